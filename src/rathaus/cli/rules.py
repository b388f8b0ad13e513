"""`rathaus rules`: how a game is played, in the terminal."""

import click
from rich.console import Console

from rathaus.cli.inputs import lang_option
from rathaus.cli.terminal.rulebook import Reader, contents
from rathaus.core.errors import RathausError
from rathaus.registry import find
from rathaus.rules import find as find_rules


class NoSection(RathausError):
    """The rules have no such section."""


@click.command()
@click.argument("game")
@lang_option
@click.option(
    "--section", metavar="NAME", help="Only this section: its name, or a clause such as NEO-3.2."
)
def rules(game: str, lang: str, section: str | None) -> None:
    """Show the rules of GAME."""
    found = find(game)
    book = find_rules(found, lang)
    reader = Reader(book, found.catalogue(lang))
    shown = reader.whole() if section is None else reader.section(section)
    if shown is None:
        raise NoSection(f"the rules have no section {section!r}; there is:\n{contents(book)}")
    Console().print(shown)
