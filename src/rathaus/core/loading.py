"""What can be wrong in a loaded state of any game: a saved game may have been edited.

Each check names the first thing that cannot be, in words; None means that nothing was found.
"""

from collections.abc import Callable, Iterable, Mapping

from rathaus.core.state import State
from rathaus.core.steps import Frame


def wrong_size(state: State, sizes: Mapping[str, int]) -> str | None:
    """Each of these fields has its length."""
    for name, size in sizes.items():
        if len(getattr(state, name)) != size:
            return f"field {name!r} has the wrong length"
    return None


def wrong_number(state: State, ranges: Mapping[str, tuple[int, int]]) -> str | None:
    """Each number of these fields is between the least and the greatest there can be."""
    for name, (least, greatest) in ranges.items():
        value = getattr(state, name)
        numbers = value if isinstance(value, list) else (value,)
        for number in (min(numbers), max(numbers)) if numbers else ():
            if not least <= number <= greatest:
                return f"field {name!r}: {number} is not between {least} and {greatest}"
    return None


def wrong_frame(state: State, fits: Callable[[Frame], bool]) -> str | None:
    """Each frame of the stack is one that the game can put there."""
    bad = next((frame for frame in state.stack if not fits(frame)), None)
    return f"field 'stack': {bad!r} is not a step of this game" if bad is not None else None


def within(given: Frame, expected: Iterable[range]) -> bool:
    """The numbers that follow the name of a step, place by place.

    >>> within((2, 0), [range(3), range(1)]), within((2, 0), [range(3)])
    (True, False)
    """
    ranges = tuple(expected)
    return len(given) == len(ranges) and all(
        type(number) is int and number in each for number, each in zip(given, ranges, strict=True)
    )
