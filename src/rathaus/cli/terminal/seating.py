"""Who sits where: people on this device, and bots."""

from collections.abc import Sequence

from rathaus import bots
from rathaus.core.errors import BadPlayers, UnknownBot

HUMAN = "human"
NONE = "none"  # as the name of a bot: nobody but people


def is_human(name: str) -> bool:
    return name not in bots.NAMES and not bots.is_own(name)


def parse_bots(text: str) -> tuple[str, ...]:
    """Names of bots, separated by commas."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if names in ((), (NONE,)):
        return ()
    for name in names:
        if name == NONE:
            raise UnknownBot(f"{NONE!r} stands alone: it means that no bot plays")
        bots.prepare(name)
    return names


def parse_seats(text: str, players: int) -> tuple[int, ...]:
    """The seats of people, counted from 1 on the outside and from 0 inside."""
    seats = set()
    for word in text.split(","):
        number = int(word) if word.strip().isdecimal() else 0
        if not 1 <= number <= players:
            raise BadPlayers(f"seat {word.strip()!r} does not exist; seats go from 1 to {players}")
        seats.add(number - 1)
    return tuple(sorted(seats))


def arrange(
    players: int, names: Sequence[str], humans: Sequence[int] | None = None
) -> tuple[str, ...]:
    """A name for each seat. Without `humans` the first seat is a person's, the bots come next,
    and people take what is left.

    >>> arrange(4, ["easy", "random"])
    ('human', 'easy', 'random', 'human')
    >>> arrange(3, ["easy"], humans=[1])
    ('easy', 'human', 'easy')
    """
    if humans is None:
        if len(names) >= players:
            most = f"at most {players - 1}" if players > 1 else "none"
            raise UnknownBot(f"{len(names)} bots are too many for {players} players: name {most}")
        return (HUMAN, *names, *[HUMAN] * (players - 1 - len(names)))
    chairs = players - len(humans)
    full = list(names) * chairs if len(names) == 1 else list(names)
    if len(full) != chairs:
        raise UnknownBot(f"{len(names)} bots for {chairs} seats; name 1 or {chairs}")
    waiting = iter(full)
    return tuple(HUMAN if seat in humans else next(waiting) for seat in range(players))
