"""The keys in the views of NEOM."""

from collections.abc import Mapping

from rathaus.core.game import Game
from rathaus.core.text import capital
from rathaus.games.neom import text
from rathaus.games.neom.components import TILE_KEYS
from rathaus.games.neom.components.vocabulary import Tile
from rathaus.games.neom.game import Neom
from rathaus.games.neom.text.languages import words_of
from rathaus.games.neom.view import CENTER_NAME
from rathaus.server.protocol import PieceShown

MENTIONED = ("tile", "tiles", "replaced")  # what events call the numbers of pieces


def key_of(number: int) -> str | None:
    return TILE_KEYS[number - 1] if 0 < number <= len(TILE_KEYS) else None


def labels(lang: str) -> Mapping[str, str]:
    return {str(key): label for key, label in text.labels(lang).items()}


def names(lang: str) -> dict[str, str]:
    words = words_of(lang)
    goods = {str(good): capital(name) for good, name in words.goods.items()}
    ratings = {str(rating): name for rating, name in words.ratings.items()}
    sides = {"left": text.label("left", lang), "right": text.label("right", lang)}
    return {**sides, **ratings, **goods, **words.boards, CENTER_NAME: words.center}


def pieces(game: Game, lang: str) -> dict[str, PieceShown]:
    assert isinstance(game, Neom)
    return {tile.key: _piece(tile, lang) for tile in game.kit.tiles}


def _piece(tile: Tile, lang: str) -> PieceShown:
    colour = tile.types[0] if tile.types else "disaster"
    name, lines = text.tile_name(tile, lang), text.tile_lines(tile, lang)
    return PieceShown(name, lines, text.symbol_row(tile), colour)


def sheet(lang: str) -> dict[str, str]:
    return {str(key): name for key, name in words_of(lang).categories.items()}
