"""Which languages there are, and the names of things in them."""

from collections.abc import Mapping

from rathaus.core.errors import BadOption
from rathaus.core.game import Names
from rathaus.core.text import fill
from rathaus.games.bruges.components import PERSON_KEYS
from rathaus.games.bruges.components.vocabulary import Person
from rathaus.games.bruges.text import de, en, nl
from rathaus.games.bruges.text.words import Words

_LANGUAGES: Mapping[str, Words] = {"en": en.WORDS, "de": de.WORDS, "nl": nl.WORDS}


def words_of(lang: str) -> Words:
    """The words of a language; one that we do not speak is refused."""
    words = _LANGUAGES.get(lang)
    if words is None:
        raise BadOption(f"there is no language {lang!r}; allowed: {', '.join(_LANGUAGES)}")
    return words


def name_of(person: int | str | Person, words: Words) -> str:
    """The name of a person, given as such, by number or by key."""
    key = person.key if isinstance(person, Person) else person
    return words.persons[PERSON_KEYS[key - 1] if isinstance(key, int) else key]


def player_at_start(seat: int, words: Words, names: Names) -> str:
    """A player at the beginning of a sentence."""
    return names[seat] if names else fill(words.player, number=seat + 1)


def player_within(seat: int, words: Words, names: Names) -> str:
    return names[seat] if names else fill(words.player_within, number=seat + 1)
