"""Values of a hand-made position, read and checked."""

from collections.abc import Mapping, Sequence
from typing import Any

from rathaus.core.errors import BadPosition
from rathaus.core.fields import Keys
from rathaus.core.position import read_list
from rathaus.games.hamburg.state import CARDS, HamburgState


def read_number(what: str, keys: Keys, value: Any) -> int:
    """The number behind a key; a number of the right range stands for itself."""
    found = keys.number(value) if isinstance(value, str) else value
    if type(found) is not int or not keys.first <= found <= keys.last:
        examples = ", ".join(keys.keys[:3])
        raise BadPosition(f"there is no {what} {value!r}; there are {examples} ...")
    return found


def read_card(value: Any) -> int:
    return read_number("card", CARDS, value)


def read_cards(what: str, value: Any) -> tuple[int, ...]:
    return tuple(read_card(each) for each in read_list(what, value))


def read_amounts(what: str, keys: Sequence[str], value: Any, most: int) -> list[int]:
    """How many of each, by name, or one number after the other."""
    if isinstance(value, Mapping):
        unknown = [key for key in value if key not in keys]
        if unknown:
            raise BadPosition(f"{what!r} has no {unknown[0]!r}; there are {', '.join(keys)}")
        value = [value.get(key, 0) for key in keys]
    found = list(read_list(what, value))
    if len(found) != len(keys):
        raise BadPosition(f"{what!r} has {len(keys)} numbers, not {value!r}")
    for each in found:
        if type(each) is not int or not 0 <= each <= most:
            raise BadPosition(f"{what!r}: {each!r} is not a number from 0 to {most}")
    return found


def needs(state: HamburgState, expansion: str, what: str, value: Any) -> None:
    """Something of an expansion; nothing of it can always be said."""
    if value and not state.has_expansion(expansion):
        raise BadPosition(f"{what!r} needs the option {expansion!r}")


def any_card_of(colour: int) -> int:
    """Stands for any card of the colour until all others are named."""
    return -1 - colour
