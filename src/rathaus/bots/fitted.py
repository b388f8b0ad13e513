"""Numbers that were fitted to games, moment by moment."""


def between(numbers: tuple[float, ...], place: float) -> float:
    """Between two of the numbers in proportion.

    >>> between((0.0, 4.0, 5.0), 0.5)
    2.0
    """
    low = min(int(place), len(numbers) - 2)
    return numbers[low] + (place - low) * (numbers[low + 1] - numbers[low])
