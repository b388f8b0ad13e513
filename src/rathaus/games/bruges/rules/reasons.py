"""Why a move is not allowed: the rule behind a greyed-out choice.

A reason is its name, the clause of the rules, and the numbers its sentence needs; the sentences
are in `text`. What is legal is decided elsewhere: here the same prices and predicates are asked
again, one after the other, until one of them says no.
"""

from collections.abc import Callable

from rathaus.games.bruges.components.kit import bits, mask
from rathaus.games.bruges.components.vocabulary import COLOURS, Exchange, PayMoney
from rathaus.games.bruges.moves import AS, CANAL, DRAW, HOUSE, PLAY, USE
from rathaus.games.bruges.rules import actions, phase_two
from rathaus.games.bruges.rules.activation import can_use
from rathaus.games.bruges.rules.counting import holds, space_colour, space_cost, value
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import plots, reasons
from rathaus.games.bruges_and_hamburg.moves import ADVANCE, GIVE, LOWER
from rathaus.games.bruges_and_hamburg.reasons import Reason

Asked = reasons.Asked[BrugesState]
PHASE_TWO = 2


def why_not(state: BrugesState, seat: int, move: int) -> Reason | None:
    """The reason against a move in the open question, where there is one to name."""
    return reasons.why_not(state, seat, move, _WHY)


def _because(name: str, clause: str, **numbers: int) -> Reason:
    return Reason(name, f"BRU-{clause}", numbers)


# -- what a person would look for -------------------------------------------------------------


def expected(state: BrugesState, seat: int) -> list[int]:
    """The moves a person would look for now, allowed or not."""
    if seat not in state.turn():
        return []
    asked = reasons.asked(state, seat)
    used = actions.used_card(state, asked.seat)
    if used:
        return _expected_with_card(asked, used)
    if asked.step == "turn":
        return [*_activations(asked), *(PLAY + card for card in state.hands[seat])]
    if asked.step == "return_threats":
        return [LOWER + colour for colour in range(5)]
    if asked.step in ("draw", "house_pile", "pile_to_act"):
        return [DRAW, DRAW + 1]
    if asked.step == "extra_canal":
        return [CANAL, CANAL + 1]
    return [ADVANCE] if _will_not_step_up(asked) else []


def _will_not_step_up(asked: Asked) -> bool:
    """In phase 2 a player may want to know why there will be no step."""
    is_before = asked.state.phase == PHASE_TWO and asked.step != "step_up"
    return is_before and _not_advancing(asked, 0).name != "after_threats"


def _expected_with_card(asked: Asked, used: actions.UsedCard) -> list[int]:
    if not used.rest:
        return [AS + action for action in range(6)]
    if used.rest[0] == AS + actions.CANALS:
        return [CANAL, CANAL + 1]
    return [HOUSE + place for place in range(_houses(asked))]


def _activations(asked: Asked) -> list[int]:
    """All own persons that are activated in a turn."""
    mine = asked.state.persons[asked.seat] & asked.state.kit.voluntary
    return [USE + person for person in bits(mine)]


def _houses(asked: Asked) -> int:
    return len(asked.state.houses[asked.seat]) // plots.SIZE


# -- a turn -----------------------------------------------------------------------------------


def _not_played(asked: Asked, index: int) -> Reason | None:
    if asked.step not in ("turn", "one_more") or asked.answer:
        return None
    if asked.step == "turn" and asked.frame[2]:
        return _because("acted", "8.2")
    is_mine = index + 1 in asked.state.hands[asked.seat]
    return None if is_mine else _because("not_in_hand", "8.2")


def _not_done(asked: Asked, index: int) -> Reason | None:
    is_turn = asked.step == "turn" and not asked.answer
    return _because("must_play", "8.2") if is_turn else None


def _not_as(asked: Asked, action: int) -> Reason | None:
    """An action that the card cannot be used for (BRU-8.9)."""
    used = actions.used_card(asked.state, asked.seat)
    if used is None or used.rest or action not in _IMPOSSIBLE:
        return None
    return _IMPOSSIBLE[action](asked, used)


def _cannot_return(asked: Asked, used: actions.UsedCard) -> Reason:
    return _because("no_marker", "9.3", colour=used.colour)


def _cannot_build(asked: Asked, used: actions.UsedCard) -> Reason:
    state, seat = asked.state, asked.seat
    spaces = [space_colour(state, seat, section) for section in (0, 1)]
    if spaces == [-1, -1]:
        return _because("canal_finished", "9.5")
    if used.colour not in spaces:
        shown = mask({colour for colour in spaces if colour >= 0})
        return _because("other_space", "9.4", colour=used.colour, colours=shown)
    fitting = [section for section in (0, 1) if spaces[section] == used.colour]
    price = min(actions.canal_price(state, seat, section) for section in fitting)
    return _too_dear(state, seat, price, "9.4")


def _cannot_lay(asked: Asked, used: actions.UsedCard) -> Reason:
    return _because("no_worker", "9.9", colour=used.colour)


def _cannot_place(asked: Asked, used: actions.UsedCard) -> Reason:
    state, seat = asked.state, asked.seat
    if used.is_recoloured:
        return _because("recoloured", "15.10")
    if not actions.free_houses(state, seat):
        return _because("no_house", "9.10")
    return _too_dear(state, seat, actions.person_price(state, seat, used.card), "9.10")


def _too_dear(state: BrugesState, seat: int, price: int, clause: str) -> Reason:
    return _because("too_dear", clause, price=price, money=state.money[seat])


_IMPOSSIBLE: dict[int, Callable[[Asked, actions.UsedCard], Reason]] = {
    actions.THREAT: _cannot_return,
    actions.CANALS: _cannot_build,
    actions.HOUSES: _cannot_lay,
    actions.PERSON: _cannot_place,
}


def _not_recoloured(asked: Asked, colour: int) -> Reason | None:
    used = actions.used_card(asked.state, asked.seat)
    if used is None or used.rest or used.is_recoloured or not asked.state.recolours:
        return None
    return _because("same_colour", "14.28")


def _not_on_canal(asked: Asked, section: int) -> Reason | None:
    """A section in an action, or for a token that a person brings."""
    state, seat = asked.state, asked.seat
    used = actions.used_card(state, asked.seat)
    if asked.step != "extra_canal" and (used is None or used.rest != (AS + actions.CANALS,)):
        return None
    colour = space_colour(state, seat, section)
    if colour < 0:
        return _because("section_finished", "9.5")
    if used is None:
        return _too_dear(state, seat, space_cost(state, seat, section) * asked.frame[2], "14.16")
    if colour != used.colour:
        return _because("other_space", "9.4", colour=used.colour, colours=mask([colour]))
    return _too_dear(state, seat, actions.canal_price(state, seat, section), "9.4")


def _not_on_house(asked: Asked, place: int) -> Reason | None:
    is_placing = asked.answer and asked.step in ("turn", "one_more", "granted", "search")
    return _because("house_taken", "9.11") if is_placing and place < _houses(asked) else None


# -- activating -------------------------------------------------------------------------------


def _not_used(asked: Asked, index: int) -> Reason | None:
    """A person that cannot be activated in a turn."""
    state, seat, person = asked.state, asked.seat, index + 1
    if asked.step != "turn" or asked.answer:
        return None
    if not state.persons[seat] >> person & 1:
        is_mine = person in state.hands[seat]
        return _because("not_placed" if is_mine else "not_yours", "10.3")
    kit = state.kit
    if not kit.voluntary >> person & 1:
        return _by_itself(asked, person)
    if state.rotated >> person & 1:
        return _because("rotated", "10.6" if kit.worker >> person & 1 else "10.7")
    return None if can_use(state, seat, person) else _cannot_use(state, seat, person)


def _by_itself(asked: Asked, person: int) -> Reason:
    kit = asked.state.kit
    if kit.lightning >> person & 1:
        return _because("lightning", "10.4")
    if kit.laurel >> person & 1:
        return _because("laurel", "10.10")
    is_on_action = kit.persons[person - 1].trigger == "on_action"
    return _because("automatic", "10.8" if is_on_action else "10.9")


def _cannot_use(state: BrugesState, seat: int, person: int) -> Reason:
    """Condition, worker, then whatever the effect needs (BRU-10.15)."""
    ability = state.kit.ability[person]
    if ability.condition and not holds(state, seat, ability.condition):
        left = value(state, seat, ability.condition.left)
        return _because("condition", "15.13", person=person, value=left)
    if ability.cost:
        word = ability.cost[0].colour
        if word == "any" and not any(state.workers[seat * 5 : seat * 5 + 5]):
            return _because("no_workers", "10.6")
        if word != "any" and not state.workers[seat * 5 + COLOURS.index(word)]:
            return _because("no_worker", "10.6", colour=COLOURS.index(word))
    for effect in ability.effect:
        if isinstance(effect, Exchange) and isinstance(effect.cost, PayMoney):
            price = effect.cost.amount
            if price > state.money[seat]:
                return _too_dear(state, seat, price, "15.14")
    return _because("nothing", "10.15")


# -- the track, threats, piles and workers ----------------------------------------------------


def _not_advancing(asked: Asked, index: int) -> Reason:
    """The step up of phase 2."""
    state, seat = asked.state, asked.seat
    if state.phase != PHASE_TWO:
        return _because("not_now", "6.7")
    if state.reputation[seat] == phase_two.TOP_FIELD:
        return _because("last_field", "6.9", field=phase_two.TOP_FIELD)
    if min(state.dice) > phase_two.CHEAP:
        return _because("no_low_die", "6.6")
    price = phase_two.step_price(state, seat)
    if price > state.money[seat]:
        return _too_dear(state, seat, price, "6.7")
    return _because("after_threats", "6.2")


def _not_returned(asked: Asked, colour: int) -> Reason | None:
    """A marker that a person would let return, or hand on."""
    if asked.step not in ("return_threats", "pass_threats"):
        return None
    if asked.step == "return_threats" and not asked.frame[3] >> colour & 1:
        return _because("other_threat", "14.17", colours=asked.frame[3])
    named = asked.answer.count(LOWER + colour)
    if asked.state.threats[asked.seat * 5 + colour] <= named:
        return _because("no_marker", "14.17", colour=colour)
    return _because("in_order", "14.17")


def _not_drawn(asked: Asked, pile: int) -> Reason | None:
    state = asked.state
    if asked.step not in ("draw", "pile_to_act", "house_pile"):
        return None
    if not state.sizes[pile]:
        return _because("pile_empty", "5.7")
    return _because("no_worker", "14.15", colour=state.tops[pile])


def _not_given(asked: Asked, colour: int) -> Reason | None:
    given = asked.answer.count(GIVE + colour)
    if asked.state.workers[asked.seat * 5 + colour] > given:
        return None
    return _because("no_worker", "9.12", colour=colour)


_WHY: dict[str, Callable[[Asked, int], Reason | None]] = {
    "done": _not_done,
    "use": _not_used,
    "play": _not_played,
    "recolour": _not_recoloured,
    "as": _not_as,
    "canal": _not_on_canal,
    "house": _not_on_house,
    "draw": _not_drawn,
    "give": _not_given,
    "lower": _not_returned,
    "advance": _not_advancing,
}
