"""Section 3: what lies on the table before the first choice."""

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.cornerstones import CORNERSTONES
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    goods,
    new_game,
    random_game,
)
from tests.games.scenes import (
    chance,
    let_chance,
    options,
)

ALL_BOARDS = [board.good for board in BOARDS]


def outcomes(state: NeomState) -> dict[str, int]:
    """What chance may bring now, with the weights."""
    return {state.game.notation(state, move): weight for move, weight in state.chances()}


def dealt_boards(state: NeomState) -> list[str]:
    return [BOARDS[number - 1].good for number in state.boards if number]


@pytest.mark.clause("NEO-3.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_boards_are_dealt_at_random_without_duplicates(players: int) -> None:
    state = new_game(players)
    left = list(ALL_BOARDS)
    for seat in range(players):
        assert outcomes(state) == {f"board:{good}": 1 for good in left}
        chance(state, f"board:{left[0]}")
        assert dealt_boards(state) == ALL_BOARDS[: seat + 1]
        left.pop(0)
    assert not any(text.startswith("board") for text in outcomes(state))


@pytest.mark.clause("NEO-3.1")
def test_any_board_may_come_to_any_seat() -> None:
    state = new_game(3, "stone ore coal")
    assert dealt_boards(state) == ["stone", "ore", "coal"]


@pytest.mark.clause("NEO-3.2", "NEO-3.3")
def test_everyone_starts_with_the_good_of_the_center_and_6_coins() -> None:
    state = new_game(5, "wood oil ore stone coal")
    assert state.money == [6, 6, 6, 6, 6]
    assert state.received == [0, 0, 0, 0, 0]
    expected = [{"wood"}, {"oil"}, {"ore"}, {"stone"}, {"coal"}]
    assert [goods(state, seat) for seat in range(5)] == expected


@pytest.mark.clause("NEO-3.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_of_the_cornerstones_is_equally_likely(players: int) -> None:
    state = new_game(players, " ".join(ALL_BOARDS[:players]))
    stones = [f"deal:{stone.key}" for stone in CORNERSTONES]
    assert outcomes(state) == dict.fromkeys(stones, 1)
    chance(state, "deal:park")
    assert outcomes(state) == dict.fromkeys(set(stones) - {"deal:park"}, 1)


STACKS: list[tuple[int, dict[str, str], int]] = [
    *((2, {}, 24), (3, {}, 24), (4, {}, 32), (5, {}, 40)),
    *((1, {"tiles": "1+"}, 24), (1, {"tiles": "4+"}, 32), (1, {"tiles": "5+"}, 40)),
]


@pytest.mark.clause("NEO-3.5", "NEO-14.3")
@pytest.mark.parametrize(("players", "given", "size"), STACKS)
def test_the_player_count_decides_which_tiles_are_in_the_stacks(
    players: int, given: dict[str, str], size: int
) -> None:
    """The first outcomes of a generation are its whole stack."""
    stacks: dict[int, set[str]] = {}
    for state in random_game(players, seed=6, **given):
        if state.generation and state.generation not in stacks:
            stacks[state.generation] = set(outcomes(state))
    mark = {24: 1, 32: 4, 40: 5}[size]
    for generation, stack in stacks.items():
        tiles = [tile for tile in state.kit.tiles if tile.set == generation]
        assert stack == {f"deal:{tile.key}" for tile in tiles if tile.min_players <= mark}
        assert len(stack) == size
    assert set(stacks) == {1, 2, 3}


@pytest.mark.clause("NEO-3.5")
def test_the_tile_set_is_a_choice_of_the_solo_game_only() -> None:
    with pytest.raises(ValueError) as error:
        new_game(3, tiles="5+")
    assert "tiles" in str(error.value)


@pytest.mark.clause("NEO-3.6", "NEO-15.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_starts(players: int) -> None:
    state = let_chance(new_game(players))
    assert state.turn() == tuple(range(players))
    assert state.view(0)["first"] is None
    assert all(len(options(state, seat)) == 4 for seat in range(players))


@pytest.mark.clause("NEO-3.6", "NEO-13.2")
def test_only_two_players_draw_a_starting_player() -> None:
    assert outcomes(new_game(2, "ore wood")) == {"first:0": 1, "first:1": 1}
    for players in (1, 3, 4, 5):
        drawn = {
            text
            for state in random_game(players, seed=2)
            if state.turn() == (CHANCE,)
            for text in outcomes(state)
        }
        assert not {text for text in drawn if text.startswith("first")}
