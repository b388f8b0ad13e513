"""Computer opponents. A bot sees what its seat may see and no more.

`base` has the chair a bot sits on; `random`, `beginner`, `easy` and `searching` have the levels.
`search` plays on in imagination; `judge` says what it needs to know of a game, and a folder per
game has that. `own` loads the bots of users, `asking` asks any of them. Only `rathaus.core` and
`rathaus.games` may come in here.
"""

from collections.abc import Sequence

from rathaus.bots.asking import let_decide
from rathaus.bots.base import BadBot, Bot, Chair
from rathaus.bots.beginner import BeginnerBot
from rathaus.bots.easy import EasyBot
from rathaus.bots.own import NEEDS, is_own, load
from rathaus.bots.random import RandomBot
from rathaus.bots.searching import HardBot, MediumBot
from rathaus.core.errors import RathausError, UnknownBot
from rathaus.core.game import Game
from rathaus.own_files import what_happened

__all__ = [
    "NAMES",
    "BadBot",
    "Bot",
    "BotKind",
    "Chair",
    "create",
    "is_own",
    "let_decide",
    "levels_for",
    "line_up",
    "load",
    "name_of",
    "prepare",
]

_KINDS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
}
NAMES = tuple(_KINDS)

# A name of ours, the name of a class in a file (`my_bot.py:MyBot`), a class, or a bot itself.
BotKind = str | type[Bot] | Bot


def levels_for(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, from weak to strong."""
    return tuple(name for name, kind in _KINDS.items() if kind.can_play(game))


def prepare(kind: BotKind) -> BotKind:
    """The same, with a class in place of the name of a file, and checked."""
    if isinstance(kind, str):
        if is_own(kind):
            return load(kind)
        if kind not in _KINDS:
            names = ", ".join(NAMES)
            raise UnknownBot(f"there is no bot {kind!r}; allowed: {names}, or my_bot.py:MyBot")
    elif not isinstance(kind, Bot) and not _is_class(kind):
        raise BadBot(f"{kind!r:.60} is not a bot: {NEEDS}")
    return kind


def _is_class(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Bot)


def create(kind: BotKind, game: Game) -> Bot:
    """A bot of that kind for that game. No file is opened: see `prepare`."""
    if isinstance(kind, Bot):
        return kind
    if isinstance(kind, str) and kind not in _KINDS:
        raise UnknownBot(f"there is no bot {kind!r}; allowed: {', '.join(NAMES)}")
    made = _KINDS[kind] if isinstance(kind, str) else kind
    try:
        return made(game)
    except RathausError:
        raise
    except Exception as error:
        reason = what_happened(error)
        raise BadBot(f"the bot {name_of(kind)} cannot play {game.name}: {reason}") from error


def name_of(kind: BotKind) -> str:
    """What a bot is called in results and messages."""
    if isinstance(kind, str):
        return kind
    return kind.__name__ if isinstance(kind, type) else type(kind).__name__


def line_up(kinds: Sequence[BotKind], seats: int) -> tuple[BotKind, ...]:
    """One bot per seat: a single one is for all of them."""
    full = tuple(kinds) * (seats if len(kinds) == 1 else 1)
    if len(full) != seats:
        raise UnknownBot(f"{len(kinds)} bots cannot fill {seats} seats; name 1 or {seats}")
    for kind in full:
        prepare(kind)
    return full
