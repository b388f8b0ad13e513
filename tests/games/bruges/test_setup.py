"""Section 2: set-up."""

import pytest

from rathaus.core.errors import BadPlayers
from rathaus.core.steps import CHANCE
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.vocabulary import COLOURS
from tests.games.bruges.scenes import (
    GAME,
    canals,
    chance,
    hand,
    houses,
    let_chance,
    listen,
    markers,
    new_game,
    options,
    outcomes,
    play,
    scene,
    side,
    threats,
    workers,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


@EVERY_COUNT
@pytest.mark.clause("BRU-2.1")
def test_all_six_statues_lie_with_the_best_on_top(players: int) -> None:
    assert new_game(players).statues_left == [7, 6, 5, 4, 3, 2]


@EVERY_COUNT
@pytest.mark.clause("BRU-2.1")
def test_whoever_finishes_first_gets_the_best_statue(players: int) -> None:
    sides = [side(canals=(4, 0), hand="brown", money=5), side()]
    state = scene(players=players, sides=sides)
    play(state, 0, "as:canal", "canal:left")
    assert state.statues[0] == (7,)
    assert state.statues_left == [6, 5, 4, 3, 2]


@EVERY_COUNT
@pytest.mark.clause("BRU-2.2", "BRU-2.3")
def test_every_card_of_every_colour_is_shuffled_into_the_piles(players: int) -> None:
    state = new_game(players)
    assert [len(cards) for cards in state.unseen] == [33] * 5
    shuffled = sorted(card for cards in state.unseen for card in cards)
    assert shuffled == [person.number for person in PERSONS]
    assert sum(state.sizes) == len(PERSONS)
    assert state.sizes[2] == 33 * (5 - players)  # the piles that were not taken


@pytest.mark.clause("BRU-2.2")
def test_the_first_top_has_any_colour_with_the_same_chance() -> None:
    state = chance(new_game(3), "start:0")
    assert state.chances() == [(GAME.parse(state, f"top:{colour}"), 33) for colour in COLOURS]


@pytest.mark.clause("BRU-2.4")
@pytest.mark.parametrize(
    ("players", "sizes"), [(2, [33, 33, 99]), (3, [50, 49, 66]), (4, [66, 66, 33])]
)
def test_the_piles_have_their_size(players: int, sizes: list[int]) -> None:
    assert new_game(players).sizes == sizes


@EVERY_COUNT
@pytest.mark.clause("BRU-2.3", "BRU-2.9")
def test_chance_decides_about_the_start_player_and_the_tops_and_then_cards_are_drawn(
    players: int,
) -> None:
    state = new_game(players)
    events = listen(state)
    assert state.turn() == (CHANCE,)
    assert outcomes(state) == [f"start:{seat}" for seat in range(players)]
    assert {weight for _, weight in state.chances()} == {1}
    chance(state, f"start:{players - 1}", "top:red", "top:violet", "top:blue")
    assert state.crest == players - 1
    assert state.tops == [3, 4, 0]
    assert (state.round, state.phase, state.turn()) == (1, 1, (players - 1,))
    assert options(state, players - 1) == ["draw:1", "draw:2"]
    assert [event.kind for event in events] == ["starter_drawn", "round_began"]


@EVERY_COUNT
@pytest.mark.clause("BRU-2.5")
def test_all_majority_markers_start_grey(players: int) -> None:
    state = let_chance(new_game(players))
    assert [markers(state, seat) for seat in range(players)] == [set()] * players


@pytest.mark.clause("BRU-2.6")
@pytest.mark.parametrize(
    ("players", "gates"), [(2, ["A", "C"]), (3, ["A", "B", "C"]), (4, ["A", "B", "C", "D"])]
)
def test_each_player_owns_a_gatehouse(players: int, gates: list[str]) -> None:
    seen = new_game(players).view(None)
    assert [each["gatehouse"] for each in seen["seats"]] == gates


@pytest.mark.clause("BRU-2.6", "BRU-2.10")
@pytest.mark.parametrize(
    ("players", "seat", "first_spaces"),
    [
        (2, 0, {"blue": "left", "yellow": "right"}),
        (2, 1, {"violet": "left", "brown": "right"}),
        (3, 1, {"blue": "left", "red": "right"}),
        (3, 2, {"violet": "left", "brown": "right"}),
        (4, 3, {"red": "left", "yellow": "right"}),
    ],
)
def test_a_player_builds_beside_the_own_gatehouse(
    players: int, seat: int, first_spaces: dict[str, str]
) -> None:
    for colour in COLOURS:
        sides = [side(hand=colour) if each == seat else side() for each in range(players)]
        state = scene(players=players, sides=sides, seat=seat)
        assert ("as:canal" in options(state, seat)) == (colour in first_spaces)
        if colour in first_spaces:
            play(state, seat, "as:canal", f"canal:{first_spaces[colour]}")
            left_first = (1, 0) if first_spaces[colour] == "left" else (0, 1)
            assert canals(state, seat) == left_first


@EVERY_COUNT
@pytest.mark.clause("BRU-2.7", "BRU-2.8", "BRU-2.10")
def test_everyone_starts_with_the_same(players: int) -> None:
    state = let_chance(new_game(players))
    for seat in range(players):
        assert (state.points[seat], state.reputation[seat], state.money[seat]) == (5, 0, 5)
        assert workers(state, seat) == (1, 1, 1, 1, 1)
        assert threats(state, seat) == (0, 0, 0, 0, 0)
        assert (hand(state, seat), houses(state, seat), canals(state, seat)) == ([], [], (0, 0))


@pytest.mark.clause("BRU-2.10", "BRU-13.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players_play(players: int) -> None:
    assert GAME.player_counts == (2, 3, 4)
    with pytest.raises(BadPlayers):
        GAME.start(players)
