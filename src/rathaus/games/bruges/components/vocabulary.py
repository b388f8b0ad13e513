"""The words a person of Bruges is declared with: typed, frozen values the engine executes.

Most of them are shared with Hamburg and have the names of Bruges here. Legality, texts and
symbols are derived from the same declarations (BRU-14).
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
    ExtraAction,
    GiveWorker,
    Money,
    Number,
    OnBase,
    OnOther,
    OnOwn,
    OthersDiscard,
    OthersLose,
    Per,
    PlaceDiscarded,
    Points,
    Recolour,
    Rule,
    Source,
    Steal,
    SwapWorkers,
    Workers,
)
from rathaus.games.bruges_and_hamburg.vocabulary import BuildSpace as BuildCanal
from rathaus.games.bruges_and_hamburg.vocabulary import LayPlot as LayHouse
from rathaus.games.bruges_and_hamburg.vocabulary import Lower as ReturnThreat
from rathaus.games.bruges_and_hamburg.vocabulary import TakeBack as TakeBackPersons

__all__ = [
    "ACTIONS",
    "COLOURS",
    "GROUPS",
    "NO_ABILITY",
    "TRIGGERS",
    "Ability",
    "Action",
    "ActivateAll",
    "Advance",
    "BuildCanal",
    "Colour",
    "Condition",
    "CopyLightning",
    "Die",
    "Discard",
    "Draw",
    "Effect",
    "Event",
    "Exchange",
    "ExtraAction",
    "GiveThreat",
    "GiveWorker",
    "Group",
    "LayHouse",
    "Money",
    "Number",
    "OnBase",
    "OnOther",
    "OnOwn",
    "OthersDiscard",
    "OthersLose",
    "PassThreat",
    "PayMoney",
    "Per",
    "Person",
    "PlaceDiscarded",
    "Points",
    "Ready",
    "Recolour",
    "ReturnThreat",
    "Rule",
    "RuleName",
    "Source",
    "Steal",
    "SwapWorkers",
    "TakeBackPersons",
    "Trigger",
    "Workers",
    "WorkersByDice",
]

Colour = Literal["blue", "brown", "yellow", "red", "violet"]
Group = Literal[
    "nobility", "offices", "amusement", "trade", "craft", "court",
    "church", "art", "protection", "underworld", "learning",
]  # fmt: skip
Action = Literal["workers", "money", "threat", "canal", "house", "person"]
Trigger = Literal["lightning", "worker", "once_per_round", "on_action", "passive", "laurel"]
RuleName = Literal[
    "hand_limit", "advance_discount", "damage_at", "avert", "immune", "shield", "majority_tie",
    "double_lightning", "persons_per_house", "counts_as", "half_price", "discount",
    "house_free", "canal_free",
]  # fmt: skip

COLOURS: Final[tuple[Colour, ...]] = ("blue", "brown", "yellow", "red", "violet")
GROUPS: Final[tuple[Group, ...]] = (
    "nobility", "offices", "amusement", "trade", "craft", "court",
    "church", "art", "protection", "underworld", "learning",
)  # fmt: skip
ACTIONS: Final[tuple[Action, ...]] = ("workers", "money", "threat", "canal", "house", "person")
TRIGGERS: Final[tuple[Trigger, ...]] = (
    "lightning", "worker", "once_per_round", "on_action", "passive", "laurel",
)  # fmt: skip

# What `Per` counts: persons (of a group), houses (of a colour), house_colours, workers,
# worker_colours, worker_sets, canals, landmarks, majorities, groups, threats, threat_colours,
# dice (of numbers), guilders, hand_cards, lightnings, prices (of numbers).
# Named numbers: dice_sum, mode_die, max_die, paid_die, track_points, best_statue.


@dataclass(frozen=True, slots=True)
class PayMoney:
    amount: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """Up to so many times pay the cost and take the gain; `distinct` workers differ in colour."""

    most: int
    cost: PayMoney | GiveWorker
    gain: tuple[Money | Points | Workers | Advance, ...]


@dataclass(frozen=True, slots=True)
class WorkersByDice:
    """A worker in the colour of each die that shows one of the numbers."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GiveThreat:
    """Every other player receives a marker of the colour."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class PassThreat:
    """Hand up to so many own markers to one other player."""

    most: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Turn other own persons upright; 0: all of them."""

    amount: int = 0


Effect = (
    ActivateAll | Advance | BuildCanal | CopyLightning | Discard | Draw | Exchange | ExtraAction
    | GiveThreat | LayHouse | Money | OthersDiscard | OthersLose | PassThreat | PlaceDiscarded
    | Points | Ready | Recolour | ReturnThreat | Rule | Steal | SwapWorkers | TakeBackPersons
    | Workers | WorkersByDice
)  # fmt: skip
Event = OnBase | OnOwn | OnOther


@dataclass(frozen=True, slots=True)
class Ability:
    """What a person does, when, and at what cost."""

    effect: tuple[Effect, ...] = ()
    cost: tuple[GiveWorker, ...] = ()
    condition: Condition | None = None
    event: Event | None = None


NO_ABILITY: Final = Ability()


@dataclass(frozen=True, slots=True)
class Person:
    number: int
    key: str
    colour: Colour
    group: Group
    price: int
    trigger: Trigger
    ability: Ability = NO_ABILITY
    source: Source = "reconstructed"  # of the effect
    known: frozenset[str] = frozenset()  # other facts that are not reconstructed

    @property
    def points(self) -> int:
        """Always a third of the price (BRU-10.1)."""
        return self.price // 3
