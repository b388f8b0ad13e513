"""Section 4: drawing cards."""

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.core.steps import CHANCE
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.scenes import (
    chance,
    draw,
    hand,
    let_chance,
    options,
    outcomes,
    play,
    scene,
    side,
    top,
)

FULL = side(hand="red red red red red")


def drawing(first: str, *others: str, **facts: object) -> BrugesState:
    """Phase 1; the others hold five cards unless said otherwise."""
    sides = [side(hand=first), *(side(hand=each) for each in others)]
    return scene(step="phase_one", sides=[*sides, *[FULL] * (3 - len(sides))], **facts)


def draw_all(state: BrugesState, seat: int, pile: str = "draw:1") -> int:
    """Draws until somebody else is asked; how many cards."""
    count = 0
    while state.turn() == (seat,):
        play(state, seat, pile)
        count += 1
        while state.turn() == (CHANCE,) and outcomes(state)[0].startswith("top"):
            chance(state, outcomes(state)[0])
    return count


@pytest.mark.clause("BRU-4.1")
@pytest.mark.parametrize("held", [0, 1, 2, 3, 4])
def test_cards_are_drawn_one_at_a_time_until_the_hand_holds_five(held: int) -> None:
    state = drawing(" ".join(["blue"] * held))
    assert draw_all(state, 0) == 5 - held
    let_chance(state)
    assert len(hand(state, 0)) == 5


@pytest.mark.clause("BRU-4.1")
def test_the_next_player_draws_once_the_hand_of_the_first_is_full() -> None:
    state = drawing("blue blue blue blue", "brown brown brown brown")
    play(state, 0, "draw:1")
    let_chance(state)
    assert len(hand(state, 0)) == 5
    assert state.turn() == (1,)
    play(state, 1, "draw:2")
    let_chance(state)
    assert (len(hand(state, 1)), state.phase) == (5, 2)


@pytest.mark.clause("BRU-4.2")
def test_the_pile_is_chosen_anew_for_each_card() -> None:
    state = drawing("blue blue blue", tops="red violet")
    sizes = list(state.sizes)
    assert options(state, 0) == ["draw:1", "draw:2"]
    play(state, 0, "draw:2")
    assert state.blind == [4]
    top(state, "yellow")
    assert options(state, 0) == ["draw:1", "draw:2"]
    play(state, 0, "draw:1")
    assert state.blind == [4, 3]
    top(state, "blue")
    assert state.sizes == [sizes[0] - 1, sizes[1] - 1, sizes[2]]
    assert state.tops[:2] == [0, 2]


@pytest.mark.clause("BRU-4.3")
def test_drawn_cards_are_looked_at_only_when_the_hand_is_full() -> None:
    state = drawing("blue blue blue", tops="red violet", piled="knecht fuerst")
    before = hand(state, 0)
    play(state, 0, "draw:1")
    top(state, "red")
    assert hand(state, 0) == before  # still unknown, also to the owner
    for viewer in (0, 1, None):
        assert state.view(viewer)["blind"] == ["red"]
    play(state, 0, "draw:2")
    top(state, "red")
    draw(state, "knecht", "fuerst")
    assert {*hand(state, 0)} == {*before, "knecht", "fuerst"}
    assert state.blind == []


@pytest.mark.clause("BRU-4.3")
def test_cards_of_the_last_round_stay_known_while_others_are_drawn() -> None:
    state = drawing("alchemist")
    play(state, 0, "draw:1")
    let_chance(state)
    assert state.view(0)["hand"] == ["alchemist"]


@pytest.mark.clause("BRU-4.4")
def test_filling_up_to_five_is_compulsory() -> None:
    state = drawing("blue blue blue blue")
    assert options(state, 0) == ["draw:1", "draw:2"]
    with pytest.raises(IllegalMove):
        play(state, 0, "done")


@pytest.mark.clause("BRU-4.4")
@pytest.mark.parametrize("held", [5, 6, 8])
def test_who_holds_five_or_more_draws_and_discards_nothing(held: int) -> None:
    state = drawing(" ".join(["blue"] * held))
    assert state.phase == 2  # nobody had to draw
    assert len(hand(state, 0)) == held
    assert state.discard == []


@pytest.mark.clause("BRU-4.5", "BRU-14.29")
@pytest.mark.parametrize("takes", [True, False])
def test_a_person_allows_a_sixth_card_before_the_new_fronts_are_seen(takes: bool) -> None:
    scholar = side(hand="blue blue blue", houses="red:gelehrter")
    state = scene(step="phase_one", sides=[scholar, FULL, FULL])
    for _ in range(2):
        assert options(state, 0) == ["draw:1", "draw:2"]
        play(state, 0, "draw:1")
        top(state, "red")
    assert len(hand(state, 0)) == 3  # nothing was looked at
    assert options(state, 0) == ["done", "draw:1", "draw:2"]
    play(state, 0, "draw:1" if takes else "done")
    let_chance(state)
    assert len(hand(state, 0)) == (6 if takes else 5)


@pytest.mark.clause("BRU-4.5")
@pytest.mark.parametrize(("held", "may"), [(5, True), (6, False), (7, False)])
def test_with_five_cards_the_sixth_is_offered_at_once(held: int, may: bool) -> None:
    scholar = side(hand=" ".join(["blue"] * held), houses="red:gelehrter")
    state = scene(step="phase_one", sides=[scholar, FULL, FULL])
    assert (options(state, 0) == ["done", "draw:1", "draw:2"]) == may


@pytest.mark.clause("BRU-4.5")
def test_a_scholar_in_the_hand_allows_nothing() -> None:
    state = scene(step="phase_one", sides=[side(hand="gelehrter red red red red"), FULL, FULL])
    assert state.phase == 2
