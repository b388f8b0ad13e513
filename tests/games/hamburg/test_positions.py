"""Positions made by hand: in the words of the views, and clear about what cannot be."""

import doctest
from pathlib import Path
from typing import Any

import pytest

import rathaus
from rathaus.core.errors import BadPosition
from rathaus.games.hamburg.state import EXPANSIONS
from tests.games.hamburg.scenes import random_game

GAME = rathaus.game("hamburg")
ALL = dict.fromkeys(EXPANSIONS, True)
PAGE = Path(__file__).parents[3] / "docs/positions/hamburg.md"


def test_the_page_about_positions_is_true() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


AREA = (
    "board", "money", "points", "field", "workers", "dangers", "wall", "statues", "jettes",
    "markers", "had_statue", "sites", "zoo", "parks", "mayor", "used", "used_twice",
)  # fmt: skip
MIDDLE = (
    "cycle", "phase", "round", "crest", "dice", "discard", "shuffled", "hummels", "jettes",
    "tokens_used", "window", "clergymen", "chapel", "chapel_front", "ships", "exchange", "rate",
    "clergy",
)  # fmt: skip


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_view_can_be_laid_out_again(players: int) -> None:
    """What the view names, a position takes; the cards that nobody sees lie somewhere."""
    states = [state.copy() for state in random_game(players, players, **ALL) if state.cycle]
    for state in states[:: len(states) // 25]:
        view = state.view(0)
        seats = [{name: area[name] for name in AREA} for area in view["sides"]]
        middle: dict[str, Any] = {name: view[name] for name in MIDDLE if name != "tokens_used"}
        seats[0]["hand"] = view["hand"]
        tokens = [key for key in _tokens(state) if key not in view["tokens_used"]]
        made = GAME.position(players, ALL, seats=seats, tokens=tokens, **middle).view(0)
        assert [_known(area) for area in made["sides"]] == [_known(area) for area in view["sides"]]
        for name in ("hand", *MIDDLE):
            assert _sorted(name, made) == _sorted(name, view), name


def _tokens(state: Any) -> list[str]:
    return [token.key for token in state.kit.tokens]


def _known(area: dict[str, Any]) -> dict[str, Any]:
    sites = [(site["colour"], site["buildings"]) for site in area["sites"]]
    return {name: area[name] for name in AREA if name != "sites"} | {"sites": sites}


def _sorted(name: str, view: dict[str, Any]) -> Any:
    return sorted(view[name]) if name == "tokens_used" else view[name]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": [{"hand": ["no_such_card"]}]}, "no card 'no_such_card'"),
    ({"seats": [{"hand": [281]}]}, "no card 281"),
    ({"seats": [{"hand": "city_library"}]}, "is a list"),
    ({"seats": [{"hand": [5]}, {"hand": [5]}]}, "harmonie_society lies in 2 places"),
    ({"seats": [{"hand": [5]}], "piles": {"brown": [5]}}, "lies in 2 places"),
    ({"seats": [{"sites": ["yellow"]}]}, "no colour 'yellow'"),
    ({"seats": [{"sites": [{"building": 5}]}]}, "a site is a colour"),
    ({"seats": [{"sites": [{"colour": "pink", "buildings": ["seal_pool"]}]}]}, "not a building"),
    ({"seats": [{"zoo": [5]}]}, "is not a zoo card"),
    ({"seats": [{"wall": [6, 0]}]}, "from 0 to 5"),
    ({"seats": [{"wall": [1]}]}, "has 2 numbers"),
    ({"seats": [{"workers": {"black": 1}}]}, "has no 'black'"),
    ({"seats": [{"board": "pink"}]}, "no board 'pink'"),
    ({"seats": [{"field": 10}]}, "fields 0 to 9"),
    ({"seats": [{"mayor": "side_01"}]}, "needs the option 'mayors'"),
    ({"seats": [{"jettes": [12]}]}, "needs the option 'statues'"),
    ({"seats": [{"houses": []}]}, "a seat has no place 'houses'"),
    ({"seats": [{}, {}, {}]}, "at most 2 areas"),
    ({"dice": [1, 2, 3]}, "has 6 numbers"),
    ({"dice": [1, 2, 3, 4, 5, 7]}, "from 0 to 6"),
    ({"tokens": ["x01"]}, "needs the option 'dangers'"),
    ({"ships": ["pink"]}, "needs the option 'ships'"),
    ({"exchange": "b01"}, "needs the option 'exchange'"),
    ({"window": "white"}, "no window 'white'"),
    ({"piles": {"violet": [5]}}, "is not violet"),
    ({"piles": None}, "'piles' is a list"),
    ({"at": ("steal", 0, 0)}, "makes no sense"),
    ({"at": "lunch"}, "no step"),
    ({"at": ("turn", 2, 0)}, "does not work with"),
    ({"cycle": 9}, "not between"),
]


@pytest.mark.parametrize(("lies", "message"), WRONG, ids=lambda each: str(each)[:40])
def test_what_cannot_be_is_named(lies: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position(2, **lies)


def test_tom_has_no_hand() -> None:
    with pytest.raises(BadPosition, match="TOM has no hand"):
        GAME.position(1, seats=[{}, {"hand": [5]}])
