"""Section 11: majorities, and the next start player."""

from typing import Any

import pytest

from tests.games.bruges.scenes import go_on, is_over, listen, markers, rotated, scene, side

FOUR_HOUSES = "red:knecht; red:graf; blue:fuerst; blue:bankier"


def turned(*sides: Any, **facts: Any) -> list[set[str]]:
    state = scene(step="majorities", sides=sides, **facts)
    return [markers(state, seat) for seat in range(state.players)]


@pytest.mark.clause("BRU-11.1")
def test_all_three_areas_are_checked_one_after_another() -> None:
    first = side(field=3, houses="red:knecht", canals=(1, 2))
    state = scene(step="end", sides=[first])
    events = listen(state)
    go_on(state, ("phase_four",))
    assert [(event.kind, event.data["majority"]) for event in events[:3]] == [
        ("marker_turned", 0), ("marker_turned", 1), ("marker_turned", 2),
    ]  # fmt: skip
    assert markers(state, 0) == {"reputation", "persons", "canal"}


@pytest.mark.clause("BRU-11.1")
def test_different_players_may_lead_in_different_areas() -> None:
    sides = [side(field=1), side(houses="red:knecht"), side(canals=(0, 1))]
    assert turned(*sides) == [{"reputation"}, {"persons"}, {"canal"}]


@pytest.mark.clause("BRU-11.2", "BRU-11.5")
@pytest.mark.parametrize(
    ("fields", "leader"), [((4, 3, 3), 0), ((0, 1, 0), 1), ((4, 4, 3), None), ((0, 0, 0), None)]
)
def test_who_alone_is_farthest_turns_reputation(
    fields: tuple[int, ...], leader: int | None
) -> None:
    found = turned(*(side(field=field) for field in fields))
    assert found == [{"reputation"} if seat == leader else set() for seat in range(3)]


@pytest.mark.clause("BRU-11.3", "BRU-11.5")
def test_who_has_most_persons_turns_persons() -> None:
    two, one = "red:knecht; blue:graf; violet", "red:fuerst; blue; violet; yellow"
    assert turned(side(houses=two), side(houses=one)) == [{"persons"}, set(), set()]
    tie = "red:fuerst; blue:bankier"
    assert turned(side(houses=two), side(houses=tie)) == [set(), set(), set()]


@pytest.mark.clause("BRU-11.3")
def test_more_than_each_single_other_is_enough() -> None:
    """Two persons against one and one."""
    sides = [side(houses="red:knecht; blue:graf"), side(houses="red:fuerst"),
             side(houses="red:bankier")]  # fmt: skip
    assert turned(*sides) == [{"persons"}, set(), set()]


@pytest.mark.clause("BRU-11.3")
def test_both_persons_of_a_house_count() -> None:
    sides = [side(houses="red:baumeister+graf"), side(houses="red:fuerst")]
    assert turned(*sides) == [{"persons"}, set(), set()]


@pytest.mark.clause("BRU-11.4", "BRU-11.5")
@pytest.mark.parametrize(
    ("tokens", "leader"),
    [(((2, 2), (3, 0), (0, 0)), 0), (((2, 2), (4, 0), (0, 1)), None), (((0, 0),) * 3, None)],
)
def test_both_sections_count_together(
    tokens: tuple[tuple[int, int], ...], leader: int | None
) -> None:
    found = turned(*(side(canals=each) for each in tokens))
    assert found == [{"canal"} if seat == leader else set() for seat in range(3)]


@pytest.mark.clause("BRU-11.6")
def test_a_turned_marker_stays_and_the_new_leader_turns_the_own_one_too() -> None:
    sides = [side(field=2, markers="reputation"), side(field=5), side(markers="reputation")]
    assert turned(*sides) == [{"reputation"}] * 3


@pytest.mark.clause("BRU-11.6")
def test_a_marker_is_turned_once() -> None:
    sides = [side(field=5, markers="reputation", houses="red:zeremonienmeister; blue:knecht"),
             side(houses="blue:fuerst; red:graf")]  # fmt: skip
    state = scene(step="majorities", sides=sides)
    assert state.workers[:5] == [1] * 5  # nothing was turned, nothing reacted


@pytest.mark.clause("BRU-11.7")
@pytest.mark.parametrize(("crest", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_crest_goes_to_the_next_player_and_a_new_round_begins(
    crest: int, following: int
) -> None:
    state = scene(step="phase_four", crest=crest, round=3, last_round=5)
    assert (state.crest, state.round, state.phase) == (following, 4, 1)
    assert state.turn() == (following,)


@pytest.mark.clause("BRU-11.7", "BRU-12.1")
def test_no_round_follows_the_last() -> None:
    state = scene(step="phase_four", crest=1, round=5, last_round=5, sides=[side(field=1)])
    assert is_over(state)
    assert markers(state, 0) == {"reputation"}  # phase 4 belongs to it
    assert (state.round, state.crest) == (5, 1)


@pytest.mark.clause("BRU-10.11")
def test_all_persons_are_turned_upright() -> None:
    sides = [side(houses="red:knecht", rotated="knecht"), side(houses=FOUR_HOUSES.replace(
        "red:knecht; ", ""), rotated="bankier")]  # fmt: skip
    assert rotated(scene(step="phase_four", sides=sides)) == set()
