"""Persons of Bruges in words: rows, help, and how they are found."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from rathaus.cli.terminal.pictures import bruges_and_hamburg as shared
from rathaus.cli.terminal.pictures.bruges import signs
from rathaus.cli.terminal.pictures.bruges_and_hamburg import panel
from rathaus.core.text import capital
from rathaus.games.bruges import text
from rathaus.games.bruges.components.vocabulary import Person


def chip(person: Person, lang: str) -> Text:
    """A person in a row of others: the signs on the colour, then the name."""
    return Text.assemble(signs.person_chip(person), f" {text.person_name(person, lang)}")


def price_and_points(person: Person) -> str:
    return f"{signs.mark('money', person.price)} {signs.mark('points', person.points)}"


def ability(person: Person) -> str:
    """When a person works and what it does, in symbols."""
    return text.symbol_row(person).split(" ", 3)[3]


def hand_label(lang: str) -> Text:
    return Text(capital(text.label("hand", lang)), style="dim")


def hand(persons: Iterable[Person], lang: str) -> RenderableType:
    """Cards below each other: name, then price, points and effect in symbols."""
    return shared.rows(
        (
            signs.person_chip(person),
            text.person_name(person, lang),
            f"{price_and_points(person)} {ability(person)}",
        )
        for person in persons
    )


def about(persons: Sequence[Person], lang: str, width: int) -> list[RenderableType]:
    """All about a few persons; of many, only the names to choose from."""
    return shared.about(
        persons, width, lambda person: chip(person, lang), lambda person: _panel(person, lang)
    )


def _panel(person: Person, lang: str) -> RenderableType:
    """All that a card says, generated from its declaration."""
    title = Text.assemble(signs.person_chip(person), f" {text.person_name(person, lang)} ")
    row = Text(text.symbol_row(person), style="dim")
    return panel(title, [*map(Text, text.person_lines(person, lang)), row])


def find(known: Iterable[Person], topic: str, lang: str) -> list[Person]:
    """The persons of a name or a key."""
    return shared.find(known, topic, lambda person: text.person_name(person, lang))
