"""The picture of City Tycoon: the map, the players, what lies ready, the own tiles."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rathaus.cli.terminal.picture import Scene, player_chip, side_by_side
from rathaus.cli.terminal.pictures.bruges_and_hamburg import is_tall
from rathaus.cli.terminal.pictures.city_tycoon import names, signs
from rathaus.cli.terminal.pictures.city_tycoon.areas import Areas
from rathaus.cli.terminal.pictures.city_tycoon.chart import Chart, Place, place_of
from rathaus.cli.terminal.pictures.city_tycoon.names import Tile
from rathaus.cli.terminal.pictures.generic import (
    GenericPicture,
    move_in_words,
    move_list,
    numbered,
    signs_in_words,
)
from rathaus.core.game import Game
from rathaus.core.state import View
from rathaus.games.city_tycoon import text
from rathaus.games.city_tycoon.components.box import ROUNDS
from rathaus.games.city_tycoon.game import CityTycoon

_BESIDE = 44  # columns that the players need beside the map
_OTHER_LINES = 12  # of a low screen that are not for the map


def picture(game: Game) -> "CityTycoonPicture":
    assert isinstance(game, CityTycoon)
    return CityTycoonPicture(game)


class CityTycoonPicture(GenericPicture):
    open_scores = True  # money, goods and points are public (CTY-4.2)
    quiet = frozenset({"tile_dealt"})  # the set in hand is on the screen

    def __init__(self, game: CityTycoon) -> None:
        super().__init__(game)
        self.tiles: dict[str, Tile] = {tile.key: tile for tile in game.kit.districts}
        self.tiles |= {plant.key: plant for plant in game.kit.plants}
        self.areas = Areas(self.tiles)

    # -- the screen ---------------------------------------------------------------------------

    def table(self, scene: Scene) -> RenderableType:
        view = scene.view
        hand = self.areas.hand(scene, view, is_tall=is_tall(scene))
        return Group(self._heading(scene, view), *self._city(scene, view), *hand)

    def _heading(self, scene: Scene, view: View) -> Text:
        labels = text.labels(scene.lang)
        who = scene.words("Player", number=scene.seat + 1)
        when = f"{labels['round']} {view['round']}/{ROUNDS}"
        chip = player_chip(scene.seat)
        return Text.assemble(("City Tycoon", "bold"), f"   {when}   ", chip, f" {who}")

    def _city(self, scene: Scene, view: View) -> list[RenderableType]:
        """The map with the players beside it, or below it where there is no room."""
        chart = Chart(view, self.tiles, scene.lang)
        tall = is_tall(scene)
        room = None if scene.height is None else max(5, scene.height - _OTHER_LINES)
        two_lines = tall and (room is None or 2 * chart.rows() <= room)
        beside = scene.width - _BESIDE
        fits = beside >= chart.least_width()
        width = beside - 1 if fits else scene.width
        drawn = chart.draw(self._marks(scene), width, room, two_lines=two_lines)
        left = scene.width - chart.width(width) - 1 if fits else scene.width
        side = [
            *self.areas.players(scene, view, left),
            *self.areas.stock(scene, view, left),
        ]
        if not fits:
            return [drawn, *side]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(width=left)
        grid.add_row(drawn, Group(*side))
        return [grid]

    def area(self, scene: Scene, owner: int) -> RenderableType:
        view = scene.view
        head = self.areas.player(scene, view, owner, scene.width)
        return Group(head, *self.areas.city_of(scene, view, owner))

    def moves(self, scene: Scene) -> RenderableType:
        """Tiles come with their facts; cells as they are called on the map; all else in words."""
        told = [key.partition(":") for key in scene.numbered()]
        kinds = {kind for kind, _, _ in told}
        if kinds == {"at"}:
            cells = [numbered(n, Text(rest)) for n, (_, _, rest) in enumerate(told, start=1)]
            return side_by_side(cells, scene.width)
        if kinds <= {"pick", "play"}:
            return names.choice(scene, [self.tiles[rest] for _, _, rest in told])
        return move_list(scene)

    def legend(self, scene: Scene) -> RenderableType:
        mine = [(signs.SUPPLIED, text.label("supplied", scene.lang))]
        return signs_in_words([*text.legend(scene.lang), *mine], scene.width)

    def _marks(self, scene: Scene) -> dict[Place, int]:
        """The free cells that a legal move speaks of, with its number."""
        found = {}
        for key, number in scene.numbered().items():
            kind, _, rest = key.partition(":")
            place = place_of(rest) if kind == "at" else None
            if place is not None:
                found[place] = number
        return found

    # -- words --------------------------------------------------------------------------------

    def explain(self, scene: Scene, topic: str) -> RenderableType | None:
        """A move in words with the tile it names, the tile on a cell, or the tiles of a name."""
        said = move_in_words(scene, topic)
        said += names.about(self._meant(scene, topic), scene.lang, scene.width)
        return Group(*said) if said else None

    def _meant(self, scene: Scene, topic: str) -> list[Tile]:
        _, is_move, key = topic.partition(":")
        if is_move and key in self.tiles:
            return [self.tiles[key]]
        place = place_of(topic.removeprefix("at:"))
        if place is not None:
            return [
                self.tiles[site["tile"]]
                for site in scene.view["city"]
                if (site["x"], site["y"]) == place and site["tile"] in self.tiles
            ]
        return [] if is_move else names.find(self.tiles.values(), topic, scene.lang)
