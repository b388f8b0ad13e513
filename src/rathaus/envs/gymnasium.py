"""Gymnasium: one seat plays, bots have the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rathaus.bots import BotKind
from rathaus.core.errors import IllegalMove
from rathaus.core.game import Game
from rathaus.envs.course import Course, Reward
from rathaus.envs.encoding import LEAST, MOST
from rathaus.envs.opponents import Opponents
from rathaus.registry import find

ILLEGAL = -1.0  # the reward of an action that is not legal


class RathausEnv(gymnasium.Env[NDArray[np.float32], int]):
    """A seat at a table with bots; `action_masks()` tells what it may do."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        players: int = 1,
        options: dict[str, object] | None = None,
        *,
        seat: int = 0,
        bots: Sequence[BotKind] = ("random",),
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        table = find(game) if isinstance(game, str) else game
        self.course = Course(table, players, options, reward=reward)
        self.seat = seat
        self.render_mode = render_mode
        self._opponents = Opponents(table, players, seat, bots)
        assert self.course.encoding is not None
        size = (self.course.encoding.size,)
        self.observation_space = spaces.Box(LEAST, MOST, size, np.float32)
        self.action_space = spaces.Discrete(self.course.actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new game. The game's own options belong to `gymnasium.make`, not here."""
        super().reset(seed=seed)
        start = int(self.np_random.integers(2**62))
        self._rng = Random(start)
        self.course.start(start)
        self._let_others_play()
        self.course.pay()
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """One decision. A masked-out action plays nothing and costs 1; `info["error"]` says why."""
        try:
            self.course.play(self.seat, action)
        except IllegalMove as error:
            over = self.course.is_over()
            return self._observe(), ILLEGAL, over, False, {**self._info(), "error": str(error)}
        self._let_others_play()
        paid = self.course.pay()
        earned = paid[self.seat] if paid else 0.0
        return self._observe(), earned, self.course.is_over(), False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as MaskablePPO asks for it."""
        return self.course.mask(self.seat).view(np.bool_)

    def render(self) -> str | None:
        return self.course.picture() if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        """Until the own seat owes a decision; where all are asked at once, it answers last."""
        self._opponents.decide(self.course.state, self._rng, self.course.play)

    def _observe(self) -> NDArray[np.float32]:
        assert self.course.encoding is not None
        return self.course.encoding.observe(self.course.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.course.mask(self.seat)}


# -- names for gymnasium.make -----------------------------------------------------------------

_SOLO = {"neom": "points", "hamburg": "win"}  # games for one player, and what they are about
_MORE = {"neom": 4, "hamburg": 4, "bruges": 4, "city_tycoon": 4}
_ENTRY = "rathaus.envs.gymnasium:RathausEnv"


def register() -> tuple[str, ...]:
    """`rathaus/neom-solo-v0` and the like; against bots: `rathaus/bruges-v0`."""
    known = {f"rathaus/{game}-solo-v0": _kwargs(game, 1, how) for game, how in _SOLO.items()}
    known |= {f"rathaus/{game}-v0": _kwargs(game, n, "win") for game, n in _MORE.items()}
    for name, kwargs in known.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=_ENTRY, kwargs=kwargs)
    return tuple(known)


def _kwargs(game: str, players: int, reward: str) -> dict[str, Any]:
    return {"game": game, "players": players, "reward": reward}
