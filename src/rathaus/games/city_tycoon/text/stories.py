"""An event as a line of the log."""

from typing import Any

from rathaus.core.events import Event
from rathaus.core.game import Names
from rathaus.core.marks import mark
from rathaus.core.text import capital, fill, fill_marked
from rathaus.core.voice import player_at_start, player_within
from rathaus.games.city_tycoon.components.kit import TILES, is_district, is_plant
from rathaus.games.city_tycoon.components.vocabulary import COLOURS, Gain
from rathaus.games.city_tycoon.text import tiles
from rathaus.games.city_tycoon.text.languages import name_of
from rathaus.games.city_tycoon.text.words import Words


def tell(event: Event, words: Words, names: Names) -> str:
    data: Any = event.data
    values = {name: _worded(name, value, words, names) for name, value in data.items()}
    if event.seat is not None:
        values["who"] = player_at_start(event.seat, words, names)
        values["owner"] = player_within(event.seat, words, names)
    if "x" in data:
        values["cell"] = fill(words.cell, x=data["x"], y=data["y"])
    if event.kind == "cubes_brought":
        values["cubes"] = tiles.amount(COLOURS[data["colour"]], data["cubes"], words, fill_marked)
    if event.kind in ("income_taken", "bonus_taken"):
        gain = Gain(data["money"], data["points"], data["cubes"])
        values["gain"] = tiles.amounts(gain, words, fill_marked) or words.notes["nothing"]
    return capital(fill_marked(words.events[_happening(event)], **values))


def _happening(event: Event) -> str:
    """The kind of the event, or a wording of its own for a special case."""
    if event.kind == "points_scored":
        return "points_counted" if event.data["source"] == "counted" else "points_built"
    if event.kind == "goods_taken" and not event.data["cubes"]:
        return "no_goods_left"
    return event.kind


def _worded(name: str, value: Any, words: Words, names: Names) -> object:
    """A parameter of an event as the line shows it; amounts stay numbers."""
    match name:
        case "tile":
            return _tile(value, words)
        case "payee":
            return player_within(value, words, names)
        case "seats":
            return ", ".join(player_within(seat, words, names) for seat in value)
    return value


def _tile(tile: int, words: Words) -> str:
    """The name of a tile; one that is in the catalogue is marked."""
    name = name_of(tile, words)
    is_piece = is_district(tile) or is_plant(tile)
    return mark("piece", TILES.key(tile), name) if is_piece else name
