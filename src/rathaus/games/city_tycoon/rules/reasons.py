"""A rule that stands against a move; the rooms of the rules say it beside what decides it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Against(NamedTuple):
    key: str  # of its sentence in `text`
    clause: str
    numbers: Mapping[str, int] = MappingProxyType({})  # that the sentence names
