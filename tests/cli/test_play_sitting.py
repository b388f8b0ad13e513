"""A sitting with a game that has no picture of its own: it can be played all the same."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from rathaus.cli.terminal.device import Device
from rathaus.cli.terminal.keeper import Keeper
from rathaus.cli.terminal.picture import picture_of
from rathaus.cli.terminal.sitting import Sitting
from rathaus.cli.terminal.words import Words
from rathaus.core.game import LANGUAGES
from rathaus.core.match import Match
from rathaus.core.records import loads
from tests.template_game import HighCard


def run(monkeypatch: pytest.MonkeyPatch, match: Match, typed: str, path: Path, lang: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    screen = io.StringIO()
    device = Device(Console(file=screen, width=80, highlight=False))
    keeper = Keeper(match, Words(lang), device, path, named=True)
    Sitting(keeper, picture_of(match.game)).run()
    return screen.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_game_is_playable_before_it_has_a_picture(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    game = HighCard()
    match = Match(game, 3, seed="new", seats=("human", "random", "random"))
    keys = "?\n? 1\n? card:99\nc\nc 2\nl\ns\n"
    screen = run(monkeypatch, match, keys + "1\n" * 20, tmp_path / "game.jsonl", lang)
    assert match.is_over
    assert str(match.state.scores()[0]) in screen
    record = loads((tmp_path / "game.jsonl").read_text(encoding="utf-8"))
    assert record.result == {"scores": match.state.scores(), "ranks": match.state.ranks()}


def test_points_of_others_stay_hidden_where_the_picture_cannot_know_better(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = Match(HighCard(), 3, seed="new", seats=("human", "random", "random"))
    screen = run(monkeypatch, match, "s\n", tmp_path / "game.jsonl", "en")
    sheet = screen.split("If the game ended now")[1]
    total = next(line for line in sheet.splitlines() if "Total" in line)
    assert len(total.split()) == 2


def test_people_answer_before_bots_and_may_undo_until_the_reveal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = Match(HighCard(), 2, seed="undo", seats=("random", "human"))
    before = match.state.copy()
    run(monkeypatch, match, "1\nu\n", tmp_path / "game.jsonl", "en")
    assert match.state == before
    assert not [each for each in match.decisions if each.seat == 0]
