"""Observations as numpy arrays, with a manifest that tells which number is what.

encoding = Encoding(rathaus.game("neom"), players=3)
vector = encoding.observe(state, seat)
money = vector[encoding.slice("seat0.money")]
"""

import struct
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rathaus.core.errors import BadPlayers, RathausError
from rathaus.core.game import Game
from rathaus.core.state import State
from rathaus.envs.layout import Layout, Part, RecordedSheet
from rathaus.envs.observing.sheet import Sheet

Observe = Callable[[Sheet, Any, int], None]
_GAMES = ("bruges", "city_tycoon", "hamburg", "neom")  # each has a file in `observing`
LEAST, MOST = -10.0, 100.0  # all numbers of an observation lie between these


class NoEncoding(RathausError):
    """A game has no numbers for networks, or there is no part of that name."""


class Encoding:
    """Turns positions of a game, with this number of players and these options, into arrays."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        observe: Observe | None = None,
    ) -> None:
        """A game of one's own brings its own `observe`; see `rathaus.envs.observing`."""
        self.game = game
        self.players = players
        self._seats = range(players)
        self.version, self._write = _writer(game, observe)
        self._steps = {name: place for place, name in enumerate(game.steps)}
        start = game.start(players, options)
        recorded = RecordedSheet(start.sides)
        self._fill(recorded, start, 0)
        self._layout = Layout(recorded)
        self.parts: tuple[Part, ...] = self._layout.parts
        self.size = self._layout.size

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """What the seat may know, as a fresh vector of floats."""
        if seat not in self._seats:
            raise BadPlayers(f"there is no seat {seat!r}: seats go from 0 to {self.players - 1}")
        sheet = Sheet()
        self._fill(sheet, state, seat)
        try:
            return self._layout.vector(sheet, seat)
        except struct.error as error:
            raise NoEncoding(
                f"this position has other parts than {self.game.name} with {self.players} players "
                "and the options of this encoding; make another one for it"
            ) from error

    def slice(self, name: str) -> slice:
        """Where a part of the vector stands."""
        for part in self.parts:
            if part.name == name:
                return slice(part.start, part.stop)
        known = ", ".join(part.name for part in self.parts[:8])
        raise NoEncoding(f"there is no part {name!r}; there are: {known}, ... (see `manifest`)")

    def manifest(self) -> dict[str, Any]:
        """Which number is what, as plain data."""
        return {
            "game": self.game.name,
            "players": self.players,
            "version": self.version,
            "size": self.size,
            "actions": len(self.game.space),
            "parts": [{"name": p.name, "start": p.start, "stop": p.stop} for p in self.parts],
        }

    def _fill(self, sheet: Sheet, state: State, seat: int) -> None:
        """The game's own parts, then what is being asked and answered."""
        self._write(sheet, state, seat)
        steps = self._steps
        sheet.marks("step", len(steps), (steps[state.stack[-1][0]],) if state.stack else ())
        sheet.marks("answer", len(self.game.space), state.answers[seat])


def _writer(game: Game, observe: Observe | None) -> tuple[int, Observe]:
    if observe is not None:
        return 0, observe
    if game.name not in _GAMES:
        names = ", ".join(_GAMES)
        raise NoEncoding(
            f"{game.name} has no numbers for networks (there are: {names}); "
            "pass a function observe(sheet, state, seat), or encode=False"
        )
    module = import_module(f"rathaus.envs.observing.{game.name}")
    write: Observe = module.observe
    return module.VERSION, write
