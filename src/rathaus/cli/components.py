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
from rathaus.core.catalogue import RECONSTRUCTED, Fact, Piece
from rathaus.core.errors import BadComponents, UnknownGame
from rathaus.core.game import Game
from rathaus.core.languages import LANGUAGES
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
    before, after = _pieces(find(game.name)), _pieces(game)
    changes = [
        f"[{table}] {key}: {before[key].value(table)} -> {after[key].value(table)}"
        for table, entries in _tables(text).items()
        for key in entries
        if before[key].value(table) != after[key].value(table)
    ]
    click.echo(f"{file} is valid: components {game.components_id!r} of {game.name}")
    click.echo("\n".join(changes) or "nothing is changed")


@components.command()
@click.argument("game")
@click.argument("key", required=False)
@lang_option
def show(game: str, key: str | None, lang: str) -> None:
    """Show all components of GAME, or the one with that KEY or number."""
    found = find(game)
    pieces = list(_pieces(found, lang).values())
    if key is None:
        _show_all(pieces)
        return
    meant = [piece for piece in pieces if key in (piece.key, piece.number.lstrip("0"))]
    meant = meant or [piece for piece in pieces if key == piece.number]
    if not meant:
        raise BadComponents(f"{game} has no component {key!r}; `rathaus components show {game}`")
    for piece in meant:
        click.echo("\n".join(_card(found, piece, lang)))


@components.command()
@click.argument("game")
def template(game: str) -> None:
    """Print a component file with all values of GAME that are not from its rulebook."""
    found = find(game)
    if not found.override_tables:
        raise BadComponents(f"{game} has no component files")
    pieces = _pieces(found)
    click.echo(f'game = "{game}"\nname = "my box"')
    for name, table in found.override_tables.items():
        click.echo(f"\n[{name}]")
        for piece in pieces.values():
            if piece.key in table.open:
                value = _toml(piece.value(name))
                click.echo(f"{_key(piece.key)} = {value}  # {piece.number} {piece.name}")


def _pieces(game: Game, lang: str = LANGUAGES[0]) -> dict[str, Piece]:
    """What lies in the box: where pieces have numbers, the others are made from them."""
    pieces = game.catalogue(lang).pieces
    return {key: piece for key, piece in pieces.items() if piece.number} or dict(pieces)


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


def _show_all(pieces: list[Piece]) -> None:
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column("")
    table.add_column("key", no_wrap=True)
    table.add_column("name")
    table.add_column("reconstructed")
    for piece in pieces:
        ours = ", ".join(f"{fact.name} {_shown(fact.value)}" for fact in _reconstructed(piece))
        table.add_row(piece.number, piece.key, escape(piece.name), escape(ours))
    Console().print(table)
    count = sum(bool(_reconstructed(piece)) for piece in pieces)
    click.echo(f"{len(pieces)} components; {count} have values that are our reconstruction")


def _reconstructed(piece: Piece) -> list[Fact]:
    return [fact for fact in piece.facts if fact.source == RECONSTRUCTED]


def _card(game: Game, piece: Piece, lang: str) -> list[str]:
    """One component in full: its names, what it says, and its values with their sources."""
    names = {each: game.catalogue(each).pieces[piece.key].name for each in LANGUAGES}
    others = ", ".join(f"{name} ({each})" for each, name in names.items() if each != lang)
    return [
        f"{piece.number} {piece.name}".lstrip(),
        f"  key: {piece.key}; {others}",
        *(f"  {line}" for line in piece.lines),
        "",
        *(f"  {fact.name} = {_shown(fact.value)} ({fact.source})" for fact in piece.printed()),
    ]


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_shown, value)) or "none"
    if isinstance(value, dict):
        return " ".join(f"{name} {_shown(each)}" for name, each in value.items())
    return "?" if value is None else str(value)
