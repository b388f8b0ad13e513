"""Game records: one JSON-lines file holds a game, from which it can be replayed and verified.

The first line is the header; then comes one line per decision. Every line carries a check that
depends on all lines before it, so that a change is found on the line where it was made.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

from rathaus.core.errors import BadRecord, RathausError
from rathaus.core.events import Listener
from rathaus.core.game import Game
from rathaus.core.options import Value
from rathaus.core.state import State
from rathaus.core.steps import CHANCE

FORMAT = 1
_CHANCE_NAME = "chance"


@dataclass(frozen=True, slots=True)
class Decision:
    seat: int
    move: str  # its notation


@dataclass(frozen=True, slots=True)
class Record:
    """A game as its inputs: how it was set up and every decision, chance included."""

    game: str
    rules_version: int
    components: str
    players: int
    options: Mapping[str, Value]
    seats: tuple[str, ...]  # who sat there
    seed_hash: str
    seed: str | None = None  # revealed when the game is over
    result: Mapping[str, list[int]] | None = None  # scores and ranks; None: not finished
    opening: int = 0  # so many decisions come from another game, not from this seed
    decisions: tuple[Decision, ...] = field(default=())

    def dumps(self) -> str:
        """The record as the text of a file."""
        check, lines = "", []
        for content in (self._header(), *map(_line, self.decisions)):
            check = _check(check, content)
            lines.append(json.dumps({**content, "check": check}, ensure_ascii=False))
        return "\n".join(lines) + "\n"

    def _header(self) -> dict[str, Any]:
        opening = {"opening": self.opening} if self.opening else {}
        return {
            **opening,
            "rathaus": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "components": self.components,
            "players": self.players,
            "options": dict(self.options),
            "seats": list(self.seats),
            "seed_hash": self.seed_hash,
            "seed": self.seed,
            "result": dict(self.result) if self.result else None,
            "decisions": len(self.decisions),
        }


def hash_of(seed: str) -> str:
    """The commitment to a seed: shown at the start, checked when the seed is revealed."""
    return sha256(f"rathaus seed {seed}".encode()).hexdigest()


def chance_generator(seed: str) -> Random:
    """The generator all chance of a game is drawn from."""
    return Random(f"rathaus chance {seed}")


# -- reading ----------------------------------------------------------------------------------

_HEADER_TYPES: dict[str, tuple[type, ...]] = {
    "rathaus": (int,),
    "game": (str,),
    "rules_version": (int,),
    "components": (str,),
    "players": (int,),
    "options": (dict,),
    "seats": (list,),
    "seed_hash": (str,),
    "seed": (str, type(None)),
    "result": (dict, type(None)),
    "decisions": (int,),
}


def loads(text: str) -> Record:
    """Read a record; anything missing, cut off or changed is refused with its line."""
    lines = text.removesuffix("\n").split("\n")
    if not text.strip():
        raise BadRecord(1, "the file is empty; a record starts with a header line")
    header = _parse(1, lines[0])
    _check_header(header)
    check = _verify(1, "", header)
    decisions = []
    for number, line in enumerate(lines[1:], start=2):
        content = _parse(number, line)
        check = _verify(number, check, content)
        decisions.append(_decision(number, content))
    expected = header["decisions"]
    if len(decisions) != expected:
        reason = f"the record should have {expected} decisions but has {len(decisions)}"
        raise BadRecord(min(len(decisions), expected) + 2, reason)
    known = {key: header[key] for key in _HEADER_TYPES if key not in ("rathaus", "decisions")}
    known["seats"] = tuple(known["seats"])
    opening = _opening(header, len(decisions))
    return Record(**known, opening=opening, decisions=tuple(decisions))


def _parse(number: int, line: str) -> dict[str, Any]:
    try:
        content = json.loads(line)
        if "\\u" in line:
            json.dumps(content, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise BadRecord(number, "this has half a character in it") from error
    except json.JSONDecodeError as error:
        raise BadRecord(number, f"this is not JSON: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise BadRecord(number, "this is not JSON that makes sense") from error
    if not isinstance(content, dict):
        raise BadRecord(number, "every line is a JSON object")
    return content


def _check_header(header: dict[str, Any]) -> None:
    for key, types in _HEADER_TYPES.items():
        if key not in header:
            raise BadRecord(1, f"the header has no {key!r}")
        if type(header[key]) not in types:
            raise BadRecord(1, f"the header's {key!r} cannot be {header[key]!r:.40}")
    if header["rathaus"] != FORMAT:
        raise BadRecord(1, f"format {header['rathaus']} is not known; this is format {FORMAT}")


def _opening(header: dict[str, Any], decisions: int) -> int:
    """Where a game goes on from another one, the header says how far that one came."""
    opening = header.get("opening", 0)
    if type(opening) is not int or not 0 <= opening <= decisions:
        raise BadRecord(1, f"the header's 'opening' cannot be {opening!r:.40}")
    return opening


def _verify(number: int, before: str, content: dict[str, Any]) -> str:
    found = content.pop("check", None)
    check = _check(before, content)
    if found != check:
        raise BadRecord(number, "the line or one before it was changed: its check does not fit")
    return check


def _check(before: str, content: Mapping[str, Any]) -> str:
    text = json.dumps(content, sort_keys=True)
    return sha256(f"{before}{text}".encode()).hexdigest()[:12]


def _line(decision: Decision) -> dict[str, Any]:
    seat = _CHANCE_NAME if decision.seat == CHANCE else decision.seat
    return {"seat": seat, "move": decision.move}


def _decision(number: int, content: dict[str, Any]) -> Decision:
    seat, move = content.get("seat"), content.get("move")
    if seat == _CHANCE_NAME:
        seat = CHANCE
    elif type(seat) is not int or seat < 0:
        raise BadRecord(number, f"the seat cannot be {seat!r}")
    if not isinstance(move, str):
        raise BadRecord(number, f"the move cannot be {move!r}")
    return Decision(seat, move)


# -- replaying --------------------------------------------------------------------------------


def replay(record: Record, game: Game, listener: Listener | None = None) -> Iterator[State]:
    """Rebuild the game decision by decision: the same state object, before the first move and
    after each. Whatever does not fit the rules, the seed or the result is refused with its line.
    """
    state = _start(record, game, listener)
    rng = _audit_generator(record)
    yield state
    for number, decision in enumerate(record.decisions, start=2):
        own = number - 2 >= record.opening
        if own and decision.seat == CHANCE and rng and state.turn() == (CHANCE,):
            drawn = game.notation(state, state.sample(rng))
            if drawn != decision.move:
                raise BadRecord(number, f"the seed draws {drawn}, not {decision.move}")
        try:
            state.play(decision.seat, game.parse(state, decision.move))
        except RathausError as error:
            raise BadRecord(number, str(error)) from error
        yield state
    _check_result(record, state)


def verify(record: Record, game: Game) -> State:
    """Replay a record to its end; the final state."""
    state = None
    for state in replay(record, game):  # noqa: B007 (the last one is wanted)
        pass
    assert state is not None
    return state


def _start(record: Record, game: Game, listener: Listener | None) -> State:
    mine = (game.name, game.rules_version, game.components_id)
    theirs = (record.game, record.rules_version, record.components)
    if mine != theirs:
        raise BadRecord(1, f"the record is of {theirs}, but this is {mine}")
    if len(record.seats) != record.players:
        raise BadRecord(1, f"{record.players} players cannot sit on {len(record.seats)} seats")
    try:
        return game.start(record.players, record.options, listener)
    except RathausError as error:
        raise BadRecord(1, str(error)) from error


def _audit_generator(record: Record) -> Random | None:
    if record.seed is None:
        return None
    if not record.seed.isprintable() or hash_of(record.seed) != record.seed_hash:
        raise BadRecord(1, "the seed does not fit its hash")
    return chance_generator(record.seed)


def _check_result(record: Record, state: State) -> None:
    result = outcome(state)
    if record.result != result:
        last = len(record.decisions) + 1
        raise BadRecord(last, f"the result is {result}, but the header says {record.result}")


def outcome(state: State) -> dict[str, list[int]] | None:
    """Scores and ranks of a finished game; None while it is running."""
    if state.turn():
        return None
    return {"scores": state.scores(), "ranks": state.ranks()}


def victories(ranks: Sequence[int]) -> list[float]:
    """The victory of each seat: a shared one counts as a share, and all may lose to the game.

    >>> victories([1, 3, 1]), victories([2])
    ([0.5, 0.0, 0.5], [0.0])
    """
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]
