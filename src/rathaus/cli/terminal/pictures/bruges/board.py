"""What everyone shares in Bruges: the time, the dice, the piles, the reputation track, statues."""

from rich.text import Text

from rathaus.cli.terminal.picture import Scene, player_chip
from rathaus.cli.terminal.pictures.bruges import names, signs
from rathaus.cli.terminal.pictures.bruges_and_hamburg import labelled, spread
from rathaus.core.state import View
from rathaus.games.bruges import text
from rathaus.games.bruges.components.kit import Kit
from rathaus.games.bruges.components.tracks import REPUTATION, TURNS
from rathaus.games.bruges.rules.phase_two import CHEAP

_STEPS, _ACTIONS = 2, 3  # the phases of the step up and of the turns


class Board:
    """Turns the common part of a view into lines."""

    def __init__(self, kit: Kit) -> None:
        self.persons = {person.key: person for person in kit.persons}

    def headline(self, scene: Scene, view: View) -> Text:
        labels = text.labels(scene.lang)
        parts = [Text(scene.game.title[scene.lang], style="bold")]
        if view["round"]:
            parts.append(labelled(labels["round"], str(view["round"])))
        if view["last_round"]:
            parts.append(labelled(labels["last_round"], str(view["last_round"])))
        if view["phase"]:
            parts.append(labelled(labels["phase"], str(view["phase"])))
        if view["phase"] == _ACTIONS:
            parts.append(labelled(labels["turn"], f"{view['turn_of_round']}/{TURNS}"))
        if view["round"]:
            parts.append(labelled(labels["start_player"], player_chip(view["crest"])))
        who = scene.words("Player", number=scene.seat + 1)
        parts.append(Text.assemble(player_chip(scene.seat), f" {who}"))
        return spread(parts, scene.width)

    def rows(self, scene: Scene, view: View) -> list[Text]:
        """The lines of the table, one subject after the other."""
        labels = text.labels(scene.lang)
        statues = " ".join(map(str, view["statues"]))
        cells = [
            labelled(labels["dice"], _rolled(view)),
            *self._piles(scene, view),
            labelled(labels["statues"], statues),
        ]
        return [spread(cells, scene.width), self._track(scene, view)]

    def _piles(self, scene: Scene, view: View) -> list[Text]:
        labels = text.labels(scene.lang)
        *draw, extra = map(_pile, view["piles"])
        told = Text(str(len(view["discard"])))
        if view["discard"]:
            top = self.persons[view["discard"][-1]]
            told.append(" ").append_text(names.chip(top, scene.lang))
        return [
            labelled(labels["draw_piles"], Text(" ").join(draw)),
            labelled(labels["extra_pile"], extra),
            labelled(labels["discard_pile"], told),
        ]

    def _track(self, scene: Scene, view: View) -> Text:
        """The town hall and the fields, each with those who stand there."""
        labels = text.labels(scene.lang)
        fields = []
        for field in range(len(REPUTATION)):
            name = labels["town_hall"] if field == 0 else str(field)
            here = [seat for seat, area in enumerate(view["seats"]) if area["field"] == field]
            chips = [player_chip(seat) for seat in here]
            fields.append(Text.assemble((name, "bold" if here else "dim"), *chips))
        cells = [labelled(labels["reputation"], Text(" ").join(fields))]
        if view["phase"] == _STEPS and (price := _step(view)):
            step = f"{signs.mark('reputation', '+1')} {signs.mark('money', price)}"
            cells.append(Text(step, style="dim"))
        return spread(cells, scene.width)


def _rolled(view: View) -> Text:
    if not any(view["dice"].values()):
        return Text("-")
    return signs.HUES.chips(view["dice"])


def _pile(pile: View) -> Text:
    """The colour on top, and how many cards."""
    if not pile["top"]:
        return Text(str(pile["cards"]) if pile["cards"] else "-")
    return signs.HUES.chip(pile["top"], f" {signs.mark('card', pile['cards'])}")


def _step(view: View) -> int:
    """The price of a step by the dice on the table (BRU-6.5)."""
    return sum(die for die in view["dice"].values() if die <= CHEAP)
