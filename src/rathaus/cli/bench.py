"""`rathaus bench`: the speed of the engine, next to Catanatron where it is installed."""

import cProfile
import json
import pstats
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import click
from rich.console import Console

from rathaus import builds, registry
from rathaus.arena import bench as arena
from rathaus.cli import bench_tables
from rathaus.cli.inputs import json_option, read_list, read_numbers
from rathaus.cli.showing import progress_bar
from rathaus.core.errors import RathausError

PROFILED = 30  # functions that are shown


@click.command()
@click.option("--games", default=200, show_default=True, help="Games for each line of the table.")
@click.option("--players", default="", help="Only these numbers of players, such as 2,4.")
@click.option("--only", default="", metavar="GAME,...", help="Only these games.")
@click.option(
    "--bots",
    default="",
    metavar="NAME,...",
    help="Measure bots in place of the engine: one for all seats, or one for each. "
    "my_bot.py:MyBot is a class of your own.",
)
@click.option("--calls", is_flag=True, help="Also what search and server ask for, call by call.")
@click.option(
    "--history",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Append the result to a file, and compare it with the last one there.",
)
@click.option("--profile", default="", metavar="GAME", help="Where the time goes in one game.")
@json_option
def bench(
    games: int,
    players: str,
    only: str,
    bots: str,
    calls: bool,
    history: Path | None,
    profile: str,
    as_json: bool,
) -> None:
    """Measure complete games on one core; of random players, or of bots."""
    if profile:
        _profile(profile, games, read_numbers(players))
        return
    report = _measure(games, players, only, bots, calls)
    data = report.to_json()
    last = _remember(history, data) if history else None
    if as_json:
        click.echo(json.dumps(data, indent=2))
        return
    _show(report)
    if last:
        click.echo("\n".join(bench_tables.since(last, data)))


def _measure(games: int, players: str, only: str, bots: str, calls: bool) -> arena.Report:
    with progress_bar("measuring") as bar:
        return arena.bench(
            games=games,
            players=read_numbers(players),
            names=read_list(only),
            bots=read_list(bots),
            with_calls=calls,
            progress=bar.advance,
        )


def _show(report: arena.Report) -> None:
    console = Console()
    console.print(bench_tables.speeds(report))
    if report.calls:
        console.print(bench_tables.calls(report))
        console.print(bench_tables.course(report))
    console.print(f"The {builds.kind()} build.", highlight=False)
    for line in bench_tables.comparison(report):
        console.print(line, highlight=False)


def _remember(path: Path, data: dict[str, Any]) -> dict[str, Any] | None:
    """Append a line; the last one before it of the same build, if there is one."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    try:
        before = [json.loads(line) for line in lines]
        same = [line for line in before if line["build"] == data["build"]]
    except (ValueError, TypeError, KeyError) as error:
        raise RathausError(f"{path} is not a history of `rathaus bench`: {error!r}") from error
    path.parent.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"date": now, **data}) + "\n")
    return same[-1] if same else None


def _profile(name: str, games: int, players: tuple[int, ...] | list[int]) -> None:
    game = registry.find(name)
    count = players[0] if players else game.player_counts[-1]
    game.check_players(count)
    profile = cProfile.Profile(process_time)
    profile.enable()
    for seed in range(games):
        arena.play_random(game, count, Random(seed))
    profile.disable()
    if builds.kind() == "compiled":
        click.echo(f"Compiled functions do not show: {builds.VARIABLE}=1 profiles plain Python.")
    pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(PROFILED)
