"""What a legal move would do, as far as the rules know it before chance and others decide.

Prices come from the same functions that the rules pay by. What follows from reactions of other
cards, and what depends on a later choice, is left out.
"""

from collections.abc import Callable, Mapping
from typing import Literal

from rathaus.core.catalogue import Effect
from rathaus.games.bruges_and_hamburg.reasons import Asked, asked
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.tracks import MAJORITIES, TAKE_WORKERS
from rathaus.games.hamburg.expansions import ships
from rathaus.games.hamburg.moves import AS, SPACE
from rathaus.games.hamburg.rules import base, costs, dangers, prices
from rathaus.games.hamburg.rules.abilities import WORDS
from rathaus.games.hamburg.rules.effects.gains import danger, forward, lowered, worker
from rathaus.games.hamburg.state import CARDS, HamburgState

Effects = tuple[Effect, ...]
At = Asked[HamburgState]
Tell = Callable[[At, int], Effects]
Change = Literal["gain", "lose", "place"]


def consequence(state: HamburgState, seat: int, move: int) -> Effects:
    """What a legal move of the open question would do."""
    kind, index = SPACE.split(move)
    return _TELL[kind](asked(state, seat), index) if kind in _TELL else ()


def _pay(marks: int, seat: int | None = None) -> Effects:
    return (Effect("pay", "money", marks, seat),) if marks else ()


def _card(kind: Change) -> Tell:
    """A card that comes, goes or is laid out."""
    return lambda at, index: (Effect(kind, CARDS.keys[index]),)


# -- base actions -----------------------------------------------------------------------------


def _recolour(at: At, index: int) -> Effects:
    return (Effect("pay", worker(at.state.kit.recolour_worker)),)


def _as(at: At, action: int) -> Effects:
    """What the card would be used for, and what the exchange demands in addition."""
    state, seat = at.state, at.seat
    used = base.used_card(state, at.frame, at.answer)
    if used is None:
        return ()
    extra = base.extra_cost(state, seat, action, used.card, used.how)
    return (*_acted(state, seat, action, used), *_extra(extra))


def _extra(extra: base.Extra) -> Effects:
    if not extra.workers:
        return _pay(extra.marks)
    what = worker(extra.colours[0]) if len(extra.colours) == 1 else "workers"
    return (*_pay(extra.marks), Effect("pay", what, extra.workers))


def _acted(state: HamburgState, seat: int, action: int, used: base.UsedCard) -> Effects:
    colour = used.colour
    if action == base.TAKE:
        return (Effect("gain", worker(colour), TAKE_WORKERS),)
    if action == base.MONEY:
        return (Effect("gain", "money", state.dice[colour]),)
    if action == base.LOWER:
        return lowered(state, seat, colour, 1, scores=True)
    if action == base.LAY_SITE:
        return Effect("pay", worker(colour)), Effect("place", "sites")
    if action == base.BUILD:
        return _built(state, seat, used)
    halves = base.walls(state, seat, colour, used.how)
    found = {prices.wall_price(state, seat, half, used.how) for half in halves}
    return (*_pay(found.pop()), Effect("place", "wall")) if len(found) == 1 else ()


def _built(state: HamburgState, seat: int, used: base.UsedCard) -> Effects:
    price = prices.building_price(state, seat, used.card, used.how)
    return (*_pay(price), Effect("place", CARDS.key(used.card)))


def _site(at: At, place: int) -> Effects:
    """The building of a base action, or one that was found (HAM-12.6)."""
    used = base.used_card(at.state, at.frame, at.answer)
    if used is None:
        return ()
    extra = base.extra_cost(at.state, at.seat, used.rest[0] - AS, used.card, used.how)
    return (*_built(at.state, at.seat, used), *_extra(extra))


def _wall(at: At, half: int) -> Effects:
    state, seat = at.state, at.seat
    used = base.used_card(state, at.frame, at.answer)
    how = used.how if used else prices.OTHERWISE
    times = 1 if used else at.frame[2]
    place = Effect("place", "wall")
    return (*_pay(prices.wall_price(state, seat, half, how, times)), place)


# -- abilities --------------------------------------------------------------------------------


def _use(at: At, index: int) -> Effects:
    free = at.step == "activate_all"
    return _ability(at.state, at.seat, index + 1, -1, free)


def _ship(at: At, ship: int) -> Effects:
    return _ability(at.state, at.seat, ships.FIRST + ship, at.frame[2])


def _ability(state: HamburgState, seat: int, source: int, same: int, free: bool = False) -> Effects:
    """The cost, and the effects up to the first that depends on something else."""
    found = [] if free else _cost(state, seat, source, same)
    for effect in state.kit.ability[source].effect:
        gives = WORDS[type(effect)].gives
        told = gives(state, seat, effect, same) if gives else None
        if told is None:
            break
        found += told
    return tuple(found)


def _cost(state: HamburgState, seat: int, source: int, same: int) -> list[Effect]:
    cost = state.kit.ability[source].cost
    fixed = costs.fixed_workers(state, source, same)
    found = [Effect("pay", worker(colour), fixed.count(colour)) for colour in sorted({*fixed})]
    found += [Effect("pay", "workers") for part in cost if part == v.GiveWorker("any")]
    marks = state.money[seat] - costs.after_cost(state, seat, source, same)[1]
    return [*found, *_pay(marks)]


# -- yes --------------------------------------------------------------------------------------


def _accept(at: At, index: int) -> Effects:
    step, seat, *numbers = at.frame
    if step == "raise":
        card = dangers.averting(at.state, seat, numbers[0])
        return tuple(_cost(at.state, seat, card, numbers[0])) if card else ()
    if step == "curse":
        return tuple(Effect("gain", danger(colour)) for colour in numbers)
    if step == "may":
        return _ability(at.state, seat, numbers[0], numbers[1])
    return _ability(at.state, seat, numbers[0], -1) if step == "gift" else ()


def _decline(at: At, index: int) -> Effects:
    return (Effect("gain", danger(at.frame[2])),) if at.step == "raise" else ()


def _advance(at: At, index: int) -> Effects:
    price = prices.advance_price(at.state, at.seat) or 0
    return (*_pay(price), *forward(at.state, at.seat, 1))


# -- workers, dangers and piles ---------------------------------------------------------------


def _give(at: At, colour: int) -> Effects:
    thief = at.frame[2] if at.step == "hand_over" else None
    return (Effect("pay", worker(colour), 1, thief),)


def _gain(at: At, colour: int) -> Effects:
    if at.step == "gain_same":
        return (Effect("gain", worker(colour), at.frame[2]),)
    price = at.frame[3] if at.step == "buy_workers" else 0
    return (Effect("gain", worker(colour)), *_pay(price))


def _lower_one(at: At, colour: int) -> Effects:
    return lowered(at.state, at.seat, colour, 1, scores=bool(at.frame[4]))


def _raise(at: At, colour: int) -> Effects:
    return (Effect("gain", danger(colour)),)


def _suffer(at: At, colour: int) -> Effects:
    state, seat = at.state, at.seat
    disaster = state.kit.dangers[colour]
    if disaster == dangers.ROBBERY:
        return (Effect("lose", "money", state.money[seat]),)
    if disaster == dangers.DISEASE:
        lost = enumerate(workers_of(state, seat))
        return tuple(Effect("lose", worker(each), amount) for each, amount in lost if amount)
    return ()


def _draw(at: At, colour: int) -> Effects:
    if at.step == "site_piles":
        pay = (Effect("pay", worker(colour)),) if at.frame[3] else ()
        return (*pay, Effect("place", "sites"))
    return () if at.step == "pile_to_act" else (Effect("gain", "hand"),)


def _find(at: At, index: int) -> Effects:
    kind: Change = "gain" if at.step == "search_pile" else "place"
    return (Effect(kind, CARDS.keys[index]),)


# -- the rest ---------------------------------------------------------------------------------


def _lose_place(field: str) -> Tell:
    return lambda at, index: (Effect("lose", field),)


def _turn_back(at: At, majority: int) -> Effects:
    return (Effect("lose", MAJORITIES[majority]),)


def _statue(at: At, index: int) -> Effects:
    if index:
        return (Effect("gain", "money", at.state.jettes[0]),)
    return (Effect("gain", "statues", at.state.hummels[0]),)


def _clergy(at: At, index: int) -> Effects:
    return (Effect("reach", "window", at.state.window + (2 if index else 0)),)


def _to(at: At, other: int) -> Effects:
    price, points = at.frame[2:]
    lost = min(points, at.state.points[other])
    return (
        *_pay(price, other),
        Effect("gain", "points", lost),
        Effect("lose", "points", lost, other),
    )


_TELL: Mapping[str, Tell] = {
    "give": _give,
    "gain": _gain,
    "lower": _lower_one,
    "raise": _raise,
    "suffer": _suffer,
    "accept": _accept,
    "decline": _decline,
    "advance": _advance,
    "recolour": _recolour,
    "use": _use,
    "again": _use,
    "as": _as,
    "wall": _wall,
    "site": _site,
    "draw": _draw,
    "discard": _card("lose"),
    "find": _find,
    "take_back": _card("gain"),
    "lose_wall": _lose_place("wall"),
    "lose_site": _lose_place("sites"),
    "lose": _card("lose"),
    "turn_back": _turn_back,
    "statue": _statue,
    "clergy": _clergy,
    "ship": _ship,
    "to": _to,
}
