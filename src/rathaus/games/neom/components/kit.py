"""The declarations compiled to flat tables of ints, indexed by tile number.

The uncovered city center of board k is tile number `CENTER_BASE` + k, so every rule that speaks of
tiles applies to it as well. A trait is anything a city keeps a bitboard of; see `TRAITS`.
"""

from dataclasses import dataclass
from typing import Final, get_args

from rathaus.games.neom.components import TILES
from rathaus.games.neom.components.boards import BOARDS, Board
from rathaus.games.neom.components.goods import GOOD_INDEX, TIER_OF
from rathaus.games.neom.components.vocabulary import (
    CORNERSTONE,
    TYPES,
    ByGeneration,
    Coins,
    CoinsOnBuild,
    CoinsOnChoose,
    CoinsOnConnect,
    Effect,
    HalveFine,
    OneOf,
    Or,
    PerTileOf,
    Strikes,
    Tile,
    Waive,
)

TRAITS: Final = (
    "N",
    "E",
    "S",
    "W",
    *TYPES,
    "polluting",
    "power",
    "fire",  # protects against
    "crime_wave",  # protects against
    "cornerstone",
    "occupied",
    *(word.trait for word in get_args(Effect) if word.trait),
)
_INDEX: Final = {trait: index for index, trait in enumerate(TRAITS)}
STRIDE: Final = len(TRAITS)
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
RESIDENTIAL, COMMERCIAL, INDUSTRIAL, PUBLIC, RESOURCE = range(4, 9)
POLLUTING: Final = 9
POWER: Final = 10
FIRST_TYPE: Final = RESIDENTIAL
IS_CORNERSTONE: Final = TRAITS.index("cornerstone")
OCCUPIED: Final = TRAITS.index("occupied")
WAIVES: Final = TRAITS.index(Waive.trait)
HALVES_FINE: Final = TRAITS.index(HalveFine.trait)
ON_BUILD: Final = TRAITS.index(CoinsOnBuild.trait)
ON_CONNECT: Final = TRAITS.index(CoinsOnConnect.trait)
ON_CHOOSE: Final = TRAITS.index(CoinsOnChoose.trait)

CENTER_BASE: Final = len(TILES)  # tile number of a center = CENTER_BASE + board number


@dataclass(frozen=True, slots=True)
class Term:
    """One required good: any of `goods` will do, or `coins` to the bank where not 0."""

    goods: tuple[int, ...]
    coins: int
    is_choice: bool  # there are two ways to meet it, or more


def trait_index(kind: str) -> int:
    return _INDEX[kind]


def _mask(goods: tuple[int, ...]) -> int:
    return sum(1 << good for good in goods)


def _terms(tile: Tile) -> tuple[Term, ...]:
    terms = []
    for need in tile.goods:
        parts = need.alternatives if isinstance(need, Or) else (need,)
        goods = tuple(GOOD_INDEX[part] for part in parts if not isinstance(part, Coins))
        coins = sum(part.amount for part in parts if isinstance(part, Coins))
        terms.append(Term(goods, coins, len(parts) > 1))
    return tuple(terms)


def _fixed_income(tile: Tile, generation: int) -> int:
    if isinstance(tile.income, ByGeneration):
        return tile.income.coins[generation - 1] if generation else 0
    return 0 if isinstance(tile.income, PerTileOf) else tile.income


def _produced(tile: Tile) -> int:
    if isinstance(tile.produces, OneOf):
        return 0  # the owner's choice, kept by the state
    return _mask(tuple(GOOD_INDEX[good] for good in tile.produces))


def _traits(tile: Tile) -> tuple[int, ...]:
    found = [TRAITS.index(name) for name in (*tile.roads, *tile.types, *tile.protects)]
    found += [POLLUTING] * tile.polluting + [POWER] * tile.power
    found += [IS_CORNERSTONE] * (tile.set == CORNERSTONE) + [OCCUPIED]
    found += [trait_index(effect.trait) for effect in tile.effects if effect.trait]
    return tuple(sorted(found))


def _center(board: Board) -> Tile:
    number = CENTER_BASE + board.number
    return Tile(number, board.key, -1, 1, ("resource",), board.roads, produces=(board.good,))


class Kit:
    """The components a game is played with: declarations and tables, never changed."""

    def __init__(self, tiles: tuple[Tile, ...] = TILES, boards: tuple[Board, ...] = BOARDS) -> None:
        self.tiles = tiles
        self.boards = boards
        nothing = Tile(0, "", -1, 1, (), "")
        every = (nothing, *tiles, *map(_center, boards))
        self.tile: tuple[Tile, ...] = every
        self.price = tuple(tile.price for tile in every)
        self.once = tuple(tile.once for tile in every)
        self.printed_vp = tuple(tile.vp or 0 for tile in every)
        self.is_disaster = tuple(
            0 < tile.number <= CENTER_BASE and not tile.types for tile in every
        )
        self.is_cornerstone = tuple(tile.set == CORNERSTONE for tile in every)
        self.effects: tuple[tuple[Effect, ...], ...] = tuple(tile.effects for tile in every)
        self.steps_after: tuple[tuple[str, ...], ...] = tuple(  # it was built
            tuple(effect.step for effect in tile.effects if effect.step) for tile in every
        )
        self.is_variable = tuple(tile.vp is None for tile in every)
        self.income = tuple(  # by generation: the fixed part
            tuple(_fixed_income(tile, generation) for tile in every) for generation in range(4)
        )
        self.income_per = tuple(  # the trait of the tiles that are counted; -1: none are
            _INDEX[tile.income.type] if isinstance(tile.income, PerTileOf) else -1 for tile in every
        )
        self.produces = tuple(map(_produced, every))
        self.makes_choice = tuple(isinstance(tile.produces, OneOf) for tile in every)
        self.traits = tuple(map(_traits, every))
        self.roads = tuple(tuple(t for t in traits if t < 4) for traits in self.traits)
        self.types = tuple(
            tuple(t for t in traits if FIRST_TYPE <= t < POLLUTING) for traits in self.traits
        )
        self.terms = tuple(map(_terms, every))
        self.needs_goods = tuple(
            sum(_mask(term.goods) for term in terms if not term.is_choice) for terms in self.terms
        )
        self.has_choice = tuple(any(term.is_choice for term in terms) for terms in self.terms)
        self.asks_more = tuple(  # than the cell it goes on
            bool(terms) or choice
            for terms, choice in zip(self.terms, self.makes_choice, strict=True)
        )
        self.needs = tuple(
            (TRAITS.index(tile.needs.type), tile.needs.count) if tile.needs else None
            for tile in every
        )
        self.waivers = tuple(
            (number, _waived_goods(effect))
            for number, tile in enumerate(every)
            for effect in tile.effects
            if isinstance(effect, Waive)
        )
        self.strikes = {
            tile.number: effect
            for tile in tiles
            for effect in tile.effects
            if isinstance(effect, Strikes)
        }
        self.cornerstones = tuple(tile.number for tile in tiles if tile.set == CORNERSTONE)

    def stack(self, generation: int, mark: int) -> tuple[int, ...]:
        """The tiles of a generation allowed by the player mark 1, 4 or 5 (NEO-3.5)."""
        return tuple(
            tile.number
            for tile in self.tiles
            if tile.set == generation and tile.min_players <= mark
        )


def _waived_goods(effect: Waive) -> int:
    return sum(1 << good for good, tier in enumerate(TIER_OF) if tier in effect.tiers)
