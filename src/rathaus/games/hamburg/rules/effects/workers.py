"""Money, points and workers."""

from typing import Final

from rathaus.core.catalogue import Effect
from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges_and_hamburg import questions as shared
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import DONE, GAIN
from rathaus.games.bruges_and_hamburg.questions import AMOUNT
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.rules import exchange
from rathaus.games.hamburg.rules.counting import Context, value
from rathaus.games.hamburg.rules.effects.gains import amount, known, worker
from rathaus.games.hamburg.rules.effects.words import Word, colour_of
from rathaus.games.hamburg.state import HamburgState

ALL_COLOURS: Final = (1 << COLOUR_COUNT) - 1


def money(state: HamburgState, side: int, effect: v.Money, context: Context) -> None:
    marks = value(state, side, effect.amount, context)
    state.earned += marks
    table.take_money(state, side, marks)


def money_less(state: HamburgState, side: int, effect: v.MoneyLess, context: Context) -> None:
    """Less of what was taken in this action, never below 0 (HAM-13.6.5)."""
    less = min(value(state, side, effect.amount, context), state.earned)
    state.earned -= less
    table.pay(state, side, less)


def points(state: HamburgState, side: int, effect: v.Points, context: Context) -> None:
    table.score(state, side, value(state, side, effect.amount, context))


def lose_points(state: HamburgState, side: int, effect: v.LosePoints, context: Context) -> None:
    table.score(state, side, -value(state, side, effect.amount, context))


def workers(state: HamburgState, side: int, effect: v.Workers, context: Context) -> None:
    amount = value(state, side, effect.amount, context)
    if effect.colour == "all":
        for colour in range(v.COLOUR_COUNT):
            table.take_workers(state, side, colour, amount)
    elif effect.colour == "any":
        state.push(("gain", side, amount, ALL_COLOURS))
    elif effect.colour == "any_same":
        state.push(("gain_same", side, amount))
    elif effect.colour == "value":
        mask = sum(1 << colour for colour in exchange.colour_values(state))
        state.push(("gain", side, amount, mask))
    else:
        table.take_workers(state, side, colour_of(effect.colour, context), amount)


def _workers_taken(
    state: HamburgState, side: int, effect: v.Workers, same: int
) -> list[Effect] | None:
    number = known(state, side, effect.amount)
    if number is None:
        return None
    if effect.colour == "all":
        return [Effect("gain", worker(colour), number) for colour in range(COLOUR_COUNT)]
    if effect.colour in v.COLOURS:
        return [Effect("gain", worker(v.COLOURS.index(effect.colour)), number)]
    if effect.colour == "same" and same >= 0:
        return [Effect("gain", worker(same), number)]
    return [Effect("gain", "workers", number)]


def lose_workers(state: HamburgState, side: int, effect: v.LoseWorkers, context: Context) -> None:
    state.push(("give_back", side, value(state, side, effect.amount, context)))


def workers_by_dice(
    state: HamburgState, side: int, effect: v.WorkersByDice, context: Context
) -> None:
    number = value(state, side, effect.number, context)
    for colour in range(v.COLOUR_COUNT):
        if state.dice[colour] == number:
            table.take_workers(state, side, colour, 1)
    if effect.black == "any" and state.dice[v.BLACK] == number:
        state.push(("gain", side, 1, ALL_COLOURS))


def swap_workers(state: HamburgState, side: int, effect: v.SwapWorkers, context: Context) -> None:
    state.push(("swap", side))


def buy_workers(state: HamburgState, side: int, effect: v.BuyWorkers, context: Context) -> None:
    state.push(("buy_workers", side, effect.most, effect.price))


# -- questions ---------------------------------------------------------------------------------


def gain_same_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [GAIN + colour for colour in range(COLOUR_COUNT)]


def gain_same(state: HamburgState, frame: Frame) -> None:
    _, side, amount = frame
    table.take_workers(state, side, state.answers[side][0] - GAIN, amount)


def buy_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, side, most, price = frame
    if DONE in answer or len(answer) == most or state.money[side] < price * (len(answer) + 1):
        return []
    last = answer[-1] - GAIN if answer else 0
    return [DONE, *(GAIN + colour for colour in range(last, COLOUR_COUNT))]


def buy(state: HamburgState, frame: Frame) -> None:
    _, side, _, price = frame
    bought = [move - GAIN for move in state.answers[side] if move != DONE]
    table.pay(state, side, price * len(bought))
    for colour in bought:
        table.take_workers(state, side, colour, 1)


WORDS: Final[dict[type, Word]] = {
    v.Money: Word(money, gives=amount("money")),
    v.MoneyLess: Word(money_less),
    v.Points: Word(points, gives=amount("points")),
    v.LosePoints: Word(lose_points, gives=amount("points", "lose")),
    v.Workers: Word(workers, gives=_workers_taken),
    v.LoseWorkers: Word(lose_workers),
    v.WorkersByDice: Word(workers_by_dice),
    v.SwapWorkers: Word(swap_workers),
    v.BuyWorkers: Word(buy_workers),
}
STEPS: dict[str, Step] = {
    **shared.STEPS,
    "gain_same": ask(gain_same_moves, gain_same, AMOUNT),
    "give_back": ask(shared.give_back_moves, shared.give_back, AMOUNT),
    "buy_workers": ask(buy_moves, buy, AMOUNT, AMOUNT),
}
