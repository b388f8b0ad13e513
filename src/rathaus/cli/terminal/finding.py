"""Finding things by what a player has typed."""

from collections.abc import Iterable
from typing import TypeVar

Thing = TypeVar("Thing")


def matching(named: Iterable[tuple[str, Thing]], topic: str) -> list[Thing]:
    """What has the name exactly, else what begins with it, else what contains it.

    >>> matching([("abbot", 1), ("abbess", 2), ("cabman", 3)], "Abb")
    [1, 2]
    """
    known = [(said.casefold(), thing) for said, thing in named]
    wanted = topic.casefold()
    for test in (str.__eq__, str.startswith, str.__contains__):
        found = dict.fromkeys(thing for said, thing in known if test(said, wanted))
        if found:
            return list(found)
    return []
