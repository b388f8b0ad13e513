"""Each campaign for a moment: it finds what is planted, goes on where it was, and ends well."""

import json
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from rathaus.bots import Chair
from tests.campaigns import bots, fuzz, games, kills, mutants, soak
from tests.campaigns.diary import Diary
from tests.server.servers import Server

QUIET = Console(quiet=True)


def test_games_are_spread_over_all_settings_and_played_once(tmp_path: Path) -> None:
    everything = games.pieces(1_000_000)
    assert len(everything) * games.CHUNK == 1_000_000
    assert len({name for name, _ in everything}) == len(everything)
    assert len({(game, setting) for _, (game, setting, _) in everything}) > 60
    path = tmp_path / "games.jsonl"
    assert games.campaign(1, 1, Diary(path), QUIET) == []
    before = path.read_text()
    assert games.campaign(1, 1, Diary(path), QUIET) == []
    assert path.read_text() == before


def test_a_game_that_goes_wrong_is_told_with_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("a coin is lost")

    monkeypatch.setattr(games, "CHECKS", (broken,))
    found = games.play("neom", 0, 5)["wrong"]
    assert len(found) == games.CHUNK
    assert "seed=5" in found[0]
    assert "a coin is lost" in found[0]


def test_every_level_meets_every_setting() -> None:
    levels = {(name, setting, level) for _, (name, setting, level, _) in bots.pieces(2)}
    assert len(levels) == len(bots.pieces(1)) == len(bots.pieces(2)) // 2 > 240


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_bot_that_fails_is_told_with_its_setting(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("nowhere to go")

    monkeypatch.setattr(Chair, "redeal", broken)
    (told,) = bots.play("city_tycoon", 0, level, 1)["wrong"]
    assert told.startswith(f"city_tycoon, 2 players, {{}}, {level}, 1: ")
    assert "nowhere to go" in told


def test_bots_play_to_the_end() -> None:
    assert bots.play("city_tycoon", 0, "easy", 1)["wrong"] == []


@pytest.mark.parametrize("kind", ["records", "saves", "component files", "messages"])
def test_damaged_input_is_refused_with_a_reason(kind: str) -> None:
    target, corpus = fuzz.seeds()[kind]
    smallest = sorted(corpus, key=len)[:2]
    tried, _, wrong = fuzz.search(target, smallest, Random(kind), lambda tried: tried >= 60)
    assert (tried, wrong) == (60, [])


def test_what_breaks_on_damaged_input_is_found() -> None:
    def fragile(text: str) -> None:
        if "b" in text:
            raise KeyError(text)

    *_, wrong = fuzz.search(fragile, ["a", "abc"], Random(1), lambda tried: tried >= 50)
    assert len(wrong) == 1
    assert wrong[0].startswith("KeyError at ")


def test_inputs_that_reach_new_lines_are_kept() -> None:
    """The first damage that is no message any more runs lines that no message has run."""
    hello = '{"type": "chat", "key": "k", "seat": 0, "text": "hello"}'
    reached: set[tuple[str, int]] = set()
    assert fuzz._try(fuzz.open_message, hello, reached) == ""
    assert any(file.endswith("server/changes.py") for file, _ in reached)
    other: set[tuple[str, int]] = set()
    fuzz._try(fuzz.open_message, hello.replace('"seat": 0', '"seat": 1'), other)
    assert other - reached
    _, new, _ = fuzz.search(fuzz.open_message, [hello], Random(1), lambda tried: tried >= 300)
    assert new > 0


SOURCE = """
def pays(money: int = 2) -> bool:
    if money < 3 and not money == 0:
        tell(money)
        return True
    return money + 1 > 5
"""


def test_every_fault_is_planted_in_one_place() -> None:
    count = mutants.places_in(SOURCE)
    told = [mutants.told(SOURCE, place) for place in range(count)]
    assert len(told) == len(set(told)) == 13
    assert "if money < 3 and not money == 0:  =>  money <= 3 and (not money == 0)" in told
    assert "tell(money)  =>  pass" in told
    assert "return True  =>  return False" in told


@pytest.mark.thorough
def test_a_planted_fault_is_noticed() -> None:
    """NEO-5: what a tile brings is counted wrongly."""
    file = "src/rathaus/games/neom/rules/income.py"
    found = mutants.attempt("neom", file, 1)
    assert "the record" in found["noticed"] or "BadRecord" in found["noticed"]
    assert found["where"].startswith(file)


def test_a_diary_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "diary.jsonl"
    Diary(path).note("one", games=3)
    Diary(path).note("two", games=4)
    assert Diary(path).done() == {"one", "two"}
    assert [json.loads(line)["games"] for line in path.read_text().splitlines()] == [3, 4]


@pytest.mark.thorough
def test_a_kill_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both databases are killed in tests/server/test_kill.py."""
    monkeypatch.setattr(kills, "TABLES", 2)
    found = kills.kill_at(Server(f"sqlite:///{tmp_path / 'tables.db'}"), 1, 1)
    assert found["lost"] == []


@pytest.mark.thorough
def test_a_short_soak_ends_well() -> None:
    assert soak.campaign(tables=4, rate=10, seconds=12, console=QUIET) == []
