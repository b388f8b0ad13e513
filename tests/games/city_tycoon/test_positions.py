"""Positions made by hand: what is said lies there, the rest follows, and what is wrong is named."""

import doctest
from pathlib import Path
from typing import Any, cast

import pytest

from rathaus.core.errors import BadPosition
from rathaus.games.city_tycoon.state import CityTycoonState
from tests.games.city_tycoon.scenes import GAME, P1, P2, P3, random_game

PAGE = Path(__file__).parents[3] / "docs/positions/city_tycoon.md"


def position(players: int = 4, **lies: Any) -> CityTycoonState:
    return cast(CityTycoonState, GAME.position(players, **lies))


def test_the_examples_of_the_docs_are_true() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def test_nothing_said_is_the_set_up() -> None:
    for players in (2, 3, 4, 5):
        made, played = position(players).view(None), GAME.start(players).view(None)
        for name in ("city", "supply", "terrain", "plants", "open"):
            assert made[name] == played[name]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_seen_while_supplying_is_a_position(players: int) -> None:
    """The view of a spectator, put in again, is the same position."""
    made = 0
    for state in random_game(players, 30 + players):
        if state.stack and state.stack[-1][0] == "supply" and not any(state.answers):
            seen = state.view(None)
            shown = ("money", "yellow", "points", "passed")
            same = position(
                players,
                seats=[{name: area[name] for name in shown} for area in seen["seats"]],
                at=state.stack[-1],
                **{name: seen[name] for name in ("round", "order", "city", "plants")},
            )
            assert same.view(None) == seen
            assert same.moves(state.turn()[0]) == state.moves(state.turn()[0])
            assert GAME.problem(same) is None
            made += 1
    assert made > 5


def test_a_position_can_be_saved_whatever_the_order_of_its_tiles() -> None:
    far = {"city": {"e3:s0": "market_hall", "e4:s0": {"tile": "red_1_a", "cubes": 1}}, "money": 9}
    state = position(seats=[far, {"city": {"e2:s0": "street_stage", "e2:s1": "land"}}], at="supply")
    assert GAME.from_json(state.to_json()) == state
    assert state.supply == [30 - 4 - 1, 25 - 4, 25]
    assert (state.terrain, state.stacks) == (35, [2, 1])
    assert [state.owners[site] for site in range(4, 8)] == [P2, P1, P1, P2]


def test_a_supplied_tile_holds_its_cubes() -> None:
    own = {"city": {"e2:s0": {"tile": "terraced_houses", "supplied": 1}}}
    state = position(seats=[own], start={"red": 3, "blue": 4}, at=())
    assert state.supply == [30 - 3 - 1, 25 - 4, 25]


def test_who_has_no_tiles_gets_some_for_the_extension() -> None:
    state = position(3, order=[2, 0, 1], seats=[{}, {}, {"kept": ["zoo", "ice_rink"]}], at="extend")
    assert (state.turn(), state.round) == ((P3,), 3)
    assert [len(kept) for kept in state.kept] == [2, 2, 2]
    assert GAME.problem(state) is None
    assert GAME.from_json(state.to_json()) == state


def test_a_draft_in_the_middle() -> None:
    sets = [["sawmill", "brickworks"], ["tannery", "grain_mill"]]
    chosen = [["city_park", "beer_garden", "old_bridge", "city_gate"],
              ["water_tower", "fish_market", "corner_shop", "market_hall"]]  # fmt: skip
    seats = [{"set": hand, "kept": kept} for hand, kept in zip(sets, chosen, strict=True)]
    state = position(2, seats=seats, at="draft")
    assert state.view(P1)["set"] == sorted(
        sets[P1], key=lambda k: GAME.catalogue("en").pieces[k].number
    )
    assert GAME.from_json(state.to_json()) == state


def test_points_by_where_they_came_from() -> None:
    seats = [{"points": 7}, {"points": {"bonus": 2, "bought": 3}}]
    results = position(2, seats=seats, at="supply").result()
    assert (results[P1]["built"], results[P1]["total"]) == (7, 7)
    assert (results[P2]["bonus"], results[P2]["bought"], results[P2]["total"]) == (2, 3, 5)


UNEVEN = [{"kept": ["zoo", "ice_rink"]}, {"kept": ["fairground"]}]
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"city": [{"cell": "e2:s0", "tile": "castle"}]}, "no tile 'castle'"),
    ({"city": [{"cell": "2,0", "tile": "zoo"}]}, "such as 'e2:s0'"),
    ({"city": [{"cell": "e2:s0", "tile": "zoo", "owner": 4}]}, "seat from 0 to 3"),
    ({"city": [{"cell": "e2:s0", "tile": "zoo", "who": 1}]}, "not who"),
    ({"city": [{"cell": "e0:s0", "tile": "zoo"}]}, "two tiles lie on e0:s0"),
    ({"city": {"e2:s0": "zoo"}}, "'city' is a list"),
    ({"city": ["zoo"]}, "a tile of the city has cell"),
    ({"seats": [{"city": ["zoo"]}]}, "names a tile for each cell"),
    ({"seats": [{"city": {"e2:s0": {"tile": "zoo", "supplied": 9}}}]}, "zoo has no demand 9"),
    ({"seats": [{"city": {"e2:s0": {"tile": "red_1_a", "cubes": 31}}}]}, "30 red cubes in all"),
    ({"seats": [{"city": {"e2:s0": {"tile": "red_1_a", "cubes": -1}}}]}, "number from 0 on"),
    ({"seats": [{"kept": ["red_1_a"]}]}, "'kept': there is no tile 'red_1_a'"),
    ({"seats": [{"kept": "zoo"}]}, "'kept' is a list"),
    ({"seats": [{"passed": 3}]}, "true or false"),
    ({"seats": [{"points": {"luck": 3}}]}, "cannot come from 'luck'"),
    ({"seats": [{"coins": 3}]}, "no place 'coins'"),
    ({"supply": {"green": 1}}, "something for red, blue, yellow"),
    ({"plants": {"red": "two"}}, "number from 0 on"),
    ({"start": [4, 4]}, "something for red, blue"),
    ({"water": "e2:s0"}, "'water' is a list"),
    ({"at": "extend"}, "'kept' tiles to play"),
    ({"at": "extend", "seats": UNEVEN}, "one less"),
    ({"at": "building"}, "no step"),
]  # fmt: skip


@pytest.mark.parametrize(("lies", "message"), WRONG, ids=[message for _, message in WRONG])
def test_what_is_wrong_is_named(lies: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        position(**lies)
