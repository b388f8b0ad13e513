"""Checks of secrets: views tell nothing they must not, and redeal knows no more than a view.

The means is `redeal`: it changes what a seat cannot know. If anything the seat is shown changes
with it, the seat was shown a secret.
"""

import json
from random import Random
from typing import Any

import pytest

from rathaus.core import fields
from rathaus.core.errors import BadPlayers
from rathaus.core.events import Event
from rathaus.core.game import LANGUAGES, Game
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from tests.conformance.play import position
from tests.conformance.saves import assert_reloads
from tests.conformance.walk import (
    Options,
    finish,
    generator,
    random_game,
    sampled,
    step_of,
    visited,
)


def viewers(state: State) -> tuple[int | None, ...]:
    """All who may look: every seat, and a spectator."""
    return (*range(state.players), None)


def check_views(game: Game, players: int, options: Options, seed: int) -> None:
    """A view is plain data, the same each time; only those at the table have one."""
    rng = generator("views", game, players, options, seed)
    for state in sampled("views", visited(game, players, options, seed), rng, share=0.05):
        for seat in viewers(state):
            view = state.view(seat)
            plain = json.loads(json.dumps(view))
            assert plain == view
            assert view["seat"] == seat
            assert tuple(view["turn"]) == state.turn()
            assert view["moves"] == ([] if seat is None else state.moves(seat))
            view.clear()
            assert state.view(seat) == plain
        for wrong in (CHANCE, players, 99):
            with pytest.raises(BadPlayers, match=str(players - 1)):
                state.view(wrong)
            with pytest.raises(BadPlayers, match=str(players - 1)):
                state.redeal(wrong, rng)


def check_secrets(game: Game, players: int, options: Options, seed: int) -> None:
    """What a seat cannot know changes neither its view nor its moves, words and events."""
    rng = generator("secrets", game, players, options, seed)
    for state in sampled("secrets", visited(game, players, options, seed), rng, share=0.02):
        before = position(state)
        for seat in viewers(state):
            luck = rng.getrandbits(32)
            other = state.redeal(seat, Random(luck))
            where = f"seat {seat} {step_of(state)}"
            assert shown(other, seat) == shown(state, seat), where
            assert other.turn() == state.turn(), where
            # The truth behind the view must not show: neither of the two states is special.
            assert other.redeal(seat, Random(luck)) == other, where
            if seat in state.turn():
                _assert_same_course(state, other, seat, rng)
        assert position(state) == before, step_of(state)


def shown(state: State, seat: int | None) -> str:
    """All that a seat is shown, byte by byte."""
    words: list[Any] = []
    if state.game.has_open_scores:
        words.append((state.scores(), state.ranks(), state.result()))
    if seat is not None:  # who waits reads a prompt, too
        words += [state.game.prompt(state, seat, lang) for lang in LANGUAGES]
    if seat is not None and seat in state.turn():
        for move in state.moves(seat):
            words.append(state.game.describe(state, seat, move, "en"))
            words.append(state.game.targets(state, seat, move))
            words.append(state.game.consequence(state, seat, move))
            words.append(state.game.trails(state, seat, move))
            words.append(state.game.suggestion(state, seat, move))
        for refusal in state.game.refused(state, seat, "en"):
            words.append((refusal, state.game.targets(state, seat, refusal.move)))
    return json.dumps([state.view(seat), words])


def _assert_same_course(state: State, other: State, seat: int, rng: Random) -> None:
    """Both states answer a move of the seat in the same way, as long as nothing is revealed."""
    move = rng.choice(state.moves(seat))
    truth, told = _play_and_listen(state.copy(), seat, move)
    guess, retold = _play_and_listen(other.copy(), seat, move)
    still_open = truth.resolved == state.resolved
    assert still_open == (guess.resolved == other.resolved), step_of(state)
    if still_open:
        assert shown(guess, seat) == shown(truth, seat), step_of(state)
    # A question that went to this seat alone may have revealed something; then the views differ.
    alone = tuple(state.asked()) == (seat,)
    if still_open or (alone and shown(guess, seat) == shown(truth, seat)):
        assert retold == told, step_of(state)


def _play_and_listen(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    heard: list[Event] = []
    state.listener = heard.append
    state.play(seat, move)
    return state, [event for event in heard if event.visible_to(seat)]


def check_redeals(game: Game, players: int, options: Options, seed: int) -> None:
    """A redealt state is a state like any other; where something is hidden it is not the truth."""
    rng = generator("redeals", game, players, options, seed)
    heard: list[Event] = []
    hidden: set[int | None] = set()
    differs: set[int | None] = set()
    states = random_game(game, players, options, seed, heard.append)
    # Each game by itself: in each of them what is hidden has to show.
    for state in sampled(f"redeals {seed}", states, rng, share=0.05):
        for seat in viewers(state):
            other = state.redeal(seat, rng)
            if _apart_from_answers(other) != _apart_from_answers(state):
                differs.add(seat)
            if not all(event.visible_to(seat) for event in heard):
                hidden.add(seat)
        assert_reloads(game, other)
        seat = rng.choice(viewers(state))
        finish(state.redeal(seat, rng), rng)
    assert hidden <= differs, "a seat was told nothing of some events, yet redeal knows the truth"


def _apart_from_answers(state: State) -> list[Any]:
    """The game's own fields: the sealed answers are drawn anew by the core."""
    names = fields.declared(type(state))
    return [getattr(state, name) for name in names if name != "answers"]


def check_sealed_answers(game: Game, players: int, options: Options, seed: int) -> None:
    """An answer lies face down until all are in: nobody else notices which one it is."""
    rng = generator("sealed", game, players, options, seed)
    for state in sampled("sealed", visited(game, players, options, seed), rng, share=0.05):
        if len(state.turn()) < 2 or state.turn() == (CHANCE,):
            continue
        seat = rng.choice(state.turn())
        one, two = (_sealed(state.copy(), seat, rng) for _ in range(2))
        for other in viewers(state):
            if other != seat:
                assert shown(one, other) == shown(two, other), f"{other} {step_of(state)}"


def _sealed(state: State, seat: int, rng: Random) -> State:
    """The seat has answered; and nobody was told anything."""
    heard: list[Event] = []
    state.listener = heard.append
    while seat in state.turn():
        state.play(seat, rng.choice(state.moves(seat)))
    assert all(event.audience == (seat,) for event in heard)
    return state
