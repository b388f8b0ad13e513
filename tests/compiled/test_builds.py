"""A compiled module never hides a newer source."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fast_build import compiled_sources
from rathaus import builds

PACKAGE = Path(builds.__file__).parent


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package of the same make, with a compiled module that cannot be loaded."""
    home = tmp_path / "rathaus"
    for part in ("core", "games"):
        (home / part).mkdir(parents=True)
        (home / part / "__init__.py").write_text("", "utf-8")
    (home / "__init__.py").write_text("from rathaus import builds\nbuilds.choose()\n", "utf-8")
    (home / "core" / "state.py").write_text("ANSWER = 42\n", "utf-8")
    (home / "core" / "state.so").write_bytes(b"no library")
    shutil.copyfile(PACKAGE / "builds.py", home / "builds.py")
    (home / builds.NOTE).write_text(json.dumps(builds.digests(home)), "utf-8")
    return home


def run(package: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    program = "from rathaus.core import state; from rathaus import builds; print(builds.kind())"
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=package.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_compiled_module_is_taken_while_it_fits(package: Path) -> None:
    assert "ImportError" in run(package).stderr  # this one is none, but it was tried


@pytest.mark.parametrize("change", ["edited", "added", "removed"])
def test_a_changed_source_is_run_and_told(package: Path, change: str) -> None:
    if change == "edited":
        (package / "core" / "state.py").write_text("ANSWER = 43\n", "utf-8")
    elif change == "added":
        (package / "games" / "new.py").write_text("", "utf-8")
    else:
        (package / "games" / "__init__.py").unlink()
    done = run(package)
    assert done.stdout == "plain\n"
    assert len(done.stderr.splitlines()) == 1
    assert "make fast" in done.stderr


def test_plain_python_can_be_asked_for(package: Path) -> None:
    done = run(package, RATHAUS_PLAIN="1")
    assert (done.stdout, done.stderr) == ("plain\n", "")


def test_without_a_note_nothing_is_read(package: Path) -> None:
    (package / builds.NOTE).unlink()
    (package / "core" / "state.so").unlink()
    assert run(package).stdout == "plain\n"


def test_words_may_change_freely(package: Path) -> None:
    """They are not compiled."""
    (package / "games" / "text").mkdir()
    (package / "games" / "text" / "en.py").write_text("", "utf-8")
    assert builds.digests(package) == json.loads((package / builds.NOTE).read_text("utf-8"))


def test_every_compiled_module_is_watched() -> None:
    compiled = {path.as_posix().removeprefix("rathaus/") for path in compiled_sources()}
    assert len(compiled) > 50
    assert compiled <= set(builds.digests(PACKAGE))
