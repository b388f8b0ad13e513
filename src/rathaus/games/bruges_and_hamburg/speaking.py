"""The open step in words: what a seat is asked, and what it may do.

A game brings a `Table` of its own that names what lies there, and a function for
each kind of move and each question that needs more than its template.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rathaus.core.game import Names
from rathaus.core.steps import CHANCE, Answer, Frame
from rathaus.core.text import Phrase, fill, phrase
from rathaus.core.voice import check_legal, player_at_start, player_within
from rathaus.games.bruges_and_hamburg.telling import both

MoveKey = TypeVar("MoveKey")  # the entries a game has for its moves, and for notes behind them
NoteKey = TypeVar("NoteKey")


@dataclass(frozen=True)
class Table(Generic[MoveKey, NoteKey]):
    """The open step as one seat sees it, and the words for what lies there."""

    state: Any
    seat: int
    words: Any
    names: Names

    @property
    def frame(self) -> Frame:
        frame: Frame = self.state.stack[-1]
        return frame

    @property
    def step(self) -> str:
        return str(self.frame[0])

    @property
    def answer(self) -> Answer:
        """What the seat has decided so far."""
        answer: Answer = self.state.answers[self.seat]
        return answer

    def player(self, seat: int) -> str:
        return player_within(seat, self.words, self.names)

    def player_at_start(self, seat: int) -> str:
        return player_at_start(seat, self.words, self.names)

    def say(self, key: MoveKey, **values: object) -> str:
        return fill(self.words.moves[key], **values)

    def note(self, key: NoteKey, **values: object) -> str:
        return fill(self.words.notes[key], **values)

    def price(self, price: int) -> str:
        """A note on what a move costs."""
        return fill(self.words.notes["price" if price else "free"], price=price)


AnyTable = TypeVar("AnyTable", bound=Table[Any, Any])


# -- moves ------------------------------------------------------------------------------------


def describe(
    table: AnyTable, move: int, kinds: Mapping[str, Callable[[AnyTable, int], str | Phrase]]
) -> Phrase:
    """The words for a legal move."""
    check_legal(table.state, table.seat, move)
    return words_for(table, move, kinds)


def words_for(
    table: AnyTable, move: int, kinds: Mapping[str, Callable[[AnyTable, int], str | Phrase]]
) -> Phrase:
    """A move that the open question is about, allowed or not."""
    kind, index = table.state.game.space.split(move)
    if kind == "start":  # a name stays as its owner writes it
        return Phrase(table.say("start", player=table.player_at_start(index)))
    return phrase(kinds[kind](table, index))


# -- questions --------------------------------------------------------------------------------

Asked = tuple[str, Mapping[str, object]]  # the entry of a question, and what it is filled with


def ask(
    table: AnyTable,
    chance: Callable[[AnyTable], Asked],
    questions: Mapping[str, Callable[[AnyTable], Asked]],
) -> str:
    """One sentence for a seat, whether it has to decide or to wait."""
    key, values = _asked(table, chance, questions)
    return fill(table.words.prompts[key], **values)


def _asked(
    table: AnyTable,
    chance: Callable[[AnyTable], Asked],
    questions: Mapping[str, Callable[[AnyTable], Asked]],
) -> Asked:
    turn = table.state.turn()
    if not turn:
        return "over", {}
    if CHANCE in turn:
        return chance(table)
    if table.seat not in turn:
        players = [table.player(other) for other in turn]
        return "waiting", {"players": both(players, table.words)}
    return questions.get(table.step, _plainly)(table)


def _plainly(table: Table[Any, Any]) -> Asked:
    """The step says it all."""
    return table.step, {}


def counted(table: Table[Any, Any]) -> Asked:
    """Several things of one kind, one after the other."""
    return table.step, {"count": table.frame[2] - len(table.answer)}


def hand_over(table: Table[Any, Any]) -> Asked:
    _, _, thief, amount = table.frame
    return "hand_over", {"player": table.player(thief), "count": amount - len(table.answer)}


def swap(table: Table[Any, Any]) -> Asked:
    return ("swap_for" if len(table.answer) % 2 else "swap"), {}
