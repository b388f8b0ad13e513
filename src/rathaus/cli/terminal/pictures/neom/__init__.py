"""The picture of NEOM: the own city in full, the others small, what everyone has, the hand."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rathaus.cli.terminal.picture import Scene, in_lines, player_chip, player_title
from rathaus.cli.terminal.pictures.generic import GenericPicture, move_in_words, move_list
from rathaus.cli.terminal.pictures.neom import drawing, names
from rathaus.cli.terminal.pictures.neom.areas import Areas
from rathaus.core.game import Game
from rathaus.core.state import View
from rathaus.games.neom.city import CELL_NAMES
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.components.vocabulary import Tile
from rathaus.games.neom.game import Neom
from rathaus.games.neom.rules.rounds import ROUNDS
from rathaus.games.neom.text.languages import words_of

_TALL = 38  # rows of a screen on which the cells have three lines
_WIDTHS = ((150, 15), (110, 13), (98, 11), (0, 9))  # of a screen, of a cell
_MOST_FACTS = 3  # on a low screen: the prompt names the chosen tile
_NUMERALS = ("", "I", "II", "III")


def picture(game: Game) -> "NeomPicture":
    assert isinstance(game, Neom)
    return NeomPicture(game)


class NeomPicture(GenericPicture):
    open_scores = True  # all that scores lies open (NEO-11)
    quiet = frozenset({"tile_dealt"})  # the hand is on the screen

    def __init__(self, game: Neom) -> None:
        super().__init__(game)
        self.areas = Areas(game.kit)
        self.tiles = self.areas.tiles

    # -- the screen ---------------------------------------------------------------------------

    def table(self, scene: Scene) -> RenderableType:
        view = scene.view
        is_tall = scene.height is None or scene.height >= _TALL
        cell = next(width for least, width in _WIDTHS if scene.width >= least)
        city = self.areas.city(scene, view, scene.seat, self._marks(scene))
        picture = drawing.draw(city, cell, 3 if is_tall else 1)
        room = scene.width - drawing.width_of(cell) - 1
        areas = self.areas
        others = areas.others(scene, view, room) if is_tall else areas.others_small(scene, view)
        own = self.areas.facts(scene, view, scene.seat)
        side = Group(*own[: None if is_tall else _MOST_FACTS], *others)
        grid = _beside(picture, side, room)
        return Group(self._heading(scene, view), grid, *self._open_tiles(scene, view))

    def area(self, scene: Scene, owner: int) -> RenderableType:
        view = scene.view
        cell = next(width for least, width in _WIDTHS if scene.width >= least)
        picture = drawing.draw(self.areas.city(scene, view, owner), cell, 3)
        facts = [
            player_title(owner, scene.name(owner)),
            *self.areas.facts(scene, view, owner),
            *self.areas.known_hand(scene, view, owner),
        ]
        return _beside(picture, Group(*facts), scene.width - drawing.width_of(cell) - 1)

    def moves(self, scene: Scene) -> RenderableType:
        """Tiles to choose from come with their signs; all other moves in words alone."""
        picks = [key.partition(":") for key in scene.numbered()]
        if any(kind not in ("pick", "take", "discard") for kind, _, _ in picks):
            return move_list(scene)
        tiles = [self.tiles[key] for _, _, key in picks]
        return names.choice(scene, tiles)

    def legend(self, scene: Scene) -> RenderableType:
        return names.legend(scene.lang, scene.width)

    # -- words --------------------------------------------------------------------------------

    def explain(self, scene: Scene, topic: str) -> RenderableType | None:
        said = move_in_words(scene, topic)
        said += [names.card(tile, scene.lang) for tile in self._meant(scene, topic)]
        return Group(*said) if said else None

    def details(self, sheet: dict[str, Any], lang: str) -> str:
        tiles = sheet["variable_tiles"].items()
        return ", ".join(f"{names.name(self.tiles[key], lang)} {vp}" for key, vp in tiles)

    def _meant(self, scene: Scene, topic: str) -> list[Tile]:
        """The tiles of a name, or those a move speaks of."""
        kind, _, rest = topic.partition(":")
        own = scene.view["seats"][scene.seat]
        if kind in ("build", "sell") and own["chosen"]:
            return [self.tiles[own["chosen"]]]
        if kind in ("on", "lose") and rest in CELL_NAMES:
            tile = self.areas.tile(own, CELL_NAMES.index(rest))
            return [tile] if tile and tile.number <= CENTER_BASE else []
        if rest in self.tiles:
            return [self.tiles[rest]]
        return names.find(list(self.tiles.values()), topic, scene.lang)

    # -- parts of the screen ------------------------------------------------------------------

    def _heading(self, scene: Scene, view: View) -> Text:
        labels = words_of(scene.lang).labels
        if view["generation"]:
            numeral = _NUMERALS[view["generation"]]
            when = f"{labels['generation']} {numeral}   {labels['round']} {view['round']}/{ROUNDS}"
        else:
            when = labels["preliminary"]
        who = scene.words("Player", number=scene.seat + 1)
        return Text.assemble(("NEOM", "bold"), f"   {when}   ", player_chip(scene.seat), f" {who}")

    def _open_tiles(self, scene: Scene, view: View) -> list[RenderableType]:
        """The hand, or the open stack, where it is not the list of moves anyway."""
        if any(key.startswith("pick:") for key in scene.numbered()):
            return []
        labels = words_of(scene.lang).labels
        rows = []
        for label, keys in ((labels["hand"], view["hand"]), (labels["table"], view["display"])):
            if keys:
                chips = [names.chip(self.tiles[key], scene.lang) for key in keys]
                rows.append(in_lines([Text(label, style="dim"), *chips], scene.width))
        return list(rows)

    def _marks(self, scene: Scene) -> dict[int, int]:
        """The cells that a legal move speaks of, with its number."""
        marks = {}
        for key, number in scene.numbered().items():
            kind, _, rest = key.partition(":")
            if kind in ("on", "lose"):
                marks[CELL_NAMES.index(rest)] = number
        return marks


def _beside(city: Text, side: RenderableType, room: int) -> Table:
    """A city and what is told beside it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(width=room)
    grid.add_row(city, side)
    return grid
