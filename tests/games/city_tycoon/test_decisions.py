"""Section 12: the decisions in their order, and that there are no others."""

import pytest

from rathaus.core.steps import CHANCE
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    act,
    at,
    choices,
    extending,
    go,
    options,
    plans,
    play,
    random_game,
    supplying,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])

DECISIONS = {
    "draft": ["pick"],
    "extend": [
        "play", "district", "solar", "steam", "wind", "hydro", "sell", "at", "buy", "land", "water",
    ],
    "supply": ["supply", "pass", "demand", "cheapest", "from", "pay", "more"],
}  # fmt: skip


def kinds(names: list[str]) -> set[str]:
    return {name.partition(":")[0] for name in names}


@pytest.mark.clause("CTY-12.1")
@EVERY_COUNT
def test_every_decision_belongs_to_its_phase_and_to_the_player_in_turn(players: int) -> None:
    for state in random_game(players, 150 + players):
        if not state.turn() or state.turn() == (CHANCE,):
            continue
        step = str(state.stack[-1][0])
        assert len(state.turn()) == 1 or step == "draft"
        for seat in state.turn():
            assert kinds(options(state, seat)) <= {*DECISIONS[step]}
            assert len(options(state, seat)) > 1


@pytest.mark.clause("CTY-12.1")
def test_an_action_is_decided_tile_use_cell_purchase_terrain() -> None:
    state = go(extending([90, 17], money=[40]))
    assert kinds(options(state, P1)) == {"play"}
    play(state, P1, "play:new_city_hall")
    assert kinds(options(state, P1)) == {*["district", "solar", "steam", "wind", "hydro", "sell"]}
    play(state, P1, "district")
    assert kinds(options(state, P1)) == {"at"}
    play(state, P1, at(2, 0))
    assert kinds(options(state, P1)) == {"buy"}
    state = go(extending([70, 17], money=[40]))
    play(state, P1, "play:container_port", "district", at(2, 0))
    assert kinds(options(state, P1)) == {"land", "water"}


@pytest.mark.clause("CTY-12.1")
def test_a_supply_is_decided_tile_demand_sources_payment() -> None:
    city = (
        (31, (3, 1)), ("red_1_b", (4, 0)), (18, (2, 0), 1), (3, (3, 0), 1), (12, (4, 1), 2),
        ("red_2_a", (5, 0), 1), ("land", (2, 1), 3),
    )  # fmt: skip
    state = go(supplying(*city, money=[30], yellow=[1]))
    assert kinds(options(state, P1)) == {"supply", "pass"}
    play(state, P1, "supply:apartment_block")
    assert kinds(options(state, P1)) == {"demand"}
    play(state, P1, "demand:1")
    assert kinds(options(state, P1)) <= {"from", "cheapest"}
    play(state, P1, "from:red_1", "from:red_1", "from:start")
    assert kinds(options(state, P1)) == {"pay"}


@pytest.mark.clause("CTY-12.1")
@EVERY_COUNT
def test_the_last_choice_of_a_draft_is_not_asked(players: int) -> None:
    picks = 0
    for state in random_game(players, 160 + players):
        if state.stack and state.stack[-1][0] == "draft":
            picks += 1
            assert min(map(len, state.hands)) > 1
    assert picks == 4 * 5 * players


@pytest.mark.clause("CTY-12.2")
def test_there_are_no_variants() -> None:
    assert GAME.player_counts == (2, 3, 4, 5)
    assert GAME.start(3).to_json()["state"].keys() == GAME.start(5).to_json()["state"].keys()
    assert GAME.options_of(GAME.start(4)) == {}
    with pytest.raises(Exception, match="option"):
        GAME.start(3, {"solo": True})
    with pytest.raises(Exception, match="players"):
        GAME.start(1)


@pytest.mark.clause("CTY-12.1")
def test_all_answers_to_a_question_can_be_carried_out() -> None:
    """Tile by tile, use by use, cell by cell."""
    state = extending([17, 70, 89], (2, (2, 0), 1), money=[19])
    count = 0
    for tile in choices(state, P1):
        for rest in plans(state, P1, tile):
            done = act(state.copy(), tile, *rest)
            assert len(done.kept[P1]) == 2
            assert min(done.money) >= 0
            count += 1
    assert count == 296
