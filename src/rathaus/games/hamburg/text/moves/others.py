"""Majorities, statues, the clergyman, ships, players, mayors."""

from rathaus.core.catalogue import Effect, Target
from rathaus.games.hamburg.components.tracks import MAJORITIES, WINDOWS
from rathaus.games.hamburg.components.vocabulary import DICE
from rathaus.games.hamburg.expansions import mayors, ships
from rathaus.games.hamburg.text.moves.cards import ability_told
from rathaus.games.hamburg.text.moves.rows import (
    At,
    Effects,
    MoveKind,
    Targets,
    pay,
    piece,
    place_of,
    player,
)
from rathaus.games.hamburg.text.open_step import OpenStep
from rathaus.games.hamburg.text.tiles import lines


def _say_turn_back(here: OpenStep, index: int) -> str:
    return here.say("turn_back", majority=here.words.majorities[MAJORITIES[index]])


def _aim_marker(at: At, majority: int) -> Targets:
    """Its place among the active ones."""
    active = at.state.markers[at.seat]
    if not active >> majority & 1:
        return ()
    return (place_of((active & (1 << majority) - 1).bit_count(), "markers", at.seat),)


def _tell_turn_back(at: At, majority: int) -> Effects:
    return (Effect("lose", MAJORITIES[majority]),)


def _say_statue(here: OpenStep, index: int) -> str:
    if index:
        return here.say("jette", money=here.state.jettes[0])
    return here.say("hummel", points=here.state.hummels[0])


def _aim_statue(at: At, index: int) -> Targets:
    return (place_of(0, ("hummels", "jettes")[index]),)


def _tell_statue(at: At, index: int) -> Effects:
    if index:
        return (Effect("gain", "money", at.state.jettes[0]),)
    return (Effect("gain", "statues", at.state.hummels[0]),)


def _say_clergy(here: OpenStep, index: int) -> str:
    window = here.state.window + (1 if index else -1)
    colour = here.words.hues[here.state.kit.windows[window]]
    return here.say("clergy", number=window + 1, colour=colour)


def _aim_window(at: At, index: int) -> Targets:
    window = at.state.window + (1 if index else -1)
    return (place_of(at.state.kit.windows[window], "clergymen"),) if 0 <= window < WINDOWS else ()


def _tell_clergy(at: At, index: int) -> Effects:
    return (Effect("reach", "window", at.state.window + (2 if index else 0)),)


def _say_ship(here: OpenStep, index: int) -> str:
    """The worker it costs is named in the question."""
    number = ships.FIRST + index
    ability = here.phrase(number, worker_too=False)
    return here.say("ship", ship=here.name(number), ability=ability)


def _aim_ship(at: At, ship: int) -> Targets:
    piece = Target("piece", f"ship_{DICE[ship]}")
    active = at.state.ships
    if not active >> ship & 1:
        return (piece,)
    return piece, place_of((active & (1 << ship) - 1).bit_count(), "ships")


def _tell_ship(at: At, ship: int) -> Effects:
    return ability_told(at.state, at.seat, ships.FIRST + ship, at.frame[2])


def _say_to(here: OpenStep, side: int) -> str:
    return here.say("to", player=here.player(side))


def _tell_to(at: At, other: int) -> Effects:
    price, points = at.frame[2:]
    lost = min(points, at.state.points[other])
    return (
        *pay(price, other),
        Effect("gain", "points", lost),
        Effect("lose", "points", lost, other),
    )


def _say_mayor(here: OpenStep, index: int) -> str:
    number = mayors.FIRST + index
    start, ability = lines(number, here.words)[0], here.phrase(number)
    return here.say("mayor", card=here.name(number), start=start, ability=ability)


KINDS: dict[str, MoveKind] = {
    "turn_back": MoveKind(_say_turn_back, _aim_marker, _tell_turn_back),
    "statue": MoveKind(_say_statue, _aim_statue, _tell_statue),
    "clergy": MoveKind(_say_clergy, _aim_window, _tell_clergy),
    "ship": MoveKind(_say_ship, _aim_ship, _tell_ship),
    "to": MoveKind(_say_to, player, _tell_to),
    "mayor": MoveKind(_say_mayor, piece(tuple(mayor.key for mayor in mayors.MAYORS))),
}
