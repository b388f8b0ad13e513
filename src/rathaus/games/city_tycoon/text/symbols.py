"""A tile as a row of symbols: one more language, made from the same declaration.

All symbols are one column wide in a terminal.
"""

from rathaus.games.city_tycoon.components import vocabulary as v
from rathaus.games.city_tycoon.components.vocabulary import District, Plant
from rathaus.games.city_tycoon.text import tiles
from rathaus.games.city_tycoon.text.words import Noun, TileWords, Words

MARKS: tuple[tuple[str, str], ...] = (
    ("▲", "red"),
    ("▼", "blue"),
    ("■", "yellow"),
    ("★", "vp"),
    ("♣", "land"),
    ("≈", "water"),
    ("→", "demand"),
    ("∥", "adjacent"),
    ("↻", "refills"),
    ("$", "buy"),
)


def _sign(symbol: str) -> Noun:
    return Noun(symbol, symbol)


SYMBOLS = TileWords(
    and_=" ",
    or_=" / ",
    comma="",
    kinds={
        "residential": _sign("⌂"),
        "industrial": _sign("⚙"),
        "entertainment": _sign("♪"),
        "shopping": _sign("⚖"),
        "landmark": _sign("♜"),
        "red_plant": _sign("△"),
        "blue_plant": _sign("▽"),
    },
    amounts={
        "red": "{n}▲",
        "blue": "{n}▼",
        "yellow": "{n}■",
        "money": "{n}€",
        "vp": "{n}★",
        "land": "{n}♣",
        "water": "{n}≈",
    },
    facts={
        "cost": "{cost}",
        "row": "{money}={vp}",
        "demand": "{need}→{income}",
        "bonus": "∥{kind.one} {gain}",
        "cubes": "{cubes}",
        "refills": "↻",
        "once": "1×",
        "plant": "{cost} {cubes}{refills: ↻|}",
    },
    effects={effect: effect.symbols for effect in v.EFFECTS},
)


def row(tile: District | Plant) -> str:
    """Type, cost, and all that it gives; a plant: colour, cost, cubes."""
    if isinstance(tile, Plant):
        sign = SYMBOLS.kinds["red_plant" if tile.colour == "red" else "blue_plant"].one
        return f"{sign} {tiles.plant_note(tile, SYMBOLS)}"
    head = f"{SYMBOLS.kinds[tile.type].one} {tiles.amount('money', tile.cost, SYMBOLS)}"
    return " · ".join([head, *tiles.gives(tile, SYMBOLS)])


def legend(words: Words) -> list[tuple[str, str]]:
    """Every symbol with its meaning."""
    found = [(noun.one, words.kinds[kind].one) for kind, noun in SYMBOLS.kinds.items()]
    return found + [(symbol, words.labels[label]) for symbol, label in MARKS]
