"""One game in the course of being played, as all environments need it.

It draws chance, decodes actions, and knows what a seat observes and earns. The doors add only what
their library wants to see.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from rathaus.core.errors import BadOption, RathausError
from rathaus.core.game import Game
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from rathaus.envs.encoding import Encoding
from rathaus.registry import find

Reward = Literal["win", "points"]
Observation = dict[str, NDArray[Any]]
_CHANCE = (CHANCE,)
_POINTS = 100  # points are paid out divided by this


class NotStarted(RathausError, AttributeError):
    """Nothing is being played yet."""


class Course:
    """A game with its settings; `start` begins a new one, however often."""

    def __init__(
        self,
        game: str | Game,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        encode: bool = True,
        reward: Reward = "win",
    ) -> None:
        if reward not in get_args(Reward):
            known = ", ".join(get_args(Reward))
            raise RathausError(f"there is no reward {reward!r}; allowed: {known}")
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(f"options go by name, such as {{'beginner': True}}, not {options!r}")
        self.game = find(game) if isinstance(game, str) else game
        self.players = players
        self.options = dict(options or {})
        self.game.start(players, self.options)  # refuses wrong players and options now
        self.encoding = Encoding(self.game, players, self.options) if encode else None
        self.actions = len(self.game.space)
        self._pays_on = reward == "points" and self.game.has_open_scores  # or at the end alone
        self._pays = self._points if reward == "points" else self._victory
        self._rng = Random()

    def __getattr__(self, name: str) -> Any:
        """Called for what is not there: until `start` has been called, a state."""
        if name == "state":
            raise NotStarted("there is no game yet: call reset first")
        raise AttributeError(f"{type(self).__name__} has no {name}")

    def start(self, seed: int | None) -> None:
        """A new game. With a seed the same one; without, chance goes on as it was."""
        if seed is not None:
            self._rng = Random(seed)
        self.state: State = self.game.start(self.players, self.options)
        self._paid = [0.0] * self.players
        self._settle()

    def play(self, seat: int, action: object) -> None:
        """One decision; `IllegalMove` leaves everything as it was."""
        self.state.play(seat, self.decode(action))
        self._settle()

    def check(self, seat: int, action: object) -> None:
        """Refuse an action that the seat may not take now; nothing is played."""
        if self.decode(action) not in self.state.moves(seat):
            self.state.copy().play(seat, self.decode(action))

    def decode(self, action: object) -> int:
        """The move that an action stands for: libraries hand over whole numbers of many kinds."""
        if isinstance(action, np.integer):
            return int(action)
        return action  # type: ignore[return-value]  # what is no move is refused by the state

    def is_over(self) -> bool:
        return not self.state.turn()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal move of the seat."""
        mask = bytearray(self.actions)  # quicker than numpy: most decisions have a few moves
        for move in self.state.moves(seat):
            mask[move] = 1
        return np.frombuffer(mask, np.int8)

    def observe(self, seat: int, mask: NDArray[np.int8]) -> Observation:
        if self.encoding is None:
            return {"action_mask": mask}
        return {"observation": self.encoding.observe(self.state, seat), "action_mask": mask}

    def pay(self) -> list[float] | None:
        """What each seat has earned since this was asked last; None: nobody anything."""
        if not self._pays_on and self.state.turn():
            return None
        now = self._pays()
        if now == self._paid:
            return None
        earned = [new - old for new, old in zip(now, self._paid, strict=True)]
        self._paid = now
        return earned

    def picture(self) -> str:
        """One line: who decides, and the points so far."""
        turn = ", ".join(f"seat_{seat}" for seat in self.state.turn()) or "over"
        return f"{self.game.name}: {turn}; points: {', '.join(map(str, self.state.scores()))}"

    def _settle(self) -> None:
        state = self.state
        while state.turn() == _CHANCE:
            state.play(CHANCE, state.sample(self._rng))

    def _victory(self) -> list[float]:
        return shares(self.state.ranks())

    def _points(self) -> list[float]:
        """Points as they grow, where everybody sees them; else all at the end."""
        return [points / _POINTS for points in self.state.scores()]


def shares(ranks: list[int]) -> list[float]:
    """At the end the winners share 1 and the others -1; if all won, several of them, nothing."""
    winners = ranks.count(1)
    losers = len(ranks) - winners
    if not losers and winners > 1:
        return [0.0] * winners
    return [1 / winners if rank == 1 else -1 / losers for rank in ranks]
