"""What is shown of a table as it is now: made once for all who are shown the same."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Made = TypeVar("Made")


KEPT = 8  # clients name what they want, so it could be without end


class Once:
    """Holds what was last made of one state at one version, by name, and forgets it with them."""

    __slots__ = ("_made", "_state", "_version")

    def __init__(self) -> None:
        self._version = -1
        self._state: object = None
        self._made: OrderedDict[Hashable, Any] = OrderedDict()

    def get(self, version: int, state: object, name: Hashable, make: Callable[[], Made]) -> Made:
        """The name tells everything else that it is made of, the audience before all."""
        if version != self._version or state is not self._state:
            self._version, self._state = version, state
            self._made.clear()
        made: Made = self._made.pop(name) if name in self._made else make()
        self._made[name] = made
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
        return made

    def clear(self) -> None:
        self._made.clear()
        self._state = None
