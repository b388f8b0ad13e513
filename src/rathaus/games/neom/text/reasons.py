"""Why a move is not allowed, in plain words."""

from collections.abc import Callable

from rathaus.core import voice
from rathaus.core.game import Reason, Refusal
from rathaus.core.text import fill
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import TRAITS
from rathaus.games.neom.moves import SPACE
from rathaus.games.neom.rules import actions, disasters, reasons
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.text.languages import name_of
from rathaus.games.neom.text.words import Words


def why_not(state: NeomState, seat: int, move: int, words: Words) -> Reason | None:
    """The rule against a move, or None where there is none to name."""
    found = reasons.why_not(state, seat, move)
    if found is None:
        return None
    values = {key: _WORD.get(key, _number)(number, words) for key, number in found.numbers.items()}
    return Reason(fill(words.reasons[found.name], **values), found.clause)


def refused(state: NeomState, seat: int, words: Words) -> list[Refusal]:
    """The moves a person would look for now and may not make, each with its reason."""
    return voice.refused(
        state,
        seat,
        reasons.expected(state, seat),
        lambda move: why_not(state, seat, move, words),
        lambda move: _short(state, seat, move, words),
    )


def _short(state: NeomState, seat: int, move: int, words: Words) -> str:
    """A move by name alone: what it would cost or do does not come to pass."""
    kind, place = SPACE.split(move)
    if kind == "fine":
        return fill(words.moves["fine"], coins=disasters.fine(state, seat, state.disaster))
    if kind == "pick":
        return fill(words.moves["choose"], tile=name_of(place + 1, words))
    name = name_of(actions.tile_of(state, seat, move), words)
    return fill(words.moves["build" if kind == "build" else "cornerstone"], tile=name)


def _number(number: int, words: Words) -> object:
    return number


_WORD: dict[str, Callable[[int, Words], object]] = {
    "tile": name_of,
    "good": lambda number, words: words.goods[GOODS[number]],
    "type": lambda number, words: words.kinds[TRAITS[number]],
}
