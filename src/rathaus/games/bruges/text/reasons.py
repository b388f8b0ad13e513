"""Why a move is not allowed, in plain words, with the clause of the rules."""

from functools import partial
from typing import cast

from rathaus.core import voice
from rathaus.core.game import Reason, Refusal
from rathaus.core.text import fill
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.moves import SPACE
from rathaus.games.bruges.rules import reasons
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges.text.choices import words_for
from rathaus.games.bruges.text.persons import Teller
from rathaus.games.bruges.text.table import Table
from rathaus.games.bruges.text.words import Why, Words
from rathaus.games.bruges_and_hamburg.reasons import Reason as Found
from rathaus.games.bruges_and_hamburg.telling import either


def why_not(state: BrugesState, seat: int, move: int, words: Words) -> Reason | None:
    """The rule against a move, or None where there is none to name."""
    return _why_not(Table(state, seat, words, None), move)


def refused(state: BrugesState, seat: int, words: Words) -> list[Refusal]:
    """The moves a person would look for now and may not make, each with its reason."""
    table = Table(state, seat, words, None)
    expected = reasons.expected(state, seat)
    return voice.refused(state, seat, expected, partial(_why_not, table), partial(_short, table))


def _why_not(table: Table, move: int) -> Reason | None:
    reason = reasons.why_not(table.state, table.seat, move)
    return None if reason is None else _sentence(table, reason)


def _sentence(table: Table, reason: Found) -> Reason:
    values: dict[str, object] = dict(reason.numbers)
    if "colour" in reason.numbers:
        colour = reason.numbers["colour"]
        values |= {"colour": table.hue(colour), "worker": table.workers(colour)}
    if "colours" in reason.numbers:
        hues = [table.hue(colour).bare for colour in bits(reason.numbers["colours"])]
        values["colours"] = either(hues, table.words)
    if "person" in reason.numbers:
        condition = table.state.kit.ability[reason.numbers["person"]].condition
        values["lead"] = Teller(table.words).lead(condition)
    text = fill(table.words.reasons[cast("Why", reason.name)], **values)
    return Reason(text, reason.clause)


def _short(table: Table, move: int) -> str:
    """Where the words for a legal move would tell what does not come to pass, its name alone."""
    kind, index = SPACE.split(move)
    phrases = table.words.refused
    match kind:
        case "use":
            return fill(phrases["use"], card=table.name(index + 1))
        case "advance":
            return phrases["advance"]
        case "canal":
            return fill(phrases["canal"], section=table.words.sections[index])
        case "draw":
            return fill(phrases["draw"], pile=index + 1)
    return str(words_for(table, move))
