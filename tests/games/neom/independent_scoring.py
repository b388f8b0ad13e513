"""A second scoring of a city, to check the engine's against.

Written from the rules (NEO-2, 9 to 12) and the tables beside them alone. It shares no code and no
way of thinking with the engine: cells are (row, column) pairs, tiles are rows of the table, every
rule is spelled out tile by tile, and nothing is clever.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tests.games.spec import Row, rows_of

Cell = tuple[int, int]
CENTER: Cell = (3, 3)
CORNERS = ((1, 1), (1, 5), (5, 1), (5, 5))
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
UNCOVERED = "center"  # the key of a city center that no tile covers


def _table(name: str) -> dict[str, Row]:
    return {row["key"]: row for row in rows_of("neom", name)}


TILES = _table("tiles")
GOODS = _table("goods")
BOARDS = _table("boards")


@dataclass
class City:
    """The tiles of one player by cell, the board they lie on, and the good chosen for 137."""

    board: str
    tiles: dict[Cell, str]
    modular: str = ""

    def __post_init__(self) -> None:
        self.tiles = {CENTER: UNCOVERED} | self.tiles

    def types(self, cell: Cell) -> set[str]:
        key = self.tiles.get(cell)
        if key is None:
            return set()
        if key == UNCOVERED:
            return set(BOARDS[self.board]["center_types"].split("|"))
        return set(TILES[key]["types"].split("|"))

    def roads(self, cell: Cell) -> str:
        key = self.tiles.get(cell)
        if key is None:
            return ""
        return BOARDS[self.board]["center_roads"] if key == UNCOVERED else TILES[key]["roads"]

    def column(self, cell: Cell, name: str) -> str:
        """A column of the tile's row; empty for an empty cell and for the city center."""
        return TILES.get(self.tiles.get(cell, ""), {}).get(name, "")

    def of_type(self, *types: str) -> list[Cell]:
        return [cell for cell in self.tiles if self.types(cell) & set(types)]

    def marked(self, mark: str) -> list[Cell]:
        """The tiles with the polluting or the power mark."""
        return [cell for cell in self.tiles if self.column(cell, mark) == "1"]

    def find(self, key: str) -> Cell | None:
        return next((cell for cell, tile in self.tiles.items() if tile == key), None)


# -- NEO-2: definitions -----------------------------------------------------------------------


def is_adjacent(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def is_diagonal(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) == 1 and abs(one[1] - other[1]) == 1


def is_surrounding(one: Cell, other: Cell) -> bool:
    return is_adjacent(one, other) or is_diagonal(one, other)


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def is_linked(city: City, one: Cell, other: Cell) -> bool:
    """Do both tiles have an exit on the edge they share? (NEO-2.5)"""
    for side, (down, across) in STEPS.items():
        if (one[0] + down, one[1] + across) == other:
            return side in city.roads(one) and OPPOSITE[side] in city.roads(other)
    return False


def reachable(city: City, start: Cell, members: list[Cell]) -> set[Cell]:
    """All members that a path of direct links over members joins with the start."""
    found, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for cell in members:
            if cell not in found and is_linked(city, here, cell):
                found.add(cell)
                todo.append(cell)
    return found


def regions(city: City, kind: str) -> list[int]:
    """The sizes of the regions of a type, largest first (NEO-2.8)."""
    members, sizes = city.of_type(kind), []
    left = set(members)
    while left:
        region = reachable(city, min(left), members)
        sizes.append(len(region))
        left -= region
    return sorted(sizes, reverse=True)


def road_squares(city: City) -> int:
    """The 2 x 2 blocks whose four tiles are linked all around (NEO-2.10)."""
    squares = 0
    for row in range(1, 5):
        for column in range(1, 5):
            ring = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
            pairs = zip(ring, ring[1:] + ring[:1], strict=True)
            squares += all(is_linked(city, one, other) for one, other in pairs)
    return squares


def tokens(city: City) -> set[str]:
    """What the city produces (NEO-8.3)."""
    made = set()
    for cell, key in city.tiles.items():
        if key == UNCOVERED:
            made.add(BOARDS[city.board]["center_good"])
        elif city.column(cell, "produces").startswith("choice"):
            made.add(city.modular)
        else:
            made |= set(filter(None, city.column(cell, "produces").split(",")))
    return made


def tokens_of_tier(city: City, tier: str) -> int:
    return sum(GOODS[good]["tier"] == tier for good in tokens(city))


# -- NEO-9 and 10: fines and income -----------------------------------------------------------

CHARGES = {  # coins per tile, the tiles charged, and who protects (NEO-9.4, 9.10)
    "flood": (1, ("residential", "commercial", "industrial", "public"), ()),
    "fire": (
        1,
        ("residential", "commercial", "industrial", "public"),
        (
            "fire_station_1",
            "fire_station_2",
            "fire_station_3",
            "fire_station_4",
            "public_safety_department",
        ),
    ),
    "crime_wave": (
        2,
        ("residential", "commercial", "industrial"),
        (
            "police_station_1",
            "police_station_2",
            "police_station_3",
            "police_station_4",
            "public_safety_department",
        ),
    ),
}


def full_fine(city: City, disaster: str) -> int:
    """The fine before an insurance halves it."""
    coins, types, protectors = CHARGES[disaster]
    safe = set()
    for cell, key in city.tiles.items():
        if key in protectors:
            safe |= {cell} | {other for other in city.tiles if is_surrounding(cell, other)}
    return coins * len([cell for cell in city.of_type(*types) if cell not in safe])


def fine(city: City, disaster: str) -> int:
    """What has to be paid (NEO-9.12)."""
    full = full_fine(city, disaster)
    return full // 2 if city.find("insurance_company") else full


def income(city: City, generation: int) -> int:
    """What all tiles pay at the end of a generation (NEO-10.2)."""
    coins = 0
    for cell in city.tiles:
        value = city.column(cell, "income")
        if value.startswith("by_gen("):
            coins += int(value[len("by_gen(") : -1].split(";")[generation - 1])
        elif value.startswith("count("):
            coins += len(city.of_type(value[len("count(") : -1]))
        elif value:
            coins += int(value)
    return coins


# -- NEO-12: tiles with a question mark -------------------------------------------------------


@dataclass
class Purse:
    """Money at the end, what it was before the final income, and the final income."""

    money: int
    before: int
    final_income: int


def _around(city: City, cell: Cell, cells: list[Cell]) -> int:
    return sum(is_surrounding(cell, other) for other in cells)


def treasury(city: City, here: Cell, purse: Purse) -> int:
    return purse.before // 5


def finance_department(city: City, here: Cell, purse: Purse) -> int:
    return purse.final_income // 5


def warehouse(city: City, here: Cell, purse: Purse) -> int:
    return len(tokens(city))


def clinic(city: City, here: Cell, purse: Purse) -> int:
    homes = city.of_type("residential")
    return sum(2 if is_surrounding(here, home) else 1 for home in homes)


def community_center(city: City, here: Cell, purse: Purse) -> int:
    return 4 * len(regions(city, "residential"))


def city_council(city: City, here: Cell, purse: Purse) -> int:
    points = 0
    for size in regions(city, "residential"):
        if size == 1:
            points += 3
        elif size == 2:
            points += 6
        else:
            points += 9
    return points


def city_hall(city: City, here: Cell, purse: Purse) -> int:
    homes, shops = len(city.of_type("residential")), len(city.of_type("commercial"))
    return 3 * min(homes, shops, len(city.of_type("industrial")))


def park(city: City, here: Cell, purse: Purse) -> int:
    return 2 * _around(city, here, city.marked("polluting"))


def chamber_of_commerce(city: City, here: Cell, purse: Purse) -> int:
    shops = city.of_type("commercial")
    return sum(2 for home in city.of_type("residential") if _around(city, home, shops) >= 2)


def university(city: City, here: Cell, purse: Purse) -> int:
    return len(city.of_type("residential")) + len(city.of_type("industrial"))


def city_administration(city: City, here: Cell, purse: Purse) -> int:
    return 2 * len(city.of_type("public"))


def prison(city: City, here: Cell, purse: Purse) -> int:
    homes = city.of_type("residential")
    return sum(2 for home in homes if city.column(home, "printed_vp") in ("0", "1", "2"))


def parking_authority(city: City, here: Cell, purse: Purse) -> int:
    return 2 * road_squares(city)


def trade_association(city: City, here: Cell, purse: Purse) -> int:
    return len(city.of_type("commercial"))


def subway(city: City, here: Cell, purse: Purse) -> int:
    built_up = city.of_type("residential", "commercial", "industrial", "public")
    return 3 * sum(cell in CORNERS for cell in built_up)


def penthouses(city: City, here: Cell, purse: Purse) -> int:
    return 6 + _around(city, here, city.of_type("commercial"))


def environmental_agency(city: City, here: Cell, purse: Purse) -> int:
    factories = city.of_type("industrial")
    return 2 * sum(row in (1, 5) or column in (1, 5) for row, column in factories)


def hydroelectric_plant(city: City, here: Cell, purse: Purse) -> int:
    built_up = city.of_type("residential", "commercial", "industrial", "public")
    return 11 - _around(city, here, built_up)


def bus_terminal(city: City, here: Cell, purse: Purse) -> int:
    homes = city.of_type("residential")
    factories = city.of_type("industrial")
    return sum(3 for cell in factories if any(distance(cell, home) <= 2 for home in homes))


def planning_authority(city: City, here: Cell, purse: Purse) -> int:
    halves = 0
    for cell in city.tiles:
        beside = [other for other in city.tiles if is_adjacent(cell, other)]
        halves += any(city.types(cell) & city.types(other) for other in beside)
    return halves // 2


def efficiency_agency(city: City, here: Cell, purse: Purse) -> int:
    return 2 * max(regions(city, "industrial"), default=0)


def resource_agency(city: City, here: Cell, purse: Purse) -> int:
    return 2 * len(city.of_type("resource")) + tokens_of_tier(city, "raw")


def substation(city: City, here: Cell, purse: Purse) -> int:
    return 4 * len(city.marked("power"))


QUESTION_MARKS: dict[str, Callable[[City, Cell, Purse], int]] = {
    value.__name__: value
    for value in (
        treasury,
        warehouse,
        clinic,
        community_center,
        city_hall,
        park,
        chamber_of_commerce,
        university,
        city_administration,
        prison,
        parking_authority,
        trade_association,
        subway,
        penthouses,
        environmental_agency,
        hydroelectric_plant,
        bus_terminal,
        planning_authority,
        efficiency_agency,
        resource_agency,
        substation,
        city_council,
        finance_department,
    )
}


# -- NEO-11: the score sheet ------------------------------------------------------------------


def neighborhood(size: int) -> int:
    if size > 8:
        return 36 + 4 * (size - 8)
    return {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}[size]


def pollution(city: City) -> int:
    """The points lost, as a positive number (NEO-11.6)."""
    lost = 0
    for home in city.of_type("residential"):
        for dirty in city.marked("polluting"):
            lost += 2 if is_adjacent(home, dirty) else 0
            lost += 1 if is_diagonal(home, dirty) else 0
    return lost


def ghost_town(city: City) -> int:
    homes = len(city.of_type("residential"))
    if homes == 0:
        return -10
    return -4 if homes == 1 else 0


def printed(city: City) -> int:
    values = [city.column(cell, "printed_vp") for cell in city.tiles]
    return sum(int(value) for value in values if value not in ("", "var"))


def variable_tiles(city: City, purse: Purse) -> dict[str, int]:
    return {
        key: QUESTION_MARKS[key](city, cell, purse)
        for cell, key in city.tiles.items()
        if city.column(cell, "printed_vp") == "var"
    }


def sheet(city: City, purse: Purse) -> dict[str, int]:
    """The score by category, and the total."""
    lines = {
        "printed": printed(city),
        "variable": sum(variable_tiles(city, purse).values()),
        "neighborhoods": sum(neighborhood(size) for size in regions(city, "residential")),
        "goods": sum(int(GOODS[good]["vp"]) for good in tokens(city)),
        "money": purse.money // 2,
        "pollution": -pollution(city),
        "ghost_town": ghost_town(city),
        "power": 0 if city.marked("power") else -5,
    }
    lines["total"] = sum(lines.values())
    return lines


# -- NEO-6: where a tile may go ---------------------------------------------------------------


def legal_cells(city: City, key: str) -> set[Cell]:
    """All cells for a tile, its requirement aside: try each and look at the result."""
    every = [(row, column) for row in range(1, 6) for column in range(1, 6)]
    return {cell for cell in every if _may_hold(city, cell, key) and _joins(city, cell, key)}


def _may_hold(city: City, cell: Cell, key: str) -> bool:
    kinds = set(TILES[key]["types"].split("|")) | {"resource"}
    return cell not in city.tiles or bool(city.types(cell) & kinds)


def _joins(city: City, cell: Cell, key: str) -> bool:
    after = City(city.board, city.tiles | {cell: key})
    return cell in reachable(after, CENTER, list(after.tiles))
