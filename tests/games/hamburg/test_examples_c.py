"""Part C of the worked examples, EX-40 to EX-69; and is every example of the file played?"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.cards import build
from tests.games.hamburg.scenes import (
    draw,
    hand,
    key,
    levels,
    markers,
    scene,
    side,
    sites,
    wall,
    workers,
)
from tests.games.hamburg.turns import NONE, tiles
from tests.games.scenes import chance, go_on, is_over, let_chance, options, play

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[2] / "docs" / "spec" / "hamburg" / "examples.md"


# -- dangers --------------------------------------------------------------------------------------


@pytest.mark.example("HAM EX-40")
@pytest.mark.clause("HAM-6.4", "HAM-5.8")
def test_ex_40_one_colour_raised_twice() -> None:
    me = side(money=9, dangers="P2", hand="98")
    state = scene(players=2, sides=[me], step="rolled", dice="3 3 3 6 3 / 5")
    chance(state, "token:t07", "token:t01")
    assert levels(state, 0) == "V0 O0 G0 P1 B0"
    assert state.money[0] == 0


@pytest.mark.example("HAM EX-41")
@pytest.mark.clause("HAM-6.5", "HAM-12.70")
def test_ex_41_card_165() -> None:
    me = side(display="grey:165", dangers="G2", wall="2 0")
    state = scene(players=2, sides=[me], step=("raises", 0), dice="3 3 5 3 3 / 3")
    assert (levels(state, 0), wall(state, 0)) == ("V0 O0 G3 P0 B0", (2, 0))
    state.dice[2] = 6
    burnt = state.copy()
    go_on(state, ("raises", 0))
    assert (levels(state, 0), wall(state, 0)) == (NONE, (1, 0))
    go_on(burnt, ("lose_building", 0), ("raises", 0))
    assert burnt.discard == [165]
    assert (levels(burnt, 0), wall(burnt, 0)) == (NONE, (1, 0))


@pytest.mark.example("HAM EX-42")
@pytest.mark.clause("HAM-12.68", "HAM-6.3")
def test_ex_42_card_151_and_a_double_token() -> None:
    me = side(display="grey:151", workers="V1", dangers="V1 G2", wall="1 0", hand="98")
    state = scene(players=2, sides=[me], step="rolled", dice="5 3 3 3 3 / 5", options="dangers")
    chance(state, "token:x03", "token:t01")
    play(state, 0, "accept")
    assert levels(state, 0) == "V2 O0 G0 P0 B0"
    assert workers(state, 0) == NONE
    assert wall(state, 0) == (0, 0)
    assert state.points[0] == 5


@pytest.mark.example("HAM EX-43")
@pytest.mark.clause("HAM-12.78")
def test_ex_43_cards_187_and_188_and_robbery() -> None:
    me = side(display="grey:187; grey:188", money=4, points=10, dangers="P2", hand="98")
    state = scene(players=2, sides=[me], step="rolled", dice="3 3 3 5 3 / 6")
    chance(state, "token:t09")
    assert (state.points[0], state.money[0]) == (11, 6)
    chance(state, "token:t01")
    assert (state.points[0], state.money[0]) == (11, 0)
    assert levels(state, 0) == "V0 O0 G0 P0 B1"


@pytest.mark.example("HAM EX-44")
@pytest.mark.clause("HAM-5.9")
def test_ex_44_the_gift_comes_after_the_disaster() -> None:
    me = side(money=8, dangers="P2", hand="98")
    state = scene(players=2, sides=[me], step="rolled", dice="3 3 3 6 3 / 5", options="dangers")
    chance(state, "token:x09", "token:t01")
    assert state.money[0] == 0
    play(state, 0, "accept")
    assert state.money[0] == 2
    assert levels(state, 0) == "V0 O0 G1 P0 B0"


@pytest.mark.example("HAM EX-45")
@pytest.mark.clause("HAM-6.6", "HAM-6.7", "HAM-6.8")
def test_ex_45_the_victim_chooses_the_order_of_disasters() -> None:
    me = side(display="273:121", dangers="V2 O2")
    state = scene(players=2, sides=[me], step=("raises", 0), dice="5 6 3 3 3 / 3")
    assert options(state, 0) == ["suffer:violet", "suffer:orange"]
    flood = play(state.copy(), 0, "suffer:violet")
    assert (sites(flood, 0), hand(flood, 0), flood.discard) == ([], [121], [273])
    fire = play(state.copy(), 0, "suffer:orange")
    assert (sites(fire, 0), hand(fire, 0), fire.discard) == ([], [], [121, 273])


# -- prices ---------------------------------------------------------------------------------------


@pytest.mark.example("HAM EX-46")
@pytest.mark.clause("HAM-9.23")
def test_ex_46_the_chain_of_a_building_price() -> None:
    me = side(display="grey:184; grey:132; violet:", hand="78", money=5)
    assert build(scene(sides=[me]), 78).money[0] == 5 - 3
    dearer = scene(sides=[me], clergy_tiles=tiles("c09_minus"), window=1)
    assert build(dearer, 78).money[0] == 5 - 5
    searcher = side(display="grey:184; grey:132; violet:; violet:", hand="83", money=5)
    found = scene(sides=[searcher], discard="78")
    build(found, 83, "site:3", "find:thalia_theatre")
    assert found.money[0] == 5 - 0  # 083 itself: 6, halved, minus 3
    assert 78 in found.buildings(0)


@pytest.mark.example("HAM EX-47")
@pytest.mark.clause("HAM-9.21", "HAM-9.23")
def test_ex_47_the_floor_at_each_step() -> None:
    me = side(display="grey:132; violet:", hand="49", money=5)
    state = scene(sides=[me], clergy_tiles=tiles("c09_minus"), window=1)
    assert build(state, 49).money[0] == 5 - 2


@pytest.mark.example("HAM EX-48")
@pytest.mark.clause("HAM-9.23", "HAM-13.5.6")
def test_ex_48_the_zoo_pays_its_full_price() -> None:
    me = side(display="grey:132; violet:", hand="244", money=6)
    lying = tiles("c09_plus")
    state = scene(sides=[me], clergy_tiles=lying, window=1, exchange=(6, 2))
    build(state, 244)
    assert (state.money[0], state.zoo[0], state.rate) == (0, (244, 0), 2)


@pytest.mark.example("HAM EX-49")
@pytest.mark.clause("HAM-9.22", "HAM-12.57")
def test_ex_49_the_wall_price_with_232() -> None:
    def with_232(black: int, stones: str, display: str = "") -> HamburgState:
        me = side(
            board="green", display=f"violet:232; {display}", wall=stones, hand="159 98", money=9
        )
        return scene(sides=[me], dice=f"3 3 3 3 3 / {black}")

    def paid(state: HamburgState) -> int:
        return 9 - state.money[0]

    cheap = play(with_232(6, "0 0"), 0, "play:coffee_office", "as:wall")
    assert (paid(cheap), wall(cheap, 0)) == (1, (0, 1))
    dear = play(with_232(2, "4 0"), 0, "play:fire_station", "as:wall")
    assert (paid(dear), wall(dear, 0)) == (2, (5, 0))
    doubled = play(with_232(2, "4 4", "pink:62"), 0, "use:school_of_painting", "wall:left")
    assert paid(doubled) == 2 * 2
    printed = play(with_232(6, "1 1", "pink:62"), 0, "use:school_of_painting", "wall:left")
    assert paid(printed) == 2 * 2


@pytest.mark.example("HAM EX-50")
@pytest.mark.clause("HAM-9.22", "HAM-13.1.10")
def test_ex_50_mayor_side_09() -> None:
    def paid(*decisions: str, display: str = "", tile: str = "c09_plus") -> int:
        me = side(board="green", mayor=9, display=display, hand="98", money=9)
        state = scene(sides=[me], clergy_tiles=tiles(tile), window=1)
        return 9 - play(state, 0, *decisions).money[0]

    base = ("play:coffee_office", "as:wall")
    assert paid(*base) == 2
    assert paid("use:sculptors_studio", "wall:right", display="pink:63") == 4
    assert paid(*base, display="orange:108") == 0
    assert paid(*base, tile="c05_minus") == 4


@pytest.mark.example("HAM EX-51")
@pytest.mark.clause("HAM-9.24", "HAM-12.62", "HAM-12.63")
def test_ex_51_cards_125_and_240() -> None:
    sides = [
        side(money=10, display="orange:125"),
        side(money=10, display="violet:240"),
        side(money=10, mayor=5),
    ]
    step = [("square", seat) for seat in range(3)]
    state = scene(sides=sides, step=step, dice="1 3 4 3 1 / 5")
    for seat in range(3):
        play(state, seat, "advance")
    assert state.money == [10 - 5, 10 - 2, 10 - 2]
    assert state.square == [1, 1, 1]


@pytest.mark.example("HAM EX-52")
@pytest.mark.clause("HAM-9.25", "HAM-12.63")
def test_ex_52_only_the_black_die_is_low() -> None:
    sides = [side(money=4), side(money=4, mayor=5), side(money=4)]
    step = [("square", seat) for seat in range(2)]
    state = scene(sides=sides, step=step, dice="3 4 5 3 6 / 2")
    play(state, 0, "advance")
    play(state, 1, "advance")
    assert state.money == [4 - 2, 4 - 0, 4]
    against = [side(money=4), side(display="violet:240")]
    state = scene(sides=against, step=("square", 0), dice="3 4 5 3 6 / 2")
    assert play(state, 0, "advance").money[0] == 4 - (2 + 2)


# -- activating again -----------------------------------------------------------------------------


@pytest.mark.example("HAM EX-53")
@pytest.mark.clause("HAM-9.16", "HAM-12.23")
def test_ex_53_036_with_121() -> None:
    state = scene(sides=[side(display="brown:36; violet:", hand="121", money=5)])
    build(state, 121)
    assert state.money[0] == 5 - 3 + 6
    play(state, 0, "accept")
    assert state.money[0] == 14
    assert is_over(state)


@pytest.mark.example("HAM EX-54")
@pytest.mark.clause("HAM-9.17", "HAM-12.94")
def test_ex_54_228_with_036() -> None:
    sides = [
        side(display="brown:36; violet:", hand="228", money=3, points=5),
        side(display="orange:121; violet:233"),
    ]
    state = scene(sides=sides, dice="3 3 3 3 3 / 3")
    build(state, 228)
    assert options(state, 0) == ["use:mint", "use:spiritualists_salon"]
    play(state, 0, "use:mint", "accept", "use:spiritualists_salon")
    assert (state.money[0], state.points[0]) == (6, 5 + 3)
    assert is_over(state)


@pytest.mark.example("HAM EX-55")
@pytest.mark.clause("HAM-9.18", "HAM-13.4.8")
def test_ex_55_the_brown_ship_and_036() -> None:
    me = side(board="green", display="brown:36; orange:121", hand="257", money=1, workers="P1")
    state = scene(sides=[me], ships="brown")
    play(state, 0, "play:ibis_aviary", "as:wall", "ship:brown")
    assert state.money[0] == 1 - 1 + 6
    assert workers(state, 0) == NONE
    assert is_over(state)


@pytest.mark.example("HAM EX-56")
@pytest.mark.clause("HAM-9.20", "HAM-12.34")
def test_ex_56_card_060() -> None:
    me = side(
        board="green",
        display="brown:3; orange:99; brown:43; orange:109; pink:62; violet:",
        hand="60",
        money=16,
        used="3",
    )
    state = scene(sides=[me])
    build(state, 60)
    cards = (3, 62, 99)
    assert options(state, 0) == ["done", *(f"use:{key(card)}" for card in cards)]
    play(state, 0, f"use:{key(3)}", f"use:{key(99)}", f"use:{key(62)}", "wall:right")
    assert state.money[0] == 16 - 6 + 2 + 3 - 2
    assert workers(state, 0) == "V1 O1 G1 P1 B1"
    assert state.used == [3]
    usable = options(state, 0)
    assert {f"use:{key(99)}", f"use:{key(62)}"} <= set(usable)
    assert f"use:{key(3)}" not in usable


@pytest.mark.example("HAM EX-57")
@pytest.mark.clause("HAM-9.19")
def test_ex_57_054_repeats_007() -> None:
    state = scene(sides=[side(display="brown:7; pink:54", workers="V3", hand="98")])
    play(state, 0, "use:alster_rowing_club", "draw:pink")
    draw(state, 257)
    assert workers(state, 0) == "V2 O0 G0 P0 B0"
    play(state, 0, "as:workers", "use:hamburg_dom_fair", "draw:pink")
    draw(state, 258)
    assert workers(state, 0) == "V0 O0 G0 P3 B0"
    play(state, 0, "as:workers")
    assert workers(state, 0) == "V0 O0 G0 P6 B0"
    assert state.discard == [257, 258]
    assert sorted(state.used) == [7, 54]


# -- building by other means ----------------------------------------------------------------------


@pytest.mark.example("HAM EX-58")
@pytest.mark.clause("HAM-12.6", "HAM-12.7", "HAM-12.48")
def test_ex_58_search() -> None:
    other = side(display="grey:180", money=0)
    last = scene(sides=[side(display="violet:", hand="5", money=6), other], discard="6 12")
    build(last, 5)
    assert let_chance(last).buildings(0) == [5]
    assert sorted((*last.discard, *last.shuffled)) == [6, 12]
    assert len(last.discard) == 1
    assert last.money[1] == 2

    me = side(display="violet:; pink:", hand="5 98", money=6)
    state = scene(sides=[me, other], discard="6 12")
    build(state, 5, "site:1")
    assert options(state, 0) == ["done", f"find:{key(6)}", f"find:{key(12)}"]
    play(state, 0, f"find:{key(6)}")
    assert sites(state, 0) == ["violet:5", "pink:6"]
    assert (state.money[0], state.money[1]) == (0, 4)
    play(state, 0, f"use:{key(6)}")
    assert state.points[0] == 5 + 1


@pytest.mark.example("HAM EX-59")
@pytest.mark.clause("HAM-12.80", "HAM-12.81", "HAM-10.3", "HAM-11.6")
def test_ex_59_a_building_under_the_zoo() -> None:
    me = side(display="grey:190; brown:", zoo="256", workers="V1", hand="25 233", money=6)
    state = scene(players=2, sides=[me, side(display="grey:98; grey:99")], dice="3 3 3 3 3 / 4")
    play(state, 0, "use:passage_under_the_zoo")
    assert (state.points[0], workers(state, 0), state.zoo[0]) == (5 + 4, NONE, (256, 233))
    before = state.copy()
    build(state, 25)
    assert state.money[0] == 6 - 6 + 3 * 2
    assert state.buildings(0) == [190, 25, 233]
    go_on(before, ("majority", 1))
    assert markers(before, 1) == {"buildings"}  # two against one on a site
    before.clergymen = [1, 0, 0, 0, 0, 0]
    sheet = before.result()[0]
    assert (sheet["cards"], sheet["clergy"]) == (3 + 3, 0)  # 190 and the zoo card


@pytest.mark.example("HAM EX-60")
@pytest.mark.clause("HAM-12.82", "HAM-6.7")
def test_ex_60_192_and_flood() -> None:
    me = side(display="grey:192; 273:121+3", dangers="V2")
    state = scene(sides=[me], step=("raises", 0), dice="5 3 3 3 3 / 3")
    play(state, 0, "lose_site:2")
    assert hand(state, 0) == [3, 121]
    assert (sites(state, 0), state.discard) == (["grey:192"], [273])


@pytest.mark.example("HAM EX-61")
@pytest.mark.clause("HAM-12.37", "HAM-12.26", "HAM-12.4")
def test_ex_61_card_066() -> None:
    display = "pink:66; pink:53; pink:61; pink:73; pink:86; brown:45"
    state = scene(sides=[side(display=display, workers="O1 G2 B2", hand="98", money=0)])
    for times, card in enumerate((53, 61, 73, 86), start=1):
        play(state, 0, f"use:{key(card)}")
        assert state.money[0] == 4 * times
    play(state, 0, f"use:{key(45)}")
    assert state.money[0] == 16 + 4 + 1
    few = scene(sides=[side(display="pink:66; pink:61; brown:45", hand="98", money=0)])
    assert play(few, 0, f"use:{key(45)}").money[0] == 2 + 1


@pytest.mark.example("HAM EX-62")
@pytest.mark.clause("HAM-12.27", "HAM-10.2", "HAM-10.6")
def test_ex_62_card_046() -> None:
    sides = [side(display="brown:46", wall="3 0"), side(wall="2 1"), side(wall="0 1")]
    state = scene(sides=sides, step=[("majority", 2), ("majority", 4)])
    assert [markers(state, seat) for seat in range(3)] == [{"wall"}, set(), set()]


@pytest.mark.example("HAM EX-63")
@pytest.mark.clause("HAM-10.5", "HAM-12.44", "HAM-12.49", "HAM-13.1.7")
def test_ex_63_085_regaining_095_and_mayor_side_06() -> None:
    other = side(
        mayor=6,
        display="pink:95",
        markers="buildings wall",
        wall="2 0",
        money=0,
        workers="",
    )
    state = scene(sides=[side(display="violet:", hand="85", money=6), other])
    build(state, 85)
    play(state, 1, "turn_back:wall")
    assert markers(state, 1) == {"buildings"}
    go_on(state, ("majority", 1), ("majority", 2))
    assert markers(state, 1) == {"buildings", "wall"}
    assert (state.money[1], workers(state, 1)) == (5, "V1 O1 G1 P1 B1")


@pytest.mark.example("HAM EX-64")
@pytest.mark.clause("HAM-12.53")
def test_ex_64_card_103() -> None:
    sides = [
        side(display="orange:103", money=2, points=30, hand="98"),
        side(money=0, points=25),
        side(money=0, points=9),
        side(money=0, points=0),
    ]
    state = scene(players=4, sides=sides)
    play(state, 0, "use:auction_hall", "to:1", "to:3")
    assert state.money == [0, 1, 0, 1]
    assert state.points == [31, 24, 9, 0]


@pytest.mark.example("HAM EX-65")
@pytest.mark.clause("HAM-12.76", "HAM-12.68", "HAM-6.6")
def test_ex_65_card_178() -> None:
    def built(dangers: str) -> HamburgState:
        sides = [
            side(display="violet:", hand="178", dangers=dangers),
            side(dangers="V2", sites="violet pink"),
            side(display="grey:151", workers="V1"),
        ]
        return build(scene(sides=sides), 178)

    nothing = built("")
    assert is_over(nothing)
    assert levels(nothing, 1) == "V2 O0 G0 P0 B0"

    state = built("V1")
    assert (levels(state, 0), state.points[0]) == (NONE, 5 + 1)
    play(state, 1, "lose_site:1")
    assert (levels(state, 1), sites(state, 1)) == (NONE, ["pink"])
    play(state, 2, "accept")
    assert (levels(state, 2), workers(state, 2)) == (NONE, NONE)


# -- base actions and what follows ----------------------------------------------------------------


@pytest.mark.example("HAM EX-66")
@pytest.mark.clause("HAM-12.92", "HAM-12.93", "HAM-12.41")
def test_ex_66_a_recoloured_wall_and_a_ship() -> None:
    me = side(
        board="green",
        display="violet:224; grey:150",
        workers="O1 G1",
        money=1,
        dangers="O1",
        hand="273",
    )
    state = scene(sides=[me], ships="violet")
    play(state, 0, "play:lilac_garden", "recolour:orange", "as:wall")
    assert (state.money[0], wall(state, 0)) == (0, (0, 1))
    play(state, 0, "accept")
    assert (levels(state, 0), state.points[0]) == (NONE, 5 + 1)
    play(state, 0, "ship:violet")
    assert (state.money[0], workers(state, 0)) == (4, NONE)


@pytest.mark.example("HAM EX-67")
@pytest.mark.clause("HAM-13.4.6", "HAM-9.12", "HAM-13.4.4")
def test_ex_67_the_grey_ship() -> None:
    def sailed(display: str = "", stones: str = "0 0") -> HamburgState:
        me = side(board="green", display=display, hand="257", money=6, workers="P2", wall=stones)
        state = scene(sides=[me], ships="violet grey", exchange=(1, 1), dice="3 3 3 4 3 / 3")
        play(state, 0, "play:ibis_aviary", "as:wall", "wall:left", "ship:grey")
        return draw(state, 258)

    state = play(sailed(), 0, "as:money")
    assert (state.money[0], state.rate) == (6 - 1 + 4, 1)
    assert workers(state, 0) == "V0 O0 G0 P1 B0"
    assert play(sailed("orange:138"), 0, "as:money").money[0] == 6 - 1 + 7
    another = play(sailed(stones="0 2"), 0, "as:wall")
    assert wall(another, 0) == (1, 3)
    assert is_over(another)  # no ship is offered for the second stone


@pytest.mark.example("HAM EX-68")
@pytest.mark.clause("HAM-12.2")
def test_ex_68_card_202() -> None:
    me = side(display="violet:202", hand="241", workers="P1", money=0)
    state = scene(sides=[me], dice="3 3 6 3 3 / 3", discard="98")
    play(state, 0, "play:wolf_enclosure", "as:workers", "use:salvage_company", "as:money")
    assert (workers(state, 0), state.money[0]) == ("V0 O0 G3 P0 B0", 6)
    assert state.discard == [98, 241]


@pytest.mark.example("HAM EX-69")
@pytest.mark.clause("HAM-12.97", "HAM-13.6.9", "HAM-10.7")
def test_ex_69_235_with_clergy_tiles() -> None:
    me = side(display="violet:235", hand="98", money=0)
    lying = "c02_plus c03_plus c05_plus c01_plus c04_plus c12_plus"
    state = scene(players=2, sides=[me], clergy_tiles=lying, window=3, dice="3 3 3 3 3 / 3")
    play(state, 0, "use:house_of_the_pendulum", "clergy:right")
    play(state, 0, "play:coffee_office", "as:money")
    assert state.money[0] == 3 + 2
    assert workers(state, 0) == "V1 O1 G0 P1 B1"
    before = list(state.clergy)
    go_on(state, ("phase_four",))
    assert state.clergymen == [0, 0, 0, 1, 0, 0]
    assert state.clergy == [*before[:3], before[3] + 1, *before[4:]]


# -- is everything played? ------------------------------------------------------------------------


def claimed() -> Iterator[str]:
    """The examples that tests of Hamburg say they play."""
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_mark = isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.example"
            if is_mark:
                yield from (ast.literal_eval(name) for name in node.args)


def test_every_example_is_claimed_by_a_test() -> None:
    text = EXAMPLES.read_text(encoding="utf-8")
    listed = {f"HAM {name}" for name in re.findall(r"^\*\*(EX-\d+) ", text, flags=re.MULTILINE)}
    assert len(listed) == 31 + 55
    assert listed - set(claimed()) == set()


def test_no_example_is_claimed_that_does_not_exist() -> None:
    text = EXAMPLES.read_text(encoding="utf-8")
    names = {f"HAM {name}" for name in re.findall(r"^\*\*(EX-\d+) ", text, flags=re.MULTILINE)}
    assert {name for name in claimed() if re.search(r"EX-\d", name)} <= names
