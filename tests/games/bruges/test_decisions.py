"""Sections 13 and 16: what the game has no variants of, and who decides what."""

from collections import defaultdict

import pytest

from rathaus.core.steps import CHANCE, Act, Chance, Question
from tests.games.bruges.scenes import GAME, options, outcomes, random_game, scene, side

PHASE_ONE = {"draw"}
PHASE_TWO = {"threat", "damages", "lose_person", "fire", "step_up"}
PHASE_THREE = {
    # the active player
    "turn", "granted", "one_more", "strike_again", "worker", "gain", "swap", "exchange",
    "pile_to_act", "house_pile", "search", "take_back", "extra_canal", "return_threats",
    "pass_threats", "rob", "ready", "activate_all", "copy", "draw", "discard",
    # those affected
    "lose_person", "lose_house", "lose_canal", "hand_over", "threat", "damages", "fire",
}  # fmt: skip
CHANCES = {
    "start": {"start"},
    "uncover": {"top"},
    "roll": {"die"},
    "front": {"card"},
    "front_to_act": {"card"},
    "front_of_house": {"card"},
    "steal": {"card"},
}


# -- variants ---------------------------------------------------------------------------------


@pytest.mark.clause("BRU-13.1")
def test_there_are_no_variants_and_no_solo_game() -> None:
    assert GAME.player_counts == (2, 3, 4)
    assert GAME.options_of(GAME.start(2)) == {}


@pytest.mark.clause("BRU-13.2")
def test_expansions_are_not_part_of_the_game() -> None:
    with pytest.raises(ValueError, match="zwin"):
        GAME.start(2, {"zwin": True})


@pytest.mark.clause("BRU-13.3")
def test_the_engraver_is_the_revised_one() -> None:
    """9 guilders, and a point for each group among the own persons."""
    poor = side(hand="graveur", houses="red", money=8)
    assert "as:person" not in options(scene(sides=[poor]), 0)
    rich = side(hand="graveur", houses="red", money=9)
    assert "as:person" in options(scene(sides=[rich]), 0)
    display = "red:graveur; blue:fuerst; red:knecht"
    sheet = scene(step="end", sides=[side(houses=display)]).result()[0]
    assert (sheet["laurel"], sheet["persons"]) == (3, 3 + 3 + 0)


# -- decision points --------------------------------------------------------------------------


def asked_in_play(players: int, seeds: range) -> dict[int, set[str]]:
    """The steps that wait for a player, by phase."""
    found: dict[int, set[str]] = defaultdict(set)
    for seed in seeds:
        for state in random_game(players, seed):
            if state.turn() and state.turn() != (CHANCE,):
                found[state.phase].add(state.stack[-1][0])
    return found


@pytest.mark.clause("BRU-16.1", "BRU-16.2", "BRU-16.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_decide_what_the_summary_lists_and_nothing_in_phase_four(players: int) -> None:
    found = asked_in_play(players, range(6))
    assert {*found} == {1, 2, 3}
    assert found[1] == PHASE_ONE
    # Who reacts to a step up may return a marker.
    assert {"damages", "fire", "step_up"} <= found[2] <= PHASE_TWO | {"return_threats"}
    assert {"turn"} <= found[3] <= PHASE_THREE


@pytest.mark.clause("BRU-16.1", "BRU-16.2")
def test_the_summary_names_every_question_of_the_game() -> None:
    questions = {name for name, step in GAME.steps.items() if isinstance(step, Question)}
    assert questions == PHASE_ONE | PHASE_TWO | PHASE_THREE


@pytest.mark.clause("BRU-16.3")
def test_the_summary_names_everything_left_to_chance() -> None:
    assert {*CHANCES} == {name for name, step in GAME.steps.items() if isinstance(step, Chance)}
    for name in ("majority", "end_round", "phase_four"):
        assert isinstance(GAME.steps[name], Act)


@pytest.mark.clause("BRU-16.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_brings_just_that(players: int) -> None:
    for seed in range(3):
        for state in random_game(players, 80 + seed):
            if state.turn() == (CHANCE,):
                kinds = {outcome.partition(":")[0] for outcome in outcomes(state)}
                assert kinds == CHANCES[state.stack[-1][0]]
