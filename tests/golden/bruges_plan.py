"""The golden records of Bruges: what they show, and how the players look for it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

from rathaus.core.events import Event
from rathaus.core.records import Record
from rathaus.core.state import State
from rathaus.games import bruges
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.components.tracks import MAJORITIES, THREATS
from rathaus.games.bruges.components.vocabulary import ACTIONS
from rathaus.games.bruges.moves import AS, PLAY, SPACE
from rathaus.games.bruges.rules import actions
from rathaus.games.bruges.state import BrugesState
from tests.golden.coverage import NEW, Plan, Table, move_kind, weigh

BRUGES = bruges.TheGame()

ACTIVE = ("lightning", "worker", "once_per_round")
PLACED_FEATURES = frozenset(f"placed {person.number:03}" for person in PERSONS)
ACTIVATED_FEATURES = frozenset(
    f"activated {person.number:03}" for person in PERSONS if person.trigger in ACTIVE
)
REACTED_FEATURES = frozenset(
    f"reacted {person.number:03}" for person in PERSONS if person.ability.event
)
UNUSED = "raise"  # of the head that the move space shares with Hamburg's
MOVE_FEATURES = frozenset(f"move {kind}" for kind in SPACE.ranges() if kind != UNUSED)
TABLES = frozenset(f"{players} players" for players in BRUGES.player_counts)
SITUATIONS = frozenset(
    {
        *(f"damage: {name}" for name in THREATS),
        *(f"majority: {name}" for name in MAJORITIES),
        "a damage without effect",
        "a statue taken",
        "a threat averted",
        "a card stolen",
        "a pile split",
        "the extra pile laid in phase 1",
        "the extra pile laid in phase 3",
    }
)
REQUIRED = (
    PLACED_FEATURES | ACTIVATED_FEATURES | REACTED_FEATURES | MOVE_FEATURES | TABLES | SITUATIONS
)

ALL_TABLES: list[Table] = [(4, {}), (3, {}), (2, {})]

WHIM = 0.05  # how often a player does just anything

# Persons without whom something cannot happen; they are wanted until it has.
KEY_TO = {
    "kaplan": "a damage without effect",
    "puppenspieler": "move ready",
    "uebersetzer": "move recolour",
}


class BrugesPlan(Plan):
    game = BRUGES
    required = REQUIRED
    first_tables = ALL_TABLES
    further_tables = ALL_TABLES
    candidates = 16
    most_files = 18

    def choose(self, state: State, seat: int, wanted: set[str], rng: Random) -> int:
        player = _Player(cast("BrugesState", state), seat, wanted)
        return weigh(state.moves(seat), player.worth, WHIM, rng)

    def settled(self, move: str, events: Sequence[Event], state: State) -> set[str]:
        return {move_kind(move), *_happenings(events)}

    def features(self, record: Record, events: Sequence[Event]) -> set[str]:
        moves = {move_kind(decision.move) for decision in record.decisions}
        return {f"{record.players} players", *moves, *_happenings(events), *_last_round(events)}


PLAN = BrugesPlan()


# -- what a game shows ------------------------------------------------------------------------


def _happenings(events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        match event.kind:
            case "person_placed":
                yield f"placed {event.data['card']:03}"
            case "person_activated":
                yield f"activated {event.data['card']:03}"
            case "person_reacted":
                yield f"reacted {event.data['card']:03}"
            case "damage_struck" if event.data["shielded"]:
                yield "a damage without effect"
            case "damage_struck":
                yield f"damage: {THREATS[cast('int', event.data['colour'])]}"
            case "marker_turned":
                yield f"majority: {MAJORITIES[cast('int', event.data['majority'])]}"
            case "statue_taken":
                yield "a statue taken"
            case "threat_averted":
                yield "a threat averted"
            case "card_stolen":
                yield "a card stolen"
            case "pile_split":
                yield "a pile split"


def _last_round(events: Sequence[Event]) -> Iterator[str]:
    """In which phase the last round was fixed: for this round or for the next."""
    now = 0
    for event in events:
        if event.kind == "round_began":
            now = cast("int", event.data["round"])
        elif event.kind == "extra_pile_laid":
            phase = 1 if event.data["last_round"] == now else 3
            yield f"the extra pile laid in phase {phase}"


# -- how the players look for it --------------------------------------------------------------


class _Player:
    """One seat before a decision, and what it thinks of its moves."""

    def __init__(self, state: BrugesState, seat: int, wanted: set[str]) -> None:
        self.state = state
        self.seat = seat
        self.wanted = wanted

    def worth(self, move: int) -> float:
        kind, place = SPACE.split(move)
        if f"move {kind}" in self.wanted:
            return NEW
        match kind:
            case "play":
                return self._best_action(place + 1)
            case "as":
                return self._action(self._card_in_play(), place)
            case "use":
                return NEW if f"activated {place + 1:03}" in self.wanted else 12
            case "find":
                return NEW * self._wants(place + 1)
            case "discard" | "lose":
                return -self._wants(place + 1)
            case "advance":
                return NEW if self._reacts("own:advance") else 3
            case "canal":
                return 1
            case "done" | "take_back":
                return -1
        return 0

    def _wants(self, card: int) -> bool:
        """It has not been placed, or has not done what it is there for."""
        if KEY_TO.get(PERSONS[card - 1].key) in self.wanted:
            return True
        number = f"{card:03}"
        features = (f"placed {number}", f"activated {number}", f"reacted {number}")
        return not self.wanted.isdisjoint(features)

    def _reacts(self, event: str) -> bool:
        """An own person that nobody has seen react waits for the event."""
        waiting = self.state.persons[self.seat] & self.state.kit.reacts.get(event, 0)
        return any(f"reacted {person:03}" in self.wanted for person in bits(waiting))

    def _card_in_play(self) -> int:
        """Played from the hand, or granted by a person."""
        last = PLAY + len(PERSONS)
        played = [m - PLAY for m in self.state.answers[self.seat] if PLAY < m <= last]
        return played[0] if played else int(self.state.stack[-1][2])

    def _best_action(self, card: int) -> float:
        moves = actions.moves(self.state, self.seat, card, ())
        offers = [move - AS for move in moves if AS <= move < AS + len(ACTIONS)]
        return max(self._action(card, action) for action in offers)

    def _action(self, card: int, action: int) -> float:
        new = self._wants(card)
        if action == actions.PERSON:
            return 50 + self.state.kit.price[card] if new else 2
        if self._reacts(f"base:{ACTIONS[action]}"):
            return 40
        return self._gain(action, self.state.kit.colour[card]) - 5 * new

    def _gain(self, action: int, colour: int) -> float:
        """What an action is worth that places nobody."""
        state, seat = self.state, self.seat
        if action == actions.HOUSES:
            return 10 - 4 * len(actions.free_houses(state, seat))
        if action == actions.MONEY:
            return state.dice[colour] + (4 if self._is_saving() else 1) - state.money[seat] / 5
        if action == actions.WORKERS:
            owned = state.workers[seat * 5 : seat * 5 + 5]
            return 6 - 2 * owned[colour] + 3 * self._needs_worker(colour) - sum(owned) / 4
        if action == actions.CANALS:
            return 9 if "a statue taken" in self.wanted else 3
        return 2 * state.threats[seat * 5 + colour]

    def _is_saving(self) -> bool:
        """A new person in the hand is still too dear."""
        state, seat = self.state, self.seat
        prices = [
            actions.person_price(state, seat, card)
            for card in state.hands[seat]
            if self._wants(card)
        ]
        return any(price > state.money[seat] for price in prices)

    def _needs_worker(self, colour: int) -> bool:
        """A person in the display that nobody has seen at work waits for one of this colour."""
        state, kit = self.state, self.state.kit
        name = kit.persons[kit.by_colour[colour][0] - 1].colour
        waiting = bits(state.persons[self.seat] & kit.worker & ~state.rotated)
        return any(
            f"activated {person:03}" in self.wanted
            and kit.ability[person].cost[0].colour in (name, "any")
            for person in waiting
        )
