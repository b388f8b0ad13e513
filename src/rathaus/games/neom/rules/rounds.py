"""Generations and rounds, up to the choice and after the actions (NEO-5, 13, 14, 15)."""

from typing import Final

from rathaus.core.steps import SIDE_OR_ALL, Act, Answer, Frame, Question, Step, between
from rathaus.games.neom.components.kit import ON_CHOOSE, STRIDE
from rathaus.games.neom.moves import PICK
from rathaus.games.neom.rules import draft, gains
from rathaus.games.neom.rules.actions import EVERYONE
from rathaus.games.neom.rules.dealing import HAND
from rathaus.games.neom.state import NeomState

ROUNDS: Final = 7
GENERATIONS: Final = 3
LAST_CHOICE_OF_DISASTER: Final = 3  # solo: the round after which a disaster may not be chosen

DUO_STACKS: Final = (4, 4, 4, 3, 3, 3, 3)


def solo_stacks(tiles: int) -> tuple[int, ...]:
    """Eight equal stacks, four tiles shifted to the first three, the last one boxed (NEO-14.4)."""
    each = tiles // 8
    return (each + 2, each + 1, each + 1, each, each, each - 1, each - 1)


def begin_generation(state: NeomState, frame: Frame) -> None:
    state.generation = frame[1]
    state.round = 0
    state.picks = []
    state.routes_used = 0
    state.pool = list(state.kit.stack(state.generation, state.mark))
    state.tell("generation_began", None, generation=state.generation)
    dealt = range(state.players) if state.players >= 3 else ()
    state.push_all([*[("deal", seat, HAND) for seat in dealt], ("round", 1)])


def begin_round(state: NeomState, frame: Frame) -> None:
    state.round = frame[1]
    state.chosen = [0] * state.players
    state.disaster, state.spared = 0, -1
    if state.listener:
        state.tell("round_began", None, round=state.round)
    if state.players >= 3:
        turns: list[Frame] = [("choose", EVERYONE), ("act", EVERYONE)]
    else:
        turns = [("show", stack_sizes(state)[state.round - 1])]
        for seat in draft.turn_order(state.players, state.first):
            turns += [("choose", seat), ("act", seat)]
    state.push_all([*turns, ("strike",), ("end_round",)])


def stack_sizes(state: NeomState) -> tuple[int, ...]:
    """How many tiles are open in each round with one or two players (NEO-13.3, 14.5)."""
    if state.players == 2:
        return DUO_STACKS
    return solo_stacks(len(state.kit.stack(state.generation, state.mark)))


def choose_moves(state: NeomState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    if answer:
        return []
    tiles = state.hands[seat] if frame[1] == EVERYONE else state.display
    if state.players == 1:
        tiles = [tile for tile in tiles if not comes_too_late(state, tile)]
    return [PICK + tile for tile in tiles]


def comes_too_late(state: NeomState, tile: int) -> bool:
    """A lone player can prevent a disaster in the first rounds only (NEO-14.7)."""
    return state.kit.is_disaster[tile] and state.round > LAST_CHOICE_OF_DISASTER


def choose_resolve(state: NeomState, frame: Frame) -> None:
    """Reveal; then the coins of the Holding Company (NEO-5.6, 12.23)."""
    disasters = state.kit.is_disaster
    for seat in draft.choosers(state, frame):
        tile = draft.take(state, frame, seat)
        state.chosen[seat] = tile
        state.picks.append(tile)
        if disasters[tile]:
            state.disaster, state.spared = tile, seat
        if state.listener:
            state.tell("tile_chosen", seat, tile=tile)
        if state.traits[seat * STRIDE + ON_CHOOSE]:
            _pay_choice(state, seat)


def _pay_choice(state: NeomState, seat: int) -> None:
    for coins in gains.coins_for_choosing(state, seat):
        state.money[seat] += coins
        state.tell("choice_paid", seat, coins=coins)


def end_round(state: NeomState, frame: Frame) -> None:
    """Payments join the money; hands move on; after the last round comes income (NEO-15.7)."""
    for seat in range(state.players):
        state.money[seat] += state.received[seat]
        state.received[seat] = 0
    state.box += [tile for tile in state.chosen if state.kit.is_disaster[tile]]
    state.box += state.display
    state.display = []
    state.first = 1 - state.first  # matters with two players only
    if state.round < ROUNDS:
        draft.pass_left(state)
        state.push(("round", state.round + 1))
        return
    state.buried += [tile for hand in state.hands for tile in hand]
    state.buried += state.pool
    state.hands = [()] * state.players
    state.pool = []
    state.push(("income",))


STEPS: dict[str, Step] = {
    "generation": Act(begin_generation, between(1, GENERATIONS)),
    "round": Act(begin_round, between(1, ROUNDS)),
    "choose": Question(draft.choosers, choose_moves, choose_resolve, SIDE_OR_ALL),
    "end_round": Act(end_round),
}
