"""The words of each language, and the names of things in them."""

from collections.abc import Mapping

from rathaus.core import voice
from rathaus.games.bruges.components import PERSON_KEYS
from rathaus.games.bruges.components.vocabulary import Person
from rathaus.games.bruges.text.words import Words

LANGUAGES: Mapping[str, Words] = voice.languages_in("rathaus.games.bruges.text")


def words_of(lang: str) -> Words:
    """The words of a language; one that we do not speak is refused."""
    return voice.words_of(lang, LANGUAGES)


def title() -> dict[str, str]:
    """What the game is called, by language."""
    return {lang: words.title for lang, words in LANGUAGES.items()}


def name_of(person: int | str | Person, words: Words) -> str:
    """The name of a person, given as such, by number or by key."""
    key = person.key if isinstance(person, Person) else person
    return words.persons[PERSON_KEYS[key - 1] if isinstance(key, int) else key]
