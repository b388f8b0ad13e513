"""One row for each range of the move space."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from rathaus.core.catalogue import Effect, Target
from rathaus.core.text import Phrase
from rathaus.games.bruges_and_hamburg.reasons import Asked
from rathaus.games.hamburg.state import HamburgState
from rathaus.games.hamburg.text.open_step import OpenStep

Targets = tuple[Target, ...]
Effects = tuple[Effect, ...]
At = Asked[HamburgState]
Say = Callable[[OpenStep, int], str | Phrase]
Aim = Callable[[At, int], Targets]
Tell = Callable[[At, int], Effects]
Change = Literal["gain", "lose", "place"]
HALVES = ("left", "right")


def no_target(at: At, index: int) -> Targets:
    return ()


def no_effect(at: At, index: int) -> Effects:
    return ()


@dataclass(frozen=True, slots=True)
class MoveKind:
    """A range of the move space: how its moves are called, what they are about, what they do.

    Illegal moves have targets, too: a greyed-out choice is shown where it would be made. Nothing
    hidden is looked up: only displays, and the mover's own hand. What a move does is told as far as
    the rules know it before chance and others decide; prices come from the functions that the rules
    pay by, reactions of other cards and later choices are left out.
    """

    say: Say | None = None  # None: both games say it alike
    aim: Aim = no_target
    tell: Tell = no_effect


# -- targets and effects that many share ------------------------------------------------------


def place_of(key: object, field: str, seat: int | None = None) -> Target:
    return Target("place", str(key), field, seat)


def at_table(field: str, keys: tuple[str, ...]) -> Aim:
    """A part of what lies in the middle."""
    return lambda at, index: (place_of(keys[index], field),)


def mine(field: str, keys: tuple[str, ...]) -> Aim:
    """A part of what lies in front of the player."""
    return lambda at, index: (place_of(keys[index], field, at.seat),)


def piece(keys: tuple[str, ...]) -> Aim:
    return lambda at, index: (Target("piece", keys[index]),)


def player(at: At, seat: int) -> Targets:
    return (Target("seat", str(seat)),)


def pay(marks: int, seat: int | None = None) -> Effects:
    return (Effect("pay", "money", marks, seat),) if marks else ()
