"""Saved games that somebody has edited: refused with a reason, or fit to be played."""

from random import Random
from typing import Any, cast

import pytest

from rathaus.core.errors import RathausError
from rathaus.games.city_tycoon.components.box import CUBES, RED, STACK, TERRAIN, YELLOW
from rathaus.games.city_tycoon.components.kit import PLANT_BASE, WATER, is_district
from rathaus.games.city_tycoon.grid import cell
from rathaus.games.city_tycoon.state import CityTycoonState
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    P2,
    act,
    at,
    extending,
    go,
    laid,
    new_game,
    play,
    play_at_random,
    random_game,
    saved,
    supplying,
)
from tests.games.editing import (
    Path,
    edited,
    load,
    paths,
    refuse,
    refuse_lengths,
    refuse_values,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


def at_step(step: str, players: int = 3, seed: int = 3, round: int = 3) -> CityTycoonState:
    """A random game, carried to the middle of a phase."""
    states = random_game(players, seed)
    found = (s.copy() for s in states if s.round == round and s.stack and s.stack[-1][0] == step)
    return list(found)[-1 if step == "supply" else 4]


# -- what is loaded ---------------------------------------------------------------------------


@EVERY_COUNT
def test_every_state_of_a_game_can_be_saved_and_loaded(players: int) -> None:
    for seed in range(2):
        for state in random_game(players, 500 + seed):
            assert GAME.problem(state) is None, state.stack
            loaded = saved(state)
            for name in ("open_cells", "open_moves", "touching", "masks"):
                assert getattr(loaded, name) == getattr(state, name), name


@EVERY_COUNT
def test_a_loaded_game_goes_on_alike(players: int) -> None:
    rng = Random(players)
    for state in random_game(players, 510 + players):
        if rng.random() < 0.03:
            loaded, luck = load(state.to_json()), rng.random()
            finals = []
            for each in (state.copy(), loaded):
                own = Random(luck)
                for _ in range(60):
                    if each.turn():
                        play_at_random(each, own)
                finals.append(each)
            assert finals[0] == finals[1]


def test_positions_made_by_hand_can_be_saved() -> None:
    city = ((2, (2, 0)), ("red_1_a", (3, 0), P2), ("land", (2, 1)), ("water", (3, 1)))
    saved(go(supplying(*city, money=[9, 9], yellow=[2])))
    saved(go(extending([31, 32], *city, money=[9, 9])))


def test_a_supplied_tile_is_saved_with_its_demand() -> None:
    state = go(supplying((31, (2, 0)), (2, (2, 1)), money=[9], yellow=[1]))
    play(state, P1, "supply:apartment_block", "demand:2")
    loaded = saved(state)
    assert loaded.supplied[4] == 2


# -- sizes and numbers ------------------------------------------------------------------------

SIZES = ["passed", "money", "yellow", "vp", "hands", "kept", "supply", "stacks",
         "tiles", "owners", "cubes", "supplied", "sites"]  # fmt: skip


@pytest.mark.parametrize("name", SIZES)
def test_a_field_of_the_wrong_length_is_refused(name: str) -> None:
    state = at_step("extend")
    refuse_lengths(state, name)
    refuse(edited(state, name, value=[]))


NUMBERS: list[tuple[Path, list[Any]]] = [
    (("round",), [-1, 0, 1, 2, 5]), (("order", 0), [-1, 3]), (("passed", 0), [-1, 1, 2]),
    (("money", 1), [-1, 10**6]), (("yellow", 1), [-1, CUBES[YELLOW] + 1]), (("vp", 3), [-1, 10**6]),
    (("vp", 5), [1]), (("terrain",), [-1, TERRAIN + 1]), (("stacks", 0), [0, STACK + 2]),
    (("supply", 0), [-1, CUBES[RED] + 1]), (("supply", 2), [-1, CUBES[YELLOW] + 1]),
    (("tiles", 5), [-1, WATER + 1, 0]), (("owners", 6), [-2, 3, 5]), (("cubes", 0), [-1, 4, 9]),
    (("cubes", 1), [1]), (("cubes", 7), [-1, max(CUBES) + 1]), (("supplied", 7), [-1, 5]),
    (("sites", 6), [-1, 10**6]),
    (("picks", 0), [0, PLANT_BASE + 1]), (("pool", 0), [0, PLANT_BASE + 1]), (("over",), [True]),
]  # fmt: skip


@pytest.mark.parametrize(("path", "values"), NUMBERS, ids=lambda each: str(each)[:40])
def test_numbers_that_cannot_be_are_refused(path: Path, values: list[Any]) -> None:
    refuse_values(at_step("extend"), path, values)


@pytest.mark.parametrize("value", [None, "1", 1.5, [], {}, True])
@pytest.mark.parametrize("name", ["round", "terrain", "money", "tiles", "stack", "kept"])
def test_values_of_another_kind_are_refused(name: str, value: Any) -> None:
    state = at_step("extend")
    refuse(edited(state, name, value=value))


# -- the stack --------------------------------------------------------------------------------

STACKS = [
    [], [["extend", 18]], [["extend", -1]], [["extend"]], [["supply", 0]], [["supply", 3]],
    [["draft"]], [["finish"]], [["clean_up"]], [["round", 4]], [["set_up"]], [["order"]],
    [["deal", 0, 6]], [["extend", 4], ["extend", 4]], [["nonsense"]], [["extend", "0"]],
]  # fmt: skip


@pytest.mark.parametrize("stack", STACKS, ids=str)
def test_a_course_that_cannot_be_is_refused(stack: list[Any]) -> None:
    refuse(edited(at_step("extend"), "stack", value=stack))


def test_an_incomplete_turn_order_is_refused() -> None:
    state = at_step("supply")
    refuse(edited(state, "order", value=state.order[:-1]))
    refuse(edited(state, "order", value=[0, 0, 1]))


def test_the_seat_in_turn_cannot_have_passed() -> None:
    state = at_step("supply")
    data = edited(state, "passed", state.turn()[0], value=1)
    refuse(data, "passed")


# -- the city ---------------------------------------------------------------------------------


def standing() -> CityTycoonState:
    city = ((2, (2, 0)), ("red_1_a", (3, 0), P2), ("land", (2, 1)), ("water", (3, 1)))
    return cast(CityTycoonState, go(supplying(*city, money=[9, 9])))


def test_a_city_without_its_start_tile_is_refused() -> None:
    refuse(edited(standing(), "sites", 0, value=cell(5, 5)), "start tile")
    refuse(edited(standing(), "tiles", 3, value=145), "start tile")
    refuse(edited(standing(), "tiles", 4, value=0), "start tile")


def test_two_tiles_on_a_cell_and_tiles_apart_are_refused() -> None:
    refuse(edited(standing(), "sites", 5, value=cell(2, 0)), "one cell")
    refuse(edited(standing(), "sites", 5, value=cell(8, 8)), "touches no tile")


def test_a_district_twice_or_too_early_is_refused() -> None:
    refuse(edited(standing(), "tiles", 6, value=2))
    refuse(edited(standing(), "tiles", 4, value=119), "later round")


def test_owners_fit_their_tiles() -> None:
    refuse(edited(standing(), "owners", 4, value=-1), "belong")
    refuse(edited(standing(), "owners", 7, value=0), "belong")
    refuse(edited(standing(), "owners", 0, value=0), "belong")


def test_terrain_is_counted() -> None:
    refuse(edited(standing(), "terrain", value=35), "terrain")
    refuse(edited(standing(), "tiles", 6, value=3))


def test_plants_fit_their_stacks() -> None:
    refuse(edited(standing(), "stacks", value=[1, 1]), "plants")
    refuse(edited(standing(), "stacks", value=[2, 2]), "plants")
    refuse(edited(standing(), "tiles", 5, value=123), "plants")
    twice = laid(("red_1_a", (2, 0)), ("red_1_b", (3, 0)))
    twice.stack, twice.answers = [("supply", 0)], [()] * 4
    assert GAME.problem(twice) is not None


def test_cubes_are_counted() -> None:
    refuse(edited(standing(), "supply", value=[25, 21, 25]), "cubes")
    refuse(edited(standing(), "cubes", 5, value=1), "cubes")
    refuse(edited(standing(), "cubes", 5, value=3), "cubes")
    refuse(edited(standing(), "cubes", 4, value=1), "cubes")
    refuse(edited(standing(), "yellow", 2, value=1), "cubes")
    refuse(edited(standing(), "supplied", 4, value=1), "cubes")
    refuse(edited(standing(), "supplied", 4, value=2), "no demand")


# -- tiles in hand ----------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["draft", "extend"])
def test_every_tile_of_the_round_is_in_one_place(step: str) -> None:
    state = at_step(step)
    pool = list(state.pool)
    refuse(edited(state, "pool", value=pool[1:]), "missing")
    refuse(edited(state, "pool", value=[*pool, pool[0]]), "two places")
    refuse(edited(state, "pool", 0, value=1), "missing|two places")
    refuse(edited(state, "picks", value=[]))


def test_kept_tiles_are_chosen_ones_that_were_not_played() -> None:
    state = at_step("extend")
    seat = next(s for s in range(3) if len(state.kept[s]) > 1)
    kept = list(state.kept[seat])
    refuse(edited(state, "kept", seat, value=kept[1:]), "do not fit")
    refuse(edited(state, "kept", seat, value=kept[::-1]), "in order")
    refuse(edited(state, "kept", seat, value=[*kept[:-1], state.pool[0]]))
    played = next(
        t for t, o in zip(state.tiles, state.owners, strict=True) if o >= 0 and is_district(t)
    )
    refuse(edited(state, "kept", seat, value=sorted([*kept[1:], played])), "do not fit")


def test_nobody_holds_tiles_while_supplying() -> None:
    state = at_step("supply")
    refuse(edited(state, "kept", 0, value=[61]), "in hand")
    refuse(edited(state, "pool", value=[61]), "in hand")


def test_money_becomes_points_at_the_end_only() -> None:
    *_, final = random_game(3, 1)
    assert load(final.to_json()) == final
    refuse(edited(final, "money", 0, value=10), "changed")
    refuse(edited(at_step("supply"), "vp", 5, value=2), "at the end only")


# -- random damage ----------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["deal", "draft", "extend", "supply"])
@EVERY_COUNT
def test_an_edited_game_is_refused_or_can_be_played_to_the_end(step: str, players: int) -> None:
    rng = Random(f"{step} {players}")
    states = [s.copy() for s in random_game(players, 9) if s.stack and s.stack[-1][0] == step]
    loaded = 0
    for _ in range(60):
        state = rng.choice(states)
        data = state.to_json()
        path = rng.choice(list(paths(data["state"])))
        if path[0] == "players":
            continue
        try:
            other = load(edited(state, *path, value=rng.randint(-1, 9)))
        except RathausError:
            continue
        loaded += 1
        own = Random(1)
        while other.turn():
            play_at_random(other, own)
        assert len(other.ranks()) == players
    assert loaded > 0


def test_the_answers_of_a_question_are_checked() -> None:
    state = go(extending([17, 28], money=[9]))
    play(state, P1, "play:city_park", "district")
    assert saved(state).answers[P1] == state.answers[P1]
    refuse(edited(state, "answers", 0, value=[1]))
    refuse(edited(state, "answers", 1, value=[GAME.parse(state, "sell")]))


def test_a_new_game_is_fit_to_be_saved() -> None:
    for players in (2, 3, 4, 5):
        saved(new_game(players))
    state = extending([2, 3], money=[9])
    saved(go(act(state, "play:terraced_houses", "district", at(2, 0))))
