"""The words the page needs for the keys in a view: one file a game, fields in `fields`."""

from functools import cache
from importlib import import_module

from rathaus.games import find
from rathaus.server.glossary.fields import CELLS, CLOCK, DETAILS, HAND, SEATS, labels_of
from rathaus.server.protocol import Glossary


@cache
def words_for(name: str, lang: str) -> Glossary:
    """The glossary of a game in one language; an unknown game is refused."""
    game = find(name)
    words = import_module(f"rathaus.server.glossary.{name}")
    return Glossary(
        fields=labels_of(name, words.labels(lang), lang),
        names=words.names(lang),
        pieces=words.pieces(game, lang),
        sheet=words.sheet(lang),
        seats=list(SEATS.get(name, ())),
        clock=list(CLOCK.get(name, ())),
        hand=list(HAND.get(name, ())),
        details=list(DETAILS.get(name, ())),
        cells=list(CELLS.get(name, ())),
    )
