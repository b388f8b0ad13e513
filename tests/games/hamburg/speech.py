"""What Hamburg speaks with, for the tests of all words."""

from typing import get_args

from rathaus.games import hamburg
from rathaus.games.hamburg import text
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.tracks import BOARDS, MAJORITIES
from rathaus.games.hamburg.components.vocabulary import (
    ACTIONS,
    COLOURS,
    DICE,
    Category,
    Effect,
    Event,
    OnStep,
    Trigger,
)
from rathaus.games.hamburg.text.symbols import SYMBOLS
from rathaus.games.hamburg.text.words import Words
from tests.games.wording import Speech

HAMBURG = Speech(
    hamburg.TheGame(),
    text,
    Words,
    SYMBOLS,
    CARDS,
    text.card_name,
    text.card_lines,
    tell=(
        lambda lang: text.ability_text(CARDS[0].ability, lang),
        lambda lang: text.part_name(301, lang),
    ),
    keys={
        "cards": [card.key for card in CARDS],
        "hues": DICE,
        "events": {*get_args(Event)} - {OnStep},
        "effects": get_args(Effect),
        "categories": get_args(Category),
        "triggers": get_args(Trigger),
        "dangers": COLOURS,
        "majorities": MAJORITIES,
        "boards": BOARDS,
        "actions": ACTIONS,
    },
)
