"""Who meets whom: line-ups, and the games in which a line-up changes its seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from random import Random

from rathaus.core.errors import RathausError

MODES = ("round-robin", "rest", "ladder")


def short(bot: str) -> str:
    """The name of a bot; of one's own the class alone.

    >>> short("ideas/march/my_bot.py:MyBot"), short("easy")
    ('MyBot', 'easy')
    """
    return bot.rpartition(":")[2]


class BadArena(RathausError):
    """The arena cannot be run as it was asked for."""


@dataclass(frozen=True, slots=True)
class Match:
    """Bots, one per seat, that meet on many deals."""

    line_up: tuple[str, ...]

    @property
    def bots(self) -> tuple[str, ...]:
        """Each bot once, in the order of the line-up."""
        return tuple(dict.fromkeys(self.line_up))

    @property
    def games_a_deal(self) -> int:
        return len(self.seatings(0, ""))

    def par(self, bot: str) -> float:
        """The share of victories if all were equally strong."""
        return self.line_up.count(bot) / len(self.line_up)

    def seatings(self, deal: int, seed: str) -> list[tuple[str, ...]]:
        """Every bot on every seat; where all differ, another order of neighbours for each deal."""
        order = list(self.line_up)
        if len(self.bots) == len(order):
            Random(f"{seed} order {deal}").shuffle(order)
        turns = [tuple(order[first:] + order[:first]) for first in range(len(order))]
        return list(dict.fromkeys(turns))

    def __str__(self) -> str:
        counts = {bot: self.line_up.count(bot) for bot in self.bots}
        names = {bot: short(bot) for bot in counts}
        sides = [f"{n} × {names[bot]}" if n > 1 else names[bot] for bot, n in counts.items()]
        return " against ".join(sides) if len(sides) > 1 else f"{sides[0]} alone"


def matches(mode: str, bots: Sequence[str], players: int) -> list[Match]:
    """The matches of a mode: `round-robin`, `rest` (the first against the rest) or `ladder`."""
    if mode not in MODES:
        raise BadArena(f"there is no mode {mode!r}; allowed: {', '.join(MODES)}")
    if len(set(bots)) != len(bots):
        raise BadArena("a bot is named twice; every bot meets the others, so name each once")
    if players == 1:  # they meet on the same deals, each alone
        return [Match((bot,)) for bot in bots]
    if len(bots) < 2:
        raise BadArena("name at least two bots, separated by commas")
    if mode == "rest":
        return [_against_the_rest(bots[0], other, players) for other in bots[1:]]
    if mode == "ladder":
        return [_against_the_rest(strong, weak, players) for weak, strong in pairwise(bots)]
    if len(bots) >= players:
        return [Match(each) for each in combinations(bots, players)]
    return [match for pair in combinations(bots, 2) for match in _duel(*pair, players)]


def _against_the_rest(one: str, rest: str, players: int) -> Match:
    return Match((one, *[rest] * (players - 1)))


def _duel(one: str, other: str, players: int) -> list[Match]:
    """In turns round the table; of an odd number of seats each has the larger half once."""
    sides = [(one, other), (other, one)] if players % 2 else [(one, other)]
    return [Match(tuple(pair[seat % 2] for seat in range(players))) for pair in sides]
