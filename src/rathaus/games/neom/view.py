"""What a seat may see, built up from nothing."""

from typing import Final, TypedDict

from rathaus.games.neom import drawn, knowledge
from rathaus.games.neom.city import CELLS, active_routes, cells_of
from rathaus.games.neom.components import TILE_KEYS
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import STRIDE
from rathaus.games.neom.rules.actions import is_acting
from rathaus.games.neom.rules.rounds import ROUNDS
from rathaus.games.neom.state import NeomState

CENTER_NAME: Final = "center"  # stands for the uncovered city center
SIDES = LEFT, RIGHT = "left", "right"  # trade routes, in the order of their bits
_ROUTES: Final = ((), (LEFT,), (RIGHT,), SIDES)  # by mask
_KEYS: Final = ("", *TILE_KEYS, *[CENTER_NAME for _ in BOARDS])


class SeatView(TypedDict):
    """One player's area. Tiles are keys; an empty cell is an empty string."""

    board: str
    money: int
    received: int  # in this round, usable from the next one on
    city: list[str]  # 25 cells, row by row
    goods: list[str]
    routes: list[str]  # active trade routes: left, right
    unbuilt: list[str | None]  # cornerstones; None: face down
    modular: str  # the good chosen for the Modular Factory
    chosen: str
    hand_size: int
    savings: int  # money before the final income; -1: not yet paid
    final_income: int
    drawn: drawn.CityFacts


class PassedHand(TypedDict):
    """A hand that went through this seat's. In a generation all choices are open: what was taken
    from it since is known. In the preliminary phase nobody knows: `tiles` are as it was given away.
    """

    holder: int  # who has it; after the choice, who takes it up next
    tiles: list[str]
    taken: list[str]


class NeomView(TypedDict):
    generation: int  # 0: the preliminary phase
    round: int
    step: str  # what is being decided
    beginner: bool
    tiles: str  # the mark of the tiles in play
    components: str
    first: int | None  # two players: who starts this round
    seats: list[SeatView]
    hand: list[str]
    to_build: str  # the own chosen tile, until it is used
    passed: list[PassedHand]
    display: list[str]  # one or two players: the open stack
    picks: list[str]  # what was chosen in this generation, round by round
    stack: int  # how many tiles are still to come
    pile: list[str | None]  # leftover cornerstones; None: unknown, empty: taken
    box: list[str]  # out of the game
    disaster: str
    routes_used: list[str]
    prospects: list[drawn.Prospect]


def build(state: NeomState, seat: int | None) -> NeomView:
    return {
        "generation": state.generation,
        "round": state.round,
        "step": state.stack[-1][0] if state.stack else "over",
        "beginner": state.beginner,
        "tiles": f"{state.mark}+",
        "components": state.game.components_id,
        "first": state.first if state.players == 2 else None,
        "seats": [_seat(state, other, seat) for other in range(state.players)],
        "hand": _hand(state, seat),
        "to_build": _to_build(state, seat),
        "passed": _passed(state, seat),
        "display": _keys(state.display),
        "picks": _keys(state.picks),
        "stack": len(state.pool),
        "pile": _pile(state, seat),
        "box": _keys(state.box),
        "disaster": tile_key(state.disaster),
        "routes_used": routes_of(state.routes_used),
        "prospects": drawn.prospects(state, seat),
    }


def tile_key(tile: int) -> str:
    """The public name of a tile; no tile has an empty one."""
    return _KEYS[tile]


def _keys(tiles: list[int] | tuple[int, ...]) -> list[str]:
    return [_KEYS[tile] for tile in tiles]


def routes_of(routes: int) -> list[str]:
    """The trade routes of a mask by name."""
    return [*_ROUTES[routes]]


def _seat(state: NeomState, seat: int, viewer: int | None) -> SeatView:
    """Cornerstones lie face down until the preliminary phase is over (NEO-4.5)."""
    unbuilt: list[str | None] = [*_keys(state.unbuilt[seat])]
    drafting = not state.generation and not state.beginner and state.players > 2
    if drafting and seat != viewer and not state.pile:
        unbuilt = [None] * len(unbuilt)
    board = state.boards[seat]
    return {
        "board": state.kit.boards[board - 1].key if board else "",
        "money": state.money[seat],
        "received": state.received[seat],
        "city": _keys(state.city[seat * CELLS : seat * CELLS + CELLS]),
        "goods": [GOODS[good] for good in cells_of(state.goods[seat])],
        "routes": routes_of(active_routes(state.traits, seat * STRIDE)),
        "unbuilt": unbuilt,
        "modular": GOODS[state.modular[seat]] if state.modular[seat] >= 0 else "",
        "chosen": tile_key(state.chosen[seat]),
        "hand_size": len(state.hands[seat]),
        "savings": state.savings[seat],
        "final_income": state.final_income[seat],
        "drawn": drawn.city_facts(state, seat),
    }


def _hand(state: NeomState, seat: int | None) -> list[str]:
    """After the choice the rest lies aside: it is no longer a hand (NEO-5.3)."""
    return [] if seat is None or state.chosen[seat] else _keys(state.hands[seat])


def _to_build(state: NeomState, seat: int | None) -> str:
    if seat is None or not is_acting(state, seat):
        return ""
    return tile_key(state.chosen[seat])


def _passed(state: NeomState, seat: int | None) -> list[PassedHand]:
    """The hands that have passed through this seat's; the last tiles are not passed (NEO-5.5)."""
    if seat is None or state.players < knowledge.HIDDEN_HANDS:
        return []
    is_aside = bool(state.chosen[seat])
    if is_aside and state.round == ROUNDS:
        return []
    return [
        _passed_hand(state, seat, holder, is_aside)
        for holder in range(state.players)
        if (holder != seat or is_aside)
        and state.hands[holder]
        and knowledge.has_seen(state, seat, holder)
    ]


def _passed_hand(state: NeomState, seat: int, holder: int, is_aside: bool) -> PassedHand:
    given = [*state.hands[holder]] if holder == seat else knowledge.passed_on(state, seat, holder)
    left = state.hands[holder] if state.generation else given
    return {
        "holder": (holder + is_aside) % state.players,
        "tiles": _keys([tile for tile in given if tile in left]),
        "taken": _keys([tile for tile in given if tile not in left]),
    }


def _pile(state: NeomState, seat: int | None) -> list[str | None]:
    """The leftover cornerstones: known from the draft, or because the seat may look now."""
    return [
        tile_key(tile) if not tile or knowledge.knows_pile(state, seat, index) else None
        for index, tile in enumerate(state.pile)
    ]
