"""Set-up, the preliminary phase and the rounds up to the choice (NEO-3, 4, 5, 13, 14, 16)."""

from rathaus.core.steps import (
    SIDE,
    SIDE_OR_ALL,
    Act,
    Answer,
    Chance,
    Frame,
    Question,
    Step,
    between,
)
from rathaus.games.neom.city import CENTER
from rathaus.games.neom.components.boards import START_MONEY
from rathaus.games.neom.components.kit import CENTER_BASE, ON_CHOOSE, STRIDE
from rathaus.games.neom.moves import BOARD, DEAL, FIRST, PICK
from rathaus.games.neom.rules import gains
from rathaus.games.neom.rules.actions import EVERYONE
from rathaus.games.neom.state import NeomState

HAND, CORNERSTONE_HAND = 8, 4
ROUNDS = 7
GENERATIONS = 3
LAST_CHOICE_OF_DISASTER = 3  # solo: the round after which a disaster may not be chosen

DUO_CORNERSTONES = (3, 3, 3)
DUO_STACKS = (4, 4, 4, 3, 3, 3, 3)
SOLO_CORNERSTONES = (4, 3, 2)


def solo_stacks(tiles: int) -> tuple[int, ...]:
    """Eight equal stacks, four tiles shifted to the first three, the last one boxed (NEO-14.4)."""
    each = tiles // 8
    return (each + 2, each + 1, each + 1, each, each, each - 1, each - 1)


# -- set-up -----------------------------------------------------------------------------------


def set_up(state: NeomState, frame: Frame) -> None:
    boards: list[Frame] = [("board", seat) for seat in range(state.players)]
    starter: list[Frame] = [("starter",)] if state.players == 2 else []
    state.push(*boards, *starter, ("preliminary",))


def boards_left(state: NeomState, frame: Frame) -> list[int]:
    numbers = [board.number for board in state.kit.boards]
    return [BOARD + number for number in numbers if number not in state.boards]


def take_board(state: NeomState, frame: Frame, move: int) -> None:
    seat, board = frame[1], move - BOARD
    state.boards[seat] = board
    state.money[seat] = START_MONEY
    state.put(seat, CENTER, CENTER_BASE + board)
    state.tell("board_dealt", seat, board=board)


def starters(state: NeomState, frame: Frame) -> list[int]:
    return [FIRST, FIRST + 1]


def take_start(state: NeomState, frame: Frame, move: int) -> None:
    state.first = move - FIRST
    state.tell("starter_drawn", state.first)


# -- dealing ----------------------------------------------------------------------------------


def _source(state: NeomState) -> list[int]:
    return state.pool if state.generation else state.reserve


def undealt(state: NeomState, frame: Frame) -> list[int]:
    return [DEAL + tile for tile in _source(state)]


def deal(state: NeomState, frame: Frame, move: int) -> None:
    """One tile into a hand, and so on until the hand is full."""
    _, seat, count = frame
    tile = move - DEAL
    _source(state).remove(tile)
    state.hands[seat] = tuple(sorted((*state.hands[seat], tile)))
    if state.listener:
        state.tell("tile_dealt", seat, audience=(seat,), tile=tile)
    if count > 1:
        state.push(("deal", seat, count - 1))


def show(state: NeomState, frame: Frame, move: int) -> None:
    """One tile of a stack face up on the table, and so on until the stack is open."""
    tile = move - DEAL
    _source(state).remove(tile)
    state.display.append(tile)
    if frame[1] > 1:
        state.push(("show", frame[1] - 1))
    else:
        state.display.sort()
        if state.listener:
            state.tell("stack_revealed", None, tiles=tuple(state.display))


def undealt_cornerstones(state: NeomState, frame: Frame) -> list[int]:
    return [DEAL + tile for tile in state.reserve]


def draw_cornerstone(state: NeomState, frame: Frame, move: int) -> None:
    """Beginners get a random cornerstone, face up (NEO-16.1, 16.3)."""
    seat, tile = frame[1], move - DEAL
    state.reserve.remove(tile)
    state.unbuilt[seat] = (*state.unbuilt[seat], tile)
    state.tell("cornerstone_drawn", seat, tile=tile)


# -- preliminary phase ------------------------------------------------------------------------


def preliminary(state: NeomState, frame: Frame) -> None:
    state.push(*_preliminary_frames(state), ("generation", 1))


def _preliminary_frames(state: NeomState) -> list[Frame]:
    seats = range(state.players)
    if state.beginner:
        return [("draw_cornerstone", seat) for seat in seats]
    if state.players >= 3:
        return [*(("deal", seat, CORNERSTONE_HAND) for seat in seats), ("draft", EVERYONE)]
    frames: list[Frame] = []
    first = state.first
    for size in SOLO_CORNERSTONES if state.players == 1 else DUO_CORNERSTONES:
        turns = [("draft", seat) for seat in _turn_order(state.players, first)]
        frames += [("show", size), *turns, ("clear_cornerstones",)]
        first = 1 - first
    return frames


def _turn_order(players: int, first: int) -> tuple[int, ...]:
    """One or two players take their turns one after the other (NEO-13.1)."""
    return (0,) if players == 1 else (first, 1 - first)


def choosers(state: NeomState, frame: Frame) -> range | tuple[int]:
    return range(state.players) if frame[1] == EVERYONE else (frame[1],)


def draft_moves(state: NeomState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    if answer:
        return []
    return [PICK + tile for tile in (state.hands[seat] or state.display)]


def _take(state: NeomState, frame: Frame, seat: int) -> int:
    """The tile a seat has chosen leaves its hand or the open stack."""
    tile = state.answers[seat][0] - PICK
    if frame[1] == EVERYONE:
        hand = state.hands[seat]
        place = hand.index(tile)
        state.hands[seat] = hand[:place] + hand[place + 1 :]
    else:
        state.display.remove(tile)
    return tile


def draft_resolve(state: NeomState, frame: Frame) -> None:
    for seat in choosers(state, frame):
        tile = _take(state, frame, seat)
        state.unbuilt[seat] = (*state.unbuilt[seat], tile)
        if frame[1] != EVERYONE:
            state.tell("cornerstone_kept", seat, tile=tile)
    if frame[1] != EVERYONE:
        return
    if len(state.hands[0]) > 1:
        _pass_left(state)
        state.push(("draft", EVERYONE))
        return
    state.pile = [hand[0] for hand in state.hands]
    state.hands = [()] * state.players
    for seat, tiles in enumerate(state.unbuilt):
        for tile in tiles:
            state.tell("cornerstone_kept", seat, tile=tile)


def clear_cornerstones(state: NeomState, frame: Frame) -> None:
    """With two players the third is out; a lone player's leftovers form the pile."""
    if state.players == 1:
        state.pile += state.display
    else:
        state.box += state.display
    state.display = []
    state.first = 1 - state.first  # matters with two players only


def _pass_left(state: NeomState) -> None:
    """Every hand goes to the left neighbour: seat i takes up the hand of seat i - 1 (NEO-4.3)."""
    state.hands = [*state.hands[-1:], *state.hands[:-1]]


# -- generations and rounds -------------------------------------------------------------------


def begin_generation(state: NeomState, frame: Frame) -> None:
    state.generation = frame[1]
    state.round = 0
    state.picks = []
    state.routes_used = 0
    state.pool = list(state.kit.stack(state.generation, state.mark))
    state.tell("generation_began", None, generation=state.generation)
    dealt = range(state.players) if state.players >= 3 else ()
    state.push(*(("deal", seat, HAND) for seat in dealt), ("round", 1))


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
        for seat in _turn_order(state.players, state.first):
            turns += [("choose", seat), ("act", seat)]
    state.push(*turns, ("strike",), ("end_round",))


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
    for seat in choosers(state, frame):
        tile = _take(state, frame, seat)
        state.chosen[seat] = tile
        state.picks.append(tile)
        if state.kit.is_disaster[tile]:
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
        _pass_left(state)
        state.push(("round", state.round + 1))
        return
    state.buried += [tile for hand in state.hands for tile in hand]
    state.buried += state.pool
    state.hands = [()] * state.players
    state.pool = []
    state.push(("income",))


STEPS: dict[str, Step] = {
    "set_up": Act(set_up),
    "board": Chance(boards_left, take_board, SIDE),
    "starter": Chance(starters, take_start),
    "preliminary": Act(preliminary),
    "deal": Chance(undealt, deal, SIDE, between(1, HAND)),
    "show": Chance(undealt, show, between(1, HAND)),
    "draw_cornerstone": Chance(undealt_cornerstones, draw_cornerstone, SIDE),
    "draft": Question(choosers, draft_moves, draft_resolve, SIDE_OR_ALL),
    "clear_cornerstones": Act(clear_cornerstones),
    "generation": Act(begin_generation, between(1, GENERATIONS)),
    "round": Act(begin_round, between(1, ROUNDS)),
    "choose": Question(choosers, choose_moves, choose_resolve, SIDE_OR_ALL),
    "end_round": Act(end_round),
}
