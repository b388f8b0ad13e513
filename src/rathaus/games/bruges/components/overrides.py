"""Which values of Bruges a component file may replace: what the rulebook does not print."""

from dataclasses import replace
from typing import Any

from rathaus.core.overrides import Overrides, ValueTable
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.kit import Kit
from rathaus.games.bruges.components.tracks import CANALS, SECTIONS
from rathaus.games.bruges.components.vocabulary import COLOURS, GROUPS, GiveWorker, Person

PRICES = tuple(sorted({person.price for person in PERSONS}))
_KEYS = frozenset(person.key for person in PERSONS)
_SECTIONS = frozenset(f"{gate}.{section}" for gate in CANALS for section in SECTIONS)


def _open(fact: str) -> frozenset[str]:
    return frozenset(person.key for person in PERSONS if fact not in person.known)


def _check_price(value: object) -> str | None:
    if type(value) is int and value in PRICES:
        return None
    *lower, highest = map(str, PRICES)
    return f"it is {', '.join(lower)} or {highest}, not {value!r}"


def _check_colour(value: object) -> str | None:
    return None if value in COLOURS else f"it is one of {', '.join(COLOURS)}, not {value!r}"


def _check_worker(value: object) -> str | None:
    words = (*COLOURS, "any")
    return None if value in words else f"it is one of {', '.join(words)}, not {value!r}"


def _check_group(value: object) -> str | None:
    return None if value in GROUPS else f"it is one of {', '.join(GROUPS)}, not {value!r}"


def _check_canal(value: object) -> str | None:
    if isinstance(value, list) and sorted(map(str, value)) == sorted(COLOURS):
        return None
    return f"it is a list of all five colours, outward from the gatehouse, not {value!r}"


_WORKERS = frozenset(person.key for person in PERSONS if person.trigger == "worker")

TABLES = {
    "price": ValueTable(open=_open("price"), known=_KEYS, check=_check_price),
    "colour": ValueTable(open=_open("colour"), known=_KEYS, check=_check_colour),
    "group": ValueTable(open=_open("group"), known=_KEYS, check=_check_group),
    "worker": ValueTable(open=_WORKERS & _open("trigger"), known=_WORKERS, check=_check_worker),
    "canal": ValueTable(open=_SECTIONS, known=_SECTIONS, check=_check_canal),
}


def kit_with(overrides: Overrides) -> Kit:
    """The components with some values replaced."""
    values = overrides.values
    canals: Any = {
        gate: tuple(
            tuple(values.get("canal", {}).get(f"{gate}.{section}", CANALS[gate][half]))
            for half, section in enumerate(SECTIONS)
        )
        for gate in CANALS
    }
    return Kit(tuple(_changed(person, values) for person in PERSONS), canals)


def _changed(person: Person, values: Any) -> Person:
    facts: dict[str, Any] = {
        name: values[name][person.key]
        for name in ("price", "colour", "group")
        if person.key in values.get(name, {})
    }
    worker = values.get("worker", {}).get(person.key)
    if worker:
        facts["ability"] = replace(person.ability, cost=(GiveWorker(worker),))
    return replace(person, **facts)
