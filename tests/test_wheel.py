"""A wheel has all that runs without the repository: the page, the rules and the lessons."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from rathaus.core.languages import LANGUAGES
from rathaus.games import NAMES
from tests.setting_up import set_up

ROOT = Path(__file__).parents[1]


@pytest.mark.thorough
def test_a_wheel_carries_the_page_the_rules_and_the_lessons(tmp_path: Path) -> None:
    set_up("page")
    command = [sys.executable, "-m", "pip", "wheel", str(ROOT), "--quiet", "--no-deps"]
    command += ["--no-build-isolation", "--no-index", "--wheel-dir", str(tmp_path)]
    subprocess.run(command, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    there = set(ZipFile(wheel).namelist())
    assert "rathaus/page/index.html" in there
    for game in NAMES:
        assert f"rathaus/lessons/{game}.toml" in there
        assert {f"rathaus/rules/texts/{game}/{lang}.md" for lang in LANGUAGES} <= there
