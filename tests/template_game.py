"""High Card: a complete small game, written to be copied when a new game is added.

Everyone holds a few secret cards. Each round chance puts up a prize of 1 to 3 points, and all
players choose a card face down, and whether they are bold. The highest card takes the prize: a
bold winner takes it twice, a bold loser pays a point. The game ends with the last card.

The sections come in the order of a game's rooms; `docs/adding_a_game.md` walks through them. A
real game has a folder of its own in `src/rathaus/games`, with a file or a folder a section.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from rathaus.core.events import Event
from rathaus.core.game import Game, Names
from rathaus.core.moves import MoveSpace
from rathaus.core.options import Option, Value
from rathaus.core.state import State, View
from rathaus.core.steps import Act, Answer, Chance, Frame, Question, Step

# -- components: facts, no behaviour ----------------------------------------------------------

CARDS = range(1, 25)
PRIZES = {1: 3, 2: 2, 3: 1}  # points: how often, in six rounds
PENALTY = 1

HAND = Option(
    "hand",
    (3, 5),
    default=3,
    text={
        "en": "The cards each player is dealt, and so the rounds of the game.",
        "de": "Die Karten, die alle bekommen, und damit die Runden des Spiels.",
        "nl": "De kaarten die iedereen krijgt, en dus de rondes van het spel.",
    },
)

# -- moves: every small decision, and every outcome of chance, has a number and a name --------

SPACE = MoveSpace(
    {
        "card": [str(card) for card in CARDS],
        "careful": ("",),
        "bold": ("",),
        "deal": [str(card) for card in CARDS],
        "prize": [str(points) for points in PRIZES],
    }
)
CARD = SPACE.first("card") - 1  # + card
CAREFUL, BOLD = SPACE.first("careful"), SPACE.first("bold")
DEAL = SPACE.first("deal") - 1  # + card
PRIZE = SPACE.first("prize") - 1  # + points


# -- state: flat fields; copy, equality, hash and JSON follow from them ------------------------


@dataclass(slots=True, eq=False, kw_only=True)
class HighCardState(State):
    hand: int  # the option
    hands: list[tuple[int, ...]]  # by seat, sorted: no order can tell how a hand came about
    deck: list[int]  # the cards nobody has; a pool that chance draws from, not a shuffled pile
    played: list[int] = field(default_factory=list)
    prize: int = 0
    points: list[int]

    def scores(self) -> list[int]:
        return self.points[:]

    def result(self) -> list[dict[str, Any]]:
        return [{"points": points, "total": points} for points in self.points]

    def _view(self, seat: int | None) -> View:
        """Built up from what the seat may see. The core adds its moves and its own answer."""
        return {
            "hand": [] if seat is None else list(self.hands[seat]),
            "hand_sizes": [len(hand) for hand in self.hands],
            "deck": len(self.deck),
            "played": self.played[:],
            "prize": self.prize,
            "points": self.points[:],
        }

    def _redeal(self, seat: int | None, rng: Random) -> None:
        """Gather what the seat cannot know, sort it, so that the truth leaves no trace, deal."""
        others = [other for other in range(self.players) if other != seat]
        hidden = sorted([*self.deck, *(card for other in others for card in self.hands[other])])
        rng.shuffle(hidden)
        for other in others:
            size = len(self.hands[other])
            self.hands[other], hidden = tuple(sorted(hidden[:size])), hidden[size:]
        self.deck = sorted(hidden)

    def problem(self) -> str | None:
        """A save may come from anywhere: say what cannot be."""
        if len(self.hands) != self.players or len(self.points) != self.players:
            return "hands and points need one entry a seat"
        if self.hand not in HAND.values:
            return f"a hand cannot have {self.hand} cards"
        held = [card for hand in self.hands for card in hand]
        if sorted([*held, *self.deck, *self.played]) != list(CARDS):
            return "every card lies in exactly one place"
        if not self.stack and (held or not self.played):
            return "the game is not over while cards are held"
        return None


# -- rules: steps without memory; a frame is the name of a step and some ints ------------------


def begin(state: HighCardState, frame: Frame) -> None:
    """An act just happens. The frames it pushes run in the order given."""
    seats = [seat for seat in range(state.players) for _ in range(state.hand)]
    state.push(*(("deal", seat) for seat in seats), ("round",))


def undealt(state: HighCardState, frame: Frame) -> list[int]:
    return [DEAL + card for card in state.deck]


def deal(state: HighCardState, frame: Frame, move: int) -> None:
    seat, card = frame[1], move - DEAL
    state.deck.remove(card)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    state.tell("card_dealt", seat, audience=(seat,), card=card)  # nobody else is told


def begin_round(state: HighCardState, frame: Frame) -> None:
    state.push(("prize",), ("choose",))


def prizes(state: HighCardState, frame: Frame) -> list[int]:
    return [PRIZE + points for points in PRIZES]


def put_up(state: HighCardState, frame: Frame, move: int) -> None:
    state.prize = move - PRIZE
    state.tell("prize_put_up", None, points=state.prize)


def everyone(state: HighCardState, frame: Frame) -> Sequence[int]:
    return range(state.players)


def choices(state: HighCardState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """The next small decision of a sealed answer, given those made; none left: []."""
    if not answer:
        return [CARD + card for card in state.hands[seat]]
    return [CAREFUL, BOLD] if len(answer) == 1 else []


def reveal(state: HighCardState, frame: Frame) -> None:
    """All answers are in: turn the cards up and pay."""
    cards = [answer[0] - CARD for answer in state.answers]
    winner = cards.index(max(cards))
    for seat, card in enumerate(cards):
        state.hands[seat] = tuple(each for each in state.hands[seat] if each != card)
        bold = state.answers[seat][1] == BOLD
        gain = state.prize * (1 + bold) if seat == winner else -PENALTY * bold
        state.points[seat] += gain
        state.tell("card_played", seat, card=card, bold=int(bold), gain=gain)
    state.played += sorted(cards)
    state.prize = 0
    if state.hands[0]:
        state.push(("round",))  # with the last frame gone, the game would be over


STEPS: dict[str, Step] = {
    "begin": Act(begin),
    "deal": Chance(undealt, deal),
    "round": Act(begin_round),
    "prize": Chance(prizes, put_up, weights=lambda state, frame: list(PRIZES.values())),
    "choose": Question(everyone, choices, reveal),
}

# -- text: every prompt, move and event in every language --------------------------------------

TEXTS = {
    "player": {"en": "Player", "de": "Spieler", "nl": "Speler"},
    "ask_card": {
        "en": "Choose a card; the prize is {prize}.",
        "de": "Wähle eine Karte; der Preis ist {prize}.",
        "nl": "Kies een kaart; de prijs is {prize}.",
    },
    "ask_stake": {
        "en": "Careful or bold?",
        "de": "Vorsichtig oder kühn?",
        "nl": "Braaf of brutaal?",
    },
    "card": {"en": "Play the {label}", "de": "Die {label} spielen", "nl": "De {label} spelen"},
    "careful": {"en": "Careful", "de": "Vorsichtig", "nl": "Braaf"},
    "bold": {"en": "Bold", "de": "Kühn", "nl": "Brutaal"},
    "card_dealt": {
        "en": "{who} draws the {card}.",
        "de": "{who} zieht die {card}.",
        "nl": "{who} trekt de {card}.",
    },
    "prize_put_up": {
        "en": "The prize is {points}.",
        "de": "Der Preis ist {points}.",
        "nl": "De prijs is {points}.",
    },
    "card_played": {
        "en": "{who} plays the {card}: {gain:+} points.",
        "de": "{who} spielt die {card}: {gain:+} Punkte.",
        "nl": "{who} speelt de {card}: {gain:+} punten.",
    },
}


# -- the game behind the contract --------------------------------------------------------------


class HighCard(Game):
    name = "high_card"
    title: ClassVar = {"en": "High Card", "de": "Hohe Karte", "nl": "Hoge kaart"}
    rules_version = 1
    player_counts = (2, 3, 4)
    options = (HAND,)
    space = SPACE
    steps = STEPS
    state_type = HighCardState

    def new_state(self, players: int, options: dict[str, Value]) -> HighCardState:
        return HighCardState(
            players=players,
            hand=int(options["hand"]),
            hands=[()] * players,
            deck=list(CARDS),
            points=[0] * players,
            stack=[("begin",)],
        )

    def options_of(self, state: State) -> dict[str, Value]:
        assert isinstance(state, HighCardState)
        return {"hand": state.hand}

    def prompt(self, state: State, seat: int, lang: str, names: Names = None) -> str:
        assert isinstance(state, HighCardState)
        ask = "ask_stake" if state.answers[seat] else "ask_card"
        return TEXTS[ask][lang].format(prize=state.prize)

    def describe(self, state: State, seat: int, move: int, lang: str, names: Names = None) -> str:
        kind, place = SPACE.split(move)
        return TEXTS[kind][lang].format(label=place + 1)

    def story(self, event: Event, lang: str, names: Names = None) -> str:
        seat = event.seat or 0
        who = names[seat] if names else f"{TEXTS['player'][lang]} {seat + 1}"
        return TEXTS[event.kind][lang].format(who=who, **event.data)
