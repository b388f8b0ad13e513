"""Tables in memory, with those who look at them."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from rathaus.server.table import Table


@dataclass(frozen=True, slots=True)
class Key:
    """What tells a repeated change from a new one, and whose it is."""

    text: str
    seat: int
    hashes: Set[str]  # of the secrets that the client has shown


@dataclass(eq=False)
class Guest:
    """Somebody who looks at a table."""

    hashes: set[str] = field(default_factory=set)  # of the secrets of the own seats
    changed: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(eq=False)
class Visitor(Guest):
    """Somebody who looks now and then."""

    until: float = 0.0  # counts as here


@dataclass(eq=False, slots=True, weakref_slot=True)
class Room:
    table: Table
    owner: str = ""  # whose bots these are
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_ahead: bool = False  # of the disk: what was written last may not be there
    guests: set[Guest] = field(default_factory=set)
    bot_task: asyncio.Task[None] | None = None
    keys: set[int] | None = None  # hashes of those that entries were written with, once asked for

    @property
    def name(self) -> str:
        return self.table.header.id

    @property
    def bots_may_play(self) -> bool:
        """If the table is ahead of the disk, it has to be read anew to know."""
        return self.is_ahead or bool(self.table.bots_in_turn())

    def seats_here(self) -> frozenset[int]:
        return self.table.seats_of({each for guest in self.guests for each in guest.hashes})

    def visit(self, hashes: frozenset[str], until: float) -> Visitor:
        """The same visitor each time."""
        for guest in self.guests:
            if isinstance(guest, Visitor) and guest.hashes == hashes:
                guest.until = max(guest.until, until)
                return guest
        visitor = Visitor(set(hashes), until=until)
        self.guests.add(visitor)
        return visitor

    def note_key(self, key: str | None) -> None:
        """An entry was written with it."""
        if self.keys is not None and key is not None:
            self.keys.add(hash(key))

    def rest(self) -> None:
        """If nobody is here, what only guests need can go."""
        if not self.guests:
            self.table.rendered.clear()
            self.table.once.clear()
            self.keys = None

    def show(self) -> None:
        for guest in self.guests:
            guest.changed.set()


class Rooms:
    """Whatever is in use, and the last ones that were. A table has one room at a time."""

    def __init__(self, kept: int) -> None:
        self.kept = kept  # that nobody uses
        self._all: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._recent: OrderedDict[str, Room] = OrderedDict()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._all))

    def get(self, name: str) -> Room | None:
        return self._all.get(name)

    def add(self, table: Table, owner: str = "") -> Room:
        """The table's room; somebody else may have opened it in between."""
        return self._all.setdefault(table.header.id, Room(table, owner))

    def use(self, room: Room) -> None:
        self._recent[room.name] = room
        self._recent.move_to_end(room.name)
        if len(self._recent) > self.kept:
            self._recent.popitem(last=False)
