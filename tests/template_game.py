"""High Card: a complete small game, written to be copied when a new game is added.

Everyone holds a few secret cards. Each round chance puts up a prize of 1 to 3 points, and all
players choose a card face down, and whether they are bold. The highest card takes the prize: a
bold winner takes it twice, a bold loser pays a point. The game ends with the last card.

The sections come in the order of a game's rooms; `docs/adding_a_game.md` walks through them. A
real game has a folder of its own in `src/rathaus/games`, with one file or folder per section.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from rathaus.core.catalogue import Catalogue, Effect, Field, Piece
from rathaus.core.events import Event
from rathaus.core.fields import Keys, groups_per_side, number, numbers, per_side
from rathaus.core.game import Game, Names
from rathaus.core.marks import mark
from rathaus.core.moves import MoveSpace
from rathaus.core.options import Option
from rathaus.core.state import State, View
from rathaus.core.steps import SIDE, Act, Answer, Chance, Frame, Question, Step
from rathaus.core.text import Phrase

# -- components: facts, no behaviour ----------------------------------------------------------

CARDS = range(1, 25)
KEYS = Keys(tuple(map(str, CARDS)), first=1)  # what views, moves and positions call a card
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
        "card": KEYS.keys,
        "careful": ("",),
        "bold": ("",),
        "deal": KEYS.keys,
        "prize": [str(points) for points in PRIZES],
    }
)
CARD = SPACE.first("card") - 1  # + card
CAREFUL, BOLD = SPACE.first("careful"), SPACE.first("bold")
DEAL = SPACE.first("deal") - 1  # + card
PRIZE = SPACE.first("prize") - 1  # + points


# -- state: flat fields; start, copy, equality, JSON and checks follow from them ---------------


@dataclass(eq=False, kw_only=True)
class HighCardState(State):
    hand: int = number(3, least=3, most=5)  # the option
    hands: list[tuple[int, ...]] = groups_per_side(of=KEYS)  # sorted: no trace of the dealing
    deck: list[int] = numbers(CARDS, of=KEYS)  # a pool that chance draws from, not a shuffled pile
    played: list[int] = numbers(of=KEYS)
    prize: int = number(most=max(PRIZES))
    points: list[int] = per_side(least=-100)


# -- scoring and knowledge: what a state is worth, and who knows what of it --------------------


def view(state: HighCardState, seat: int | None) -> View:
    """Built up from what the seat may see. The core adds its moves and its own answer."""
    return {
        "hand": [] if seat is None else [KEYS.key(card) for card in state.hands[seat]],
        "deck": len(state.deck),
        "played": [KEYS.key(card) for card in state.played],
        "prize": state.prize,
        "seats": [
            {"points": points, "cards": len(hand)}
            for points, hand in zip(state.points, state.hands, strict=True)
        ],
    }


def redeal(state: HighCardState, seat: int | None, rng: Random) -> None:
    """Gather what the seat cannot know, sort it, so that the truth leaves no trace, deal."""
    others = [other for other in range(state.players) if other != seat]
    hidden = sorted([*state.deck, *(card for other in others for card in state.hands[other])])
    rng.shuffle(hidden)
    for other in others:
        size = len(state.hands[other])
        state.hands[other], hidden = tuple(sorted(hidden[:size])), hidden[size:]
    state.deck = sorted(hidden)


def problem(state: HighCardState) -> str | None:
    """A save may come from anywhere: say what cannot be, beyond sizes and ranges."""
    if state.hand not in HAND.values:
        return f"a hand cannot have {state.hand} cards"
    held = [card for hand in state.hands for card in hand]
    if sorted([*held, *state.deck, *state.played]) != list(CARDS):
        return "every card lies in exactly one place"
    if not state.stack and (held or not state.played):
        return "the game is not over while cards are held"
    return None


# -- rules: steps without memory; a frame is the name of a step and some ints ------------------


def set_up(state: HighCardState, frame: Frame) -> None:
    """An act just happens. The frames it pushes run in the order given."""
    seats = [seat for seat in range(state.players) for _ in range(state.hand)]
    state.push_all([*[("deal", seat) for seat in seats], ("round",)])


def undealt(state: HighCardState, frame: Frame) -> list[int]:
    return [DEAL + card for card in state.deck]


def deal(state: HighCardState, frame: Frame, move: int) -> None:
    seat, card = frame[1], move - DEAL
    state.deck.remove(card)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    state.tell("card_dealt", seat, audience=(seat,), card=card)  # nobody else is told


def begin_round(state: HighCardState, frame: Frame) -> None:
    state.push_all([("prize",), ("choose",)])


def prizes(state: HighCardState, frame: Frame) -> list[int]:
    return [PRIZE + points for points in PRIZES]


def prize_weights(state: HighCardState, frame: Frame) -> list[int]:
    return list(PRIZES.values())


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
    "set_up": Act(set_up),
    "deal": Chance(undealt, deal, SIDE),  # its frames name a seat
    "round": Act(begin_round),
    "prize": Chance(prizes, put_up, weights=prize_weights),
    "choose": Question(everyone, choices, reveal),
}

# -- text: every prompt, move and event in every language --------------------------------------

TEXTS = {
    "player": {"en": "Player", "de": "Spieler", "nl": "Speler"},
    "over": {
        "en": "The game is over.",
        "de": "Das Spiel ist zu Ende.",
        "nl": "Het spel is afgelopen.",
    },
    "waiting": {
        "en": "The others are choosing.",
        "de": "Die anderen wählen noch.",
        "nl": "De anderen kiezen nog.",
    },
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
    "deal": {"en": "The {label} is dealt", "de": "Es kommt die {label}", "nl": "De {label} komt"},
    "prize": {"en": "Prize: {label}", "de": "Preis: {label}", "nl": "Prijs: {label}"},
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


def catalogue(lang: str) -> Catalogue:
    """What every door shows: the pieces, and the fields of the view that are for people."""
    labels = {key: words[lang] for key, words in LABELS.items()}
    return Catalogue(
        pieces={key: Piece(key, labels["card"].format(key), "card") for key in KEYS.keys},
        fields={
            "hand": Field(labels["hand"], "row", place="hand"),
            "prize": Field(labels["prize"]),
            "played": Field(labels["played"], "row"),
            "deck": Field(labels["deck"], "pile"),
            "points": Field(labels["points"]),
            "cards": Field(labels["cards"]),
        },
        sheet={"points": labels["points"], "total": labels["total"]},
    )


LABELS = {
    "card": {"en": "The {}", "de": "Die {}", "nl": "De {}"},
    "hand": {"en": "Hand", "de": "Hand", "nl": "Hand"},
    "prize": {"en": "Prize", "de": "Preis", "nl": "Prijs"},
    "played": {"en": "Played", "de": "Gespielt", "nl": "Gespeeld"},
    "deck": {"en": "Deck", "de": "Stapel", "nl": "Stapel"},
    "points": {"en": "Points", "de": "Punkte", "nl": "Punten"},
    "cards": {"en": "Cards", "de": "Karten", "nl": "Kaarten"},
    "total": {"en": "Total", "de": "Summe", "nl": "Totaal"},
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
    event_names: ClassVar = {"card": KEYS.key}

    def view(self, state: HighCardState, seat: int | None) -> View:
        return view(state, seat)

    def redeal(self, state: HighCardState, seat: int | None, rng: Random) -> None:
        redeal(state, seat, rng)

    def problem(self, state: HighCardState) -> str | None:
        return problem(state)

    def scores(self, state: HighCardState) -> list[int]:
        return state.points[:]

    def result(self, state: HighCardState) -> list[dict[str, Any]]:
        return [{"points": points, "total": points} for points in state.points]

    def make_catalogue(self, lang: str) -> Catalogue:
        return catalogue(lang)

    def consequence(self, state: HighCardState, seat: int, move: int) -> tuple[Effect, ...]:
        """What a bold player may have to pay."""
        return (Effect("lose", "points", PENALTY),) if move == BOLD else ()

    def prompt(self, state: HighCardState, seat: int, lang: str, names: Names = None) -> str:
        if not state.turn():
            return TEXTS["over"][lang]
        if seat not in state.turn():
            return TEXTS["waiting"][lang]
        ask = "ask_stake" if state.answers[seat] else "ask_card"
        return TEXTS[ask][lang].format(prize=state.prize)

    def phrase(
        self, state: HighCardState, seat: int, move: int, lang: str, names: Names = None
    ) -> Phrase:
        kind, place = SPACE.split(move)
        return Phrase(TEXTS[kind][lang].format(label=place + 1))

    def tell(self, event: Event, lang: str, names: Names = None) -> str:
        seat = event.seat or 0
        who = names[seat] if names else f"{TEXTS['player'][lang]} {seat + 1}"
        data: dict[str, Any] = {"who": who, **event.data}
        if "card" in data:
            data["card"] = mark("piece", data["card"], str(data["card"]))
        return TEXTS[event.kind][lang].format(**data)
