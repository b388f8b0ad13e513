"""`rathaus balance`: is a game fair, and are its cards?"""

import json
from pathlib import Path

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rathaus.arena import balance_report as report
from rathaus.arena.balance import LEAST, Balance
from rathaus.arena.balance import balance as run
from rathaus.arena.report import per_cent, unsigned
from rathaus.cli.inputs import (
    components_option,
    jobs_option,
    json_option,
    options_option,
    players_option,
    ray_option,
    read_components,
    read_list,
    read_options,
    seed_option,
    spreading,
    usual_players,
)
from rathaus.registry import find

SHOWN = 8  # of the best and of the worst pieces


@click.command()
@click.argument("game")
@players_option
@click.option("--games", "count", default=500, show_default=True, help="Number of games.")
@click.option(
    "--bots",
    default="easy",
    show_default=True,
    metavar="NAME,...",
    help="One bot for all seats, or one for each. my_bot.py:MyBot is a class of your own.",
)
@seed_option
@jobs_option
@ray_option
@click.option(
    "--report",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Write balance.html and balance.json, with all pieces.",
)
@options_option
@components_option
@json_option
def balance(
    game: str,
    players: int | None,
    count: int,
    bots: str,
    seed: str,
    jobs: int,
    on_ray: bool,
    folder: Path | None,
    pairs: tuple[str, ...],
    components_file: Path | None,
    as_json: bool,
) -> None:
    """Points by seat of GAME, and how those fare who laid out a card."""
    components = read_components(components_file)
    found = find(game, components)
    errors = Console(stderr=True)
    shown = Progress(console=errors, transient=True, disable=not errors.is_terminal)
    with shown as progress, spreading(on_ray, jobs) as spread:
        bar = progress.add_task("playing", total=count)
        result = run(
            game,
            players=usual_players(found) if players is None else players,
            games=count,
            bots=read_list(bots),
            seed=seed,
            options=read_options(found, pairs),
            components=components,
            spreading=spread,
            progress=lambda done: progress.advance(bar, done),
        )
    written = report.write(result, folder) if folder else ()
    if as_json:
        click.echo(json.dumps(result.to_json(), indent=2))
        return
    _show(result)
    for path in written:
        click.echo(path)


def _show(result: Balance) -> None:
    console = Console(highlight=False)
    console.print(report.heading(result), soft_wrap=True)
    seats = Table("seat", "victories", "points", box=SIMPLE, pad_edge=False)
    for number, seat in enumerate(result.seats, start=1):
        share = per_cent(seat.share, seat.share_interval)
        seats.add_row(str(number), share, unsigned(seat.points))
    console.print(seats)
    pieces = Table(*report.HEAD, box=SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    usual = [piece for piece in result.pieces if piece.count >= LEAST] or result.pieces
    best, worst = usual[:SHOWN], usual[max(SHOWN, len(usual) - SHOWN) :]
    for piece in (*best, *worst):
        pieces.add_row(*report.piece_row(piece))
        if best and piece is best[-1] and worst:
            pieces.add_row("...")
    console.print(pieces)
