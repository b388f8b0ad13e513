"""Section 6: the dice, threats from the roll, and the step up."""

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.core.steps import CHANCE
from tests.games.bruges.scenes import (
    listen,
    markers,
    options,
    outcomes,
    play,
    roll,
    scene,
    side,
    spend,
    threats,
    workers,
)

HANDS = [side(hand="red red red red")] * 3


@pytest.mark.clause("BRU-6.1")
def test_five_dice_are_rolled_once_for_all_and_stay_for_the_round() -> None:
    state = scene(step="phase_two", sides=HANDS)
    for _ in range(5):
        assert state.turn() == (CHANCE,)
        assert outcomes(state) == [f"die:{number}" for number in range(1, 7)]
        assert {weight for _, weight in state.chances()} == {1}
        roll(state, 3)
    assert state.phase == 3
    for seat in (0, 1, 2):
        spend(state, seat, "money")
    assert state.dice == [3, 3, 3, 3, 3]
    assert state.money == [8, 8, 8]  # the same roll counts for everybody


@pytest.mark.clause("BRU-6.1")
def test_the_dice_are_in_the_order_of_the_colours() -> None:
    state = roll(scene(step="phase_two", sides=HANDS), 3, 4, 3, 5, 4)
    assert list(state.view(None)["dice"].items()) == [
        ("blue", 3), ("brown", 4), ("yellow", 3), ("red", 5), ("violet", 4),
    ]  # fmt: skip


@pytest.mark.clause("BRU-6.2")
def test_threats_come_before_the_step_up() -> None:
    """The raid takes the guilders with which the step would have been paid."""
    raided = side(threats=(0, 0, 2, 0, 0), money=9, hand="red")
    state = scene(step="rolled", dice=(1, 3, 5, 3, 3), sides=[raided, side(hand="red")])
    assert state.money[0] == 0
    assert state.turn() == (1,)  # nothing left to pay the step with
    assert options(state, 1) == ["done", "advance"]


@pytest.mark.clause("BRU-6.3")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("colour", [0, 1, 2, 3, 4])
def test_a_five_or_six_brings_everybody_a_marker_of_its_colour(colour: int, number: int) -> None:
    dice = [4] * 5
    dice[colour] = number
    state = scene(step="rolled", dice=dice, players=4, crest=2, sides=[side(hand="red")] * 4)
    expected = [0] * 5
    expected[colour] = int(number >= 5)
    assert [threats(state, seat) for seat in range(4)] == [tuple(expected)] * 4


@pytest.mark.clause("BRU-6.3")
def test_the_start_player_receives_the_markers_first() -> None:
    state = scene(step="phase_two", crest=1, sides=HANDS)
    events = listen(state)
    roll(state, 6, 4, 4, 5, 4)
    received = [(e.seat, e.data["colour"]) for e in events if e.kind == "threat_received"]
    assert received == [(1, 0), (1, 3), (2, 0), (2, 3), (0, 0), (0, 3)]


@pytest.mark.clause("BRU-6.4")
def test_all_markers_are_handed_out_before_any_damage() -> None:
    """Seat 0 suffers only when seat 2 has its markers; the damage goes round from the start."""
    hit = side(threats=(2, 0, 2, 0, 0), hand="red")
    state = scene(step="phase_two", crest=0, sides=[hit] * 3)
    events = listen(state)
    roll(state, 5, 4, 6, 4, 4)
    assert [event.kind for event in events if "threat" in event.kind] == ["threat_received"] * 6
    assert [threats(state, seat) for seat in range(3)] == [(3, 0, 3, 0, 0)] * 3
    for seat in range(3):
        assert state.turn() == (seat,)
        assert options(state, seat) == ["suffer:blue", "suffer:yellow"]
        play(state, seat, "suffer:yellow")
        assert threats(state, seat) == (0, 0, 0, 0, 0)
    struck = [(e.seat, e.data["colour"]) for e in events if e.kind == "damage_struck"]
    assert struck == [(0, 2), (0, 0), (1, 2), (1, 0), (2, 2), (2, 0)]


@pytest.mark.clause("BRU-6.5", "BRU-6.10")
@pytest.mark.parametrize(
    ("dice", "price"),
    [
        ((1, 3, 3, 3, 3), 1),
        ((2, 3, 4, 3, 4), 2),
        ((2, 4, 3, 3, 1), 3),
        ((1, 1, 1, 1, 1), 5),
        ((2, 2, 2, 2, 2), 10),
        ((1, 6, 5, 2, 4), 3),
    ],
)
def test_the_price_is_the_sum_of_ones_and_twos(dice: tuple[int, ...], price: int) -> None:
    sides = [side(money=price, hand="red"), side(money=price - 1, hand="red")]
    state = scene(step="rolled", dice=dice, sides=[*sides, side(money=0, hand="red")])
    play(state, 0, "advance")
    assert (state.money[0], state.reputation[0]) == (0, 1)
    assert state.phase == 3  # one guilder less is not enough
    assert state.money[1:] == [price - 1, 0]


@pytest.mark.clause("BRU-6.6")
@pytest.mark.parametrize("houses", ["", "red:gesandter"])
def test_without_ones_and_twos_nobody_steps_up(houses: str) -> None:
    rich = side(money=30, houses=houses, hand="red")
    state = scene(step="rolled", dice=(3, 4, 4, 3, 4), sides=[rich, side(hand="red")])
    assert (state.phase, state.reputation) == (3, [0, 0, 0])


@pytest.mark.clause("BRU-14.30", "BRU-6.5")
@pytest.mark.parametrize(
    ("dice", "paid"), [((2, 2, 1, 3, 3), 3), ((2, 3, 3, 3, 3), 0), ((1, 3, 3, 3, 3), 0)]
)
def test_the_envoy_pays_two_less_but_never_gains(dice: tuple[int, ...], paid: int) -> None:
    mine = side(houses="red:gesandter", money=9)
    state = scene(step=("step_up", 0), dice=dice, sides=[mine], phase=2)
    play(state, 0, "advance")
    assert (state.money[0], state.reputation[0]) == (9 - paid, 1)


@pytest.mark.clause("BRU-6.7")
def test_each_player_decides_once_from_the_start_player_on() -> None:
    state = scene(step="rolled", dice=(1, 3, 3, 3, 3), crest=2, sides=HANDS)
    for seat, decision in ((2, "advance"), (0, "done"), (1, "advance")):
        assert state.turn() == (seat,)
        assert options(state, seat) == ["done", "advance"]
        play(state, seat, decision)
    assert state.phase == 3  # no second step
    assert state.reputation == [0, 1, 1]
    assert state.money == [5, 4, 4]


@pytest.mark.clause("BRU-6.7")
def test_a_player_without_enough_guilders_cannot_step_up() -> None:
    state = scene(step=("step_up", 0), dice=(2, 2, 3, 3, 3), sides=[side(money=3)])
    assert state.turn() == ()
    with pytest.raises(IllegalMove):
        play(state, 0, "advance")
    assert state.reputation[0] == 0


@pytest.mark.clause("BRU-6.8")
def test_the_first_step_leads_to_field_one_where_several_may_stand() -> None:
    state = scene(step="rolled", dice=(1, 3, 3, 3, 3), sides=HANDS)
    for seat in range(3):
        play(state, seat, "advance")
    assert state.reputation == [1, 1, 1]


@pytest.mark.clause("BRU-6.9")
def test_on_field_twelve_no_further_step_is_possible() -> None:
    state = scene(step=("step_up", 0), dice=(1, 3, 3, 3, 3), sides=[side(field=12, money=9)])
    assert (state.turn(), state.money[0], state.reputation[0]) == ((), 9, 12)


@pytest.mark.clause("BRU-6.9")
def test_nor_by_a_person_and_nothing_reacts() -> None:
    """The queen leads three fields on: from field 11 just one, and one point for it."""
    court = side(field=11, money=12, points=5, hand="koenigin", houses="red; blue:markgraf")
    state = play(scene(sides=[court]), 0, "as:person", "house:1")
    assert (state.reputation[0], state.points[0]) == (12, 6)


@pytest.mark.clause("BRU-6.10")
def test_threes_and_fours_mean_nothing_in_this_phase() -> None:
    sides = [side(threats=(2, 2, 2, 2, 2), hand="red")] * 3
    state = scene(step="rolled", dice=(3, 4, 3, 4, 3), sides=sides)
    assert state.phase == 3
    for seat in range(3):
        assert threats(state, seat) == (2, 2, 2, 2, 2)
        assert workers(state, seat) == (1, 1, 1, 1, 1)
        assert (state.reputation[seat], markers(state, seat)) == (0, set())
