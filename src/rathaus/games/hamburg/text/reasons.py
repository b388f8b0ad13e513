"""Why a move is not allowed, in plain words, with the clause of the rules."""

from collections.abc import Callable
from functools import partial

from rathaus.core import voice
from rathaus.core.game import Reason, Refusal
from rathaus.core.reasons import Against
from rathaus.core.text import fill
from rathaus.games.bruges_and_hamburg.telling import either
from rathaus.games.hamburg.components.kit import members
from rathaus.games.hamburg.moves import SPACE
from rathaus.games.hamburg.rules import reasons
from rathaus.games.hamburg.state import HamburgState
from rathaus.games.hamburg.text.cards import NUMERALS
from rathaus.games.hamburg.text.moves import words_for
from rathaus.games.hamburg.text.open_step import OpenStep
from rathaus.games.hamburg.text.words import Words


def why_not(state: HamburgState, seat: int, move: int, words: Words) -> Reason | None:
    """The rule against a move, or None where there is none to name."""
    return _why_not(OpenStep(state, seat, words, None), move)


def refused(state: HamburgState, seat: int, words: Words) -> list[Refusal]:
    """The moves a person would look for now and may not make, each with its reason."""
    here = OpenStep(state, seat, words, None)
    expected = reasons.expected(state, seat)
    return voice.refused(state, seat, expected, partial(_why_not, here), partial(_short, here))


def _why_not(here: OpenStep, move: int) -> Reason | None:
    reason = reasons.why_not(here.state, here.seat, move)
    return None if reason is None else _sentence(here, reason)


def _sentence(here: OpenStep, reason: Against) -> Reason:
    values = {key: _VALUE.get(key, _number)(here, n) for key, n in reason.numbers.items()}
    if reason.name == "no_worker":
        values["workers"] = here.workers(reason.numbers["colour"], reason.numbers["need"])
    if reason.name == "exchange_workers":
        colours, need = members(reason.numbers["colours"]), reason.numbers["need"]
        values["demand"] = either([here.workers(each, need) for each in colours], here.words)
    text = fill(here.words.reasons[reason.name], **values)
    return Reason(text, reason.clause)


def _number(here: OpenStep, number: int) -> object:
    return number


def _colours(here: OpenStep, mask: int) -> object:
    return either([here.hue(colour).bare for colour in members(mask)], here.words)


_VALUE: dict[str, Callable[[OpenStep, int], object]] = {
    "colour": OpenStep.hue,
    "danger": OpenStep.danger,
    "colours": _colours,
    "phase": lambda here, phase: NUMERALS[phase],
}


# -- the moves by name ------------------------------------------------------------------------


def _short(here: OpenStep, move: int) -> str:
    """Where the words for a legal move would tell what does not come to pass, its name alone."""
    kind, index = SPACE.split(move)
    phrases = here.words.refused
    if kind in ("use", "again"):
        return fill(phrases["use" if kind == "use" else "again"], card=here.name(index + 1))
    if kind == "advance":
        return phrases["advance"]
    if kind == "ship":
        return fill(phrases["ship"], colour=here.hue(index))
    return str(words_for(here, move))
