"""What is conserved in Bruges: cards, guilders, workers, points, threats, tokens and statues."""

from typing import Any

from rathaus.core.events import Event
from rathaus.core.state import State
from rathaus.games.bruges.components.tracks import (
    DAMAGE_AT,
    SECTION,
    START_MONEY,
    START_POINTS,
    START_WORKERS,
    STATUES,
)
from rathaus.games.bruges.state import BrugesState
from tests.conformance.walk import step_of
from tests.conformance.words import words_in

GUILDER = {"money_taken": 1, "money_paid": -1}
CREW = {"workers_taken": 1, "workers_given": -1}
TOKEN = {"canal_built": 1, "canal_lost": -1}
MARKER = {"threat_received": 1, "threat_returned": -1, "threat_passed": -1}


class BrugesCensus:
    """Every card lies in one place; all that comes and goes is told of."""

    def __init__(self, game: Any, players: int) -> None:
        self.cards = list(range(1, len(game.kit.persons) + 1))
        self.money = [START_MONEY] * players
        self.points = [START_POINTS] * players
        self.workers = [START_WORKERS] * (5 * players)
        self.threats = [0] * (5 * players)
        self.tokens = [0] * (2 * players)
        self.statues: list[list[int]] = [[] for _ in range(players)]
        self.markers = [0] * players
        self.fields = [0] * players

    def hear(self, event: Event) -> None:
        seat, data = event.seat, event.data
        if seat is None:
            return
        if event.kind in GUILDER:
            self.money[seat] += GUILDER[event.kind] * data["money"]
        elif event.kind in CREW:
            self.workers[seat * 5 + data["colour"]] += CREW[event.kind] * data["amount"]
        elif event.kind in TOKEN:
            self.tokens[seat * 2 + data["section"]] += TOKEN[event.kind]
        elif event.kind in MARKER:
            self.threats[seat * 5 + data["colour"]] += MARKER[event.kind]
        elif event.kind == "points_scored":
            self.points[seat] += data["points"]
        else:
            self._hear_rarer(event.kind, seat, data)

    def _hear_rarer(self, kind: str, seat: int, data: Any) -> None:
        if kind == "damage_struck":
            assert self.threats[seat * 5 + data["colour"]] >= DAMAGE_AT
            self.threats[seat * 5 + data["colour"]] = 0
        elif kind == "statue_taken":
            self.statues[seat].append(data["points"])
        elif kind == "marker_turned":
            assert not self.markers[seat] >> data["majority"] & 1, "turned twice"
            self.markers[seat] |= 1 << data["majority"]
        elif kind in ("advanced", "moved_back"):
            self.fields[seat] = data["field"]

    def follow(self, state: State) -> None:
        """All that matters is told."""

    def count(self, state: State) -> None:
        assert isinstance(state, BrugesState)
        self._count_cards(state)
        assert state.money == self.money, f"guilders and events differ {step_of(state)}"
        assert state.workers == self.workers, f"workers and events differ {step_of(state)}"
        assert state.points == self.points, f"points and events differ {step_of(state)}"
        assert state.threats == self.threats, f"threats and events differ {step_of(state)}"
        assert state.canals == self.tokens, f"tokens and events differ {step_of(state)}"
        assert state.markers == self.markers, f"markers and events differ {step_of(state)}"
        assert state.reputation == self.fields, f"fields and events differ {step_of(state)}"
        assert min(*state.money, *state.points, *state.workers, *state.threats) >= 0
        self._count_statues(state)

    def _count_cards(self, state: BrugesState) -> None:
        """Unseen cards are those of the piles and those drawn but not looked at."""
        assert sorted(filter(None, self._places(state))) == self.cards, f"cards {step_of(state)}"
        unseen = sum(map(len, state.unseen))
        assert unseen == sum(state.sizes) + len(state.blind), f"piles {step_of(state)}"

    def _places(self, state: BrugesState) -> list[int]:
        """The cards of all places, and the zeros of those that are empty."""
        cards = [frame[2] for frame in state.stack if frame[0] == "granted"]
        for group in (*state.unseen, *state.hands, *state.houses, state.discard):
            cards += group
        return cards

    def _count_statues(self, state: BrugesState) -> None:
        assert [list(each) for each in state.statues] == self.statues
        taken = [points for each in self.statues for points in each]
        assert sorted(taken + state.statues_left, reverse=True) == list(STATUES)
        full = [each for each, tokens in enumerate(self.tokens) if tokens == SECTION]
        had = [each for each in full if state.finished[each // 2] >> each % 2 & 1]
        assert had == full, f"a full section is not marked {step_of(state)}"

    def spy(self, state: State) -> None:
        """A view names no card that nobody has seen, and none of another hand as such."""
        assert isinstance(state, BrugesState)
        keys = [person.key for person in state.kit.persons]
        unseen = {keys[card - 1] for cards in state.unseen for card in cards}
        for seat in (*range(state.players), None):
            view = state.view(seat)
            shown = {word for each in view["seats"] for word in each["hand"]}
            assert shown.isdisjoint(keys), f"seat {seat} {step_of(state)} sees a hand"
            named = words_in(view)
            assert unseen.isdisjoint(named), f"seat {seat} {step_of(state)} sees a pile"
