"""Why a move is not allowed: which decision forbids it, and the numbers its sentence needs.

What is legal is decided elsewhere, by predicates that return the obstacle they found
(`rules.obstacles`). Here the open question is told which of them to ask.
"""

from collections.abc import Callable

from rathaus.core.reasons import Against
from rathaus.games.bruges_and_hamburg import reasons
from rathaus.games.bruges_and_hamburg.moves import ADVANCE, GIVE, LOWER
from rathaus.games.bruges_and_hamburg.reasons import Obstacle
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg.components import kit
from rathaus.games.hamburg.components.kit import mask, members
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.expansions import ships
from rathaus.games.hamburg.moves import AS, DRAW, PLAY, SHIP, SITE, USE
from rathaus.games.hamburg.rules import abilities, base, costs, display, phase_three
from rathaus.games.hamburg.rules import obstacles as o
from rathaus.games.hamburg.rules.base import UsedCard
from rathaus.games.hamburg.rules.prices import (
    OTHERWISE,
    advance_price,
    building_price,
    segment_colour,
    wall_price,
)
from rathaus.games.hamburg.state import HamburgState

Asked = reasons.Asked[HamburgState]
PHASE_THREE = 3


def why_not(state: HamburgState, seat: int, move: int) -> Against | None:
    """The reason against a move in the open question, where there is one to name."""
    return reasons.why_not(state, seat, move, _WHY)


def _because(obstacle: Obstacle | None, **numbers: int) -> Against | None:
    return Against(obstacle.name, obstacle.clause, numbers) if obstacle else None


def _too_dear(asked: Asked, obstacle: Obstacle, price: int) -> Against | None:
    return _because(obstacle, price=price, money=asked.state.money[asked.seat])


def _no_worker(asked: Asked, obstacle: Obstacle, colour: int, left: int = -1) -> Against | None:
    """`left` is what would be left of the colour: below 0."""
    have = workers_of(asked.state, asked.seat)[colour]
    return _because(obstacle, colour=colour, need=have - left, have=have)


# -- what a person would look for -------------------------------------------------------------


def expected(state: HamburgState, seat: int) -> list[int]:
    """The moves a person would look for now, allowed or not."""
    if seat not in state.turn():
        return []
    asked = reasons.asked(state, seat)
    if asked.step in ("turn", "granted"):
        return _expected_in_turn(asked)
    if asked.step == "cards":
        is_next = _is_before_walk(asked)
        return [*_activations(asked), *([ADVANCE] if is_next else [])]
    return _EXPECTED.get(asked.step, [])


_PILES = [DRAW + colour for colour in range(COLOUR_COUNT)]
_EXPECTED = {
    "ship": [SHIP + ship for ship in range(len(ships.SHIPS))],
    "lower": [LOWER + colour for colour in range(COLOUR_COUNT)],
    "piles": _PILES,
    "pile_to_act": _PILES,
    "site_piles": _PILES,
    "two_piles": _PILES,
}


def _expected_in_turn(asked: Asked) -> list[int]:
    state, seat = asked.state, asked.seat
    if asked.step == "turn" and not asked.answer:
        return [*_activations(asked), *(PLAY + card for card in state.hands[seat])]
    used = _used_card(asked)
    if used is None or not used.rest:
        return [AS + each for each in base.EACH_ACTION]
    if asked.answer[-1] == AS + base.BUILD:
        return [SITE + place for place in range(len(state.sites[seat]) // 3)]
    return []


def _activations(asked: Asked) -> list[int]:
    """All own cards with a phase number."""
    cards, mine = asked.state.kit, asked.state.in_force[asked.seat]
    return [USE + card for phase in range(1, 4) for card in members(mine & cards.of_phase[phase])]


def _is_before_walk(asked: Asked) -> bool:
    return asked.state.stack[-2:-1] == [("walk", asked.seat)]


# -- a turn -----------------------------------------------------------------------------------


def _not_played(asked: Asked, index: int) -> Against | None:
    if asked.step != "turn" or asked.answer:
        return None
    if asked.frame[2]:
        return _because(o.ACTED)
    is_mine = index + 1 in asked.state.hands[asked.seat]
    return None if is_mine else _because(o.NOT_IN_HAND)


def _not_done(asked: Asked, index: int) -> Against | None:
    is_turn = asked.step == "turn" and not asked.answer
    return _because(o.MUST_PLAY) if is_turn else None


def _used_card(asked: Asked) -> UsedCard | None:
    return base.used_card(asked.state, asked.frame, asked.answer)


def _not_as(asked: Asked, action: int) -> Against | None:
    """A base action that the card cannot be used for."""
    state, seat, used = asked.state, asked.seat, _used_card(asked)
    if used is None or used.rest:
        return None
    against = base.against(state, seat, used.card, action, used.colour, used.how, used.named)
    tell = _OF_ACTION.get(against) if against else None
    return tell(asked, used, action, against) if tell and against else _because(against)


def _site_worker(asked: Asked, used: UsedCard, action: int, against: Obstacle) -> Against | None:
    left = base.workers_left(asked.state, asked.seat, action, used.colour, used.named)
    return _no_worker(asked, against, left.index(min(left)), min(left))


def _exchange(asked: Asked, used: UsedCard, action: int, against: Obstacle) -> Against | None:
    extra = base.extra_cost(asked.state, asked.seat, action, used.card, used.how)
    if against is o.EXCHANGE_MARKS:
        return _too_dear(asked, against, extra.marks)
    return _because(against, need=extra.workers, colours=mask(extra.colours))


def _danger(asked: Asked, used: UsedCard, action: int, against: Obstacle) -> Against | None:
    return _because(against, danger=used.colour)


def _segment(asked: Asked, used: UsedCard, action: int, against: Obstacle) -> Against | None:
    segments = [segment_colour(asked.state, asked.seat, half) for half in (0, 1)]
    shown = mask(colour for colour in segments if colour >= 0)
    return _because(against, colour=used.colour, colours=shown)


def _stone(asked: Asked, used: UsedCard, action: int, against: Obstacle) -> Against | None:
    state, seat = asked.state, asked.seat
    fitting = [half for half in (0, 1) if segment_colour(state, seat, half) == used.colour]
    price = min(wall_price(state, seat, half, used.how) for half in fitting)
    return _too_dear(asked, against, price)


def _building(asked: Asked, used: UsedCard, action: int, against: Obstacle) -> Against | None:
    state, seat = asked.state, asked.seat
    extra = base.extra_cost(state, seat, action, used.card, used.how)
    price = building_price(state, seat, used.card, used.how) + extra.marks
    return _too_dear(asked, against, price)


# Obstacles of a base action that have numbers.
_OF_ACTION: dict[Obstacle, Callable[[Asked, UsedCard, int, Obstacle], Against | None]] = {
    o.NO_WORKER_FOR_SITE: _site_worker,
    o.EXCHANGE_MARKS: _exchange,
    o.EXCHANGE_WORKERS: _exchange,
    o.DANGER_ZERO: _danger,
    o.OTHER_SEGMENT: _segment,
    o.STONE_TOO_DEAR: _stone,
    o.BUILDING_TOO_DEAR: _building,
    o.CARD_TOO_DEAR: _building,
}


def _not_recoloured(asked: Asked, colour: int) -> Against | None:
    state, seat, used = asked.state, asked.seat, _used_card(asked)
    if used is None or used.rest or used.named or not state.in_force[seat] & state.kit.recolouring:
        return None
    if colour == state.kit.colour[used.card]:
        return _because(o.SAME_COLOUR)
    return _no_worker(asked, o.NO_WORKER_TO_RECOLOUR, state.kit.recolour_worker)


def _not_on_wall(asked: Asked, half: int) -> Against | None:
    """A half in a base action, or for a stone that a card brings."""
    state, seat, used = asked.state, asked.seat, _used_card(asked)
    if used is None and asked.step != "extra_wall":
        return None
    segment = segment_colour(state, seat, half)
    if segment < 0:
        return _because(o.HALF_COMPLETE)
    if used is None:
        price = wall_price(state, seat, half, OTHERWISE, asked.frame[2])
        is_paid = price <= state.money[seat]
        return None if is_paid else _too_dear(asked, o.EXTRA_STONE_TOO_DEAR, price)
    against = base.against_half(state, seat, half, used.colour, used.how)
    if against is o.OTHER_SEGMENT:
        return _because(against, colour=used.colour, colours=mask([segment]))
    price = wall_price(state, seat, half, used.how)
    return _too_dear(asked, against, price) if against else None


def _not_on_site(asked: Asked, place: int) -> Against | None:
    is_mine = place < len(asked.state.sites[asked.seat]) // 3
    is_taken = is_mine and place not in display.free_sites(asked.state, asked.seat)
    return _because(o.SITE_TAKEN) if is_taken else None


# -- activating -------------------------------------------------------------------------------

_BY_ITSELF = {
    kit.LIGHTNING: o.LIGHTNING,
    kit.PERMANENT: o.PERMANENT,
    kit.LAUREL: o.LAUREL,
    kit.NOTHING: o.NO_ABILITY,
}


def _not_used(asked: Asked, index: int) -> Against | None:
    """A card that cannot be activated in a turn or in phase I or II."""
    state, seat, card = asked.state, asked.seat, index + 1
    if asked.step not in ("turn", "cards") or asked.answer:
        return None
    if card not in (*state.buildings(seat), *state.parks[seat], *state.zoo[seat][::2]):
        return _because(o.NOT_BUILT if card in state.hands[seat] else o.NOT_YOURS)
    trigger, phase = state.kit.trigger[card], state.kit.phase[card]
    if trigger != kit.PHASE:
        return _because(_BY_ITSELF[trigger])
    if phase != (PHASE_THREE if asked.step == "turn" else asked.frame[2]):
        return _because(o.OTHER_PHASE, phase=phase)
    if card in state.used:
        return _because(o.USED)
    return _cannot_use(asked, abilities.against(state, seat, card), card)


def _cannot_use(
    asked: Asked, against: Obstacle | None, source: int, same: int = -1
) -> Against | None:
    """The numbers of what is missing to pay."""
    left, money, _ = costs.after_cost(asked.state, asked.seat, source, same)
    if against in (o.TOO_DEAR, o.SHIP_TOO_DEAR):
        return _too_dear(asked, against, asked.state.money[asked.seat] - money)
    if against in (o.NO_WORKER, o.NO_WORKER_AT_SEA):
        return _no_worker(asked, against, left.index(min(left)), min(left))
    return _because(against)


def _not_again(asked: Asked, index: int) -> Against | None:
    state, seat, card = asked.state, asked.seat, index + 1
    if asked.step != "turn" or state.rule(seat, "double_phase_iii") is None:
        return None
    if seat in state.again:
        return _because(o.TWICE_USED)
    if card not in state.used or not state.has(seat, card):
        return _because(o.NOT_USED_YET)
    return _cannot_use(asked, abilities.against(state, seat, card), card)


def _not_sailing(asked: Asked, ship: int) -> Against | None:
    if asked.step != "ship":
        return None
    state, seat, colour = asked.state, asked.seat, asked.frame[2]
    against = phase_three.against_sailing(state, seat, ship, colour)
    if against is o.SHIP_INACTIVE:
        return _because(against, number=state.dice[ship])
    return _cannot_use(asked, against, ships.FIRST + ship, colour)


# -- the square, dangers, piles and workers ---------------------------------------------------


def _not_advancing(asked: Asked, index: int) -> Against | None:
    if not _is_before_walk(asked):
        return _because(o.NOT_NOW)
    price = advance_price(asked.state, asked.seat)
    if price is None:
        return _because(o.NO_LOW_DIE)
    if price > asked.state.money[asked.seat]:
        return _too_dear(asked, o.STEP_TOO_DEAR, price)
    return _because(o.AFTER_CARDS)


def _not_lowered(asked: Asked, colour: int) -> Against | None:
    if asked.step != "lower":
        return None
    lowered = asked.answer.count(LOWER + colour)
    if asked.state.dangers[asked.seat * COLOUR_COUNT + colour] <= lowered:
        return _because(o.DANGER_ZERO, danger=colour)
    is_named = asked.frame[5] >> colour & 1
    return _because(o.IN_ORDER if is_named else o.OTHER_DANGER)


def _not_drawn(asked: Asked, colour: int) -> Against | None:
    if asked.step not in _EXPECTED:
        return None
    if len(asked.state.piles[colour]) <= asked.answer.count(DRAW + colour):
        return _because(o.PILE_EMPTY)
    if asked.step == "two_piles":
        return _because(o.OTHER_PILE)
    return _no_worker(asked, o.NO_WORKER_FOR_PILE, colour)


def _not_given(asked: Asked, colour: int) -> Against | None:
    given = asked.answer.count(GIVE + colour)
    has_more = workers_of(asked.state, asked.seat)[colour] > given
    return None if has_more else _no_worker(asked, o.NO_WORKER, colour)


_WHY: dict[str, Callable[[Asked, int], Against | None]] = {
    "done": _not_done,
    "use": _not_used,
    "again": _not_again,
    "play": _not_played,
    "recolour": _not_recoloured,
    "as": _not_as,
    "wall": _not_on_wall,
    "site": _not_on_site,
    "draw": _not_drawn,
    "give": _not_given,
    "lower": _not_lowered,
    "advance": _not_advancing,
    "ship": _not_sailing,
}
