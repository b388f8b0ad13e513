"""The ways of cubes and bonuses over the map, and the default for a transport (CTY-8.21)."""

from itertools import pairwise
from random import Random

import pytest

from rathaus.core.catalogue import Effect, Target, Trail
from rathaus.games.city_tycoon import grid
from rathaus.games.city_tycoon.components.kit import WATER
from rathaus.games.city_tycoon.state import CityTycoonState
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    P2,
    at,
    extending,
    go,
    play,
    random_game,
    supplying,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


def trails(state: CityTycoonState, text: str, seat: int = P1) -> tuple[Trail, ...]:
    return GAME.trails(state, seat, GAME.parse(state, text))


def cells(*places: tuple[int, int]) -> tuple[Target, ...]:
    return tuple(Target("place", grid.name(grid.cell(*each)), "city") for each in places)


def test_a_cube_from_the_start_tile_crosses_a_foreign_tile() -> None:
    state = go(supplying((20, (2, 0), P2), (23, (3, 0)), money=[10, 5]))
    (trail,) = trails(state, "supply:market_hall")
    assert trail.what == "red"
    assert trail.amount == 2
    assert trail.places == cells((0, 0), (1, 0), (2, 0), (3, 0))
    assert trail.prices == (2, 0, 2, 0)


def test_the_bonuses_of_a_cell_go_from_tile_to_tile() -> None:
    state = go(extending([23, 1], (20, (3, 0), P2), money=[20]))
    play(state, P1, "play:market_hall", "district")
    found = trails(state, at(2, 0))
    assert Trail("points", 1, cells((3, 0), (2, 0)), (0, 0)) in found
    (energy,) = [each for each in found if each.what == "red"]
    assert energy.places[-1] == cells((2, 0))[0]
    assert sum(energy.prices) == 2


def test_the_partners_of_a_tile_are_marked() -> None:
    state = go(extending([23, 1], (20, (3, 0), P2), money=[20]))
    assert trails(state, "play:market_hall") == (Trail("points", 1, cells((3, 0)), (0,)),)


def assert_is_way(state: CityTycoonState, trail: Trail) -> None:
    """From cell to neighbouring cell, never over water."""
    found = [grid.parse(place.key) for place in trail.places]
    for one, other in pairwise(found):
        assert one is not None
        assert other is not None
        assert other - one in grid.TO_NEIGHBOURS
    assert all(state.tiles[state.sites.index(each or 0)] != WATER for each in found)
    assert len(trail.prices) == len(trail.places)


def paid(effects: list[Effect]) -> int:
    return sum(each.amount for each in effects if (each.kind, each.what) == ("pay", "money"))


@EVERY_COUNT
def test_the_default_is_legal_cheapest_and_told_with_its_ways(players: int) -> None:
    rng, seen = Random(players), 0
    for state in random_game(players, 500 + players):
        if not state.stack or state.stack[-1][0] != "supply" or rng.random() < 0.5:
            continue
        (seat,) = state.turn()
        for move in state.moves(seat):
            then = GAME.suggestion(state, seat, move)
            if not then:
                continue
            now, effects = state.copy(), list(GAME.consequence(state, seat, move))
            for made, following in pairwise((move, *then)):
                assert not now.completes(seat, made)
                now.play(seat, made)
                effects += GAME.consequence(now, seat, following)
            assert now.completes(seat, then[-1])
            ways = GAME.trails(now, seat, then[-1])
            for trail in ways:
                assert_is_way(state, trail)
            tolls = sum(trail.amount * sum(trail.prices) for trail in ways)
            phrase = GAME.phrase(state, seat, move, "en")
            text = f"{phrase.text} {phrase.note}"
            assert f"transport from {tolls} €" in text or (not tolls and "free" in text)
            assert paid(effects) >= tolls
            seen += 1
    assert seen


@EVERY_COUNT
def test_the_ways_of_every_payment_cost_what_is_paid(players: int) -> None:
    rng = Random(players)
    for state in random_game(players, 600 + players):
        for seat in state.turn():
            if seat < 0:
                continue
            for move in state.moves(seat):
                ways = GAME.trails(state, seat, move) if rng.random() < 0.2 else ()
                kind = GAME.space.split(move)[0]
                for trail in ways if kind in ("from", "pay", "cheapest") else ():
                    assert_is_way(state, trail)
                if kind in ("pay", "cheapest") and ways:
                    total = sum(trail.amount * sum(trail.prices) for trail in ways)
                    assert total == paid(list(GAME.consequence(state, seat, move)))
