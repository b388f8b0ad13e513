"""What is taken back without consent has shown nobody what the table does not know any more."""

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import rathaus
from rathaus.core.events import Event
from rathaus.core.match import Match
from rathaus.core.state import State

GAMES_EACH = 12
SHARE = 0.15  # of the decisions that can be taken back are looked at
TRUTHS = 2  # that the seat could take for granted instead
LONGEST = 5  # decisions taken back in a row


@dataclass(frozen=True)
class Played:
    """A decision that its seat can still take back, in the state it was made in."""

    seat: int
    move: int
    before: State


@pytest.mark.parametrize("name", rathaus.games())
def test_an_undo_gives_back_nothing_that_was_seen(name: str) -> None:
    """Redeal the table as it is after the undo, as the seat that takes back knows it: the seat and
    all who look on see and hear the same of the same decisions, so nothing that they were sent
    (all of it is made of views and events, see `test_leaks`) can be contradicted. To others alone
    nothing is told at all. What a seat shows of its own secrets is its own affair.
    """
    game, checked = rathaus.game(name), 0
    for seed in range(GAMES_EACH):
        rng = Random(f"{name} taken back {seed}")
        counts = game.player_counts
        match = Match(game, counts[seed % len(counts)], seed=f"back {seed}")
        trail: list[Played] = []
        while not match.is_over:
            seat = rng.choice(match.state.turn())
            played = Played(seat, rng.choice(match.state.moves(seat)), match.state.copy())
            match.play(seat, played.move)
            same = [each for each in trail[1 - LONGEST :] if each.seat == seat]
            trail = [*same, played] if match.can_undo(seat) else []
            if trail and rng.random() < SHARE:
                checked += _check(trail, rng)
    assert checked > 30


def _check(trail: list[Played], rng: Random) -> int:
    """How many decisions were compared."""
    seat, before = trail[0].seat, trail[0].before
    truth = _told(trail, before.copy(), seat)
    for _ in range(TRUTHS):
        assert _told(trail, before.redeal(seat, rng), seat) == truth, f"{seat} has seen more"
    return len(trail)


def _told(trail: list[Played], state: State, seat: int) -> list[Any]:
    """What the seat sees and what is told after each decision."""
    heard: list[Event] = []
    state.listener = heard.append
    told = []
    for played in trail:
        state.play(seat, played.move)
        assert all(each.visible_to(seat) for each in heard)
        told.append((state.view(seat), heard[:]))
    return told
