"""How to meet a requirement, and what the Modular Factory makes (NEO-6b, 13, 14)."""

from rathaus.core.catalogue import Target
from rathaus.core.steps import Answer
from rathaus.core.text import Phrase, fill, with_notes
from rathaus.games.neom.city import active_routes
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import STRIDE, Term
from rathaus.games.neom.moves import BANK, BUY, ON, SEATS, WAIVER_KEYS
from rathaus.games.neom.questions import city_changes
from rathaus.games.neom.questions.choice import (
    SAVED,
    Asked,
    Choice,
    Effects,
    MoveKind,
    Spoken,
    Targets,
    counted,
    money,
    paid,
    piece,
)
from rathaus.games.neom.rules import actions, payment
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.text import tiles
from rathaus.games.neom.text.words import Words
from rathaus.games.neom.view import LEFT, RIGHT, SIDES, routes_of


def ask(asked: Asked, name: str) -> str:
    """For the tile of that name."""
    term = _open_term(asked.state, asked.seat)
    if term is None:
        return asked.ask("make", tile=name)
    return asked.ask("need", tile=name, goods=term_text(term, asked.words))


def _open_term(state: NeomState, seat: int) -> Term | None:
    """The part of a requirement that a builder has to decide on next."""
    tile, decided = _tile_and_offers(state, seat)
    terms = payment.open_terms(state, seat, tile)
    return terms[len(decided)] if len(decided) < len(terms) else None


def _tile_and_offers(state: NeomState, seat: int) -> tuple[int, Answer]:
    """The tile of a build, and the offers taken for it; action and cell come first."""
    action, _, *offers = state.answers[seat]
    return actions.tile_of(state, seat, action), tuple(offers)


def term_text(term: Term, words: Words) -> str:
    parts = [words.goods[GOODS[good]] for good in term.goods]
    if term.coins:
        parts.append(tiles.coins(term.coins, words))
    return fill(words.facts["either"], goods=tiles.either(parts, words)) if parts[1:] else parts[0]


# -- offers in words --------------------------------------------------------------------------


def _own(choice: Spoken) -> str:
    return choice.say("own", good=choice.good(choice.index))


def _waive(choice: Spoken) -> str:
    waiver, covered = choice.state.kit.waivers[choice.index]
    term = _open_term(choice.state, choice.seat)
    goods = [choice.good(good) for good in (term.goods if term else ()) if covered >> good & 1]
    return choice.say("waive", tile=choice.tile(waiver), good=tiles.either(goods, choice.words))


def _buy(choice: Spoken) -> str:
    good, seller = divmod(choice.index, SEATS)
    player = choice.player(seller)
    return choice.say("buy", good=choice.good(good), player=player, coins=_price(choice))


def _coins(choice: Spoken) -> str:
    return choice.say("coins", coins=_price(choice))


def _make(choice: Spoken) -> Phrase:
    has_already = choice.state.goods[choice.seat] >> choice.index & 1
    text = choice.say("make", good=choice.good(choice.index))
    return with_notes(text, choice.note("already_made") if has_already else "")


def _price(choice: Choice) -> int:
    """What the engine charges for this offer."""
    tile, decided = _tile_and_offers(choice.state, choice.seat)
    return payment.price_of(choice.state, choice.seat, tile, decided, choice.move)


# -- targets and effects ----------------------------------------------------------------------


def _own_good(choice: Choice) -> Targets:
    return piece(GOODS[choice.index], "goods", choice.seat)


def _waiver(choice: Choice) -> Targets:
    return piece(WAIVER_KEYS[choice.index], "city", choice.seat)


def _seller(choice: Choice) -> Targets:
    good, seller = divmod(choice.index, SEATS)
    if seller >= choice.state.players:
        return piece(GOODS[good])
    return (Target("piece", GOODS[good], "goods", seller), Target("seat", str(seller)))


def _modular(choice: Choice) -> Targets:
    return piece(GOODS[choice.index], "modular", choice.seat)


def _settled(choice: Choice) -> Effects:
    """The price of an offer, and of those that follow without a choice."""
    state, seat, move = choice.state, choice.seat, choice.move
    tile, decided = _tile_and_offers(state, seat)
    now = _purchase(state, seat, move, _price(choice))
    return now + certain_payments(state, seat, tile, (*decided, move))


def certain_payments(state: NeomState, seat: int, tile: int, decided: Answer) -> Effects:
    """The purchases that leave no choice, up to the next one that does."""
    found: Effects = ()
    while len(offers := payment.next_offers(state, seat, tile, decided)) == 1:
        move, coins, _ = offers[0]
        found += _purchase(state, seat, move, coins)
        decided += (move,)
    return found


def _purchase(state: NeomState, seat: int, move: int, coins: int) -> Effects:
    """What is paid to whom, and what trade routes save."""
    if not payment.is_purchase(move):
        return paid(coins)
    saved = counted(SAVED, payment.full_price(state, seat, move) - coins)
    return paid(coins, (move - BUY) % SEATS if move < BANK else None) + saved


def _made(choice: Choice) -> Effects:
    """Told alone: the rest of the tile was told with its cell."""
    action, on, *_ = choice.state.answers[choice.seat]
    tile = actions.tile_of(choice.state, choice.seat, action)
    return city_changes.made(choice.state, choice.seat, tile, on - ON, choice.index)


def _bank(*used: str) -> MoveKind:
    """A good from the bank; a lone player may use up trade routes for it."""
    key = ("bank", "bank_route", "bank_both")[len(used)]

    def describe(choice: Spoken) -> str:
        side = choice.words.sides[SIDES.index(used[0])] if used else ""
        return choice.say(key, good=choice.good(choice.index), side=side, coins=_price(choice))

    def targets(choice: Choice) -> Targets:
        active = routes_of(active_routes(choice.state.traits, choice.seat * STRIDE))
        places = [str(active.index(side)) for side in used if side in active]
        routes = tuple(Target("place", place, "routes", choice.seat) for place in places)
        return piece(GOODS[choice.index]) + routes

    return MoveKind(describe, targets, _settled)


MOVES = {
    "own": MoveKind(_own, _own_good, _settled),
    "waive": MoveKind(_waive, _waiver, _settled),
    "buy": MoveKind(_buy, _seller, _settled),
    "bank": _bank(),
    "bank_left": _bank(LEFT),
    "bank_right": _bank(RIGHT),
    "bank_both": _bank(LEFT, RIGHT),
    "coins": MoveKind(_coins, money, _settled),
    "make": MoveKind(_make, _modular, _made),
}
