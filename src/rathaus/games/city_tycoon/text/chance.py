"""What is told about the draft and about the moves of chance."""

from collections.abc import Mapping

from rathaus.core.catalogue import Target
from rathaus.core.voice import player_at_start
from rathaus.games.city_tycoon.text import neighbours
from rathaus.games.city_tycoon.text.rows import (
    NOTHING,
    OpenMove,
    Row,
    Targets,
    Wording,
    piece,
    tile_facts,
)


def _next_in_order(move: Wording) -> str:
    return move.say("order", player=player_at_start(move.place, move.words, move.names))


def _seat(move: OpenMove) -> Targets:
    return (Target("seat", str(move.place)),) if move.place < move.state.players else NOTHING


def _dealt(move: Wording) -> str:
    player = move.player(move.state.stack[-1][1])
    return move.say("deal", tile=move.tile(move.place + 1), player=player)


def _dealt_to(move: OpenMove) -> Targets:
    return (*piece(move.place + 1, ""), Target("seat", str(move.state.stack[-1][1])))


def _kept(move: Wording) -> str:
    return move.say("pick", tile=move.tile(move.place + 1))


def _in_set(move: OpenMove) -> Targets:
    return piece(move.place + 1, "set")


ROWS: Mapping[str, Row] = {
    "order": Row(_next_in_order, about=_seat),
    "deal": Row(_dealt, about=_dealt_to),
    "pick": Row(_kept, notes=tile_facts, about=_in_set, trails=neighbours.partners),
}
