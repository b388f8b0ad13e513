"""What is conserved in City Tycoon: tiles, cubes, terrain; euros and points come with an event."""

from collections import Counter
from typing import Any

from rathaus.core.events import Event
from rathaus.core.state import State
from rathaus.games.city_tycoon.components.box import CUBES, HAND, STACK, TERRAIN
from rathaus.games.city_tycoon.components.kit import (
    LAND,
    PLANT_BASE,
    START,
    WATER,
    is_district,
    is_plant,
    plant_number,
)
from rathaus.games.city_tycoon.components.kit import TILES as TILE_KEYS
from rathaus.games.city_tycoon.grid import place
from rathaus.games.city_tycoon.state import CityTycoonState
from tests.conformance.walk import step_of
from tests.conformance.words import words_in

# Money between a player and the Supply.
FROM_BANK = ("order_drawn", "tile_sold", "income_taken", "bonus_taken")
TO_BANK = ("district_built", "plant_built", "points_bought", "bank_paid", "money_changed")
POINTS = ("points_scored", "points_bought", "income_taken", "bonus_taken", "money_changed")
GOODS = {"goods_taken": 1, "income_taken": 1, "bonus_taken": 1, "goods_used": -1}
RED, BLUE, YELLOW = range(3)
CATEGORIES = 6  # of points, for each seat


class CityTycoonCensus:
    """Every tile and cube lies in one place; all that comes and goes is told of."""

    def __init__(self, game: Any, players: int) -> None:
        self.kit = game.kit
        self.keys = {district.key for district in game.kit.districts}
        self.money = [0] * players
        self.bank = 0  # what the Supply has given, less what it got
        self.points = [0] * players
        self.yellow = [0] * players
        self.placed: list[tuple[int, int, int]] = []  # tile, x, y
        self.used_up = [0] * players  # tiles sold or discarded in this round
        self.counted: dict[str, list[Any]] = {}  # what was counted last

    def hear(self, event: Event) -> None:
        data: Any = event.data
        if event.kind == "round_began":
            self.used_up = [0] * len(self.used_up)
        if event.seat is not None:
            self._hear_flows(event.kind, event.seat, data)
        if event.kind in ("district_built", "plant_built"):
            self.placed.append((data["tile"], data["x"], data["y"]))
        elif event.kind in ("land_laid", "water_laid"):
            tile = LAND if event.kind == "land_laid" else WATER
            self.placed.append((tile, data["x"], data["y"]))
        elif event.kind == "tile_given_up":
            assert event.audience == (event.seat,), "a tile given up is told to its owner alone"
            self.used_up[event.seat] += 1

    def _hear_flows(self, kind: str, seat: int, data: Any) -> None:
        if kind in FROM_BANK or kind in TO_BANK:
            money = data["money"] if kind in FROM_BANK else -data["money"]
            self.money[seat] += money
            self.bank += money
        elif kind == "toll_paid":
            assert data["payee"] != seat, "nobody pays a toll to himself"
            self.money[seat] -= data["money"]
            self.money[data["payee"]] += data["money"]
        if kind in POINTS:
            self.points[seat] += data["points"]
        if kind in GOODS:
            self.yellow[seat] += GOODS[kind] * data["cubes"]

    def follow(self, state: State) -> None:
        """All that matters is told."""

    def count(self, state: State) -> None:
        assert isinstance(state, CityTycoonState)
        assert state.money == self.money, f"euros and events differ {step_of(state)}"
        assert sum(state.money) == self.bank, f"the bank and the players differ {step_of(state)}"
        assert min(state.money) >= 0
        points = [sum(state.vp[n : n + CATEGORIES]) for n in range(0, len(state.vp), CATEGORIES)]
        assert points == self.points, f"points and events differ {step_of(state)}"
        assert state.yellow == self.yellow, f"yellow cubes and events differ {step_of(state)}"
        city = [state.tiles, state.sites, state.owners, state.terrain, state.stacks, self.placed]
        cubes = [state.supply, state.yellow, state.cubes, state.supplied]
        if state.sites and self._is_new("cubes", [*city, *cubes]):
            self._count_cubes(state)
        if state.sites and self._is_new("city", city):
            self._count_city(state)
        hands = [state.pool, *state.hands, *state.kept, self.used_up, state.stack[-1:], state.round]
        if state.round and self._is_new("tiles", [*city, *hands]):
            self._count_tiles(state)

    def _is_new(self, what: str, now: list[Any]) -> bool:
        """Most decisions leave most things as they are: what was counted need not be again."""
        if self.counted.get(what) == now:
            return False
        self.counted[what] = [each[:] if isinstance(each, list) else each for each in now]
        return True

    def _count_cubes(self, state: CityTycoonState) -> None:
        """On plants, on supplied tiles, in front of players, and in the Supply."""
        found = list(state.supply)
        found[YELLOW] += sum(state.yellow)
        for site, tile in enumerate(state.tiles):
            if state.cubes[site]:
                assert is_plant(tile) or site in (0, 3), f"cubes on tile {tile}"
                colour = self.kit.colour[tile] if is_plant(tile) else BLUE if site else RED
                found[colour] += state.cubes[site]
            if demand := state.supplied[site]:
                needed = self.kit.demands[tile][demand - 1]
                for colour in (RED, BLUE, YELLOW):
                    found[colour] += needed[colour]
        assert tuple(found) == CUBES, f"cubes {step_of(state)}"
        assert min(*state.supply, *state.cubes) >= 0

    def _count_city(self, state: CityTycoonState) -> None:
        """All that lies there was laid, in this order; terrain and plants come from their stock."""
        assert state.tiles.count(START) == 4
        first = len(state.tiles) - len(self.placed)  # the start tile and the water of the set-up
        city = zip(state.tiles[first:], map(place, state.sites[first:]), strict=True)
        assert [(tile, x, y) for tile, (x, y) in city] == self.placed
        assert len({*state.sites}) == len(state.sites), "two tiles on one cell"
        terrain = sum(tile in (LAND, WATER) for tile in state.tiles)
        assert terrain + state.terrain == TERRAIN, f"terrain {step_of(state)}"
        plants = sorted(plant_number(tile) for tile in state.tiles if is_plant(tile))
        tops = [colour * STACK + n for colour in (0, 1) for n in range(1, state.stacks[colour])]
        assert plants == tops, f"plants {step_of(state)}"

    def _count_tiles(self, state: CityTycoonState) -> None:
        """Each district is in one place at most; those of the round are all somewhere."""
        held = [*state.pool, *(t for tiles in (*state.hands, *state.kept) for t in tiles)]
        built = [tile for tile in state.tiles if is_district(tile)]
        everywhere = Counter([*held, *built])
        assert max(everywhere.values(), default=1) == 1, f"a tile in two places {step_of(state)}"
        step = state.stack[-1][0] if state.stack else "over"
        if step in ("deal", "draft"):
            assert sorted(held) == sorted(self.kit.stacks[state.round])
        elif step == "extend":
            now = [tile for tile in built if self.kit.round[tile] == state.round]
            assert len(held) + len(now) + sum(self.used_up) == len(self.kit.stacks[state.round])
            self._count_actions(state)

    def _count_actions(self, state: CityTycoonState) -> None:
        """A chosen tile is in hand, in the city, or used up."""
        for seat in range(state.players):
            own = zip(state.tiles, state.owners, strict=True)
            rounds = self.kit.round
            built = sum(owner == seat and rounds[t] == state.round for t, owner in own)
            assert len(state.kept[seat]) + built + self.used_up[seat] == HAND

    def spy(self, state: State) -> None:
        """A view names no tile that the seat has not had in hand or seen in the city."""
        assert isinstance(state, CityTycoonState)
        built = {TILE_KEYS.key(tile) for tile in state.tiles if START < tile <= PLANT_BASE}
        for seat in (*range(state.players), None):
            named = self.keys.intersection(words_in(state.view(seat)))
            known = set() if seat is None else _had(state, seat)
            assert named <= built | known, f"seat {seat} {step_of(state)} sees a hidden tile"


def _had(state: CityTycoonState, seat: int) -> set[str]:
    """The tiles of all sets that a seat has had in hand, from who took which tile when."""
    players, made = state.players, len(state.picks) // state.players
    tiles = {*state.hands[seat], *state.kept[seat]}
    for own in range(min(made, HAND)):  # the set a seat chose from: all taken from it since
        origin = (seat - own) % players
        tiles |= {state.picks[k * players + (origin + k) % players] for k in range(own, made)}
        tiles |= {*state.hands[(origin + made) % players]}
    return {TILE_KEYS.key(tile) for tile in tiles}
