"""The words of each language, and the names of things in them."""

from collections.abc import Mapping
from importlib import import_module

from rathaus.core import voice
from rathaus.core.game import Names
from rathaus.core.languages import LANGUAGES
from rathaus.core.text import capital
from rathaus.games.hamburg.components import CARD_KEYS
from rathaus.games.hamburg.components.vocabulary import Card
from rathaus.games.hamburg.moves import SEATS
from rathaus.games.hamburg.text.words import Hue, Words

WORDS: Mapping[str, Words] = {
    lang: import_module(f"rathaus.games.hamburg.text.{lang}").WORDS for lang in LANGUAGES
}


def words_of(lang: str) -> Words:
    """The words of a language; one that we do not speak is refused."""
    return voice.words_of(lang, WORDS)


def title() -> dict[str, str]:
    """What the game is called, by language."""
    return {lang: words.title for lang, words in WORDS.items()}


def of_option(name: str) -> dict[str, str]:
    """What an option means, by language."""
    return {lang: words.options[name] for lang, words in WORDS.items()}


def name_of(card: int | str | Card, words: Words) -> str:
    """The name of a card, given as such, by number or by key."""
    key = card.key if isinstance(card, Card) else card
    return words.cards[CARD_KEYS[key - 1] if isinstance(key, int) else key]


def player_at_start(seat: int, words: Words, names: Names, players: int = SEATS) -> str:
    """A player at the beginning of a sentence; beyond the players sits TOM (HAM-14.1)."""
    if _is_tom(seat, names, players):
        return words.labels["tom"]
    return voice.player_at_start(seat, words, names)


def player_within(seat: int, words: Words, names: Names, players: int = SEATS) -> str:
    if _is_tom(seat, names, players):
        return words.labels["tom"]
    return voice.player_within(seat, words, names)


def _is_tom(seat: int, names: Names, players: int) -> bool:
    return seat >= (len(names) if names else players)


def danger_named(disaster: str, hue: Hue) -> str:
    """A danger by the disaster that it leads to.

    >>> danger_named("fire", words_of("en").hues["orange"])
    'Fire (orange)'
    """
    return f"{capital(disaster)} ({hue.bare})"
