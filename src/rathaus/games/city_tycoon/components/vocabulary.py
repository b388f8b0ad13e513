"""The words a tile is declared with: typed, frozen values that the engine executes.

Legality, effects, texts and symbols are all derived from these declarations.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

DistrictType = Literal["residential", "industrial", "entertainment", "shopping", "landmark"]
Colour = Literal["red", "blue"]
CubeColour = Literal[Colour, "yellow"]
PlantKind = Literal["solar", "steam", "wind", "hydro"]
Counted = Literal["red_plant", "blue_plant", "entertainment", "industrial", "shopping"]
Source = Literal["rulebook", "public", "reconstructed"]

TYPES: tuple[DistrictType, ...] = (
    "residential",
    "industrial",
    "entertainment",
    "shopping",
    "landmark",
)
COLOURS: tuple[Colour, ...] = ("red", "blue")  # of energy, and of the plants that have it
CUBE_COLOURS: tuple[CubeColour, ...] = (*COLOURS, "yellow")
KINDS: tuple[PlantKind, ...] = ("solar", "steam", "wind", "hydro")  # two to a colour: A, B
COUNTED: tuple[Counted, ...] = (
    "red_plant",
    "blue_plant",
    "entertainment",
    "industrial",
    "shopping",
)


# -- immediate effects, each with its symbols -------------------------------------------------


class Asking:
    """An effect that asks a question, between the cell of its district and the terrain."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points at once (CTY-7.10)."""

    symbols: ClassVar = "+{vp}"
    vp: int


@dataclass(frozen=True, slots=True)
class Goods:
    """Yellow cubes at once (CTY-7.11)."""

    symbols: ClassVar = "+{cubes}"
    cubes: int


@dataclass(frozen=True, slots=True)
class Terrain:
    """Terrain tiles beside the new district (CTY-7.12)."""

    symbols: ClassVar = "+{terrain}"
    land: int = 0
    water: int = 0


@dataclass(frozen=True, slots=True)
class SellPoints(Asking):
    """One row may be bought: so much money for so many points (CTY-7.17)."""

    symbols: ClassVar = "${rows}"
    rows: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PointsPer:
    """Points for each own tile of a kind (CTY-7.18)."""

    symbols: ClassVar = "+{vp}:{kind.one}"
    kind: Counted
    vp: int


Effect = Points | Goods | Terrain | SellPoints | PointsPer
EFFECTS: tuple[type[Effect], ...] = get_args(Effect)


# -- supply -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Need:
    """The cubes a demand asks for, and money besides them (CTY-8.17)."""

    red: int = 0
    blue: int = 0
    yellow: int = 0
    money: int = 0


@dataclass(frozen=True, slots=True)
class Gain:
    money: int = 0
    vp: int = 0
    yellow: int = 0


@dataclass(frozen=True, slots=True)
class Demand:
    """One way to supply a tile, and the income it brings (CTY-8.5, 8.24)."""

    need: Need
    income: Gain


@dataclass(frozen=True, slots=True)
class Bonus:
    """What whoever supplies an adjacent tile of a type receives in addition (CTY-8.25)."""

    type: DistrictType
    gain: Gain


# -- tiles ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class District:
    """A district tile."""

    number: int
    key: str
    round: int  # the number on its back
    type: DistrictType
    cost: int
    effects: tuple[Effect, ...] = ()
    demands: tuple[Demand, ...] = ()
    bonus: Bonus | None = None
    source: Source = "reconstructed"  # of round, type, cost, points, goods and terrain
    effect_source: Source = "reconstructed"  # of demands, bonus and what is counted


@dataclass(frozen=True, slots=True)
class Plant:
    """One side of a power plant tile. Side A is refilled, side B is not (CTY-7.9)."""

    key: str
    colour: Colour
    number: int  # its place in the stack, 1 on top
    side: Literal["A", "B"]
    kind: PlantKind
    cost: int
    cubes: int
    source: Source = "reconstructed"

    @property
    def refills(self) -> bool:
        return self.side == "A"
