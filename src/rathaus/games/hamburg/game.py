"""Hamburg behind the contract of a game."""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from rathaus.core.catalogue import Effect, Target
from rathaus.core.game import Namer
from rathaus.core.options import Option, Value
from rathaus.core.overrides import Overrides
from rathaus.core.steps import Answer, Frame
from rathaus.core.voice import SpeakingGame
from rathaus.games.hamburg import (
    consequences,
    knowledge,
    loading,
    scoring,
    targets,
    text,
    view,
)
from rathaus.games.hamburg.components.kit import Kit
from rathaus.games.hamburg.components.overrides import TABLES, check_together, kit_with
from rathaus.games.hamburg.components.tracks import BOARDS, DANGERS, MAJORITIES
from rathaus.games.hamburg.components.vocabulary import COLOURS, DICE, EACH_COLOUR
from rathaus.games.hamburg.expansions import exchange
from rathaus.games.hamburg.expansions.dangers import BASE_TOKENS
from rathaus.games.hamburg.moves import SPACE
from rathaus.games.hamburg.position import PLACES
from rathaus.games.hamburg.rules import tom_decisions
from rathaus.games.hamburg.rules.steps import STEPS
from rathaus.games.hamburg.state import EXPANSIONS, HamburgState, derive
from rathaus.games.hamburg.text import tiles


def _expansion(name: str, en: str, de: str, nl: str) -> Option:
    return Option(name, (False, True), default=False, text={"en": en, "de": de, "nl": nl})


OPTIONS = (
    _expansion(
        "mayors",
        "Expansion 1: every player has a mayor.",
        "Erweiterung 1: Alle haben einen Bürgermeister.",
        "Uitbreiding 1: iedereen heeft een burgemeester.",
    ),
    _expansion(
        "statues",
        "Expansion 2: more statues, and the Zitronenjette.",
        "Erweiterung 2: mehr Statuen und die Zitronenjette.",
        "Uitbreiding 2: meer standbeelden en de Zitronenjette.",
    ),
    _expansion(
        "dangers",
        "Expansion 3: more danger tokens, double ones and some with gifts.",
        "Erweiterung 3: mehr Gefahrenmarker, doppelte und solche mit Geschenk.",
        "Uitbreiding 3: meer gevarenfiches, dubbele en met een geschenk.",
    ),
    _expansion(
        "ships",
        "Expansion 4: ships. Not advised for a first game.",
        "Erweiterung 4: Schiffe. Nicht für die erste Partie empfohlen.",
        "Uitbreiding 4: schepen. Niet aangeraden voor een eerste spel.",
    ),
    _expansion(
        "exchange",
        "Expansion 5: the exchange. Not advised for a first game or with the clergy.",
        "Erweiterung 5: die Börse. Nicht für die erste Partie oder mit dem Klerus empfohlen.",
        "Uitbreiding 5: de beurs. Niet aangeraden voor een eerste spel of met de geestelijken.",
    ),
    _expansion(
        "clergy",
        "Expansion 6: clergy tiles. Not advised together with the exchange.",
        "Erweiterung 6: Klerusplättchen. Nicht zusammen mit der Börse empfohlen.",
        "Uitbreiding 6: geestelijkentegels. Niet aangeraden samen met de beurs.",
    ),
)


class Advice(NamedTuple):
    """What the rulebook says about expansions that are chosen together (HAM-2.10)."""

    expansions: tuple[str, ...]
    text: Mapping[str, str]


ADVICE = (
    Advice(
        ("ships",),
        {
            "en": "The rules advise against the ships in a first game.",
            "de": "Die Regeln raten für die erste Partie von den Schiffen ab.",
            "nl": "De regels raden de schepen af voor een eerste spel.",
        },
    ),
    Advice(
        ("exchange",),
        {
            "en": "The rules advise against the exchange in a first game.",
            "de": "Die Regeln raten für die erste Partie von der Börse ab.",
            "nl": "De regels raden de beurs af voor een eerste spel.",
        },
    ),
    Advice(
        ("exchange", "clergy"),
        {
            "en": "The rules advise against using the exchange and the clergy tiles together.",
            "de": "Die Regeln raten davon ab, Börse und Klerusplättchen zusammen zu verwenden.",
            "nl": "De regels raden af de beurs en de geestelijkentegels samen te gebruiken.",
        },
    ),
)


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
    "half": targets.HALVES.__getitem__,
    "majority": MAJORITIES.__getitem__,
    "disaster": DANGERS.__getitem__,
    "window": lambda window: window + 1,
}


class Hamburg(SpeakingGame):
    name = "hamburg"
    title = text.title()
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
        state.piles = [kit.pile(colour) for colour in EACH_COLOUR]
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

    def targets(self, state: HamburgState, seat: int, move: int) -> tuple[Target, ...]:
        return targets.targets(state, seat, move)

    def consequence(self, state: HamburgState, seat: int, move: int) -> tuple[Effect, ...]:
        return consequences.consequence(state, seat, move)

    def advice(self, options: Mapping[str, object], lang: str) -> list[str]:
        chosen = {name for name, value in options.items() if value}
        return [each.text[lang] for each in ADVICE if chosen.issuperset(each.expansions)]

    def automa(self, state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
        """TOM's decisions (HAM-14b)."""
        return tom_decisions.choose(state, frame, answer, options)
