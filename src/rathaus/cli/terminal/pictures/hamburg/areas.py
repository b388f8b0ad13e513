"""What lies in front of the players of Hamburg: the own area in full, the others' small."""

from collections.abc import Iterable
from functools import partial

from rich.console import RenderableType
from rich.text import Text

from rathaus.cli.terminal.picture import Scene, in_lines, player_title
from rathaus.cli.terminal.pictures.bruges_and_hamburg import (
    by_colour,
    in_brackets,
    labelled,
    one_line_or_two,
    plot_lead,
    plots,
    shorten,
    spread,
)
from rathaus.cli.terminal.pictures.hamburg import names, signs
from rathaus.cli.terminal.pictures.hamburg.signs import HUES, mark
from rathaus.core.state import View
from rathaus.games.hamburg import text
from rathaus.games.hamburg.components.kit import Kit
from rathaus.games.hamburg.components.tracks import DISASTER_AT, HALF
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.rules.prices import HAND, wall_price
from rathaus.games.hamburg.state import HamburgState
from rathaus.games.hamburg.text import tiles
from rathaus.games.hamburg.text.symbols import SYMBOLS


class Areas:
    """Turns one side of a view into lines."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.cards = {card.key: card for card in kit.cards}

    def name(self, scene: Scene, side: int) -> str:
        """A player; beyond the players sits TOM."""
        if side >= scene.state.players:
            return text.label("tom", scene.lang)
        return scene.name(side)

    # -- the whole area -----------------------------------------------------------------------

    def full(self, scene: Scene, view: View, side: int) -> list[RenderableType]:
        area = view["sides"][side]
        return [
            self._head(scene, area, side),
            self._people(scene, area),
            self._wall(scene, area, side),
            *self._honours(scene, area),
            *self.display(scene, area),
        ]

    def _head(self, scene: Scene, area: View, side: int) -> Text:
        labels = text.labels(scene.lang)
        points = mark("points", self.kit.square[area["field"]])
        square = f"{labels['field']} {area['field']} ({points})"
        cells = [
            player_title(side, self.name(scene, side)),
            labelled(labels["money"], mark("money", area["money"])),
            labelled(labels["points"], mark("points", area["points"])),
            labelled(labels["square"], square),
        ]
        return spread(cells, scene.width)

    def _people(self, scene: Scene, area: View) -> Text:
        labels = text.labels(scene.lang)
        cells = [
            labelled(labels["workers"], HUES.chips(area["workers"])),
            labelled(labels["dangers"], HUES.levels(area["dangers"], DISASTER_AT)),
        ]
        return spread(cells, scene.width)

    def _wall(self, scene: Scene, area: View, side: int) -> Text:
        """Both halves outward from the tower, and what the next stone of each needs."""
        labels = text.labels(scene.lang)
        if not area["board"]:
            return labelled(labels["wall"], "-")
        left, right = (
            _half(half, built)
            for half, built in zip(self.kit.boards.walls[area["board"]], area["wall"], strict=True)
        )
        wall = Text.assemble(*reversed(left), f" {signs.TOWER} ", *right)
        cells = [labelled(labels["wall"], wall)]
        for half, label in enumerate((labels["left"], labels["right"])):
            cells.append(Text.assemble((f"{label} ", "dim"), _next_stone(scene, area, side, half)))
        return spread(cells, scene.width)

    def _honours(self, scene: Scene, area: View) -> Iterable[Text]:
        labels = text.labels(scene.lang)
        majorities = ", ".join(text.majority_name(key, scene.lang) for key in area["markers"])
        cells = [
            labelled(labels["statues"], " ".join(map(str, area["statues"]))),
            labelled(labels["majorities"], majorities),
        ]
        if area["jettes"]:
            cells.insert(1, labelled(labels["jettes"], " ".join(map(str, area["jettes"]))))
        if area["mayor_tile"]:
            cells.append(labelled(labels["mayor"], self._mayor(scene, area)))
        yield spread(cells, scene.width)

    def _mayor(self, scene: Scene, area: View) -> str:
        if area["mayor"]:
            chosen = next(mayor for mayor in self.kit.mayors if mayor.key == area["mayor"])
            return text.part_name(chosen, scene.lang)
        return tiles.MAYORS[area["mayor_tile"]]

    # -- cards laid out -----------------------------------------------------------------------

    def display(self, scene: Scene, area: View) -> Iterable[Text]:
        """Sites with their buildings, the zoo, the parks."""
        labels = text.labels(scene.lang)
        if area["sites"]:
            yield labelled(labels["sites"], str(len(area["sites"])))
            yield plots(scene, area["sites"], partial(self._site, scene, area))
        zoo = [self._in_zoo(scene, area, each) for each in area["zoo"]]
        parks = [self._laid_out(scene, area, key) for key in area["parks"]]
        for label, found in ((labels["zoo"], zoo), (labels["park"], parks)):
            if found:
                yield in_lines([Text(label, style="dim"), *found], scene.width)

    def _site(
        self, scene: Scene, area: View, site: View, number: int, width: int
    ) -> Iterable[Text]:
        """The buildings on a site, or that it is free."""
        lead = plot_lead(HUES, site, number)
        if not site["buildings"]:
            lead.append(text.label("free_site", scene.lang), "dim")
            yield lead.append(self._front_of(scene, site, width - lead.cell_len), "dim")
        for key in site["buildings"]:
            facts = f" {names.price_and_points(self.cards[key])}{_used(area, key)}"
            name = shorten(text.card_name(key, scene.lang), width - lead.cell_len - len(facts))
            yield Text.assemble(lead, name, (facts, "dim"))

    def _front_of(self, scene: Scene, site: View, room: int) -> str:
        """The front of a free site, where the viewer knows it."""
        card = site["card"]
        return in_brackets(text.card_name(card, scene.lang), room) if card else ""

    def _laid_out(self, scene: Scene, area: View, key: str) -> Text:
        card = self.cards[key]
        facts = f" {names.price_and_points(card)}{_used(area, key)} "
        return Text.assemble(names.chip(card, scene.lang), (facts, "dim"))

    def _in_zoo(self, scene: Scene, area: View, each: View) -> Text:
        told = self._laid_out(scene, area, each["card"])
        if each["under"]:
            under = self._laid_out(scene, area, each["under"])
            return Text.assemble(told, "+ ", under)
        return told

    # -- the others ---------------------------------------------------------------------------

    def others(self, scene: Scene, view: View) -> list[Text]:
        """Everyone else, from the left neighbour on, in a line or two each."""
        sides = view["sides"]
        return [self._small(scene, sides[side], side) for side in scene.others(len(sides))]

    def _small(self, scene: Scene, area: View, side: int) -> Text:
        stones = "+".join(map(str, area["wall"]))
        built = sum(len(site["buildings"]) for site in area["sites"])
        counts = [
            mark("money", area["money"]),
            mark("points", area["points"]),
            f"{mark('square')}{area['field']}",
            mark("wall", stones),
            mark("building", built),
            mark("sites", len(area["sites"])),
            f"{len(area['zoo'])}{SYMBOLS.categories['zoo']}",
            f"{len(area['parks'])}{SYMBOLS.categories['park']}",
        ]
        if area["statues"]:
            counts.append(f"{mark('statues')}{'+'.join(map(str, area['statues']))}")
        if area["markers"]:
            counts.append(mark("marker", len(area["markers"])))
        who = player_title(side, self.name(scene, side))
        first = Text.assemble(who, "  ", " ".join(counts))
        return one_line_or_two(first, self._small_rest(area), scene.width)

    def _small_rest(self, area: View) -> Text:
        """What another player has of each colour: workers, dangers, cards."""
        cells = [
            Text.assemble(mark("workers"), " ", HUES.small(area["workers"])),
            Text.assemble(mark("dangers"), " ", HUES.small(area["dangers"])),
        ]
        if area["hand"]:
            cards = HUES.small(by_colour(area["hand"], COLOURS))
            cells.append(Text.assemble(mark("card"), " ", cards))
        return Text("  ").join(cells)

    def known_hand(self, scene: Scene, area: View) -> Iterable[Text]:
        """The colours of another hand, and the cards in it that the viewer knows."""
        if area["hand"]:
            told = [HUES.small(by_colour(area["hand"], COLOURS))]
            told += [names.chip(self.cards[key], scene.lang) for key in area["seen"]]
            label = Text(text.label("hand", scene.lang), style="dim")
            yield in_lines([label, *told], scene.width)


def _half(colours: Iterable[str], built: int) -> list[Text]:
    """The segments of a half, the next to the tower first."""
    stone = mark("wall")
    return [
        Text(f"{HUES.sign(colour)}{stone if index < built else '·'}", HUES.fill(colour))
        for index, colour in enumerate(colours)
    ]


def _next_stone(scene: Scene, area: View, side: int, half: int) -> Text:
    """Colour and price of the next stone; own buildings and open tiles may change the price."""
    assert isinstance(scene.state, HamburgState)
    built = area["wall"][half]
    told = Text(f"{built}/{HALF}")
    if built < HALF:
        colour = scene.state.kit.boards.walls[area["board"]][half][built]
        price = wall_price(scene.state, side, half, HAND)
        told.append(" ").append_text(HUES.chip(colour, " " + mark("money", price)))
    return told


def _used(area: View, key: str) -> str:
    return f" {signs.USED}" if key in area["used"] else ""
