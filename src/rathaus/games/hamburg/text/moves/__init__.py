"""Moves in words, what they are about, and what they would do: a file for each kind."""

from rathaus.core.catalogue import Effect, Target
from rathaus.core.game import Names
from rathaus.core.text import Phrase
from rathaus.games.bruges_and_hamburg import speaking
from rathaus.games.bruges_and_hamburg.reasons import asked
from rathaus.games.hamburg.moves import SPACE
from rathaus.games.hamburg.state import HamburgState
from rathaus.games.hamburg.text.moves import actions, answers, cards, chance, colours, others
from rathaus.games.hamburg.text.moves.rows import MoveKind
from rathaus.games.hamburg.text.open_step import OpenStep
from rathaus.games.hamburg.text.words import Words

KINDS: dict[str, MoveKind] = {
    **cards.KINDS,
    **actions.KINDS,
    **answers.KINDS,
    **colours.KINDS,
    **others.KINDS,
    **chance.KINDS,
}
_SAY = {kind: row.say for kind, row in KINDS.items() if row.say}


def describe(state: HamburgState, seat: int, move: int, words: Words, names: Names) -> Phrase:
    """The words for a legal move; others have no price and no meaning."""
    return speaking.describe(OpenStep(state, seat, words, names), move, _SAY)


def words_for(here: OpenStep, move: int) -> Phrase:
    """A move that the open question is about, allowed or not."""
    return speaking.words_for(here, move, _SAY)


def targets(state: HamburgState, seat: int, move: int) -> tuple[Target, ...]:
    """What a move of the open question is about."""
    kind, index = SPACE.split(move)
    return KINDS[kind].aim(asked(state, seat), index) if state.stack else ()


def consequence(state: HamburgState, seat: int, move: int) -> tuple[Effect, ...]:
    """What a legal move of the open question would do."""
    kind, index = SPACE.split(move)
    return KINDS[kind].tell(asked(state, seat), index)
