"""One game between bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rathaus.bots import Bot, let_decide
from rathaus.core.state import State
from rathaus.core.steps import CHANCE


@dataclass(frozen=True, slots=True)
class Seated:
    """A bot on its seat, with a generator of its own."""

    name: str
    bot: Bot
    rng: Random


def play_out(state: State, seats: Sequence[Seated], chance: Random) -> int:
    """Play to the end; the number of decisions, chance not counted."""
    decisions = 0
    while turn := state.turn():
        seat = turn[0]
        if seat == CHANCE:
            state.play(CHANCE, state.sample(chance))
            continue
        decisions += 1
        here = seats[seat]
        let_decide(here.bot, here.name, state, seat, here.rng, state.play)
    return decisions
