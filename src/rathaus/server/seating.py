"""Who sits at a table: people with their secrets, and bots."""

import unicodedata
from collections.abc import Set
from dataclasses import dataclass, field

from rathaus import bots
from rathaus.core.game import Game
from rathaus.registry import names
from rathaus.server.entries import Sat, SatBot
from rathaus.server.errors import NotAllowed, NotYours, Outdated
from rathaus.server.header import Header, game_named

BOT = "Computer"
# Letters and marks that nothing is drawn for: fillers, joiners, variations of what is before them.
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0").union(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)


@dataclass(slots=True)
class Seat:
    name: str = ""
    secret: str = ""  # the hash of a person's secret
    level: str = ""  # of the bot that plays here
    offer: str = ""  # the hash of the link that seats a person in the bot's place
    has_conceded: bool = False  # the person has given the game up

    @property
    def is_open(self) -> bool:
        return not self.secret and not self.level


@dataclass(slots=True)
class Seating:
    header: Header
    seats: list[Seat] = field(init=False)

    def __post_init__(self) -> None:
        self.seats = [Seat() for _ in range(self.header.players)]

    @property
    def game(self) -> Game:
        return game_named(self.header.game, self.header.components)

    def check_rules(self) -> None:
        """Decisions mean the same only under the rules they were made for."""
        if self.header.game not in names():
            raise Outdated(f"the game {self.header.game} is not played here any more")
        if self.game.rules_version != self.header.rules_version:
            raise Outdated(
                "this table was set under older rules, which are played no more; "
                "its record may be left"
            )

    def people(self) -> list[int]:
        """The seats of people who play now."""
        return [i for i, seat in enumerate(self.seats) if seat.secret and not seat.level]

    @property
    def is_given_up(self) -> bool:
        """By everybody who has played here: nobody comes back."""
        sat = [seat for seat in self.seats if seat.secret]
        return bool(sat) and all(seat.has_conceded for seat in sat)

    def seats_of(self, hashes: Set[str]) -> frozenset[int]:
        return frozenset(i for i, seat in enumerate(self.seats) if seat.secret in hashes)

    def may_ask_about(self, seat: int, hashes: Set[str]) -> bool:
        """Is it theirs, or nobody's? What a person has sent is told to nobody else."""
        return seat < len(self.seats) and self.seats[seat].secret in {*hashes, ""}

    def check_alone(self, seat: int, hashes: Set[str]) -> None:
        """Whoever is helped may harm nobody: is there no other person at this table, not even one
        who has left, and does this one play?
        """
        self.check_seat(seat, hashes)
        if [i for i, each in enumerate(self.seats) if each.secret] != [seat]:
            raise NotAllowed("hints are for tables without other people")
        if self.seats[seat].level:
            raise NotAllowed("a bot plays for this seat; take it back first")

    def check_seat(self, seat: int, hashes: Set[str]) -> None:
        """Is it the seat of somebody whose secret has one of these hashes?"""
        if not 0 <= seat < len(self.seats):
            raise NotYours(f"seats go from 1 to {len(self.seats)}")
        if self.seats[seat].secret not in hashes:
            raise NotYours(f"seat {seat + 1} is not yours: its link has the secret you need")

    def check_name(self, seat: int, name: str) -> None:
        """Two people, or a person and a bot, never have the same name."""
        taken = [each.name for i, each in enumerate(self.seats) if each.name and i != seat]
        taken += [f"{BOT} {each + 1}" for each in range(len(self.seats))]
        if _compared(name) in map(_compared, taken):
            raise NotAllowed(f"somebody at this table is called {name}; take another name")

    # -- inside -------------------------------------------------------------------------------

    def _sit(self, entry: Sat) -> None:
        seat = self._open_seat(entry.seat)
        seat.name, seat.secret = entry.name, entry.secret

    def _sit_bot(self, entry: SatBot) -> None:
        seat = self._open_seat(entry.seat)
        self._check_level(entry.level)
        seat.name, seat.level = f"{BOT} {entry.seat + 1}", entry.level

    def _check_level(self, level: str | None) -> None:
        levels = bots.levels_for(self.game)
        if level not in levels:
            raise NotAllowed(f"no bot {level!r} plays this game; there is: {', '.join(levels)}")

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise NotAllowed(f"seats go from 1 to {len(self.seats)}")
        return self.seats[seat]

    def _open_seat(self, number: int) -> Seat:
        seat = self._seat(number)
        if not seat.is_open:
            raise NotAllowed(f"seat {number + 1} is taken by {seat.name}")
        return seat


def is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CZ" and letter not in UNSEEN


def _compared(name: str) -> str:
    """Names that look alike are the same, whatever their case, width and spaces."""
    letters = unicodedata.normalize("NFKC", name).casefold()
    return "".join(each for each in letters if is_visible(each))
