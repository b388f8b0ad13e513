"""Drawing at random from what lies hidden, for `redeal`.

What is drawn from is sorted first, so that the true order leaves no trace.
"""

from random import Random


def draw(items: list[int], rng: Random) -> int:
    """Take out one at random; the others keep their order."""
    return items.pop(int(rng.random() * len(items)))


def deal(table: list[int], slots: list[int], undealt: list[int], rng: Random) -> list[int]:
    """Draw anew what lies at some slots of a table, from that and what is undealt: the rest.

    >>> table = [1, 2, 3, 4]
    >>> deal(table, [1, 3], [], Random(1)), sorted(table), table[0], table[2]
    ([], [1, 2, 3, 4], 1, 3)
    """
    rest = undealt + [table[slot] for slot in slots]
    rest.sort()
    for slot in slots:
        table[slot] = draw(rest, rng)
    return rest
