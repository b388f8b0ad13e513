"""Section 7: threat markers and damage."""

from typing import Any

import pytest

from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.scenes import (
    canals,
    go_on,
    hand,
    houses,
    is_over,
    keys,
    listen,
    options,
    play,
    rotated,
    scene,
    side,
    threats,
    workers,
)

BLUE, BROWN, YELLOW, RED, VIOLET = range(5)


def two_of(*colours: int) -> tuple[int, ...]:
    return tuple(2 if colour in colours else 0 for colour in range(5))


def struck(*colours: int, **facts: Any) -> BrugesState:
    """Seat 0 receives the third marker of each of these colours at the same time."""
    markers = [("threat", 0, colour) for colour in colours]
    sides = [side(threats=two_of(*colours), **facts)]
    return scene(step=[*markers, ("damages", 0)], sides=sides, phase=2)


@pytest.mark.clause("BRU-7.1")
def test_markers_lie_open_and_sorted_by_colour() -> None:
    state = scene(sides=[side(threats=(1, 0, 2, 0, 1), hand="red")])
    for viewer in (None, 0, 1):
        assert state.view(viewer)["seats"][0]["threats"] == {
            "blue": 1, "brown": 0, "yellow": 2, "red": 0, "violet": 1,
        }  # fmt: skip


@pytest.mark.clause("BRU-7.2")
@pytest.mark.parametrize("before", [0, 1])
def test_the_first_and_second_marker_do_no_harm(before: int) -> None:
    sides = [side(threats=(before, 0, 0, 0, 0))]
    state = scene(step=[("threat", 0, BLUE), ("damages", 0)], sides=sides)
    assert threats(state, 0) == (before + 1, 0, 0, 0, 0)
    assert workers(state, 0) == (1, 1, 1, 1, 1)


@pytest.mark.clause("BRU-7.2", "BRU-7.3")
@pytest.mark.parametrize("colour", range(5))
def test_the_third_marker_strikes_and_all_three_are_returned_without_points(colour: int) -> None:
    state = struck(colour, points=20)
    lost = 3 if colour == VIOLET else 0
    assert threats(state, 0) == (0, 0, 0, 0, 0)
    assert state.points[0] == 20 - lost


@pytest.mark.clause("BRU-7.2")
def test_the_next_marker_is_the_first_again_and_other_colours_stay() -> None:
    sides = [side(threats=(2, 1, 0, 0, 2))]
    state = scene(step=[("threat", 0, BLUE), ("damages", 0)], sides=sides)
    assert threats(state, 0) == (0, 1, 0, 0, 2)
    go_on(state, ("threat", 0, BLUE), ("damages", 0))
    assert threats(state, 0) == (1, 1, 0, 0, 2)


# -- the five damages -------------------------------------------------------------------------


@pytest.mark.clause("BRU-7.4")
def test_the_flood_takes_all_workers() -> None:
    state = struck(BLUE, workers=(3, 0, 2, 1, 4), money=7)
    assert workers(state, 0) == (0, 0, 0, 0, 0)
    assert state.money[0] == 7


@pytest.mark.clause("BRU-7.4", "BRU-7.10")
def test_the_plague_takes_a_person_of_choice_and_leaves_the_house() -> None:
    state = struck(BROWN, houses="red:knecht; blue:fuerst; violet")
    assert options(state, 0) == ["lose:fuerst", "lose:knecht"]
    play(state, 0, "lose:fuerst")
    assert houses(state, 0) == ["red:knecht", "blue", "violet"]
    assert keys(state.discard) == ["fuerst"]
    assert hand(state, 0) == []


@pytest.mark.clause("BRU-7.4")
def test_the_raid_takes_all_guilders() -> None:
    state = struck(YELLOW, money=23)
    assert state.money == [0, 5, 5]
    assert workers(state, 0) == (1, 1, 1, 1, 1)


@pytest.mark.clause("BRU-7.4")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (30, 27)])
def test_intrigue_costs_three_points_but_never_below_zero(before: int, after: int) -> None:
    assert struck(VIOLET, points=before).points[0] == after


@pytest.mark.clause("BRU-7.5")
@pytest.mark.parametrize("colour", range(5))
def test_who_has_nothing_loses_nothing_and_returns_the_markers(colour: int) -> None:
    state = struck(colour, money=0, points=0, workers=(0,) * 5, hand="red blue")
    assert is_over(state)
    assert threats(state, 0) == (0, 0, 0, 0, 0)
    assert (state.money[0], state.points[0], state.discard) == (0, 0, [])
    assert len(hand(state, 0)) == 2


@pytest.mark.clause("BRU-7.6")
@pytest.mark.parametrize(
    ("facts", "offers"),
    [
        ({"houses": "red; blue"}, ["lose_house:1", "lose_house:2"]),
        ({"canals": (2, 1)}, ["lose_canal:left", "lose_canal:right"]),
        ({"houses": "red", "canals": (0, 3)}, ["lose_canal:right", "lose_house:1"]),
    ],
)
def test_fire_takes_a_house_or_a_canal_token(facts: dict[str, Any], offers: list[str]) -> None:
    assert options(struck(RED, **facts), 0) == offers


@pytest.mark.clause("BRU-7.6")
def test_only_one_thing_burns() -> None:
    state = struck(RED, houses="red; blue", canals=(2, 1))
    play(state, 0, "lose_canal:left")
    assert is_over(state)
    assert (houses(state, 0), canals(state, 0)) == (["red", "blue"], (1, 1))


@pytest.mark.clause("BRU-7.7", "BRU-7.14")
def test_a_burnt_house_is_discarded_and_its_person_returns_to_the_hand() -> None:
    full = "red red red red red"
    state = struck(RED, houses="alchemist:knecht; blue:fuerst", hand=full)
    play(state, 0, "lose_house:1")
    assert keys(state.discard) == ["alchemist"]
    assert houses(state, 0) == ["blue:fuerst"]
    assert "knecht" in hand(state, 0)
    assert len(hand(state, 0)) == 6  # no upper limit
    assert is_over(state)


@pytest.mark.clause("BRU-7.7")
def test_the_player_chooses_which_house_burns() -> None:
    state = struck(RED, houses="red; blue; violet:fuerst")
    play(state, 0, "lose_house:2")
    assert houses(state, 0) == ["red", "violet:fuerst"]


@pytest.mark.clause("BRU-7.8")
def test_the_outermost_token_of_a_section_goes() -> None:
    state = struck(RED, canals=(4, 2))
    assert options(state, 0) == ["lose_canal:left", "lose_canal:right"]
    play(state, 0, "lose_canal:right")
    assert canals(state, 0) == (4, 1)


@pytest.mark.clause("BRU-7.9")
def test_a_lost_fifth_token_does_not_cost_the_statue_and_brings_no_second_one() -> None:
    state = struck(RED, canals=(5, 0), statues=(7,), hand="brown", money=5)
    assert canals(state, 0) == (4, 0)
    assert state.statues[0] == (7,)
    go_on(state, ("turn", 0, 0))
    play(state, 0, "as:canal", "canal:left")
    assert canals(state, 0) == (5, 0)
    assert (state.statues[0], state.statues_left) == ((7,), [6, 5, 4, 3, 2])


@pytest.mark.clause("BRU-7.10")
def test_the_house_of_a_plague_victim_can_take_another_person() -> None:
    state = struck(BROWN, houses="red:knecht", hand="alchemist", money=3)
    assert houses(state, 0) == ["red"]
    go_on(state, ("turn", 0, 0))
    play(state, 0, "as:person", "house:1")
    assert houses(state, 0) == ["red:alchemist"]


# -- several damages --------------------------------------------------------------------------


@pytest.mark.clause("BRU-7.11")
def test_the_victim_chooses_the_order() -> None:
    state = struck(BLUE, BROWN, VIOLET, houses="red:knecht", points=9)
    assert options(state, 0) == ["suffer:blue", "suffer:brown", "suffer:violet"]
    play(state, 0, "suffer:violet")
    assert (state.points[0], threats(state, 0)) == (6, (3, 3, 0, 0, 0))
    assert options(state, 0) == ["suffer:blue", "suffer:brown"]
    play(state, 0, "suffer:brown")  # the rest follows by itself
    assert threats(state, 0) == (0, 0, 0, 0, 0)
    assert (houses(state, 0), workers(state, 0)) == (["red"], (0, 0, 0, 0, 0))


@pytest.mark.clause("BRU-7.11", "BRU-7.7")
@pytest.mark.parametrize(
    ("first", "in_hand", "discarded"),
    [("brown", [], ["knecht", "alchemist"]), ("red", ["knecht"], ["alchemist"])],
)
def test_fire_before_the_plague_saves_a_person(
    first: str, in_hand: list[str], discarded: list[str]
) -> None:
    state = struck(BROWN, RED, houses="alchemist:knecht")
    play(state, 0, f"suffer:{first}")
    assert (hand(state, 0), keys(state.discard)) == (in_hand, discarded)
    assert houses(state, 0) == []


@pytest.mark.clause("BRU-7.12")
def test_markers_are_never_short() -> None:
    """Nine red markers are in the box; more than that may lie on the table for a moment."""
    sides = [side(threats=(0, 0, 0, 2, 0), hand="red")] * 4
    state = scene(step="rolled", dice=(4, 4, 4, 5, 4), sides=sides)
    assert [threats(state, seat) for seat in range(4)] == [(0, 0, 0, 0, 0)] * 4
    many = [side(threats=(0, 0, 2, 0, 0), hand="red", houses="red; red")] * 4
    state = scene(step="rolled", dice=(4, 4, 5, 4, 4), sides=many)
    assert state.money == [0, 0, 0, 0]


@pytest.mark.clause("BRU-7.13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_markers_from_a_person_strike_one_player_after_the_other(seat: int) -> None:
    """The robber gives every other player a yellow marker: marker, damage, then the next."""
    sides = [side(threats=(0, 0, 2, 0, 0), money=7)] * 3
    sides[seat] = side(hand="raeuber", houses="red", money=3, threats=(0, 0, 2, 0, 0))
    state = scene(sides=sides, seat=seat)
    events = listen(state)
    play(state, seat, "as:person", "house:1")
    kinds = ("threat_received", "damage_struck")
    told = [(event.kind, event.seat) for event in events if event.kind in kinds]
    first, second = (seat + 1) % 3, (seat + 2) % 3
    assert told == [(kind, each) for each in (first, second) for kind in kinds]
    assert (state.money[first], state.money[second]) == (0, 0)
    assert threats(state, seat) == (0, 0, 2, 0, 0)


@pytest.mark.clause("BRU-7.14")
def test_a_hand_enlarged_by_fire_is_kept() -> None:
    sides = [side(hand="red red red red red", houses="blue:knecht", threats=(0, 0, 0, 2, 0))]
    state = scene(step="rolled", dice=(3, 3, 3, 5, 3), sides=sides)
    assert (state.phase, len(hand(state, 0))) == (3, 6)


@pytest.mark.clause("BRU-7.15")
def test_a_marker_returned_by_an_action_is_worth_a_point() -> None:
    state = scene(sides=[side(hand="red", threats=(0, 0, 0, 2, 1), points=9)])
    play(state, 0, "as:threat")
    assert (state.points[0], threats(state, 0)) == (10, (0, 0, 0, 1, 1))


@pytest.mark.clause("BRU-7.15")
def test_markers_returned_by_a_person_are_worth_a_point_each() -> None:
    state = scene(
        sides=[side(hand="red", houses="blue:stadtwache", threats=(0, 0, 0, 2, 1), points=9)]
    )
    play(state, 0, "as:threat")
    assert options(state, 0) == ["done", "lower:red"]
    play(state, 0, "lower:red")
    assert (state.points[0], threats(state, 0)) == (11, (0, 0, 0, 0, 1))


@pytest.mark.clause("BRU-7.7")
def test_a_person_that_came_back_is_upright() -> None:
    state = struck(RED, houses="blue:knecht", rotated="knecht")
    assert (hand(state, 0), rotated(state)) == (["knecht"], set())
