"""`rathaus arena`: which bot is stronger, and how sure is it?"""

import json
from functools import partial
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from rathaus.arena import ratings, report
from rathaus.arena.matches import MODES, short
from rathaus.arena.standing import Meeting, Standing
from rathaus.arena.tournament import compete
from rathaus.bots import levels_for
from rathaus.cli.inputs import (
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


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    default="",
    metavar="NAME,...",
    help="Who meets; my_bot.py:MyBot is a class of your own.  [default: all levels of the game]",
)
@players_option
@click.option(
    "--games", "count", default=200, show_default=True, help="Games of each match, at the most."
)
@click.option(
    "--mode",
    type=click.Choice(MODES),
    default="round-robin",
    show_default=True,
    help="All against all; the first bot against the rest; or each against the one before.",
)
@click.option(
    "--target",
    type=click.FloatRange(0, 100, min_open=True, max_open=True),
    metavar="PERCENT",
    help="Stop a match when the first bot's share of victories is clearly above or below.",
)
@many_games_options
@click.option(
    "--resume",
    "diary",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep every game in a file; if it is there, go on with it.",
)
@folder_option("--report", "Write report.html, with plots, and report.json.")
@options_option
@components_option
@json_option
def arena(
    game: str,
    bots: str,
    players: int | None,
    count: int,
    mode: str,
    target: float | None,
    seed: str,
    jobs: int,
    on_ray: bool,
    diary: Path | None,
    folder: Path | None,
    pairs: tuple[str, ...],
    components_file: Path | None,
    as_json: bool,
) -> None:
    """Let bots meet at GAME on the same deals, from every seat, and rate them."""
    components = read_components(components_file)
    found = find(game, components)
    with progress_bar() as bar, spreading(on_ray, jobs) as spread:
        standing = compete(
            game,
            bots=read_list(bots) or list(levels_for(found)),
            players=number_of_players(found, players),
            games=count,
            mode=mode,
            seed=seed,
            options=read_options(found, pairs),
            components=components,
            spreading=spread,
            target=None if target is None else target / 100,
            diary=diary,
            progress=bar.reach,
        )
    written = report.write(standing, folder) if folder else ()
    if as_json:
        click.echo(json.dumps(standing.to_json(), indent=2))
        return
    _show(standing)
    for path in written:
        click.echo(path)


def _show(standing: Standing) -> None:
    say = partial(Console(highlight=False).print, soft_wrap=True)
    say(report.heading(standing))
    for meeting in standing.meetings:
        say(
            f"\n{meeting.match}, {meeting.count} games:", _match(meeting, standing.target), sep="\n"
        )
    say(_bots(standing))
    if standing.ratings is None and standing.players > 1:
        click.echo(ratings.MISSING, err=True)


def _table(*columns: str) -> Table:
    shown = plain_table()
    for number, name in enumerate(columns):
        shown.add_column(name, justify="right" if number else "left")
    return shown


def _match(meeting: Meeting, target: float | None) -> Table:
    """A row for each bot of a match."""
    asked = [] if target is None else [f"{target * 100:g} %?"]
    shown = _table("bot", "victories", "par", "to mean rival", "to best rival", *asked)
    for number, side in enumerate(meeting.sides()):
        verdict = "" if number or target is None else side.verdict(target)
        shown.add_row(
            short(side.bot),
            report.per_cent(side.share, side.share_interval),
            f"{side.par * 100:.0f} %",
            report.signed(side.margin),
            report.signed(side.margin_to_best),
            *([verdict] if asked else []),
        )
    return shown


def _bots(standing: Standing) -> Table:
    """Alone nobody is rated: there the points tell who is ahead."""
    alone = standing.players == 1
    compared = f"ahead of {short(standing.bots[0])}" if alone else "rating"
    shown = _table("bot", "games", "mean points", compared, "time a decision")
    rated = standing.ratings or {}
    for each in standing.profiles:
        shown.add_row(
            short(each.bot),
            str(each.games),
            report.unsigned(each.points),
            report.signed(standing.ahead_of_first(each.bot))
            if alone
            else str(rated.get(each.bot, "")),
            report.seconds(each),
        )
    return shown
