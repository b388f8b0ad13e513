"""Saved games that somebody has edited: refused with a reason, or fit to be played."""

from random import Random
from typing import Any

import pytest

from rathaus.games.bruges import loading
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.scenes import GAME, number, play, random_game, scene, side
from tests.games.editing import (
    Path,
    edited,
    load,
    refuse,
    refuse_frame,
    refuse_lengths,
    refuse_values,
    refused_or_played,
)

NOBODY = len(PERSONS) + 1  # the number after the last person
EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


def at_turn(players: int = 3, seed: int = 3) -> BrugesState:
    """A random game, carried to a turn in the middle of the fifth round."""
    states = random_game(players, seed)
    return next(s for s in states if s.round == 5 and s.stack[-1][0] == "turn").copy()


# -- what is loaded ---------------------------------------------------------------------------


def test_steps_that_never_wait_are_in_no_save() -> None:
    assert {*loading.NEVER_WAIT} < {*GAME.steps}
    waiting = {frame[0] for state in random_game(3, 5) for frame in state.stack}
    assert not waiting & {*loading.NEVER_WAIT}


@EVERY_COUNT
def test_every_state_of_a_game_can_be_saved_and_loaded(players: int) -> None:
    for seed in range(3):
        for state in random_game(players, 90 + seed):
            loaded = load(state.to_json())
            assert loaded == state
            assert loaded.turn() == state.turn()


@EVERY_COUNT
def test_nothing_is_wrong_with_any_state_of_many_games(players: int) -> None:
    for seed in range(5):
        for state in random_game(players, 100 + seed):
            assert state.game.problem(state) is None, state.stack


@EVERY_COUNT
def test_a_state_drawn_anew_can_be_saved_too(players: int) -> None:
    rng = Random(players)
    for state in random_game(players, 95):
        if rng.random() < 0.1:
            seat = rng.choice([None, *range(players)])
            other = state.redeal(seat, rng)
            assert load(other.to_json()) == other


def test_a_game_that_is_over_is_loaded() -> None:
    *_, state = random_game(3, 1)
    assert load(state.to_json()) == state


# -- sizes and numbers ------------------------------------------------------------------------

SIZES = [
    "dice", "sizes", "tops", "unseen", "hands", "houses", "money", "points", "reputation",
    "workers", "threats", "struck", "canals", "finished", "statues", "markers", "known", "traces",
]  # fmt: skip


@pytest.mark.parametrize("name", SIZES)
def test_a_field_of_the_wrong_length_is_refused(name: str) -> None:
    refuse_lengths(at_turn(), name, "length")


NUMBERS: list[tuple[Path, list[int]]] = [
    (("round",), [-1, 0, 999]), (("phase",), [-1, 0, 5]), (("turn_of_round",), [-1, 5]),
    (("crest",), [-1, 3]), (("last_round",), [-1, 2, 99]), (("dice", 4), [-1, 0, 7]),
    (("sizes", 0), [-1, 0, 99]), (("tops", 0), [-2, -1, 5]), (("tops", 2), [-1]),
    (("rotated",), [-1, 1, 1 << NOBODY]), (("recolours",), [-1, 2]), (("money", 1), [-1, 10**6]),
    (("points", 1), [-1]), (("reputation", 2), [-1, 13]), (("workers", 4), [-1]),
    (("threats", 4), [-1, 5]), (("struck", 0), [-1, 1, 32]), (("canals", 3), [-1, 6]),
    (("finished", 0), [-1, 4]), (("markers", 0), [-1, 8]), (("known", 7), [-1, 64]),
    (("traces", 7), [-1, 1 << 30]), (("statues_left", 0), [8, 1, 6]), (("blind",), [0]),
]  # fmt: skip


@pytest.mark.parametrize(("path", "values"), NUMBERS, ids=lambda each: str(each))
def test_numbers_that_cannot_be_are_refused(path: Path, values: list[int]) -> None:
    refuse_values(at_turn(), path, values)


# -- cards ------------------------------------------------------------------------------------


def test_a_card_lies_in_one_place() -> None:
    state = at_turn()
    hand = list(state.hands[0])
    refuse(edited(state, "discard", value=[*state.discard, hand[0]]), "2 places")
    refuse(edited(state, "hands", 0, value=hand[1:]), "0 places")


def test_cards_lie_where_they_belong() -> None:
    state = at_turn()
    unseen = [list(cards) for cards in state.unseen]
    unseen[0], unseen[1] = unseen[1], unseen[0]
    refuse(edited(state, "unseen", value=unseen), "other colours")
    refuse(edited(state, "unseen", 0, value=list(state.unseen[0])[::-1]), "order")
    refuse(edited(state, "hands", 0, value=list(state.hands[0])[::-1]), "order")
    refuse(edited(state, "hands", 0, value=[0, *state.hands[0]]), "'hands': 0 is not between")
    refuse(edited(state, "hands", 0, value=[*state.hands[0], NOBODY]), f"'hands': {NOBODY} is not")


def test_houses_come_with_two_places_and_no_gap() -> None:
    state = scene(sides=[side(houses="red:knecht", hand="blue blue")], step="round")
    assert load(state.to_json()) == state
    below, person, _ = state.houses[0]
    refuse(edited(state, "houses", 0, value=[below, person]), "cut off")
    refuse(edited(state, "houses", 0, value=[below, 0, person]), "gap")
    refuse(edited(state, "houses", 0, value=[0, person, below]), "does not exist")


def test_only_persons_of_a_display_are_rotated() -> None:
    state = at_turn()
    in_hand = state.hands[0][0]
    refuse(edited(state, "rotated", value=1 << in_hand), "rotated")


# -- piles ------------------------------------------------------------------------------------


def test_the_piles_hold_the_unseen_cards() -> None:
    state = at_turn()
    refuse(edited(state, "sizes", 0, value=state.sizes[0] + 1), "unseen cards")
    refuse(edited(state, "blind", value=[3]), "unseen cards")


def test_a_top_is_one_of_the_unseen_cards() -> None:
    state = scene(sizes=(2, 2, 0), tops="red red", last_round=1, step="round",
                  sides=[side(hand="red blue")])  # fmt: skip
    assert load(state.to_json()) == state
    unseen = [len(cards) for cards in state.unseen]
    gone = unseen.index(0)
    refuse(edited(state, "tops", value=[gone, 3, -1]), "more backs")


def test_the_extra_pile_lies_there_until_the_last_round_is_known() -> None:
    state = scene(step="round", sides=[side(hand="red blue")], round=3)
    refuse(edited(state, "last_round", value=3), "extra pile")
    late = scene(step="round", sides=[side(hand="red blue")], round=3, last_round=4)
    assert load(late.to_json()) == late
    refuse(edited(late, "last_round", value=0), "extra pile")
    refuse(edited(late, "last_round", value=5), "last_round")
    refuse(edited(late, "last_round", value=2), "last_round")


def test_drawn_cards_are_about_to_be_looked_at() -> None:
    state = scene(step="phase_one", tops="red blue")
    play(state, 0, "draw:1")
    assert state.blind == [3]
    assert load(state.to_json()) == state
    stack = state.to_json()["state"]["stack"]
    refuse(edited(state, "stack", value=[["draw", 1, 1, 0], *stack]), "at the same time")
    refuse(edited(state, "stack", value=[["front", 0, 3], *stack]), "at the same time")
    without = [frame for frame in stack if frame[0] != "draw"]
    refuse(edited(state, "stack", value=without), "looked at")


def test_a_hidden_top_is_about_to_be_shown() -> None:
    state = scene(step="phase_one", tops="red blue")
    play(state, 0, "draw:1")
    stack = state.to_json()["state"]["stack"]
    assert stack[-1] == ["uncover", 0]
    refuse(edited(state, "stack", value=stack[:-1]), "tops")
    refuse(edited(state, "stack", value=[*stack, ["uncover", 0]]), "tops")
    refuse(edited(state, "stack", value=[*stack[:-1], ["uncover", 1]]), "tops")


# -- pieces -----------------------------------------------------------------------------------


def test_statues_exist_once() -> None:
    state = at_turn()
    refuse(edited(state, "statues_left", value=[7, 7, 5, 4, 3, 2]), "statues")
    refuse(edited(state, "statues_left", value=[]), "statues")
    fresh = scene(step="round", sides=[side(hand="red blue")])
    refuse(edited(fresh, "statues_left", value=[2, 3, 4, 5, 6, 7]), "order")
    data = edited(fresh, "statues_left", value=[6, 5, 4, 3, 2])
    data["state"]["statues"][0] = [7]
    refuse(data, "canals and statues")


def test_a_full_section_has_had_its_statue() -> None:
    state = scene(step="round", sides=[side(hand="red blue")])
    state.canals[0] = 5
    refuse(state.to_json(), "canals and statues")
    state.finished[0] = 1
    assert load(state.to_json()) == state


def test_damage_that_is_due_is_about_to_be_settled() -> None:
    hit = side(threats=(2, 0, 2, 0, 0), hand="red blue")
    state = scene(step="rolled", dice=(5, 3, 6, 3, 3), sides=[hit])
    assert state.struck[0] == 0b101
    assert load(state.to_json()) == state
    refuse(edited(state, "struck", 0, value=0b111), "markers")
    refuse(edited(state, "struck", 1, value=0b1), "markers")


# -- who knows what ---------------------------------------------------------------------------


def test_knowledge_leads_to_the_truth() -> None:
    state = at_turn()
    unseen, mine = state.unseen[0][0], state.hands[0][0]
    refuse(edited(state, "traces", unseen, value=1), "astray")
    refuse(edited(state, "traces", mine, value=0b10 << 5), "astray")
    refuse(edited(state, "known", mine, value=0), "own cards")
    refuse(edited(state, "known", unseen, value=1), "nobody has seen")
    refuse(edited(state, "known", state.discard[0], value=1), "lies open")


# -- frames -----------------------------------------------------------------------------------

ALCHEMIST, KNECHT, BADER = number("alchemist"), number("knecht"), number("bader")
PORTRAITIST = number("portraetist")
WRONG_FRAMES: list[list[Any]] = [
    [], ["no_such_step"], ["turn"], ["turn", 0], ["turn", 9, 0], ["turn", 0, 2], ["turn", 0, 0, 0],
    ["threat", 0, 5], ["steal", 0, 0], ["steal", 0, 7], ["hand_over", 1, 1, 1], ["round", 2],
    ["round", 1], ["start"], ["set_up"], ["replace", 0], ["majority", 3], ["turns", 5],
    ["phase_four", 1], ["granted", 0, 0], ["granted", 0, ALCHEMIST], ["turn", "0", 0], [7],
    ["do", 0, 1, ALCHEMIST, -1, -1], ["do", 0, 0, NOBODY, -1, -1], ["react", 0, PORTRAITIST, -1],
    ["worker", 0, ALCHEMIST, 0], ["exchange", 0, KNECHT, 0, 0], ["exchange", 0, BADER, 0, 32],
    ["activate_all", 0, 1 << ALCHEMIST], ["others_react", 0, "other:zoo", -1],
    ["others_react", 0, 2, -1], ["others_react", 9, 1, -1], ["others_react", 0, 0, -1],
    ["front", 0, 1],
    ["uncover", 0], ["uncover", 3], ["search", 0, 11], ["extra_canal", 0, 3],
]  # fmt: skip


@pytest.mark.parametrize("frame", WRONG_FRAMES, ids=str)
def test_frames_that_are_no_step_of_the_game_are_refused(frame: list[Any]) -> None:
    refuse_frame(at_turn(), frame)


def test_a_game_that_is_not_over_goes_on() -> None:
    refuse(edited(at_turn(), "stack", value=[]), "not over")


def test_more_cards_than_a_hand_holds_cannot_be_stolen() -> None:
    state = scene(step="round", sides=[side(hand="red blue"), side(hand="red")])
    stack = state.to_json()["state"]["stack"]
    refuse(edited(state, "stack", value=[["steal", 0, 1], ["steal", 2, 1], *stack]), "stolen")


def test_the_set_up_keeps_its_order() -> None:
    state = next(s for s in random_game(3, 1) if s.stack[-1][0] == "uncover").copy()
    stack = state.to_json()["state"]["stack"]
    assert load(state.to_json()) == state
    refuse(edited(state, "stack", value=[*stack[1:], stack[0]]), "order")
    refuse(edited(state, "stack", value=stack[:1]), "order")


# -- anything else ----------------------------------------------------------------------------


@EVERY_COUNT
def test_a_damaged_save_is_refused_or_can_be_played(players: int) -> None:
    refused_or_played(random_game(players, 70 + players), Random(players), share=0.06)
