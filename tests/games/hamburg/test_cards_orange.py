"""The orange cards 097 to 140 that belong to no family."""

import pytest

from tests.games.hamburg.cards import ONE_EACH, build, builder, can_use, less, owner, use
from tests.games.hamburg.scenes import draw, key, levels, scene, side, sites, wall, workers
from tests.games.scenes import assert_survives_saving, options, play

COLOURS = ("violet", "orange", "grey", "pink", "brown")
IN_HAND = [f"play:{key(259)}", f"play:{key(260)}"]


# -- 103: marks for points -----------------------------------------------------------------------


@pytest.mark.clause("HAM-12.53")
@pytest.mark.card(103)
def test_103_gives_a_mark_to_each_and_takes_a_point_from_each() -> None:
    rivals = [side(money=0, points=25), side(money=7, points=1)]
    state = use(owner(103, money=5, points=30, rivals=rivals), 103)
    assert state.money == [5 - 2, 0 + 1, 7 + 1]
    assert state.points == [30 + 2, 25 - 1, 1 - 1]
    assert not can_use(state, 103)


@pytest.mark.clause("HAM-12.53", "HAM-3.9")
@pytest.mark.example("HAM EX-64")
@pytest.mark.card(103)
def test_103_with_too_little_money_chooses_whom() -> None:
    rivals = [side(money=3, points=25), side(money=3, points=9), side(money=3, points=0)]
    state = use(owner(103, money=2, points=30, players=4, rivals=rivals), 103)
    assert options(state, 0) == ["to:1", "to:2"]  # two of three, each pair once
    play(state, 0, "to:1")
    assert options(state, 0) == ["to:2", "to:3"]
    play(state, 0, "to:3")
    assert state.money == [2 - 2, 3 + 1, 3, 3 + 1]
    assert state.points == [30 + 1 + 0, 25 - 1, 9, 0]


@pytest.mark.clause("HAM-12.53")
@pytest.mark.card(103)
def test_103_without_money_does_nothing() -> None:
    state = use(owner(103, money=0, points=30), 103)
    assert (state.money[0], state.points) == (0, [30, 5, 5])


@pytest.mark.clause("HAM-12.53", "HAM-14.1")
@pytest.mark.card(103)
def test_103_trades_with_tom_in_the_solo_game() -> None:
    state = use(owner(103, players=1, money=5, points=9, rivals=[side(money=2, points=7)]), 103)
    assert (state.money, state.points) == ([5 - 1, 2 + 1], [9 + 1, 7 - 1])


# -- 105: third segments and statues now ---------------------------------------------------------


@pytest.mark.clause("HAM-12.18")
@pytest.mark.card(105)
@pytest.mark.parametrize(
    ("stones", "statues", "points"),
    [("2 2", "", 0), ("3 1", "", 1), ("5 5", "9 7", 4), ("2 5", "9", 2), ("2 4", "9", 2)],
)
def test_105_scores_for_third_segments_and_statues(stones: str, statues: str, points: int) -> None:
    """A lost fifth stone leaves the statue."""
    state = use(owner(105, wall=stones, statues=statues, points=5), 105)
    assert state.points[0] == 5 + points
    assert workers(state, 0) == less(ONE_EACH, "grey")


# -- 106: the die of the worker ------------------------------------------------------------------


@pytest.mark.clause("HAM-12.54")
@pytest.mark.card(106)
@pytest.mark.parametrize(
    ("colour", "gain"), [("violet", 1), ("orange", 4), ("grey", 6), ("pink", 3), ("brown", 2)]
)
def test_106_pays_the_die_of_the_worker(colour: str, gain: int) -> None:
    state = use(owner(106, money=5, dice="1 4 6 3 2 / 5"), 106, f"give:{colour}")
    assert state.money[0] == 5 + gain
    assert workers(state, 0) == less(ONE_EACH, colour)


@pytest.mark.clause("HAM-12.54")
@pytest.mark.card(106)
def test_106_takes_only_a_worker_that_is_there() -> None:
    state = use(owner(106, workers="O2 B1"), 106)
    assert options(state, 0) == ["give:orange", "give:brown"]
    assert not can_use(owner(106, workers=""), 106)


@pytest.mark.clause("HAM-12.54", "HAM-12.65")
@pytest.mark.card(106, 138)
def test_106_is_no_base_action() -> None:
    state = use(owner(106, 138, money=5, dice="1 1 1 4 1 / 1"), 106, "give:pink")
    assert state.money[0] == 5 + 4


# -- 108: stones for nothing ---------------------------------------------------------------------


@pytest.mark.clause("HAM-12.56")
@pytest.mark.card(108)
def test_108_builds_stones_for_nothing_but_not_without_a_card() -> None:
    state = owner(108, hand="60 260", board="green", wall="0 5", money=0)
    play(state, 0, f"play:{key(60)}", "as:wall")
    assert wall(state, 0) == (1, 5)
    assert (state.money[0], state.discard) == (0, [60])


@pytest.mark.clause("HAM-12.56", "HAM-9.11")
@pytest.mark.card(7, 108)
def test_108_works_in_a_granted_base_action() -> None:
    state = use(owner(108, 7, board="green", wall="4 0", money=0), 7, "draw:grey")
    draw(state, 146)
    play(state, 0, "as:wall")  # the fifth segment of the green board's left half
    assert wall(state, 0) == (5, 0)
    assert (state.money[0], state.statues[0]) == (0, (9,))


@pytest.mark.clause("HAM-9.22")
@pytest.mark.example("HAM EX-50")
@pytest.mark.card(108)
@pytest.mark.parametrize(("tile", "price"), [("c05_minus", 2), ("c05_plus", 0)])
def test_108_comes_before_the_clergy_tile_and_after_mayor_09(tile: str, price: int) -> None:
    tiles = f"c01_plus c02_plus {tile} c03_plus c04_plus c07_plus"
    facts = {"hand": "60 260", "board": "green", "wall": "0 5", "money": 5}
    state = owner(108, mayor=9, window=3, clergy_tiles=tiles, **facts)
    play(state, 0, f"play:{key(60)}", "as:wall")
    assert state.money[0] == 5 - price


@pytest.mark.clause("HAM-12.41", "HAM-12.56")
@pytest.mark.card(108)
def test_150_lowers_the_danger_of_a_stone_made_free_by_108() -> None:
    facts = {"hand": "60 260", "board": "green", "wall": "0 5", "money": 0}
    state = owner(108, 150, dangers="P2", points=5, **facts)
    play(state, 0, f"play:{key(60)}", "as:wall", "accept")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P1 B0", 5 + 1)


# -- 109: workers of different colours -----------------------------------------------------------


@pytest.mark.clause("HAM-12.58")
@pytest.mark.card(109)
@pytest.mark.parametrize("given", [(), ("grey",), ("violet", "brown"), COLOURS])
def test_109_gives_a_point_and_a_mark_for_each_worker(given: tuple[str, ...]) -> None:
    state = use(owner(109, workers="V2 O2 G2 P2 B2", money=5, points=5), 109)
    play(state, 0, *(f"give:{colour}" for colour in given))
    if options(state, 0)[0] == "done":
        play(state, 0, "done")
    assert (state.points[0], state.money[0]) == (5 + len(given), 5 + len(given))
    assert workers(state, 0) == less("V2 O2 G2 P2 B2", *given)
    assert options(state, 0) == IN_HAND


@pytest.mark.clause("HAM-12.58")
@pytest.mark.card(109)
def test_109_takes_no_two_workers_of_a_colour() -> None:
    state = use(owner(109, workers="V3 G1"), 109, "give:violet")
    assert options(state, 0) == ["done", "give:grey"]


# -- 121, 123: marks at once ---------------------------------------------------------------------


@pytest.mark.clause("HAM-12.51")
@pytest.mark.card(121)
def test_121_gives_six_marks_once() -> None:
    state = build(builder(121, money=3), 121)
    assert state.money[0] == 3 - 3 + 6
    assert state.turn() == ()
    assert not can_use(owner(121, 57), 121)  # never again while it stays


@pytest.mark.clause("HAM-12.61")
@pytest.mark.card(123)
@pytest.mark.parametrize(("field", "worth"), [(0, 0), (1, 1), (4, 5), (5, 7), (9, 18)])
def test_123_pays_the_worth_of_the_field(field: int, worth: int) -> None:
    state = build(builder(123, field=field, money=3), 123)
    assert state.money[0] == 3 - 3 + worth


# -- 122: parks pay more -------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.60")
@pytest.mark.example("HAM EX-87")
@pytest.mark.card(122)
def test_122_adds_a_mark_to_each_park_that_pays_money() -> None:
    state = owner(122, parks="261 264 265", money=5, points=5, step=("cards", 0, 1), phase=1)
    for park in (261, 265, 264):
        use(state, park)
    assert (state.money[0], state.points[0]) == (5 + 2 + 2, 5 + 1)
    assert state.turn() == ()


@pytest.mark.clause("HAM-12.60")
@pytest.mark.card(122)
def test_122_does_not_add_to_other_money() -> None:
    assert use(owner(122, 57, money=5), 57).money[0] == 5 + 2


# -- 125: a cheaper step on the square -----------------------------------------------------------


@pytest.mark.clause("HAM-12.62", "HAM-9.24")
@pytest.mark.card(125)
@pytest.mark.parametrize(
    ("dice", "price"),
    [("1 2 1 3 4 / 3", 4 - 2), ("1 3 3 3 3 / 3", 0), ("2 3 3 3 3 / 3", 0), ("3 3 3 3 3 / 2", 0)],
)
def test_125_takes_two_off_the_dice_price(dice: str, price: int) -> None:
    state = play(owner(125, money=5, step=("walk", 0), dice=dice), 0, "advance")
    assert (state.money[0], state.square[0]) == (5 - price, 1)


@pytest.mark.clause("HAM-12.62", "HAM-5.12")
@pytest.mark.card(125)
def test_125_does_not_make_an_advance_possible() -> None:
    state = owner(125, money=5, step=("walk", 0), dice="3 3 3 3 3 / 3")
    assert (state.turn(), state.square[0]) == ((), 0)


@pytest.mark.clause("HAM-12.62", "HAM-12.63", "HAM-9.24")
@pytest.mark.example("HAM EX-51")
@pytest.mark.card(125)
def test_125_does_not_lower_the_surcharge_of_240() -> None:
    sides = [
        side(display="grey:125", money=9),
        side(display="grey:240", money=9),
        side(mayor=5, money=9),
    ]
    steps = [("walk", 0), ("walk", 1), ("walk", 2)]
    state = scene(sides=sides, step=steps, dice="1 3 4 3 1 / 5")
    for seat in range(3):
        play(state, seat, "advance")
    assert state.money == [9 - (2 - 2) - 5, 9 - 2, 9 - 2]


# -- 132: cheaper buildings ----------------------------------------------------------------------


@pytest.mark.clause("HAM-12.64", "HAM-9.23")
@pytest.mark.card(132)
@pytest.mark.parametrize(("built", "price"), [(78, 12 - 3), (57, 6 - 3), (53, 3 - 3), (49, 0)])
def test_132_takes_three_off_every_building(built: int, price: int) -> None:
    state = build(builder(built, 132, money=9), built)
    assert state.money[0] == 9 - price


@pytest.mark.clause("HAM-12.64", "HAM-9.23")
@pytest.mark.card(132)
def test_132_makes_a_building_affordable() -> None:
    state = builder(78, 132, money=8)
    play(state, 0, f"play:{key(78)}")
    assert "as:building" not in options(state, 0)  # 9 Mark are needed
    enough = play(builder(78, 132, money=9), 0, f"play:{key(78)}")
    assert "as:building" in options(enough, 0)


@pytest.mark.clause("HAM-12.64", "HAM-9.23")
@pytest.mark.example("HAM EX-46")
@pytest.mark.card(78, 132)
@pytest.mark.parametrize(("tile", "price"), [("c01_plus", 3), ("c09_minus", 5)])
def test_132_comes_after_halving_and_before_the_clergy_tile(tile: str, price: int) -> None:
    tiles = f"{tile} c02_plus c03_plus c04_plus c05_plus c07_plus"
    state = builder(78, 184, 132, money=12, window=1, clergy_tiles=tiles)
    assert build(state, 78).money[0] == 12 - price


@pytest.mark.clause("HAM-9.21", "HAM-9.23")
@pytest.mark.example("HAM EX-47")
@pytest.mark.card(49, 132)
def test_132_stops_at_zero_before_a_tile_adds() -> None:
    tiles = "c09_minus c02_plus c03_plus c04_plus c05_plus c07_plus"
    state = builder(49, 132, money=5, window=1, clergy_tiles=tiles)
    assert build(state, 49).money[0] == 5 - 2


@pytest.mark.clause("HAM-9.23", "HAM-8.2")
@pytest.mark.example("HAM EX-48")
@pytest.mark.card(132)
def test_132_does_not_concern_zoo_and_park_cards() -> None:
    """Neither do the clergy tile and the exchange: 244 costs 6, and the stone stays."""
    tiles = "c09_plus c02_plus c03_plus c04_plus c05_plus c07_plus"
    state = owner(132, hand="244 260", money=6, window=1, clergy_tiles=tiles, exchange=(6, 2))
    play(state, 0, f"play:{key(244)}", "as:building")
    assert (state.money[0], state.zoo[0], state.rate) == (6 - 6, (244, 0), 2)


@pytest.mark.clause("HAM-9.13", "HAM-12.7", "HAM-12.64")
@pytest.mark.example("HAM EX-46")
@pytest.mark.card(78, 83, 132)
def test_132_pays_nothing_back_for_a_building_that_is_free() -> None:
    state = builder(83, 184, 132, sites="violet grey", money=5, discard="78 146 218")
    build(state, 83, f"find:{key(78)}", "site:2")
    draw(state, 146)
    assert state.money[0] == 5 - 0  # 083: 6, halved 3, less 3
    assert sites(state, 0)[:2] == ["violet:83", "grey:78"]


# -- saved in the middle -------------------------------------------------------------------------


@pytest.mark.card(103, 106, 109, 111, 115, 126)
def test_nested_effects_of_orange_cards_survive_saving() -> None:
    found = builder(126, 36, sites="violet grey", money=6, discard="121 124 146 218")
    positions = [
        use(owner(103, money=2, players=4), 103, "to:1"),
        use(owner(106), 106),
        use(owner(109, workers="V1 O1 G1"), 109, "give:violet"),
        use(owner(111, workers="V1 O2 B1"), 111, "give:orange"),
        use(owner(111, workers="V1 O2 B1"), 111, "give:orange", "gain:pink"),
        use(owner(115), 115, "gain:pink"),
        build(found.copy(), 126),
        build(found.copy(), 126, f"find:{key(121)}"),
        draw(build(found.copy(), 126, f"find:{key(121)}", "site:2"), 146),
    ]
    for state in positions:
        assert state.turn() != ()
        assert_survives_saving(state)
