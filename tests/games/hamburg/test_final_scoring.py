"""The final scoring, part by part (HAM-11)."""

from typing import Any

import pytest

from rathaus.games.hamburg import scoring
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import Side, markers, random_game, scene, side
from tests.games.scenes import is_over, let_chance, options, play

BLANK = {"points": 0, "workers": "", "money": 0}


def ended(*sides: Side, players: int = 2, **world: Any) -> HamburgState:
    return scene(players=players, sides=sides, step="end", window=0, **world)


def line(state: HamburgState, name: str, seat: int = 0) -> int:
    return int(state.result()[seat][name])


@pytest.mark.clause("HAM-11.2")
def test_printed_points_of_buildings_zoo_and_park_cards_count() -> None:
    state = ended(side(display="violet:121; pink:146; grey:111", zoo="244 241", parks="261 264"))
    assert line(state, "cards") == 1 + 1 + 0 + 3 + 1 + 0 + 1


@pytest.mark.clause("HAM-11.2", "HAM-9.8")
def test_a_laurel_building_counts_by_itself_and_only_in_the_display() -> None:
    state = ended(side(display="violet:11; violet:3", hand="24"))
    assert line(state, "laurel") == 2 * 2


@pytest.mark.clause("HAM-11.2")
def test_each_active_majority_marker_brings_four_points() -> None:
    state = ended(side(markers="square zoo points"), side(markers="square"))
    assert [line(state, "majorities", seat) for seat in (0, 1)] == [12, 4]


@pytest.mark.clause("HAM-11.2", "HAM-11.5")
@pytest.mark.parametrize(("wall", "points"), [("2 2", 0), ("3 2", 3), ("5 3", 6), ("5 5", 6)])
def test_a_third_segment_brings_three_points_while_its_stone_stands(wall: str, points: int) -> None:
    assert line(ended(side(wall=wall)), "wall") == points


@pytest.mark.clause("HAM-11.5")
def test_a_lost_third_stone_takes_its_points_along() -> None:
    state = scene(players=2, sides=[side(wall="3 1")], step=("lose_wall", 0))
    assert line(state, "wall") == 3
    play(state, 0, "lose_wall:left")
    assert line(state, "wall") == 0


@pytest.mark.clause("HAM-11.2", "HAM-6.10")
def test_hans_hummel_statues_bring_their_points_even_if_the_half_has_crumbled() -> None:
    state = ended(side(wall="4 0", had_statue="left", statues="9 5"))
    assert line(state, "statues") == 9 + 5


@pytest.mark.clause("HAM-13.2.2", "HAM-11.2")
def test_zitronenjette_scores_nothing() -> None:
    assert line(ended(side(jettes="12")), "statues") == 0


@pytest.mark.clause("HAM-11.2")
@pytest.mark.parametrize(("field", "points"), list(enumerate([0, 1, 2, 3, 5, 7, 9, 12, 15, 18])))
def test_the_field_on_the_square_counts(field: int, points: int) -> None:
    assert line(ended(side(field=field)), "square") == points


@pytest.mark.clause("HAM-11.3")
def test_each_clergyman_brings_a_point_per_building_of_his_window() -> None:
    shown = side(display="grey:121; grey:98; grey:146; grey:202")  # two orange, grey, violet
    state = ended(shown, clergymen="1 2 1 3 0 0")
    assert line(state, "clergy") == 1 * 1 + 2 * 2 + 1 * 1


@pytest.mark.clause("HAM-11.3")
def test_the_black_window_counts_zoo_and_park_cards() -> None:
    state = ended(side(zoo="244 260", parks="261", display="grey:146"), clergymen="0 0 0 0 0 2")
    assert line(state, "clergy") == 2 * 3


@pytest.mark.clause("HAM-11.3")
def test_zoo_and_park_cards_are_no_buildings_of_their_colour() -> None:
    state = ended(side(zoo="244", parks="261"), clergymen="0 0 3 0 0 0")
    assert line(state, "clergy") == 0


@pytest.mark.example("HAM EX-86")
@pytest.mark.clause("HAM-11.3", "HAM-12.79")
def test_workers_before_a_window_count_like_clergymen_for_everyone() -> None:
    state = ended(
        side(display="pink:146; pink:158"),
        side(display="pink:170"),
        clergymen="0 0 1 0 0 0",
        chapel_front="G2",
    )
    assert [line(state, "clergy", seat) for seat in (0, 1)] == [6, 3]


@pytest.mark.clause("HAM-11.3", "HAM-10.7")
def test_the_clergyman_and_workers_still_on_a_window_count_for_nothing() -> None:
    state = scene(players=2, sides=[side(display="pink:146")], chapel="G1", window=3)
    assert line(state, "clergy") == 0


@pytest.mark.clause("HAM-11.4")
def test_sites_alone_count_for_nothing() -> None:
    state = ended(side(**BLANK, sites="violet orange grey pink brown"), clergymen="1 1 1 1 1 1")
    assert state.result()[0]["total"] == 0


@pytest.mark.clause("HAM-11.6", "HAM-12.81")
def test_a_building_under_a_zoo_card_scores_nothing_and_is_not_counted() -> None:
    beside = ended(side(display="pink:154; pink:146", zoo="244"), clergymen="0 0 2 0 0 0")
    under = ended(side(display="pink:154", zoo="244<146"), clergymen="0 0 2 0 0 0")
    names = ("cards", "laurel", "clergy")
    assert [line(beside, name) for name in names] == [3 + 1 + 3, 4, 4]
    assert [line(under, name) for name in names] == [3 + 3, 2, 2]


@pytest.mark.clause("HAM-11.6")
def test_a_laurel_building_under_a_zoo_card_brings_nothing() -> None:
    state = ended(side(display="pink:146", zoo="244<154"))
    assert (line(state, "laurel"), line(state, "cards")) == (0, 1 + 3)


@pytest.mark.clause("HAM-11.6")
def test_066_under_a_zoo_card_helps_no_laurel_building() -> None:
    state = ended(side(display="pink:72; pink:71; pink:59", zoo="260<66"))
    # art twice, amusement once: 072 brings 4, 059 brings 2, 071 counts 2 categories
    assert line(state, "laurel") == 4 + 2 + 2


@pytest.mark.clause("HAM-11.7", "HAM-10.4")
def test_majorities_are_not_checked_again_at_the_end() -> None:
    state = ended(side(points=90, field=9), side(points=10, markers="square points"))
    assert [line(state, "majorities", seat) for seat in (0, 1)] == [0, 8]


@pytest.mark.clause("HAM-11.1", "HAM-3.1")
def test_after_the_eighth_cycle_the_clergy_tiles_go_and_the_game_is_over() -> None:
    tiles = "c01_plus c02_plus c03_plus c04_plus c05_plus c07_plus"
    state = scene(players=2, step="phase_four", cycle=8, clergy_tiles=tiles)
    assert is_over(state)
    assert state.clergy == []
    assert state.view(None)["clergy"] == []
    before = scene(players=2, step="phase_four", cycle=7, clergy_tiles=tiles)
    assert let_chance(before).cycle == 8
    assert len(before.clergy) == 6


@pytest.mark.clause("HAM-11.2", "HAM-10.1")
def test_majorities_of_the_last_cycle_are_turned_before_the_final_scoring() -> None:
    state = scene(players=2, sides=[side(field=3)], step="phase_four", cycle=8)
    assert markers(state, 0) == {"square"}
    assert line(state, "majorities") == 4


@pytest.mark.example("HAM EX-85")
@pytest.mark.clause("HAM-11.8")
def test_money_breaks_a_tie_and_after_that_the_victory_is_shared() -> None:
    two = [side(points=88, money=4, workers=""), side(points=88, money=6, workers="")]
    assert ended(*two).scores() == [88, 88]
    assert ended(*two).ranks() == [2, 1]
    same = [side(points=88, money=6, workers="")] * 2
    assert ended(*same).ranks() == [1, 1]


@pytest.mark.clause("HAM-11.8")
def test_places_follow_points_first_and_ties_share_a_place() -> None:
    sides = [
        side(points=50, money=9),
        side(points=60, money=0),
        side(points=50, money=9),
        side(points=50, money=8),
    ]
    assert ended(*sides, players=4).ranks() == [2, 1, 2, 4]


@pytest.mark.example("HAM EX-91")
@pytest.mark.clause("HAM-12.18", "HAM-12.50")
def test_zitronenjette_is_a_statue_for_029_and_105_but_not_for_096() -> None:
    facts = {"wall": "3 0", "jettes": "12"}
    assert line(ended(side(display="violet:29", **facts)), "laurel") == 4
    assert line(ended(side(display="violet:96", **facts)), "laurel") == 0
    state = scene(players=2, sides=[side(display="violet:105", points=5, **facts)])
    play(state, 0, "use:dovenhof_office_house")
    assert state.points[0] == 5 + 2


@pytest.mark.clause("HAM-12.50")
def test_096_doubles_the_best_statue_only() -> None:
    state = ended(side(display="violet:96", statues="9 4"))
    assert line(state, "laurel") == 9
    assert line(state, "statues") == 13


@pytest.mark.clause("HAM-11.2")
def test_the_sheet_adds_up_to_the_score() -> None:
    *_, state = random_game(3, 5, statues=True, clergy=True)
    for seat, sheet in enumerate(state.result()):
        parts = sum(value for name, value in sheet.items() if name != "total")
        assert sheet["total"] == parts == state.scores()[seat]


@pytest.mark.clause("HAM-14.15", "HAM-11.8")
@pytest.mark.parametrize(
    ("mine", "toms", "rank"),
    [((40, 3), (39, 9), 1), ((40, 3), (40, 4), 2), ((40, 4), (40, 4), 1), ((39, 9), (40, 0), 2)],
)
def test_solo_is_won_by_being_ahead_of_tom(
    mine: tuple[int, int], toms: tuple[int, int], rank: int
) -> None:
    sides = [side(points=points, money=money) for points, money in (mine, toms)]
    state = ended(*sides, players=1)
    assert state.ranks() == [rank]
    assert state.result()[0]["tom"] == scoring.total(state, 1) == toms[0]


@pytest.mark.clause("HAM-11.2")
def test_nothing_is_left_to_decide_when_the_game_is_over() -> None:
    *_, state = random_game(2, 1)
    assert state.turn() == ()
    assert options(state, 0) == []
