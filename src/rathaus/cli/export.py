"""`rathaus export`: records as Parquet files for data tools."""

from pathlib import Path

import click

from rathaus.arena.export import export as run
from rathaus.arena.records import record_files
from rathaus.cli.inputs import components_option, folder_option, read_components
from rathaus.cli.showing import progress_bar


@click.command()
@click.argument("records", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@folder_option("--parquet", "Where decisions.parquet and games.parquet are written.", required=True)
@components_option
def export(records: tuple[Path, ...], folder: Path, components_file: Path | None) -> None:
    """Write the games of RECORDS, files or folders of them, as tables of decisions and games."""
    files = list(record_files(records))
    with progress_bar("replaying", total=len(files)) as bar:
        done = run(files, folder, read_components(components_file), bar.advance)
    click.echo(f"{done.games} games, {done.decisions} decisions")
    for path in done.files:
        click.echo(path)
