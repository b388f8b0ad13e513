"""A prompt that takes something says why: another player's person, an own one, or a threat."""

import pytest

from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.persons import placed
from tests.games.bruges.scenes import Side, scene, side
from tests.games.scenes import options, play, saved

NAMES = ["Ann", "Bob"]


def said(state: BrugesState, seat: int, lang: str = "en") -> str:
    return state.game.prompt(state, seat, lang, NAMES)


@pytest.mark.parametrize(
    ("person", "rival", "told"),
    [
        ("zensor", side(hand="red blue"), "which card do you discard (1 to go)?"),
        ("brandstifter", side(houses="red; blue"), "you lose a house; its persons return"),
        ("saboteur", side(canals=(2, 1)), "from which section do you lose a canal token?"),
    ],
)
def test_an_attack_names_its_person_and_the_player(person: str, rival: Side, told: str) -> None:
    state = placed(person, rivals=[rival])
    assert state.turn() == (1,)
    name = state.game.catalogue("en").pieces[person].name
    assert said(state, 1).startswith(f"Ann uses {name}: {told}")
    assert said(saved(state), 1) == said(state, 1)
    play(state, 1, options(state, 1)[0])
    assert said(placed(person, rivals=[rival]), 1, "de").startswith("Ann nutzt ")
    assert said(placed(person, rivals=[rival]), 1, "nl").startswith("Ann gebruikt ")


def test_the_plague_is_named() -> None:
    mine = side(houses="red:knecht; blue:fuerst")
    state = scene(sides=[mine], step=[("lose_person", 0), ("damages", 0)], phase=2)
    assert said(state, 0).startswith("Plague: you lose a person")
    assert said(state, 0, "de").startswith("Pest: ")
    assert said(state, 0, "nl").startswith("Pest: ")
