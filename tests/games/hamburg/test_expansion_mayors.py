"""Expansion 1: the ten sides of the mayor tiles (HAM-13.1)."""

from collections.abc import Callable

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.hamburg.expansions import mayors
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import (
    levels,
    markers,
    new_game,
    roll,
    scene,
    side,
    sites,
    wall,
    workers,
)
from tests.games.scenes import chance, is_over, let_chance, options, outcomes, play
from tests.games.spec import rows_of

TABLE = {int(row["side"]): row for row in rows_of("hamburg", "mayors")}


def chosen(number: int) -> HamburgState:
    """Two players; the first one has chosen this side of its tile."""
    state = new_game(2, "mayors")
    chance(state, "board:red", "board:green", "start:0")
    tile = (number + 1) // 2
    chance(state, f"mayor_tile:{tile}", f"mayor_tile:{tile % 5 + 1}")
    return play(state, 0, f"mayor:side_{number:02}")


# -- dealing and choosing ---------------------------------------------------------------------


@pytest.mark.clause("HAM-13.1.1", "HAM-13.1.12")
def test_each_player_gets_a_tile_at_random_and_no_tile_comes_twice() -> None:
    state = new_game(3, "mayors")
    chance(state, "board:red", "board:green", "board:blue", "start:1")
    assert outcomes(state) == [f"mayor_tile:{tile}" for tile in (1, 2, 3, 4, 5)]
    chance(state, "mayor_tile:4")
    assert outcomes(state) == [f"mayor_tile:{tile}" for tile in (1, 2, 3, 5)]
    chance(state, "mayor_tile:1", "mayor_tile:5")
    assert state.turn() == (1,)  # the crest holder chooses first
    assert options(state, 1) == ["mayor:side_01", "mayor:side_02"]
    play(state, 1, "mayor:side_02")
    assert options(state, 2) == ["mayor:side_09", "mayor:side_10"]
    play(state, 2, "mayor:side_09")
    assert options(state, 0) == ["mayor:side_07", "mayor:side_08"]
    play(state, 0, "mayor:side_07")
    assert state.mayors == [307, 302, 309]


@pytest.mark.clause("HAM-13.1.1", "HAM-15.6")
def test_the_tiles_dealt_are_seen_by_all_before_a_side_is_chosen() -> None:
    state = new_game(2, "mayors")
    chance(state, "board:red", "board:green", "start:0", "mayor_tile:4", "mayor_tile:2")
    for seat in (0, 1, None):
        assert [each["mayor_tile"] for each in state.view(seat)["sides"]] == [4, 2]
        assert [each["mayor"] for each in state.view(seat)["sides"]] == ["", ""]
    play(state, 0, "mayor:side_08")
    assert [each["mayor"] for each in state.view(1)["sides"]] == ["side_08", ""]


@pytest.mark.clause("HAM-13.1.12")
def test_two_sides_in_a_row_share_a_tile() -> None:
    assert [mayor.tile for mayor in mayors.MAYORS] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@pytest.mark.clause("HAM-13.1.1", "HAM-2.7")
@pytest.mark.parametrize("number", range(1, 11))
def test_money_and_workers_are_those_of_the_side(number: int) -> None:
    state = chosen(number)
    each = int(TABLE[number]["start_workers_per_colour"])
    assert state.money[0] == int(TABLE[number]["start_money"])
    assert state.workers[:5] == [each] * 5


@pytest.mark.clause("HAM-2.7")
def test_without_the_expansion_nobody_has_a_mayor() -> None:
    state = let_chance(new_game(2))
    assert state.mayors == [0, 0]
    assert state.money == [5, 5]


# -- a scenario for each side -----------------------------------------------------------------


def side_01() -> None:
    """Hand limit 7 (HAM-13.1.2)."""
    state = scene(players=2, sides=[side(mayor=1, hand="3")], step=("fill", 0))
    play(state, 0, *["draw:violet"] * 6)
    assert len(let_chance(state).hands[0]) == 7
    many = scene(players=2, sides=[side(mayor=1, hand="3 14 26 42 61 73 86 97")], step=("fill", 0))
    play(many, 0, "discard:finance_deputation")
    assert len(many.hands[0]) == 7


def side_02() -> None:
    """Two points a level (HAM-13.1.3)."""
    state = scene(
        players=2, sides=[side(mayor=2, hand="61 280", dangers="P2", points=5, display="grey:168")]
    )
    play(state, 0, "play:art_society", "as:lower", "accept")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P0 B0", 9)


def side_03() -> None:
    """A worker for each raise that happens (HAM-13.1.4)."""
    sides = [side(mayor=3, workers="", dangers="G1")]
    state = scene(players=2, sides=sides, step=("raises", 0), dice="3 3 5 6 3 / 3")
    assert (workers(state, 0), levels(state, 0)) == ("V0 O0 G1 P1 B0", "V0 O0 G2 P1 B0")


def side_04() -> None:
    """One used building once more in a cycle (HAM-13.1.5)."""
    sides = [side(mayor=4, money=0, workers="V2", display="pink:99; pink:57", hand="3 14")]
    state = scene(players=2, sides=sides)
    play(state, 0, "use:spice_office", "again:spice_office")
    assert (state.money[0], workers(state, 0)) == (6, "V0 O0 G0 P0 B0")
    play(state, 0, "use:st_pauli_bowling_alley")
    assert not [text for text in options(state, 0) if text.startswith("again:")]


def side_05() -> None:
    """No black tokens, no black die on the square (HAM-13.1.6)."""
    state = scene(
        players=2, sides=[side(mayor=5, money=9), side()], step="rolled", dice="1 3 3 3 3 / 6"
    )
    assert options(state, 0) == ["accept", "decline"]
    play(state, 0, "decline")
    let_chance(state)
    assert levels(state, 0) == "V0 O0 G0 P0 B0"
    assert sum(state.dangers[5:]) == 1
    low = scene(players=2, sides=[side(mayor=5, money=9)], step=("walk", 0), dice="1 3 3 3 3 / 2")
    assert play(low, 0, "advance").money[0] == 8


def side_06() -> None:
    """5 Mark for a marker turned (HAM-13.1.7)."""
    sides = [side(mayor=6, money=0, field=3, markers="wall", wall="1 0")]
    state = scene(players=2, sides=sides, step=[("majority", 0), ("majority", 2)])
    assert (markers(state, 0), state.money[0]) == ({"square", "wall"}, 5)


def side_07() -> None:
    """A building of printed price 0 (HAM-13.1.8)."""
    sides = [side(mayor=7, hand="111 280", sites="pink", money=4, points=5)]
    state = scene(players=2, sides=sides)
    play(state, 0, "play:rubber_works", "as:building")
    assert (state.money[0], state.points[0]) == (6, 6)


def side_08() -> None:
    """A point for each site (HAM-13.1.9)."""
    state = scene(players=2, sides=[side(mayor=8, hand="61 280", points=5)])
    play(state, 0, "play:art_society", "as:site")
    assert state.points[0] == 6


def side_09() -> None:
    """Each stone costs exactly 2 (HAM-13.1.10)."""
    for stones, colour, after in (("0 0", "art_society", (1, 0)), ("4 0", "infantry_barracks",
            (5, 0))):  # fmt: skip
        sides = [side(board="green", mayor=9, hand="61 146", money=9, wall=stones)]
        state = scene(players=2, sides=sides)
        play(state, 0, f"play:{colour}", "as:wall")
        assert (state.money[0], wall(state, 0)) == (7, after)
    poor = scene(players=2, sides=[side(board="green", mayor=9, hand="61 146", money=1)])
    play(poor, 0, "play:art_society")
    assert "as:wall" not in options(poor, 0)


def side_10() -> None:
    """2 Mark more for taking money (HAM-13.1.11)."""
    state = scene(players=2, sides=[side(mayor=10, hand="61 280", money=0)], dice="3 3 3 4 3 / 3")
    play(state, 0, "play:art_society", "as:money")
    assert state.money[0] == 6


SCENARIOS: dict[str, Callable[[], None]] = {
    each.__name__: each
    for each in (
        side_01, side_02, side_03, side_04, side_05, side_06, side_07, side_08, side_09, side_10,
    )
}  # fmt: skip


@pytest.mark.clause("HAM-13.1.13")
@pytest.mark.parametrize("mayor", mayors.MAYORS, ids=lambda mayor: mayor.key)
def test_every_side_does_what_it_says(mayor: mayors.Mayor) -> None:
    assert mayor.key in SCENARIOS, f"no scenario plays {mayor.key}"
    SCENARIOS[mayor.key]()


def test_every_side_of_the_table_is_declared() -> None:
    assert {f"side_{number:02}" for number in TABLE} == {each.key for each in mayors.MAYORS}


# -- further clauses --------------------------------------------------------------------------


@pytest.mark.example("HAM EX-22")
@pytest.mark.clause("HAM-13.1.2")
def test_side_01_starts_rich_and_draws_seven_cards_in_the_first_phase() -> None:
    state = chosen(1)
    assert (state.money[0], workers(state, 0)) == (10, "V2 O2 G2 P2 B2")
    play(state, 1, options(state, 1)[0])
    let_chance(state)
    play(state, 0, *["draw:violet"] * 7)
    while state.turn() == (CHANCE,):
        chance(state, outcomes(state)[0])
    assert len(state.hands[0]) == 7


@pytest.mark.example("HAM EX-78")
@pytest.mark.clause("HAM-13.1.3")
def test_side_02_doubles_every_lowering_that_scores_and_no_other() -> None:
    ship = scene(
        players=2,
        sides=[side(board="green", mayor=2, hand="61 280", dangers="B1", points=5)],
        ships="black",
    )
    play(ship, 0, "play:art_society", "as:wall", "ship:black")
    if options(ship, 0):
        play(ship, 0, "lower:brown")
    assert (ship.points[0], levels(ship, 0)) == (7, "V0 O0 G0 P0 B0")
    gift = scene(
        players=2,
        sides=[side(mayor=2, dangers="P1", points=5)],
        step=("gift", 0, 420),
        options="dangers",
    )
    play(gift, 0, "accept")
    if options(gift, 0):
        play(gift, 0, "lower:pink")
    assert (gift.points[0], levels(gift, 0)) == (5, "V0 O0 G0 P0 B0")


@pytest.mark.example("HAM EX-79")
@pytest.mark.clause("HAM-13.1.4", "HAM-6.2")
def test_side_03_has_its_workers_before_the_disease_takes_them() -> None:
    sides = [side(mayor=3, workers="", dangers="B2")]
    state = scene(players=2, sides=sides, step=("raises", 0), dice="3 3 5 3 5 / 2")
    assert (workers(state, 0), levels(state, 0)) == ("V0 O0 G0 P0 B0", "V0 O0 G1 P0 B0")


@pytest.mark.clause("HAM-13.1.4", "HAM-6.3")
def test_side_03_gets_nothing_for_a_raise_that_was_averted() -> None:
    sides = [side(mayor=3, workers="G1", display="pink:151")]
    state = scene(players=2, sides=sides, step=("raise", 0, 2))
    play(state, 0, "accept")
    assert (workers(state, 0), levels(state, 0)) == ("V0 O0 G0 P0 B0", "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-13.1.4", "HAM-12.76")
def test_side_03_works_for_raises_by_other_players_cards_too() -> None:
    sides = [side(hand="178 280", sites="pink", dangers="V1", money=9), side(mayor=3, workers="")]
    state = scene(players=2, sides=sides)
    play(state, 0, "play:poisoners_kitchen", "as:building")
    if options(state, 0) and options(state, 0)[-1].startswith("lower"):
        play(state, 0, "lower:violet")
    assert (levels(state, 1), workers(state, 1)) == ("V1 O0 G0 P0 B0", "V1 O0 G0 P0 B0")


@pytest.mark.clause("HAM-13.1.5", "HAM-9.19")
def test_side_04_needs_a_used_building_and_its_cost_again() -> None:
    sides = [side(mayor=4, money=0, workers="V1", display="pink:99; pink:57", hand="3 14")]
    state = scene(players=2, sides=sides)
    assert not [text for text in options(state, 0) if text.startswith("again:")]
    play(state, 0, "use:spice_office")
    assert "again:spice_office" not in options(state, 0)
    play(state, 0, "use:st_pauli_bowling_alley")
    assert "again:st_pauli_bowling_alley" in options(state, 0)


@pytest.mark.clause("HAM-13.1.5", "HAM-10.8")
def test_side_04_is_fresh_in_the_next_cycle() -> None:
    sides = [side(mayor=4, display="pink:57", hand="3 14")]
    state = scene(players=2, sides=sides, step=[("turn", 0, 0), ("phase_four",)])
    play(state, 0, "use:st_pauli_bowling_alley", "again:st_pauli_bowling_alley")
    play(state, 0, options(state, 0)[0], "as:workers")
    assert state.cycle == 2
    assert (state.used, state.again) == ([], [])


@pytest.mark.clause("HAM-13.1.6", "HAM-12.77")
def test_side_05_may_ignore_another_players_236() -> None:
    sides = [side(hand="236 280", sites="pink", money=9), side(mayor=5)]
    for answer, level in (("decline", "V0 O0 G0 P0 B0"), ("accept", "V1 O0 G0 P0 B0")):
        state = scene(players=2, sides=sides, tokens="t01 t09")
        play(state, 0, "play:cellar_of_curses", "as:building")
        chance(state, "token:t01")
        play(state, 1, answer)
        assert levels(state, 1) == level


@pytest.mark.clause("HAM-13.1.6", "HAM-5.6")
def test_tokens_are_counted_after_side_05_has_declared() -> None:
    """One token is enough for the one player who draws; nothing is shuffled back."""
    sides = [side(), side(mayor=5)]
    state = scene(players=2, sides=sides, step="rolled", dice="3 3 3 3 3 / 6", tokens="t01")
    play(state, 1, "decline")
    assert (levels(state, 0), state.tokens) == ("V1 O0 G0 P0 B0", [])
    both = scene(players=2, sides=sides, step="rolled", dice="3 3 3 3 3 / 6", tokens="t01")
    play(both, 1, "accept")
    assert len(outcomes(both)) == 10


@pytest.mark.example("HAM EX-51")
@pytest.mark.clause("HAM-13.1.6", "HAM-9.24")
def test_side_05_pays_no_surcharge_for_240() -> None:
    sides = [side(display="pink:125", money=9), side(display="pink:240", money=9), side(mayor=5)]
    for seat, price in ((0, 5), (1, 2), (2, 2)):
        state = scene(sides=sides, step=("walk", seat), dice="1 3 4 3 1 / 5")
        before = state.money[seat]
        assert before - play(state, seat, "advance").money[seat] == price


@pytest.mark.clause("HAM-13.1.6", "HAM-9.25")
def test_side_05_advances_free_of_charge_if_the_black_die_alone_is_low() -> None:
    state = scene(players=2, sides=[side(mayor=5, money=0)], step=("walk", 0), dice="3 4 5 3 6 / 2")
    assert play(state, 0, "advance").square[0] == 1


@pytest.mark.clause("HAM-13.1.7", "HAM-10.5")
def test_side_06_is_paid_again_for_a_marker_that_085_had_turned_back() -> None:
    sides = [side(), side(mayor=6, money=0, wall="2 0", markers="wall")]
    state = scene(players=2, sides=sides, step=[("turn_back", 1), ("majority", 2)])
    assert (markers(state, 1), state.money[1]) == ({"wall"}, 5)


@pytest.mark.example("HAM EX-93")
@pytest.mark.clause("HAM-13.1.8", "HAM-12.7")
@pytest.mark.parametrize(("found", "gain"), [("mint", 0), ("savings_bank", 1)])
def test_side_07_looks_at_the_printed_price_of_a_building_that_is_found(
    found: str, gain: int
) -> None:
    sides = [side(mayor=7, hand="126 280", sites="pink grey", money=6, points=5)]
    state = scene(players=2, sides=sides, discard="121 122")
    play(state, 0, "play:union_bank", "as:building", "site:1", f"find:{found}")
    assert state.points[0] == 5 + gain


@pytest.mark.clause("HAM-13.1.8")
def test_side_07_gets_nothing_for_a_building_made_free_by_cards() -> None:
    sides = [side(mayor=7, hand="121 280", sites="pink", display="grey:132", money=6, points=5)]
    state = scene(players=2, sides=sides)
    play(state, 0, "play:mint", "as:building")
    assert (state.points[0], state.money[0]) == (5, 12)


@pytest.mark.clause("HAM-13.1.9", "HAM-12.20", "HAM-12.91")
def test_side_08_scores_for_sites_of_032_and_219() -> None:
    sides = [side(mayor=8, hand="32 280", sites="pink", money=9, points=5)]
    state = scene(players=2, sides=sides)
    play(state, 0, "play:german_naval_observatory", "as:building", "draw:violet", "draw:grey")
    let_chance(state)
    assert state.points[0] == 7
    more = scene(
        players=2,
        sides=[side(mayor=8, hand="3 280", display="pink:219", workers="B1 P1", points=5)],
    )
    play(more, 0, "use:new_world_lodging_house")
    let_chance(more)
    assert (more.points[0], sites(more, 0)) == (6, ["pink:219", "pink"])


@pytest.mark.example("HAM EX-50")
@pytest.mark.clause("HAM-13.1.10", "HAM-9.22")
def test_side_09_takes_the_place_of_the_printed_price() -> None:
    double = scene(
        players=2,
        sides=[side(board="green", mayor=9, money=9, workers="B1", display="grey:63", hand="3 14")],
    )
    play(double, 0, "use:sculptors_studio", "wall:left")
    assert double.money[0] == 5
    free = scene(
        players=2, sides=[side(board="green", mayor=9, money=9, display="grey:108", hand="61 14")]
    )
    play(free, 0, "play:art_society", "as:wall")
    assert free.money[0] == 9
    tile = scene(
        players=2,
        sides=[side(board="green", mayor=9, money=9, hand="61 14")],
        clergy_tiles="c05_minus c01_plus c02_plus c03_plus c04_plus c07_plus",
        window=1,
    )
    play(tile, 0, "play:art_society", "as:wall")
    assert tile.money[0] == 5


@pytest.mark.clause("HAM-13.1.11", "HAM-9.11")
def test_side_10_counts_for_granted_base_actions_but_not_for_others_players() -> None:
    sides = [side(mayor=10, money=0, workers="V1", display="pink:7", hand="3 14"), side(money=0)]
    state = scene(players=2, sides=sides, dice="4 3 3 3 3 / 3", piles={"violet": "193 194"})
    play(state, 0, "use:alster_rowing_club", "draw:violet")
    chance(state, "card:pilot_station")
    play(state, 0, "as:money")
    assert state.money[0] == 6
    other = scene(players=2, sides=[sides[0], side(money=0, hand="61 146")], seat=1)
    play(other, 1, "play:art_society", "as:money")
    assert other.money == [0, 3]


@pytest.mark.clause("HAM-13.1.13")
def test_mayors_take_no_marker() -> None:
    state = scene(players=2, sides=[side(mayor=10, hand="61 62", money=0)], step="round")
    play(state, 0, "play:art_society", "as:money")
    assert state.used == []
    assert not is_over(state)


@pytest.mark.clause("HAM-13.1.2", "HAM-13.6.6")
def test_side_01_draws_more_in_a_new_hand() -> None:
    tiles = "c06_minus c01_plus c02_plus c03_plus c04_plus c07_plus"
    state = scene(
        players=2, sides=[side(mayor=1, hand="3"), side()], step="phase_two", clergy_tiles=tiles
    )
    roll(state, "3 3 3 3 3 / 1")
    play(state, 0, "draw:grey", "draw:violet")
    let_chance(state)
    colours = [state.kit.colour[card] for card in state.hands[0]]
    assert (colours.count(2), colours.count(0)) == (4, 3)
