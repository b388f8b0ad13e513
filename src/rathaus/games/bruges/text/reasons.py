"""Why a move is not allowed, in plain words, with the clause of the rules."""

from functools import partial

from rathaus.core import voice
from rathaus.core.game import Reason, Refusal
from rathaus.core.reasons import Against
from rathaus.core.text import fill
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.moves import SPACE
from rathaus.games.bruges.rules import reasons
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges.text.moves import words_for
from rathaus.games.bruges.text.open_step import OpenStep
from rathaus.games.bruges.text.persons import Teller
from rathaus.games.bruges.text.words import Words
from rathaus.games.bruges_and_hamburg.telling import either


def why_not(state: BrugesState, seat: int, move: int, words: Words) -> Reason | None:
    """The rule against a move, or None where there is none to name."""
    return _why_not(OpenStep(state, seat, words, None), move)


def refused(state: BrugesState, seat: int, words: Words) -> list[Refusal]:
    """The moves a person would look for now and may not make, each with its reason."""
    here = OpenStep(state, seat, words, None)
    expected = reasons.expected(state, seat)
    return voice.refused(state, seat, expected, partial(_why_not, here), partial(_short, here))


def _why_not(here: OpenStep, move: int) -> Reason | None:
    reason = reasons.why_not(here.state, here.seat, move)
    return None if reason is None else _sentence(here, reason)


def _sentence(here: OpenStep, reason: Against) -> Reason:
    values: dict[str, object] = dict(reason.numbers)
    if "colour" in reason.numbers:
        colour = reason.numbers["colour"]
        values |= {"colour": here.hue(colour), "worker": here.workers(colour)}
    if "colours" in reason.numbers:
        hues = [here.hue(colour).bare for colour in bits(reason.numbers["colours"])]
        values["colours"] = either(hues, here.words)
    if "person" in reason.numbers:
        condition = here.state.kit.ability[reason.numbers["person"]].condition
        values["lead"] = Teller(here.words).lead(condition)
    text = fill(here.words.reasons[reason.name], **values)
    return Reason(text, reason.clause)


def _short(here: OpenStep, move: int) -> str:
    """Where the words for a legal move would tell what does not come to pass, its name alone."""
    kind, index = SPACE.split(move)
    phrases = here.words.refused
    match kind:
        case "use":
            return fill(phrases["use"], card=here.name(index + 1))
        case "advance":
            return phrases["advance"]
        case "canal":
            return fill(phrases["canal"], section=here.words.sections[index])
        case "draw":
            return fill(phrases["draw"], pile=index + 1)
    return str(words_for(here, move))
