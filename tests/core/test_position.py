"""Positions made by hand, in public names: the template game has no places of its own."""

from typing import Any

import pytest

from rathaus.core.errors import BadPlayers, BadPosition, RathausError
from tests.template_game import BOLD, CARD, HighCard

GAME = HighCard()


def test_what_is_not_said_is_as_before_the_first_step() -> None:
    state = GAME.position(3)
    assert (state.points, state.hands, len(state.deck)) == ([0, 0, 0], [(), (), ()], 24)
    assert state.turn() == ()


def test_fields_are_set_by_their_names_and_pieces_by_their_keys() -> None:
    state = GAME.position(
        2,
        {"hand": 5},
        prize=3,
        deck=["1", "2"],
        seats=[{"hands": ["7", "9"], "points": -2}, {"hands": [8, 20]}],
        at="choose",
    )
    assert (state.hand, state.prize, state.deck) == (5, 3, [1, 2])
    assert (state.hands, state.points) == ([(7, 9), (8, 20)], [-2, 0])
    assert state.turn() == (0, 1)
    assert state.moves(1) == [CARD + 8, CARD + 20]


def test_an_empty_key_is_an_empty_place_as_views_show_it() -> None:
    state = GAME.position(2, deck=["3", ""])
    assert state.deck == [3, 0]
    with pytest.raises(BadPosition, match="'prize' cannot be ''"):
        GAME.position(2, prize="")


def test_a_position_plays_on() -> None:
    state = GAME.position(2, prize=2, seats=[{"hands": [7]}, {"hands": [8]}], at="choose")
    state.play(0, BOLD)
    state.play(1, BOLD)
    assert state.points == [-1, 2 * 2]


def test_decisions_that_the_engine_takes_can_be_followed() -> None:
    state = GAME.position(2, prize=2, seats=[{"hands": [7, 9]}, {"hands": [8]}])
    state.taken = []
    state.push(("choose",))
    state.advance()
    assert state.taken == [(1, CARD + 8)]
    assert state.copy().taken is None


def test_steps_are_given_by_name_as_a_frame_or_in_a_row() -> None:
    assert GAME.position(2, at="prize").stack == [("prize",)]
    assert GAME.position(2, at=("deal", 1)).stack == [("deal", 1)]
    state = GAME.position(2, at=[("deal", 1), ("deal", 0), ("round",)])
    assert state.stack == [("round",), ("deal", 0), ("deal", 1)]


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ({"price": 3}, "the table has no place 'price'; allowed: .*prize"),
        ({"prize": 9}, "field 'prize': 9 is not between 0 and 3"),
        ({"prize": "three"}, "'prize' cannot be 'three'"),
        ({"deck": 7}, "'deck' is a list, not 7"),
        ({"deck": ["99"]}, "'deck' cannot be '99'; known: 1, 2, 3"),
        ({"points": [1, 2]}, "the table has no place 'points'"),
        ({"seats": [{"money": 3}]}, "a seat has no place 'money'; allowed: .*points"),
        ({"seats": [{}, {}, {}]}, "'seats' is a list of at most 2 areas"),
        ({"seats": 3}, "'seats' is a list of at most 2 areas"),
        ({"seats": [5]}, "what lies before seat 0 is named"),
        ({"seats": [{"hands": 7}]}, "'hands' is a list"),
        ({"seats": [{"points": -200}]}, "field 'points': -200 is not between"),
        ({"at": "nowhere"}, "there is no step .'nowhere',.; allowed: .*choose"),
        ({"at": ("deal", 2)}, r"step 'deal' does not work with \(2,\); its numbers: 0 to 1"),
        ({"at": ("deal",)}, r"step 'deal' does not work with \(\)"),
        ({"at": 5}, "'at' is a list, not 5"),
        ({"at": [5]}, "'at' is a list, not 5"),
        ({"at": {"deal": 1}}, "'at' is a list"),
        (
            {"at": ("deal", 0), "deck": []},
            "the position makes no sense: .*step 'deal' has no outcome",
        ),
    ],
)
def test_what_is_wrong_is_told(said: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        GAME.position(2, **said)


def test_players_and_options_are_checked_as_at_the_start() -> None:
    with pytest.raises(BadPlayers):
        GAME.position(9)
    with pytest.raises(RathausError, match="hand"):
        GAME.position(2, {"hand": 4})
