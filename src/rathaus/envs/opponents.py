"""The bots on all seats but one's own."""

from collections.abc import Callable, Sequence
from random import Random

from rathaus import bots as bot_kinds
from rathaus.bots import BotKind
from rathaus.core.errors import BadPlayers
from rathaus.core.game import Game
from rathaus.core.state import State


class Opponents:
    """A single kind is for all other seats; else there is one for each, in their order."""

    def __init__(self, game: Game, players: int, seat: int, kinds: Sequence[BotKind]) -> None:
        if seat not in range(players):
            raise BadPlayers(f"there is no seat {seat!r}: seats go from 0 to {players - 1}")
        line = bot_kinds.line_up(kinds, players - 1) if players > 1 else ()
        others = [other for other in range(players) if other != seat]
        self._seat = seat
        self._names = dict(zip(others, map(bot_kinds.name_of, line), strict=True))
        self._bots = {
            other: bot_kinds.create(bot_kinds.prepare(kind), game)
            for other, kind in zip(others, line, strict=True)
        }

    def decide(self, state: State, rng: Random, play: Callable[[int, int], None]) -> None:
        """Until nobody but the own seat owes a decision; `play` carries each of them out."""
        while others := [seat for seat in state.turn() if seat != self._seat]:
            other = others[0]
            bot_kinds.let_decide(self._bots[other], self._names[other], state, other, rng, play)
