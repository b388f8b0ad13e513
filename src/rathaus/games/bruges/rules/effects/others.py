"""What the other players discard, lose, or have taken from them (BRU-14.4, 14.20, 14.21)."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.moves import TO
from rathaus.games.bruges.rules.counting import Context, tokens
from rathaus.games.bruges.rules.effects.word import Word, victims
from rathaus.games.bruges.rules.frames import AMOUNT
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.table import workers_of

# -- losses -----------------------------------------------------------------------------------

LOSSES: Final = {"person": "lose_person", "house": "lose_house", "canal": "lose_canal"}


def others_discard(
    state: BrugesState, seat: int, effect: v.OthersDiscard, context: Context
) -> None:
    discards: list[Frame] = [("discard", other, effect.amount) for other in victims(state, seat)]
    state.push_all([*discards, ("cause", seat, context.source)])


def hands_left(state: BrugesState, seat: int, effect: v.OthersDiscard, context: Context) -> bool:
    return any(state.hands[other] for other in victims(state, seat))


def others_lose(state: BrugesState, seat: int, effect: v.OthersLose, context: Context) -> None:
    others = victims(state, seat)
    if effect.what != "field":
        losses: list[Frame] = [(LOSSES[effect.what], other) for other in others]
        state.push_all([*losses, ("cause", seat, context.source)])
        return
    for other in others:
        if state.reputation[other]:
            state.reputation[other] -= 1
            state.tell("moved_back", other, field=state.reputation[other])


def can_lose(state: BrugesState, seat: int, effect: v.OthersLose, context: Context) -> bool:
    others = victims(state, seat)
    if effect.what == "field":
        return any(state.reputation[other] for other in others)
    if effect.what == "person":
        return any(state.persons[other] for other in others)
    if effect.what == "house":
        return any(state.houses[other] for other in others)
    return any(tokens(state, other) for other in others)


# -- stealing ---------------------------------------------------------------------------------


def steal(state: BrugesState, seat: int, effect: v.Steal, context: Context) -> None:
    others = victims(state, seat)
    if effect.victim == "one":
        state.push(("rob", seat, effect.amount))
    elif effect.what == "card":
        for other in reversed(others):
            state.push_all([("steal", seat, other)] * min(effect.amount, len(state.hands[other])))
    elif effect.what == "workers":
        state.push_all([("hand_over", other, seat, effect.amount) for other in others])
    elif effect.what == "money":
        for other in others:
            _take_money(state, seat, other, effect.amount)
    else:
        for other in others:
            lost = min(effect.amount, state.points[other])
            table.score(state, other, -lost)
            table.score(state, seat, lost)


def _take_money(state: BrugesState, seat: int, other: int, amount: int) -> None:
    amount = min(amount, state.money[other])
    table.pay(state, other, amount)
    table.take_money(state, seat, amount)


def can_steal(state: BrugesState, seat: int, effect: v.Steal, context: Context) -> bool:
    others = victims(state, seat)
    if effect.what == "card":
        return any(state.hands[other] for other in others)
    if effect.what == "workers":
        return any(any(workers_of(state, other)) for other in others)
    stock = state.money if effect.what == "money" else state.points
    return any(stock[other] for other in others)


def rob_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else sorted(TO + other for other in victims(state, frame[1]))


def rob(state: BrugesState, frame: Frame) -> None:
    _, seat, amount = frame
    if state.answers[seat]:
        _take_money(state, seat, state.answers[seat][0] - TO, amount)


WORDS: Final[dict[type, Word]] = {
    v.OthersDiscard: Word(others_discard, hands_left),
    v.OthersLose: Word(others_lose, can_lose),
    v.Steal: Word(steal, can_steal),
}
STEPS: dict[str, Step] = {"rob": ask(rob_moves, rob, AMOUNT)}
