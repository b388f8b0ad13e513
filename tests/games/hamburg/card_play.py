"""Short ways to try one card: build it, have it in the display, use it, save in the middle."""

import json
from typing import Any, cast

import rathaus
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import Side, key, options, play, scene, side

RICH = 30  # enough for any building; its price then shows in what is left
SPARE = 280  # a second hand card: a single one would be played by itself


def holding(card: int, *others: Side, **facts: Any) -> HamburgState:
    """A turn of side 0, which holds the card and a spare one, and has a free brown site."""
    given = {"money": RICH, "sites": "brown", "hand": f"{card} {SPARE}"}
    world = {name: facts.pop(name) for name in list(facts) if name not in Side.__dataclass_fields__}
    players = max(2, 1 + len(others))
    return scene(players=players, sides=[side(**given | facts), *others], **world)


def built(card: int, *others: Side, place: int = 1, **facts: Any) -> HamburgState:
    """Side 0 has just built the card by base action, on its first site."""
    return build(holding(card, *others, **facts), card, place)


def build(state: HamburgState, card: int, place: int = 1, seat: int = 0) -> HamburgState:
    return play(state, seat, f"play:{key(card)}", "as:building", f"site:{place}")


def act(state: HamburgState, card: int, action: str, *then: str, seat: int = 0) -> HamburgState:
    """A base action with a hand card: `action` is "workers", "money", "lower" and so on."""
    return play(state, seat, f"play:{key(card)}", f"as:{action}", *then)


def owning(cards: str, *others: Side, **facts: Any) -> HamburgState:
    """A turn of side 0 with these buildings, on brown sites, and no hand unless one is named."""
    display = "; ".join(f"brown:{card}" for card in cards.split())
    given = {"money": 0, "display": display}
    world = {name: facts.pop(name) for name in list(facts) if name not in Side.__dataclass_fields__}
    players = max(2, 1 + len(others))
    return scene(players=players, sides=[side(**given | facts), *others], **world)


def use(state: HamburgState, card: int, *then: str, seat: int = 0) -> HamburgState:
    return play(state, seat, f"use:{key(card)}", *then)


def can_use(state: HamburgState, card: int, seat: int = 0) -> bool:
    return f"use:{key(card)}" in options(state, seat)


def saved(state: HamburgState) -> HamburgState:
    """The state once written and read; it has to be the same, and to ask the same."""
    text = json.dumps(state.to_json())
    loaded = cast(HamburgState, rathaus.game("hamburg").from_json(json.loads(text)))
    assert loaded == state
    assert loaded.turn() == state.turn()
    assert [loaded.moves(seat) for seat in state.turn()] == [
        state.moves(seat) for seat in state.turn()
    ]
    return loaded
