"""One folder a game, the same rooms in each; `find` opens the door.

Only `rathaus.core` and the standard library may come in here.
"""

from importlib import import_module
from typing import Any

from rathaus.core.errors import UnknownGame
from rathaus.core.game import Game

NAMES = ("neom", "hamburg", "bruges", "city_tycoon")


def find(name: str, components: str | None = None) -> Game:
    """The game of that name; `components` is the text of a component file."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(NAMES)}")
    room: Any = import_module(f"rathaus.games.{name}")
    game: Game = room.create(components)
    return game
