"""Asking a bot, and saying whose fault it is when the answer is wrong."""

import sys
from collections.abc import Callable
from random import Random

from rathaus.bots.base import BadBot, Bot, Chair
from rathaus.core.errors import IllegalMove
from rathaus.core.state import State
from rathaus.own_files import what_happened

MOST_LISTED = 12  # legal moves in a message


def let_decide(
    bot: Bot,
    name: str,
    state: State,
    seat: int,
    rng: Random,
    play: Callable[[int, int], None],
    seconds: float | None = None,
) -> None:
    """Ask the bot of a seat and `play` what it answers; an error tells which bot was wrong.

    Where people wait, `seconds` limits how long it may think.
    """
    try:
        move = bot.choose(Chair(state, seat, seconds), rng)
    except Exception as error:
        who = f"the bot {name} on seat {seat} (counted from 0)"
        home = getattr(sys.modules.get(type(bot).__module__), "__file__", None) or ""
        raise BadBot(f"{who} failed: {what_happened(error, home)}") from error
    try:
        play(seat, move)
    except IllegalMove as error:
        raise BadBot(_illegal(name, state, seat, move)) from error


def _illegal(name: str, state: State, seat: int, move: object) -> str:
    legal = state.moves(seat)
    listed = [_named(state, each) for each in legal[:MOST_LISTED]]
    more = f" and {len(legal) - MOST_LISTED} more" if len(legal) > MOST_LISTED else ""
    return (
        f"the bot {name} on seat {seat} (counted from 0) answered {_named(state, move)}, "
        f"which is not legal now; legal: {', '.join(listed)}{more}"
    )


def _named(state: State, move: object) -> str:
    """A move as the bot says it and, if it is one at all, by its notation."""
    if type(move) is int and 0 <= move < len(state.game.space):
        return f"{move} ({state.game.notation(state, move)})"
    return f"{move!r:.60}"
