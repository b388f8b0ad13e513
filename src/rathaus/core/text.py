"""Filling words into sentences: what every language and every game needs for its texts."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from string import Formatter
from typing import Any, NamedTuple

from rathaus.core.marks import mark, split_head

SEPARATOR, NUMBER = "|", "#"


Number = Callable[[Any, str], str]  # how a number is written, and what it looks like plainly
Part = tuple[str, str | None, str]  # words, then the name of a value and how it is written


@cache
def _parts(template: str) -> tuple[Part, ...]:
    """A template is taken apart once: the same sentences are said over and over."""
    taken = Formatter().parse(template)
    return tuple((words, name, spec or "") for words, name, spec, _ in taken)


def _filled(template: str, values: Mapping[str, Any], number: Number) -> str:
    said = []
    for words, name, spec in _parts(template):
        said.append(words)
        if name is not None:
            value = values[name] if name in values else Formatter().get_field(name, (), values)[0]
            wording = _filled(spec, values, number) if "{" in spec else spec
            said.append(_written(value, wording, number))
    return "".join(said)


def _written(value: Any, spec: str, number: Number) -> str:
    if SEPARATOR not in spec:
        return number(value, format(value, spec))
    one, many = spec.split(SEPARATOR)
    chosen = one if abs(value) == 1 else many
    return chosen.replace(NUMBER, number(value, str(value))) if NUMBER in chosen else chosen


def _plain(value: Any, text: str) -> str:
    return text


def _marked(value: Any, text: str) -> str:
    return mark("number", value, text) if type(value) is int else text


def fill(template: str, /, **values: object) -> str:
    """A template with its values. A number may choose between two wordings, `#` being itself.

    A truth value chooses as well, and a wording may contain further values.

    >>> fill("{who} pays {n:# coin|# coins}", who="Ann", n=1)
    'Ann pays 1 coin'
    >>> fill("{n:a {thing}|# {thing}s}{new:, new|}", n=2, thing="house", new=False)
    '2 houses'
    >>> fill("{coins[0]} or {coins[1]}", coins=(2, 3))
    '2 or 3'
    """
    return _filled(template, values, _plain)


def fill_marked(template: str, /, **values: object) -> str:
    """The same for a line of the log: its numbers are marked."""
    return _filled(template, values, _marked)


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
