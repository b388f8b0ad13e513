"""An event as a line of the log."""

from typing import Any

from rathaus.core.events import Event
from rathaus.core.game import Names
from rathaus.core.marks import mark
from rathaus.core.text import fill_marked
from rathaus.core.voice import player_at_start, player_within
from rathaus.games.neom.city import CELL_NAMES
from rathaus.games.neom.components import TILE_KEYS
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.text import tiles
from rathaus.games.neom.text.languages import name_of
from rathaus.games.neom.text.words import Words

BANK = -1  # the seller of a good in two-player and solo games


def tell(event: Event, words: Words, names: Names) -> str:
    values = {name: _worded(name, value, words, names) for name, value in event.data.items()}
    if event.kind == "tiles_lost":
        values["tiles"] = _lost(event, words)
    if event.kind == "tile_built":
        values["notes"] = _notes(event, words)
    if event.seat is not None:
        values["who"] = player_at_start(event.seat, words, names)
    return fill_marked(words.events[_happening(event)], **values)


def _happening(event: Event) -> str:
    """The kind of the event, or a wording of its own for a special case."""
    if event.kind == "good_bought" and event.data["seller"] == BANK:
        return "good_bought_from_bank"
    if event.kind == "tiles_lost" and not event.data["tiles"]:
        return "no_tile_lost"
    if event.kind == "income_paid" and not event.data["coins"]:
        return "no_income_paid"
    return event.kind


def _worded(name: str, value: Any, words: Words, names: Names) -> object:
    """A parameter of an event as the line shows it; amounts stay numbers."""
    match name:
        case "tile":
            return _tile(value, words)
        case "tiles":
            return ", ".join(_tile(tile, words) for tile in value)
        case "cell":
            return CELL_NAMES[value]
        case "good":
            good = GOODS[value]
            return mark("piece", good, words.goods[good])
        case "board":
            key = BOARDS[value - 1].key
            return mark("piece", key, words.boards[key])
        case "generation":
            return tiles.NUMERALS[value]
        case "seller" if value != BANK:
            return player_within(value, words, names)
    return value


def _tile(tile: int, words: Words) -> str:
    return mark("piece", TILE_KEYS[tile - 1], name_of(tile, words))


def _lost(event: Event, words: Words) -> str:
    data: Any = event.data
    gone = zip(data["tiles"], data["cells"], strict=True)
    parts = [f"{_tile(tile, words)} ({CELL_NAMES[cell]})" for tile, cell in gone]
    return tiles.both(parts, words) if parts else ""


def _notes(event: Event, words: Words) -> str:
    """What was replaced and what the build brought in."""
    data: Any = event.data
    replaced, gain, notes = data["replaced"], data["gain"], []
    if replaced > CENTER_BASE:
        notes.append(words.notes["covers_center"])
    elif replaced:
        notes.append(fill_marked(words.notes["replaces"], tile=_tile(replaced, words)))
    if gain:
        notes.append(fill_marked(words.notes["gain"], coins=gain))
    return f" ({'; '.join(notes)})" if notes else ""
