"""The golden records of Hamburg: what they show, and how the players look for it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

import rathaus
from rathaus.core.events import Event
from rathaus.core.records import Record
from rathaus.core.state import State
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.tracks import DANGERS, MAJORITIES
from rathaus.games.hamburg.components.vocabulary import DICE
from rathaus.games.hamburg.expansions import clergy, dangers, exchange, mayors
from rathaus.games.hamburg.moves import AS, LAST_PLAY, PLAY, SPACE
from rathaus.games.hamburg.rules import base, display
from rathaus.games.hamburg.rules import clergy as clergy_rules
from rathaus.games.hamburg.rules import exchange as exchange_rules
from rathaus.games.hamburg.rules.prices import HAND
from rathaus.games.hamburg.state import EXPANSIONS, HamburgState
from tests.golden.coverage import NEW, Plan, Table, weigh

HAMBURG = rathaus.game("hamburg")
NAMES = EXPANSIONS
NUMBER = {card.key: card.number for card in CARDS}

CARD_FEATURES = frozenset(f"card {card.number:03}" for card in CARDS)
MOVE_FEATURES = frozenset(f"move {kind}" for kind in SPACE.ranges())
TILE_FEATURES = frozenset(
    {
        *(f"mayor {side.key}" for side in mayors.MAYORS),
        *(f"ship {colour}" for colour in DICE),
        *(f"exchange {side.key}" for side in exchange.SIDES),
        *(f"clergy {side.key}" for side in clergy.SIDES),
        *(f"token {token.key}" for token in dangers.TOKENS),
    }
)
TABLES = frozenset(
    {
        *(f"{players} players, base game" for players in HAMBURG.player_counts),
        *(f"{players} players, all expansions" for players in HAMBURG.player_counts),
        *(f"only {name}" for name in NAMES),
    }
)
SITUATIONS = frozenset(
    {
        *(f"disaster: {name}" for name in DANGERS),
        *(f"majority: {name}" for name in MAJORITIES),
        "a statue taken",
        "a lemon seller taken",
        "a raise averted",
        "a card stolen",
        "discards shuffled",
    }
)
REQUIRED = CARD_FEATURES | MOVE_FEATURES | TILE_FEATURES | TABLES | SITUATIONS

ALL = dict.fromkeys(NAMES, True)
FIRST_TABLES: list[Table] = [
    (5, ALL),
    (4, ALL),
    (3, ALL),
    (2, ALL),
    (1, ALL),
    *((players, {}) for players in (1, 2, 3, 4, 5)),
    *((players, {name: True}) for players, name in zip((3, 2, 4, 3, 2, 1), NAMES, strict=True)),
]
FURTHER_TABLES: list[Table] = [(4, ALL), (5, ALL)]

WHIM = 0.08  # how often a player does just anything

# Cards without which something cannot happen; they are wanted until it has.
UNDER_ZOO, TRADES, TURNS_BACK = 190, 103, 85
KEY_TO = {
    UNDER_ZOO: "move under",
    TRADES: "move to",
    TURNS_BACK: "move turn_back",
    4: "move take_back",
    151: "a raise averted",
    169: "a card stolen",
    224: "move recolour",
    231: "move raise",
    235: "move clergy",
}


class HamburgPlan(Plan):
    game = HAMBURG
    required = REQUIRED
    first_tables = FIRST_TABLES
    further_tables = FURTHER_TABLES
    candidates = 12
    most_files = 25

    def choose(self, state: State, seat: int, wanted: set[str], rng: Random) -> int:
        player = _Player(cast("HamburgState", state), seat, wanted)
        return weigh(state.moves(seat), player.worth, WHIM, rng)

    def settled(self, move: str, events: Sequence[Event], state: State) -> set[str]:
        return {*_decision(move), *_happenings(events), *self.observe(state)}

    def features(self, record: Record, events: Sequence[Event]) -> set[str]:
        decisions = (_decision(decision.move) for decision in record.decisions)
        return {*_tables(record), *_happenings(events)}.union(*decisions)

    def observe(self, state: State) -> Iterator[str]:
        """The tiles in force while turns are played."""
        assert isinstance(state, HamburgState)
        if state.phase != 3:
            return
        if side := exchange_rules.active(state):
            yield f"exchange {exchange.SIDES[side - exchange.FIRST].key}"
        if side := clergy_rules.active(state):
            yield f"clergy {clergy.SIDES[side - clergy.FIRST].key}"

    def name(self, number: int, record: Record) -> str:
        return f"{number:02}_{record.players}p_{_expansions(record)}.jsonl"


PLAN = HamburgPlan()


# -- what a game shows ------------------------------------------------------------------------


def _expansions(record: Record) -> str:
    on = [name for name in NAMES if record.options[name]]
    if len(on) == len(NAMES):
        return "all"
    return "_".join(on) or "base"


def _tables(record: Record) -> Iterator[str]:
    match _expansions(record):
        case "base":
            yield f"{record.players} players, base game"
        case "all":
            yield f"{record.players} players, all expansions"
        case one:
            yield f"only {one}"


def _decision(move: str) -> Iterator[str]:
    kind, _, label = move.partition(":")
    yield f"move {kind}"
    if kind in ("mayor", "ship", "token"):
        yield f"{kind} {label}"


def _happenings(events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        match event.kind:
            case "building_built" | "card_laid_out":
                yield f"card {event.data['card']:03}"
            case "disaster_struck":
                yield f"disaster: {DANGERS[cast('int', event.data['colour'])]}"
            case "marker_turned":
                yield f"majority: {MAJORITIES[cast('int', event.data['majority'])]}"
            case "statue_taken":
                yield "a statue taken"
            case "jette_taken":
                yield "a lemon seller taken"
            case "raise_averted":
                yield "a raise averted"
            case "card_stolen":
                yield "a card stolen"
            case "discards_shuffled":
                yield "discards shuffled"


# -- how the players look for it --------------------------------------------------------------


class _Player:
    """One seat before a decision, and what it thinks of its moves."""

    def __init__(self, state: HamburgState, seat: int, wanted: set[str]) -> None:
        self.state = state
        self.seat = seat
        self.wanted = wanted

    def worth(self, move: int) -> float:
        kind, place = SPACE.split(move)
        name = SPACE.notation(move)
        if self.wanted.intersection(_decision(name)):
            return NEW
        match kind:
            case "play":
                return self._best_action(place + 1)
            case "as":
                return self._action(self._card_in_play(), place)
            case "find":
                return NEW * self._wants(place + 1)
            case "discard":
                return -self._wants(place + 1)
            case "draw":
                return self._pile(place)
            case "use":
                return self._use(place + 1)
            case "give":
                return self._give(place)
            case "done" | "lose":
                return -1
        return 0

    def _wants(self, card: int) -> bool:
        return f"card {card:03}" in self.wanted or self._is_key(card)

    def _is_key(self, card: int) -> bool:
        if self.state.kit.is_zoo[card]:
            return "move under" in self.wanted and self._has(UNDER_ZOO)
        return KEY_TO.get(card) in self.wanted

    def _has(self, card: int) -> bool:
        return card in self.state.hands[self.seat] or self.state.has_building(self.seat, card)

    def _use(self, card: int) -> float:
        """Before a choice can be shown, there have to be two things to choose from."""
        if KEY_TO.get(card) in self.wanted:
            if card == UNDER_ZOO and not any(map(self._may_choose_zoo, range(5))):
                return -2
            if card == TRADES and not self._may_choose_partner():
                return -2
        return 12

    def _may_choose_partner(self) -> bool:
        """Too poor to trade with everybody."""
        return 0 < self.state.money[self.seat] < self.state.players - 1

    def _give(self, colour: int) -> float:
        pays_for_zoo = self.state.stack[-1][0::2][:2] == ("ability", UNDER_ZOO)
        return 50 if pays_for_zoo and self._may_choose_zoo(colour) else 0

    def _may_choose_zoo(self, colour: int) -> bool:
        state, kit = self.state, self.state.kit
        zoo, hand = state.zoo[self.seat], state.hands[self.seat]
        empty = [zoo[i] for i in range(0, len(zoo), 2) if not zoo[i + 1]]
        return (
            sum(kit.colour[card] == colour for card in empty) > 1
            and any(kit.is_building[card] and kit.colour[card] == colour for card in hand)
            and state.workers[self.seat * 5 + colour] > 0
        )

    def _pile(self, colour: int) -> float:
        pile = self.state.piles[colour]
        keys = sum(map(self._is_key, pile))
        return 3 * (sum(map(self._wants, pile)) + 4 * keys) / len(pile)

    def _card_in_play(self) -> int:
        """Played from the hand, or granted by another card."""
        answer = self.state.answers[self.seat]
        played = [move - PLAY for move in answer if PLAY < move <= LAST_PLAY]
        return played[0] if played else int(self.state.stack[-1][2])

    def _best_action(self, card: int) -> float:
        moves = base.moves(self.state, self.seat, card, HAND, ())
        return max((self._action(card, m - AS) for m in moves if AS <= m < AS + 6), default=0)

    def _action(self, card: int, action: int) -> float:
        kit, new = self.state.kit, self._wants(card)
        if action == base.BUILD:
            if card == TURNS_BACK and self._is_key(card) and not self._may_turn_back():
                return -20
            return 50 + kit.price[card] if new else 2
        kept = 10 if self._is_key(card) else 4
        return self._gain(action, kit.colour[card]) - kept * new

    def _gain(self, action: int, colour: int) -> float:
        """What a base action is worth that shows no card."""
        state, seat = self.state, self.seat
        if action == base.LAY_SITE:
            return 9 - 4 * len(display.free_sites(state, seat))
        if action == base.MONEY:
            saving = any(state.money[seat] < state.kit.price[card] for card in self._new_cards())
            return state.dice[colour] + (4 if saving else 2) - state.money[seat] / 4
        if action == base.TAKE:
            none_left = not state.workers[seat * 5 + colour]
            return 5 + none_left - sum(state.workers[seat * 5 : seat * 5 + 5])
        if action == base.BUILD_WALL:
            return 8 if self._wants_walls() else 3
        return 2 * state.dangers[seat * 5 + colour]

    def _may_turn_back(self) -> bool:
        """Somebody else has more than one marker to choose from."""
        others = [side for side in range(self.state.players) if side != self.seat]
        return any(self.state.markers[side].bit_count() > 1 for side in others)

    def _new_cards(self) -> list[int]:
        return [card for card in self.state.hands[self.seat] if self._wants(card)]

    def _wants_walls(self) -> bool:
        return any(each.startswith(("ship", "a statue", "a lemon")) for each in self.wanted)
