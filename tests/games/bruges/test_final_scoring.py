"""Section 12: the end and the final scoring."""

from typing import Any

import pytest

from tests.games.bruges.scenes import (
    go_on,
    is_over,
    let_chance,
    play,
    random_game,
    scene,
    side,
)

LINES = ("scored", "persons", "houses", "laurel", "majorities", "canal", "reputation", "total")


def sheet(**facts: Any) -> dict[str, int]:
    return scene(step="end", sides=[side(**facts)]).result()[0]


@pytest.mark.clause("BRU-12.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_ends_after_phase_four_of_the_last_round(players: int) -> None:
    *_, state = random_game(players, 70 + players)
    assert state.turn() == ()
    assert (state.phase, state.stack) == (4, [])
    assert state.round == state.last_round > 0


@pytest.mark.clause("BRU-12.1")
def test_the_parts_are_added_in_their_order() -> None:
    assert tuple(sheet()) == LINES
    assert sheet(points=9) == dict.fromkeys(LINES, 0) | {"scored": 9, "total": 9}


@pytest.mark.clause("BRU-12.2")
def test_printed_points_count_for_persons_in_the_display_only() -> None:
    assert sheet(houses="red:fuerst; blue:alchemist")["persons"] == 3 + 1
    assert sheet(hand="fuerst alchemist")["total"] == 5


@pytest.mark.clause("BRU-12.3")
@pytest.mark.parametrize(("houses", "points"), [("", 0), ("red", 1), ("red:knecht; blue; blue", 3)])
def test_each_house_is_worth_a_point_with_or_without_a_person(houses: str, points: int) -> None:
    assert sheet(houses=houses)["houses"] == points


@pytest.mark.clause("BRU-12.3")
def test_two_persons_on_a_house_are_still_one_house() -> None:
    assert sheet(houses="red:baumeister+graf")["houses"] == 1


@pytest.mark.clause("BRU-12.4")
def test_laurel_persons_score_by_their_effects() -> None:
    """The mayor counts the offices, himself included; the bishop counts pairs of workers."""
    both = sheet(houses="red:buergermeister; blue:ratsherr; red:bischof", workers=(2, 1, 0, 0, 2))
    assert both["laurel"] == 2 * 2 + 5 // 2
    assert sheet(houses="blue:ratsherr")["laurel"] == 0
    assert sheet(hand="bischof")["laurel"] == 0


@pytest.mark.clause("BRU-12.5")
@pytest.mark.parametrize(
    ("markers", "points"), [("", 0), ("canal", 4), ("reputation persons canal", 12)]
)
def test_each_turned_marker_is_worth_four_points(markers: str, points: int) -> None:
    assert sheet(markers=markers)["majorities"] == points


@pytest.mark.clause("BRU-12.6")
@pytest.mark.parametrize(
    ("canals", "statues", "points"),
    [
        ((0, 0), (), 0),
        ((2, 2), (), 0),
        ((3, 0), (), 3),
        ((2, 4), (), 3),
        ((3, 3), (), 6),
        ((5, 3), (7,), 3 + 3 + 7),
        ((5, 5), (6, 2), 3 + 3 + 6 + 2),
        ((2, 0), (4,), 4),
    ],
)
def test_space_three_is_worth_three_points_and_statues_their_value(
    canals: tuple[int, int], statues: tuple[int, ...], points: int
) -> None:
    had = "left right" if len(statues) > 1 else "left"
    found = sheet(canals=canals, statues=statues, had_statue=had if statues else "")
    assert found["canal"] == points


@pytest.mark.clause("BRU-12.7")
@pytest.mark.parametrize("field", [0, 1, 6, 12])
def test_the_field_reached_is_worth_its_points(field: int) -> None:
    assert sheet(field=field)["reputation"] == field


@pytest.mark.clause("BRU-12.8")
def test_the_score_is_not_limited() -> None:
    state = scene(sides=[side(points=149, hand="red", threats=(0, 0, 0, 1, 0))])
    assert play(state, 0, "as:threat").points[0] == 150
    assert sheet(points=250, field=12)["total"] == 262


@pytest.mark.clause("BRU-12.8")
def test_it_never_falls_below_zero_during_the_game() -> None:
    state = scene(sides=[side(points=1, threats=(0, 0, 0, 0, 2))], step=("threat", 0, 4))
    go_on(state, ("damages", 0))
    assert state.points[0] == 0


@pytest.mark.clause("BRU-12.9")
@pytest.mark.parametrize(
    ("standing", "ranks"),
    [
        (((10, 0), (12, 0), (11, 9)), [3, 1, 2]),
        (((10, 3), (10, 4), (9, 9)), [2, 1, 3]),
        (((10, 4), (10, 4), (9, 9)), [1, 1, 3]),
        (((10, 4), (12, 0), (10, 4)), [2, 1, 2]),
        (((10, 4), (12, 0), (10, 5)), [3, 1, 2]),
        (((7, 1), (7, 1), (7, 1)), [1, 1, 1]),
    ],
)
def test_points_decide_then_guilders_then_the_place_is_shared(
    standing: tuple[tuple[int, int], ...], ranks: list[int]
) -> None:
    sides = [side(points=points, money=money) for points, money in standing]
    assert scene(step="end", sides=sides).ranks() == ranks


@pytest.mark.clause("BRU-12.10")
def test_what_is_left_over_is_worth_nothing() -> None:
    rich = sheet(points=3, money=40, workers=(9,) * 5, hand="fuerst graf", threats=(2,) * 5)
    assert rich["total"] == 3


@pytest.mark.clause("BRU-12.10")
def test_unless_a_laurel_person_says_so() -> None:
    """The treasurer looks at the guilders left over."""
    poor = sheet(money=0, houses="red:schatzmeister")["laurel"]
    assert sheet(money=11, houses="red:schatzmeister")["laurel"] == poor + 3


@pytest.mark.clause("BRU-12.1")
def test_the_last_turn_leads_to_the_final_scoring() -> None:
    state = scene(
        step="round", turn=4, seat=2, round=6, last_round=6,
        sides=[side(field=2), side(), side(hand="red")],
    )  # fmt: skip
    play(state, 2, "as:workers")
    let_chance(state)
    assert is_over(state)
    assert state.scores() == [5 + 4 + 2, 5, 5]
