"""Why a move is not allowed: the rule behind a greyed-out choice.

A reason is its name, the clause of the rules, and the numbers its sentence needs; the sentences
are in `text`. What is legal is decided elsewhere: here the same prices and predicates are asked
again, one after the other, until one of them says no.
"""

from collections.abc import Callable

from rathaus.games.bruges_and_hamburg import reasons
from rathaus.games.bruges_and_hamburg.moves import ADVANCE, GIVE, LOWER
from rathaus.games.bruges_and_hamburg.reasons import Reason
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg.components.kit import LAUREL, LIGHTNING, PERMANENT, PHASE, mask, members
from rathaus.games.hamburg.components.vocabulary import (
    COLOUR_COUNT,
    EACH_COLOUR,
    BuildUnderZoo,
    DrawAct,
    LaySite,
)
from rathaus.games.hamburg.expansions import ships
from rathaus.games.hamburg.moves import AS, DRAW, PLAY, SHIP, SITE, USE
from rathaus.games.hamburg.rules import abilities, base, display, effects
from rathaus.games.hamburg.rules.base import UsedCard
from rathaus.games.hamburg.rules.counting import holds
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


def _because(name: str, clause: str, **numbers: int) -> Reason:
    return Reason(name, f"HAM-{clause}", numbers)


def why_not(state: HamburgState, seat: int, move: int) -> Reason | None:
    """The reason against a move in the open question, where there is one to name."""
    return reasons.why_not(state, seat, move, _WHY)


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


_PILES = [DRAW + colour for colour in EACH_COLOUR]
_EXPECTED = {
    "ship": [SHIP + ship for ship in range(len(ships.SHIPS))],
    "lower": [LOWER + colour for colour in EACH_COLOUR],
    "piles": _PILES,
    "pile_to_act": _PILES,
    "site_piles": _PILES,
    "two_piles": _PILES,
}


def _expected_in_turn(asked: Asked) -> list[int]:
    state, seat = asked.state, asked.seat
    if asked.step == "turn" and not asked.answer:
        return [*_activations(asked), *(PLAY + card for card in state.hands[seat])]
    action = _action(asked)
    if action is None:
        return [AS + each for each in base.EACH_ACTION]
    if asked.answer[-1] == AS + base.BUILD:
        return [SITE + place for place in range(len(state.sites[seat]) // 3)]
    return []


def _activations(asked: Asked) -> list[int]:
    """All own cards with a phase number."""
    kit, mine = asked.state.kit, asked.state.in_force[asked.seat]
    return [USE + card for phase in range(1, 4) for card in members(mine & kit.of_phase[phase])]


def _is_before_walk(asked: Asked) -> bool:
    return asked.state.stack[-2:-1] == [("walk", asked.seat)]


# -- a turn -----------------------------------------------------------------------------------


def _not_played(asked: Asked, index: int) -> Reason | None:
    if asked.step != "turn" or asked.answer:
        return None
    if asked.frame[2]:
        return _because("acted", "7.2")
    is_mine = index + 1 in asked.state.hands[asked.seat]
    return None if is_mine else _because("not_in_hand", "7.2")


def _not_done(asked: Asked, index: int) -> Reason | None:
    is_turn = asked.step == "turn" and not asked.answer
    return _because("must_play", "7.3") if is_turn else None


def _used_card(asked: Asked) -> UsedCard | None:
    return base.used_card(asked.state, asked.frame, asked.answer)


def _action(asked: Asked) -> int | None:
    """The base action, once it is chosen."""
    used = _used_card(asked)
    return used.rest[0] - AS if used and used.rest else None


def _not_as(asked: Asked, action: int) -> Reason | None:
    """A base action that the card cannot be used for."""
    used = _used_card(asked)
    if used is None or used.rest:
        return None
    if used.named and action == base.BUILD:
        return _because("recoloured", "12.92")
    return _unpaid_workers(asked, used, action) or _IMPOSSIBLE[action](asked, used)


def _unpaid_workers(asked: Asked, used: UsedCard, action: int) -> Reason | None:
    """The worker for a site, and whatever the exchange demands."""
    state, seat = asked.state, asked.seat
    left = base.workers_left(state, seat, action, used.colour, used.named)
    if min(left) < 0:
        return _no_worker(state, seat, left.index(min(left)), min(left), "7.14")
    extra = base.extra_cost(state, seat, action, used.card, used.how)
    money = state.money[seat]
    if money < extra.marks:
        return _because("exchange_marks", "13.5.7", price=extra.marks, money=money)
    if extra.workers and all(left[each] < extra.workers for each in extra.colours):
        return _because(
            "exchange_workers", "13.5.7", need=extra.workers, colours=mask(extra.colours)
        )
    return None


def _no_worker(state: HamburgState, seat: int, colour: int, left: int, clause: str) -> Reason:
    """`left` is what would be left of the colour: below 0."""
    have = state.workers[seat * COLOUR_COUNT + colour]
    return _because("no_worker", clause, colour=colour, need=have - left, have=have)


def _nothing_wrong(asked: Asked, used: UsedCard) -> Reason | None:
    return None


def _cannot_lower(asked: Asked, used: UsedCard) -> Reason | None:
    if asked.state.dangers[asked.seat * COLOUR_COUNT + used.colour]:
        return None
    return _because("danger_zero", "7.10", danger=used.colour)


def _cannot_wall(asked: Asked, used: UsedCard) -> Reason | None:
    state, seat = asked.state, asked.seat
    segments = [segment_colour(state, seat, half) for half in (0, 1)]
    if segments == [-1, -1]:
        return _because("wall_complete", "7.12")
    if used.colour not in segments:
        shown = mask(colour for colour in segments if colour >= 0)
        return _because("other_segment", "7.11", colour=used.colour, colours=shown)
    fitting = [half for half in (0, 1) if segments[half] == used.colour]
    price = min(wall_price(state, seat, half, used.how) for half in fitting)
    return _too_dear(state, seat, price, "7.11")


def _cannot_build(asked: Asked, used: UsedCard) -> Reason | None:
    state, seat = asked.state, asked.seat
    is_building = state.kit.is_building[used.card]
    if is_building and not display.has_free_site(state, seat):
        return _because("no_site", "7.15")
    extra = base.extra_cost(state, seat, base.BUILD, used.card, used.how)
    price = building_price(state, seat, used.card, used.how) + extra.marks
    return _too_dear(state, seat, price, "7.15" if is_building else "7.16")


def _too_dear(state: HamburgState, seat: int, price: int, clause: str) -> Reason | None:
    money = state.money[seat]
    return _because("too_dear", clause, price=price, money=money) if price > money else None


_IMPOSSIBLE: tuple[Callable[[Asked, UsedCard], Reason | None], ...] = (
    _nothing_wrong,
    _nothing_wrong,
    _cannot_lower,
    _cannot_wall,
    _nothing_wrong,
    _cannot_build,
)


def _not_recoloured(asked: Asked, colour: int) -> Reason | None:
    state, seat, used = asked.state, asked.seat, _used_card(asked)
    if used is None or used.rest or used.named or not state.in_force[seat] & state.kit.recolouring:
        return None
    if colour == state.kit.colour[used.card]:
        return _because("same_colour", "12.92")
    return _no_worker(state, seat, state.kit.recolour_worker, -1, "12.92")


def _not_on_wall(asked: Asked, half: int) -> Reason | None:
    """A half in a base action, or for a stone that a card brings."""
    state, seat, used = asked.state, asked.seat, _used_card(asked)
    if used is None and asked.step != "extra_wall":
        return None
    segment = segment_colour(state, seat, half)
    if segment < 0:
        return _because("half_complete", "7.12")
    if used is None:
        return _too_dear(
            state, seat, wall_price(state, seat, half, OTHERWISE, asked.frame[2]), "12.35"
        )
    if segment != used.colour:
        return _because("other_segment", "7.11", colour=used.colour, colours=mask([segment]))
    return _too_dear(state, seat, wall_price(state, seat, half, used.how), "7.11")


def _not_on_site(asked: Asked, place: int) -> Reason | None:
    is_mine = place < len(asked.state.sites[asked.seat]) // 3
    is_taken = is_mine and place not in display.free_sites(asked.state, asked.seat)
    return _because("site_taken", "7.18") if is_taken else None


# -- activating -------------------------------------------------------------------------------


def _not_used(asked: Asked, index: int) -> Reason | None:
    """A card that cannot be activated in a turn or in phase I or II."""
    state, seat, card = asked.state, asked.seat, index + 1
    if asked.step not in ("turn", "cards") or asked.answer:
        return None
    if card not in (*state.buildings(seat), *state.parks[seat], *state.zoo[seat][::2]):
        return _because("not_built" if card in state.hands[seat] else "not_yours", "9.4")
    if state.kit.trigger[card] != PHASE:
        return _by_itself(state, card)
    phase = state.kit.phase[card]
    if phase != (PHASE_THREE if asked.step == "turn" else asked.frame[2]):
        return _because("other_phase", "9.10", phase=phase)
    if card in state.used:
        return _because("used", "9.4")
    return _cannot_use(state, seat, card)


def _by_itself(state: HamburgState, card: int) -> Reason:
    trigger = state.kit.trigger[card]
    if trigger == LIGHTNING:
        return _because("lightning", "9.1")
    if trigger == PERMANENT:
        return _because("permanent", "9.5")
    return _because("laurel", "9.8") if trigger == LAUREL else _because("no_ability", "8.4")


def _cannot_use(state: HamburgState, seat: int, source: int, same: int = -1) -> Reason | None:
    """Condition, cost, and whatever the effect needs."""
    ability = state.kit.ability[source]
    if not holds(state, seat, ability.condition):
        return _because("condition", "9.4")
    unpaid = _unpaid(state, seat, source, same)
    if unpaid or abilities.can_use(state, seat, source, same):
        return unpaid
    if any(isinstance(effect, DrawAct) for effect in ability.effect):
        return _because("no_discards", "12.2")
    if any(isinstance(effect, LaySite) for effect in ability.effect):
        return _because("no_second_worker", "12.91")
    if any(isinstance(effect, BuildUnderZoo) for effect in ability.effect):
        return _because("no_zoo", "12.80")
    return _because("nothing_to_repeat", "9.19")


def _unpaid(state: HamburgState, seat: int, source: int, same: int) -> Reason | None:
    left, money, wild = abilities.after_cost(state, seat, source, same)
    if money < 0:
        had = state.money[seat]
        return _because("too_dear", "3.8", price=had - money, money=had)
    if min(left) < 0:
        return _no_worker(state, seat, left.index(min(left)), min(left), "3.8")
    return _because("no_workers", "3.8") if sum(left) < wild else None


def _not_again(asked: Asked, index: int) -> Reason | None:
    state, seat, card = asked.state, asked.seat, index + 1
    if asked.step != "turn" or state.rule(seat, "double_phase_iii") is None:
        return None
    if seat in state.again:
        return _because("twice_used", "9.19")
    if card not in state.used or not state.has(seat, card):
        return _because("not_used_yet", "9.19")
    return _cannot_use(state, seat, card)


def _not_sailing(asked: Asked, ship: int) -> Reason | None:
    if asked.step != "ship":
        return None
    state, seat, colour = asked.state, asked.seat, asked.frame[2]
    if not state.ships >> ship & 1:
        die = state.dice[ship]
        if die in ships.ACTIVE_ON:
            return _because("ship_held", "13.6.7")
        return _because("ship_inactive", "13.4.1", number=die)
    unpaid = _unpaid(state, seat, ships.FIRST + ship, colour)
    if unpaid:
        return unpaid._replace(clause="HAM-13.4.7" if unpaid.name == "too_dear" else "HAM-13.4.2")
    if any(isinstance(e, DrawAct) for e in state.kit.ability[ships.FIRST + ship].effect):
        return _because("pile_empty", "13.4.6")
    return None if effects.lightnings(state, [seat]) else _because("no_lightning", "13.4.8")


# -- the square, dangers, piles and workers ---------------------------------------------------


def _not_advancing(asked: Asked, index: int) -> Reason | None:
    if not _is_before_walk(asked):
        return _because("not_now", "5.11")
    price = advance_price(asked.state, asked.seat)
    if price is None:
        return _because("no_low_die", "5.12")
    return _too_dear(asked.state, asked.seat, price, "5.13") or _because("after_cards", "5.11")


def _not_lowered(asked: Asked, colour: int) -> Reason | None:
    if asked.step != "lower":
        return None
    lowered = asked.answer.count(LOWER + colour)
    if asked.state.dangers[asked.seat * COLOUR_COUNT + colour] <= lowered:
        return _because("danger_zero", "7.10", danger=colour)
    is_named = asked.frame[5] >> colour & 1
    return _because("in_order", "9.3") if is_named else _because("other_danger", "9.3")


def _not_drawn(asked: Asked, colour: int) -> Reason | None:
    state, chosen = asked.state, asked.answer.count(DRAW + colour)
    if asked.step not in _EXPECTED:
        return None
    if len(state.piles[colour]) <= chosen:
        return _because("pile_empty", "3.12")
    if asked.step == "two_piles":
        return _because("other_pile", "13.6.6")
    return _no_worker(state, asked.seat, colour, -1, "12.91")


def _not_given(asked: Asked, colour: int) -> Reason | None:
    given = asked.answer.count(GIVE + colour)
    if workers_of(asked.state, asked.seat)[colour] > given:
        return None
    return _no_worker(asked.state, asked.seat, colour, -1, "3.8")


_WHY: dict[str, Callable[[Asked, int], Reason | None]] = {
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
