"""Each test begins with fresh eyes."""

import pytest

from tests.conformance import walk


@pytest.fixture(autouse=True)
def fresh_eyes() -> None:
    walk.forget()
