"""Records as Parquet files: every row is what the seat knew, and nothing is half done."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

import rathaus
from rathaus.arena import export as module
from rathaus.arena import tables
from rathaus.arena.export import BadExport, export
from rathaus.arena.records import game_of, read_record, record_files
from rathaus.arena.simulation import simulate
from rathaus.cli import main
from rathaus.core.match import Match
from rathaus.core.records import replay
from rathaus.core.steps import CHANCE
from rathaus.envs import MissingExtra
from rathaus.envs.encoding import Encoding


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    simulate("neom", players=2, games=3, seed=1, bots=["random", "easy"], records=folder)
    return folder


def rows(folder: Path, name: str = "decisions") -> list[dict[str, Any]]:
    return pq.read_table(folder / f"{name}.parquet").to_pylist()


def test_every_decision_is_a_row_with_what_the_seat_knew(games: Path, tmp_path: Path) -> None:
    done = export([games], tmp_path / "out")
    found = iter(rows(tmp_path / "out"))
    encoding = Encoding(rathaus.game("neom"), 2)
    for number, path in enumerate(record_files([games])):
        record = read_record(path)
        assert record.result is not None
        count = 0
        for place, state in enumerate(replay(record, game_of(record, None))):
            decision = record.decisions[place] if place < len(record.decisions) else None
            if decision is None or decision.seat == CHANCE:
                continue
            row = next(found)
            seat = decision.seat
            assert (row["game"], row["number"], row["seat"]) == (number, count, seat)
            assert np.array_equal(
                np.array(row["observation"], np.float32), encoding.observe(state, seat)
            )
            assert row["moves"] == state.moves(seat)
            assert row["choice"] == encoding.game.parse(state, row["move"])
            assert row["move"] == decision.move
            assert row["points"] == record.result["scores"][seat]
            assert row["rank"] == record.result["ranks"][seat]
            assert (row["victory"] > 0) == (row["rank"] == 1)
            count += 1
    assert next(found, None) is None
    assert done.games == 3


def test_every_game_is_a_row(games: Path, tmp_path: Path) -> None:
    done = export([games], tmp_path / "out")
    told = rows(tmp_path / "out", "games")
    expected = simulate("neom", players=2, games=3, seed=1, bots=["random", "easy"])
    assert [tuple(row["scores"]) for row in told] == [r.scores for r in expected.results]
    assert [tuple(row["ranks"]) for row in told] == [r.ranks for r in expected.results]
    assert sum(row["decisions"] for row in told) == done.decisions
    assert told[2]["bots"] == ["random", "easy"]
    assert told[2]["file"] == "neom-000002.jsonl"
    assert told[2]["seed"] == "1 2"
    assert json.loads(told[0]["options"]) == {"beginner": False}


def test_the_manifest_travels_with_the_file(games: Path, tmp_path: Path) -> None:
    export([games], tmp_path / "out")
    metadata = pq.read_schema(tmp_path / "out" / "decisions.parquet").metadata
    assert json.loads(metadata[b"rathaus"]) == Encoding(rathaus.game("neom"), 2).manifest()


def test_rows_are_written_in_groups(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = Encoding(rathaus.game("neom"), 2).size
    monkeypatch.setattr(module, "GROUP_BYTES", 4 * size * 10)
    done = export([games], tmp_path / "out")
    file = pq.ParquetFile(tmp_path / "out" / "decisions.parquet")
    assert file.metadata.num_row_groups == -(-done.decisions // 10)
    assert file.metadata.row_group(0).num_rows == 10
    assert file.metadata.num_rows == done.decisions


def test_an_unfinished_game_has_no_result(tmp_path: Path) -> None:
    match = Match(rathaus.game("neom"), 2, seed="x")
    for _ in range(3):
        seat = match.state.turn()[0]
        match.play(seat, match.state.moves(seat)[0])
    path = tmp_path / "saved.jsonl"
    path.write_text(match.record(with_seed=True).dumps(), encoding="utf-8")
    export([path], tmp_path / "out")
    assert {row["points"] for row in rows(tmp_path / "out")} == {None}
    assert rows(tmp_path / "out", "games")[0]["scores"] is None


def broken(path: Path, old: str, new: str) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"seat": 0', '"seat": 1', "neom-000001.jsonl: line "),
        ('"rathaus": 1', '"rathaus": 9', "neom-000001.jsonl: line 1: "),
        ('"game": "neom"', '"game": "chess"', "neom-000001.jsonl: line 1: "),
        ("{", "[", "neom-000001.jsonl: line 1: this is not JSON"),
    ],
)
def test_a_broken_record_is_named_and_nothing_is_written(
    games: Path, tmp_path: Path, old: str, new: str, words: str
) -> None:
    broken(games / "neom-000001.jsonl", old, new)
    with pytest.raises(BadExport) as error:
        export([games], tmp_path / "out")
    assert words in str(error.value)
    assert list((tmp_path / "out").iterdir()) == []


def test_an_older_export_survives_a_broken_one(games: Path, tmp_path: Path) -> None:
    export([games], tmp_path / "out")
    before = (tmp_path / "out" / "decisions.parquet").read_bytes()
    broken(games / "neom-000002.jsonl", "{", "[")
    with pytest.raises(BadExport):
        export([games], tmp_path / "out")
    assert (tmp_path / "out" / "decisions.parquet").read_bytes() == before


@pytest.mark.parametrize("other", [{"players": 3}, {"options": {"beginner": True}, "players": 2}])
def test_different_settings_are_exported_apart(
    games: Path, tmp_path: Path, other: dict[str, Any]
) -> None:
    simulate("neom", games=1, records=tmp_path / "other", **other)
    with pytest.raises(BadExport, match="export apart"):
        export([games, tmp_path / "other"], tmp_path / "out")


def test_without_the_library_it_says_what_to_install(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"rathaus\[data\]"):
        export([games], tmp_path / "out")


def test_the_command(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = CliRunner().invoke(main, ["export", str(games), "--parquet", str(out)])
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("3 games, ")
    assert len(rows(out, "games")) == 3


def test_the_command_says_what_is_wrong_in_one_line(games: Path, tmp_path: Path) -> None:
    broken(games / "neom-000000.jsonl", "{", "[")
    out = ["--parquet", str(tmp_path / "out")]
    result = CliRunner().invoke(main, ["export", str(games), *out])
    assert result.exit_code == 2
    assert "neom-000000.jsonl: line 1" in result.stderr
    empty = tmp_path / "empty"
    empty.mkdir()
    result = CliRunner().invoke(main, ["export", str(empty), *out])
    assert result.exit_code == 2
    assert "holds no records" in result.stderr
    blocked = tmp_path / "file"
    blocked.write_text("")
    result = CliRunner().invoke(main, ["export", str(games), "--parquet", str(blocked / "x")])
    assert result.exit_code == 2
