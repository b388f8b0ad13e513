"""Positions of Bruges in a few words, and ways to play and look at them by notation.

A scene lays out what the players have and stops at a decision:

>>> state = scene(sides=[side(hand="alchemist red", houses="blue", money=4)])
>>> options(state, 0)
['play:prinzessin', 'play:alchemist']
>>> play(state, 0, "play:alchemist", "as:person", "house:1").money[0]
7
>>> houses(state, 0)
['blue:alchemist']

Cards are named by key or number; a colour means any card of that colour that the scene does not
name. Every card that is not placed lies unseen in the piles, so that none is ever missing. A scene
with a single turn (`step="turn"`) ends there: once the turn is over, `state.turn()` is empty.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from rathaus.games import bruges
from rathaus.games.bruges.components import NUMBER, PERSON_KEYS
from rathaus.games.bruges.components.tracks import MAJORITIES
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.state import BrugesState
from tests.games.scenes import (
    answer,
    chance,
    choices,
    go_on,
    is_over,
    let_chance,
    listen,
    options,
    outcomes,
    plans,
    play,
    play_at_random,
    saved,
)

__all__ = [
    "CARDS", "GAME", "Side", "answer", "canals", "chance", "choices", "draw", "go_on", "hand",
    "houses", "is_over", "key", "keys", "let_chance", "listen", "markers", "new_game", "number",
    "numbers", "options", "outcomes", "plans", "play", "play_at_random", "random_game", "roll",
    "rotated", "saved", "scene", "side", "spend", "threats", "top", "workers",
]  # fmt: skip

CARDS = len(PERSON_KEYS)
GAME = bruges.TheGame()
Five = tuple[int, int, int, int, int]
Frames = list[tuple[Any, ...]]
PHASES = ("phase_one", "phase_two", "phase_three", "phase_four")


@dataclass(frozen=True)
class Side:
    """What one player has; see `side`."""

    money: int = 5
    points: int = 5
    field: int = 0
    workers: Sequence[int] = (1, 1, 1, 1, 1)
    threats: Sequence[int] = (0, 0, 0, 0, 0)
    hand: str = ""
    houses: str = ""
    canals: tuple[int, int] = (0, 0)
    statues: Sequence[int] = ()
    had_statue: str = ""
    markers: str = ""
    rotated: str = ""


def side(**facts: Any) -> Side:
    """What one player has. Without words it is what everyone starts with.

    `workers` and `threats` are five numbers (blue, brown, yellow, red, violet). `field` is the
    place on the reputation track. `hand` is cards or colours: "alchemist red red". `houses` has
    a colour (or the card below), then its persons: "blue:alchemist; red; violet:graf+baumeister".
    `canals` are the tokens left and right; a full section has had its statue, others are named
    in `had_statue` ("left right"). `statues` are points. `markers` are the turned ones.
    """
    return Side(**facts)


# -- setting up -------------------------------------------------------------------------------


def scene(
    *,
    players: int | None = None,
    sides: Sequence[Side] = (),
    step: str | tuple[Any, ...] | Frames = "turn",
    seat: int | None = None,
    dice: Sequence[int] = (3, 3, 3, 3, 3),
    crest: int = 0,
    round: int = 1,
    turn: int = 1,
    phase: int | None = None,
    last_round: int = 0,
    recolours: int = 0,
    discard: str = "",
    sizes: Sequence[int] | None = None,
    tops: str = "",
    piled: str = "",
    statues_left: Sequence[int] | None = None,
) -> BrugesState:
    """A game at a step; without `players` there are as many as sides, three at least.

    `step`: "turn" is one turn of `seat` (the start player if not given) and then the end; "round"
    is the rest of the round from that turn on; "phase_one" to "phase_four" and "rolled" (phase 2
    after the dice) go on from there; "majorities" is phase 4 without a further round; "end" is a
    game that is over; a frame or a list of frames, in the order they run, is just that.

    `discard` has the top card last. `tops` are colours: of pile 1, pile 2, extra pile. `sizes`
    are the cards of these three; what they leave over lies at the bottom of the discard pile,
    but never the cards named in `piled`. Without them the extra pile is that of the start, or
    already laid down if `last_round` is set, and the rest is halved.
    """
    players = players or max(3, len(sides))
    first = crest if seat is None else seat
    lies: dict[str, Any] = {"sizes": list(sizes)} if sizes is not None else {}
    if statues_left is not None:
        lies["statues"] = list(statues_left)
    state = GAME.position(
        players,
        at=_frames(players, crest, turn, step, first),
        seats=[_area(each) for each in sides],
        dice=list(dice),
        crest=crest,
        round=round,
        turn_of_round=turn,
        phase=_phase(step) if phase is None else phase,
        last_round=last_round,
        recolours=recolours,
        discard=cards(discard),
        tops=tops.split(),
        piled=cards(piled),
        **lies,
    )
    return cast(BrugesState, state)


def _area(given: Side) -> dict[str, Any]:
    """What one player has, in the words of positions."""
    return {
        "money": given.money,
        "points": given.points,
        "field": given.field,
        "workers": list(given.workers),
        "threats": list(given.threats),
        "hand": cards(given.hand),
        "houses": [_house(entry) for entry in given.houses.split(";") if entry.strip()],
        "canal": list(given.canals),
        "had_statue": [name in given.had_statue.split() for name in ("left", "right")],
        "statues": list(given.statues),
        "markers": given.markers.split(),
        "rotated": cards(given.rotated),
    }


def _house(entry: str) -> dict[str, Any]:
    below, _, persons = entry.strip().partition(":")
    return {"card": cards(below)[0], "persons": cards(persons.replace("+", " "))}


def new_game(players: int) -> BrugesState:
    """A fresh game that waits for its first chance."""
    return cast(BrugesState, GAME.start(players))


def _frames(
    players: int, crest: int, turn: int, step: str | tuple[Any, ...] | Frames, seat: int
) -> str | Frames:
    """The moment, or the frames still to come, in the order they run."""
    if isinstance(step, list):
        return step
    if isinstance(step, tuple):
        return [step]
    if step == "end":
        return []
    if step == "turn":
        return [("turn", seat, 0), ("end_turn",)]
    if step == "round":
        order = [(crest + each) % players for each in range(players)]
        left = order[order.index(seat) :]
        turns = [frame for each in left for frame in (("turn", each, 0), ("end_turn",))]
        later = [("turns", each) for each in range(turn + 1, 5)]
        return [*turns, *later, ("phase_four",)]
    return step


def _phase(step: object) -> int:
    if step in PHASES:
        return PHASES.index(cast(str, step)) + 1
    return {"rolled": 2, "majorities": 4, "end": 4}.get(str(step), 3)


# -- playing ----------------------------------------------------------------------------------


def draw(state: BrugesState, *cards: int | str) -> BrugesState:
    """Chance shows these fronts, one after the other."""
    return chance(state, *(f"card:{key(number(card))}" for card in cards))


def top(state: BrugesState, *colours: str) -> BrugesState:
    """Chance shows these colours as the next tops."""
    return chance(state, *(f"top:{colour}" for colour in colours))


def roll(state: BrugesState, *dice: int) -> BrugesState:
    """Chance rolls these dice: blue, brown, yellow, red, violet."""
    return chance(state, *(f"die:{die}" for die in dice))


def spend(state: BrugesState, seat: int, action: str = "workers") -> BrugesState:
    """The first card of the hand for an action, and the turn is over if nothing follows."""
    cards = [offer for offer in options(state, seat) if offer.startswith("play:")]
    if cards:
        play(state, seat, cards[0])
    play(state, seat, f"as:{action}")
    return play(state, seat, "done") if "done" in options(state, seat) else state


def random_game(players: int, seed: int) -> Iterator[BrugesState]:
    """The positions of a game played at random, one and the same state that moves on."""
    rng = Random(seed)
    state = new_game(players)
    while state.turn():
        yield state
        play_at_random(state, rng)
    yield state


# -- words ------------------------------------------------------------------------------------


def number(word: int | str) -> int:
    """The number of a card, given as number or key."""
    text = str(word)
    return int(text) if text.isdigit() else NUMBER[text]


def cards(text: str) -> list[str]:
    """Cards and colours separated by blanks, as positions name them."""
    return [key(int(word)) if word.isdigit() else word for word in text.split()]


def numbers(text: str) -> list[int]:
    """Cards separated by blanks, as numbers."""
    return [number(word) for word in text.split()]


def key(card: int) -> str:
    return PERSON_KEYS[card - 1]


def keys(cards: Iterable[int]) -> list[str]:
    return [key(card) for card in cards]


# -- looking ----------------------------------------------------------------------------------


def workers(state: BrugesState, seat: int) -> Five:
    return cast(Five, tuple(state.workers[seat * 5 : seat * 5 + 5]))


def threats(state: BrugesState, seat: int) -> Five:
    return cast(Five, tuple(state.threats[seat * 5 : seat * 5 + 5]))


def hand(state: BrugesState, seat: int) -> list[str]:
    """The keys of the cards, in order of their numbers."""
    return keys(state.hands[seat])


def houses(state: BrugesState, seat: int) -> list[str]:
    """The houses as "blue", "red:alchemist", "violet:graf+baumeister"."""
    flat = state.houses[seat]
    triples = [flat[place : place + 3] for place in range(0, len(flat), 3)]
    return [_house_text(state, *triple) for triple in triples]


def _house_text(state: BrugesState, card: int, first: int, second: int) -> str:
    persons = "+".join(key(each) for each in (first, second) if each)
    return COLOURS[state.kit.colour[card]] + (f":{persons}" if persons else "")


def canals(state: BrugesState, seat: int) -> tuple[int, int]:
    """The tokens left and right of the gatehouse."""
    left, right = state.canals[seat * 2 : seat * 2 + 2]
    return left, right


def markers(state: BrugesState, seat: int) -> set[str]:
    """The turned majority markers."""
    return {name for bit, name in enumerate(MAJORITIES) if state.markers[seat] >> bit & 1}


def rotated(state: BrugesState) -> set[str]:
    """The rotated persons of all players."""
    return {key(card) for card in range(1, CARDS + 1) if state.rotated >> card & 1}
