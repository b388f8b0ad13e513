"""`rathaus export`: records as Parquet files for data tools."""

from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from rathaus.arena.export import export as run
from rathaus.arena.records import record_files
from rathaus.cli.inputs import components_option, read_components


@click.command()
@click.argument("records", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option(
    "--parquet",
    "folder",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Where decisions.parquet and games.parquet are written.",
)
@components_option
def export(records: tuple[Path, ...], folder: Path, components_file: Path | None) -> None:
    """Write the games of RECORDS, files or folders of them, as tables of decisions and games."""
    files = list(record_files(records))
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task("replaying", total=len(files))
        done = run(
            files,
            folder,
            read_components(components_file),
            lambda count: progress.advance(bar, count),
        )
    click.echo(f"{done.games} games, {done.decisions} decisions")
    for path in done.files:
        click.echo(path)
