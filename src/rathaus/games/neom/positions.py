"""What can be said about a NEOM position made by hand, in the words of views and moves.

A city is a map of cells, a board goes by its good, and `at` names the moment in a round. With two
players `first` starts the round; the moments of the other one end in `_second`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rathaus.core.errors import BadPosition
from rathaus.core.position import Places, read_list
from rathaus.core.steps import Frame
from rathaus.games.neom import filling
from rathaus.games.neom.city import CELL_NAMES, CELLS
from rathaus.games.neom.components import NUMBER, TILES
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOOD_INDEX
from rathaus.games.neom.rules.actions import EVERYONE
from rathaus.games.neom.rules.dealing import HAND
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.view import CENTER_NAME, SIDES

_BOARDS = {board.key.removeprefix("board_"): board.number for board in BOARDS}
HANDS_FROM = 3  # so many players have hands; fewer choose from an open stack


def _known(what: str, value: Any, numbers: Mapping[str, int]) -> int:
    """The number behind a public name."""
    if not isinstance(value, str) or value not in numbers:
        examples = ", ".join(list(numbers)[:3])
        raise BadPosition(f"there is no {what} {value!r}; known: {examples} ...")
    return numbers[value]


# -- what lies in front of a player -----------------------------------------------------------


def _board(state: NeomState, seat: int, value: Any) -> None:
    name = value.removeprefix("board_") if isinstance(value, str) else value
    state.boards[seat] = _known("board", name, _BOARDS)


def _city(state: NeomState, seat: int, value: Any) -> None:
    """A map from cells to tiles, or all 25 cells row by row, as in a view."""
    if isinstance(value, Sequence) and not isinstance(value, str) and len(value) == CELLS:
        value = dict(zip(CELL_NAMES, value, strict=True))
    if not isinstance(value, Mapping):
        raise BadPosition(f"'city' is a map such as {{'3:2': 'slums'}}, not {value!r:.60}")
    cells = {name: cell for cell, name in enumerate(CELL_NAMES)}
    for name, key in value.items():
        cell = _known("cell", name, cells)
        if key not in ("", CENTER_NAME):
            state.city[seat * CELLS + cell] = _known("tile", key, NUMBER)


def _hand(state: NeomState, seat: int, value: Any) -> None:
    tiles = read_list("hand", value)
    state.hands[seat] = tuple(sorted(_known("tile", key, NUMBER) for key in tiles))


def _modular(state: NeomState, seat: int, value: Any) -> None:
    state.modular[seat] = _known("good", value, GOOD_INDEX) if value else -1


# -- what lies on the table -------------------------------------------------------------------


def _routes_used(state: NeomState, value: Any) -> None:
    bits = {side: 1 << bit for bit, side in enumerate(SIDES)}
    used = {_known("trade route", side, bits) for side in read_list("routes_used", value)}
    state.routes_used = sum(used)


# -- what follows -----------------------------------------------------------------------------


def _finish(state: NeomState) -> None:
    filling.fill_boards(state)
    _put_up_disaster(state)
    _check_tiles(state)
    lying = {*filling.named_tiles(state)}
    state.reserve = [tile for tile in state.reserve if tile not in lying]


def _put_up_disaster(state: NeomState) -> None:
    """Somebody has chosen it; a lone player has left it on the table."""
    if state.players == 1 and state.disaster:
        state.display.append(state.disaster)
        state.disaster = 0
    elif state.disaster:
        state.spared = state.players - 1 if state.spared < 0 else state.spared
        state.chosen[state.spared] = state.disaster
    for seat, tile in enumerate(state.chosen):
        if state.kit.is_disaster[tile]:
            state.disaster, state.spared = tile, seat


def _check_tiles(state: NeomState) -> None:
    """Each tile lies in one place, and in one that is meant for it."""
    tiles = filling.named_tiles(state)
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise BadPosition(f"{TILES[tile - 1].key} lies in two places")
    is_cornerstone, is_disaster = state.kit.is_cornerstone, state.kit.is_disaster
    for tile in (*state.pile, *(tile for group in state.unbuilt for tile in group)):
        if not is_cornerstone[tile]:
            raise BadPosition(f"{TILES[tile - 1].key} is not a cornerstone")
    for tile in state.city:
        if tile <= len(TILES) and is_disaster[tile]:
            raise BadPosition(f"{TILES[tile - 1].key} is a disaster and stands in no city")


# -- moments ----------------------------------------------------------------------------------


def _round(step: str, second: bool = False) -> Callable[[NeomState], list[Frame]]:
    """A moment in which players choose or act; the rest of the round follows."""

    def moment(state: NeomState) -> list[Frame]:
        filling.begin(state)
        if state.players >= HANDS_FROM:
            return _with_hands(state, step)
        return _in_turn(state, step, 1 - state.first if second else state.first)

    return moment


def _with_hands(state: NeomState, step: str) -> list[Frame]:
    has_chosen = step == "act"
    if has_chosen:
        filling.fill_choices(state, range(state.players))
    filling.fill_hands(state, HAND - state.round + (not has_chosen))
    filling.bury_the_rest(state)
    steps = ("act",) if has_chosen else ("choose", "act")
    return [*((each, EVERYONE) for each in steps), ("strike",), ("end_round",)]


def _in_turn(state: NeomState, step: str, seat: int) -> list[Frame]:
    has_chosen, is_second = step == "act", seat != state.first
    if has_chosen:
        filling.fill_choices(state, [seat])
    filling.fill_stacks(state, taken=has_chosen + is_second)
    filling.bury_the_rest(state)
    frames: list[Frame] = [("act", seat)] if has_chosen else [("choose", seat), ("act", seat)]
    if state.players == 2 and not is_second:
        frames += [("choose", 1 - seat), ("act", 1 - seat)]
    return [*frames, ("strike",), ("end_round",)]


def _after_actions(*steps: str) -> Callable[[NeomState], list[Frame]]:
    """A moment at the end of a round: what was chosen is sold, unless it is the disaster."""

    def moment(state: NeomState) -> list[Frame]:
        filling.begin(state)
        if state.players >= HANDS_FROM:
            _with_hands(state, "act")
        else:
            filling.fill_choices(state, range(state.players))
            filling.fill_stacks(state, taken=state.players)
            filling.bury_the_rest(state)
        lying = {*state.city, *state.box, state.disaster}
        state.box += [tile for tile in state.chosen if tile not in lying]
        return [(step,) for step in steps]

    return moment


def _draft(state: NeomState) -> list[Frame]:
    if state.players < HANDS_FROM:
        raise BadPosition("'draft' is for hands; one or two players begin at 'preliminary'")
    filling.fill_draft(state)
    return [("draft", EVERYONE), ("generation", 1)]


def _income(state: NeomState) -> list[Frame]:
    filling.begin(state)
    filling.bury_the_rest(state)
    return [("income",)]


PLACES = Places(
    table={"routes_used": _routes_used},
    seat={"board": _board, "city": _city, "hand": _hand, "modular": _modular},
    moments={
        "draft": _draft,
        "choose": _round("choose"),
        "act": _round("act"),
        "choose_second": _round("choose", second=True),
        "act_second": _round("act", second=True),
        "disaster": _after_actions("strike", "end_round"),
        "end_round": _after_actions("end_round"),
        "income": _income,
    },
    finish=_finish,
)
