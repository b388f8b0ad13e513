"""PettingZoo: its own tests pass, and nobody sees a sealed answer."""

import numpy as np
import pytest

from rathaus import envs
from rathaus.core.errors import BadOption, BadPlayers, IllegalMove, RathausError, UnknownGame

TABLES = [("neom", 3), ("neom", 1), ("hamburg", 2), ("bruges", 2), ("city_tycoon", 2)]
tables = pytest.mark.parametrize(("game", "players"), TABLES)

# PettingZoo warns of every environment whose observations have a mask beside them.
with_masks = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent", "ignore:Observation is not a NumPy array"
)


@with_masks
@tables
def test_the_api_test_of_the_library(game: str, players: int) -> None:
    from pettingzoo.test import api_test

    api_test(envs.pettingzoo_env(game, players), num_cycles=200)


@tables
def test_the_seed_test_of_the_library(game: str, players: int) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: envs.pettingzoo_env(game, players), num_cycles=40)


@tables
def test_the_parallel_api_test_of_the_library(game: str, players: int) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(envs.pettingzoo_parallel_env(game, players), num_cycles=100)


@pytest.mark.thorough
def test_the_performance_benchmark_of_the_library(capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import performance_benchmark

    performance_benchmark(envs.pettingzoo_env("neom", 4, encode=False))
    assert "turns per second" in capsys.readouterr().out


def play(env: envs.Any, seed: int) -> list[float]:
    """The rewards of a random game by the masks, added up by agent."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut else int(rng.choice(legal)))
    return list(total.values())


@tables
def test_victories_are_shared_out(game: str, players: int) -> None:
    env = envs.pettingzoo_env(game, players, encode=False)
    paid = play(env, seed=4)
    won = [rank == 1 for rank in env.course.state.ranks()]
    assert [reward > 0 for reward in paid] == won
    if players > 1:
        assert sum(paid) == pytest.approx(0)


def test_points_are_paid_as_they_grow_and_add_up() -> None:
    env = envs.pettingzoo_env("bruges", 3, encode=False, reward="points")
    assert play(env, 2) == pytest.approx([points / 100 for points in env.course.state.scores()])


def test_legal_actions_are_those_of_the_mask() -> None:
    env = envs.pettingzoo_env("hamburg", 2)
    env.reset(seed=4)
    for number, agent in enumerate(env.agent_iter(60)):
        legal = env.legal_actions(agent)
        assert env.last(observe=False)[0] is None
        assert legal == np.flatnonzero(env.infos[agent]["action_mask"]).tolist()
        seen, _, _, _, info = env.last()
        assert seen["action_mask"] is info["action_mask"]
        other = next(each for each in env.agents if each != agent)
        assert env.observe(other)["action_mask"].any() == bool(env.legal_actions(other))
        env.step(legal[number % len(legal)])


def test_nobody_sees_a_sealed_answer() -> None:
    """All choose a tile at once: whatever the first takes, the second sees the same."""
    seen = []
    for choice in (0, 1):
        env = envs.pettingzoo_env("neom", 3)
        env.reset(seed=1)
        agent = env.agent_selection
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[choice]))
        assert env.agent_selection != agent
        seen.append(env.observe(env.agent_selection))
    assert all(np.array_equal(seen[0][part], seen[1][part]) for part in seen[0])


def test_agents_that_are_asked_together_decide_together() -> None:
    env = envs.pettingzoo_parallel_env("neom", 3)
    observations, _ = env.reset(seed=1)
    legal = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in observations.items()}
    assert all(len(moves) > 1 and env.wait not in moves for moves in legal.values())
    env.step({agent: int(moves[0]) for agent, moves in legal.items()})
    assert env.course.state.turn() == (0, 1, 2), "the next choice of all"


def test_one_wrong_action_of_several_plays_none() -> None:
    env = envs.pettingzoo_parallel_env("neom", 3)
    observations, _ = env.reset(seed=1)
    first = {a: int(np.flatnonzero(s["action_mask"])[0]) for a, s in observations.items()}
    before = env.course.state.copy()
    for wrong in (env.wait, -1, None):
        with pytest.raises(IllegalMove):
            env.step({**first, "seat_2": wrong})
    assert env.course.state == before


def test_an_agent_that_is_not_asked_can_only_wait() -> None:
    env = envs.pettingzoo_parallel_env("bruges", 3)
    observations, _ = env.reset(seed=1)
    first = {a: int(np.flatnonzero(s["action_mask"])[0]) for a, s in observations.items()}
    idle = next(agent for agent, action in first.items() if action == env.wait)
    before = env.course.state.copy()
    with pytest.raises(IllegalMove, match=f"{idle} has nothing to decide now"):
        env.step({**first, idle: 0})
    with pytest.raises(BadPlayers, match="there is no agent 'seat_3'"):
        env.step({**first, "seat_3": env.wait})
    assert env.course.state == before


@pytest.mark.parametrize("make", [envs.pettingzoo_env, envs.pettingzoo_parallel_env])
def test_an_agent_that_is_not_there_is_refused(make: envs.Any) -> None:
    env = make("bruges", 2)
    env.reset(seed=1)
    for ask in (env.observation_space, env.action_space):
        with pytest.raises(BadPlayers, match="there is no agent 'seat_2'; agents: seat_0, seat_1"):
            ask("seat_2")


def test_nobody_observes_for_an_agent_that_is_not_there() -> None:
    env = envs.pettingzoo_env("bruges", 2)
    env.reset(seed=1)
    with pytest.raises(BadPlayers, match="there is no agent 'seat_2'"):
        env.observe("seat_2")


@pytest.mark.parametrize("wrong", [0.5, "pick", -1, 10**9, True])
def test_a_wrong_action_is_refused_and_changes_nothing(wrong: object) -> None:
    env = envs.pettingzoo_env("bruges", 2)
    env.reset(seed=1)
    before = env.course.state.copy()
    with pytest.raises(IllegalMove):
        env.step(wrong)
    assert env.course.state == before


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        envs.pettingzoo_env("chess", 2)
    with pytest.raises(BadPlayers):
        envs.pettingzoo_env("bruges", 7)
    with pytest.raises(BadOption):
        envs.pettingzoo_env("neom", 3, {"colour": "red"})
    with pytest.raises(RathausError, match="there is no reward 'fame'"):
        envs.pettingzoo_env("neom", 3, reward="fame")
    with pytest.raises(RathausError, match="there is no render mode 'human'"):
        envs.pettingzoo_env("neom", 3, render_mode="human")
    with pytest.raises(BadOption, match="options go by name"):
        envs.pettingzoo_parallel_env("neom", 3, ["beginner"])  # type: ignore[arg-type]


def test_nothing_happens_before_the_first_reset() -> None:
    env, together = envs.pettingzoo_env("neom", 3), envs.pettingzoo_parallel_env("neom", 3)
    asks = [
        lambda: env.step(0),
        lambda: env.observe("seat_0"),
        lambda: env.last(),
        lambda: env.legal_actions("seat_0"),
        lambda: together.step({}),
    ]
    for ask in asks:
        with pytest.raises(RathausError, match="call reset first"):
            ask()


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "rathaus.envs.pettingzoo", None)
    with pytest.raises(envs.MissingExtra, match=r"pip install 'rathaus\[rl\]'"):
        envs.pettingzoo_env("neom", 3)
