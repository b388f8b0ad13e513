"""What boards draw and the rules alone know: facts of a city, and the prospects of a tile.

Cells are numbers, row by row. Everything follows from what lies open and from the own hand.
"""

from typing import TypedDict

from rathaus.games.neom import city, scoring
from rathaus.games.neom.city import cells_of
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import IS_CORNERSTONE, STRIDE
from rathaus.games.neom.moves import BANK, BUY, SEATS
from rathaus.games.neom.rules import actions, disasters, payment, reasons
from rathaus.games.neom.rules.income import income
from rathaus.games.neom.rules.rounds import GENERATIONS
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.trial import Trial

FROM_BANK = -1


class CityFacts(TypedDict):
    """Of one city, open to all."""

    linked: list[int]  # cells connected to the center
    rings: list[int]  # the upper left cells of road squares
    polluted: dict[str, int]  # points that homes lose to pollution, by cell
    worth: dict[str, int]  # points of tiles with variable points, by tile
    income: int  # at the end of this generation
    score: int  # if the game ended now
    ghost_town: int  # points for too few homes, 0 or less
    power: int  # points for the lack of power, 0 or less
    cornerstones: int  # that may still be built in this generation
    fined: list[int]  # cells that the disaster of this round counts
    protected: list[int]  # cells that it would count, were they not protected
    fine: int  # coins


class Purchase(TypedDict):
    good: str
    seller: int  # a seat, or FROM_BANK
    coins: int


class Prospect(TypedDict):
    """A tile that a seat may choose or build: in the cheapest way, on the best cell."""

    tile: str
    cost: int  # all coins, to the bank and to sellers
    buys: list[Purchase]
    lacks: str  # the good that nobody sells
    obstacle: str  # why it cannot be built now: the name of a reason, or empty
    worth: int | None  # points, if they are variable


def city_facts(state: NeomState, seat: int) -> CityFacts:
    kit, traits, base = state.kit, state.traits, seat * STRIDE
    across, down = city.links(traits, base)
    fined, protected = disasters.counted(state, seat, state.disaster) if state.disaster else (0, 0)
    generation = min(max(state.generation, 1), GENERATIONS)
    points = scoring.variable(state, seat)
    standing = traits[base + IS_CORNERSTONE].bit_count()
    return {
        "linked": cells_of(city.flood(city.CENTER_BIT, across, down)),
        "rings": cells_of(across & across >> 5 & down & down >> 1),
        "polluted": {
            str(cell): lost for cell, lost in city.pollution_by_home(traits, base).items()
        },
        "worth": {kit.tile[tile].key: value for tile, value in points.items()},
        "income": income(state, seat, generation),
        "score": sum(points.values()) + scoring.without_variable(state, seat),
        "ghost_town": scoring.ghost_town(state, seat),
        "power": scoring.power(state, seat),
        "cornerstones": max(0, state.generation - standing),
        "fined": cells_of(fined),
        "protected": cells_of(protected),
        "fine": disasters.fine(state, seat, state.disaster) if state.disaster else 0,
    }


def prospects(state: NeomState, seat: int | None) -> list[Prospect]:
    """Of the own hand or the open stack, of the chosen tile and of the own cornerstones."""
    if seat is None or not state.generation or not state.stack:
        return []
    if actions.is_acting(state, seat):
        tiles = [state.chosen[seat]]
    elif state.chosen[seat]:
        return []
    else:
        tiles = [*state.hands[seat], *state.display]
    buildable = [tile for tile in tiles if not state.kit.is_disaster[tile]]
    return [_prospect(state, seat, tile) for tile in [*buildable, *state.unbuilt[seat]]]


def _prospect(state: NeomState, seat: int, tile: int) -> Prospect:
    against = reasons.against_building(state, seat, tile)
    plan = payment.cheapest_plan(state, seat, tile)
    return {
        "tile": state.kit.tile[tile].key,
        "cost": state.kit.price[tile] + sum(coins for _, coins, _ in plan),
        "buys": [_purchase(move, coins) for move, coins, _ in plan if payment.is_purchase(move)],
        "lacks": GOODS[against.numbers["good"]] if against and "good" in against.numbers else "",
        "obstacle": against.name if against else "",
        "worth": _best_points(state, seat, tile) if state.kit.is_variable[tile] else None,
    }


def _purchase(move: int, coins: int) -> Purchase:
    if move < BANK:
        good, seller = divmod(move - BUY, SEATS)
        return {"good": GOODS[good], "seller": seller, "coins": coins}
    return {"good": GOODS[(move - BANK) % len(GOODS)], "seller": FROM_BANK, "coins": coins}


def _best_points(state: NeomState, seat: int, tile: int) -> int:
    """On the best of its cells; if it has none, of all."""
    trial, best = Trial(state, seat), None
    for cell in cells_of(actions.cells_for(state, seat, tile) or city.ALL):
        new = trial.fresh()
        new.put(seat, cell, tile)
        points = scoring.tile_points(new, seat, cell, tile)
        best = points if best is None else max(best, points)
    return best or 0
