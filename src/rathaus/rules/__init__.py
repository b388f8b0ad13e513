"""The rules of a game for those who play it: texts of `docs/rules`, each line with its clauses.

`shelf` finds the text of a game, `reading` takes it apart, `book` says what is in it. Only `core`
comes in here.
"""

from rathaus.rules.book import CHAPTERS, Block, Row, Rulebook, Section, Span
from rathaus.rules.reading import BadRules, parse
from rathaus.rules.shelf import NoRules, find, has_rules

__all__ = [
    "CHAPTERS",
    "BadRules",
    "Block",
    "NoRules",
    "Row",
    "Rulebook",
    "Section",
    "Span",
    "find",
    "has_rules",
    "parse",
]
