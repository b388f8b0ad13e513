"""Moves that name a card."""

from collections.abc import Callable, Mapping

from rathaus.core.catalogue import Effect, Target
from rathaus.core.text import Phrase, with_notes
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.rules import costs, prices
from rathaus.games.hamburg.rules.abilities import WORDS
from rathaus.games.hamburg.rules.effects.gains import worker
from rathaus.games.hamburg.rules.prices import HAND
from rathaus.games.hamburg.state import CARDS, HamburgState
from rathaus.games.hamburg.text.moves.rows import (
    Aim,
    At,
    Change,
    Effects,
    MoveKind,
    Targets,
    Tell,
    pay,
)
from rathaus.games.hamburg.text.open_step import OpenStep


def _say_use(here: OpenStep, index: int) -> str:
    """060 waives the worker; everywhere else the cost is part of the text."""
    card = index + 1
    ability = here.phrase(card, worker_too=here.step != "activate_all")
    return here.say("use", card=here.name(card), ability=ability)


def _say_again(here: OpenStep, index: int) -> str:
    card = index + 1
    return here.say("again", card=here.name(card), ability=here.phrase(card))


def _say_play(here: OpenStep, index: int) -> Phrase:
    card = index + 1
    text = here.say("play", card=here.name(card))
    price = prices.building_price(here.state, here.seat, card, HAND)
    return with_notes(text, here.hue(here.state.kit.colour[card]).bare, here.price(price))


_FIND: Mapping[str, str] = {"search": "build", "search_pile": "take", "under_zoo": "put_under"}


def _say_find(here: OpenStep, index: int) -> str:
    return here.say(_FIND[here.step], card=here.name(index + 1))


def say_card(key: str) -> Callable[[OpenStep, int], str]:
    return lambda here, index: here.say(key, card=here.name(index + 1))


# -- where they lie ---------------------------------------------------------------------------


def _aim_own_card(field: str) -> Aim:
    """A card of the player's own."""
    return lambda at, index: (Target("piece", CARDS.keys[index], field, at.seat),)


def _aim_in_hand(at: At, index: int) -> Targets:
    return (Target("piece", CARDS.keys[index], "hand"),)


def aim_shown(at: At, index: int) -> Targets:
    return (in_display(at.state, index + 1),)


def in_display(state: HamburgState, card: int) -> Target:
    """A card face up in front of somebody, or wherever it lies."""
    key = CARDS.key(card)
    for side in range(state.sides):
        if card in state.zoo[side]:
            return Target("piece", key, "zoo", side)
        if card in state.parks[side]:
            return Target("piece", key, "parks", side)
        if card in state.on_sites(side):
            return Target("piece", key, "sites", side)
    return Target("piece", key)


def _aim_found(at: At, index: int) -> Targets:
    field = {"search": "discard", "under_zoo": "hand"}.get(at.step, "")
    return (Target("piece", CARDS.keys[index], field),)


# -- what they do -----------------------------------------------------------------------------


def _tell_card(kind: Change) -> Tell:
    """A card that comes, goes or is laid out."""
    return lambda at, index: (Effect(kind, CARDS.keys[index]),)


def _tell_use(at: At, index: int) -> Effects:
    free = at.step == "activate_all"
    return ability_told(at.state, at.seat, index + 1, -1, free)


def ability_told(
    state: HamburgState, seat: int, source: int, same: int, free: bool = False
) -> Effects:
    """The cost, and the effects up to the first that depends on something else."""
    found = [] if free else cost_told(state, seat, source, same)
    for effect in state.kit.ability[source].effect:
        gives = WORDS[type(effect)].gives
        told = gives(state, seat, effect, same) if gives else None
        if told is None:
            break
        found += told
    return tuple(found)


def cost_told(state: HamburgState, seat: int, source: int, same: int) -> list[Effect]:
    cost = state.kit.ability[source].cost
    fixed = costs.fixed_workers(state, source, same)
    found = [Effect("pay", worker(colour), fixed.count(colour)) for colour in sorted({*fixed})]
    found += [Effect("pay", "workers") for part in cost if part == v.GiveWorker("any")]
    marks = state.money[seat] - costs.after_cost(state, seat, source, same)[1]
    return [*found, *pay(marks)]


def _tell_find(at: At, index: int) -> Effects:
    kind: Change = "gain" if at.step == "search_pile" else "place"
    return (Effect(kind, CARDS.keys[index]),)


KINDS: dict[str, MoveKind] = {
    "use": MoveKind(_say_use, aim_shown, _tell_use),
    "again": MoveKind(_say_again, aim_shown, _tell_use),
    "play": MoveKind(_say_play, _aim_in_hand),
    "discard": MoveKind(say_card("discard"), _aim_in_hand, _tell_card("lose")),
    "find": MoveKind(_say_find, _aim_found, _tell_find),
    "take_back": MoveKind(say_card("take_back"), aim_shown, _tell_card("gain")),
    "under": MoveKind(say_card("under"), _aim_own_card("zoo")),
    "lose": MoveKind(say_card("lose"), aim_shown, _tell_card("lose")),
}
