"""The cards, boards and tiles of Hamburg."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from rathaus.cli.shelves import Fact, Piece
from rathaus.core.game import LANGUAGES, Game
from rathaus.games.hamburg import text as words
from rathaus.games.hamburg.components import overrides
from rathaus.games.hamburg.components.kit import Kit, Part
from rathaus.games.hamburg.components.overrides import TABLES, trigger_of
from rathaus.games.hamburg.components.tracks import BOARDS
from rathaus.games.hamburg.components.vocabulary import Card
from rathaus.games.hamburg.expansions import clergy
from rathaus.games.hamburg.game import Hamburg

__all__ = ["TABLES", "pieces", "text"]


def pieces(game: Game) -> list[Piece]:
    assert isinstance(game, Hamburg)
    kit = game.kit
    parts = (*_mayors(kit), *_clergy(kit), *_tokens(kit))
    return [*(_card(card) for card in kit.cards), *_boards(kit), *(piece for _, piece in parts)]


def text(game: Game, key: str, lang: str) -> list[str]:
    """What is written on a card or a tile; a board shows its values alone."""
    assert isinstance(game, Hamburg)
    kit = game.kit
    written: dict[str, Part] = {card.key: card for card in kit.cards}
    written |= {piece.key: part for part, piece in (*_mayors(kit), *_clergy(kit), *_tokens(kit))}
    return words.part_lines(written[key], lang) if key in written else []


def _card(card: Card) -> Piece:
    names = {lang: words.card_name(card, lang) for lang in LANGUAGES}
    facts = (
        Fact("category", card.category, "rulebook"),
        Fact("colour", card.colour, "rulebook"),
        Fact("price", card.price, card.price_source),
        Fact("vp", card.vp, card.price_source),
        Fact("trigger", trigger_of(card), card.trigger_source),
    )
    return Piece(card.key, f"{card.number:03}", names, facts)


# -- boards -----------------------------------------------------------------------------------


def _boards(kit: Kit) -> Iterator[Piece]:
    boards = kit.boards
    yield from _row("square", "field", overrides.FIELDS, boards.square[1:])
    for index, key in enumerate(overrides.HALVES):
        board, half = BOARDS[index // 2], index % 2
        values = {"wall": boards.walls[board][half], "wall_price": boards.wall_prices[board][half]}
        yield _piece(key, "wall", {name: list(each) for name, each in values.items()})
    yield from _row("window", "window", overrides.WINDOWS, boards.windows)
    rows = (*boards.statues.values(), *boards.more_statues.values())
    yield from _row("statues", "statues", overrides.STATUE_ROWS, map(list, rows))
    yield from _row("jette", "jettes", overrides.JETTES, boards.jettes)
    yield from _row("danger", "dangers", overrides.DANGER_KEYS, boards.dangers)


def _row(table: str, label: str, keys: Iterable[str], values: Iterable[Any]) -> Iterator[Piece]:
    for key, value in zip(keys, values, strict=True):
        yield _piece(key, label, {table: value})


def _piece(key: str, label: str, values: Mapping[str, Any]) -> Piece:
    """A value of a board under the label that the table has for it."""
    names = {lang: f"{words.label(label, lang)} {_said(key, lang)}" for lang in LANGUAGES}
    facts = tuple(Fact(table, value, _source(table, key)) for table, value in values.items())
    return Piece(key, "board", names, facts)


def _said(key: str, lang: str) -> str:
    """A key without what the label says already."""
    first, _, rest = key.partition("_")
    if first == "danger":
        return words.colour_name(rest, lang).lower()
    return rest if first in ("field", "window", "jette") else key.replace("_", " ")


def _source(table: str, key: str) -> str:
    return "reconstructed" if key in TABLES[table].open else "rulebook"


# -- tiles ------------------------------------------------------------------------------------


def _parts(
    parts: Iterable[Any], table: str, value: Callable[[Any], Any]
) -> Iterator[tuple[Part, Piece]]:
    for part in parts:
        names = {lang: words.part_name(part, lang) for lang in LANGUAGES}
        is_listed = part.key in TABLES[table].known
        facts = (Fact(table, value(part), _source(table, part.key)),) if is_listed else ()
        yield part, Piece(part.key, table.partition("_")[0], names, facts)


def _mayors(kit: Kit) -> Iterator[tuple[Part, Piece]]:
    return _parts(kit.mayors, "mayor_tile", lambda mayor: mayor.tile)


def _clergy(kit: Kit) -> Iterator[tuple[Part, Piece]]:
    keys = {side.number: side.key for side in clergy.SIDES}
    return _parts(clergy.SIDES, "clergy_back", lambda side: keys[kit.backs[side.number]])


def _tokens(kit: Kit) -> Iterator[tuple[Part, Piece]]:
    return _parts(kit.tokens, "token", lambda token: " ".join(token.colours))
