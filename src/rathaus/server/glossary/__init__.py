"""The words the page needs for the keys in a view: one file a game, fields in `fields`."""

from functools import cache
from importlib import import_module
from itertools import chain
from typing import Any

from rathaus.core.events import Event
from rathaus.registry import find
from rathaus.server.glossary.fields import CELLS, CLOCK, DETAILS, HAND, SEATS, labels_of
from rathaus.server.protocol import Glossary


@cache
def words_for(name: str, lang: str) -> Glossary:
    """The glossary of a game in one language; an unknown game is refused."""
    game = find(name)
    words = _words(name)
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


def pieces_in(name: str, event: Event) -> list[str]:
    """The keys of the pieces that an event of a game is about."""
    words, known = _words(name), words_for(name, "en").pieces
    found = (event.data[field] for field in words.MENTIONED if field in event.data)
    numbers = chain.from_iterable(each if isinstance(each, tuple) else (each,) for each in found)
    return [key for number in numbers if (key := words.key_of(number)) in known]


@cache
def _words(name: str) -> Any:
    return import_module(f"rathaus.server.glossary.{name}")
