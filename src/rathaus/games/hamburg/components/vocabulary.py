"""The words a component of Hamburg is declared with: typed, frozen values the engine executes.

Cards, mayors, ships, exchange and clergy tiles all have an ability made of these. Legality,
texts and symbols are derived from the same declarations. Many words are shared with Bruges.
"""

from dataclasses import dataclass
from typing import Final, Literal

from rathaus.games.bruges_and_hamburg.vocabulary import (
    ActivateAll,
    Advance,
    Condition,
    CopyLightning,
    Die,
    Discard,
    Draw,
    GiveWorker,
    Lower,
    Money,
    Number,
    OnBase,
    OnOther,
    OnOwn,
    OthersDiscard,
    OthersLose,
    Per,
    Points,
    Recolour,
    Rule,
    Source,
    Steal,
    SwapWorkers,
    TakeBack,
    Workers,
)
from rathaus.games.bruges_and_hamburg.vocabulary import BuildSpace as BuildWall
from rathaus.games.bruges_and_hamburg.vocabulary import ExtraAction as DrawAct
from rathaus.games.bruges_and_hamburg.vocabulary import LayPlot as LaySite
from rathaus.games.bruges_and_hamburg.vocabulary import PlaceDiscarded as SearchBuild

__all__ = [
    "ACTIONS",
    "BLACK",
    "COLOURS",
    "COLOUR_COUNT",
    "DICE",
    "NO_ABILITY",
    "Ability",
    "Action",
    "ActivateAll",
    "Advance",
    "BuildUnderZoo",
    "BuildWall",
    "BuyWorkers",
    "Card",
    "Category",
    "ClergyWorker",
    "Colour",
    "ColourWord",
    "Condition",
    "CopyLightning",
    "Cost",
    "Count",
    "Die",
    "DieColour",
    "Discard",
    "DoubleStatue",
    "Draw",
    "DrawAct",
    "Effect",
    "Event",
    "GiveDistinct",
    "GiveWorker",
    "LaySite",
    "LosePoints",
    "LoseWorkers",
    "Lower",
    "Mode",
    "Money",
    "MoneyLess",
    "MoveClergy",
    "Named",
    "NewHand",
    "Number",
    "OnBase",
    "OnOther",
    "OnOwn",
    "OnPrice",
    "OnStep",
    "OthersDiscard",
    "OthersLose",
    "OthersRaise",
    "PayMark",
    "PayMoney",
    "PayWorker",
    "Per",
    "Points",
    "Prevent",
    "PriceHalf",
    "PriceLess",
    "PriceMore",
    "PriceSet",
    "Reactivate",
    "Recolour",
    "RepeatLightning",
    "Rule",
    "RuleName",
    "SearchBuild",
    "SearchPile",
    "Source",
    "Steal",
    "SwapWorkers",
    "TakeBack",
    "TokenOthers",
    "TradePoints",
    "Trigger",
    "UseLightning",
    "Workers",
    "WorkersByDice",
]

Colour = Literal["violet", "orange", "grey", "pink", "brown"]
DieColour = Literal[Colour, "black"]
# any: chosen freely, each one; any_same: one free colour for all; all: one of each;
# paid: of the worker given; same: of the event; lowered: just lowered; value: of the rate.
ColourWord = Literal[Colour, "any", "any_same", "all", "paid", "same", "lowered", "value"]
Action = Literal["workers", "money", "lower", "wall", "site", "building"]
Trigger = Literal["lightning", "phase", "permanent", "laurel", "none"]
Mode = Literal["must", "may", "auto"]
Category = Literal[
    "citizens", "offices", "university", "health",
    "amusement", "art", "theatre", "circus",
    "trade", "industry", "bank", "craft",
    "military", "police", "underworld", "secret",
    "harbour", "church", "emigrants", "mystic",
    "zoo", "park",
]  # fmt: skip

COLOURS: Final[tuple[Colour, ...]] = ("violet", "orange", "grey", "pink", "brown")
DICE: Final[tuple[DieColour, ...]] = (*COLOURS, "black")
ACTIONS: Final[tuple[Action, ...]] = ("workers", "money", "lower", "wall", "site", "building")
COLOUR_COUNT: Final = 5  # written out, so that compiled code has it in place
BLACK: Final = 5


# -- numbers ----------------------------------------------------------------------------------

# What `Per` counts, and the numbers that have a name.
Count = Literal[
    "buildings", "categories", "sites", "site_colours", "workers", "worker_colours",
    "worker_sets", "wall_stones", "third_segments", "statues", "majorities",
    "danger_levels", "danger_colours", "dice",
]  # fmt: skip
Named = Literal["mode_die", "dice_sum", "square_points", "paid_n", "drawn", "value"]


# -- costs ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PayMark:
    amount: int


@dataclass(frozen=True, slots=True)
class GiveDistinct:
    """Up to so many workers, no two of one colour."""

    most: int


Cost = GiveWorker | PayMark | GiveDistinct


# -- events -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OnPrice:
    """A price is worked out: base action only, any, dice price, the others', or of a colour."""

    what: Literal["wall", "building", "advance"]
    scope: Literal[Colour, "base", "any", "dice", "others"]


@dataclass(frozen=True, slots=True)
class OnStep:
    phase: str
    step: str


Event = OnBase | OnOwn | OnOther | OnPrice | OnStep


# -- effects ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoneyLess:
    amount: Number


@dataclass(frozen=True, slots=True)
class LosePoints:
    amount: Number


@dataclass(frozen=True, slots=True)
class LoseWorkers:
    colour: ColourWord
    amount: Number = 1


@dataclass(frozen=True, slots=True)
class WorkersByDice:
    """A worker in the colour of each coloured die that shows the number."""

    number: Number
    black: Literal["any", "none"]


@dataclass(frozen=True, slots=True)
class BuyWorkers:
    most: int
    price: int


@dataclass(frozen=True, slots=True)
class PayMoney:
    """A tile demands Mark in addition."""

    amount: Number


@dataclass(frozen=True, slots=True)
class PayWorker:
    """A tile demands workers in addition."""

    colour: ColourWord
    amount: Number = 1


@dataclass(frozen=True, slots=True)
class SearchPile:
    colour: ColourWord
    kind: Literal["zoo", "park"]


@dataclass(frozen=True, slots=True)
class BuildUnderZoo:
    colour: ColourWord


@dataclass(frozen=True, slots=True)
class Prevent:
    """The raise does not happen."""


@dataclass(frozen=True, slots=True)
class OthersRaise:
    """Every other player raises the danger just lowered."""


@dataclass(frozen=True, slots=True)
class TokenOthers:
    """Draw a black token; every other player raises what it shows."""


@dataclass(frozen=True, slots=True)
class TradePoints:
    """Mark to other players, points from them."""

    money: int
    points: int


@dataclass(frozen=True, slots=True)
class Reactivate:
    """A used building of phase III once more."""


@dataclass(frozen=True, slots=True)
class RepeatLightning:
    pass


@dataclass(frozen=True, slots=True)
class UseLightning:
    """An own lightning building again."""


@dataclass(frozen=True, slots=True)
class ClergyWorker:
    pass


@dataclass(frozen=True, slots=True)
class MoveClergy:
    pass


@dataclass(frozen=True, slots=True)
class DoubleStatue:
    pass


@dataclass(frozen=True, slots=True)
class PriceSet:
    price: Number
    only_value_colours: bool = False


@dataclass(frozen=True, slots=True)
class PriceLess:
    amount: Number


@dataclass(frozen=True, slots=True)
class PriceMore:
    amount: Number
    only_value_colours: bool = False


@dataclass(frozen=True, slots=True)
class PriceHalf:
    pass


@dataclass(frozen=True, slots=True)
class NewHand:
    how: Literal["one_each", "two_piles"]


RuleName = Literal[
    "majority_tie", "counts_as", "disaster_at", "buildings_per_site", "choose_token_danger",
    "hand_limit", "lower_points", "double_phase_iii", "ignore_black", "ships_all", "ships_none",
    "rounds", "no_danger",
]  # fmt: skip


Effect = (
    Money | MoneyLess | Points | LosePoints | Workers | LoseWorkers | WorkersByDice | SwapWorkers
    | BuyWorkers | PayMoney | PayWorker | Draw | Discard | DrawAct | SearchBuild | SearchPile
    | LaySite | TakeBack | BuildWall | BuildUnderZoo | Advance | Lower | Prevent | OthersRaise
    | TokenOthers | OthersDiscard | OthersLose | Steal | TradePoints | Reactivate
    | RepeatLightning | ActivateAll | CopyLightning | UseLightning | ClergyWorker | MoveClergy
    | DoubleStatue | Recolour | PriceSet | PriceLess | PriceMore | PriceHalf | NewHand | Rule
)  # fmt: skip


# -- components -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ability:
    """What a component does, when, and at what cost."""

    effect: tuple[Effect, ...] = ()
    cost: tuple[Cost, ...] = ()
    condition: Condition | None = None
    event: Event | None = None
    mode: Mode = "must"


NO_ABILITY: Final = Ability()


@dataclass(frozen=True, slots=True)
class Card:
    number: int
    key: str
    category: Category
    colour: Colour
    price: int
    vp: int
    trigger: Trigger = "none"
    phase: int = 0  # of a phase or permanent card
    ability: Ability = NO_ABILITY
    price_source: Source = "reconstructed"
    trigger_source: Source = "reconstructed"
    effect_source: Source = "rulebook"

    @property
    def is_building(self) -> bool:
        return self.category not in ("zoo", "park")
