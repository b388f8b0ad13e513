"""Looking to the end of the cycle: the seat's own turns, as if nobody moved in between.

The few best positions after each turn are followed up. What an effect asks for on the way is
decided by simple rules, and chance is drawn once.
"""

from random import Random
from typing import NamedTuple

from rathaus.bots.hamburg import abilities
from rathaus.bots.hamburg.quick import action_gain
from rathaus.bots.hamburg.worth import Rival, actions_left, card_gain, rivals_of, turns_left, worth
from rathaus.core.steps import CHANCE, Answer, Frame, Question
from rathaus.games.bruges_and_hamburg.moves import DONE, GAIN, LOWER
from rathaus.games.hamburg.moves import AS, MOST_SITES, PLAY, SITE, USE
from rathaus.games.hamburg.rules.base import BUILD, MONEY, TAKE
from rathaus.games.hamburg.state import HamburgState

WIDTH = 2  # lines followed up; with four the mean score is one point higher, and it takes longer
TRIED = 4  # ways to use a card in a turn that is followed up: the best at a glance
UNFINISHED = -100.0  # a first answer that was not among the few best
GAINFUL = 0.1  # a card is used on the way if it brings more than this
ALL = 1000
SEED = 7  # the same luck for all moves that are compared
MAIN = ("turn", "cards", "walk")  # decisions of their own, not parts of another
FEW_WORKERS, GOOD_DIE = 2, 3  # more workers are not taken, nor less money


class Line(NamedTuple):
    """The first answer of a line of play, and where it has led to."""

    first: Answer
    state: HamburgState
    value: float


def plan(state: HamburgState, seat: int) -> dict[Answer, float]:
    """The ways to answer the open turn, each with what it leads to by the end of the cycle."""
    turns, rivals = turns_left(state, seat), rivals_of(state, seat)
    lines = _follow_up([Line((), _alone(state, seat), 0.0)], seat, turns - 1, rivals, ALL)
    values = {line.first: UNFINISHED + line.value for line in lines}
    if len(values) == 1:
        return values
    for more in reversed(range(turns - 1)):
        lines = _follow_up(lines[:WIDTH], seat, more, rivals, TRIED) or lines
    return values | {line.first: line.value for line in reversed(lines)}


def _alone(state: HamburgState, seat: int) -> HamburgState:
    """The open turn, and nothing that comes after it."""
    new = state.copy()
    new.stack = [("turn", seat, 0)]
    return new


def _follow_up(
    lines: list[Line], seat: int, turns: int, rivals: list[Rival], tried: int
) -> list[Line]:
    """One turn more in each line, with so many to come after it; the best ones first."""
    found: dict[tuple[float, Answer, int], Line] = {}
    for first, state, _ in lines:
        for answer in _answers(state, seat, tried):
            new = _after(state, seat, answer)
            value = worth(new, seat, turns, rivals)
            # The same actions in another order lead to the same position.
            position = (value, new.hands[seat], new.money[seat])
            found.setdefault(position, Line(first or answer, new, value))
    return sorted(found.values(), key=lambda line: -line.value)


def _after(state: HamburgState, seat: int, answer: Answer) -> HamburgState:
    new = state.copy()
    new.answers[seat] = answer
    new.advance()
    settle(new, seat, ("turn", seat, 1))
    new.stack = [("turn", seat, 0)]
    return new


# -- the ways to answer a turn ----------------------------------------------------------------


def _answers(state: HamburgState, seat: int, tried: int) -> list[Answer]:
    """The complete answers that play a card, as far as they differ in what they do."""
    frame = state.stack[-1]
    step = state.game.steps[frame[0]]
    assert isinstance(step, Question)
    found, complete = _openings(state, seat, step, frame, tried), []
    while found:
        answer = found.pop()
        options = step.moves(state, frame, seat, answer)
        if not options:
            complete.append(answer)
        elif SITE <= options[0] < SITE + MOST_SITES:
            found.append((*answer, options[0]))
        else:
            found += [(*answer, option) for option in options]
    return complete


def _openings(
    state: HamburgState, seat: int, step: Question, frame: Frame, tried: int
) -> list[Answer]:
    """Which card for what; goes on from what has been answered."""
    started = state.answers[seat]
    if len(started) > 1:
        return [started]
    cards = [started[0] - PLAY] if started else state.hands[seat]
    spares = _spares(state, seat)
    ways = [
        (PLAY + card, move)
        for card in cards
        for move in step.moves(state, frame, seat, (PLAY + card,))
    ]
    good = [way for way in ways if way[1] == AS + BUILD or _is_sensible(state, seat, way, spares)]
    found = good or ways
    if len(found) > tried:
        found = _best(state, seat, found)[:tried]
    return [*found]


def _best(state: HamburgState, seat: int, ways: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Those that bring most at a glance first; another colour named is not looked into."""
    actions = actions_left(state, seat)
    ranked = [
        (action_gain(state, seat, way[0] - PLAY, way[1] - AS, actions), way)
        for way in ways
        if way[1] >= AS
    ]
    ranked.sort(reverse=True)
    return [way for _, way in ranked]


def _spares(state: HamburgState, seat: int) -> set[int]:
    """Of each colour the card least wanted face up: for all else they are as good as another."""
    least: dict[int, tuple[float, int]] = {}
    for card in state.hands[seat]:
        colour, rank = state.kit.colour[card], (card_gain(state, seat, card), card)
        least[colour] = min(rank, least.get(colour, rank))
    return {card for _, card in least.values()}


def _is_sensible(state: HamburgState, seat: int, way: tuple[int, int], spares: set[int]) -> bool:
    card, action = way[0] - PLAY, way[1] - AS
    colour = state.kit.colour[card]
    if action == TAKE and state.workers[seat * 5 + colour] >= FEW_WORKERS:
        return False
    if action == MONEY and state.dice[colour] < GOOD_DIE:
        return False
    return card in spares


# -- what a move sets off ---------------------------------------------------------------------


def settle(state: HamburgState, seat: int, last: Frame | None = None) -> None:
    """Play out what a move set off, up to the next decision of its own.

    With `last` that decision is made too: buildings that are worth their cost are used.
    """
    rng: Random | None = None  # a generator takes long to set up, and few moves need one
    while turn := state.turn():
        frame = state.stack[-1]
        if turn == (CHANCE,):
            if frame[0] == "roll" or (frame[0] == "draw" and not last):
                return
            rng = rng or Random(SEED)
            state.play(CHANCE, state.sample(rng))
        elif turn != (seat,):
            return
        elif frame[0] in MAIN and not state.answers[seat]:
            if frame != last:
                return
            state.play(seat, _use(state, seat))
        else:
            state.play(seat, _follow(state, seat, frame[0]))


def _use(state: HamburgState, seat: int) -> int:
    cards = [move - USE for move in state.moves(seat) if USE < move <= USE + len(state.kit.cards)]
    gains = [(abilities.each_use(state, seat, card), USE + card) for card in cards]
    gain, move = max(gains, default=(0.0, DONE))
    return move if gain > GAINFUL else DONE


def _follow(state: HamburgState, seat: int, question: str) -> int:
    """A choice inside an effect: the highest danger, the rarest worker, else the first offer."""
    moves = state.moves(seat)
    offers = [move for move in moves if move != DONE] or moves
    if question == "lower":
        return max(offers, key=lambda move: state.dangers[seat * 5 + move - LOWER])
    if question == "gain":
        return min(offers, key=lambda move: state.workers[seat * 5 + move - GAIN])
    return offers[0]
