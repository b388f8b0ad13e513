"""What several verbs are given: bots, component files, options of a game, a language."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import click

from rathaus.core.errors import BadComponents, BadOption, RathausError
from rathaus.core.game import Game
from rathaus.core.languages import LANGUAGES
from rathaus.core.options import Value, parse_value

_PLAYERS = 4
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

lang_option: Decorator = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="Language of the texts.",
)
json_option: Decorator = click.option("--json", "as_json", is_flag=True, help="Print JSON instead.")
components_option: Decorator = click.option(
    "--components",
    "components_file",
    type=_FILE,
    metavar="FILE",
    help="A file of your own component values.",
)
players_option: Decorator = click.option(
    "--players", type=int, help="Number of players.  [default: 4, or the most the game allows]"
)
options_option: Decorator = click.option(
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help="Option of the game."
)
file_argument: Decorator = click.argument("file", type=_FILE)


def bots_option(default: str) -> Decorator:
    return click.option(
        "--bots",
        default=default,
        show_default=True,
        metavar="NAME,...",
        help="One bot for all seats, or one for each. my_bot.py:MyBot is a class of your own.",
    )


def folder_option(name: str, text: str, *, required: bool = False) -> Decorator:
    """A folder for what is written."""
    kind = click.Path(file_okay=False, path_type=Path)
    return click.option(name, "folder", type=kind, metavar="DIR", required=required, help=text)


def many_games_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """What all verbs take that play many games: `seed`, `jobs` and `on_ray`."""
    seed = click.option(
        "--seed", default="0", show_default=True, help="The same seed gives the same games."
    )
    jobs = click.option("--jobs", default=1, show_default=True, help="Number of processes.")
    ray = click.option(
        "--ray", "on_ray", is_flag=True, help="Play on a Ray cluster: that of RAY_ADDRESS, or here."
    )
    return seed(jobs(ray(command)))


def read_components(path: Path | None) -> str | None:
    """The text of a component file, if there is one."""
    if path is None:
        return None
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadComponents(f"{path} is not a text file in UTF-8: {error.reason}") from error


def read_options(game: Game, pairs: Sequence[str]) -> dict[str, Value]:
    """Options typed as `name=value`, each read as its declared type."""
    declared = {option.name: option for option in game.options}
    values: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = (part.strip() for part in pair.partition("="))
        if not equals:
            raise BadOption(f"an option is written name=value, not {pair!r}")
        if name not in declared:
            raise BadOption(
                f"there is no option {name!r}; allowed: {', '.join(declared) or 'none'}"
            )
        values[name] = parse_value(declared[name], text)
    return values


def usual_players(game: Game) -> int:
    """How many play if nobody says: four, or as many as the game allows."""
    return _PLAYERS if _PLAYERS in game.player_counts else game.player_counts[-1]


def number_of_players(game: Game, asked: int | None) -> int:
    return usual_players(game) if asked is None else asked


def spreading(on_ray: bool, jobs: int) -> AbstractContextManager[Any]:
    """Where the games are played: on a Ray cluster, or in processes of this machine."""
    from rathaus.arena.on_ray import cluster
    from rathaus.arena.spreading import Local

    return cluster() if on_ray else nullcontext(Local(jobs))


def read_list(text: str) -> list[str]:
    """Words separated by commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def read_numbers(text: str) -> list[int]:
    """Whole numbers separated by commas."""
    words = read_list(text)
    if not all(word.isdecimal() for word in words):
        raise RathausError(f"expected numbers separated by commas, such as 2,4; found {text!r}")
    return [int(word) for word in words]
