"""Section 5: the course of a generation with three to five players."""

import json
from itertools import permutations

import pytest

import rathaus
from rathaus.core.events import Event
from rathaus.core.steps import CHANCE
from rathaus.games.neom.components.vocabulary import CORNERSTONE
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    area,
    box,
    city,
    everyone,
    goods,
    hand,
    keys,
    pick_first,
    random_game,
    scene,
)
from tests.games.scenes import (
    answer,
    choices,
    let_chance,
    listen,
    options,
    play,
)

TABLES = [3, 4, 5]


def at_choice(state: NeomState) -> bool:
    return bool(state.stack) and state.stack[-1][0] == "choose"


def all_answered_nothing(state: NeomState) -> bool:
    return not any(state.answers)


# -- dealing ------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-5.1")
@pytest.mark.parametrize("players", TABLES)
def test_a_generation_begins_with_eight_tiles_each_and_no_tile_is_left(players: int) -> None:
    dealt = {}
    for state in random_game(players, seed=10):
        if state.round == 1 and at_choice(state) and all_answered_nothing(state):
            dealt[state.generation] = [hand(state, seat) for seat in range(players)]
            assert state.pool == []
    assert list(dealt) == [1, 2, 3]
    for generation, hands in dealt.items():
        assert [len(tiles) for tiles in hands] == [8] * players
        stack = keys(state.kit.stack(generation, state.mark))
        assert sorted(key for tiles in hands for key in tiles) == sorted(stack)


@pytest.mark.clause("NEO-5.1", "NEO-15.2")
def test_a_hand_is_dealt_face_down() -> None:
    state = scene(step="income", round=7)
    events = listen(state)
    let_chance(state)
    dealt = [event for event in events if event.kind == "tile_dealt"]
    assert len(dealt) == 24
    assert all(event.audience == (event.seat,) for event in dealt)
    for seat in range(3):
        assert state.view(seat)["hand"] == hand(state, seat)
        others = [key for other in range(3) if other != seat for key in hand(state, other)]
        assert not [key for key in others if f'"{key}"' in json.dumps(state.view(seat))]


# -- the steps of a round -----------------------------------------------------------------------


@pytest.mark.clause("NEO-5.2", "NEO-5.10")
def test_a_round_is_choose_act_disaster_and_the_next_hand() -> None:
    state = scene(step="choose", seats=[area(hand="slums"), area(hand="ranch"), area(hand="flood")])
    steps = []
    for move in ("pick:slums", "pick:ranch", "pick:flood"):
        steps.append(state.view(0)["step"])
        play(state, len(steps) - 1, move)
    steps.append(state.view(0)["step"])
    assert state.turn() == (0,)  # seat 1 has no lumber and nobody sells any: it sells its tile
    play(state, 0, "sell")
    steps.append(state.view(0)["step"])
    everyone(state, "fine")
    steps.append(state.view(0)["step"])
    assert steps == ["choose", "choose", "choose", "act", "disaster", "choose"]
    assert (state.generation, state.round) == (1, 2)


@pytest.mark.clause("NEO-5.2")
@pytest.mark.parametrize("players", TABLES)
def test_without_a_disaster_the_round_ends_after_the_actions(players: int) -> None:
    state = scene(players=players, round=3)
    everyone(state, "sell")
    assert state.view(0)["step"] == "choose"
    assert state.round == 4


# -- step A -------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-5.3", "NEO-15.3")
@pytest.mark.parametrize("players", TABLES)
def test_all_choose_one_tile_of_their_own_hand(players: int) -> None:
    state = scene(players=players, step="choose")
    assert state.turn() == tuple(range(players))
    for seat in range(players):
        assert options(state, seat) == [f"pick:{key}" for key in hand(state, seat)]
    foreign = f"pick:{hand(state, 1)[0]}"
    with pytest.raises(rathaus.IllegalMove):
        play(state, 0, foreign)


@pytest.mark.clause("NEO-5.3")
def test_a_tile_must_be_chosen_even_if_it_cannot_be_built() -> None:
    """There is nothing else to do in step A, and a hopeless tile is among the choices."""
    hands = [area(hand="car_dealer_1", money=0), area(hand="housing_complex")]
    state = scene(step="choose", generation=3, seats=hands)
    assert all(text.startswith("pick:") for text in options(state, 0))
    play(state, 0, "pick:car_dealer_1")
    play(state, 1, "pick:housing_complex")
    pick_first(state)
    assert choices(state, 0) == ["sell"]


@pytest.mark.clause("NEO-5.3")
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_hands_move_to_the_left_in_every_generation(generation: int, players: int) -> None:
    state = scene(players=players, generation=generation, step="choose", round=2)
    rest = [hand(state, seat)[1:] for seat in range(players)]
    pick_first(state)
    everyone(state, "sell")
    assert state.round == 3
    for seat in range(players):
        assert hand(state, (seat + 1) % players) == rest[seat]


# -- what is known ------------------------------------------------------------------------------


@pytest.mark.clause("NEO-5.4", "NEO-15.2")
def test_actions_are_decided_without_knowledge_of_the_next_hand() -> None:
    state = scene(step="choose")
    pick_first(state)
    view = state.view(0)
    assert view["step"] == "act"
    assert view["hand"] == []  # it lies aside for the left neighbour
    assert view["passed"] == [{"holder": 1, "tiles": hand(state, 0), "taken": []}]
    coming = hand(state, 2)
    assert not [key for key in coming if f'"{key}"' in json.dumps(view)]
    everyone(state, "sell")
    assert state.view(0)["hand"] == coming


@pytest.mark.clause("NEO-5.4")
def test_passed_tiles_are_taken_up_after_the_disaster() -> None:
    state = scene(step="disaster", disaster="flood", seats=[area(city="3:2 slums")])
    coming = hand(state, 2)
    assert hand(state, 0) != coming
    everyone(state, "fine")
    assert hand(state, 0) == coming


@pytest.mark.clause("NEO-5.5")
@pytest.mark.parametrize("players", TABLES)
def test_hands_shrink_from_eight_to_two(players: int) -> None:
    sizes: dict[tuple[int, int], set[int]] = {}
    for state in random_game(players, seed=11):
        if state.generation and state.round and at_choice(state):
            sizes.setdefault((state.generation, state.round), set()).update(map(len, state.hands))
    assert sizes == {(g, r): {9 - r} for g in (1, 2, 3) for r in range(1, 8)}


@pytest.mark.clause("NEO-5.5")
def test_the_last_tile_goes_to_the_box_unused_and_unseen() -> None:
    state = scene(step="choose", round=7, seats=[area(hand="slums pawn_shop")])
    events = listen(state)
    play(state, 0, "pick:pawn_shop")
    pick_first(state)
    everyone(state, "sell")
    assert state.generation == 2
    assert state.hands == [(), (), ()]
    assert "slums" in keys(state.buried)
    assert "slums" not in box(state)
    assert "pawn_shop" in box(state)
    for viewer in (1, 2, None):
        assert '"slums"' not in json.dumps(state.view(viewer))
    seen = [event for event in events if event.visible_to(1) and event.data.get("tile") == 3]
    assert seen == []


@pytest.mark.clause("NEO-5.5")
@pytest.mark.parametrize("players", TABLES)
def test_one_tile_of_each_hand_is_never_used(players: int) -> None:
    """Seven of eight tiles are chosen; the eighth ends in no city and is seen by no one."""
    *_, state = random_game(players, seed=12)
    assert len(state.buried) == 3 * players
    assert not set(state.buried) & {*state.city, *state.box}


# -- step B -------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-5.6", "NEO-15.1")
def test_every_chosen_tile_is_turned_up_before_anyone_acts() -> None:
    state = scene(step="choose", seats=[area(hand="slums"), area(hand="ranch"), area(hand="flood")])
    play(state, 0, "pick:slums")
    play(state, 2, "pick:flood")
    hidden = json.dumps([state.view(1), state.view(None)])
    assert '"slums"' not in hidden
    assert '"flood"' not in hidden
    play(state, 1, "pick:ranch")
    assert state.view(0)["step"] == "act"
    for viewer in (0, 1, 2, None):
        chosen = [seat["chosen"] for seat in state.view(viewer)["seats"]]
        assert chosen == ["slums", "ranch", "flood"]


@pytest.mark.clause("NEO-5.6", "NEO-12.23")
def test_the_holding_company_is_paid_at_the_reveal() -> None:
    state = scene(step="choose", seats=[area(city="3:2 holding_company", money=0, hand="slums")])
    play(state, 0, "pick:slums")
    assert state.money[0] == 0
    pick_first(state)
    assert state.view(0)["step"] == "act"
    assert state.money == [1, 6, 6]


@pytest.mark.clause("NEO-5.7")
def test_the_three_actions() -> None:
    state = scene(seats=[area(chosen="tenements", unbuilt="park")])
    assert options(state, 0) == ["build", "cornerstone:park", "sell"]


@pytest.mark.clause("NEO-5.7", "NEO-6.38")
def test_selling_is_always_possible_and_the_last_resort() -> None:
    state = scene(seats=[area(chosen="tenements", money=0, unbuilt="penthouses")])
    assert choices(state, 0) == ["sell"]
    assert answer(state, 0) == ["sell"]


@pytest.mark.clause("NEO-5.7")
@pytest.mark.parametrize("players", TABLES)
def test_everyone_who_chose_no_disaster_does_exactly_one_thing(players: int) -> None:
    """Seen from outside: each chosen tile is built, sold or given up for a cornerstone."""
    events: list[Event] = []
    for state in random_game(players, seed=13):
        if state.listener is None:
            state.listener = events.append
    chosen = [event for event in events if event.kind == "tile_chosen"]
    disasters = {tile.number for tile in state.kit.tiles if tile.is_disaster}
    used = sorted(
        (event.seat, event.data["tile"])
        for event in events
        if event.kind in ("tile_sold", "tile_discarded")
        or (event.kind == "tile_built" and not is_cornerstone(state, event.data["tile"]))
    )
    picked = sorted((event.seat, event.data["tile"]) for event in chosen)
    assert len(picked) == 21 * players
    assert used == [each for each in picked if each[1] not in disasters]


def is_cornerstone(state: NeomState, tile: object) -> bool:
    return next(each.set == CORNERSTONE for each in state.kit.tiles if each.number == tile)


@pytest.mark.clause("NEO-5.8", "NEO-9.1")
def test_who_chose_a_disaster_does_not_act() -> None:
    state = scene(seats=[area(chosen="flood", unbuilt="park", money=6)])
    assert state.turn() == (1, 2)
    assert state.asked() == [1, 2]
    everyone(state, "sell")
    assert state.view(0)["step"] == "disaster"
    assert state.money == [6, 11, 11]
    assert city(state, 0) == {}


@pytest.mark.clause("NEO-5.9", "NEO-15.4")
def test_actions_are_committed_without_seeing_the_others() -> None:
    seats = [area(board="ore", chosen="gold_smelter_1"), area(chosen="antique_shop"), area()]
    state = scene(seats=seats)
    before = state.view(1)
    play(state, 0, "build", "on:3:4")
    assert {**state.view(1), "turn": before["turn"]} == before
    assert city(state, 0) == {}
    assert goods(state, 0) == {"ore"}


@pytest.mark.clause("NEO-5.9", "NEO-15.5")
def test_actions_may_come_in_any_order() -> None:
    ends = []
    for order in permutations(range(3)):
        state = scene(
            seats=[
                area(board="ore", chosen="diamond_factory_1"),
                area(board="coal", chosen="gold_smelter_1"),
                area(board="wood", chosen="sawmill_1"),
            ]
        )
        for seat in order:
            cell = {0: "on:3:4", 1: "on:3:4", 2: "on:3:2"}[seat]
            play(state, seat, "build", cell)
        ends.append(state)
    assert all(state == ends[0] for state in ends)
    assert goods(ends[0], 0) == {"ore", "diamonds"}


# -- the end of a round -------------------------------------------------------------------------


@pytest.mark.clause("NEO-5.10", "NEO-6.17", "NEO-15.7")
def test_a_disaster_comes_after_all_actions_and_before_the_payments() -> None:
    state = scene(
        seats=[
            area(board="ore", chosen="gas_station", money=2),
            area(board="oil", money=0, chosen="slums"),
            area(board="wood", chosen="flood"),
        ]
    )
    play(state, 0, "build", "on:4:3", "buy:oil:1")
    play(state, 1, "build", "on:3:2")
    assert state.view(1)["step"] == "disaster"
    assert state.received == [0, 2, 0]
    assert answer(state, 1) == ["demolish", "lose:3:2"]  # 2 coins would pay 1, but lie apart
    play(state, 0, "fine")
    assert state.money == [2 - 2 + 3 - 1, 0 + 2, 6]
    assert state.received == [0, 0, 0]


@pytest.mark.clause("NEO-5.2", "NEO-5.10", "NEO-15.7")
def test_the_end_of_every_round_keeps_to_this_order() -> None:
    """The same in a round that the engine has begun itself: actions, disaster, payments."""
    seats = [
        area(board="ore", money=0, hand="flood"),
        area(board="oil", money=0, hand="slums"),
        area(board="wood", money=0, hand="gas_station"),
    ]
    state = scene(seats=seats)
    everyone(state, "sell")
    assert (state.round, state.money) == (2, [5, 5, 5])
    play(state, 0, "pick:gas_station")
    play(state, 1, "pick:flood")
    play(state, 2, "pick:slums")
    play(state, 2, "build", "on:3:2")
    play(state, 0, "build", "on:4:3", "buy:oil:1")
    assert (state.round, state.view(0)["step"]) == (2, "disaster")
    assert (state.money, state.received) == ([5 - 2 + 3, 5, 5], [0, 2, 0])
    everyone(state, "fine")
    assert (state.money, state.received) == ([6 - 1, 5 + 2, 5 - 1], [0, 0, 0])
    assert (state.round, state.view(0)["step"]) == (3, "choose")


@pytest.mark.clause("NEO-5.11")
def test_after_round_seven_comes_income_and_then_the_next_generation() -> None:
    for generation in (1, 2):
        state = scene(generation=generation, round=7, seats=[area(city="3:2 hotel", money=0)])
        everyone(state, "sell")
        assert state.money[0] == 5 + 5
        assert state.generation == generation + 1
        assert state.turn() == (CHANCE,)
        let_chance(state)
        assert (state.round, len(hand(state, 0))) == (1, 8)


@pytest.mark.clause("NEO-5.11", "NEO-11.1")
def test_after_the_third_generation_the_game_is_over() -> None:
    state = scene(generation=3, round=7, seats=[area(city="3:2 hotel", money=0)])
    everyone(state, "sell")
    assert state.turn() == ()
    assert (state.money[0], state.final_income[0]) == (10, 5)
    with pytest.raises(rathaus.IllegalMove):
        state.play(0, 0)


@pytest.mark.clause("NEO-5.11", "NEO-10.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_there_is_no_income_before_the_last_round(number: int) -> None:
    state = scene(round=number, seats=[area(city="3:2 hotel", money=0)])
    everyone(state, "sell")
    assert state.money[0] == 5
    assert state.round == number + 1
