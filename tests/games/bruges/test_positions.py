"""Positions made by hand: the page about them holds, and wrong words are named."""

import doctest
import json
from random import Random
from typing import Any

import pytest

from rathaus.core.errors import BadPosition
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.scenes import GAME, key, play_at_random, random_game, scene, side
from tests.games.spec import ROOT


def position(**lies: Any) -> BrugesState:
    state = GAME.position(**{"players": 3, "at": "turn", **lies})
    assert isinstance(state, BrugesState)
    return state


def test_the_examples_on_the_page_hold() -> None:
    page = ROOT / "docs" / "positions" / "bruges.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried > 10) == (0, True)


# -- what is wrong is said --------------------------------------------------------------------

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": [{"hand": ["gandalf"]}]}, "no card 'gandalf'"),
    ({"seats": [{"hand": "graf"}]}, "'hand' is a list"),
    ({"seats": [{"hand": ["graf"]}, {"houses": ["blue:graf"]}]}, "'graf' lies in 2 places"),
    ({"seats": [{"hand": ["graf"]}], "discard": ["graf"]}, "'graf' lies in 2 places"),
    ({"seats": [{"hand": ["red"] * 34}]}, "no more red cards"),
    ({"seats": [{"houses": [7]}]}, "a house is"),
    ({"seats": [{"houses": [{"owner": 1}]}]}, "a house is"),
    ({"seats": [{"houses": ["blue:red"]}]}, "by name"),
    ({"seats": [{"houses": ["blue:graf+page+arzt"]}]}, "at most two persons"),
    ({"seats": [{"workers": {"green": 1}}]}, "'green' is none of blue"),
    ({"seats": [{"workers": [1, 1]}]}, "each of the five colours"),
    ({"seats": [{"threats": {"red": -1}}]}, "-1 is not a number from 0"),
    ({"seats": [{"canal": [6, 0]}]}, "6 is not a number from 0 to 5"),
    ({"seats": [{"canal": [1]}]}, "left and right"),
    ({"seats": [{"field": 13}]}, "13 is not a number from 0 to 12"),
    ({"seats": [{"markers": ["beauty"]}]}, "'beauty' is none of reputation"),
    ({"seats": [{"had_statue": [True]}]}, "both sections"),
    ({"seats": [{"money": -1}]}, "'money'"),
    ({"seats": [{"gold": 1}]}, "no place 'gold'"),
    ({"seats": [{}] * 4}, "at most 3"),
    ({"dice": [7, 1, 1, 1, 1]}, "7 is not a number from 0 to 6"),
    ({"tops": ["pink"]}, "'pink' is none of"),
    ({"piles": [{"height": 1}]}, "a pile is"),
    ({"piles": [{}] * 4}, "three of them"),
    ({"piles": [{"cards": 100}, {"cards": 100}]}, "only 165 cards"),
    ({"statues": [9]}, "9 is not a number"),
    ({"weather": "fine"}, "no place 'weather'"),
    ({"at": "tomorrow"}, "no step"),
    ({"at": ("turn", 5, 0)}, "does not work with"),
]


@pytest.mark.parametrize(("lies", "match"), WRONG, ids=[match for _, match in WRONG])
def test_wrong_words_are_named(lies: dict[str, Any], match: str) -> None:
    with pytest.raises(BadPosition, match=match):
        position(**lies)


# -- what follows from the rest ---------------------------------------------------------------


def test_a_position_of_the_views_own_words_has_the_same_view() -> None:
    state = next(s for s in random_game(3, 8) if s.round == 6 and s.stack[-1][0] == "turn").copy()
    seats = []
    for seat, area in enumerate(state.view(None)["seats"]):
        own = state.view(seat)
        seats.append(
            {
                **{name: area[name] for name in SAME_WORDS},
                "hand": own["hand"],
                "houses": own["seats"][seat]["houses"],
            }
        )
    view = state.view(None)
    table = {name: view[name] for name in ("round", "phase", "turn_of_round", "last_round")}
    same = position(
        **table, at=state.stack[::-1], seats=seats, crest=view["crest"], dice=view["dice"],
        piles=view["piles"], discard=view["discard"], statues=view["statues"],
    )  # fmt: skip
    for seat in (None, 0, 1, 2):
        was, now = state.view(seat), same.view(seat)
        for each in (was, now):
            for area in each["seats"]:
                area.pop("seen")
                for house in area["houses"]:
                    house.pop("card")
            each.pop("traced")
        assert json.dumps(was) == json.dumps(now)


SAME_WORDS = (
    "money", "points", "field", "workers", "threats", "due", "canal", "had_statue", "statues",
    "markers", "rotated",
)  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("at", ["round", "phase_one", "phase_two", "rolled", "phase_four"])
def test_a_position_is_possible_and_can_be_played_to_its_end(players: int, at: str) -> None:
    rich = {"money": 20, "hand": ["red", "graf"], "houses": ["blue:knecht", "violet"]}
    state = position(players=players, at=at, seats=[rich], discard=["arzt"])
    assert GAME.problem(state) is None
    assert GAME.from_json(state.to_json()) == state
    rng = Random(players)
    while state.turn():
        play_at_random(state, rng)
    assert state.last_round


def test_decisions_the_engine_takes_by_itself_are_listed() -> None:
    state = scene(sides=[side(hand="alchemist", houses="blue", money=4)])
    state.taken = []
    state.play(0, GAME.parse(state, "as:person"))
    assert [(seat, GAME.notation(state, move)) for seat, move in state.taken] == [
        (0, "house:1"),
        (0, "done"),
    ]


def test_a_colour_stands_for_any_card_that_is_not_named() -> None:
    first = GAME.kit.by_colour[3][0]
    state = position(seats=[{"hand": ["red", "blue"]}, {"hand": [key(first), "blue"]}])
    colours = [[state.kit.colour[card] for card in hand] for hand in state.hands]
    assert [sorted(each) for each in colours[:2]] == [[0, 3], [0, 3]]
    assert first in state.hands[1]
    assert len({card for hand in state.hands for card in hand}) == 4
