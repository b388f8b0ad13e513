"""Choices that are greyed out: what the tests of all reasons share."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import pytest

from rathaus.core.game import LANGUAGES, Reason, Refusal
from rathaus.core.state import State


class Case(NamedTuple):
    """A position, the move that is refused to seat 0 in it, and the reason in each language."""

    name: str
    clause: str
    state: Callable[[], Any]
    move: str
    en: str
    de: str
    nl: str


def each(cases: Iterable[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=lambda case: case.name)


def assert_names_its_rule(case: Case) -> None:
    state = case.state()
    move = state.game.parse(state, case.move)
    assert move not in state.moves(0)
    for lang in LANGUAGES:
        reason = Reason(getattr(case, lang), case.clause)
        assert state.game.why_not(state, 0, move, lang) == reason


def without_case(cases: Iterable[Case], reasons: Mapping[Any, str]) -> set[str]:
    """The sentences, up to their first value, that are the reason of none of the cases."""
    told = {case.en for case in cases}
    starts = {reason.split("{")[0] for reason in reasons.values()}
    return {start for start in starts if not any(reason.startswith(start) for reason in told)}


def refusals(state: State, seat: int, rule: str = "") -> list[Refusal]:
    """What a seat is refused, in English; every language was read, and names such a rule."""
    legal = state.moves(seat)
    told = [state.game.refused(state, seat, lang) for lang in LANGUAGES]
    for refusal in (refusal for in_one_language in told for refusal in in_one_language):
        assert refusal.move not in legal
        assert refusal.text
        assert refusal.reason.text
        assert rule in refusal.reason.clause
        assert "{" not in refusal.text + refusal.reason.text
    moves = [[refusal.move for refusal in in_one_language] for in_one_language in told]
    assert moves[0] == moves[1] == moves[2]
    return told[0]
