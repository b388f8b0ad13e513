"""What Bruges speaks with, for the tests of all words."""

from typing import get_args

from rathaus.games.bruges import text
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.components.tracks import MAJORITIES
from rathaus.games.bruges.components.vocabulary import ACTIONS, COLOURS, GROUPS, TRIGGERS
from rathaus.games.bruges.text.symbols import SYMBOLS
from rathaus.games.bruges.text.words import Words
from tests.games.bruges.scenes import GAME
from tests.games.wording import Speech

BRUGES = Speech(
    GAME,
    text,
    Words,
    SYMBOLS,
    PERSONS,
    text.person_name,
    text.person_lines,
    keys={
        "persons": [person.key for person in PERSONS],
        "categories": GROUPS,
        "hues": COLOURS,
        "triggers": TRIGGERS,
        "threats": COLOURS,
        "majorities": MAJORITIES,
        "actions": ACTIONS,
        "damages": COLOURS,
        "effects": get_args(v.Effect),
        "events": get_args(v.Event),
    },
)
