"""Section 4: filling the hand, and the income of parks."""

import pytest

from rathaus.core.errors import IllegalMove
from tests.games.hamburg.scenes import draw, hand, key, scene, side, workers
from tests.games.scenes import chance, is_over, let_chance, options, outcomes, play

EMPTY = dict.fromkeys(("violet", "orange", "grey", "pink", "brown"), "")


@pytest.mark.clause("HAM-4.1", "HAM-3.3")
def test_a_player_finishes_refill_and_income_before_the_next_begins() -> None:
    """Park 261 belongs to the second player of the round."""
    parks = [side(hand="1 2 3 4"), side(hand="5 6 7 8", parks="261"), side(hand="9 10 11 12")]
    state = scene(step="phase_one", crest=1, sides=parks)
    assert state.turn() == (1,)
    play(state, 1, "draw:violet")
    draw(state, 193)
    assert options(state, 1) == ["done", f"use:{key(261)}"]
    play(state, 1, f"use:{key(261)}")
    assert state.turn() == (2,)
    play(state, 2, "draw:violet")
    draw(state, 194)
    assert state.turn() == (0,)


@pytest.mark.clause("HAM-4.2")
@pytest.mark.parametrize("held", range(5))
def test_the_hand_is_filled_up_to_five(held: int) -> None:
    cards = " ".join(str(card) for card in range(1, held + 1))
    state = scene(step=("fill", 0), sides=[side(hand=cards)])
    play(state, 0, *["draw:grey"] * (5 - held))
    let_chance(state)
    assert is_over(state)
    assert len(hand(state, 0)) == 5


@pytest.mark.clause("HAM-4.2")
def test_any_pile_may_be_chosen_for_each_card_and_none_be_left_out() -> None:
    state = scene(step=("fill", 0))
    piles = ["draw:violet", "draw:orange", "draw:grey", "draw:pink", "draw:brown"]
    for pile in piles:
        assert options(state, 0) == piles  # nothing else: he must refill
        play(state, 0, pile)
    let_chance(state)
    assert sorted(state.kit.colour[card] for card in hand(state, 0)) == [0, 1, 2, 3, 4]


@pytest.mark.clause("HAM-4.2")
def test_a_full_hand_draws_nothing() -> None:
    state = scene(step=("fill", 0), sides=[side(hand="1 2 3 4 5")])
    assert is_over(state)
    assert hand(state, 0) == [1, 2, 3, 4, 5]


@pytest.mark.clause("HAM-4.3")
def test_all_piles_are_chosen_before_the_first_card_is_drawn() -> None:
    state = scene(step=("fill", 0), sides=[side(hand="1 2 3")])
    play(state, 0, "draw:violet")
    assert hand(state, 0) == [1, 2, 3]
    assert state.turn() == (0,)
    play(state, 0, "draw:grey")
    draw(state, 193)
    assert all(move.startswith("card:") for move in outcomes(state))  # no decision in between
    draw(state, 145)
    assert hand(state, 0) == [1, 2, 3, 145, 193]


@pytest.mark.clause("HAM-4.4")
def test_an_empty_pile_is_not_renewed() -> None:
    piles = {"violet": "193"}
    state = scene(step=[("fill", 0), ("fill", 1)], piles=piles, discard="194 195 196")
    play(state, 0, "draw:violet")
    assert "draw:violet" not in options(state, 0)
    play(state, 0, *["draw:pink"] * 4)
    let_chance(state)
    assert options(state, 1) == ["draw:orange", "draw:grey", "draw:pink", "draw:brown"]
    assert state.discard == [194, 195, 196]


@pytest.mark.clause("HAM-4.5")
def test_if_fewer_cards_are_left_he_draws_what_there_is() -> None:
    piles = EMPTY | {"violet": "193", "pink": "49 50"}
    state = scene(step=("fill", 0), piles=piles)
    while not is_over(state):
        if state.turn() == (0,):
            play(state, 0, options(state, 0)[-1])
        let_chance(state)
    assert hand(state, 0) == [49, 50, 193]


@pytest.mark.clause("HAM-4.5")
def test_without_any_cards_left_the_refill_is_over() -> None:
    state = scene(step=("fill", 0), piles=EMPTY, sides=[side(hand="1")], discard="2 3")
    assert is_over(state)
    assert hand(state, 0) == [1]


@pytest.mark.clause("HAM-4.6")
def test_too_many_cards_are_discarded_in_an_order_of_choice() -> None:
    state = scene(step=("fill", 0), sides=[side(hand="1 2 3 4 5 6 7")])
    assert options(state, 0) == [f"discard:{key(card)}" for card in range(1, 8)]
    play(state, 0, f"discard:{key(6)}", f"discard:{key(2)}")
    assert is_over(state)
    assert hand(state, 0) == [1, 3, 4, 5, 7]
    assert state.discard == [6, 2]


@pytest.mark.clause("HAM-4.7", "HAM-9.10")
def test_each_park_is_used_once_in_any_order_after_the_refill() -> None:
    """261 pays a Mark, 262 is a worker, 263 a card, 264 a point."""
    parks = [f"use:{key(card)}" for card in (261, 262, 263, 264)]
    owner = side(hand="1 2 3 4", parks="261 262 263 264", money=0, points=0, workers="")
    state = scene(step="phase_one", sides=[owner, side(hand="5 6 7 8 9")])
    assert all(option.startswith("draw:") for option in options(state, 0))
    play(state, 0, "draw:brown")
    draw(state, 10)
    assert options(state, 0) == ["done", *parks]
    for index in (3, 1, 0):
        play(state, 0, parks[index])
        assert parks[index] not in options(state, 0)
    assert (state.points[0], state.money[0], sum(state.workers[:5])) == (1, 1, 1)
    assert state.used == [264, 262, 261]
    play(state, 0, parks[2])
    let_chance(state)
    assert state.turn() == (2,)


@pytest.mark.clause("HAM-4.7")
def test_a_park_may_be_left_unused() -> None:
    state = scene(step=("cards", 0, 1), sides=[side(parks="261", money=0)])
    play(state, 0, "done")
    assert is_over(state)
    assert (state.money[0], state.used) == (0, [])


@pytest.mark.clause("HAM-4.7", "HAM-4.9")
def test_a_card_drawn_by_a_park_or_033_is_in_addition_to_the_limit() -> None:
    owner = side(hand="1 2 3 4 5", parks="263", display="brown:33")
    state = scene(step="phase_one", sides=[owner])
    assert options(state, 0) == ["done", f"use:{key(33)}", f"use:{key(263)}"]
    play(state, 0, f"use:{key(263)}")
    colour = state.kit.colour[263]
    let_chance(state)
    assert len(hand(state, 0)) == 6
    play(state, 0, f"use:{key(33)}", "draw:brown")
    let_chance(state)
    assert len(hand(state, 0)) == 7  # and nothing is to be discarded: the next player follows
    assert state.turn() == (1,)
    drawn = [card for card in hand(state, 0) if card > 5]
    assert sorted(state.kit.colour[card] for card in drawn) == sorted([colour, 4])


@pytest.mark.clause("HAM-4.8")
def test_a_park_with_an_empty_pile_yields_nothing() -> None:
    state = scene(step=("cards", 0, 1), sides=[side(parks="263")], piles={"grey": ""})
    assert state.kit.colour[263] == 2
    play(state, 0, f"use:{key(263)}")
    assert is_over(state)
    assert hand(state, 0) == []


@pytest.mark.clause("HAM-4.8")
def test_033_may_choose_any_pile_that_is_not_empty() -> None:
    state = scene(step=("cards", 0, 1), sides=[side(display="brown:33")], piles={"grey": ""})
    play(state, 0, f"use:{key(33)}")
    assert options(state, 0) == ["draw:violet", "draw:orange", "draw:pink", "draw:brown"]


@pytest.mark.clause("HAM-4.8")
def test_033_without_any_card_left_yields_nothing() -> None:
    state = scene(step=("cards", 0, 1), sides=[side(display="brown:33")], piles=EMPTY)
    play(state, 0, f"use:{key(33)}")
    assert is_over(state)


@pytest.mark.clause("HAM-4.9")
def test_outside_phase_one_there_is_no_hand_limit() -> None:
    """Card 201 draws three cards in phase III."""
    state = scene(sides=[side(hand="201 1 2 3 4 5", sites="violet")])
    play(state, 0, f"play:{key(201)}", "as:building", *["draw:pink"] * 3)
    let_chance(state)
    assert is_over(state)
    assert len(hand(state, 0)) == 8


@pytest.mark.clause("HAM-4.2", "HAM-13.1.2")
def test_mayor_side_01_fills_up_to_seven() -> None:
    state = scene(step=("fill", 0), sides=[side(mayor=1)])
    play(state, 0, *["draw:pink"] * 7)
    let_chance(state)
    assert len(hand(state, 0)) == 7


@pytest.mark.clause("HAM-4.3")
def test_only_a_card_of_the_chosen_pile_can_be_drawn() -> None:
    state = scene(step=("fill", 0), sides=[side(hand="1 2 3 4")])
    play(state, 0, "draw:pink")
    with pytest.raises(IllegalMove):
        chance(state, f"card:{key(193)}")
    assert workers(state, 0) == "V1 O1 G1 P1 B1"
