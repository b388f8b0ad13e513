"""Base actions, walls and sites."""

from collections.abc import Callable, Mapping

from rathaus.core.catalogue import Effect, Target
from rathaus.core.text import Phrase, with_notes
from rathaus.games.bruges_and_hamburg.telling import both, either
from rathaus.games.hamburg.components.tracks import TAKE_WORKERS
from rathaus.games.hamburg.components.vocabulary import ACTIONS, COLOURS, Action
from rathaus.games.hamburg.moves import AS, SPACE
from rathaus.games.hamburg.rules import base, display, prices
from rathaus.games.hamburg.rules.effects.gains import lowered, worker
from rathaus.games.hamburg.rules.prices import GRANTED, HAND, OTHERWISE
from rathaus.games.hamburg.state import CARDS, HamburgState
from rathaus.games.hamburg.text.moves.colours import level
from rathaus.games.hamburg.text.moves.rows import (
    HALVES,
    At,
    Effects,
    MoveKind,
    Targets,
    Tell,
    at_table,
    mine,
    pay,
    place_of,
)
from rathaus.games.hamburg.text.open_step import OpenStep


def _how(here: OpenStep) -> int:
    """How a stone or a building comes about, for its price."""
    return {"turn": HAND, "granted": GRANTED}.get(here.step, OTHERWISE)


def _colour_played(here: OpenStep) -> int:
    """The colour the card counts as, which may have been named before."""
    for move in here.answer:
        kind, colour = SPACE.split(move)
        if kind == "recolour":
            return colour
    return here.state.kit.colour[here.card]


def _say_recolour(here: OpenStep, index: int) -> str:
    worker = here.workers(here.state.kit.recolour_worker)
    return here.say("recolour", worker=worker, colour=here.hue(index))


def _tell_recolour(at: At, index: int) -> Effects:
    return (Effect("pay", worker(at.state.kit.recolour_worker)),)


# -- what a card is used for ------------------------------------------------------------------


def _say_as(here: OpenStep, index: int) -> Phrase:
    state, seat, card, how = here.state, here.seat, here.card, _how(here)
    text, cost = _ACT[ACTIONS[index]](here, _colour_played(here))
    return with_notes(text, cost, _extra_note(here, base.extra_cost(state, seat, index, card, how)))


def _extra_note(here: OpenStep, extra: base.Extra) -> str:
    """What the exchange demands in addition."""
    things = [here.note("price", price=extra.marks)] if extra.marks else []
    if extra.workers:
        colours = [here.workers(colour, extra.workers) for colour in extra.colours]
        things.append(either(colours, here.words))
    return here.note("extra", things=both(things, here.words)) if things else ""


def _say_as_workers(here: OpenStep, colour: int) -> tuple[str, str]:
    return here.say("as_workers", workers=here.workers(colour, TAKE_WORKERS)), ""


def _say_as_money(here: OpenStep, colour: int) -> tuple[str, str]:
    return here.say("as_money", money=here.state.dice[colour]), ""


def _say_as_lower(here: OpenStep, colour: int) -> tuple[str, str]:
    return here.say("as_lower", danger=here.danger(colour)), level(here, colour)


def _say_as_wall(here: OpenStep, colour: int) -> tuple[str, str]:
    """With two segments of the colour the price is told when one of them is chosen."""
    state, seat, how = here.state, here.seat, _how(here)
    halves = base.walls(state, seat, colour, how)
    found = {prices.wall_price(state, seat, half, how) for half in halves}
    return here.say("as_wall"), here.price(found.pop()) if len(found) == 1 else ""


def _say_as_site(here: OpenStep, colour: int) -> tuple[str, str]:
    return here.say("as_site", worker=here.workers(colour)), ""


def _say_as_building(here: OpenStep, colour: int) -> tuple[str, str]:
    state, card = here.state, here.card
    price = prices.building_price(state, here.seat, card, _how(here))
    key = "as_building" if state.kit.is_building[card] else "as_zoo_or_park"
    return here.say(key), here.price(price)


_ACT: Mapping[Action, Callable[[OpenStep, int], tuple[str, str]]] = {
    "workers": _say_as_workers,
    "money": _say_as_money,
    "lower": _say_as_lower,
    "wall": _say_as_wall,
    "site": _say_as_site,
    "building": _say_as_building,
}


def _aim_action(at: At, action: int) -> Targets:
    """What the card would be used for."""
    used = base.used_card(at.state, at.frame, at.answer)
    if used is None:
        return ()
    colour = COLOURS[used.colour]
    if action == base.BUILD_WALL:
        return _aim_halves(at, used)
    if action == base.BUILD:
        return _aim_building(at, used.card)
    key, field = {
        base.TAKE: (colour, "workers"),
        base.MONEY: ("", "money"),
        base.LOWER: (colour, "dangers"),
        base.LAY_SITE: ("", "sites"),
    }[action]
    return (place_of(key, field, at.seat),)


def _aim_halves(at: At, used: base.UsedCard) -> Targets:
    """Where the stone can go; both halves, where it cannot."""
    halves = base.walls(at.state, at.seat, used.colour, used.how) or (0, 1)
    return tuple(place_of(HALVES[half], "wall", at.seat) for half in halves)


def _aim_building(at: At, card: int) -> Targets:
    """Where the card would come to lie; nowhere, if there is no free site."""
    state, seat = at.state, at.seat
    if state.kit.is_building[card]:
        return tuple(_site(place, seat) for place in display.free_sites(state, seat))
    field = "parks" if state.kit.cards[card - 1].category == "park" else "zoo"
    return (place_of("", field, seat),)


def _tell_as(at: At, action: int) -> Effects:
    """What the card would be used for, and what the exchange demands in addition."""
    state, seat = at.state, at.seat
    used = base.used_card(state, at.frame, at.answer)
    if used is None:
        return ()
    extra = base.extra_cost(state, seat, action, used.card, used.how)
    return (*_acted(state, seat, action, used), *_extra_paid(extra))


def _extra_paid(extra: base.Extra) -> Effects:
    if not extra.workers:
        return pay(extra.marks)
    what = worker(extra.colours[0]) if len(extra.colours) == 1 else "workers"
    return (*pay(extra.marks), Effect("pay", what, extra.workers))


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
    return (*pay(found.pop()), Effect("place", "wall")) if len(found) == 1 else ()


def _built(state: HamburgState, seat: int, used: base.UsedCard) -> Effects:
    price = prices.building_price(state, seat, used.card, used.how)
    return (*pay(price), Effect("place", CARDS.key(used.card)))


# -- walls and sites --------------------------------------------------------------------------


def _say_wall(here: OpenStep, half: int) -> Phrase:
    state, seat = here.state, here.seat
    times = here.frame[2] if here.step == "extra_wall" else 1
    price = prices.wall_price(state, seat, half, _how(here), times)
    colour = here.hue(prices.segment_colour(state, seat, half))
    text = here.say("wall_right" if half else "wall_left", colour=colour)
    return with_notes(text, here.price(price))


def _tell_wall(at: At, half: int) -> Effects:
    state, seat = at.state, at.seat
    used = base.used_card(state, at.frame, at.answer)
    how = used.how if used else prices.OTHERWISE
    times = 1 if used else at.frame[2]
    place = Effect("place", "wall")
    return (*pay(prices.wall_price(state, seat, half, how, times)), place)


def _say_lose_wall(here: OpenStep, half: int) -> Phrase:
    """The outermost stone goes (HAM-6.9)."""
    state, seat = here.state, here.seat
    stones = state.walls[seat * 2 + half]
    colour = state.kit.segments[state.boards[seat]][half][stones - 1]
    key = "lose_wall_right" if half else "lose_wall_left"
    text = here.say(key, colour=here.hue(colour))
    return with_notes(text, here.note("stones", count=stones))


def _say_site(here: OpenStep, place: int) -> Phrase:
    return _on_site(here, "site", place)


def _say_lose_site(here: OpenStep, place: int) -> Phrase:
    return _on_site(here, "lose_site", place)


def _on_site(here: OpenStep, key: str, place: int) -> Phrase:
    """A site with its number in the display, its colour and what stands on it."""
    card, *buildings = here.state.sites[here.seat][place * 3 : place * 3 + 3]
    colour = here.hue(here.state.kit.colour[card])
    names = [here.name(building) for building in buildings if building]
    beside = here.note("beside", card=both(names, here.words)) if names else ""
    return with_notes(here.say(key, number=place + 1, colour=colour), beside)


def _aim_site(at: At, place: int) -> Targets:
    return (_site(place, at.seat),)


def _site(place: int, seat: int) -> Target:
    return place_of(place, "sites", seat)


def _tell_site(at: At, place: int) -> Effects:
    """The building of a base action, or one that was found (HAM-12.6)."""
    used = base.used_card(at.state, at.frame, at.answer)
    if used is None:
        return ()
    extra = base.extra_cost(at.state, at.seat, used.rest[0] - AS, used.card, used.how)
    return (*_built(at.state, at.seat, used), *_extra_paid(extra))


def _tell_lose_place(field: str) -> Tell:
    return lambda at, index: (Effect("lose", field),)


KINDS: dict[str, MoveKind] = {
    "recolour": MoveKind(_say_recolour, at_table("dice", COLOURS), _tell_recolour),
    "as": MoveKind(_say_as, _aim_action, _tell_as),
    "wall": MoveKind(_say_wall, mine("wall", HALVES), _tell_wall),
    "site": MoveKind(_say_site, _aim_site, _tell_site),
    "lose_wall": MoveKind(_say_lose_wall, mine("wall", HALVES), _tell_lose_place("wall")),
    "lose_site": MoveKind(_say_lose_site, _aim_site, _tell_lose_place("sites")),
}
