"""The seat's own turns to the end of the cycle: the ways to use a card, and what they lead to."""

from typing import cast

from rathaus.bots.bruges_and_hamburg.turns import Turns, settle
from rathaus.bots.hamburg.policy import cheap
from rathaus.bots.hamburg.quick import action_gain
from rathaus.bots.hamburg.worth import actions_left, card_gain, rivals_of, turns_left, worth
from rathaus.core.state import Answer
from rathaus.core.steps import Frame, Question
from rathaus.games.bruges_and_hamburg.shared_state import SharedState
from rathaus.games.hamburg.moves import AS, LAST_PLAY, MOST_SITES, PLAY, SITE
from rathaus.games.hamburg.rules.base import BUILD, MONEY, TAKE
from rathaus.games.hamburg.state import HamburgState

MAIN = ("turn", "cards", "walk")  # decisions of their own, not parts of another
FEW_WORKERS, GOOD_DIE = 2, 3  # more workers are not taken, nor less money


class HamburgTurns(Turns):
    def __init__(self, state: HamburgState, seat: int) -> None:
        super().__init__(seat, turns_left(state, seat))
        self.rivals = rivals_of(state, seat)

    def answers(self, state: SharedState, tried: int) -> list[Answer]:
        table = cast("HamburgState", state)
        frame = table.stack[-1]
        step = table.game.steps[frame[0]]
        assert isinstance(step, Question)
        found, complete = _openings(table, self.seat, step, frame, tried), []
        while found:
            answer = found.pop()
            options = step.moves(table, frame, self.seat, answer)
            if not options:
                complete.append(answer)
            elif SITE <= options[0] < SITE + MOST_SITES:
                found.append((*answer, options[0]))
            else:
                found += [(*answer, option) for option in options]
        return complete

    def is_card(self, state: SharedState, move: int) -> bool:
        return PLAY < move <= LAST_PLAY

    def outcome(self, state: SharedState, move: int) -> float:
        return outcome(cast("HamburgState", state), self.seat, move)

    def worth(self, state: SharedState, left: int) -> float:
        return worth(cast("HamburgState", state), self.seat, left, self.rivals)

    def settle(self, state: SharedState, last: Frame) -> None:
        settle(state, cheap, MAIN, ("roll",), last)


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


# -- moves that are no cards ------------------------------------------------------------------


def outcome(state: HamburgState, seat: int, move: int) -> float:
    """What the position is worth by the end of the turn."""
    return _try(_up_to_own_turn(state, seat), seat, move, turns_left(state, seat))


def _try(state: HamburgState, seat: int, move: int, turns: int) -> float:
    """A base action that a card grants is searched in full: few options a decision."""
    new = state.copy()
    new.play(seat, move)
    if state.stack[-1][0] == "granted" and new.answers[seat]:
        return max([_try(new, seat, each, turns) for each in new.moves(seat)])
    settle(new, cheap, MAIN, ("roll", "draw"), ())
    return worth(new, seat, turns)


def _up_to_own_turn(state: HamburgState, seat: int) -> HamburgState:
    """What comes after the seat's turn is cut off, so that all moves are judged at its end."""
    new = state.copy()
    for place, frame in enumerate(state.stack):
        if frame[:2] == ("turn", seat):
            new.stack = state.stack[place:]
    return new
