"""Section 6: dangers, what raises and lowers them, and the disasters."""

import pytest

from rathaus.games.hamburg.components.tracks import DISASTER_AT
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import (
    LETTERS,
    Side,
    hand,
    key,
    levels,
    scene,
    side,
    sites,
    wall,
    workers,
)
from tests.games.scenes import chance, is_over, listen, options, play

VIOLET, ORANGE, GREY, PINK, BROWN = range(5)
CALM = "V0 O0 G0 P0 B0"


def raised(victim: Side, *colours: int, others: tuple[Side, ...] = ()) -> HamburgState:
    """Side 0 raises these dangers in one step, then suffers what they bring."""
    frames = [("raise", 0, colour) for colour in colours]
    return scene(step=[*frames, ("disasters", 0)], sides=[victim, *others])


# -- raising ----------------------------------------------------------------------------------


@pytest.mark.clause("HAM-6.1", "HAM-6.2")
@pytest.mark.parametrize("colour", range(5))
def test_a_raise_puts_one_danger_up_by_one_level(colour: int) -> None:
    state = raised(side(), colour)
    assert levels(state, 0) == " ".join(f"{x}{int(i == colour)}" for i, x in enumerate(LETTERS))
    assert (state.points, levels(state, 1)) == ([5, 5, 5], CALM)


@pytest.mark.clause("HAM-6.2", "HAM-6.4")
@pytest.mark.parametrize("colour", range(5))
def test_at_level_3_the_disaster_comes_and_the_level_goes_back_without_points(colour: int) -> None:
    state = scene(step=("rolled",), sides=[side(dangers=f"{LETTERS[colour]}2")])
    state.stack, state.answers = [("disasters", 0), ("raise", 0, colour)], [()] * 3
    events = listen(state)
    state.advance()
    struck = [event.data["colour"] for event in events if event.kind == "disaster_struck"]
    assert DISASTER_AT == 3
    assert struck == [colour]
    assert (levels(state, 0), state.points[0]) == (CALM, 5)


@pytest.mark.clause("HAM-6.2")
def test_card_151_averts_before_anything_else_and_mayor_03_gets_nothing() -> None:
    victim = side(display="grey:151", mayor=3, workers="V1", dangers="V2")
    averted = play(raised(victim, VIOLET), 0, "accept")
    assert (workers(averted, 0), levels(averted, 0)) == (CALM, "V2 O0 G0 P0 B0")
    assert is_over(averted)


@pytest.mark.clause("HAM-6.3")
def test_an_averted_raise_is_no_raise() -> None:
    """Neither a worker for mayor side 03, nor a level, nor a disaster."""
    victim = side(display="grey:151; violet:", mayor=3, workers="V2", dangers="V2")
    state = raised(victim, VIOLET)
    events = listen(state)
    play(state, 0, "accept")
    assert [event.kind for event in events] == ["workers_given", "raise_averted"]
    assert (workers(state, 0), levels(state, 0)) == ("V1 O0 G0 P0 B0", "V2 O0 G0 P0 B0")
    assert sites(state, 0) == ["grey:151", "violet"]


@pytest.mark.clause("HAM-6.2")
def test_card_151_needs_a_worker_of_the_colour_and_may_be_left_unused() -> None:
    assert levels(raised(side(display="grey:151", workers="O3"), VIOLET), 0) == "V1 O0 G0 P0 B0"
    state = raised(side(display="grey:151", workers="V1"), VIOLET)
    assert options(state, 0) == ["accept", "decline"]
    play(state, 0, "decline")
    assert (workers(state, 0), levels(state, 0)) == ("V1 O0 G0 P0 B0", "V1 O0 G0 P0 B0")


@pytest.mark.clause("HAM-6.2", "HAM-13.1.4")
def test_mayor_side_03_takes_a_worker_of_the_danger_for_each_raise() -> None:
    state = raised(side(mayor=3, workers=""), VIOLET, VIOLET, BROWN)
    assert workers(state, 0) == "V2 O0 G0 P0 B1"


@pytest.mark.clause("HAM-6.4")
def test_a_further_raise_in_the_same_step_counts_from_0_again() -> None:
    state = raised(side(dangers="P2", money=9), PINK, PINK)
    assert (levels(state, 0), state.money[0]) == ("V0 O0 G0 P1 B0", 0)


@pytest.mark.clause("HAM-6.2")
def test_with_card_165_the_threshold_is_4() -> None:
    assert levels(raised(side(display="grey:165", dangers="P2"), PINK), 0) == "V0 O0 G0 P3 B0"
    state = raised(side(display="grey:165", dangers="P3", money=9), PINK)
    assert (levels(state, 0), state.money[0]) == (CALM, 0)


@pytest.mark.clause("HAM-6.5")
def test_a_level_3_left_over_from_165_waits_for_the_next_raise() -> None:
    victim = side(display="orange:165", dangers="O2 P3", money=9)
    state = raised(victim, ORANGE, ORANGE)
    assert state.discard == [165]  # the fire took it
    assert (levels(state, 0), state.money[0]) == ("V0 O0 G0 P3 B0", 9)
    state.stack, state.answers = [("disasters", 0), ("raise", 0, PINK)], [()] * 3
    state.advance()
    assert (levels(state, 0), state.money[0]) == (CALM, 0)


# -- when disasters are resolved --------------------------------------------------------------


@pytest.mark.clause("HAM-6.6")
def test_the_victim_chooses_the_order_of_disasters_after_the_last_raise() -> None:
    victim = side(dangers="O2 G2 P2", money=9, wall="1 1", display="pink:56; grey:156")
    state = raised(victim, ORANGE, PINK, GREY)
    assert options(state, 0) == ["suffer:orange", "suffer:grey", "suffer:pink"]
    play(state, 0, "suffer:grey", "lose_wall:left")
    assert options(state, 0) == ["suffer:orange", "suffer:pink"]
    play(state, 0, "suffer:pink")
    assert state.money[0] == 0
    play(state, 0, f"lose:{key(56)}")
    assert is_over(state)


@pytest.mark.clause("HAM-6.6")
def test_a_disaster_of_phase_iii_is_resolved_at_once_player_by_player() -> None:
    """178 lowers violet; the others raise it."""
    attacker = side(hand="178", sites="grey", money=9, dangers="V1 P1")
    victims = (side(dangers="V2", sites="pink brown"), side(dangers="V2", sites="grey orange"))
    state = scene(sides=[attacker, *victims])
    play(state, 0, f"play:{key(178)}", "as:building", "lower:violet")
    assert state.turn() == (1,)
    assert (levels(state, 1), levels(state, 2)) == (CALM, "V2 O0 G0 P0 B0")
    play(state, 1, "lose_site:1")
    assert levels(state, 2) == CALM
    play(state, 2, "lose_site:2")
    assert (sites(state, 1), sites(state, 2)) == (["brown"], ["grey"])


@pytest.mark.clause("HAM-6.6")
def test_a_disaster_of_236_is_resolved_at_once() -> None:
    attacker = side(hand="236", sites="violet", money=9)
    state = scene(sides=[attacker, side(dangers="P2", money=7), side(money=7)])
    play(state, 0, f"play:{key(236)}", "as:building")
    chance(state, "token:t07")
    assert (state.money[1], levels(state, 1)) == (0, CALM)
    assert (state.money[2], levels(state, 2)) == (7, "V0 O0 G0 P1 B0")


# -- the five disasters -----------------------------------------------------------------------


@pytest.mark.clause("HAM-6.7")
def test_flood_takes_a_site_of_choice_and_its_building_returns_to_the_hand() -> None:
    victim = side(dangers="V2", sites="pink", display="orange:121; 5:6", hand="1")
    state = raised(victim, VIOLET)
    assert options(state, 0) == ["lose_site:1", "lose_site:2", "lose_site:3"]
    play(state, 0, "lose_site:3")
    assert sites(state, 0) == ["pink", "orange:121"]
    assert hand(state, 0) == [1, 6]
    assert state.discard == [5]


@pytest.mark.clause("HAM-6.7")
def test_flood_may_take_an_empty_site() -> None:
    victim = side(dangers="V2", sites="44", display="orange:121")
    state = play(raised(victim, VIOLET), 0, "lose_site:1")
    assert (sites(state, 0), state.discard, hand(state, 0)) == (["orange:121"], [44], [])


@pytest.mark.clause("HAM-6.7")
def test_flood_on_a_site_with_two_buildings_returns_both() -> None:
    victim = side(dangers="V2", display="5:192+121; pink:")
    state = play(raised(victim, VIOLET), 0, "lose_site:1")
    assert (hand(state, 0), state.discard, sites(state, 0)) == ([121, 192], [5], ["pink"])


@pytest.mark.clause("HAM-6.7")
def test_flood_without_a_site_does_nothing() -> None:
    state = raised(side(dangers="V2", zoo="244", parks="261"), VIOLET)
    assert is_over(state)
    assert (state.zoo[0], state.parks[0], state.discard) == ((244, 0), (261,), [])


@pytest.mark.clause("HAM-6.8")
def test_fire_takes_a_building_of_choice_and_leaves_the_site() -> None:
    victim = side(dangers="O2", display="orange:121; pink:6", zoo="244", parks="261")
    state = raised(victim, ORANGE)
    assert options(state, 0) == [f"lose:{key(6)}", f"lose:{key(121)}"]
    play(state, 0, f"lose:{key(6)}")
    assert (sites(state, 0), state.discard) == (["orange:121", "pink"], [6])
    assert hand(state, 0) == []


@pytest.mark.clause("HAM-6.8")
def test_fire_without_a_building_does_nothing() -> None:
    state = raised(side(dangers="O2", sites="pink", zoo="244", parks="261"), ORANGE)
    assert is_over(state)
    assert (sites(state, 0), state.zoo[0], state.parks[0]) == (["pink"], (244, 0), (261,))


@pytest.mark.clause("HAM-6.8")
def test_fire_may_take_a_building_under_a_zoo_card() -> None:
    victim = side(dangers="O2", zoo="244<6", display="orange:121")
    state = play(raised(victim, ORANGE), 0, f"lose:{key(6)}")
    assert (state.zoo[0], state.discard) == ((244, 0), [6])


@pytest.mark.clause("HAM-6.8")
def test_fire_on_a_site_with_two_buildings_takes_one() -> None:
    victim = side(dangers="O2", display="orange:121+6; grey:192")
    state = play(raised(victim, ORANGE), 0, f"lose:{key(121)}")
    assert sites(state, 0) == ["orange:6", "grey:192"]
    assert state.sites[0][1:3] == (6, 0)  # the other one is now the building of the site


@pytest.mark.clause("HAM-6.9")
@pytest.mark.parametrize(("half", "left"), [("left", (2, 1)), ("right", (3, 0))])
def test_collapse_takes_the_outermost_stone_of_either_half(
    half: str, left: tuple[int, int]
) -> None:
    state = raised(side(dangers="G2", wall="3 1"), GREY)
    assert options(state, 0) == ["lose_wall:left", "lose_wall:right"]
    play(state, 0, f"lose_wall:{half}")
    assert wall(state, 0) == left


@pytest.mark.clause("HAM-6.9")
def test_collapse_without_a_choice_or_without_stones() -> None:
    assert wall(raised(side(dangers="G2", wall="0 2"), GREY), 0) == (0, 1)
    assert wall(raised(side(dangers="G2", wall="0 0"), GREY), 0) == (0, 0)


@pytest.mark.clause("HAM-6.10")
def test_a_statue_is_kept_and_given_only_once_for_a_half() -> None:
    """Green board: the fifth segment on the left is grey."""
    owner = side(board="green", dangers="G2", wall="5 0", statues="9", hand="145", money=9)
    state = raised(owner, GREY)
    assert (wall(state, 0), state.statues[0]) == ((4, 0), (9,))
    state.stack, state.answers = [("turn", 0, 0)], [()] * 3
    state.advance()
    play(state, 0, f"play:{key(145)}", "as:wall")
    assert (wall(state, 0), state.money[0]) == ((5, 0), 4)
    assert state.statues[0] == (9,)
    assert state.hummels[0] == 7


@pytest.mark.clause("HAM-6.11")
def test_robbery_takes_all_money_and_nothing_else() -> None:
    state = raised(side(dangers="P2", money=23), PINK)
    assert state.money == [0, 5, 5]
    assert workers(state, 0) == "V1 O1 G1 P1 B1"


@pytest.mark.clause("HAM-6.11")
def test_disease_takes_all_workers_on_the_board_but_not_those_at_the_church() -> None:
    state = scene(
        step=[("raise", 0, BROWN), ("disasters", 0)],
        sides=[side(dangers="B2", workers="V1 O2 P2 B1")],
        chapel="G1",
        chapel_front="V2",
    )
    assert workers(state, 0) == CALM
    assert (state.money[0], workers(state, 1)) == (5, "V1 O1 G1 P1 B1")
    assert (state.chapel, state.chapel_front) == ([0, 0, 1, 0, 0], [2, 0, 0, 0, 0])


# -- lowering ---------------------------------------------------------------------------------


@pytest.mark.clause("HAM-6.12")
def test_lowering_by_a_card_scores_a_point_for_each_level() -> None:
    """Card 153 lowers up to four levels."""
    owner = side(hand="153", sites="grey", money=12, dangers="V2 B2", points=20)
    state = scene(sides=[owner])
    play(state, 0, f"play:{key(153)}", "as:building")
    play(state, 0, "lower:violet", "lower:violet", "lower:brown", "done")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P0 B1", 23)


@pytest.mark.clause("HAM-6.12", "HAM-6.13")
def test_lowering_goes_as_far_as_the_level_and_scores_that_much() -> None:
    """Card 157 lowers by 2 the danger in the colour of the worker given."""
    owner = side(display="grey:157", dangers="V1", workers="V1", points=20)
    state = scene(sides=[owner])
    play(state, 0, f"use:{key(157)}", "lower:violet")
    assert is_over(state)
    assert (levels(state, 0), state.points[0], workers(state, 0)) == (CALM, 21, CALM)


@pytest.mark.clause("HAM-6.12")
def test_lowering_by_the_black_ship_scores_a_point() -> None:
    owner = side(board="green", hand="49", money=5, points=20, dangers="G2 B1")
    state = scene(sides=[owner], ships="black")
    play(state, 0, f"play:{key(49)}", "as:wall", "ship:black", "lower:grey")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G1 P0 B1", 21)


@pytest.mark.clause("HAM-6.12")
def test_the_gift_of_the_brown_extra_token_scores_nothing() -> None:
    state = scene(
        step="rolled",
        options="dangers",
        dice="3 3 3 3 1 / 5",
        sides=[side(dangers="V2 O1 B1", points=20)],
    )
    chance(state, "token:x10", "token:t01", "token:t02")
    play(state, 0, "accept")
    assert "lower:brown" not in options(state, 0)
    play(state, 0, "lower:violet")
    assert (levels(state, 0), state.points[0]) == ("V1 O1 G0 P0 B2", 20)


@pytest.mark.clause("HAM-6.13", "HAM-7.10")
def test_a_danger_at_level_0_cannot_be_lowered() -> None:
    state = scene(sides=[side(hand="1", dangers="V1")])
    assert "as:lower" not in options(state, 0)


@pytest.mark.clause("HAM-6.13")
def test_a_card_that_lowers_any_danger_offers_those_at_1_or_more() -> None:
    other = scene(sides=[side(display="grey:156", dangers="V1 P2", hand="1 2")])
    play(other, 0, f"use:{key(156)}")
    assert [each for each in options(other, 0) if each != "done"] == ["lower:violet", "lower:pink"]


@pytest.mark.clause("HAM-6.14")
@pytest.mark.parametrize(("colour", "move"), [(VIOLET, "lose_site:1"), (ORANGE, "")])
def test_the_marker_of_a_building_that_leaves_the_display_goes(colour: int, move: str) -> None:
    victim = side(dangers="V2 O2", display="pink:102; pink:6", used="102 6")
    state = raised(victim, colour)
    play(state, 0, move or f"lose:{key(102)}")
    assert state.used == [6]


@pytest.mark.clause("HAM-6.14")
def test_a_building_built_again_is_fresh() -> None:
    owner = side(dangers="V2", display="pink:102; pink:", used="102", money=20, sites="")
    state = play(raised(owner, VIOLET), 0, "lose_site:1")
    state.stack, state.answers = [("turn", 0, 0)], [()] * 3
    state.advance()
    play(state, 0, f"play:{key(102)}", "as:building")
    assert f"use:{key(102)}" in options(state, 0)


def test_the_colours_of_the_dangers_are_those_of_the_cards() -> None:
    assert [colour[0].upper() for colour in COLOURS] == list(LETTERS)
