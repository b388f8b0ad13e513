"""The seat's own turns to the end of the round: the ways to use a card, and what they lead to."""

from typing import cast

from rathaus.bots.bruges.policy import cheap
from rathaus.bots.bruges.quick import action_gain
from rathaus.bots.bruges.worth import Time, time_left, worth
from rathaus.bots.bruges_and_hamburg.turns import Turns, settle
from rathaus.core.state import Answer
from rathaus.core.steps import Frame
from rathaus.games.bruges.components.tracks import TURNS
from rathaus.games.bruges.moves import AS, HOUSE, PERSONS, PLAY
from rathaus.games.bruges.rules import actions
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg.shared_state import SharedState

SEARCHED = ("turn", "granted", "one_more")  # few options per decision, so all ways can be tried
MAIN = ("turn", "draw", "step_up")  # decisions of their own, not parts of another


class BrugesTurns(Turns):
    def __init__(self, state: BrugesState, seat: int) -> None:
        super().__init__(seat, TURNS - state.turn_of_round + 1)
        self.time = time_left(state)

    def answers(self, state: SharedState, tried: int) -> list[Answer]:
        table = cast("BrugesState", state)
        started = table.answers[self.seat]
        found, complete = list[Answer](), list[Answer]()
        found += [started] if started else [(PLAY + card,) for card in table.hands[self.seat]]
        while found:
            answer = found.pop()
            options = actions.moves(table, self.seat, answer[0] - PLAY, answer[1:])
            if not options:
                complete.append(answer)
            elif options[0] >= HOUSE:
                found.append((*answer, options[0]))
            else:
                found += [(*answer, option) for option in options]
        return self._best(table, complete)[:tried] if len(complete) > tried else complete

    def _best(self, state: BrugesState, answers: list[Answer]) -> list[Answer]:
        """Those that bring most at a glance first; another colour named is not looked into."""
        ranked = [
            (action_gain(state, self.seat, each[0] - PLAY, each[1] - AS, self.time), each)
            for each in answers
            if each[1] >= AS
        ]
        ranked.sort(reverse=True)
        return [answer for _, answer in ranked]

    def is_card(self, state: SharedState, move: int) -> bool:
        return PLAY < move <= PLAY + PERSONS

    def outcome(self, state: SharedState, move: int) -> float:
        return outcome(cast("BrugesState", state), self.seat, move, self._until(self.left))

    def worth(self, state: SharedState, left: int) -> float:
        return worth(cast("BrugesState", state), self.seat, self._until(left))

    def _until(self, left: int) -> Time:
        return Time(self.time.rounds, self.time.rounds * TURNS + left)

    def settle(self, state: SharedState, last: Frame) -> None:
        settle(state, cheap, MAIN, ("roll",), last)


def outcome(state: BrugesState, seat: int, move: int, time: Time) -> float:
    """What the position is worth after a move and what it sets off."""
    new = state.copy()
    before = new.resolved
    new.play(seat, move)
    if state.stack[-1][0] in SEARCHED and new.resolved == before and new.turn() == (seat,):
        return max([outcome(new, seat, each, time) for each in new.moves(seat)])
    settle(new, cheap, MAIN, ("roll",), ())
    return worth(new, seat, time)
