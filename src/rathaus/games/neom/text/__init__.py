from typing import Any


def prompt(state: Any, seat: int, lang: str) -> str:
    return ""


def describe(state: Any, seat: int, move: int, lang: str) -> str:
    return str(state.game.space.notation(move))


def story(event: Any, lang: str) -> str:
    return str(event.kind)
