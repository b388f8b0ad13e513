"""NEOM tiles in words: names, choices, cards."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rathaus.cli.terminal.finding import matching
from rathaus.cli.terminal.picture import Scene
from rathaus.cli.terminal.pictures.generic import signs_in_words
from rathaus.cli.terminal.pictures.neom import signs
from rathaus.games.neom.components.vocabulary import Good, OneOf, Tile
from rathaus.games.neom.text import symbols, tiles
from rathaus.games.neom.text.languages import name_of, words_of

WIDE = 110  # columns in which the gains of a tile can be told in words


def name(tile: Tile, lang: str) -> str:
    return name_of(tile, words_of(lang))


def goods_of(tile: Tile) -> Sequence[Good]:
    return () if isinstance(tile.produces, OneOf) else tile.produces


def chip(tile: Tile, lang: str) -> Text:
    """A tile in a row of others: its sign on its colour, then its name."""
    return Text.assemble(
        (f" {signs.signs_of(tile)} ", signs.fill_of(tile)), f" {name(tile, lang)} "
    )


def choice(scene: Scene, offered: Sequence[Tile]) -> RenderableType:
    """Tiles to choose from: number, sign, the move in words, what the tile gives."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", width=3, style="bold cyan")
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_column()
    for number, (move, tile) in enumerate(zip(scene.moves, offered, strict=True), start=1):
        sign = Text(f" {signs.signs_of(tile)} ", signs.fill_of(tile))
        grid.add_row(str(number), sign, Text(scene.describe(move)), _gains(scene, tile))
    return grid


def _gains(scene: Scene, tile: Tile) -> Text:
    """What a tile gives: in words where there is room, otherwise in symbols."""
    if tile.is_disaster:
        return Text()  # the move itself says it
    if scene.width >= WIDE:
        return Text("; ".join(tiles.gives(tile, words_of(scene.lang))))
    return Text(" ".join([*tiles.gives(tile, symbols.SYMBOLS), signs.marks_of(tile)]))


def card(tile: Tile, lang: str) -> RenderableType:
    """All that a tile says, generated from its declaration."""
    lines = [Text(line) for line in tiles.lines(tile, words_of(lang))]
    sign = Text(f" {signs.signs_of(tile)} ", signs.fill_of(tile))
    title = Text.assemble(sign, f" {name(tile, lang)} ")
    return Panel.fit(Text("\n").join(lines), title=title, title_align="left")


def find(known: Sequence[Tile], topic: str, lang: str) -> list[Tile]:
    """The tiles of a name: exactly, else by its beginning, else by a part of it."""
    named = [(name(tile, lang), tile) for tile in known]
    named += [(tile.key.replace("_", " "), tile) for tile in known]
    return matching(named, topic)


def legend(lang: str, width: int) -> RenderableType:
    """What the signs mean."""
    return signs_in_words(symbols.legend(words_of(lang)), width)
