"""The rules in the terminal: as a command, and at the table."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rathaus.cli import main
from rathaus.core.languages import LANGUAGES
from rathaus.registry import VARIABLE
from tests.cli.driving import play

TEMPLATE = Path(__file__).parents[1] / "template_game.py"
WORDS = {"en": "rules", "de": "regeln", "nl": "regels"}
WON = {"en": "The winner", "de": "Wer gewinnt", "nl": "De winnaar"}


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments], env={"COLUMNS": "100"})


@pytest.fixture
def own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, f"{TEMPLATE}:HighCard")


@pytest.mark.usefixtures("own_game")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_rules_and_one_section(lang: str) -> None:
    whole = rules("high_card", "--lang", lang)
    assert whole.exit_code == 0
    assert "[HIG-2.2 HIG-2.3]" in whole.stdout
    assert "1. " in whole.stdout
    one = rules("high_card", "--lang", lang, "--section", "winner")
    by_clause = rules("high_card", "--lang", lang, "--section", "hig-2.4")
    assert one.stdout == by_clause.stdout
    assert WON[lang] in one.stdout
    assert "HIG-2.1" not in one.stdout


@pytest.mark.usefixtures("own_game")
def test_pieces_are_named_and_a_wrong_section_is_told_all_names() -> None:
    assert "The 24" in rules("high_card", "--section", "set-up").stdout
    wrong = rules("high_card", "--section", "nothing")
    assert wrong.exit_code == 2
    assert "  set-up: Set-up" in wrong.stderr


def test_a_game_without_a_text_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.py"
    file.write_text(TEMPLATE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setenv(VARIABLE, f"{file}:HighCard")
    result = rules("high_card")
    assert result.exit_code == 2
    assert "there is no text of the rules of high_card" in result.stderr
    table = play("high_card", "--players", "2", typed="? rules\n? 1\nq\nn\n")
    assert "There is nothing called 'rules'" in table.stdout


@pytest.mark.usefixtures("own_game")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_table(lang: str) -> None:
    typed = f"?\n? {WORDS[lang]}\n? HIG-2.4\nq\nn\n"
    shown = play("high_card", "--players", "2", "--lang", lang, typed=typed).stdout
    assert f"? {WORDS[lang]}" in shown
    assert "set-up: " in shown
    assert "[HIG-2.4]" in shown
