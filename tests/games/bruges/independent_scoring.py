"""A second final scoring, to check the engine's against.

Written from section 12 of the rules, the rulings on counters and the tables beside them alone. It
shares no code with the engine: a display is read from what everyone sees, persons are rows of
the table, and every laurel person is spelled out by its key.
"""

from dataclasses import dataclass
from typing import Any

from tests.games.spec import rows_of

ALSO = {"hofnarr": ("amusement", "art")}  # a person of three groups (BRU-14.38)
SAME_GROUP = {
    "lehnsherr": "nobility", "buergermeister": "offices", "wirt": "amusement",
    "grosskaufmann": "trade", "zunftmeister": "craft", "kaemmerer": "court", "abt": "church",
    "kunstmaezen": "art", "hauptmann": "protection", "bandenchef": "underworld",
    "professor": "learning",
}  # fmt: skip


PERSONS = {row["key"]: row for row in rows_of("bruges", "persons")}
_TRACKS = rows_of("bruges", "tracks")
FIELDS = {int(row["index"]): int(row["points"]) for row in _TRACKS if row["kind"] == "reputation"}
CANAL = {
    (row["id"], int(row["index"])): int(row["points"]) for row in _TRACKS if row["kind"] == "canal"
}


@dataclass
class Display:
    """All that the final scoring looks at; persons by key."""

    scored: int
    gatehouse: str
    house_colours: list[str]
    persons: list[str]
    tokens: tuple[int, int]
    statues: list[int]
    markers: int
    workers: list[int]
    threats: int
    guilders: int
    hand_cards: int
    field: int


def read(view: dict[str, Any], seat: int) -> Display:
    """A display as a spectator sees it."""
    seen = view["seats"][seat]
    left, right = seen["canal"]
    return Display(
        scored=seen["points"],
        gatehouse=seen["gatehouse"],
        house_colours=[house["colour"] for house in seen["houses"]],
        persons=[person for house in seen["houses"] for person in house["persons"]],
        tokens=(left, right),
        statues=seen["statues"],
        markers=len(seen["markers"]),
        workers=list(seen["workers"].values()),
        threats=sum(seen["threats"].values()),
        guilders=seen["money"],
        hand_cards=len(seen["hand"]),
        field=seen["field"],
    )


def groups_of(person: str) -> set[str]:
    return {PERSONS[person]["group"], *ALSO.get(person, ())}


def members(display: Display, group: str) -> int:
    return sum(group in groups_of(person) for person in display.persons)


def priced(display: Display, least: int, most: int) -> int:
    prices = [int(PERSONS[person]["price"]) for person in display.persons]
    return sum(least <= price <= most for price in prices)


def canal_points(display: Display) -> int:
    """What is printed on the spaces with a token: 3 on each space 3."""
    total = 0
    for side, tokens in zip(("left", "right"), display.tokens, strict=True):
        section = f"{display.gatehouse}.{side}"
        total += sum(CANAL[section, space] for space in range(1, tokens + 1))
    return total


def laurel_person(display: Display, person: str) -> int:
    """What one laurel person brings; nothing for every other person."""
    if person in SAME_GROUP:
        return 2 * members(display, SAME_GROUP[person])
    third_spaces = sum(tokens >= 3 for tokens in display.tokens)
    triggers = [PERSONS[each]["trigger"] for each in display.persons]
    match person:
        case "erbin":
            return FIELDS[display.field] // 2
        case "koenig":
            return len(display.persons)
        case "richter":
            return 2 * display.markers
        case "schatzmeister":
            return display.guilders // 3
        case "possenreisser":
            return 2 * triggers.count("lightning")
        case "goldschmied":
            return 3 * min(display.workers)
        case "falkner":
            return 2 * display.hand_cards
        case "haushofmeister":
            return 5 if len({*display.house_colours}) == 5 else 0
        case "kardinal":
            return priced(display, 6, 12)
        case "bischof":
            return sum(display.workers) // 2
        case "novizin":
            return 0 if display.threats else 4
        case "glasmaler":
            return 2 * third_spaces + 2 * len(display.statues)
        case "graveur":
            return len({group for each in display.persons for group in groups_of(each)})
        case "architekt":
            return len(display.house_colours)
        case "bildhauer":
            return max([0, *display.statues])
        case "waffenmeister":
            return display.threats
        case "student":
            return priced(display, 0, 3)
        case "kartograf":
            return sum(display.tokens) // 2
    return 0


def sheet(display: Display) -> dict[str, int]:
    """The parts of BRU-12.2 to 12.7, and what was scored before."""
    lines = {
        "scored": display.scored,
        "persons": sum(int(PERSONS[person]["points"]) for person in display.persons),
        "houses": len(display.house_colours),
        "laurel": sum(laurel_person(display, person) for person in display.persons),
        "majorities": 4 * display.markers,
        "canal": canal_points(display) + sum(display.statues),
        "reputation": FIELDS[display.field],
    }
    return lines | {"total": sum(lines.values())}


def ranks(totals: list[int], guilders: list[int]) -> list[int]:
    """More points, then more guilders; else the place is shared (BRU-12.9)."""
    places = []
    for mine in range(len(totals)):
        more = sum(total > totals[mine] for total in totals)
        tied = [other for other, total in enumerate(totals) if total == totals[mine]]
        places.append(1 + more + sum(guilders[other] > guilders[mine] for other in tied))
    return places
