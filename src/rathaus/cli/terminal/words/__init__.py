"""What the table itself says: one file per language; the games bring their own words."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from rathaus.core.languages import LANGUAGES


class Words:
    """The table's words in one language.

    >>> Words("de")("pass", number=2)
    'Gib das Gerät an Spieler 2 weiter.'
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._words: Mapping[str, str] = file_of(lang).WORDS

    def __call__(self, key: str, **values: Any) -> str:
        return self._words[key].format(**values)


def file_of(lang: str) -> Any:
    """The module with the words of a language."""
    return import_module(f"{__name__}.{lang}")


def parse_yes(text: str, default: bool) -> bool | None:
    """Yes or no in any of the languages; nothing means the default, None that it is neither."""
    word = text.strip().lower()
    if not word:
        return default
    if any(word in file_of(lang).YES for lang in LANGUAGES):
        return True
    return False if any(word in file_of(lang).NO for lang in LANGUAGES) else None
