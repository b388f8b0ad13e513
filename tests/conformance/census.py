"""What is conserved: counted again and again, for the games that registered a census.

A census hears all events of a game and is shown the state at every decision. It knows the
pieces of its game and says where each of them must be, from the rules, not from the engine.
What is lost stays lost, and what was not told stays untold: so it is enough to count at every
few decisions, each game beginning at another one, at the first of each kind, and at the end.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Protocol

from rathaus.core.events import Event
from rathaus.core.game import Game
from rathaus.core.state import State
from rathaus.games.neom.components.boards import START_MONEY
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.state import NeomState
from tests.conformance.census_bruges import BrugesCensus
from tests.conformance.census_city_tycoon import CityTycoonCensus
from tests.conformance.census_hamburg import HamburgCensus
from tests.conformance.walk import Options, generator, step_of, watch
from tests.conformance.words import words_in
from tests.template_game import CARDS, HighCardState

BANK = -1  # as a seller
EVERY = 12  # so many decisions the pieces are counted
SPIED = 0.005  # of the decisions; all views are read then


class Census(Protocol):
    def __init__(self, game: Any, players: int) -> None:
        """Before the game begins."""

    def hear(self, event: Event) -> None:
        """One event, as it happens."""

    def follow(self, state: State) -> None:
        """At every decision: note what a seat meets without an event."""

    def count(self, state: State) -> None:
        """Assert that all is where it must be."""

    def spy(self, state: State) -> None:
        """Assert that no view names a piece its seat has not met."""


def check_conservation(game: Game, players: int, options: Options, seed: int) -> None:
    """Pieces and money neither appear nor vanish; nobody is shown a piece he cannot know."""
    watch(game, players, options, seed, [Conservation(game, players, options, seed)])


class Conservation:
    """The witness of `check_conservation`: a census where the game has one."""

    def __init__(self, game: Game, players: int, options: Options, seed: int) -> None:
        self.census = CENSUS.get(game.name, NoCensus)(game, players)
        self.hear = self.census.hear
        self.rng = generator("census", game, players, options, seed)
        self.seen = seed  # decisions; another beginning for each game
        self.met: set[str] = set()  # kinds of decisions

    def see(self, state: State) -> None:
        self.census.follow(state)
        kind = state.stack[-1][0] if state.stack else ""
        if kind not in self.met or self.seen % EVERY == 0:
            self.census.count(state)
            self.met.add(kind)
        if self.rng.random() < SPIED:
            self.census.spy(state)
        self.seen += 1


class NoCensus:
    """Of a game that nobody counts."""

    def __init__(self, game: Game, players: int) -> None:
        """Nothing to know."""

    def hear(self, event: Event) -> None:
        """Nothing to hear."""

    def follow(self, state: State) -> None:
        """Nothing to follow."""

    def count(self, state: State) -> None:
        """Nothing to count."""

    def spy(self, state: State) -> None:
        """Nothing to see."""


# -- NEOM -------------------------------------------------------------------------------------


class NeomCensus:
    """Every tile lies in one place, every coin that moves is told of, ties are shared."""

    def __init__(self, game: Any, players: int) -> None:
        self.kit = game.kit
        self.keys = {tile.key for tile in game.kit.tiles}
        self.generation = 0
        self.tiles = sorted(game.kit.cornerstones)
        self.money = [0] * players
        self.met: list[set[int]] = [set() for _ in range(players)]  # tiles a seat has seen
        self.public: set[int] = set()

    def hear(self, event: Event) -> None:
        for seat, coins in self._flows(event):
            self.money[seat] += coins
        tiles = event.data.get("tiles", (event.data.get("tile", 0),))
        if event.audience is None:
            self.public.update(tiles)
        for seat in event.audience or ():
            self.met[seat].update(tiles)

    def _flows(self, event: Event) -> Iterator[tuple[int, int]]:
        """The coins an event moves, by seat; what comes from or goes to the bank has no seat."""
        seat, data = event.seat, event.data
        match event.kind:
            case "board_dealt":
                yield seat, START_MONEY
            case "tile_sold" | "choice_paid" | "income_paid":
                yield seat, data["coins"]
            case "fine_paid" | "coins_paid":
                yield seat, -data["coins"]
            case "good_bought":
                yield seat, -data["coins"]
                if data["seller"] != BANK:
                    yield data["seller"], data["coins"]
            case "tile_built":
                yield seat, data["gain"] - self.kit.price[data["tile"]]

    def count(self, state: State) -> None:
        assert isinstance(state, NeomState)
        places = sorted([tile for tile in self._tiles(state) if 0 < tile <= CENTER_BASE])
        assert places == self._in_play(state), self._difference(state, places)
        coins = [own + received for own, received in zip(state.money, state.received, strict=True)]
        assert coins == self.money, f"money and events differ {step_of(state)}"
        assert min(*state.money, *state.received) >= 0
        if not state.turn():  # nothing breaks a tie (NEO-11.9)
            scores = state.scores()
            assert state.ranks() == [1 + sum(other > own for other in scores) for own in scores]

    def _in_play(self, state: NeomState) -> list[int]:
        """The cornerstones, and the tiles of all generations begun, sorted."""
        while state.generation > self.generation:
            self.generation += 1
            self.tiles += self.kit.stack(self.generation, state.mark)
            self.tiles.sort()
        return self.tiles

    def _tiles(self, state: NeomState) -> list[int]:
        tiles = [state.chosen[s] for s in range(state.players) if self._on_the_way(state, s)]
        tiles += filter(None, state.city)
        for group in (*state.hands, *state.unbuilt):
            tiles += group
        for place in (state.display, state.pool, state.reserve, state.pile, state.box):
            tiles += place
        return [*tiles, *state.buried]

    def _on_the_way(self, state: NeomState, seat: int) -> bool:
        """Chosen, but not yet built, sold or discarded; a disaster waits for the round to end."""
        if self.kit.is_disaster[state.chosen[seat]]:
            return ("end_round",) in state.stack
        return any(frame in state.stack for frame in (("act", -1), ("act", seat)))

    def _difference(self, state: NeomState, places: list[int]) -> str:
        wanted, found = Counter(self.tiles), Counter(places)
        return f"{step_of(state)}: missing {wanted - found}, too many {found - wanted}"

    def follow(self, state: State) -> None:
        """Hands are taken up, stacks are opened and the pile is looked at without an event."""
        assert isinstance(state, NeomState)
        for seat in range(state.players):
            self.met[seat].update(state.hands[seat])
            if state.stack[-1:] == [("exchange", seat)]:
                self.met[seat].update(state.pile)
        self.public.update(state.display)

    def spy(self, state: State) -> None:
        assert isinstance(state, NeomState)
        for seat in (*range(state.players), None):
            met = self.public | (set() if seat is None else self.met[seat])
            known = {self.kit.tile[tile].key for tile in met}
            named = self.keys.intersection(words_in(state.view(seat)))
            assert named <= known, f"seat {seat} {step_of(state)} is shown {named - known}"


# -- the template -----------------------------------------------------------------------------


class HighCardCensus:
    """Every card lies in one place, and every point is told of."""

    def __init__(self, game: Game, players: int) -> None:
        self.points = [0] * players

    def hear(self, event: Event) -> None:
        if event.kind == "card_played":
            self.points[event.seat] += event.data["gain"]

    def follow(self, state: State) -> None:
        """All that matters is told."""

    def count(self, state: State) -> None:
        assert isinstance(state, HighCardState)
        held = [card for hand in state.hands for card in hand]
        assert sorted([*held, *state.deck, *state.played]) == list(CARDS)
        assert state.points == self.points

    def spy(self, state: State) -> None:
        """Its views name cards by number only; the checks of `hidden` are enough."""


CENSUS: dict[str, type[Census]] = {
    "neom": NeomCensus,
    "hamburg": HamburgCensus,
    "bruges": BrugesCensus,
    "city_tycoon": CityTycoonCensus,
    "high_card": HighCardCensus,
}
