"""What is asked now, and what each move says, is about and would do."""

from rathaus.core.catalogue import Effect, Target
from rathaus.core.game import Names
from rathaus.core.steps import CHANCE
from rathaus.core.text import Phrase, fill, phrase
from rathaus.core.voice import check_legal, player_within
from rathaus.games.neom.moves import SPACE
from rathaus.games.neom.parts import MOVES, PROMPTS
from rathaus.games.neom.questions.choice import Asked, Choice, Spoken
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.text import tiles
from rathaus.games.neom.text.words import Words


def ask(state: NeomState, seat: int, words: Words, names: Names) -> str:
    """One sentence for a seat, whether it has to decide or to wait."""
    turn = state.turn()
    if not turn:
        return words.prompts["over"]
    if seat in turn or CHANCE in turn:
        step, asked = state.stack[-1][0], Asked(state, seat, words, names)
        return PROMPTS[step](asked) if step in PROMPTS else asked.ask(step)
    players = [player_within(other, words, names) for other in turn]
    return fill(words.prompts["waiting"], players=tiles.both(players, words))


def describe(state: NeomState, seat: int, move: int, words: Words, names: Names) -> Phrase:
    """The words for a legal move."""
    check_legal(state, seat, move)
    kind, index = SPACE.split(move)
    made = MOVES[kind]
    said = made.describe(Spoken(state, seat, move, index, words, names))
    return Phrase(str(said)) if made.begins_with_a_name else phrase(said)


def targets(state: NeomState, seat: int, move: int) -> tuple[Target, ...]:
    """What a move is about, whether it is allowed or not."""
    kind, index = SPACE.split(move)
    return MOVES[kind].targets(Choice(state, seat, move, index))


def consequence(state: NeomState, seat: int, move: int) -> tuple[Effect, ...]:
    """What a legal move would do, as far as the rules know it from what lies open."""
    kind, index = SPACE.split(move)
    return MOVES[kind].effects(Choice(state, seat, move, index))
