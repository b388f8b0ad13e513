"""City Tycoon behind the contract of a game."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from rathaus.core.catalogue import Effect, Target, Trail
from rathaus.core.errors import BadNotation
from rathaus.core.overrides import Overrides
from rathaus.core.voice import SpeakingGame
from rathaus.games.city_tycoon import grid, knowledge, loading, scoring, text, view
from rathaus.games.city_tycoon.components.kit import TILES, Kit
from rathaus.games.city_tycoon.components.overrides import TABLES, kit_with
from rathaus.games.city_tycoon.components.vocabulary import COLOURS
from rathaus.games.city_tycoon.moves import SPACE
from rathaus.games.city_tycoon.positions import PLACES
from rathaus.games.city_tycoon.rules import suggesting
from rathaus.games.city_tycoon.rules.steps import STEPS
from rathaus.games.city_tycoon.state import CityTycoonState, derive
from rathaus.games.city_tycoon.text.moves import consequence, targets, trails

_AT = "at:"


class CityTycoon(SpeakingGame):
    name = "city_tycoon"
    title: ClassVar = text.TITLE
    has_open_scores = True
    rules_version = 1
    player_counts = (2, 3, 4, 5)
    space = SPACE
    steps = STEPS
    state_type = CityTycoonState
    voice = text.VOICE
    event_names: ClassVar = {"tile": TILES.key, "colour": COLOURS.__getitem__}
    override_tables = TABLES
    places = PLACES

    def make_kit(self, overrides: Overrides | None) -> Kit:
        return kit_with(overrides) if overrides else Kit()

    def derive(self, state: CityTycoonState) -> None:
        derive(state)

    def problem(self, state: CityTycoonState) -> str | None:
        return loading.problem(state)

    def view(self, state: CityTycoonState, seat: int | None) -> Mapping[str, object]:
        return view.build(state, seat)

    def redeal(self, state: CityTycoonState, seat: int | None, rng: Random) -> None:
        knowledge.redeal(state, seat, rng)

    def scores(self, state: CityTycoonState) -> list[int]:
        return [scoring.total(state, seat) for seat in range(state.players)]

    def result(self, state: CityTycoonState) -> list[dict[str, Any]]:
        return [scoring.sheet(state, seat) for seat in range(state.players)]

    def ranks(self, state: CityTycoonState) -> list[int]:
        return scoring.ranks(state)

    def clock(self, state: CityTycoonState) -> int:
        return state.round

    def targets(self, state: CityTycoonState, seat: int, move: int) -> tuple[Target, ...]:
        return targets(state, seat, move)

    def consequence(self, state: CityTycoonState, seat: int, move: int) -> tuple[Effect, ...]:
        return consequence(state, seat, move)

    def trails(self, state: CityTycoonState, seat: int, move: int) -> tuple[Trail, ...]:
        return trails(state, seat, move)

    def suggestion(self, state: CityTycoonState, seat: int, move: int) -> tuple[int, ...]:
        return suggesting.rest_of(state, seat, move)

    def notation(self, state: CityTycoonState, move: int) -> str:
        """A free cell goes by its place in the city, not by the tile that it lies beside."""
        if move in state.open_moves:
            return _AT + grid.name(state.open_cells[state.open_moves.index(move)])
        return self.space.notation(move)

    def parse(self, state: CityTycoonState, text: str) -> int:
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
