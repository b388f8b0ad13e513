"""What is shown of a table as it is now: made once for all who are shown the same."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Made = TypeVar("Made")


class Once:
    """Holds what was made of one state at one version, by name, and forgets it with them."""

    __slots__ = ("_made", "_state", "_version")

    def __init__(self) -> None:
        self._version = -1
        self._state: object = None
        self._made: dict[Hashable, Any] = {}

    def get(self, version: int, state: object, name: Hashable, make: Callable[[], Made]) -> Made:
        """The name tells everything else that it is made of, the audience before all."""
        if version != self._version or state is not self._state:
            self._version, self._state = version, state
            self._made.clear()
        if name not in self._made:
            self._made[name] = make()
        made: Made = self._made[name]
        return made

    def clear(self) -> None:
        self._made.clear()
        self._state = None
