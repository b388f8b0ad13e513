"""Keys that both games have in their catalogues."""


def of_colour(what: str, colour: str) -> str:
    """What there is of each colour: its name in the catalogue, and what effects call it.

    >>> of_colour("worker", "red")
    'worker.red'
    """
    return f"{what}.{colour}"
