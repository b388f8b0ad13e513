"""The tiles of City Tycoon in words: rows, choices, help, and how they are found."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rathaus.cli.terminal.finding import matching
from rathaus.cli.terminal.picture import Scene, side_by_side
from rathaus.cli.terminal.pictures.bruges_and_hamburg import panel
from rathaus.cli.terminal.pictures.city_tycoon import signs
from rathaus.games.city_tycoon import text
from rathaus.games.city_tycoon.components.vocabulary import District, Plant

Tile = District | Plant

WIDE = 110  # columns in which the moves can be told in words
_MOST = 6  # tiles that are told in full


def sign(tile: Tile) -> Text:
    return Text(f" {signs.sign_of(tile)} ", signs.fill_of(tile))


def chip(tile: Tile, lang: str) -> Text:
    """A tile in a row of others: its sign on its colour, then its name."""
    return Text.assemble(sign(tile), f" {text.tile_name(tile, lang)} ")


def facts(tile: Tile) -> str:
    """Cost, effects, demands and bonus in symbols."""
    return text.symbol_row(tile).partition(" ")[2]


def rows(tiles: Iterable[tuple[Text, Tile]], lang: str) -> RenderableType:
    """Tiles below each other: what stands before them, the name, the facts in symbols."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column()
    for before, tile in tiles:
        grid.add_row(before, sign(tile), Text(text.tile_name(tile, lang)), Text(facts(tile)))
    return grid


def choice(scene: Scene, offered: Sequence[Tile]) -> RenderableType:
    """Moves that name a tile: in words, or on a narrow screen the tile in symbols."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", width=3, style="bold cyan")
    grid.add_column(no_wrap=True, width=3)
    grid.add_column()
    for number, (move, tile) in enumerate(zip(scene.moves, offered, strict=True), start=1):
        said = scene.describe(move)
        if scene.width < WIDE:
            said = f"{text.tile_name(tile, scene.lang)}  {facts(tile)}"
        grid.add_row(str(number), sign(tile), Text(said))
    return grid


def about(tiles: Sequence[Tile], lang: str, width: int) -> list[RenderableType]:
    """All about a few tiles; of many, only the names to choose from."""
    if len(tiles) > _MOST:
        return [side_by_side([chip(tile, lang) for tile in tiles], width)]
    return [_panel(tile, lang) for tile in tiles]


def _panel(tile: Tile, lang: str) -> RenderableType:
    lines = [*map(Text, text.tile_lines(tile, lang)), Text(text.symbol_row(tile), style="dim")]
    return panel(chip(tile, lang), lines)


def find(known: Iterable[Tile], topic: str, lang: str) -> list[Tile]:
    """The tiles of a name or a key."""
    named = [
        (said, tile)
        for tile in known
        for said in (text.tile_name(tile, lang), tile.key, tile.key.replace("_", " "))
    ]
    return matching(named, topic)
