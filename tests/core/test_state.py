"""A state: what play refuses, what retract takes back, and how it is saved and compared."""

import json
from random import Random

import pytest

from rathaus.core import fields
from rathaus.core.errors import BadPlayers, BadState, IllegalMove
from rathaus.core.steps import CHANCE, Chance
from tests.core.test_steps import note_outcome
from tests.core.toy import Toy, ToyState, ask, start, then, write

NUMBERS = {"first": ask([1, 2, 9], [3, 4])}
DICE = {"first": Chance(lambda state, frame: [1, 2], note_outcome)}


def snapshot(state: ToyState) -> tuple[object, ...]:
    moves = [state.moves(seat) for seat in (CHANCE, 0, 1)]
    return fields.values(state), hash(state), state.turn(), moves, json.dumps(state.view(0))


# -- play -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (0, 5, "pick:5 is not allowed now; allowed: pick:1, pick:2, pick:9"),
        (0, 3, "pick:3 is not allowed now"),
        (0, -1, "-1 is not allowed now"),
        (0, 11, "11 is not allowed now"),
        (2, 1, "seat 2 has nothing to decide now; waiting for: 0, 1"),
        (CHANCE, 1, "waiting for: 0, 1"),
        (None, 1, "None"),
        ("0", 1, "0"),
        (0, None, "None"),
        (0, "pick:1", "pick:1"),
        (0, [1], "1"),
        (0, 1.5, "1.5"),
        # These equal a legal seat or move, but are no ints, and would end up in the state.
        (0, 1.0, "1.0"),
        (0, True, "True"),
        (1.0, 1, "1.0"),
        (False, 1, "False"),
    ],
)
def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing(
    seat: int, move: int, reason: str
) -> None:
    state = start(NUMBERS)
    before = snapshot(state)
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move)
    assert reason in str(caught.value)
    assert snapshot(state) == before


def test_the_game_may_name_the_rule_that_forbids_a_move() -> None:
    state = start(NUMBERS)
    state.play(0, 1)
    with pytest.raises(IllegalMove, match=r"pick:9 is not allowed now \(nobody picks nine\)"):
        state.play(0, 9)


def test_while_chance_is_awaited_no_seat_decides() -> None:
    state = start(DICE)
    with pytest.raises(IllegalMove, match="seat 0 has nothing to decide now; waiting for: chance"):
        state.play(0, 1)
    with pytest.raises(IllegalMove, match="pick:3 is not allowed now; allowed: pick:1, pick:2"):
        state.play(CHANCE, 3)


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    state = start({"first": write(1)})
    for seat in (0, 1, CHANCE):
        with pytest.raises(IllegalMove, match="the game is over"):
            state.play(seat, 1)


def test_the_moves_that_are_handed_out_belong_to_the_caller() -> None:
    state = start(NUMBERS)
    state.moves(0).clear()
    assert state.moves(0) == [1, 2, 9]


# -- retract ----------------------------------------------------------------------------------


def test_a_sealed_answer_can_be_taken_back_while_others_think() -> None:
    state = start(NUMBERS)
    before = snapshot(state)
    state.play(0, 1)
    state.play(0, 4)
    assert state.turn() == (1,)
    state.retract(0)
    assert snapshot(state) == before


def test_an_answer_that_was_only_begun_can_be_taken_back() -> None:
    state = start(NUMBERS)
    before = snapshot(state)
    state.play(0, 1)
    state.retract(0)
    assert snapshot(state) == before


def test_taking_back_leaves_the_answers_of_others_alone() -> None:
    state = start(NUMBERS)
    for seat, move in ((0, 1), (1, 2), (1, 3)):
        state.play(seat, move)
    state.retract(1)
    assert (state.answers, state.turn()) == ([(1,), ()], (0, 1))
    assert (state.moves(0), state.moves(1)) == ([3, 4], [1, 2, 9])


def test_what_the_engine_decided_for_a_seat_is_decided_again_after_retract() -> None:
    state = start({"first": ask([7], [1, 2], [8])})
    before = snapshot(state)
    state.play(0, 1)
    assert state.answers[0] == (7, 1, 8)
    state.retract(0)
    assert state.answers[0] == (7,)
    assert snapshot(state) == before


@pytest.mark.parametrize("seat", [0, 1, 2, CHANCE, None, "0"])
def test_who_has_not_answered_has_nothing_to_take_back(seat: int) -> None:
    state = start(NUMBERS)
    before = snapshot(state)
    with pytest.raises(IllegalMove, match="no answer that could be taken back"):
        state.retract(seat)
    assert snapshot(state) == before


def test_what_is_resolved_cannot_be_taken_back() -> None:
    state = start({"first": then(("a",), ("b",)), "a": ask([1, 2]), "b": ask([3, 4])})
    state.play(0, 1)
    state.play(1, 1)
    before = snapshot(state)
    with pytest.raises(IllegalMove):
        state.retract(0)
    assert snapshot(state) == before


def test_nothing_is_taken_back_from_chance_or_after_the_end() -> None:
    for state in (start(DICE), start({"first": write(1)})):
        with pytest.raises(IllegalMove):
            state.retract(0)


# -- copies and comparison --------------------------------------------------------------------


def test_a_copy_plays_on_by_itself() -> None:
    state = start(NUMBERS)
    state.play(0, 1)
    copy, before = state.copy(), snapshot(state)
    assert copy == state
    assert hash(copy) == hash(state)
    for seat, move in ((0, 3), (1, 2), (1, 4)):
        copy.play(seat, move)
    assert copy.turn() == ()
    assert copy != state
    assert snapshot(state) == before


def test_a_listener_stays_with_the_original() -> None:
    state = start(NUMBERS)
    state.listener = print
    assert state.copy().listener is None
    assert state.copy() == state


def test_a_state_equals_only_states() -> None:
    state = start(NUMBERS)
    assert state != fields.values(state)
    assert state != 7


# -- views and redeals ------------------------------------------------------------------------


def test_a_view_holds_the_own_answer_and_no_other() -> None:
    state = start(NUMBERS)
    state.play(0, 2)
    own, other, spectator = state.view(0), state.view(1), state.view(None)
    assert (own["answer"], own["moves"], own["seat"]) == ([2], [3, 4], 0)
    assert (other["answer"], other["moves"], other["seat"]) == ([], [1, 2, 9], 1)
    assert (spectator["answer"], spectator["moves"], spectator["seat"]) == ([], [], None)
    assert own["turn"] == other["turn"] == spectator["turn"] == [0, 1]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_has_no_view_and_no_redeal(seat: int) -> None:
    state = start(NUMBERS)
    with pytest.raises(BadPlayers, match=f"no seat {seat}: seats go from 0 to 1"):
        state.view(seat)
    with pytest.raises(BadPlayers, match=f"no seat {seat}: seats go from 0 to 1"):
        state.redeal(seat, Random(1))


def test_a_redeal_draws_the_sealed_answers_of_others_anew_and_keeps_the_own() -> None:
    state = start(NUMBERS, players=2)
    for seat, move in ((0, 2), (1, 1), (1, 4)):
        state.play(seat, move)
    rng = Random(3)
    drawn = {state.redeal(0, rng).answers[1] for _ in range(200)}
    assert drawn == {(first, second) for first in (1, 2, 9) for second in (3, 4)}
    assert {state.redeal(0, rng).answers[0] for _ in range(20)} == {(2,)}
    assert state.answers == [(2,), (1, 4)]


def test_a_redeal_does_not_show_how_far_others_have_thought() -> None:
    state = start(NUMBERS)
    begun = start(NUMBERS)
    begun.play(1, 2)
    assert begun.redeal(0, Random(1)) == state.redeal(0, Random(1))
    assert begun.redeal(0, Random(1)).turn() == (0, 1)


# -- results ----------------------------------------------------------------------------------


def test_ties_share_a_rank_and_the_next_rank_is_left_out() -> None:
    state = start({"first": write(0, 1, 2, 1, 2)}, players=3)
    assert state.scores() == [1, 2, 2]
    assert state.ranks() == [3, 1, 1]


# -- saves ------------------------------------------------------------------------------------


def save(state: ToyState) -> dict[str, object]:
    return json.loads(json.dumps(state.to_json()))


def test_a_save_goes_on_in_the_middle_of_an_answer() -> None:
    state = start(NUMBERS)
    state.play(1, 2)
    loaded = state.game.from_json(save(state))
    assert loaded == state
    assert hash(loaded) == hash(state)
    assert (loaded.turn(), loaded.moves(0), loaded.moves(1)) == ((0, 1), [1, 2, 9], [3, 4])
    for each in (state, loaded):
        for seat, move in ((1, 4), (0, 1), (0, 3)):
            each.play(seat, move)
    assert loaded == state


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("game", "neom", "the saved game is 'neom', this game's is 'toy'"),
        ("game", None, "the saved game is None"),
        ("rules_version", 2, "the saved rules_version is 2, this game's is 1"),
        ("rules_version", "1", "the saved rules_version is '1'"),
        ("components", "my box", "the saved components is 'my box'"),
        ("state", None, "an object of fields, not NoneType"),
        ("state", [], "an object of fields, not list"),
    ],
)
def test_a_wrong_header_is_refused(key: str, value: object, reason: str) -> None:
    state = start(NUMBERS)
    with pytest.raises(BadState, match=reason):
        state.game.from_json({**save(state), key: value})


@pytest.mark.parametrize("key", ["game", "rules_version", "components", "state"])
def test_a_missing_header_is_refused(key: str) -> None:
    state = start(NUMBERS)
    data = save(state)
    del data[key]
    with pytest.raises(BadState, match="None"):
        state.game.from_json(data)


@pytest.mark.parametrize("data", [None, [], "text", 7])
def test_a_save_is_an_object(data: object) -> None:
    with pytest.raises(BadState, match=type(data).__name__):
        Toy(NUMBERS).from_json(data)


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"players": 4}, "a number of players the game does not have"),
        ({"players": 3}, "more players than answers"),
        ({"answers": [[]]}, "an answer too few"),
        ({"answers": [[], [], []]}, "an answer too many"),
        ({"answers": [[5], []]}, "a move that was not offered"),
        ({"answers": [[99], []]}, "a move that does not exist"),
        ({"answers": [[1, 3, 3], []]}, "more decisions than were asked for"),
        ({"answers": [[1, 3], [2, 4]]}, "a question that all have answered"),
        ({"stack": [["no_such_step"]]}, "an unknown step"),
        ({"stack": [["no_such_step"], ["first"]]}, "an unknown step further down"),
        ({"stack": [[]]}, "an empty frame"),
        ({"stack": [[], ["first"]]}, "an empty frame further down"),
        ({"stack": [[7]]}, "a frame without a name"),
        ({"stack": [["act"]]}, "a step that waits for nobody"),
    ],
)
def test_a_save_that_cannot_have_happened_is_refused(changed: dict[str, object], what: str) -> None:
    game = Toy({**NUMBERS, "act": write(1)})
    data = game.start(2).to_json()
    damaged = {**data, "state": {**data["state"], **changed}}
    with pytest.raises(BadState) as caught:
        game.from_json(damaged)
    assert len(str(caught.value)) > 10, what


def test_answers_while_chance_is_awaited_are_refused() -> None:
    game = Toy(DICE)
    data = game.start(2).to_json()
    data["state"]["answers"] = [[1], []]
    with pytest.raises(BadState):
        game.from_json(data)


def test_the_score_sheet_is_the_total_unless_the_game_says_more() -> None:
    state = start({"first": write(1, 1, 0)})
    assert state.result() == [{"total": 1}, {"total": 2}]
