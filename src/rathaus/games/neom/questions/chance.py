"""What chance decides: boards, the starting player, and the tiles that are dealt (NEO-3)."""

from rathaus.core.catalogue import Target
from rathaus.core.voice import player_at_start
from rathaus.games.neom.components import TILE_KEYS
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.questions.choice import (
    Ask,
    Asked,
    Choice,
    MoveKind,
    Spoken,
    Targets,
    piece,
)


def _for_one(asked: Asked) -> str:
    """The frame names the player."""
    step, player, *_ = asked.state.stack[-1]
    return asked.ask(step, player=asked.player(player))


def _board(choice: Spoken) -> str:
    board = choice.words.boards[BOARDS[choice.index].key]
    return choice.say("board", board=board, player=choice.player(choice.state.stack[-1][1]))


def _board_dealt(choice: Choice) -> Targets:
    return piece(BOARDS[choice.index].key)


def _first(choice: Spoken) -> str:
    return choice.say("first", player=player_at_start(choice.index, choice.words, choice.names))


def _starter(choice: Choice) -> Targets:
    return (Target("seat", str(choice.index)),) if choice.index < choice.state.players else ()


def _deal(choice: Spoken) -> str:
    """A tile goes to a hand, on the table, or to a beginner as a cornerstone."""
    step, number, *_ = choice.state.stack[-1]
    tile = choice.tile(TILE_KEYS[choice.index])
    if step == "show":
        return choice.say("show", tile=tile)
    key = "deal" if step == "deal" else "draw_cornerstone"
    return choice.say(key, tile=tile, player=choice.player(number))


def _tile(choice: Choice) -> Targets:
    return piece(TILE_KEYS[choice.index])


PROMPTS: dict[str, Ask] = {
    "board": _for_one,
    "deal": _for_one,
    "draw_cornerstone": _for_one,
}
MOVES = {
    "board": MoveKind(_board, _board_dealt),
    "first": MoveKind(_first, _starter, begins_with_a_name=True),
    "deal": MoveKind(_deal, _tile),
}
