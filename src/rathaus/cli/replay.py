"""`rathaus replay`: rebuild a recorded game, verify it, and tell its story."""

from pathlib import Path

import click
from rich.console import Console

from rathaus.arena.records import game_of, read_record
from rathaus.cli.inputs import components_option, file_argument, lang_option, read_components
from rathaus.cli.terminal.picture import Scene, picture_of
from rathaus.cli.terminal.sheet import score_sheet, verdict
from rathaus.cli.terminal.words import Words
from rathaus.core import records
from rathaus.core.events import Event
from rathaus.core.records import Record
from rathaus.core.state import State
from rathaus.core.steps import CHANCE


@click.command()
@file_argument
@components_option
@lang_option
@click.option("--to", "last", type=click.IntRange(min=0), help="Stop after so many decisions.")
@click.option("--quiet", is_flag=True, help="Verify and print the score sheet only.")
def replay(
    file: Path, components_file: Path | None, lang: str, last: int | None, quiet: bool
) -> None:
    """Rebuild the game recorded in FILE, verify every decision and tell the story."""
    record = read_record(file)
    game = game_of(record, read_components(components_file))
    records.verify(record, game)
    click.echo(_heading(record))

    def tell(event: Event) -> None:
        if event.visible_to(None) and not quiet:
            click.echo(game.story(event, lang))

    state = game.start(record.players, record.options, tell)
    for decision in record.decisions[:last]:
        state.play(decision.seat, game.parse(state, decision.move))
    click.echo()
    _print_scores(record, state, lang)


def _heading(record: Record) -> str:
    options = "".join(f", {name}={value}" for name, value in record.options.items())
    seats = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(record.seats))
    seed = "drawn from its seed" if record.seed is not None else "as recorded, its seed is secret"
    end = "finished" if record.result else "not finished"
    return (
        f"{record.game}{options}; seats: {seats}\n"
        f"verified: {len(record.decisions)} decisions, chance {seed}, {end}\n"
    )


def _print_scores(record: Record, state: State, lang: str) -> None:
    console = Console(highlight=False)
    # Seen from the chair of chance: no player is "you".
    scene = Scene(state, CHANCE, record.seats, Words(lang), console.width)
    console.print(score_sheet(scene, picture_of(scene.game), range(record.players)))
    if not state.turn():
        console.print(verdict(scene, picture_of(scene.game)))
