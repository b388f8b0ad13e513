"""The three kinds of steps, alone and on top of each other."""

from random import Random

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.core.steps import CHANCE, Act, Chance, Draw, Frame
from tests.core.toy import Toy, ToyState, ask, start, then, write

# -- acts and the stack -----------------------------------------------------------------------


def test_a_game_without_frames_is_over() -> None:
    state = start({"first": write(1)})
    assert (state.log, state.turn(), state.stack) == ([1], (), [])


def test_pushed_frames_run_in_the_order_given() -> None:
    steps = {"first": then(("a",), ("b",), ("c",)), "a": write(1), "b": write(2), "c": write(3)}
    assert start(steps).log == [1, 2, 3]


def test_nested_frames_run_before_those_already_waiting() -> None:
    steps = {
        "first": then(("outer",), ("last",)),
        "outer": then(("inner",), ("after_inner",)),
        "inner": then(("deep",)),
        "deep": write(1),
        "after_inner": write(2),
        "last": write(3),
    }
    assert start(steps).log == [1, 2, 3]


def test_a_frame_hands_its_numbers_to_its_step() -> None:
    state = start({"first": then(("note", 4, 5), ("note", 6)), "note": write()})
    assert state.log == [4, 5, 6]


def test_a_question_in_the_middle_of_an_effect_holds_up_the_rest() -> None:
    steps = {
        "first": then(("outer",), ("last",)),
        "outer": then(("ask",), ("after",)),
        "ask": ask([1, 2], seats=[0]),
        "after": write(7),
        "last": write(8),
    }
    state = start(steps)
    assert state.log == []
    assert state.stack == [("last",), ("after",), ("ask",)]
    state.play(0, 2)
    assert state.log == [2, 7, 8]


def test_a_question_may_be_followed_by_a_question_pushed_when_it_resolves() -> None:
    first = ask([1, 2], seats=[0])

    def resolve(state: ToyState, frame: tuple[str]) -> None:
        first.resolve(state, frame)
        state.push(("second",))

    opened = type(first)(first.seats, first.moves, resolve)
    state = start({"first": opened, "second": ask([3, 4], seats=[1])})
    assert (state.turn(), state.resolved) == ((0,), 0)
    state.play(0, 1)
    assert (state.turn(), state.resolved, state.answers) == ((1,), 1, [(), ()])
    state.play(1, 4)
    assert (state.turn(), state.resolved, state.log) == ((), 2, [1, 4])


# -- questions --------------------------------------------------------------------------------


def test_a_question_waits_for_all_its_seats_in_any_order() -> None:
    for order in ([0, 1], [1, 0]):
        state = start({"first": ask([1, 2])})
        assert state.turn() == (0, 1)
        state.play(order[0], 1 + order[0])
        assert state.turn() == (order[1],)
        assert state.log == []
        assert state.moves(order[0]) == []
        state.play(order[1], 1 + order[1])
        assert state.log == [1, 2]
        assert state.turn() == ()


def test_an_answer_may_take_several_decisions_and_nobody_waits_for_anybody() -> None:
    state = start({"first": ask([1, 2], [3, 4], [5, 6])})
    state.play(1, 2)
    assert (state.turn(), state.moves(0), state.moves(1)) == ((0, 1), [1, 2], [3, 4])
    state.play(1, 3)
    state.play(0, 1)
    assert (state.moves(0), state.moves(1)) == ([3, 4], [5, 6])
    state.play(1, 6)
    assert state.answers == [(1,), (2, 3, 6)]
    state.play(0, 4)
    state.play(0, 5)
    assert state.log == [1, 4, 5, 2, 3, 6]


def test_a_decision_with_one_option_is_taken_at_once() -> None:
    state = start({"first": ask([7], [1, 2], [8], [3, 4], [9])})
    assert (state.moves(0), state.answers[0]) == ([1, 2], (7,))
    state.play(0, 1)
    assert (state.moves(0), state.answers[0]) == ([3, 4], (7, 1, 8))
    state.play(0, 3)
    assert (state.turn(), state.answers[0]) == ((1,), (7, 1, 8, 3, 9))


def test_a_question_that_leaves_no_choice_is_not_asked() -> None:
    state = start({"first": then(("forced",), ("end",)), "forced": ask([1], [2]), "end": write(5)})
    assert (state.log, state.turn(), state.resolved) == ([1, 2, 1, 2, 5], (), 1)


def test_a_question_to_nobody_resolves_at_once() -> None:
    nobody = ask([1, 2], seats=[])
    state = start({"first": then(("ask",), ("end",)), "ask": nobody, "end": write(5)})
    assert (state.log, state.turn()) == ([5], ())


def test_only_the_asked_seats_are_in_turn() -> None:
    state = start({"first": ask([1, 2], seats=[2])}, players=3)
    assert (state.turn(), tuple(state.asked())) == ((2,), (2,))
    assert [state.moves(seat) for seat in (0, 1, 2)] == [[], [], [1, 2]]


# -- chance -----------------------------------------------------------------------------------


def note_outcome(state: ToyState, frame: tuple[str], move: int) -> None:
    state.log.append(move)


def test_chance_waits_for_an_outcome_and_any_of_them_can_be_forced() -> None:
    for outcome in (1, 2, 3):
        state = start({"first": Chance(lambda state, frame: [1, 2, 3], note_outcome)})
        assert state.turn() == (CHANCE,)
        assert state.moves(CHANCE) == [1, 2, 3]
        assert state.chances() == [(1, 1), (2, 1), (3, 1)]
        assert tuple(state.asked()) == ()
        state.play(CHANCE, outcome)
        assert (state.log, state.turn()) == ([outcome], ())


def test_a_single_outcome_happens_at_once() -> None:
    state = start({"first": Chance(lambda state, frame: [4], note_outcome)})
    assert (state.log, state.turn()) == ([4], ())


def test_outcomes_are_drawn_by_their_weights() -> None:
    weighted = Chance(lambda s, f: [1, 2, 3], note_outcome, weights=lambda s, f: [1, 2, 5])
    state = start({"first": weighted})
    assert state.chances() == [(1, 1), (2, 2), (3, 5)]
    rng = Random(5)
    drawn = [state.sample(rng) for _ in range(8000)]
    assert 900 < drawn.count(1) < 1100
    assert 1900 < drawn.count(2) < 2100
    assert 4800 < drawn.count(3) < 5200


def test_outcomes_without_weights_are_equally_likely() -> None:
    state = start({"first": Chance(lambda state, frame: [1, 2, 3, 4], note_outcome)})
    rng = Random(5)
    drawn = [state.sample(rng) for _ in range(4000)]
    assert all(900 < drawn.count(outcome) < 1100 for outcome in (1, 2, 3, 4))
    assert state.log == [], "a sample is not played"


def test_where_nothing_is_left_to_chance_nothing_is_drawn() -> None:
    for state in (start({"first": ask([1, 2])}), start({"first": write(1)})):
        for draw in (state.chances, lambda state=state: state.sample(Random(1))):
            with pytest.raises(IllegalMove, match="nothing is left to chance"):
                draw()


# -- telling ----------------------------------------------------------------------------------


def test_events_before_the_first_decision_reach_a_listener_given_at_the_start() -> None:
    heard = []
    told = Act(lambda state, frame: state.tell("game_began", None, players=state.players))
    Toy({"first": told}).start(2, listener=heard.append)
    assert [(event.kind, event.seat, dict(event.data)) for event in heard] == [
        ("game_began", None, {"players": 2})
    ]


def test_without_a_listener_nothing_is_told() -> None:
    told = Act(lambda state, frame: state.tell("game_began", None))
    assert start({"first": told}).turn() == ()


def test_chance_without_an_outcome_is_told_with_its_step() -> None:
    nothing = Chance(lambda state, frame: [], lambda state, frame, move: None)
    with pytest.raises(ValueError, match="step 'roll' has no outcome"):
        start({"first": then(("roll",)), "roll": nothing})


# -- drawing from a pool ----------------------------------------------------------------------


def drawing(*pool: int) -> ToyState:
    """A game that draws from a pool until it is empty; the moves are the numbers and 1 more."""

    def draw(state: ToyState, frame: Frame, move: int) -> None:
        state.log.append(move)
        if len(state.log) < len(pool):
            state.push(("first",))

    def left(state: ToyState, frame: Frame) -> list[int]:
        return [each for each in pool if each + 1 not in state.log]

    return start({"first": Draw(left, 1, draw)})


def test_a_draw_offers_what_is_left_of_its_pool() -> None:
    state = drawing(3, 5, 7)
    assert state.moves(CHANCE) == [4, 6, 8]
    assert state.chances() == [(4, 1), (6, 1), (8, 1)]
    state.play(CHANCE, 6)
    assert state.moves(CHANCE) == [4, 8]


def test_a_draw_refuses_what_is_not_in_its_pool_though_nobody_has_asked() -> None:
    state = drawing(3, 5)
    for move in (3, 5, 7, -1):
        with pytest.raises(IllegalMove, match="allowed: pick:4, pick:6"):
            state.play(CHANCE, move)


def test_the_last_of_a_pool_is_drawn_by_itself() -> None:
    state = drawing(3, 5)
    state.taken = []
    state.play(CHANCE, 4)
    assert (state.log, state.turn(), state.taken) == ([4, 6], (), [(CHANCE, 6)])


def test_a_draw_is_as_likely_as_a_chance_that_lists_the_same() -> None:
    state = drawing(2, 4, 6)
    drawn = [state.sample(Random(seed)) for seed in range(20)]
    assert drawn == [state.moves(CHANCE)[int(Random(seed).random() * 3)] for seed in range(20)]


def test_an_empty_pool_is_told_with_its_step() -> None:
    with pytest.raises(ValueError, match="'first' has no outcome"):
        drawing()


# -- to the end -------------------------------------------------------------------------------


def test_playing_out_is_the_same_as_a_loop_over_the_contract() -> None:
    steps = {
        "first": then(("draw",), ("ask",), ("roll",), ("ask",)),
        "draw": Draw(lambda state, frame: [1, 2, 3], 0, note_move),
        "ask": ask([1, 2, 3], [4, 5]),
        "roll": Chance(lambda state, frame: [1, 2], note_move, weights=lambda state, frame: [1, 5]),
    }
    for seed in range(20):
        one, two = start(steps), start(steps)
        decisions = one.play_out(Random(seed))
        rng = Random(seed)
        while turn := two.turn():
            if turn[0] == CHANCE:
                two.play(CHANCE, two.sample(rng))
                continue
            moves = two.moves(turn[0])
            two.play(turn[0], moves[int(rng.random() * len(moves))])
        assert one == two
        assert decisions == 2 * 2 * 2  # two questions, two seats, two decisions each


def note_move(state: ToyState, frame: Frame, move: int) -> None:
    state.log.append(move)
