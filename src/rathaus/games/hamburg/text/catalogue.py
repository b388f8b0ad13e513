"""The catalogue: every piece with what is printed on it, and the labels of what lies where."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from rathaus.core.catalogue import (
    FOR_BOARDS,
    RECONSTRUCTED,
    RULEBOOK,
    Catalogue,
    Fact,
    Field,
    Group,
    Piece,
)
from rathaus.core.game import Game
from rathaus.core.text import capital
from rathaus.games.bruges_and_hamburg.catalogue import of_colour
from rathaus.games.hamburg.components import overrides
from rathaus.games.hamburg.components.kit import Kit, Part
from rathaus.games.hamburg.components.overrides import TABLES, trigger_of
from rathaus.games.hamburg.components.tracks import (
    BOARDS,
    CYCLES,
    DANGERS,
    DISASTER_AT,
    MAJORITY_POINTS,
    ROUNDS,
    SQUARE,
    THIRD_SEGMENT,
    VIRTUAL_ADVANCE,
)
from rathaus.games.hamburg.components.vocabulary import COLOURS, Card, Colour
from rathaus.games.hamburg.expansions import clergy, exchange, ships
from rathaus.games.hamburg.expansions.dangers import Token
from rathaus.games.hamburg.expansions.mayors import Mayor
from rathaus.games.hamburg.text import cards, symbols, tiles
from rathaus.games.hamburg.text.cards import Teller
from rathaus.games.hamburg.text.languages import danger_named, name_of
from rathaus.games.hamburg.text.words import Words

SIGNS = {
    "violet": "wave",
    "orange": "flame",
    "grey": "brick",
    "pink": "coin",
    "brown": "cross",
    "black": "crescent",
}


SETS = {  # the label of each expansion's parts
    "mayor": "mayor",
    "clergy": "clergy_tiles",
    "token": "tokens",
    "exchange": "exchange",
    "ship": "ships",
}


def catalogue(game: Game, words: Words) -> Catalogue:
    kit: Kit = game.kit
    return Catalogue(
        pieces={piece.key: piece for piece in _pieces(kit, words)},
        fields=_fields(words),
        names=_names(kit, words),
        signs=SIGNS,
        sheet={**{str(key): name for key, name in words.sheet.items()}, "tom": words.labels["tom"]},
        areas="sides",
    )


def _pieces(kit: Kit, words: Words) -> Iterator[Piece]:
    """Those with a number are printed on cards and boards; the others are for the page."""
    yield from (_card(card, words) for card in kit.cards)
    yield from _board_values(kit, words)
    yield from (_mayor(mayor, words) for mayor in kit.mayors)
    yield from (_clergy(side, kit, words) for side in clergy.SIDES)
    yield from (_token(token, words) for token in kit.tokens)
    yield from (_exchange(side, words) for side in exchange.SIDES)
    yield from (_ship(ship, words) for ship in ships.SHIPS)


# -- cards ------------------------------------------------------------------------------------


def _card(card: Card, words: Words) -> Piece:
    facts = (
        Fact("category", card.category),
        Fact("colour", card.colour),
        Fact("price", card.price, card.price_source),
        Fact("vp", card.vp, card.price_source),
        Fact("trigger", trigger_of(card), card.trigger_source),
        Fact("when", symbols.when(card), FOR_BOARDS),
        Fact("effect", symbols.effect(card.ability), FOR_BOARDS),
    )
    return Piece(
        card.key,
        name_of(card, words),
        "card",
        f"{card.number:03}",
        card.colour,
        symbols.row(card),
        tuple(cards.lines(card, words)),
        facts,
        groups=(
            Group("category", capital(words.categories[card.category])),
            Group("set", capital(words.labels["card"])),
            Group("acts", cards.trigger_text(card, words)),
        ),
    )


# -- boards -----------------------------------------------------------------------------------


def _board_values(kit: Kit, words: Words) -> Iterator[Piece]:
    boards = kit.boards
    yield from _row(words, "square", "field", overrides.FIELDS, boards.square[1:])
    for index, key in enumerate(overrides.HALVES):
        board, half = BOARDS[index // 2], index % 2
        values = {"wall": boards.walls[board][half], "wall_price": boards.wall_prices[board][half]}
        yield _board_value(words, key, "wall", {name: list(each) for name, each in values.items()})
    yield from _windows(kit, words)
    rows = (*boards.statues.values(), *boards.more_statues.values())
    yield from _row(words, "statues", "statues", overrides.STATUE_ROWS, map(list, rows))
    yield from _row(words, "jette", "jettes", overrides.JETTES, boards.jettes)
    dangers = _row(words, "danger", "dangers", overrides.DANGER_KEYS, boards.dangers)
    yield from (replace(each, name=_danger(i, kit, words)) for i, each in enumerate(dangers))
    yield Piece("rules", words.labels["board"], "rules", facts=tuple(_constants()))


def _windows(kit: Kit, words: Words) -> Iterator[Piece]:
    """Each with the categories whose cards count there (HAM-11.3)."""
    for key, colour in zip(overrides.WINDOWS, kit.boards.windows, strict=True):
        at_black = [c for c in kit.categories if c in ("zoo", "park")]
        mine = {card.category for card in kit.cards if card.colour == colour} - {*at_black}
        shown = at_black if colour == "black" else [c for c in kit.categories if c in mine]
        window = _board_value(words, key, "window", {"window": colour})
        yield replace(window, facts=(*window.facts, Fact("categories", shown, FOR_BOARDS)))


def _constants() -> Iterator[Fact]:
    """Numbers of the rules that a board has printed on it."""
    numbers = {
        "cycles": CYCLES,
        "disaster_at": DISASTER_AT,
        "majority_points": MAJORITY_POINTS,
        "third_segment": THIRD_SEGMENT,
        "virtual_advance": VIRTUAL_ADVANCE,
        "rate_fields": exchange.FIELDS,
    }
    return (Fact(name, number, FOR_BOARDS) for name, number in numbers.items())


def _row(
    words: Words, table: str, label: str, keys: Iterable[str], values: Iterable[Any]
) -> Iterator[Piece]:
    for key, value in zip(keys, values, strict=True):
        yield _board_value(words, key, label, {table: value})


def _board_value(words: Words, key: str, label: str, values: Mapping[str, Any]) -> Piece:
    """A value of a board under the label that the table has for it."""
    facts = tuple(Fact(table, value, _source(table, key)) for table, value in values.items())
    name = f"{words.labels[label]} {_said(key, words)}"
    return Piece(key, name, "board", "board", facts=facts)


def _said(key: str, words: Words) -> str:
    """A key without what the label says already."""
    first, _, rest = key.partition("_")
    if first == "danger":
        return words.hues[rest].bare
    return rest if first in ("field", "window", "jette") else key.replace("_", " ")


def _source(table: str, key: str) -> str:
    return RECONSTRUCTED if key in TABLES[table].open else RULEBOOK


# -- tiles and tokens -------------------------------------------------------------------------


def _part(part: Part, kind: str, words: Words, *facts: Fact, colour: str = "") -> Piece:
    """A part that `rathaus components` lists if it has a table of its own."""
    number = kind if kind in ("mayor", "clergy", "token") else ""
    lines = tuple(tiles.lines(part, words))
    facts = (*facts, Fact("effect", symbols.effect(part.ability), FOR_BOARDS))
    return Piece(
        tiles.key_of(part),
        tiles.heading(part, words),
        kind,
        number,
        colour,
        lines=lines,
        facts=facts,
        groups=(Group("set", words.labels[SETS[kind]]),),
    )


def _mayor(mayor: Mayor, words: Words) -> Piece:
    facts = (
        Fact("mayor_tile", mayor.tile, _source("mayor_tile", mayor.key)),
        Fact("money", mayor.money, FOR_BOARDS),
        Fact("workers", mayor.workers, FOR_BOARDS),
    )
    return _part(mayor, "mayor", words, *facts)


def _clergy(side: clergy.Side, kit: Kit, words: Words) -> Piece:
    keys = {each.number: each.key for each in clergy.SIDES}
    back = keys[kit.backs[side.number]]
    printed = [Fact("clergy_back", back, _source("clergy_back", side.key))]
    known = printed if side.key in TABLES["clergy_back"].known else []
    return _part(side, "clergy", words, *known)


def _token(token: Token, words: Words) -> Piece:
    facts = (
        Fact("token", " ".join(token.colours), _source("token", token.key)),
        Fact("colours", list(token.colours), FOR_BOARDS),
        Fact("gift", bool(token.ability.effect), FOR_BOARDS),
    )
    return _part(token, "token", words, *facts)


def _exchange(side: exchange.Side, words: Words) -> Piece:
    rates = [each if isinstance(each, int) else list(each) for each in side.values]
    return _part(side, "exchange", words, Fact("rates", rates, FOR_BOARDS))


def _ship(ship: ships.Ship, words: Words) -> Piece:
    facts = Fact("active_on", list(ships.ACTIVE_ON), FOR_BOARDS)
    return _part(ship, "ship", words, facts, colour=ship.colour)


# -- fields and names -------------------------------------------------------------------------

# Fields of a view that a label of another name says.
_LABELS: Mapping[str, str] = {
    "discard": "discard_pile",
    "markers": "majorities",
    "parks": "park",
    "field": "square",
    "clergy": "clergy_tiles",
}


def _label(field: str, words: Words) -> str:
    if field in words.fields:
        return words.fields[field]
    return words.labels[_LABELS.get(field, field)]


def _fields(words: Words) -> dict[str, Field]:
    def label(field: str) -> str:
        return _label(field, words)

    def row(*fields: str) -> dict[str, Field]:
        return {field: Field(label(field), "row") for field in fields}

    def value(*fields: str) -> dict[str, Field]:
        return {field: Field(label(field)) for field in fields}

    def counts(*fields: str) -> dict[str, Field]:
        return {field: Field(label(field), "counts") for field in fields}

    phases = {str(number): name for number, name in enumerate(words.phases, start=1)}
    halves = {"0": words.labels["wall_left"], "1": words.labels["wall_right"]}
    return {
        "cycle": Field(label("cycle"), place="clock", last=CYCLES),
        "phase": Field(label("phase"), place="clock", parts=phases, last=len(words.phases)),
        "round": Field(label("round"), place="clock", last=ROUNDS),
        "drawn": Field(label("drawn"), place="hand"),
        "hand": Field(label("hand"), "row", place="hand"),
        # the middle of the table
        "crest": Field(label("crest"), holds="seat"),
        **counts("dice", "piles"),
        **row("discard", "hummels", "jettes"),
        "tokens": Field(label("tokens"), "pile"),
        **value("window"),
        **counts("chapel", "chapel_front"),
        **row("ships"),
        **value("exchange"),
        **row("clergy"),
        "expansions": Field(label("expansions"), "row", place="details"),
        "rate": Field(label("rate"), "track", place="details", last=exchange.FIELDS),
        "clergymen": Field(label("clergymen"), "counts", place="details"),
        "shuffled": Field(label("shuffled"), "row", place="details"),
        "tokens_used": Field(label("tokens_used"), "row", place="details"),
        "exchange_left": Field(label("exchange_left"), "pile", place="details"),
        "peeked": Field(label("peeked"), place="details"),
        "traced": Field(label("traced"), place="details", holds="seat"),
        # what a side has
        **value("board", "money", "points"),
        "field": Field(label("field"), "track", last=len(SQUARE) - 1),
        **counts("workers", "dangers"),
        "wall": Field(
            label("wall"), "row", parts=halves, cells=("left", "right"), columns=len(halves)
        ),
        **row("statues", "markers"),
        "sides.hand": Field(label("hand"), "row"),
        **row("seen", "sites", "zoo", "parks"),
        **value("mayor", "token"),
        **row("used"),
        # a site, and a zoo card
        **value("colour", "card"),
        **row("buildings"),
        **value("under"),
    }


def _names(kit: Kit, words: Words) -> dict[str, str]:
    """What stands for itself in a view, and what a move gains or costs besides fields."""
    hues = {str(colour): capital(hue.bare) for colour, hue in words.hues.items()}
    majorities = {key: capital(name) for key, name in words.majorities.items()}
    boards = {key: capital(name) for key, name in words.boards.items()}
    disasters = zip(DANGERS, COLOURS, strict=True)  # as the dangers are printed
    return {
        **{key: capital(name) for key, name in words.categories.items()},
        **boards,
        **majorities,
        **hues,
        **{name: capital(words.dangers[colour]) for name, colour in disasters},
        **{half: capital(words.labels[half]) for half in ("left", "right")},
        **{of_colour("worker", colour): _worker(colour, words) for colour in COLOURS},
        **{of_colour("danger", name): _danger(i, kit, words) for i, name in enumerate(COLOURS)},
        "automa": words.labels["tom"],
    }


def _worker(colour: Colour, words: Words) -> str:
    return capital(Teller(words).coloured("worker", colour).many)


def _danger(colour: int, kit: Kit, words: Words) -> str:
    """A danger by the disaster it leads to."""
    return danger_named(words.dangers[COLOURS[kit.dangers[colour]]], words.hues[COLOURS[colour]])
