"""Which values of Hamburg a component file may replace: reconstructed prices and points."""

from dataclasses import replace

from rathaus.core.overrides import Overrides, Table, parse
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.kit import Kit

_OPEN = frozenset(card.key for card in CARDS if card.price_source == "reconstructed")
_KNOWN = frozenset(card.key for card in CARDS)


def _check_number(value: object) -> str | None:
    if type(value) is int and 0 <= value <= 20:
        return None
    return f"it is a whole number from 0 to 20, not {value!r}"


TABLES = {
    "price": Table(open=_OPEN, known=_KNOWN, check=_check_number),
    "vp": Table(open=_OPEN, known=_KNOWN, check=_check_number),
}


def read(text: str) -> Overrides:
    return parse(text, "hamburg", TABLES)


def kit_with(overrides: Overrides) -> Kit:
    """The components with some values replaced."""
    price, vp = overrides.values.get("price", {}), overrides.values.get("vp", {})
    return Kit(
        tuple(
            replace(card, price=price.get(card.key, card.price), vp=vp.get(card.key, card.vp))
            for card in CARDS
        )
    )
