"""Money, points and workers (BRU-14.10 to 14.12)."""

from typing import Final

from rathaus.core.steps import Step
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.rules.counting import Context, value
from rathaus.games.bruges.rules.effects.word import Word, always, colour_of
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import questions, table
from rathaus.games.bruges_and_hamburg.table import workers_of

ALL_COLOURS: Final = 0b11111


def money(state: BrugesState, seat: int, effect: v.Money, context: Context) -> None:
    table.take_money(state, seat, value(state, seat, effect.amount, context))


def points(state: BrugesState, seat: int, effect: v.Points, context: Context) -> None:
    table.score(state, seat, value(state, seat, effect.amount, context))


def is_some(state: BrugesState, seat: int, effect: v.Money | v.Points, context: Context) -> bool:
    return value(state, seat, effect.amount, context) > 0


def workers(state: BrugesState, seat: int, effect: v.Workers, context: Context) -> None:
    amount = value(state, seat, effect.amount, context)
    if effect.colour == "any":
        state.push(("gain", seat, amount, ALL_COLOURS))
    elif effect.colour == "all":
        for colour in range(5):
            table.take_workers(state, seat, colour, amount)
    else:
        table.take_workers(state, seat, colour_of(effect.colour, context), amount)


def workers_by_dice(
    state: BrugesState, seat: int, effect: v.WorkersByDice, context: Context
) -> None:
    for colour in range(5):
        if state.dice[colour] in effect.numbers:
            table.take_workers(state, seat, colour, 1)


def any_such_die(state: BrugesState, seat: int, effect: v.WorkersByDice, context: Context) -> bool:
    return any(die in effect.numbers for die in state.dice)


def swap_workers(state: BrugesState, seat: int, effect: v.SwapWorkers, context: Context) -> None:
    state.push(("swap", seat))


def has_workers(state: BrugesState, seat: int, effect: v.SwapWorkers, context: Context) -> bool:
    return any(workers_of(state, seat))


WORDS: Final[dict[type, Word]] = {
    v.Money: Word(money, is_some),
    v.Points: Word(points, is_some),
    v.Workers: Word(workers, always),
    v.WorkersByDice: Word(workers_by_dice, any_such_die),
    v.SwapWorkers: Word(swap_workers, has_workers),
}
STEPS: dict[str, Step] = questions.STEPS  # gain, hand_over, swap
