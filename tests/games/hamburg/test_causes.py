"""A prompt that takes something says why: another player's card, an own one, or a full hand."""

import pytest

from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.cards import built
from tests.games.hamburg.scenes import Side, scene, side
from tests.games.scenes import options, play, saved

NAMES = ["Ann", "Bob", "Cem"]


def said(state: HamburgState, seat: int, lang: str = "en") -> str:
    return state.game.prompt(state, seat, lang, NAMES)


@pytest.mark.parametrize(
    ("card", "one", "other", "told"),
    [
        (13, side(hand="1 2"), side(hand="3 4"), "Tax Office: which card do you discard (1 to go)"),
        (85, side(markers="wall zoo"), side(markers="wall zoo"), "Circus Renz: which majority"),
        (173, side(wall="2 1"), side(wall="1 1"), "Blaster's Hideout: remove the outermost stone"),
        (
            176,
            side(display="pink:151; brown:3"),
            side(display="pink:102; brown:4"),
            "Arsonist's Shack: discard one of your buildings; its site stays.",
        ),
        (
            177,
            side(sites="pink brown"),
            side(sites="pink brown"),
            "Land Swindler's Office: discard one of your sites; its buildings return",
        ),
    ],
)  # fmt: skip
def test_an_attack_names_its_card_and_its_owner(
    card: int, one: Side, other: Side, told: str
) -> None:
    state = built(card, one, other)
    assert state.turn() == (1,)
    assert said(state, 1).startswith(f"Ann uses {told}")
    assert said(saved(state), 1) == said(state, 1)
    play(state, 1, options(state, 1)[0])
    assert state.turn() == (2,)
    assert said(state, 2).startswith(f"Ann uses {told}")


def test_each_language_says_why() -> None:
    state = built(177, side(sites="pink brown"))
    assert said(state, 1, "de").startswith("Ann nutzt ")
    assert said(state, 1, "nl").startswith("Ann gebruikt ")


def test_an_own_card_is_named() -> None:
    state = scene(step=[("discard", 0, 1), ("cause", 0, 28)], sides=[side(hand="1 2")])
    assert said(state, 0) == "Natural History Museum: which card do you discard (1 to go)?"
    play(state, 0, options(state, 0)[0])
    assert not [frame for frame in state.stack if frame[0] == "cause"]


@pytest.mark.clause("HAM-4.6")
def test_a_hand_that_is_too_large_is_the_reason_otherwise() -> None:
    state = scene(step=[("discard", 0, 2)], sides=[side(hand="1 2 3")])
    assert said(state, 0) == "Your hand is too large: which card do you discard (2 to go)?"
