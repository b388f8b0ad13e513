"""Gymnasium: one seat against bots."""

import numpy as np
import pytest

from rathaus import envs
from rathaus.core.errors import RathausError, UnknownBot

NAMES = ["neom-solo", "hamburg-solo", "neom", "hamburg", "bruges", "city_tycoon"]


def make(name: str, **settings: object) -> envs.Any:
    import gymnasium

    envs.register_gymnasium()
    return gymnasium.make(f"rathaus/{name}-v0", **settings).unwrapped


def test_all_names_are_known() -> None:
    assert envs.register_gymnasium() == tuple(f"rathaus/{name}-v0" for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_of_the_library(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(make(name, render_mode="ansi"))


@pytest.mark.parametrize("name", ["neom-solo", "bruges"])
def test_masked_actions_lead_to_the_end(name: str) -> None:
    env = make(name, reward="points")
    env.reset(seed=3)
    rng, total, ended = np.random.default_rng(3), 0.0, False
    while not ended:
        legal = np.flatnonzero(env.action_masks())
        _, reward, ended, cut, info = env.step(int(rng.choice(legal)))
        assert not cut
        assert "error" not in info
        total += reward
    assert total == pytest.approx(env.course.state.scores()[0] / 100, abs=0.2)


def test_a_masked_out_action_plays_nothing_and_costs() -> None:
    env = make("bruges")
    env.reset(seed=1)
    before = env.course.state.copy()
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended) == (-1, False)
    assert "is not allowed now" in info["error"]
    assert env.course.state == before


def test_the_same_seed_gives_the_same_game_against_bots() -> None:
    seen = []
    for _ in range(2):
        env = make("neom", bots=("easy",))
        first, _ = env.reset(seed=9)
        later, *_ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        seen.append((first.tobytes(), later.tobytes()))
    assert seen[0] == seen[1]


def test_many_games_run_in_other_processes() -> None:
    import gymnasium

    envs.register_gymnasium()
    many = gymnasium.make_vec("rathaus/neom-solo-v0", num_envs=2, vectorization_mode="async")
    try:
        seen, infos = many.reset(seed=1)
        assert seen.shape[0] == 2
        actions = np.array([int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]])
        _, rewards, *_ = many.step(actions)
        assert rewards.shape == (2,)
    finally:
        many.close()


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(RathausError, match="there is no seat 4"):
        make("bruges", seat=4)
    with pytest.raises(RathausError, match="there is no seat 'first'"):
        make("bruges", seat="first")
    with pytest.raises(RathausError, match="call reset first"):
        make("bruges").step(0)
    with pytest.raises(UnknownBot):
        make("bruges", bots=("genius",))
