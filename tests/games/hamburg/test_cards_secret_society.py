"""Cards 182 to 192 that are no family: half prices, tokens, the church, the zoo."""

import pytest

from tests.games.hamburg.cards import RICH, act, build, built, can_use, holding, owning, use
from tests.games.hamburg.scenes import hand, key, levels, scene, side, sites, workers
from tests.games.scenes import chance, options, play, saved

# -- 182 to 185: half price -------------------------------------------------------------------

HALVED = {182: 131, 183: 204, 184: 78, 185: 47}  # a building of the colour
HALF_PRICE = {182: 5, 183: 5, 184: 6, 185: 5}  # of 9, 9, 12, 9, rounded up


@pytest.mark.clause("HAM-12.64", "HAM-9.23", "HAM-3.11")
@pytest.mark.example("HAM EX-17")
@pytest.mark.parametrize("card", [182, 183, 184, 185])
def test_a_lodge_halves_the_price_of_its_colour_rounded_up(card: int) -> None:
    target, price = HALVED[card], HALF_PRICE[card]
    state = holding(target, display=f"pink:{card}", money=price)
    assert build(state, target).money[0] == 0
    poor = holding(target, display=f"pink:{card}", money=price - 1)
    assert "as:building" not in options(play(poor, 0, f"play:{key(target)}"), 0)


@pytest.mark.clause("HAM-12.64")
@pytest.mark.parametrize("card", [182, 183, 184, 185])
def test_a_lodge_halves_no_other_colour(card: int) -> None:
    for lodge, target in HALVED.items():
        if lodge != card:
            state = holding(target, display=f"pink:{card}")
            assert build(state, target).money[0] == RICH - state.kit.price[target]


@pytest.mark.clause("HAM-12.64", "HAM-9.23")
@pytest.mark.parametrize("card", [182, 183, 184, 185])
def test_a_lodge_does_not_halve_zoo_and_park_cards(card: int) -> None:
    zoo = {182: 248, 183: 256, 184: 260, 185: 252}[card]
    park = {182: 268, 183: 276, 184: 280, 185: 272}[card]
    for target, price in ((zoo, 6), (park, 5)):
        state = holding(target, display=f"pink:{card}", hand=f"{target} 1")
        assert act(state, target, "building").money[0] == RICH - price


@pytest.mark.clause("HAM-9.23")
@pytest.mark.example("HAM EX-46")
@pytest.mark.card(184)
def test_184_halves_before_132_takes_three_off() -> None:
    state = holding(78, display="pink:184; pink:132", money=12)
    assert build(state, 78).money[0] == 12 - (12 // 2 - 3)


@pytest.mark.clause("HAM-12.64", "HAM-9.11")
@pytest.mark.card(183, 202)
def test_183_halves_the_price_in_a_granted_base_action_too() -> None:
    state = owning(183, 202, sites="pink", workers="P1", discard="204", money=5)
    use(state, 202)
    assert play(state, 0, "as:building").money[0] == 0


# -- 187, 188: tokens -------------------------------------------------------------------------


@pytest.mark.clause("HAM-12.78")
@pytest.mark.example("HAM EX-43")
@pytest.mark.card(187, 188)
def test_187_and_188_pay_for_a_token_before_raises_and_disasters() -> None:
    member = side(display="pink:187; pink:188", money=4, points=10, dangers="P2")
    state = scene(players=2, sides=[member], step="rolled", dice="3 3 3 5 3 / 6")
    chance(state, "token:t09")
    assert (state.points[0], state.money[0]) == (11, 6)
    chance(state, "token:t01")
    assert (state.points[0], state.money[0]) == (11, 0)  # robbery
    assert levels(state, 0) == "V0 O0 G0 P0 B1"
    assert state.points[1] == 5


@pytest.mark.clause("HAM-12.78", "HAM-3.4")
@pytest.mark.card(187, 188)
def test_187_and_188_pay_nothing_without_an_own_token() -> None:
    member = side(display="pink:187; pink:188", money=4, points=10)
    state = scene(players=2, sides=[member], step="rolled", dice="3 3 3 5 3 / 4")
    assert (state.points[0], state.money[0]) == (10, 4)
    cursed = chance(built(236, member), "token:t01")
    assert (cursed.points[1], cursed.money[1]) == (10, 4)


@pytest.mark.clause("HAM-13.1.6", "HAM-12.78")
@pytest.mark.card(187)
def test_187_scores_nothing_for_a_token_that_mayor_side_05_leaves() -> None:
    member = side(display="pink:187", points=10, mayor=5)
    state = scene(players=2, sides=[member], step="rolled", dice="3 3 3 3 3 / 6")
    play(state, 0, "decline")
    chance(state, "token:t01")
    assert (state.points[0], levels(state, 0)) == (10, "V0 O0 G0 P0 B0")


# -- 189: a worker as a clergyman -------------------------------------------------------------


@pytest.mark.clause("HAM-12.79", "HAM-10.7", "HAM-11.3")
@pytest.mark.example("HAM EX-28")
@pytest.mark.card(189)
def test_189_puts_a_worker_on_the_window_of_its_colour_and_it_counts_for_all() -> None:
    state = owning(189, side(display="pink:151; pink:152"), workers="V1 G1")
    use(state, 189)
    assert options(state, 0) == ["give:violet", "give:grey"]
    play(state, 0, "give:grey")
    assert (workers(state, 0), state.chapel) == ("V1 O0 G0 P0 B0", [0, 0, 1, 0, 0])
    assert [sheet["clergy"] for sheet in state.result()] == [0, 0]
    state.stack = [("phase_four",)]
    state.cycle = 8
    state.advance()
    assert (state.chapel, state.chapel_front) == ([0] * 5, [0, 0, 1, 0, 0])
    assert state.clergymen == [0, 0, 1, 0, 0, 0]  # the clergyman of the cycle: black 3
    assert [sheet["clergy"] for sheet in state.result()] == [2 * 1, 2 * 2]


@pytest.mark.clause("HAM-12.79", "HAM-9.4")
@pytest.mark.card(189)
def test_189_works_once_a_cycle() -> None:
    state = owning(189, workers="V2", hand="1 2")
    use(state, 189)
    assert state.chapel == [1, 0, 0, 0, 0]
    assert not can_use(state, 189)


@pytest.mark.clause("HAM-12.79", "HAM-6.11")
@pytest.mark.card(189)
def test_a_worker_of_189_is_safe_from_disease() -> None:
    state = use(owning(189, workers="V1 B2", dangers="B2"), 189, "give:violet")
    state.stack = [("disasters", 0), ("raise", 0, 4)]
    state.advance()
    assert (workers(state, 0), state.chapel) == ("V0 O0 G0 P0 B0", [1, 0, 0, 0, 0])


@pytest.mark.clause("HAM-12.79", "HAM-13.6.4")
@pytest.mark.card(189)
def test_a_worker_of_189_neither_activates_nor_turns_a_clergy_tile() -> None:
    tiles = "c01_plus c02_plus c03_plus c04_plus c05_plus c07_plus"
    state = owning(189, workers="V1", clergy_tiles=tiles, window=3)
    before = list(state.clergy)
    use(state, 189)
    state.stack = [("end_cycle",)]
    state.advance()
    changed = [window for window in range(6) if state.clergy[window] != before[window]]
    assert changed == [2]


# -- 190: under the zoo -----------------------------------------------------------------------


@pytest.mark.clause("HAM-12.80", "HAM-9.1")
@pytest.mark.example("HAM EX-59")
@pytest.mark.card(190, 233)
def test_190_puts_a_building_under_a_zoo_card_and_its_lightning_strikes() -> None:
    state = owning(190, zoo="256", hand="233", workers="V1", points=20, dice="3 3 3 3 3 / 4")
    use(state, 190)
    assert (state.zoo[0], hand(state, 0)) == ((256, 233), [])
    assert (state.points[0], state.money[0]) == (20 + 4, 0)
    assert workers(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-12.80")
@pytest.mark.card(190, 146)
def test_the_ability_of_a_building_under_the_zoo_can_be_used() -> None:
    state = owning(190, zoo="244", hand="146", workers="G1 P1")
    use(state, 190)
    assert can_use(state, 146)
    assert use(state, 146).money[0] == 2


@pytest.mark.clause("HAM-12.80")
@pytest.mark.card(190)
def test_190_asks_for_worker_zoo_card_and_hand_card_of_one_colour() -> None:
    fits = {"zoo": "244", "hand": "146 1", "workers": "G1"}
    assert can_use(owning(190, **fits), 190)
    assert not can_use(owning(190, **fits | {"zoo": "256"}), 190)
    assert not can_use(owning(190, **fits | {"zoo": "244<151"}), 190)
    assert not can_use(owning(190, **fits | {"hand": "213 1"}), 190)
    assert not can_use(owning(190, **fits | {"hand": "243 261"}), 190)  # no buildings
    assert not can_use(owning(190, **fits | {"workers": "V1"}), 190)


@pytest.mark.clause("HAM-12.80")
@pytest.mark.card(190)
def test_190_lets_its_owner_choose_colour_building_and_zoo_card() -> None:
    state = owning(190, zoo="244 242 256", hand="146 151 213", workers="V1 O1 G1", points=20)
    use(state, 190)
    assert options(state, 0) == ["give:violet", "give:grey"]
    play(state, 0, "give:grey")
    assert options(state, 0) == [f"find:{key(146)}", f"find:{key(151)}"]
    play(state, 0, f"find:{key(151)}")
    assert options(saved(state), 0) == [f"under:{key(242)}", f"under:{key(244)}"]
    play(state, 0, f"under:{key(242)}")
    assert state.zoo[0] == (244, 0, 242, 151, 256, 0)


@pytest.mark.clause("HAM-12.81", "HAM-10.3", "HAM-11.6", "HAM-11.3")
@pytest.mark.card(190)
def test_a_building_under_the_zoo_is_no_lead_and_brings_nothing_at_the_end() -> None:
    rival = side(display="pink:102")
    state = owning(190, rival, zoo="256<233", step="phase_four", cycle=8, window=1,
                   clergymen="2 0 0 0 0 0", workers="", points=5)  # fmt: skip
    assert state.markers[0] & 0b00010 == 0  # one building each
    sheet = state.result()[0]
    assert (sheet["cards"], sheet["clergy"]) == (3 + 3, 0)  # 190 and 256


@pytest.mark.clause("HAM-12.81", "HAM-6.7")
@pytest.mark.card(190)
def test_flood_cannot_take_a_building_under_the_zoo() -> None:
    state = owning(190, zoo="256<233", step=("lose_site", 0))
    assert (state.zoo[0], state.sites[0], hand(state, 0)) == ((256, 233), (), [190])


# -- 192: two buildings on a site -------------------------------------------------------------


@pytest.mark.clause("HAM-12.82", "HAM-3.14")
@pytest.mark.card(192)
def test_192_lets_every_site_hold_two_buildings() -> None:
    state = holding(205, sites="", display="pink:192; brown:3; grey:146+151")
    act(state, 205, "building")
    assert options(state, 0) == ["site:1", "site:2"]
    play(state, 0, "site:2")
    assert sites(state, 0) == ["pink:192", "brown:3+205", "grey:146+151"]


@pytest.mark.clause("HAM-12.82")
@pytest.mark.card(192)
def test_192_itself_needs_a_free_site_and_then_shares_it() -> None:
    full = holding(192, sites="", display="brown:3")
    assert "as:building" not in options(play(full, 0, f"play:{key(192)}"), 0)
    state = built(192, hand="192 205")
    state.stack = [("turn", 0, 0)]
    state.advance()
    assert "as:building" in options(state, 0)
    play(state, 0, "as:building")
    assert sites(state, 0) == ["brown:192+205"]


@pytest.mark.clause("HAM-12.82")
@pytest.mark.example("HAM EX-60")
@pytest.mark.card(192)
def test_flood_returns_both_buildings_and_fire_takes_one() -> None:
    flood = owning(display="pink:192; 200:121+3", step=("lose_site", 0))
    play(flood, 0, "lose_site:2")
    assert (hand(flood, 0), flood.discard) == ([3, 121], [200])
    fire = owning(display="pink:192; 200:121+3", step=("lose_building", 0))
    play(fire, 0, f"lose:{key(121)}")
    assert (sites(fire, 0), fire.discard) == (["pink:192", "violet:3"], [121])


@pytest.mark.clause("HAM-12.82")
@pytest.mark.card(192)
def test_without_192_second_buildings_stay_but_no_more_are_added() -> None:
    state = holding(205, sites="", display="pink:102; brown:3+4")
    play(state, 0, f"play:{key(205)}")
    assert "as:building" not in options(state, 0)
    lost = owning(display="pink:192; brown:3+4", step=("lose_building", 0))
    play(lost, 0, f"lose:{key(192)}")
    assert sites(lost, 0) == ["pink", "brown:3+4"]


@pytest.mark.clause("HAM-9.20", "HAM-12.80")
@pytest.mark.card(190)
def test_060_uses_190_with_a_colour_named_freely() -> None:
    state = built(60, display="brown:190", zoo="244 256", hand="60 151 213", workers="", points=20)
    use(state, 190)
    assert options(state, 0) == ["give:violet", "give:grey"]
    play(state, 0, "give:grey")
    assert state.zoo[0] == (244, 151, 256, 0)
    assert workers(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-12.34")
@pytest.mark.card(189)
def test_060_does_not_include_189() -> None:
    state = built(60, display="brown:189", workers="V1")
    assert state.chapel == [0] * 5
    assert options(state, 0) == ["done", f"use:{key(189)}"]  # in the turn, as usual
    assert use(state, 189).used == [189]


@pytest.mark.clause("HAM-12.7", "HAM-13.1.8")
@pytest.mark.card(186, 188)
def test_a_found_building_of_price_0_counts_for_mayor_side_07() -> None:
    state = built(186, sites="brown pink", discard="188", mayor=7, points=20)
    play(state, 0, f"find:{key(188)}", "site:2")
    assert (state.points[0], state.money[0]) == (20 + 1, RICH - 6 + 2)
