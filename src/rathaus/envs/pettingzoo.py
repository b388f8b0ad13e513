"""PettingZoo: every seat is an agent.

Where several seats are asked at once, the agents of `RathausAec` answer one after the other and
see nothing of each other's answers before all are in. `RathausParallel` asks them together; an
agent that has nothing to decide passes with its last action.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from rathaus.envs.course import Course, Observation
from rathaus.envs.encoding import LEAST, MOST


def _agents(players: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(players)]


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
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"rathaus_{course.game.name}_v0"}
        self.possible_agents = _agents(course.players)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: _observations(course, course.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(course.actions) for agent in self._seats}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The game's own options belong to `pettingzoo_env`, not here."""
        self.course.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.course.play(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        earned = self.course.pay()
        if earned is None:
            self._clear_rewards()
        else:
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self._accumulate_rewards()
        self._next()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        info = self.infos.get(agent) or {}
        mask = info["action_mask"] if "action_mask" in info else self.course.mask(seat)
        return self.course.observe(seat, mask)

    def render(self) -> str | None:
        return self.course.picture() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _next(self) -> None:
        """Whoever owes a decision comes next; at the end everybody, to hear the result."""
        turn = self.course.state.turn()
        if not turn:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = agent = self.possible_agents[turn[0]]
        self.infos[agent] = {"action_mask": self.course.mask(turn[0])}


class RathausParallel(ParallelEnv):  # type: ignore[misc]  # the same
    """All agents at once; see `rathaus.envs.pettingzoo_parallel_env`."""

    metadata = {"render_modes": ["ansi"], "name": "rathaus_parallel_v0"}  # noqa: RUF012

    def __init__(self, course: Course, render_mode: str | None = None) -> None:
        self.course = course
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"rathaus_{course.game.name}_parallel_v0"}
        self.possible_agents = _agents(course.players)
        self.agents: list[str] = []
        self.wait = course.actions  # the action of whoever has nothing to decide
        actions = course.actions + 1
        self.observation_spaces = {a: _observations(course, actions) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(actions) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

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
        asked = self.course.state.turn()
        for seat in asked:
            self.course.check(seat, actions.get(self.possible_agents[seat]))
        for seat in asked:
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

    def _observe(self) -> dict[str, Observation]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.course.mask(seat), np.int8(0))
            mask[self.wait] = not mask.any()
            seen[agent] = self.course.observe(seat, mask)
        return seen
