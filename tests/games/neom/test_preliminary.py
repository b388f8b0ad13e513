"""Section 4: drafting cornerstones with three to five players."""

import json
from itertools import permutations

import pytest

import rathaus
from rathaus.games.neom.components import TILE_KEYS
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.cornerstones import CORNERSTONES
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    city,
    deal,
    everyone,
    goods,
    hand,
    keys,
    new_game,
    pick_first,
    scene,
    unbuilt,
)
from tests.games.scenes import (
    let_chance,
    listen,
    options,
    play,
)

HANDS = [
    "casino trading_house shopping_center community_center",
    "city_hall park chamber_of_commerce university",
    "city_administration prison parking_authority trade_association",
    "insurance_company subway penthouses travel_agency",
    "modular_factory environmental_agency public_safety_department hydroelectric_plant",
]


def drafting(players: int) -> NeomState:
    boards = " ".join(board.good for board in BOARDS[:players])
    return deal(new_game(players, boards), *HANDS[:players])


def pick_all(state: NeomState, *tiles: str) -> None:
    for seat, tile in enumerate(tiles):
        play(state, seat, f"pick:{tile}")


# -- dealing ------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-4.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_gets_four_cornerstones_and_the_rest_is_gone(players: int) -> None:
    state = drafting(players)
    assert [hand(state, seat) for seat in range(players)] == [
        sorted(h.split(), key=TILE_KEYS.index) for h in HANDS[:players]
    ]
    undealt = set(keys(state.reserve))
    assert len(undealt) == len(CORNERSTONES) - 4 * players
    while state.generation == 0:
        pick_first(state)
    later = {key for seat in range(players) for key in unbuilt(state, seat)}
    assert not undealt & (later | set(keys(state.pile)))
    assert set(keys(state.reserve)) == undealt


@pytest.mark.clause("NEO-4.1", "NEO-15.2")
def test_a_hand_of_cornerstones_is_its_owners_secret() -> None:
    state = drafting(3)
    for seat in (0, 1, None):
        assert not [key for key in hand(state, 2) if key in json.dumps(state.view(seat))]
    assert state.view(2)["hand"] == hand(state, 2)
    undealt = keys(state.reserve)
    assert not [key for key in undealt if f'"{key}"' in json.dumps(state.view(0))]


# -- choosing -----------------------------------------------------------------------------------


@pytest.mark.clause("NEO-4.2", "NEO-15.3")
def test_all_choose_at_the_same_time_from_their_own_hand() -> None:
    state = drafting(4)
    assert state.turn() == (0, 1, 2, 3)
    for seat in range(4):
        assert options(state, seat) == [f"pick:{key}" for key in hand(state, seat)]
    with pytest.raises(rathaus.IllegalMove):
        play(state, 0, "pick:park")
    assert state.turn() == (0, 1, 2, 3)


@pytest.mark.clause("NEO-4.2", "NEO-5.9")
def test_the_order_of_the_answers_does_not_matter() -> None:
    ends = []
    for order in permutations(range(3)):
        state = drafting(3)
        for seat in order:
            play(state, seat, options(state, seat)[1])
        ends.append(state)
    assert all(state == ends[0] for state in ends)


@pytest.mark.clause("NEO-4.2")
def test_a_choice_lies_face_down() -> None:
    state = drafting(3)
    before = state.view(1)
    play(state, 0, "pick:casino")
    after = state.view(1)
    assert after["turn"] == [1, 2]
    assert {**after, "turn": before["turn"]} == before
    assert state.view(0)["answer"] == [state.game.parse(state, "pick:casino")]


@pytest.mark.clause("NEO-4.2", "NEO-4.5")
def test_earlier_choices_stay_face_down_until_the_end_of_the_phase() -> None:
    state = drafting(3)
    events = listen(state)
    pick_all(state, "casino", "park", "prison")
    assert unbuilt(state, 0) == ["casino"]
    assert state.view(0)["seats"][0]["unbuilt"] == ["casino"]
    assert state.view(1)["seats"][0]["unbuilt"] == [None]
    assert state.view(None)["seats"][0]["unbuilt"] == [None]
    public = [event for event in events if event.visible_to(None)]
    assert not [event for event in public if "tile" in event.data]


# -- passing ------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-4.2", "NEO-4.3", "NEO-17.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_rest_goes_to_the_left_and_comes_from_the_right(players: int) -> None:
    state = drafting(players)
    rest = [hand(state, seat)[1:] for seat in range(players)]
    pick_first(state)
    assert [hand(state, seat) for seat in range(players)] == [
        rest[(seat - 1) % players] for seat in range(players)
    ]


@pytest.mark.clause("NEO-4.3")
def test_the_choice_is_then_made_from_the_hand_of_the_right_neighbour() -> None:
    state = drafting(3)
    pick_first(state)
    assert options(state, 0) == ["pick:prison", "pick:parking_authority", "pick:trade_association"]


@pytest.mark.clause("NEO-4.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_choices_from_four_three_and_two_tiles(players: int) -> None:
    state = drafting(players)
    for size in (4, 3, 2):
        assert [len(options(state, seat)) for seat in range(players)] == [size] * players
        left_over = [hand(state, seat)[1] for seat in range(players)]
        pick_first(state)
    # The last tile is not passed: it lies where its holder discarded it.
    assert keys(state.pile) == left_over
    assert state.generation == 1
    assert [len(unbuilt(state, seat)) for seat in range(players)] == [3] * players


# -- the end of the phase -----------------------------------------------------------------------


@pytest.mark.clause("NEO-4.5", "NEO-15.1")
def test_in_the_end_all_cornerstones_are_turned_face_up() -> None:
    state = drafting(3)
    events = listen(state)
    pick_first(state)
    pick_first(state)
    assert not [event for event in events if event.kind == "cornerstone_kept"]
    pick_first(state)
    let_chance(state)
    assert unbuilt(state, 0) == ["casino", "prison", "chamber_of_commerce"]
    for viewer in (0, 1, 2, None):
        seats = state.view(viewer)["seats"]
        assert [seat["unbuilt"] for seat in seats] == [unbuilt(state, seat) for seat in range(3)]
    shown = [event for event in events if event.kind == "cornerstone_kept"]
    assert len(shown) == 9
    assert all(event.visible_to(None) for event in shown)


@pytest.mark.clause("NEO-4.5", "NEO-11.1")
def test_unbuilt_cornerstones_do_nothing_yet() -> None:
    state = drafting(3)
    for _ in range(3):
        pick_first(state)
    let_chance(state)
    assert [city(state, seat) for seat in range(3)] == [{}, {}, {}]
    assert state.money == [6, 6, 6]
    assert goods(state, 0) == {"ore"}
    with_them = scene(seats=[area(unbuilt="public_safety_department penthouses holding_company")])
    without = scene(seats=[area()])
    assert with_them.scores() == without.scores()
    everyone(with_them, "sell")
    pick_first(with_them)
    assert with_them.money[0] == 6 + 5  # no coin for the choice


@pytest.mark.clause("NEO-4.6", "NEO-12.2")
def test_the_discard_pile_lies_face_down() -> None:
    state = drafting(5)
    for _ in range(3):
        pick_first(state)
    pile = keys(state.pile)
    assert len(pile) == 5
    assert state.view(None)["pile"] == [None] * 5
    for viewer in range(5):
        # What went through the own hands is no secret: the rest was turned up since.
        shown = state.view(viewer)["pile"]
        seen = {(viewer + way) % 5 for way in (0, 1, 2)}
        assert shown == [key if index in seen else None for index, key in enumerate(pile)]


@pytest.mark.clause("NEO-4.6", "NEO-12.2")
def test_the_builder_of_the_building_department_looks_at_the_pile() -> None:
    state = scene(
        players=5,
        pile="prison subway casino park university",
        seats=[area(chosen="building_department", unbuilt="city_hall")],
    )
    assert None in state.view(0)["pile"]
    play(state, 0, "build", "on:3:2")
    everyone(state, "sell")
    assert state.turn() == (0,)
    assert state.view(0)["pile"] == ["prison", "subway", "casino", "park", "university"]
    assert None in state.view(1)["pile"]


@pytest.mark.clause("NEO-4.7")
def test_a_choice_may_be_changed_until_all_have_chosen() -> None:
    state = drafting(3)
    play(state, 0, "pick:casino")
    with pytest.raises(rathaus.IllegalMove):
        play(state, 0, "pick:trading_house")
    state.retract(0)
    assert state.turn() == (0, 1, 2)
    play(state, 0, "pick:trading_house")
    play(state, 1, "pick:park")
    play(state, 2, "pick:prison")
    assert unbuilt(state, 0) == ["trading_house"]
    assert "casino" in hand(state, 1)


@pytest.mark.clause("NEO-4.7")
def test_a_choice_is_final_once_all_have_chosen() -> None:
    state = drafting(3)
    pick_all(state, "casino", "park", "prison")
    with pytest.raises(rathaus.IllegalMove):
        state.retract(0)
    assert unbuilt(state, 0) == ["casino"]


@pytest.mark.clause("NEO-4.7")
def test_nobody_can_take_back_what_was_not_chosen_or_for_another() -> None:
    state = drafting(3)
    play(state, 0, "pick:casino")
    for seat in (1, 3, rathaus.CHANCE):
        with pytest.raises(rathaus.IllegalMove):
            state.retract(seat)
    assert state.turn() == (1, 2)
