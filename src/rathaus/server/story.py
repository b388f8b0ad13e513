"""What happened at the table itself, told among the events of the game.

A rewind takes events of the game away; that it happened stays.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import cast

from rathaus.core.events import Event, EventValue
from rathaus.core.languages import LANGUAGES
from rathaus.core.marks import Line, mark, plain, read_marks
from rathaus.core.text import fill_marked

TEXTS: dict[str, dict[str, str]] = {
    "table_known": {
        "en": "This game goes on from one that others may have seen: what was dealt and drawn so "
        "far is no secret.",
        "de": "Dieses Spiel setzt eines fort, das andere gesehen haben können: Was bisher gegeben "
        "und gezogen wurde, ist kein Geheimnis.",
        "nl": "Dit spel gaat verder vanuit een spel dat anderen gezien kunnen hebben: wat tot nu "
        "toe is gedeeld en getrokken, is geen geheim.",
    },
    "table_undone": {
        "en": "{name} takes a decision back.",
        "de": "{name} nimmt eine Entscheidung zurück.",
        "nl": "{name} neemt een beslissing terug.",
    },
    "table_rewound": {
        "en": "All agree: the game goes on from before {name}’s last decision.",
        "de": "Alle sind einverstanden: Es geht vor der letzten Entscheidung von {name} weiter.",
        "nl": "Iedereen is het eens: het spel gaat verder vóór de laatste beslissing van {name}.",
    },
    "table_handed_over": {
        "en": "{name} leaves the seat to the computer.",
        "de": "{name} überlässt den Platz dem Computer.",
        "nl": "{name} laat de plaats aan de computer over.",
    },
    "table_replaced": {
        "en": "{name} is away: the computer plays on instead.",
        "de": "{name} ist nicht da: Der Computer spielt weiter.",
        "nl": "{name} is afwezig: de computer speelt verder.",
    },
    "table_conceded": {
        "en": "{name} concedes: the computer plays to the end.",
        "de": "{name} gibt auf: Der Computer spielt zu Ende.",
        "nl": "{name} geeft op: de computer speelt het spel uit.",
    },
    "table_offered": {
        "en": "{name} has a link for the seat of {about}: whoever opens it may take over.",
        "de": "{name} hat einen Link für den Platz von {about}: Wer ihn öffnet, darf übernehmen.",
        "nl": "{name} heeft een link voor de plaats van {about}: wie hem opent, mag overnemen.",
    },
    "table_taken_over": {
        "en": "{name} takes over from {bot}.",
        "de": "{name} übernimmt von {bot}.",
        "nl": "{name} neemt het over van {bot}.",
    },
    "table_returned": {
        "en": "{name} is back and plays again.",
        "de": "{name} ist zurück und spielt wieder selbst.",
        "nl": "{name} is terug en speelt weer zelf.",
    },
}


@dataclass(slots=True)
class Story:
    """The lines of the table, each at a place among the events of the game."""

    places: list[int] = field(default_factory=list)  # so many events come before it
    notes: list[Event] = field(default_factory=list)

    def note(self, kind: str, seat: int | None, events: int, **data: EventValue) -> None:
        """It happens now, when so many events of the game are left."""
        self.places = [min(place, events) for place in self.places]
        self.places.append(events)
        self.notes.append(Event(kind, seat, data))

    def lines_before(self, events: int) -> int:
        """So many lines are told before the game goes on from so many events."""
        return events + sum(place <= events for place in self.places)

    def length(self, events: Sequence[Event]) -> int:
        return len(self.notes) + len(events)

    def told(self, events: Sequence[Event], start: int = 0) -> Iterator[tuple[int, Event]]:
        """All of it in order, with the numbers of the lines."""
        number, done = 0, 0
        for place, note in zip(self.places, self.notes, strict=True):
            yield from _numbered(events, done, place, number, start)
            number, done = number + place - done, place
            if number >= start:
                yield number, note
            number += 1
        yield from _numbered(events, done, len(events), number, start)


def _numbered(
    events: Sequence[Event], first: int, end: int, number: int, start: int
) -> Iterator[tuple[int, Event]]:
    """The events from `first` to `end`, whose lines begin with `number`."""
    first += max(0, start - number)
    number = max(number, start)
    for place in range(first, end):
        yield number + place - first, events[place]


def is_of_table(event: Event) -> bool:
    return event.kind in TEXTS


def line_of_table(event: Event, lang: str, names: Sequence[str]) -> Line:
    """The line of the log, with the player marked in it."""
    assert lang in LANGUAGES
    values = {} if event.seat is None else {"name": _seat(event.seat, names)}
    if "about" in event.data:
        values["about"] = _seat(cast(int, event.data["about"]), names)
    if "bot" in event.data:
        values["bot"] = plain(str(event.data["bot"]))
    return read_marks(fill_marked(TEXTS[event.kind][lang], **values))


def _seat(seat: int, names: Sequence[str]) -> str:
    return mark("seat", seat, plain(names[seat]))
