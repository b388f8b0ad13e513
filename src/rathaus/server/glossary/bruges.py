"""The keys in the views of Bruges."""

from collections.abc import Mapping

from rathaus.core.game import Game
from rathaus.core.text import capital
from rathaus.games.bruges import text
from rathaus.games.bruges.components import PERSON_KEYS
from rathaus.games.bruges.components.vocabulary import Person
from rathaus.games.bruges.game import Bruges
from rathaus.games.bruges.text.languages import words_of
from rathaus.server.protocol import PieceShown

MENTIONED = ("card",)


def key_of(number: int) -> str | None:
    return PERSON_KEYS[number - 1] if 0 < number <= len(PERSON_KEYS) else None


def labels(lang: str) -> Mapping[str, str]:
    return {str(key): capital(label) for key, label in text.labels(lang).items()}


def names(lang: str) -> dict[str, str]:
    words = words_of(lang)
    hues = {str(colour): capital(hue.bare) for colour, hue in words.hues.items()}
    majorities = {str(key): capital(name) for key, name in words.majorities.items()}
    return {**majorities, **hues}


def pieces(game: Game, lang: str) -> dict[str, PieceShown]:
    assert isinstance(game, Bruges)
    return {person.key: _person(person, lang) for person in game.kit.persons}


def _person(person: Person, lang: str) -> PieceShown:
    return PieceShown(
        text.person_name(person, lang),
        text.person_lines(person, lang),
        text.symbol_row(person),
        person.colour,
    )


def sheet(lang: str) -> dict[str, str]:
    return {str(key): name for key, name in words_of(lang).sheet.items()}
