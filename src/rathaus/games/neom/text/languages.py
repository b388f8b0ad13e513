"""Which languages there are, and the names of things in them."""

from collections.abc import Mapping

from rathaus.core.errors import BadOption
from rathaus.core.game import Names
from rathaus.core.text import fill
from rathaus.games.neom.components import TILE_KEYS
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.components.vocabulary import Tile
from rathaus.games.neom.text import de, en, nl
from rathaus.games.neom.text.words import Words
from rathaus.games.neom.view import CENTER_NAME

_LANGUAGES: Mapping[str, Words] = {"en": en.WORDS, "de": de.WORDS, "nl": nl.WORDS}


def words_of(lang: str) -> Words:
    """The words of a language; one that we do not speak is refused."""
    words = _LANGUAGES.get(lang)
    if words is None:
        raise BadOption(f"there is no language {lang!r}; allowed: {', '.join(_LANGUAGES)}")
    return words


def name_of(tile: int | str | Tile, words: Words) -> str:
    """The name of a tile, given as such, by number or by key; a city center has one as well."""
    key = tile.key if isinstance(tile, Tile) else tile
    if isinstance(key, int):
        key = CENTER_NAME if key > CENTER_BASE else TILE_KEYS[key - 1]
    return words.center if key == CENTER_NAME or key in words.boards else words.tiles[key]


def player_at_start(seat: int, words: Words, names: Names) -> str:
    """A player at the beginning of a sentence."""
    return names[seat] if names else fill(words.player, number=seat + 1)


def player_within(seat: int, words: Words, names: Names) -> str:
    return names[seat] if names else fill(words.player_within, number=seat + 1)
