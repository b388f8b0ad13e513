"""Scenes around a single card: its owner in a turn, or the turn in which it is built.

>>> state = owner(102, money=5)
>>> use(state, 102).money[0]
7
>>> state = builder(121, money=5)
>>> build(state, 121).money[0]
8
"""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, cast

from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import Side, key, scene, side
from tests.games.scenes import options, play

SPARE = 280  # a second card in the hand: a single one would be played by itself
SPARES = "259 260"
RICH = 30  # enough for any building; its price then shows in what is left
ONE_EACH = "V1 O1 G1 P1 B1"
INITIAL = {"violet": "V", "orange": "O", "grey": "G", "pink": "P", "brown": "B"}
OF_A_SIDE = {each.name for each in fields(Side)}


def owner(*table: int | Side, rivals: Sequence[Side] = (), on: str = "violet", **facts: Any) -> Any:
    """Seat 0 in its turn: the numbers are its buildings, each on a site `on` that colour.

    Sides among them are its rivals; more facts as in a scene.
    """
    built = "; ".join(f"{on}:{card}" for card in table if isinstance(card, int))
    facts["display"] = "; ".join(filter(None, (built, facts.get("display", ""))))
    others = [*(each for each in table if isinstance(each, Side)), *rivals]
    mine = {name: facts.pop(name) for name in list(facts) if name in OF_A_SIDE}
    return scene(sides=[side(**{"hand": SPARES, **mine}), *others], **facts)


def owning(*table: int | Side, **facts: Any) -> Any:
    """An `owner` with neither money nor cards in the hand, in as small a game as can be."""
    bare = {"money": 0, "hand": "", "on": "brown", "players": _players(table)}
    return owner(*table, **{**bare, **facts})


def builder(card: int, *table: int | Side, **facts: Any) -> Any:
    """Seat 0 with a card in the hand, a free violet site for it, and perhaps some buildings."""
    hand = f"{card} {facts.pop('hand', SPARES)}"
    return owner(*table, hand=hand, **{"sites": "violet", **facts})


def holding(card: int, *rivals: Side, **facts: Any) -> Any:
    """A rich `builder` with a brown site, in as small a game as can be; `hand` is all of it."""
    rich = {"money": RICH, "sites": "brown", "players": _players(rivals)}
    return owner(*rivals, **{"hand": f"{card} {SPARE}", **rich, **facts})


def _players(table: Sequence[int | Side]) -> int:
    return max(2, 1 + sum(isinstance(each, Side) for each in table))


def built(card: int, *rivals: Side, place: int = 0, **facts: Any) -> HamburgState:
    """Who was `holding` the card has just built it as the base action of the turn."""
    return build(holding(card, *rivals, **facts), card, place=place)


def build(
    state: HamburgState, card: int, *more: str, place: int = 0, seat: int = 0
) -> HamburgState:
    """A hand card is built on the first free site, or where `place` or `more` say."""
    if place or not more or not more[0].startswith("site:"):
        more = (*_site(state, card, place, seat), *more)
    return play(state, seat, f"play:{key(card)}", "as:building", *more)


def _site(state: HamburgState, card: int, place: int, seat: int) -> tuple[str, ...]:
    if not CARDS[card - 1].is_building:
        return ()
    return (f"site:{place or state.sites[seat][1::3].index(0) + 1}",)


def act(state: HamburgState, card: int, action: str, *then: str, seat: int = 0) -> HamburgState:
    """A base action with a hand card: `action` is "workers", "money", "lower" and so on."""
    return play(state, seat, f"play:{key(card)}", f"as:{action}", *then)


def use(state: HamburgState, card: int, *more: str, seat: int = 0) -> HamburgState:
    """A card of the display is activated."""
    return play(state, seat, f"use:{key(card)}", *more)


def can_use(state: HamburgState, card: int, seat: int = 0) -> bool:
    return f"use:{key(card)}" in options(state, seat)


def laurel(state: HamburgState) -> int:
    """What the laurel buildings of seat 0 would bring now."""
    return cast(int, state.result()[0]["laurel"])


def less(workers: str, *colours: str) -> str:
    """Workers without one of each of these colours."""
    words = workers.split()
    for colour in colours:
        place = [word[0] for word in words].index(INITIAL[colour])
        words[place] = f"{words[place][0]}{int(words[place][1:]) - 1}"
    return " ".join(words)
