"""What everyone shares in Hamburg: the time, the dice, the piles, the church, the expansions."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from rathaus.cli.terminal.picture import Scene, player_chip
from rathaus.cli.terminal.pictures.bruges_and_hamburg import is_tall, labelled, spread
from rathaus.cli.terminal.pictures.hamburg import names
from rathaus.cli.terminal.pictures.hamburg.signs import HUES, mark
from rathaus.core.state import View
from rathaus.games.hamburg import text
from rathaus.games.hamburg.components.kit import Kit
from rathaus.games.hamburg.components.tracks import CYCLES
from rathaus.games.hamburg.expansions import clergy, exchange
from rathaus.games.hamburg.text.cards import NUMERALS

STATUES, SHIPS = 2, 4  # the numbers of expansions
_ACTIONS = 3  # the phase that has rounds


class Board:
    """Turns the common part of a view into lines."""

    def __init__(self, kit: Kit) -> None:
        self.cards = {card.key: card for card in kit.cards}

    def headline(self, scene: Scene, view: View) -> Text:
        labels = text.labels(scene.lang)
        parts = [Text(scene.game.title[scene.lang], style="bold")]
        if view["cycle"]:
            parts.append(Text(f"{labels['cycle']} {view['cycle']}/{CYCLES}"))
        if view["phase"]:
            parts.append(Text(f"{labels['phase']} {NUMERALS[view['phase']]}"))
        if view["phase"] == _ACTIONS:
            parts.append(Text(f"{labels['round']} {view['round']}"))
        if view["cycle"] and scene.state.players > 1:  # HAM-14.1
            parts.append(Text.assemble(f"{labels['crest']} ", player_chip(view["crest"])))
        who = scene.words("Player", number=scene.seat + 1)
        parts.append(Text.assemble(player_chip(scene.seat), f" {who}"))
        return spread(parts, scene.width)

    def rows(self, scene: Scene, view: View) -> list[RenderableType]:
        """The lines of the table, one subject after the other."""
        return [
            self._dice(scene, view),
            self._piles(scene, view),
            self._church(scene, view),
            *self._expansions(scene, view),
        ]

    def _dice(self, scene: Scene, view: View) -> Text:
        labels = text.labels(scene.lang)
        cells = [labelled(labels["dice"], _rolled(view))]
        if view["window"]:
            number = list(view["clergymen"]).index(view["window"]) + 1
            window = Text.assemble(f"{number} ", HUES.chip(view["window"]))
            cells.append(labelled(labels["window"], window))
        cells.append(labelled(labels["tokens"], str(view["tokens"])))
        return spread(cells, scene.width)

    def _piles(self, scene: Scene, view: View) -> Text:
        labels = text.labels(scene.lang)
        cells = [labelled(labels["piles"], HUES.chips(view["piles"]))]
        count = len(view["discard"]) + len(view["shuffled"])
        told = Text(str(count))
        if view["discard"]:
            told.append(" ").append_text(names.chip(self.cards[view["discard"][-1]], scene.lang))
        return spread([*cells, labelled(labels["discard_pile"], told)], scene.width)

    def _church(self, scene: Scene, view: View) -> Text:
        """The clergymen, and the workers that stand with them."""
        labels = text.labels(scene.lang)
        standing = Text(" ").join(_before_window(view, colour) for colour in view["clergymen"])
        cells = [labelled(labels["clergymen"], standing)]
        if any(view["chapel"].values()):
            cells.append(labelled(labels["church"], _workers(view["chapel"])))
        cells.append(labelled(labels["statues"], _numbers(view["hummels"])))
        if STATUES in view["expansions"]:
            cells.append(labelled(labels["jettes"], _numbers(view["jettes"])))
        return spread(cells, scene.width)

    def _expansions(self, scene: Scene, view: View) -> Iterable[RenderableType]:
        labels = text.labels(scene.lang)
        if SHIPS in view["expansions"]:
            active = Text(" ").join(HUES.chip(colour) for colour in view["ships"])
            told = active if view["ships"] else Text("-")
            yield labelled(f"{labels['ships']} ({labels['active']})", told)
        if view["exchange"]:
            yield from self._exchange(scene, view)
        if view["clergy"]:
            yield from self._clergy(scene, view)

    def _exchange(self, scene: Scene, view: View) -> Iterable[RenderableType]:
        labels = text.labels(scene.lang)
        side = next(side for side in exchange.SIDES if side.key == view["exchange"])
        value = side.values[(view["rate"] - 1) % len(side.values)]
        shown = (
            Text(str(value))
            if isinstance(value, int)
            else Text(" ").join(HUES.chip(colour) for colour in value)
        )
        cells = [
            labelled(labels["exchange"], text.part_name(side.number, scene.lang)),
            labelled(labels["rate"], Text.assemble(f"{view['rate']} = ", shown)),
        ]
        yield spread(cells, scene.width)
        if is_tall(scene):
            yield _indented(text.ability_text(side.ability, scene.lang))

    def _clergy(self, scene: Scene, view: View) -> Iterable[RenderableType]:
        """The tile on each window; the one that counts now is told in full."""
        sides = {side.key: side for side in clergy.SIDES}
        tiles = Text(" ").join(
            HUES.chip(colour, f" {_face(sides[key].number)}")
            for colour, key in zip(view["clergymen"], view["clergy"], strict=True)
        )
        yield labelled(text.labels(scene.lang)["clergy_tiles"], tiles)
        if view["window"] and is_tall(scene):
            side = sides[view["clergy"][list(view["clergymen"]).index(view["window"])]]
            yield _indented(text.ability_text(side.ability, scene.lang))


def _rolled(view: View) -> Text:
    if not any(view["dice"].values()):
        return Text("-")
    return HUES.chips(view["dice"])


def _before_window(view: View, colour: str) -> Text:
    workers = view["chapel_front"].get(colour, 0)
    told = mark("clergyman", view["clergymen"][colour])
    return HUES.chip(colour, told + (mark("workers", f"+{workers}") if workers else ""))


def _workers(numbers: dict[str, int]) -> Text:
    return HUES.chips({colour: number for colour, number in numbers.items() if number})


def _numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _face(number: int) -> str:
    """The number of a clergy tile, and which of its sides lies up."""
    tile, is_second = divmod(number - clergy.FIRST, 2)
    return f"{tile + 1}{'+-'[is_second]}"


def _indented(line: str) -> Padding:
    return Padding(Text(line, style="dim"), (0, 0, 0, 2))
