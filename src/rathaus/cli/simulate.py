"""`rathaus simulate`: many games between bots, and what their scores add up to."""

import json
from pathlib import Path
from time import perf_counter

import click
from rich.console import Console
from rich.table import Table

from rathaus.arena.matches import short
from rathaus.arena.simulation import Simulation
from rathaus.arena.simulation import simulate as run
from rathaus.cli.inputs import (
    bots_option,
    components_option,
    json_option,
    many_games_options,
    number_of_players,
    options_option,
    players_option,
    read_components,
    read_list,
    read_options,
    spreading,
)
from rathaus.cli.showing import plain_table, progress_bar
from rathaus.registry import find

BARS = " ▁▂▃▄▅▆▇█"
BINS = 16


@click.command()
@click.argument("game")
@players_option
@click.option("--games", "count", default=100, show_default=True, help="Number of games.")
@bots_option("random")
@many_games_options
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Keep the record of each game in a folder.",
)
@options_option
@components_option
@json_option
def simulate(
    game: str,
    players: int | None,
    count: int,
    bots: str,
    seed: str,
    jobs: int,
    on_ray: bool,
    records: Path | None,
    pairs: tuple[str, ...],
    components_file: Path | None,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots."""
    components = read_components(components_file)
    found = find(game, components)
    options = read_options(found, pairs)
    start = perf_counter()
    with progress_bar(total=count) as bar, spreading(on_ray, jobs) as spread:
        simulation = run(
            game,
            players=number_of_players(found, players),
            games=count,
            seed=seed,
            bots=read_list(bots),
            options=options,
            spreading=spread,
            components=components,
            progress=bar.advance,
            records=records,
        )
    if as_json:
        click.echo(json.dumps(simulation.to_json(), indent=2))
        return
    Console().print(_heading(simulation), *_files(simulation), table(simulation), sep="\n")
    if bar.is_seen:  # the clock stays out of what is printed to a file
        click.echo(f"{count / (perf_counter() - start):.1f} games per second", err=True)


def _heading(simulation: Simulation) -> str:
    options = "".join(f", {name}={value}" for name, value in simulation.options.items())
    return (
        f"{simulation.game}: {simulation.players} players{options}, "
        f"{len(simulation.results)} games, seed {simulation.seed}, "
        f"components {simulation.components}"
    )


def _files(simulation: Simulation) -> list[str]:
    """Where the bots of one's own come from: the table has no room for it."""
    return [f"seat {seat}: {bot}" for seat, bot in enumerate(simulation.bots) if short(bot) != bot]


def table(simulation: Simulation) -> Table:
    """One row per seat; the bars of all seats share one scale of scores."""
    seats = simulation.seats()
    low, high = min(seat.least for seat in seats), max(seat.most for seat in seats)
    shown = plain_table()
    shown.add_column("seat", justify="right")
    shown.add_column("bot", no_wrap=True)
    for name in ("wins", "mean", "±", "min", "25 %", "50 %", "75 %", "max"):
        shown.add_column(name, justify="right", no_wrap=True)
    shown.add_column(f"{low} to {high}", no_wrap=True)
    for number, seat in enumerate(seats):
        shown.add_row(
            str(number),
            short(seat.bot),
            f"{seat.wins / len(simulation.results):.1%}",
            f"{seat.mean:.1f}",
            f"{seat.deviation:.1f}",
            str(seat.least),
            *(f"{quartile:.0f}" for quartile in seat.quartiles),
            str(seat.most),
            histogram(simulation.scores(number), low, high),
        )
    return shown


def histogram(scores: list[int], low: int, high: int) -> str:
    """The scores as a row of bars, the tallest for the fullest bin.

    >>> histogram([1, 1, 2, 16], 1, 16)
    '█▄             ▄'
    """
    counts = [0] * BINS
    width = (high - low + 1) / BINS
    for score in scores:
        counts[int((score - low) / width)] += 1
    most = max(counts)
    # Rounded up, so that even a single game leaves a mark.
    return "".join(BARS[-(-count * (len(BARS) - 1) // most)] for count in counts)
