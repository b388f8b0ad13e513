"""Filling words into sentences: what every language and every game needs for its texts."""

from collections.abc import Sequence
from string import Formatter
from typing import Any

SEPARATOR, NUMBER = "|", "#"


class _Phrases(Formatter):
    def format_field(self, value: Any, format_spec: str) -> Any:
        if SEPARATOR not in format_spec:
            return super().format_field(value, format_spec)
        one, many = format_spec.split(SEPARATOR)
        return (one if abs(value) == 1 else many).replace(NUMBER, str(value))


def fill(template: str, /, **values: object) -> str:
    """A template with its values. A number may choose between two wordings, `#` being itself.

    A truth value chooses as well, and a wording may contain further values.

    >>> fill("{who} pays {n:# coin|# coins}", who="Ann", n=1)
    'Ann pays 1 coin'
    >>> fill("{n:a {thing}|# {thing}s}{new:, new|}", n=2, thing="house", new=False)
    '2 houses'
    """
    return _Phrases().vformat(template, (), values)


def listing(items: Sequence[str], last: str, comma: str = ", ") -> str:
    """Several things in a row.

    >>> listing(["oil", "coal", "ore"], last=" and ")
    'oil, coal and ore'
    """
    *head, tail = items
    return f"{comma.join(head)}{last}{tail}" if head else tail


def capital(text: str) -> str:
    """The text with a capital first letter, the rest as it is."""
    return text[:1].upper() + text[1:]


def with_notes(text: str, *notes: str) -> str:
    """A text with what there is to know about it.

    >>> with_notes("Build", "2 coins", "", "left"), with_notes("Build", "")
    ('Build (2 coins; left)', 'Build')
    """
    given = "; ".join(note for note in notes if note)
    return f"{text} ({given})" if given else text
