"""The open step in words: what a seat is asked, and what it may do.

A game brings an `OpenStep` of its own that names what lies there, and a function for each kind of
move and each question that needs more than its template.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from rathaus.core.game import Names
from rathaus.core.steps import CHANCE, Answer, Frame
from rathaus.core.text import Phrase, capital, fill, phrase
from rathaus.core.voice import check_legal, player_at_start, player_within
from rathaus.games.bruges_and_hamburg.telling import both


@dataclass(frozen=True)
class OpenStep:
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

    def say(self, key: str, **values: object) -> str:
        return fill(self.words.moves[key], **values)

    def note(self, key: str, **values: object) -> str:
        return fill(self.words.notes[key], **values)

    def price(self, price: int) -> str:
        """A note on what a move costs."""
        return fill(self.words.notes["price" if price else "free"], price=price)


AnyStep = TypeVar("AnyStep", bound=OpenStep)


# -- moves ------------------------------------------------------------------------------------


def describe(
    here: AnyStep, move: int, kinds: Mapping[str, Callable[[AnyStep, int], str | Phrase]]
) -> Phrase:
    """The words for a legal move."""
    check_legal(here.state, here.seat, move)
    return words_for(here, move, kinds)


def words_for(
    here: AnyStep, move: int, kinds: Mapping[str, Callable[[AnyStep, int], str | Phrase]]
) -> Phrase:
    """A move that the open question is about, allowed or not."""
    kind, index = here.state.game.space.split(move)
    if kind == "start":  # a name stays as its owner writes it
        return Phrase(here.say("start", player=here.player_at_start(index)))
    return phrase(kinds[kind](here, index))


# -- questions --------------------------------------------------------------------------------

Asked = tuple[str, Mapping[str, object]]  # the entry of a question, and what it is filled with


def ask(
    here: AnyStep,
    chance: Callable[[AnyStep], Asked],
    questions: Mapping[str, Callable[[AnyStep], Asked]],
) -> str:
    """One sentence for a seat, whether it has to decide or to wait."""
    key, values = _asked(here, chance, questions)
    return fill(here.words.prompts[key], **values)


def _asked(
    here: AnyStep,
    chance: Callable[[AnyStep], Asked],
    questions: Mapping[str, Callable[[AnyStep], Asked]],
) -> Asked:
    turn = here.state.turn()
    if not turn:
        return "over", {}
    if CHANCE in turn:
        return chance(here)
    if here.seat not in turn:
        players = [here.player(other) for other in turn]
        return "waiting", {"players": both(players, here.words)}
    return questions.get(here.step, _plainly)(here)


def _plainly(here: OpenStep) -> Asked:
    """The step says it all."""
    return here.step, {}


def counted(here: OpenStep) -> Asked:
    """Several things of one kind, one after the other."""
    return here.step, {"count": here.frame[2] - len(here.answer)}


def cause(here: OpenStep) -> Frame | None:
    """What makes sides lose something: the frame below all theirs, with a side and its card."""
    for frame in reversed(here.state.stack):
        if frame[0] == "cause":
            found: Frame = frame
            return found
        if frame[0] != here.step:
            return None
    return None


def caused(
    here: OpenStep, keys: Mapping[str, str], name: Callable[[int], str], **values: object
) -> Asked | None:
    """A question whose cause is a card: an own one, or that of another side."""
    found = cause(here)
    if found is None:
        return None
    _, side, source = found
    values |= {"card": capital(name(source)), "player": here.player_at_start(side)}
    return ("own_discard" if side == here.seat else keys[here.step]), values


def hand_over(here: OpenStep) -> Asked:
    _, _, thief, amount = here.frame
    return "hand_over", {"player": here.player(thief), "count": amount - len(here.answer)}


def swap(here: OpenStep) -> Asked:
    return ("swap_for" if len(here.answer) % 2 else "swap"), {}
