"""Which languages there are, and the names of things in them."""

from collections.abc import Mapping

from rathaus.core.errors import BadOption
from rathaus.core.game import Names
from rathaus.core.text import fill
from rathaus.games.hamburg.components import CARD_KEYS
from rathaus.games.hamburg.components.vocabulary import Card
from rathaus.games.hamburg.moves import SEATS
from rathaus.games.hamburg.text import de, en, nl
from rathaus.games.hamburg.text.words import Words

_LANGUAGES: Mapping[str, Words] = {"en": en.WORDS, "de": de.WORDS, "nl": nl.WORDS}


def words_of(lang: str) -> Words:
    """The words of a language; one that we do not speak is refused."""
    words = _LANGUAGES.get(lang)
    if words is None:
        raise BadOption(f"there is no language {lang!r}; allowed: {', '.join(_LANGUAGES)}")
    return words


def name_of(card: int | str | Card, words: Words) -> str:
    """The name of a card, given as such, by number or by key."""
    key = card.key if isinstance(card, Card) else card
    return words.cards[CARD_KEYS[key - 1] if isinstance(key, int) else key]


def player_at_start(seat: int, words: Words, names: Names, players: int = SEATS) -> str:
    """A player at the beginning of a sentence; beyond the players sits TOM (HAM-14.1)."""
    return _own_name(seat, words, names, players) or fill(words.player, number=seat + 1)


def player_within(seat: int, words: Words, names: Names, players: int = SEATS) -> str:
    return _own_name(seat, words, names, players) or fill(words.player_within, number=seat + 1)


def _own_name(seat: int, words: Words, names: Names, players: int) -> str | None:
    if seat >= (len(names) if names else players):
        return words.labels["tom"]
    return names[seat] if names else None
