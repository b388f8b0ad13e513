"""The checks are plain functions; pytest explains their assertions all the same."""

import pytest

for name in ("census", "hidden", "play", "saves", "structure", "words"):
    pytest.register_assert_rewrite(f"tests.conformance.{name}")
