"""What is open, what is hidden, and that the order of answers does not matter (NEO-15)."""

import json
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.neom.state import NeomState
from tests.games.neom.scenes import (
    Area,
    area,
    box,
    city,
    everyone,
    goods,
    hand,
    keys,
    new_game,
    pick_first,
    random_game,
    routes,
    scene,
    unbuilt,
)
from tests.games.scenes import (
    answer,
    choices,
    let_chance,
    listen,
    options,
    play,
)

TABLES = [(players, seed) for players in (3, 4, 5) for seed in (1, 2)]


def strings(value: Any) -> Iterator[str]:
    """All texts inside plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def decisions(players: int, seed: int) -> Iterator[NeomState]:
    """The positions of a random game at which a player decides."""
    for state in random_game(players, seed):
        if state.turn() != (CHANCE,):
            yield state


# -- what is open -----------------------------------------------------------------------------


@pytest.mark.clause("NEO-15.1")
@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 1), *TABLES])
def test_everything_on_the_table_is_open_to_everyone(players: int, seed: int) -> None:
    for state in decisions(players, seed):
        for viewer in (*range(players), None):
            for seat, seen in enumerate(state.view(viewer)["seats"]):
                tiles = {k: v for k, v in zip_cells(seen["city"]) if v not in ("", "center")}
                assert tiles == city(state, seat)
                assert set(seen["goods"]) == goods(state, seat)
                assert set(seen["routes"]) == routes(state, seat)
                assert (seen["money"], seen["received"]) == (
                    state.money[seat],
                    state.received[seat],
                )
                assert seen["hand_size"] == len(state.hands[seat])
                if state.generation:
                    assert seen["board"] == state.kit.boards[state.boards[seat] - 1].key
                    assert seen["unbuilt"] == unbuilt(state, seat)


def zip_cells(tiles: list[str]) -> Iterator[tuple[str, str]]:
    for index, tile in enumerate(tiles):
        yield f"{index // 5 + 1}:{index % 5 + 1}", tile


@pytest.mark.clause("NEO-15.1", "NEO-5.6")
def test_chosen_tiles_are_open_once_they_are_revealed() -> None:
    state = scene(step="choose", seats=[area(hand="slums"), area(hand="tenements")])
    play(state, 0, "pick:slums")
    play(state, 1, "pick:tenements")
    play(state, 2, options(state, 2)[0])
    for viewer in (0, 1, 2, None):
        chosen = [seen["chosen"] for seen in state.view(viewer)["seats"]]
        assert chosen[:2] == ["slums", "tenements"]


@pytest.mark.clause("NEO-15.1")
def test_tiles_sold_or_discarded_after_the_reveal_are_open() -> None:
    seats = [area(chosen="slums"), area(chosen="tenements", unbuilt="park")]
    state = scene(seats=seats)
    play(state, 1, "cornerstone:park", "on:3:4")
    everyone(state, "sell")
    for viewer in (0, 1, 2, None):
        assert {"slums", "tenements"} <= set(state.view(viewer)["box"])


@pytest.mark.clause("NEO-15.1")
def test_money_kept_apart_is_open() -> None:
    state = scene(seats=[area(), area(received=7)])
    assert state.view(None)["seats"][1]["received"] == 7


# -- what is hidden ---------------------------------------------------------------------------


def has_seen(state: NeomState, seat: int, holder: int, passes: int) -> bool:
    """Hands go left: the one at `holder` has passed through `seat` if that is long enough ago."""
    return (holder - seat) % state.players <= passes


def hidden_from(state: NeomState, viewer: int | None) -> set[str]:
    """The keys of all tiles that a viewer must not see, spelled out place by place."""
    passes = max(state.round - 1, 0) if state.generation else len(state.unbuilt[0])
    tiles = [*state.pool, *state.reserve, *state.buried]
    for holder, held in enumerate(state.hands):
        if viewer is None or not has_seen(state, viewer, holder, passes):
            tiles += held
    if not state.generation and state.players > 2 and not state.pile:
        for seat, kept in enumerate(state.unbuilt):
            for look, tile in enumerate(kept):
                # The owner knows it, and so does who held that hand before: it went on to others.
                origin = (seat - look) % state.players
                knows = viewer is not None and (viewer - origin) % state.players < look
                if viewer != seat and not knows:
                    tiles.append(tile)
    if viewer is None:
        tiles += [tile for tile in state.pile if tile]
    return set(keys(tiles))


@pytest.mark.clause("NEO-15.2", "NEO-1.10", "NEO-5.5")
@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_no_view_names_a_hidden_tile(players: int, seed: int) -> None:
    for state in random_game(players, seed):
        if not state.boards[-1]:
            continue
        for viewer in (*range(players), None):
            shown = set(strings(state.view(viewer)))
            assert not shown & hidden_from(state, viewer)


@pytest.mark.clause("NEO-15.2")
def test_hidden_tiles_leave_no_trace_in_a_view() -> None:
    """Two tables that differ in what seat 0 cannot know look the same to it."""
    state = scene(step="choose", round=1, players=4)
    other = state.copy()
    rng = Random(5)
    hidden = [tile for held in other.hands[1:] for tile in held]
    rng.shuffle(hidden)
    other.hands[1:] = [tuple(sorted(hidden[8 * seat : 8 * seat + 8])) for seat in range(3)]
    other.advance()
    assert other.hands != state.hands
    for viewer in (0, None):
        assert json.dumps(state.view(viewer)) == json.dumps(other.view(viewer))
    play(state, 1, options(state, 1)[0])
    play(other, 1, options(other, 1)[3])
    for viewer in (0, None):
        assert json.dumps(state.view(viewer)) == json.dumps(other.view(viewer))


@pytest.mark.clause("NEO-15.2", "NEO-5.9")
def test_a_sealed_answer_is_seen_by_its_seat_alone() -> None:
    state = scene(seats=[area(chosen="slums", unbuilt="park"), area(), area()])
    before = [state.view(viewer) for viewer in (1, 2, None)]
    events = listen(state)
    play(state, 0, "build", "on:3:4")
    assert events == []
    for viewer, old in zip((1, 2, None), before, strict=True):
        view = state.view(viewer)
        assert view | {"turn": old["turn"]} == old, "only that seat 0 is ready"
    assert [state.game.notation(state, move) for move in state.view(0)["answer"]] == [
        "build",
        "on:3:4",
    ]
    assert city(state, 0) == {}


@pytest.mark.clause("NEO-15.2", "NEO-5.4")
def test_passed_tiles_are_not_seen_before_step_c() -> None:
    state = scene(step="choose", round=1, seats=[area(), area(), area(hand="slums")])
    for seat in (0, 1):
        play(state, seat, options(state, seat)[0])
    play(state, 2, next(move for move in options(state, 2) if move != "pick:slums"))
    assert state.stack[-1][0] == "act"
    assert "slums" in hand(state, 2)
    assert "slums" not in set(strings(state.view(0)))
    everyone(state, "sell")
    assert "slums" in state.view(0)["hand"]


@pytest.mark.clause("NEO-15.2", "NEO-5.5")
def test_the_tile_left_over_in_round_7_is_never_shown() -> None:
    state = scene(step="choose", round=7, seats=[area(hand="slums diner")])
    play(state, 0, "pick:diner")
    pick_first(state)
    everyone(state, "sell")
    assert state.generation == 2
    for viewer in (0, 1, 2, None):
        assert "slums" not in set(strings(state.view(viewer)))


@pytest.mark.clause("NEO-15.2")
def test_a_spectator_sees_the_table_and_nothing_else() -> None:
    state = scene(step="choose", players=4)
    view = state.view(None)
    assert (view["hand"], view["moves"], view["answer"], view["passed"]) == ([], [], [], [])
    assert view["pile"] == [None] * 4
    assert [seen["hand_size"] for seen in view["seats"]] == [8] * 4
    assert view["stack"] == len(state.pool)


@pytest.mark.clause("NEO-15.2", "NEO-4.5")
def test_cornerstones_lie_face_down_until_all_have_three() -> None:
    state = let_chance(new_game(3))
    for kept in (1, 2):
        pick_first(state)
        for viewer in (0, None):
            seen = [each["unbuilt"] for each in state.view(viewer)["seats"]]
            assert seen[1:] == [[None] * kept] * 2
            assert seen[0] == (unbuilt(state, 0) if viewer == 0 else [None] * kept)
    pick_first(state)
    assert [each["unbuilt"] for each in state.view(None)["seats"]] == [
        unbuilt(state, seat) for seat in range(3)
    ]


@pytest.mark.clause("NEO-15.2")
def test_a_dealt_tile_is_told_to_its_seat_alone() -> None:
    state = new_game(3)
    events = listen(state)
    let_chance(state)
    dealt = [event for event in events if event.kind == "tile_dealt"]
    assert len(dealt) == 3 * 4
    assert all(event.audience == (event.seat,) for event in dealt)


@pytest.mark.clause("NEO-15.2")
@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_memory_of_a_seat_is_what_it_passed_on(players: int, seed: int) -> None:
    """A view recalls the hands a seat has given away, and what was taken from them since."""
    looks: dict[tuple[int, int, int], list[str]] = {}
    recalled = 0
    for state in decisions(players, seed):
        if not state.stack or not state.generation:
            continue
        for seat in range(players):
            if state.stack[-1][0] == "choose":
                looks[state.generation, state.round, seat] = hand(state, seat)
            for item in state.view(seat)["passed"]:
                is_aside = state.stack[-1][0] != "choose"  # and goes to `holder` next
                passes_ago = (item["holder"] - is_aside - seat) % players + is_aside
                rounds = range(state.round + is_aside - passes_ago, 0, -players)
                assert not {*item["taken"]} - {*keys(state.picks)}
                assert not {*item["tiles"]} & {*keys(state.picks)}
                assert sorted(item["tiles"] + item["taken"]) in [
                    given_away(state, looks, number, seat) for number in rounds
                ]
                recalled += 1
    assert recalled


def given_away(
    state: NeomState, looks: dict[tuple[int, int, int], list[str]], number: int, seat: int
) -> list[str]:
    """What a seat passed on in a round: the hand it had, without the tile it took."""
    taken = keys(state.picks)[(number - 1) * state.players + seat]
    return sorted(key for key in looks[state.generation, number, seat] if key != taken)


# -- simultaneity and order -------------------------------------------------------------------


@pytest.mark.clause("NEO-15.3", "NEO-3.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_three_or_more_everyone_decides_at_the_same_time(players: int) -> None:
    everybody = tuple(range(players))
    state = let_chance(new_game(players))
    assert state.turn() == everybody, "cornerstones"
    assert scene(players=players, step="choose").turn() == everybody, "step A"
    assert scene(players=players).turn() == everybody, "step B"
    struck = scene(players=players, step="disaster", disaster="flood", spared=1)
    assert struck.turn() == tuple(seat for seat in everybody if seat != 1), "disaster"


@pytest.mark.clause("NEO-15.3")
def test_with_two_players_one_acts_after_the_other() -> None:
    state = scene(players=2, step="choose", seat=1)
    assert state.turn() == (1,)


Plan = tuple[str, ...]
SCENARIOS: dict[str, list[tuple[Area, Plan]]] = {
    "crossing purchases": [
        (area(board="ore", money=3, chosen="diamond_factory_1"), ("build", "on:3:4", "buy:coal:1")),
        (area(board="coal", money=3, chosen="gold_smelter_1"), ("build", "on:3:4", "buy:ore:0")),
        (area(board="wood", money=2, chosen="sawmill_1"), ("build", "on:3:2")),
    ],
    "a good lost by a build is still sold": [
        (area(board="ore", money=6, chosen="slums"), ("build", "on:3:3")),
        (area(board="coal", money=6, chosen="gold_smelter_1"), ("build", "on:3:4", "buy:ore:0")),
        (area(board="wood", money=6, chosen="tenements"), ("sell",)),
    ],
    "a route lost by a build still discounts it": [
        (
            area(
                board="ore",
                chosen="gas_station",
                city="3:2 slums; 2:2 ranch; 2:1 diner; 3:1 pawn_shop",
            ),
            ("build", "on:3:1", "buy:oil:1"),
        ),
        (area(board="oil", chosen="diamond_factory_1"), ("build", "on:3:3", "buy:coal:2")),
        (area(board="coal", chosen="townhouses"), ("build", "on:2:3")),
    ],
}


def turned(plan: Plan, by: int, players: int) -> Plan:
    """The same decisions after everyone has moved so many seats to the left."""
    moves = []
    for move in plan:
        kind, *rest = move.split(":")
        if kind == "buy":
            rest[-1] = str((int(rest[-1]) + by) % players)
        moves.append(":".join((kind, *rest)))
    return tuple(moves)


def outcome(state: NeomState, seat: int) -> tuple[Any, ...]:
    return state.money[seat], city(state, seat), sorted(goods(state, seat)), unbuilt(state, seat)


@pytest.mark.clause("NEO-15.4", "NEO-15.5", "NEO-5.9")
@pytest.mark.parametrize("name", list(SCENARIOS))
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_actions_give_the_same_state_in_every_order(name: str, order: tuple[int, ...]) -> None:
    def played(sequence: tuple[int, ...]) -> NeomState:
        state = scene(seats=[own for own, _ in SCENARIOS[name]], generation=2)
        for seat in sequence:
            play(state, seat, *SCENARIOS[name][seat][1])
        assert state.round == 2
        return state

    assert played(order) == played((0, 1, 2))


@pytest.mark.clause("NEO-15.5")
@pytest.mark.parametrize("seed", range(5))
def test_decisions_may_be_interleaved(seed: int) -> None:
    """Each seat makes its small decisions one by one while the others make theirs."""
    plain = scene(seats=[own for own, _ in SCENARIOS["crossing purchases"]], generation=2)
    mixed = plain.copy()
    plan = ("build", "on:3:3")  # and there is one seller only
    for seat in range(3):
        play(plain, seat, *plan)
    left = {seat: list(plan) for seat in range(3)}
    rng = Random(seed)
    while left:
        seat = rng.choice(sorted(left))
        play(mixed, seat, left[seat].pop(0))
        left = {each: moves for each, moves in left.items() if moves}
    assert mixed == plain


@pytest.mark.clause("NEO-15.5", "NEO-6.16", "NEO-6.17")
@pytest.mark.parametrize("name", list(SCENARIOS))
@pytest.mark.parametrize("by", [1, 2])
def test_actions_give_the_same_result_at_any_seat(name: str, by: int) -> None:
    """Nobody gains or loses by sitting at a lower number: all move round the table together."""

    def played(turns: int) -> NeomState:
        table = SCENARIOS[name]
        seats = [table[(seat - turns) % 3] for seat in range(3)]
        state = scene(seats=[own for own, _ in seats], generation=2)
        for seat, (_, plan) in enumerate(seats):
            play(state, seat, *turned(plan, turns, 3))
        return state

    plain, moved = played(0), played(by)
    for seat in range(3):
        assert outcome(moved, (seat + by) % 3) == outcome(plain, seat)


@pytest.mark.clause("NEO-15.4", "NEO-6.16", "NEO-6.15")
@pytest.mark.parametrize("seller", [0, 1, 2])
def test_a_good_lost_this_round_is_sold_and_paid_for(seller: int) -> None:
    """The seller covers its city center; whether it sits before or after the buyer is no matter."""
    buyer = (seller + 1) % 3
    seats = [area(board="wood")] * 3
    seats[seller] = area(board="ore", money=0, chosen="slums")
    seats[buyer] = area(board="coal", money=2, chosen="gold_smelter_1")
    state = scene(seats=seats)
    play(state, seller, "build", "on:3:3")
    play(state, buyer, "build", "on:3:4", f"buy:ore:{seller}")
    everyone(state, "sell")
    assert goods(state, buyer) == {"coal", "gold"}
    assert (state.money[buyer], state.money[seller]) == (0, 2)


@pytest.mark.clause("NEO-15.4", "NEO-6.16")
@pytest.mark.parametrize("seller", [0, 1, 2])
def test_a_good_first_made_this_round_is_not_for_sale_yet(seller: int) -> None:
    buyer = (seller + 1) % 3
    seats = [area(board="wood")] * 3
    seats[seller] = area(board="ore", chosen="oil_well")
    seats[buyer] = area(board="coal", money=20, chosen="gas_station")
    state = scene(seats=seats)
    play(state, seller, "build", "on:2:3")
    assert choices(state, buyer) == ["sell"]


@pytest.mark.clause("NEO-15.4", "NEO-12.23")
def test_the_coin_of_141_comes_before_the_action() -> None:
    seats = [area(city="3:2 holding_company", hand="tenements", money=0)]
    state = scene(seats=seats, step="choose")
    play(state, 0, "pick:tenements")
    pick_first(state)
    assert "build" in options(state, 0)


@pytest.mark.clause("NEO-15.5")
def test_an_action_does_not_read_what_others_have_decided() -> None:
    state = scene(seats=[own for own, _ in SCENARIOS["crossing purchases"]])
    before = [choices(state, 1, "build"), choices(state, 2, "build")]
    play(state, 0, "build", "on:3:4", "buy:coal:1")
    assert [choices(state, 1, "build"), choices(state, 2, "build")] == before
    assert state.received == [0, 0, 0]


@pytest.mark.clause("NEO-15.7", "NEO-5.10")
def test_the_end_of_a_round_is_disaster_then_payments_then_income() -> None:
    own = area(city="3:2 laundromat; 3:4 slums", money=1, received=4)
    state = scene(round=7, step="disaster", disaster="flood", seats=[own])
    events = listen(state)
    assert options(state, 0) == ["lose:3:2", "lose:3:4"], "neither payments nor income can help"
    play(state, 0, "lose:3:4")
    play(state, 1, "fine")
    assert state.money[0] == 1 + 4 + 3
    kinds = [event.kind for event in events]
    assert kinds.index("tiles_lost") < kinds.index("income_paid")


@pytest.mark.clause("NEO-15.7", "NEO-12.7")
def test_payments_of_round_21_join_before_the_final_income() -> None:
    state = scene(
        generation=3,
        round=7,
        step="end_round",
        seats=[area(city="3:2 treasury; 3:4 laundromat", money=8, received=2)],
    )
    assert (state.savings[0], state.money[0]) == (10, 13)


@pytest.mark.clause("NEO-15.8", "NEO-6.9", "NEO-6.31")
def test_a_player_is_free_in_the_plan_but_not_in_the_order_of_a_build() -> None:
    """Two sellers to choose from; the 3 coins of the gas station come too late to pay with."""
    seats = [area(board="ore", chosen="gas_station", money=2), area(board="oil")]
    state = scene(players=4, seats=[*seats, area(board="coal", city="3:2 oil_well")])
    assert choices(state, 0, "build", "on:2:3") == ["buy:oil:1"], "the other costs 3"
    seats[0] = area(board="ore", chosen="gas_station", money=3)
    state = scene(players=4, seats=[*seats, area(board="coal", city="3:2 oil_well")])
    assert choices(state, 0, "build", "on:2:3") == ["buy:oil:1", "buy:oil:2"]
    play(state, 0, "build", "on:2:3", "buy:oil:2")
    assert answer(state, 0) == ["build", "on:2:3", "buy:oil:2"]
    everyone(state, "sell")
    assert state.money[:3] == [3 - 3 + 3, 6 + 5, 6 + 5 + 3]
    assert "gas_station" not in box(state)


@pytest.mark.clause("NEO-15.1")
def test_the_good_of_a_modular_factory_is_public() -> None:
    state = scene(seats=[area(city="3:2 modular_factory", modular="lumber")])
    assert state.view(1)["seats"][0]["modular"] == "lumber"
    assert state.view(None)["seats"][1]["modular"] == ""
