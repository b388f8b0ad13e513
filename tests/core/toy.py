"""A game of nothing but the steps a test gives it, to look at the engine alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from rathaus.core.events import Event
from rathaus.core.fields import MANY, flag, numbers
from rathaus.core.game import Game, Names, Reason
from rathaus.core.moves import MoveSpace
from rathaus.core.options import Option
from rathaus.core.state import State
from rathaus.core.steps import Act, Answer, Frame, Question, Slot, Step
from rathaus.core.text import Phrase

ANY = (Slot(range(100)),) * 3  # what may follow the name of a step here
LOUD = Option("loud", (False, True), default=False, text={"en": "", "de": "", "nl": ""})


@dataclass(eq=False, kw_only=True)
class ToyState(State):
    loud: bool = flag()
    log: list[int] = numbers(least=-MANY)  # what the steps have written down


class Toy(Game):
    name = "toy"
    title: ClassVar = {"en": "Toy", "de": "Spielzeug", "nl": "Speelgoed"}
    rules_version = 1
    player_counts = (1, 2, 3)
    options = (LOUD,)
    space = MoveSpace({"pick": [str(number) for number in range(10)], "stop": ("",)})
    state_type = ToyState
    first_frame = ("first",)

    def __init__(self, steps: dict[str, Step]) -> None:
        super().__init__()
        self.steps = steps  # type: ignore[misc]  # each toy has its own

    def scores(self, state: ToyState) -> list[int]:
        return [state.log.count(seat) for seat in range(state.players)]

    def view(self, state: ToyState, seat: int | None) -> Mapping[str, object]:
        return {"log": state.log[:]}

    def redeal(self, state: ToyState, seat: int | None, rng: Random) -> None:
        return

    def prompt(self, state: State, seat: int, lang: str, names: Names = None) -> str:
        return "?"

    def phrase(self, state: State, seat: int, move: int, lang: str, names: Names = None) -> Phrase:
        return Phrase(self.space.notation(move))

    def tell(self, event: Event, lang: str, names: Names = None) -> str:
        return event.kind

    def why_not(self, state: State, seat: int, move: int, lang: str = "en") -> Reason | None:
        return Reason("nobody picks nine") if move == 9 else None


def start(steps: dict[str, Step], players: int = 2) -> ToyState:
    """A game of these steps, carried to its first decision; the first step is named `first`."""
    state = Toy(steps).start(players)
    assert isinstance(state, ToyState)
    return state


def write(*numbers: int) -> Act:
    """A step that notes some numbers."""

    def run(state: ToyState, frame: Frame) -> None:
        state.log += [*numbers, *frame[1:]]

    return Act(run, *ANY, optional=len(ANY))


def then(*frames: Frame) -> Act:
    """A step that pushes frames."""
    return Act(lambda state, frame: state.push_all(frames))


def ask(*decisions: Sequence[int], seats: Sequence[int] = (0, 1)) -> Question:
    """A question of some small decisions; the answers are noted seat by seat."""

    def moves(state: ToyState, frame: Frame, seat: int, answer: Answer) -> list[int]:
        return list(decisions[len(answer)]) if len(answer) < len(decisions) else []

    def resolve(state: ToyState, frame: Frame) -> None:
        for seat in seats:
            state.log += state.answers[seat]

    return Question(lambda state, frame: seats, moves, resolve, *ANY, optional=len(ANY))
