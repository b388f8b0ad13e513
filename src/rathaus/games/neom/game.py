"""NEOM behind the contract of a game."""

from typing import ClassVar

from rathaus.core.options import Option, Value
from rathaus.core.overrides import box
from rathaus.core.state import State
from rathaus.core.voice import SpeakingGame
from rathaus.games.neom import text
from rathaus.games.neom.city import CELLS
from rathaus.games.neom.components.kit import STRIDE, Kit
from rathaus.games.neom.components.overrides import kit_with, read
from rathaus.games.neom.moves import SPACE
from rathaus.games.neom.rules.steps import STEPS
from rathaus.games.neom.state import NeomState

MARKS = {"1+": 1, "4+": 4, "5+": 5}

BEGINNER = Option(
    "beginner",
    (False, True),
    default=False,
    text={
        "en": "First game: everyone gets one random cornerstone, there is no preliminary phase.",
        "de": "Erste Partie: Alle bekommen ein zufälliges Ankergebäude, ohne Vorphase.",
        "nl": "Eerste spel: iedereen krijgt één willekeurig ankergebouw, zonder voorfase.",
    },
)
TILES = Option(
    "tiles",
    tuple(MARKS),
    default="1+",
    text={
        "en": "The tiles in play: more tiles tend to give higher scores.",
        "de": "Die Plättchen im Spiel: Mehr Plättchen bringen meist mehr Punkte.",
        "nl": "De tegels in het spel: meer tegels geven meestal meer punten.",
    },
    players=(1,),
)


class Neom(SpeakingGame):
    name = "neom"
    title: ClassVar = {"en": "NEOM", "de": "NEOM", "nl": "NEOM"}
    rules_version = 1
    player_counts = (1, 2, 3, 4, 5)
    options = (BEGINNER, TILES)
    space = SPACE
    steps = STEPS
    state_type = NeomState
    voice = text.VOICE

    def __init__(self, components: str | None = None) -> None:
        super().__init__()
        self.kit, self.components_id = box(components, Kit, read, kit_with)

    def new_state(self, players: int, options: dict[str, Value]) -> NeomState:
        mark = MARKS[str(options["tiles"])] if players == 1 else max(1, players * (players > 3))
        return NeomState(
            players=players,
            beginner=bool(options["beginner"]),
            mark=mark,
            boards=[0] * players,
            city=[0] * (players * CELLS),
            modular=[-1] * players,
            money=[0] * players,
            apart=[0] * players,
            hands=[()] * players,
            chosen=[0] * players,
            unbuilt=[()] * players,
            reserve=list(self.kit.cornerstones),
            savings=[-1] * players,
            final_income=[0] * players,
            traits=[0] * (players * STRIDE),
            goods=[0] * players,
            stack=[("set_up",)],
        )

    def options_of(self, state: State) -> dict[str, Value]:
        assert isinstance(state, NeomState)
        options: dict[str, Value] = {"beginner": state.beginner}
        if state.players == 1:
            options["tiles"] = f"{state.mark}+"
        return options
