"""The words a tile is declared with: typed, frozen values that the engine executes.

Legality, scoring, texts and symbols are all derived from these declarations.
"""

from dataclasses import dataclass
from typing import Literal

TileType = Literal["residential", "commercial", "industrial", "public", "resource"]
Kind = Literal[TileType, "polluting", "power"]
Tier = Literal["raw", "processed", "luxury"]
Disaster = Literal["flood", "fire", "crime_wave"]
Source = Literal["rulebook", "public", "reconstructed"]
Good = Literal[
    "ore",
    "natural_gas",
    "wood",
    "oil",
    "coal",
    "stone",
    "steel",
    "lumber",
    "glass",
    "copper",
    "concrete",
    "diamonds",
    "plastic",
    "gold",
    "sports_cars",
    "jewelry",
    "electronics",
]

TYPES: tuple[TileType, ...] = ("residential", "commercial", "industrial", "public", "resource")
BUILT_UP: tuple[TileType, ...] = TYPES[:4]  # everything but resource tiles

CORNERSTONE = 0  # stands where a generation tile has its generation


# -- requirements -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Coins:
    """An alternative to a good: coins to the bank."""

    amount: int


@dataclass(frozen=True, slots=True)
class Or:
    """One of several goods, or coins, will do."""

    alternatives: tuple[Good | Coins, ...]


@dataclass(frozen=True, slots=True)
class AtLeast:
    """So many tiles of a type must already stand in the city."""

    type: TileType
    count: int


# -- production and income --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OneOf:
    """Produces one good of a tier, chosen when the tile is built."""

    tier: Tier


@dataclass(frozen=True, slots=True)
class ByGeneration:
    """An income that changes with the generation."""

    coins: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class PerTileOf:
    """An income of 1 coin per tile of a type in the city."""

    type: TileType


# -- effects worth points ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Base:
    vp: int


@dataclass(frozen=True, slots=True)
class PerMoney:
    """Points per full `coins` owned before the final income."""

    vp: int
    coins: int


@dataclass(frozen=True, slots=True)
class PerFinalIncome:
    """Points per full `coins` of the final income."""

    vp: int
    coins: int


@dataclass(frozen=True, slots=True)
class PerToken:
    """Points per own goods token, of one tier or of all."""

    vp: int
    tier: Tier | None = None


@dataclass(frozen=True, slots=True)
class PerTile:
    vp: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class PerTilePrinted:
    """Points per tile of a type whose printed value lies between two numbers."""

    vp: int
    type: TileType
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class PerSurrounding:
    """Points per surrounding tile of any of the kinds."""

    vp: int
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class SurroundingElse:
    """Points per surrounding tile of a type, and fewer per other tile of it."""

    type: TileType
    near: int
    far: int


@dataclass(frozen=True, slots=True)
class PerTileWithSurrounding:
    """Points per tile of a type that has at least `count` surrounding tiles of another."""

    vp: int
    type: TileType
    other: TileType
    count: int


@dataclass(frozen=True, slots=True)
class PerTileWithin:
    """Points per tile of a type at most `distance` away from a tile of another."""

    vp: int
    type: TileType
    other: TileType
    distance: int


@dataclass(frozen=True, slots=True)
class PerRegion:
    vp: int
    type: TileType


@dataclass(frozen=True, slots=True)
class PerRegionBySize:
    """Points per region of size 1, 2, and 3 or more."""

    type: TileType
    vps: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class PerTileInLargestRegion:
    vp: int
    type: TileType


@dataclass(frozen=True, slots=True)
class PerSet:
    """Points per set of one tile of each type."""

    vp: int
    types: tuple[TileType, ...]


@dataclass(frozen=True, slots=True)
class PerRoadSquare:
    vp: int


@dataclass(frozen=True, slots=True)
class PerCorner:
    """Points per corner of the city that holds a tile of one of the types."""

    vp: int
    types: tuple[TileType, ...]


@dataclass(frozen=True, slots=True)
class PerBorderTile:
    vp: int
    type: TileType


@dataclass(frozen=True, slots=True)
class HalfPerTileBesideSameType:
    """Half a point per tile that borders another tile of its type."""


# -- effects while playing --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Waive:
    """With each build one required good of these tiers is waived."""

    tiers: tuple[Tier, ...]


@dataclass(frozen=True, slots=True)
class ExchangeCornerstones:
    """When built: swap unbuilt cornerstones with the discard pile of the preliminary phase."""


@dataclass(frozen=True, slots=True)
class CoinsOnBuild:
    """Coins after each tile of a type built later."""

    coins: int
    type: TileType


@dataclass(frozen=True, slots=True)
class CoinsOnConnect:
    """Coins per new direct link between a tile built later and an earlier tile of a type."""

    coins: int
    type: TileType


@dataclass(frozen=True, slots=True)
class CoinsPerPair:
    """When built: coins per adjacent pair of one tile of each type."""

    coins: int
    types: tuple[TileType, TileType]


@dataclass(frozen=True, slots=True)
class CoinsOnChoose:
    """Coins for each tile chosen later."""

    coins: int


@dataclass(frozen=True, slots=True)
class HalveFine:
    """Disaster fines are halved."""


@dataclass(frozen=True, slots=True)
class Demand:
    """So many tiles of any of the types have to go; no types means any tile."""

    count: int
    types: tuple[TileType, ...] = ()


@dataclass(frozen=True, slots=True)
class Strikes:
    """What a disaster does: a fine per unprotected tile of the types, or the demanded tiles."""

    fine: int
    per: tuple[TileType, ...]
    demands: tuple[Demand, ...]
    has_protection: bool


Effect = (
    Base
    | PerMoney
    | PerFinalIncome
    | PerToken
    | PerTile
    | PerTilePrinted
    | PerSurrounding
    | SurroundingElse
    | PerTileWithSurrounding
    | PerTileWithin
    | PerRegion
    | PerRegionBySize
    | PerTileInLargestRegion
    | PerSet
    | PerRoadSquare
    | PerCorner
    | PerBorderTile
    | HalfPerTileBesideSameType
    | Waive
    | ExchangeCornerstones
    | CoinsOnBuild
    | CoinsOnConnect
    | CoinsPerPair
    | CoinsOnChoose
    | HalveFine
    | Strikes
)


# -- the tile ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile: its printed facts and its effects."""

    number: int
    key: str
    set: int  # the generation, or CORNERSTONE
    min_players: int  # 1, 4 or 5; 1 for cornerstones
    types: tuple[TileType, ...]  # none: a disaster
    roads: str  # exits among N, E, S, W
    vp: int | None = 0  # None: a question mark, the effects give the value
    price: int = 0
    goods: tuple[Good | Or, ...] = ()
    needs: AtLeast | None = None
    produces: tuple[Good, ...] | OneOf = ()
    once: int = 0
    income: int | ByGeneration | PerTileOf = 0
    protects: tuple[Disaster, ...] = ()
    polluting: bool = False
    power: bool = False
    effects: tuple[Effect, ...] = ()
    roads_source: Source = "reconstructed"
    once_source: Source = "rulebook"  # all other values are from the rulebook

    @property
    def is_disaster(self) -> bool:
        return not self.types
