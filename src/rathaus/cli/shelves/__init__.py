"""The components of each game as `rathaus components` shows them: one file a game.

A shelf knows the pieces of its game, what they are called and say, and which values are ours.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from rathaus.core.game import Game
from rathaus.core.overrides import Table


@dataclass(frozen=True, slots=True)
class Fact:
    """One value of a piece and where it comes from."""

    name: str
    value: Any
    source: str


@dataclass(frozen=True, slots=True)
class Piece:
    key: str
    label: str  # its number, or what kind of thing it is
    names: Mapping[str, str]  # by language
    facts: tuple[Fact, ...]

    @property
    def reconstructed(self) -> list[Fact]:
        return [fact for fact in self.facts if fact.source == "reconstructed"]

    def value(self, name: str) -> Any:
        return next(fact.value for fact in self.facts if fact.name == name)


class Shelf(Protocol):
    TABLES: Mapping[str, Table]

    def pieces(self, game: Game) -> list[Piece]:
        """All components, in the order of their numbers."""

    def text(self, game: Game, key: str, lang: str) -> list[str]:
        """What a component says, line by line."""


def shelf_of(game: str) -> Shelf:
    return cast("Shelf", import_module(f"rathaus.cli.shelves.{game}"))
