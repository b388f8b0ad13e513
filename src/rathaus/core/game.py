"""The contract of a game: what it is, how it starts, how it is seen, and how it speaks."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from rathaus.core import catalogue as parts
from rathaus.core import fields
from rathaus.core.catalogue import Catalogue, Effect, Target, Trail
from rathaus.core.errors import (
    BadComponents,
    BadPlayers,
    BadPosition,
    BadState,
    RathausError,
)
from rathaus.core.events import Event, Listener
from rathaus.core.languages import LANGUAGES
from rathaus.core.marks import Line, mark, plain, read_marks
from rathaus.core.options import Option, Value, resolve
from rathaus.core.overrides import STANDARD, Overrides, ValueTable, parse
from rathaus.core.position import Places, lay_out
from rathaus.core.state import AnyState, Frame, Rules, State
from rathaus.core.steps import problem_of
from rathaus.core.text import Phrase

Names = Sequence[str] | None
Namer = Callable[[int], int | str]


_TOOLS = ("copier", "_catalogues")
# What rules run into that are asked to carry on where nothing can happen.
_NONSENSE = (ArithmeticError, LookupError, TypeError, ValueError)


class Reason(NamedTuple):
    """The rule that forbids a move, in words, and where it stands."""

    text: str
    clause: str = ""

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})" if self.clause else self.text


class Refusal(NamedTuple):
    """A move that a person would look for and may not make now."""

    move: int
    text: str
    reason: Reason


class Game(Rules):
    """A game with its components. Stateless: any number of games can be played with one."""

    title: ClassVar[Mapping[str, str]]  # by language
    player_counts: ClassVar[tuple[int, ...]]  # ascending: (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = ()
    state_type: ClassVar[type[State]]  # the dataclass with the fields of the game
    first_frame: ClassVar[Frame] = ("set_up",)  # the step that a game begins with
    event_names: ClassVar[Mapping[str, Namer]] = {}  # the public names of numbers in events
    places: ClassVar[Places] = Places()  # what `position` knows besides the declared fields
    has_open_scores: ClassVar[bool] = False  # points follow from what everybody sees
    override_tables: ClassVar[Mapping[str, ValueTable]] = {}  # what a component file may change

    components_id: str = STANDARD  # the set of components: the game's own, or that of a file
    kit: Any = None  # the components, compiled; a state has them as well

    def __init__(self, components: str | None = None) -> None:
        """The game with its own components, or with those of a component file's text."""
        overrides = None if components is None else self.read_components(components)
        self.kit = self.make_kit(overrides)
        self.components_id = overrides.id if overrides else STANDARD
        self._make_tools()

    def __getstate__(self) -> dict[str, Any]:
        """For other processes: the tools are made anew there."""
        return {name: each for name, each in self.__dict__.items() if name not in _TOOLS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._make_tools()

    def _make_tools(self) -> None:
        kind: type = self.state_type
        self.copier = fields.copier(kind)
        self._catalogues: dict[str, Catalogue] = {}

    # -- components ---------------------------------------------------------------------------

    def read_components(self, text: str) -> Overrides:
        """A component file, checked."""
        if not self.override_tables:
            raise BadComponents(f"{self.name} has no component files")
        return parse(text, self.name, self.override_tables)

    def make_kit(self, overrides: Overrides | None) -> Any:
        """The components as the rules use them, with the values of a file if there is one."""
        return None

    # -- states -------------------------------------------------------------------------------

    def start(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        listener: Listener | None = None,
    ) -> State:
        """A new game, carried to its first decision."""
        state = self.new_state(players, options or {})
        state.listener = listener
        state.stack = [self.first_frame]
        state.advance()
        return state

    def new_state(self, players: int, options: Mapping[str, object]) -> State:
        """The fields as they are before the first step."""
        self.check_players(players)
        chosen = resolve(self.options, players, options)
        state = self.state_type(players=players)
        kind: type = self.state_type
        for name, what in fields.declared(kind).items():
            if name != "players":
                setattr(state, name, fields.start_value(what, state.sides))
        self._wire(state)
        self.prepare(state, chosen)
        self.derive(state)
        return state

    def prepare(self, state: AnyState, options: dict[str, Value]) -> None:
        """Set what does not start as its field declares: the options, the piles."""
        for name, value in options.items():
            setattr(state, name, value)

    def options_of(self, state: AnyState) -> dict[str, Value]:
        """The options a state was started with."""
        return {
            option.name: getattr(state, option.name)
            for option in self.options
            if option.applies(state.players)
        }

    def position(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        at: str | Frame | Sequence[Frame] = (),
        listener: Listener | None = None,
        **lies: Any,
    ) -> State:
        """A position made by hand: what lies where, in public names, and what comes next.

        `seats` holds what lies in front of each player; `at` names the step, or the steps in
        the order they run. Whatever is not said is as before the first step. `BadPosition`
        says what is wrong. docs/positions.md has the names of every game.
        """
        state = self.new_state(players, options or {})
        try:
            lay_out(state, self.places, lies)
            state.stack = self.places.frames_at(state, at)[::-1]
            self.derive(state)
            state.listener = listener
            state.advance()
        except RathausError:
            raise
        except _NONSENSE as error:
            raise BadPosition(f"the position makes no sense: {error!r}") from error
        return state

    def from_json(self, data: Any) -> State:
        """A state saved by `to_json`, checked field by field."""
        self._check_header(data)
        state = self.state_type(**fields.load(self.state_type, data.get("state")))
        if state.players not in self.player_counts or len(state.answers) != state.sides:
            raise BadState(f"the number of players is wrong: {state.players}")
        self._wire(state)
        problem = fields.problem(state, state.sides) or self._bad_frame(state)
        problem = problem or self.problem(state)
        if problem:
            raise BadState(problem)
        self._resume(state)
        return state

    def problem(self, state: AnyState) -> str | None:
        """What is impossible about a loaded state beyond sizes, ranges and steps, if anything."""
        return None

    def parse(self, state: AnyState, text: str) -> int:
        """The move of that name."""
        return self.space.parse(text)

    def check_players(self, players: int) -> None:
        """`BadPlayers` unless so many can play."""
        if type(players) is not int or players not in self.player_counts:
            counts = ", ".join(map(str, self.player_counts))
            raise BadPlayers(f"{self.name} is for {counts} players, not for {players!r}")

    def advice(self, options: Mapping[str, object], lang: str) -> list[str]:
        """What the rules advise against among the options chosen; they are allowed all the same."""
        return []

    # -- structure ----------------------------------------------------------------------------

    def catalogue(self, lang: str) -> Catalogue:
        """Pieces, fields and names in one language."""
        if lang not in self._catalogues:
            self._catalogues[lang] = self.make_catalogue(lang)
        return self._catalogues[lang]

    def make_catalogue(self, lang: str) -> Catalogue:
        """What `catalogue` keeps; by default, labels made from the names in the view."""
        view = self.new_state(self.player_counts[0], {}).view(0)
        return Catalogue(fields=parts.fields_of(view, "seats"))

    def targets(self, state: AnyState, seat: int, move: int) -> tuple[Target, ...]:
        """What a move is about; by default, the pieces that its notation names."""
        return parts.targets_in(self.notation(state, move), self.catalogue(LANGUAGES[0]).pieces)

    def consequence(self, state: AnyState, seat: int, move: int) -> tuple[Effect, ...]:
        """What a legal move would do, as far as the rules can tell without effort."""
        return ()

    def trails(self, state: AnyState, seat: int, move: int) -> tuple[Trail, ...]:
        """The ways that things would take over the board by a legal move."""
        return ()

    def suggestion(self, state: AnyState, seat: int, move: int) -> tuple[int, ...]:
        """The moves that would complete an answer after this one, where the rules name a default.

        It tells no more than a move does: a door may offer all of them as one choice.
        """
        return ()

    def event_data(self, event: Event) -> dict[str, Any]:
        """The values of an event under their public names."""
        return {name: self._public(name, value) for name, value in event.data.items()}

    # -- words --------------------------------------------------------------------------------

    # `names` are the players' own, by seat; without them players are numbered from 1.

    @abstractmethod
    def prompt(self, state: AnyState, seat: int, lang: str, names: Names = None) -> str:
        """What a seat is asked now, in one plain sentence."""

    @abstractmethod
    def phrase(
        self, state: AnyState, seat: int, move: int, lang: str, names: Names = None
    ) -> Phrase:
        """A legal move in plain words, with its note."""

    @abstractmethod
    def tell(self, event: Event, lang: str, names: Names = None) -> str:
        """An event in one sentence; what it names may be marked (`rathaus.core.marks`)."""

    def describe(
        self, state: AnyState, seat: int, move: int, lang: str, names: Names = None
    ) -> str:
        """A legal move in one line."""
        return str(self.phrase(state, seat, move, lang, names))

    def line(self, event: Event, lang: str, names: Names = None) -> Line:
        """An event as a line of the log, with the places where it names something."""
        marked = names and [mark("seat", seat, plain(name)) for seat, name in enumerate(names)]
        return read_marks(self.tell(event, lang, marked))

    def story(self, event: Event, lang: str, names: Names = None) -> str:
        """The same as plain text."""
        return self.line(event, lang, names).text

    def why_not(self, state: AnyState, seat: int, move: int, lang: str = "en") -> Reason | None:
        """The rule that forbids a move, where the game can name it."""
        return None

    def reason_against(self, state: AnyState, seat: int, move: int) -> str:
        """The same in English, as the message of `IllegalMove` has it."""
        return str(self.why_not(state, seat, move) or "")

    def refused(self, state: AnyState, seat: int, lang: str) -> list[Refusal]:
        """The moves a person would look for now and may not make: greyed-out choices."""
        return []

    # -- inside -------------------------------------------------------------------------------

    def _wire(self, state: State) -> None:
        state.game = self
        state.steps = self.steps
        state._moves = [[] for _ in range(state.sides + 1)]
        kind: type = type(state)
        if "kit" in fields.names(kind):
            state.kit = self.kit  # type: ignore[attr-defined]

    def _public(self, name: str, value: Any) -> Any:
        namer = self.event_names.get(name)
        if namer is None:
            return list(value) if isinstance(value, tuple) else value
        return [namer(each) for each in value] if isinstance(value, tuple) else namer(value)

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

    def _bad_frame(self, state: State) -> str | None:
        """Each frame of the stack is one that the game can put there."""
        for frame in state.stack:
            if wrong := problem_of(state, frame):
                return f"field 'stack': {wrong}"
        return None

    def _check_answers(self, state: State) -> None:
        """Sealed answers must have been possible, decision by decision."""
        frame = state.stack[-1] if state.stack else ("",)
        step, asked = self.steps.get(frame[0]), state.asked()
        for seat, answer in enumerate(state.answers):
            if not answer:
                continue
            if step is None or seat not in asked:
                raise BadState(f"seat {seat} has answered {answer}, but was not asked")
            for place, move in enumerate(answer):
                if move not in step.options(state, frame, seat, answer[:place]):
                    raise BadState(f"seat {seat} cannot have answered {answer}")

    def _resume(self, state: State) -> None:
        """Compute the pending decision of a loaded state; frames it cannot run are refused."""
        before = fields.values(state)
        try:
            self.derive(state)
            self._check_answers(state)
            state.advance()
            for seat in state.turn():  # a decision that cannot be carried out is found here
                state.copy().play(seat, state.moves(seat)[0])
        except _NONSENSE as error:
            raise BadState(f"the saved state makes no sense: {error!r}") from error
        if fields.values(state) != before:
            raise BadState("the saved state is not at a decision")
