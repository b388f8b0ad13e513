"""How a game went: where its rounds began, and what everybody would have scored."""

from rathaus.core.catalogue import Field
from rathaus.core.game import Game
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from rathaus.server.protocol.replay import PointShown, RoundShown


class Curve:
    """Follows a game from its first decision to its last."""

    def __init__(self, game: Game, lang: str) -> None:
        fields = game.catalogue(lang).fields
        self._clock = {key: each for key, each in fields.items() if each.place == "clock"}
        self._now = ""
        self.rounds: list[RoundShown] = []
        self.points: list[PointShown] = []

    def follow(self, number: int, state: State) -> None:
        """Before each decision; while chance decides, nobody has a turn or a score."""
        if state.turn() == (CHANCE,):
            return
        self._note(number, state.scores())
        view = state.view(None)
        shown = ((field, view.get(key)) for key, field in self._clock.items())
        parts = [f"{field.label} {value}" for field, value in shown if _counts(field, value)]
        if (text := " · ".join(parts)) and text != self._now:
            self._now = text
            self.rounds.append(RoundShown(number, text))

    def end(self, number: int, state: State) -> None:
        self._note(number, state.scores())

    def _note(self, number: int, scores: list[int]) -> None:
        if not self.points or self.points[-1].scores != scores:
            self.points.append(PointShown(number, scores))


def _counts(field: Field, value: object) -> bool:
    """Nought has not begun, and a phase has a name."""
    return type(value) is int and value > 0 and str(value) not in field.parts
