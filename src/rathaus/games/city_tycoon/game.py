"""City Tycoon behind the contract of a game."""

from typing import ClassVar

from rathaus.core.errors import BadNotation
from rathaus.core.options import Value
from rathaus.core.overrides import box
from rathaus.core.state import State
from rathaus.core.voice import SpeakingGame
from rathaus.games.city_tycoon import grid, text
from rathaus.games.city_tycoon.components.kit import Kit
from rathaus.games.city_tycoon.components.overrides import kit_with, read
from rathaus.games.city_tycoon.moves import SPACE
from rathaus.games.city_tycoon.rules.steps import STEPS
from rathaus.games.city_tycoon.scoring import CATEGORIES
from rathaus.games.city_tycoon.state import CityTycoonState

_AT = "at:"


class CityTycoon(SpeakingGame):
    name = "city_tycoon"
    title: ClassVar = {"en": "City Tycoon", "de": "City Tycoon", "nl": "City Tycoon"}
    rules_version = 1
    player_counts = (2, 3, 4, 5)
    space = SPACE
    steps = STEPS
    state_type = CityTycoonState
    voice = text.VOICE

    def __init__(self, components: str | None = None) -> None:
        super().__init__()
        self.kit, self.components_id = box(components, Kit, read, kit_with)

    def new_state(self, players: int, options: dict[str, Value]) -> CityTycoonState:
        return CityTycoonState(
            players=players,
            passed=[0] * players,
            money=[0] * players,
            yellow=[0] * players,
            vp=[0] * (players * len(CATEGORIES)),
            hands=[()] * players,
            kept=[()] * players,
            masks=[0] * (players + 3),
            stack=[("set_up",)],
        )

    def options_of(self, state: State) -> dict[str, Value]:
        return {}

    def notation(self, state: State, move: int) -> str:
        """A free cell goes by its place in the city, not by the tile that it lies beside."""
        assert isinstance(state, CityTycoonState)
        if move in state.open_moves:
            return _AT + grid.name(state.open_cells[state.open_moves.index(move)])
        return self.space.notation(move)

    def parse(self, state: State, text: str) -> int:
        assert isinstance(state, CityTycoonState)
        if type(text) is str and text.startswith(_AT):
            cell = grid.parse(text.removeprefix(_AT))
            if cell in state.open_cells:
                return state.open_moves[state.open_cells.index(cell)]
            if cell is not None:
                example = grid.name(state.open_cells[0]) if state.open_cells else "e2:s0"
                raise BadNotation(
                    f"{text!r} is not a move: no tile can be laid there; "
                    f"moves of that kind look like {_AT}{example}"
                )
        return self.space.parse(text)
