"""A move of a seat, and what every kind of move can tell about itself."""

from collections.abc import Callable
from dataclasses import dataclass

from rathaus.core.catalogue import Effect, Target
from rathaus.core.game import Names
from rathaus.core.steps import Answer
from rathaus.core.text import Phrase, fill
from rathaus.core.voice import player_within
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.text.languages import name_of
from rathaus.games.neom.text.words import Words

MONEY, POINTS, ROUTES = "money", "vp", "routes"  # what effects name besides pieces

# What effects count: the words for one, and for more.
LINKS = ("link", "links")
POLLUTED = ("polluted_home", "polluted_homes")
RINGS = ("ring", "rings")
SAVED = ("saved", "saved_many")
CHANGES = (LINKS, POLLUTED, RINGS, SAVED)

Targets = tuple[Target, ...]
Effects = tuple[Effect, ...]


class Voice:
    """What is told with: words of a language, and the names of the players."""

    __slots__ = ()
    words: Words
    names: Names

    def tile(self, tile: int | str) -> str:
        return name_of(tile, self.words)

    def good(self, good: int) -> str:
        return self.words.goods[GOODS[good]]

    def player(self, seat: int) -> str:
        return player_within(seat, self.words, self.names)


@dataclass(frozen=True, slots=True)
class Asked(Voice):
    """A seat that is asked something."""

    state: NeomState
    seat: int
    words: Words
    names: Names

    @property
    def answer(self) -> Answer:
        """What it has decided so far in this question."""
        return self.state.answers[self.seat]

    def ask(self, key: str, **values: object) -> str:
        return fill(self.words.prompts[key], **values)


Ask = Callable[[Asked], str]


@dataclass(frozen=True, slots=True)
class Choice:
    state: NeomState
    seat: int
    move: int
    index: int  # its place in its range

    @property
    def chosen(self) -> str:
        """The key of the tile that the seat has chosen in this round."""
        return self.state.kit.tile[self.state.chosen[self.seat]].key


@dataclass(frozen=True, slots=True)
class Spoken(Choice, Voice):
    """A choice that is to be told, and what it is told with."""

    words: Words
    names: Names

    def say(self, key: str, **values: object) -> str:
        return fill(self.words.moves[key], **values)

    def note(self, key: str, **values: object) -> str:
        return fill(self.words.notes[key], **values)


def nothing(choice: Choice) -> tuple[()]:
    return ()


@dataclass(frozen=True, slots=True)
class MoveKind:
    """What a range of moves says, is about and would do."""

    describe: Callable[[Spoken], str | Phrase]
    targets: Callable[[Choice], Targets] = nothing
    effects: Callable[[Choice], Effects] = nothing
    begins_with_a_name: bool = False  # of a player, who spells it as they like


def piece(key: str, field: str = "", seat: int | None = None) -> Targets:
    return (Target("piece", key, field, seat),) if key else ()


def money(choice: Choice) -> Targets:
    return (Target("place", "", MONEY, choice.seat),)


def difference(what: str, amount: int) -> Effects:
    return (Effect("gain" if amount > 0 else "lose", what, abs(amount)),) if amount else ()


def counted(words: tuple[str, str], amount: int) -> Effects:
    one, many = words
    return difference(one if abs(amount) == 1 else many, amount)


def gained(coins: int) -> Effects:
    """From the bank."""
    return (Effect("gain", MONEY, coins),) if coins else ()


def paid(coins: int, payee: int | None = None) -> Effects:
    """To a player, or to the bank."""
    return (Effect("pay", MONEY, coins, payee),) if coins else ()
