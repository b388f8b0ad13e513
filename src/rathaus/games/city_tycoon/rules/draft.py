"""Phase II: choose district tiles (CTY-6)."""

from collections.abc import Sequence

from rathaus.core.groups import sorted_with, without
from rathaus.core.steps import SIDE, Answer, Draw, Frame, Question, Step, between
from rathaus.games.city_tycoon.components.box import HAND
from rathaus.games.city_tycoon.moves import DEAL, PICK
from rathaus.games.city_tycoon.state import CityTycoonState


def undealt(state: CityTycoonState, frame: Frame) -> Sequence[int]:
    return state.pool


def deal(state: CityTycoonState, frame: Frame, move: int) -> None:
    """One tile into a set, and so on until the set is full."""
    seat: int = frame[1]
    count: int = frame[2]
    tile = move - DEAL
    state.pool.remove(tile)
    state.hands[seat] = sorted_with(state.hands[seat], tile)
    if state.listener:
        state.tell("tile_dealt", seat, audience=(seat,), tile=tile)
    if count > 1:
        state.push(("deal", seat, count - 1))


def everyone(state: CityTycoonState, frame: Frame) -> range:
    return range(state.players)


def moves(state: CityTycoonState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [PICK + tile for tile in state.hands[seat]]


def resolve(state: CityTycoonState, frame: Frame) -> None:
    """All keep a tile face down and pass the others to the left (CTY-6.2)."""
    hands = []
    for seat, hand in enumerate(state.hands):
        tile = state.answers[seat][0] - PICK
        hands.append(without(hand, tile))
        state.picks.append(tile)
        state.kept[seat] = sorted_with(state.kept[seat], tile)
        if state.listener:
            state.tell("tile_kept", seat, audience=(seat,), tile=tile)
    state.hands = [hands[-1], *hands[:-1]]
    state.push(("draft",) if hands[0] else ("extend", 0))


STEPS: dict[str, Step] = {
    "deal": Draw(undealt, DEAL, deal, SIDE, between(1, HAND)),  # to whom, and how many more
    "draft": Question(everyone, moves, resolve),
}
