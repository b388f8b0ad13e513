"""Prompts, moves and stories (to be written)."""

from typing import Any


def prompt(state: Any, seat: int, lang: str, names: Any) -> str:
    return str(state.stack[-1])


def describe(state: Any, seat: int, move: int, lang: str, names: Any) -> str:
    return str(state.game.space.notation(move))


def story(event: Any, lang: str, names: Any) -> str:
    return str(event.kind)
