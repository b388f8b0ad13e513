"""151 and 224 cost what their declarations say, in play and in words."""

from dataclasses import replace

import pytest

import rathaus
from rathaus.games.hamburg import text
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.kit import Kit
from rathaus.games.hamburg.components.vocabulary import GiveWorker, PayMark
from rathaus.games.hamburg.game import Hamburg
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import key, scene, side, workers
from tests.games.scenes import go_on, is_over, options, play


def with_cost(state: HamburgState, number: int, *cost: GiveWorker | PayMark) -> HamburgState:
    """The same position in a game where a card costs something else."""
    game = rathaus.game("hamburg")
    assert isinstance(game, Hamburg)
    cards = list(CARDS)
    ability = replace(cards[number - 1].ability, cost=cost)
    cards[number - 1] = replace(cards[number - 1], ability=ability)
    game.kit = Kit(tuple(cards))
    frames = state.stack[::-1]
    state.game, state.kit = game, game.kit
    return go_on(state, *frames)


@pytest.mark.card(224)
@pytest.mark.clause("HAM-12.92")
def test_224_names_a_colour_for_the_worker_declared() -> None:
    mine = side(display="violet:224", hand="146 259", workers="B1")
    state = with_cost(scene(sides=[mine]), 224, GiveWorker("brown"))
    play(state, 0, f"play:{key(146)}")
    move = state.game.parse(state, "recolour:pink")
    assert state.game.describe(state, 0, move, "en").startswith("Give 1 brown worker")
    play(state, 0, "recolour:pink", "as:workers")
    assert workers(state, 0) == "V0 O0 G0 P3 B0"
    without = with_cost(scene(sides=[replace(mine, workers="G1")]), 224, GiveWorker("brown"))
    play(without, 0, f"play:{key(146)}")
    assert not [each for each in options(without, 0) if each.startswith("recolour")]


@pytest.mark.card(151)
@pytest.mark.clause("HAM-6.2", "HAM-12.68")
def test_151_averts_a_raise_for_the_cost_declared() -> None:
    mine = side(display="violet:151", workers="G1", money=3)
    raised = scene(sides=[mine], step=("raise", 0, 0))
    assert is_over(raised)  # printed: a violet worker for the violet danger
    state = with_cost(scene(sides=[mine], step=("turn", 0, 0)), 151, GiveWorker("grey"), PayMark(2))
    go_on(state, ("raise", 0, 0))
    assert "1 grey worker" in state.game.prompt(state, 0, "en")
    play(state, 0, "accept")
    assert (workers(state, 0), state.money[0], state.dangers[0]) == ("V0 O0 G0 P0 B0", 3 - 2, 0)


def test_the_texts_follow_the_declared_cost() -> None:
    card = CARDS[151 - 1]
    changed = replace(card, ability=replace(card.ability, cost=(GiveWorker("grey"),)))
    assert "give 1 grey worker" in text.card_lines(changed, "en")[-1]
    assert text.symbol_row(changed) != text.symbol_row(card)
