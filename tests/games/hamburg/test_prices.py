"""Section 9e: the prices of wall stones, buildings and advances, step by step."""

import pytest

from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.cards import build, use
from tests.games.hamburg.scenes import draw, key, scene, side, wall
from tests.games.hamburg.turns import tiles
from tests.games.scenes import is_over, options, play

MONEY = 12


def paid(state: HamburgState, seat: int = 0) -> int:
    return MONEY - state.money[seat]


# -- wall stones ----------------------------------------------------------------------------------

# Board green: L1-L5 pink brown violet orange grey, R1-R5 orange grey pink brown violet.
CARD_FOR = {"0 0": 98, "0 1": 147, "4 0": 147, "0 4": 194}  # of the colour of the segment


def walled(
    stones: str = "0 0",
    *,
    display: str = "",
    mayor: int = 0,
    tile: str = "c09_plus",
    exchange: tuple[int, int] | None = None,
    black: int = 6,
) -> HamburgState:
    card = CARD_FOR[stones]
    me = side(board="green", display=display, mayor=mayor, wall=stones, hand=str(card), money=MONEY)
    state = scene(
        sides=[me],
        clergy_tiles=tiles(tile),
        window=1,
        exchange=exchange,
        dice=f"3 3 3 3 3 / {black}",
    )
    return play(state, 0, f"play:{key(card)}", "as:wall")


@pytest.mark.clause("HAM-9.22", "HAM-7.12")
@pytest.mark.parametrize(("stones", "price"), [("0 0", 1), ("0 1", 2), ("4 0", 5), ("0 4", 5)])
def test_a_stone_costs_the_printed_price(stones: str, price: int) -> None:
    assert paid(walled(stones)) == price


@pytest.mark.clause("HAM-9.21", "HAM-9.22", "HAM-12.57")
@pytest.mark.parametrize(("black", "price"), [(1, 1), (4, 4), (5, 5), (6, 5)])
def test_232_replaces_the_price_only_when_that_is_cheaper(black: int, price: int) -> None:
    assert paid(walled("4 0", display="violet:232", black=black)) == price


@pytest.mark.clause("HAM-9.22", "HAM-13.1.10")
def test_mayor_side_09_replaces_the_printed_price_even_by_a_higher_one() -> None:
    assert paid(walled("0 0", mayor=9)) == 2
    assert paid(walled("4 0", mayor=9)) == 2


@pytest.mark.clause("HAM-9.22")
def test_232_may_replace_the_price_of_mayor_side_09() -> None:
    assert paid(walled("4 0", mayor=9, display="violet:232", black=1)) == 1
    assert paid(walled("4 0", mayor=9, display="violet:232", black=6)) == 2


@pytest.mark.clause("HAM-9.22", "HAM-12.56")
def test_with_108_a_stone_by_base_action_is_free_but_tiles_still_add() -> None:
    assert paid(walled("4 0", display="orange:108")) == 0
    assert paid(walled("4 0", display="orange:108", tile="c05_minus")) == 2
    assert paid(walled("4 0", display="orange:108", exchange=(8, 6))) == 3


@pytest.mark.clause("HAM-9.21", "HAM-9.22")
def test_the_clergy_tile_changes_a_wall_price_but_not_below_zero() -> None:
    assert paid(walled("4 0", tile="c05_plus")) == 5 - 2
    assert paid(walled("4 0", tile="c05_minus")) == 5 + 2
    assert paid(walled("0 0", tile="c05_plus")) == 0


@pytest.mark.clause("HAM-9.21", "HAM-9.22")
def test_the_floor_is_checked_before_the_exchange_adds() -> None:
    assert paid(walled("0 0", tile="c05_plus", exchange=(8, 4))) == 0 + 1


@pytest.mark.clause("HAM-9.22", "HAM-13.5.8")
def test_exchange_b19_makes_its_colours_free_after_the_clergy_tile() -> None:
    assert paid(walled("0 1", tile="c05_minus", exchange=(10, 2))) == 0  # grey
    assert paid(walled("0 0", tile="c05_minus", exchange=(10, 2))) == 1 + 2  # orange is not


@pytest.mark.clause("HAM-9.22", "HAM-13.5.8")
def test_exchange_b20_makes_only_its_colours_dearer() -> None:
    assert paid(walled("0 0", exchange=(10, 6))) == 1 + 1  # orange or grey
    assert paid(walled("0 4", exchange=(10, 6))) == 5  # violet


@pytest.mark.clause("HAM-9.21")
def test_tiles_are_compulsory() -> None:
    me = side(board="green", hand="98", money=2)
    dear = scene(sides=[me], clergy_tiles=tiles("c05_minus"), window=1)
    assert "as:wall" not in options(dear, 0)  # 1 + 2 Mark
    assert "as:wall" in options(scene(sides=[me]), 0)


def doubled(display: str, stones: str = "0 1", **more: object) -> HamburgState:
    """A stone on R2 (price 2) through 062, beside other cards."""
    me = side(
        board="green",
        display=f"pink:62; {display}",
        wall=stones,
        money=MONEY,
        hand="257",
        mayor=more.get("mayor", 0),
    )
    state = scene(
        sides=[me],
        clergy_tiles=str(more.get("clergy_tiles", tiles("c09_plus"))),
        window=1,
        exchange=more.get("exchange"),  # type: ignore[arg-type]
        dice=f"3 3 3 3 3 / {more.get('black', 6)}",
    )
    return use(state, 62, "wall:right")


@pytest.mark.clause("HAM-9.22", "HAM-12.35")
def test_062_doubles_after_all_replacements() -> None:
    assert paid(doubled("")) == 2 * 2
    assert paid(doubled("violet:232", black=1)) == 2 * 1
    assert paid(doubled("", stones="0 4", mayor=9)) == 2 * 2


@pytest.mark.clause("HAM-9.22", "HAM-9.13")
def test_what_names_a_base_action_does_not_change_the_price_of_062() -> None:
    assert paid(doubled("orange:108")) == 2 * 2
    assert paid(doubled("", clergy_tiles=tiles("c05_plus"))) == 2 * 2
    assert paid(doubled("", exchange=(8, 6))) == 2 * 2
    assert paid(doubled("", exchange=(10, 2))) == 2 * 2


@pytest.mark.clause("HAM-9.22", "HAM-12.36")
def test_145_costs_nothing_whatever_a_stone_costs_otherwise() -> None:
    me = side(board="green", mayor=9, display="violet:", wall="4 0", hand="145", money=6)
    lying = tiles("c05_minus")
    state = scene(sides=[me], clergy_tiles=lying, window=1, exchange=(8, 6))
    build(state, 145, "wall:left")
    assert (state.money[0], wall(state, 0)) == (0, (5, 0))


@pytest.mark.clause("HAM-9.22", "HAM-9.12")
def test_in_a_granted_base_action_own_cards_count_and_tiles_do_not() -> None:
    def granted(display: str) -> HamburgState:
        me = side(board="green", display=f"brown:7; {display}", wall="4 0", money=MONEY, hand="98")
        state = scene(sides=[me], clergy_tiles=tiles("c05_minus"), window=1, exchange=(8, 6))
        draw(use(state, 7, "draw:grey"), 146)
        return play(state, 0, "as:wall")

    assert paid(granted("")) == 5
    assert paid(granted("orange:108")) == 0
    assert granted("").rate == 6


# -- buildings ------------------------------------------------------------------------------------


def built(
    card: int,
    display: str = "",
    tile: str = "c05_plus",
    exchange: tuple[int, int] | None = None,
    workers: str = "V1 O1 G1 P1 B1",
) -> HamburgState:
    me = side(display=f"{display}; violet:", hand=str(card), money=MONEY, workers=workers)
    state = scene(sides=[me], clergy_tiles=tiles(tile), window=1, exchange=exchange)
    return build(state, card)


HALVED = [  # lodge, building of its colour, its price
    (182, 131, 9),
    (183, 202, 9),
    (184, 78, 12),
    (185, 14, 3),
]


@pytest.mark.clause("HAM-9.23", "HAM-3.11")
@pytest.mark.parametrize(("lodge", "building", "price"), HALVED)
def test_a_lodge_halves_the_price_of_its_colour_rounded_up(
    lodge: int, building: int, price: int
) -> None:
    assert paid(built(building)) == price
    assert paid(built(building, f"grey:{lodge}")) == (price + 1) // 2


@pytest.mark.clause("HAM-9.23")
def test_a_lodge_leaves_other_colours_alone() -> None:
    assert paid(built(202, "grey:182; grey:184; grey:185")) == 9


@pytest.mark.clause("HAM-9.23", "HAM-9.21")
def test_halving_comes_before_the_reduction_and_the_floor_before_the_tile() -> None:
    assert paid(built(131, "grey:182; orange:132")) == 5 - 3
    assert paid(built(14, "grey:185; orange:132", tile="c09_minus")) == 0 + 2
    assert paid(built(131, "grey:182; orange:132", tile="c09_minus")) == 2 + 2


@pytest.mark.clause("HAM-9.23")
def test_clergy_and_exchange_change_a_building_price_one_after_the_other() -> None:
    assert paid(built(202, tile="c09_plus")) == 9 - 2
    assert paid(built(202, tile="c09_minus")) == 9 + 2
    assert paid(built(202, exchange=(6, 3))) == 9 - 3
    assert paid(built(202, exchange=(6, 6))) == 9 + 3
    assert paid(built(49, tile="c09_plus", exchange=(6, 4))) == 0 + 1  # floor in between
    assert paid(built(14, tile="c09_minus", exchange=(6, 3))) == 3 + 2 - 3


@pytest.mark.clause("HAM-9.23", "HAM-8.2")
@pytest.mark.parametrize(("front", "price"), [(244, 6), (248, 6), (264, 5), (261, 1)])
def test_zoo_and_park_cards_always_cost_the_printed_price(front: int, price: int) -> None:
    cheap = "orange:132; grey:182; grey:185"
    assert paid(built(front, cheap, tile="c09_plus", exchange=(6, 3))) == price
    assert paid(built(front, cheap, tile="c09_minus", exchange=(6, 6))) == price


@pytest.mark.clause("HAM-9.12", "HAM-9.23", "HAM-9.11")
def test_a_building_by_a_granted_base_action_pays_with_132_but_without_tiles() -> None:
    me = side(display="brown:7; orange:132; violet:", money=MONEY, hand="98")
    state = scene(sides=[me], clergy_tiles=tiles("c09_plus"), window=1, exchange=(6, 3))
    draw(use(state, 7, "draw:violet"), 202)
    play(state, 0, "as:building")
    assert (paid(state), state.rate) == (9 - 3, 3)


# -- advances -------------------------------------------------------------------------------------


def walked(
    dice: str, *, display: str = "", other: str = "", mayor: int = 0, tile: str = "c01_plus"
) -> HamburgState:
    """Step 4 of phase II: the first player advances if he can."""
    sides = [side(display=display, mayor=mayor, money=MONEY), side(display=other)]
    state = scene(sides=sides, step=("square", 0), dice=dice, clergy_tiles=tiles(tile), window=1)
    return state if is_over(state) else play(state, 0, "advance")


@pytest.mark.clause("HAM-9.24", "HAM-5.12")
def test_the_dice_price_is_the_sum_of_all_low_dice() -> None:
    state = walked("1 2 2 3 6 / 2")
    assert (paid(state), state.square[0]) == (7, 1)


@pytest.mark.clause("HAM-9.24", "HAM-13.1.6")
def test_mayor_side_05_leaves_the_black_die_out() -> None:
    state = walked("1 2 2 3 6 / 2", mayor=5)
    assert (paid(state), state.square[0]) == (5, 1)


@pytest.mark.clause("HAM-9.24", "HAM-9.21", "HAM-12.62")
def test_125_comes_first_and_stops_at_zero() -> None:
    assert paid(walked("1 2 2 3 6 / 4", display="orange:125")) == 5 - 2
    assert paid(walked("1 3 3 3 6 / 4", display="orange:125")) == 0
    assert paid(walked("1 3 3 3 6 / 4", display="orange:125", tile="c07_minus")) == 0 + 2


@pytest.mark.clause("HAM-9.24", "HAM-12.63")
def test_240_is_added_last_and_never_reduced() -> None:
    assert paid(walked("1 3 3 3 6 / 4", other="violet:240")) == 1 + 4
    assert paid(walked("1 3 3 3 6 / 4", other="violet:240", tile="c07_plus")) == 0 + 4
    assert paid(walked("1 3 3 3 6 / 4", other="violet:240", display="orange:125")) == 0 + 4


@pytest.mark.clause("HAM-9.24", "HAM-12.63")
def test_240_spares_its_owner_and_mayor_side_05() -> None:
    assert paid(walked("1 3 3 3 6 / 4", display="violet:240")) == 1
    assert paid(walked("1 3 3 3 6 / 4", other="violet:240", mayor=5)) == 1


@pytest.mark.clause("HAM-9.24", "HAM-13.6.7")
@pytest.mark.parametrize("tile", ["c07_plus", "c07_minus"])
def test_without_a_low_die_nobody_advances_whatever_the_price(tile: str) -> None:
    assert walked("3 3 4 5 6 / 6", display="orange:125", tile=tile).square[0] == 0


@pytest.mark.clause("HAM-9.25")
def test_a_low_black_die_alone_lets_everyone_advance() -> None:
    assert paid(walked("3 3 4 5 6 / 1")) == 1
    free = walked("3 3 4 5 6 / 1", mayor=5)
    assert (paid(free), free.square[0]) == (0, 1)


@pytest.mark.clause("HAM-9.24", "HAM-5.13")
def test_an_advance_needs_the_full_price() -> None:
    poor = side(money=4)
    state = scene(
        sides=[poor, side(display="violet:240")], step=("square", 0), dice="1 3 3 3 3 / 4"
    )
    assert is_over(state)
    assert (state.money[0], state.square[0]) == (4, 0)
