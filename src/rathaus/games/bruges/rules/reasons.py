"""Why a move is not allowed: the rule behind a greyed-out choice.

What decides about a move has an obstacle to name (`obstacles`). Here are the questions: which
decision a move belongs to, and the numbers that the sentence of an obstacle needs.
"""

from collections.abc import Callable

from rathaus.core.reasons import Against
from rathaus.games.bruges.components.kit import bits, mask
from rathaus.games.bruges.components.vocabulary import COLOURS, PayMoney
from rathaus.games.bruges.moves import AS, CANAL, DRAW, HOUSE, PLAY, SPACE, USE
from rathaus.games.bruges.rules import actions, activation, obstacles, phase_two
from rathaus.games.bruges.rules.counting import space_colour, space_cost, value
from rathaus.games.bruges.rules.effects.canals_and_track import against_extra_space
from rathaus.games.bruges.rules.effects.display import against_house_pile
from rathaus.games.bruges.rules.effects.gains import ALL_COLOURS
from rathaus.games.bruges.rules.effects.markers import against_marker
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import plots, reasons
from rathaus.games.bruges_and_hamburg.moves import ADVANCE, GIVE, LOWER
from rathaus.games.bruges_and_hamburg.reasons import Obstacle

Asked = reasons.Asked[BrugesState]
PHASE_TWO = 2


def why_not(state: BrugesState, seat: int, move: int) -> Against | None:
    """The reason against a move in the open question, where there is one to name."""
    if seat not in state.turn() or move in state.moves(seat):
        return None
    kind, index = SPACE.split(move)
    asked = reasons.asked(state, seat)
    obstacle = _AGAINST[kind](asked, index) if kind in _AGAINST else None
    if obstacle is None:
        return None
    numbers = _NUMBERS[obstacle](asked, index) if obstacle in _NUMBERS else {}
    return Against(obstacle.name, obstacle.clause, numbers)


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
    return is_before and _against_step(asked, 0) is not obstacles.AFTER_THREATS


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


def _against_card(asked: Asked, index: int) -> Obstacle | None:
    if asked.step not in ("turn", "one_more") or asked.answer:
        return None
    if asked.step == "turn" and asked.frame[2]:
        return obstacles.ALREADY_ACTED
    return None if index + 1 in asked.state.hands[asked.seat] else obstacles.NOT_IN_HAND


def _against_done(asked: Asked, index: int) -> Obstacle | None:
    return obstacles.MUST_PLAY if asked.step == "turn" and not asked.answer else None


def _against_colour(asked: Asked, colour: int) -> Obstacle | None:
    used = actions.used_card(asked.state, asked.seat)
    is_asked = used and not used.rest and not used.is_recoloured and asked.state.recolours
    return obstacles.SAME_COLOUR if is_asked else None


def _against_action(asked: Asked, action: int) -> Obstacle | None:
    used = actions.used_card(asked.state, asked.seat)
    if used is None or used.rest:
        return None
    return actions.against(asked.state, asked.seat, used, action)


def _against_section(asked: Asked, section: int) -> Obstacle | None:
    """A section in an action, or for a token that a person brings."""
    state, seat = asked.state, asked.seat
    if asked.step == "extra_canal":
        return against_extra_space(state, seat, section, asked.frame[2])
    used = actions.used_card(state, seat)
    if used is None or used.rest != (AS + actions.CANALS,):
        return None
    return actions.against_section(state, seat, section, used.colour)


def _against_house(asked: Asked, place: int) -> Obstacle | None:
    is_placing = asked.answer and asked.step in ("turn", "one_more", "granted", "search")
    return obstacles.HOUSE_TAKEN if is_placing and place < _houses(asked) else None


# -- activating -------------------------------------------------------------------------------


def _against_use(asked: Asked, index: int) -> Obstacle | None:
    """A person that cannot be activated in a turn."""
    state, seat, person = asked.state, asked.seat, index + 1
    if asked.step != "turn" or asked.answer:
        return None
    if not state.persons[seat] >> person & 1:
        return obstacles.NOT_PLACED if person in state.hands[seat] else obstacles.NOT_YOURS
    if not state.kit.voluntary >> person & 1:
        return _BY_ITSELF[state.kit.persons[index].trigger]
    if state.rotated >> person & 1:
        return obstacles.ROTATED_FOR_WORKER if state.kit.worker >> person & 1 else obstacles.ROTATED
    return activation.against(state, seat, person)


_BY_ITSELF: dict[str, Obstacle] = {
    "lightning": obstacles.ONLY_WHEN_PLACED,
    "laurel": obstacles.ONLY_AT_THE_END,
    "on_action": obstacles.ON_ACTIONS,
    "passive": obstacles.ALWAYS_IN_FORCE,
}


# -- the track, threats, piles and workers ----------------------------------------------------


def _against_step(asked: Asked, index: int) -> Obstacle:
    """The step up of phase 2."""
    state, seat = asked.state, asked.seat
    if state.phase != PHASE_TWO:
        return obstacles.NOT_NOW
    if state.reputation[seat] == phase_two.TOP_FIELD:
        return obstacles.LAST_FIELD
    none_at_all = phase_two.against_all_steps(state)
    return none_at_all or phase_two.against_step(state, seat) or obstacles.AFTER_THREATS


def _against_marker(asked: Asked, colour: int) -> Obstacle | None:
    """A marker that a person would let return, or hand on."""
    if asked.step not in ("return_threats", "pass_threats"):
        return None
    allowed = asked.frame[3] if asked.step == "return_threats" else ALL_COLOURS
    named = [move - LOWER for move in asked.answer if LOWER <= move < LOWER + len(COLOURS)]
    return against_marker(asked.state, asked.seat, colour, named, allowed)


def _against_pile(asked: Asked, pile: int) -> Obstacle | None:
    if asked.step == "house_pile":
        return against_house_pile(asked.state, asked.seat, pile, bool(asked.frame[3]))
    is_drawing = asked.step in ("draw", "pile_to_act")
    return obstacles.PILE_EMPTY if is_drawing and not asked.state.sizes[pile] else None


def _against_worker(asked: Asked, colour: int) -> Obstacle | None:
    given = asked.answer.count(GIVE + colour)
    has_one = asked.state.workers[asked.seat * 5 + colour] > given
    return None if has_one else obstacles.NO_WORKER_TO_GIVE


_AGAINST: dict[str, Callable[[Asked, int], Obstacle | None]] = {
    "done": _against_done,
    "use": _against_use,
    "play": _against_card,
    "recolour": _against_colour,
    "as": _against_action,
    "canal": _against_section,
    "house": _against_house,
    "draw": _against_pile,
    "give": _against_worker,
    "lower": _against_marker,
    "advance": _against_step,
}


# -- the numbers of the sentences -------------------------------------------------------------

Numbers = dict[str, int]


def _price(asked: Asked, price: int) -> Numbers:
    return {"price": price, "money": asked.state.money[asked.seat]}


def _used(asked: Asked) -> actions.UsedCard:
    used = actions.used_card(asked.state, asked.seat)
    assert used is not None
    return used


def _sections(asked: Asked, index: int) -> tuple[int, ...]:
    """The section in question; both of them while only the action is chosen."""
    return (index,) if _used(asked).rest else (0, 1)


def _colour_used(asked: Asked, index: int) -> Numbers:
    return {"colour": _used(asked).colour}


def _colours_of_spaces(asked: Asked, index: int) -> Numbers:
    sections = _sections(asked, index)
    shown = {space_colour(asked.state, asked.seat, section) for section in sections} - {-1}
    return {"colour": _used(asked).colour, "colours": mask(shown)}


def _price_of_space(asked: Asked, index: int) -> Numbers:
    state, seat, colour = asked.state, asked.seat, _used(asked).colour
    fitting = [
        half for half in _sections(asked, index) if space_colour(state, seat, half) == colour
    ]
    return _price(asked, min(actions.canal_price(state, seat, half) for half in fitting))


def _price_of_extra_space(asked: Asked, section: int) -> Numbers:
    return _price(asked, space_cost(asked.state, asked.seat, section) * asked.frame[2])


def _price_of_person(asked: Asked, index: int) -> Numbers:
    return _price(asked, actions.person_price(asked.state, asked.seat, _used(asked).card))


def _price_of_step(asked: Asked, index: int) -> Numbers:
    return _price(asked, phase_two.step_price(asked.state, asked.seat))


def _price_of_exchange(asked: Asked, index: int) -> Numbers:
    cost = activation.exchange_of(asked.state, index + 1).cost
    assert isinstance(cost, PayMoney)
    return _price(asked, cost.amount)


def _worker_of_person(asked: Asked, index: int) -> Numbers:
    return {"colour": COLOURS.index(asked.state.kit.ability[index + 1].cost[0].colour)}


def _condition(asked: Asked, index: int) -> Numbers:
    condition = asked.state.kit.ability[index + 1].condition
    assert condition is not None
    return {"person": index + 1, "value": value(asked.state, asked.seat, condition.left)}


def _own_colour(asked: Asked, colour: int) -> Numbers:
    return {"colour": colour}


_NUMBERS: dict[Obstacle, Callable[[Asked, int], Numbers]] = {
    obstacles.NO_MARKER: _colour_used,
    obstacles.OTHER_SPACE: _colours_of_spaces,
    obstacles.SPACE_TOO_DEAR: _price_of_space,
    obstacles.EXTRA_SPACE_TOO_DEAR: _price_of_extra_space,
    obstacles.NO_WORKER_FOR_HOUSE: _colour_used,
    obstacles.PERSON_TOO_DEAR: _price_of_person,
    obstacles.CONDITION: _condition,
    obstacles.NO_WORKER_TO_ACTIVATE: _worker_of_person,
    obstacles.EXCHANGE_TOO_DEAR: _price_of_exchange,
    obstacles.STEP_TOO_DEAR: _price_of_step,
    obstacles.LAST_FIELD: lambda asked, index: {"field": phase_two.TOP_FIELD},
    obstacles.OTHER_THREAT: lambda asked, index: {"colours": asked.frame[3]},
    obstacles.NO_MARKER_LEFT: _own_colour,
    obstacles.NO_WORKER_TO_GIVE: _own_colour,
    obstacles.NO_WORKER_FOR_PILE: lambda asked, pile: {"colour": asked.state.tops[pile]},
}
