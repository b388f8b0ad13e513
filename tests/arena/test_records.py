"""Simulations keep their records, and these prove the games."""

from pathlib import Path

import pytest

from rathaus.arena.records import game_of, read_record, record_files
from rathaus.arena.simulation import simulate
from rathaus.bots import BadBot
from rathaus.core.errors import RathausError
from rathaus.core.records import verify
from tests.own_bots import write_bots


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_game_has_a_record_that_verifies(tmp_path: Path, jobs: int) -> None:
    folder = tmp_path / "deep" / "games"
    played = simulate("neom", players=2, games=3, seed=5, jobs=jobs, records=folder)
    assert played == simulate("neom", players=2, games=3, seed=5)
    files = list(record_files([folder]))
    assert [path.name for path in files] == [f"neom-00000{n}.jsonl" for n in range(3)]
    for path, result in zip(files, played.results, strict=True):
        record = read_record(path)
        assert record.seed is not None, "so that every draw can be repeated"
        assert record.seats == ("random", "random")
        assert tuple(verify(record, game_of(record, None)).scores()) == result.scores


@pytest.mark.parametrize("game", ["hamburg", "bruges", "city_tycoon"])
def test_records_of_the_other_games_verify_too(tmp_path: Path, game: str) -> None:
    simulate(game, players=2, games=1, records=tmp_path / "games")
    (path,) = record_files([tmp_path / "games"])
    record = read_record(path)
    assert not verify(record, game_of(record, None)).turn()


def test_records_of_two_runs_are_not_mixed(tmp_path: Path) -> None:
    simulate("neom", players=1, games=1, records=tmp_path)
    before = sorted(tmp_path.iterdir())
    with pytest.raises(RathausError, match="holds records already"):
        simulate("neom", players=1, games=2, records=tmp_path)
    assert sorted(tmp_path.iterdir()) == before
    with pytest.raises(RathausError, match="or is a file"):
        simulate("neom", players=1, games=1, records=before[0])


@pytest.mark.parametrize("bot", ["Cheat", "Confused", "Mute"])
def test_an_illegal_move_is_refused_as_without_records(tmp_path: Path, bot: str) -> None:
    bots = [f"{write_bots(tmp_path)}:{bot}"]
    with pytest.raises(BadBot, match="not legal now"):
        simulate("neom", players=2, games=1, bots=bots, records=tmp_path / "games")


def test_a_folder_without_records_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RathausError, match="holds no records"):
        list(record_files([tmp_path]))
