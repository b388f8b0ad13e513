"""Hamburg behind the contract of a game."""

from collections.abc import Mapping
from random import Random
from typing import Any

from rathaus.core.catalogue import Effect, Target
from rathaus.core.game import Namer
from rathaus.core.options import Option, Value
from rathaus.core.overrides import Overrides
from rathaus.core.steps import Answer, Frame
from rathaus.core.voice import SpeakingGame
from rathaus.games.hamburg import knowledge, loading, scoring, text, view
from rathaus.games.hamburg.components.kit import Kit
from rathaus.games.hamburg.components.overrides import TABLES, check_together, kit_with
from rathaus.games.hamburg.components.tracks import BOARDS, DANGERS, MAJORITIES
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT, COLOURS, DICE
from rathaus.games.hamburg.expansions import exchange
from rathaus.games.hamburg.expansions.dangers import BASE_TOKENS
from rathaus.games.hamburg.moves import SPACE
from rathaus.games.hamburg.position import PLACES
from rathaus.games.hamburg.rules import tom_decisions
from rathaus.games.hamburg.rules.steps import STEPS
from rathaus.games.hamburg.state import EXPANSIONS, HamburgState, derive
from rathaus.games.hamburg.text import moves, tiles
from rathaus.games.hamburg.text.moves.rows import HALVES

OPTIONS = tuple(
    Option(name, (False, True), default=False, text=text.of_option(name)) for name in EXPANSIONS
)
# What the rulebook advises against: expansions that are chosen, alone or together (HAM-2.10).
ADVICE = {
    "ships": {"ships"},
    "exchange": {"exchange"},
    "exchange_and_clergy": {"exchange", "clergy"},
}


def _part_key(number: int) -> str:
    return tiles.key_of(tiles.PARTS[number])


EVENT_NAMES: Mapping[str, Namer] = {
    "card": _part_key,
    "token": _part_key,
    "mayor": _part_key,
    "colour": COLOURS.__getitem__,
    "colours": COLOURS.__getitem__,
    "ship": DICE.__getitem__,
    "board": BOARDS.__getitem__,
    "half": HALVES.__getitem__,
    "majority": MAJORITIES.__getitem__,
    "disaster": DANGERS.__getitem__,
    "window": lambda window: window + 1,
}


class Hamburg(SpeakingGame):
    name = "hamburg"
    title = text.title()
    has_open_scores = True
    rules_version = 1
    player_counts = (1, 2, 3, 4, 5)
    options = OPTIONS
    space = SPACE
    steps = STEPS
    state_type = HamburgState
    voice = text.VOICE
    override_tables = TABLES
    event_names = EVENT_NAMES
    places = PLACES

    def make_kit(self, overrides: Overrides | None) -> Kit:
        return kit_with(overrides) if overrides else Kit()

    def read_components(self, text: str) -> Overrides:
        """What does not fit together is reported as well."""
        overrides = super().read_components(text)
        check_together(overrides)
        return overrides

    def prepare(self, state: HamburgState, options: dict[str, Value]) -> None:
        state.expansions = sum(
            1 << number for number, name in enumerate(EXPANSIONS, start=1) if options[name]
        )
        kit, more_statues = self.kit, state.has_expansion("statues")
        tokens = kit.tokens if state.has_expansion("dangers") else kit.tokens[: len(BASE_TOKENS)]
        state.piles = [kit.pile(colour) for colour in range(COLOUR_COUNT)]
        state.hummels = list(kit.statues(state.players, more_statues))
        state.jettes = list(kit.boards.jettes) if more_statues else []
        state.tokens = [token.number for token in tokens]
        if state.has_expansion("exchange"):
            state.exchange_stack = list(range(1, exchange.TILES + 1))

    def options_of(self, state: HamburgState) -> dict[str, Value]:
        return {name: state.has_expansion(name) for name in EXPANSIONS}

    def derive(self, state: HamburgState) -> None:
        derive(state)

    def problem(self, state: HamburgState) -> str | None:
        return loading.problem(state)

    def view(self, state: HamburgState, seat: int | None) -> Mapping[str, object]:
        return view.build(state, seat)

    def redeal(self, state: HamburgState, seat: int | None, rng: Random) -> None:
        knowledge.redeal(state, seat, rng)

    def scores(self, state: HamburgState) -> list[int]:
        return [scoring.total(state, side) for side in range(state.players)]

    def ranks(self, state: HamburgState) -> list[int]:
        return scoring.ranks(state)

    def result(self, state: HamburgState) -> list[dict[str, Any]]:
        return [scoring.sheet(state, side) for side in range(state.players)]

    def clock(self, state: HamburgState) -> int:
        return state.cycle

    def targets(self, state: HamburgState, seat: int, move: int) -> tuple[Target, ...]:
        return moves.targets(state, seat, move)

    def consequence(self, state: HamburgState, seat: int, move: int) -> tuple[Effect, ...]:
        return moves.consequence(state, seat, move)

    def advice(self, options: Mapping[str, object], lang: str) -> list[str]:
        chosen = {name for name, value in options.items() if value}
        advice = text.words_of(lang).advice
        return [advice[name] for name, against in ADVICE.items() if against <= chosen]

    def automa(self, state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
        """TOM's decisions (HAM-14b)."""
        return tom_decisions.choose(state, frame, answer, options)
