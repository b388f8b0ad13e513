"""NEOM behind the contract of a game."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from rathaus.core.catalogue import Effect, Target
from rathaus.core.game import Namer
from rathaus.core.options import Option, Value
from rathaus.core.overrides import Overrides
from rathaus.core.voice import SpeakingGame, Voice
from rathaus.games.neom import knowledge, loading, scoring, telling, text, view
from rathaus.games.neom.city import CELL_NAMES
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import Kit
from rathaus.games.neom.components.overrides import TABLES, kit_with
from rathaus.games.neom.moves import SPACE
from rathaus.games.neom.parts import STEPS
from rathaus.games.neom.positions import PLACES
from rathaus.games.neom.rules.rounds import ROUNDS
from rathaus.games.neom.state import NeomState, derive
from rathaus.games.neom.text import reasons, stories
from rathaus.games.neom.text.catalogue import catalogue
from rathaus.games.neom.text.languages import words_of

MARKS = {"1+": 1, "4+": 4, "5+": 5}

OPTIONS = (
    Option("beginner", (False, True), default=False, text=text.of_option("beginner")),
    Option("tiles", tuple(MARKS), default="1+", text=text.of_option("tiles"), players=(1,)),
)


EVENT_NAMES: dict[str, Namer] = {  # what the numbers in events are called in views and moves
    "tile": view.tile_key,
    "tiles": view.tile_key,
    "replaced": view.tile_key,
    "cell": CELL_NAMES.__getitem__,
    "cells": CELL_NAMES.__getitem__,
    "good": GOODS.__getitem__,
    "board": lambda board: BOARDS[board - 1].key,
}


class Neom(SpeakingGame):
    name = "neom"
    title = text.TITLE
    has_open_scores = True
    rules_version = 1
    player_counts = (1, 2, 3, 4, 5)
    options = OPTIONS
    space = SPACE
    steps = STEPS
    state_type = NeomState
    voice = Voice(
        words_of,
        telling.ask,
        telling.describe,
        stories.tell,
        reasons.why_not,
        reasons.refused,
        catalogue,
    )
    event_names: ClassVar = EVENT_NAMES
    override_tables = TABLES
    places = PLACES

    def make_kit(self, overrides: Overrides | None) -> Kit:
        return kit_with(overrides) if overrides else Kit()

    def prepare(self, state: NeomState, options: dict[str, Value]) -> None:
        state.beginner = bool(options["beginner"])
        players = state.players
        state.mark = (
            MARKS[str(options["tiles"])] if players == 1 else max(1, players * (players > 3))
        )
        state.reserve = list(self.kit.cornerstones)

    def options_of(self, state: NeomState) -> dict[str, Value]:
        options: dict[str, Value] = {"beginner": state.beginner}
        if state.players == 1:
            options["tiles"] = f"{state.mark}+"
        return options

    def derive(self, state: NeomState) -> None:
        derive(state)

    def problem(self, state: NeomState) -> str | None:
        return loading.problem(state)

    def view(self, state: NeomState, seat: int | None) -> Mapping[str, object]:
        return view.build(state, seat)

    def redeal(self, state: NeomState, seat: int | None, rng: Random) -> None:
        knowledge.redeal(state, seat, rng)

    def scores(self, state: NeomState) -> list[int]:
        return [scoring.total(state, seat) for seat in range(state.players)]

    def result(self, state: NeomState) -> list[dict[str, Any]]:
        return [scoring.sheet(state, seat) for seat in range(state.players)]

    def clock(self, state: NeomState) -> int:
        return max(0, state.generation - 1) * ROUNDS + state.round

    def targets(self, state: NeomState, seat: int, move: int) -> tuple[Target, ...]:
        return telling.targets(state, seat, move)

    def consequence(self, state: NeomState, seat: int, move: int) -> tuple[Effect, ...]:
        return telling.consequence(state, seat, move)
