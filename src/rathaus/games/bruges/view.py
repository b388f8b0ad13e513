"""What a seat may see, built up from nothing (BRU-1.11 to 1.16)."""

from typing import Final, TypedDict

from rathaus.core.groups import by_name
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.components.tracks import GATEHOUSES, MAJORITIES
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.rules import phase_four
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import knowledge

ACTIONS: Final = 3  # the phase that has turns


class HouseView(TypedDict):
    colour: str
    card: str | None  # its front, where it is known
    persons: list[str]


class SeatView(TypedDict):
    gatehouse: str
    money: int
    points: int
    field: int
    workers: dict[str, int]
    threats: dict[str, int]
    due: list[str]  # damages still to be settled
    canal: list[int]  # tokens of the left and the right section
    had_statue: list[bool]  # has the section brought a statue (or its chance)?
    statues: list[int]
    markers: list[str]
    leads: list[str]  # majorities that would turn their marker now
    hand: list[str]  # the colours of the hand
    seen: list[str]  # cards of another's hand that the viewer knows
    houses: list[HouseView]
    rotated: list[str]


class PileView(TypedDict):
    cards: int
    top: str  # the colour; empty: no card


class BrugesView(TypedDict):
    round: int
    phase: int
    turn_of_round: int  # of the actions; 0: in another phase
    last_round: int
    step: str
    crest: int
    components: str
    dice: dict[str, int]
    piles: list[PileView]  # two to draw from, and the extra pile
    blind: list[str]  # colours of cards that were drawn and not looked at yet
    backs: list[str]  # the same, if they are the viewer's own
    discard: list[str]  # in order, the top card last
    hand: list[str]
    drawn: str  # a card drawn for an action
    recolours: bool
    statues: list[int]
    seats: list[SeatView]
    traced: dict[str, list[int]]  # cards the viewer knows to be with one of these seats


def build(state: BrugesState, seat: int | None) -> BrugesView:
    return {
        "round": state.round,
        "phase": state.phase,
        "turn_of_round": state.turn_of_round if state.phase == ACTIONS else 0,
        "last_round": state.last_round,
        "step": state.stack[-1][0] if state.stack else "over",
        "crest": state.crest,
        "components": state.game.components_id,
        "dice": _by_colour(state.dice),
        "piles": [
            {"cards": size, "top": COLOURS[top] if top >= 0 else ""}
            for size, top in zip(state.sizes, state.tops, strict=True)
        ],
        "blind": [COLOURS[colour] for colour in state.blind],
        "backs": [COLOURS[colour] for colour in state.blind if _draws(state, seat)],
        "discard": _keys(state, state.discard),
        "hand": _keys(state, state.hands[seat]) if seat is not None else [],
        "drawn": _drawn(state, seat),
        "recolours": bool(state.recolours),
        "statues": list(state.statues_left),
        "seats": _seats(state, seat),
        "traced": _traced(state, seat),
    }


def _keys(state: BrugesState, cards: list[int] | tuple[int, ...]) -> list[str]:
    keys = state.kit.keys
    return [keys[card] for card in cards if card]


def _by_colour(numbers: list[int]) -> dict[str, int]:
    return by_name(COLOURS, numbers)


def _draws(state: BrugesState, seat: int | None) -> bool:
    """Is it this seat that draws cards just now?"""
    return any(frame[0] in ("draw", "front") and frame[1] == seat for frame in state.stack)


def _drawn(state: BrugesState, seat: int | None) -> str:
    mine = [frame[2] for frame in state.stack if frame[0] == "granted" and frame[1] == seat]
    return state.kit.keys[mine[-1]] if mine else ""


def _traced(state: BrugesState, seat: int | None) -> dict[str, list[int]]:
    if not any(state.traces):  # as most of the time
        return {}
    viewer, found = knowledge.viewer_of(seat), dict[str, list[int]]()
    for card in range(len(state.traces)):
        seats = knowledge.trace(state, viewer, card)
        if seats:
            found[state.kit.keys[card]] = bits(seats)
    return found


def _seats(state: BrugesState, viewer: int | None) -> list[SeatView]:
    leaders = [phase_four.leaders(state, majority) for majority in range(len(MAJORITIES))]
    return [_seat(state, seat, viewer, leaders) for seat in range(state.players)]


def _seat(state: BrugesState, seat: int, viewer: int | None, leaders: list[list[int]]) -> SeatView:
    own = slice(seat * 5, seat * 5 + 5)
    colours = sorted([state.kit.colour[card] for card in state.hands[seat]])
    return {
        "gatehouse": GATEHOUSES[state.gate(seat)],
        "money": state.money[seat],
        "points": state.points[seat],
        "field": state.reputation[seat],
        "workers": _by_colour(state.workers[own]),
        "threats": _by_colour(state.threats[own]),
        "due": [colour for i, colour in enumerate(COLOURS) if state.struck[seat] >> i & 1],
        "canal": state.canals[seat * 2 : seat * 2 + 2],
        "had_statue": [bool(state.finished[seat] >> half & 1) for half in (0, 1)],
        "statues": list(state.statues[seat]),
        "markers": [name for i, name in enumerate(MAJORITIES) if state.markers[seat] >> i & 1],
        "leads": [name for i, name in enumerate(MAJORITIES) if seat in leaders[i]],
        "hand": [COLOURS[colour] for colour in colours],
        "seen": _seen(state, seat, viewer),
        "houses": _houses(state, seat, viewer),
        "rotated": _keys(state, bits(state.persons[seat] & state.rotated)),
    }


def _houses(state: BrugesState, seat: int, viewer: int | None) -> list[HouseView]:
    houses, kit = state.houses[seat], state.kit
    return [
        {
            "colour": COLOURS[kit.colour[houses[i]]],
            "card": kit.keys[houses[i]] if knowledge.knows(state, viewer, houses[i]) else None,
            "persons": _keys(state, houses[i + 1 : i + 3]),
        }
        for i in range(0, len(houses), 3)
    ]


def _seen(state: BrugesState, seat: int, viewer: int | None) -> list[str]:
    if seat == viewer:
        return []
    return _keys(state, [c for c in state.hands[seat] if knowledge.knows(state, viewer, c)])
