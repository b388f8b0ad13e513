"""The preliminary phase: who keeps which cornerstones (NEO-4, 13.2, 14.2)."""

from typing import Final

from rathaus.core.groups import without
from rathaus.core.steps import SIDE_OR_ALL, Act, Answer, Frame, Question, Step
from rathaus.games.neom.moves import PICK
from rathaus.games.neom.rules.actions import EVERYONE
from rathaus.games.neom.rules.dealing import CORNERSTONE_HAND
from rathaus.games.neom.state import NeomState

DUO_CORNERSTONES: Final = (3, 3, 3)
SOLO_CORNERSTONES: Final = (4, 3, 2)


def preliminary(state: NeomState, frame: Frame) -> None:
    state.push_all([*_preliminary_frames(state), ("generation", 1)])


def _preliminary_frames(state: NeomState) -> list[Frame]:
    seats = range(state.players)
    if state.beginner:
        return [("draw_cornerstone", seat) for seat in seats]
    if state.players >= 3:
        return [*(("deal", seat, CORNERSTONE_HAND) for seat in seats), ("draft", EVERYONE)]
    frames: list[Frame] = []
    first = state.first
    for size in SOLO_CORNERSTONES if state.players == 1 else DUO_CORNERSTONES:
        turns = [("draft", seat) for seat in turn_order(state.players, first)]
        frames += [("show", size), *turns, ("clear_cornerstones",)]
        first = 1 - first
    return frames


def turn_order(players: int, first: int) -> tuple[int, ...]:
    """One or two players take their turns one after the other (NEO-13.1)."""
    return (0,) if players == 1 else (first, 1 - first)


def choosers(state: NeomState, frame: Frame) -> range | tuple[int]:
    return range(state.players) if frame[1] == EVERYONE else (frame[1],)


def draft_moves(state: NeomState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    if answer:
        return []
    return [PICK + tile for tile in (state.hands[seat] or state.display)]


def take(state: NeomState, frame: Frame, seat: int) -> int:
    """The tile a seat has chosen leaves its hand or the open stack."""
    tile = state.answers[seat][0] - PICK
    if frame[1] == EVERYONE:
        state.hands[seat] = without(state.hands[seat], tile)
    else:
        state.display.remove(tile)
    return tile


def draft_resolve(state: NeomState, frame: Frame) -> None:
    for seat in choosers(state, frame):
        tile = take(state, frame, seat)
        state.unbuilt[seat] = (*state.unbuilt[seat], tile)
        if frame[1] != EVERYONE:
            state.tell("cornerstone_kept", seat, tile=tile)
    if frame[1] != EVERYONE:
        return
    if len(state.hands[0]) > 1:
        pass_left(state)
        state.push(("draft", EVERYONE))
        return
    state.pile = [hand[0] for hand in state.hands]
    state.hands = [()] * state.players
    for seat, tiles in enumerate(state.unbuilt):
        for tile in tiles:
            state.tell("cornerstone_kept", seat, tile=tile)


def clear_cornerstones(state: NeomState, frame: Frame) -> None:
    """With two players the third is out; a lone player's leftovers form the pile."""
    if state.players == 1:
        state.pile += state.display
    else:
        state.box += state.display
    state.display = []
    state.first = 1 - state.first  # matters with two players only


def pass_left(state: NeomState) -> None:
    """Every hand goes to the left neighbour: seat i takes up the hand of seat i - 1 (NEO-4.3)."""
    state.hands = [*state.hands[-1:], *state.hands[:-1]]


STEPS: dict[str, Step] = {
    "preliminary": Act(preliminary),
    "draft": Question(choosers, draft_moves, draft_resolve, SIDE_OR_ALL),
    "clear_cornerstones": Act(clear_cornerstones),
}
