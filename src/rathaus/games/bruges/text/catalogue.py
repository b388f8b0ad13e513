"""What every door shows of Bruges: its pieces, the fields of its views, its names."""

from collections.abc import Iterator, Mapping

from rathaus.core.catalogue import (
    FOR_BOARDS,
    RECONSTRUCTED,
    RULEBOOK,
    Catalogue,
    Fact,
    Field,
    Group,
    Piece,
)
from rathaus.core.game import Game
from rathaus.core.text import capital, fill
from rathaus.games.bruges.components.kit import Kit
from rathaus.games.bruges.components.tracks import (
    DAMAGE_AT,
    GATEHOUSES,
    HAND_LIMIT,
    INTRIGUE,
    MAJORITY_POINTS,
    REPUTATION,
    SECTION,
    SECTIONS,
    STATUES,
    THIRD_SPACE,
    TURNS,
)
from rathaus.games.bruges.components.vocabulary import COLOURS, Person
from rathaus.games.bruges.text import persons, symbols
from rathaus.games.bruges.text.words import Words
from rathaus.games.bruges_and_hamburg.catalogue import of_colour

SIGNS = {"blue": "drop", "brown": "skull", "yellow": "mask", "red": "flame", "violet": "dagger"}


def catalogue(game: Game, words: Words) -> Catalogue:
    kit: Kit = game.kit
    found = [*_persons(kit, words), *_canals(kit, words), *_threats(words), _board(words)]
    return Catalogue(
        pieces={piece.key: piece for piece in found},
        fields=_fields(words),
        names=_names(words),
        signs=SIGNS,
        sheet={str(line): name for line, name in words.sheet.items()},
    )


# -- pieces -----------------------------------------------------------------------------------


def _persons(kit: Kit, words: Words) -> Iterator[Piece]:
    for person in kit.persons:
        yield Piece(
            person.key,
            words.persons[person.key],
            kind="person",
            number=f"{person.number:03}",
            colour=person.colour,
            symbols=symbols.row(person),
            lines=tuple(persons.lines(person, words)),
            facts=tuple(_facts(person)),
            groups=(
                Group("category", capital(words.categories[person.group])),
                Group("acts", words.triggers[person.trigger]),
            ),
        )


def _facts(person: Person) -> Iterator[Fact]:
    for name in ("group", "colour", "price", "trigger"):
        yield Fact(name, getattr(person, name), _source(person, name))
    if person.ability.cost:
        yield Fact("worker", person.ability.cost[0].colour, _source(person, "trigger"))
    yield Fact("effect", symbols.effect(person.ability), person.source)
    yield Fact("points", person.points, FOR_BOARDS)


def _source(person: Person, fact: str) -> str:
    return RULEBOOK if fact in person.known else RECONSTRUCTED


def _canals(kit: Kit, words: Words) -> Iterator[Piece]:
    """The sections of each gatehouse, outward."""
    for at, gate in enumerate(GATEHOUSES):
        for half, side in enumerate(SECTIONS):
            colours = [COLOURS[colour] for colour in kit.canals[at][half]]
            yield Piece(
                f"{gate}.{side}",
                f"{words.labels['gatehouse']} {gate}, {_sections(words)[half]}",
                kind="canal",
                number="canal",
                lines=(" · ".join(capital(words.hues[colour].bare) for colour in colours),),
                facts=(
                    Fact("canal", colours, RECONSTRUCTED),
                    Fact("costs", list(range(1, SECTION + 1)), FOR_BOARDS),
                    Fact("points", [0, 0, THIRD_SPACE, 0, 0], FOR_BOARDS),
                ),
            )


def _sections(words: Words) -> tuple[str, str]:
    """The halves of a canal, as they stand on their own."""
    return words.labels["section_left"], words.labels["section_right"]


def _threats(words: Words) -> Iterator[Piece]:
    for colour in COLOURS:
        name = capital(words.threats[colour])
        lines = (fill(words.damages[colour], points=INTRIGUE),)
        yield Piece(
            f"threat.{colour}",
            name,
            kind="threat",
            colour=colour,
            symbols=symbols.damage(colour),
            lines=lines,
        )


def _board(words: Words) -> Piece:
    """What is printed for all: the reputation track, the statues, what a majority is worth."""
    facts = {
        "reputation": list(REPUTATION),
        "statues": list(STATUES),
        "majority": MAJORITY_POINTS,
        "damage_at": DAMAGE_AT,
        "hand_limit": HAND_LIMIT,
    }
    return Piece(
        "board",
        words.title,
        kind="board",
        lines=(f"{capital(words.majorities['reputation'])}: {' · '.join(map(str, REPUTATION))}",),
        facts=tuple(Fact(name, value, FOR_BOARDS) for name, value in facts.items()),
    )


# -- fields -----------------------------------------------------------------------------------


def _fields(words: Words) -> Mapping[str, Field]:
    def label(key: str) -> str:
        return capital(words.labels[key])

    piles = [fill(words.pile, number=number) for number in (1, 2)]
    piles.append(label("extra_pile"))
    sections = [capital(section) for section in _sections(words)]
    return {
        # the clock
        "round": Field(label("round"), place="clock"),
        "phase": Field(label("phase"), place="clock", parts=_numbered(words.phases, 1), last=4),
        "turn_of_round": Field(label("turn"), place="clock", last=TURNS),
        "last_round": Field(label("last_round"), place="clock"),
        # one's own cards
        "drawn": Field(label("drawn"), place="hand"),
        "hand": Field(label("hand"), "row", place="hand"),
        "backs": Field(label("blind"), "row", place="hand"),
        # the table
        "crest": Field(label("start_player"), holds="seat"),
        "dice": Field(label("dice"), "counts"),
        "piles": Field(label("draw_piles"), "pile", parts=_numbered(piles)),
        "cards": Field(label("cards")),
        "top": Field(label("top")),
        "blind": Field(label("blind"), "row"),
        "discard": Field(label("discard_pile"), "row"),
        "statues": Field(label("statues"), "row"),
        "traced": Field(label("traced"), place="details", holds="seat"),
        # in front of each player
        "gatehouse": Field(label("gatehouse")),
        "money": Field(label("money")),
        "points": Field(label("points")),
        "field": Field(capital(words.majorities["reputation"]), "track", last=len(REPUTATION) - 1),
        "workers": Field(label("workers"), "counts"),
        "threats": Field(label("threats"), "counts", parts=_damages(words)),
        "due": Field(label("due"), "row"),
        "canal": Field(label("canal"), "track", parts=_numbered(sections), last=SECTION),
        "markers": Field(label("majorities"), "row"),
        "leads": Field(label("leads"), "row"),
        "seats.hand": Field(label("hand"), "row"),
        "seen": Field(label("seen"), "row"),
        "houses": Field(label("houses"), "row"),
        "colour": Field(label("colour")),
        "card": Field(label("card")),
        "persons": Field(label("persons"), "row"),
        "rotated": Field(label("rotated"), "row"),
    }


def _numbered(names: tuple[str, ...] | list[str], first: int = 0) -> dict[str, str]:
    return {str(first + at): name for at, name in enumerate(names)}


def _damages(words: Words) -> dict[str, str]:
    return {colour: capital(words.threats[colour]) for colour in COLOURS}


# -- names ------------------------------------------------------------------------------------


def _names(words: Words) -> dict[str, str]:
    """Majorities, groups, colours, sections, and what moves bring in a colour."""
    found: dict[str, str] = {key: capital(name) for key, name in words.majorities.items()}
    found |= {key: capital(name) for key, name in words.categories.items()}
    found |= {colour: capital(hue.bare) for colour, hue in words.hues.items()}
    found |= {side: capital(_sections(words)[half]) for half, side in enumerate(SECTIONS)}
    teller = persons.Teller(words)
    for colour in COLOURS:
        found[of_colour("worker", colour)] = capital(teller.coloured("worker", colour).many)
        found[of_colour("marker", colour)] = capital(teller.coloured("marker", colour).many)
    return found
