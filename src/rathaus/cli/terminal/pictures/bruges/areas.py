"""What lies in front of the players of Bruges: the own area in full, the others' smaller."""

from collections.abc import Iterable
from functools import partial

from rich.console import RenderableType
from rich.text import Text

from rathaus.cli.terminal.picture import Scene, in_lines, player_title
from rathaus.cli.terminal.pictures.bruges import names, signs
from rathaus.cli.terminal.pictures.bruges.signs import HUES, mark
from rathaus.cli.terminal.pictures.bruges_and_hamburg import (
    INDENT,
    by_colour,
    in_brackets,
    indented,
    is_tall,
    labelled,
    one_line_or_two,
    plot_lead,
    plots,
    shorten,
    spread,
)
from rathaus.core.state import View
from rathaus.games.bruges import text
from rathaus.games.bruges.components.kit import Kit
from rathaus.games.bruges.components.tracks import DAMAGE_AT, GATEHOUSES
from rathaus.games.bruges.components.vocabulary import COLOURS


class Areas:
    """Turns one seat of a view into lines."""

    def __init__(self, kit: Kit) -> None:
        self.persons = {person.key: person for person in kit.persons}
        self.canals = {
            gate: tuple(tuple(COLOURS[colour] for colour in section) for section in sections)
            for gate, sections in zip(GATEHOUSES, kit.canals, strict=True)
        }

    # -- the whole area -----------------------------------------------------------------------

    def full(self, scene: Scene, view: View, seat: int) -> list[RenderableType]:
        area = view["seats"][seat]
        return [
            self._head(scene, area, seat),
            self._people(scene, area),
            self._estate(scene, area),
            *self._houses(scene, area),
        ]

    def _head(self, scene: Scene, area: View, seat: int) -> Text:
        labels = text.labels(scene.lang)
        majorities = ", ".join(text.majority_name(key, scene.lang) for key in area["markers"])
        cells = [
            player_title(seat, scene.name(seat)),
            labelled(labels["money"], mark("money", area["money"])),
            labelled(labels["points"], mark("points", area["points"])),
            labelled(labels["majorities"], majorities),
            labelled(labels["statues"], " ".join(map(str, area["statues"]))),
        ]
        return spread(cells, scene.width)

    def _people(self, scene: Scene, area: View) -> Text:
        labels = text.labels(scene.lang)
        cells = [
            labelled(labels["workers"], HUES.chips(area["workers"])),
            labelled(labels["threats"], HUES.levels(area["threats"], DAMAGE_AT)),
        ]
        if area["due"]:
            due = Text(" ").join(
                HUES.chip(colour, f" {text.threat_name(colour, scene.lang)}")
                for colour in area["due"]
            )
            cells.append(labelled(labels["damages"], due))
        return spread(cells, scene.width)

    def _estate(self, scene: Scene, area: View) -> Text:
        labels = text.labels(scene.lang)
        cells = [
            labelled(labels["canal"], self._canal(area)),
            labelled(labels["houses"], str(len(area["houses"]))),
        ]
        return spread(cells, scene.width)

    def _canal(self, area: View) -> Text:
        """Both sections outward from the gatehouse: colour and cost of each space."""
        left, right = (
            _section(colours, built)
            for colours, built in zip(self.canals[area["gatehouse"]], area["canal"], strict=True)
        )
        return Text.assemble(*reversed(left), f" {signs.GATEHOUSE} ", *right)

    # -- houses -------------------------------------------------------------------------------

    def _houses(self, scene: Scene, area: View) -> Iterable[Text]:
        if not area["houses"]:
            return
        yield plots(scene, area["houses"], partial(self._house, scene, area))

    def _house(
        self, scene: Scene, area: View, house: View, number: int, width: int
    ) -> Iterable[Text]:
        """The persons in a house, or that it is free."""
        lead = plot_lead(HUES, house, number)
        if not house["persons"]:
            lead.append(text.label("free_house", scene.lang), "dim")
            yield lead.append(self._front_of(scene, house, width - lead.cell_len), "dim")
        for key in house["persons"]:
            yield Text.assemble(lead, self._lodger(scene, area, key, width - lead.cell_len))

    def _lodger(self, scene: Scene, area: View, key: str, room: int) -> Text:
        person = self.persons[key]
        facts = f" {names.price_and_points(person)}{_used(area, key)}"
        chip = Text.assemble(signs.person_chip(person), " ")
        room -= chip.cell_len + len(facts)
        name = shorten(text.person_name(person, scene.lang), room)
        ability = f" {names.ability(person)}"
        if len(name) + len(ability) <= room:
            facts += ability
        return Text.assemble(chip, name, (facts, "dim"))

    def _front_of(self, scene: Scene, house: View, room: int) -> str:
        """The front of a free house, where the viewer knows it."""
        card = house["card"]
        return in_brackets(text.person_name(card, scene.lang), room) if card else ""

    # -- the others ---------------------------------------------------------------------------

    def others(self, scene: Scene, view: View) -> list[Text]:
        """Everyone else, from the left neighbour on."""
        order = scene.others(len(view["seats"]))
        lines = [self._small(scene, view["seats"][seat], seat) for seat in order]
        if not is_tall(scene):
            return lines
        persons = [self._lodgers(scene, view["seats"][seat]) for seat in order]
        return [line for pair in zip(lines, persons, strict=True) for line in pair if line]

    def _small(self, scene: Scene, area: View, seat: int) -> Text:
        """Numbers in symbols, then what there is of each colour; the canal where there is room."""
        who = player_title(seat, scene.name(seat))
        first = Text.assemble(who, "  ", " ".join(_counts(scene, area)))
        rest = [
            Text.assemble(mark("workers"), " ", HUES.small(area["workers"])),
            Text.assemble(mark("threats"), " ", HUES.small(area["threats"])),
            Text.assemble(mark("card"), " ", _hand(area)),
        ]
        if is_tall(scene):
            rest.append(Text.assemble(mark("canal"), " ", self._canal(area)))
        else:
            rest.append(Text(mark("canal", "+".join(map(str, area["canal"])))))
        return one_line_or_two(first, spread(rest, scene.width - INDENT), scene.width)

    def _lodgers(self, scene: Scene, area: View) -> Text:
        """The persons of another player, each in the colour of the house below."""
        cells = [
            Text.assemble(
                HUES.chip(house["colour"], mark("house")),
                *(self._short(scene, area, key) for key in house["persons"]),
            )
            for house in area["houses"]
        ]
        return indented(spread(cells, scene.width - INDENT)) if cells else Text()

    def _short(self, scene: Scene, area: View, key: str) -> Text:
        person = self.persons[key]
        name = f" {text.person_name(person, scene.lang)}{_used(area, key)}"
        return Text.assemble(signs.person_chip(person), name)

    def known_hand(self, scene: Scene, area: View) -> Iterable[Text]:
        """The colours of another hand, and the cards in it that the viewer knows."""
        if area["hand"]:
            told = [_hand(area)]
            told += [names.chip(self.persons[key], scene.lang) for key in area["seen"]]
            yield in_lines([names.hand_label(scene.lang), *told], scene.width)


def _counts(scene: Scene, area: View) -> list[str]:
    """What another player has, in numbers."""
    counts = [
        mark("money", area["money"]),
        mark("points", area["points"]),
        mark("house", len(area["houses"])),
        mark("person", sum(len(house["persons"]) for house in area["houses"])),
    ]
    if area["statues"]:
        counts.append(f"{mark('statues')}{'+'.join(map(str, area['statues']))}")
    if area["markers"]:
        turned = "+".join(text.majority_name(key, scene.lang) for key in area["markers"])
        counts.append(f"{mark('marker')} {turned}")
    return counts


def _section(colours: Iterable[str], built: int) -> list[Text]:
    """The spaces of a section, the next to the gatehouse first."""
    return [
        Text(
            f"{HUES.sign(colour)}{cost}{signs.BUILT if cost <= built else signs.OPEN}",
            HUES.fill(colour),
        )
        for cost, colour in enumerate(colours, start=1)
    ]


def _hand(area: View) -> Text:
    return HUES.small(by_colour(area["hand"], COLOURS)) if area["hand"] else Text("-")


def _used(area: View, key: str) -> str:
    return f" {signs.USED}" if key in area["rotated"] else ""
