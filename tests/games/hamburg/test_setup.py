"""Section 2: what lies on the table when the first cycle begins; section 3: principles."""

from random import Random

import pytest

from rathaus.core.errors import RathausError
from rathaus.core.steps import CHANCE
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.tracks import BOARDS, CYCLES
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.state import EXPANSIONS, HamburgState
from tests.games.hamburg.scenes import (
    draw,
    hand,
    key,
    keys,
    levels,
    markers,
    new_game,
    random_game,
    scene,
    side,
    sites,
    tokens,
    workers,
)
from tests.games.scenes import chance, is_over, let_chance, listen, options, outcomes, play


def begun(players: int, options: str = "") -> HamburgState:
    """A game that has been set up, mayors included."""
    state = let_chance(new_game(players, options))
    while state.cycle == 0:
        for seat in state.turn():
            state.play(seat, state.moves(seat)[0])
        let_chance(state)
    return state


# -- statues, supply, cards -------------------------------------------------------------------


@pytest.mark.clause("HAM-2.1")
@pytest.mark.parametrize(
    ("players", "statues"),
    [
        (1, [9, 7, 5, 2]),
        (2, [9, 7, 5, 2]),
        (3, [9, 7, 6, 5, 4, 2]),
        (4, [9, 8, 7, 6, 5, 4, 3, 2]),
        (5, [9, 8, 7, 6, 5, 4, 3, 2]),
    ],
)
def test_the_statues_stand_in_descending_order(players: int, statues: list[int]) -> None:
    state = begun(players)
    assert state.hummels == statues
    assert state.jettes == []


@pytest.mark.clause("HAM-2.1")
def test_with_the_second_expansion_more_statues_stand_there() -> None:
    state = begun(4, "statues")
    assert state.hummels == [10, 9, 8, 7, 5, 4, 3, 2]
    assert state.jettes == [12, 9, 6]


@pytest.mark.clause("HAM-2.2")
def test_no_clergyman_stands_at_the_church_yet() -> None:
    state = begun(3)
    assert (state.window, state.clergymen, state.round) == (-1, [0] * 6, 0)


@pytest.mark.clause("HAM-2.3")
@pytest.mark.parametrize(("options", "amount"), [("", 10), ("dangers", 20)])
def test_all_tokens_lie_on_the_burning_house(options: str, amount: int) -> None:
    state = begun(2, options)
    assert len(set(tokens(state))) == amount
    assert state.tokens_used == []


@pytest.mark.clause("HAM-2.4")
@pytest.mark.parametrize("players", range(1, 6))
def test_a_card_of_each_pile_makes_the_discard_pile(players: int) -> None:
    state = begun(players)
    assert [len(pile) for pile in state.piles] == [len(CARDS) // len(COLOURS) - 1] * len(COLOURS)
    discards = [*state.discard, *state.shuffled]
    assert sorted(state.kit.colour[card] for card in discards) == [0, 1, 2, 3, 4]
    cards = [*discards, *(card for pile in state.piles for card in pile)]
    assert sorted(cards) == [card.number for card in CARDS]


@pytest.mark.clause("HAM-2.4")
def test_the_discard_pile_is_shuffled_and_shows_its_top_card() -> None:
    state = new_game(2)
    chance(state, "board:red", "board:blue", "start:0")
    for card, colour in ((193, 0), (97, 1), (145, 2), (49, 3), (1, 4)):
        assert outcomes(state) == [f"card:{key(each)}" for each in state.kit.pile(colour)]
        draw(state, card)
    assert sorted(outcomes(state)) == sorted(f"card:{each}" for each in keys([1, 49, 97, 145, 193]))
    draw(state, 49)
    assert state.discard == [49]
    assert state.shuffled == [1, 97, 145, 193]


@pytest.mark.clause("HAM-2.5", "HAM-2.6", "HAM-2.7")
@pytest.mark.parametrize("players", range(1, 6))
def test_everyone_starts_alike(players: int) -> None:
    state = begun(players)
    for each in range(state.sides):
        assert (state.money[each], state.points[each], state.square[each]) == (5, 5, 0)
        assert workers(state, each) == "V1 O1 G1 P1 B1"
        assert levels(state, each) == "V0 O0 G0 P0 B0"
        assert state.walls[each * 2 : each * 2 + 2] == [0, 0]
        assert markers(state, each) == set()
        assert sites(state, each) == []
        assert hand(state, each) == []


@pytest.mark.clause("HAM-2.7")
def test_a_mayor_states_money_and_workers() -> None:
    state = new_game(2, "mayors")
    chance(state, "board:red", "board:blue", "start:1", "mayor_tile:4")
    assert outcomes(state) == [f"mayor_tile:{tile}" for tile in (1, 2, 3, 5)]
    chance(state, "mayor_tile:1")
    assert state.turn() == (1,)  # the crest holder chooses first
    play(state, 1, "mayor:side_02")
    play(state, 0, "mayor:side_07")
    assert (state.money[0], workers(state, 0)) == (7, "V1 O1 G1 P1 B1")
    assert (state.money[1], workers(state, 1)) == (5, "V0 O0 G0 P0 B0")
    assert state.points == [5, 5]


@pytest.mark.clause("HAM-2.8", "HAM-3.3")
@pytest.mark.parametrize("crest", range(3))
def test_the_start_player_is_drawn_and_goes_first(crest: int) -> None:
    state = new_game(3)
    chance(state, "board:red", "board:blue", "board:green")
    assert outcomes(state) == ["start:0", "start:1", "start:2"]
    chance(state, f"start:{crest}")
    let_chance(state)
    assert state.turn() == (crest,)
    assert state.order() == [(crest + step) % 3 for step in range(3)]


@pytest.mark.clause("HAM-2.9")
def test_boards_are_dealt_at_random_and_each_is_there_once() -> None:
    state = new_game(5)
    left = [f"board:{board}" for board in BOARDS]
    for board in ("white", "red", "yellow", "green"):
        assert outcomes(state) == left
        chance(state, f"board:{board}")
        left.remove(f"board:{board}")
    assert [BOARDS[board] for board in state.boards] == ["white", "red", "yellow", "green", "blue"]


@pytest.mark.clause("HAM-2.10")
def test_expansions_are_chosen_one_by_one_and_are_off_at_first() -> None:
    game = new_game(2).game
    assert game.options_of(new_game(2)) == dict.fromkeys(EXPANSIONS, False)
    for name in EXPANSIONS:
        chosen = game.options_of(new_game(2, name))
        assert [each for each, is_on in chosen.items() if is_on] == [name]
    assert all(game.options_of(new_game(2, "exchange clergy"))[x] for x in ("exchange", "clergy"))


@pytest.mark.clause("HAM-2.10")
def test_an_unknown_expansion_is_refused() -> None:
    with pytest.raises(RathausError, match="fishing"):
        new_game(2, "fishing")


# -- principles -------------------------------------------------------------------------------


@pytest.mark.clause("HAM-3.1")
def test_eight_cycles_of_four_phases() -> None:
    seen = []
    for state in random_game(2, seed=3):
        if state.cycle and state.turn() and (not seen or seen[-1] != (state.cycle, state.phase)):
            seen.append((state.cycle, state.phase))
    assert seen == [(cycle, phase) for cycle in range(1, CYCLES + 1) for phase in (1, 2, 3)]
    assert (state.cycle, state.phase) == (8, 4)  # phase IV asks nothing


@pytest.mark.clause("HAM-3.4")
def test_a_card_counts_only_what_its_owner_has() -> None:
    """Card 003 counts citizens buildings, 012 wall stones: those of others are not his."""
    owner = side(display="brown:3; brown:12", workers="G1 P1", money=0, points=0, wall="2 0")
    rival = side(display="brown:6; brown:8", wall="4 4")
    state = scene(sides=[owner, rival])
    play(state, 0, f"use:{key(3)}", f"use:{key(12)}")
    assert (state.money[0], state.points[0]) == (2 * 2, 0)


@pytest.mark.clause("HAM-3.12")
def test_where_a_pile_is_named_the_card_comes_from_it() -> None:
    """Park 275 draws a violet card."""
    state = scene(step=("cards", 0, 1), sides=[side(parks="275")])
    play(state, 0, f"use:{key(275)}")
    assert outcomes(state) == [f"card:{each}" for each in keys(state.piles[0])]


@pytest.mark.clause("HAM-3.5")
def test_other_players_are_handled_clockwise_from_the_neighbour() -> None:
    """Card 013 makes every other player discard a card."""
    hands = [side(hand="13", sites="brown", money=20), *(side(hand=h) for h in ("2 3", "4 5"))]
    state = scene(players=4, crest=1, seat=1, sides=[side(hand="6 7"), *hands])
    play(state, 1, f"play:{key(13)}", "as:building")
    for seat, card in ((2, 3), (3, 5), (0, 6)):
        assert state.turn() == (seat,)
        play(state, seat, f"discard:{key(card)}")
    assert state.discard == [3, 5, 6]


@pytest.mark.clause("HAM-3.6", "HAM-3.2")
def test_free_of_charge_means_neither_money_nor_worker() -> None:
    """Card 005 builds a found card free of charge."""
    owner = side(hand="5", sites="brown brown", money=6, workers="")
    state = scene(sides=[owner], discard="10")
    play(state, 0, f"play:{key(5)}", "as:building", "site:1", f"find:{key(10)}")
    assert sites(state, 0) == ["brown:5", "brown:10"]
    assert (state.money[0], workers(state, 0)) == (0, "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-3.7")
def test_payments_go_to_the_supply() -> None:
    state = scene(sides=[side(hand="6", sites="brown", money=9)])
    play(state, 0, f"play:{key(6)}", "as:building")
    assert state.money == [0, 5, 5]


@pytest.mark.clause("HAM-3.7")
def test_a_card_may_name_another_player_as_payee() -> None:
    """Card 103 pays the others."""
    state = scene(sides=[side(display="orange:103", money=2)])
    play(state, 0, f"use:{key(103)}")
    assert state.money == [0, 6, 6]


@pytest.mark.clause("HAM-3.8")
def test_a_cost_is_paid_in_full_or_the_ability_is_not_used() -> None:
    """Card 043: a violet worker and one more."""
    use = f"use:{key(43)}"
    for have, is_offered in (("V1", False), ("O3", False), ("V2", True), ("V1 B1", True)):
        state = scene(sides=[side(display="brown:43", hand="1 2", workers=have)])
        assert (use in options(state, 0)) == is_offered, have


@pytest.mark.clause("HAM-3.8")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    """Card 171 takes 3 Mark from every other player."""
    rich = side(hand="171", sites="grey", money=12)
    state = scene(sides=[rich, side(money=2), side(money=9)])
    play(state, 0, f"play:{key(171)}", "as:building")
    price = state.kit.price[171]
    assert state.money == [12 - price + 5, 0, 6]


@pytest.mark.clause("HAM-3.9")
def test_points_never_fall_below_0() -> None:
    """Exchange tile B06, third field: a wall stone costs 2 points."""
    owner = side(board="green", hand="49", money=5, points=1)
    state = scene(sides=[owner], exchange=(3, 6))
    play(state, 0, f"play:{key(49)}", "as:wall")
    assert state.points[0] == 0


@pytest.mark.clause("HAM-3.10")
@pytest.mark.parametrize("points", [99, 199, 1234])
def test_points_have_no_upper_limit(points: int) -> None:
    state = scene(sides=[side(hand="1", dangers="B1", points=points)])
    play(state, 0, f"play:{key(1)}", "as:lower")
    assert state.points[0] == points + 1


@pytest.mark.clause("HAM-3.11")
@pytest.mark.parametrize(("price_of", "paid"), [(131, 5), (125, 3), (121, 2)])
def test_a_half_price_is_rounded_up(price_of: int, paid: int) -> None:
    state = scene(sides=[side(display="grey:182; grey:", money=20, hand=str(price_of))])
    assert state.kit.price[price_of] in (2 * paid - 1, 2 * paid)
    events = listen(state)
    play(state, 0, f"play:{key(price_of)}", "as:building")
    assert next(each for each in events if each.kind == "money_paid").data == {"money": paid}


@pytest.mark.clause("HAM-3.11")
@pytest.mark.parametrize(("amount", "points"), [(2, 0), (3, 2), (5, 2), (6, 4)])
def test_only_complete_groups_count(amount: int, points: int) -> None:
    """Card 020: 2 points for every three violet sites."""
    brown = side(display="brown:20", sites=" ".join(["violet"] * amount), points=0)
    state = scene(sides=[brown])
    play(state, 0, f"use:{key(20)}")
    assert state.points[0] == points


@pytest.mark.clause("HAM-3.12")
def test_several_cards_may_come_from_different_piles() -> None:
    """Card 201 draws three."""
    state = scene(sides=[side(hand="201", sites="violet")])
    play(state, 0, f"play:{key(201)}", "as:building", "draw:violet", "draw:brown", "draw:violet")
    draw(state, 193, 1, 194)
    assert hand(state, 0) == [1, 193, 194]


@pytest.mark.clause("HAM-3.13")
def test_who_discards_several_cards_decides_their_order() -> None:
    state = scene(step=[("discard", 0, 2)], sides=[side(hand="1 2 3")])
    play(state, 0, f"discard:{key(3)}", f"discard:{key(1)}")
    assert is_over(state)
    assert state.discard == [3, 1]
    assert state.discard[-1] == 1


@pytest.mark.clause("HAM-3.14", "HAM-8.3")
def test_a_zoo_card_may_lie_as_a_site_but_needs_none_itself() -> None:
    state = scene(sides=[side(hand="244", sites="", money=9)])
    play(state, 0, f"play:{key(244)}")
    assert {"as:site", "as:building"} <= set(options(state, 0))
    play(state, 0, "as:site")
    assert sites(state, 0) == [["violet", "orange", "grey", "pink", "brown"][state.kit.colour[244]]]
    assert state.zoo[0] == ()


@pytest.mark.clause("HAM-3.3", "HAM-2.8")
def test_chance_draws_only_what_is_left_to_it() -> None:
    state = new_game(2)
    assert state.turn() == (CHANCE,)
    with pytest.raises(RathausError):
        chance(state, "start:0")
    state.play(CHANCE, state.sample(Random(1)))
    assert state.boards[0] >= 0
