"""The three kinds of steps a game is made of.

A state holds a stack of frames: plain tuples of a step's name and small ints. The step of that
name is a stateless function of the state and the frame. `Act` does something and may push more
frames; `Chance` waits for an outcome; `Question` waits for the sealed answers of one or more
seats. A question's answer may take several small decisions: `moves` is asked again with what
the seat has decided so far, until it has nothing left to ask.

The numbers that follow the name in a frame stand beside the step, so that a loaded stack can be
checked: `Act(fill, SIDE)`, `Chance(rolls, roll, within(6))`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rathaus.core.state import CHANCE, Answer, Frame, SideSlot, Slot, State, Step

__all__ = [
    "CHANCE", "SIDE", "SIDE_OR_ALL", "Act", "Answer", "Chance", "Frame", "Question", "Slot", "Step",
    "between", "problem_of", "within",
]  # fmt: skip

SIDE: Final = SideSlot(range(1))
"""The side, most often a seat, that a step is about."""

SIDE_OR_ALL: Final = SideSlot(range(-1, 0))
"""The same, or -1 for everybody."""


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
            state._turn = (CHANCE,)
            return True
        if not outcomes:
            raise ValueError(f"step {frame[0]!r} has no outcome; push it only when it has one")
        if state.taken is not None:
            state.taken.append((CHANCE, outcomes[0]))
        return self.take(state, frame, CHANCE, outcomes[0])

    def take(self, state: State, frame: Frame, seat: int, move: int) -> bool:
        """The outcome comes about; nobody has to decide any more."""
        state.stack.pop()
        self.happen(state, frame, move)
        return False

    def weights_of(self, state: State, frame: Frame) -> Sequence[int] | None:
        return self.weights(state, frame) if self.weights else None


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
