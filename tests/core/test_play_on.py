"""Playing on in imagination: by policies, to a time of the game, over whole answers."""

from random import Random

import rathaus
from rathaus.core.state import State
from tests.core.toy import ask, start, then, write


def first(state: State, seat: int, moves: list[int], rng: Random) -> int:
    return moves[0]


def last(state: State, seat: int, moves: list[int], rng: Random) -> int:
    return moves[-1]


def everything(state: State, moves: list[int]) -> list[int]:
    return moves


def test_each_seat_plays_by_its_policy() -> None:
    state = start({"first": ask((1, 2, 3))})
    state.play_on([first, last], 99, Random(1), Random(2))
    assert (state.log, state.turn()) == ([1, 3], ())


def test_it_stops_when_the_clock_shows_the_time() -> None:
    state = rathaus.game("neom").start(3, {"beginner": True})
    clock = state.game.clock
    state.play_on([first] * 3, 2, Random(1), Random(2))
    assert (clock(state), state.view(None)["round"]) == (2, 2)
    before = state.to_json()
    state.play_on([last] * 3, 2, Random(1), Random(2))
    assert state.to_json() == before
    state.play_on([first] * 3, 99, Random(1), Random(2))
    assert state.turn() == ()


def test_it_is_the_loop_of_the_contract() -> None:
    for name in rathaus.games():
        quick = rathaus.game(name).start(2)
        slow, rng = quick.copy(), Random(4)
        quick.play_on([last] * 2, 99, Random(4), Random(5))
        while turn := slow.turn():
            seat = turn[0]
            slow.play(seat, slow.sample(rng) if seat < 0 else slow.moves(seat)[-1])
        assert quick == slow


def test_an_answer_of_several_decisions_is_listed_as_a_whole() -> None:
    state = start({"first": ask((1, 2), (7,), (3, 4))})
    before = state.copy()
    answers = state.whole_answers(0, everything)
    assert answers == [(1, 3), (1, 4), (2, 3), (2, 4)]  # 7 is forced: it is not decided
    assert state == before
    state.play(0, 2)
    assert state.whole_answers(0, everything) == [(3,), (4,)]
    state.play(0, 3)
    assert state.whole_answers(0, everything) == []


def test_only_some_options_of_an_answer_are_followed() -> None:
    state = start({"first": ask((1, 2), (3, 4))})
    seen = []

    def narrow(trial: State, moves: list[int]) -> list[int]:
        seen.append((trial.answers[0], moves))
        return moves[-1:]

    assert state.whole_answers(0, narrow) == [(2, 4)]
    assert seen == [((), [1, 2]), ((2,), [3, 4])]


def test_others_can_be_made_to_decide_anew() -> None:
    state = start({"first": ask((1, 2), (3, 4))})
    state.play(0, 2)
    state.play(1, 1)
    state.play(1, 3)
    assert state.turn() == (0,)
    state.reopen(0)
    assert (state.turn(), state.answers) == ((0, 1), [(2,), ()])
    alone = start({"first": then(("one",)), "one": ask((1, 2), (3, 4), seats=(0,)), "x": write(1)})
    alone.play(0, 1)
    alone.reopen(1)
    assert alone.answers[0] == (1,)
