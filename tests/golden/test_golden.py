"""Complete recorded games: replayed decision by decision, and together they show everything.

If a record no longer replays, either the change is wrong, or the rules did change: then raise
`rules_version` and write the records anew with `python -m tests.golden.regenerate`.
"""

from pathlib import Path

import pytest

from rathaus.core.records import replay, verify
from tests.golden.coverage import (
    MOVE_FEATURES,
    NEOM,
    SITUATIONS,
    TABLES,
    TILE_FEATURES,
    events_of,
    features,
    golden_files,
    read,
)
from tests.golden.playthrough import PLAYTHROUGH, write_playthrough

FILES = golden_files()
every_file = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@every_file
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    record = read(path)
    assert record.seed is not None  # so that the replay audits every draw
    final = verify(record, NEOM)
    assert record.result == {"scores": final.scores(), "ranks": final.ranks()}


@every_file
def test_a_golden_record_is_written_as_we_write_today(path: Path) -> None:
    assert read(path).dumps() == path.read_text(encoding="utf-8")


@every_file
def test_a_golden_record_is_of_the_rules_and_components_of_today(path: Path) -> None:
    record = read(path)
    assert (record.rules_version, record.components) == (NEOM.rules_version, NEOM.components_id)


@every_file
def test_the_sheets_of_a_golden_record_add_up_to_its_scores(path: Path) -> None:
    record = read(path)
    assert record.result is not None
    sheets = verify(record, NEOM).result()
    assert [sheet["total"] for sheet in sheets] == record.result["scores"]


@every_file
def test_every_position_of_a_golden_record_can_be_saved_and_loaded(path: Path) -> None:
    for state in replay(read(path), NEOM):
        loaded = NEOM.from_json(state.to_json())
        assert loaded == state
        assert loaded.turn() == state.turn()


@pytest.fixture(scope="module")
def shown() -> set[str]:
    """All that the golden records show together."""
    records = [read(path) for path in FILES]
    return set().union(*(features(record, events_of(record)) for record in records))


@pytest.mark.clause("NEO-1.4")
def test_every_tile_is_built_or_strikes_in_some_golden_record(shown: set[str]) -> None:
    assert len(TILE_FEATURES) == 150
    assert shown >= TILE_FEATURES


def test_every_range_of_the_move_space_occurs_in_some_golden_record(shown: set[str]) -> None:
    assert len(MOVE_FEATURES) == len(NEOM.space.ranges())
    assert shown >= MOVE_FEATURES


def test_every_table_has_a_golden_record(shown: set[str]) -> None:
    assert shown >= TABLES


@pytest.mark.parametrize("situation", sorted(SITUATIONS))
def test_the_golden_records_show(situation: str, shown: set[str]) -> None:
    assert situation in shown


def test_the_golden_records_stay_small() -> None:
    assert 10 <= len(FILES) <= 25
    assert sum(path.stat().st_size for path in FILES) < 1_000_000


def test_the_playthrough_reads_as_it_was_written() -> None:
    assert write_playthrough() == PLAYTHROUGH.read_text(encoding="utf-8")
