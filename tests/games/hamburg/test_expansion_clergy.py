"""Expansion 6: a tile under each church window (HAM-13.6)."""

from collections.abc import Callable
from typing import Any

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.hamburg.components.vocabulary import COLOURS, DICE
from rathaus.games.hamburg.expansions import clergy
from rathaus.games.hamburg.rules.clergy import active
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import (
    Side,
    draw,
    levels,
    new_game,
    roll,
    scene,
    side,
    sites,
    tokens,
    wall,
    workers,
)
from tests.games.scenes import chance, let_chance, options, outcomes, play
from tests.games.spec import rows_of

TABLE = {f"{row['tile'].lower()}_{row['side']}": row for row in rows_of("hamburg", "clergy_tiles")}
CARD = {"violet": 193, "orange": 98, "grey": 146, "pink": 61, "brown": 3}
KEY = {
    "violet": "pilot_station",
    "orange": "coffee_office",
    "grey": "infantry_barracks",
    "pink": "art_society",
    "brown": "merchants_house_deichstrasse",
}


def under(tile: str, window: int = 1) -> str:
    """Six tiles, this one on the window, the others of no importance."""
    others = [key for key in TABLE if key.endswith("plus") and key[:3] != tile[:3]][:5]
    return " ".join([*others[: window - 1], tile, *others[window - 1 :]])


def with_tile(tile: str, mine: Side, window: int = 1, **world: Any) -> HamburgState:
    """A turn of side 0 while the clergyman stands on the window of the tile."""
    given = {"players": 2, "dice": "4 4 4 4 4 / 4"} | world
    return scene(sides=[mine], clergy_tiles=under(tile, window), window=window, **given)


def act(tile: str, colour: str, action: str, *then: str, **facts: Any) -> HamburgState:
    given = {"hand": f"{CARD[colour]} 280", "money": 9, "workers": "V1 O1 G1 P1 B1"}
    state = with_tile(tile, side(**given | facts))
    return play(state, 0, f"play:{KEY[colour]}", f"as:{action}", *then)


def money_with(tile: str) -> dict[str, int]:
    """What taking money brings in each colour; every die shows 4."""
    return {colour: act(tile, colour, "money").money[0] - 9 for colour in COLOURS}


# -- laying the tiles -------------------------------------------------------------------------


def at_tiles(game_options: str) -> HamburgState:
    state = new_game(2, game_options)
    while not outcomes(state)[0].startswith("clergy_tile"):
        chance(state, outcomes(state)[0])
    return state


@pytest.mark.clause("HAM-13.6.1")
def test_six_tiles_are_drawn_and_thrown_and_none_comes_twice() -> None:
    state = at_tiles("clergy ships")
    assert outcomes(state) == [f"clergy_tile:{key}" for key in TABLE]
    chance(state, "clergy_tile:c11_minus")
    assert "clergy_tile:c11_plus" not in outcomes(state)
    assert len(outcomes(state)) == 22
    for key in ("c01_plus", "c02_minus", "c08_minus", "c12_plus", "c05_plus"):
        chance(state, f"clergy_tile:{key}")
    assert state.view(None)["clergy"] == [
        "c11_minus", "c01_plus", "c02_minus", "c08_minus", "c12_plus", "c05_plus",
    ]  # fmt: skip
    assert not state.turn() or not outcomes_of(state, "clergy_tile")


def outcomes_of(state: HamburgState, kind: str) -> list[str]:
    if state.turn() != (CHANCE,):
        return []
    return [text for text in outcomes(state) if text.startswith(kind)]


@pytest.mark.clause("HAM-13.6.1")
def test_without_ships_their_tile_is_taken_out_before_drawing() -> None:
    found = outcomes(at_tiles("clergy"))
    assert "clergy_tile:c08_plus" not in found
    assert "clergy_tile:c08_minus" not in found
    assert len(found) == 22


@pytest.mark.clause("HAM-13.6.2")
def test_only_the_tile_of_the_clergyman_is_active() -> None:
    mine = side(hand="61 280", money=0)
    for window in range(1, 7):
        state = scene(
            players=2, sides=[mine], clergy_tiles=under("c01_plus", 3), window=window,
            dice="4 4 4 4 4 / 4",
        )  # fmt: skip
        play(state, 0, "play:art_society", "as:money")
        on_other = window != 3 and under("c01_plus", 3).split()[window - 1]
        extra = 2 if window == 3 or on_other == "c02_plus" else 0
        assert state.money[0] == 4 + extra, window


@pytest.mark.clause("HAM-13.6.2", "HAM-5.2", "HAM-5.3")
def test_the_black_die_decides_which_tile_is_active() -> None:
    state = scene(
        players=2, sides=[side(hand="3 14")], step="phase_two", window=0,
        clergy_tiles=under("c01_plus", 4),
    )  # fmt: skip
    roll(state, "3 3 3 3 3 / 4")
    assert (state.window, active(state)) == (3, 361)


@pytest.mark.clause("HAM-13.6.3")
def test_a_tile_applies_to_all_players() -> None:
    sides = [side(hand="61 280", money=0), side(hand="54 279", money=0)]
    state = scene(
        players=2, sides=sides, clergy_tiles=under("c01_plus"), window=1, step="round", round=4
    )
    play(state, 0, "play:art_society", "as:money")
    play(state, 1, "play:hamburg_dom_fair", "as:money")
    assert state.money[:2] == [5, 5]


@pytest.mark.clause("HAM-13.6.3", "HAM-9.12")
def test_a_tile_does_not_apply_to_actions_caused_by_buildings() -> None:
    mine = side(hand="3 280", display="grey:7; grey:62", workers="V1 O1", money=9, board="green")
    state = with_tile("c01_plus", mine, piles={"pink": "54 55"})
    play(state, 0, "use:alster_rowing_club", "draw:pink")
    draw(state, 54)
    play(state, 0, "as:money")
    assert state.money[0] == 13
    stone = with_tile("c05_plus", mine)
    play(stone, 0, "use:school_of_painting", "wall:left")
    assert stone.money[0] == 7


@pytest.mark.clause("HAM-13.6.4", "HAM-10.7")
def test_in_phase_four_the_tile_under_the_clergyman_is_turned() -> None:
    state = scene(players=2, step="phase_four", clergy_tiles=under("c01_plus", 2), window=2)
    expected = under("c01_plus", 2).replace("c01_plus", "c01_minus").split()
    assert state.view(None)["clergy"] == expected
    assert state.clergymen == [0, 1, 0, 0, 0, 0]


# -- a scenario for each side -----------------------------------------------------------------


def c01_plus() -> None:
    assert set(money_with("c01_plus").values()) == {6}


def c01_minus() -> None:
    assert set(money_with("c01_minus").values()) == {2}


def c02_plus() -> None:
    assert money_with("c02_plus") == {"violet": 6, "orange": 6, "grey": 4, "pink": 6, "brown": 4}


def c02_minus() -> None:
    assert money_with("c02_minus") == {"violet": 2, "orange": 2, "grey": 4, "pink": 2, "brown": 4}


def c03_plus() -> None:
    state = act("c03_plus", "pink", "workers", "gain:grey")
    assert workers(state, 0) == "V1 O1 G2 P4 B1"


def c03_minus() -> None:
    state = act("c03_minus", "pink", "workers")
    assert options(state, 0) == [f"give:{colour}" for colour in COLOURS]
    assert workers(play(state, 0, "give:pink"), 0) == "V1 O1 G1 P3 B1"
    assert workers(act("c03_minus", "pink", "workers", workers=""), 0) == "V0 O0 G0 P2 B0"


def c04_plus() -> None:
    assert money_with("c04_plus") == {"violet": 4, "orange": 4, "grey": 6, "pink": 4, "brown": 6}


def c04_minus() -> None:
    assert money_with("c04_minus") == {"violet": 4, "orange": 4, "grey": 2, "pink": 4, "brown": 2}


def c05_plus() -> None:
    state = act("c05_plus", "grey", "wall", board="green", wall="4 0")
    assert (state.money[0], wall(state, 0)) == (9 - 3, (5, 0))
    assert act("c05_plus", "pink", "wall", board="green", money=0).money[0] == 0


def c05_minus() -> None:
    assert act("c05_minus", "pink", "wall", board="green").money[0] == 9 - 3
    poor = with_tile("c05_minus", side(board="green", hand="61 280", money=2))
    play(poor, 0, "play:art_society")
    assert "as:wall" not in options(poor, 0)


def c06_plus() -> None:
    state = new_hands("c06_plus", side(hand="3 14"), side(hand="26"))
    play(state, 0, "discard:finance_deputation")
    let_chance(state)
    for seat in (0, 1):
        assert sorted(state.kit.colour[card] for card in state.hands[seat]) == [0, 1, 2, 3, 4]
    assert state.discard == [14, 3, 26]


def c06_minus() -> None:
    state = new_hands("c06_minus", side(hand="3"), side())
    assert options(state, 0) == [f"draw:{colour}" for colour in COLOURS]
    play(state, 0, "draw:pink")
    assert "draw:pink" not in options(state, 0)
    play(state, 0, "draw:grey")
    let_chance(state)
    assert sorted(state.kit.colour[card] for card in state.hands[0]) == [2, 2, 3, 3, 3]


def new_hands(tile: str, *sides: Side, **world: Any) -> HamburgState:
    state = scene(players=2, sides=sides, step="phase_two", clergy_tiles=under(tile), **world)
    return roll(state, "3 3 3 3 3 / 1")


def price_with(tile: str, dice: str, money: int = 9) -> int | None:
    state = scene(
        players=2, sides=[side(money=money)], step=("walk", 0), dice=dice,
        clergy_tiles=under(tile), window=1,
    )  # fmt: skip
    return money - play(state, 0, "advance").money[0] if options(state, 0) else None


def c07_plus() -> None:
    assert price_with("c07_plus", "1 2 2 4 3 / 5") == 3
    assert price_with("c07_plus", "1 3 3 4 3 / 5") == 0
    assert price_with("c07_plus", "3 3 3 4 3 / 5") is None


def c07_minus() -> None:
    assert price_with("c07_minus", "1 2 2 4 3 / 5") == 7
    assert price_with("c07_minus", "1 2 2 4 3 / 5", money=6) is None
    assert price_with("c07_minus", "3 3 3 4 3 / 5") is None


def ships_with(tile: str, dice: str) -> list[str]:
    state = scene(
        players=2, step=("ships",), dice=dice, clergy_tiles=under(tile), window=1, options="ships"
    )
    return list(state.view(None)["ships"])


def c08_plus() -> None:
    assert ships_with("c08_plus", "1 1 1 1 1 / 1") == list(DICE)


def c08_minus() -> None:
    assert ships_with("c08_minus", "3 3 3 4 4 / 4") == []


def c09_plus() -> None:
    assert act("c09_plus", "orange", "building", sites="pink").money[0] == 9 - 1
    assert act("c09_plus", "violet", "building", sites="pink").money[0] == 9


def c09_minus() -> None:
    assert act("c09_minus", "orange", "building", sites="pink").money[0] == 9 - 5
    assert act("c09_minus", "violet", "building", sites="pink").money[0] == 9 - 2


def crew_with(tile: str) -> dict[str, int]:
    return {
        colour: act(tile, colour, "workers").workers[COLOURS.index(colour)] - 1
        for colour in COLOURS
    }


def c10_plus() -> None:
    assert crew_with("c10_plus") == {"violet": 4, "orange": 4, "grey": 3, "pink": 4, "brown": 3}


def c10_minus() -> None:
    assert crew_with("c10_minus") == {"violet": 3, "orange": 3, "grey": 4, "pink": 3, "brown": 4}


def rounds_with(tile: str) -> int:
    hands = [side(hand="3 14 26 42 61"), side(hand="73 86 97 110 124")]
    state = scene(players=2, sides=hands, step="phase_three", clergy_tiles=under(tile), window=1)
    turns = 0
    while state.phase == 3:
        seat = state.turn()[0]
        text = options(state, seat)[0]
        play(state, seat, *([text] if text.startswith("as:") else [text, "as:workers"]))
        turns += 1
    return turns // 2


def c11_plus() -> None:
    assert rounds_with("c11_plus") == 5


def c11_minus() -> None:
    assert rounds_with("c11_minus") == 3


def raised_with(tile: str, dice: str) -> HamburgState:
    state = scene(
        players=2, sides=[side(hand="3 14", money=0), side(hand="26 42", money=0)],
        step="rolled", dice=dice, clergy_tiles=under(tile, 6), tokens="t01 t02",
    )  # fmt: skip
    return let_chance(state)


def c12_plus() -> None:
    state = raised_with("c12_plus", "5 5 5 5 5 / 6")
    assert levels(state, 0) == levels(state, 1) == "V0 O0 G1 P0 B1"
    assert tokens(state) == []  # drawn all the same, without effect


def c12_minus() -> None:
    state = raised_with("c12_minus", "5 5 5 5 5 / 6")
    assert levels(state, 0) == levels(state, 1) == "V1 O1 G0 P1 B0"
    assert tokens(state) == ["t01", "t02"]


SCENARIOS: dict[str, Callable[[], None]] = {
    each.__name__: each
    for each in (
        c01_plus, c01_minus, c02_plus, c02_minus, c03_plus, c03_minus, c04_plus, c04_minus,
        c05_plus, c05_minus, c06_plus, c06_minus, c07_plus, c07_minus, c08_plus, c08_minus,
        c09_plus, c09_minus, c10_plus, c10_minus, c11_plus, c11_minus, c12_plus, c12_minus,
    )
}  # fmt: skip


@pytest.mark.clause("HAM-13.6.3", "HAM-13.6.5", "HAM-13.6.6", "HAM-13.6.7", "HAM-13.6.8")
@pytest.mark.parametrize("tile", clergy.SIDES, ids=lambda tile: tile.key)
def test_every_side_does_what_it_says(tile: clergy.Side) -> None:
    assert tile.key in SCENARIOS, f"no scenario plays {tile.key}"
    SCENARIOS[tile.key]()


def test_every_side_of_the_table_is_declared() -> None:
    assert [each.key for each in clergy.SIDES] == [*TABLE]


# -- further clauses --------------------------------------------------------------------------


@pytest.mark.example("HAM EX-26")
@pytest.mark.clause("HAM-13.6.7")
def test_an_advance_costs_less_with_c07() -> None:
    state = scene(
        players=2, sides=[side(money=3)], step=("walk", 0), dice="1 2 2 4 3 / 5",
        clergy_tiles=under("c07_plus"), window=1,
    )  # fmt: skip
    play(state, 0, "advance")
    assert (state.money[0], state.square[0]) == (0, 1)


@pytest.mark.clause("HAM-13.6.5")
def test_taking_less_money_never_costs_any() -> None:
    state = scene(
        players=2, sides=[side(hand="61 280", money=3, display="grey:138")],
        dice="4 4 4 1 4 / 4", clergy_tiles=under("c01_minus"), window=1,
    )  # fmt: skip
    play(state, 0, "play:art_society", "as:money")
    assert state.money[0] == 3 + 0 + 3  # nothing by the die, 3 by 138


@pytest.mark.clause("HAM-13.6.5")
def test_two_tiles_together_take_no_more_than_the_die_gave() -> None:
    state = scene(
        players=2, sides=[side(hand="61 280", money=3)], dice="4 4 4 3 4 / 4",
        clergy_tiles=under("c01_minus"), window=1, exchange=(1, 6),
    )  # fmt: skip
    play(state, 0, "play:art_society", "as:money")
    assert state.money[0] == 3


@pytest.mark.example("HAM EX-70")
@pytest.mark.clause("HAM-13.6.6", "HAM-13.1.2")
def test_c06_plus_lets_mayor_side_01_draw_two_more() -> None:
    state = new_hands("c06_plus", side(mayor=1, hand="3"), side(hand="14"))
    while state.turn() == (CHANCE,):
        chance(state, outcomes(state)[0])
    play(state, 0, "draw:brown", "draw:brown")
    let_chance(state)
    assert [len(state.hands[seat]) for seat in (0, 1)] == [7, 5]
    assert sum(state.kit.colour[card] == 4 for card in state.hands[0]) == 3


@pytest.mark.clause("HAM-13.6.6")
def test_c06_minus_lets_mayor_side_01_draw_three_and_four() -> None:
    state = new_hands("c06_minus", side(mayor=1), side())
    play(state, 0, "draw:violet", "draw:orange")
    let_chance(state)
    assert sorted(state.kit.colour[card] for card in state.hands[0]) == [0] * 4 + [1] * 3


@pytest.mark.clause("HAM-13.6.6")
def test_missing_piles_give_no_card() -> None:
    state = let_chance(new_hands("c06_plus", side(), side(), piles={"grey": "", "pink": "54"}))
    assert sorted(len(state.hands[seat]) for seat in (0, 1)) == [3, 4]


@pytest.mark.clause("HAM-13.6.6")
def test_all_discard_before_anyone_draws() -> None:
    state = new_hands("c06_plus", side(hand="3 14"), side(hand="26 42"))
    play(state, 0, "discard:finance_deputation")
    play(state, 1, "discard:johanneum_school")
    assert state.turn() == (CHANCE,)
    assert state.discard == [14, 3, 26, 42]
    assert state.hands == [(), ()]


@pytest.mark.clause("HAM-13.6.7", "HAM-9.24")
def test_240_is_added_after_c07() -> None:
    sides = [side(money=9), side(display="grey:240")]
    state = scene(
        players=2, sides=sides, step=("walk", 0), dice="1 3 3 4 3 / 5",
        clergy_tiles=under("c07_plus"), window=1,
    )  # fmt: skip
    assert play(state, 0, "advance").money[0] == 9 - 5  # 1 - 2 is 0, plus 5


@pytest.mark.example("HAM EX-71")
@pytest.mark.clause("HAM-13.6.7")
def test_three_rounds_leave_two_of_five_cards() -> None:
    hands = [side(hand="3 14 26 42 61"), side(hand="73 86 97 110 124")]
    state = scene(
        players=2, sides=hands, step="phase_three", clergy_tiles=under("c11_minus"), window=1
    )
    while state.phase == 3:
        play(state, state.turn()[0], options(state, state.turn()[0])[0], "as:workers")
    assert len(state.hands[1]) == 2
    play(state, 1, "draw:violet", "draw:violet", "draw:violet")  # the crest has passed
    assert len(let_chance(state).hands[1]) == 5


@pytest.mark.clause("HAM-13.6.8", "HAM-12.76")
def test_c12_does_not_stop_raises_by_buildings() -> None:
    mine = side(hand="178 280", sites="pink", dangers="V1", money=3)
    state = with_tile("c12_plus", mine)
    play(state, 0, "play:poisoners_kitchen", "as:building")
    if options(state, 0) and options(state, 0)[-1].startswith("lower"):
        play(state, 0, "lower:violet")
    assert levels(state, 1) == "V1 O0 G0 P0 B0"


@pytest.mark.clause("HAM-13.6.8", "HAM-12.77")
def test_c12_minus_does_not_stop_236_from_drawing() -> None:
    state = with_tile("c12_minus", side(hand="236 280", sites="pink", money=3))
    play(state, 0, "play:cellar_of_curses", "as:building")
    chance(state, "token:t05")
    assert levels(state, 1) == "V0 O0 G1 P0 B0"


@pytest.mark.example("HAM EX-69")
@pytest.mark.clause("HAM-13.6.9", "HAM-12.97", "HAM-13.6.4")
def test_235_stops_one_tile_and_starts_the_other() -> None:
    mine = side(hand="61 280", display="grey:235", workers="G1", money=0)
    state = scene(
        players=2, sides=[mine], clergy_tiles=under("c01_plus", 4), window=3,
        dice="4 4 4 4 4 / 4", step=[("turn", 0, 0), ("phase_four",)],
    )  # fmt: skip
    before = state.view(None)["clergy"]
    play(state, 0, "use:house_of_the_pendulum", "clergy:right")
    play(state, 0, "play:art_society", "as:money")
    assert state.money[0] == 6
    after = state.view(None)["clergy"]
    assert [old == new for old, new in zip(before, after, strict=True)] == [
        True, True, True, False, True, True,
    ]  # fmt: skip
    assert state.clergymen == [0, 0, 0, 1, 0, 0]


@pytest.mark.clause("HAM-13.6.9")
@pytest.mark.parametrize(("start", "move"), [("c11_minus", "right"), ("c01_plus", "right")])
def test_the_number_of_rounds_is_fixed_when_phase_three_starts(start: str, move: str) -> None:
    """Away from C11 minus it stays at 3; onto C11 minus it stays at 4."""
    tiles = under(start, 1).split()
    if start == "c01_plus":
        tiles[1] = "c11_minus"
    hands = [
        side(hand="3 14 26 42 61", display="grey:235", workers="G1"),
        side(hand="73 86 97 110 124"),
    ]
    state = scene(
        players=2, sides=hands, step="phase_three", clergy_tiles=" ".join(tiles), window=1
    )
    play(state, 0, "use:house_of_the_pendulum")
    if options(state, 0)[0].startswith("clergy"):
        play(state, 0, f"clergy:{move}")
    assert state.window == 1
    turns = 0
    while state.phase == 3:
        seat = state.turn()[0]
        play(state, seat, options(state, seat)[0], "as:workers")
        turns += 1
    assert turns == 2 * (3 if start == "c11_minus" else 4)


@pytest.mark.clause("HAM-12.79", "HAM-13.6.4")
def test_a_worker_of_189_neither_activates_nor_turns_a_tile() -> None:
    mine = side(hand="61 280", display="grey:189", workers="O1", money=0)
    state = scene(
        players=2, sides=[mine], clergy_tiles=under("c01_plus", 2), window=6,
        dice="4 4 4 4 4 / 6", step=[("turn", 0, 0), ("phase_four",)],
    )  # fmt: skip
    play(state, 0, "use:secret_chapel")
    play(state, 0, "play:art_society", "as:money")
    assert state.money[0] == 4
    assert state.view(None)["clergy"][1] == "c01_plus"
    assert (state.chapel_front, state.clergymen) == ([0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 1])


@pytest.mark.example("HAM EX-46")
@pytest.mark.clause("HAM-9.23", "HAM-13.6.3")
def test_c09_comes_after_half_price_and_132_and_not_for_found_buildings() -> None:
    mine = side(hand="78 280", sites="pink", display="grey:184; grey:132", money=9)
    state = play(with_tile("c09_minus", mine), 0, "play:thalia_theatre", "as:building")
    assert state.money[0] == 9 - 5
    found = side(hand="83 280", sites="pink grey", money=8)
    state = with_tile("c09_minus", found, discard="78 3")
    play(state, 0, "play:scenery_store", "as:building", "site:1", "find:thalia_theatre")
    assert (let_chance(state).money[0], sites(state, 0)) == (0, ["pink:83", "grey:78"])


@pytest.mark.example("HAM EX-47")
@pytest.mark.clause("HAM-9.23", "HAM-9.21")
def test_the_price_is_never_below_zero_after_any_step() -> None:
    mine = side(hand="49 280", sites="pink", display="grey:132", money=9)
    state = play(with_tile("c09_minus", mine), 0, "play:trichter_ballroom", "as:building")
    assert state.money[0] == 7


@pytest.mark.clause("HAM-13.6.3", "HAM-9.23")
def test_c09_does_not_concern_zoo_and_park_cards() -> None:
    for tile in ("c09_plus", "c09_minus"):
        state = with_tile(tile, side(hand="244 264", money=9))
        assert play(state, 0, "play:elephant_house", "as:building").money[0] == 3
