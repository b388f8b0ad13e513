"""Looking to the end of a round or cycle: the seat's own turns, as if nobody moved in between.

The few best positions after each turn are followed up. What an effect asks for on the way is
decided by the quick policy of the game, and chance is drawn once.
"""

from random import Random
from typing import Final, NamedTuple

from rathaus.core.state import Answer, Policy
from rathaus.core.steps import CHANCE, Frame
from rathaus.games.bruges_and_hamburg.moves import DONE
from rathaus.games.bruges_and_hamburg.shared_state import SharedState

FIRST: Final = 1000.0  # what is worth its cost is used before a card is played
UNFINISHED: Final = -100.0  # a first answer that was not among the few best
GAINFUL: Final = 0.05
TRIED: Final = 4  # ways to use a card in a turn that is followed up, with few lines
ALL: Final = 1000
SEED: Final = 7  # the same luck for all moves that are compared
NO_LUCK: Final = Random(SEED)  # the quick policies of both games need none


class Line(NamedTuple):
    """The first answer of a line of play, and where it has led to."""

    first: Answer
    state: SharedState
    value: float


class Turns:
    """The turns that a seat still has in this round. Each game says how they are judged."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    # -- of the game --------------------------------------------------------------------------

    def answers(self, state: SharedState, tried: int) -> list[Answer]:
        """The complete answers that play a card, as far as they differ in what they do.

        Of the ways to use one, so many are looked into.
        """
        raise NotImplementedError

    def is_card(self, state: SharedState, move: int) -> bool:
        """Does the move play a card, rather than use what is laid out?"""
        raise NotImplementedError

    def outcome(self, state: SharedState, move: int) -> float:
        """What the position is worth after a move that is no card."""
        raise NotImplementedError

    def worth(self, state: SharedState, left: int) -> float:
        """What the position is worth with so many own turns to come in this round."""
        raise NotImplementedError

    def settle(self, state: SharedState, last: Frame) -> None:
        """Play out what an answer has set off, the rest of the turn included."""
        raise NotImplementedError

    # -- of both ------------------------------------------------------------------------------

    def ways(self, state: SharedState, moves: list[int], lines: int) -> dict[Answer, float]:
        """The ways to go on with the open turn, each with what it leads to by the end of the round.

        So many lines of play are followed up; with none, a card is judged by the turn itself. First
        is used what is worth its cost.
        """
        if not state.answers[self.seat]:
            uses = [move for move in moves if move != DONE and not self.is_card(state, move)]
            if uses:
                now = self.worth(state, self.left) + GAINFUL
                gains: dict[Answer, float] = {
                    (move,): self.outcome(state, move) - now for move in uses
                }
                top = max(gains, key=gains.__getitem__)
                if gains[top] > 0:
                    gains[top] = FIRST
                    return gains
        if DONE in moves:
            return {(DONE,): FIRST}
        return self._cards(state, lines)

    def _cards(self, state: SharedState, width: int) -> dict[Answer, float]:
        lines = self._follow_up([Line((), self._alone(state), 0.0)], self.left - 1, ALL)
        if not width or len(lines) == 1:
            return {line.first: line.value for line in reversed(lines)}
        values = {line.first: UNFINISHED + line.value for line in reversed(lines)}
        tried = max(TRIED, width // 2)
        for left in range(self.left - 2, -1, -1):
            lines = self._follow_up(lines[:width], left, tried) or lines
        return values | {line.first: line.value for line in reversed(lines)}

    def _follow_up(self, lines: list[Line], left: int, tried: int) -> list[Line]:
        """One turn more in each line, with so many to come after it; the best ones first."""
        found: dict[tuple[float, Answer, int], Line] = {}
        for first, state, _ in lines:
            for answer in self.answers(state, tried):
                new = self._after(state, answer)
                value = self.worth(new, left)
                # The same actions in another order lead to the same position.
                position = (value, new.hands[self.seat], new.money[self.seat])
                if position not in found:
                    found[position] = Line(first or answer, new, value)
        return sorted(found.values(), key=by_value, reverse=True)

    def _alone(self, state: SharedState) -> SharedState:
        """The open turn, and nothing that comes after it."""
        new = state.copy()
        new.stack = [("turn", self.seat, 0)]
        return new

    def _after(self, state: SharedState, answer: Answer) -> SharedState:
        new = state.copy()
        new.answers[self.seat] = answer
        new.advance()
        self.settle(new, ("turn", self.seat, 1))
        new.stack = [("turn", self.seat, 0)]
        return new


def by_value(line: Line) -> float:
    return line.value


def ratings(ways: dict[Answer, float], started: Answer, moves: list[int]) -> list[float]:
    """Each move by the best way to go on with it."""
    found = dict.fromkeys(moves, -FIRST)
    for way, value in ways.items():
        move = way[len(started)]
        found[move] = max(found[move], value)
    return list(found.values())


def settle(
    state: SharedState, policy: Policy, main: tuple[str, ...], waits: tuple[str, ...], last: Frame
) -> None:
    """Play out what a move has set off, up to the next of the `main` decisions.

    The decision `last` is made, too. What chance decides in `waits` is not awaited.
    """
    rng: Random | None = None  # a generator takes long to set up, and few moves need one
    while turn := state.turn():
        frame, seat = state.stack[-1], turn[0]
        if seat == CHANCE:
            if frame[0] in waits:
                return
            rng = rng or Random(SEED)
            state.play(CHANCE, state.sample(rng))
        elif frame[0] in main and frame != last:
            return
        else:
            state.play(seat, policy(state, seat, state.moves(seat), NO_LUCK))
