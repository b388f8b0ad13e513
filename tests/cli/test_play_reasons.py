"""`rathaus play hamburg`: a choice that is missing is greyed out, with the rule behind it."""

import pytest

from tests.cli.driving import play

REASON = {
    "en": "you have no free site (HAM-7.15)",
    "de": "du hast keinen freien Bauplatz (HAM-7.15)",
    "nl": "je hebt geen vrije bouwplaats (HAM-7.15)",
}


def shown(lang: str, *typed: str) -> str:
    """The screens of a game in which the first choice is taken until a card is played."""
    duel = ("hamburg", "--players", "2", "--seed", "x", "--lang", lang)
    lines = [*["1"] * FIRST_CARD, *typed, "q"]
    return play(*duel, typed="\n".join(lines) + "\n").output


FIRST_CARD = 7  # five piles are chosen, no advance is made, and a card is played


@pytest.mark.parametrize("lang", REASON)
def test_a_missing_base_action_is_listed_with_its_rule(lang: str) -> None:
    assert f"Mark): {REASON[lang]}".lower() in shown(lang).lower()


@pytest.mark.parametrize("lang", REASON)
def test_a_typed_move_that_is_not_allowed_is_answered_with_its_rule(lang: str) -> None:
    before, after = shown(lang), shown(lang, "as:building")
    assert after.count(REASON[lang]) == before.count(REASON[lang]) + 1
