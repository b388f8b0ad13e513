"""A choice that is greyed out names the rule behind it."""

from random import Random

import pytest

import rathaus
from rathaus.core.errors import IllegalMove
from rathaus.core.steps import CHANCE
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import area, scene
from tests.games.refusing import refusals
from tests.games.scenes import play

GAME = rathaus.game("neom")


def reason(state: NeomState, notation: str, lang: str = "en") -> str:
    return str(GAME.why_not(state, 0, GAME.parse(state, notation), lang))


@pytest.mark.clause("NEO-6.2", "NEO-6.8")
def test_too_little_money_is_named_with_both_amounts() -> None:
    state = scene(seats=[area(money=0, chosen="townhouses", unbuilt="park")])
    assert reason(state, "build") == "costs 2 coins, you have 0 (NEO-6.8)"
    assert reason(state, "build", "de") == "kostet 2 Münzen, du hast 0 (NEO-6.8)"
    assert reason(state, "build", "nl") == "kost 2 munten, je hebt er 0 (NEO-6.8)"


@pytest.mark.clause("NEO-6.10")
def test_a_good_that_nobody_sells_is_named() -> None:
    state = scene(seats=[area(board="ore", chosen="antique_shop", unbuilt="park")])
    assert reason(state, "build") == "nobody sells gold (NEO-6.10)"


@pytest.mark.clause("NEO-14.9")
def test_a_good_that_the_bank_sells_later_is_named() -> None:
    state = scene(players=1, seats=[area(board="ore", chosen="antique_shop", unbuilt="park")])
    assert reason(state, "build") == "the bank does not sell gold yet (NEO-14.9)"


@pytest.mark.clause("NEO-6.6")
def test_missing_tiles_of_a_type_are_counted() -> None:
    city = "3:2 grocery_store"
    state = scene(generation=3, seats=[area(city=city, chosen="stock_exchange", unbuilt="park")])
    assert reason(state, "build") == "needs 3 commercial tiles, you have 1 (NEO-6.6)"


@pytest.mark.clause("NEO-6.35")
def test_the_limit_of_cornerstones_is_named() -> None:
    state = scene(seats=[area(city="3:2 casino", chosen="slums", unbuilt="park")])
    assert (
        reason(state, "cornerstone:park") == "your city may hold 1 cornerstone for now (NEO-6.35)"
    )


@pytest.mark.clause("NEO-6.20", "NEO-6.23")
def test_a_wrong_cell_says_what_is_wrong_with_it() -> None:
    state = scene(seats=[area(city="3:2 grocery_store", chosen="slums", unbuilt="park")])
    play(state, 0, "build")
    assert (
        reason(state, "on:3:2") == "Grocery Store stands there, which is of another type (NEO-6.23)"
    )
    assert reason(state, "on:1:1") == "it would not be linked to the center by road (NEO-6.20)"


@pytest.mark.clause("NEO-6.34")
def test_a_cornerstone_of_somebody_else_is_named() -> None:
    state = scene(seats=[area(chosen="slums", unbuilt="park")])
    assert (
        reason(state, "cornerstone:casino") == "Casino is not one of your cornerstones (NEO-6.34)"
    )


@pytest.mark.clause("NEO-6.1")
def test_a_city_without_a_fitting_road_is_named() -> None:
    """The covered center leads north and south, to shops that have no road towards it."""
    city = "3:3 gas_station; 2:3 antique_shop; 4:3 diner"
    state = scene(seats=[area(city=city, chosen="slums", unbuilt="park")])
    assert state.answers[0]  # there was no choice but to sell
    state.answers[0], state._turn = (), (0,)  # as if it had been asked
    assert reason(state, "build") == "no cell has a road to link it to (NEO-6.1)"
    assert reason(state, "cornerstone:park") == "no cell has a road to link it to (NEO-6.1)"


@pytest.mark.clause("NEO-14.7")
def test_a_disaster_that_comes_too_late_is_refused_with_its_rule() -> None:
    state = scene(players=1, round=4, step="choose", display="flood slums ranch")
    assert reason(state, "pick:flood") == "a disaster cannot be chosen after round 3 (NEO-14.7)"
    assert [refusal.text for refusal in GAME.refused(state, 0, "en")] == ["Choose Flood"]


@pytest.mark.clause("NEO-9.6")
def test_a_fine_that_cannot_be_paid_is_named() -> None:
    homes = "3:2 slums; 3:4 ranch; 2:3 tenements"
    state = scene(step="disaster", disaster="flood", seats=[area(money=1, city=homes)])
    assert state.answers[0]  # there was no choice but to remove tiles
    state.answers[0] = ()
    assert reason(state, "fine") == "costs 3 coins, you have 1 (NEO-9.6)"


def test_a_legal_move_has_no_reason_against_it() -> None:
    state = scene(seats=[area(chosen="slums", unbuilt="park")])
    assert all(GAME.why_not(state, 0, move) is None for move in state.moves(0))
    play(state, 0, "build")
    assert all(GAME.why_not(state, 0, move) is None for move in state.moves(0))


def test_an_illegal_move_is_refused_with_the_reason() -> None:
    state = scene(seats=[area(money=0, chosen="townhouses", unbuilt="park")])
    with pytest.raises(IllegalMove, match=r"build is not allowed now \(costs 2 coins, you have 0"):
        state.play(0, GAME.parse(state, "build"))


@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_refusal_in_a_game_has_a_move_a_text_and_a_reason(players: int) -> None:
    rng, state, found = Random(players), GAME.start(players), 0
    while turn := state.turn():
        if turn == (CHANCE,):
            state.play(CHANCE, state.sample(rng))
            continue
        found += len(refusals(state, turn[0], rule="NEO-"))
        state.play(turn[0], rng.choice(state.moves(turn[0])))
    assert found


@pytest.mark.clause("NEO-6.8", "NEO-6.11")
def test_what_a_tile_costs_includes_the_goods_that_have_to_be_bought() -> None:
    """1 coin is printed on it, and the neighbour sells wood for 2."""
    mine = area(board="ore", money=2, chosen="sawmill_2", unbuilt="park")
    state = scene(generation=2, seats=[mine, area(board="wood")])
    assert reason(state, "build") == "costs 3 coins, you have 2 (NEO-6.8)"


@pytest.mark.clause("NEO-6.8", "NEO-12.5")
def test_what_a_tile_costs_leaves_out_the_good_that_is_waived() -> None:
    """Without the post office the wood would cost 2 coins more."""
    mine = area(board="ore", city="3:2 post_office", money=0, chosen="sawmill_2", unbuilt="park")
    state = scene(generation=2, seats=[mine, area(board="wood")])
    assert reason(state, "build") == "costs 1 coin, you have 0 (NEO-6.8)"


@pytest.mark.clause("NEO-14.7")
def test_nothing_is_said_against_tiles_that_do_not_come_too_late() -> None:
    state = scene(players=1, round=4, step="choose", display="flood slums ranch")
    assert reason(state, "pick:slums") == "None"
    assert reason(state, "pick:fire") == "None"  # it is not offered at all
    early = scene(players=1, round=3, step="choose", display="flood slums ranch")
    assert reason(early, "pick:flood") == "None"


@pytest.mark.clause("NEO-9.6")
def test_a_fine_that_cannot_be_paid_is_looked_for_alone_too() -> None:
    homes = "3:2 slums; 3:4 ranch; 2:3 tenements"
    state = scene(players=1, step="disaster", disaster="flood", seats=[area(money=1, city=homes)])
    state.answers[0] = ()  # as if it had been asked
    assert [refusal.text for refusal in GAME.refused(state, 0, "en")] == ["Pay the fine of 3 coins"]
