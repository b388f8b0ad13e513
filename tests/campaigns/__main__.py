"""The campaigns as commands."""

import sys
from pathlib import Path

import click
from rich.console import Console

from tests.campaigns import diary

jobs = click.option("--jobs", default=1, show_default=True, help="Number of processes.")
GAMES = ("neom", "hamburg", "bruges", "city_tycoon")


def file(name: str) -> Path:
    return diary.FOLDER / f"{name}.jsonl"


def end(console: Console, wrong: list[str]) -> None:
    for each in wrong:
        console.print(each, markup=False, soft_wrap=True)
    sys.exit(bool(wrong))


@click.group()
def main() -> None:
    """Long searches for faults; what is done is noted in build/campaigns."""


@main.command()
@click.option("--games", "count", default=1_000_000, show_default=True)
@jobs
def games(count: int, jobs: int) -> None:
    """Random games in all settings: no crash, no dead end, everything conserved."""
    from tests.campaigns import games

    console = Console()
    end(console, games.campaign(count, jobs, diary.Diary(file("games")), console))


@main.command()
@click.option(
    "--rounds", default=1, show_default=True, help="How often each level in each setting."
)
@jobs
def bots(rounds: int, jobs: int) -> None:
    """Bots of all levels in all settings: none fails, every game ends."""
    from tests.campaigns import bots

    console = Console()
    end(console, bots.campaign(rounds, jobs, diary.Diary(file("bots")), console))


@main.command()
@click.option("--game", "chosen", multiple=True, type=click.Choice(GAMES))
@click.option("--count", default=50, show_default=True, help="Faults for each game.")
@click.option("--seed", default=1, show_default=True)
@jobs
def mutants(chosen: tuple[str, ...], count: int, seed: int, jobs: int) -> None:
    """Plant faults in the rules and see whether a test notices; those it does not are listed."""
    from tests.campaigns import mutants

    console, noted = Console(), diary.Diary(file("mutants"))
    end(console, mutants.campaign(list(chosen or GAMES), count, seed, jobs, noted, console))


@main.command()
@click.option("--kills", "count", default=1_000, show_default=True)
def kills(count: int) -> None:
    """Kill the server while all games are played, on both databases; nothing confirmed is lost."""
    from tests.campaigns import kills

    console = Console()
    end(console, kills.campaign(count, diary.Diary(file("kills")), console))


@main.command()
@click.option("--seconds", default=60.0, show_default=True, help="For each kind of input.")
@click.option("--seed", default=1, show_default=True)
def fuzz(seconds: float, seed: int) -> None:
    """Damage records, saves, component files and messages; what reaches new code is kept."""
    from tests.campaigns import fuzz

    console = Console()
    end(console, fuzz.campaign(seconds, seed, console))


@main.command()
@click.option("--tables", default=500, show_default=True)
@click.option("--rate", default=100.0, show_default=True, help="Things people do in a second.")
@click.option("--seconds", default=3600.0, show_default=True)
def soak(tables: int, rate: float, seconds: float) -> None:
    """Many tables for a long time, people who undo, chat, come and go; memory stays flat."""
    from tests.campaigns import soak

    console = Console()
    end(console, soak.campaign(tables, rate, seconds, console))


if __name__ == "__main__":
    main()
