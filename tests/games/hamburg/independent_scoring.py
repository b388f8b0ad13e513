"""A second final scoring, to check the engine's against.

Written from section 11 of the rules, the rulings on laurel cards and the tables beside them
alone. It shares no code with the engine: a display is read from what everyone sees, cards are
rows of the table, and every laurel card is spelled out by its number.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.spec import rows_of

FOUR_KINDS = ("art", "amusement", "theatre", "circus")  # what 066 counts as (HAM-12.37)
SAME_KIND = {
    11: "citizens", 24: "offices", 35: "university", 47: "health",
    59: "amusement", 72: "art", 84: "theatre", 94: "circus",
    107: "trade", 120: "industry", 131: "bank", 144: "craft",
    154: "military", 167: "police", 179: "underworld", 191: "secret",
    204: "harbour", 215: "church", 225: "emigrants", 239: "mystic",
}  # fmt: skip


CARDS = {row["key"]: row for row in rows_of("hamburg", "cards")}
_TRACKS = rows_of("hamburg", "tracks")
FIELDS = {int(row["pos"]): int(row["value"]) for row in _TRACKS if row["kind"] == "square"}
MAJORITY = {row["extra"]: int(row["value"]) for row in _TRACKS if row["kind"] == "majority"}
THIRD = next(int(row["value"]) for row in _TRACKS if row["owner"] == "third_segment_points")


@dataclass
class Display:
    """All that the final scoring looks at; cards by key."""

    scored: int  # points on the track
    site_colours: list[str]
    buildings: list[str]  # on sites; those under zoo cards score nothing (HAM-11.6)
    zoo: list[str]
    parks: list[str]
    left_stones: int
    right_stones: int
    hummels: list[int]
    jettes: list[int]
    markers: list[str]
    workers: int
    danger_levels: int
    square: int
    clergymen: dict[str, int] = field(default_factory=dict)  # and workers, by window


def read(view: dict[str, Any], side: int) -> Display:
    """A display as a spectator sees it."""
    seen = view["sides"][side]
    before = Counter(view["clergymen"])
    before.update(view["chapel_front"])
    return Display(
        scored=seen["points"],
        site_colours=[site["colour"] for site in seen["sites"]],
        buildings=[card for site in seen["sites"] for card in site["buildings"]],
        zoo=[entry["card"] for entry in seen["zoo"]],
        parks=seen["parks"],
        left_stones=seen["wall"][0],
        right_stones=seen["wall"][1],
        hummels=seen["statues"],
        jettes=seen["jettes"],
        markers=seen["markers"],
        workers=sum(seen["workers"].values()),
        danger_levels=sum(seen["dangers"].values()),
        square=seen["field"],
        clergymen=dict(before),
    )


def _number(card: str) -> int:
    return int(CARDS[card]["number"])


def kinds(display: Display, category: str) -> int:
    """How many buildings count as one of the category."""
    total = 0
    for card in display.buildings:
        if _number(card) == 66:
            total += category in FOUR_KINDS
        else:
            total += CARDS[card]["category"] == category
    return total


def different_categories(display: Display) -> int:
    """066 is one of its four categories, whichever helps most (HAM-12.26)."""
    found = {CARDS[card]["category"] for card in display.buildings if _number(card) != 66}
    if any(_number(card) == 66 for card in display.buildings):
        missing = [kind for kind in FOUR_KINDS if kind not in found]
        found |= set(missing[:1])
    return len(found)


def third_segments(display: Display) -> int:
    return (display.left_stones >= 3) + (display.right_stones >= 3)


def laurel_card(display: Display, number: int) -> int:
    """What one laurel building brings; 0 for every other building."""
    if number in SAME_KIND:
        return 2 * kinds(display, SAME_KIND[number])
    if number == 29:
        statues = len(display.hummels) + len(display.jettes)
        return 2 * third_segments(display) + 2 * statues
    if number == 30:
        return 2 * len(display.markers)
    if number == 71:
        return different_categories(display)
    if number == 96:
        return max([0, *display.hummels])
    if number == 155:
        return display.danger_levels
    if number == 203:
        return 5 if len(set(display.site_colours)) == 5 else 0
    if number == 205:
        return display.workers // 2
    return 0


def clergy(display: Display) -> int:
    total = 0
    for window, standing in display.clergymen.items():
        if window == "black":
            total += standing * (len(display.zoo) + len(display.parks))
        else:
            built = [card for card in display.buildings if CARDS[card]["colour"] == window]
            total += standing * len(built)
    return total


def sheet(display: Display) -> dict[str, int]:
    """The six parts of HAM-11.2, the fourth in two lines, and what was scored before."""
    shown = [*display.buildings, *display.zoo, *display.parks]
    lines = {
        "scored": display.scored,
        "cards": sum(int(CARDS[card]["vp"]) for card in shown),
        "laurel": sum(laurel_card(display, _number(card)) for card in display.buildings),
        "majorities": sum(MAJORITY[name] for name in display.markers),
        "wall": THIRD * third_segments(display),
        "statues": sum(display.hummels),
        "clergy": clergy(display),
        "square": FIELDS[display.square],
    }
    return lines | {"total": sum(lines.values())}
