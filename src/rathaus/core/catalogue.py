"""What a game is made of, described once: its pieces, fields, names and moves.

The terminal, the server, the page and `rathaus components` show a game from its catalogue. A game
that has none gets labels made from the names in its view.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from rathaus.core.text import capital

RULEBOOK, RECONSTRUCTED = "rulebook", "reconstructed"
FOR_BOARDS = ""  # the source of facts that boards draw and no list shows


class Fact(NamedTuple):
    """One value on a piece, as plain data, and where it comes from."""

    name: str  # such as price; its word is in `Catalogue.names`
    value: Any
    source: str = RULEBOOK


class Group(NamedTuple):
    """Pieces that one may look for together."""

    facet: Literal["category", "set", "acts"]  # what they are, where they belong, when they act
    name: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, a tile, a board: whatever has a key in views and notations."""

    key: str
    name: str
    kind: str = "piece"  # card, tile, board: pieces of a kind look alike
    number: str = ""  # as it is printed, or a word for what it belongs to
    colour: str = ""  # or its type: a key of `Catalogue.signs`
    symbols: str = ""  # what it does, as a row of symbols
    lines: tuple[str, ...] = ()  # what it does, in words made from its declaration
    facts: tuple[Fact, ...] = ()  # what is printed on it: price, points ...
    groups: tuple[Group, ...] = ()  # what it is found by in a gallery of all cards

    def value(self, name: str) -> Any:
        """The value of a fact; None: it has none of that name."""
        return next((fact.value for fact in self.facts if fact.name == name), None)

    def printed(self) -> list[Fact]:
        """The facts that lists show."""
        return [fact for fact in self.facts if fact.source != FOR_BOARDS]


Layout = Literal[
    "value",  # a number, a word, a yes or no; or whatever its own parts are
    "row",  # things side by side
    "grid",  # a rectangle of cells, row by row
    "map",  # things with x and y
    "track",  # a place on a row of fields
    "pile",  # a pile, of which a number or its top is known
    "counts",  # how many of each
]
Place = Literal["table", "clock", "hand", "details"]


@dataclass(frozen=True, slots=True)
class Field:
    """How a field of a view is shown. A field that is not declared is for machines."""

    label: str
    layout: Layout = "value"
    place: Place = "table"  # on the table, in the header, in the hand, or only on demand
    holds: Literal["", "seat"] = ""  # numbers that are seats
    parts: Mapping[str, str] = field(default_factory=dict)  # names of its places or values
    cells: tuple[str, ...] = ()  # of a grid: the names that moves have for them, row by row
    columns: int = 0  # of a grid
    last: int = 0  # of a clock or track: where it ends; 0: nobody knows


class Target(NamedTuple):
    """What a move is about: `piece` is in the catalogue, `seat` a player's number, `place` a part
    of a field: a cell, a pile, a half of a wall.
    """

    kind: Literal["piece", "place", "seat"]
    key: str
    field: str = ""  # of the view, where it lies; a place always has one
    seat: int | None = None  # whose it is, where everybody has one


class Effect(NamedTuple):
    """One thing a move would do, as far as the rules know it before chance and others decide."""

    kind: Literal["pay", "gain", "lose", "reach", "place"]
    what: str  # a key of the catalogue: a field such as money, a name, a piece
    amount: int = 1
    seat: int | None = None  # who is paid, or whose it is; None: the bank, or one's own


class Trail(NamedTuple):
    """The way that something takes over the board once a move is made."""

    what: str  # a key of the catalogue
    amount: int  # so many take it together
    places: tuple[Target, ...]  # from where they start to where they end
    prices: tuple[int, ...] = ()  # of each place, for one of them; nothing: the way is free


@dataclass(frozen=True, slots=True)
class Catalogue:
    """How to show a game, in one language."""

    pieces: Mapping[str, Piece] = field(default_factory=dict)
    fields: Mapping[str, Field] = field(default_factory=dict)  # `seats.hand` goes before `hand`
    names: Mapping[str, str] = field(default_factory=dict)  # of colours, goods, facts ...
    signs: Mapping[str, str] = field(default_factory=dict)  # the drawing beside each colour
    sheet: Mapping[str, str] = field(default_factory=dict)  # the score sheet, in its order
    ratings: tuple[str, ...] = ()  # what a lone player can become, from the lowest on
    # the least score of each but the lowest, by the value of the option that decides it
    ladders: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    areas: str = "seats"  # the field of the view with what lies in front of each side

    def name_of(self, key: str) -> str:
        """What a key in a view or a score sheet is called; one that nobody names, itself."""
        piece = self.pieces.get(key)
        return piece.name if piece else self.names.get(key, key)


# -- defaults for a game without a catalogue --------------------------------------------------

FOR_MACHINES = frozenset({"game", "players", "seat", "turn", "moves", "answer"})


def pretty(key: str) -> str:
    """A label from a name.

    >>> pretty("hand_sizes")
    'Hand sizes'
    """
    return capital(key.replace("_", " "))


def fields_of(view: Mapping[str, Any], areas: str) -> dict[str, Field]:
    """Every field of a view under its own name."""
    found = {key: Field(pretty(key), _layout(value)) for key, value in view.items()}
    for area in view.get(areas, ()):
        found |= {key: Field(pretty(key), _layout(value)) for key, value in area.items()}
    return {key: each for key, each in found.items() if key not in {*FOR_MACHINES, areas}}


def _layout(value: Any) -> Layout:
    if isinstance(value, Mapping):
        return "counts" if all(type(each) is int for each in value.values()) else "value"
    return "row" if isinstance(value, list) else "value"


def targets_in(notation: str, pieces: Mapping[str, Piece]) -> tuple[Target, ...]:
    """The pieces that a move names.

    >>> targets_in("play:17:bold", {"17": Piece("17", "The 17")})
    (Target(kind='piece', key='17', field='', seat=None),)
    """
    words: Sequence[str] = notation.split(":")[1:]
    return tuple(Target("piece", word) for word in words if word in pieces)
