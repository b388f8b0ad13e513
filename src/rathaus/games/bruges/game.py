"""Bruges behind the contract of a game."""

from typing import ClassVar

from rathaus.core.options import Value
from rathaus.core.overrides import box
from rathaus.core.state import State
from rathaus.core.voice import SpeakingGame
from rathaus.games.bruges import text
from rathaus.games.bruges.components.kit import Kit
from rathaus.games.bruges.components.overrides import kit_with, read
from rathaus.games.bruges.components.tracks import (
    PILES,
    START_MONEY,
    START_POINTS,
    START_WORKERS,
    STATUES,
)
from rathaus.games.bruges.moves import SPACE
from rathaus.games.bruges.rules.steps import STEPS
from rathaus.games.bruges.state import BrugesState


class Bruges(SpeakingGame):
    name = "bruges"
    title: ClassVar = {"en": "Bruges", "de": "Brügge", "nl": "Brugge"}
    rules_version = 1
    player_counts = (2, 3, 4)
    space = SPACE
    steps = STEPS
    state_type = BrugesState
    voice = text.VOICE

    def __init__(self, components: str | None = None) -> None:
        super().__init__()
        self.kit, self.components_id = box(components, Kit, read, kit_with)

    def new_state(self, players: int, options: dict[str, Value]) -> BrugesState:
        cards = len(self.kit.persons) + 1
        return BrugesState(
            players=players,
            sizes=list(PILES[players]),
            unseen=list(self.kit.by_colour),
            hands=[()] * players,
            houses=[()] * players,
            money=[START_MONEY] * players,
            points=[START_POINTS] * players,
            reputation=[0] * players,
            workers=[START_WORKERS] * (5 * players),
            threats=[0] * (5 * players),
            struck=[0] * players,
            canals=[0] * (2 * players),
            finished=[0] * players,
            statues=[()] * players,
            statues_left=list(STATUES),
            markers=[0] * players,
            known=[0] * cards,
            traces=[0] * cards,
            persons=[0] * players,
            stack=[("set_up",)],
        )

    def options_of(self, state: State) -> dict[str, Value]:
        return {}
