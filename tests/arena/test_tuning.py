"""Tuning: reproducible, resumable, and it finds what is better."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

import rathaus
from rathaus.arena import tuning
from rathaus.arena.journal import BadJournal
from rathaus.arena.spreading import Local
from rathaus.arena.tuning import Effort, Tuned, tune
from rathaus.bots import weights
from rathaus.bots.weights import BadWeights
from rathaus.cli import main
from rathaus.core.errors import BadPlayers, RathausError
from tests.cli.driving import assert_refused

TINY = Effort(generations=2, population=4, deals=1, check=2)


def small(players: int = 1, **changes: Any) -> Tuned:
    return tune(rathaus.game("neom"), players=players, **{"effort": TINY, "seed": 1, **changes})


def test_the_same_seed_gives_the_same_weights_however_it_is_spread() -> None:
    one = small()
    assert one == small(spreading=Local(2))
    assert one.values != small(seed=2).values
    assert len(one.curve) == 2
    assert set(one.values) == set(weights.read("neom").usual)
    assert one.games == 2 * (4 + 1) * 1 + 2 * 2, "alone the present weights play besides"
    assert TINY.games(2) == 2 * 4 * 1 + 2


def test_against_others_the_margin_counts() -> None:
    tuned = small(players=2)
    assert all(abs(each.mean) < 60 for each in tuned.curve)
    assert tuned.values != tuned.present


def test_alone_the_present_weights_are_the_measure() -> None:
    assert all(abs(each.mean) < 60 for each in small().curve)


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"

    def stop(done: int, total: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        small(journal=journal, progress=stop)
    lines = journal.read_text().splitlines()
    assert len(lines) == 1 + 5
    steps: list[tuple[int, int]] = []
    again = small(journal=journal, progress=lambda *step: steps.append(step))
    assert again == small()
    assert steps[-1] == (12, 12)
    assert journal.read_text().splitlines()[:6] == lines
    with pytest.raises(BadJournal, match="its seed is '1', not '2'"):
        small(journal=journal, seed=2)


def test_a_damaged_journal_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    small(journal=journal)
    lines = journal.read_text().splitlines()
    lines[2] = json.dumps({"generation": 0, "sample": 1, "margins": "many"})
    journal.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadJournal, match="line 3: this is no candidate"):
        small(journal=journal)


def test_it_finds_the_top_of_a_hill(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a hill in place of games: the constants should be half and twice what they are."""

    def hill(self: Any, item: tuple[dict[str, float], range]) -> list[float]:
        values, deals = item
        steps = (values["handy"] / 0.7 - 1, values["no_power"] / 2.5 - 1)
        return [-sum(step * step for step in steps) + deal % 3 for deal in deals]

    monkeypatch.setattr(tuning._Task, "play", hill)
    tuned = small(effort=Effort(generations=25, population=40, deals=3, check=5))
    assert tuned.values["handy"] == pytest.approx(0.7, rel=0.1)
    assert tuned.values["no_power"] == pytest.approx(2.5, rel=0.1)
    assert tuned.is_better
    assert tuned.curve[-1].mean > tuned.curve[0].mean
    assert tuned.curve[-1].width < tuned.curve[0].width


@pytest.mark.parametrize(
    ("error", "changes"),
    [(BadPlayers, {"players": 9}), (RathausError, {"options": {"weather": 1}})],
)
def test_what_is_wrong_is_said(error: type[Exception], changes: dict[str, Any]) -> None:
    with pytest.raises(error):
        small(**changes)


@pytest.mark.parametrize("changes", [{"population": 3}, {"generations": 0}, {"check": 1}])
def test_too_little_effort_is_refused(changes: dict[str, int]) -> None:
    with pytest.raises(RathausError, match="at least"):
        Effort(**changes)


def test_a_judge_without_weights_cannot_be_tuned() -> None:
    with pytest.raises(BadWeights, match="no weights to tune"):
        tune(rathaus.game("city_tycoon"), players=2)


def test_the_command_writes_all_that_is_needed(tmp_path: Path) -> None:
    out = tmp_path / "out"
    asked = ["tune", "neom", "--players=1", "--generations=1", "--population=4", "--deals=1"]
    asked += ["--check=2", "--seed=1", f"--out={out}", "--date=2026-11"]
    result = CliRunner().invoke(main, asked)
    assert result.exit_code == 0, result.output
    assert "generation  1:" in result.stdout
    assert "gain on fresh deals" in result.stdout
    sheet = weights.parse((out / "weights.toml").read_text())
    assert sheet.tuned[1]["date"] == "2026-11"
    assert sheet.tuned[1]["made_by"].startswith("rathaus tune neom --players 1 ")
    assert sheet.values(1) == json.loads((out / "result.json").read_text())["values"]
    assert ET.parse(out / "curve.svg").getroot().tag.endswith("svg")
    again = CliRunner().invoke(main, asked)
    assert again.stdout == result.stdout


def test_the_command_says_what_is_wrong_in_one_line(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["tune", "city_tycoon", f"--out={tmp_path}"])
    assert_refused(result, "no weights to tune")
