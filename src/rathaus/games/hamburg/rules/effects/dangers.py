"""The square, and dangers that rise and fall."""

from typing import Final

from rathaus.core.catalogue import Effect
from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import DONE, LOWER
from rathaus.games.bruges_and_hamburg.questions import AMOUNT, COLOUR_SET
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.rules import display
from rathaus.games.hamburg.rules.counting import Context, dangers_of, value
from rathaus.games.hamburg.rules.effects.gains import forward, known, lowered
from rathaus.games.hamburg.rules.effects.words import Word, colour_of
from rathaus.games.hamburg.rules.frames import FLAG
from rathaus.games.hamburg.rules.prices import surcharge
from rathaus.games.hamburg.rules.reactions import reactions
from rathaus.games.hamburg.state import HamburgState

ALL_COLOURS: Final = (1 << COLOUR_COUNT) - 1


def advance(state: HamburgState, side: int, effect: v.Advance, context: Context) -> None:
    """Free or paid for with a card, but not of what others add to it (HAM-12.63)."""
    fee = surcharge(state, side)
    for _ in range(effect.amount):
        if fee > state.money[side]:
            return
        table.pay(state, side, fee)
        display.advance(state, side)
        state.push_all(reactions(state, side, "own:advance"))


def _reached(state: HamburgState, side: int, effect: v.Advance, same: int) -> list[Effect]:
    return list(forward(state, side, effect.amount))


def lower(state: HamburgState, side: int, effect: v.Lower, context: Context) -> None:
    """One level is lowered exactly; more than one means up to so many (HAM-9.3)."""
    most = value(state, side, effect.amount, context)
    least = 1 if effect.amount == 1 else 0
    state.lowered = -1
    state.push(("lower", side, least, most, int(effect.scores), _to_lower(effect, context)))


def _to_lower(effect: v.Lower, context: Context) -> int:
    """The dangers that may be lowered, a bit each."""
    if effect.colour != "any":
        return 1 << colour_of(effect.colour, context)
    return ALL_COLOURS & ~(1 << v.COLOURS.index(effect.but)) if effect.but else ALL_COLOURS


def _can_lower(state: HamburgState, side: int, effect: v.Lower, context: Context) -> bool:
    levels = dangers_of(state, side)
    if effect.colour == "any":
        return any(levels)
    return levels[colour_of(effect.colour, context)] > 0


def _fallen(state: HamburgState, side: int, effect: v.Lower, same: int) -> list[Effect] | None:
    if effect.colour not in v.COLOURS or known(state, side, effect.amount) != 1:
        return None
    return list(lowered(state, side, v.COLOURS.index(effect.colour), 1, effect.scores))


def prevent(state: HamburgState, side: int, effect: v.Prevent, context: Context) -> None:
    """The raise does not take place: the step that asked has ended without it."""
    if state.listener:
        disaster = state.kit.dangers[context.same]
        state.tell("raise_averted", side, colour=context.same, disaster=disaster)


def others_raise(state: HamburgState, side: int, effect: v.OthersRaise, context: Context) -> None:
    if state.lowered >= 0:
        raise_others(state, side, (state.lowered,))


def raise_others(state: HamburgState, side: int, colours: tuple[int, ...]) -> None:
    """Every other player, one after the other, and the disaster at once (HAM-6.6)."""
    frames: list[Frame] = []
    for other in state.others(side):
        frames += [("raise", other, colour) for colour in colours]
        frames.append(("disasters", other))
    state.push_all(frames)


def token_others(state: HamburgState, side: int, effect: v.TokenOthers, context: Context) -> None:
    state.push_all([("refill_tokens", 1), ("token_others", side)])


# -- questions ---------------------------------------------------------------------------------


def lower_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """From `least` to `most` levels, spread freely over the dangers of the mask."""
    _, side, least, most, _, mask = frame
    if DONE in answer or len(answer) == most:
        return []
    levels = dangers_of(state, side)
    for move in answer:
        levels[move - LOWER] -= 1
    # A player names them in the order of the colours; TOM goes by their levels.
    first = answer[-1] - LOWER if answer and not state.is_tom(side) else 0
    offers = [LOWER + c for c in range(first, COLOUR_COUNT) if mask >> c & 1 and levels[c]]
    return [DONE, *offers] if offers and len(answer) >= least else offers


def lower_chosen(state: HamburgState, frame: Frame) -> None:
    side, scores = frame[1], bool(frame[4])
    for move in state.answers[side]:
        if move != DONE:
            display.lower_danger(state, side, move - LOWER, 1, scores)


WORDS: Final[dict[type, Word]] = {
    v.Advance: Word(advance, gives=_reached),
    v.Lower: Word(lower, helps=_can_lower, gives=_fallen),
    v.Prevent: Word(prevent),
    v.OthersRaise: Word(others_raise),
    v.TokenOthers: Word(token_others),
}
STEPS: dict[str, Step] = {
    "lower": ask(lower_moves, lower_chosen, AMOUNT, AMOUNT, FLAG, COLOUR_SET),
}
