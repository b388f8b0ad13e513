"""The words a tile is declared with: typed, frozen values that the engine executes.

Legality, scoring, texts and symbols are all derived from these declarations.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

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


class Word:
    """What all effects say about themselves besides their own fields."""

    __slots__ = ()
    symbols: ClassVar[str]  # its phrase in symbols, which are the same in every language
    trait: ClassVar[str] = ""  # works while it stands: cities keep a bitboard of such tiles
    step: ClassVar[str] = ""  # happens after the tile was built, with the owner's seat


# -- effects worth points ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Base(Word):
    symbols: ClassVar[str] = "{vp}★"
    vp: int


@dataclass(frozen=True, slots=True)
class PerMoney(Word):
    """Points per full `coins` owned before the final income."""

    symbols: ClassVar[str] = "{vp}★:{coins}◉"
    vp: int
    coins: int


@dataclass(frozen=True, slots=True)
class PerFinalIncome(Word):
    """Points per full `coins` of the final income."""

    symbols: ClassVar[str] = "{vp}★:↻{coins}◉"
    vp: int
    coins: int


@dataclass(frozen=True, slots=True)
class PerToken(Word):
    """Points per own goods token, of one tier or of all."""

    symbols: ClassVar[str] = "{vp}★:{tier}"
    vp: int
    tier: Tier | None = None


@dataclass(frozen=True, slots=True)
class PerTile(Word):
    symbols: ClassVar[str] = "{vp}★:{kind.one}"
    vp: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class PerTilePrinted(Word):
    """Points per tile of a type whose printed value lies between two numbers."""

    symbols: ClassVar[str] = "{vp}★:{type.one}({low}-{high}★)"
    vp: int
    type: TileType
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class PerSurrounding(Word):
    """Points per surrounding tile of any of the kinds."""

    symbols: ClassVar[str] = "{vp}★:⊞{kinds.any}"
    vp: int
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class SurroundingElse(Word):
    """Points per surrounding tile of a type, and fewer per other tile of it."""

    symbols: ClassVar[str] = "{near}★:⊞{type.one} {far}★:{type.one}"
    type: TileType
    near: int
    far: int


@dataclass(frozen=True, slots=True)
class PerTileWithSurrounding(Word):
    """Points per tile of a type that has at least `count` surrounding tiles of another."""

    symbols: ClassVar[str] = "{vp}★:{type.one}(⊞≥{count}{other.one})"
    vp: int
    type: TileType
    other: TileType
    count: int


@dataclass(frozen=True, slots=True)
class PerTileWithin(Word):
    """Points per tile of a type at most `distance` away from a tile of another."""

    symbols: ClassVar[str] = "{vp}★:{type.one}(≤{distance}{other.one})"
    vp: int
    type: TileType
    other: TileType
    distance: int


@dataclass(frozen=True, slots=True)
class PerRegion(Word):
    symbols: ClassVar[str] = "{vp}★:{type.region}"
    vp: int
    type: TileType


@dataclass(frozen=True, slots=True)
class PerRegionBySize(Word):
    """Points per region of size 1, 2, and 3 or more."""

    symbols: ClassVar[str] = "{vps[0]},{vps[1]},{vps[2]}★:{type.region}"
    type: TileType
    vps: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class PerTileInLargestRegion(Word):
    symbols: ClassVar[str] = "{vp}★:max{type.region}"
    vp: int
    type: TileType


@dataclass(frozen=True, slots=True)
class PerSet(Word):
    """Points per set of one tile of each type."""

    symbols: ClassVar[str] = "{vp}★:({types.every})"
    vp: int
    types: tuple[TileType, ...]


@dataclass(frozen=True, slots=True)
class PerRoadSquare(Word):
    symbols: ClassVar[str] = "{vp}★:╬"
    vp: int


@dataclass(frozen=True, slots=True)
class PerCorner(Word):
    """Points per corner of the city that holds a tile of one of the types."""

    symbols: ClassVar[str] = "{vp}★:∟{types.any}"
    vp: int
    types: tuple[TileType, ...]


@dataclass(frozen=True, slots=True)
class PerBorderTile(Word):
    symbols: ClassVar[str] = "{vp}★:▭{type.one}"
    vp: int
    type: TileType


@dataclass(frozen=True, slots=True)
class HalfPerTileBesideSameType(Word):
    """Half a point per tile that borders another tile of its type."""

    symbols: ClassVar[str] = "½★:□=□"


# -- effects while playing --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Waive(Word):
    """With each build one required good of these tiers is waived."""

    symbols: ClassVar[str] = "1{tiers}=0◉"
    trait: ClassVar[str] = "waives"
    tiers: tuple[Tier, ...]


@dataclass(frozen=True, slots=True)
class ExchangeCornerstones(Word):
    """When built: swap unbuilt cornerstones with the discard pile of the preliminary phase."""

    symbols: ClassVar[str] = "⇄"
    step: ClassVar[str] = "exchange"


@dataclass(frozen=True, slots=True)
class CoinsOnBuild(Word):
    """Coins after each tile of a type built later."""

    symbols: ClassVar[str] = "+{coins}◉:{type.one}"
    trait: ClassVar[str] = "coins_on_build"
    coins: int
    type: TileType


@dataclass(frozen=True, slots=True)
class CoinsOnConnect(Word):
    """Coins per new direct link between a tile built later and an earlier tile of a type."""

    symbols: ClassVar[str] = "+{coins}◉:□─{type.one}"
    trait: ClassVar[str] = "coins_on_connect"
    coins: int
    type: TileType


@dataclass(frozen=True, slots=True)
class CoinsPerPair(Word):
    """When built: coins per adjacent pair of one tile of each type."""

    symbols: ClassVar[str] = "+{coins}◉:({types.every})"
    coins: int
    types: tuple[TileType, TileType]


@dataclass(frozen=True, slots=True)
class CoinsOnChoose(Word):
    """Coins for each tile chosen later."""

    symbols: ClassVar[str] = "+{coins}◉:✓"
    trait: ClassVar[str] = "coins_on_choose"
    coins: int


@dataclass(frozen=True, slots=True)
class HalveFine(Word):
    """Disaster fines are halved."""

    symbols: ClassVar[str] = "½⚠"
    trait: ClassVar[str] = "halves_fine"


@dataclass(frozen=True, slots=True)
class Demand:
    """So many tiles of any of the types have to go; no types means any tile."""

    count: int
    types: tuple[TileType, ...] = ()


@dataclass(frozen=True, slots=True)
class Strikes(Word):
    """What a disaster does: a fine per unprotected tile of the types, or the demanded tiles."""

    symbols: ClassVar[str] = "{fine}◉:{per.any}{has_protection:¬♜|} ∨ -({demands})"
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
