"""The tiles and boards of NEOM."""

from dataclasses import MISSING, asdict, fields, is_dataclass
from typing import Any

from rathaus.cli.shelves import Fact, Piece
from rathaus.core.game import LANGUAGES, Game
from rathaus.games.neom.components.boards import Board
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.components.overrides import TABLES
from rathaus.games.neom.components.vocabulary import CORNERSTONE, Tile
from rathaus.games.neom.game import Neom
from rathaus.games.neom.text import tiles
from rathaus.games.neom.text.languages import words_of

__all__ = ["TABLES", "pieces", "text"]

_NO_FACTS = ("number", "key", "effects")  # effects are told in words


def pieces(game: Game) -> list[Piece]:
    kit = _neom(game).kit
    return [*map(_tile, kit.tiles), *map(_board, kit.boards)]


def text(game: Game, key: str, lang: str) -> list[str]:
    kit = _neom(game).kit
    numbers = {tile.key: tile.number for tile in kit.tiles}
    numbers |= {board.key: CENTER_BASE + board.number for board in kit.boards}
    return tiles.lines(kit.tile[numbers[key]], words_of(lang))


def _neom(game: Game) -> Neom:
    assert isinstance(game, Neom)
    return game


def _tile(tile: Tile) -> Piece:
    names = {lang: words_of(lang).tiles[tile.key] for lang in LANGUAGES}
    return Piece(tile.key, f"{tile.number:03}", names, _facts(tile))


def _board(board: Board) -> Piece:
    names = {lang: words_of(lang).boards[board.key] for lang in LANGUAGES}
    return Piece(board.key, "board", names, _facts(board))


def _facts(piece: Tile | Board) -> tuple[Fact, ...]:
    """What is printed on a piece; what it does not have is left out, unless it is our guess."""
    found = []
    for field in fields(piece):
        value = getattr(piece, field.name)
        source = getattr(piece, f"{field.name}_source", "rulebook")
        is_said = field.default is MISSING or value != field.default or source != "rulebook"
        if is_said and field.name not in _NO_FACTS and not field.name.endswith("_source"):
            found.append(Fact(field.name, _plain(field.name, value), source))
    return tuple(found)


def _plain(name: str, value: Any) -> Any:
    """A value as JSON and people can read it."""
    if name == "set" and value == CORNERSTONE:
        return "cornerstone"
    if isinstance(value, tuple):
        return [_plain("", each) for each in value]
    return asdict(value) if is_dataclass(value) and not isinstance(value, type) else value
