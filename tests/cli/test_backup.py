"""`rathaus backup`: a copy, or one clear sentence. `tests/server` serves a copy."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from rathaus.cli import main


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("CREATE TABLE tables (id TEXT)")
        database.execute("INSERT INTO tables VALUES ('t')")
        database.commit()
    (tmp_path / "nonsense.db").write_text("no database at all, just a text " * 100)
    return tmp_path


def test_it_copies_all_there_is(folder: Path) -> None:
    target = folder / "copy.db"
    command = ["backup", str(target), "--database", f"sqlite:///{folder / 'tables.db'}"]
    assert CliRunner().invoke(main, command).exit_code == 0
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [("t",)]


@pytest.mark.parametrize(
    ("database", "target", "says"),
    [
        ("postgresql://localhost/x", "copy.db", "pg_dump"),
        ("sqlite:///{folder}/missing.db", "copy.db", "there is no database"),
        ("sqlite:///{folder}/tables.db", "nonsense.db", "exists already"),
        ("sqlite:///{folder}/tables.db", "missing/copy.db", "cannot be copied"),
        ("sqlite:///{folder}/nonsense.db", "copy.db", "cannot be copied"),
    ],
)
def test_it_refuses_in_one_sentence(folder: Path, database: str, target: str, says: str) -> None:
    before = sorted(folder.iterdir())
    command = ["backup", str(folder / target), "--database", database.format(folder=folder)]
    done = CliRunner().invoke(main, command)
    assert done.exit_code == 2
    assert re.fullmatch(r"Error: .+\n", done.stderr), done.stderr
    assert says in done.stderr
    assert sorted(folder.iterdir()) == before
