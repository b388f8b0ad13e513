"""The golden records of City Tycoon: what they show, and how the players look for it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

from rathaus.core.events import Event
from rathaus.core.records import Record
from rathaus.core.state import State
from rathaus.games import city_tycoon
from rathaus.games.city_tycoon.components import DISTRICTS
from rathaus.games.city_tycoon.components.kit import PLANT_BASE, WATER, is_plant
from rathaus.games.city_tycoon.components.plants import PLANTS
from rathaus.games.city_tycoon.grid import TO_NEIGHBOURS
from rathaus.games.city_tycoon.moves import PLAY, SPACE, SUPPLY
from rathaus.games.city_tycoon.rules import extending
from rathaus.games.city_tycoon.state import CityTycoonState
from tests.golden.coverage import NEW, Plan, Table, move_kind, weigh

CITY_TYCOON = city_tycoon.TheGame()

DISTRICT_FEATURES = frozenset(f"district {each.number:03}" for each in DISTRICTS)
DEMAND_FEATURES = frozenset(
    f"demand {each.number:03}-{place}"
    for each in DISTRICTS
    for place in range(1, len(each.demands) + 1)
)
BONUS_FEATURES = frozenset(f"bonus {each.number:03}" for each in DISTRICTS if each.bonus)
PLANT_FEATURES = frozenset(f"plant {each.key}" for each in PLANTS)
MOVE_FEATURES = frozenset(f"move {kind}" for kind in SPACE.ranges())
TABLES = frozenset(f"{players} players" for players in CITY_TYCOON.player_counts)
SITUATIONS = frozenset(
    {
        "points bought",
        "own tiles counted",
        "a toll paid to a player",
        "a toll paid to the Supply",
        "a cube from a foreign plant",
        "a plant refilled",
        "the last player goes on alone",
        "water laid",
        "land laid",
    }
)
REQUIRED = (
    DISTRICT_FEATURES
    | DEMAND_FEATURES
    | BONUS_FEATURES
    | PLANT_FEATURES
    | MOVE_FEATURES
    | TABLES
    | SITUATIONS
)

ALL_TABLES: list[Table] = [(5, {}), (4, {}), (3, {}), (2, {})]

WHIM = 0.05  # how often a player does just anything


class CityTycoonPlan(Plan):
    game = CITY_TYCOON
    required = REQUIRED
    first_tables = ALL_TABLES
    further_tables: list[Table] = [(5, {}), (4, {})]  # noqa: RUF012
    candidates = 12
    most_files = 20

    def choose(self, state: State, seat: int, wanted: set[str], rng: Random) -> int:
        player = _Player(cast("CityTycoonState", state), seat, wanted)
        return weigh(state.moves(seat), player.worth, WHIM, rng)

    def settled(self, move: str, events: Sequence[Event], state: State) -> set[str]:
        return {move_kind(move), *_happenings(events)}

    def features(self, record: Record, events: Sequence[Event]) -> set[str]:
        moves = {move_kind(decision.move) for decision in record.decisions}
        return {f"{record.players} players", *moves, *_happenings(events), *_alone(events)}


PLAN = CityTycoonPlan()


# -- what a game shows ------------------------------------------------------------------------


def _happenings(events: Sequence[Event]) -> Iterator[str]:
    owner: dict[int, int] = {}
    for event in events:
        tile = cast("int", event.data.get("tile", 0))
        match event.kind:
            case "district_built":
                yield f"district {tile:03}"
            case "plant_built":
                owner[tile] = cast("int", event.seat)
                yield f"plant {PLANTS[tile - PLANT_BASE - 1].key}"
            case "tile_supplied":
                yield f"demand {tile:03}-{event.data['demand']}"
            case "bonus_taken":
                yield f"bonus {tile:03}"
            case "cubes_brought" if owner.get(tile, event.seat) != event.seat:
                yield "a cube from a foreign plant"
            case "points_bought":
                yield "points bought"
            case "points_scored" if event.data["source"] == "counted" and event.data["points"]:
                yield "own tiles counted"
            case "toll_paid":
                yield "a toll paid to a player"
            case "bank_paid":
                yield "a toll paid to the Supply"
            case "plant_refilled":
                yield "a plant refilled"
            case "water_laid" | "land_laid":
                yield event.kind.replace("_", " ")


def _alone(events: Sequence[Event]) -> Iterator[str]:
    """Somebody supplies two tiles in a row: the others have passed."""
    last: int | None = None
    for event in events:
        if event.kind == "tile_supplied":
            if event.seat == last:
                yield "the last player goes on alone"
            last = event.seat
        elif event.kind in ("seat_passed", "round_began"):
            last = None


# -- how the players look for it --------------------------------------------------------------


class _Player:
    """One seat before a decision, and what it thinks of its moves."""

    def __init__(self, state: CityTycoonState, seat: int, wanted: set[str]) -> None:
        self.state = state
        self.kit = state.kit
        self.seat = seat
        self.wanted = wanted
        self.answer = state.answers[seat]

    def worth(self, move: int) -> float:
        kind, place = SPACE.split(move)
        if f"move {kind}" in self.wanted:
            return NEW
        match kind:
            case "pick":
                return self._interest(place + 1)
            case "play":
                return self._best_use(place + 1)
            case "district" | "solar" | "steam" | "wind" | "hydro" | "sell":
                return self._use(self.answer[0] - PLAY, move)
            case "at":
                return self._cell(self.state.cell_of(move))
            case "supply":
                return max(
                    (self._demand(place + 1, n) for n in range(len(self.kit.demands[place + 1]))),
                    default=0,
                )
            case "demand":
                return self._demand(self.answer[0] - SUPPLY, place)
            case "cheapest":
                return 2
            case "buy":
                return place
            case "pass":
                return -1
        return 0

    def _interest(self, tile: int) -> float:
        """What a tile may still show."""
        shows = 10.0 * (f"district {tile:03}" in self.wanted)
        demands = range(1, len(self.kit.demands[tile]) + 1)
        shows += 4 * sum(f"demand {tile:03}-{place}" in self.wanted for place in demands)
        return shows + 3 * (f"bonus {tile:03}" in self.wanted)

    def _best_use(self, tile: int) -> float:
        uses = extending.uses(self.state, self.seat, tile)
        return max(self._use(tile, use) for use in uses)

    def _use(self, tile: int, use: int) -> float:
        kind, _ = SPACE.split(use)
        lost = self._interest(tile)
        if kind == "sell":
            return 3 - 2 * lost if self.state.money[self.seat] < 15 else -2 * lost
        if kind == "district":
            return 5 + 3 * lost
        plant = self.kit.plants[extending.plant_of(self.state, use) - PLANT_BASE - 1]
        new = f"plant {plant.key}" in self.wanted
        return (30 if new else 4 + plant.cubes) - 2 * lost

    def _cell(self, cell: int) -> float:
        """Beside what is connected; a tile with a bonus wants company of the right type."""
        around = [self._tile(cell + step) for step in TO_NEIGHBOURS]
        dry = [tile for tile in around if tile >= 0 and tile != WATER]
        is_district = SPACE.split(self.answer[1])[0] == "district"
        placed = self.answer[0] - PLAY if is_district else 0
        bonuses = sum(self._pays(tile, placed) + self._pays(placed, tile) for tile in dry)
        return len(dry) + 4 * bonuses + sum(is_plant(tile) for tile in dry) / 2

    def _pays(self, tile: int, neighbour: int) -> int:
        """Does a bonus that nobody has shown fit the neighbour? It takes up room otherwise."""
        bonus = self.kit.bonus[tile]
        if bonus is None or f"bonus {tile:03}" not in self.wanted:
            return 0
        return 1 if bonus[0] == self.kit.type[neighbour] else -1

    def _tile(self, cell: int) -> int:
        sites = self.state.sites
        return self.state.tiles[sites.index(cell)] if cell in sites else -1

    def _demand(self, tile: int, place: int) -> float:
        site = self.state.tiles.index(tile)
        near = self.state.touching[site]
        beside = [t for n, t in enumerate(self.state.tiles) if near >> n & 1]
        kind = self.kit.type[tile]
        for other in beside:
            bonus = self.kit.bonus[other]
            if bonus and bonus[0] == kind and f"bonus {other:03}" in self.wanted:
                return 40
        return 30 if f"demand {tile:03}-{place + 1}" in self.wanted else 3
