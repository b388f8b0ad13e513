"""The variant for first games (NEO-16)."""

import pytest

from rathaus.games.neom.components.cornerstones import CORNERSTONES
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    box,
    everyone,
    keys,
    new_game,
    pick_first,
    scene,
    unbuilt,
)
from tests.games.scenes import (
    chance,
    let_chance,
    listen,
    options,
    play,
)

BOARDS = ("ore", "natural_gas", "wood", "oil", "coal")


def beginners(players: int) -> NeomState:
    """A game of beginners whose cornerstones are drawn."""
    return let_chance(new_game(players, " ".join(BOARDS[:players]), beginner=True))


@pytest.mark.clause("NEO-16.1", "NEO-16.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everyone_gets_one_random_cornerstone_face_up(players: int) -> None:
    state = new_game(players, " ".join(BOARDS[:players]), beginner=True)
    if players == 2:
        chance(state, "first:0")
    assert len(state.chances()) == len(CORNERSTONES)
    assert {weight for _, weight in state.chances()} == {1}
    drawn = ["park", "prison", "casino", "subway", "university"][:players]
    chance(state, *(f"deal:{key}" for key in drawn))
    assert [unbuilt(state, seat) for seat in range(players)] == [[key] for key in drawn]
    for viewer in (*range(players), None):
        seen = [area["unbuilt"] for area in state.view(viewer)["seats"]]
        assert seen == [[key] for key in drawn]


@pytest.mark.clause("NEO-16.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_there_is_no_preliminary_phase(players: int) -> None:
    state = beginners(players)
    assert (state.generation, state.round) == (1, 1)
    assert state.stack[-1][0] == "choose"
    assert len(state.reserve) == len(CORNERSTONES) - players
    assert state.pile == []


@pytest.mark.clause("NEO-16.1", "NEO-15.2")
def test_the_reserve_lies_face_down() -> None:
    state = beginners(4)
    hidden = set(keys(state.reserve))
    for viewer in (0, None):
        assert not hidden & {str(value) for value in state.view(viewer)["box"]}
        assert not any(hidden & set(seen["unbuilt"]) for seen in state.view(viewer)["seats"])
        assert state.view(viewer)["pile"] == []


@pytest.mark.clause("NEO-16.2")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_beginners_a_random_one_starts_and_then_they_alternate(first: int) -> None:
    state = new_game(2, "ore coal", beginner=True)
    assert {weight for _, weight in state.chances()} == {1}
    chance(state, f"first:{first}", "deal:park", "deal:prison")
    events = listen(state)
    while state.generation == 1:
        let_chance(state)
        if state.generation == 1:
            [seat] = state.turn()
            legal = options(state, seat)
            play(state, seat, next((m for m in legal if m in ("sell", "fine")), legal[0]))
    starts = [event.seat for event in events if event.kind == "tile_chosen"][::2]
    assert starts == [first, 1 - first] * 3 + [first]


# -- the Building Department ------------------------------------------------------------------


def department(players: int = 4, own: str = "park") -> NeomState:
    """Seat 0 has built the Building Department; the others have sold."""
    seats = [area(chosen="building_department", unbuilt=own)]
    tiles = {"tiles": "4+"} if players == 1 else {}
    state = scene(players=players, seats=seats, beginner=True, **tiles)
    play(state, 0, "build", "on:3:4")
    return everyone(state, "sell") if players > 1 else state


@pytest.mark.clause("NEO-16.3")
@pytest.mark.parametrize("players", [1, 4, 5])
def test_031_swaps_the_cornerstone_for_a_random_one(players: int) -> None:
    state = department(players)
    assert state.turn() == (0,)
    assert options(state, 0) == ["done", "discard:park"]
    reserve = set(keys(state.reserve))
    assert "park" not in reserve
    play(state, 0, "discard:park")
    assert {state.game.notation(state, move) for move, _ in state.chances()} == {
        f"deal:{key}" for key in reserve
    }
    assert {weight for _, weight in state.chances()} == {1}
    chance(state, "deal:subway")
    assert unbuilt(state, 0) == ["subway"]
    assert "park" in box(state)
    assert "park" not in keys(state.reserve)
    assert state.view(None)["seats"][0]["unbuilt"] == ["subway"]


@pytest.mark.clause("NEO-16.3")
def test_031_is_optional_for_beginners() -> None:
    state = department()
    play(state, 0, "done")
    assert unbuilt(state, 0) == ["park"]
    assert (state.round, state.stack[-1][0]) == (2, "choose")


@pytest.mark.clause("NEO-16.3")
def test_031_swaps_once_and_the_draw_is_final() -> None:
    state = department()
    play(state, 0, "discard:park")
    chance(state, "deal:subway")
    assert state.round == 2, "no second swap"
    pick_first(state)
    assert state.stack[-1][0] == "act"


@pytest.mark.clause("NEO-16.3")
def test_031_does_nothing_without_an_unbuilt_cornerstone() -> None:
    state = department(own="")
    assert (state.round, state.stack[-1][0]) == (2, "choose")
    assert unbuilt(state, 0) == []


@pytest.mark.clause("NEO-16.3", "NEO-15.2")
def test_a_beginner_does_not_see_the_reserve_before_swapping() -> None:
    state = department()
    hidden = set(keys(state.reserve))
    view = state.view(0)
    assert view["pile"] == []
    assert not hidden & {*view["box"], *view["hand"], *view["display"]}
