"""`rathaus bench`: the speed of the engine, next to Catanatron where it is installed."""

import json

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rathaus.arena import bench as arena
from rathaus.cli.inputs import json_option, read_list, read_numbers


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
@json_option
def bench(games: int, players: str, only: str, bots: str, as_json: bool) -> None:
    """Measure complete games on one core; of random players, or of bots."""
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task("measuring", total=None)
        report = arena.bench(
            games=games,
            players=read_numbers(players),
            names=read_list(only),
            bots=read_list(bots),
            progress=lambda done: progress.advance(bar, done),
        )
    if as_json:
        click.echo(json.dumps(report.to_json(), indent=2))
        return
    console = Console()
    console.print(_table(report))
    for line in _comparison(report):
        console.print(line, highlight=False)


def _table(report: arena.Report) -> Table:
    shown = Table(box=SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    shown.add_column("engine", no_wrap=True)
    for name in ("players", "decisions/s", "choices/s", "games/s", "µs a copy", "KB a state"):
        shown.add_column(name, justify="right", no_wrap=True)
    for speed in (*report.speeds, *([report.rival] if report.rival else [])):
        shown.add_row(
            speed.name,
            str(speed.players),
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.choices_per_second:,.0f}",
            f"{speed.games_per_second:,.1f}",
            f"{speed.copy_microseconds:.2f}",
            f"{speed.state_bytes / 1000:.1f}" if speed.state_bytes else "",
        )
    return shown


def _comparison(report: arena.Report) -> list[str]:
    if report.bots:
        return [f"Decided by: {', '.join(report.bots)}."]
    if report.rival is None:
        return ["Catanatron is not installed; `make bench` installs it and compares."]
    forced = 1 - report.rival.choices_per_second / report.rival.decisions_per_second
    note = (
        f"{forced:.0%} of {report.rival.name}'s decisions have one option only; "
        "such moves are taken by our engine itself and not counted."
    )
    return [note] + [
        f"{ratio.name} / {report.rival.name}: {ratio.decisions:.2f} x the decisions, "
        f"{ratio.choices:.2f} x the choices, {ratio.copies:.1f} x the copies a second."
        for ratio in report.ratios()
    ]
