"""What needs libraries that are extras: they are set up first; the quick sample goes without."""

from tests.envs.conftest import pytest_ignore_collect

__all__ = ["pytest_ignore_collect"]
