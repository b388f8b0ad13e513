"""The doors for researchers, with the upstream tests of the libraries they lead to."""

from pathlib import Path

import pytest

from tests.setting_up import set_up


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The libraries are set up before a test file imports them; the quick sample does without."""
    if config.getoption("--sample"):
        return True
    set_up("doors")
    return None
