"""Section 10: majorities, the clergyman, activation markers, and the crest."""

import pytest

from rathaus.games.hamburg.components.tracks import MAJORITIES
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.cards import build
from tests.games.hamburg.scenes import Side, markers, scene, side, workers
from tests.games.hamburg.turns import tiles
from tests.games.scenes import go_on, is_over, listen, options, play

FULL = "1 2 3 4 5"  # nobody has to draw in the next phase I


def checked(majority: str, *sides: Side) -> list[set[str]]:
    """The active markers after one majority was checked."""
    step = ("majority", MAJORITIES.index(majority))
    state = scene(players=len(sides), sides=list(sides), step=step)
    return [markers(state, seat) for seat in range(len(sides))]


def ended(*sides: Side, **more: object) -> HamburgState:
    """The whole of phase IV; it stops in the next phase I, or at the end of the game."""
    return scene(players=len(sides), sides=list(sides), step="phase_four", **more)  # type: ignore[arg-type]


# -- majorities -----------------------------------------------------------------------------------

LEADS = [
    ("square", side(field=2), side(field=1)),
    ("buildings", side(display="violet:1; grey:2"), side(display="violet:3")),
    ("wall", side(wall="1 1"), side(wall="0 1")),
    ("points", side(points=6), side(points=5)),
    ("zoo", side(zoo="241 242"), side(zoo="243")),
]


@pytest.mark.clause("HAM-10.2", "HAM-10.3")
@pytest.mark.parametrize(("majority", "more", "less"), LEADS)
def test_who_alone_has_most_turns_his_marker(majority: str, more: Side, less: Side) -> None:
    assert checked(majority, more, less) == [{majority}, set()]
    assert checked(majority, less, more) == [set(), {majority}]


TIES = [
    ("square", side(field=2), side(field=2)),
    ("buildings", side(display="violet:1"), side(display="violet:3")),
    ("wall", side(wall="2 0"), side(wall="1 1")),
    ("points", side(points=7), side(points=7)),
    ("zoo", side(zoo="241"), side(zoo="243")),
]


@pytest.mark.clause("HAM-10.2")
@pytest.mark.parametrize(("majority", "one", "other"), TIES)
def test_on_a_tie_for_most_nobody_turns_his_marker(majority: str, one: Side, other: Side) -> None:
    last = side(points=5)
    assert checked(majority, one, other, last) == [set(), set(), set()]


@pytest.mark.clause("HAM-10.2")
def test_all_five_majorities_are_checked_in_order() -> None:
    me = side(field=1, display="violet:6", wall="1 0", points=9, zoo="241", hand=FULL)
    state = scene(players=2, sides=[me], step="end")
    told = listen(state)
    go_on(state, ("phase_four",))
    turned = [event.data["majority"] for event in told if event.kind == "marker_turned"]
    assert turned == [0, 1, 2, 3, 4]
    assert markers(state, 0) == set(MAJORITIES)


@pytest.mark.clause("HAM-10.3", "HAM-12.81", "HAM-8.2")
def test_only_buildings_right_of_the_board_count_for_the_buildings_majority() -> None:
    under_zoo = side(zoo="244<146 256<233", parks="261 265", display="violet:6")
    assert checked("buildings", under_zoo, side(display="violet:7; grey:8")) == [
        set(),
        {"buildings"},
    ]


@pytest.mark.clause("HAM-10.3", "HAM-12.82")
def test_both_buildings_of_a_site_count_for_the_buildings_majority() -> None:
    two = side(display="violet:192+7; grey:8")
    assert checked("buildings", two, side(display="violet:3; grey:2")) == [{"buildings"}, set()]


@pytest.mark.clause("HAM-10.3")
def test_sites_and_park_cards_give_no_majority() -> None:
    assert checked("buildings", side(sites="violet grey"), side()) == [set(), set()]
    assert checked("zoo", side(parks="261 262"), side()) == [set(), set()]


@pytest.mark.clause("HAM-10.6")
@pytest.mark.parametrize("majority", ["square", "buildings", "wall", "zoo"])
def test_a_lead_of_zero_is_none(majority: str) -> None:
    assert checked(majority, side(), side()) == [set(), set()]


@pytest.mark.clause("HAM-10.4")
def test_an_active_marker_stays_when_the_lead_is_lost() -> None:
    former = side(markers="wall", wall="1 0")
    assert checked("wall", former, side(wall="2 0")) == [{"wall"}, {"wall"}]


@pytest.mark.clause("HAM-10.4", "HAM-12.44")
def test_085_turns_a_marker_back_and_the_lead_regains_it() -> None:
    other = side(markers="square points", field=3)
    state = scene(sides=[side(display="violet:", hand="85", money=6), other])
    build(state, 85)
    assert options(state, 1) == ["turn_back:square", "turn_back:points"]
    play(state, 1, "turn_back:square")
    assert markers(state, 1) == {"points"}
    go_on(state, ("majority", 0))
    assert markers(state, 1) == {"square", "points"}


@pytest.mark.clause("HAM-10.5", "HAM-12.49", "HAM-13.1.7")
def test_only_a_marker_that_becomes_active_pays() -> None:
    me = side(mayor=6, display="pink:95", wall="1 0", money=0, workers="")
    state = scene(sides=[me], step=("majority", 2))
    assert (state.money[0], workers(state, 0)) == (5, "V1 O1 G1 P1 B1")
    go_on(state, ("majority", 2))
    assert (state.money[0], workers(state, 0)) == (5, "V1 O1 G1 P1 B1")


# -- 046 ------------------------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.27", "HAM-10.2")
def test_046_turns_a_marker_on_a_tie_and_the_others_do_not() -> None:
    me = side(display="brown:46", wall="1 1")
    assert checked("wall", me, side(wall="2 0"), side(wall="0 1")) == [{"wall"}, set(), set()]


@pytest.mark.clause("HAM-12.27")
def test_046_does_not_help_behind_the_lead_nor_against_a_sole_leader() -> None:
    me = side(display="brown:46", wall="1 0")
    assert checked("wall", me, side(wall="2 0")) == [set(), {"wall"}]


@pytest.mark.clause("HAM-12.27", "HAM-10.6")
def test_046_does_not_help_at_zero() -> None:
    me = side(display="brown:46")
    assert checked("zoo", me, side()) == [set(), set()]
    assert checked("wall", me, side()) == [set(), set()]


@pytest.mark.clause("HAM-12.27", "HAM-10.5")
def test_a_marker_turned_by_046_is_an_event() -> None:
    me = side(mayor=6, display="brown:46; pink:95", field=1, money=0, workers="")
    state = scene(players=2, sides=[me, side(field=1)], step=("majority", 0))
    assert (state.money[0], workers(state, 0)) == (5, "V1 O1 G1 P1 B1")


# -- clergyman, markers, crest --------------------------------------------------------------------


@pytest.mark.clause("HAM-10.7", "HAM-12.79")
def test_the_clergyman_moves_before_his_window_with_the_workers_of_189() -> None:
    state = ended(
        side(hand=FULL),
        side(),
        window=3,
        clergymen="1 0 1 0 0 0",
        chapel="G1 P1",
        chapel_front="G1",
    )
    assert state.clergymen == [1, 0, 2, 0, 0, 0]
    assert (state.chapel, state.chapel_front) == ([0] * 5, [0, 0, 2, 1, 0])
    assert state.window == -1


@pytest.mark.clause("HAM-10.7", "HAM-13.6.4")
def test_only_the_clergy_tile_under_the_clergyman_is_turned_over() -> None:
    lying = tiles("c01_plus")
    before = scene(clergy_tiles=lying, window=1).clergy
    state = ended(side(hand=FULL), side(), clergy_tiles=lying, window=1)
    assert state.clergy == [before[0] + 1, *before[1:]]
    state.window = 0
    assert go_on(state, ("end_cycle",)).clergy == before  # and back another time


@pytest.mark.clause("HAM-10.8", "HAM-9.4")
def test_activation_markers_are_taken_off_and_ships_return() -> None:
    me = side(mayor=4, display="pink:57", used="57", hand=FULL)
    state = ended(me, side(), ships="violet black")
    assert (state.used, state.ships) == ([], 0)


@pytest.mark.clause("HAM-10.8", "HAM-9.19")
def test_mayor_side_04_may_activate_one_twice_again_in_the_next_cycle() -> None:
    state = scene(sides=[side(mayor=4, display="pink:57", hand="98")])
    play(state, 0, "use:st_pauli_bowling_alley", "again:st_pauli_bowling_alley")
    assert "again:st_pauli_bowling_alley" not in options(state, 0)
    go_on(state, ("end_cycle",))
    go_on(state, ("turn", 0, 0))
    play(state, 0, "use:st_pauli_bowling_alley")
    assert "again:st_pauli_bowling_alley" in options(state, 0)


@pytest.mark.clause("HAM-10.9", "HAM-3.1")
def test_the_crest_passes_clockwise_and_the_next_cycle_begins() -> None:
    state = ended(side(), side(), side(), crest=1, cycle=3)
    assert (state.crest, state.cycle, state.phase) == (2, 4, 1)
    assert state.turn() == (2,)
    assert ended(side(), side(), side(), crest=2, cycle=3).crest == 0


@pytest.mark.clause("HAM-10.9", "HAM-11.1")
def test_after_the_eighth_cycle_the_game_ends_instead() -> None:
    state = ended(side(wall="1 0"), side(), crest=1, cycle=8, clergy_tiles=tiles("c01_plus"))
    assert is_over(state)
    assert (state.cycle, state.crest, state.clergy) == (8, 1, [])
    assert markers(state, 0) == {"wall"}
    assert sum(state.clergymen) == 1


@pytest.mark.clause("HAM-10.1")
def test_the_steps_of_phase_four_come_in_order() -> None:
    state = scene(players=2, sides=[side(wall="1 0", hand=FULL)], step="end")
    told = listen(state)
    go_on(state, ("phase_four",))
    kinds = [event.kind for event in told]
    assert kinds.index("marker_turned") < kinds.index("cycle_began")
    assert state.clergymen[2] == 1


@pytest.mark.clause("HAM-10.10", "HAM-7.1")
def test_the_next_cycle_has_all_its_rounds_again() -> None:
    """Rounds are counted anew: the fourth round of a cycle is followed by a first one."""
    state = scene(players=2, sides=[side(hand=FULL), side(hand="6 7 8 9 10")], step="phase_three")
    rounds = []
    while state.phase == 3:
        rounds.append(state.round)
        seat = state.turn()[0]
        play(state, seat, options(state, seat)[0], "as:workers")
    assert rounds == [1, 1, 2, 2, 3, 3, 4, 4]
    again = go_on(state, ("phase_three",))
    assert again.round == 1
