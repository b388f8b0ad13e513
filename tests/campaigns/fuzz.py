"""Damaged input at every door: it is refused with a reason, and never with anything else.

Guided by coverage: an input that reaches lines no other has reached is damaged further.
"""

import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import msgspec
from rich.console import Console

import rathaus
from rathaus.core.errors import RathausError
from rathaus.core.match import Match
from rathaus.registry import find
from rathaus.server import changes
from rathaus.server.entries import dump, load
from rathaus.server.errors import Refused
from rathaus.server.protocol.client import Consider, Hello, Look, Rematch, Report
from rathaus.server.protocol.coding import decode_message
from rathaus.server.replays import read_record
from rathaus.server.snapshots import dump as taken
from tests.core.matches import contents, forged, play_on
from tests.server.test_votes import new_table

REFUSALS = (RathausError, Refused, msgspec.MsgspecError, UnicodeError, RecursionError)
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 7, 255, 2**31, 2**63, -(2**70), 1e308, float("nan"), 0.5),
    *("", "0", "x" * 300, "\x00", "\ud800", "é", "chance", "CHANCE", "pick:", ":", "__class__"),
    *([], {}, [[]], [None], {"": None}, [0] * 50),
)
PIECES = ('"', "{", "}", "[", "]", ",", ":", "\n", "=", "-", "1e999", "null", "\x00", "\ud83d", "#")
Target = Callable[[str], None]


# -- doors ------------------------------------------------------------------------------------


def open_record(text: str) -> None:
    read_record(text)
    try:
        lines = contents(text)
    except (ValueError, AttributeError):
        return
    read_record(forged(lines))


def open_save(text: str) -> None:
    try:
        data = json.loads(text)
    except ValueError:
        return
    name = data.get("game") if isinstance(data, dict) else None
    game = rathaus.game(name if name in rathaus.games() else "neom")
    state = game.from_json(data)
    assert game.from_json(json.loads(json.dumps(state.to_json()))) == state
    for seat in (None, *range(state.players)):
        json.dumps(state.view(seat))


def open_components(text: str) -> None:
    name, _, file = text.partition("\n")
    find(name if name in rathaus.games() else "neom", file)


def open_message(text: str) -> None:
    """Whatever is refused has changed nothing; whatever is done can be read again."""
    message = decode_message(text)
    if isinstance(message, Hello | Look | Consider | Rematch | Report):
        return
    table = new_table(people=2, game="bruges")
    before = taken(table)
    entry = changes._entry(table, message, {})
    try:
        changes._check(table, message, {f"{0:064x}"})
        table.apply(entry)
    except Refused:
        assert taken(table) == before
        raise
    assert load(dump(entry)) == entry


def seeds() -> dict[str, tuple[Target, list[str]]]:
    records, saves = [], []
    for name in rathaus.games():
        game = rathaus.game(name)
        match = Match(game, max(game.player_counts), seed="fuzz")
        play_on(match, Random(name), 40)
        saves.append(json.dumps(match.state.to_json()))
        play_on(match, Random(name))
        records.append(match.record().dumps())
    blocks = re.findall(r"```toml\n(.*?)```", Path("docs/components.md").read_text(), re.DOTALL)
    files = [f"{name}\n{block}" for block in blocks for name in rathaus.games()]
    table = new_table(people=2, game="bruges")
    assert table.match
    seat = table.match.state.turn()[0]
    move = table.notation(table.match.state.moves(seat)[0])
    told: list[dict[str, Any]] = [
        {"type": "move", "key": "k", "version": 2, "seat": seat, "move": move, "then": ["x"]},
        {"type": "sit", "key": "k", "seat": 0, "name": "Ann", "secret": "ab" * 16},
        {"type": "sit_bot", "key": "k", "seat": 1, "level": "easy"},
        {"type": "propose", "key": "k", "seat": 0, "what": "bot", "about": 1, "level": "easy"},
        {"type": "vote", "key": "k", "seat": 0, "agrees": True},
        {"type": "chat", "key": "k", "seat": 0, "text": "hello"},
        {"type": "undo", "key": "k", "version": 2, "seat": 0},
    ]
    messages = [json.dumps(each) for each in told]
    return {
        "records": (open_record, records),
        "saves": (open_save, saves),
        "component files": (open_components, files),
        "messages": (open_message, messages),
    }


# -- damage -----------------------------------------------------------------------------------


def damaged(text: str, rng: Random, others: list[str]) -> str:
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        text = rng.choice((_in_text, _in_text, _in_json))(text, rng, others)
    return text


def _in_text(text: str, rng: Random, others: list[str]) -> str:
    start = rng.randrange(len(text) + 1)
    end = min(len(text), start + rng.choice((0, 1, 1, 4, 40)))
    other = rng.choice(others)
    place = rng.randrange(len(other) + 1)
    new = rng.choice((rng.choice(PIECES), other[place : place + 20], "", str(rng.choice(ODD))))
    return text[:start] + new + text[end:]


def _in_json(text: str, rng: Random, others: list[str]) -> str:
    """One value of one line becomes another."""
    lines = text.splitlines() or [""]
    number = rng.randrange(min(len(lines), rng.choice((1, len(lines)))))
    try:
        data = json.loads(lines[number])
    except (ValueError, RecursionError):
        return _in_text(text, rng, others)
    holders = list(_holders(data))
    if not holders:
        return text
    holder = rng.choice(holders)
    key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    value = holder[key]
    near = value + rng.choice((-1, 1)) if type(value) is int else value
    holder[key] = rng.choice((rng.choice(ODD), near, rng.choice(holders)))
    if rng.random() < 0.2:
        del holder[key]
    try:
        lines[number] = json.dumps(data)
    except (ValueError, RecursionError):  # it holds itself now
        return text
    return "\n".join(lines) + "\n" * text.endswith("\n")


def _holders(data: Any) -> Iterator[Any]:
    if isinstance(data, dict | list) and data:
        yield data
        for each in list(data.values()) if isinstance(data, dict) else data:
            yield from _holders(each)


# -- the search -------------------------------------------------------------------------------


@contextmanager
def noting(reached: set[tuple[str, int]]) -> Iterator[None]:
    """Which lines of ours are run."""

    def within(frame: FrameType, event: str, _: Any) -> Any:
        reached.add((frame.f_code.co_filename, frame.f_lineno))
        return within

    def enter(frame: FrameType, event: str, _: Any) -> Any:
        return within if "/rathaus/" in frame.f_code.co_filename else None

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        yield
    finally:
        sys.settrace(before)


def search(
    target: Target, corpus: list[str], rng: Random, is_over: Callable[[int], bool]
) -> tuple[int, int, list[str]]:
    """How many inputs were tried, how many reached something new, and what went wrong."""
    known: set[tuple[str, int]] = set()
    wrong: dict[str, str] = {}
    tried, found = 0, list(corpus)
    for text in found:
        _try(target, text, known)
    while not is_over(tried):
        text = damaged(rng.choice(found), rng, found)[:200_000]
        reached: set[tuple[str, int]] = set()
        if error := _try(target, text, reached):
            wrong.setdefault(error, text)
        tried += 1
        if reached - known:
            known |= reached
            found.append(text)
    return tried, len(found) - len(corpus), [f"{e}: {t[:400]!r}" for e, t in wrong.items()]


def _try(target: Target, text: str, reached: set[tuple[str, int]]) -> str:
    """What went wrong, in one line."""
    try:
        with noting(reached):
            target(text)
    except REFUSALS:
        return ""
    except Exception as error:
        trace = error.__traceback__
        while trace and trace.tb_next:
            trace = trace.tb_next
        place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
        return f"{type(error).__name__} at {place.partition('/src/')[2] or place}"
    return ""


def campaign(seconds: float, seed: int, console: Console) -> list[str]:
    wrong = []
    for name, (target, corpus) in seeds().items():
        end = time.monotonic() + seconds
        tried, new, found = search(
            target, corpus, Random(f"{name} {seed}"), lambda _, end=end: time.monotonic() > end
        )
        console.print(f"{name}: {tried} tried, {new} reached new lines, {len(found)} went wrong")
        wrong += [f"{name}: {each}" for each in found]
    return wrong
