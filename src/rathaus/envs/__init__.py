"""Doors for researchers: the engine as environments of the usual libraries.

`encoding` turns positions into arrays, `course` plays; each door has a file of its own that is
imported only when it is asked for, because its library is an extra. `core`, `games`, `registry`,
`bots`, `rules` and `client` may come in here.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from rathaus.core.errors import RathausError
from rathaus.core.game import Game


class MissingExtra(RathausError):
    """A library that a door leads to is not installed."""


def pettingzoo_env(
    game: str | Game, players: int, options: Mapping[str, object] | None = None, **settings: Any
) -> Any:
    """An AEC environment of PettingZoo: every seat is an agent, one decides after the other.

    Settings: `reward` ("win", or "points" as they grow), `encode=False` for observations that
    are the mask alone, `render_mode`.
    """
    door = _door("pettingzoo", "rl")
    course = door.Course(game, players, options, **_without(settings, "render_mode"))
    return door.RathausAec(course, settings.get("render_mode"))


def pettingzoo_parallel_env(
    game: str | Game, players: int, options: Mapping[str, object] | None = None, **settings: Any
) -> Any:
    """The same with all agents at once; who has nothing to decide takes the last action."""
    door = _door("pettingzoo", "rl")
    course = door.Course(game, players, options, **_without(settings, "render_mode"))
    return door.RathausParallel(course, settings.get("render_mode"))


def register_gymnasium() -> tuple[str, ...]:
    """Make the games known to `gymnasium.make`; the names, such as `rathaus/neom-solo-v0`."""
    names: tuple[str, ...] = _door("gymnasium", "rl").register()
    return names


def register_openspiel() -> tuple[str, ...]:
    """Make the games known to `pyspiel.load_game`; the names, such as `rathaus_neom`."""
    names: tuple[str, ...] = _door("openspiel", "openspiel").register()
    return names


def mcp_server(lang: str = "en") -> Any:
    """A server of the Model Context Protocol, with tools to read the rules and to play."""
    return _door("mcp", "mcp").build(lang)


def _without(settings: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in settings.items() if key != name}


def _door(name: str, extra: str) -> Any:
    try:
        return import_module(f"rathaus.envs.{name}")
    except ModuleNotFoundError as error:
        library = error.name or name
        raise MissingExtra(
            f"{library} is not installed; it is an extra: pip install 'rathaus[{extra}]'"
        ) from error
