"""A match: whose decisions can be taken back, how it goes on after a save, what bots draw from."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rathaus
from rathaus.core.errors import BadRecord, IllegalMove
from rathaus.core.match import Match
from rathaus.core.records import hash_of, loads, verify
from rathaus.core.state import State
from rathaus.core.steps import CHANCE, Act, Chance, Frame, Step
from tests.core.matches import NEOM, play_on, random_match
from tests.core.toy import Toy, ToyState, ask, then, write


def snapshot(match: Match) -> tuple[State, list[object], list[object]]:
    return match.state.copy(), [*match.decisions], [*match.events]


def step(match: Match) -> str:
    frame: tuple[str, ...] = match.state.stack[-1]
    return frame[0]


def play(match: Match, seat: int, *moves: str) -> None:
    for move in moves:
        match.play(seat, NEOM.parse(match.state, move))


def play_until(match: Match, wanted: str, rng: Random | None = None) -> None:
    """Random decisions, until the wanted question is open and nobody has answered it yet."""
    rng = rng or Random("until")
    while step(match) != wanted or any(match.state.answers):
        seat = match.state.turn()[0]
        match.play(seat, rng.choice(match.state.moves(seat)))


def first_moves(match: Match) -> None:
    """Every seat answers the open question with its first legal move."""
    asked = step(match), match.state.resolved
    while (step(match), match.state.resolved) == asked:
        seat = match.state.turn()[0]
        match.play(seat, match.state.moves(seat)[0])


# -- sealed answers ----------------------------------------------------------------------------


def test_a_sealed_answer_can_be_taken_back_while_others_think() -> None:
    match = Match(NEOM, 3, seed="sealed")
    before = snapshot(match)
    match.play(1, match.state.moves(1)[0])
    assert match.state.turn() == (0, 2)
    assert match.can_undo(1)
    match.undo(1)
    assert snapshot(match) == before
    assert match.state.turn() == (0, 1, 2)


def test_taking_an_answer_back_leaves_the_others_answers_alone() -> None:
    match = Match(NEOM, 4, seed="sealed")
    for seat in (0, 3, 1):
        match.play(seat, match.state.moves(seat)[2])
    kept = [match.state.answers[0], match.state.answers[1]]
    match.undo(3)
    assert match.state.answers == [*kept, (), ()]
    assert [each.seat for each in match.decisions if each.seat != CHANCE] == [0, 1]
    assert not match.can_undo(3)
    assert match.can_undo(0)


def test_the_last_sealed_answer_reveals_all_and_none_can_be_taken_back() -> None:
    match = Match(NEOM, 3, seed="sealed")
    first_moves(match)
    assert match.state.turn() == (0, 1, 2)
    before = snapshot(match)
    for seat in range(3):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalMove, match="nothing can be taken back"):
            match.undo(seat)
    assert snapshot(match) == before


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    match = Match(NEOM, 3, seed="fresh")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_an_answer_of_several_decisions_is_taken_back_one_by_one() -> None:
    match = random_match(3, "steps", decisions=30)
    play_until(match, "act")
    seat = next(s for s in match.state.turn() if "build" in names(match, s))
    start = snapshot(match)
    play(match, seat, "build")
    assert match.state.moves(seat) != start[0].moves(seat)
    chosen = snapshot(match)
    match.play(seat, match.state.moves(seat)[0])
    match.undo(seat)
    assert snapshot(match) == chosen
    match.undo(seat)
    assert snapshot(match) == start
    assert not match.can_undo(seat)


def names(match: Match, seat: int) -> list[str]:
    return [NEOM.notation(match.state, move) for move in match.state.moves(seat)]


def test_others_may_answer_in_between() -> None:
    match = random_match(3, "steps", decisions=30)
    play_until(match, "act")
    seat = next(s for s in match.state.turn() if "build" in names(match, s))
    other = next(s for s in match.state.turn() if s != seat)
    play(match, seat, "build")
    match.play(other, match.state.moves(other)[-1])
    match.play(seat, match.state.moves(seat)[0])
    match.undo(seat)
    assert [each.move for each in match.decisions[-2:]] == ["sell", "build"]
    verify(match.record(with_seed=True), NEOM)


# -- alone -------------------------------------------------------------------------------------


def test_a_lone_player_goes_back_from_the_action_to_the_choice() -> None:
    match = Match(NEOM, 1, seed="alone")
    play_until(match, "choose")
    before_choice = snapshot(match)
    tile = next(move for move in match.state.moves(0) if leads_to_a_choice_of_actions(match, move))
    match.play(0, tile)
    assert step(match) == "act"
    before_action = snapshot(match)
    play(match, 0, "build")
    match.undo(0)
    assert snapshot(match) == before_action
    match.undo(0)
    assert snapshot(match) == before_choice
    assert not match.can_undo(0)


def leads_to_a_choice_of_actions(match: Match, move: int) -> bool:
    state = match.state.copy()
    state.play(0, move)
    return state.stack[-1][0] == "act"


def test_nothing_goes_back_beyond_a_revealed_stack() -> None:
    match = Match(NEOM, 1, seed="alone")
    play_until(match, "choose")
    play_until(match, "act")
    play(match, 0, "sell")
    assert match.state.round == 2
    assert match.decisions[-1].seat == CHANCE
    assert not match.can_undo(0)


def test_a_choice_taken_back_can_be_made_otherwise() -> None:
    match = Match(NEOM, 1, seed="alone")
    play_until(match, "choose")
    one, two = match.state.moves(0)[:2]
    match.play(0, one)
    match.undo(0)
    match.play(0, two)
    straight = Match(NEOM, 1, seed="alone")
    play_until(straight, "choose")
    straight.play(0, two)
    assert snapshot(match) == snapshot(straight)


def test_with_two_players_an_action_stands_when_the_other_has_decided() -> None:
    match = Match(NEOM, 2, seed="two")
    play_until(match, "act")
    (first,) = match.state.turn()
    other = 1 - first
    play(match, first, "sell")
    assert step(match) == "choose"
    assert match.state.turn() == (other,)
    assert match.can_undo(first)
    assert not match.can_undo(other)
    match.play(other, match.state.moves(other)[0])
    assert not match.can_undo(first)
    assert match.can_undo(other)


def test_with_two_players_the_other_cannot_take_back_what_is_not_theirs() -> None:
    match = Match(NEOM, 2, seed="two")
    play_until(match, "act")
    (first,) = match.state.turn()
    with pytest.raises(IllegalMove):
        match.undo(1 - first)


@pytest.mark.clause("NEO-5.4")
def test_an_exchange_stands_once_the_next_hand_is_taken_up() -> None:
    """The owner of 031 decides alone, but then everyone takes up the hand passed on."""
    match = at_an_exchange()
    (owner,) = match.state.turn()
    play(match, owner, "done")
    assert step(match) == "choose"
    assert not match.can_undo(owner)


def at_an_exchange() -> Match:
    """The first random game of four in which 031 is built before the last round."""
    for number in range(1000):
        match = random_match(4, f"exchange {number}", decisions=120)
        rng = Random(number)
        while not match.is_over and match.state.generation == 1:
            if step(match) == "exchange" and match.state.round < 7 and not any(match.state.answers):
                return match
            seat = match.state.turn()[0]
            match.play(seat, rng.choice(match.state.moves(seat)))
    raise AssertionError("031 is never built")


# -- refused -----------------------------------------------------------------------------------


def test_chance_is_not_for_players() -> None:
    match = Match(NEOM, 3, seed="refused")
    before = snapshot(match)
    with pytest.raises(IllegalMove, match="chance"):
        match.play(CHANCE, 0)
    assert snapshot(match) == before


def test_an_illegal_move_changes_nothing() -> None:
    match = Match(NEOM, 3, seed="refused")
    match.play(0, match.state.moves(0)[0])
    before = snapshot(match)
    for seat, move in ((0, match.state.moves(1)[0]), (1, NEOM.space.first("sell")), (7, 0)):
        with pytest.raises(IllegalMove):
            match.play(seat, move)
    assert snapshot(match) == before
    match.undo(0)
    assert not match.can_undo(0)


# -- records and resuming ----------------------------------------------------------------------


def test_the_seed_is_secret_until_the_game_is_over() -> None:
    running, over = random_match(2, "hush", decisions=40), random_match(2, "hush")
    assert running.record().seed is None
    assert running.record().seed_hash == hash_of("hush")
    assert running.record(with_seed=True).seed == "hush"
    assert over.record().seed == "hush"
    assert over.record(with_seed=False).seed is None


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_saved_game_goes_on_as_if_never_interrupted(players: int) -> None:
    whole = random_match(players, "saved")
    for decisions in range(0, len(whole.decisions), 23):
        match = random_match(players, "saved", decisions=decisions)
        rng = Random("the rest")
        resumed = Match.resume(NEOM, loads(match.record(with_seed=True).dumps()))
        assert snapshot(resumed) == snapshot(match)
        assert resumed.seats == match.seats
        play_on(match, Random("the rest"))
        play_on(resumed, rng)
        assert resumed.record() == match.record()


def test_undo_works_as_before_after_a_save() -> None:
    match = Match(NEOM, 1, seed="alone")
    play_until(match, "choose")
    play_until(match, "act")
    resumed = Match.resume(NEOM, match.record(with_seed=True))
    assert resumed.can_undo(0)
    match.undo(0)
    resumed.undo(0)
    assert snapshot(resumed) == snapshot(match)


def test_a_save_keeps_options_and_names() -> None:
    match = Match(
        NEOM, 1, seed="options", options={"tiles": "5+", "beginner": True}, seats=("Zoë",)
    )
    resumed = Match.resume(NEOM, loads(match.record(with_seed=True).dumps()))
    assert NEOM.options_of(resumed.state) == {"tiles": "5+", "beginner": True}
    assert resumed.seats == ("Zoë",)


def test_a_finished_game_can_be_opened_again() -> None:
    match = random_match(2, "finished")
    assert Match.resume(NEOM, match.record()).is_over


def test_a_record_without_its_seed_cannot_be_resumed() -> None:
    with pytest.raises(BadRecord, match="seed") as error:
        Match.resume(NEOM, random_match(2, "hush", decisions=40).record())
    assert error.value.line == 1


def test_a_damaged_save_is_refused() -> None:
    lines = random_match(2, "damaged", decisions=40).record(with_seed=True).dumps().splitlines()
    with pytest.raises(BadRecord) as error:
        Match.resume(NEOM, loads("\n".join([*lines[:9], *lines[10:]])))
    assert error.value.line == 10


@settings(max_examples=25, deadline=None)
@given(players=st.sampled_from(NEOM.player_counts), choices=st.randoms(use_true_random=False))
def test_taking_back_leaves_no_trace(players: int, choices: Random) -> None:
    """Whatever is taken back on the way, the record is that of a straight game."""
    match = Match(NEOM, players, seed="undone")
    for _ in range(120):
        seats = [seat for seat in range(players) if match.can_undo(seat)]
        if seats and choices.random() < 0.3:
            match.undo(choices.choice(seats))
        elif not match.is_over:
            seat = choices.choice(match.state.turn())
            match.play(seat, choices.choice(match.state.moves(seat)))
    assert verify(match.record(with_seed=True), NEOM) == match.state
    assert snapshot(Match.resume(NEOM, match.record(with_seed=True))) == snapshot(match)


# -- bots --------------------------------------------------------------------------------------


def test_a_bot_draws_the_same_after_a_save() -> None:
    match = random_match(3, "bots", decisions=50)
    resumed = Match.resume(NEOM, match.record(with_seed=True))
    for seat in range(3):
        assert resumed.bot_generator(seat).random() == match.bot_generator(seat).random()


def test_a_bot_draws_the_same_after_an_undo() -> None:
    match = Match(NEOM, 3, seed="bots")
    before = match.bot_generator(0).random()
    match.play(0, match.state.moves(0)[0])
    assert match.bot_generator(0).random() != before
    match.undo(0)
    assert match.bot_generator(0).random() == before


def test_asking_for_a_bots_generator_changes_nothing() -> None:
    match = Match(NEOM, 3, seed="bots")
    draws = [match.bot_generator(0).random() for _ in range(3)]
    assert len(set(draws)) == 1


def test_bots_draw_apart_from_each_other_and_from_the_chance_of_the_game() -> None:
    match, other = Match(NEOM, 3, seed="bots"), Match(NEOM, 3, seed="other bots")
    draws = [each.bot_generator(seat).random() for each in (match, other) for seat in range(3)]
    match.play(0, match.state.moves(0)[0])
    draws += [match.bot_generator(seat).random() for seat in range(3)]
    assert len(set(draws)) == 9


def test_a_bots_generator_is_the_same_in_every_version() -> None:
    # Pinned: saved games with bots must go on the same way after an update of Rathaus.
    match = Match(NEOM, 3, seed="pinned")
    assert [match.bot_generator(seat).randrange(10**6) for seat in range(3)] == [
        309819,
        347628,
        820468,
    ]


@pytest.mark.parametrize("name", rathaus.games())
def test_a_move_is_final_if_and_only_if_it_cannot_be_taken_back(name: str) -> None:
    rng, finals, moves = Random(name), 0, 0
    for seed in range(5):
        match = Match(rathaus.game(name), 3, seed=f"final {seed}")
        while not match.is_over:
            seat = rng.choice(match.state.turn())
            move = rng.choice(match.state.moves(seat))
            before = snapshot(match)
            is_final = match.is_final(seat, move)
            assert snapshot(match) == before
            match.play(seat, move)
            assert is_final != match.can_undo(seat)
            finals, moves = finals + is_final, moves + 1
    assert 0 < finals < moves


# -- several moves at once ---------------------------------------------------------------------


def at_an_action() -> tuple[Match, int]:
    """A match in which a seat may build, and the seat."""
    match = random_match(3, "steps", decisions=30)
    play_until(match, "act")
    return match, next(s for s in match.state.turn() if "build" in names(match, s))


def test_an_answer_that_was_given_at_once_is_taken_back_at_once() -> None:
    match, seat = at_an_action()
    start = snapshot(match)
    cell = NEOM.notation(match.state, match.considered(seat, ["build"]).moves(seat)[0])
    match.play(seat, *match.read(seat, ["build", cell]))
    assert seat not in match.state.turn()
    assert [each.move for each in match.decisions[-2:]] == ["build", cell]
    match.undo(seat)
    assert snapshot(match) == start
    assert not match.can_undo(seat)


def test_an_answer_that_was_given_in_two_parts_is_taken_back_in_two() -> None:
    match, seat = at_an_action()
    start = snapshot(match)
    play(match, seat, "build")
    begun = snapshot(match)
    match.play(seat, match.state.moves(seat)[0])
    match.undo(seat)
    assert snapshot(match) == begun
    match.undo(seat)
    assert snapshot(match) == start


def test_of_several_moves_none_is_made_if_one_is_not_allowed() -> None:
    match, seat = at_an_action()
    start = snapshot(match)
    build = NEOM.parse(match.state, "build")
    with pytest.raises(IllegalMove, match="is not allowed now"):
        match.play(seat, build, build)
    assert snapshot(match) == start
    sell = NEOM.parse(match.state, "sell")
    with pytest.raises(IllegalMove, match="the answer is complete after 1 of 2 moves"):
        match.play(seat, sell, sell)
    assert snapshot(match) == start


def test_a_decision_has_at_least_one_move() -> None:
    match, seat = at_an_action()
    with pytest.raises(IllegalMove, match="at least one move"):
        match.play(seat)


def test_what_is_considered_changes_nothing() -> None:
    match, seat = at_an_action()
    start = snapshot(match)
    state = match.considered(seat, ["build"])
    assert state.answers[seat] == (NEOM.parse(state, "build"),)
    assert all(NEOM.notation(state, move).startswith("on:") for move in state.moves(seat))
    assert snapshot(match) == start


def test_what_completes_an_answer_cannot_be_considered() -> None:
    match, seat = at_an_action()
    with pytest.raises(IllegalMove, match="sell completes the answer"):
        match.considered(seat, ["sell"])
    with pytest.raises(IllegalMove, match="is not allowed now"):
        match.considered(seat, ["build", "build"])


def test_an_answer_to_a_question_for_one_seat_goes_back_to_its_start() -> None:
    hamburg = rathaus.game("hamburg")
    match = Match(hamburg, 2, seed="alone")
    while step(match) != "turn":
        seat = match.state.turn()[0]
        match.play(seat, match.state.moves(seat)[0])
    (seat,) = match.state.turn()
    start = snapshot(match)
    card = next(move for move in match.state.moves(seat) if not match.state.completes(seat, move))
    card_name = hamburg.notation(match.state, card)
    match.play(seat, *match.read(seat, [card_name, "as:money"]))
    assert match.state.turn() != (seat,)
    match.undo(seat)
    assert snapshot(match) == start


# -- what was seen -----------------------------------------------------------------------------


def toy_match(between: Step) -> Match:
    """Seat 0 decides, then something happens by itself, then seat 0 decides again."""
    steps = {
        "first": then(("one",), ("between",), ("two",)),
        "one": ask((1, 2), seats=(0,)),
        "between": between,
        "two": ask((3, 4), seats=(0,)),
    }
    return Match(Toy(steps), 2, seed="seen")


def test_what_happens_by_itself_can_be_taken_back() -> None:
    match = toy_match(write(7))
    assert not match.is_final(0, 1)
    match.play(0, 1)
    assert match.can_undo(0)


def test_the_only_outcome_of_chance_is_an_outcome() -> None:
    def happen(state: ToyState, frame: Frame, move: int) -> None:
        state.log.append(move)

    match = toy_match(Chance(lambda state, frame: [5], happen))
    assert match.is_final(0, 1)
    match.play(0, 1)
    assert not match.can_undo(0)


def test_what_another_seat_had_to_do_was_seen() -> None:
    match = toy_match(ask((6,), seats=(1,)))
    assert match.is_final(0, 1)
    match.play(0, 1)
    assert not match.can_undo(0)


@pytest.mark.parametrize(("audience", "is_final"), [((0,), False), ((0, 1), True), ((1,), True)])
def test_what_another_seat_was_told_was_told(audience: tuple[int, ...], is_final: bool) -> None:
    match = toy_match(Act(lambda state, frame: state.tell("seen", 0, audience=audience)))
    assert match.is_final(0, 1) == is_final
    match.play(0, 1)
    assert match.can_undo(0) != is_final


@pytest.mark.parametrize("name", ["hamburg", "bruges"])
def test_a_thief_keeps_the_only_card_of_a_hand(name: str) -> None:
    game = rathaus.game(name)
    match = Match(game, 2, seed="thief")
    rng = Random(name)
    while step(match) != "turn":
        seat = rng.choice(match.state.turn())
        match.play(seat, rng.choice(match.state.moves(seat)))
    (thief,) = match.state.turn()
    state: Any = match.state
    state.hands[1 - thief] = state.hands[1 - thief][:1]
    state.stack.insert(-1, ("steal", thief, 1 - thief))
    while step(match) == "turn":
        final = match.is_final(thief, state.moves(thief)[0])
        match.play(thief, state.moves(thief)[0])
        assert final != match.can_undo(thief)
        if not state.hands[1 - thief]:
            break
    assert final
