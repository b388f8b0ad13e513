"""PettingZoo: every seat is an agent.

Where several seats are asked at once, the agents of `RathausAec` answer one after the other and
see nothing of each other's answers before all are in. `RathausParallel` asks them together; an
agent that has nothing to decide passes with its last action.
"""

from typing import Any, TypeVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from rathaus.core.errors import BadPlayers, IllegalMove, RathausError
from rathaus.envs.course import Course, Observation
from rathaus.envs.encoding import LEAST, MOST

Found = TypeVar("Found")


def _agents(players: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(players)]


def _known_mode(mode: str | None) -> str | None:
    if mode not in (None, "ansi"):
        raise RathausError(f"there is no render mode {mode!r}; allowed: ansi")
    return mode


def _of(table: dict[str, Found], agent: str) -> Found:
    try:
        return table[agent]
    except (KeyError, TypeError):
        raise BadPlayers(f"there is no agent {agent!r}; agents: {', '.join(table)}") from None


def _observations(course: Course, actions: int) -> spaces.Dict:
    parts: dict[str, spaces.Space[Any]] = {}
    if course.encoding is not None:
        size = (course.encoding.size,)
        parts["observation"] = spaces.Box(LEAST, MOST, size, np.float32)
    parts["action_mask"] = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict(parts)


class RathausAec(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """One agent after the other; see `rathaus.envs.pettingzoo_env`."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "rathaus_v0"}  # noqa: RUF012

    def __init__(self, course: Course, render_mode: str | None = None) -> None:
        super().__init__()
        self.course = course
        self.render_mode = _known_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"rathaus_{course.game.name}_v0"}
        self.possible_agents = _agents(course.players)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: _observations(course, course.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(course.actions) for agent in self._seats}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return _of(self.observation_spaces, agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return _of(self.action_spaces, agent)

    def __getattr__(self, name: str) -> Any:
        """Called for what is not there: whoever is next, until `reset` has been called."""
        if name in ("agent_selection", "infos"):
            return self.course.state  # which says that there is no game yet
        raise AttributeError(f"{type(self).__name__} has no {name}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The game's own options belong to `pettingzoo_env`, not here."""
        self.course.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._was_paid = False
        self._next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.course.play(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._infos[agent] = {}
        self._pay(self.course.pay())
        self._next()

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the next agent sees and has earned; with `observe=False` no mask is made either."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        earned, ended = self._cumulative_rewards[agent], self.terminations[agent]
        return seen, earned, ended, self.truncations[agent], self._infos[agent]

    def observe(self, agent: str) -> Observation:
        seat = _of(self._seats, agent)
        info = self.infos.get(agent)
        mask = info["action_mask"] if info else self.course.mask(seat)
        return self.course.observe(seat, mask)

    def legal_actions(self, agent: str) -> list[int]:
        """The same as the mask, as a list: for those who need no arrays."""
        return self.course.state.moves(_of(self._seats, agent))

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        """By agent; the mask of the one that decides is made when somebody looks."""
        agent = self.agent_selection
        if self.terminations.get(agent) is False and not self._infos[agent]:
            self._infos[agent]["action_mask"] = self.course.mask(self._seats[agent])
        return self._infos

    def render(self) -> str | None:
        return self.course.picture() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _pay(self, earned: list[float] | None) -> None:
        if earned is not None:
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self._accumulate_rewards()
        elif self._was_paid:
            self._clear_rewards()
        self._was_paid = earned is not None

    def _next(self) -> None:
        """Whoever owes a decision comes next; at the end everybody, to hear the result."""
        turn = self.course.state.turn()
        if not turn:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[turn[0]]


class RathausParallel(ParallelEnv):  # type: ignore[misc]  # the same
    """All agents at once; see `rathaus.envs.pettingzoo_parallel_env`."""

    metadata = {"render_modes": ["ansi"], "name": "rathaus_parallel_v0"}  # noqa: RUF012

    def __init__(self, course: Course, render_mode: str | None = None) -> None:
        self.course = course
        self.render_mode = _known_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"rathaus_{course.game.name}_parallel_v0"}
        self.possible_agents = _agents(course.players)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.wait = course.actions  # the action of whoever has nothing to decide
        actions = course.actions + 1
        self.observation_spaces = {a: _observations(course, actions) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(actions) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return _of(self.observation_spaces, agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return _of(self.action_spaces, agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The game's own options belong to `pettingzoo_parallel_env`, not here."""
        self.course.start(seed)
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """The decisions of all who were asked; a wrong one is refused before any is played."""
        self._check(actions)
        for seat in self.course.state.turn():
            self.course.play(seat, actions[self.possible_agents[seat]])
        everybody, over = self.agents, self.course.is_over()
        earned = dict(zip(everybody, self.course.pay() or [0.0] * len(everybody), strict=True))
        seen = self._observe()
        self.agents = [] if over else self.agents
        ended, cut = dict.fromkeys(everybody, over), dict.fromkeys(everybody, False)
        return seen, earned, ended, cut, {agent: {} for agent in everybody}

    def render(self) -> str | None:
        return self.course.picture() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _check(self, actions: dict[str, int]) -> None:
        """Refuse an action that the mask of its agent forbids."""
        asked = self.course.state.turn()
        for agent, action in actions.items():
            seat = _of(self._seats, agent)
            if seat not in asked and action != self.wait:
                raise IllegalMove(f"{agent} has nothing to decide now and waits: {self.wait}")
        for seat in asked:
            self.course.check(seat, actions.get(self.possible_agents[seat]))

    def _observe(self) -> dict[str, Observation]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.course.mask(seat), np.int8(0))
            mask[self.wait] = not mask.any()
            seen[agent] = self.course.observe(seat, mask)
        return seen
