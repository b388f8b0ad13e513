"""Cards 241 to 280: zoo cards with their points, park cards with their income."""

from typing import Any

import pytest

from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.cards import act, can_use, holding, use
from tests.games.hamburg.scenes import draw, hand, key, scene, side, sites, workers
from tests.games.scenes import is_over, options, outcomes, play, saved

COLOURS = ("grey", "orange", "brown", "violet", "pink")  # the order of the numbers
LETTERS = "GOBVP"
ZOO_PRICES = (2, 4, 4, 6)
ZOO_POINTS = (1, 2, 2, 3)
PARK_PRICES = (1, 2, 2, 5)
PARK_POINTS = (0, 0, 0, 1)


@pytest.mark.clause("HAM-12.98", "HAM-7.16", "HAM-8.4")
@pytest.mark.parametrize("card", range(241, 261))
def test_a_zoo_card_is_laid_out_without_a_site_for_its_points(card: int) -> None:
    place = (card - 241) % 4
    state = holding(card, sites="", money=ZOO_PRICES[place], hand=f"{card} 1")
    act(state, card, "building")
    assert (state.zoo[0], state.money[0], hand(state, 0)) == ((card, 0), 0, [1])
    assert is_over(state)  # no ability
    sheet = state.result()[0]
    assert (sheet["cards"], sheet["laurel"]) == (ZOO_POINTS[place], 0)
    assert state.kit.cards[card - 1].colour == COLOURS[(card - 241) // 4]


@pytest.mark.clause("HAM-12.98", "HAM-3.8", "HAM-8.3")
@pytest.mark.parametrize("card", range(241, 261))
def test_a_zoo_card_needs_its_price_and_may_be_a_site(card: int) -> None:
    money = ZOO_PRICES[(card - 241) % 4] - 1
    letter = LETTERS[(card - 241) // 4]
    state = holding(card, sites="", money=money, workers=f"{letter}1", hand=f"{card} 1")
    play(state, 0, f"play:{key(card)}")
    assert "as:building" not in options(state, 0)
    play(state, 0, "as:site")
    assert sites(state, 0) == [COLOURS[(card - 241) // 4]]
    assert (state.zoo[0], workers(state, 0)) == ((), "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-8.2", "HAM-10.3", "HAM-11.3")
@pytest.mark.card(244, 260, 261)
def test_zoo_and_park_cards_have_their_own_majority_and_window() -> None:
    mine = side(zoo="244 260", parks="261", points=0)
    rival = side(display="pink:102", points=9)
    state = scene(players=2, sides=[mine, rival], step="phase_four", cycle=8, window=6,
                  clergymen="1 1 1 1 1 0")  # fmt: skip
    assert state.markers == [0b10000, 0b01010]
    assert [sheet["clergy"] for sheet in state.result()] == [3, 1]


@pytest.mark.clause("HAM-12.99", "HAM-7.16", "HAM-8.5")
@pytest.mark.parametrize("card", range(261, 281))
def test_a_park_card_is_laid_out_without_a_site(card: int) -> None:
    place = (card - 261) % 4
    state = holding(card, sites="", money=PARK_PRICES[place], hand=f"{card} 1")
    act(state, card, "building")
    assert (state.parks[0], state.money[0]) == ((card,), 0)
    assert is_over(state)  # nothing in phase III
    assert state.result()[0]["cards"] == PARK_POINTS[place]
    assert state.kit.cards[card - 1].colour == COLOURS[(card - 261) // 4]


# -- the income of phase I --------------------------------------------------------------------


def visit(parks: str, display: str = "", **world: Any) -> HamburgState:
    """Side 0 after its refill in phase I, with these parks, 3 Mark and 20 points."""
    mine = side(parks=parks, display=display, money=3, points=20, workers="", hand="1")
    return scene(players=2, sides=[mine], step=("cards", 0, 1), phase=1, **world)


@pytest.mark.clause("HAM-12.99", "HAM-4.7")
@pytest.mark.parametrize("card", [261, 265, 269, 273, 277])
def test_a_money_park_gives_a_mark(card: int) -> None:
    state = use(visit(str(card)), card)
    assert (state.money[0], state.points[0], workers(state, 0)) == (3 + 1, 20, "V0 O0 G0 P0 B0")
    assert state.used == [card]


@pytest.mark.clause("HAM-12.99", "HAM-4.7")
@pytest.mark.parametrize("card", [262, 266, 270, 274, 278])
def test_a_worker_park_gives_a_worker_of_its_colour(card: int) -> None:
    state = use(visit(str(card)), card)
    letter = LETTERS[(card - 261) // 4]
    assert f"{letter}1" in workers(state, 0)
    assert (sum(state.workers[:5]), state.money[0], state.points[0]) == (1, 3, 20)


DRAWN = {263: 146, 267: 121, 271: 3, 275: 213, 279: 73}


@pytest.mark.clause("HAM-12.99", "HAM-4.7")
@pytest.mark.parametrize("card", [263, 267, 271, 275, 279])
def test_a_card_park_draws_a_card_of_its_colour(card: int) -> None:
    state = use(visit(str(card)), card)
    colours = {state.kit.cards[move - 1].colour for move in state.piles[state.kit.colour[card]]}
    assert colours == {COLOURS[(card - 261) // 4]}
    assert f"card:{key(DRAWN[card])}" in outcomes(saved(state))
    draw(state, DRAWN[card])
    assert hand(state, 0) == sorted((1, DRAWN[card]))


@pytest.mark.clause("HAM-4.8", "HAM-4.4")
@pytest.mark.parametrize("card", [263, 267, 271, 275, 279])
def test_a_card_park_yields_nothing_from_an_empty_pile(card: int) -> None:
    state = use(visit(str(card), piles={COLOURS[(card - 261) // 4]: ""}), card)
    assert is_over(state)
    assert (hand(state, 0), state.used) == ([1], [card])


@pytest.mark.clause("HAM-12.99", "HAM-4.7")
@pytest.mark.parametrize("card", [264, 268, 272, 276, 280])
def test_a_point_park_scores_a_point(card: int) -> None:
    state = use(visit(str(card)), card)
    assert (state.points[0], state.money[0]) == (20 + 1, 3)


@pytest.mark.clause("HAM-4.7", "HAM-9.4", "HAM-12.60")
@pytest.mark.example("HAM EX-87")
@pytest.mark.card(261, 264, 265)
def test_parks_are_used_once_in_any_order_and_122_adds_to_money_alone() -> None:
    state = visit("261 265 264", display="pink:122")
    use(state, 265)
    assert not can_use(state, 265)
    use(state, 264)
    use(state, 261)
    assert (state.money[0], state.points[0]) == (3 + 2 + 2, 20 + 1)
    assert is_over(state)


@pytest.mark.clause("HAM-4.7", "HAM-9.4")
@pytest.mark.card(261, 262)
def test_the_income_of_parks_is_voluntary() -> None:
    state = visit("261 262")
    assert options(state, 0)[0] == "done"
    play(state, 0, "done")
    assert (is_over(state), state.money[0], state.used) == (True, 3, [])


@pytest.mark.clause("HAM-4.1", "HAM-4.6", "HAM-4.7")
@pytest.mark.example("HAM EX-74")
@pytest.mark.card(263)
def test_a_card_of_a_park_comes_on_top_of_the_limit() -> None:
    mine = side(parks="263", hand="1 2 3 4 5 6 7")
    state = scene(players=2, sides=[mine], step="phase_one")
    play(state, 0, f"discard:{key(7)}", f"discard:{key(1)}")
    assert hand(state, 0) == [2, 3, 4, 5, 6]
    use(state, 263)
    draw(state, 146)
    assert hand(state, 0) == [2, 3, 4, 5, 6, 146]
    assert state.turn() == (1,)  # the next player refills only now
