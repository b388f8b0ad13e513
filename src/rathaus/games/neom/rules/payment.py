"""Meeting a requirement: own goods, waived goods, purchases (NEO-6a, 6b, 12.5, 13.7, 14.9).

A requirement is a price and a few terms. For every term that is not met by the city itself the
player picks one offer. An offer is (move, coins, uses): `uses` marks what can be used once in
a build, namely the waiver tiles and, for a lone player, the trade routes.
"""

from typing import Final

from rathaus.games.neom.city import CELLS, active_routes
from rathaus.games.neom.components.goods import GOODS, TIER_OF, TIERS
from rathaus.games.neom.components.kit import STRIDE, WAIVES, Term
from rathaus.games.neom.moves import BANK, BUY, COINS, OWN, SEATS, WAIVE
from rathaus.games.neom.state import NeomState

Offer = tuple[int, int, int]

UNPAYABLE: Final = 10**6
ROUTE_USES: Final = 8  # uses from this bit on are trade routes: left, then right

PRICE: Final = tuple(TIERS[tier].price for tier in TIER_OF)
SOLO_FROM: Final = tuple(TIERS[tier].solo_from for tier in TIER_OF)


def transport(players: int, buyer: int, seller: int, routes: int) -> int:
    """What the way adds to the base price, in the cheaper direction (NEO-6.12)."""
    left = (seller - buyer) % players - 1
    right = (buyer - seller) % players - 1
    return min(left - (routes & 1), right - (routes >> 1))


def meets_types(state: NeomState, seat: int, tile: int) -> bool:
    """Enough tiles of the required type stand in the city already (NEO-6.6)."""
    need = state.kit.needs[tile]
    return need is None or state.traits[seat * STRIDE + need[0]].bit_count() >= need[1]


def open_terms(state: NeomState, seat: int, tile: int) -> list[Term]:
    """The terms the player has to decide on: missing goods, and every "or" (NEO-6.9)."""
    own = state.goods[seat]
    return [
        term for term in state.kit.terms[tile] if term.is_choice or not own >> term.goods[0] & 1
    ]


def obstacle(state: NeomState, seat: int, tile: int) -> str:
    """Why there is no way to meet the requirement, by name (see `reasons`); empty: there is one."""
    kit = state.kit
    if kit.needs[tile] and not meets_types(state, seat, tile):
        return "needs_types"
    left = state.money[seat] - kit.price[tile]
    if left < 0:
        return "unpayable"
    if not kit.has_choice[tile] and not kit.needs_goods[tile] & ~state.goods[seat]:
        return ""
    payable = cheapest(state, seat, open_terms(state, seat, tile), 0, 0) <= left
    return "" if payable else "unpayable"


def next_offers(state: NeomState, seat: int, tile: int, decided: tuple[int, ...]) -> list[Offer]:
    """The offers for the first undecided term that leave the rest payable; sorted by move."""
    terms = open_terms(state, seat, tile)
    if len(decided) >= len(terms):
        return []
    paid, used = spent(state, seat, tile, decided)
    left = state.money[seat] - state.kit.price[tile] - paid
    rest, offers = len(decided) + 1, list[Offer]()
    for offer in offers_for(state, seat, terms[len(decided)], used):
        if offer[1] + cheapest(state, seat, terms, rest, used | offer[2]) <= left:
            offers.append(offer)
    offers.sort()
    return offers


def decided_offers(state: NeomState, seat: int, tile: int, decided: tuple[int, ...]) -> list[Offer]:
    """The offers behind the moves a player has made, term by term."""
    used, found = 0, list[Offer]()
    for term, move in zip(open_terms(state, seat, tile), decided, strict=False):
        for offer in offers_for(state, seat, term, used):
            if offer[0] == move:
                used |= offer[2]
                found.append(offer)
                break
    return found


def spent(state: NeomState, seat: int, tile: int, decided: tuple[int, ...]) -> tuple[int, int]:
    """The coins for the decided terms and what they use up."""
    coins = used = 0
    for offer in decided_offers(state, seat, tile, decided):
        coins += offer[1]
        used |= offer[2]
    return coins, used


def price_of(state: NeomState, seat: int, tile: int, decided: tuple[int, ...], move: int) -> int:
    """The coins for the next term if it is met by this move."""
    _, used = spent(state, seat, tile, decided)
    term = open_terms(state, seat, tile)[len(decided)]
    return next(coins for each, coins, _ in offers_for(state, seat, term, used) if each == move)


def cheapest(state: NeomState, seat: int, terms: list[Term], index: int, used: int) -> int:
    """The least coins with which all terms from `index` on can be met."""
    if index == len(terms):
        return 0
    best = UNPAYABLE
    for _, coins, uses in offers_for(state, seat, terms[index], used):
        if coins < best:
            best = min(best, coins + cheapest(state, seat, terms, index + 1, used | uses))
    return best


def cheapest_plan(state: NeomState, seat: int, tile: int) -> list[Offer]:
    """The offers that meet a requirement with the least coins, as far as there are any."""
    terms, used, plan = open_terms(state, seat, tile), 0, list[Offer]()
    for index, term in enumerate(terms):
        costs = [
            (coins + cheapest(state, seat, terms, index + 1, used | uses), move, coins, uses)
            for move, coins, uses in offers_for(state, seat, term, used)
        ]
        if costs:
            _, *offer = min(costs)
            plan.append((offer[0], offer[1], offer[2]))
            used |= offer[2]
    return plan


def offers_for(state: NeomState, seat: int, term: Term, used: int) -> list[Offer]:
    """All ways to meet one term, as far as the uses are not used up."""
    own = state.goods[seat]
    offers: list[Offer] = [(OWN + good, 0, 0) for good in term.goods if own >> good & 1]
    if not offers and state.traits[seat * STRIDE + WAIVES]:
        offers += _waivers(state, seat, term, used)
    market = _MARKET.get(state.players, _from_players)
    for good in term.goods:
        if not own >> good & 1:
            offers += market(state, seat, good, used)
    if term.coins:
        offers.append((COINS, term.coins, 0))
    return offers


def is_purchase(move: int) -> bool:
    """From a player or from the bank."""
    return BUY <= move < COINS


def full_price(state: NeomState, seat: int, move: int) -> int:
    """What a good would cost without trade routes."""
    if move >= BANK:
        return PRICE[(move - BANK) % len(GOODS)]
    good, seller = (move - BUY) // SEATS, (move - BUY) % SEATS
    return PRICE[good] + transport(state.players, seat, seller, 0)  # nothing with two players


def _waivers(state: NeomState, seat: int, term: Term, used: int) -> list[Offer]:
    city, offers = state.city[seat * CELLS : seat * CELLS + CELLS], list[Offer]()
    for index, (tile, goods) in enumerate(state.kit.waivers):
        free = not used >> index & 1 and tile in city
        if free and any(goods >> good & 1 for good in term.goods):
            offers.append((WAIVE + index, 0, 1 << index))
    return offers


def _from_players(state: NeomState, seat: int, good: int, used: int) -> list[Offer]:
    """Three to five players: from anyone who produces it (NEO-6.10)."""
    players, offers = state.players, list[Offer]()
    for other in range(players):
        if state.goods[other] >> good & 1:
            routes = active_routes(state.traits, seat * STRIDE)
            price = PRICE[good] + transport(players, seat, other, routes)
            offers.append((BUY + good * SEATS + other, price, 0))
    return offers


def _from_neighbour(state: NeomState, seat: int, good: int, used: int) -> list[Offer]:
    """Two players: from the other if that city produces it, else from the bank (NEO-13.7)."""
    routes = active_routes(state.traits, seat * STRIDE)
    price = max(1, PRICE[good] - routes.bit_count())
    other = 1 - seat
    if state.goods[other] >> good & 1:
        return [(BUY + good * SEATS + other, price, 0)]
    return [(BANK + good, price, 0)]


def _from_bank(state: NeomState, seat: int, good: int, used: int) -> list[Offer]:
    """A lone player: from the bank, with or without unused trade routes (NEO-14.9, 14.10)."""
    if state.generation < SOLO_FROM[good]:
        return []
    free = active_routes(state.traits, 0) & ~state.routes_used & ~(used >> ROUTE_USES)
    return [
        (
            BANK + len(GOODS) * routes + good,
            max(1, PRICE[good] - routes.bit_count()),
            routes << ROUTE_USES,
        )
        for routes in range(4)
        if not routes & ~free
    ]


_MARKET: Final = {1: _from_bank, 2: _from_neighbour}
