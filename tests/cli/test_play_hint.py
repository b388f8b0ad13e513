"""`h` at the terminal's table: a good move against bots and its reasons, none among people."""

import pytest

from rathaus.bots.advice import Reason, Weighed
from rathaus.bots.base import Chair
from rathaus.cli.terminal import sitting
from tests.cli.driving import play

WORDS = {
    "en": ("Hint: 1", "1.5 points more than", "About 2 points more from workers", "About as good"),
    "de": ("Tipp: 1", "1,5 Punkte mehr als", "Etwa 2 Punkte mehr durch Arbeiter", "Etwa gleich"),
    "nl": ("Hint: 1", "1,5 punten meer op dan", "2 punten meer door arbeiders", "even goed"),
}  # fmt: skip


def ask(lang: str) -> str:
    shown = play("hamburg", "--players", "2", "--seed", "1", "--lang", lang, typed="h\nq\n")
    return " ".join(shown.output.split())


@pytest.mark.parametrize("lang", WORDS)
def test_a_hint_against_bots(lang: str) -> None:
    assert WORDS[lang][0][:-1] in ask(lang)


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("points", [1.5, 0.1])
def test_a_hint_tells_its_worth_and_its_reasons(
    lang: str, points: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    def advise(game: object, chair: Chair, rng: object) -> list[Weighed]:
        best, other = chair.moves()[:2]
        return [Weighed(best, 0.0), Weighed(other, -points, (Reason("workers", 2.04),))]

    monkeypatch.setattr(sitting, "advise", advise)
    hint, more, why, equal = WORDS[lang]
    shown = ask(lang)
    assert hint in shown
    assert why in shown
    assert (more in shown) == (points > 1)
    assert (equal in shown) == (points < 1)


def test_no_hint_among_people() -> None:
    typed = "\nh\nq\n"
    shown = play("hamburg", "--players", "2", "--bots", "none", "--seed", "1", typed=typed)
    assert "No hint here" in shown.output
    assert "Hint: " not in shown.output
