"""Set-up, and how tiles are dealt and shown (NEO-3, 13, 14, 16)."""

from typing import Final

from rathaus.core.groups import sorted_with
from rathaus.core.steps import SIDE, Act, Chance, Draw, Frame, Step, between
from rathaus.games.neom.city import CENTER
from rathaus.games.neom.components.boards import START_MONEY
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.moves import BOARD, DEAL, FIRST
from rathaus.games.neom.state import NeomState

HAND: Final = 8
CORNERSTONE_HAND: Final = 4


def set_up(state: NeomState, frame: Frame) -> None:
    boards: list[Frame] = [("board", seat) for seat in range(state.players)]
    starter: list[Frame] = [("starter",)] if state.players == 2 else []
    state.push_all([*boards, *starter, ("preliminary",)])


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


def undealt(state: NeomState, frame: Frame) -> list[int]:
    return state.pool if state.generation else state.reserve


def deal(state: NeomState, frame: Frame, move: int) -> None:
    """One tile into a hand, and so on until the hand is full."""
    seat: int = frame[1]
    count: int = frame[2]
    tile = move - DEAL
    undealt(state, frame).remove(tile)
    state.hands[seat] = sorted_with(state.hands[seat], tile)
    if state.listener:
        state.tell("tile_dealt", seat, audience=(seat,), tile=tile)
    if count > 1:
        state.push(("deal", seat, count - 1))


def show(state: NeomState, frame: Frame, move: int) -> None:
    """One tile of a stack face up on the table, and so on until the stack is open."""
    tile = move - DEAL
    undealt(state, frame).remove(tile)
    state.display.append(tile)
    if frame[1] > 1:
        state.push(("show", frame[1] - 1))
    else:
        state.display.sort()
        if state.listener:
            state.tell("stack_revealed", None, tiles=tuple(state.display))


def undealt_cornerstones(state: NeomState, frame: Frame) -> list[int]:
    return state.reserve


def draw_cornerstone(state: NeomState, frame: Frame, move: int) -> None:
    """Beginners get a random cornerstone, face up (NEO-16.1, 16.3)."""
    seat, tile = frame[1], move - DEAL
    state.reserve.remove(tile)
    state.unbuilt[seat] = (*state.unbuilt[seat], tile)
    state.tell("cornerstone_drawn", seat, tile=tile)


STEPS: dict[str, Step] = {
    "set_up": Act(set_up),
    "board": Chance(boards_left, take_board, SIDE),
    "starter": Chance(starters, take_start),
    "deal": Draw(undealt, DEAL, deal, SIDE, between(1, HAND)),
    "show": Draw(undealt, DEAL, show, between(1, HAND)),
    "draw_cornerstone": Draw(undealt_cornerstones, DEAL, draw_cornerstone, SIDE),
}
