"""Why a move is not allowed, in plain words, with the clause of the rules."""

from collections.abc import Callable, Mapping

from rathaus.core import voice
from rathaus.core.game import Reason, Refusal
from rathaus.core.reasons import Against
from rathaus.core.steps import CHANCE, Answer
from rathaus.core.text import fill
from rathaus.games.city_tycoon.rules import extending, supplying
from rathaus.games.city_tycoon.state import CityTycoonState
from rathaus.games.city_tycoon.text.languages import name_of
from rathaus.games.city_tycoon.text.moves import name_of_move
from rathaus.games.city_tycoon.text.words import Words

# By the step that asks: which moves a person would look for, and what forbids one.
_EXPECTED: Mapping[str, Callable[[CityTycoonState, int, Answer], list[int]]] = {
    "extend": extending.expected,
    "supply": supplying.expected,
}
_AGAINST: Mapping[str, Callable[[CityTycoonState, int, Answer, int], Against | None]] = {
    "extend": extending.against,
    "supply": supplying.against,
}


def _asked(state: CityTycoonState, seat: int) -> str:
    """The step that asks a seat now."""
    return state.stack[-1][0] if seat in state.turn() and seat != CHANCE else ""


def expected(state: CityTycoonState, seat: int) -> list[int]:
    """The moves a person would look for now, allowed or not."""
    step = _asked(state, seat)
    found = _EXPECTED[step](state, seat, state.answers[seat]) if step in _EXPECTED else []
    return list(dict.fromkeys(found))


def why_not(state: CityTycoonState, seat: int, move: int, words: Words) -> Reason | None:
    """The rule against a move, or None where there is none to name."""
    step = _asked(state, seat)
    against = _AGAINST[step](state, seat, state.answers[seat], move) if step in _AGAINST else None
    if against is None:
        return None
    values: dict[str, object] = dict(against.numbers)
    if "tile" in values:
        values["tile"] = name_of(against.numbers["tile"], words)
    return Reason(fill(words.reasons[against.name], **values), against.clause)


def refused(state: CityTycoonState, seat: int, words: Words) -> list[Refusal]:
    """The moves a person would look for now and may not make, each with its reason."""
    return voice.refused(
        state,
        seat,
        expected(state, seat),
        lambda move: why_not(state, seat, move, words),
        lambda move: name_of_move(state, seat, move, words),
    )
