"""The persons and canals of Bruges."""

from rathaus.cli.shelves import Fact, Piece
from rathaus.core.game import LANGUAGES, Game
from rathaus.games.bruges import text as words
from rathaus.games.bruges.components.overrides import TABLES
from rathaus.games.bruges.components.tracks import GATEHOUSES, SECTIONS
from rathaus.games.bruges.components.vocabulary import COLOURS, Person
from rathaus.games.bruges.game import Bruges

__all__ = ["TABLES", "pieces", "text"]

_OURS = "reconstructed"


def pieces(game: Game) -> list[Piece]:
    assert isinstance(game, Bruges)
    canals = [
        _canal(f"{gate}.{name}", game.kit.canals[at][half])
        for at, gate in enumerate(GATEHOUSES)
        for half, name in enumerate(SECTIONS)
    ]
    return [*map(_person, game.kit.persons), *canals]


def text(game: Game, key: str, lang: str) -> list[str]:
    assert isinstance(game, Bruges)
    for person in game.kit.persons:
        if person.key == key:
            return words.person_lines(person, lang)
    piece = next(piece for piece in pieces(game) if piece.key == key)
    return [" · ".join(words.colour_name(colour, lang) for colour in piece.value("canal"))]


def _person(person: Person) -> Piece:
    def source(name: str) -> str:
        return "rulebook" if name in person.known else _OURS

    names = {lang: words.person_name(person, lang) for lang in LANGUAGES}
    facts = [
        Fact(name, getattr(person, name), source(name))
        for name in ("group", "colour", "price", "trigger")
    ]
    if person.ability.cost:
        facts.append(Fact("worker", person.ability.cost[0].colour, source("trigger")))
    facts.append(Fact("effect", words.ability_symbols(person.ability), person.source))
    return Piece(person.key, f"{person.number:03}", names, tuple(facts))


def _canal(key: str, colours: tuple[int, ...]) -> Piece:
    """A section, outward from the gatehouse."""
    gate, side = key.split(".")
    names = {
        lang: f"{words.label('gatehouse', lang)} {gate}, {words.label(_SIDE[side], lang)}"
        for lang in LANGUAGES
    }
    facts = (Fact("canal", [COLOURS[colour] for colour in colours], _OURS),)
    return Piece(key, "canal", names, facts)


_SIDE: dict[str, str] = {"left": "section_left", "right": "section_right"}
