"""What stands against a move, before anybody puts it into words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Against(NamedTuple):
    """A rule that forbids a move; `rathaus.core.game.Reason` is the same in words."""

    name: str  # of its sentence in the language files
    clause: str
    numbers: Mapping[str, int] = MappingProxyType({})  # that the sentence needs
