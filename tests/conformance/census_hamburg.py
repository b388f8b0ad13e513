"""What is conserved in Hamburg: cards, Mark, workers, points and stones."""

from typing import Any

from rathaus.core.events import Event
from rathaus.core.state import State
from rathaus.games.hamburg.components.tracks import START_MONEY, START_POINTS, START_WORKERS
from rathaus.games.hamburg.expansions import mayors
from rathaus.games.hamburg.state import HamburgState
from tests.conformance.walk import step_of

MARK = {"money_taken": 1, "jette_taken": 1, "money_paid": -1}
CREW = {"workers_taken": 1, "workers_given": -1}
STONE = {"stone_built": 1, "stone_lost": -1}


class HamburgCensus:
    """Every card lies in one place; all that comes and goes is told of."""

    def __init__(self, game: Any, players: int) -> None:
        sides = max(2, players)
        self.cards = list(range(1, len(game.kit.cards) + 1))
        self.money = [0] * sides
        self.points = [START_POINTS] * sides
        self.workers = [0] * (5 * sides)
        self.stones = [0] * sides

    def hear(self, event: Event) -> None:
        side, data = event.seat, event.data
        if event.kind == "board_dealt":
            self._equip(side, START_MONEY, START_WORKERS)
        elif event.kind == "mayor_chosen":
            mayor = mayors.MAYORS[data["mayor"] - mayors.FIRST]
            self._equip(side, mayor.money, mayor.workers)
        elif event.kind in MARK:
            self.money[side] += MARK[event.kind] * data["money"]
        elif event.kind in CREW:
            self.workers[side * 5 + data["colour"]] += CREW[event.kind] * data["amount"]
        elif event.kind in STONE:
            self.stones[side] += STONE[event.kind]
        elif event.kind == "points_scored":
            self.points[side] += data["points"]

    def _equip(self, side: int, money: int, workers: int) -> None:
        self.money[side] = money
        self.workers[side * 5 : side * 5 + 5] = [workers] * 5

    def follow(self, state: State) -> None:
        """All that matters is told."""

    def count(self, state: State) -> None:
        assert isinstance(state, HamburgState)
        assert sorted(filter(None, self._places(state))) == self.cards, f"cards {step_of(state)}"
        assert state.money == self.money, f"Mark and events differ {step_of(state)}"
        assert state.workers == self.workers, f"workers and events differ {step_of(state)}"
        assert state.points == self.points, f"points and events differ {step_of(state)}"
        walls = [left + right for left, right in zip(*[iter(state.walls)] * 2, strict=True)]
        assert walls == self.stones, f"stones and events differ {step_of(state)}"
        assert min(*state.money, *state.points, *state.workers, *state.dangers) >= 0

    def _places(self, state: HamburgState) -> list[int]:
        """The cards of all places, and the zeros of those that are empty."""
        cards = [frame[2] for frame in state.stack if frame[0] == "granted"]
        for group in (*state.piles, *state.hands, *state.sites, *state.zoo, *state.parks):
            cards += group
        return [*cards, *state.discard, *state.shuffled]

    def spy(self, state: State) -> None:
        """A view names no card of another hand that the seat has not been shown."""
        assert isinstance(state, HamburgState)
        keys = [card.key for card in state.kit.cards]
        for seat in (*range(state.players), None):
            sides = state.view(seat)["sides"]
            shown = {word for side in sides for word in _words(side["hand"])}
            assert shown.isdisjoint(keys), f"seat {seat} {step_of(state)} sees a hand"


def _words(data: Any) -> list[str]:
    return [word for word in data if isinstance(word, str)]
