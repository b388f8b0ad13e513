"""A position of a game, and the loop that carries it from one decision to the next."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Self

from rathaus.core import fields
from rathaus.core.errors import BadPlayers, IllegalMove
from rathaus.core.events import Event, EventValue, Listener
from rathaus.core.fields import working
from rathaus.core.steps import CHANCE, Answer, Chance, Frame, Question

if TYPE_CHECKING:
    from rathaus.core.game import Game

View = dict[str, Any]


@dataclass(slots=True, eq=False, kw_only=True)
class State(ABC):
    """What lies on the table, who has to decide, and what was decided face down.

    Subclasses declare the fields of their game (see `rathaus.core.fields`), tell what a seat
    may see (`_view`) and draw the rest anew (`_redeal`).
    """

    players: int
    stack: list[tuple[Any, ...]] = field(default_factory=list)
    answers: list[tuple[int, ...]] = field(default_factory=list)

    game: "Game" = working()
    listener: Listener | None = working()
    resolved: int = working(0)  # questions answered so far; lets a driver see a reveal
    _turn: tuple[int, ...] = working(())
    _moves: list[list[int]] = field(default_factory=list, metadata={"role": "working"})

    @property
    def sides(self) -> int:
        """The seats and any opponent that the rules play by themselves, after the last seat."""
        return self.players

    # -- the contract -------------------------------------------------------------------------

    def turn(self) -> tuple[int, ...]:
        """The seats that owe a decision now; `(CHANCE,)`; or `()` when the game is over."""
        return self._turn

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat, sorted; empty when it has nothing to decide."""
        return self._moves[seat][:] if seat in self._turn else []

    def play(self, seat: int, move: int) -> None:
        """Apply a move. `IllegalMove` says why not and leaves the state exactly as it was."""
        if type(seat) is not int or type(move) is not int:
            raise IllegalMove(f"a seat and a move are whole numbers, not {seat!r} and {move!r}")
        if seat not in self._turn or move not in self._moves[seat]:
            raise IllegalMove(self._why_not(seat, move))
        frame = self.stack[-1]
        if not self.game.steps[frame[0]].take(self, frame, seat, move):
            self.advance()

    def chances(self) -> list[tuple[int, int]]:
        """The outcomes of the pending chance as (move, weight) pairs."""
        step, frame = self._chance()
        moves = self._moves[CHANCE]
        weights = step.weights(self, frame) if step.weights else [1] * len(moves)
        return list(zip(moves, weights, strict=True))

    def sample(self, rng: Random) -> int:
        """Draw one outcome of the pending chance."""
        step, frame = self._chance()
        moves = self._moves[CHANCE]
        if step.weights:
            return rng.choices(moves, step.weights(self, frame))[0]
        return moves[int(rng.random() * len(moves))]

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
            **self._view(seat),
        }

    def redeal(self, seat: int | None, rng: Random) -> Self:
        """A full state that agrees with all the seat knows, the rest drawn at random.

        The result depends on the seat's knowledge and the generator alone, never on the truth.
        """
        self._check_seat(seat)
        new = self.copy()
        new._redeal(seat, rng)
        new._reseal(seat, rng)
        return new

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat if the game ended now."""

    @abstractmethod
    def result(self) -> list[dict[str, Any]]:
        """The score sheet of each seat."""

    def ranks(self) -> list[int]:
        """The place of each seat, 1 for the best; ties share a rank."""
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def to_json(self) -> dict[str, Any]:
        """The state as plain JSON data, at any decision."""
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "components": self.game.components_id,
            "state": fields.dump(self),
        }

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
        step = self.game.steps[frame[0]]
        return step.seats(self, frame) if isinstance(step, Question) else ()

    def retract(self, seat: int) -> None:
        """Take back a seat's sealed answer while others are still thinking."""
        if seat not in self.asked() or not self.answers[seat]:
            raise IllegalMove(f"seat {seat} has no answer that could be taken back")
        self.answers[seat] = ()
        self.advance()

    # -- for the rules ------------------------------------------------------------------------

    def push(self, *frames: Frame) -> None:
        """Put frames on the stack so that they run in the order given."""
        self.stack += frames[::-1]

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
        steps = self.game.steps
        stack = self.stack
        while stack:
            frame = stack[-1]
            if steps[frame[0]].settle(self, frame):
                return
        self._turn = ()

    def derive(self) -> None:
        """Rebuild the derived fields after loading; most games have none."""
        return

    def problem(self) -> str | None:
        """What is impossible about a loaded state, if anything."""
        return None

    @abstractmethod
    def _view(self, seat: int | None) -> Mapping[str, object]: ...

    @abstractmethod
    def _redeal(self, seat: int | None, rng: Random) -> None: ...

    # -- inside -------------------------------------------------------------------------------

    def _chance(self) -> tuple[Chance, Frame]:
        frame = self.stack[-1] if self.stack else ("",)
        step = self.game.steps.get(frame[0])
        if not isinstance(step, Chance):
            raise IllegalMove("nothing is left to chance now")
        return step, frame

    def _reseal(self, seat: int | None, rng: Random) -> None:
        """Draw anew what the other seats have decided face down."""
        asked = self.asked()
        if not asked:
            if self._turn:
                self.advance()
            return
        frame = self.stack[-1]
        step = self.game.steps[frame[0]]
        assert isinstance(step, Question)
        for other in asked:
            if other == seat:
                continue
            answer: Answer = ()
            if other not in self._turn:
                while options := step.moves(self, frame, other, answer):
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
        names = [self.game.notation(self, each) for each in self._moves[seat]]
        known = move in range(len(self.game.space))
        name = self.game.notation(self, move) if known else repr(move)
        reason = self.game.why_not(self, seat, move) if known and seat != CHANCE else None
        because = f" ({reason})" if reason else ""
        return f"{name} is not allowed now{because}; allowed: {', '.join(names)}"
