"""OpenSpiel: its own tests pass, and its information-set search plays all four games."""

import json

import numpy as np
import pytest

from rathaus import envs
from rathaus.core.errors import BadOption

NAMES = ["rathaus_neom", "rathaus_hamburg", "rathaus_bruges", "rathaus_city_tycoon"]


def load(name: str, **parameters: object) -> envs.Any:
    import pyspiel

    envs.register_openspiel()
    return pyspiel.load_game(name, parameters)


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulations_of_the_library(name: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


def test_positions_survive_serialisation() -> None:
    import pyspiel

    game = load("rathaus_neom", players=3, options='{"beginner": true}')
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def at_decision(game: envs.Any, number: int) -> envs.Any:
    """The position of a random game before a decision of a player."""
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    while number or state.is_chance_node():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            number -= 1
    return state


@pytest.mark.parametrize("name", NAMES)
def test_information_set_search_plays(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, rng = load(name), np.random.RandomState(2)
    state = at_decision(game, 12)
    rollout = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, rollout, 2.0, max_simulations=2, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_an_imagined_position_agrees_with_what_the_player_knows(name: str) -> None:
    state = at_decision(load(name), 15)
    player = state.current_player()
    drawn = state.resample_from_infostate(player, lambda: 0.37)
    assert drawn.information_state_string(player) == state.information_state_string(player)
    assert drawn.legal_actions() == state.legal_actions()
    assert np.array_equal(drawn.observation_tensor(player), state.observation_tensor(player))


def test_information_states_remember_own_moves() -> None:
    state = at_decision(load("rathaus_bruges"), 6)
    player = state.current_player()
    known = json.loads(state.information_state_string(player))
    own = [a.action for a in state.full_history() if a.player == player]
    assert known["decided"] == own
    assert "decided" not in json.loads(state.observation_string(player))


def test_a_clone_is_independent() -> None:
    state = at_decision(load("rathaus_city_tycoon"), 4)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert str(clone) != before


@pytest.mark.parametrize("text", ["[]", "yes", '{"colour": 1}'])
def test_wrong_options_are_refused(text: str) -> None:
    with pytest.raises((BadOption, RuntimeError), match="option"):
        load("rathaus_neom", players=3, options=text)
