"""Cards and other parts of Hamburg in words: rows, help, and how they are found."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from rathaus.cli.terminal.finding import matching
from rathaus.cli.terminal.pictures import bruges_and_hamburg as shared
from rathaus.cli.terminal.pictures.bruges_and_hamburg import panel
from rathaus.cli.terminal.pictures.hamburg import signs
from rathaus.games.hamburg import text
from rathaus.games.hamburg.components.kit import Part
from rathaus.games.hamburg.components.vocabulary import Card
from rathaus.games.hamburg.expansions.dangers import Token
from rathaus.games.hamburg.expansions.mayors import Mayor
from rathaus.games.hamburg.expansions.ships import Ship
from rathaus.games.hamburg.text.tiles import PARTS

_TILES = {number: part for number, part in PARTS.items() if not isinstance(part, Card)}
_KINDS: dict[str, type] = {"ship": Ship, "mayor": Mayor, "token": Token}


def chip(card: Card, lang: str) -> Text:
    """A card in a row of others: its signs on its colour, then its name."""
    return Text.assemble(signs.card_chip(card), f" {text.card_name(card, lang)}")


def price_and_points(card: Card) -> str:
    return f"{signs.mark('money', card.price)} {signs.mark('points', card.vp)}"


def hand(cards: Iterable[Card], lang: str) -> RenderableType:
    """Cards below each other: name, then price, points and effect in symbols."""
    return shared.rows(
        (signs.card_chip(card), text.card_name(card, lang), _facts(card)) for card in cards
    )


def _facts(card: Card) -> str:
    """The symbols of a card without colour and category, which are on its chip."""
    return text.symbol_row(card).partition(" ")[2]


def about(cards: Sequence[Card], lang: str, width: int) -> list[RenderableType]:
    """All about a few cards; of many, only the names to choose from."""
    return shared.about(
        cards, width, lambda card: chip(card, lang), lambda card: _card_panel(card, lang)
    )


def _card_panel(card: Card, lang: str) -> RenderableType:
    """All that a card says, generated from its declaration."""
    title = Text.assemble(signs.card_chip(card), f" {text.card_name(card, lang)} ")
    row = Text(text.symbol_row(card), style="dim")
    return panel(title, [*map(Text, text.card_lines(card, lang)), row])


def part_panel(part: Part, lang: str) -> RenderableType:
    """All about a mayor, a ship, a tile or a danger token."""
    title = Text(f" {text.part_name(part, lang)} ")
    return panel(title, [Text(line) for line in text.part_lines(part, lang) if line])


def find_cards(known: Iterable[Card], topic: str, lang: str) -> list[Card]:
    """The cards of a name or a key."""
    return shared.find(known, topic, lambda card: text.card_name(card, lang))


def find_parts(topic: str, lang: str) -> list[int]:
    """The numbers of mayors, ships, tiles and danger tokens of a name or a key."""
    named = [
        (said, number)
        for number, part in _TILES.items()
        for said in (text.part_name(number, lang), part_key(number))
    ]
    return matching(named, topic)


def part_key(number: int) -> str:
    part = _TILES[number]
    return part.colour if isinstance(part, Ship) else part.key


def part_of(key: str, kind: str) -> int | None:
    """The part that a move names, such as `mayor:...` or `ship:violet`."""
    wanted = _KINDS.get(kind, ())
    found = (number for number, part in _TILES.items() if isinstance(part, wanted))
    return next((number for number in found if part_key(number) == key), None)
