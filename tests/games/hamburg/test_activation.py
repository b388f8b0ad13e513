"""Sections 9a to 9d: symbols, granted base actions, events, and activating again."""

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.cards import build, use
from tests.games.hamburg.scenes import (
    Side,
    draw,
    hand,
    key,
    levels,
    scene,
    side,
    sites,
    wall,
    workers,
)
from tests.games.hamburg.turns import NONE, TURN, tiles
from tests.games.scenes import chance, go_on, is_over, let_chance, listen, options, play


def offered(state: HamburgState, seat: int = 0) -> set[str]:
    """The cards that can be activated now."""
    names = [name.split(":") for name in options(state, seat)]
    return {name[1] for name in names if name[0] == "use"}


# -- lightning ------------------------------------------------------------------------------------


@pytest.mark.clause("HAM-9.1")
def test_lightning_strikes_once_when_the_building_is_placed() -> None:
    state = scene(sides=[side(display="violet:", hand="121 98", money=3)])
    build(state, 121)
    assert state.money[0] == 6
    assert offered(go_on(state, TURN)) == set()
    assert state.used == []


@pytest.mark.clause("HAM-9.1", "HAM-12.7")
def test_lightning_strikes_when_a_search_card_builds() -> None:
    me = side(display="violet:; violet:", hand="126", money=6)
    state = scene(sides=[me], discard="121 98")
    build(state, 126, "site:1", "find:mint")
    assert let_chance(state).money[0] == 6 - 6 + 6


@pytest.mark.clause("HAM-9.1", "HAM-12.80")
def test_lightning_strikes_under_the_zoo() -> None:
    me = side(display="grey:190", zoo="248", hand="121", workers="O1", money=0)
    state = use(scene(sides=[me]), 190)
    assert (state.money[0], state.zoo[0], workers(state, 0)) == (6, (248, 121), NONE)


@pytest.mark.clause("HAM-9.2", "HAM-6.14")
def test_lightning_strikes_again_when_the_building_is_built_again() -> None:
    state = scene(sides=[side(display="violet:121", money=3, dangers="V2")], step=("lose_site", 0))
    assert hand(state, 0) == [121]
    state.sites[0] = (273, 0, 0)
    play(go_on(state, TURN), 0, "as:building")
    assert state.money[0] == 3 - 3 + 6


@pytest.mark.clause("HAM-9.3")
def test_lightning_is_compulsory() -> None:
    """068 asks nobody whether to advance; a search shuffles even if nothing is built."""
    state = build(scene(sides=[side(display="violet:", hand="68")]), 68)
    assert (state.square[0], is_over(state)) == (1, True)


@pytest.mark.clause("HAM-9.3")
@pytest.mark.parametrize("card", [4, 147, 149, 153, 152])
def test_up_to_and_any_number_include_zero(card: int) -> None:
    me = side(display="violet:; pink:57", hand=str(card), money=9, dangers="V2 G1")
    state = build(scene(sides=[me]), card, "done")
    assert sorted(state.buildings(0)) == sorted((57, card))
    assert (levels(state, 0), state.points[0]) == ("V2 O0 G1 P0 B0", 5)


# -- once per cycle -------------------------------------------------------------------------------


@pytest.mark.clause("HAM-9.4")
def test_a_phase_card_is_used_once_a_cycle_and_carries_a_marker() -> None:
    state = scene(sides=[side(display="orange:102", hand="98 99", money=0)])
    use(state, 102)
    assert (state.money[0], state.used) == (2, [102])
    assert offered(state) == set()
    assert offered(go_on(state, ("turn", 0, 0))) == set()  # a later round of the same cycle
    go_on(state, ("end_cycle",))
    assert offered(go_on(state, ("turn", 0, 0))) == {"hop_market"}


@pytest.mark.clause("HAM-9.4")
def test_a_phase_card_is_always_voluntary() -> None:
    state = scene(sides=[side(display="orange:102; pink:57", hand="98", money=0)])
    play(state, 0, "play:coffee_office", "as:workers", "done")
    assert (state.money[0], state.used, is_over(state)) == (0, [], True)


@pytest.mark.clause("HAM-9.4", "HAM-3.8")
def test_a_phase_card_needs_its_cost() -> None:
    me = side(display="brown:3; brown:43; brown:106", hand="98", workers="V1")
    assert offered(scene(sides=[me])) == {key(106)}  # 003 wants grey, 043 a second worker
    both = side(display="brown:3; brown:43; pink:106", hand="98", workers="V1 G1")
    state = scene(sides=[both])
    assert offered(state) == {key(3), key(43), key(106)}
    with pytest.raises(IllegalMove):
        use(use(state, 3), 3)


@pytest.mark.clause("HAM-9.4")
def test_an_ability_whose_result_is_nothing_may_be_used() -> None:
    me = side(display="grey:162", hand="98", workers="V1")
    state = use(scene(sides=[me]), 162)
    assert (workers(state, 0), state.points[0], state.used) == (NONE, 5, [162])


@pytest.mark.clause("HAM-9.4", "HAM-12.28")
@pytest.mark.parametrize(("die", "usable"), [(4, False), (5, True), (6, True)])
def test_a_phase_card_needs_its_condition(die: int, usable: bool) -> None:
    me = side(display="pink:49")
    state = scene(sides=[me], step=("cards", 0, 2), dice=f"3 3 {die} 3 3 / 3")
    assert offered(state) == ({key(49)} if usable else set())


@pytest.mark.clause("HAM-9.9")
def test_phase_three_buildings_are_used_in_the_own_turn_only() -> None:
    sides = [side(hand="98 99"), side(display="orange:102", hand="97")]
    state = scene(sides=sides, step="round")
    assert (state.turn(), offered(state)) == ((0,), set())
    play(state, 0, "play:coffee_office", "as:money")
    assert (state.turn(), offered(state, 1)) == ((1,), {"hop_market"})


@pytest.mark.clause("HAM-9.9", "HAM-7.17")
def test_a_building_built_in_this_turn_may_be_used_in_it() -> None:
    state = build(scene(sides=[side(display="violet:", hand="102", money=6)]), 102)
    assert use(state, 102).money[0] == 2


@pytest.mark.clause("HAM-9.10", "HAM-5.4", "HAM-5.11")
def test_phase_two_cards_are_used_in_window_a_or_b_but_once() -> None:
    me = side(display="pink:92; grey:164", hand="98", money=0)
    state = scene(players=2, sides=[me], step="rolled", dice="3 3 3 3 3 / 6")
    use(state, 92)  # window A
    play(state, 0, "done")
    chance(state, "token:t01", "token:t03")
    assert state.money[0] == 5
    assert offered(state) == {key(164)}  # window B
    use(state, 164)
    assert (state.money[0], state.phase) == (6, 3)
    assert offered(state) == set()


@pytest.mark.clause("HAM-9.10")
def test_phase_one_cards_are_used_after_the_refill() -> None:
    me = side(display="brown:33", hand="1 2 3 4")
    state = scene(players=2, sides=[me], step="phase_one")
    play(state, 0, "draw:grey")
    draw(state, 145)
    use(state, 33, "draw:violet")
    draw(state, 193)
    assert hand(state, 0) == [1, 2, 3, 4, 145, 193]
    assert offered(scene(sides=[side(display="brown:33", hand="98 99")])) == set()


@pytest.mark.clause("HAM-9.10")
def test_there_are_no_once_per_cycle_cards_of_phase_four() -> None:
    phases = {card.phase for card in CARDS if card.trigger == "phase"}
    assert phases == {1, 2, 3}


# -- permanent and laurel -------------------------------------------------------------------------


@pytest.mark.clause("HAM-9.5")
def test_a_permanent_card_works_as_often_as_its_event_occurs() -> None:
    state = scene(sides=[side(display="orange:139", hand="145 146", money=0)])
    play(state, 0, f"play:{key(145)}", "as:money")
    assert state.money[0] == 3 + 3
    play(go_on(state, TURN), 0, "as:money")
    assert state.money[0] == 2 * (3 + 3)
    assert state.used == []


@pytest.mark.clause("HAM-9.6", "HAM-12.90")
def test_cards_that_name_an_event_work_in_any_phase() -> None:
    """214 and 226 belong to phase II by their symbol and work for 068 in phase III."""
    me = side(display="violet:214; violet:226; pink:", hand="68", dangers="P1")
    state = build(scene(sides=[me]), 68, "accept")
    assert (state.square[0], levels(state, 0), state.points[0]) == (1, NONE, 5 + 1 + 1)


@pytest.mark.clause("HAM-9.6", "HAM-12.3")
def test_125_works_in_step_4_only() -> None:
    me = side(display="orange:125; brown:2", money=4)
    state = use(scene(sides=[me], step=("cards", 0, 2), dice="3 4 5 3 6 / 5"), 2)
    assert (state.money[0], state.square[0]) == (0, 1)


@pytest.mark.clause("HAM-9.6", "HAM-12.38", "HAM-13.4.7")
def test_240_works_in_phase_two_only() -> None:
    other = side(display="violet:240")
    state = build(scene(sides=[side(display="violet:", hand="68", money=3), other]), 68)
    assert (state.square[0], state.money[0]) == (1, 0)
    me = side(board="green", hand="257", money=4)
    state = scene(sides=[me, other], ships="pink")
    play(state, 0, "play:ibis_aviary", "as:wall", "ship:pink")
    assert (state.square[0], state.money[0]) == (1, 4 - 1 - 3)


@pytest.mark.clause("HAM-9.7")
def test_a_benefit_may_be_declined_and_an_automatic_one_is_not_asked() -> None:
    me = side(display="pink:70", hand="273", dangers="V1", workers="V1")
    state = play(scene(sides=[me]), 0, "as:site", "decline")
    assert (levels(state, 0), state.points[0]) == ("V1 O0 G0 P0 B0", 5)
    auto = side(display="orange:138", hand="257", money=0)
    assert is_over(play(scene(sides=[auto]), 0, "as:money"))


@pytest.mark.clause("HAM-9.8")
def test_laurel_counts_while_the_building_is_in_the_display() -> None:
    state = scene(sides=[side(display="violet:205", workers="V7", hand="98")])
    assert offered(state) == set()
    assert state.result()[0]["laurel"] == 3
    go_on(state, ("lose_building", 0))
    assert state.result()[0]["laurel"] == 0


# -- base actions granted by cards ----------------------------------------------------------------


def granted(me: Side, card: int, *decisions: str, **more: object) -> HamburgState:
    """Card 007 draws a card, and a base action is carried out with it."""
    state = scene(sides=[me], **more)  # type: ignore[arg-type]
    colour = CARDS[card - 1].colour
    draw(use(state, 7, f"draw:{colour}"), card)
    return play(state, 0, *decisions)


@pytest.mark.clause("HAM-9.11", "HAM-12.22")
def test_034_works_for_a_granted_base_action() -> None:
    me = side(display="brown:7; brown:34", hand="98", workers="V1")
    state = granted(me, 257, "as:workers", "gain:brown")
    assert workers(state, 0) == "V0 O0 G0 P3 B1"


@pytest.mark.clause("HAM-9.11", "HAM-12.65", "HAM-13.1.11")
def test_138_and_mayor_side_10_work_for_a_granted_base_action() -> None:
    me = side(display="brown:7; orange:138", hand="98", mayor=10, money=0)
    assert granted(me, 257, "as:money").money[0] == 3 + 3 + 2


@pytest.mark.clause("HAM-9.11", "HAM-12.43")
def test_168_works_for_a_granted_base_action() -> None:
    me = side(display="brown:7; grey:168", hand="98", dangers="P2")
    state = granted(me, 257, "as:lower", "accept")
    assert (levels(state, 0), state.points[0]) == (NONE, 5 + 2)


@pytest.mark.clause("HAM-9.11", "HAM-12.41")
def test_150_works_for_a_granted_base_action() -> None:
    me = side(board="green", display="brown:7; grey:150", hand="98", dangers="P1")
    state = granted(me, 257, "as:wall", "accept")
    assert (wall(state, 0), levels(state, 0)) == ((1, 0), NONE)


@pytest.mark.clause("HAM-9.11", "HAM-12.40")
def test_070_works_for_a_granted_base_action() -> None:
    me = side(display="brown:7; pink:70", hand="98", dangers="P1")
    state = granted(me, 257, "as:site", "accept")
    assert (sites(state, 0)[-1], levels(state, 0)) == ("pink", NONE)


@pytest.mark.clause("HAM-9.11", "HAM-12.42")
def test_166_works_for_a_granted_base_action() -> None:
    me = side(display="brown:7; grey:166; violet:", hand="98", dangers="P1", money=6)
    state = granted(me, 57, "as:building", "accept")
    assert (state.buildings(0), levels(state, 0)) == ([7, 166, 57], NONE)


@pytest.mark.clause("HAM-9.11", "HAM-12.92")
def test_224_works_for_a_granted_base_action() -> None:
    me = side(display="brown:7; violet:224", hand="98", workers="V1 G1")
    state = granted(me, 257, "recolour:orange", "as:workers")
    assert workers(state, 0) == "V0 O3 G0 P0 B0"


@pytest.mark.clause("HAM-9.11", "HAM-12.1")
def test_a_granted_card_must_be_used_and_is_not_kept() -> None:
    me = side(display="brown:7", hand="98", workers="V1")
    state = granted(me, 257, "as:money")
    assert (hand(state, 0), state.discard) == ([98], [257])
    fresh = draw(use(scene(sides=[me]), 7, "draw:pink"), 257)
    assert all(name.startswith("as:") for name in options(fresh, 0))


@pytest.mark.clause("HAM-9.12")
@pytest.mark.parametrize(
    ("tile", "action"),
    [
        ("c01_plus", "money"),
        ("c01_minus", "money"),
        ("c03_plus", "workers"),
        ("c03_minus", "workers"),
    ],
)
def test_clergy_tiles_do_not_apply_to_a_granted_base_action(tile: str, action: str) -> None:
    me = side(display="brown:7", hand="98", workers="V1", money=0)
    state = granted(me, 257, f"as:{action}", clergy_tiles=tiles(tile), window=1)
    plain = {"money": (3, NONE), "workers": (0, "V0 O0 G0 P3 B0")}
    assert (state.money[0], workers(state, 0)) == plain[action]
    assert state.stack == [("turn", 0, 0)]


TILES = [  # exchange tile, field, base action
    (1, 3, "money"),
    (1, 6, "money"),
    (2, 3, "workers"),
    (2, 6, "workers"),
    (7, 1, "workers"),
    (8, 3, "money"),
    (3, 3, "wall"),
    (3, 6, "wall"),
    (8, 6, "wall"),
    (4, 3, "lower"),
    (4, 6, "lower"),
    (9, 3, "lower"),
    (5, 3, "site"),
    (5, 6, "site"),
    (9, 6, "site"),
]


@pytest.mark.clause("HAM-9.12", "HAM-13.5.6")
@pytest.mark.parametrize(("tile", "field", "action"), TILES)
def test_exchange_tiles_do_not_apply_to_a_granted_base_action(
    tile: int, field: int, action: str
) -> None:
    me = side(board="green", display="brown:7", hand="98", workers="V1 P1", money=1, dangers="P1")

    def result(**more: object) -> HamburgState:
        return granted(me, 257, f"as:{action}", **more)

    plain, state = result(), result(exchange=(tile, field))
    assert state.rate == field
    assert (state.money, state.points, state.workers) == (plain.money, plain.points, plain.workers)
    assert state.walls == plain.walls


@pytest.mark.clause("HAM-9.12")
def test_the_same_action_with_a_hand_card_does_use_the_tiles() -> None:
    me = side(hand="257", money=0)
    state = scene(sides=[me], exchange=(1, 3), clergy_tiles=tiles("c01_plus"), window=1)
    play(state, 0, "as:money")
    assert (state.money[0], state.rate) == (3 + 2 + 3, 4)


@pytest.mark.clause("HAM-9.12", "HAM-13.4.4")
def test_no_ship_follows_a_stone_built_by_a_granted_action() -> None:
    me = side(board="green", display="brown:7", hand="98", workers="V1 P3", money=5)
    state = granted(me, 257, "as:wall", ships="violet orange black")
    assert (wall(state, 0), state.stack) == ((1, 0), [("turn", 0, 0)])


# -- what is not a base action --------------------------------------------------------------------


@pytest.mark.clause("HAM-9.13", "HAM-9.15", "HAM-12.47")
def test_a_stone_of_062_is_no_base_action_but_others_react() -> None:
    me = side(board="green", display="pink:62; grey:150", hand="98", dangers="O1", money=2)
    state = scene(sides=[me, side(display="pink:91")], ships="violet", exchange=(3, 3))
    use(state, 62, "wall:right")
    assert (wall(state, 0), state.money[0]) == ((0, 1), 0)
    assert (levels(state, 0), state.points[0], state.rate) == ("V0 O1 G0 P0 B0", 5, 3)
    assert workers(state, 1) == "V1 O2 G1 P1 B1"
    assert state.stack == [("turn", 0, 0)]


@pytest.mark.clause("HAM-9.13", "HAM-12.35")
def test_a_stone_of_062_may_bring_a_statue() -> None:
    me = side(board="green", display="pink:62", hand="98", wall="0 4", money=10)
    state = use(scene(sides=[me], hummels="9 7"), 62, "wall:right")
    assert (state.statues[0], state.money[0]) == ((9,), 0)


@pytest.mark.clause("HAM-9.13", "HAM-9.14", "HAM-13.1.9", "HAM-12.20")
def test_sites_of_032_are_no_base_action_but_mayor_side_08_scores() -> None:
    me = side(mayor=8, display="pink:70; violet:", hand="32", money=6, dangers="V1 G1")
    state = scene(sides=[me], exchange=(5, 3))
    build(state, 32, "draw:violet", "draw:grey")
    let_chance(state)
    assert sites(state, 0)[-2:] == ["violet", "grey"]
    assert (state.points[0], state.rate) == (5 + 2, 3)
    assert (levels(state, 0), workers(state, 0)) == ("V1 O0 G1 P0 B0", "V1 O1 G1 P1 B1")


@pytest.mark.clause("HAM-9.13", "HAM-12.91")
def test_a_site_of_219_is_no_base_action_and_costs_two_workers() -> None:
    me = side(mayor=8, display="pink:70; violet:219", hand="98", dangers="V1", workers="V1 B1")
    state = use(scene(sides=[me]), 219)  # only violet can be paid
    let_chance(state)
    assert (sites(state, 0)[-1], workers(state, 0)) == ("violet", NONE)
    assert (state.points[0], levels(state, 0)) == (5 + 1, "V1 O0 G0 P0 B0")


@pytest.mark.clause("HAM-9.13", "HAM-9.15", "HAM-12.48")
def test_a_building_found_by_a_search_is_no_base_action_but_others_react() -> None:
    me = side(display="grey:166; violet:; violet:", hand="67", money=6, dangers="P1")
    state = scene(sides=[me, side(display="grey:180", money=0)], discard="57 61", exchange=(6, 2))
    build(state, 67, "site:2", "decline", f"find:{key(61)}")
    let_chance(state)
    assert sorted(state.buildings(0)) == [61, 67, 166]
    assert state.money[1] == 2 + 2
    assert levels(state, 0) == "V0 O0 G0 P1 B0"  # 166 asked once, for 067
    assert state.rate == 3  # moved once, for 067


@pytest.mark.clause("HAM-9.13", "HAM-9.15")
def test_a_building_under_the_zoo_is_no_base_action_but_others_react() -> None:
    me = side(display="grey:190; grey:166", zoo="244", hand="146", workers="G1", dangers="G1")
    state = scene(sides=[me, side(display="grey:180", money=0)])
    use(state, 190)
    assert (state.zoo[0], levels(state, 0)) == ((244, 146), "V0 O0 G1 P0 B0")
    assert state.money[1] == 2


# -- events ---------------------------------------------------------------------------------------


@pytest.mark.clause("HAM-9.14", "HAM-5.15")
def test_a_virtual_move_is_an_advance_too() -> None:
    me = side(display="violet:226; violet:", hand="68", money=3, field=9)
    state = build(scene(sides=[me]), 68)
    assert (state.points[0], state.square[0]) == (5 + 4 + 1, 9)


@pytest.mark.clause("HAM-9.14", "HAM-12.77")
def test_drawing_for_236_is_drawing_a_token() -> None:
    me = side(display="grey:187; grey:188; violet:", hand="236", money=3)
    state = chance(build(scene(sides=[me]), 236), "token:t01")
    assert (state.points[0], state.money[0], levels(state, 0)) == (5 + 1, 2, NONE)


@pytest.mark.clause("HAM-9.14")
def test_another_players_token_is_not_ones_own() -> None:
    sides = [side(display="violet:", hand="236", money=3), side(display="grey:187; grey:188")]
    state = chance(build(scene(sides=sides), 236), "token:t01")
    assert (state.points[1], state.money[1], levels(state, 1)) == (5, 5, "V1 O0 G0 P0 B0")


@pytest.mark.clause("HAM-9.15", "HAM-12.47")
def test_091_and_180_do_not_react_to_their_owner() -> None:
    me = side(board="green", display="pink:91; grey:180; violet:", hand="57 98", money=7)
    state = scene(sides=[me])
    stone = play(state.copy(), 0, "play:coffee_office", "as:wall")
    assert workers(stone, 0) == "V1 O1 G1 P1 B1"
    assert build(state.copy(), 57).money[0] == 7 - 6


# -- the order inside a base action ---------------------------------------------------------------


@pytest.mark.clause("HAM-7.19", "HAM-13.6.5")
@pytest.mark.parametrize(
    ("tile", "exchange", "die", "taken"),
    [
        ("c01_minus", (1, 1), 1, 0 + 1),  # nothing is left to take away from the exchange's Mark
        ("c01_minus", (1, 1), 3, 3 - 2 + 1),
        ("c01_plus", (1, 5), 1, 1 + 2 - 2),  # the clergy's Mark are part of the take
        ("c01_minus", (1, 5), 3, 3 - 2 - 1),
    ],
)
def test_money_die_then_clergy_then_exchange(
    tile: str, exchange: tuple[int, int], die: int, taken: int
) -> None:
    me = side(hand="257", money=0)
    state = scene(
        sides=[me],
        clergy_tiles=tiles(tile),
        window=1,
        exchange=exchange,
        dice=f"3 3 3 {die} 3 / 3",
    )
    assert play(state, 0, "as:money").money[0] == taken


@pytest.mark.clause("HAM-7.19")
def test_own_cards_come_after_the_tiles() -> None:
    me = side(hand="257", money=0, mayor=10, display="orange:138")
    state = scene(sides=[me], exchange=(1, 5), dice="3 3 3 1 3 / 3")
    assert play(state, 0, "as:money").money[0] == (1 - 1) + 3 + 2


@pytest.mark.clause("HAM-7.19")
def test_a_wall_stone_own_cards_then_others_then_ship_then_the_exchange_stone() -> None:
    me = side(board="green", display="grey:150", hand="257", dangers="P1", money=1, points=5)
    state = scene(
        sides=[me, side(display="pink:91")], ships="violet", exchange=(3, 3), dice="3 3 3 4 3 / 3"
    )
    play(state, 0, "as:wall")
    assert (state.money[0], wall(state, 0), state.points[0]) == (0, (1, 0), 5 + 2)
    assert workers(state, 1) == "V1 O1 G1 P1 B1"
    play(state, 0, "accept")
    assert (levels(state, 0), workers(state, 1)) == (NONE, "V1 O1 G1 P2 B1")
    assert (options(state, 0), state.rate) == (["done", "ship:violet"], 3)
    play(state, 0, "ship:violet")
    assert (state.money[0], state.rate) == (4, 4)


@pytest.mark.clause("HAM-7.19")
def test_a_building_own_cards_then_others_then_lightning_then_the_exchange_stone() -> None:
    me = side(mayor=7, display="grey:166; violet:", hand="4", dangers="B1", money=3)
    state = scene(sides=[me, side(display="grey:180")], exchange=(6, 4))
    told = listen(state)
    build(state, 4)
    assert options(state, 0) == ["accept", "decline"]  # 166
    play(state, 0, "accept")
    assert options(state, 0)[0] == "done"  # the lightning of 004
    assert state.rate == 4
    play(state, 0, "done")
    assert state.rate == 5
    story = [(event.kind, event.seat) for event in told]
    expected = [
        ("money_paid", 0),  # 0 + 1 for the exchange
        ("building_built", 0),
        ("danger_lowered", 0),
        ("money_taken", 0),  # mayor side 07
        ("money_taken", 1),  # 180
        ("card_activated", 0),
    ]
    assert [step for step in story if step in expected] == expected


# -- repeating lightning --------------------------------------------------------------------------


@pytest.mark.clause("HAM-9.16", "HAM-12.23")
def test_036_may_be_declined() -> None:
    state = scene(sides=[side(display="brown:36; violet:", hand="121", money=3)])
    build(state, 121, "decline")
    assert (state.money[0], is_over(state)) == (6, True)


@pytest.mark.clause("HAM-9.16")
def test_036_repeats_once_with_all_choices_open_again() -> None:
    me = side(display="brown:36; violet:", hand="147", money=3, dangers="V2 G2 B2")
    state = build(scene(sides=[me]), 147, "lower:violet", "lower:violet", "accept")
    play(state, 0, "lower:grey", "lower:brown")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G1 P0 B1", 5 + 4)
    assert is_over(state)


@pytest.mark.clause("HAM-9.16", "HAM-12.23")
def test_036_applies_to_a_building_placed_by_any_means() -> None:
    me = side(display="brown:36; grey:190", zoo="248", hand="121", workers="O1", money=0)
    state = use(scene(sides=[me]), 190, "accept")
    assert state.money[0] == 6 + 6
    me = side(display="brown:36; violet:; violet:", hand="126", money=6)
    state = scene(sides=[me], discard="121 98 99")
    build(state, 126, "site:2", "find:mint")
    let_chance(state)
    play(state, 0, "accept")  # 121, the building just found
    assert state.money[0] == 12
    play(state, 0, "accept")  # 126: no free site is left
    assert is_over(let_chance(state))


@pytest.mark.clause("HAM-9.16", "HAM-12.5")
def test_036_does_nothing_once_it_has_left_the_display() -> None:
    me = side(display="brown:36; violet:", hand="4")
    state = build(scene(sides=[me]), 4, f"take_back:{key(36)}")
    assert (hand(state, 0), state.buildings(0)) == ([36], [4])
    assert is_over(state)


@pytest.mark.clause("HAM-9.16", "HAM-12.5")
def test_036_does_not_repeat_a_building_that_has_left_the_display() -> None:
    me = side(display="brown:36; violet:", hand="4")
    state = build(scene(sides=[me]), 4, f"take_back:{key(4)}", "done")
    assert (hand(state, 0), state.buildings(0)) == ([4], [36])
    assert is_over(state)


@pytest.mark.clause("HAM-9.17", "HAM-12.94")
def test_228_may_copy_the_same_building_twice_with_036() -> None:
    sides = [
        side(display="brown:36; violet:", hand="228", money=3),
        side(display="orange:121; violet:233"),
    ]
    state = build(scene(sides=sides), 228, "use:mint", "accept", "use:mint")
    assert (state.money[0], is_over(state)) == (12, True)
    assert (state.money[1], state.points[1]) == (5, 5)


@pytest.mark.clause("HAM-9.17", "HAM-12.94")
def test_228_does_nothing_without_a_target_and_never_copies_its_owner() -> None:
    me = side(display="violet:; orange:121", hand="228", money=3)
    state = build(scene(sides=[me, side(display="pink:57")]), 228, "site:1")
    assert (state.money[0], is_over(state)) == (0, True)


@pytest.mark.clause("HAM-12.94")
def test_228_may_copy_a_building_under_a_zoo_card() -> None:
    sides = [side(display="violet:", hand="228", money=3), side(zoo="248<121")]
    assert build(scene(sides=sides), 228).money[0] == 6


@pytest.mark.clause("HAM-9.18", "HAM-9.1")
def test_the_brown_ship_repeats_a_lightning_with_its_choices() -> None:
    me = side(
        board="green",
        display="grey:147; orange:121; brown:36; pink:57",
        hand="257",
        dangers="V2",
        workers="P1",
    )
    state = scene(sides=[me], ships="brown")
    play(state, 0, "play:ibis_aviary", "as:wall", "ship:brown")
    assert options(state, 0) == ["use:mint", "use:militia_guardhouse"]
    play(state, 0, "use:militia_guardhouse", "lower:violet", "lower:violet")
    assert (levels(state, 0), state.points[0]) == (NONE, 5 + 2)
    assert offered(state) == {"st_pauli_bowling_alley"}  # 036 is not asked


# -- activating phase III buildings again ---------------------------------------------------------


@pytest.mark.clause("HAM-9.19", "HAM-12.33")
def test_054_activates_a_used_building_and_its_cost_is_paid_again() -> None:
    me = side(display="pink:54; brown:3; pink:57", workers="V1 G2", hand="98", money=0)
    state = scene(sides=[me])
    use(state, 3)
    use(state, 54)  # 003 is the only building with a marker
    assert (state.money[0], workers(state, 0)) == (2 + 2, NONE)
    assert sorted(state.used) == [3, 54]
    assert offered(state) == {key(57)}


@pytest.mark.clause("HAM-9.19", "HAM-12.33")
def test_054_chooses_among_used_phase_three_buildings_it_can_pay() -> None:
    me = side(
        display="pink:54; brown:3; pink:57; orange:102; pink:92",
        used="3 57 102 92",
        workers="V1",
        hand="98",
    )
    state = use(scene(sides=[me]), 54)
    assert offered(state) == {key(57), key(102)}  # no grey worker for 003; 092 is of phase II


@pytest.mark.clause("HAM-9.19")
def test_054_never_chooses_itself() -> None:
    me = side(display="pink:54; pink:57", used="57", workers="V2", hand="98", money=0)
    state = use(scene(sides=[me]), 54)
    assert (state.money[0], workers(state, 0)) == (2, "V1 O0 G0 P0 B0")
    assert offered(state) == set()


@pytest.mark.clause("HAM-9.19", "HAM-13.1.5")
def test_mayor_side_04_repeats_one_building_a_cycle_and_pays_again() -> None:
    me = side(mayor=4, display="brown:3; pink:57", workers="G2", hand="98", money=0)
    state = scene(sides=[me])
    assert not [name for name in options(state, 0) if name.startswith("again")]
    use(state, 3)
    use(state, 57)
    again = [name for name in options(state, 0) if name.startswith("again")]
    assert again == [f"again:{key(3)}", f"again:{key(57)}"]
    play(state, 0, f"again:{key(3)}")
    assert (state.money[0], workers(state, 0)) == (2 + 2 + 2, NONE)
    assert not [name for name in options(state, 0) if name.startswith("again")]


@pytest.mark.clause("HAM-9.19", "HAM-13.1.5")
def test_mayor_side_04_needs_the_cost_of_the_building() -> None:
    me = side(mayor=4, display="brown:3", workers="G1", hand="98")
    state = use(scene(sides=[me]), 3)
    assert not [name for name in options(state, 0) if name.startswith("again")]


# -- card 060 -------------------------------------------------------------------------------------


def party(display: str, **more: object) -> HamburgState:
    """060 is built beside other buildings."""
    facts = {"money": 6, "workers": "", "hand": "60", **more}
    return build(scene(sides=[side(display=f"{display}; violet:", **facts)]), 60)


@pytest.mark.clause("HAM-9.20", "HAM-12.34")
def test_060_takes_buildings_of_exactly_one_worker() -> None:
    """Not 043 (two), 109 (any number), 189 (not handed in), 057 (none), 224 (standing)."""
    one = "brown:3; orange:99; grey:162; violet:213"
    state = party(f"{one}; brown:43; orange:109; grey:189; pink:57; violet:224; grey:151")
    assert offered(state) == {key(3), key(99), key(162), key(213)}


@pytest.mark.clause("HAM-9.20")
def test_060_is_voluntary_card_by_card_in_any_order_and_each_once() -> None:
    state = party("brown:3; orange:98; orange:99")
    use(state, 99)
    assert offered(state) == {key(3), key(98)}
    use(state, 3)
    assert offered(state) == {key(98)}
    play(state, 0, "done")
    assert (state.money[0], state.used, is_over(state)) == (3 + 2, [], True)


@pytest.mark.clause("HAM-9.20", "HAM-12.54")
def test_060_names_the_colour_where_it_matters() -> None:
    state = build(
        scene(
            sides=[side(display="orange:106; violet:", money=6, workers="", hand="60")],
            dice="1 2 3 4 5 / 6",
        ),
        60,
    )
    use(state, 106, "give:brown")
    assert (state.money[0], workers(state, 0)) == (5, NONE)


@pytest.mark.clause("HAM-9.20", "HAM-12.55")
def test_060_names_the_danger_of_157() -> None:
    state = party("grey:157", dangers="V1 P2")
    use(state, 157, "give:pink", "lower:pink", "lower:pink")
    assert (levels(state, 0), state.points[0]) == ("V1 O0 G0 P0 B0", 5 + 2)


@pytest.mark.clause("HAM-9.20", "HAM-12.80")
def test_060_names_a_fitting_colour_for_190() -> None:
    state = party("grey:190", zoo="248", hand="60 121 57")
    use(state, 190)
    assert (state.zoo[0], state.money[0], hand(state, 0)) == ((248, 121), 6, [57])


@pytest.mark.clause("HAM-9.20", "HAM-12.91")
def test_060_leaves_the_second_worker_of_219_to_be_paid() -> None:
    state = party("violet:219", workers="G1 P1")
    use(state, 219)
    assert options(state, 0) == ["draw:grey", "draw:pink"]
    play(state, 0, "draw:grey")
    let_chance(state)
    assert (sites(state, 0)[-1], workers(state, 0)) == ("grey", "V0 O0 G0 P1 B0")
    assert offered(party("violet:219")) == set()


@pytest.mark.clause("HAM-9.20", "HAM-9.19")
def test_060_leaves_the_cost_of_the_building_that_054_repeats() -> None:
    state = party("pink:54; brown:3", used="3", workers="G1")
    use(state, 54)
    assert (state.money[0], workers(state, 0)) == (2, NONE)
    play(state, 0, f"use:{key(3)}")  # by 060 itself, without a worker
    assert (state.money[0], is_over(state)) == (4, True)


@pytest.mark.clause("HAM-9.20", "HAM-9.11")
def test_060_grants_the_base_action_of_007_without_its_worker() -> None:
    state = party("brown:7; brown:8", money=6)
    use(state, 8, "draw:pink")
    draw(state, 257)
    play(state, 0, "as:workers")
    assert workers(state, 0) == "V0 O0 G0 P3 B0"
    assert offered(state) == {key(7)}
