"""Both builds play the same games, raise the same errors and write the same saves.

The compiled build is made once for each version of the sources, quickly rather than quick, into a
folder of its own; `make fast` and what stands beside the sources have nothing to do with it.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.setting_up import set_up

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "fast" / "for_tests"
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(not shutil.which(COMPILER), reason=f"there is no C compiler {COMPILER!r}"),
]


@pytest.fixture(scope="module", autouse=True)
def build() -> None:
    set_up("compiled-for-tests")
    if not COMPILED.exists():
        pytest.skip("only the Python of .venv sets up what is missing")


def run(source: Path, *arguments: str) -> str:
    """Run Python with the package of one of the builds."""
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
    for name in ("PYTHONDONTWRITEBYTECODE", "RATHAUS_PLAIN"):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done.stdout


def test_both_builds_print_the_same_transcript() -> None:
    compiled = run(COMPILED, "-m", "tests.compiled.transcript")
    assert len(compiled.splitlines()) > 100
    assert compiled == run(ROOT / "src", "-m", "tests.compiled.transcript")


@pytest.mark.parametrize(
    "chosen",
    [
        ("tests/golden/test_golden.py", "-k", "replays_to_its_result"),
        ("tests/conformance/test_conformance.py", "--sample"),
        ("tests/core",),
    ],
    ids=["golden", "conformance", "core"],
)
def test_the_compiled_build_passes(chosen: tuple[str, ...]) -> None:
    plugins = ("-p", "tests.compiled.must_be_compiled", "-p", "no:cacheprovider")
    told = run(COMPILED, "-m", "pytest", "-q", "-n", "0", *plugins, *chosen)
    assert " passed" in told
    assert " skipped" not in told
