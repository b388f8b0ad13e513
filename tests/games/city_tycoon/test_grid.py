"""Section 2: the city grid."""

import pytest

from rathaus.core.errors import BadNotation
from rathaus.games.city_tycoon import grid
from tests.games.city_tycoon.scenes import (
    GAME,
    NOBODY,
    P1,
    P2,
    act,
    at,
    choices,
    cubes_on,
    extending,
    go,
    laid,
    new_game,
    offers,
    open_cells,
    owner_of,
    play,
    points,
    random_game,
    supplying,
    tile_at,
)

START_CELLS = {(0, 0), (1, 0), (0, 1), (1, 1)}
BESIDE_START = {(0, -1), (1, -1), (2, 0), (2, 1), (0, 2), (1, 2), (-1, 0), (-1, 1)}


def beside(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """All cells that share an edge with one of these and are none of them."""
    steps = ((0, 1), (0, -1), (1, 0), (-1, 0))
    return {(x + dx, y + dy) for x, y in cells for dx, dy in steps} - cells


@pytest.mark.clause("CTY-2.1")
def test_x_grows_to_the_east_and_y_to_the_south() -> None:
    assert grid.name(grid.cell(3, -2)) == "e3:n2"
    assert grid.name(grid.cell(-1, 4)) == "w1:s4"
    state = extending([8], money=[20])
    act(state, "play:brick_row", "district", "at:e2:s1")
    assert tile_at(state, 2, 1) == "brick_row"


@pytest.mark.clause("CTY-2.1", "CTY-7.16")
@pytest.mark.parametrize("players", [2, 5])
def test_a_cell_holds_one_tile_and_open_cells_are_the_empty_ones_beside_tiles(
    players: int,
) -> None:
    for state in random_game(players, 20 + players):
        view = state.view(None)
        cells = [(site["x"], site["y"]) for site in view["city"]]
        assert len({*cells}) == len(cells)
        assert {(each["x"], each["y"]) for each in view["open"]} == beside({*cells})
        assert len(view["open"]) == len(beside({*cells}))


@pytest.mark.clause("CTY-2.1")
def test_the_grid_has_no_edge() -> None:
    """A line as long as all tiles of the box, in each direction."""
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        first = (1 if dx > 0 else 0) + dx, (1 if dy > 0 else 0) + dy
        line = [("land", (first[0] + dx * n, first[1] + dy * n)) for n in range(156)]
        state = laid(*line)
        end = first[0] + dx * 156, first[1] + dy * 156
        assert end in open_cells(state)
        assert grid.parse(at(*end).removeprefix("at:")) == grid.cell(*end)
        GAME.derive(state)
        assert GAME.notation(state, GAME.parse(state, at(*end))) == at(*end)


@pytest.mark.clause("CTY-2.2", "CTY-2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_start_tile_has_four_cells_with_the_plants_on_a_diagonal(players: int) -> None:
    state = new_game(players, order=range(players))
    start = [site for site in state.view(None)["city"] if site["tile"] == "start"]
    assert {(site["x"], site["y"]) for site in start} == START_CELLS
    assert cubes_on(state, 0, 0) == cubes_on(state, 1, 1) == players
    assert cubes_on(state, 1, 0) == cubes_on(state, 0, 1) == 0
    assert state.supply[:2] == [30 - players, 25 - players]


@pytest.mark.clause("CTY-2.3")
def test_red_cubes_lie_on_the_solar_plant_and_blue_ones_on_the_wind_plant() -> None:
    state = act(supplying((2, (2, 0)), money=[2]), "supply:terraced_houses")  # a red cube
    assert (cubes_on(state, 0, 0), cubes_on(state, 1, 1)) == (3, 4)
    state = act(supplying((3, (2, 0)), money=[2]), "supply:courtyard_flats")  # a blue cube
    assert (cubes_on(state, 0, 0), cubes_on(state, 1, 1)) == (4, 3)


@pytest.mark.clause("CTY-2.3")
@pytest.mark.parametrize("cell", sorted(BESIDE_START))
def test_the_landmarks_of_the_start_tile_give_no_bonus(cell: tuple[int, int]) -> None:
    state = act(supplying((2, cell), money=[2]), "supply:terraced_houses")
    assert (state.money[P1], points(state, P1)) == (5, 0)


@pytest.mark.clause("CTY-2.4")
def test_corners_count_for_nothing() -> None:
    state = laid((2, (2, 0)))
    assert (3, 1) not in open_cells(state)
    assert (3, -1) not in open_cells(state)
    cut_off = supplying(("red_1_a", (3, 1)), (2, (4, 0)), money=[9], start=(0, 4))
    assert offers(cut_off, 2) == set()  # no route around a corner
    joined = supplying(("red_1_a", (3, 1)), (2, (4, 0)), ("land", (4, 1)), start=(0, 4))
    assert offers(joined, 2) == {"red_1: free"}
    bonus = supplying((2, (2, 1)), (17, (3, 2), P2), money=[2])
    assert act(bonus, "supply:terraced_houses").money[P1] == 5


@pytest.mark.clause("CTY-2.5")
def test_eight_cells_are_adjacent_to_the_start_tile() -> None:
    assert beside(START_CELLS) == BESIDE_START
    assert open_cells(new_game(4)) == BESIDE_START
    for cell in BESIDE_START:
        state = supplying((1, cell), money=[4])
        assert offers(state, 1) == {"start start: bank 4"}  # red and blue, whichever side


@pytest.mark.clause("CTY-2.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tiles_stay_where_they_are_with_whom_they_belong_to(players: int) -> None:
    before: list[tuple[int, int, int]] = []
    for state in random_game(players, 30 + players):
        city = list(zip(state.sites, state.tiles, state.owners, strict=True))
        assert city[: len(before)] == before
        before = city


@pytest.mark.clause("CTY-2.6")
def test_a_tile_cannot_be_laid_on_another() -> None:
    state = go(extending([8], (2, (2, 0), P2), ("land", (2, 1), P2), money=[20]))
    play(state, P1, "play:brick_row", "district")
    for taken in ((0, 0), (2, 0), (2, 1)):
        assert at(*taken) not in choices(state, P1, "play:brick_row", "district")
        with pytest.raises(BadNotation, match="no tile can be laid there"):
            GAME.parse(state, at(*taken))


@pytest.mark.clause("CTY-2.7")
def test_owners_of_tiles() -> None:
    state = new_game(2, order=[P1, P2])
    assert {owner_of(state, *cell) for cell in START_CELLS} == {NOBODY}
    assert owner_of(state, 0, -1) == NOBODY
    state = extending([70], money=[20], order=[P2, P1, 2, 3])
    state.money[P2] = 20
    act(state, "play:container_port", "district", at(2, 0), "land:n", "water:e")
    assert (owner_of(state, 2, 0), owner_of(state, 2, -1)) == (P2, P2)
    assert (tile_at(state, 3, 0), owner_of(state, 3, 0)) == ("water", NOBODY)
    state = act(extending([3], money=[9]), "play:courtyard_flats", "solar", at(2, 0))
    assert owner_of(state, 2, 0) == P1


@pytest.mark.clause("CTY-2.7")
@pytest.mark.parametrize("players", [2, 5])
def test_exactly_start_tile_and_water_belong_to_nobody(players: int) -> None:
    for state in random_game(players, 40 + players):
        for site in state.view(None)["city"]:
            assert (site["owner"] is None) == (site["tile"] in ("start", "water"))
