"""The words of each language, and the names of things in them."""

from collections.abc import Mapping
from importlib import import_module

from rathaus.core import voice
from rathaus.core.languages import LANGUAGES
from rathaus.games.bruges.components import PERSON_KEYS
from rathaus.games.bruges.components.vocabulary import Person
from rathaus.games.bruges.text.words import Words

WORDS: Mapping[str, Words] = {
    lang: import_module(f"rathaus.games.bruges.text.{lang}").WORDS for lang in LANGUAGES
}


def words_of(lang: str) -> Words:
    """The words of a language; one that we do not speak is refused."""
    return voice.words_of(lang, WORDS)


def title() -> dict[str, str]:
    """What the game is called, by language."""
    return {lang: words.title for lang, words in WORDS.items()}


def name_of(person: int | str | Person, words: Words) -> str:
    """The name of a person, given as such, by number or by key."""
    key = person.key if isinstance(person, Person) else person
    return words.persons[PERSON_KEYS[key - 1] if isinstance(key, int) else key]
