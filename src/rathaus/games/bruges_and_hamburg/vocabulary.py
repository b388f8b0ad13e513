"""The words that cards of both games are declared with: typed, frozen values.

Colours, categories and counts are the words of the game; its components say which there are.
"""

from dataclasses import dataclass
from typing import Literal

Source = Literal["rulebook", "public", "reconstructed"]


# -- numbers ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Die:
    """What a die shows; `paid` is the die in the colour of the worker given."""

    colour: str


@dataclass(frozen=True, slots=True)
class Per:
    """So many for each complete group of `every` things counted."""

    each: int
    count: str
    of: str = ""  # a category or colour, or the numbers of dice
    every: int = 1


Number = int | Die | Per | str  # a string names something of the table: "dice_sum"


@dataclass(frozen=True, slots=True)
class Condition:
    left: Number
    is_: Literal["=", ">=", "<="]
    right: int

    def fits(self, left: int) -> bool:
        """Is it met, if the left side is so much?"""
        if self.is_ == "=":
            return left == self.right
        return left >= self.right if self.is_ == ">=" else left <= self.right


# -- costs ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GiveWorker:
    colour: str


# -- events -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OnBase:
    """The owner performs a base action, with one of the colours if any are named."""

    action: str
    colours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OnOwn:
    what: str


@dataclass(frozen=True, slots=True)
class OnOther:
    """Another player does it."""

    what: str


# -- effects ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Money:
    amount: Number


@dataclass(frozen=True, slots=True)
class Points:
    amount: Number


@dataclass(frozen=True, slots=True)
class Workers:
    """any: chosen freely, each one; all: one of each; same: of the event."""

    colour: str
    amount: Number = 1


@dataclass(frozen=True, slots=True)
class SwapWorkers:
    """Any number of own workers, one for one."""


@dataclass(frozen=True, slots=True)
class Draw:
    amount: Number
    source: str = "any"


@dataclass(frozen=True, slots=True)
class Discard:
    amount: Number


@dataclass(frozen=True, slots=True)
class ExtraAction:
    """Take a card and carry out a base action with it."""

    source: Literal["any", "discard", "same", "hand"]


@dataclass(frozen=True, slots=True)
class PlaceDiscarded:
    """Lay out a card of the category from the discard pile."""

    category: str


@dataclass(frozen=True, slots=True)
class LayPlot:
    """A site or a house from the top of a pile."""

    amount: int
    pay_worker: bool


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Any number of own cards return to the hand."""


@dataclass(frozen=True, slots=True)
class BuildSpace:
    """On the next space of a wall or canal."""

    price: Literal["double", "free"]


@dataclass(frozen=True, slots=True)
class Advance:
    amount: int


@dataclass(frozen=True, slots=True)
class Lower:
    colour: str
    amount: Number = 1
    scores: bool = True
    but: str | None = None


@dataclass(frozen=True, slots=True)
class OthersDiscard:
    amount: int


@dataclass(frozen=True, slots=True)
class OthersLose:
    """Every other player loses one of these, of the player's own choice."""

    what: str


@dataclass(frozen=True, slots=True)
class Steal:
    """From every other player, or from one of the owner's choice."""

    what: Literal["card", "money", "workers", "points"]
    amount: int
    victim: Literal["others", "one"] = "others"


@dataclass(frozen=True, slots=True)
class ActivateAll:
    """Every own card that costs exactly one worker, free of charge."""


@dataclass(frozen=True, slots=True)
class CopyLightning:
    """A lightning card of another player."""


@dataclass(frozen=True, slots=True)
class Recolour:
    """A card played counts as one of another colour."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A standing rule."""

    name: str
    number: int = 0
    words: tuple[str, ...] = ()
