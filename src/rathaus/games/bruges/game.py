"""Bruges behind the contract of a game."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from rathaus.core.catalogue import Effect, Target
from rathaus.core.fields import Keys
from rathaus.core.options import Value
from rathaus.core.overrides import Overrides
from rathaus.core.voice import SpeakingGame
from rathaus.games.bruges import loading, scoring, text, view
from rathaus.games.bruges.components.kit import Kit
from rathaus.games.bruges.components.overrides import TABLES, kit_with
from rathaus.games.bruges.components.tracks import MAJORITIES, PILES, SECTIONS
from rathaus.games.bruges.consequences import consequence
from rathaus.games.bruges.knowledge import SECRETS
from rathaus.games.bruges.moves import SPACE
from rathaus.games.bruges.places import PLACES
from rathaus.games.bruges.rules.steps import STEPS
from rathaus.games.bruges.state import CARDS, COLOUR_KEYS, BrugesState, derive
from rathaus.games.bruges.targets import targets


class Bruges(SpeakingGame):
    name = "bruges"
    title = text.title()
    has_open_scores = True
    rules_version = 1
    player_counts = (2, 3, 4)
    space = SPACE
    steps = STEPS
    state_type = BrugesState
    voice = text.VOICE
    override_tables = TABLES
    places = PLACES
    event_names: ClassVar = {
        "card": CARDS.key,
        "colour": COLOUR_KEYS.key,
        "section": Keys(SECTIONS).key,
        "majority": Keys(MAJORITIES).key,
    }

    def make_kit(self, overrides: Overrides | None) -> Kit:
        return kit_with(overrides) if overrides else Kit()

    def prepare(self, state: BrugesState, options: dict[str, Value]) -> None:
        """All cards lie in the piles (BRU-2.2 to 2.4)."""
        state.sizes = list(PILES[state.players])
        state.unseen = list(self.kit.by_colour)

    def clock(self, state: BrugesState) -> int:
        return state.round

    def targets(self, state: BrugesState, seat: int, move: int) -> tuple[Target, ...]:
        return targets(state, seat, move)

    def consequence(self, state: BrugesState, seat: int, move: int) -> tuple[Effect, ...]:
        return consequence(state, seat, move)

    def derive(self, state: BrugesState) -> None:
        derive(state)

    def problem(self, state: BrugesState) -> str | None:
        return loading.problem(state)

    def view(self, state: BrugesState, seat: int | None) -> Mapping[str, object]:
        return view.build(state, seat)

    def redeal(self, state: BrugesState, seat: int | None, rng: Random) -> None:
        SECRETS.redeal(state, seat, rng)

    def scores(self, state: BrugesState) -> list[int]:
        return [scoring.total(state, seat) for seat in range(state.players)]

    def ranks(self, state: BrugesState) -> list[int]:
        """More points first, then more guilders (BRU-12.9)."""
        standing = list(zip(self.scores(state), state.money, strict=True))
        return [1 + sum(other > own for other in standing) for own in standing]

    def result(self, state: BrugesState) -> list[dict[str, Any]]:
        return [scoring.sheet(state, seat) for seat in range(state.players)]
