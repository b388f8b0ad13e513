"""Set-up, rounds, turn order, clean-up and the end (CTY-3, 4, 5, 9, 10)."""

from rathaus.core.steps import Act, Chance, Frame, Step, between
from rathaus.games.city_tycoon.components.box import (
    BLUE,
    CATEGORIES,
    CLOSED,
    HAND,
    MONEY,
    MONEY_PER_POINT,
    MORE_MONEY,
    RED,
    ROUNDS,
    START_MONEY,
    YELLOW,
)
from rathaus.games.city_tycoon.components.kit import START, WATER
from rathaus.games.city_tycoon.grid import SOLAR_SITE, START_CELLS, WIND_SITE, cell
from rathaus.games.city_tycoon.moves import ORDER
from rathaus.games.city_tycoon.state import CityTycoonState

# -- set-up -----------------------------------------------------------------------------------


def first_tiles(players: int) -> list[tuple[int, int]]:
    """The cells of the set-up, each with its tile."""
    start = [(cell(x, y), START) for x, y in START_CELLS]
    return start + [(cell(x, y), WATER) for x, y in CLOSED[players]]


def set_up(state: CityTycoonState, frame: Frame) -> None:
    """The start tile with a cube of each colour for each player; water on closed sides."""
    for at, tile in first_tiles(state.players):
        state.put(at, tile)
        state.terrain -= tile == WATER
    fill_up(state, SOLAR_SITE, RED, state.players)
    fill_up(state, WIND_SITE, BLUE, state.players)
    state.push_all([*[("order",)] * state.players, ("round", 1)])


def fill_up(state: CityTycoonState, site: int, colour: int, number: int) -> int:
    """Cubes from the Supply until the number is reached; if they are short, what is left."""
    added = min(number - state.cubes[site], state.supply[colour])
    state.cubes[site] += added
    state.supply[colour] -= added
    return added


def seats_left(state: CityTycoonState, frame: Frame) -> list[int]:
    return [ORDER + seat for seat in range(state.players) if seat not in state.order]


def draw_order(state: CityTycoonState, frame: Frame, move: int) -> None:
    """The next in the turn order of round 1, and the money that goes with it (CTY-3.2, 3.3)."""
    seat, place = move - ORDER, len(state.order)
    state.order.append(seat)
    state.money[seat] = START_MONEY + MORE_MONEY * place
    state.tell("order_drawn", seat, place=place + 1, money=state.money[seat])


# -- rounds -----------------------------------------------------------------------------------


def begin_round(state: CityTycoonState, frame: Frame) -> None:
    """A new turn order, poorest first (CTY-5.2, 5.3), and a new stack of tiles."""
    state.round = frame[1]
    state.passed = [0] * state.players
    state.tell("round_began", None, round=state.round)
    if state.round > 1:
        state.order.sort(key=state.money.__getitem__)
        state.tell("order_changed", None, seats=tuple(state.order))
    state.pool = list(state.kit.stacks[state.round])
    state.push_all([*[("deal", seat, HAND) for seat in range(state.players)], ("draft",)])


def clean_up(state: CityTycoonState, frame: Frame) -> None:
    """Used cubes return, then plants are refilled: the start tile first (CTY-9.1, 9.2, 11.2)."""
    kit, supply = state.kit, state.supply
    for site, demand in enumerate(state.supplied):
        if demand:
            needed = kit.demands[state.tiles[site]][demand - 1]
            for colour in (RED, BLUE, YELLOW):
                supply[colour] += needed[colour]
            state.supplied[site] = 0
    fill_up(state, SOLAR_SITE, RED, state.players)
    fill_up(state, WIND_SITE, BLUE, state.players)
    for site, tile in enumerate(state.tiles):
        if kit.refills[tile]:
            added = fill_up(state, site, kit.colour[tile], kit.cubes[tile])
            if added and state.listener:
                state.tell("plant_refilled", state.owners[site], tile=tile, cubes=added)
    state.tell("city_cleaned", None)
    state.push(("round", state.round + 1))


def finish(state: CityTycoonState, frame: Frame) -> None:
    """Every full 10 € become a point (CTY-10.1)."""
    for seat in range(state.players):
        points, state.money[seat] = divmod(state.money[seat], MONEY_PER_POINT)
        state.vp[seat * len(CATEGORIES) + MONEY] += points
        if points:
            state.tell("money_changed", seat, money=points * MONEY_PER_POINT, points=points)
    state.over = True
    state.tell("game_ended", None)


STEPS: dict[str, Step] = {
    "set_up": Act(set_up),
    "order": Chance(seats_left, draw_order),
    "round": Act(begin_round, between(1, ROUNDS)),
    "clean_up": Act(clean_up),
    "finish": Act(finish),
}
