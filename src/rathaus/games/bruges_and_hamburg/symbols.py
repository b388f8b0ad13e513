"""Symbols as a language: the same sign wherever a sentence would need an ending."""

from collections.abc import Iterable, Mapping
from typing import Any

from rathaus.games.bruges_and_hamburg.telling import Hue, Noun, Phrases


def sign(symbol: str) -> Hue:
    return Hue(symbol, symbol, symbol, symbol, symbol)


def noun(symbol: str) -> Noun:
    return Noun(symbol, symbol)


def legend(
    symbols: Phrases, marks: Iterable[tuple[str, str]], words: Phrases, labels: Mapping[Any, str]
) -> list[tuple[str, str]]:
    """Every symbol with its meaning: colours, things of the table, categories."""
    found = [(hue.bare, words.hues[colour].bare) for colour, hue in symbols.hues.items()]
    found += [(symbol, labels[label]) for symbol, label in marks]
    return found + [(sign, words.categories[key]) for key, sign in symbols.categories.items()]
