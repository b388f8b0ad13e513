"""Outcomes of chance."""

from rathaus.core.catalogue import Target
from rathaus.games.hamburg.components.tracks import BOARDS
from rathaus.games.hamburg.components.vocabulary import DICE
from rathaus.games.hamburg.expansions import clergy, exchange
from rathaus.games.hamburg.expansions.clergy import SIDES as CLERGY
from rathaus.games.hamburg.expansions.dangers import FIRST as FIRST_TOKEN
from rathaus.games.hamburg.expansions.exchange import SIDES as EXCHANGE
from rathaus.games.hamburg.state import CARDS, TOKEN_KEYS
from rathaus.games.hamburg.text.moves.cards import say_card
from rathaus.games.hamburg.text.moves.rows import At, MoveKind, Targets, piece, place_of, player
from rathaus.games.hamburg.text.open_step import OpenStep
from rathaus.games.hamburg.text.tiles import MAYORS


def _say_die(here: OpenStep, index: int) -> str:
    return here.say("die", colour=here.hue(here.frame[1]), number=index + 1)


def _aim_die(at: At, index: int) -> Targets:
    return (place_of(DICE[at.frame[1]], "dice"),) if at.step == "roll" else ()


def _say_token(here: OpenStep, index: int) -> str:
    return here.say("token", card=here.name(FIRST_TOKEN + index))


def _say_board(here: OpenStep, index: int) -> str:
    board = here.words.boards[BOARDS[index]]
    return here.say("board", board=board, player=here.player(here.frame[1]))


def _aim_board(at: At, index: int) -> Targets:
    return (place_of("", "board", at.frame[1]),) if at.step == "board" else ()


def _say_mayor_tile(here: OpenStep, index: int) -> str:
    player = here.player(here.frame[1])
    return here.say("mayor_tile", name=MAYORS[index + 1], player=player)


def _aim_mayor_tile(at: At, index: int) -> Targets:
    """Both sides of it."""
    sides = [mayor for mayor in at.state.kit.mayors if mayor.tile == index + 1]
    return tuple(Target("piece", mayor.key) for mayor in sides)


def _say_clergy_tile(here: OpenStep, index: int) -> str:
    return here.say("part", card=here.name(clergy.FIRST + index))


def _say_exchange_tile(here: OpenStep, index: int) -> str:
    return here.say("part", card=here.name(exchange.FIRST + 2 * index))


def _aim_exchange_tile(at: At, index: int) -> Targets:
    return tuple(Target("piece", side.key) for side in EXCHANGE[2 * index : 2 * index + 2])


KINDS: dict[str, MoveKind] = {
    "card": MoveKind(say_card("card"), piece(CARDS.keys)),
    "die": MoveKind(_say_die, _aim_die),
    "token": MoveKind(_say_token, piece(TOKEN_KEYS.keys)),
    "start": MoveKind(aim=player),
    "board": MoveKind(_say_board, _aim_board),
    "mayor_tile": MoveKind(_say_mayor_tile, _aim_mayor_tile),
    "clergy_tile": MoveKind(_say_clergy_tile, piece(tuple(side.key for side in CLERGY))),
    "exchange_tile": MoveKind(_say_exchange_tile, _aim_exchange_tile),
}
