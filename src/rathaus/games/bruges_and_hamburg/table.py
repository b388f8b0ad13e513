"""Small acts that both games share: paying, scoring, cards changing places."""

from typing import Final

from rathaus.games.bruges_and_hamburg import knowledge
from rathaus.games.bruges_and_hamburg.shared_state import SharedState

COLOURS: Final = 5


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


# -- cards and who knows them -----------------------------------------------------------------


def reveal(state: SharedState, card: int) -> None:
    state.known[card] = knowledge.everyone(state)
    state.traces[card] = 0


def add_to_hand(state: SharedState, side: int, card: int) -> None:
    state.hands[side] = tuple(sorted((*state.hands[side], card)))
    if side < state.players:
        knowledge.see(state, side, card)


def remove_from_hand(state: SharedState, side: int, card: int) -> None:
    state.hands[side] = tuple(each for each in state.hands[side] if each != card)


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
