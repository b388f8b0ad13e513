"""What the players of City Tycoon have, and what lies ready: lines beside or below the map."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from rathaus.cli.terminal.picture import Scene, player_title
from rathaus.cli.terminal.pictures.bruges_and_hamburg import labelled, spread
from rathaus.cli.terminal.pictures.city_tycoon import names, signs
from rathaus.cli.terminal.pictures.city_tycoon.chart import column_name, row_name
from rathaus.cli.terminal.pictures.city_tycoon.names import Tile
from rathaus.core.state import View
from rathaus.games.city_tycoon import text

_ROMAN = ("", "I", "II", "III", "IV", "V", "VI")


class Areas:
    """Turns parts of a view into lines."""

    def __init__(self, tiles: Mapping[str, Tile]) -> None:
        self.tiles = tiles

    # -- players ------------------------------------------------------------------------------

    def players(self, scene: Scene, view: View, width: int) -> list[RenderableType]:
        """Everyone in turn order, one line each."""
        order = view["order"] + [s for s in range(view["players"]) if s not in view["order"]]
        return [self.player(scene, view, seat, width) for seat in order]

    def player(self, scene: Scene, view: View, seat: int, width: int) -> Text:
        labels = text.labels(scene.lang)
        area = view["seats"][seat]
        turn = "▸" if seat in view["turn"] else " "
        who = Text.assemble(turn, player_title(seat, scene.name(seat)))
        told = f"{area['money']}€ {area['points']}★ {area['yellow']}{signs.CUBES['yellow']}"
        cells = [who, Text(told)]
        if area["tiles_left"]:
            cells.append(labelled(labels["tiles_left"], str(area["tiles_left"])))
        if area["passed"]:
            cells.append(Text(labels["passed"], style="dim"))
        return spread(cells, width)

    # -- what lies ready ----------------------------------------------------------------------

    def stock(self, scene: Scene, view: View, width: int) -> list[RenderableType]:
        """Cubes and terrain of the Supply, and the plants on top of their stacks."""
        labels = text.labels(scene.lang)
        cubes = " ".join(f"{view['supply'][name]}{sign}" for name, sign in signs.CUBES.items())
        terrain = str(view["terrain"])
        plants = [self._top(colour, top) for colour, top in view["plants"].items()]
        ready = [labelled(labels["bank"], cubes), labelled(labels["terrain"], terrain)]
        stacks = [labelled(labels["plants"], plants[0]), plants[1]]
        return [spread(ready, width), spread(stacks, width)]

    def _top(self, colour: str, top: int | None) -> Text:
        """Both sides of a plant: number, then cost and cubes of each."""
        kind = f"{colour}_plant"
        if top is None:
            return Text(" - ", signs.fill(kind))
        sides = [self.tiles[f"{colour}_{top}_{side}"] for side in "ab"]
        chip = Text(f" {signs.sign_of(sides[0])}{_ROMAN[top]} ", signs.fill(kind))
        told = " | ".join(names.facts(side) for side in sides)
        return Text.assemble(chip, f" {told}")

    # -- tiles --------------------------------------------------------------------------------

    def city_of(self, scene: Scene, view: View, seat: int) -> list[RenderableType]:
        """All placed tiles of a player, with their cells."""
        rows = []
        for site in view["city"]:
            if site["owner"] == seat and site["tile"] in self.tiles:
                done = signs.SUPPLIED if site["supplied"] else " "
                where = f"{done} {column_name(site['x'])}:{row_name(site['y'])}"
                rows.append((Text(where, style="dim"), self.tiles[site["tile"]]))
        return [names.rows(rows, scene.lang)] if rows else []

    def hand(self, scene: Scene, view: View, *, is_tall: bool) -> list[RenderableType]:
        """The own tiles still to be played, and the set in hand."""
        labels = text.labels(scene.lang)
        found: list[RenderableType] = []
        offered = {key.partition(":")[2] for key in scene.numbered()}
        for label, keys in ((labels["set"], view["set"]), (labels["kept"], view["kept"])):
            shown = [self.tiles[key] for key in keys if key not in offered]
            if not shown or offered & set(keys):
                continue  # they are the list of moves
            if is_tall:
                found.append(Text(label, style="dim"))
                found.append(names.rows(((Text(), tile) for tile in shown), scene.lang))
            else:
                chips = [names.chip(tile, scene.lang) for tile in shown]
                found.append(spread([Text(label, style="dim"), *chips], scene.width))
        return found
