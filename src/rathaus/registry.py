"""Which games there are: those of `rathaus.games`, and files of your own.

For a game of your own, name its file and class in the environment:

    RATHAUS_GAMES=my_game.py:MyGame rathaus play my_game

Every command and every process of the server finds it. Several are separated by semicolons.
"""

import os
from functools import cache
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from typing import Any

from rathaus.core.errors import UnknownGame
from rathaus.core.fields import declared
from rathaus.core.game import Game
from rathaus.core.languages import LANGUAGES
from rathaus.games import NAMES
from rathaus.own_files import FailedFile, run_file, split_name

VARIABLE = "RATHAUS_GAMES"


def names() -> tuple[str, ...]:
    """The names of all games."""
    return (*NAMES, *_own(os.environ.get(VARIABLE, "")))


def find(name: str, components: str | None = None) -> Game:
    """The game of that name; `components` is the text of a component file."""
    if name in NAMES:
        room: Any = import_module(f"rathaus.games.{name}")
        game: Game = room.TheGame(components)
        return game
    own = _own(os.environ.get(VARIABLE, "")).get(name)
    if own is None:
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(names())}")
    return own(components)


# -- games of files ---------------------------------------------------------------------------


@cache
def _own(listed: str) -> dict[str, type[Game]]:
    """The games of files, by name."""
    found: dict[str, type[Game]] = {}
    for where in filter(None, map(str.strip, listed.split(";"))):
        game = _load(where)
        if game.name in (*NAMES, *found):
            raise _wrong(where, f"there is a game {game.name!r} already; choose another name")
        found[game.name] = game
    return found


def _load(where: str) -> type[Game]:
    """The class behind `file.py:Class`."""
    file, name = split_name(where)
    path = Path(file).expanduser()
    if not path.is_file():
        raise _wrong(where, f"there is no file {file!r}; write file.py:Class")
    if not name:
        raise _wrong(where, "which class of the file? write file.py:Class")
    try:
        module = run_file(path)
    except FailedFile as error:
        raise _wrong(where, f"the file cannot be loaded: {error}") from error
    game = getattr(module, name, None)
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise _wrong(where, f"the file has no class {name!r} that is a Game")
    if problem := _problem(game):
        raise _wrong(where, problem)
    return game


def _problem(game: type[Game]) -> str | None:
    """What a game lacks that every door needs before it can even be offered."""
    if isabstract(game):
        return f"the class lacks {', '.join(sorted(game.__abstractmethods__))}"
    for part in ("name", "title", "rules_version", "player_counts", "space", "steps", "state_type"):
        if not hasattr(game, part):
            return f"the class lacks {part!r}"
    texts = {"the title": game.title} | {f"option {each.name}": each.text for each in game.options}
    for what, text in texts.items():
        if lacking := [lang for lang in LANGUAGES if lang not in text]:
            return f"{what} lacks the languages {', '.join(lacking)}"
    if game.first_frame[0] not in game.steps:
        return f"there is no step {game.first_frame[0]!r}, with which the game begins"
    return _problem_of_state(game.state_type, game)


def _problem_of_state(state: type, game: type[Game]) -> str | None:
    """What would go wrong as soon as the first state is made, compared or copied."""
    own = vars(state)
    if "__dataclass_fields__" not in own or "__slots__" in own or "__eq__" in own:
        return f"{state.__name__} must be a @dataclass(eq=False, kw_only=True)"
    try:
        declared(state)
    except TypeError as error:
        return str(error)
    if game.options_of is Game.options_of:  # which reads each option from the field of its name
        for option in game.options:
            if not hasattr(state, option.name):
                return f"{state.__name__} has no field for the option {option.name!r}"
    return None


def _wrong(where: str, problem: str) -> UnknownGame:
    return UnknownGame(f"{VARIABLE}={where}: {problem}")
