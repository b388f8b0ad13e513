"""Prices: replace, multiply, then add; never below 0 (HAM-9e)."""

from typing import Final

from rathaus.games.hamburg.components.kit import members
from rathaus.games.hamburg.components.tracks import HALF
from rathaus.games.hamburg.components.vocabulary import (
    BLACK,
    COLOURS,
    OnPrice,
    PriceHalf,
    PriceLess,
    PriceMore,
    PriceSet,
)
from rathaus.games.hamburg.rules import clergy, exchange
from rathaus.games.hamburg.rules.counting import value
from rathaus.games.hamburg.state import HamburgState

# How a stone or a building comes about: by a base action with a hand card, by one that a
# card grants, or otherwise.
HAND: Final = 0
GRANTED: Final = 1
OTHERWISE: Final = 2
PHASE_TWO: Final = 2


def segment_colour(state: HamburgState, side: int, half: int) -> int:
    """The colour of the buildable segment of a half; -1: the half is complete."""
    built = state.walls[side * 2 + half]
    return state.kit.segments[state.boards[side]][half][built] if built < HALF else -1


def wall_price(state: HamburgState, side: int, half: int, how: int, times: int = 1) -> int:
    """The price of the next stone of a half (HAM-9.22)."""
    price = state.kit.wall_prices[state.boards[side]][half][state.walls[side * 2 + half]]
    mine = _own(state, side, "price:wall")
    mayor = [effect for source, effect in mine if source == state.mayors[side]]
    for effect in mayor:
        assert isinstance(effect, PriceSet)
        price = value(state, side, effect.price)
    for source, effect in mine:
        if isinstance(effect, PriceSet) and source != state.mayors[side]:
            event = state.kit.ability[source].event
            assert isinstance(event, OnPrice)
            if event.scope == "any" or how != OTHERWISE:
                price = min(price, value(state, side, effect.price))
    price *= times
    if how == HAND:
        price = _by_tiles(state, side, price, "wall", segment_colour(state, side, half))
    return price


def building_price(state: HamburgState, side: int, card: int, how: int) -> int:
    """The price of a card laid out face up; zoo and park cards pay in full (HAM-9.23)."""
    kit, price = state.kit, state.kit.price[card]
    if not kit.is_building[card]:
        return price
    mine = _own(state, side, "price:building")
    for source, effect in mine:
        event = kit.ability[source].event
        is_mine = isinstance(event, OnPrice) and event.scope == COLOURS[kit.colour[card]]
        if isinstance(effect, PriceHalf) and is_mine:
            price = (price + 1) // 2
    if how != OTHERWISE:
        for _, effect in mine:
            if isinstance(effect, PriceLess):
                price = max(0, price - value(state, side, effect.amount))
    if how == HAND:
        price = _by_tiles(state, side, price, "building", kit.colour[card])
    return price


def advance_price(state: HamburgState, side: int) -> int | None:
    """The dice price of step 4; None: no die shows 1 or 2 (HAM-5.12, 9.24)."""
    low = [die for die in state.dice if die <= 2]
    if not low:
        return None
    ignores = state.rule(side, "ignore_black") is not None
    price = sum(low) - (state.dice[BLACK] if ignores and state.dice[BLACK] <= 2 else 0)
    for _, effect in _own(state, side, "price:advance"):
        if isinstance(effect, PriceLess):
            price = max(0, price - value(state, side, effect.amount))
    price = _clergy_price(state, side, price, "advance")
    return price + surcharge(state, side)


def surcharge(state: HamburgState, side: int) -> int:
    """What other players' cards add to any advance in phase II (HAM-12.63)."""
    if state.phase != PHASE_TWO or state.rule(side, "ignore_black") is not None:
        return 0
    total = 0
    for other in state.others(side):
        for _, effect in _own(state, other, "price:advance"):
            if isinstance(effect, PriceMore):
                total += value(state, other, effect.amount)
    return total


def _own(state: HamburgState, side: int, key: str) -> list[tuple[int, object]]:
    """The side's own cards and mayor that change a price, with their effects."""
    kit = state.kit
    mine = state.in_force[side] & kit.reacts[key]
    if not mine:
        return []
    return [(source, effect) for source in members(mine) for effect in kit.ability[source].effect]


def _by_tiles(state: HamburgState, side: int, price: int, what: str, colour: int) -> int:
    """Clergy tile, then exchange tile: only with a hand card (HAM-9.12)."""
    if state.is_tom(side):
        return price
    price = _clergy_price(state, side, price, what)
    tile = exchange.active(state)
    if tile and state.kit.reacts[f"base:{what}"] >> tile & 1:
        for effect in state.kit.ability[tile].effect:
            price = _changed(state, side, price, effect, colour)
    return price


def _clergy_price(state: HamburgState, side: int, price: int, what: str) -> int:
    tile = clergy.active(state)
    if tile and state.kit.reacts[f"price:{what}"] >> tile & 1:
        for effect in state.kit.ability[tile].effect:
            price = _changed(state, side, price, effect, -1)
    return price


def _changed(state: HamburgState, side: int, price: int, effect: object, colour: int) -> int:
    is_choosy = isinstance(effect, PriceSet | PriceMore) and effect.only_value_colours
    if is_choosy and colour not in exchange.colour_values(state):
        return price
    if isinstance(effect, PriceSet):
        return value(state, side, effect.price)
    if isinstance(effect, PriceLess):
        return max(0, price - value(state, side, effect.amount))
    return price + value(state, side, effect.amount) if isinstance(effect, PriceMore) else price
