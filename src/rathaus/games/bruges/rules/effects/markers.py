"""Threat markers that are returned, given and handed on (BRU-14.17, 14.18)."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.moves import TO
from rathaus.games.bruges.rules import obstacles, threats
from rathaus.games.bruges.rules.counting import Context, threats_of, value
from rathaus.games.bruges.rules.effects.gains import ALL_COLOURS
from rathaus.games.bruges.rules.effects.word import Word, colour_of, victims
from rathaus.games.bruges.rules.frames import AMOUNT, COLOUR_SET
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg.moves import DONE, LOWER
from rathaus.games.bruges_and_hamburg.reasons import Obstacle

# -- returned for a point (BRU-14.17) ---------------------------------------------------------


def return_threat(state: BrugesState, seat: int, effect: v.ReturnThreat, context: Context) -> None:
    most = value(state, seat, effect.amount, context)
    state.push(("return_threats", seat, most, _returnable(effect, context)))


def _returnable(effect: v.ReturnThreat, context: Context) -> int:
    return ALL_COLOURS if effect.colour == "any" else 1 << colour_of(effect.colour, context)


def has_threat(state: BrugesState, seat: int, effect: v.ReturnThreat, context: Context) -> bool:
    colours = bits(_returnable(effect, context))
    return any(state.threats[seat * 5 + colour] for colour in colours)


def return_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Up to so many markers of the colours of the mask, in their order."""
    _, seat, most, mask = frame
    if DONE in answer or len(answer) == most:
        return []
    offers = _markers_left(state, seat, [move - LOWER for move in answer], mask)
    return [DONE, *offers] if offers else []


def _markers_left(state: BrugesState, seat: int, named: list[int], mask: int) -> list[int]:
    """The moves for further markers."""
    return [
        LOWER + colour
        for colour in range(5)
        if against_marker(state, seat, colour, named, mask) is None
    ]


def against_marker(
    state: BrugesState, seat: int, colour: int, named: list[int], mask: int
) -> Obstacle | None:
    """A marker that is there, of a colour of the mask, and of none before the last one named."""
    if not mask >> colour & 1:
        return obstacles.OTHER_THREAT
    if state.threats[seat * 5 + colour] <= named.count(colour):
        return obstacles.NO_MARKER_LEFT
    return obstacles.MARKERS_IN_ORDER if named and colour < named[-1] else None


def return_threats(state: BrugesState, frame: Frame) -> None:
    for move in state.answers[frame[1]]:
        if move != DONE:
            threats.give_back(state, frame[1], move - LOWER)


# -- given to all others (BRU-7.13) -----------------------------------------------------------


def give_threat(state: BrugesState, seat: int, effect: v.GiveThreat, context: Context) -> None:
    """One player after the other: marker, damage, then the next."""
    colour, frames = v.COLOURS.index(effect.colour), list[Frame]()
    for other in victims(state, seat):
        frames += [("threat", other, colour), ("damages", other)]
    state.push_all(frames)


def any_victim(state: BrugesState, seat: int, effect: v.GiveThreat, context: Context) -> bool:
    return bool(victims(state, seat))


# -- handed on to one other (BRU-14.18) -------------------------------------------------------


def pass_threat(state: BrugesState, seat: int, effect: v.PassThreat, context: Context) -> None:
    state.push(("pass_threats", seat, effect.most))


def can_pass(state: BrugesState, seat: int, effect: v.PassThreat, context: Context) -> bool:
    return any(threats_of(state, seat)) and bool(victims(state, seat))


def pass_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Up to so many markers, then to whom."""
    _, seat, most = frame
    markers = [move - LOWER for move in answer if LOWER <= move < LOWER + 5]
    if answer == (DONE,) or (answer and answer[-1] >= TO):
        return []
    if len(markers) < most and DONE not in answer:
        offers = _markers_left(state, seat, markers, ALL_COLOURS)
        if offers:
            return [DONE, *offers]
    return sorted(TO + other for other in victims(state, seat)) if markers else []


def pass_threats(state: BrugesState, frame: Frame) -> None:
    """No points; the receiver may suffer damage."""
    seat = frame[1]
    answer = state.answers[seat]
    if not answer or answer[-1] < TO:
        return
    other, frames = answer[-1] - TO, list[Frame]()
    for move in answer[:-1]:
        if move != DONE:
            colour = move - LOWER
            state.threats[seat * 5 + colour] -= 1
            state.tell("threat_passed", seat, colour=colour, other=other)
            frames += [("threat", other, colour), ("damages", other)]
    state.push_all(frames)


WORDS: Final[dict[type, Word]] = {
    v.ReturnThreat: Word(return_threat, has_threat),
    v.GiveThreat: Word(give_threat, any_victim),
    v.PassThreat: Word(pass_threat, can_pass),
}
STEPS: dict[str, Step] = {
    "return_threats": ask(return_moves, return_threats, AMOUNT, COLOUR_SET),
    "pass_threats": ask(pass_moves, pass_threats, AMOUNT),
}
