"""Positions made by hand: what can be named, what is filled up, and what is refused."""

import doctest
from typing import Any

import pytest

import rathaus
from rathaus.core.errors import BadPosition
from rathaus.games.neom.positions import PLACES
from tests.games.scenes import saved
from tests.games.spec import ROOT

GAME = rathaus.game("neom")

ROUNDS = [(1, 1), (1, 7), (2, 4), (3, 7)]


def test_the_page_about_positions_is_true() -> None:
    page = ROOT / "docs" / "positions" / "neom.md"
    failed, attempted = doctest.testfile(str(page), module_relative=False)
    assert attempted
    assert not failed


@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize(("generation", "round_"), ROUNDS)
@pytest.mark.parametrize("at", ["choose", "act", "disaster", "end_round", "income"])
def test_what_is_filled_up_could_be_a_game(
    players: int, generation: int, round_: int, at: str
) -> None:
    lies = {"generation": generation, "round": round_}
    state: Any = GAME.position(players, at=at, **lies)
    assert GAME.problem(state) is None
    if state.turn():
        saved(state)


def test_a_draft_is_filled_up() -> None:
    state: Any = GAME.position(3, at="draft", seats=[{"hand": ["park", "casino"]}])
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert {"pick:park", "pick:casino"} <= {GAME.notation(state, m) for m in state.moves(0)}
    saved(state)


def test_what_was_built_in_this_generation_was_chosen_by_its_owner() -> None:
    state: Any = GAME.position(
        3, at="choose", round=3, seats=[{}, {"city": {"3:2": "slums", "3:4": "ranch"}}]
    )
    picks = state.view(0)["picks"]
    assert [picks[1], picks[4]] == ["slums", "ranch"]
    assert GAME.problem(state) is None


def test_a_city_can_be_written_as_it_is_seen() -> None:
    shown: Any = GAME.position(3, at="act", seats=[{"city": {"3:2": "slums"}, "board": "ore"}])
    area = shown.view(0)["seats"][0]
    again: Any = GAME.position(3, at="act", seats=[{"city": area["city"], "board": area["board"]}])
    assert again.view(0)["seats"][0] == area


def test_two_players_take_their_turns() -> None:
    assert GAME.position(2, at="choose", first=1).turn() == (1,)
    state: Any = GAME.position(2, at="act_second", first=1, seats=[{"unbuilt": ["park"]}])
    assert state.turn() == (0,)
    assert GAME.problem(state) is None


def test_a_chosen_disaster_spares_who_chose_it() -> None:
    state: Any = GAME.position(3, at="act", seats=[{}, {"chosen": "flood"}])
    assert (state.view(0)["disaster"], state.spared, state.asked()) == ("flood", 1, [0, 2])
    state = GAME.position(3, at="disaster", disaster="flood", spared=0)
    assert state.chosen[0] == state.disaster


WRONG: dict[str, dict[str, Any]] = {
    "there is no tile 'slum'": {"seats": [{"city": {"3:2": "slum"}}]},
    "there is no cell '3:9'": {"seats": [{"city": {"3:9": "slums"}}]},
    "'city' is a map such as": {"seats": [{"city": "slums"}]},
    "there is no board 'gold'": {"seats": [{"board": "gold"}]},
    "'hand' is a list": {"seats": [{"hand": "slums"}]},
    "there is no good 'water'": {"seats": [{"modular": "water"}]},
    "a seat has no place 'goods'": {"seats": [{"goods": ["gold"]}]},
    "slums is not a cornerstone": {"seats": [{"unbuilt": ["slums"]}]},
    "flood is a disaster": {"seats": [{"city": {"3:2": "flood"}}]},
    "slums lies in two places": {"seats": [{"city": {"3:2": "slums"}}], "box": ["slums"]},
    "there is no trade route 'top'": {"routes_used": ["top"]},
    "'routes_used' is a list": {"routes_used": None},
    "4 is not between 0 and 3": {"generation": 4},
    "8 is not between 0 and 7": {"round": 8},
}


@pytest.mark.parametrize("message", WRONG)
def test_wrong_input_is_named(message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position(3, at="act", **WRONG[message])


def test_a_moment_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadPosition, match="draft, choose, act"):
        GAME.position(3, at="lunch")
    with pytest.raises(BadPosition, match="one or two players"):
        GAME.position(2, at="draft")


def test_every_moment_stands_on_the_page() -> None:
    page = (ROOT / "docs" / "positions" / "neom.md").read_text(encoding="utf-8")
    assert all(f'`"{moment}"`' in page for moment in PLACES.moments)
