"""The three kinds of steps a game is made of.

A state holds a stack of frames: plain tuples of a step's name and small ints. The step of that
name is a stateless function of the state and the frame. `Act` does something and may push more
frames; `Chance` waits for an outcome (`Draw` for one of a pool); `Question` waits for the sealed
answers of one or more seats. A question's answer may take several small decisions: `moves` is
asked again with what the seat has decided so far, until it has nothing left to ask.

The numbers that follow the name in a frame stand beside the step, so that a loaded stack can be
checked: `Act(fill, SIDE)`, `Chance(rolls, roll, within(6))`.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from rathaus.core.state import CHANCE, Answer, Frame, SideSlot, Slot, State, Step

__all__ = [
    "CHANCE", "SIDE", "SIDE_OR_ALL", "Act", "Answer", "Chance", "Draw", "Frame", "Question", "Slot",
    "Step", "between", "problem_of", "within",
]  # fmt: skip

SIDE: Final = SideSlot(range(1))
"""The side, most often a seat, that a step is about."""

SIDE_OR_ALL: Final = SideSlot(range(-1, 0))
"""The same, or -1 for everybody."""


_BY_CHANCE: Final = (CHANCE,)
_NOT_LISTED: Final[list[int]] = []


def within(count: int) -> Slot:
    """A number from 0 to `count` - 1."""
    return Slot(range(count))


def between(least: int, most: int) -> Slot:
    """A number of this range, both ends included."""
    return Slot(range(least, most + 1))


def problem_of(state: State, frame: Frame) -> str | None:
    """What is wrong with a frame that comes from outside, if anything."""
    step = state.steps.get(frame[0]) if frame and isinstance(frame[0], str) else None
    if step is None:
        return f"there is no step {frame!r}; allowed: {', '.join(state.steps)}"
    if not step.fits(state, frame):
        wants = step.wants(state)
        return f"step {frame[0]!r} does not work with {frame[1:]!r}; its numbers: {wants}"
    return None


class Act(Step):
    """Happens by itself: the frame is taken off the stack, then `run` is called."""

    __slots__ = ("run",)

    def __init__(self, run: Callable[[Any, Frame], None], *slots: Slot, optional: int = 0) -> None:
        super().__init__(slots, optional)
        self.run = run

    def settle(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        self.run(state, frame)
        return False

    def take(self, state: State, frame: Frame, seat: int, move: int) -> bool:
        raise AssertionError("nobody decides about what happens by itself")


class Chance(Step):
    """Waits for one of `outcomes`; all are equally likely unless `weights` says otherwise."""

    __slots__ = ("happen", "outcomes", "weights")

    def __init__(
        self,
        outcomes: Callable[[Any, Frame], list[int]],
        happen: Callable[[Any, Frame, int], None],
        *slots: Slot,
        weights: Callable[[Any, Frame], Sequence[int]] | None = None,
        optional: int = 0,
    ) -> None:
        super().__init__(slots, optional)
        self.outcomes = outcomes
        self.happen = happen
        self.weights = weights

    def settle(self, state: State, frame: Frame) -> bool:
        outcomes = self.outcomes(state, frame)
        if len(outcomes) > 1:
            state._moves[CHANCE] = outcomes
            state._turn = _BY_CHANCE
            return True
        if not outcomes:
            raise _without_outcome(frame)
        return self.take(state, frame, CHANCE, _taken(state, outcomes[0]))

    def take(self, state: State, frame: Frame, seat: int, move: int) -> bool:
        """The outcome comes about; nobody has to decide any more."""
        state.stack.pop()
        self.happen(state, frame, move)
        return False

    def outcomes_of(self, state: State, frame: Frame) -> list[int]:
        return self.outcomes(state, frame)

    def weights_of(self, state: State, frame: Frame) -> Sequence[int] | None:
        return self.weights(state, frame) if self.weights else None

    def sample(self, state: State, frame: Frame, rng: Random) -> int:
        moves = state._moves[CHANCE]
        if self.weights is None:
            return moves[_place(len(moves), rng)]
        return _weighted(moves, list(self.weights(state, frame)), rng)


class Draw(Chance):
    """Chance that draws one of a pool: `first` + a number of the pool is the move.

    A pool may be large and is drawn from often, so its moves are listed only if somebody asks.
    """

    __slots__ = ("first", "pool")

    def __init__(
        self,
        pool: Callable[[Any, Frame], Sequence[int]],
        first: int,
        happen: Callable[[Any, Frame, int], None],
        *slots: Slot,
        optional: int = 0,
    ) -> None:
        self.pool = pool
        self.first = first
        super().__init__(self.outcomes_of, happen, *slots, optional=optional)

    def settle(self, state: State, frame: Frame) -> bool:
        pool = self.pool(state, frame)
        if len(pool) > 1:
            state._moves[CHANCE] = _NOT_LISTED
            state._turn = _BY_CHANCE
            return True
        if not pool:
            raise _without_outcome(frame)
        return self.take(state, frame, CHANCE, _taken(state, self.first + pool[0]))

    def outcomes_of(self, state: State, frame: Frame) -> list[int]:
        first = self.first
        return [first + each for each in self.pool(state, frame)]

    def allows(self, state: State, frame: Frame, seat: int, move: int) -> bool:
        return move - self.first in self.pool(state, frame)

    def sample(self, state: State, frame: Frame, rng: Random) -> int:
        pool = self.pool(state, frame)
        return self.first + pool[_place(len(pool), rng)]


def _place(count: int, rng: Random) -> int:
    """One of so many places, all alike."""
    return int(rng.random() * float(count))


def _weighted(moves: list[int], weights: list[int], rng: Random) -> int:
    """The same draw as `rng.choices(moves, weights)[0]`, which is slow for a single one."""
    total = 0
    for weight in weights:
        total += weight
    point, reached = rng.random() * float(total), 0
    for place in range(len(weights)):
        reached += weights[place]
        if point < float(reached):
            return moves[place]
    return moves[-1]


def _taken(state: State, outcome: int) -> int:
    """The only outcome there is, noted if somebody gathers such decisions."""
    if state.taken is not None:
        state.taken.append((CHANCE, outcome))
    return outcome


def _without_outcome(frame: Frame) -> ValueError:
    return ValueError(f"step {frame[0]!r} has no outcome; push it only when it has one")


class Question(Step):
    """Collects a sealed answer from each of `seats`, in any order, then calls `resolve`.

    `moves(state, frame, seat, answer)` gives the sorted next options of a seat, or an empty
    list when its answer is complete. A decision with one option is taken at once, and noted in
    `state.taken` if there is such a list. `resolve` finds the answers in `state.answers` and runs
    after the frame has left the stack.
    """

    __slots__ = ("moves", "resolve", "seats")

    def __init__(
        self,
        seats: Callable[[Any, Frame], Sequence[int]],
        moves: Callable[[Any, Frame, int, Answer], list[int]],
        resolve: Callable[[Any, Frame], None],
        *slots: Slot,
        optional: int = 0,
    ) -> None:
        super().__init__(slots, optional)
        self.seats = seats
        self.moves = moves
        self.resolve = resolve

    def settle(self, state: State, frame: Frame) -> bool:
        """Ask what is still open. True: somebody has to decide."""
        waiting: tuple[int, ...] = ()
        for seat in self.seats(state, frame):
            if self._ask(state, frame, seat):
                waiting += (seat,)
        if waiting:
            state._turn = waiting
            return True
        self._close(state, frame)
        return False

    def take(self, state: State, frame: Frame, seat: int, move: int) -> bool:
        """One decision of a seat. True: somebody still has to decide."""
        state.answers[seat] += (move,)
        if self._ask(state, frame, seat):
            return True
        if len(state._turn) > 1:
            state._turn = tuple([other for other in state._turn if other != seat])
            return True
        self._close(state, frame)
        return False

    def asked(self, state: State, frame: Frame) -> Sequence[int]:
        return self.seats(state, frame)

    def options(self, state: State, frame: Frame, seat: int, answer: Answer) -> list[int]:
        return self.moves(state, frame, seat, answer)

    def _ask(self, state: State, frame: Frame, seat: int) -> bool:
        answer = state.answers[seat]
        while options := self.moves(state, frame, seat, answer):
            move = options[0]
            if len(options) > 1:
                if seat < state.players:
                    state.answers[seat] = answer
                    state._moves[seat] = options
                    return True
                move = state.game.automa(state, frame, answer, options)
            if state.taken is not None:
                state.taken.append((seat, move))
            answer += (move,)
        state.answers[seat] = answer
        return False

    def _close(self, state: State, frame: Frame) -> None:
        state.stack.pop()
        self.resolve(state, frame)
        state.answers = [()] * len(state.answers)
        state.resolved += 1


class _OneSeat(Question):
    """A question to the side behind the step's name: asked so often that it skips the list."""

    __slots__ = ()

    def settle(self, state: State, frame: Frame) -> bool:
        seat: int = frame[1]
        if self._ask(state, frame, seat):
            state._turn = (seat,)
            return True
        self._close(state, frame)
        return False

    def asked(self, state: State, frame: Frame) -> Sequence[int]:
        return (frame[1],)

    def _close(self, state: State, frame: Frame) -> None:
        state.stack.pop()
        self.resolve(state, frame)
        seat: int = frame[1]
        state.answers[seat] = ()
        state.resolved += 1


def ask(
    moves: Callable[[Any, Frame, int, Answer], list[int]],
    resolve: Callable[[Any, Frame], None],
    *slots: Slot,
    optional: int = 0,
) -> Question:
    """A question to the side that stands behind the step's name; the slots come after it."""
    return _OneSeat(_named, moves, resolve, SIDE, *slots, optional=optional)


def _named(state: State, frame: Frame) -> Sequence[int]:
    return (frame[1],)
