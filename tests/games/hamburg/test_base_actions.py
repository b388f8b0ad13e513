"""Section 7: the rounds of phase III and the six base actions."""

from dataclasses import replace

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.tracks import BOARDS, WALLS
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import (
    LETTERS,
    five,
    hand,
    key,
    levels,
    numbers,
    scene,
    side,
    sites,
    wall,
    workers,
)
from tests.games.scenes import is_over, listen, options, outcomes, play

ONE_OF = {"violet": 193, "orange": 97, "grey": 145, "pink": 49, "brown": 1}
ACTIONS = ("workers", "money", "lower", "wall", "site", "building")
START = "V1 O1 G1 P1 B1"


def can(state: HamburgState) -> set[str]:
    """The base actions offered with the only card of the hand."""
    return {option.removeprefix("as:") for option in options(state, 0) if option[:3] == "as:"}


# -- structure --------------------------------------------------------------------------------


@pytest.mark.clause("HAM-7.1", "HAM-3.3")
def test_four_rounds_with_a_turn_for_each_player_in_turn_order() -> None:
    hands = [side(hand=" ".join(map(str, range(n, n + 5)))) for n in (1, 13, 25)]
    state = scene(step="phase_three", sides=hands, crest=1)
    for number in range(1, 5):
        for seat in (1, 2, 0):
            assert (state.round, state.turn()) == (number, (seat,))
            play(state, seat, options(state, seat)[0], "as:workers")
    assert state.cycle == 2  # phase IV asks nothing, phase I of the next cycle does
    assert [len(hand(state, seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.clause("HAM-7.2")
def test_exactly_one_card_is_played_in_a_turn() -> None:
    state = scene(step="round", sides=[side(hand="1 2 3"), side(hand="4 5")])
    play(state, 0, f"play:{key(2)}", "as:workers")
    assert state.turn() == (1,)
    assert hand(state, 0) == [1, 3]


@pytest.mark.clause("HAM-7.2", "HAM-9.9")
def test_buildings_are_activated_before_and_after_in_any_order_each_once() -> None:
    """056, 057 and 102 are free; each shows in the list until it is used."""
    owner = side(display="pink:56; pink:57; orange:102", hand="1 2")
    state = scene(sides=[owner])
    uses = [f"use:{key(card)}" for card in (56, 57, 102)]
    assert options(state, 0)[:3] == uses
    play(state, 0, uses[2], uses[0])
    assert uses[0] not in options(state, 0)
    play(state, 0, f"play:{key(1)}", "as:workers")
    assert options(state, 0) == ["done", uses[1]]
    play(state, 0, uses[1])
    assert is_over(state)
    assert sorted(state.used) == [56, 57, 102]


@pytest.mark.clause("HAM-7.2")
def test_a_used_building_stays_used_in_the_next_round() -> None:
    owner = side(display="orange:102", hand="1 2")
    state = scene(step="round", sides=[owner], players=2)
    play(state, 0, f"use:{key(102)}", f"play:{key(1)}", "as:workers")
    assert (state.round, options(state, 0)[0]) == (2, "as:workers")
    assert f"use:{key(102)}" not in options(state, 0)


@pytest.mark.clause("HAM-7.3")
def test_the_base_action_is_compulsory() -> None:
    state = scene(sides=[side(hand="1 2", display="orange:102")])
    assert "done" not in options(state, 0)
    with pytest.raises(IllegalMove):
        play(state, 0, "done")
    play(state, 0, f"play:{key(2)}", "as:money")
    assert "done" in options(state, 0)


@pytest.mark.clause("HAM-7.3")
@pytest.mark.parametrize("card", [card.number for card in CARDS[::7]])
def test_workers_and_money_are_possible_with_any_card(card: int) -> None:
    state = scene(sides=[side(hand=str(card), money=0, workers="")])
    assert {"workers", "money"} <= can(state)


@pytest.mark.clause("HAM-7.3", "HAM-13.5.7")
def test_an_exchange_tile_may_make_taking_workers_impossible() -> None:
    """B04, first field: workers cost 1 Mark."""
    assert can(scene(sides=[side(hand="1", money=0, workers="")], exchange=(2, 4))) == set()
    assert "workers" in can(scene(sides=[side(hand="1", money=1, workers="B1")], exchange=(2, 4)))


@pytest.mark.clause("HAM-7.4")
def test_without_a_card_there_is_no_base_action_but_buildings_work() -> None:
    state = scene(sides=[side(display="pink:57")])
    assert options(state, 0) == ["done", f"use:{key(57)}"]
    play(state, 0, f"use:{key(57)}")
    assert (state.money[0], is_over(state)) == (7, True)
    assert is_over(scene(sides=[side()]))


@pytest.mark.clause("HAM-7.5")
def test_an_action_may_be_repeated_from_turn_to_turn() -> None:
    state = scene(step="round", sides=[side(hand="1 2 3", workers="")])
    for card in (1, 2, 3):
        play(state, 0, f"play:{key(card)}", "as:workers")
    assert workers(state, 0) == "V0 O0 G0 P0 B9"


@pytest.mark.clause("HAM-7.5", "HAM-8.3")
@pytest.mark.parametrize("card", [1, 49, 97, 145, 193, 244, 261, 276])
def test_every_card_serves_for_every_base_action(card: int) -> None:
    colour = CARDS[card - 1].colour
    board = next(board for board in BOARDS if WALLS[board][0][0] == colour)
    dangers = f"{LETTERS[COLOURS.index(colour)]}1"
    owner = side(board=board, hand=str(card), money=12, sites="pink", dangers=dangers)
    state = scene(sides=[owner])
    assert can(state) == set(ACTIONS)


@pytest.mark.clause("HAM-7.6")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_colour_of_the_action_is_that_of_the_card(colour: str) -> None:
    card, index = ONE_OF[colour], COLOURS.index(colour)
    state = scene(sides=[side(hand=str(card), money=0)], dice="1 2 3 4 5 / 6")
    money = play(state.copy(), 0, f"play:{key(card)}", "as:money")
    assert money.money[0] == index + 1
    play(state, 0, f"play:{key(card)}", "as:workers")
    gained = [new - old for old, new in zip(five(START), state.workers[:5], strict=True)]
    assert gained == [3 * (each == index) for each in range(5)]


@pytest.mark.clause("HAM-7.6")
def test_card_224_changes_the_colour_for_a_grey_worker() -> None:
    owner = side(display="violet:224", hand="1", workers="G1", money=0, dangers="O1")
    state = scene(sides=[owner], dice="1 6 3 4 5 / 2")
    named = [f"recolour:{colour}" for colour in COLOURS if colour != "brown"]
    assert options(state, 0)[:4] == named
    money = play(state.copy(), 0, "recolour:orange", "as:money")
    assert (money.money[0], workers(money, 0)) == (6, "V0 O0 G0 P0 B0")
    lowered = play(state.copy(), 0, "recolour:orange", "as:lower")
    assert (levels(lowered, 0), lowered.points[0]) == ("V0 O0 G0 P0 B0", 6)
    plain = play(state.copy(), 0, "as:workers")
    assert workers(plain, 0) == "V0 O0 G1 P0 B3"
    play(state, 0, "recolour:violet", "as:workers")
    assert workers(state, 0) == "V3 O0 G0 P0 B0"


@pytest.mark.clause("HAM-7.6", "HAM-12.92")
def test_card_224_does_not_help_to_build() -> None:
    owner = side(display="violet:224; pink:", hand="6", workers="G1", money=9)
    state = scene(sides=[owner])
    assert "building" in can(state)
    play(state, 0, "recolour:pink")
    assert can(state) == {"workers", "money"}


@pytest.mark.clause("HAM-7.7")
@pytest.mark.parametrize("action", ["workers", "money", "lower", "wall"])
def test_a_card_not_laid_out_is_the_top_of_the_discard_pile_first_of_all(action: str) -> None:
    owner = side(board="red", hand="1", dangers="B1", money=9)
    state = scene(sides=[owner], discard="2")
    events = listen(state)
    play(state, 0, f"play:{key(1)}", f"as:{action}")
    assert state.discard == [2, 1]
    kinds = [event.kind for event in events if event.kind != "base_action"]
    assert kinds[0] == "card_discarded"
    assert len(kinds) > 1


@pytest.mark.clause("HAM-7.7")
@pytest.mark.parametrize("action", ["site", "building"])
def test_a_card_laid_out_is_not_discarded(action: str) -> None:
    state = scene(sides=[side(hand="6", sites="pink", money=9)], discard="2")
    play(state, 0, f"play:{key(6)}", f"as:{action}")
    assert (state.discard, hand(state, 0)) == ([2], [])


# -- workers, money, lower --------------------------------------------------------------------


@pytest.mark.clause("HAM-7.8")
def test_taking_workers_brings_three_of_the_colour() -> None:
    state = scene(sides=[side(hand="49")])
    play(state, 0, f"play:{key(49)}", "as:workers")
    assert workers(state, 0) == "V1 O1 G1 P4 B1"
    assert state.money[0] == 5


@pytest.mark.clause("HAM-7.9")
@pytest.mark.parametrize("shown", range(1, 7))
def test_taking_money_brings_what_the_die_of_the_colour_shows(shown: int) -> None:
    state = scene(sides=[side(hand="49")], dice=f"1 1 1 {shown} 1 / 1")
    play(state, 0, f"play:{key(49)}", "as:money")
    assert (state.money[0], workers(state, 0)) == (5 + shown, START)


@pytest.mark.clause("HAM-7.10")
def test_lowering_takes_one_level_and_scores_one_point() -> None:
    state = scene(sides=[side(hand="49", dangers="V2 P2")])
    play(state, 0, f"play:{key(49)}", "as:lower")
    assert (levels(state, 0), state.points[0]) == ("V2 O0 G0 P1 B0", 6)


@pytest.mark.clause("HAM-7.10")
def test_lowering_needs_a_level_of_that_colour() -> None:
    assert "lower" not in can(scene(sides=[side(hand="49", dangers="V2 O2 G2 B2")]))
    assert "lower" in can(scene(sides=[side(hand="49", dangers="P1")]))


# -- wall -------------------------------------------------------------------------------------


@pytest.mark.clause("HAM-7.11", "HAM-7.12")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("built", range(5))
def test_in_each_half_only_the_innermost_empty_segment_is_buildable(board: str, built: int) -> None:
    left, right = WALLS[board][0][built], WALLS[board][1][built]
    for colour, card in ONE_OF.items():
        owner = side(board=board, hand=str(card), wall=f"{built} {built}", money=built + 1)
        state = scene(sides=[owner])
        assert ("wall" in can(state)) == (colour in (left, right)), colour
    for half, colour in (("left", left), ("right", right)):
        card = ONE_OF[colour]
        owner = side(board=board, hand=str(card), wall=f"{built} {built}", money=built + 1)
        state = play(scene(sides=[owner]), 0, f"play:{key(card)}", "as:wall", f"wall:{half}")
        assert wall(state, 0) == ((built + 1, built) if half == "left" else (built, built + 1))
        assert state.money[0] == 0
        assert workers(state, 0) == START


@pytest.mark.clause("HAM-7.11")
def test_a_stone_needs_its_price() -> None:
    poor = side(board="green", hand="1", wall="1 0", money=1)
    assert "wall" not in can(scene(sides=[poor]))
    rich = side(board="green", hand="1", wall="1 0", money=2)
    assert "wall" in can(scene(sides=[rich]))


@pytest.mark.clause("HAM-7.12")
def test_if_both_halves_show_the_colour_he_chooses_one() -> None:
    """Green: violet is third on the left and fifth on the right."""
    owner = side(board="green", hand="193", wall="2 4", money=9)
    state = scene(sides=[owner])
    play(state, 0, f"play:{key(193)}", "as:wall")
    assert options(state, 0) == ["wall:left", "wall:right"]
    play(state, 0, "wall:left")
    assert (wall(state, 0), state.money[0]) == ((3, 4), 6)


@pytest.mark.clause("HAM-7.12")
def test_only_a_half_he_can_pay_is_offered() -> None:
    owner = side(board="green", hand="193", wall="2 4", money=4)
    state = play(scene(sides=[owner]), 0, f"play:{key(193)}", "as:wall")
    assert (wall(state, 0), state.money[0]) == ((3, 4), 1)


@pytest.mark.clause("HAM-7.12")
def test_a_complete_half_takes_no_more_stones() -> None:
    owner = side(board="green", wall="5 5", statues="9 7", money=20)
    for card in ONE_OF.values():
        state = scene(sides=[replace(owner, hand=str(card))])
        assert "wall" not in can(state)


@pytest.mark.clause("HAM-7.13")
def test_the_fifth_stone_brings_the_statue_on_offer() -> None:
    owner = side(board="green", hand="145 193", wall="4 4", money=10)
    state = scene(step=[("turn", 0, 0)] * 2, sides=[owner])
    play(state, 0, f"play:{key(145)}", "as:wall")
    assert (state.statues[0], state.hummels) == ((9,), [7, 6, 5, 4, 2])
    play(state, 0, f"play:{key(193)}", "as:wall")
    assert (state.statues[0], state.hummels) == ((9, 7), [6, 5, 4, 2])
    assert wall(state, 0) == (5, 5)


@pytest.mark.clause("HAM-7.13")
def test_the_fourth_stone_brings_none() -> None:
    owner = side(board="green", hand="97", wall="3 0", money=10)
    state = play(scene(sides=[owner]), 0, f"play:{key(97)}", "as:wall", "wall:left")
    assert (wall(state, 0), state.statues[0]) == ((4, 0), ())


@pytest.mark.clause("HAM-7.13")
def test_if_no_statue_is_left_the_half_has_had_its_chance() -> None:
    owner = side(board="green", hand="145", wall="4 0", money=10)
    state = play(scene(sides=[owner], hummels=""), 0, f"play:{key(145)}", "as:wall")
    assert (wall(state, 0), state.statues[0], state.halves[0]) == ((5, 0), (), 0b01)
    again = side(board="green", hand="145", wall="4 0", money=10, had_statue="left")
    later = play(scene(sides=[again]), 0, f"play:{key(145)}", "as:wall")
    assert (wall(later, 0), later.statues[0]) == ((5, 0), ())


@pytest.mark.clause("HAM-7.13", "HAM-13.2.2")
def test_with_the_second_expansion_he_chooses_the_kind_of_statue() -> None:
    owner = side(board="green", hand="145", wall="4 0", money=5)
    state = scene(sides=[owner], options="statues")
    play(state, 0, f"play:{key(145)}", "as:wall")
    assert options(state, 0) == ["statue:hummel", "statue:jette"]
    hummel = play(state.copy(), 0, "statue:hummel")
    assert (hummel.statues[0], hummel.money[0], hummel.hummels[0]) == ((10,), 0, 9)
    play(state, 0, "statue:jette")
    assert (state.statues[0], state.jettes_of[0], state.money[0]) == ((), (12,), 12)
    assert (state.jettes, state.hummels[0]) == ([9, 6], 10)


@pytest.mark.clause("HAM-13.2.3")
@pytest.mark.parametrize(("hummels", "jettes"), [("", "12"), ("2", "12 9 6")])
def test_if_one_kind_is_used_up_only_the_other_is_left(hummels: str, jettes: str) -> None:
    owner = side(board="green", hand="145", wall="4 0", money=5)
    others = [side(), side(jettes=jettes)]
    state = scene(sides=[owner, *others], options="statues", hummels=hummels)
    play(state, 0, f"play:{key(145)}", "as:wall")
    assert is_over(state)
    assert (state.statues[0], state.jettes_of[0]) == (((2,), ()) if hummels else ((), (9,)))


# -- site -------------------------------------------------------------------------------------


@pytest.mark.clause("HAM-7.14")
def test_a_site_costs_a_worker_of_the_cards_colour() -> None:
    state = scene(sides=[side(hand="49", workers="P1 V3")])
    play(state, 0, f"play:{key(49)}", "as:site")
    assert (sites(state, 0), workers(state, 0)) == (["pink"], "V3 O0 G0 P0 B0")
    assert state.money[0] == 5


@pytest.mark.clause("HAM-7.14")
def test_without_that_worker_there_is_no_site() -> None:
    assert "site" not in can(scene(sides=[side(hand="49", workers="V9 O9 G9 B9")]))


@pytest.mark.clause("HAM-7.14")
def test_there_is_no_limit_to_the_number_of_sites() -> None:
    many = " ".join(["pink"] * 30)
    state = scene(sides=[side(hand="49", sites=many)])
    play(state, 0, f"play:{key(49)}", "as:site")
    assert sites(state, 0) == ["pink"] * 31


# -- building ---------------------------------------------------------------------------------


@pytest.mark.clause("HAM-7.15")
def test_a_building_goes_on_any_free_site_for_its_price() -> None:
    state = scene(sides=[side(hand="6", sites="pink brown", display="grey:7", money=9)])
    play(state, 0, f"play:{key(6)}", "as:building")
    assert options(state, 0) == ["site:1", "site:2"]
    play(state, 0, "site:1")
    assert sites(state, 0) == ["pink:6", "brown", "grey:7"]
    assert (state.money[0], workers(state, 0)) == (0, START)


@pytest.mark.clause("HAM-7.15")
@pytest.mark.parametrize(
    ("given", "money"), [("", 9), ("pink", 8)], ids=["no free site", "too little money"]
)
def test_a_building_needs_a_free_site_and_its_price(given: str, money: int) -> None:
    owner = side(hand="6", sites=given, display="grey:7", money=money)
    assert "building" not in can(scene(sides=[owner]))


@pytest.mark.clause("HAM-7.15", "HAM-7.18")
def test_a_site_holds_one_building_and_with_192_two() -> None:
    full = side(hand="6", display="grey:7", money=9)
    assert "building" not in can(scene(sides=[full]))
    owner = side(hand="6", display="grey:7; pink:192; brown:8+9", money=9)
    state = scene(sides=[owner])
    play(state, 0, f"play:{key(6)}", "as:building")
    assert options(state, 0) == ["site:1", "site:2"]
    play(state, 0, "site:1")
    assert sites(state, 0) == ["grey:7+6", "pink:192", "brown:8+9"]


@pytest.mark.clause("HAM-7.16", "HAM-3.14")
@pytest.mark.parametrize("card", [244, 264])
def test_zoo_and_park_cards_need_no_site_but_their_price(card: int) -> None:
    price = CARDS[card - 1].price
    assert price > 0
    assert "building" not in can(scene(sides=[side(hand=str(card), money=price - 1)]))
    state = scene(sides=[side(hand=str(card), money=price, sites="pink")])
    play(state, 0, f"play:{key(card)}", "as:building")
    assert state.money[0] == 0
    assert sites(state, 0) == ["pink"]
    assert (state.zoo[0], state.parks[0]) == (((244, 0), ()) if card == 244 else ((), (264,)))


@pytest.mark.clause("HAM-7.16")
def test_a_park_laid_out_in_phase_iii_pays_in_the_next_phase_i() -> None:
    state = scene(sides=[side(hand="261", money=1)])
    play(state, 0, f"play:{key(261)}", "as:building")
    assert (state.money[0], is_over(state)) == (0, True)


@pytest.mark.clause("HAM-7.17", "HAM-9.9")
def test_a_building_may_be_activated_in_the_turn_it_is_built() -> None:
    state = scene(sides=[side(hand="57", sites="pink", money=20)])
    play(state, 0, f"play:{key(57)}", "as:building")
    before = state.money[0]
    assert options(state, 0) == ["done", f"use:{key(57)}"]
    play(state, 0, f"use:{key(57)}")
    assert (state.money[0], state.used) == (before + 2, [57])


@pytest.mark.clause("HAM-7.18")
def test_existing_buildings_are_never_replaced() -> None:
    owner = side(hand="6", display="grey:7; pink:8", sites="brown", money=20)
    state = play(scene(sides=[owner]), 0, f"play:{key(6)}", "as:building")
    assert sites(state, 0) == ["brown:6", "grey:7", "pink:8"]


# -- order ------------------------------------------------------------------------------------


def told(state: HamburgState, *notations: str, seat: int = 0) -> list[str]:
    """What happens after these decisions, as words with numbers."""
    events = listen(state)
    play(state, seat, *notations)
    kinds = ("money_paid", "money_taken", "points_scored", "workers_taken", "workers_given")
    extra = ("stone_built", "building_built", "card_activated", "statue_taken", "ship_used")
    return [
        f"{event.seat} {event.kind} {event.data.get('money', event.data.get('points', ''))}".strip()
        for event in events
        if event.kind in kinds + extra
    ]


@pytest.mark.clause("HAM-7.19")
def test_taking_money_goes_result_clergy_exchange_own_cards() -> None:
    """C01 plus: 2; B01 on field 3: 3; 140 or its like: 3 with the colour; then the stone."""
    tiles = "c01_plus c06_plus c03_plus c04_plus c05_plus c07_plus"
    owner = side(hand="49", display="orange:138; orange:139; orange:140; orange:141", money=0)
    state = scene(
        sides=[owner], dice="1 1 1 4 1 / 1", clergy_tiles=tiles, exchange=(1, 3), window=1
    )
    assert told(state, f"play:{key(49)}", "as:money") == [
        "0 money_taken 4",
        "0 money_taken 2",
        "0 money_taken 3",
        "0 money_taken 3",
    ]
    assert (state.money[0], state.rate) == (12, 4)


@pytest.mark.clause("HAM-7.19")
def test_a_stone_goes_price_stone_statue_exchange_own_cards_others_ship() -> None:
    """B05 on field 3: 2 points; 150 lowers; 091 of another takes a worker; violet ship."""
    owner = side(board="green", wall="4 0", hand="145", money=5, dangers="G1", display="grey:150")
    state = scene(sides=[owner, side(display="pink:91")], exchange=(3, 3), ships="violet")
    story = told(state, f"play:{key(145)}", "as:wall", "accept", "ship:violet")
    assert story == [
        "0 money_paid 5",
        "0 stone_built",
        "0 statue_taken 9",
        "0 points_scored 2",
        "0 points_scored 1",
        "1 workers_taken",
        "0 ship_used",
        "0 workers_given",
        "0 money_taken 4",
    ]
    assert state.rate == 4


@pytest.mark.clause("HAM-7.19")
def test_a_building_goes_price_building_own_cards_others_lightning() -> None:
    """166 lowers the colour; 180 of another takes 2 Mark; 206 is a lightning."""
    owner = side(hand="206", sites="pink", display="grey:166", dangers="V1", money=3)
    state = scene(sides=[owner, side(display="grey:180")])
    story = told(state, f"play:{key(206)}", "as:building", "accept")
    assert story == [
        "0 money_paid 3",
        "0 building_built",
        "0 points_scored 1",
        "1 money_taken 2",
        "0 card_activated",
        "0 workers_taken",
        "0 money_taken 3",
    ]


@pytest.mark.clause("HAM-7.19")
def test_a_later_exchange_tile_lies_open_only_after_the_action() -> None:
    """B02 on its last field: the money is taken at that rate, then the next tile comes."""
    owner = side(hand="49", money=0)
    state = scene(sides=[owner], dice="1 1 1 4 1 / 1", exchange=(1, 6))
    play(state, 0, f"play:{key(49)}", "as:money")
    assert state.money[0] == 4 - 2
    assert outcomes(state) == [f"exchange_tile:{tile}" for tile in range(2, 11)]


def test_numbers_and_keys_name_the_same_cards() -> None:
    assert numbers("145 sappers_barracks") == [145, 145]
