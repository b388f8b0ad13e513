"""A tile as a row of symbols: one more language, made from the same declaration.

All symbols are one column wide in a terminal. The roads are drawn as they lie on the tile.
"""

from typing import get_args

from rathaus.games.neom.components.vocabulary import Effect, Tile
from rathaus.games.neom.text import tiles
from rathaus.games.neom.text.words import Noun, TileWords, Words

GIVES = "→"
DISASTER = "⚠"
MARKS: tuple[tuple[str, str], ...] = (
    ("◉", "coin"),
    ("★", "vp"),
    ("↻", "income"),
    ("♜", "protection"),
    (DISASTER, "disaster"),
    ("⊞", "surrounding"),
    ("[ ]", "region"),
    ("∟", "corner"),
    ("▭", "border"),
    ("╬", "road_square"),
    ("□", "any_tile"),
    ("⇄", "swap"),
    ("✓", "choice"),
)
ROADS = {
    "": "",
    "N": "╵",
    "E": "╶",
    "S": "╷",
    "W": "╴",
    "NE": "└",
    "NS": "│",
    "NW": "┘",
    "ES": "┌",
    "EW": "─",
    "SW": "┐",
    "NES": "├",
    "NEW": "┴",
    "NSW": "┤",
    "ESW": "┬",
    "NESW": "┼",
}


def _sign(symbol: str) -> Noun:
    return Noun(symbol, symbol, symbol, f"[{symbol}]")


SYMBOLS = TileWords(
    and_="+",
    or_="/",
    comma="",
    tiles={"flood": "≈", "fire": "♨", "crime_wave": "☠"},
    goods={
        "ore": "▲",
        "natural_gas": "○",
        "wood": "♣",
        "oil": "●",
        "coal": "■",
        "stone": "▰",
        "steel": "♂",
        "lumber": "≡",
        "glass": "▢",
        "copper": "♀",
        "concrete": "▦",
        "diamonds": "♦",
        "plastic": "♺",
        "gold": "☉",
        "sports_cars": "◎",
        "jewelry": "♛",
        "electronics": "⌁",
    },
    tiers={"raw": _sign("◇"), "processed": _sign("◈"), "luxury": _sign("❖")},
    tokens={"all": "◇◈❖", "raw": "◇", "processed": "◈", "luxury": "❖"},
    kinds={
        "residential": _sign("⌂"),
        "commercial": _sign("⚖"),
        "industrial": _sign("⚙"),
        "public": _sign("Π"),
        "resource": _sign("⚒"),
        "polluting": _sign("☁"),
        "power": _sign("↯"),
    },
    any_tile=_sign("□"),
    facts={
        "coins": "{coins}◉",
        "either": "{goods}",
        "at_least": "≥{count}{type.one}",
        "vp": "{vp}★",
        "variable": "?★",
        "produces": "{goods}",
        "produces_one": "1{tier.one}",
        "once": "+{coins}◉",
        "income": "↻{coins}◉",
        "income_by_generation": "↻{coins[0]},{coins[1]},{coins[2]}◉",
        "income_per_tile": "↻1◉:{type.one}",
        "protects": "♜{disasters}",
        "polluting": "☁",
        "power": "↯",
        "demand": "{count}{types.any}",
    },
    effects={word: word.symbols for word in get_args(Effect)},
)


def row(tile: Tile) -> str:
    """Roads, type, marks, what it needs, an arrow, what it gives."""
    marks = "".join(SYMBOLS.kinds[kind].one for kind in tile.types) or DISASTER
    marks += SYMBOLS.facts["polluting"] * tile.polluting + SYMBOLS.facts["power"] * tile.power
    found = [ROADS[tile.roads], marks, tiles.requirement(tile, SYMBOLS)]
    gains = tiles.gives(tile, SYMBOLS)
    if gains:
        found += [GIVES, *gains]
    return " ".join(part for part in found if part)


def legend(words: Words) -> list[tuple[str, str]]:
    """Every symbol with its meaning."""
    found = [(noun.one, words.kinds[kind].one) for kind, noun in SYMBOLS.kinds.items()]
    found += [(symbol, words.labels[label]) for symbol, label in MARKS]
    found += [(noun.one, words.tiers[tier].one) for tier, noun in SYMBOLS.tiers.items()]
    found += [(symbol, words.goods[good]) for good, symbol in SYMBOLS.goods.items()]
    return found + [(symbol, words.tiles[key]) for key, symbol in SYMBOLS.tiles.items()]
