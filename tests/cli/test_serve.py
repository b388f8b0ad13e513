"""`rathaus serve` with wrong input: one clear sentence, and nothing is started."""

import re
import socket
from pathlib import Path

import pytest
from click.testing import CliRunner

from rathaus.cli import main


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--database", "nonsense"], "sqlite:///FILE or postgresql"),
        (["--database", "mysql://localhost/x"], "mysql is not known"),
        (["--database", "sqlite://"], "tables need a file"),
        (["--database", "postgresql://127.0.0.1:1/x"], "the database cannot be used"),
        (["--database", "sqlite:////dev/null/x/tables.db"], "the database cannot be used"),
        (["--database", "sqlite:////dev/null"], "the database cannot be used"),
        (["--database", "sqlite:///{path}", "--workers", "2"], "several workers need PostgreSQL"),
        (["--database", "sqlite:///{path}", "--host", "192.0.2.1"], "cannot listen at 192.0.2.1"),
        (["--database", "sqlite:///{path}", "--host", "no.such.host.invalid"], "cannot listen"),
        (["--database", "sqlite:///{path}", "--port", "{taken}"], "cannot listen at 127.0.0.1"),
    ],
)
def test_it_refuses_in_one_sentence(tmp_path: Path, options: list[str], says: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        known = {"path": tmp_path / "tables.db", "taken": taken.getsockname()[1]}
        done = CliRunner().invoke(main, ["serve", *(each.format(**known) for each in options)])
    assert done.exit_code == 2
    assert done.stdout == ""
    assert re.fullmatch(r"Error: .+\n", done.stderr), done.stderr
    assert says in done.stderr
