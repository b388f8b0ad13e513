"""Section 3: set-up."""

from random import Random

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.city_tycoon.components.kit import START, WATER
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    P2,
    act,
    at,
    choices,
    cubes_on,
    extending,
    let_chance,
    new_game,
    offers,
    open_cells,
    outcomes,
    supplying,
    tile_at,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


@pytest.mark.clause("CTY-3.1")
@EVERY_COUNT
def test_all_markers_start_on_zero(players: int) -> None:
    state = new_game(players, order=range(players))
    assert state.vp == [0] * 6 * players
    assert [seat["points"] for seat in state.view(None)["seats"]] == [0] * players


@pytest.mark.clause("CTY-3.1")
def test_seats_are_those_of_the_table_and_never_drawn() -> None:
    """The first thing left to chance is the turn order."""
    assert outcomes(new_game(3)) == ["order:0", "order:1", "order:2"]


@pytest.mark.clause("CTY-3.2", "CTY-4.6")
@EVERY_COUNT
def test_every_turn_order_of_round_one_is_equally_likely(players: int) -> None:
    state = new_game(players)
    while state.stack[-1][0] == "order" and state.turn() == (CHANCE,):
        assert {weight for _, weight in state.chances()} == {1}
        left = [f"order:{seat}" for seat in range(players) if seat not in state.order]
        assert outcomes(state) == left
        state.play(CHANCE, state.sample(Random(len(left))))
    assert sorted(state.order) == list(range(players))


@pytest.mark.clause("CTY-3.3")
@EVERY_COUNT
def test_later_players_start_with_more_money(players: int) -> None:
    order = list(range(players))[::-1]
    state = new_game(players, order=order)
    assert [state.money[seat] for seat in order] == [20, 22, 24, 26, 28][:players]


@pytest.mark.clause("CTY-3.4")
def test_plants_come_from_first_to_sixth_with_either_side() -> None:
    """Sides are chosen one after the other, as the stack goes down."""
    seen = []
    for number in range(1, 7):
        state = extending([2, 3], money=[200], stacks=[number, number])
        assert choices(state, P1, "play:terraced_houses")[1:5] == [
            "solar",
            "steam",
            "wind",
            "hydro",
        ]
        for use in ("solar", "steam", "wind", "hydro"):
            done = act(state.copy(), "play:terraced_houses", use, at(2, 0))
            seen.append(tile_at(done, 2, 0))
    assert seen[:4] == ["red_1_a", "red_1_b", "blue_1_a", "blue_1_b"]
    assert seen[-4:] == ["red_6_a", "red_6_b", "blue_6_a", "blue_6_b"]
    assert len({*seen}) == 24
    assert new_game(3).view(None)["plants"] == {"red": 1, "blue": 1}


@pytest.mark.clause("CTY-3.5", "CTY-4.6")
def test_tiles_of_a_round_are_dealt_at_random() -> None:
    state = new_game(2, order=[P1, P2])
    assert len(outcomes(state)) == 30
    assert {weight for _, weight in state.chances()} == {1}
    hands = {str(let_chance(state.copy(), Random(seed)).hands) for seed in range(5)}
    assert len(hands) == 5


@pytest.mark.clause("CTY-3.5")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_there_is_a_stack_of_thirty_tiles_for_each_round(round: int) -> None:
    tiles = GAME.kit.stacks[round]
    assert len(tiles) == len({*tiles}) == 30
    assert {GAME.kit.round[tile] for tile in tiles} == {round}


@pytest.mark.clause("CTY-3.6")
@EVERY_COUNT
def test_the_start_tile_has_a_cube_of_each_colour_for_each_player(players: int) -> None:
    state = new_game(players)
    assert (cubes_on(state, 0, 0), cubes_on(state, 1, 1)) == (players, players)
    assert state.supply == [30 - players, 25 - players, 25]


@pytest.mark.clause("CTY-3.7", "CTY-3.8", "CTY-3.9", "CTY-3.11")
@pytest.mark.parametrize(("players", "water"), [
    (2, {(0, -1), (1, -1), (-1, 0), (-1, 1)}), (3, {(0, -1), (1, -1)}), (4, set()), (5, set()),
])  # fmt: skip
def test_closed_sides_are_covered_with_water(players: int, water: set[tuple[int, int]]) -> None:
    state = new_game(players)
    city = state.view(None)["city"]
    assert {(s["x"], s["y"]) for s in city if s["tile"] == "water"} == water
    assert state.tiles == [START] * 4 + [WATER] * len(water)
    assert state.terrain == 36 - len(water)
    assert not open_cells(state) & water


@pytest.mark.clause("CTY-3.10")
@pytest.mark.parametrize(("players", "cell"), [(2, (0, -2)), (2, (-2, 1)), (3, (1, -2))])
def test_tiles_may_be_attached_to_the_first_water_but_nothing_crosses_it(
    players: int, cell: tuple[int, int]
) -> None:
    state = act(
        extending([2], players=players, money=[9]), "play:terraced_houses", "district", at(*cell)
    )
    assert tile_at(state, *cell) == "terraced_houses"
    assert offers(supplying((2, cell), players=players, money=[20]), 2) == set()


@pytest.mark.clause("CTY-3.11")
@EVERY_COUNT
def test_all_other_cubes_and_terrain_lie_ready(players: int) -> None:
    view = new_game(players, order=range(players)).view(None)
    assert view["supply"] == {"red": 30 - players, "blue": 25 - players, "yellow": 25}
    assert view["terrain"] == {2: 32, 3: 34, 4: 36, 5: 36}[players]
    assert [seat["yellow"] for seat in view["seats"]] == [0] * players
