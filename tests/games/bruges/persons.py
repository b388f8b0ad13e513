"""Scenes around a person: its owner in a turn, the turn in which it is placed, the end.

>>> state = owner("buchhalter", money=0)
>>> use(state, "buchhalter").money[0]
2
>>> placed("alchemist", money=4).money[0]
7
>>> laurel("koenig", "bischof", workers=(0, 0, 0, 0, 5))
4
"""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, cast

from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.scenes import Side, options, play, rotated, scene, side

NONE = (0, 0, 0, 0, 0)
ONE_EACH = (1, 1, 1, 1, 1)
SPARES = "blue violet"  # two cards in the hand: a single one would be played by itself
RICH = 30  # enough for any person; its price then shows in what is left
OF_A_SIDE = {each.name for each in fields(Side)}


def one(colour: str, amount: int = 1) -> tuple[int, ...]:
    """Workers or threat markers of one colour only."""
    return tuple(amount * (each == colour) for each in COLOURS)


def _scene(persons: Sequence[str], on: str, rivals: Sequence[Side], facts: Any) -> BrugesState:
    carried = "; ".join(f"{on}:{person}" for person in persons)
    facts["houses"] = "; ".join(filter(None, (carried, facts.get("houses", ""))))
    mine = {name: facts.pop(name) for name in list(facts) if name in OF_A_SIDE}
    facts.setdefault("players", max(2, 1 + len(rivals)))
    return scene(sides=[side(**mine), *rivals], **facts)


def owner(
    *persons: str, rivals: Sequence[Side] = (), on: str = "blue", **facts: Any
) -> BrugesState:
    """Seat 0 in its turn with these persons, each on a house `on` that colour.

    Without words it has neither money nor workers. `houses` adds more; other facts as in a scene.
    """
    return _scene(persons, on, rivals, {"money": 0, "workers": NONE, "hand": SPARES, **facts})


def holder(
    person: str, *persons: str, rivals: Sequence[Side] = (), on: str = "blue", **facts: Any
) -> BrugesState:
    """A rich owner with one more person in the hand and an empty blue house for it."""
    rich = {"money": RICH, "workers": NONE, "houses": "blue", **facts}
    rich["hand"] = f"{person} {rich.get('hand', 'violet')}"
    return _scene(persons, on, rivals, rich)


def place(state: BrugesState, person: str, *more: str, seat: int = 0) -> BrugesState:
    """A hand card is placed on the first free house."""
    free = state.houses[seat][1::3].index(0) + 1
    return play(state, seat, f"play:{person}", "as:person", f"house:{free}", *more)


def placed(person: str, *persons: str, **facts: Any) -> BrugesState:
    """The holder has just placed the person, as the action of the turn."""
    return place(holder(person, *persons, **facts), person)


def use(state: BrugesState, person: str, *more: str, seat: int = 0) -> BrugesState:
    """A person of the display is activated."""
    return play(state, seat, f"use:{person}", *more)


def can_use(state: BrugesState, person: str, seat: int = 0) -> bool:
    return f"use:{person}" in options(state, seat)


def paid_with(person: str, *persons: str, **facts: Any) -> list[str]:
    """The colours whose workers pay for the person's activation, alone at hand in twos."""
    return [
        colour
        for colour in COLOURS
        if can_use(owner(person, *persons, **{**facts, "workers": one(colour, 2)}), person)
    ]


def act(state: BrugesState, card: str, action: str, *more: str, seat: int = 0) -> BrugesState:
    """An action with a hand card."""
    return play(state, seat, f"play:{card}", f"as:{action}", *more)


def is_rotated(state: BrugesState, person: str) -> bool:
    return person in rotated(state)


def laurel(*persons: str, rivals: Sequence[Side] = (), on: str = "blue", **facts: Any) -> int:
    """What the laurel persons of seat 0 bring at the end."""
    facts = {"money": 0, "workers": NONE, **facts, "step": "end"}
    return cast(int, _scene(persons, on, rivals, facts).result()[0]["laurel"])
