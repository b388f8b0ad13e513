"""An event as a line of the log."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rathaus.core.events import Event
from rathaus.core.game import Names
from rathaus.core.marks import mark
from rathaus.core.text import fill, fill_marked
from rathaus.games.bruges_and_hamburg import stories
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.kit import Part
from rathaus.games.hamburg.components.tracks import BOARDS, MAJORITIES
from rathaus.games.hamburg.components.vocabulary import COLOURS, DICE
from rathaus.games.hamburg.expansions.dangers import Token
from rathaus.games.hamburg.expansions.mayors import Mayor
from rathaus.games.hamburg.text import tiles
from rathaus.games.hamburg.text.cards import Teller
from rathaus.games.hamburg.text.languages import danger_named, player_at_start, player_within
from rathaus.games.hamburg.text.words import Words


def tell(event: Event, words: Words, names: Names) -> str:
    data: Mapping[str, Any] = event.data
    values = stories.worded(event, words, _WORDED)
    if event.kind == "token_drawn":
        values["token"] = _named(_token(data), words)
    if event.kind == "mayor_chosen":
        values["mayor"] = _named(_mayor(data), words)
    if event.kind == "tom_die":
        values["plan"] = words.tom_dice[data["number"] - 1]
    if event.kind == "tom_decided":
        values["rule"] = words.tom_rules[data["rule"]]
    if "victim" in data:
        values["victim"] = player_within(data["victim"], words, names)
    if "colour" in data:
        values |= _of_colour(data, words)
    if event.kind == "site_lost":
        values["colour"] = words.hues[CARDS[data["card"] - 1].colour]
    if event.seat is not None:
        values["who"] = player_at_start(event.seat, words, names)
    return fill_marked(words.stories[stories.happening(event)], **values)


def _named(part: Part, words: Words) -> str:
    return mark("piece", tiles.key_of(part), tiles.name(part, words))


def _token(data: Mapping[str, Any]) -> Token:
    """The token with the colours it shows in this game."""
    token = tiles.PARTS[data["token"]]
    assert isinstance(token, Token)
    return replace(token, colours=tuple(COLOURS[colour] for colour in data["colours"]))


def _mayor(data: Mapping[str, Any]) -> Mayor:
    """The mayor with the tile that has this side in this game."""
    mayor = tiles.PARTS[data["mayor"]]
    assert isinstance(mayor, Mayor)
    return replace(mayor, tile=data["tile"])


def _of_colour(data: Mapping[str, Any], words: Words) -> dict[str, object]:
    """Whatever may have the colour of an event: each line takes what it needs."""
    colour, teller = COLOURS[data["colour"]], Teller(words)
    hue = words.hues[colour]
    return {
        "colour": hue,
        "workers": teller.quantity(data.get("amount", 1), teller.coloured("worker", colour)).head,
        "danger": _danger(data, words),
        "pile": fill(words.piles["colour"], colour=hue),
    }


def _danger(data: Mapping[str, Any], words: Words) -> str:
    """By the disaster that the colour leads to in this game, where an event tells it."""
    disaster = COLOURS[data["disaster"]] if "disaster" in data else COLOURS[data["colour"]]
    return danger_named(words.dangers[disaster], words.hues[COLOURS[data["colour"]]])


_WORDED: Mapping[str, Callable[[Any, Words], object]] = {
    "card": lambda card, words: _named(tiles.PARTS[card], words),
    "ship": lambda ship, words: words.hues[DICE[ship]],
    "dice": lambda dice, words: stories.dice(DICE, dice, words),
    "board": lambda board, words: words.boards[BOARDS[board]],
    "disaster": lambda disaster, words: words.dangers[COLOURS[disaster]],
    "half": lambda half, words: words.halves[half],
    "action": lambda action, words: words.actions[action],
    "majority": lambda majority, words: words.majorities[MAJORITIES[majority]],
    "window": lambda window, words: window + 1,
}
