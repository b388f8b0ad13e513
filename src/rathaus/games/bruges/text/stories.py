"""An event as a line of the log."""

from collections.abc import Callable, Mapping
from typing import Any

from rathaus.core.events import Event
from rathaus.core.game import Names
from rathaus.core.marks import mark
from rathaus.core.text import fill_marked
from rathaus.core.voice import player_at_start, player_within
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.tracks import MAJORITIES
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.state import CARDS
from rathaus.games.bruges.text import open_step
from rathaus.games.bruges.text.languages import name_of
from rathaus.games.bruges.text.words import Words
from rathaus.games.bruges_and_hamburg import stories


def tell(event: Event, words: Words, names: Names) -> str:
    data: Mapping[str, Any] = event.data
    values = stories.worded(event, words, _WORDED)
    for name in ("victim", "other"):
        if name in data:
            values[name] = player_within(data[name], words, names)
    if "colour" in data:
        values |= _of_colour(data, words)
    if event.kind == "house_lost":
        values["colour"] = words.hues[PERSONS[data["card"] - 1].colour]
    if event.seat is not None:
        values["who"] = player_at_start(event.seat, words, names)
    return fill_marked(words.stories[_happening(event)], **values)


def _happening(event: Event) -> str:
    """The kind of the event, or a wording of its own for a special case."""
    data: Mapping[str, Any] = event.data
    if event.kind == "damage_struck" and data["shielded"]:
        return "damage_shielded"
    if event.kind == "moved_back" and not data["field"]:
        return "moved_to_town_hall"
    return stories.happening(event)


def _of_colour(data: Mapping[str, Any], words: Words) -> dict[str, object]:
    """Whatever may have the colour of an event: each line takes what it needs."""
    number = data["colour"]
    return {
        "colour": words.hues[COLOURS[number]],
        "workers": open_step.workers(number, data.get("amount", 1), words),
        "marker": open_step.markers(number, words),
        "damage": words.threats[COLOURS[number]],
    }


def _marked_name(card: int, words: Words) -> str:
    return mark("piece", CARDS.key(card), name_of(card, words))


_WORDED: Mapping[str, Callable[[Any, Words], object]] = {
    "card": _marked_name,
    "dice": lambda dice, words: stories.dice(COLOURS, dice, words),
    "pile": lambda pile, words: pile + 1,
    "section": lambda section, words: words.sections[section],
    "action": lambda action, words: words.actions[action],
    "majority": lambda majority, words: words.majorities[MAJORITIES[majority]],
}
