"""The engine's score sheets against a second implementation of the final scoring."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rathaus.games.hamburg import scoring
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.state import EXPANSIONS, HamburgState
from tests.games.hamburg import independent_scoring as independent
from tests.games.hamburg.scenes import random_game, scene, side
from tests.games.spec import rows_of

ALL = dict.fromkeys(EXPANSIONS, True)
SOME = {"statues": True, "clergy": True}
TABLES = [(players, given) for players in (1, 2, 3, 4, 5) for given in ({}, SOME, ALL)]
NAMES = [f"{players}-{len(given)}" for players, given in TABLES]
LINES = ("scored", "cards", "laurel", "majorities", "wall", "statues", "clergy", "square", "total")


def final(players: int, seed: int, given: dict[str, bool]) -> HamburgState:
    *_, state = random_game(players, seed, **given)
    return state


def both(state: HamburgState, this: int) -> tuple[dict[str, Any], dict[str, int]]:
    engine = scoring.sheet(state, this)
    again = independent.sheet(independent.read(state.view(None), this))
    return {name: engine[name] for name in LINES}, again


@pytest.mark.clause("HAM-11.2", "HAM-11.3", "HAM-11.4", "HAM-11.5", "HAM-11.6", "HAM-11.7")
@pytest.mark.parametrize(("players", "given"), TABLES, ids=NAMES)
def test_both_score_every_final_display_alike(players: int, given: dict[str, bool]) -> None:
    for seed in range(6):
        state = final(players, seed, given)
        for this in range(state.sides):
            engine, again = both(state, this)
            assert engine == again, f"side {this} of game {seed}"
        assert state.scores() == [state.result()[seat]["total"] for seat in range(players)]


def deal_out(rng: Random) -> HamburgState:
    """Displays far richer than random play builds: every laurel card turns up in some of them."""
    cards = [card for card in CARDS if card.is_building]
    rng.shuffle(cards)
    sides = [
        side(
            display="; ".join(
                f"{cards.pop().number}:{cards.pop().number}+{cards.pop().number}"
                for _ in range(rng.randrange(2, 12))
            ),
            zoo=rng.choice(["", "244", f"244 260<{cards.pop().number}"]) if not this else "",
            parks=rng.choice(["", "261 264"]) if not this else "",
            wall=f"{rng.randrange(6)} {rng.randrange(6)}",
            statues=rng.choice(["", "9", "7 2"]) if not this else "",
            jettes=rng.choice(["", "12"]) if not this else "",
            markers=" ".join(rng.sample(["square", "buildings", "wall", "points", "zoo"], 3)),
            workers=f"V{rng.randrange(4)} B{rng.randrange(4)}",
            dangers=f"O{rng.randrange(3)} P{rng.randrange(3)}",
            field=rng.randrange(10),
            points=rng.randrange(150),
        )
        for this in range(2)
    ]
    clergymen = " ".join(str(rng.randrange(3)) for _ in range(6))
    front = f"V{rng.randrange(2)} G{rng.randrange(3)}"
    return scene(players=2, sides=sides, step="end", clergymen=clergymen, chapel_front=front)


def displays() -> Iterator[HamburgState]:
    rng = Random(11)
    for _ in range(120):
        yield deal_out(rng)


@pytest.mark.clause("HAM-11.2", "HAM-11.3", "HAM-11.6", "HAM-12.9", "HAM-12.26", "HAM-12.37")
def test_both_score_rich_displays_alike() -> None:
    laurels = {card.number for card in CARDS if card.trigger == "laurel"}
    seen: set[int] = set()
    for state in displays():
        for this in (0, 1):
            engine, again = both(state, this)
            assert engine == again, state.sites[this]
            seen |= laurels & {*state.on_sites(this)}
    assert seen == laurels


@pytest.mark.clause("HAM-9.8")
def test_the_second_scoring_knows_every_laurel_card_of_the_table() -> None:
    cards = rows_of("hamburg", "cards")
    laurels = [int(row["number"]) for row in cards if row["trigger"] == "laurel"]
    others = {29, 30, 71, 96, 155, 203, 205}
    assert {*laurels} == {*independent.SAME_KIND} | others
