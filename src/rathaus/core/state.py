"""A position of a game, and the loop that carries it from one decision to the next."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, Self

from rathaus.core import fields
from rathaus.core.compiling import mypyc_attr
from rathaus.core.errors import BadPlayers, IllegalMove
from rathaus.core.events import Event, EventValue, Listener
from rathaus.core.fields import frames, groups_per_side, number, working, working_list
from rathaus.core.moves import MoveSpace

Frame = tuple[Any, ...]  # the name of the step, then ints
Answer = tuple[int, ...]  # the moves a seat has made in the open question
View = dict[str, Any]
Whole = int | Any  # has to be a whole number; whoever takes it checks, in every build alike
AnyState = Any  # the state of some game; its rules name their own kind
Policy = Callable[["State", int, list[int], Random], int]  # decides for a seat: one of the moves
Narrow = Callable[["State", list[int]], list[int]]  # some of the moves

CHANCE: Final = -1
"""The seat that rolls the dice and draws from the piles."""


class Step:
    """One kind of thing that happens in a game; `rathaus.core.steps` has the three there are.

    `slots` are the numbers that follow the name in a frame, place by place; the last `optional`
    ones may be missing.
    """

    __slots__ = ("optional", "slots")

    def __init__(self, slots: Sequence["Slot"], optional: int) -> None:
        self.slots = tuple(slots)
        self.optional = optional

    def settle(self, state: "State", frame: Frame) -> bool:
        """Go on as far as nobody has to decide. True: somebody has to."""
        raise NotImplementedError

    def take(self, state: "State", frame: Frame, seat: int, move: int) -> bool:
        """Carry out a decision. True: somebody still has to decide."""
        raise NotImplementedError

    def asked(self, state: "State", frame: Frame) -> Sequence[int]:
        """The seats of a question."""
        return ()

    def options(self, state: "State", frame: Frame, seat: int, answer: Answer) -> list[int]:
        """What a seat may decide next in a question, given what it has decided."""
        return []

    def outcomes_of(self, state: "State", frame: Frame) -> list[int]:
        """All that chance may decide."""
        return []

    def weights_of(self, state: "State", frame: Frame) -> Sequence[int] | None:
        """How likely the outcomes of a chance are; None: all alike."""
        return None

    def allows(self, state: "State", frame: Frame, seat: int, move: int) -> bool:
        """Is it one of the decisions that are open?"""
        return move in state._moves[seat]

    def sample(self, state: "State", frame: Frame, rng: Random) -> int:
        """Draw one of the outcomes."""
        raise NotImplementedError

    def fits(self, state: "State", frame: Frame) -> bool:
        """Has the frame the numbers that this step works with?"""
        given = frame[1:]
        if not len(self.slots) - self.optional <= len(given) <= len(self.slots):
            return False
        for value, slot in zip(given, self.slots, strict=False):
            if type(value) is not int or value not in slot.allowed(state):
                return False
        return True

    def wants(self, state: "State") -> str:
        """The numbers that this step works with, in words."""
        ranges = [slot.allowed(state) for slot in self.slots]
        return ", ".join(f"{each[0]} to {each[-1]}" for each in ranges) or "none"


class Slot:
    """A number of a frame: one of a range."""

    __slots__ = ("values",)

    def __init__(self, values: range) -> None:
        self.values = values

    def allowed(self, state: "State") -> range:
        return self.values


class SideSlot(Slot):
    """A number of a frame that is a side; `least` -1 also allows for all of them together."""

    __slots__ = ()

    def allowed(self, state: "State") -> range:
        return range(self.values.start, state.sides)


@mypyc_attr(native_class=False)
class Rules(ABC):
    """What a state asks of its game. `rathaus.core.game.Game` is the whole contract."""

    name: ClassVar[str]  # in commands, addresses and records: city_tycoon
    rules_version: ClassVar[int]  # a record or save of another version is refused
    space: ClassVar[MoveSpace]  # all moves
    steps: ClassVar[dict[str, Step]]  # all steps, by name
    components_id: str
    copier: Callable[[Any], Any]

    @abstractmethod
    def view(self, state: AnyState, seat: int | None) -> Mapping[str, object]:
        """What a seat may see (None: a spectator), built up from nothing."""

    @abstractmethod
    def redeal(self, state: AnyState, seat: int | None, rng: Random) -> None:
        """Draw anew, in place, all that a seat cannot know."""

    @abstractmethod
    def scores(self, state: AnyState) -> list[int]:
        """The points of each seat if the game ended now."""

    def result(self, state: AnyState) -> list[dict[str, Any]]:
        """The score sheet of each seat: its points by category, and their `total`."""
        return [{"total": points} for points in self.scores(state)]

    def ranks(self, state: AnyState) -> list[int]:
        """The place of each seat, 1 for the best; ties share a rank."""
        scores = self.scores(state)
        return [1 + sum(other > own for other in scores) for own in scores]

    def clock(self, state: AnyState) -> int:
        """The rounds begun so far, which tells positions that can be compared.

        It never goes back. By default there are no rounds: a search plays on to the end.
        """
        return 0

    def derive(self, state: AnyState) -> None:
        """Rebuild the derived fields after loading; most games have none."""
        return

    def automa(self, state: AnyState, frame: Frame, answer: Answer, options: list[int]) -> int:
        """The decision of a side that the rules play by themselves."""
        return options[0]

    def notation(self, state: AnyState, move: int) -> str:
        """The readable, stable name of a move."""
        return self.space.notation(move)

    @abstractmethod
    def reason_against(self, state: AnyState, seat: int, move: int) -> str:
        """The rule that forbids a move, in English; empty where the game cannot name it."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False, kw_only=True)
class State:
    """What lies on the table, who has to decide, and what was decided face down.

    Subclasses declare the fields of their game (see `rathaus.core.fields`). What they mean is
    told by the rules of the game: how they are seen, scored and drawn anew.
    """

    players: int = number(least=1)
    stack: list[tuple[Any, ...]] = frames()  # the steps to come, the next one last
    answers: list[tuple[int, ...]] = groups_per_side()  # to the open question, by side

    game: Rules = working()
    steps: dict[str, Step] = working()
    listener: Listener | None = working(None, stays=True)  # is told every event
    taken: list[tuple[int, int]] | None = working(
        None, stays=True
    )  # a list gathers forced decisions
    resolved: int = working(0)  # questions answered so far; lets a driver see a reveal
    _turn: tuple[int, ...] = working(())
    _moves: list[list[int]] = working_list()

    @property
    def sides(self) -> int:
        """The seats and any opponent that the rules play by themselves, after the last seat."""
        return self.players

    # -- the contract -------------------------------------------------------------------------

    def turn(self) -> tuple[int, ...]:
        """The seats that owe a decision now; `(CHANCE,)`; or `()` when the game is over."""
        return self._turn

    def moves(self, seat: Whole) -> list[int]:
        """The legal moves of a seat, sorted; empty when it has nothing to decide."""
        return self._options(seat)[:] if seat in self._turn else []

    def play(self, seat: Whole, move: Whole) -> None:
        """Apply a move. `IllegalMove` says why not and leaves the state exactly as it was."""
        if type(seat) is not int or type(move) is not int:
            raise IllegalMove(f"a seat and a move are whole numbers, not {seat!r} and {move!r}")
        if seat not in self._turn:
            raise IllegalMove(self._why_not(seat, move))
        frame = self.stack[-1]
        step = self.steps[frame[0]]
        if not step.allows(self, frame, seat, move):
            raise IllegalMove(self._why_not(seat, move))
        if not step.take(self, frame, seat, move):
            self.advance()

    def play_out(self, rng: Random) -> int:
        """Play on at random to the end; the number of decisions, chance not counted.

        The same as a loop of `turn`, `moves`, `sample` and `play`, but quicker.
        """
        decisions = 0
        random: Callable[[], float] = rng.random
        while self._turn:
            seat = self._turn[0]
            frame = self.stack[-1]
            step = self.steps[frame[0]]
            if seat == CHANCE:
                move = step.sample(self, frame, rng)
            else:
                options = self._moves[seat]
                move = options[int(random() * float(len(options)))]
                decisions += 1
            if not step.take(self, frame, seat, move):
                self.advance()
        return decisions

    def play_on(self, policies: Sequence[Policy], until: int, dice: Random, wits: Random) -> None:
        """Play on, each seat by its policy, until the game's clock shows `until` or it is over.

        Chance draws from `dice`, policies from `wits`: with the same dice, luck stays the same
        whatever they do. A policy leaves the state as it is and looks at no sealed answer of
        another seat.
        """
        clock = self.game.clock
        while self._turn and clock(self) < until:
            seat = self._turn[0]
            frame = self.stack[-1]
            step = self.steps[frame[0]]
            if seat == CHANCE:
                move = step.sample(self, frame, dice)
            else:
                move = policies[seat](self, seat, self._moves[seat], wits)
            if not step.take(self, frame, seat, move):
                self.advance()

    def chances(self) -> list[tuple[int, int]]:
        """The outcomes of the pending chance as (move, weight) pairs."""
        self._check_chance()
        moves = self._options(CHANCE)
        frame = self.stack[-1]
        weights = self.steps[frame[0]].weights_of(self, frame)
        return list(zip(moves, weights or [1] * len(moves), strict=True))

    def sample(self, rng: Random) -> int:
        """Draw one outcome of the pending chance."""
        self._check_chance()
        frame = self.stack[-1]
        return self.steps[frame[0]].sample(self, frame, rng)

    def copy(self) -> Self:
        """An independent copy; a listener stays with the original."""
        copy: Self = self.game.copier(self)
        return copy

    def view(self, seat: int | None) -> View:
        """All that a seat may know (None: a spectator), as plain data."""
        self._check_seat(seat)
        return {
            "game": self.game.name,
            "players": self.players,
            "seat": seat,
            "turn": list(self._turn),
            "moves": self.moves(seat) if seat is not None else [],
            "answer": list(self.answers[seat]) if seat is not None else [],
            **self.game.view(self, seat),
        }

    def redeal(self, seat: int | None, rng: Random) -> Self:
        """A full state that agrees with all the seat knows, the rest drawn at random.

        The result depends on the seat's knowledge and the generator alone, never on the truth.
        """
        self._check_seat(seat)
        new = self.copy()
        self.game.redeal(new, seat, rng)
        new._reseal(seat, rng)
        return new

    def waiting_for(self, turn: Sequence[int]) -> Self:
        """The same as it looks to somebody who knows no better than that these owe a decision."""
        if tuple(turn) == self._turn:
            return self
        new = self.copy()
        new._turn = tuple(turn)
        return new

    def scores(self) -> list[int]:
        """The points of each seat if the game ended now."""
        return self.game.scores(self)

    def result(self) -> list[dict[str, Any]]:
        """The score sheet of each seat."""
        return self.game.result(self)

    def ranks(self) -> list[int]:
        """The place of each seat, 1 for the best; ties share a rank."""
        return self.game.ranks(self)

    def to_json(self) -> dict[str, Any]:
        """The state as plain JSON data, at any decision."""
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "components": self.game.components_id,
            "state": fields.dump(self),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes: as it is saved; a listener stays here."""
        return _loaded, (self.game, self.to_json())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return type(self) is type(other) and fields.values(self) == fields.values(other)

    def __hash__(self) -> int:
        return hash(fields.values(self))

    # -- sealed answers -----------------------------------------------------------------------

    def asked(self) -> Sequence[int]:
        """The seats of the open question, those that have answered included."""
        if not self.stack:
            return ()
        frame = self.stack[-1]
        return self.steps[frame[0]].asked(self, frame)

    def completes(self, seat: int, move: int) -> bool:
        """Would this legal move complete the seat's answer to the open question?"""
        frame = self.stack[-1]
        step = self.steps[frame[0]]
        answer = (*self.answers[seat], move)
        options = step.options(self, frame, seat, answer)
        while len(options) == 1:
            answer += (options[0],)
            options = step.options(self, frame, seat, answer)
        return not options

    def whole_answers(self, seat: int, narrow: Narrow) -> list[Answer]:
        """The ways to complete the seat's answer to the open question, each as moves to play.

        Of the options at each decision only those that `narrow` picks are followed. It is given
        a copy in which the seat has answered so far. Forced decisions are not part of an answer.
        """
        if seat not in self._turn or seat == CHANCE:
            return []
        trial = self.copy()
        found: list[Answer] = []
        trial._complete(seat, (), narrow, found)
        return found

    def reopen(self, seat: int) -> None:
        """Take back what all others have answered face down: in imagination they decide anew."""
        asked = self.asked()
        if len(asked) > 1:
            for other in asked:
                if other != seat:
                    self.answers[other] = ()
            self.advance()

    def retract(self, seat: Whole) -> None:
        """Take back a seat's sealed answer while others are still thinking."""
        if type(seat) is not int or seat not in self.asked() or not self.answers[seat]:
            raise IllegalMove(f"seat {seat} has no answer that could be taken back")
        self.answers[seat] = ()
        self.advance()

    # -- for the rules ------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Put a frame on the stack: it runs next."""
        self.stack.append(frame)

    def push_all(self, frames: Sequence[Frame]) -> None:
        """Put frames on the stack so that they run in the order given."""
        stack = self.stack
        for index in range(len(frames) - 1, -1, -1):
            stack.append(frames[index])

    def has_answered(self, side: int, move: int) -> bool:
        """Is this the first decision of a side's answer to the question that resolves?"""
        answer = self.answers[side]
        return len(answer) > 0 and answer[0] == move

    def tell(
        self,
        kind: str,
        seat: int | None,
        /,
        audience: tuple[int, ...] | None = None,
        **data: EventValue,
    ) -> None:
        """Report an event. Where speed matters, ask first whether there is a listener."""
        if self.listener is not None:
            self.listener(Event(kind, seat, data, audience))

    def advance(self) -> None:
        """Run steps until somebody has to decide or the game is over."""
        steps = self.steps
        stack = self.stack
        while stack:
            frame = stack[-1]
            if steps[frame[0]].settle(self, frame):
                return
        self._turn = ()

    # -- inside -------------------------------------------------------------------------------

    def _options(self, seat: int) -> list[int]:
        """What a seat that owes a decision may decide; chance may have left it open so far."""
        options = self._moves[seat]
        if not options and seat == CHANCE:
            frame = self.stack[-1]
            options = self._moves[seat] = self.steps[frame[0]].outcomes_of(self, frame)
        return options

    def _check_chance(self) -> None:
        if self._turn != (CHANCE,):
            raise IllegalMove("nothing is left to chance now")

    def _complete(self, seat: int, played: Answer, narrow: Narrow, found: list[Answer]) -> None:
        """One more decision of an answer, and all that follow."""
        frame = self.stack[-1]
        step = self.steps[frame[0]]
        so_far = self.answers[seat]
        for move in narrow(self, self._moves[seat][:]):
            answer = (*so_far, move)
            options = step.options(self, frame, seat, answer)
            while len(options) == 1:
                answer += (options[0],)
                options = step.options(self, frame, seat, answer)
            if not options:
                found.append((*played, move))
                continue
            self.answers[seat] = answer
            self._moves[seat] = options
            self._complete(seat, (*played, move), narrow, found)

    def _reseal(self, seat: int | None, rng: Random) -> None:
        """Draw anew what the other seats have decided face down."""
        asked = self.asked()
        if not asked:
            if self._turn:
                self.advance()
            return
        frame = self.stack[-1]
        step = self.steps[frame[0]]
        for other in asked:
            if other == seat:
                continue
            answer: Answer = ()
            if other not in self._turn:
                while options := step.options(self, frame, other, answer):
                    answer += (options[int(rng.random() * len(options))],)
            self.answers[other] = answer
        self.advance()

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise BadPlayers(f"there is no seat {seat}: seats go from 0 to {self.players - 1}")

    def _why_not(self, seat: int, move: int) -> str:
        if not self._turn:
            return "the game is over"
        if seat not in self._turn:
            waiting = ", ".join("chance" if s == CHANCE else str(s) for s in self._turn)
            return f"seat {seat} has nothing to decide now; waiting for: {waiting}"
        names = [self.game.notation(self, each) for each in self._options(seat)]
        known = move in range(len(self.game.space))
        name = self.game.notation(self, move) if known else repr(move)
        reason = self.game.reason_against(self, seat, move) if known and seat != CHANCE else ""
        because = f" ({reason})" if reason else ""
        return f"{name} is not allowed now{because}; allowed: {', '.join(names)}"


def _loaded(game: Any, data: dict[str, Any]) -> Any:
    return game.from_json(data)
