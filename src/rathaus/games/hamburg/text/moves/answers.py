"""Yes, no and no more; the town-hall square."""

from collections.abc import Mapping

from rathaus.core.catalogue import Effect, Target
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.rules import dangers, prices
from rathaus.games.hamburg.rules.effects.gains import danger, forward
from rathaus.games.hamburg.state import CARDS, TOKEN_KEYS, HamburgState
from rathaus.games.hamburg.text.moves.cards import ability_told, cost_told, in_display
from rathaus.games.hamburg.text.moves.rows import At, Effects, MoveKind, Targets, pay, place_of
from rathaus.games.hamburg.text.open_step import OpenStep

_DONE: Mapping[str, str] = {
    "cards": "go_on",
    "turn": "end_turn",
    "walk": "stay",
    "ship": "no_ship",
    "search": "build_none",
}


_ACCEPT: Mapping[str, tuple[str, str]] = {
    "draw_token": ("draw_token", "no_token"),
    "gift": ("gift", "no_gift"),
    "raise": ("avert", "no_avert"),
    "may": ("accept", "decline"),
    "curse": ("suffer_token", "ignore_token"),
}


def _say_done(here: OpenStep, index: int) -> str:
    return here.say(_DONE.get(here.step, "no_more"))


def _say_accept(here: OpenStep, index: int) -> str:
    return _yes_or_no(here, 0)


def _say_decline(here: OpenStep, index: int) -> str:
    return _yes_or_no(here, 1)


def _yes_or_no(here: OpenStep, which: int) -> str:
    step, _, *numbers = here.frame
    values: dict[str, object] = {}
    if step == "raise":
        values["worker"] = here.averting_worker(numbers[0])
    elif step == "may":
        values["card"] = here.name(numbers[0])
    elif step == "curse":
        values["dangers"] = here.dangers(tuple(numbers))
    return here.say(_ACCEPT[step][which], **values)


def _aim_answer(at: At, index: int) -> Targets:
    """What is offered or threatens: a card, a token, dangers."""
    step, _, *numbers = at.frame
    state, seat = at.state, at.seat
    if step == "raise":
        card = dangers.averting(state, seat, numbers[0])
        place = place_of(COLOURS[numbers[0]], "dangers", seat)
        return (*([in_display(state, card)] if card else []), place)
    if step == "curse":
        return tuple(place_of(COLOURS[colour], "dangers", seat) for colour in numbers)
    if step == "gift":
        return (Target("piece", TOKEN_KEYS.key(numbers[0])),)
    if step == "may":
        return _source(state, numbers[0])
    return (place_of("", "tokens"),) if step == "draw_token" else ()


def _source(state: HamburgState, number: int) -> Targets:
    """Whatever has an ability: a card, or a mayor."""
    if number <= CARDS.last:
        return (in_display(state, number),)
    key = getattr(state.kit.parts[number], "key", "")
    return (Target("piece", key),) if key else ()


def _tell_accept(at: At, index: int) -> Effects:
    step, seat, *numbers = at.frame
    if step == "raise":
        card = dangers.averting(at.state, seat, numbers[0])
        return tuple(cost_told(at.state, seat, card, numbers[0])) if card else ()
    if step == "curse":
        return tuple(Effect("gain", danger(colour)) for colour in numbers)
    if step == "may":
        return ability_told(at.state, seat, numbers[0], numbers[1])
    return ability_told(at.state, seat, numbers[0], -1) if step == "gift" else ()


def _tell_decline(at: At, index: int) -> Effects:
    return (Effect("gain", danger(at.frame[2])),) if at.step == "raise" else ()


# -- the square -------------------------------------------------------------------------------


def _say_advance(here: OpenStep, index: int) -> str:
    return here.say("advance", price=prices.advance_price(here.state, here.seat))


def _aim_advance(at: At, index: int) -> Targets:
    return (place_of("", "field", at.seat),)


def _tell_advance(at: At, index: int) -> Effects:
    price = prices.advance_price(at.state, at.seat) or 0
    return (*pay(price), *forward(at.state, at.seat, 1))


KINDS: dict[str, MoveKind] = {
    "done": MoveKind(_say_done),
    "accept": MoveKind(_say_accept, _aim_answer, _tell_accept),
    "decline": MoveKind(_say_decline, _aim_answer, _tell_decline),
    "advance": MoveKind(_say_advance, _aim_advance, _tell_advance),
}
