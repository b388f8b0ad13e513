"""Which languages there are, and the names of things in them."""

from collections.abc import Mapping

from rathaus.core.errors import BadOption
from rathaus.core.game import Names
from rathaus.core.text import fill
from rathaus.games.city_tycoon.components import DISTRICT_KEYS
from rathaus.games.city_tycoon.components.kit import LAND, PLANT_BASE, START, WATER
from rathaus.games.city_tycoon.components.plants import PLANTS
from rathaus.games.city_tycoon.components.vocabulary import District, Plant
from rathaus.games.city_tycoon.grid import place
from rathaus.games.city_tycoon.text import de, en, nl
from rathaus.games.city_tycoon.text.words import Words

_LANGUAGES: Mapping[str, Words] = {"en": en.WORDS, "de": de.WORDS, "nl": nl.WORDS}
_OTHERS = {START: "start", LAND: "land", WATER: "water"}


def words_of(lang: str) -> Words:
    """The words of a language; one that we do not speak is refused."""
    words = _LANGUAGES.get(lang)
    if words is None:
        raise BadOption(f"there is no language {lang!r}; allowed: {', '.join(_LANGUAGES)}")
    return words


def key_of(tile: int) -> str:
    """The key of a tile; what is printed on it does not matter for its name."""
    if tile in _OTHERS:
        return _OTHERS[tile]
    if tile <= PLANT_BASE:
        return DISTRICT_KEYS[tile - 1]
    return PLANTS[tile - PLANT_BASE - 1].key


def name_of(tile: int | str | District | Plant, words: Words) -> str:
    """The name of a tile, given as such, by its number in the kit, or by key."""
    if isinstance(tile, int):
        return words.tiles[key_of(tile)]
    return words.tiles[tile if isinstance(tile, str) else tile.key]


def cell_name(cell: int, words: Words) -> str:
    x, y = place(cell)
    return fill(words.cell, x=x, y=y)


def player_at_start(seat: int, words: Words, names: Names) -> str:
    """A player at the beginning of a sentence."""
    return names[seat] if names else fill(words.player, number=seat + 1)


def player_within(seat: int, words: Words, names: Names) -> str:
    return names[seat] if names else fill(words.player_within, number=seat + 1)
