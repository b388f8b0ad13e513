"""Computer opponents. A bot sees what its seat may see and no more.

`base` has the chair a bot sits on, one file a kind of bot, one file a game's judgement.
Only `rathaus.core` and `rathaus.games` may come in here.
"""

from collections.abc import Sequence

from rathaus.bots.base import Bot, Chair
from rathaus.bots.easy import EasyBot
from rathaus.bots.random import RandomBot
from rathaus.core.errors import UnknownBot
from rathaus.core.game import Game

__all__ = ["NAMES", "Bot", "Chair", "create", "levels_for", "line_up"]

_KINDS: dict[str, type[Bot]] = {"random": RandomBot, "easy": EasyBot}
NAMES = tuple(_KINDS)


def create(name: str, game: Game) -> Bot:
    """A bot of that kind for that game."""
    if name not in _KINDS:
        raise UnknownBot(f"there is no bot {name!r}; allowed: {', '.join(NAMES)}")
    return _KINDS[name](game)


def levels_for(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, from weak to strong."""
    return tuple(name for name, kind in _KINDS.items() if kind.can_play(game))


def line_up(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot a seat: a single name is for all of them."""
    full = tuple(names) * (seats if len(names) == 1 else 1)
    if len(full) != seats:
        raise UnknownBot(f"{len(names)} bots cannot fill {seats} seats; name 1 or {seats}")
    for name in full:
        if name not in _KINDS:
            raise UnknownBot(f"there is no bot {name!r}; allowed: {', '.join(NAMES)}")
    return full
