"""Hamburg behind the contract of a game."""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from rathaus.core.options import Option, Value
from rathaus.core.overrides import box
from rathaus.core.state import State
from rathaus.core.steps import Answer, Frame
from rathaus.core.voice import SpeakingGame
from rathaus.games.hamburg import text
from rathaus.games.hamburg.components.kit import Kit
from rathaus.games.hamburg.components.overrides import kit_with, read
from rathaus.games.hamburg.components.tracks import START_POINTS
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT, EACH_COLOUR
from rathaus.games.hamburg.expansions import dangers, exchange
from rathaus.games.hamburg.moves import SPACE
from rathaus.games.hamburg.rules import tom_decisions
from rathaus.games.hamburg.rules.steps import STEPS
from rathaus.games.hamburg.state import HamburgState


def _expansion(name: str, en: str, de: str, nl: str) -> Option:
    return Option(name, (False, True), default=False, text={"en": en, "de": de, "nl": nl})


EXPANSIONS = (
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


class Hamburg(SpeakingGame):
    name = "hamburg"
    title: ClassVar = {"en": "Hamburg", "de": "Hamburg", "nl": "Hamburg"}
    rules_version = 1
    player_counts = (1, 2, 3, 4, 5)
    options = EXPANSIONS
    space = SPACE
    steps = STEPS
    state_type = HamburgState
    voice = text.VOICE

    def __init__(self, components: str | None = None) -> None:
        super().__init__()
        self.kit, self.components_id = box(components, Kit, read, kit_with)

    def new_state(self, players: int, options: dict[str, Value]) -> HamburgState:
        has = sum(1 << i for i, each in enumerate(EXPANSIONS, start=1) if options[each.name])
        sides = max(2, players)
        cards = len(self.kit.cards) + 1
        tokens = self.kit.tokens if has >> 3 & 1 else self.kit.tokens[: len(dangers.BASE_TOKENS)]
        boards = self.kit.boards
        return HamburgState(
            players=players,
            expansions=has,
            piles=[self.kit.pile(colour) for colour in EACH_COLOUR],
            hands=[()] * sides,
            sites=[()] * sides,
            zoo=[()] * sides,
            parks=[()] * sides,
            boards=[-1] * sides,
            money=[0] * sides,
            points=[START_POINTS] * sides,
            square=[0] * sides,
            workers=[0] * (COLOUR_COUNT * sides),
            dangers=[0] * (COLOUR_COUNT * sides),
            walls=[0] * (2 * sides),
            halves=[0] * sides,
            statues=[()] * sides,
            jettes_of=[()] * sides,
            markers=[0] * sides,
            hummels=list((boards.more_statues if has >> 2 & 1 else boards.statues)[players]),
            jettes=list(boards.jettes) if has >> 2 & 1 else [],
            tokens=[token.number for token in tokens],
            drawn_tokens=[0] * sides,
            struck=[0] * sides,
            mayors=[0] * sides,
            in_force=[0] * sides,
            exchange_stack=list(range(1, exchange.TILES + 1)) if has >> 5 & 1 else [],
            known=[0] * cards,
            peeked=[0] * (COLOUR_COUNT * sides),
            traces=[0] * cards,
            stack=[("set_up",)],
        )

    def options_of(self, state: State) -> dict[str, Value]:
        assert isinstance(state, HamburgState)
        return {
            each.name: bool(state.expansions >> number & 1)
            for number, each in enumerate(EXPANSIONS, start=1)
        }

    def advice(self, options: Mapping[str, object], lang: str) -> list[str]:
        chosen = {name for name, value in options.items() if value}
        return [each.text[lang] for each in ADVICE if chosen.issuperset(each.expansions)]

    def automa(self, state: State, frame: Frame, answer: Answer, options: list[int]) -> int:
        """TOM's decisions (HAM-14b)."""
        assert isinstance(state, HamburgState)
        return tom_decisions.choose(state, frame, answer, options)
