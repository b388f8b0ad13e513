"""`rathaus play` says what the rules advise against, and plays it all the same."""

import pytest

import rathaus
from rathaus.core.game import LANGUAGES
from tests.cli.driving import play

GAME = rathaus.game("hamburg")
SHIPS = {
    "en": "The rules advise against the ships in a first game.",
    "de": "Die Regeln raten für die erste Partie von den Schiffen ab.",
    "nl": "De regels raden de schepen af voor een eerste spel.",
}
EXCHANGE = "The rules advise against the exchange in a first game."
TOGETHER = "The rules advise against using the exchange and the clergy tiles together."


def played(*options: str, lang: str = "en") -> str:
    """What is shown until the first decision, at which the player leaves."""
    chosen = [part for option in options for part in ("--option", f"{option}=yes")]
    duel = ("hamburg", "--players", "2", "--seed", "x", "--lang", lang)
    result = play(*duel, *chosen, typed="q\n")
    assert result.exit_code == 0
    return result.output


@pytest.mark.clause("HAM-2.10")
@pytest.mark.parametrize(
    ("options", "advice"),
    [
        ((), []),
        (("mayors", "statues", "dangers", "clergy"), []),
        (("ships",), [SHIPS["en"]]),
        (("exchange",), [EXCHANGE]),
        (("exchange", "clergy"), [EXCHANGE, TOGETHER]),
        (("ships", "exchange", "clergy"), [SHIPS["en"], EXCHANGE, TOGETHER]),
    ],
)
def test_hamburg_advises_as_its_rulebook_does(options: tuple[str, ...], advice: list[str]) -> None:
    chosen = {**dict.fromkeys((option.name for option in GAME.options), False)}
    chosen |= dict.fromkeys(options, True)
    assert GAME.advice(chosen, "en") == advice
    shown = played(*options)
    told = [line for line in (SHIPS["en"], EXCHANGE, TOGETHER) if line in shown]
    assert told == advice


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_is_given_in_each_language(lang: str) -> None:
    assert GAME.advice({"ships": True}, lang) == [SHIPS[lang]]
    assert SHIPS[lang] in played("ships", lang=lang)


@pytest.mark.clause("HAM-2.10")
def test_what_is_not_advised_is_allowed() -> None:
    state = GAME.start(2, {"exchange": True, "clergy": True, "ships": True})
    assert GAME.options_of(state)["exchange"] is GAME.options_of(state)["clergy"] is True


def test_a_game_without_advice_gives_none() -> None:
    assert rathaus.game("neom").advice({"beginner": True}, "en") == []
