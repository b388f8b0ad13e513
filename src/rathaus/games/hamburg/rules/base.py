"""The six base actions (HAM-7b, 7c): what a card can be used for, and what forbids it."""

from typing import Final, NamedTuple

from rathaus.core.steps import Answer, Frame
from rathaus.games.bruges_and_hamburg.moves import GIVE, RECOLOUR
from rathaus.games.bruges_and_hamburg.reasons import Obstacle
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg.components.vocabulary import (
    ACTIONS,
    COLOUR_COUNT,
    PayMoney,
    PayWorker,
)
from rathaus.games.hamburg.moves import AS, LAST_PLAY, PLAY, SITE, WALL
from rathaus.games.hamburg.rules import display, exchange
from rathaus.games.hamburg.rules.counting import value
from rathaus.games.hamburg.rules.obstacles import (
    BUILDING_TOO_DEAR,
    CARD_TOO_DEAR,
    DANGER_ZERO,
    EXCHANGE_MARKS,
    EXCHANGE_WORKERS,
    HALF_COMPLETE,
    NO_SITE,
    NO_WORKER_FOR_SITE,
    OTHER_SEGMENT,
    RECOLOURED,
    STONE_TOO_DEAR,
    WALL_COMPLETE,
)
from rathaus.games.hamburg.rules.prices import (
    GRANTED,
    HAND,
    building_price,
    segment_colour,
    wall_price,
)
from rathaus.games.hamburg.state import HamburgState

TAKE: Final = 0
MONEY: Final = 1
LOWER: Final = 2
BUILD_WALL: Final = 3
LAY_SITE: Final = 4
BUILD: Final = 5
EACH_ACTION: Final = range(len(ACTIONS))
WORKER_MOVES: Final = range(GIVE, GIVE + COLOUR_COUNT)
EVENTS: Final = tuple(f"base:{action}" for action in ACTIONS)


class Extra:
    """What the exchange demands in addition: Mark, and workers of one of the colours."""

    __slots__ = ("colours", "marks", "workers")

    def __init__(self, marks: int = 0, colours: tuple[int, ...] = (), workers: int = 0) -> None:
        self.marks = marks
        self.colours = colours
        self.workers = workers


NO_EXTRA: Final = Extra()


def extra_cost(state: HamburgState, side: int, action: int, card: int, how: int) -> Extra:
    """Extra payments are part of the cost (HAM-13.5.7)."""
    tile = exchange_tile(state, side, action, card, how) if state.exchange else 0
    if not tile:
        return NO_EXTRA
    extra = Extra()
    for effect in state.kit.ability[tile].effect:
        if isinstance(effect, PayMoney):
            extra.marks += value(state, side, effect.amount)
        elif isinstance(effect, PayWorker) and effect.colour == "value":
            extra.colours, extra.workers = exchange.colour_values(state), 1
        elif isinstance(effect, PayWorker):
            extra.colours = (state.kit.colour[card],)
            extra.workers = value(state, side, effect.amount)
    return extra


def exchange_tile(state: HamburgState, side: int, action: int, card: int, how: int) -> int:
    """The exchange tile, if it concerns this action (HAM-13.5.3, 13.5.6)."""
    if how != HAND or state.is_tom(side):
        return 0
    tile = exchange.active(state)
    if not tile or not state.kit.reacts[EVENTS[action]] >> tile & 1:
        return 0
    return 0 if action == BUILD and not state.kit.is_building[card] else tile


# -- what can be done with a card -------------------------------------------------------------


def moves(state: HamburgState, side: int, card: int, how: int, answer: Answer) -> list[int]:
    """Another colour, which action, where, and which worker to give in addition."""
    colour, named, rest = split(state, card, answer)
    if not rest:
        recolours = [] if named else _recolours(state, side, card)
        return recolours + _actions(state, side, card, colour, how, named)
    action = rest[0] - AS
    if action == BUILD_WALL and len(rest) == 1:
        return [WALL + half for half in walls(state, side, colour, how)]
    if action == BUILD and state.kit.is_building[card] and len(rest) == 1:
        return [SITE + place for place in display.free_sites(state, side)]
    extra = extra_cost(state, side, action, card, how)
    if extra.workers and len(extra.colours) > 1 and rest[-1] not in WORKER_MOVES:
        left = workers_left(state, side, action, colour, named)
        return [GIVE + each for each in extra.colours if left[each]]
    return []


def split(state: HamburgState, card: int, answer: Answer) -> tuple[int, int, Answer]:
    """The colour the card counts as, the workers given for that, and the rest."""
    if answer and RECOLOUR <= answer[0] < RECOLOUR + COLOUR_COUNT:
        return answer[0] - RECOLOUR, 1, answer[1:]
    return state.kit.colour[card], 0, answer


def _recolours(state: HamburgState, side: int, card: int) -> list[int]:
    kit = state.kit
    if not state.in_force[side] & kit.recolouring:
        return []
    if not state.workers[side * COLOUR_COUNT + kit.recolour_worker]:
        return []
    return [RECOLOUR + colour for colour in range(COLOUR_COUNT) if colour != kit.colour[card]]


def _actions(
    state: HamburgState, side: int, card: int, colour: int, how: int, named: int
) -> list[int]:
    always = [] if state.exchange or named else [AS + TAKE, AS + MONEY]  # see `playable`
    return always + [
        AS + action
        for action in range(len(always), BUILD + 1)
        if against(state, side, card, action, colour, how, named) is None
    ]


def playable(state: HamburgState, side: int) -> tuple[int, ...]:
    """The hand cards that can be used for an action."""
    hand = state.hands[side]
    if not state.exchange:
        return hand  # workers and money are always possible (HAM-7.3)
    return tuple([card for card in hand if _is_playable(state, side, card)])


def _is_playable(state: HamburgState, side: int, card: int) -> bool:
    colour = state.kit.colour[card]
    for action in EACH_ACTION:
        if against(state, side, card, action, colour, HAND, 0) is None:
            return True
    return bool(_recolours(state, side, card))


def against(
    state: HamburgState, side: int, card: int, action: int, colour: int, how: int, named: int
) -> Obstacle | None:
    """What forbids an action with the card; a named colour does not help a building."""
    if named and action == BUILD:
        return RECOLOURED
    extra = extra_cost(state, side, action, card, how)
    if named or action == LAY_SITE or extra is not NO_EXTRA:
        unpaid = _unpaid(state, side, action, colour, named, extra)
        if unpaid is not None:
            return unpaid
    if action == LOWER:
        return None if state.dangers[side * COLOUR_COUNT + colour] else DANGER_ZERO
    if action == BUILD_WALL:
        return against_wall(state, side, colour, how)
    return against_laying_out(state, side, card, how, extra.marks) if action == BUILD else None


def _unpaid(
    state: HamburgState, side: int, action: int, colour: int, named: int, extra: Extra
) -> Obstacle | None:
    """Workers and what the exchange demands; other prices depend on the action."""
    if extra is NO_EXTRA and not named:
        is_paid = action != LAY_SITE or state.workers[side * COLOUR_COUNT + colour] > 0
        return None if is_paid else NO_WORKER_FOR_SITE
    left = workers_left(state, side, action, colour, named)
    if min(left) < 0:
        return NO_WORKER_FOR_SITE
    if state.money[side] < extra.marks:
        return EXCHANGE_MARKS
    if extra.workers and not any(left[each] >= extra.workers for each in extra.colours):
        return EXCHANGE_WORKERS
    return None


def workers_left(state: HamburgState, side: int, action: int, colour: int, named: int) -> list[int]:
    """The workers after the usual costs of an action."""
    left = workers_of(state, side)
    left[state.kit.recolour_worker] -= named
    left[colour] -= action == LAY_SITE
    return left


def walls(state: HamburgState, side: int, colour: int, how: int) -> list[int]:
    """The halves whose next segment has the colour and can be paid for (HAM-7.11, 7.12)."""
    return [half for half in (0, 1) if against_half(state, side, half, colour, how) is None]


def against_wall(state: HamburgState, side: int, colour: int, how: int) -> Obstacle | None:
    """Of two obstacles the one that is easier to overcome."""
    left = against_half(state, side, 0, colour, how)
    right = against_half(state, side, 1, colour, how) if left else None
    if left is None or right is None:
        return None
    if STONE_TOO_DEAR in (left, right):
        return STONE_TOO_DEAR
    return OTHER_SEGMENT if OTHER_SEGMENT in (left, right) else WALL_COMPLETE


def against_half(
    state: HamburgState, side: int, half: int, colour: int, how: int
) -> Obstacle | None:
    segment = segment_colour(state, side, half)
    if segment != colour:
        return OTHER_SEGMENT if segment >= 0 else HALF_COMPLETE
    return STONE_TOO_DEAR if wall_price(state, side, half, how) > state.money[side] else None


def against_laying_out(
    state: HamburgState, side: int, card: int, how: int, marks: int = 0
) -> Obstacle | None:
    is_building = state.kit.is_building[card]
    if is_building and not display.has_free_site(state, side):
        return NO_SITE
    if building_price(state, side, card, how) + marks <= state.money[side]:
        return None
    return BUILDING_TOO_DEAR if is_building else CARD_TOO_DEAR


class UsedCard(NamedTuple):
    """The card of an open base action, the colour it counts as, and where it comes from."""

    card: int
    colour: int
    how: int
    named: int  # workers given for another colour
    rest: Answer  # what was decided after that: the action first


def used_card(state: HamburgState, frame: Frame, answer: Answer) -> UsedCard | None:
    """What a base action is being carried out with; None: nothing, or not yet."""
    if frame[0] == "granted":
        card, how = frame[2], GRANTED
    elif frame[0] == "turn" and answer and PLAY < answer[0] <= LAST_PLAY:
        card, how, answer = answer[0] - PLAY, HAND, answer[1:]
    else:
        return None
    colour, named, rest = split(state, card, answer)
    return UsedCard(card, colour, how, named, rest)
