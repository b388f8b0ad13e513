"""What a seat may see, built up from nothing (HAM-15)."""

from typing import Final, TypedDict

from rathaus.core.groups import by_name
from rathaus.games.bruges_and_hamburg import knowledge
from rathaus.games.hamburg import scoring
from rathaus.games.hamburg.components.kit import members
from rathaus.games.hamburg.components.tracks import BOARDS, MAJORITIES
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT, COLOURS, DICE
from rathaus.games.hamburg.expansions import clergy, dangers, mayors
from rathaus.games.hamburg.expansions.exchange import FIRST, SIDES
from rathaus.games.hamburg.rules import exchange, prices
from rathaus.games.hamburg.rules.phase_four import standing
from rathaus.games.hamburg.rules.phase_three import rounds
from rathaus.games.hamburg.state import HamburgState

BASE_ACTIONS: Final = 3  # the phase that has rounds


class SiteView(TypedDict):
    colour: str
    card: str | None  # the front of the site, where it is known
    buildings: list[str]


class ZooView(TypedDict):
    card: str
    under: str


class SideView(TypedDict):
    board: str
    money: int
    points: int
    field: int
    workers: dict[str, int]
    dangers: dict[str, int]
    wall: list[int]  # stones of the left and the right half
    statues: list[int]
    jettes: list[int]
    markers: list[str]
    had_statue: list[bool]  # has the half brought a statue (or its chance)?
    hand: list[str]  # the colours of the hand
    seen: list[str]  # cards of another's hand that the viewer knows
    sites: list[SiteView]
    zoo: list[ZooView]
    parks: list[str]
    mayor_tile: int
    mayor: str  # the side chosen
    token: str
    used: list[str]
    used_twice: bool  # has activated a building a second time in this cycle
    advance: int | None  # the price on the square by the dice that lie there
    standing: dict[str, int]  # what each majority compares
    for_windows: dict[str, int]  # cards that count at each window of the church


class HamburgView(TypedDict):
    cycle: int
    phase: int
    round: int  # of the base actions; 0: in another phase
    step: str
    crest: int
    expansions: list[int]
    components: str
    dice: dict[str, int]
    piles: dict[str, int]
    discard: list[str]  # in order, the top card last
    shuffled: list[str]  # below, in unknown order
    hand: list[str]
    drawn: str  # a card drawn for a base action
    sides: list[SideView]
    hummels: list[int]
    jettes: list[int]
    tokens: int
    tokens_used: list[str]
    window: str
    clergymen: dict[str, int]
    chapel: dict[str, int]
    chapel_front: dict[str, int]
    ships: list[str]
    exchange: str
    exchange_left: int  # tiles below
    rate: int
    clergy: list[str]
    peeked: dict[str, list[str]]  # piles the viewer has looked through, as they were then
    rounds: int  # of phase III in this cycle
    traced: dict[str, list[int]]  # cards the viewer knows to be with one of these sides


def build(state: HamburgState, seat: int | None) -> HamburgView:
    return {
        "cycle": state.cycle,
        "phase": state.phase,
        "round": state.round if state.phase == BASE_ACTIONS else 0,
        "step": state.stack[-1][0] if state.stack else "over",
        "crest": state.crest,
        "expansions": [number for number in range(1, 7) if state.expansions >> number & 1],
        "components": state.game.components_id,
        "dice": by_name(DICE, state.dice),
        "piles": _by_colour([len(pile) for pile in state.piles]),
        "discard": _keys(state, state.discard),
        "shuffled": _keys(state, sorted(state.shuffled)),
        "hand": _keys(state, state.hands[seat]) if seat is not None else [],
        "drawn": _drawn(state, seat),
        "sides": [_side(state, side, seat) for side in range(state.sides)],
        "hummels": list(state.hummels),
        "jettes": list(state.jettes),
        "tokens": len(state.tokens),
        "tokens_used": [_token(number) for number in state.tokens_used],
        "window": state.kit.windows[state.window] if state.window >= 0 else "",
        "clergymen": by_name(state.kit.windows, state.clergymen),
        "chapel": _by_colour(state.chapel),
        "chapel_front": _by_colour(state.chapel_front),
        "ships": [colour for i, colour in enumerate(DICE) if state.ships >> i & 1],
        "exchange": _exchange(state),
        "exchange_left": len(state.exchange_stack),
        "rate": state.rate,
        "clergy": [clergy.SIDES[side - clergy.FIRST].key for side in state.clergy],
        "peeked": _peeked(state, seat),
        "rounds": rounds(state),
        "traced": _traced(state, seat),
    }


def _keys(state: HamburgState, cards: list[int] | tuple[int, ...]) -> list[str]:
    keys = state.kit.keys
    return [keys[card] for card in cards if card]


def _by_colour(numbers: list[int]) -> dict[str, int]:
    return by_name(COLOURS, numbers)


def _token(number: int) -> str:
    return dangers.TOKENS[number - dangers.FIRST].key if number > 0 else ""


def _exchange(state: HamburgState) -> str:
    side = exchange.active(state)
    return SIDES[side - FIRST].key if side else ""


def _mayor(number: int) -> str:
    return mayors.MAYORS[number - mayors.FIRST].key if number >= mayors.FIRST else ""


def _drawn(state: HamburgState, seat: int | None) -> str:
    mine = [frame[2] for frame in state.stack if frame[0] == "granted" and frame[1] == seat]
    return state.kit.keys[mine[-1]] if mine else ""


def _peeked(state: HamburgState, seat: int | None) -> dict[str, list[str]]:
    """Piles the seat has looked through, as they were then."""
    if seat is None:
        return {}
    masks = state.peeked[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]
    return {
        colour: _keys(state, members(mask))
        for colour, mask in zip(COLOURS, masks, strict=True)
        if mask
    }


def _traced(state: HamburgState, seat: int | None) -> dict[str, list[int]]:
    if not any(state.traces):  # as most of the time
        return {}
    viewer, found = knowledge.viewer_of(seat), dict[str, list[int]]()
    for card in range(len(state.traces)):
        sides = knowledge.trace(state, viewer, card)
        if sides:
            found[state.kit.keys[card]] = members(sides)
    return found


def _side(state: HamburgState, side: int, viewer: int | None) -> SideView:
    own = slice(side * COLOUR_COUNT, (side + 1) * COLOUR_COUNT)
    return {
        "board": BOARDS[state.boards[side]] if state.boards[side] >= 0 else "",
        "money": state.money[side],
        "points": state.points[side],
        "field": state.square[side],
        "workers": _by_colour(state.workers[own]),
        "dangers": _by_colour(state.dangers[own]),
        "wall": state.walls[side * 2 : side * 2 + 2],
        "statues": list(state.statues[side]),
        "jettes": list(state.jettes_of[side]),
        "markers": [name for i, name in enumerate(MAJORITIES) if state.markers[side] >> i & 1],
        "had_statue": [bool(state.halves[side] >> half & 1) for half in (0, 1)],
        "hand": sorted([COLOURS[state.kit.colour[card]] for card in state.hands[side]]),
        "seen": _seen(state, side, viewer),
        "sites": _sites(state, side, viewer),
        "zoo": _zoo(state, side),
        "parks": _keys(state, state.parks[side]),
        "mayor_tile": state.mayor_tile(side),
        "mayor": _mayor(state.mayors[side]),
        "token": _token(state.drawn_tokens[side]),
        "used": _keys(state, sorted([card for card in state.used if state.has(side, card)])),
        "used_twice": side in state.again,
        "advance": prices.advance_price(state, side),
        "standing": {name: standing(state, i, side) for i, name in enumerate(MAJORITIES)},
        "for_windows": by_name(DICE, scoring.for_windows(state, side)),
    }


def _sites(state: HamburgState, side: int, viewer: int | None) -> list[SiteView]:
    sites, kit = state.sites[side], state.kit
    return [
        {
            "colour": COLOURS[kit.colour[sites[i]]],
            "card": kit.keys[sites[i]] if knowledge.knows(state, viewer, sites[i]) else None,
            "buildings": _keys(state, sites[i + 1 : i + 3]),
        }
        for i in range(0, len(sites), 3)
    ]


def _seen(state: HamburgState, side: int, viewer: int | None) -> list[str]:
    if side == viewer:
        return []
    return _keys(state, [c for c in state.hands[side] if knowledge.knows(state, viewer, c)])


def _zoo(state: HamburgState, side: int) -> list[ZooView]:
    zoo, keys = state.zoo[side], state.kit.keys
    return [{"card": keys[zoo[i]], "under": keys[zoo[i + 1]]} for i in range(0, len(zoo), 2)]
