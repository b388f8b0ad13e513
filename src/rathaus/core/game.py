"""The contract of a game: what it is, how it starts, and the names of its moves."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from rathaus.core import fields
from rathaus.core.errors import BadPlayers, BadState
from rathaus.core.events import Event, Listener
from rathaus.core.moves import MoveSpace
from rathaus.core.options import Option, Value, resolve
from rathaus.core.overrides import STANDARD
from rathaus.core.state import State
from rathaus.core.steps import Answer, Frame, Question, Step

LANGUAGES = ("en", "de", "nl")


Names = Sequence[str] | None


class Refusal(NamedTuple):
    """A move that is not allowed now, in words, and the rule behind it."""

    move: int
    text: str
    reason: str


class Game(ABC):
    """A game with its components. Stateless: any number of games can be played with one."""

    name: ClassVar[str]
    title: ClassVar[Mapping[str, str]]  # by language
    rules_version: ClassVar[int]
    player_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    space: ClassVar[MoveSpace]
    steps: ClassVar[Mapping[str, Step]]
    state_type: ClassVar[type[State]]

    components_id: str = STANDARD
    copier: Callable[[Any], Any]

    def __init__(self) -> None:
        self.copier = fields.copier(self.state_type)

    def __getstate__(self) -> dict[str, Any]:
        """For other processes: the copier is written anew there."""
        return {name: value for name, value in self.__dict__.items() if name != "copier"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.copier = fields.copier(self.state_type)

    def start(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        listener: Listener | None = None,
    ) -> State:
        """A new game, carried to its first decision."""
        self.check_players(players)
        state = self.new_state(players, resolve(self.options, players, options or {}))
        self._wire(state)
        state.listener = listener
        state.advance()
        return state

    def from_json(self, data: Any) -> State:
        """A state saved by `to_json`, checked field by field."""
        self._check_header(data)
        state = self.state_type(**fields.load(self.state_type, data.get("state")))
        if state.players not in self.player_counts or len(state.answers) != state.sides:
            raise BadState(f"the number of players is wrong: {state.players}")
        state.game = self
        problem = state.problem()
        if problem:
            raise BadState(problem)
        self._wire(state)
        self._resume(state)
        return state

    def notation(self, state: State, move: int) -> str:
        """The readable, stable name of a move."""
        return self.space.notation(move)

    def parse(self, state: State, text: str) -> int:
        """The move of that name."""
        return self.space.parse(text)

    def check_players(self, players: int) -> None:
        if type(players) is not int or players not in self.player_counts:
            counts = ", ".join(map(str, self.player_counts))
            raise BadPlayers(f"{self.name} is for {counts} players, not for {players!r}")

    @abstractmethod
    def new_state(self, players: int, options: dict[str, Value]) -> State:
        """The fields of a fresh game, its first frame on the stack."""

    @abstractmethod
    def options_of(self, state: State) -> dict[str, Value]:
        """The options a state was started with."""

    def advice(self, options: Mapping[str, object], lang: str) -> list[str]:
        """What the rules advise against among the options chosen; they are allowed all the same."""
        return []

    def automa(self, state: State, frame: Frame, answer: Answer, options: list[int]) -> int:
        """The decision of a side that the rules play by themselves."""
        return options[0]

    # -- words --------------------------------------------------------------------------------

    # `names` are the players' own, by seat; without them players are numbered from 1.

    @abstractmethod
    def prompt(self, state: State, seat: int, lang: str, names: Names = None) -> str:
        """What a seat is asked now, in one plain sentence."""

    @abstractmethod
    def describe(self, state: State, seat: int, move: int, lang: str, names: Names = None) -> str:
        """A legal move in plain words."""

    @abstractmethod
    def story(self, event: Event, lang: str, names: Names = None) -> str:
        """An event as a line of the log."""

    def why_not(self, state: State, seat: int, move: int, lang: str = "en") -> str | None:
        """The rule that forbids a move, where the game can name it."""
        return None

    def refused(self, state: State, seat: int, lang: str) -> list[Refusal]:
        """The moves a person would look for now and may not make: greyed-out choices."""
        return []

    # -- inside -------------------------------------------------------------------------------

    def _wire(self, state: State) -> None:
        state.game = self
        state.answers = state.answers or [()] * state.sides
        state._moves = [[] for _ in range(state.sides + 1)]

    def _check_header(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise BadState(f"a saved state is an object, not {type(data).__name__}")
        mine = {
            "game": self.name,
            "rules_version": self.rules_version,
            "components": self.components_id,
        }
        for key, value in mine.items():
            if data.get(key) != value:
                raise BadState(f"the saved {key} is {data.get(key)!r}, this game's is {value!r}")

    def _check_answers(self, state: State) -> None:
        """Sealed answers must have been possible, decision by decision."""
        frame = state.stack[-1] if state.stack else ("",)
        step = self.steps.get(frame[0])
        for seat, answer in enumerate(state.answers):
            if not answer:
                continue
            if not isinstance(step, Question) or seat not in step.seats(state, frame):
                raise BadState(f"seat {seat} has answered {answer}, but was not asked")
            for place, move in enumerate(answer):
                if move not in step.moves(state, frame, seat, answer[:place]):
                    raise BadState(f"seat {seat} cannot have answered {answer}")

    def _resume(self, state: State) -> None:
        """Compute the pending decision of a loaded state; frames it cannot run are refused."""
        unknown = [frame for frame in state.stack if not frame or frame[0] not in self.steps]
        if unknown:
            raise BadState(f"the stack holds {unknown[0]!r}, which is no step of this game")
        before = fields.values(state)
        try:
            state.derive()
            self._check_answers(state)
            state.advance()
            for seat in state.turn():  # a decision that cannot be carried out is found here
                state.copy().play(seat, state.moves(seat)[0])
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise BadState(f"the saved state makes no sense: {error!r}") from error
        if fields.values(state) != before:
            raise BadState("the saved state is not at a decision")
