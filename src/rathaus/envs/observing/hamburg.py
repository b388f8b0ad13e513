"""Hamburg as numbers, expansions and TOM included (he is the last seat)."""

from rathaus.envs.observing.hidden_cards import known_cards
from rathaus.envs.sheet import LARGE, SEATS, Sheet
from rathaus.games.hamburg.components import CARD_KEYS
from rathaus.games.hamburg.components.tracks import BOARDS, HALF, MAJORITIES, SQUARE, WINDOWS
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.expansions.exchange import TILES as EXCHANGE_TILES
from rathaus.games.hamburg.expansions.ships import SHIPS
from rathaus.games.hamburg.state import CLERGY_KEYS, MAYOR_KEYS, TOKEN_KEYS, HamburgState

VERSION = 1
_ROOM = len(CARD_KEYS) + 1  # cards are numbered from 1; place 0: no card
_DIE = 7


def observe(sheet: Sheet, state: HamburgState, seat: int) -> None:
    sheet.section("")
    sheet.values("clock", (state.cycle, state.phase, state.round))
    sheet.marks("dice", _DIE * len(state.dice), [i * _DIE + v for i, v in enumerate(state.dice)])
    sheet.values("piles", [len(pile) for pile in state.piles], LARGE)
    sheet.marks("discard", _ROOM, state.discard)
    sheet.marks("shuffled", _ROOM, state.shuffled)
    sheet.marks("hand", _ROOM, state.hands[seat])
    sheet.marks("drawn", _ROOM, [f[2] for f in state.stack if f[0] == "granted" and f[1] == seat])
    sheet.values("statues_left", (len(state.hummels), len(state.jettes)))
    sheet.marks(
        "tokens_used", len(TOKEN_KEYS.keys), _from_zero(state.tokens_used, TOKEN_KEYS.first)
    )
    sheet.values("tokens_left", (len(state.tokens),))
    sheet.marks("window", WINDOWS + 1, (state.window + 1,))
    sheet.values("clergymen", state.clergymen)
    sheet.values("chapel", [*state.chapel, *state.chapel_front])
    sheet.bits("ships", len(SHIPS), state.ships)
    sheet.marks("exchange", EXCHANGE_TILES + 1, (state.exchange,))
    sheet.values("rate", (state.rate,))
    sheet.marks("clergy", len(CLERGY_KEYS.keys), _from_zero(state.clergy, CLERGY_KEYS.first))
    sheet.marks("starts", state.sides, ((state.crest - seat) % state.sides,))
    for place in range(state.sides):
        sheet.section(SEATS[place])
        _area(sheet, state, (seat + place) % state.sides, seat)


def _area(sheet: Sheet, state: HamburgState, side: int, viewer: int) -> None:
    """One player's area; the viewer's own is `seat0`."""
    own = slice(side * COLOUR_COUNT, (side + 1) * COLOUR_COUNT)
    sheet.marks("board", len(BOARDS) + 1, (state.boards[side] + 1,))
    sheet.values("money", (state.money[side],))
    sheet.values("points", (state.points[side],), LARGE)
    sheet.values("field", (state.square[side],), len(SQUARE))
    sheet.values("workers", state.workers[own])
    sheet.values("dangers", state.dangers[own])
    sheet.values("wall", state.walls[side * 2 : side * 2 + 2], HALF)
    sheet.bits("had_statue", 2, state.halves[side])
    sheet.values("statues", (sum(state.statues[side]), sum(state.jettes_of[side])))
    sheet.bits("markers", len(MAJORITIES), state.markers[side])
    sheet.marks("hand_colours", COLOUR_COUNT, [state.kit.colour[c] for c in state.hands[side]])
    sheet.marks("hand_known", _ROOM, known_cards(state, viewer, state.hands[side]))
    sites = state.sites[side]
    sheet.marks("sites", COLOUR_COUNT, [state.kit.colour[card] for card in sites[::3]])
    sheet.marks("sites_free", COLOUR_COUNT, _free(state, sites))
    sheet.marks("sites_known", _ROOM, known_cards(state, viewer, sites[::3]))
    sheet.marks("buildings", _ROOM, [c for i, c in enumerate(sites) if c and i % 3])
    sheet.marks("zoo", _ROOM, [card for card in state.zoo[side] if card])
    sheet.marks("parks", _ROOM, state.parks[side])
    sheet.marks("used", _ROOM, [c for c in state.used if state.has(side, c)])
    sheet.marks("mayor", MAYOR_KEYS.last + 1, (state.mayors[side],) if state.mayors[side] else ())
    sheet.marks("token", len(TOKEN_KEYS.keys), _token(state.drawn_tokens[side]))


def _free(state: HamburgState, sites: tuple[int, ...]) -> list[int]:
    return [state.kit.colour[sites[i]] for i in range(0, len(sites), 3) if not sites[i + 1]]


def _from_zero(numbers: list[int], first: int) -> list[int]:
    return [number - first for number in numbers]


def _token(number: int) -> tuple[int, ...]:
    return (number - TOKEN_KEYS.first,) if number > 0 else ()
