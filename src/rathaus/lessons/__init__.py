"""Guided first games: for each game a prepared deal and what to say at each decision, as data.

`NAME.toml` has the seed, the answers that are suggested and the words for them in all languages.
Only `core` comes in here.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rathaus.core.errors import RathausError

HERE = Path(__file__).parent
Text = Mapping[str, str]  # by language


class NoLesson(RathausError):
    """There is no guided first game of this game."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A suggested answer, decision by decision, with what to say at each of them."""

    moves: tuple[str, ...]  # notations
    texts: tuple[Text, ...]  # one for each move
    follows: bool  # makes sense only if the suggestion before was taken


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first game: the person sits on seat 0, computers on all others."""

    game: str
    players: int
    options: Mapping[str, Any]
    level: str  # of the computers
    seed: str  # the prepared deal
    answers: tuple[Answer, ...]
    general: Mapping[str, Text]  # by kind of move: what to say away from the suggestions
    ending: Text


def has_lesson(game: str) -> bool:
    return game in _names()


@cache
def _names() -> frozenset[str]:
    return frozenset(file.stem for file in HERE.glob("*.toml"))


@cache
def find(game: str) -> Lesson:
    if not has_lesson(game):
        raise NoLesson(f"there is no guided first game of {game[:40]!r}")
    data = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))
    return Lesson(
        game=game,
        players=data["players"],
        options=data.get("options", {}),
        level=data["level"],
        seed=data["seed"],
        answers=tuple(_answer(each) for each in data["answers"]),
        general=data["general"],
        ending=data["ending"],
    )


def _answer(data: Mapping[str, Any]) -> Answer:
    moves = tuple(data["moves"])
    return Answer(moves, tuple(data["texts"]), data.get("follows", False))
