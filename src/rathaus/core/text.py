"""Filling words into sentences: what every language and every game needs for its texts."""

from collections.abc import Sequence
from string import Formatter
from typing import Any, NamedTuple

from rathaus.core.marks import mark, split_head

SEPARATOR, NUMBER = "|", "#"


class _Phrases(Formatter):
    def format_field(self, value: Any, format_spec: str) -> Any:
        if SEPARATOR not in format_spec:
            return self.number(value, super().format_field(value, format_spec))
        one, many = format_spec.split(SEPARATOR)
        chosen = one if abs(value) == 1 else many
        return chosen.replace(NUMBER, self.number(value, str(value)))

    def number(self, value: Any, text: str) -> str:
        return text


class _MarkedPhrases(_Phrases):
    def number(self, value: Any, text: str) -> str:
        return mark("number", value, text) if type(value) is int else text


def fill(template: str, /, **values: object) -> str:
    """A template with its values. A number may choose between two wordings, `#` being itself.

    A truth value chooses as well, and a wording may contain further values.

    >>> fill("{who} pays {n:# coin|# coins}", who="Ann", n=1)
    'Ann pays 1 coin'
    >>> fill("{n:a {thing}|# {thing}s}{new:, new|}", n=2, thing="house", new=False)
    '2 houses'
    """
    return _Phrases().vformat(template, (), values)


def fill_marked(template: str, /, **values: object) -> str:
    """The same for a line of the log: its numbers are marked."""
    return _MarkedPhrases().vformat(template, (), values)


def listing(items: Sequence[str], last: str, comma: str = ", ") -> str:
    """Several things in a row.

    >>> listing(["oil", "coal", "ore"], last=" and ")
    'oil, coal and ore'
    """
    *head, tail = items
    return f"{comma.join(head)}{last}{tail}" if head else tail


def capital(text: str) -> str:
    """The text with a capital first letter, the rest as it is."""
    head, rest = split_head(text)
    return head + rest[:1].upper() + rest[1:]


class Phrase(NamedTuple):
    """What a move does, and what there is to know about it.

    >>> str(Phrase("Build", "2 coins; left")), str(Phrase("Build"))
    ('Build (2 coins; left)', 'Build')
    """

    text: str
    note: str = ""

    def __str__(self) -> str:
        return f"{self.text} ({self.note})" if self.note else self.text


def with_notes(text: str, *notes: str) -> Phrase:
    """A text with the notes that there are.

    >>> with_notes("Build", "2 coins", "", "left")
    Phrase(text='Build', note='2 coins; left')
    """
    return Phrase(text, "; ".join(note for note in notes if note))


def phrase(said: str | Phrase) -> Phrase:
    """A move in words, with a capital first letter.

    >>> phrase("sell it"), phrase(Phrase("build", "2 coins"))
    (Phrase(text='Sell it', note=''), Phrase(text='Build', note='2 coins'))
    """
    text, note = said if isinstance(said, Phrase) else (said, "")
    return Phrase(capital(text), note)
