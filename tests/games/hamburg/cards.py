"""Scenes around a single card: its owner in a turn, or the turn in which it is built.

>>> state = owner(102, money=5)
>>> use(state, 102).money[0]
7
>>> state = builder(121, money=5)
>>> build(state, 121).money[0]
8
"""

import json
from collections.abc import Sequence
from dataclasses import fields
from random import Random
from typing import Any, cast

from rathaus.core.steps import CHANCE
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import Side, key, options, play, scene, side

SPARE = "259 260"  # two zoo cards in the hand, so that no decision of a turn takes itself
ONE_EACH = "V1 O1 G1 P1 B1"
INITIAL = {"violet": "V", "orange": "O", "grey": "G", "pink": "P", "brown": "B"}
OF_A_SIDE = {each.name for each in fields(Side)}


def owner(*buildings: int, rivals: Sequence[Side] = (), on: str = "violet", **facts: Any) -> Any:
    """Seat 0 with these buildings, each on a site `on` that colour; more facts as in a scene."""
    built = "; ".join(f"{on}:{card}" for card in buildings)
    facts["display"] = "; ".join(filter(None, (built, facts.get("display", ""))))
    return _scene(rivals, {"hand": SPARE, **facts})


def builder(card: int, *buildings: int, rivals: Sequence[Side] = (), **facts: Any) -> Any:
    """Seat 0 with a card in the hand, a free violet site for it, and perhaps some buildings."""
    facts = {"sites": "violet", **facts, "hand": f"{card} {facts.get('hand', SPARE)}"}
    return owner(*buildings, rivals=rivals, **facts)


def _scene(rivals: Sequence[Side], facts: dict[str, Any]) -> HamburgState:
    mine = {name: facts.pop(name) for name in list(facts) if name in OF_A_SIDE}
    return scene(sides=[side(**mine), *rivals], **facts)


def use(state: HamburgState, card: int, *more: str) -> HamburgState:
    """Seat 0 activates a card."""
    return play(state, 0, f"use:{key(card)}", *more)


def can_use(state: HamburgState, card: int) -> bool:
    return f"use:{key(card)}" in options(state, 0)


def build(state: HamburgState, card: int, *more: str) -> HamburgState:
    """Seat 0 builds a card on its first free site, as the base action of the turn."""
    place = state.sites[0][1::3].index(0) + 1
    return play(state, 0, f"play:{key(card)}", "as:building", f"site:{place}", *more)


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


def saved(state: HamburgState) -> HamburgState:
    """The state, written to text and read again."""
    return cast(HamburgState, state.game.from_json(json.loads(json.dumps(state.to_json()))))


def assert_survives_saving(state: HamburgState, seed: int = 1, decisions: int = 40) -> None:
    """A copy and a saved game equal the original, and all three play on alike."""
    original, copied, loaded = state.copy(), state.copy(), saved(state)
    rng = Random(seed)
    for _ in range(decisions):
        assert copied == original
        assert loaded == original
        if not original.turn():
            return
        seat = original.turn()[0]
        assert copied.moves(seat) == loaded.moves(seat) == original.moves(seat)
        move = original.sample(rng) if seat == CHANCE else rng.choice(original.moves(seat))
        for each in (original, copied, loaded):
            each.play(seat, move)
