"""The shape of what is told about a range of moves: one row for each range."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rathaus.core.catalogue import Effect, Target, Trail
from rathaus.core.game import Names
from rathaus.core.steps import Answer
from rathaus.core.text import fill
from rathaus.core.voice import player_within
from rathaus.games.city_tycoon.components.kit import TILES
from rathaus.games.city_tycoon.grid import name
from rathaus.games.city_tycoon.state import CityTycoonState
from rathaus.games.city_tycoon.text import tiles
from rathaus.games.city_tycoon.text.languages import name_of
from rathaus.games.city_tycoon.text.words import Words

Targets = tuple[Target, ...]
NOTHING: Targets = ()


@dataclass(frozen=True, slots=True)
class OpenMove:
    """A move in the question that is open to a seat."""

    state: CityTycoonState
    seat: int
    answer: Answer  # what the seat has decided in this question
    move: int
    place: int  # of the move in its range

    @property
    def made(self) -> Answer:
        """The answer with this move."""
        return (*self.answer, self.move)


@dataclass(frozen=True, slots=True)
class Wording(OpenMove):
    """The same, and the words it is told with."""

    words: Words
    names: Names

    def say(self, key: str, **values: object) -> str:
        return fill(self.words.moves[key], **values)

    def note(self, key: str, **values: object) -> str:
        return fill(self.words.notes[key], **values)

    def tile(self, tile: int) -> str:
        return name_of(tile, self.words)

    def player(self, seat: int) -> str:
        return player_within(seat, self.words, self.names)


def _no_targets(move: OpenMove) -> Targets:
    return NOTHING


def _no_effects(move: OpenMove) -> Iterable[Effect]:
    return ()


def _no_trails(move: OpenMove) -> Iterable[Trail]:
    return ()


def _no_notes(move: Wording) -> Iterable[str]:
    return ()


def _no_more(move: Wording) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Row:
    """All that is told about the moves of a range.

    The name is told of a greyed-out move as well; its targets are asked for, too. So they must not
    rely on more than the decisions that the move comes after.
    """

    name: Callable[[Wording], str]
    more: Callable[[Wording], str] = _no_more  # goes on in the same sentence
    notes: Callable[[Wording], Iterable[str]] = _no_notes
    about: Callable[[OpenMove], Targets] = _no_targets
    effects: Callable[[OpenMove], Iterable[Effect]] = _no_effects
    trails: Callable[[OpenMove], Iterable[Trail]] = _no_trails
    after: int = 0  # so many decisions


def tile_facts(move: Wording) -> Iterable[str]:
    """Type and cost of the district that a move names, and what it does."""
    district, words = move.state.kit.districts[move.place], move.words
    yield words.kinds[district.type].one
    yield tiles.amount("money", district.cost, words)
    yield from tiles.gives(district, words)


def piece(tile: int, field: str) -> Targets:
    return (Target("piece", TILES.key(tile), field),)


def cell(of: int) -> Targets:
    return (Target("place", name(of), "city"),)


def trail(what: str, amount: int, steps: Iterable[tuple[int, int]]) -> Trail:
    """From cell to cell, each with its price."""
    cells, prices = zip(*steps, strict=True)
    return Trail(what, amount, tuple(Target("place", name(each), "city") for each in cells), prices)
