"""The three kinds of steps a game is made of.

A state holds a stack of frames: plain tuples of a step's name and small ints. The step of that
name is a stateless function of the state and the frame. `Act` does something and may push more
frames; `Chance` waits for an outcome; `Question` waits for the sealed answers of one or more
seats. A question's answer may take several small decisions: `moves` is asked again with what
the seat has decided so far, until it has nothing left to ask.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rathaus.core.state import State

Frame = tuple[Any, ...]  # the name of the step, then ints
Answer = tuple[int, ...]  # the moves a seat has made in the open question

CHANCE = -1
"""The seat that rolls the dice and draws from the piles."""


@dataclass(frozen=True, slots=True)
class Act:
    """Happens by itself: the frame is taken off the stack, then `run` is called."""

    run: Callable[[Any, Frame], None]

    def settle(self, state: "State", frame: Frame) -> bool:
        state.stack.pop()
        self.run(state, frame)
        return False

    def take(self, state: "State", frame: Frame, seat: int, move: int) -> bool:
        raise AssertionError("nobody decides about what happens by itself")


@dataclass(frozen=True, slots=True)
class Chance:
    """Waits for one of `outcomes`; all are equally likely unless `weights` says otherwise."""

    outcomes: Callable[[Any, Frame], list[int]]
    happen: Callable[[Any, Frame, int], None]
    weights: Callable[[Any, Frame], Sequence[int]] | None = None

    def settle(self, state: "State", frame: Frame) -> bool:
        outcomes = self.outcomes(state, frame)
        if len(outcomes) > 1:
            state._moves[CHANCE] = outcomes
            state._turn = (CHANCE,)
            return True
        return self.take(state, frame, CHANCE, outcomes[0])

    def take(self, state: "State", frame: Frame, seat: int, move: int) -> bool:
        """The outcome comes about; nobody has to decide any more."""
        state.stack.pop()
        self.happen(state, frame, move)
        return False


@dataclass(frozen=True, slots=True)
class Question:
    """Collects a sealed answer from each of `seats`, in any order, then calls `resolve`.

    `moves(state, frame, seat, answer)` gives the sorted next options of a seat, or an empty
    list when its answer is complete. A decision with one option is taken at once. `resolve`
    finds the answers in `state.answers` and runs after the frame has left the stack.
    """

    seats: Callable[[Any, Frame], Sequence[int]]
    moves: Callable[[Any, Frame, int, Answer], list[int]]
    resolve: Callable[[Any, Frame], None]

    def settle(self, state: "State", frame: Frame) -> bool:
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

    def take(self, state: "State", frame: Frame, seat: int, move: int) -> bool:
        """One decision of a seat. True: somebody still has to decide."""
        state.answers[seat] += (move,)
        if self._ask(state, frame, seat):
            return True
        if len(state._turn) > 1:
            state._turn = tuple([other for other in state._turn if other != seat])
            return True
        self._close(state, frame)
        return False

    def _ask(self, state: "State", frame: Frame, seat: int) -> bool:
        answer = state.answers[seat]
        while options := self.moves(state, frame, seat, answer):
            move = options[0]
            if len(options) > 1:
                if seat < state.players:
                    state.answers[seat] = answer
                    state._moves[seat] = options
                    return True
                move = state.game.automa(state, frame, answer, options)
            answer += (move,)
        state.answers[seat] = answer
        return False

    def _close(self, state: "State", frame: Frame) -> None:
        state.stack.pop()
        self.resolve(state, frame)
        state.answers = [()] * len(state.answers)
        state.resolved += 1


Step = Act | Chance | Question
