"""`rathaus components`: what a game is made of, and files of your own values."""

import tomllib
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from rathaus.cli.inputs import file_argument, lang_option, read_components
from rathaus.cli.shelves import Piece, shelf_of
from rathaus.core.errors import BadComponents, UnknownGame
from rathaus.core.game import LANGUAGES
from rathaus.registry import find, names


@click.group()
def components() -> None:
    """Show the components of a game, and use values of your own."""


@components.command()
@file_argument
def check(file: Path) -> None:
    """Check a FILE of component values and say what it changes."""
    text = read_components(file) or ""
    game = find(_game_named_in(text), text)
    before = _pieces(game.name)
    after = {piece.key: piece for piece in shelf_of(game.name).pieces(game)}
    changes = [
        f"[{table}] {key}: {before[key].value(table)} -> {after[key].value(table)}"
        for table, entries in _tables(text).items()
        for key in entries
        if before[key].value(table) != after[key].value(table)
    ]
    click.echo(f"{file} is well: components {game.components_id!r} of {game.name}")
    click.echo("\n".join(changes) or "nothing is changed")


@components.command()
@click.argument("game")
@click.argument("key", required=False)
@lang_option
def show(game: str, key: str | None, lang: str) -> None:
    """Show all components of GAME, or the one with that KEY or number."""
    pieces = _pieces(game)
    if key is None:
        _show_all(list(pieces.values()), lang)
        return
    found = [piece for piece in pieces.values() if key in (piece.key, piece.label.lstrip("0"))]
    found = found or [piece for piece in pieces.values() if key == piece.label]
    if not found:
        raise BadComponents(f"{game} has no component {key!r}; `rathaus components show {game}`")
    for piece in found:
        click.echo("\n".join(_card(game, piece, lang)))


@components.command()
@click.argument("game")
def template(game: str) -> None:
    """Print a component file with all values of GAME that are not from its rulebook."""
    pieces = _pieces(game)
    click.echo(f'game = "{game}"\nname = "my box"')
    for name, table in shelf_of(game).TABLES.items():
        click.echo(f"\n[{name}]")
        for piece in pieces.values():
            if piece.key in table.open:
                value = _toml(piece.value(name))
                click.echo(f"{_key(piece.key)} = {value}  # {piece.label} {piece.names['en']}")


def _pieces(name: str) -> dict[str, Piece]:
    game = find(name)  # refuses a name that is no game
    return {piece.key: piece for piece in shelf_of(name).pieces(game)}


def _tables(text: str) -> dict[str, dict[str, Any]]:
    return {name: them for name, them in tomllib.loads(text).items() if isinstance(them, dict)}


def _game_named_in(text: str) -> str:
    """The game a file is for; only with it can the rest be checked."""
    try:
        game = tomllib.loads(text).get("game")
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"this is not a TOML file: {error}") from error
    if game not in names():
        allowed = " or ".join(f'game = "{name}"' for name in names())
        raise UnknownGame(f"the file must say {allowed}, not {game!r}")
    return str(game)


def _key(key: str) -> str:
    """In TOML a dot would make tables of a key."""
    return f'"{key}"' if "." in key else key


def _toml(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _show_all(pieces: list[Piece], lang: str) -> None:
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column("")
    table.add_column("key", no_wrap=True)
    table.add_column("name")
    table.add_column("reconstructed")
    for piece in pieces:
        ours = ", ".join(f"{fact.name} {_shown(fact.value)}" for fact in piece.reconstructed)
        table.add_row(piece.label, piece.key, escape(piece.names[lang]), escape(ours))
    Console().print(table)
    count = sum(bool(piece.reconstructed) for piece in pieces)
    click.echo(f"{len(pieces)} components; {count} have values that are our reconstruction")


def _card(game: str, piece: Piece, lang: str) -> list[str]:
    """One component in full: its names, what it says, and its values with their sources."""
    others = ", ".join(f"{piece.names[each]} ({each})" for each in LANGUAGES if each != lang)
    lines = [f"{piece.label} {piece.names[lang]}", f"  key: {piece.key}; {others}"]
    lines += [f"  {line}" for line in shelf_of(game).text(find(game), piece.key, lang)]
    return [
        *lines,
        "",
        *(f"  {fact.name} = {_shown(fact.value)} ({fact.source})" for fact in piece.facts),
    ]


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_shown, value)) or "none"
    if isinstance(value, dict):
        return " ".join(f"{name} {_shown(each)}" for name, each in value.items())
    return "?" if value is None else str(value)
