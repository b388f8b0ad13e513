"""Choosing tiles, and what to do with them."""

from rathaus.bots.city_tycoon.cells import rate_cells, terrain
from rathaus.bots.city_tycoon.gains import build_gain, plant_gain
from rathaus.bots.city_tycoon.worth import EURO, Holdings, holdings_of, outlook
from rathaus.games.city_tycoon.components.box import SALE
from rathaus.games.city_tycoon.grid import SIDES
from rathaus.games.city_tycoon.moves import (
    BUY,
    DISTRICT,
    LAND_AT,
    MOST_ROWS,
    PICK,
    PLAY,
    SELL,
    WATER_AT,
)
from rathaus.games.city_tycoon.rules.extending import uses
from rathaus.games.city_tycoon.state import CityTycoonState

HOPE = 1.0  # cubes of each colour that plants still to be built will bring


def rate_picks(state: CityTycoonState, seat: int, moves: list[int]) -> list[float]:
    """Tiles already chosen count as built, so that the set fits together."""
    own = holdings_of(state, seat)
    chosen = [tile for tile in state.kept[seat] if state.kit.demands[tile]]
    own = own._replace(
        districts=own.districts + chosen, lasting=[cubes + HOPE for cubes in own.lasting]
    )
    future = outlook(state, own)
    return [build_gain(state, seat, move - PICK, own, future) for move in moves]


def rate_extension(state: CityTycoonState, seat: int, moves: list[int]) -> list[float]:
    answer = state.answers[seat]
    if not answer:
        return _rate_tiles(state, seat, moves)
    if len(answer) == 1:
        return _rate_uses(state, seat, answer[0] - PLAY, moves)
    if len(answer) == 2:
        return rate_cells(state, seat, answer[0] - PLAY, answer[1], moves)
    if BUY <= moves[0] <= BUY + MOST_ROWS:
        rows = state.kit.sells[answer[0] - PLAY]
        return [_row(state, rows, move - BUY) for move in moves]
    if LAND_AT <= moves[0] < WATER_AT + len(SIDES):
        cell = state.cell_of(answer[2])
        return [terrain(state, seat, cell, move) for move in moves]
    return [0.0] * len(moves)  # a question that we have no opinion on


def _row(state: CityTycoonState, rows: tuple[tuple[int, int], ...], row: int) -> float:
    price, points = rows[row - 1] if row else (0, 0)
    return points - EURO[state.round] * price


def _rate_tiles(state: CityTycoonState, seat: int, moves: list[int]) -> list[float]:
    """A tile is as good as its best use; what it could have been is lost otherwise."""
    own = holdings_of(state, seat)
    builds = _build_gains(state, seat, own)
    cost, money = state.kit.cost, state.money[seat]
    others = _other_gains(state, seat, own, builds)
    best = max(others.values())
    found = []
    for move in moves:
        build = builds[move - PLAY]
        instead = best - max(0.0, build - others[SELL])
        found.append(max(build, instead) if cost[move - PLAY] <= money else instead)
    return found


def _build_gains(state: CityTycoonState, seat: int, own: Holdings) -> dict[int, float]:
    future = outlook(state, own)
    return {tile: build_gain(state, seat, tile, own, future) for tile in state.kept[seat]}


def _other_gains(
    state: CityTycoonState, seat: int, own: Holdings, builds: dict[int, float]
) -> dict[int, float]:
    """The uses that any tile has."""
    found = {SELL: EURO[state.round] * SALE}
    for move in uses(state, seat, state.kept[seat][0]):
        if move not in (DISTRICT, SELL):
            found[move] = plant_gain(state, seat, move, own, builds)
    return found


def _rate_uses(state: CityTycoonState, seat: int, tile: int, moves: list[int]) -> list[float]:
    own = holdings_of(state, seat)
    builds = _build_gains(state, seat, own)
    others = _other_gains(state, seat, own, builds)
    lost = max(0.0, builds[tile] - others[SELL])
    return [builds[tile] if move == DISTRICT else others[move] - lost for move in moves]
