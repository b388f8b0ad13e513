"""Expansion 5: the exchange, ten tiles with two sides and three rates each (HAM-13.5)."""

from typing import Any, NamedTuple

import pytest

from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.expansions import exchange
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import (
    Side,
    draw,
    five,
    levels,
    new_game,
    scene,
    side,
    wall,
    workers,
)
from tests.games.scenes import chance, is_over, let_chance, options, outcomes, play
from tests.games.spec import rows_of

TABLE = {row["side"].lower(): row for row in rows_of("hamburg", "exchange")}
CARD = {"violet": 193, "orange": 98, "grey": 146, "pink": 61, "brown": 3}  # prices 0, 3, 3, 3, 3
KEY = {
    "violet": "pilot_station",
    "orange": "coffee_office",
    "grey": "infantry_barracks",
    "pink": "art_society",
    "brown": "merchants_house_deichstrasse",
}
# Boards and stones that make a segment of the colour buildable on the left, for its price.
SEGMENT = {
    "violet": ("yellow", "0 5", 1),
    "orange": ("blue", "0 5", 1),
    "grey": ("white", "0 5", 1),
    "pink": ("green", "0 5", 1),
    "brown": ("red", "0 5", 1),
}


class Rate(NamedTuple):
    """A side of a tile with the stone on one of its fields."""

    key: str
    tile: int
    field: int
    value: str

    @property
    def event(self) -> str:
        return TABLE[self.key]["event"].removeprefix("base(").removesuffix(")")

    @property
    def effect(self) -> str:
        return TABLE[self.key]["effect"]

    @property
    def colours(self) -> list[str]:
        return self.value.split("|")


RATES = [
    Rate(key, int(row["tile"][1:]), int(field), row[f"value{place}"])
    for key, row in TABLE.items()
    for place, field in enumerate(row["fields"].split("|"), start=1)
]
NAMES = [f"{rate.key}-{rate.field}" for rate in RATES]


class Change(NamedTuple):
    """What a base action brought: money, points, workers."""

    money: int
    points: int
    workers: tuple[int, ...]


def actor(colour: str, **facts: Any) -> Side:
    board, stones, _ = SEGMENT[colour]
    given = {
        "board": board, "wall": stones, "hand": f"{CARD[colour]} 280", "sites": "pink",
        "money": 20, "points": 20, "workers": "V4 O4 G4 P4 B4", "dangers": "V1 O1 G1 P1 B1",
    }  # fmt: skip
    return side(**given | facts)


def act(
    colour: str, action: str, tile: tuple[int, int] | None, *then: str, **facts: Any
) -> tuple[Change, HamburgState]:
    """Side 0 performs a base action with a card of the colour; what did it bring?"""
    state = scene(players=2, sides=[actor(colour, **facts)], exchange=tile, dice="4 4 4 4 4 / 4")
    money, points, crew = state.money[0], state.points[0], state.workers[:5]
    play(state, 0, f"play:{KEY[colour]}", f"as:{action}", *then)
    gained = tuple(now - then_ for now, then_ in zip(state.workers[:5], crew, strict=True))
    return Change(state.money[0] - money, state.points[0] - points, gained), state


def plus(change: Change, money: int = 0, points: int = 0, **crew: int) -> Change:
    added = [crew.get(colour, 0) for colour in COLOURS]
    both = zip(change.workers, added, strict=True)
    return Change(change.money + money, change.points + points, tuple(a + b for a, b in both))


def expected(rate: Rate, plain: Change, colour: str, chosen: str) -> Change:
    """What the table says the tile changes."""
    number = int(rate.value) if rate.value.isdigit() else 0
    table = {
        "money(value)": plus(plain, money=number),
        "money_less(value)": plus(plain, money=-number),
        "pay_money(value)": plus(plain, money=-number),
        "price_less(value)": plus(plain, money=min(number, -plain.money)),
        "price_more(value)": plus(plain, money=-number),
        "points(value)": plus(plain, points=number),
        "lose_points(value)": plus(plain, points=-number),
        "workers(same,value)": plus(plain, **{colour: number}),
        "pay_worker(same,value)": plus(plain, **{colour: -number}),
        "workers(value,1)": plus(plain, **{chosen: 1}),
        "pay_worker(value)": plus(plain, **{chosen: -1}),
        "price_set(0,colour=value)": plus(plain, money=-plain.money)
        if colour in rate.colours
        else plain,
        "price_more(1,colour=value)": plus(plain, money=-1) if colour in rate.colours else plain,
    }
    return table[rate.effect]


def test_every_side_of_the_table_is_declared() -> None:
    assert [each.key for each in exchange.SIDES] == [*TABLE]
    assert len(RATES) == 60


@pytest.mark.clause("HAM-13.5.2", "HAM-13.5.3", "HAM-13.5.8", "HAM-13.5.9")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("rate", RATES, ids=NAMES)
def test_every_side_at_every_rate_does_what_the_table_says(rate: Rate, colour: str) -> None:
    plain, _ = act(colour, rate.event, None)
    is_choice = rate.effect in ("workers(value,1)", "pay_worker(value)")
    for chosen in rate.colours if is_choice else [""]:
        verb = "gain" if rate.effect == "workers(value,1)" else "give"
        then = [f"{verb}:{chosen}"] if is_choice and len(rate.colours) > 1 else []
        change, state = act(colour, rate.event, (rate.tile, rate.field), *then)
        assert change == expected(rate, plain, colour, chosen)
        assert state.rate == rate.field % 6 + 1  # the stone has moved on


# -- tile and stone ---------------------------------------------------------------------------


@pytest.mark.clause("HAM-13.5.1")
def test_the_top_tile_is_drawn_at_random_and_the_stone_starts_on_field_one() -> None:
    state = new_game(2, "exchange")
    while not outcomes(state)[0].startswith("exchange_tile"):
        chance(state, outcomes(state)[0])
    assert outcomes(state) == [f"exchange_tile:{tile}" for tile in range(1, 11)]
    chance(state, "exchange_tile:7")
    assert (state.view(None)["exchange"], state.rate) == ("b13", 1)
    assert state.view(None)["exchange_left"] == 9


@pytest.mark.clause("HAM-13.5.1", "HAM-15.2")
def test_nobody_sees_the_lower_tiles() -> None:
    state = scene(players=2, sides=[side(hand="3 14")], exchange=(3, 6))
    view = state.view(0)
    assert (view["exchange"], view["exchange_left"]) == ("b06", 9)
    assert "exchange_stack" not in view


@pytest.mark.clause("HAM-13.5.4")
def test_from_three_to_four_the_tile_is_turned() -> None:
    _, state = act("pink", "money", (1, 3))
    assert (state.rate, state.exchange, state.view(None)["exchange"]) == (4, 1, "b02")


@pytest.mark.clause("HAM-13.5.4")
def test_from_six_to_one_the_next_tile_lies_open_green_side_up() -> None:
    _, state = act("pink", "money", (1, 6))
    assert outcomes(state) == [f"exchange_tile:{tile}" for tile in range(2, 11)]
    chance(state, "exchange_tile:5")
    assert (state.rate, state.view(None)["exchange"]) == (1, "b09")
    assert 5 not in state.exchange_stack


@pytest.mark.clause("HAM-13.5.4")
def test_the_next_tile_is_drawn_by_itself_if_one_is_left() -> None:
    state = scene(players=2, sides=[actor("pink")], exchange=(1, 6))
    state.exchange_stack = [9]
    play(state, 0, f"play:{KEY['pink']}", "as:money")
    assert (state.exchange, state.exchange_stack, state.rate) == (9, [], 1)


@pytest.mark.clause("HAM-13.5.5")
def test_after_the_last_tile_there_is_no_exchange_any_more() -> None:
    state = scene(players=2, sides=[actor("pink", money=0)], exchange=(1, 6), step="round", round=3)
    state.exchange_stack = []
    play(state, 0, f"play:{KEY['pink']}", "as:money")
    assert (state.exchange, state.view(None)["exchange"]) == (0, "")
    money = state.money[0]
    play(state, 0, "as:money")  # the last card is pink, too
    assert (state.money[0] - money, state.rate) == (state.dice[3], 1)


@pytest.mark.clause("HAM-13.5.4", "HAM-10.8")
def test_a_tile_and_its_rate_stay_from_cycle_to_cycle() -> None:
    state = scene(players=2, step="phase_four", exchange=(4, 5))
    assert (state.cycle, state.exchange, state.rate) == (2, 4, 5)


@pytest.mark.clause("HAM-13.5.3")
@pytest.mark.parametrize("action", ["workers", "lower", "wall", "site"])
def test_another_base_action_neither_uses_the_tile_nor_moves_the_stone(action: str) -> None:
    plain, _ = act("pink", action, None)
    change, state = act("pink", action, (1, 2))
    assert (change, state.rate) == (plain, 2)


@pytest.mark.clause("HAM-13.5.3")
def test_the_stone_moves_although_the_value_was_zero() -> None:
    plain, _ = act("pink", "workers", None)
    change, state = act("pink", "workers", (2, 1))
    assert (change, state.rate) == (plain, 2)


@pytest.mark.clause("HAM-13.5.6", "HAM-9.12")
def test_base_actions_granted_by_a_building_leave_the_exchange_alone() -> None:
    mine = side(hand="3 280", display="grey:7", workers="V1", money=0)
    state = scene(players=2, sides=[mine], exchange=(1, 3), piles={"pink": "54 55"})
    play(state, 0, "use:alster_rowing_club", "draw:pink")
    draw(state, 54)
    play(state, 0, "as:money")
    assert (state.money[0], state.rate) == (3, 3)


@pytest.mark.clause("HAM-13.5.6", "HAM-9.13")
def test_stones_of_buildings_leave_the_exchange_alone() -> None:
    mine = side(board="green", hand="3 280", display="grey:62", workers="O1", money=9, points=5)
    state = scene(players=2, sides=[mine], exchange=(3, 6))
    play(state, 0, "use:school_of_painting", "wall:left")
    assert (state.money[0], state.points[0], state.rate) == (7, 5, 6)


@pytest.mark.clause("HAM-13.5.6")
@pytest.mark.parametrize("tile", [6, 7])
@pytest.mark.parametrize(("card", "price"), [("elephant_house", 6), ("lookout_hill", 5)])
def test_zoo_and_park_cards_neither_use_a_building_tile_nor_move_the_stone(
    tile: int, card: str, price: int
) -> None:
    mine = side(hand="244 264", money=9, workers="")
    state = scene(players=2, sides=[mine], exchange=(tile, 6))
    play(state, 0, f"play:{card}", "as:building")
    assert (9 - state.money[0], state.rate) == (price, 6)


# -- extra payments ---------------------------------------------------------------------------

PAYMENTS: list[tuple[int, int, str, dict[str, Any]]] = [
    (2, 6, "workers", {"money": 1}),  # B04: 2 Mark
    (4, 6, "lower", {"money": 1}),  # B08: 2 Mark
    (5, 4, "site", {"workers": "V1 O1 P1 B1"}),  # B10: grey
    (6, 6, "building", {"money": 5}),  # B12: 3 + 3
    (7, 6, "building", {"workers": "V9 O9 G9 P1 B9"}),  # B14: 2 pink
    (8, 6, "wall", {"money": 3}),  # B16: 1 + 3
    (9, 6, "site", {"money": 2}),  # B18: 3 Mark
    (10, 5, "wall", {"money": 1}),  # B20: 1 + 1
]


@pytest.mark.clause("HAM-13.5.7")
@pytest.mark.parametrize(("tile", "field", "action", "facts"), PAYMENTS)
def test_who_cannot_pay_in_addition_cannot_choose_the_action(
    tile: int, field: int, action: str, facts: dict[str, Any]
) -> None:
    poor = scene(players=2, sides=[actor("pink", **facts)], exchange=(tile, field))
    free = scene(players=2, sides=[actor("pink", **facts)])
    for state in (poor, free):
        play(state, 0, f"play:{KEY['pink']}")
    assert f"as:{action}" in options(free, 0)
    assert f"as:{action}" not in options(poor, 0)


@pytest.mark.clause("HAM-13.5.7")
def test_the_extra_worker_is_paid_beside_the_usual_one() -> None:
    one = scene(players=2, sides=[actor("grey", workers="G1")], exchange=(5, 4))
    play(one, 0, f"play:{KEY['grey']}")
    assert "as:site" not in options(one, 0)
    _, two = act("grey", "site", (5, 4), workers="G2")
    assert workers(two, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-13.5.7", "HAM-7.3")
def test_workers_or_money_can_always_be_taken() -> None:
    for tile in range(1, 11):
        for field in range(1, 7):
            mine = side(hand="61 280", money=0, workers="", points=0)
            state = scene(players=2, sides=[mine], exchange=(tile, field))
            play(state, 0, "play:art_society")
            assert options(state, 0) or is_over(state)
            assert "as:money" in options(state, 0) or state.money[0] > 0


@pytest.mark.clause("HAM-13.5.7")
def test_b02_never_makes_the_take_negative() -> None:
    state = scene(players=2, sides=[actor("pink", money=7)], exchange=(1, 6), dice="4 4 4 1 4 / 4")
    play(state, 0, f"play:{KEY['pink']}", "as:money")
    assert state.money[0] == 7


@pytest.mark.clause("HAM-13.5.7", "HAM-3.9")
def test_b06_never_takes_points_below_zero() -> None:
    _, state = act("pink", "wall", (3, 6), points=1)
    assert state.points[0] == 0


@pytest.mark.clause("HAM-9.21", "HAM-9.23")
def test_b11_never_takes_a_price_below_zero() -> None:
    change, _ = act("violet", "building", (6, 3))
    assert change.money == 0
    _, state = act("orange", "building", (6, 3), money=0)
    assert state.money[0] == 0


@pytest.mark.example("HAM EX-72")
@pytest.mark.clause("HAM-13.5.8")
def test_b10_wants_a_violet_or_a_brown_worker_on_field_five() -> None:
    state = scene(players=2, sides=[actor("pink", workers="V1 P1 B1")], exchange=(5, 5))
    play(state, 0, f"play:{KEY['pink']}", "as:site")
    assert options(state, 0) == ["give:violet", "give:brown"]
    play(state, 0, "give:brown")
    assert workers(state, 0) == "V1 O0 G0 P0 B0"
    without = scene(players=2, sides=[actor("pink", workers="O5 G5 P1")], exchange=(5, 5))
    play(without, 0, f"play:{KEY['pink']}")
    assert "as:site" not in options(without, 0)
    only = scene(players=2, sides=[actor("pink", workers="P1 B1")], exchange=(5, 5))
    play(only, 0, f"play:{KEY['pink']}", "as:site")
    assert workers(only, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.example("HAM EX-72")
@pytest.mark.clause("HAM-13.5.8")
def test_b19_makes_both_colours_free_and_no_other() -> None:
    for colour, price in (("grey", 0), ("violet", 0), ("orange", 1)):
        change, _ = act(colour, "wall", (10, 2))
        assert -change.money == price


@pytest.mark.clause("HAM-13.5.8", "HAM-12.93")
def test_tiles_look_at_the_colour_named_by_224() -> None:
    mine = actor("pink", display="grey:224", workers="G1")
    state = scene(players=2, sides=[mine], exchange=(8, 3), dice="2 2 2 2 5 / 2")
    play(state, 0, f"play:{KEY['pink']}", "recolour:brown", "as:money")
    assert (state.money[0], workers(state, 0)) == (25, "V0 O0 G0 P0 B3")


@pytest.mark.example("HAM EX-48")
@pytest.mark.clause("HAM-9.23", "HAM-13.5.6")
def test_a_zoo_card_pays_its_full_price_whatever_lies_there() -> None:
    tiles = "c09_plus c01_plus c02_plus c03_plus c04_plus c05_plus"
    mine = side(hand="244 264", money=9, display="grey:132")
    state = scene(players=2, sides=[mine], exchange=(6, 2), clergy_tiles=tiles, window=1)
    play(state, 0, "play:elephant_house", "as:building")
    assert (state.money[0], state.rate) == (3, 2)


@pytest.mark.clause("HAM-9.22", "HAM-9.23", "HAM-7.19")
def test_the_clergy_tile_comes_before_the_exchange_tile() -> None:
    """2 less than 1 is 0, then 3 more: 3, not 2."""
    tiles = "c05_plus c01_plus c02_plus c03_plus c04_plus c07_plus"
    state = scene(players=2, sides=[actor("pink")], exchange=(8, 6), clergy_tiles=tiles, window=1)
    play(state, 0, f"play:{KEY['pink']}", "as:wall")
    assert state.money[0] == 20 - 3


@pytest.mark.clause("HAM-13.5.3", "HAM-12.43")
def test_a_lowering_pays_once_however_many_levels_168_adds() -> None:
    state = scene(
        players=2, sides=[actor("pink", display="grey:168", dangers="P2")], exchange=(4, 3)
    )
    play(state, 0, f"play:{KEY['pink']}", "as:lower", "accept")
    assert (state.points[0], levels(state, 0)) == (20 + 1 + 2 + 1, "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-13.5.3")
def test_all_players_use_the_same_tile_and_stone() -> None:
    yours = side(board="red", hand="54 279", money=0)
    state = scene(
        players=2, sides=[side(board="green", hand="61 280", money=0), yours], exchange=(1, 1),
        step="round", round=4,
    )  # fmt: skip
    play(state, 0, "play:art_society", "as:money")
    play(state, 1, "play:hamburg_dom_fair", "as:money")
    assert state.money[:2] == [3 + 1, 3 + 2]
    assert let_chance(state).rate == 3


def test_the_scenes_mean_what_they_say() -> None:
    for colour in COLOURS:
        _, state = act(colour, "wall", None)
        assert wall(state, 0) == (1, 5)
        assert five(workers(state, 0)) == [4] * 5
