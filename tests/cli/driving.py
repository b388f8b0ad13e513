"""What the tests of the command share: typing, reading the screens, and pictures on paper."""

import io
from functools import cache
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

import rathaus
from rathaus.bots import Chair, create
from rathaus.cli import main
from rathaus.cli.terminal.picture import Picture, Scene, picture_of
from rathaus.cli.terminal.words import Words
from rathaus.core.match import Match
from rathaus.core.state import State

# -- typing -----------------------------------------------------------------------------------


def play(*arguments: str, typed: str = "", columns: int = 100) -> Result:
    command = ["play", *arguments]
    return CliRunner().invoke(main, command, input=typed, env={"COLUMNS": str(columns)})


def components(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["components", *arguments])


def check_components(text: str | bytes) -> Result:
    """What the command says about a file of one's own values."""
    file = Path("mine.toml")
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return components("check", str(file))


def assert_refused(result: Result, words: str = "") -> None:
    """What is wrong is said in one line, and nothing else is."""
    assert result.exit_code == 2
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def screens(result: Result) -> list[str]:
    """What was printed before each line that was typed."""
    return result.stdout.split("\n> ")


def too_wide(printed: str, columns: int) -> list[str]:
    return [line for line in printed.splitlines() if cell_len(line) > columns]


# -- positions --------------------------------------------------------------------------------


@cache
def played(
    game: str, players: int, seed: str, decisions: int, *options: str, bot: str = "random"
) -> Any:
    """A position that bots have reached, with these options on; nobody may change it.

    It is the final one if there are fewer decisions in the game.
    """
    match = Match(_game(game), players, seed=seed, options=dict.fromkeys(options, True))
    chooser = create(bot, match.game)
    while not match.is_over and len(match.decisions) < decisions:
        seat = match.state.turn()[0]
        match.play(seat, chooser.choose(Chair(match.state, seat), match.bot_generator(seat)))
    return match.state


@cache
def _game(name: str) -> Any:
    return rathaus.game(name)


def scene_of(
    state: State, seat: int, lang: str = "en", width: int = 120, height: int | None = None
) -> Scene:
    return Scene(state, seat, ("human",) * state.players, Words(lang), width, height)


# -- pictures ---------------------------------------------------------------------------------


def on_paper(width: int, *drawn: object) -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=width)
    for each in drawn:
        console.print(each)
    return paper.getvalue()


def printed(picture: Picture, scene: Scene) -> str:
    """The table, and what lies before each player."""
    areas = [picture.area(scene, owner) for owner in range(scene.state.players)]
    return on_paper(scene.width, picture.table(scene), *areas)


def explained(scene: Scene, topic: str, width: int = 200) -> str:
    answer = picture_of(scene.game).explain(scene, topic)
    assert answer is not None, topic
    return on_paper(width, answer)


def line_of(screen: str, start: str) -> str:
    return next(line for line in screen.splitlines() if line.startswith(start))
