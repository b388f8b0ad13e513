"""The keys in the views of City Tycoon."""

from collections.abc import Mapping

from rathaus.core.game import Game
from rathaus.core.text import capital
from rathaus.games.city_tycoon import text
from rathaus.games.city_tycoon.components.vocabulary import District, Plant
from rathaus.games.city_tycoon.game import CityTycoon
from rathaus.games.city_tycoon.text import languages
from rathaus.games.city_tycoon.text.languages import words_of
from rathaus.server.protocol import PieceShown

MENTIONED = ("tile",)


def key_of(number: int) -> str | None:
    return languages.key_of(number)


_COLOURS = {
    "en": {"red": "Red", "blue": "Blue", "yellow": "Yellow"},
    "de": {"red": "Rot", "blue": "Blau", "yellow": "Gelb"},
    "nl": {"red": "Rood", "blue": "Blauw", "yellow": "Geel"},
}


def labels(lang: str) -> Mapping[str, str]:
    return {str(key): capital(label) for key, label in text.labels(lang).items()}


def names(lang: str) -> dict[str, str]:
    words = words_of(lang)
    plain = ("start", "land", "water")
    return _COLOURS[lang] | {str(key): capital(words.tiles[key]) for key in plain}


def pieces(game: Game, lang: str) -> dict[str, PieceShown]:
    assert isinstance(game, CityTycoon)
    tiles: tuple[District | Plant, ...] = (*game.kit.districts, *game.kit.plants)
    return {tile.key: _tile(tile, lang) for tile in tiles}


def _tile(tile: District | Plant, lang: str) -> PieceShown:
    colour = tile.colour if isinstance(tile, Plant) else tile.type
    name, lines = text.tile_name(tile, lang), text.tile_lines(tile, lang)
    return PieceShown(name, lines, text.symbol_row(tile), colour)


def sheet(lang: str) -> dict[str, str]:
    words = words_of(lang)
    tie_breaker = {"money_left": words.labels["money_left"]}
    return {str(key): name for key, name in words.categories.items()} | tie_breaker
