"""What can be read of the games: their catalogues, their rules, their guided first games."""

from typing import Any, Literal

import msgspec

from rathaus.core.catalogue import Layout, Place
from rathaus.rules.book import BlockKind, SpanKind


class OptionShown(msgspec.Struct, frozen=True):
    """One thing the players may agree on before the game."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool
    text: str
    players: list[int]  # the numbers of players it exists for


class GameShown(msgspec.Struct, frozen=True):
    name: str
    title: str
    players: list[int]
    options: list[OptionShown]
    bots: list[str]  # the levels that can play it, from weak to strong
    about: list[str]  # what it is, and a line of facts; of some games nobody has written it
    has_lesson: bool  # a guided first game


class GamesShown(msgspec.Struct, frozen=True):
    games: list[GameShown]


class GroupShown(msgspec.Struct, frozen=True):
    """Pieces that one may look for together: what they are, where they belong, when they act."""

    facet: Literal["category", "set", "acts"]
    name: str


class PieceShown(msgspec.Struct, frozen=True):
    """A card, a tile, a board: what is on it, made from its declaration."""

    key: str
    name: str
    breakable: str  # the name with soft hyphens, for narrow faces
    kind: str  # pieces of a kind look alike
    number: str  # as it is printed, or a word for what it belongs to
    colour: str  # or its type: a key of `signs`
    symbols: str  # what it does, as a row of symbols
    lines: list[str]  # the same in words
    face: dict[str, Any]  # the values on it: price, points ...
    groups: list[GroupShown]


class FieldShown(msgspec.Struct, frozen=True):
    """How a field of a view is shown."""

    label: str
    layout: Layout
    place: Place
    holds: Literal["", "seat"]  # its numbers are seats
    parts: dict[str, str]  # names of its places or values
    cells: list[str]  # of a grid: the names of its cells, row by row
    columns: int  # of a grid
    last: int  # of a clock or track: where it ends; 0: nobody knows


class CatalogueShown(msgspec.Struct, frozen=True):
    """What a game is made of and how its views are shown, in one language."""

    pieces: dict[str, PieceShown]
    fields: dict[str, FieldShown]  # `seats.hand` goes before `hand`; others are for machines
    names: dict[str, str]  # of goods, colours, kinds
    signs: dict[str, str]  # the drawing beside each colour
    sheet: dict[str, str]  # the categories of the score sheet
    ratings: list[str]  # what a lone player can become, from the lowest on
    ladders: dict[str, list[int]]  # their least scores but the lowest's, by an option's value
    areas: str  # the field of the view with what lies in front of each side


class SpanShown(msgspec.Struct, frozen=True):
    kind: SpanKind
    text: str  # of a piece: its key in the catalogue


class RowShown(msgspec.Struct, frozen=True):
    """A paragraph, an item or a row of a table, and the clauses of the rules it tells."""

    cells: list[list[SpanShown]]
    clauses: list[str]
    depth: int


class BlockShown(msgspec.Struct, frozen=True):
    kind: BlockKind
    rows: list[RowShown]
    head: list[list[SpanShown]]


class SectionShown(msgspec.Struct, frozen=True):
    anchor: str
    heading: str
    level: int  # of its heading
    blocks: list[BlockShown]


class RulesShown(msgspec.Struct, frozen=True):
    """The rules of a game for those who play it; without sections nobody has written them."""

    title: str
    about: list[BlockShown]
    chapters: dict[str, list[SectionShown]]  # two-minutes, aid, rules


class SuggestionShown(msgspec.Struct, frozen=True):
    """An answer of a guided first game, decision by decision, with what to say at each."""

    moves: list[str]
    texts: list[str]
    follows: bool  # makes sense only if the suggestion before was taken


class LessonShown(msgspec.Struct, frozen=True):
    """A guided first game: the person takes seat 0, computers of that level all others."""

    players: int
    level: str
    answers: list[SuggestionShown]
    general: dict[str, str]  # by kind of move: what to say away from the suggestions
    ending: str
