"""Which games there are: those of `rathaus.games`, and files of your own.

A game in the making needs no line here: name its file in the environment,

    RATHAUS_GAMES=my_game.py:MyGame rathaus play my_game

and every door knows it, in all processes. Several are separated by semicolons.
"""

import os
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from rathaus.core.errors import BadComponents, UnknownGame
from rathaus.core.game import Game
from rathaus.games import NAMES

VARIABLE = "RATHAUS_GAMES"


def names() -> tuple[str, ...]:
    """The names of all games."""
    return (*NAMES, *_own(os.environ.get(VARIABLE, "")))


def find(name: str, components: str | None = None) -> Game:
    """The game of that name; `components` is the text of a component file."""
    if name in NAMES:
        room: Any = import_module(f"rathaus.games.{name}")
        game: Game = room.create(components)
        return game
    own = _own(os.environ.get(VARIABLE, "")).get(name)
    if own is None:
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(names())}")
    if components is not None:
        raise BadComponents(f"{name} has no component files")
    return own()


@cache
def _own(listed: str) -> dict[str, type[Game]]:
    """The games of files, by name."""
    found = [_load(each.strip()) for each in listed.split(";") if each.strip()]
    return {game.name: game for game in found}


def _load(where: str) -> type[Game]:
    """The class behind `file.py:Class`."""
    file, _, name = where.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise UnknownGame(f"{VARIABLE}: there is no file {file!r}; write file.py:Class")
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    game = getattr(module, name, None)
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise UnknownGame(f"{VARIABLE}: {file} has no class {name!r} that is a Game")
    return game
