"""Hints for somebody who plays against bots alone: a good move, and what it is worth."""

from collections.abc import Set

from rathaus.bots.advice import Weighed, can_advise
from rathaus.bots.judge import can_search
from rathaus.bots.reasons import tell
from rathaus.core.state import State
from rathaus.server.desk import Desk
from rathaus.server.errors import NotAllowed, TooMuch
from rathaus.server.protocol.client import AskHint
from rathaus.server.protocol.table import HintShown
from rathaus.server.rooms import Room
from rathaus.server.structure import move_shown
from rathaus.server.table import Table


async def hint(
    desk: Desk, room: Room, asked: AskHint, hashes: Set[str], lang: str, who: str
) -> HintShown:
    def look(table: Table) -> State:
        return _state(table, asked, hashes)

    state = await desk.read(room, look, who)
    table = room.table
    weighed = await desk.thinkers.advise(table, state, asked.seat, who)
    if not weighed:
        raise TooMuch("a hint takes too long here; try again")
    return _shown(table, state, asked.seat, weighed, lang)


def _state(table: Table, asked: AskHint, hashes: Set[str]) -> State:
    """What the seat is asked about; its true state stays behind the back of whoever advises."""
    table.check_alone(asked.seat, hashes)
    if not can_advise(table.game):
        raise NotAllowed("nobody here can judge this game")
    table.check_fresh(asked.seat, asked.version, table.seats_of(hashes))
    match = table.match
    if match is None or asked.seat not in match.state.turn():
        raise NotAllowed("there is nothing to decide now")
    if asked.path:
        return table.considered(asked.seat, asked.version, asked.path, table.seats_of(hashes))
    return match.state.copy()


def _shown(table: Table, state: State, seat: int, weighed: list[Weighed], lang: str) -> HintShown:
    game, names = table.game, [each.name for each in table.seats]
    best, *rest = weighed
    other = game.phrase(state, seat, rest[0].move, lang, names).text if rest else ""
    points = max(0.0, -rest[0].points) if rest else 0.0
    shown = move_shown(game, state, seat, best.move, lang, names)
    reasons = tell(game.name, rest[0].reasons, lang) if rest else []
    return HintShown(shown, other, round(points, 1), reasons, can_search(game))
