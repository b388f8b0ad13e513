"""What a move is about: a person, a place on the table, a player. Allowed or not, it is the same.

A place in a list goes by its number from 0, one among colours by its colour.
"""

from collections.abc import Callable

from rathaus.core.catalogue import Target
from rathaus.core.steps import CHANCE
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.moves import SPACE
from rathaus.games.bruges.rules import actions
from rathaus.games.bruges.state import CARDS, BrugesState

Aim = Callable[[BrugesState, int, int], tuple[Target, ...]]  # the number is the place in a range


def targets(state: BrugesState, seat: int, move: int) -> tuple[Target, ...]:
    kind, index = SPACE.split(move)
    return AIMS[kind](state, seat, index)


def _nothing(state: BrugesState, seat: int, index: int) -> tuple[Target, ...]:
    return ()


def _colour_of(field: str) -> Aim:
    """What a player has of a colour."""
    return lambda state, seat, colour: (Target("place", COLOURS[colour], field, seat),)


def _place_of(field: str) -> Aim:
    """A place of a list that each player has."""
    return lambda state, seat, index: (Target("place", str(index), field, seat),)


def _card_of(field: str) -> Aim:
    """A card that lies on the table, or in one's own hand."""
    return lambda state, seat, index: (Target("piece", CARDS.key(index + 1), field),)


def _player(state: BrugesState, seat: int, index: int) -> tuple[Target, ...]:
    return (Target("seat", str(index)),)


def _own_person(state: BrugesState, seat: int, index: int) -> tuple[Target, ...]:
    return (Target("piece", CARDS.key(index + 1), "houses", seat),)


def _person(state: BrugesState, seat: int, index: int) -> tuple[Target, ...]:
    """A person in whichever display it is; a lightning may be copied from others."""
    person = index + 1
    owners = [each for each in range(state.players) if state.persons[each] >> person & 1]
    return (Target("piece", CARDS.key(person), "houses", owners[0] if owners else seat),)


def _asked_about(state: BrugesState, seat: int, index: int) -> tuple[Target, ...]:
    """Yes and no: to a worker in place of a threat marker, or to what a person offers."""
    frame = state.stack[-1] if state.stack else ("",)
    if frame[0] == "threat":
        return _colour_of("threats")(state, seat, frame[2])
    return _own_person(state, seat, frame[2] - 1) if len(frame) > 2 and frame[2] else ()


def _reputation(state: BrugesState, seat: int, index: int) -> tuple[Target, ...]:
    return (Target("place", "", "field", seat),)


def _used_card(state: BrugesState, seat: int, index: int) -> tuple[Target, ...]:
    used = actions.used_card(state, seat) if state.stack and seat != CHANCE else None
    if used is None:
        return ()
    field = "drawn" if state.stack[-1][0] == "granted" else "hand"
    return (Target("piece", CARDS.key(used.card), field),)


def _action(state: BrugesState, seat: int, index: int) -> tuple[Target, ...]:
    """The card, and what on the table the action is about."""
    used = actions.used_card(state, seat) if state.stack and seat != CHANCE else None
    if used is None:
        return ()
    return (*_used_card(state, seat, index), *_ACTION_AIMS[index](state, seat, used.colour))


def _dice(state: BrugesState, seat: int, colour: int) -> tuple[Target, ...]:
    return (Target("place", COLOURS[colour], "dice"),)


def _spaces(state: BrugesState, seat: int, colour: int) -> tuple[Target, ...]:
    sections = actions.spaces(state, seat, colour)
    return tuple(Target("place", str(section), "canal", seat) for section in sections)


def _free_houses(state: BrugesState, seat: int, colour: int) -> tuple[Target, ...]:
    houses = actions.free_houses(state, seat)
    return tuple(Target("place", str(place), "houses", seat) for place in houses)


_ACTION_AIMS: tuple[Aim, ...] = (
    _colour_of("workers"),
    _dice,
    _colour_of("threats"),
    _spaces,
    _colour_of("workers"),  # the one that a house costs
    _free_houses,
)


def _pile(state: BrugesState, seat: int, index: int) -> tuple[Target, ...]:
    return (Target("place", str(index), "piles"),)


def _uncovered_pile(state: BrugesState, seat: int, index: int) -> tuple[Target, ...]:
    is_open = state.stack and state.stack[-1][0] == "uncover"
    return _pile(state, seat, state.stack[-1][1]) if is_open else ()


def _rolled_die(state: BrugesState, seat: int, index: int) -> tuple[Target, ...]:
    is_open = state.stack and state.stack[-1][0] == "roll"
    return _dice(state, seat, state.stack[-1][1]) if is_open else ()


AIMS: dict[str, Aim] = {
    "done": _nothing,
    "give": _colour_of("workers"),
    "gain": _colour_of("workers"),
    "lower": _colour_of("threats"),
    "raise": _colour_of("threats"),
    "suffer": _colour_of("threats"),
    "accept": _asked_about,
    "decline": _asked_about,
    "advance": _reputation,
    "recolour": _used_card,
    "use": _person,
    "play": _card_of("hand"),
    "as": _action,
    "canal": _place_of("canal"),
    "house": _place_of("houses"),
    "draw": _pile,
    "discard": _card_of("hand"),
    "find": _card_of("discard"),
    "take_back": _own_person,
    "ready": _own_person,
    "lose_canal": _place_of("canal"),
    "lose_house": _place_of("houses"),
    "lose": _own_person,
    "to": _player,
    "card": _card_of(""),
    "top": _uncovered_pile,
    "die": _rolled_die,
    "start": _player,
}
