"""Cards and other parts of Hamburg in words: rows, help, and how they are found."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rathaus.cli.terminal.picture import side_by_side
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
_MOST = 6  # cards that are told in full


def chip(card: Card, lang: str) -> Text:
    """A card in a row of others: its signs on its colour, then its name."""
    return Text.assemble(signs.card_chip(card), f" {text.card_name(card, lang)}")


def price_and_points(card: Card) -> str:
    return f"{card.price}{signs.mark('money')} {card.vp}{signs.mark('points')}"


def hand(cards: Iterable[Card], lang: str) -> RenderableType:
    """Cards below each other: name, then price, points and effect in symbols."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_column()
    for card in cards:
        row = text.symbol_row(card).partition(" ")[2]  # the chip has its colour and category
        grid.add_row(signs.card_chip(card), text.card_name(card, lang), Text(row))
    return grid


def about(cards: Sequence[Card], lang: str, width: int) -> list[RenderableType]:
    """All about a few cards; of many, only the names to choose from."""
    if len(cards) > _MOST:
        return [side_by_side([chip(card, lang) for card in cards], width)]
    return [card_panel(card, lang) for card in cards]


def card_panel(card: Card, lang: str) -> RenderableType:
    """All that a card says, generated from its declaration."""
    title = Text.assemble(signs.card_chip(card), f" {text.card_name(card, lang)} ")
    row = Text(text.symbol_row(card), style="dim")
    return _panel(title, [*map(Text, text.card_lines(card, lang)), row])


def part_panel(part: Part, lang: str) -> RenderableType:
    """All about a mayor, a ship, a tile or a danger token."""
    title = Text(f" {text.part_name(part, lang)} ")
    return _panel(title, [Text(line) for line in text.part_lines(part, lang) if line])


def _panel(title: Text, lines: list[Text]) -> RenderableType:
    return Panel.fit(Text("\n").join(lines), title=title, title_align="left")


def find_cards(known: Iterable[Card], topic: str, lang: str) -> list[Card]:
    """The cards of a name or a key."""
    named = [(said, card) for card in known for said in _card_names(card, lang)]
    return [card for card in _matching(named, topic) if isinstance(card, Card)]


def find_parts(topic: str, lang: str) -> list[int]:
    """The numbers of mayors, ships, tiles and danger tokens of a name or a key."""
    named = [
        (said.casefold(), number)
        for number, part in _TILES.items()
        for said in (text.part_name(number, lang), part_key(number))
    ]
    return [number for number in _matching(named, topic) if isinstance(number, int)]


def part_key(number: int) -> str:
    part = _TILES[number]
    return part.colour if isinstance(part, Ship) else part.key


def part_of(key: str, kind: str) -> int | None:
    """The part that a move names, such as `mayor:...` or `ship:violet`."""
    wanted = _KINDS.get(kind, ())
    found = (number for number, part in _TILES.items() if isinstance(part, wanted))
    return next((number for number in found if part_key(number) == key), None)


def _card_names(card: Card, lang: str) -> tuple[str, str, str]:
    return (
        text.card_name(card, lang).casefold(),
        card.key,
        card.key.replace("_", " "),
    )


def _matching(named: list[tuple[str, Card]] | list[tuple[str, int]], topic: str) -> list[object]:
    """What has the name exactly, else what begins with it, else what contains it."""
    wanted = topic.casefold()
    for test in (str.__eq__, str.startswith, str.__contains__):
        found = dict.fromkeys(thing for said, thing in named if test(said, wanted))
        if found:
            return list(found)
    return []
