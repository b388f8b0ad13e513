"""Set-up (HAM-2, 13): boards, mayors, discard pile, tiles, and the first cycle."""

from rathaus.core.steps import SIDE, Act, Answer, Chance, Frame, Step, ask, between
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.hamburg.components.tracks import (
    BOARDS,
    CYCLES,
    START_MONEY,
    START_WORKERS,
    WINDOWS,
)
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.expansions import clergy
from rathaus.games.hamburg.moves import (
    BOARD,
    CARD,
    CLERGY_TILE,
    EXCHANGE_TILE,
    MAYOR,
    MAYOR_TILE,
    START,
)
from rathaus.games.hamburg.rules import display
from rathaus.games.hamburg.rules.frames import COLOUR
from rathaus.games.hamburg.state import HamburgState


def set_up(state: HamburgState, frame: Frame) -> None:
    state.push_all(frames(state))


def frames(state: HamburgState) -> list[Frame]:
    """The steps of the set-up, in their order."""
    start: list[Frame] = [("start",)] if state.players > 1 else []
    mayor_frames: list[Frame] = []
    if state.has_expansion("mayors"):
        mayor_frames = [*(("mayor_tile", side) for side in range(state.players)), ("mayors",)]
    clergy_frames: list[Frame] = [("clergy_tile",)] * WINDOWS
    exchange_frames: list[Frame] = [("exchange",)]
    return [
        *(("board", side) for side in range(state.sides)),
        *start,
        *mayor_frames,
        *(("first_discard", colour) for colour in range(COLOUR_COUNT)),
        ("shuffle",),
        *(clergy_frames if state.has_expansion("clergy") else []),
        *(exchange_frames if state.has_expansion("exchange") else []),
        ("cycle", 1),
    ]


def boards_left(state: HamburgState, frame: Frame) -> list[int]:
    return [BOARD + board for board in range(len(BOARDS)) if board not in state.boards]


def take_board(state: HamburgState, frame: Frame, move: int) -> None:
    """The start: money and workers; a mayor may change them later (HAM-2.7)."""
    side = frame[1]
    state.boards[side] = move - BOARD
    equip(state, side, START_MONEY, START_WORKERS)
    state.tell("board_dealt", side, board=move - BOARD)


def equip(state: HamburgState, side: int, money: int, workers: int) -> None:
    state.money[side] = money
    state.workers[side * COLOUR_COUNT : (side + 1) * COLOUR_COUNT] = [workers] * COLOUR_COUNT


def starters(state: HamburgState, frame: Frame) -> list[int]:
    return [START + side for side in range(state.players)]


def take_crest(state: HamburgState, frame: Frame, move: int) -> None:
    state.crest = move - START
    state.tell("starter_drawn", state.crest)


# -- mayors (HAM-13.1.1) ----------------------------------------------------------------------


def mayor_tiles(state: HamburgState, frame: Frame) -> list[int]:
    tiles = set(state.kit.mayor_tile.values())
    return sorted(MAYOR_TILE + tile for tile in tiles if tile not in state.mayors)


def deal_mayor(state: HamburgState, frame: Frame, move: int) -> None:
    """Until a side is chosen, the number of the tile stands in its place."""
    state.mayors[frame[1]] = move - MAYOR_TILE


def ask_mayors(state: HamburgState, frame: Frame) -> None:
    people = [side for side in state.order() if not state.is_tom(side)]
    state.push_all([("mayor", side) for side in people])


def mayor_sides(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    tile = state.mayors[frame[1]]
    if answer:
        return []
    return [MAYOR + i for i, mayor in enumerate(state.kit.mayors) if mayor.tile == tile]


def take_mayor(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    mayor = state.kit.mayors[state.answers[side][0] - MAYOR]
    state.mayors[side] = mayor.number
    display.into_force(state, side, mayor.number)
    equip(state, side, mayor.money, mayor.workers)
    state.tell("mayor_chosen", side, mayor=mayor.number, tile=mayor.tile)


# -- cards and tiles --------------------------------------------------------------------------


def in_pile(state: HamburgState, frame: Frame) -> list[int]:
    return [CARD + card for card in state.piles[frame[1]]]


def first_discard(state: HamburgState, frame: Frame, move: int) -> None:
    colour, card = frame[1], move - CARD
    display.take_from_pile(state, colour, card)
    table.to_discard(state, card)
    state.tell("card_turned_up", None, card=card)


def clergy_tiles(state: HamburgState, frame: Frame) -> list[int]:
    """Any side of a tile that does not lie yet; without ships not theirs (HAM-13.6.1)."""
    gone = [*state.clergy, *(() if state.has_expansion("ships") else clergy.SHIPS_SIDES)]
    gone += [state.kit.backs[side] for side in gone]
    sides = [side.number for side in clergy.SIDES if side.number not in gone]
    return [CLERGY_TILE + side - clergy.FIRST for side in sides]


def lay_clergy(state: HamburgState, frame: Frame, move: int) -> None:
    state.clergy.append(clergy.FIRST + move - CLERGY_TILE)


def exchange_tiles(state: HamburgState, frame: Frame) -> list[int]:
    return [EXCHANGE_TILE + tile for tile in state.exchange_stack]


def open_exchange(state: HamburgState, frame: Frame, move: int) -> None:
    state.exchange = move - EXCHANGE_TILE
    state.exchange_stack.remove(state.exchange)
    state.rate = 1
    state.tell("exchange_opened", None, tile=state.exchange)


def begin_cycle(state: HamburgState, frame: Frame) -> None:
    state.cycle = frame[1]
    state.tell("cycle_began", None, cycle=state.cycle)
    state.push(("phase_one",))


STEPS: dict[str, Step] = {
    "set_up": Act(set_up),
    "board": Chance(boards_left, take_board, SIDE),
    "start": Chance(starters, take_crest),
    "mayor_tile": Chance(mayor_tiles, deal_mayor, SIDE),
    "mayors": Act(ask_mayors),
    "mayor": ask(mayor_sides, take_mayor),
    "first_discard": Chance(in_pile, first_discard, COLOUR),
    "clergy_tile": Chance(clergy_tiles, lay_clergy),
    "exchange": Chance(exchange_tiles, open_exchange),
    "cycle": Act(begin_cycle, between(1, CYCLES)),
}
