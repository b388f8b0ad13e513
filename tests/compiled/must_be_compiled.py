"""A plugin of pytest that makes sure that the compiled build is tested."""

from rathaus import builds


def pytest_configure() -> None:
    assert builds.kind() == "compiled"
