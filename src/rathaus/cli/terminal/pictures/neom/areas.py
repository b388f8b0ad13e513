"""What lies in front of the players of NEOM: cities, money, goods, cornerstones."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rathaus.cli.terminal.picture import Scene, player_chip
from rathaus.cli.terminal.pictures.neom import drawing, names, signs
from rathaus.cli.terminal.pictures.neom.drawing import City, Spot
from rathaus.core.state import View
from rathaus.games.neom.components.kit import CENTER_BASE, Kit
from rathaus.games.neom.components.vocabulary import Tile
from rathaus.games.neom.text import tiles
from rathaus.games.neom.text.languages import words_of
from rathaus.games.neom.text.words import Words
from rathaus.games.neom.view import CENTER_NAME

_PAIR = (60, 43)  # room for the other players in two columns: up to three of them, four
_SQUARE = 24  # a block wider than this has room for a small city of square cells


class Areas:
    """Turns the areas of a view into pictures and lines."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.tiles = {tile.key: tile for tile in kit.tiles}

    # -- cities -------------------------------------------------------------------------------

    def city(
        self, scene: Scene, view: View, seat: int, marks: dict[int, int] | None = None
    ) -> City:
        area = view["seats"][seat]
        spots = [self._spot(self.tile(area, cell), scene.lang) for cell in range(len(area["city"]))]
        return City(spots, area["routes"], marks or {})

    def tile(self, area: View, cell: int) -> Tile | None:
        key = area["city"][cell]
        if key == CENTER_NAME:
            board = next(board for board in self.kit.boards if board.key == area["board"])
            return self.kit.tile[CENTER_BASE + board.number]
        return self.tiles[key] if key else None

    def _spot(self, tile: Tile | None, lang: str) -> Spot | None:
        if tile is None:
            return None
        words = words_of(lang)
        goods = [words.goods[good] for good in names.goods_of(tile)]
        if tile.number > CENTER_BASE:
            return Spot(tile, goods[0])
        below = " ".join(filter(None, [signs.income_of(tile), ", ".join(goods)]))
        return Spot(tile, names.name(tile, lang), below)

    # -- facts --------------------------------------------------------------------------------

    def facts(self, scene: Scene, view: View, seat: int) -> list[Text]:
        """What a player has, a line for each kind."""
        words = words_of(scene.lang)
        area = view["seats"][seat]
        unbuilt = [
            names.name(self.tiles[key], scene.lang) if key else "?" for key in area["unbuilt"]
        ]
        facts = [
            (words.labels["money"], _money(area, words)),
            (words.labels["goods"], ", ".join(words.goods[good] for good in area["goods"])),
            (words.labels["cornerstones"], ", ".join(unbuilt)),
        ]
        if area["chosen"]:
            facts.append((words.labels["chosen"], self._name(area["chosen"], scene.lang)))
        return [Text.assemble((f"{label} ", "dim"), value or "-") for label, value in facts]

    def others(self, scene: Scene, view: View, room: int) -> list[RenderableType]:
        """The other players, each with a small city and the facts beside it."""
        columns = 2 if room >= _PAIR[view["players"] > 4] and view["players"] > 3 else 1
        grid = Table.grid(padding=(0, 1, 0, 0))
        width = room // columns - 1
        blocks = [
            self._other(scene, view, seat, width) for seat in scene.others(scene.state.players)
        ]
        for start in range(0, len(blocks), columns):
            grid.add_row(*blocks[start : start + columns])
        return [Text(), grid] if blocks else []

    def _other(self, scene: Scene, view: View, seat: int, width: int) -> RenderableType:
        area = view["seats"][seat]
        words = words_of(scene.lang)
        head = Text.assemble(player_chip(seat), f" {scene.name(seat)}")
        goods = ", ".join(words.goods[good] for good in area["goods"])
        facts = [Text(_money(area, words)), Text(goods)]
        if area["chosen"]:
            chosen = self._name(area["chosen"], scene.lang)
            facts.append(Text.assemble((f"{words.labels['chosen']} ", "dim"), chosen))
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(
            drawing.draw_small(self.city(scene, view, seat), 1 + (width > _SQUARE)), Group(*facts)
        )
        block = Table.grid()
        block.add_column(width=width)
        block.add_row(head)
        block.add_row(grid)
        return block

    def others_small(self, scene: Scene, view: View) -> list[RenderableType]:
        """On a low screen: the small cities side by side, with the money alone."""
        blocks = []
        for seat in scene.others(scene.state.players):
            head = Text.assemble(player_chip(seat), f"{view['seats'][seat]['money']:>2}")
            small = drawing.draw_small(self.city(scene, view, seat), 1)
            blocks.append(Text("\n", no_wrap=True).join([head, small]))
        grid = Table.grid(padding=(0, 1 if len(blocks) > 3 else 2, 0, 0))
        grid.add_row(*blocks)
        return [grid] if blocks else []

    def known_hand(self, scene: Scene, view: View, owner: int) -> Iterable[Text]:
        """A hand that has passed through the own one; in a generation one knows what is left."""
        size = view["seats"][owner]["hand_size"]
        label = words_of(scene.lang).labels["hand"]
        for passed in view["passed"]:
            if passed["holder"] == owner:
                known = passed["tiles"]
                count = len(known) if view["generation"] else f"{size}/{len(known)}"
                names = ", ".join(self._name(key, scene.lang) for key in known)
                yield Text.assemble((f"{label} ({count}) ", "dim"), names)

    def _name(self, key: str, lang: str) -> str:
        return names.name(self.tiles[key], lang)


def _money(area: View, words: Words) -> str:
    coins = tiles.coins(area["money"], words)
    received = area["received"]
    return f"{coins} (+{received} {words.labels['kept_apart']})" if received else coins
