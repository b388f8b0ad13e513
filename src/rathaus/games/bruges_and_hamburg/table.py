"""Small acts that both games share: paying, scoring, cards changing places."""

from typing import Final

from rathaus.core.groups import sorted_with, without
from rathaus.games.bruges_and_hamburg import knowledge
from rathaus.games.bruges_and_hamburg.shared_state import SharedState

COLOURS: Final = 5
FACES: Final = 6


# -- money, points, workers -------------------------------------------------------------------


def score(state: SharedState, side: int, points: int) -> None:
    """Points never fall below 0."""
    change = max(points, -state.points[side])
    if change:
        state.points[side] += change
        if state.listener:
            state.tell("points_scored", side, points=change)


def take_money(state: SharedState, side: int, amount: int) -> None:
    if amount:
        state.money[side] += amount
        if state.listener:
            state.tell("money_taken", side, money=amount)


def pay(state: SharedState, side: int, amount: int) -> None:
    if amount:
        state.money[side] -= amount
        if state.listener:
            state.tell("money_paid", side, money=amount)


def workers_of(state: SharedState, side: int) -> list[int]:
    return state.workers[side * COLOURS : side * COLOURS + COLOURS]


def take_workers(state: SharedState, side: int, colour: int, amount: int) -> None:
    if amount:
        state.workers[side * COLOURS + colour] += amount
        if state.listener:
            state.tell("workers_taken", side, colour=colour, amount=amount)


def give_workers(state: SharedState, side: int, colour: int, amount: int = 1) -> None:
    if amount:
        state.workers[side * COLOURS + colour] -= amount
        if state.listener:
            state.tell("workers_given", side, colour=colour, amount=amount)


# -- dice -------------------------------------------------------------------------------------


def mode_die(dice: list[int]) -> int:
    """The number shown by more dice than any other; 0: there is none."""
    shown = [0] * (FACES + 1)
    for die in dice:
        shown[die] += 1
    found, most = 0, 0
    for number in range(1, FACES + 1):
        if shown[number] >= most:
            found = number if shown[number] > most else 0
            most = shown[number]
    return found


# -- cards and who knows them -----------------------------------------------------------------


def reveal(state: SharedState, card: int) -> None:
    state.known[card] = knowledge.everyone(state)
    state.traces[card] = 0


def add_to_hand(state: SharedState, side: int, card: int) -> None:
    state.hands[side] = sorted_with(state.hands[side], card)
    if side < state.players:
        knowledge.see(state, side, card)


def remove_from_hand(state: SharedState, side: int, card: int) -> None:
    state.hands[side] = without(state.hands[side], card)


def to_discard(state: SharedState, card: int) -> None:
    """Face up on top of the discard pile."""
    reveal(state, card)
    state.discard.append(card)


def discard_from_hand(state: SharedState, side: int, card: int) -> None:
    remove_from_hand(state, side, card)
    to_discard(state, card)
    if state.listener:
        state.tell("card_discarded", side, card=card)


def steal_card(state: SharedState, thief: int, victim: int, card: int) -> None:
    """A random card changes hands; both players concerned know it, all see its back."""
    knowledge.mix(state, thief, victim, card)
    remove_from_hand(state, victim, card)
    add_to_hand(state, thief, card)
    if state.listener:
        pair = tuple(each for each in sorted((thief, victim)) if each < state.players)
        state.tell("card_stolen", thief, audience=pair, card=card, victim=victim)
        state.tell("hand_robbed", thief, victim=victim, colour=state.colour_of(card))
