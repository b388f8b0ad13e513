"""Names and texts of the parts that are not cards: mayors, ships, tiles and danger tokens.

All of them have a number in one space with the cards (see `rathaus.games.hamburg.expansions`).
"""

from collections.abc import Mapping

from rathaus.core.text import capital, fill
from rathaus.games.bruges_and_hamburg.telling import both, either
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.kit import Part
from rathaus.games.hamburg.components.vocabulary import Card, Colour
from rathaus.games.hamburg.expansions import clergy, dangers, exchange, mayors, ships
from rathaus.games.hamburg.text import cards
from rathaus.games.hamburg.text.cards import Teller
from rathaus.games.hamburg.text.languages import name_of
from rathaus.games.hamburg.text.words import Words

MAYORS = {  # by tile; people have the same name in every language
    1: "Carl Friedrich Petersen",
    2: "Johannes Versmann",
    3: "Johann Georg Mönckeberg",
    4: "Johannes Lehmann",
    5: "Gustav Heinrich Kirchenpauer",
}
_ALL: tuple[Part, ...] = (
    *CARDS,
    *mayors.MAYORS,
    *ships.SHIPS,
    *exchange.SIDES,
    *clergy.SIDES,
    *dangers.TOKENS,
)
PARTS: Mapping[int, Part] = {part.number: part for part in _ALL}


def key_of(part: Part) -> str:
    """What the catalogue calls it; a ship has no key of its own."""
    return f"ship_{part.colour}" if isinstance(part, ships.Ship) else part.key


def _part(part: int | Part) -> Part:
    """A part, which may be given by its number: then it is the one that we print."""
    return PARTS[part] if isinstance(part, int) else part


def name(given: int | Part, words: Words) -> str:
    """The name of a card or another part, as it stands within a sentence."""
    part = _part(given)
    match part:
        case Card():
            return name_of(part, words)
        case mayors.Mayor():
            return _line("mayor", words, name=MAYORS[part.tile], side=_side(part.number))
        case ships.Ship():
            return _line("ship", words, colour=words.hues[part.colour])
        case dangers.Token():
            gift = bool(part.ability.effect)
            return _line("token", words, colours=_colours(part, words), gift=gift)
    tile, is_second = divmod(part.number - _first(part), 2)
    return _line(_FACES[type(part)][is_second], words, tile=tile + 1)


def lines(given: int | Part, words: Words) -> list[str]:
    """All about a part but its name: one fact or effect per line."""
    part = _part(given)
    if isinstance(part, Card):
        return cards.lines(part, words)
    facts = _facts(part, words)
    if isinstance(part, dangers.Token):
        return facts
    return [*facts, cards.ability_text(part.ability, words)]


def token_text(token: dangers.Token, words: Words) -> list[str]:
    """What a danger token raises, and the gift that comes with it."""
    raised = [
        fill(words.dangers_of["colour"], colour=words.hues[colour]) for colour in token.colours
    ]
    found = [_line("token_raises", words, dangers=both(raised, words))]
    if token.ability.effect:
        gift = Teller(words).effects(token.ability.effect)
        found.append(_line("token_gift", words, gift=gift))
    return found


_FACES: Mapping[type[Part], tuple[str, str]] = {
    exchange.Side: ("exchange_green", "exchange_red"),
    clergy.Side: ("clergy_plus", "clergy_minus"),
}


def _line(key: str, words: Words, **values: object) -> str:
    return fill(words.lines[key], **values)


def _first(part: Part) -> int:
    return exchange.FIRST if isinstance(part, exchange.Side) else clergy.FIRST


def _side(number: int) -> str:
    """The printed number of a mayor side."""
    return f"{number - mayors.FIRST + 1:02}"


def _colours(token: dangers.Token, words: Words) -> str:
    return "/".join(words.hues[colour].bare for colour in token.colours)


def _facts(part: Part, words: Words) -> list[str]:
    match part:
        case mayors.Mayor():
            return [_line("mayor_side", words, money=part.money, workers=part.workers)]
        case ships.Ship():
            return [_line("ship_active", words, colour=words.hues[part.colour])]
        case exchange.Side():
            rates = " · ".join(rate_text(rate, words) for rate in part.values)
            return [_line("exchange_values", words, values=rates)]
        case dangers.Token():
            return token_text(part, words)
    return []


def rate_text(rate: int | tuple[Colour, ...], words: Words) -> str:
    """One field of the exchange: a number, or one or two colours."""
    if isinstance(rate, int):
        return str(rate)
    return either([words.hues[colour].bare for colour in rate], words)


def heading(part: int | Part, words: Words) -> str:
    """The name of a part as it stands on its own."""
    return capital(name(part, words))
