"""Hamburg as numbers, expansions and TOM included (he is the last seat)."""

from rathaus.envs.observing.hidden_cards import colours, known_cards, plots
from rathaus.envs.observing.sheet import LARGE, Sheet
from rathaus.games.hamburg.components import CARD_KEYS
from rathaus.games.hamburg.components.tracks import BOARDS, HALF, MAJORITIES, SQUARE, WINDOWS
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.expansions.exchange import TILES as EXCHANGE_TILES
from rathaus.games.hamburg.expansions.ships import SHIPS
from rathaus.games.hamburg.state import CLERGY_KEYS, MAYOR_KEYS, TOKEN_KEYS, HamburgState

VERSION = 2
_ROOM = len(CARD_KEYS) + 1  # cards are numbered from 1; place 0: no card
_DIE = 7
_TOKENS = len(TOKEN_KEYS.keys)


def observe(sheet: Sheet, state: HamburgState, seat: int) -> None:
    sheet.values("clock", (state.cycle, state.phase, state.round))
    sheet.choices("dice", _DIE, state.dice)
    sheet.values("piles", [*map(len, state.piles)], LARGE)
    sheet.marks("discard", _ROOM, state.discard)
    sheet.marks("shuffled", _ROOM, state.shuffled)
    sheet.marks("hand", _ROOM, state.hands[seat])
    sheet.marks("drawn", _ROOM, [f[2] for f in state.stack if f[0] == "granted" and f[1] == seat])
    sheet.values("statues_left", (len(state.hummels), len(state.jettes)))
    sheet.marks("tokens_used", _TOKENS, state.tokens_used, TOKEN_KEYS.first)
    sheet.values("tokens_left", (len(state.tokens),))
    sheet.choices("window", WINDOWS + 1, (state.window,), -1)
    sheet.values("clergymen", state.clergymen)
    sheet.values("chapel", state.chapel)
    sheet.values("chapel_front", state.chapel_front)
    sheet.bits("ships", len(SHIPS), state.ships)
    sheet.choices("exchange", EXCHANGE_TILES + 1, (state.exchange,))
    sheet.values("rate", (state.rate,))
    sheet.marks("clergy", len(CLERGY_KEYS.keys), state.clergy, CLERGY_KEYS.first)
    sheet.marks("used", _ROOM, state.used)
    sheet.choices("starts", state.sides, ((state.crest - seat) % state.sides,))
    _areas(sheet, state)
    _cards(sheet, state, seat)


def _areas(sheet: Sheet, state: HamburgState) -> None:
    """What lies in front of each player."""
    sheet.seat_choices("board", len(BOARDS) + 1, state.boards, -1)
    sheet.seat_values("money", state.money)
    sheet.seat_values("points", state.points, LARGE)
    sheet.seat_values("field", state.square, len(SQUARE))
    sheet.seat_values("workers", state.workers)
    sheet.seat_values("dangers", state.dangers)
    sheet.seat_values("wall", state.walls, HALF)
    sheet.seat_bits("had_statue", 2, state.halves)
    sheet.seat_values("hummels", [*map(sum, state.statues)])
    sheet.seat_values("jettes", [*map(sum, state.jettes_of)])
    sheet.seat_bits("markers", len(MAJORITIES), state.markers)
    sheet.seat_choices("mayor", MAYOR_KEYS.last + 1, state.mayors)
    tokens = [(token,) if token > 0 else () for token in state.drawn_tokens]
    sheet.seat_marks("token", _TOKENS, tokens, TOKEN_KEYS.first)


def _cards(sheet: Sheet, state: HamburgState, viewer: int) -> None:
    """The cards of each player, as far as the viewer knows them."""
    kit = state.kit
    sheet.seat_marks("hand_colours", COLOUR_COUNT, [colours(kit, hand) for hand in state.hands])
    sheet.seat_marks("hand_known", _ROOM, known_cards(state, viewer, state.hands))
    sites = [plots(kit, numbers) for numbers in state.sites]
    sheet.seat_marks("sites", COLOUR_COUNT, [each.colours for each in sites])
    sheet.seat_marks("sites_free", COLOUR_COUNT, [each.free for each in sites])
    sheet.seat_marks("sites_known", _ROOM, known_cards(state, viewer, [p.cards for p in sites]))
    sheet.seat_marks("buildings", _ROOM, [each.carried for each in sites])
    sheet.seat_marks("zoo", _ROOM, [[card for card in zoo if card] for zoo in state.zoo])
    sheet.seat_marks("parks", _ROOM, state.parks)
