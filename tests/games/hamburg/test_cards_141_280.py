"""Cards 141 to 280 that come in families, one of each category: money, search, laurel, church.

The odd ones have files of their own, by category.
"""

import pytest

from rathaus.core.steps import CHANCE
from tests.games.hamburg.cards import RICH, build, built, can_use, holding, owning, use
from tests.games.hamburg.scenes import draw, key, numbers, scene, side, sites, workers
from tests.games.scenes import is_over, options, outcomes, play

# -- 2 Mark for each building of a category ---------------------------------------------------

COST = {146: "P", 158: "B", 170: "V", 181: "P", 195: "O", 210: "B", 218: "O", 229: "B"}
KIN = {  # two more of the category, and one of another
    146: "151 154 157",
    158: "165 167 170",
    170: "179 180 181",
    181: "187 191 195",
    195: "203 204 205",
    210: "205 215 217",
    218: "224 225 231",
    229: "231 239 205",
}


@pytest.mark.clause("HAM-12.4")
@pytest.mark.parametrize("card", [146, 158, 170, 181, 195, 210, 218, 229])
def test_two_mark_for_each_building_of_the_category_itself_included(card: int) -> None:
    state = owning(card, *numbers(KIN[card]), workers=f"{COST[card]}1", money=4)
    use(state, card)
    assert state.money[0] == 4 + 2 * 3
    assert workers(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-12.4", "HAM-9.4")
@pytest.mark.parametrize("card", [146, 158, 170, 181, 195, 210, 218, 229])
def test_the_money_card_alone_counts_itself_once_a_cycle(card: int) -> None:
    state = owning(card, workers=f"{COST[card]}2", hand="1")
    use(state, card)
    assert (state.money[0], state.used) == (2, [card])
    assert not can_use(state, card)


@pytest.mark.clause("HAM-3.8")
@pytest.mark.parametrize("card", [146, 158, 170, 181, 195, 210, 218, 229])
def test_the_money_card_needs_its_own_worker(card: int) -> None:
    others = " ".join(f"{letter}1" for letter in "VOGPB" if letter != COST[card])
    assert not can_use(owning(card, workers=others, hand="1"), card)
    assert can_use(owning(card, workers=f"{COST[card]}1", hand="1"), card)


@pytest.mark.clause("HAM-12.81")
def test_a_building_under_a_zoo_card_counts_for_the_money_cards() -> None:
    state = owning(146, zoo="244<154", workers="P1")
    assert use(state, 146).money[0] == 2 * 2


# -- search cards -----------------------------------------------------------------------------

FOUND = {  # a laurel building of the category, so that building it sets off nothing else
    143: 144, 148: 154, 163: 167, 174: 179, 186: 191, 200: 204, 211: 215, 223: 225, 238: 239,
}  # fmt: skip
SEARCH_PRICE = 6
PILE = "1 73 244"  # other categories, and a zoo card


@pytest.mark.clause("HAM-12.6", "HAM-12.7")
@pytest.mark.parametrize("card", [143, 148, 163, 174, 186, 200, 211, 223, 238])
def test_a_search_card_builds_a_card_of_its_category_without_paying(card: int) -> None:
    found = FOUND[card]
    state = built(card, sites="brown pink", discard=f"{found} {PILE}")
    assert options(state, 0) == ["done", f"find:{key(found)}"]
    play(state, 0, f"find:{key(found)}", "site:2")
    assert sites(state, 0) == [f"brown:{card}", f"pink:{found}"]
    assert state.money[0] == RICH - SEARCH_PRICE
    assert sorted(state.shuffled) == [1, 73, 244]
    assert state.discard == []
    draw(state, 73)
    assert (state.discard, sorted(state.shuffled)) == ([73], [1, 244])
    assert is_over(state)


@pytest.mark.clause("HAM-12.6", "HAM-15.3")
@pytest.mark.parametrize("card", [143, 148, 163, 174, 186, 200, 211, 223, 238])
def test_a_search_may_end_with_nothing_and_the_pile_is_shuffled_all_the_same(card: int) -> None:
    found = FOUND[card]
    state = built(card, sites="brown pink", discard=f"{found} {PILE}")
    play(state, 0, "done")
    assert sites(state, 0) == [f"brown:{card}", "pink"]
    assert outcomes(state) == [f"card:{key(each)}" for each in sorted((1, 73, 244, found))]


@pytest.mark.clause("HAM-12.6")
@pytest.mark.parametrize("card", [143, 148, 163, 174, 186, 200, 211, 223, 238])
def test_without_a_match_or_a_free_site_the_pile_is_only_shuffled(card: int) -> None:
    no_match = built(card, sites="brown pink", discard=PILE)
    no_site = built(card, discard=f"{FOUND[card]} {PILE}")
    for state in (no_match, no_site):
        assert state.turn() == (CHANCE,)
        assert state.discard == []
        assert len(sites(state, 0)) - sites(state, 0).count("pink") == 1


@pytest.mark.clause("HAM-12.6")
@pytest.mark.card(148)
def test_a_search_in_an_empty_discard_pile_does_nothing() -> None:
    state = built(148, sites="brown pink")
    assert is_over(state)
    assert (state.discard, state.shuffled, sites(state, 0)) == ([], [], ["brown:148", "pink"])


@pytest.mark.clause("HAM-12.7", "HAM-9.1")
@pytest.mark.card(200, 194)
def test_the_lightning_of_the_building_found_strikes_too() -> None:
    state = built(200, sites="brown pink", discard="194")
    play(state, 0, "find:free_port_store", "site:2")
    assert state.money[0] == RICH - 6 + 2 * 2  # 194: two colours of sites


@pytest.mark.clause("HAM-12.7", "HAM-12.48")
@pytest.mark.card(174)
def test_another_players_180_pays_for_the_search_card_and_for_what_it_finds() -> None:
    other = side(money=0, display="pink:180")
    state = built(174, other, sites="brown pink", discard="179")
    play(state, 0, "find:fences_office", "site:2")
    assert state.money[1] == 2 + 2


@pytest.mark.clause("HAM-12.7", "HAM-9.13")
@pytest.mark.card(163, 166)
def test_a_building_found_is_not_a_base_action() -> None:
    state = holding(163, sites="brown pink", display="pink:166", dangers="G2", discard="167")
    build(state, 163)
    play(state, 0, "accept")  # 166: for 163 itself
    play(state, 0, "find:criminal_investigation_office", "site:2")
    assert is_over(state)
    assert state.dangers[2] == 2 - 1


@pytest.mark.clause("HAM-12.6", "HAM-12.82")
@pytest.mark.card(186, 192)
def test_with_192_the_building_found_may_share_a_site() -> None:
    state = holding(186, display="pink:192", discard="191")
    build(state, 186)
    play(state, 0, "find:grand_lodge")
    assert options(state, 0) == ["site:1", "site:2"]
    assert sites(play(state, 0, "site:2"), 0) == ["brown:186", "pink:192+191"]


# -- 2 points for each building of a category in the final scoring ----------------------------

LAURELS = {
    144: "137 138", 154: "150 151", 167: "165 166", 179: "178 180", 191: "182 188",
    204: "193 203", 215: "205 214", 225: "224 226", 239: "231 240",
}  # fmt: skip


@pytest.mark.clause("HAM-12.9", "HAM-9.8")
@pytest.mark.parametrize("card", [144, 154, 167, 179, 191, 204, 215, 225, 239])
def test_two_points_for_each_building_of_the_category_at_the_end(card: int) -> None:
    state = owning(card, *numbers(LAURELS[card]), 1, step="end", workers="")
    without = owning(*numbers(LAURELS[card]), 1, step="end", workers="")
    gained = state.result()[0]["laurel"] - without.result()[0]["laurel"]
    assert gained == 2 * 3


@pytest.mark.clause("HAM-11.6")
@pytest.mark.parametrize("card", [154, 167, 179, 191])
def test_a_laurel_neither_scores_nor_counts_from_under_a_zoo_card(card: int) -> None:
    first, second = numbers(LAURELS[card])
    below = owning(first, second, zoo=f"244<{card}", step="end", workers="")
    assert below.result()[0]["laurel"] == 0
    counted = owning(card, first, zoo=f"244<{second}", step="end", workers="")
    assert counted.result()[0]["laurel"] == 2 * 2


# -- workers and money at once ----------------------------------------------------------------

GIVES = {206: "V0 O0 G0 P1 B0", 207: "V0 O0 G1 P0 B0", 208: "V0 O1 G0 P0 B0", 209: "V0 O0 G0 P0 B1"}


@pytest.mark.clause("HAM-12.51", "HAM-9.1")
@pytest.mark.parametrize("card", [206, 207, 208, 209])
def test_a_church_gives_a_worker_and_three_mark_at_once(card: int) -> None:
    state = built(card, money=4, workers="")
    assert state.money[0] == 4 - 3 + 3
    assert workers(state, 0) == GIVES[card]
    assert is_over(state)


@pytest.mark.clause("HAM-12.51")
@pytest.mark.card(142)
def test_142_gives_a_worker_of_each_foreign_colour() -> None:
    state = built(142, money=3, workers="V2 O1 G2 P1 B3")
    assert (state.money[0], workers(state, 0)) == (0, "V3 O1 G3 P2 B4")


# -- 3 Mark more with a die (the rest of the family: 138 to 140) ------------------------------


@pytest.mark.clause("HAM-12.65")
@pytest.mark.card(141)
def test_141_adds_three_mark_to_the_violet_die() -> None:
    state = owning(141, hand="213 280", dice="4 6 6 6 6 / 6")
    play(state, 0, "play:st_peter", "as:money")
    assert state.money[0] == 4 + 3


@pytest.mark.clause("HAM-12.65")
@pytest.mark.card(141)
def test_141_adds_nothing_to_another_die_or_to_another_action() -> None:
    grey = owning(141, hand="146 280", dice="4 4 4 4 4 / 4")
    assert play(grey, 0, "play:infantry_barracks", "as:money").money[0] == 4
    taking = owning(141, hand="213 280", dice="4 4 4 4 4 / 4")
    assert play(taking, 0, "play:st_peter", "as:workers").money[0] == 0


@pytest.mark.clause("HAM-12.93")
@pytest.mark.card(141, 224)
def test_141_looks_at_the_colour_named_by_224() -> None:
    into = owning(141, 224, hand="146 280", dice="5 1 2 1 1 / 1", workers="G1")
    play(into, 0, "play:infantry_barracks", "recolour:violet", "as:money")
    assert into.money[0] == 5 + 3
    away = owning(141, 224, hand="213 280", dice="5 1 2 1 1 / 1", workers="G1")
    play(away, 0, "play:st_peter", "recolour:grey", "as:money")
    assert away.money[0] == 2


@pytest.mark.clause("HAM-9.11", "HAM-12.65")
@pytest.mark.card(141, 202)
def test_141_adds_to_a_base_action_that_a_card_grants() -> None:
    state = owning(141, 202, workers="P1", discard="213", dice="6 1 1 1 1 / 1")
    use(state, 202)
    assert play(state, 0, "as:money").money[0] == 6 + 3


@pytest.mark.clause("HAM-3.4")
@pytest.mark.card(141)
def test_141_does_nothing_for_the_others() -> None:
    sides = [side(money=0, hand="213 280"), side(display="pink:141")]
    state = scene(players=2, sides=sides, dice="4 1 1 1 1 / 1")
    assert play(state, 0, "play:st_peter", "as:money").money == [4, 5]
