"""The solo opponent: TOM's procedure (HAM-14a) and his decisions (HAM-14b)."""

from typing import Any

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.hamburg import text
from rathaus.games.hamburg.rules.tom_decisions import RULES
from rathaus.games.hamburg.state import EXPANSIONS, HamburgState
from tests.games.hamburg.scenes import (
    Side,
    draw,
    levels,
    markers,
    new_game,
    random_game,
    roll,
    scene,
    side,
    sites,
    wall,
    workers,
)
from tests.games.hamburg.solo import (
    BROWN,
    GREY,
    ORANGE,
    PINK,
    TOM,
    VIOLET,
    YOU,
    activates,
    built,
    die,
    solo,
)
from tests.games.scenes import chance, go_on, is_over, let_chance, listen, options, outcomes, play

ONE_EACH = "V1 O1 G1 P1 B1"

# -- 14a: set-up and the phases ---------------------------------------------------------------


@pytest.mark.clause("HAM-14.1", "HAM-2.1")
def test_both_start_alike_and_tom_gets_one_of_the_other_boards() -> None:
    state = new_game(1)
    chance(state, "board:green")
    assert outcomes(state) == ["board:red", "board:yellow", "board:blue", "board:white"]
    chance(state, "board:white")
    let_chance(state)
    assert state.money == [5, 5]
    assert state.points == [5, 5]
    assert [workers(state, this) for this in (YOU, TOM)] == [ONE_EACH, ONE_EACH]
    assert state.hummels == [9, 7, 5, 2]
    assert state.hands[TOM] == ()


@pytest.mark.clause("HAM-14.1", "HAM-2.1")
def test_the_solo_statues_of_the_second_expansion() -> None:
    assert new_game(1, "statues").hummels == [10, 7, 4, 2]


@pytest.mark.clause("HAM-14.1", "HAM-14.14")
def test_there_is_no_crest_to_draw_or_to_pass() -> None:
    stories = [event.kind for event in _events(new_game(1))]
    assert "starter_drawn" not in stories
    for state in random_game(1, 3):
        assert state.crest == 0
        assert set(state.turn()) <= {YOU, CHANCE}


def _events(state: HamburgState) -> list[Any]:
    heard = listen(state)
    let_chance(state)
    return heard


@pytest.mark.clause("HAM-14.1", "HAM-3.1")
def test_a_solo_game_has_eight_cycles() -> None:
    cycles = {state.cycle for state in random_game(1, 4)}
    assert cycles == {*range(9)}  # 0 is the set-up


@pytest.mark.clause("HAM-14.2")
def test_in_phase_one_tom_takes_the_income_of_his_parks_except_cards() -> None:
    state = solo(side(money=5, points=5, parks="261 262 263 264"), step="phase_one")
    assert (state.money[TOM], state.points[TOM]) == (6, 6)
    assert workers(state, TOM) == "V1 O1 G2 P1 B1"
    assert state.hands[TOM] == ()
    assert state.turn() == (YOU,)  # TOM was first


@pytest.mark.clause("HAM-14.2", "HAM-12.60")
def test_122_raises_the_income_of_toms_money_parks() -> None:
    state = solo(side(money=0, parks="261 265 264", display="grey:122"), step="phase_one")
    assert state.money[TOM] == 2 + 2


@pytest.mark.clause("HAM-14.3")
@pytest.mark.parametrize("black", [1, 4, 6])
def test_in_step_two_tom_receives_the_black_die_in_mark(black: int) -> None:
    state = solo(side(money=1), step="phase_two")
    heard = listen(state)
    roll(state, f"3 3 3 3 3 / {black}")
    taken = [event.data["money"] for event in heard if event.kind == "money_taken"]
    assert taken == [black]


@pytest.mark.clause("HAM-14.3", "HAM-5.5")
def test_a_black_six_makes_each_of_the_two_draw_a_token_tom_first() -> None:
    state = solo(step="phase_two", tokens="t01 t09")
    roll(state, "3 3 3 3 3 / 6")
    chance(state, "token:t01")
    assert levels(state, TOM) == "V1 O0 G0 P0 B0"
    assert levels(state, YOU) == "V0 O0 G0 P0 B1"


@pytest.mark.clause("HAM-14.3", "HAM-5.13")
@pytest.mark.parametrize(("money", "left", "field"), [(3, 0, 1), (2, 2, 0), (9, 6, 1)])
def test_in_step_four_tom_advances_whenever_he_can_pay(money: int, left: int, field: int) -> None:
    state = solo(side(money=money), step=("square", TOM), dice="1 2 3 4 5 / 6")
    assert (state.money[TOM], state.square[TOM]) == (left, field)


@pytest.mark.clause("HAM-14.4")
def test_tom_uses_his_phase_two_cards_after_the_disasters_and_before_paying() -> None:
    # Robbery takes what he has; 092 then pays 5, of which the advance takes 3.
    tom = side(money=9, dangers="P2", display="grey:92")
    state = solo(tom, step="phase_two")
    roll(state, "1 2 3 5 4 / 4")
    assert (state.money[TOM], state.square[TOM]) == (5 - 3, 1)


@pytest.mark.clause("HAM-14.5")
def test_the_coloured_dice_act_in_ascending_order_equal_ones_by_colour() -> None:
    state = solo(side(board="green", workers=ONE_EACH), step=[], dice="2 1 2 1 2 / 6")
    heard = listen(state)
    state.stack = [("tom_turn",)]
    state.advance()
    told = [(event.kind, event.data.get("colour")) for event in heard if event.kind != "tom_die"]
    dice = [event.data["colour"] for event in heard if event.kind == "tom_die"]
    assert dice == [ORANGE, PINK, VIOLET, GREY, BROWN]
    assert told == [
        ("points_scored", None),
        ("points_scored", None),
        ("workers_taken", VIOLET),
        ("workers_taken", GREY),
        ("workers_taken", BROWN),
    ]


@pytest.mark.clause("HAM-14.6")
def test_die_one_is_a_point_and_die_two_brings_two_workers() -> None:
    assert die(PINK, 1).points[TOM] == 6
    assert workers(die(PINK, 2), TOM) == "V1 O1 G1 P3 B1"


@pytest.mark.clause("HAM-14.7")
def test_die_three_builds_a_stone_of_its_colour() -> None:
    state = die(PINK, 3, side(board="green", money=5))
    assert (wall(state, TOM), state.money[TOM]) == ((1, 0), 4)
    assert workers(state, TOM) == ONE_EACH


@pytest.mark.clause("HAM-14.7")
@pytest.mark.parametrize(("colour", "money"), [(VIOLET, 5), (PINK, 0)])
def test_die_three_brings_a_worker_if_no_stone_can_be_built(colour: int, money: int) -> None:
    state = die(colour, 3, side(board="green", money=money))
    assert wall(state, TOM) == (0, 0)
    assert state.workers[TOM * 5 + colour] == 2


@pytest.mark.clause("HAM-14.8")
def test_die_four_lowers_the_danger_for_a_point() -> None:
    state = die(GREY, 4, side(dangers="G2", points=10))
    assert (levels(state, TOM), state.points[TOM]) == ("V0 O0 G1 P0 B0", 11)


@pytest.mark.clause("HAM-14.8", "HAM-14.12")
def test_die_four_lays_a_site_if_there_is_no_danger() -> None:
    state = draw(die(GREY, 4, side(sites="pink")), 146)
    assert sites(state, TOM) == ["pink", "grey"]
    assert workers(state, TOM) == "V1 O1 G0 P1 B1"
    assert state.money[TOM] == 5


@pytest.mark.clause("HAM-14.8")
def test_die_four_without_worker_or_pile_is_four_mark() -> None:
    assert die(GREY, 4, side(workers="V1", money=5)).money[TOM] == 9
    state = die(GREY, 4, side(money=5), piles={"grey": ""})
    assert (state.money[TOM], workers(state, TOM)) == (9, ONE_EACH)


@pytest.mark.clause("HAM-14.9", "HAM-14.12")
def test_die_five_builds_on_the_leftmost_free_site() -> None:
    tom = side(money=5, display="pink:146; grey:; brown:")
    state = draw(die(ORANGE, 5, tom), 98)
    assert sites(state, TOM) == ["pink:146", "grey:98", "brown"]
    assert state.money[TOM] == 5 - 3


@pytest.mark.clause("HAM-14.9")
def test_die_five_lays_out_zoo_and_park_without_a_site() -> None:
    state = draw(die(ORANGE, 5, side(money=4)), 246)
    assert (state.zoo[TOM], state.money[TOM]) == ((246, 0), 0)
    state = draw(die(ORANGE, 5, side(money=4)), 266)
    assert (state.parks[TOM], state.money[TOM]) == ((266,), 2)


@pytest.mark.clause("HAM-14.9")
@pytest.mark.parametrize(("money", "site"), [(2, "pink"), (9, "")])
def test_die_five_lays_the_card_as_a_site_if_it_cannot_be_built(money: int, site: str) -> None:
    state = draw(die(ORANGE, 5, side(money=money, sites=site)), 98)
    assert sites(state, TOM) == [*site.split(), "orange"]
    assert workers(state, TOM) == "V1 O0 G1 P1 B1"
    assert state.money[TOM] == money


@pytest.mark.clause("HAM-14.9")
def test_die_five_without_the_worker_discards_the_card_for_five_mark() -> None:
    state = draw(die(ORANGE, 5, side(money=2, workers="V3")), 98)
    assert state.discard == [98]
    assert (state.money[TOM], sites(state, TOM)) == (7, [])


@pytest.mark.clause("HAM-14.9")
def test_die_five_with_an_empty_pile_is_five_mark() -> None:
    assert die(ORANGE, 5, side(money=2), piles={"orange": ""}).money[TOM] == 7


@pytest.mark.clause("HAM-14.10")
def test_die_six_builds_like_a_five() -> None:
    state = draw(die(ORANGE, 6, side(money=5, sites="pink")), 98)
    assert (sites(state, TOM), state.money[TOM]) == (["pink:98"], 2)


@pytest.mark.example("HAM EX-84")
@pytest.mark.clause("HAM-14.10")
def test_die_six_discards_what_it_cannot_build_and_builds_a_stone() -> None:
    state = draw(die(GREY, 6, side(board="green", money=4, sites="pink", wall="0 1")), 176)
    assert state.discard == [176]
    assert (wall(state, TOM), state.money[TOM]) == ((0, 2), 2)
    without = draw(die(GREY, 6, side(board="green", money=4, sites="pink")), 176)
    assert without.discard == [176]
    assert (wall(without, TOM), without.money[TOM]) == ((0, 0), 10)


@pytest.mark.clause("HAM-14.10")
def test_die_six_never_lays_a_site_and_an_empty_pile_counts_as_failed() -> None:
    state = draw(die(GREY, 6, side(board="green", money=0, workers="G5")), 176)
    assert (sites(state, TOM), state.money[TOM]) == ([], 6)
    empty = die(GREY, 6, side(board="green", money=2, wall="0 1"), piles={"grey": ""})
    assert (wall(empty, TOM), empty.money[TOM]) == ((0, 2), 0)


@pytest.mark.example("HAM EX-83")
@pytest.mark.clause("HAM-14.3", "HAM-14.5", "HAM-14.9", "HAM-14.11")
def test_a_cycle_of_tom() -> None:
    state = solo(step="phase_two", you=side(hand="1 2 3 4", money=0))
    roll(state, "3 5 1 4 2 / 6")
    chance(state, "token:t01", "token:t03")  # TOM draws violet, you orange
    assert state.money[TOM] == 8  # 5 + 6 - 3
    assert state.square[TOM] == 1
    assert levels(state, TOM) == "V1 O1 G0 P0 B0"
    draw(state, 54, 98)  # the top pink card, laid as a site; then the orange one
    assert state.turn() == (YOU,)
    assert (state.points[TOM], state.money[TOM]) == (6, 5)
    assert workers(state, TOM) == "V2 O1 G1 P0 B3"
    assert sites(state, TOM) == ["pink:98"]
    assert state.used == []


@pytest.mark.clause("HAM-14.11")
def test_tom_activates_his_buildings_from_left_to_right_after_the_dice() -> None:
    # 102 pays 2; 115 and 100 both want workers: the grey one goes for two of those he lacks.
    tom = side(money=0, workers="G1", display="pink:115; pink:102; pink:98")
    state = activates(tom)
    assert state.used == [115, 102]
    assert (state.money[TOM], workers(state, TOM)) == (2, "V1 O1 G0 P0 B0")


@pytest.mark.clause("HAM-14.11")
def test_tom_uses_no_building_that_gives_him_nothing() -> None:
    tom = side(workers=ONE_EACH, display="pink:22; pink:12; pink:162; pink:88", wall="2 0")
    state = activates(tom)  # no grey site, two stones, no danger, no set left after paying
    assert state.used == []
    assert workers(state, TOM) == ONE_EACH


@pytest.mark.clause("HAM-14.11")
def test_tom_uses_a_building_without_a_worker_only_if_it_gives_him_something() -> None:
    """102 brings 2 Mark; 103 takes a point of yours, and you have none."""
    tom = side(workers="", money=1, display="pink:102; pink:103")
    assert activates(tom, you=side(points=0)).used == [102]
    assert activates(tom, you=side(points=1)).used == [102, 103]


@pytest.mark.clause("HAM-14.11", "HAM-9.1")
def test_lightning_of_toms_building_strikes_at_once_and_in_his_favour() -> None:
    state = built(171, side(money=6, sites="pink"), you=side(money=2))
    assert (state.money[TOM], state.money[YOU]) == (2, 0)


@pytest.mark.clause("HAM-14.13")
def test_his_die_actions_are_base_actions_for_his_permanent_cards() -> None:
    helped = die(PINK, 2, side(display="grey:34", workers="V1 O1 P1 B1"))
    assert workers(helped, TOM) == "V1 O1 G1 P3 B1"
    free = die(PINK, 3, side(board="green", money=0, display="grey:108; grey:150", dangers="P1"))
    assert (wall(free, TOM), levels(free, TOM)) == ((1, 0), "V0 O0 G0 P0 B0")
    lower = die(PINK, 4, side(dangers="P2", points=5, display="grey:168"))
    assert (levels(lower, TOM), lower.points[TOM]) == ("V0 O0 G0 P0 B0", 7)
    site = draw(die(PINK, 5, side(dangers="P1", display="grey:70", money=0)), 55)
    assert levels(site, TOM) == "V0 O0 G0 P0 B0"
    cheap = draw(die(PINK, 6, side(money=3, sites="grey", display="grey:132", dangers="P1")), 55)
    assert cheap.money[TOM] == 0


@pytest.mark.clause("HAM-14.13", "HAM-12.42")
def test_166_lowers_the_danger_of_the_building_tom_has_built() -> None:
    tom = side(money=3, sites="grey", display="grey:166", dangers="O1", points=5)
    state = draw(die(ORANGE, 5, tom), 98)
    assert (levels(state, TOM), state.points[TOM]) == ("V0 O0 G0 P0 B0", 6)


@pytest.mark.clause("HAM-14.13", "HAM-12.42")
def test_166_of_tom_counts_its_own_building() -> None:
    tom = side(money=9, sites="pink", dangers="G1", points=5)
    state = draw(die(GREY, 5, tom), 166)
    assert (levels(state, TOM), state.points[TOM]) == ("V0 O0 G0 P0 B0", 6)


@pytest.mark.clause("HAM-14.13")
def test_marks_from_dice_do_not_count_as_taking_money() -> None:
    state = die(PINK, 4, side(workers="V1", money=0, display="grey:138"))
    assert state.money[TOM] == 4


@pytest.mark.clause("HAM-14.14")
def test_then_you_take_four_turns_in_a_row() -> None:
    you = side(hand="3 14 26 42 61")
    state = solo(you=you, dice="1 1 1 1 1 / 1")
    assert state.points[TOM] == 5 + 5  # his five dice came first
    for number in (1, 2, 3, 4):
        assert (state.turn(), state.round) == ((YOU,), number)
        play(state, YOU, options(state, YOU)[0], "as:workers")
    assert state.phase != 3
    assert state.cycle == 2


@pytest.mark.clause("HAM-14.14", "HAM-10.2")
def test_majorities_are_compared_with_tom() -> None:
    state = solo(side(field=4, wall="2 0"), you=side(points=20, wall="2 0"), step="phase_four")
    assert markers(state, TOM) == {"square"}
    assert markers(state, YOU) == {"points"}


# -- 14.16: expansions ------------------------------------------------------------------------


@pytest.mark.clause("HAM-14.16")
def test_only_you_have_a_mayor() -> None:
    state = new_game(1, "mayors")
    let_chance(state)
    assert all(text.startswith("mayor:") for text in options(state, YOU))
    play(state, YOU, options(state, YOU)[0])
    assert state.mayors[TOM] == 0
    assert (state.money[TOM], workers(state, TOM)) == (5, ONE_EACH)


@pytest.mark.clause("HAM-14.16", "HAM-13.4.2")
def test_tom_never_uses_ships() -> None:
    state = die(PINK, 3, side(board="green"), ships="violet orange grey pink brown black")
    assert wall(state, TOM) == (1, 0)
    assert is_over(state)
    assert workers(state, TOM) == ONE_EACH


@pytest.mark.clause("HAM-14.16")
def test_the_exchange_neither_serves_tom_nor_moves_for_him() -> None:
    state = die(PINK, 2, exchange=(2, 3))
    assert (workers(state, TOM), state.rate) == ("V1 O1 G1 P3 B1", 3)
    stone = die(PINK, 3, side(board="green", money=1), exchange=(8, 6))
    assert (wall(stone, TOM), stone.rate) == ((1, 0), 6)


@pytest.mark.clause("HAM-14.16", "HAM-13.6.3")
def test_clergy_tiles_of_actions_do_not_concern_tom() -> None:
    tiles = "c05_minus c03_minus c09_minus c01_plus c02_plus c04_plus"
    stone = die(PINK, 3, side(board="green", money=1), clergy_tiles=tiles, window=1)
    assert wall(stone, TOM) == (1, 0)
    crew = die(PINK, 2, clergy_tiles=tiles, window=2)
    assert workers(crew, TOM) == "V1 O1 G1 P3 B1"
    house = draw(
        die(ORANGE, 5, side(money=3, sites="pink"), clergy_tiles=tiles, window=3),
        98,
    )
    assert sites(house, TOM) == ["pink:98"]


@pytest.mark.clause("HAM-14.16", "HAM-13.6.7")
def test_c07_holds_for_tom_too() -> None:
    tiles = "c07_plus c07_minus c01_plus c02_plus c03_plus c04_plus"
    for window, price in ((1, 1), (2, 5)):
        state = solo(
            side(money=5), step=("square", TOM), dice="1 2 3 4 5 / 6", clergy_tiles=tiles,
            window=window,
        )  # fmt: skip
        assert state.money[TOM] == 5 - price


@pytest.mark.clause("HAM-14.16", "HAM-13.6.8")
def test_c12_holds_for_tom_too() -> None:
    tiles = "c01_plus c02_plus c03_plus c04_plus c05_plus c12_plus"
    state = solo(step="phase_two", clergy_tiles=tiles, tokens="t01 t02")
    let_chance(roll(state, "5 5 5 3 3 / 6"))
    assert levels(state, TOM) == levels(state, YOU) == "V0 O0 G1 P0 B0"


@pytest.mark.clause("HAM-14.16", "HAM-13.6.7")
@pytest.mark.parametrize(("tile", "turns"), [("c11_plus", 5), ("c11_minus", 3)])
def test_c11_changes_the_number_of_your_turns_only(tile: str, turns: int) -> None:
    you = side(hand="3 14 26 42 61")
    tiles = f"{tile} c02_plus c03_plus c04_plus c05_plus c01_plus"
    state = solo(you=you, dice="1 1 1 1 1 / 1", clergy_tiles=tiles)
    assert state.points[TOM] == 10
    for _ in range(turns):
        assert state.phase == 3
        text = options(state, YOU)[0]
        play(state, YOU, *([text] if text.startswith("as:") else [text, "as:workers"]))
    assert (state.cycle, state.points[TOM]) == (2, 10)


@pytest.mark.clause("HAM-14.16", "HAM-13.6.6")
def test_c06_gives_tom_no_cards() -> None:
    tiles = "c06_plus c02_plus c03_plus c04_plus c05_plus c01_plus"
    state = solo(step="phase_two", clergy_tiles=tiles)
    let_chance(roll(state, "3 3 3 3 3 / 1"))
    assert state.hands[TOM] == ()
    assert len(state.hands[YOU]) == 5


@pytest.mark.clause("HAM-14.16", "HAM-13.3.3")
def test_p26_tom_always_takes_the_gift_of_his_token() -> None:
    for token, check in {
        "x07": lambda state: state.points[TOM] == 6,
        "x09": lambda state: state.money[TOM] == 7,
        "x08": lambda state: workers(state, TOM) == "V2 O1 G1 P1 B1",
        "x10": lambda state: levels(state, TOM) == "V0 O0 G0 P1 B1",
    }.items():
        tom = side(dangers="P2") if token == "x10" else side()
        number = 410 + int(token[1:])
        state = solo(tom, step=("raises", TOM), options="dangers", dice="3 3 3 3 3 / 6")
        state.drawn_tokens[TOM] = number
        state.stack = [("raises", TOM)]
        state.advance()
        assert is_over(state)
        assert check(state), token


# -- 14b: policies ----------------------------------------------------------------------------


@pytest.mark.clause("HAM-14.17")
def test_p1_tom_takes_the_workers_he_has_fewest_of() -> None:
    state = solo(side(workers="V2 O1 G3 P1 B2"), step=("gain", TOM, 3, 0b11111))
    assert workers(state, TOM) == "V3 O2 G3 P2 B2"
    same = solo(side(workers="V2 O1 G3 P1 B2"), step=("gain_same", TOM, 3))
    assert workers(same, TOM) == "V2 O4 G3 P1 B2"


@pytest.mark.clause("HAM-14.17", "HAM-12.72")
def test_p2_tom_gives_the_workers_he_has_most_of() -> None:
    state = solo(side(workers="V2 O3 G3 P1"), step=("hand_over", TOM, YOU, 2))
    assert workers(state, TOM) == "V2 O2 G2 P1 B0"
    assert workers(state, YOU) == "V1 O2 G2 P1 B1"


@pytest.mark.clause("HAM-14.17", "HAM-12.25")
def test_p2_the_free_worker_of_043_is_of_the_colour_most_are_left_of() -> None:
    state = activates(side(workers="V2 O2", display="pink:43"))
    assert workers(state, TOM) == "V1 O1 G0 P0 B0"


@pytest.mark.clause("HAM-14.18", "HAM-12.66")
def test_p3_tom_lowers_the_highest_danger_level_by_level() -> None:
    state = built(147, side(money=3, sites="pink", dangers="V1 G2 B2", points=5))
    assert (levels(state, TOM), state.points[TOM]) == ("V1 O0 G1 P0 B1", 7)
    more = built(149, side(money=6, sites="pink", dangers="V1 B2", points=5))
    assert (levels(more, TOM), more.points[TOM]) == ("V0 O0 G0 P0 B0", 8)
    tie = built(147, side(money=3, sites="pink", dangers="V1 B2", points=5))
    assert levels(tie, TOM) == "V0 O0 G0 P0 B1"


@pytest.mark.clause("HAM-14.18", "HAM-12.95")
def test_p4_with_231_tom_raises_his_lowest_dangers() -> None:
    tom = side(display="pink:231", dangers="V1 O0 G1 P1 B1")
    state = solo(tom, step=("choose_raises", TOM, 2))
    assert levels(state, TOM) == "V1 O1 G1 P1 B1".replace("V1", "V2")


@pytest.mark.clause("HAM-14.18", "HAM-12.68")
def test_p5_tom_averts_with_151_whenever_he_has_the_worker() -> None:
    state = solo(side(display="pink:151", workers="G1"), step=("raise", TOM, GREY))
    assert (levels(state, TOM), workers(state, TOM)) == ("V0 O0 G0 P0 B0", "V0 O0 G0 P0 B0")
    lacking = solo(side(display="pink:151", workers="V1"), step=("raise", TOM, GREY))
    assert levels(lacking, TOM) == "V0 O0 G1 P0 B0"


@pytest.mark.clause("HAM-14.18")
def test_several_disasters_of_tom_come_in_the_order_of_the_colours() -> None:
    tom = side(dangers="V2 O2", display="pink:121")
    state = solo(tom, step=("raises", TOM), dice="5 6 3 3 3 / 3")
    # flood first: the site goes and 121 with it, so that fire finds nothing
    assert state.discard[-1] == 121
    assert sites(state, TOM) == []


@pytest.mark.clause("HAM-14.18", "HAM-12.90")
def test_tom_always_uses_the_benefit_of_214() -> None:
    tom = side(money=3, display="pink:214; pink:226", dangers="P1", points=5)
    state = solo(tom, step=("square", TOM), dice="1 2 3 4 5 / 6")
    assert (levels(state, TOM), state.points[TOM]) == ("V0 O0 G0 P0 B0", 7)


@pytest.mark.clause("HAM-14.18", "HAM-9.16")
def test_tom_always_repeats_lightning_with_036() -> None:
    state = built(121, side(money=3, sites="pink", display="grey:36"))
    assert state.money[TOM] == 12


@pytest.mark.clause("HAM-14.19", "HAM-6.7")
def test_p6_tom_loses_a_site_without_building_first() -> None:
    state = solo(side(display="pink:111; grey:; brown:"), step=("lose_site", TOM))
    assert sites(state, TOM) == ["pink:111", "brown"]


@pytest.mark.clause("HAM-14.19", "HAM-6.7")
def test_p6_else_the_site_with_the_cheapest_buildings_and_they_are_discarded() -> None:
    tom = side(display="pink:192; grey:102; brown:98+111; violet:127")
    state = solo(tom, step=("lose_site", TOM))
    assert sites(state, TOM) == ["pink:192", "grey:102", "violet:127"]
    assert state.hands[TOM] == ()
    assert state.discard[-2:] == [98, 111]


@pytest.mark.clause("HAM-14.20", "HAM-6.8")
def test_p7_tom_loses_the_cheapest_building_then_the_leftmost() -> None:
    tom = side(display="pink:102; pink:121; grey:98; brown:127")
    state = solo(tom, step=("lose_building", TOM))
    assert state.discard == [121]


@pytest.mark.clause("HAM-14.20", "HAM-6.9")
@pytest.mark.parametrize(
    ("stones", "left"), [("3 4", (3, 3)), ("3 0", (2, 0)), ("2 1", (2, 0)), ("4 4", (3, 4))]
)
def test_p8_tom_spares_a_third_segment_then_loses_the_cheaper_stone(
    stones: str, left: tuple[int, int]
) -> None:
    assert wall(solo(side(wall=stones), step=("lose_wall", TOM)), TOM) == left


@pytest.mark.clause("HAM-14.21", "HAM-14.29")
@pytest.mark.parametrize(
    ("stones", "after"),
    [("4 2", (5, 2)), ("2 1", (3, 1)), ("3 1", (3, 2)), ("1 1", (2, 1)), ("0 2", (0, 3))],
)
def test_p9_p25_tom_builds_a_fifth_stone_then_a_third_then_the_cheaper(
    stones: str, after: tuple[int, int]
) -> None:
    state = activates(side(board="green", wall=stones, money=20, workers="O1", display="pink:62"))
    assert wall(state, TOM) == after


@pytest.mark.clause("HAM-14.21", "HAM-7.13")
def test_p9_a_fifth_stone_without_statue_has_no_first_place() -> None:
    tom = side(board="green", wall="4 2", money=20, workers="O1", display="pink:62")
    assert wall(activates(tom, hummels=""), TOM) == (4, 3)
    rebuilt = side(
        board="green", wall="4 2", money=20, workers="O1", display="pink:62", had_statue="left"
    )
    assert wall(activates(rebuilt), TOM) == (4, 3)


@pytest.mark.clause("HAM-14.29", "HAM-12.35")
def test_p25_tom_builds_with_062_only_if_he_can_pay() -> None:
    state = activates(side(board="green", money=1, workers="O1", display="pink:62"))
    assert (wall(state, TOM), workers(state, TOM)) == ((0, 0), "V0 O1 G0 P0 B0")


@pytest.mark.clause("HAM-14.21", "HAM-12.20")
def test_p10_tom_draws_from_the_largest_pile() -> None:
    piles = {"violet": "193 194", "orange": "98 99 100", "grey": "146 147 148", "pink": "54"}
    state = built(32, side(money=6, sites="pink"), piles=piles | {"brown": "32 33"})
    draw(state, 99)
    draw(state, 147)
    assert sites(state, TOM) == ["pink:32", "orange", "grey"]


@pytest.mark.clause("HAM-14.22")
@pytest.mark.parametrize("card", [37, 41, 193, 196, 197, 198, 199, 234, 27, 111, 112, 113, 114])
def test_p11_cards_that_move_cards_or_that_tom_never_uses_are_not_activated(card: int) -> None:
    tom = side(workers="V2 O2 G2 P2 B2", money=9, display=f"pink:{card}", zoo="244")
    state = activates(tom, discard="3 14")
    assert state.used == []
    assert workers(state, TOM) == "V2 O2 G2 P2 B2"
    assert state.money[TOM] == 9


@pytest.mark.clause("HAM-14.22")
def test_p11_190_and_033_do_nothing_for_tom() -> None:
    tom = side(workers="V2 O2 G2 P2 B2", display="pink:190; pink:33", zoo="244")
    assert activates(tom).used == []
    assert solo(tom, step="phase_one").hands[TOM] == ()


@pytest.mark.clause("HAM-14.22", "HAM-12.5")
@pytest.mark.parametrize("card", [4, 28, 201])
def test_p11_lightning_that_moves_cards_leaves_tom_as_he_was(card: int) -> None:
    state = built(card, side(money=3, sites="pink", display="grey:121"))
    assert is_over(state)
    assert sites(state, TOM) == [f"pink:{card}", "grey:121"]
    assert state.hands[TOM] == ()


@pytest.mark.clause("HAM-14.22", "HAM-12.11", "HAM-12.71")
@pytest.mark.parametrize("card", [13, 169])
def test_p11_013_and_169_do_not_affect_tom(card: int) -> None:
    you = side(hand=f"{card} 280", sites="brown", money=9)
    state = scene(players=1, sides=[you, side()])
    key = "tax_office" if card == 13 else "pickpockets_cellar"
    play(state, YOU, f"play:{key}", "as:building", "site:1")
    assert is_over(state)
    assert state.hands == [(280,), ()]


@pytest.mark.clause("HAM-14.22", "HAM-14.2")
def test_p11_a_169_that_tom_builds_takes_no_card() -> None:
    you = side(hand="3 14")
    state = built(169, side(money=9, sites="pink"), you=you)
    assert is_over(state)
    assert (sites(state, TOM), state.hands) == (["pink:169"], [(3, 14), ()])


@pytest.mark.clause("HAM-14.22", "HAM-14.2", "HAM-14.25")
def test_p11_a_169_that_tom_copies_takes_no_card_so_he_prefers_another() -> None:
    tom = side(money=3, sites="pink")
    alone = built(228, tom, you=side(hand="3 14", display="pink:169"))
    assert is_over(alone)
    assert alone.hands == [(3, 14), ()]
    useful = built(228, tom, you=side(hand="3 14", display="pink:169; pink:121"))
    assert (useful.hands, useful.money[TOM]) == ([(3, 14), ()], 6)


@pytest.mark.clause("HAM-14.22")
def test_p11_tom_never_names_a_colour_with_224() -> None:
    tom = side(workers="V2 G2", money=0, display="pink:224; pink:7")
    state = activates(tom, dice="3 6 3 3 3 / 3", piles={"orange": "98 99", "violet": "",
        "grey": "", "pink": "", "brown": ""})  # fmt: skip
    draw(state, 98)
    assert state.discard == [98]
    assert (state.money[TOM], workers(state, TOM)) == (6, "V1 O0 G2 P0 B0")


@pytest.mark.clause("HAM-14.23", "HAM-12.1")
def test_p12_a_drawn_card_is_built_if_possible() -> None:
    tom = side(workers="V2 O1", money=4, board="green", dangers="O1", sites="pink",
        display="grey:7")  # fmt: skip
    state = granted(tom, 98)
    assert sites(state, TOM) == ["pink:98", "grey:7"]
    assert wall(state, TOM) == (0, 0)


def granted(tom: Side, card: int, dice: str = "3 3 3 3 3 / 3") -> HamburgState:
    """TOM uses 007 and draws this orange card; that pile is the only one."""
    piles = {"violet": "", "grey": "", "pink": "", "brown": "", "orange": f"{card} 132"}
    return draw(activates(tom, piles=piles, dice=dice), card)


@pytest.mark.clause("HAM-14.23")
def test_p12_else_a_stone_of_its_colour() -> None:
    tom = side(workers="V1 O1", money=4, board="green", dangers="O1", display="grey:7")
    state = granted(tom, 98)
    assert (wall(state, TOM), state.money[TOM]) == ((0, 1), 3)


@pytest.mark.clause("HAM-14.23")
def test_p12_else_its_danger_is_lowered() -> None:
    tom = side(workers="V1 O1", money=0, board="green", dangers="O1", display="grey:7", points=5)
    state = granted(tom, 98)
    assert (levels(state, TOM), state.points[TOM]) == ("V0 O0 G0 P0 B0", 6)


@pytest.mark.clause("HAM-14.23")
def test_p12_else_a_site_if_he_has_the_worker() -> None:
    state = granted(side(workers="V1 O1", money=0, board="green", display="grey:7"), 98)
    assert sites(state, TOM) == ["grey:7", "orange"]
    assert workers(state, TOM) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-14.23")
@pytest.mark.parametrize(("number", "money", "crew"), [(4, 4, 0), (3, 0, 3)])
def test_p12_else_money_for_a_high_die_and_workers_for_a_low_one(
    number: int, money: int, crew: int
) -> None:
    tom = side(workers="V1", money=0, board="green", display="grey:7")
    state = granted(tom, 98, f"3 {number} 3 3 3 / 3")
    assert (state.money[TOM], state.workers[TOM * 5 + ORANGE]) == (money, crew)


@pytest.mark.clause("HAM-14.24", "HAM-12.44")
@pytest.mark.parametrize(
    ("fields", "turned"), [((0, 0), "wall"), ((3, 2), "square"), ((2, 2), "wall")]
)
def test_p13_tom_turns_back_the_first_marker_in_which_he_leads_alone(
    fields: tuple[int, int], turned: str
) -> None:
    tom = side(markers="square wall points", field=fields[0], wall="1 0")
    state = solo(tom, you=side(field=fields[1]), step=("turn_back", TOM))
    assert {"square", "wall", "points"} - markers(state, TOM) == {turned}


@pytest.mark.clause("HAM-14.24")
def test_p13_else_the_first_active_one() -> None:
    tom = side(markers="wall points", points=5)
    assert markers(solo(tom, step=("turn_back", TOM)), TOM) == {"points"}


@pytest.mark.clause("HAM-14.25", "HAM-13.2.2")
@pytest.mark.parametrize(("hummel", "takes"), [(10, "hummel"), (4, "hummel"), (3, "jette")])
def test_p14_tom_takes_hans_hummel_unless_the_jette_pays_over_three_times_as_much(
    hummel: int, takes: str
) -> None:
    state = solo(side(money=0), step=("statue", TOM), options="statues", hummels=str(hummel))
    assert (state.statues[TOM], state.money[TOM]) == (
        ((hummel,), 0) if takes == "hummel" else ((), 12)
    )


@pytest.mark.clause("HAM-14.25", "HAM-12.6")
def test_p15_tom_finds_the_dearest_card_of_the_category() -> None:
    tom = side(money=6, sites="pink violet")
    state = built(104, tom, discard="98 107 103 146")
    let_chance(state)
    assert sites(state, TOM) == ["pink:104", "violet:103"]


@pytest.mark.clause("HAM-14.25", "HAM-12.94")
def test_p16_tom_copies_your_dearest_lightning_building_that_helps_him() -> None:
    you = side(display="pink:121; pink:233; pink:201; pink:149; pink:4")
    state = built(228, side(money=3, sites="pink", points=5), you=you, dice="3 3 3 3 3 / 2")
    assert (state.points[TOM], state.money[TOM]) == (7, 0)  # 233 costs 9; 149 lowers nothing
    plain = side(display="pink:121; pink:201; pink:149; pink:5")
    state = built(228, side(money=3, sites="pink", points=5), you=plain, discard="146 158")
    assert state.money[TOM] == 6  # the search of 005 would find nothing


@pytest.mark.clause("HAM-14.26", "HAM-9.19")
def test_p17_054_repeats_the_leftmost_used_building_that_gives_him_something() -> None:
    tom = side(workers="V1 G1", money=0, display="pink:22; pink:57; pink:102; pink:54")
    state = activates(tom)
    assert state.used == [57, 102, 54]
    assert (state.money[TOM], workers(state, TOM)) == (2 + 2 + 2, "V0 O0 G1 P0 B0")


@pytest.mark.clause("HAM-14.26", "HAM-9.19")
def test_p17_054_is_left_alone_if_nothing_can_be_repeated() -> None:
    # the only used building would need the violet worker that 054 takes
    state = activates(side(workers="V2", money=0, display="pink:99; pink:54"))
    assert state.used == [99]
    assert workers(state, TOM) == "V1 O0 G0 P0 B0"


@pytest.mark.clause("HAM-14.26", "HAM-12.53")
@pytest.mark.parametrize(("money", "points", "used"), [(1, 1, [103]), (1, 0, []), (0, 9, [])])
def test_p18_103_is_used_if_tom_has_a_mark_and_you_have_a_point(
    money: int, points: int, used: list[int]
) -> None:
    tom = side(money=money, points=5, display="pink:103")
    state = activates(tom, you=side(points=points, money=0))
    assert state.used == used
    traded = bool(used)
    assert (state.points, state.money) == ([points - traded, 5 + traded], [traded, money - traded])


@pytest.mark.clause("HAM-14.26", "HAM-12.3")
@pytest.mark.parametrize(("money", "field"), [(4, 1), (3, 0)])
def test_p18_002_is_used_whenever_tom_can_pay(money: int, field: int) -> None:
    state = activates(side(money=money, display="pink:2"), phase=2, dice="3 3 4 4 5 / 6")
    assert (state.square[TOM], state.money[TOM]) == (field, money - 4 * field)


@pytest.mark.clause("HAM-14.26", "HAM-12.58")
def test_p19_109_takes_one_worker_of_every_colour_he_has() -> None:
    state = activates(side(workers="V2 G1 B3", money=0, points=5, display="pink:109"))
    assert (workers(state, TOM), state.money[TOM], state.points[TOM]) == ("V1 O0 G0 P0 B2", 3, 8)
    assert activates(side(workers="", display="pink:109")).used == []


@pytest.mark.clause("HAM-14.27", "HAM-12.54")
def test_p20_106_gives_the_worker_of_the_highest_die() -> None:
    state = activates(side(workers="V5 O1 P1", money=0, display="pink:106"), dice="2 4 6 5 1 / 6")
    assert (workers(state, TOM), state.money[TOM]) == ("V5 O1 G0 P0 B0", 5)


@pytest.mark.clause("HAM-14.27", "HAM-12.55")
def test_p21_157_gives_the_worker_of_the_highest_danger_he_can() -> None:
    tom = side(workers="V5 O1 P1", dangers="V1 P2 G2", display="grey:157", points=5)
    state = activates(tom)
    assert (workers(state, TOM), levels(state, TOM)) == ("V5 O1 G0 P0 B0", "V1 O0 G2 P0 B0")
    assert state.points[TOM] == 7


@pytest.mark.clause("HAM-14.27", "HAM-14.11")
def test_p21_157_is_left_alone_if_no_worker_fits_a_danger() -> None:
    state = activates(side(workers="V5", dangers="G2", display="grey:157"))
    assert (state.used, workers(state, TOM)) == ([], "V5 O0 G0 P0 B0")


@pytest.mark.clause("HAM-14.27", "HAM-12.91")
def test_p22_219_lays_a_site_of_the_colour_he_has_most_of_after_paying() -> None:
    state = activates(side(workers="O2 P2 B3", display="grey:219"))
    assert state.used == [219]
    assert workers(state, TOM) == "V0 O1 G0 P2 B2"
    assert outcomes(state)[0] == "card:chamber_of_commerce"


@pytest.mark.clause("HAM-14.27", "HAM-12.91")
def test_p22_219_is_not_activated_without_a_second_worker_whose_pile_has_cards() -> None:
    assert activates(side(workers="B1", display="grey:219")).used == []
    state = activates(side(workers="B1 P1", display="grey:219"), piles={"pink": ""})
    assert (state.used, workers(state, TOM)) == ([], "V0 O0 G0 P1 B1")


@pytest.mark.clause("HAM-14.28", "HAM-12.97")
@pytest.mark.parametrize(
    ("mine", "yours", "window"),
    [
        ("grey:182; grey:183", "pink:202", 3),  # grey 2, orange 1, violet 0
        ("grey:182", "pink:202", 2),  # grey 1 is no better than orange 1
        ("grey:203", "", 1),  # violet 2 with 235 itself
        ("grey:182; grey:183", "pink:202; pink:158", 2),  # your grey building counts against it
        ("grey:182; grey:183; grey:203; grey:225", "", 1),  # violet 3, grey 2
    ],
)
def test_p23_235_moves_the_clergyman_to_a_better_window_only(
    mine: str, yours: str, window: int
) -> None:
    tom = side(workers="G1", display=f"pink:108; pink:235; {mine}")
    state = activates(tom, you=side(display=yours), window=2)  # orange, between violet and grey
    assert state.window + 1 == window
    assert state.used == ([235] if window != 2 else [])


@pytest.mark.clause("HAM-14.28", "HAM-12.79")
def test_p24_189_gives_a_worker_of_the_colour_with_the_largest_lead() -> None:
    tom = side(workers="V1 O1 P1", display="pink:189; pink:108; pink:107; pink:203; pink:59")
    state = activates(tom, you=side(display="pink:55"))
    assert (state.chapel, workers(state, TOM)) == ([0, 1, 0, 0, 0], "V1 O0 G0 P1 B0")


@pytest.mark.clause("HAM-14.28", "HAM-12.79")
def test_p24_189_is_left_alone_without_a_lead() -> None:
    tom = side(workers="P1 B1", display="pink:189; pink:54")
    state = activates(tom, you=side(display="pink:55"))
    assert (state.used, state.chapel) == ([], [0] * 5)


@pytest.mark.clause("HAM-14.11", "HAM-9.20")
def test_tom_gets_the_most_out_of_060() -> None:
    tom = side(money=6, workers="", sites="pink", dangers="G1", points=5,
        display="pink:98; pink:22; pink:157; pink:193")  # fmt: skip
    state = built(60, tom)
    assert state.money[TOM] == 3
    assert (levels(state, TOM), state.points[TOM]) == ("V0 O0 G0 P0 B0", 6)
    assert workers(state, TOM) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-14.16")
@pytest.mark.parametrize("seed", range(4))
def test_tom_never_owes_a_decision_and_never_holds_a_card(seed: int) -> None:
    given = dict.fromkeys(EXPANSIONS, True) if seed % 2 else {}
    for state in random_game(1, seed, **given):
        assert TOM not in state.turn()
        assert state.hands[TOM] == ()
        assert min(state.money) >= 0
        assert min(state.workers) >= 0


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_each_rule_has_its_words(lang: str) -> None:
    assert set(text.words_of(lang).tom_rules) == set(RULES)


def test_he_says_which_rule_he_follows() -> None:
    state = solo(side(display="pink:111; grey:151"), step=[("turn", 0, 1)])
    heard = listen(state)
    go_on(state, ("lose_building", TOM))
    decided = [event for event in heard if event.kind == "tom_decided"]
    assert [event.data["rule"] for event in decided] == ["lose_building"]
    assert (
        state.game.tell(decided[0], "en", ["Ann"])
        == "TOM keeps to his rule: his cheapest building."
    )
    assert (
        state.game.tell(decided[0], "de", ["Ann"])
        == "TOM folgt seiner Regel: sein billigstes Gebäude."
    )


def test_where_there_is_one_way_no_rule_is_told() -> None:
    state = solo(side(display="pink:111"), step=[("turn", 0, 1)])
    heard = listen(state)
    go_on(state, ("lose_building", TOM))
    assert "tom_decided" not in [event.kind for event in heard]
