"""What the other players lose, give or trade."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask, between
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.tracks import MAJORITIES
from rathaus.games.hamburg.moves import TO, TURN_BACK
from rathaus.games.hamburg.rules.counting import Context
from rathaus.games.hamburg.rules.effects.words import Word
from rathaus.games.hamburg.state import HamburgState


def others_discard(
    state: HamburgState, side: int, effect: v.OthersDiscard, context: Context
) -> None:
    discards: list[Frame] = [("discard", other, effect.amount) for other in state.others(side)]
    state.push_all([*discards, ("cause", side, context.source)])


def others_lose(state: HamburgState, side: int, effect: v.OthersLose, context: Context) -> None:
    if effect.what == "field":
        for other in state.others(side):
            if state.square[other]:
                state.square[other] -= 1
                state.tell("moved_back", other, field=state.square[other])
        return
    step = "turn_back" if effect.what == "marker" else f"lose_{effect.what}"
    losses: list[Frame] = [(step, other) for other in state.others(side)]
    state.push_all([*losses, ("cause", side, context.source)])


def steal(state: HamburgState, side: int, effect: v.Steal, context: Context) -> None:
    others = state.others(side)
    if effect.what == "card":
        if state.is_tom(side):
            return  # no card ever goes to his hand (HAM-14.22)
        for other in reversed(others):
            state.push_all([("steal", side, other)] * min(effect.amount, len(state.hands[other])))
    elif effect.what == "workers":
        state.push_all([("hand_over", other, side, effect.amount) for other in others])
    else:
        for other in others:
            marks = min(effect.amount, state.money[other])
            table.pay(state, other, marks)
            table.take_money(state, side, marks)


def trade_points(state: HamburgState, side: int, effect: v.TradePoints, context: Context) -> None:
    state.push(("trade", side, effect.money, effect.points))


# -- questions ---------------------------------------------------------------------------------


def trade_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """103: with too little money, to whom (HAM-12.53)."""
    _, side, price, _ = frame
    others = sorted(state.others(side))
    missing = min(len(others), state.money[side] // price) - len(answer)
    if missing <= 0:
        return []
    last = answer[-1] - TO if answer else -1
    left = [other for other in others if other > last]
    return [TO + other for other in left[: len(left) - missing + 1]]


def trade(state: HamburgState, frame: Frame) -> None:
    _, side, price, points = frame
    for move in state.answers[side]:
        other = move - TO
        table.pay(state, side, price)
        table.take_money(state, other, price)
        lost = min(points, state.points[other])
        table.score(state, other, -lost)
        table.score(state, side, lost)


def marker_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    markers = state.markers[frame[1]]
    return [] if answer else [TURN_BACK + i for i in range(len(MAJORITIES)) if markers >> i & 1]


def turn_back(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    if state.answers[side]:
        majority = state.answers[side][0] - TURN_BACK
        state.markers[side] &= ~(1 << majority)
        state.tell("marker_turned_back", side, majority=majority)


WORDS: Final[dict[type, Word]] = {
    v.OthersDiscard: Word(others_discard),
    v.OthersLose: Word(others_lose),
    v.Steal: Word(steal),
    v.TradePoints: Word(trade_points),
}
STEPS: dict[str, Step] = {
    "trade": ask(trade_moves, trade, between(1, 8), between(1, 8)),
    "turn_back": ask(marker_moves, turn_back),
}
