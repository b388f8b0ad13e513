"""Expansion 4: six ships, used after building a wall stone (HAM-13.4)."""

from collections.abc import Callable
from typing import Any

import pytest

from rathaus.games.hamburg.components.vocabulary import COLOURS, DICE
from rathaus.games.hamburg.expansions import ships
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import (
    Side,
    draw,
    levels,
    new_game,
    roll,
    scene,
    side,
    wall,
    workers,
)
from tests.games.scenes import is_over, let_chance, options, outcomes, play
from tests.games.spec import rows_of

TABLE = {row["ship"]: row for row in rows_of("hamburg", "ships")}
ALL = " ".join(DICE)
STONE = ("play:art_society", "as:wall")  # a pink card for L1 of the green board, 1 Mark


def owning(**facts: Any) -> Side:
    given = {"board": "green", "hand": "61 280", "money": 5, "workers": "P1"}
    return side(**given | facts)


def after_stone(active: str, mine: Side | None = None, **world: Any) -> HamburgState:
    """Side 0 has built L1 with a pink card while these ships are active."""
    return play(scene(players=2, sides=[mine or owning()], ships=active, **world), 0, *STONE)


def active(state: HamburgState) -> list[str]:
    return list(state.view(None)["ships"])


# -- which ships are active -------------------------------------------------------------------


@pytest.mark.example("HAM EX-23")
@pytest.mark.clause("HAM-13.4.1", "HAM-5.10")
def test_the_ships_whose_die_shows_three_or_four_become_active() -> None:
    poor = [side(money=0, hand="3 14"), side(money=0, hand="26 42")]
    state = scene(players=2, sides=poor, step="phase_two", options="ships")
    let_chance(roll(state, "1 2 3 5 4 / 6"))
    assert state.phase == 3
    assert active(state) == ["grey", "brown"]


@pytest.mark.clause("HAM-13.4.1")
@pytest.mark.parametrize("colour", DICE)
def test_the_table_and_the_dice_agree_on_every_ship(colour: str) -> None:
    numbers = {int(word) for word in TABLE[colour]["active_on"].split("|")}
    for number in range(1, 7):
        dice = [6] * 6
        dice[DICE.index(colour)] = number  # type: ignore[arg-type]
        state = scene(players=2, step=[], options="ships", dice=" ".join(map(str, dice)))
        state.stack = [("ships",)]
        state.advance()
        assert (colour in active(state)) == (number in numbers)


@pytest.mark.clause("HAM-13.4.1")
def test_ships_start_in_the_roads_and_return_there_in_phase_four() -> None:
    assert active(new_game(2, "ships")) == []
    state = scene(players=2, step="phase_four", ships=ALL)
    assert active(state) == []


@pytest.mark.clause("HAM-13.4.1")
def test_without_the_expansion_no_ship_sails() -> None:
    state = scene(players=2, step=("ships",), dice="3 3 3 3 3 / 3")
    assert active(state) == []


# -- a scenario for each ship -----------------------------------------------------------------


def violet() -> None:
    state = play(after_stone("violet"), 0, "ship:violet")
    assert (state.money[0], workers(state, 0)) == (5 - 1 + 4, "V0 O0 G0 P0 B0")


def orange() -> None:
    state = play(after_stone("orange"), 0, "ship:orange")
    assert options(state, 0) == [f"gain:{colour}" for colour in COLOURS]
    assert workers(play(state, 0, "gain:grey"), 0) == "V0 O0 G3 P0 B0"


def grey() -> None:
    state = play(after_stone("grey", piles={"pink": "54 55"}), 0, "ship:grey")
    assert outcomes(state) == ["card:hamburg_dom_fair", "card:sagebiels_halls"]
    draw(state, 54)
    assert options(state, 0) == ["as:workers", "as:money"]
    assert workers(play(state, 0, "as:workers"), 0) == "V0 O0 G0 P3 B0"


def pink() -> None:
    state = play(after_stone("pink"), 0, "ship:pink")
    assert (state.money[0], state.square[0]) == (5 - 1 - 3, 1)
    assert workers(state, 0) == "V0 O0 G0 P0 B0"


def brown() -> None:
    state = play(after_stone("brown", owning(display="grey:121; grey:233")), 0, "ship:brown")
    assert options(state, 0) == ["use:mint", "use:spiritualists_salon"]
    assert play(state, 0, "use:mint").money[0] == 5 - 1 + 6


def black() -> None:
    state = play(after_stone("black", owning(dangers="V1 B2", points=5)), 0, "ship:black")
    play(state, 0, "lower:brown")
    assert (levels(state, 0), state.points[0]) == ("V1 O0 G0 P0 B1", 6)


SCENARIOS: dict[str, Callable[[], None]] = {
    each.__name__: each for each in (violet, orange, grey, pink, brown, black)
}


@pytest.mark.clause("HAM-13.4.2", "HAM-13.4.5", "HAM-13.4.6", "HAM-13.4.7", "HAM-13.4.8")
@pytest.mark.parametrize("ship", ships.SHIPS, ids=lambda ship: ship.colour)
def test_every_ship_does_what_it_says(ship: ships.Ship) -> None:
    assert ship.colour in SCENARIOS, f"no scenario uses the {ship.colour} ship"
    assert ship.colour in TABLE
    SCENARIOS[ship.colour]()


# -- when and how often -----------------------------------------------------------------------


@pytest.mark.clause("HAM-13.4.2")
def test_one_ship_may_be_used_or_none() -> None:
    state = after_stone("violet black", owning(workers="P2", dangers="V1"))
    assert options(state, 0) == ["done", "ship:violet", "ship:black"]
    unused = play(after_stone("violet"), 0, "done")
    assert (unused.money[0], workers(unused, 0)) == (4, "V0 O0 G0 P1 B0")
    play(state, 0, "ship:violet")
    assert is_over(state)  # no second ship, though there is a second worker


@pytest.mark.clause("HAM-13.4.2")
def test_a_ship_costs_a_worker_of_the_colour_of_the_card_played() -> None:
    assert is_over(after_stone(ALL, owning(workers="V3 O3 G3 B3")))


@pytest.mark.clause("HAM-13.4.2")
@pytest.mark.parametrize("action", ["as:workers", "as:money", "as:site"])
def test_ships_follow_wall_stones_only(action: str) -> None:
    state = scene(players=2, sides=[owning()], ships=ALL)
    play(state, 0, "play:art_society", action)
    assert is_over(state)


@pytest.mark.clause("HAM-13.4.2")
def test_a_ship_that_is_not_active_cannot_be_used() -> None:
    assert options(after_stone("black"), 0) == ["done", "ship:black"]
    assert is_over(after_stone(""))


@pytest.mark.clause("HAM-13.4.3")
def test_a_ship_is_not_used_up() -> None:
    second = side(board="red", hand="146 279", money=5, workers="G1")
    state = scene(players=2, sides=[owning(), second], ships="violet", step="round", round=4)
    play(state, 0, *STONE, "ship:violet")
    play(state, 1, "play:infantry_barracks", "as:wall", "ship:violet")
    assert [state.money[seat] for seat in (0, 1)] == [8, 8]


@pytest.mark.clause("HAM-13.4.4", "HAM-9.12")
def test_no_ship_follows_a_stone_built_through_a_building() -> None:
    mine = owning(workers="O1 P3", display="grey:62", money=9)
    state = scene(players=2, sides=[mine], ships=ALL)
    play(state, 0, "use:school_of_painting", "wall:left")
    assert [text for text in options(state, 0) if text.startswith("ship")] == []
    free = scene(
        players=2, sides=[owning(hand="145 280", sites="grey", money=9, workers="P9")], ships=ALL
    )
    play(free, 0, "play:sappers_barracks", "as:building", "wall:left")
    assert is_over(free)


@pytest.mark.clause("HAM-13.4.4", "HAM-9.12")
def test_no_ship_follows_a_stone_built_with_a_card_that_a_building_grants() -> None:
    mine = owning(display="grey:7", workers="V1 P2", hand="3 280")
    state = scene(players=2, sides=[mine], ships=ALL, piles={"pink": "54 55"})
    play(state, 0, "use:alster_rowing_club", "draw:pink")
    draw(state, 54)
    play(state, 0, "as:wall")
    assert wall(state, 0) == (1, 0)
    assert [text for text in options(state, 0) if text.startswith("ship")] == []


@pytest.mark.example("HAM EX-67")
@pytest.mark.clause("HAM-13.4.6", "HAM-13.4.4", "HAM-9.12")
def test_the_grey_ship_grants_a_base_action_without_tiles_and_further_ships() -> None:
    mine = owning(display="grey:138", money=1)
    state = after_stone(
        "grey", mine, dice="3 3 3 4 3 / 3", exchange=(1, 2), piles={"pink": "54 55"}
    )
    play(state, 0, "ship:grey")
    draw(state, 54)
    play(state, 0, "as:money")
    assert (state.money[0], state.rate) == (7, 2)
    two = scene(
        players=2, sides=[owning(workers="P3", wall="0 2")], ships="grey violet",
        piles={"pink": "54 55"},
    )  # fmt: skip
    stone = play(two, 0, *STONE, "wall:left", "ship:grey")
    draw(stone, 54)
    play(stone, 0, "as:wall")
    assert (wall(stone, 0), is_over(stone)) == ((1, 3), True)


@pytest.mark.clause("HAM-13.4.6")
def test_the_grey_ship_cannot_be_chosen_if_the_pile_of_the_segment_is_empty() -> None:
    assert is_over(after_stone("grey", piles={"pink": ""}))


@pytest.mark.clause("HAM-13.4.6", "HAM-12.93")
def test_the_grey_ship_draws_in_the_colour_of_the_segment() -> None:
    """224: a violet card counts as pink, so does the stone, the worker and the pile."""
    mine = owning(hand="193 280", workers="G1 P1", display="grey:224")
    state = scene(players=2, sides=[mine], ships="grey", piles={"pink": "54 55"})
    play(state, 0, "play:pilot_station", "recolour:pink", "as:wall", "ship:grey")
    assert outcomes(state) == ["card:hamburg_dom_fair", "card:sagebiels_halls"]
    assert workers(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-13.4.7")
def test_the_pink_ship_needs_three_mark() -> None:
    assert is_over(after_stone("pink", owning(money=3)))  # 2 are left after the stone
    assert options(after_stone("pink", owning(money=4)), 0) == ["done", "ship:pink"]


@pytest.mark.clause("HAM-13.4.7", "HAM-12.90")
def test_125_240_and_c07_do_not_change_the_pink_ship_but_214_and_226_react() -> None:
    tiles = "c07_minus c01_plus c02_plus c03_plus c04_plus c05_plus"
    mine = owning(display="grey:125; grey:214; grey:226", dangers="V1", points=5)
    state = play(
        scene(
            players=2,
            sides=[mine, side(display="grey:240")],
            ships="pink",
            clergy_tiles=tiles,
            window=1,
        ),
        0,
        *STONE,
        "ship:pink",
    )
    while options(state, 0):
        wanted = [text for text in options(state, 0) if text in ("accept", "lower:violet")]
        play(state, 0, wanted[0])
    assert (state.money[0], state.square[0]) == (1, 1)
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P0 B0", 7)


@pytest.mark.clause("HAM-13.4.7", "HAM-5.14")
def test_the_pink_ship_makes_a_virtual_advance_from_the_last_field() -> None:
    state = play(after_stone("pink", owning(field=9, points=5)), 0, "ship:pink")
    assert (state.square[0], state.points[0]) == (9, 9)


@pytest.mark.example("HAM EX-55")
@pytest.mark.clause("HAM-13.4.8", "HAM-9.18")
def test_036_does_not_repeat_what_the_brown_ship_activates() -> None:
    state = play(after_stone("brown", owning(display="grey:36; grey:121")), 0, "ship:brown")
    assert (state.money[0], is_over(state)) == (5 - 1 + 6, True)


@pytest.mark.clause("HAM-13.4.8")
def test_the_brown_ship_needs_an_own_lightning_building() -> None:
    mine, yours = owning(display="grey:57"), side(display="grey:121")
    state = play(scene(players=2, sides=[mine, yours], ships="brown"), 0, *STONE)
    assert [text for text in options(state, 0) if text.startswith("ship")] == []


@pytest.mark.clause("HAM-13.4.8")
def test_the_brown_ship_reaches_a_building_under_a_zoo_card() -> None:
    state = play(after_stone("brown", owning(zoo="248<121")), 0, "ship:brown")
    assert state.money[0] == 10


@pytest.mark.example("HAM EX-66")
@pytest.mark.clause("HAM-12.93", "HAM-13.4.2")
def test_a_recoloured_stone_its_benefit_and_its_ship() -> None:
    mine = side(board="green", hand="193 280", money=1, workers="O1 G1", dangers="O1", points=5,
        display="grey:224; grey:150")  # fmt: skip
    state = scene(players=2, sides=[mine], ships="violet")
    play(state, 0, "play:pilot_station", "recolour:orange", "as:wall", "accept", "ship:violet")
    assert (state.money[0], state.points[0]) == (4, 6)
    assert (levels(state, 0), workers(state, 0)) == ("V0 O0 G0 P0 B0", "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-7.19")
def test_the_statue_and_own_cards_come_before_the_ship() -> None:
    mine = owning(board="white", wall="0 4", hand="3 280", workers="B1", display="grey:150",
        dangers="B1")  # fmt: skip
    state = scene(players=2, sides=[mine], ships="violet")
    play(state, 0, "play:merchants_house_deichstrasse", "as:wall")
    assert options(state, 0) == ["accept", "decline"]
    play(state, 0, "accept")
    assert state.statues[0] == (9,)
    assert options(state, 0) == ["done", "ship:violet"]
