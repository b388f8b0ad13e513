"""Checks of everything that is read: notation, prompts, moves in plain words, the story."""

import json
import re
from random import Random
from typing import Any

import pytest

from rathaus.core.errors import BadNotation
from rathaus.core.events import Event
from rathaus.core.game import LANGUAGES, Game
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from tests.conformance.play import position
from tests.conformance.walk import Options, generator, sampled, step_of, visited, watch

NAMES = ("Ann", "Bo", "Cem", "Dora", "Eve", "Finn", "Gül", "Hal")
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
NOTATION = re.compile(r"[a-z][a-z_]*(:[a-z0-9_]+)*")
EVENT_KIND = re.compile(r"[a-z]+(_[a-z]+)*")


def words_in(data: Any) -> set[str]:
    """All texts in plain data, keys included; by way of JSON, which is quicker than to walk it.

    >>> sorted(words_in({"hand": ["villas", 3], "seats": [{"city": ["", "ranch"]}]}))
    ['', 'city', 'hand', 'ranch', 'seats', 'villas']
    """
    return set(QUOTED.findall(json.dumps(data, ensure_ascii=False)))


def check_notation_space(game: Game, players: int, options: Options) -> None:
    """Every move of the space has one name of its own, which leads back to it."""
    state = game.start(players, options)
    moves = range(len(game.space))
    names = [game.notation(state, move) for move in moves]
    assert all(NOTATION.fullmatch(name) for name in names)
    assert [game.parse(state, name) for name in names] == list(moves)
    for wrong in (-1, len(game.space), 10**9):
        with pytest.raises(BadNotation, match=str(wrong)):
            game.notation(state, wrong)


def check_bad_notation(game: Game, players: int, options: Options) -> None:
    """What is no name of a move is refused, and the message shows what one looks like."""
    state = game.start(players, options)
    name = game.notation(state, 0)
    wrong: list[Any] = ["", " ", ":", "no_such_move", "no_such_move:1", "0", name.upper()]
    wrong += [f" {name}", f"{name} ", f"{name}\n", f"{name}:", f"{name}:no_such_thing", f":{name}"]
    wrong += [None, 0, 1.5, [], [name], b"text"]
    for text in wrong:
        with pytest.raises(BadNotation) as caught:
            game.parse(state, text)
        assert repr(text) in str(caught.value)
        assert game.space.ranges()[0] in str(caught.value), "the message shows a right one"


def check_notation(game: Game, players: int, options: Options, seed: int) -> None:
    """The legal moves of every decision have names of their own that lead back to them."""
    for state in visited(game, players, options, seed):
        for seat in state.turn():
            moves = state.moves(seat)
            names = [game.notation(state, move) for move in moves]
            assert len(set(names)) == len(names)
            assert [game.parse(state, name) for name in names] == moves


def check_words(game: Game, players: int, options: Options, seed: int) -> None:
    """Every question, legal move and outcome of chance can be read in every language."""
    rng = generator("words", game, players, options, seed)
    for state in sampled("words", visited(game, players, options, seed), rng, share=0.15):
        before = position(state)
        for seat in state.turn():
            for lang in LANGUAGES:
                if seat == CHANCE:
                    _assert_moves(state, seat, lang)
                else:
                    _assert_question(state, seat, lang)
                    _assert_refusals(state, seat, lang, rng)
        _assert_silence(state, rng)
        assert position(state) == before, step_of(state)


def _assert_question(state: State, seat: int, lang: str) -> None:
    game, names = state.game, NAMES[: state.players]
    where = f"{lang} seat {seat} {step_of(state)}"
    assert_readable(game.prompt(state, seat, lang), f"the prompt {where}")
    assert_readable(game.prompt(state, seat, lang, names), f"the prompt {where}")
    _assert_moves(state, seat, lang)


def _assert_moves(state: State, seat: int, lang: str) -> None:
    """The legal moves, and the outcomes of chance, which a replay tells."""
    game, names = state.game, NAMES[: state.players]
    where = f"{lang} seat {seat} {step_of(state)}"
    for move in state.moves(seat):
        what = f"{game.notation(state, move)} {where}"
        assert_readable(game.describe(state, seat, move, lang), what)
        assert_readable(game.describe(state, seat, move, lang, names), what)


def _assert_refusals(state: State, seat: int, lang: str, rng: Random) -> None:
    """Moves that are greyed out are not legal, and a reason that is given can be read."""
    game, legal = state.game, state.moves(seat)
    for refusal in game.refused(state, seat, lang):
        assert refusal.move in range(len(game.space))
        assert refusal.move not in legal
        assert_readable(refusal.text, (lang, refusal))
        assert_readable(str(refusal.reason), (lang, refusal))
    for move in rng.sample(range(len(game.space)), 5):
        reason = game.why_not(state, seat, move, lang) if move not in legal else None
        if reason is not None:
            assert_readable(str(reason), f"why not {game.notation(state, move)}")


def _assert_silence(state: State, rng: Random) -> None:
    """Who is not asked is refused nothing, at the end of the game either."""
    game, move = state.game, rng.randrange(len(state.game.space))
    for seat in set(range(state.players)) - set(state.turn()):
        assert game.refused(state, seat, "en") == [], step_of(state)
        assert game.why_not(state, seat, move) is None, step_of(state)


def assert_readable(text: str, what: object) -> None:
    assert isinstance(text, str), what
    assert text == text.strip() != "", f"no text for {what}"
    assert not re.search(r"[{}]|\bNone\b", text), f"a gap in the text of {what}: {text!r}"


def check_events(game: Game, players: int, options: Options, seed: int) -> None:
    """Events are plain data with a proper audience, and can be told in every language."""
    watch(game, players, options, seed, [Stories(game, players)])


class Stories:
    """The witness of `check_events`."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.heard: dict[str, Event] = {}  # most events of a game happen again and again

    def hear(self, event: Event) -> None:
        self.heard[repr(event)] = event

    def see(self, state: State) -> None:
        if state.turn():
            return
        assert self.heard
        read = _READ.setdefault((self.game, self.players), set())
        for event in [each for key, each in self.heard.items() if key not in read]:
            _assert_event(event, self.players, state.sides)
            for lang in LANGUAGES:
                assert_readable(self.game.story(event, lang), (lang, event))
            told = self.game.story(event, lang, NAMES[: self.players])
            assert_readable(told, (lang, event))
        read.update(self.heard)


_READ: dict[tuple[Game, int], set[str]] = {}  # by game and players: events that were read


def _assert_event(event: Event, players: int, sides: int) -> None:
    seats = set(range(players))
    assert EVENT_KIND.fullmatch(event.kind), event
    assert event.seat is None or event.seat in range(sides), event
    if event.audience is not None:
        assert list(event.audience) == sorted(set(event.audience) & seats), event
        assert not event.visible_to(None), event
    for name, value in event.data.items():
        assert name.isidentifier(), event
        assert type(value) in (int, str, tuple), event
        if type(value) is tuple:
            assert all(type(item) is int for item in value), event
