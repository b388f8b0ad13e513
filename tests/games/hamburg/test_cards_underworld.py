"""Cards 169 to 180 that are no family: attacks on all others."""

import pytest

from rathaus.core.steps import CHANCE
from tests.games.hamburg.cards import RICH, SPARE, act, build, built, holding, owning, use
from tests.games.hamburg.scenes import draw, hand, key, levels, scene, side, sites, wall, workers
from tests.games.scenes import is_over, listen, options, outcomes, play, saved

# -- 169, 171, 172: taking from the others ----------------------------------------------------


@pytest.mark.clause("HAM-12.71", "HAM-3.5")
@pytest.mark.card(169)
def test_169_takes_a_random_card_from_each_other_player_clockwise() -> None:
    state = built(169, side(hand="1 2"), side(hand="3 4 5"))
    assert outcomes(state) == [f"card:{key(1)}", f"card:{key(2)}"]
    draw(state, 2)
    assert outcomes(state) == [f"card:{key(card)}" for card in (3, 4, 5)]
    draw(state, 3)
    assert is_over(state)
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ([2, 3, SPARE], [1], [4, 5])


@pytest.mark.clause("HAM-12.71")
@pytest.mark.card(169)
def test_169_spares_players_without_cards() -> None:
    state = built(169, side(hand=""), side(hand="3"))
    assert is_over(state)  # a single card is no matter of chance
    assert (hand(state, 0), hand(state, 2)) == ([3, SPARE], [])
    nobody = built(169, side(), side())
    assert (is_over(nobody), hand(nobody, 0)) == (True, [SPARE])


@pytest.mark.clause("HAM-12.72", "HAM-3.7")
@pytest.mark.example("HAM EX-92")
@pytest.mark.card(171)
def test_171_takes_three_mark_or_what_is_there() -> None:
    state = built(171, side(money=2), side(money=9), side(money=0))
    assert state.money == [RICH - 6 + 2 + 3 + 0, 0, 9 - 3, 0]


@pytest.mark.clause("HAM-12.72", "HAM-3.5")
@pytest.mark.example("HAM EX-92")
@pytest.mark.card(172)
def test_172_takes_two_workers_of_the_givers_choice() -> None:
    few, many = side(workers="G1"), side(workers="V1 O2 B1")
    state = built(172, few, many, side(workers=""), workers="")
    assert state.turn() == (2,)  # who has one worker gives it
    assert options(state, 2) == ["give:violet", "give:orange", "give:brown"]
    play(state, 2, "give:brown")
    assert options(saved(state), 2) == ["give:violet", "give:orange"]
    play(state, 2, "give:orange")
    assert is_over(state)
    assert workers(state, 0) == "V0 O1 G1 P0 B1"
    assert [workers(state, seat) for seat in (1, 2, 3)] == [
        "V0 O0 G0 P0 B0",
        "V1 O1 G0 P0 B0",
        "V0 O0 G0 P0 B0",
    ]


@pytest.mark.clause("HAM-12.72")
@pytest.mark.card(172)
def test_172_may_take_two_of_one_colour() -> None:
    state = built(172, side(workers="V2 O1"), workers="")
    play(state, 1, "give:violet", "give:violet")
    assert (workers(state, 0), workers(state, 1)) == ("V2 O0 G0 P0 B0", "V0 O1 G0 P0 B0")


# -- 173, 175, 176, 177: losses of the others -------------------------------------------------


@pytest.mark.clause("HAM-12.73", "HAM-6.9")
@pytest.mark.card(173)
def test_173_takes_the_outermost_stone_of_a_half_of_the_owners_choice() -> None:
    state = built(173, side(wall="3 1"), side(wall="0 2"), side(wall="0 0"), wall="2 2")
    assert options(state, 1) == ["lose_wall:left", "lose_wall:right"]
    play(state, 1, "lose_wall:left")
    assert is_over(state)
    assert [wall(state, seat) for seat in range(4)] == [(2, 2), (2, 1), (0, 1), (0, 0)]


@pytest.mark.clause("HAM-12.73", "HAM-6.10")
@pytest.mark.card(173)
def test_173_leaves_markers_and_statues() -> None:
    victim = side(wall="5 0", statues="9", markers="wall")
    state = built(173, victim)
    assert wall(state, 1) == (4, 0)
    assert (state.statues[1], state.halves[1]) == ((9,), 0b01)
    assert state.markers[1] == 0b00100


@pytest.mark.clause("HAM-12.74")
@pytest.mark.example("HAM EX-77")
@pytest.mark.card(175)
def test_175_moves_the_others_back_one_field() -> None:
    state = built(175, side(field=9, points=54), side(field=0), side(field=4), field=3)
    assert state.square == [3, 8, 0, 3]
    assert state.points[1] == 54  # virtual moves are not undone
    assert is_over(state)


@pytest.mark.clause("HAM-12.75", "HAM-6.8", "HAM-3.5")
@pytest.mark.card(176)
def test_176_burns_a_building_of_each_other_player_in_clockwise_order() -> None:
    arsonist = side(hand="176 280", sites="pink", money=RICH)
    first = side(display="brown:3; pink:5")
    last = side(display="violet:205; grey:146")
    state = scene(players=3, sides=[last, arsonist, first], seat=1)
    build(state, 176, seat=1)
    assert state.turn() == (2,)
    play(state, 2, f"lose:{key(5)}")
    assert state.turn() == (0,)
    play(state, 0, f"lose:{key(205)}")
    assert is_over(state)
    assert state.discard == [5, 205]
    assert (sites(state, 2), sites(state, 0)) == (["brown:3", "pink"], ["violet", "grey:146"])
    assert sites(state, 1) == ["pink:176"]


@pytest.mark.clause("HAM-12.75", "HAM-6.8", "HAM-12.81")
@pytest.mark.card(176)
def test_176_may_take_a_building_under_a_zoo_card_but_no_zoo_or_park_card() -> None:
    victim = side(zoo="244<146", parks="261", display="pink:151", dangers="O2")
    state = built(176, victim, side(zoo="260", parks="264", sites="brown"))
    assert options(state, 1) == [f"lose:{key(146)}", f"lose:{key(151)}"]
    play(state, 1, f"lose:{key(146)}")
    assert is_over(state)  # the third player has no building
    assert (state.zoo[1], state.zoo[2]) == ((244, 0), (260, 0))
    assert levels(state, 1) == "V0 O2 G0 P0 B0"


@pytest.mark.clause("HAM-6.14")
@pytest.mark.card(176)
def test_a_building_lost_to_176_loses_its_marker() -> None:
    state = built(176, side(display="pink:102", used="102"))
    assert (state.used, state.discard) == ([], [102])


@pytest.mark.clause("HAM-12.75", "HAM-6.7", "HAM-12.82")
@pytest.mark.card(177, 192)
def test_177_takes_a_site_and_its_buildings_return_to_the_hand() -> None:
    victim = side(display="brown:192; 200:121+3", sites="pink", used="3", dangers="V2")
    state = built(177, victim, side(zoo="244<146"))
    assert options(state, 1) == ["lose_site:1", "lose_site:2", "lose_site:3"]
    play(state, 1, "lose_site:3")
    assert is_over(state)  # the third player has no site
    assert (sites(state, 1), hand(state, 1)) == (["pink", "brown:192"], [3, 121])
    assert (state.discard, state.used) == ([200], [])
    assert levels(state, 1) == "V2 O0 G0 P0 B0"


@pytest.mark.clause("HAM-3.5", "HAM-12.75")
@pytest.mark.card(177)
def test_sites_lost_to_177_go_on_the_discard_pile_clockwise() -> None:
    swindler = side(hand="177 280", sites="pink", money=RICH)
    state = scene(players=3, sides=[side(sites="146"), swindler, side(sites="3")], seat=1)
    build(state, 177, seat=1)
    assert state.discard == [3, 146]


# -- 178: the same danger for all others ------------------------------------------------------


@pytest.mark.clause("HAM-12.76")
@pytest.mark.card(178)
def test_178_lowers_an_own_danger_and_raises_it_for_the_others() -> None:
    state = built(178, side(dangers="B1"), side(), dangers="V1 B2", points=20)
    assert options(state, 0) == ["lower:violet", "lower:brown"]
    play(state, 0, "lower:brown")
    assert [levels(state, seat)[-2:] for seat in range(3)] == ["B1", "B2", "B1"]
    assert state.points == [21, 5, 5]


@pytest.mark.clause("HAM-12.76")
@pytest.mark.card(178)
def test_178_raises_nothing_if_there_is_nothing_to_lower() -> None:
    state = built(178, side(dangers="V2"), side(dangers="B1"), dangers="", points=20)
    assert is_over(state)
    assert (levels(state, 1), levels(state, 2)) == ("V2 O0 G0 P0 B0", "V0 O0 G0 P0 B1")
    assert state.points[0] == 20


@pytest.mark.clause("HAM-12.76", "HAM-6.6", "HAM-6.2")
@pytest.mark.example("HAM EX-65")
@pytest.mark.card(178, 151)
def test_the_disaster_of_178_strikes_at_once_before_the_next_player() -> None:
    flooded = side(dangers="V2", sites="146 3")
    guarded = side(display="pink:151", workers="V1")
    state = built(178, flooded, guarded, dangers="V1")
    assert options(state, 1) == ["lose_site:1", "lose_site:2"]
    state = saved(state)
    play(state, 1, "lose_site:2")
    assert (state.discard, levels(state, 1)) == ([3], "V0 O0 G0 P0 B0")
    assert state.turn() == (2,)
    play(state, 2, "accept")
    assert (levels(state, 2), workers(state, 2)) == ("V0 O0 G0 P0 B0", "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-13.1.4", "HAM-12.76")
@pytest.mark.card(178)
def test_mayor_side_03_takes_a_worker_for_a_raise_by_178() -> None:
    state = built(178, side(mayor=3, workers=""), dangers="P1")
    assert (levels(state, 1), workers(state, 1)) == ("V0 O0 G0 P1 B0", "V0 O0 G0 P1 B0")


# -- 180: others build ------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.48", "HAM-9.15")
@pytest.mark.card(180)
def test_180_pays_two_mark_for_each_building_of_another_player() -> None:
    state = built(205, side(money=0, display="pink:180"), side(money=0))
    assert state.money == [RICH - 6, 2, 0]


@pytest.mark.clause("HAM-12.48", "HAM-8.2")
@pytest.mark.card(180)
def test_180_pays_nothing_for_zoo_and_park_cards_and_own_buildings() -> None:
    for card, price in ((244, 6), (264, 5)):
        state = act(holding(card, side(money=0, display="pink:180")), card, "building")
        assert state.money == [RICH - price, 0]
    own = build(holding(205, side(), display="pink:180"), 205)
    assert own.money[0] == RICH - 6


@pytest.mark.clause("HAM-12.48", "HAM-7.19")
@pytest.mark.card(180, 171)
def test_180_pays_before_the_lightning_of_the_building() -> None:
    state = built(171, side(money=0, display="pink:180"))
    assert state.money == [RICH - 6 + 2, 0]  # 171 finds the 2 Mark that 180 has just brought


@pytest.mark.clause("HAM-12.48", "HAM-12.80")
@pytest.mark.card(180, 190)
def test_180_pays_for_a_building_under_a_zoo_card() -> None:
    state = owning(190, side(money=0, display="pink:180"), zoo="244", hand="151", workers="G1")
    assert use(state, 190).money == [0, 2]


# -- nested: saved and copied in the middle ---------------------------------------------------


@pytest.mark.clause("HAM-3.5", "HAM-12.71")
@pytest.mark.card(169, 228)
def test_a_copied_attack_can_be_saved_between_two_victims() -> None:
    state = built(228, side(display="pink:169", hand="1 2"), side(hand="3 4"))
    assert state.turn() == (CHANCE,)
    draw(state, 1)
    middle = state.copy()
    loaded = saved(state)
    for each in (state, loaded):
        draw(each, 4)
    assert state == loaded
    assert hand(state, 0) == [1, 4, SPARE]
    assert hand(middle, 0) == [1, SPARE]


@pytest.mark.clause("HAM-15.5")
@pytest.mark.card(169)
def test_a_card_taken_by_169_is_seen_by_the_two_players_alone() -> None:
    state = holding(169, side(hand="1 2"), side())
    events = listen(state)
    draw(build(state, 169), 2)
    seen = [(event.audience, event.data["card"]) for event in events if event.kind == "card_stolen"]
    assert seen == [((0, 1), 2)]
    assert state.known[2] == 0b011
