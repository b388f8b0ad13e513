"""What a move would do at once: the rules are asked by playing it on a copy.

Only the open question is played, without whatever waits below it, and up to the next decision or
chance. The story of the copy is told in effects; what only some players may see is left out.
"""

from collections.abc import Callable, Mapping
from typing import Any

from rathaus.core.catalogue import Effect
from rathaus.core.events import Event
from rathaus.core.steps import CHANCE
from rathaus.games.bruges.components.vocabulary import ACTIONS, COLOURS
from rathaus.games.bruges.moves import SPACE
from rathaus.games.bruges.rules import actions
from rathaus.games.bruges.state import CARDS, BrugesState
from rathaus.games.bruges_and_hamburg.catalogue import of_colour

Data = Mapping[str, Any]
NARROWS = frozenset({"play", "recolour"})  # what happens is asked next


def consequence(state: BrugesState, seat: int, move: int) -> tuple[Effect, ...]:
    if seat == CHANCE or move not in state.moves(seat):
        return ()
    kind, index = SPACE.split(move)
    if kind in NARROWS:
        return ()
    copy = state.copy()
    copy.stack = [state.stack[-1]]
    told: list[Event] = []
    copy.listener = told.append
    copy.play(seat, move)
    if copy.resolved == state.resolved:
        return _price_ahead(state, seat, index) if kind == "as" else ()
    return _added_up([_effect(event, seat) for event in told])


def _price_ahead(state: BrugesState, seat: int, action: int) -> tuple[Effect, ...]:
    """What an action costs, where only the place is still to be chosen."""
    used = actions.used_card(state, seat)
    assert used is not None
    if ACTIONS[action] == "person":
        prices = {actions.person_price(state, seat, used.card)}
    else:
        sections = actions.spaces(state, seat, used.colour)
        prices = {actions.canal_price(state, seat, section) for section in sections}
    return (Effect("pay", "money", prices.pop()),) if len(prices) == 1 and any(prices) else ()


def _effect(event: Event, seat: int) -> Effect | None:
    tell = _EFFECTS.get(event.kind)
    if tell is None or event.audience is not None:
        return None
    effect = tell(event.data)
    if event.seat != seat:
        kind = "lose" if effect.kind == "pay" else effect.kind
        effect = effect._replace(kind=kind, seat=event.seat)
    return effect


def _added_up(effects: list[Effect | None]) -> tuple[Effect, ...]:
    """Equal things in one; of several fields the last one reached."""
    found: dict[tuple[str, str, int | None], Effect] = {}
    for effect in effects:
        if effect is None:
            continue
        key = (effect.kind, effect.what, effect.seat)
        before = found[key].amount if key in found and effect.kind != "reach" else 0
        found[key] = effect._replace(amount=before + effect.amount)
    return tuple(found.values())


def _points(data: Data) -> Effect:
    points = data["points"]
    return Effect("gain" if points > 0 else "lose", "points", abs(points))


def _coloured(what: str, data: Data) -> str:
    return of_colour(what, COLOURS[data["colour"]])


_EFFECTS: dict[str, Callable[[Data], Effect]] = {
    "money_paid": lambda data: Effect("pay", "money", data["money"]),
    "money_taken": lambda data: Effect("gain", "money", data["money"]),
    "points_scored": _points,
    "workers_taken": lambda data: Effect("gain", _coloured("worker", data), data["amount"]),
    "workers_given": lambda data: Effect("lose", _coloured("worker", data), data["amount"]),
    "threat_received": lambda data: Effect("gain", _coloured("marker", data)),
    "threat_returned": lambda data: Effect("lose", _coloured("marker", data)),
    "threat_passed": lambda data: Effect("lose", _coloured("marker", data)),
    "advanced": lambda data: Effect("reach", "field", data["field"]),
    "moved_back": lambda data: Effect("reach", "field", data["field"]),
    "canal_built": lambda data: Effect("place", "canal"),
    "canal_lost": lambda data: Effect("lose", "canal"),
    "statue_taken": lambda data: Effect("gain", "statues"),
    "house_built": lambda data: Effect("place", "houses"),
    "house_lost": lambda data: Effect("lose", "houses"),
    "person_placed": lambda data: Effect("place", CARDS.key(data["card"])),
    "person_lost": lambda data: Effect("lose", CARDS.key(data["card"])),
    "person_returned": lambda data: Effect("lose", CARDS.key(data["card"])),
}
