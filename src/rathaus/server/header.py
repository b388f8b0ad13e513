"""What a table is created with, and what the lobby tells of it."""

import secrets
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal

from rathaus.core.game import Game
from rathaus.registry import find
from rathaus.server.protocol.client import Pace

Status = Literal["open", "playing", "over"]
OPEN: Status = "open"
PLAYING: Status = "playing"
OVER: Status = "over"
ORDER = 2  # since then, nothing shows that a question was answered before all have answered it


@dataclass(frozen=True, slots=True)
class Header:
    """What a table is created with. The seed is the table's secret until the game is over."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    created: float
    rules_version: int = 1  # of the game when the table was set
    components: str | None = None  # the text of a component file
    opening: tuple[tuple[int, str], ...] = ()  # decisions the game goes on from
    pace: Pace = "live"
    order: int = ORDER  # of the table: what its entries mean
    chat: bool = True  # people may talk
    remind: int = 0  # hours until people are reminded; 0: never

    @property
    def is_prepared(self) -> bool:
        """The deal is no secret: the seed has a name and was not drawn by lot (`new_seed`)."""
        return " " in self.seed


@dataclass(frozen=True, slots=True)
class Summary:
    status: Status
    names: list[str]  # empty: an open seat
    turn: list[int]  # the seats that are asked
    answered: list[int] = field(default_factory=list)  # of these; nobody else knows it yet
    secrets: list[str] = field(default_factory=list)  # their hashes, by seat


def new_seed() -> str:
    return secrets.token_hex(16)


def hash_secret(secret: str) -> str:
    return sha256(f"rathaus seat {secret}".encode()).hexdigest()


@lru_cache(maxsize=32)
def game_named(name: str, components: str | None = None) -> Game:
    return find(name, components)
