"""Phase III: place a district, place a power plant, or sell the tile (CTY-7)."""

from typing import Final

from rathaus.core.groups import without
from rathaus.core.reasons import Against
from rathaus.core.steps import Answer, Frame, Question, Step, within
from rathaus.games.city_tycoon.components.box import (
    BLUE,
    BOUGHT,
    BUILT,
    CATEGORIES,
    COUNTED,
    HAND,
    RED,
    SALE,
    SEATS,
    STACK,
    YELLOW,
)
from rathaus.games.city_tycoon.components.kit import LAND, NO_PLANT, WATER, plant_tile
from rathaus.games.city_tycoon.components.vocabulary import KINDS, SellPoints
from rathaus.games.city_tycoon.grid import SIDES, TO_NEIGHBOURS, place
from rathaus.games.city_tycoon.moves import (
    BUY,
    DISTRICT,
    LAND_AT,
    PLANT,
    PLAY,
    SELL,
    SPACE,
    WATER_AT,
)
from rathaus.games.city_tycoon.rules.course import fill_up
from rathaus.games.city_tycoon.state import OPEN, CityTycoonState

USES: Final = (DISTRICT, *range(PLANT, PLANT + len(KINDS)), SELL)


def seats(state: CityTycoonState, frame: Frame) -> tuple[int]:
    """In turn order, six times round (CTY-7.1); the frame counts the actions."""
    return (state.order[frame[1] % state.players],)


def moves(state: CityTycoonState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Which tile; what to do with it; where; what to buy; where the terrain goes."""
    decided = len(answer)
    if not decided:
        return [PLAY + tile for tile in state.kept[seat]]
    if decided == 1:
        return uses(state, seat, answer[0] - PLAY)
    if answer[1] == SELL:
        return []
    if decided == 2:
        return state.open_moves[:]
    if answer[1] != DISTRICT or not state.kit.asks_more[answer[0] - PLAY]:
        return []
    return _details(state, seat, answer)


def uses(state: CityTycoonState, seat: int, tile: int) -> list[int]:
    """What the player can pay for (CTY-7.5, 7.8); selling is always possible (CTY-7.2)."""
    kit, money = state.kit, state.money[seat]
    found = [DISTRICT] if kit.cost[tile] <= money else []
    red, blue = state.stacks
    use = PLANT
    for costs in (kit.plant_costs[RED][red], kit.plant_costs[BLUE][blue]):
        if costs[0] <= money:
            found.append(use)
        if costs[1] <= money:
            found.append(use + 1)
        use += 2
    found.append(SELL)
    return found


def cost_of(state: CityTycoonState, tile: int, use: int) -> int:
    """What it costs to use a tile in such a way; `NO_PLANT` if the stack is empty."""
    if use in (DISTRICT, SELL):
        return state.kit.cost[tile] if use == DISTRICT else 0
    colour, side = (use - PLANT) // 2, (use - PLANT) % 2
    return state.kit.plant_costs[colour][state.stacks[colour]][side]


def plant_of(state: CityTycoonState, move: int) -> int:
    """The plant that a move takes from the top of its stack; 0 if the stack is empty."""
    colour, side = (move - PLANT) // 2, (move - PLANT) % 2
    number = state.stacks[colour]
    return plant_tile(colour, number, side) if number <= STACK else 0


def placed_in(state: CityTycoonState, answer: Answer) -> int:
    """What an action puts into the city: the district itself, or the plant it is given up for."""
    return answer[0] - PLAY if answer[1] == DISTRICT else plant_of(state, answer[1])


# -- what a district asks besides its cell ----------------------------------------------------


def _details(state: CityTycoonState, seat: int, answer: Answer) -> list[int]:
    tile = answer[0] - PLAY
    if len(answer) == 3:
        effect = state.kit.asks[tile]
        if isinstance(effect, SellPoints):
            return _rows(effect, money_left(state, seat, tile))
    return terrain_moves(state, tile, state.cell_of(answer[2]), terrain_in(state, answer))


def _rows(effect: SellPoints, money: int) -> list[int]:
    """One that can be paid, or nothing (CTY-7.17)."""
    paid = [BUY + row for row, (price, _) in enumerate(effect.rows, start=1) if price <= money]
    return [BUY, *paid]


def money_left(state: CityTycoonState, seat: int, tile: int) -> int:
    """After paying for a district."""
    return state.money[seat] - state.kit.cost[tile]


def terrain_in(state: CityTycoonState, answer: Answer) -> Answer:
    """The decisions about terrain in an answer: they come last."""
    return answer[3 if state.kit.asks[answer[0] - PLAY] is None else 4 :]


def terrain_moves(state: CityTycoonState, tile: int, cell: int, decided: Answer) -> list[int]:
    """Where the next terrain tile may go; none: all are placed that can be (CTY-7.12 to 7.15)."""
    free = free_sides(state, cell, decided)
    if not free or len(decided) >= state.terrain:
        return []
    land, water = symbols_left(state, tile, decided)
    if not land or not water:
        first, count = (LAND_AT, land) if land else (WATER_AT, water)
        if count >= len(free):
            free = free[:1]  # all free cells are filled: nothing to decide
        return [first + side for side in free] if count else []
    return [LAND_AT + side for side in free] + [WATER_AT + side for side in free]


def free_sides(state: CityTycoonState, cell: int, decided: Answer) -> list[int]:
    """Where no tile lies beside a cell, and none will."""
    used = [(move - LAND_AT) % len(SIDES) for move in decided]
    return [
        side
        for side in range(len(SIDES))
        if side not in used and state.cells.get(cell + TO_NEIGHBOURS[side], OPEN) == OPEN
    ]


def symbols_left(state: CityTycoonState, tile: int, decided: Answer) -> tuple[int, int]:
    """The land and the water of a district that are not placed yet."""
    watered = sum(move >= WATER_AT for move in decided)
    land = state.kit.land[tile] - len(decided) + watered
    return land, state.kit.water[tile] - watered


# -- carrying it out --------------------------------------------------------------------------


def resolve(state: CityTycoonState, frame: Frame) -> None:
    seat = state.order[frame[1] % state.players]
    answer = state.answers[seat]
    tile, use = answer[0] - PLAY, answer[1]
    state.kept[seat] = without(state.kept[seat], tile)
    if use == DISTRICT:
        _build(state, seat, tile, answer)
    else:
        if state.listener:
            state.tell("tile_given_up", seat, audience=(seat,), tile=tile)
        if use == SELL:
            state.money[seat] += SALE
            if state.listener:
                state.tell("tile_sold", seat, money=SALE)
        else:
            _place_plant(state, seat, plant_of(state, use), state.cell_of(answer[2]))
    if frame[1] + 1 < HAND * state.players:
        state.push(("extend", frame[1] + 1))
        return
    state.picks, state.pool = [], []  # what is left unseen leaves the game (CTY-4.4)
    state.push(("supply", 0))


def _place_plant(state: CityTycoonState, seat: int, plant: int, cell: int) -> None:
    """CTY-7.8."""
    kit = state.kit
    colour = kit.colour[plant]
    state.stacks[colour] += 1
    state.money[seat] -= kit.cost[plant]
    site = state.put(cell, plant, seat)
    cubes = fill_up(state, site, colour, kit.cubes[plant])
    if state.listener:
        x, y = place(cell)
        state.tell("plant_built", seat, tile=plant, x=x, y=y, money=kit.cost[plant], cubes=cubes)


def _build(state: CityTycoonState, seat: int, tile: int, answer: Answer) -> None:
    """Place, pay, carry out the effects (CTY-7.4 to 7.6)."""
    kit, cell = state.kit, state.cell_of(answer[2])
    state.money[seat] -= kit.cost[tile]
    counted_points = counted(state, seat, tile)  # before it is the player's own (CTY-7.20)
    state.put(cell, tile, seat)
    if state.listener:
        x, y = place(cell)
        state.tell("district_built", seat, tile=tile, x=x, y=y, money=kit.cost[tile])
    if kit.points[tile]:
        _score(state, seat, BUILT, kit.points[tile])
    if kit.counts[tile]:
        _score(state, seat, COUNTED, counted_points)
    if kit.goods[tile]:
        take_goods(state, seat, kit.goods[tile])
    if kit.asks_more[tile]:
        effect = kit.asks[tile]
        if isinstance(effect, SellPoints):
            _buy_points(state, seat, effect, answer[3] - BUY)
        _lay_terrain(state, seat, cell, terrain_in(state, answer))


def counted(state: CityTycoonState, seat: int, tile: int) -> int:
    """The points for own tiles of a kind (CTY-7.18, 7.19)."""
    kit, counts = state.kit, state.kit.counts[tile]
    if counts is None:
        return 0
    kind, each = counts
    own = zip(state.tiles, state.owners, strict=True)
    return each * sum(owner == seat and kit.counts_as[other] == kind for other, owner in own)


def _score(state: CityTycoonState, seat: int, category: int, points: int) -> None:
    state.vp[seat * len(CATEGORIES) + category] += points
    if state.listener:
        state.tell("points_scored", seat, points=points, source=CATEGORIES[category])


def take_goods(state: CityTycoonState, seat: int, cubes: int) -> int:
    """Yellow cubes as far as there are any (CTY-7.11, 11.3)."""
    taken = min(cubes, state.supply[YELLOW])
    state.supply[YELLOW] -= taken
    state.yellow[seat] += taken
    if state.listener:
        state.tell("goods_taken", seat, cubes=taken)
    return taken


def _buy_points(state: CityTycoonState, seat: int, effect: SellPoints, row: int) -> None:
    """CTY-7.17."""
    if row:
        price, points = effect.rows[row - 1]
        state.money[seat] -= price
        state.vp[seat * len(CATEGORIES) + BOUGHT] += points
        state.tell("points_bought", seat, points=points, money=price)


def _lay_terrain(state: CityTycoonState, seat: int, cell: int, decided: Answer) -> None:
    """In the order of the sides: it makes no difference in which order they were chosen."""
    laid = sorted(((move - LAND_AT) % len(SIDES), move >= WATER_AT) for move in decided)
    for side, is_water in laid:
        at = cell + TO_NEIGHBOURS[side]
        state.put(at, WATER if is_water else LAND, -1 if is_water else seat)
        state.terrain -= 1
        if state.listener:
            x, y = place(at)
            state.tell("water_laid" if is_water else "land_laid", seat, x=x, y=y)


# -- why not ----------------------------------------------------------------------------------


def expected(state: CityTycoonState, seat: int, answer: Answer) -> list[int]:
    """The moves that a person would look for, allowed or not."""
    if len(answer) == 1:
        return list(USES)
    if len(answer) == 3:
        return [BUY + row for row, _ in enumerate(state.kit.sells[answer[0] - PLAY], start=1)]
    return []


def against(state: CityTycoonState, seat: int, answer: Answer, move: int) -> Against | None:
    """What forbids a move to a seat that has decided so much; None: nothing to be named."""
    kind, place = SPACE.split(move)
    match len(answer), kind:
        case 0, "play":
            held = place + 1 in state.kept[seat]
            return None if held else Against("not_yours", "CTY-7.1", {"tile": place + 1})
        case 1, _ if move in USES:
            return _against_use(state, seat, answer[0] - PLAY, move)
        case 2, "at":
            return None if move in state.open_moves else Against("not_open", "CTY-7.4")
        case 3, "buy":
            return _against_row(state, seat, answer[0] - PLAY, place)
        case decided, "land" | "water" if decided > 2:
            return _against_terrain(state, answer, move)
    return None


def _against_use(state: CityTycoonState, seat: int, tile: int, use: int) -> Against | None:
    cost, money = cost_of(state, tile, use), state.money[seat]
    if cost == NO_PLANT:
        return Against("stack_empty", "CTY-7.9")
    return Against("too_dear", "CTY-7.5", {"cost": cost, "money": money}) if cost > money else None


def _against_row(state: CityTycoonState, seat: int, tile: int, row: int) -> Against | None:
    rows, left = state.kit.sells[tile], money_left(state, seat, tile)
    if not 0 < row <= len(rows) or rows[row - 1][0] <= left:
        return None
    return Against("row_too_dear", "CTY-7.17", {"cost": rows[row - 1][0], "money": left})


def _against_terrain(state: CityTycoonState, answer: Answer, move: int) -> Against | None:
    decided = terrain_in(state, answer)
    side = (move - LAND_AT) % len(SIDES)
    if side not in free_sides(state, state.cell_of(answer[2]), decided):
        return Against("side_taken", "CTY-7.12")
    land, water = symbols_left(state, answer[0] - PLAY, decided)
    return None if (water if move >= WATER_AT else land) > 0 else Against("no_symbol", "CTY-7.12")


ACTION: Final = within(HAND * SEATS)  # the number of an action of this phase

STEPS: dict[str, Step] = {"extend": Question(seats, moves, resolve, ACTION)}
