"""What a move is called, what it is about, and what it would do.

A move tells what it decides, together with all that then follows without a choice. So the moves
that a player makes in one action tell, taken together, all that the action does to the player.
"""

from collections.abc import Mapping

from rathaus.core.catalogue import Effect, Trail
from rathaus.core.game import Names
from rathaus.core.steps import CHANCE, Answer, Question
from rathaus.core.text import Phrase, phrase, with_notes
from rathaus.core.voice import check_legal
from rathaus.games.city_tycoon.moves import SPACE
from rathaus.games.city_tycoon.state import CityTycoonState
from rathaus.games.city_tycoon.text import chance, extending, supplying
from rathaus.games.city_tycoon.text.rows import NOTHING, OpenMove, Row, Targets, Wording
from rathaus.games.city_tycoon.text.words import Words

ROWS: Mapping[str, Row] = {**chance.ROWS, **extending.ROWS, **supplying.ROWS}  # by range
STEP: Mapping[str, str] = {  # that asks for it
    "order": "order",
    "deal": "deal",
    "pick": "draft",
    **dict.fromkeys(extending.ROWS, "extend"),
    **dict.fromkeys(supplying.ROWS, "supply"),
}


def _answer(state: CityTycoonState, seat: int) -> Answer:
    return () if seat == CHANCE else state.answers[seat]


def _worded(state: CityTycoonState, seat: int, move: int, words: Words, names: Names) -> Wording:
    return Wording(state, seat, _answer(state, seat), move, SPACE.split(move)[1], words, names)


def describe(state: CityTycoonState, seat: int, move: int, words: Words, names: Names) -> Phrase:
    """The words for a legal move."""
    check_legal(state, seat, move)
    row, worded = ROWS[SPACE.split(move)[0]], _worded(state, seat, move, words, names)
    return phrase(with_notes(row.name(worded) + row.more(worded), *row.notes(worded)))


def name_of_move(state: CityTycoonState, seat: int, move: int, words: Words) -> str:
    """What a move is called, allowed or not."""
    return phrase(ROWS[SPACE.split(move)[0]].name(_worded(state, seat, move, words, None))).text


def targets(state: CityTycoonState, seat: int, move: int) -> Targets:
    """The pieces, cells and players a move is about; one that makes no sense now has none."""
    kind, place = SPACE.split(move)
    row, answer = ROWS[kind], _answer(state, seat)
    is_asked = seat in state.turn() and state.stack[-1][0] == STEP[kind]
    if not is_asked or len(answer) < row.after:
        return NOTHING
    return row.about(OpenMove(state, seat, answer, move, place))


def consequence(state: CityTycoonState, seat: int, move: int) -> tuple[Effect, ...]:
    """All that is certain once a seat makes a legal move."""
    frame = state.stack[-1]
    step = state.steps[frame[0]]
    answer, found, options = _answer(state, seat), list[Effect](), [move]
    while len(options) == 1 and isinstance(step, Question):
        kind, place = SPACE.split(options[0])
        made = OpenMove(state, seat, answer, options[0], place)
        found += [effect for effect in ROWS[kind].effects(made) if _is_worth_a_word(effect)]
        answer = made.made
        options = step.moves(state, frame, seat, answer)
    return tuple(found)


def _is_worth_a_word(effect: Effect) -> bool:
    return effect.kind == "reach" or effect.amount > 0


def trails(state: CityTycoonState, seat: int, move: int) -> tuple[Trail, ...]:
    """The ways of cubes and bonuses that a legal move is about, and what then follows without
    a choice.
    """
    frame = state.stack[-1]
    step = state.steps[frame[0]]
    answer, found, options = _answer(state, seat), list[Trail](), [move]
    while len(options) == 1 and isinstance(step, Question):
        kind, place = SPACE.split(options[0])
        made = OpenMove(state, seat, answer, options[0], place)
        found = list(ROWS[kind].trails(made)) or found
        answer = made.made
        options = step.moves(state, frame, seat, answer)
    return tuple(found)
