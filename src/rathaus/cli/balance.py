"""`rathaus balance`: is a game fair, and are its cards?"""

import json
from pathlib import Path

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from rathaus.arena import balance_report as report
from rathaus.arena.balance import LEAST, Balance
from rathaus.arena.balance import balance as run
from rathaus.arena.report import per_cent, unsigned
from rathaus.cli.inputs import (
    bots_option,
    components_option,
    folder_option,
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

SHOWN = 8  # of the best and of the worst pieces


@click.command()
@click.argument("game")
@players_option
@click.option("--games", "count", default=500, show_default=True, help="Number of games.")
@bots_option("easy")
@many_games_options
@folder_option("--report", "Write balance.html and balance.json, with all pieces.")
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
    with progress_bar(total=count) as bar, spreading(on_ray, jobs) as spread:
        result = run(
            game,
            players=number_of_players(found, players),
            games=count,
            bots=read_list(bots),
            seed=seed,
            options=read_options(found, pairs),
            components=components,
            spreading=spread,
            progress=bar.advance,
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
    pieces = plain_table(*report.HEAD)
    usual = [piece for piece in result.pieces if piece.count >= LEAST] or result.pieces
    best, worst = usual[:SHOWN], usual[max(SHOWN, len(usual) - SHOWN) :]
    for piece in (*best, *worst):
        pieces.add_row(*report.piece_row(piece))
        if best and piece is best[-1] and worst:
            pieces.add_row("...")
    console.print(pieces)
