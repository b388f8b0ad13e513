"""Groups: the tuples of numbers that a state holds, such as hands and piles.

They are never changed in place, and so often replaced, or shown by name, that it is written out
here.
"""

Group = tuple[int, ...]


def by_name(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    """The numbers of a list under the names of its places.

    >>> by_name(("red", "blue"), [3, 5])
    {'red': 3, 'blue': 5}
    """
    found: dict[str, int] = {}
    for place in range(len(names)):
        found[names[place]] = numbers[place]
    return found


def without(group: Group, number: int) -> Group:
    """The group but for the first of that number.

    >>> without((3, 5, 8), 5)
    (3, 8)
    """
    at, size = 0, len(group)
    while at < size and group[at] != number:
        at += 1
    return group[:at] + group[at + 1 :]


def sorted_with(group: Group, number: int) -> Group:
    """The group with one more number, in order.

    >>> sorted_with((3, 8), 5)
    (3, 5, 8)
    """
    numbers = [*group, number]
    numbers.sort()
    return tuple(numbers)
