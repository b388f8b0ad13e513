"""Section 4: what is public, what is secret, and what the draft lets a player know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.city_tycoon.components import DISTRICT_KEYS
from rathaus.games.city_tycoon.components.kit import TILES as TILE_KEYS
from rathaus.games.city_tycoon.state import CityTycoonState
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    P2,
    P3,
    at,
    drafting,
    extending,
    go,
    key,
    listen,
    new_game,
    options,
    plans,
    play,
    play_at_random,
    random_game,
    saved,
    supplying,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])
KEYS = {*DISTRICT_KEYS}
OWN = {"seat", "moves", "answer", "set", "kept", "looks"}  # entries of a view for one seat alone


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, (list, dict)):
        for item in data.values() if isinstance(data, dict) else data:
            yield from strings(item)


def named(state: CityTycoonState, seat: int | None) -> set[str]:
    """All districts that a view names."""
    return KEYS.intersection(strings(state.view(seat)))


def built(state: CityTycoonState) -> set[str]:
    return {TILE_KEYS.key(tile) for tile in state.tiles} & KEYS


def some(players: int, seed: int, share: float = 0.1) -> Iterator[CityTycoonState]:
    """Some positions of a random game, all phases among them."""
    rng = Random(seed)
    for state in random_game(players, seed):
        if rng.random() < share:
            yield state


# -- public -----------------------------------------------------------------------------------


@pytest.mark.clause("CTY-4.2")
@EVERY_COUNT
def test_all_players_see_the_same_city_money_cubes_and_points(players: int) -> None:
    for state in some(players, 200 + players):
        public = {name: value for name, value in state.view(None).items() if name not in OWN}
        for seat in range(players):
            seen = state.view(seat)
            assert {name: value for name, value in seen.items() if name not in OWN} == public
        assert [seat["money"] for seat in public["seats"]] == state.money
        assert [seat["yellow"] for seat in public["seats"]] == state.yellow
        assert [seat["tiles_left"] for seat in public["seats"]] == [*map(len, state.kept)]
        assert [seat["passed"] for seat in public["seats"]] == [*map(bool, state.passed)]
        assert public["order"] == state.order
        assert (public["terrain"], public["round"]) == (state.terrain, state.round)


@pytest.mark.clause("CTY-4.2")
def test_the_city_lies_open_with_owners_and_cubes() -> None:
    city = (("red_1_a", (2, 0), P2, 1), (2, (2, 1)), ("water", (0, 2)), ("land", (1, 2), P3))
    view = supplying(*city, money=[3, 4], yellow=[1, 2]).view(None)
    shown = {(s["x"], s["y"]): (s["tile"], s["owner"], s["cubes"]) for s in view["city"]}
    assert shown[2, 0] == ("red_1_a", P2, 1)
    assert shown[2, 1] == ("terraced_houses", P1, 0)
    assert shown[0, 2] == ("water", None, 0)
    assert shown[1, 2] == ("land", P3, 0)
    assert shown[0, 0] == ("start", None, 4)
    assert view["plants"] == {"red": 2, "blue": 1}


# -- secret -----------------------------------------------------------------------------------


@pytest.mark.clause("CTY-4.3", "CTY-4.4")
@EVERY_COUNT
def test_a_spectator_is_shown_no_tile_that_is_not_in_the_city(players: int) -> None:
    for state in some(players, 210 + players, 0.3):
        assert named(state, None) == built(state)


@pytest.mark.clause("CTY-4.3", "CTY-4.4")
@EVERY_COUNT
def test_a_player_is_shown_the_own_tiles_and_the_sets_had_in_hand(players: int) -> None:
    met: list[set[str]] = [set() for _ in range(players)]
    now = 0
    for state in random_game(players, 220 + players):
        if state.round != now:
            met, now = [set() for _ in range(players)], state.round
        for seat in range(players):
            met[seat] |= {key(tile) for tile in state.hands[seat]}
            met[seat] |= {key(tile) for tile in state.kept[seat]}
            assert named(state, seat) <= met[seat] | built(state)
            assert state.view(seat)["kept"] == [key(tile) for tile in state.kept[seat]]
            assert state.view(seat)["set"] == [key(tile) for tile in state.hands[seat]]


@pytest.mark.clause("CTY-4.3")
def test_a_player_may_look_at_the_own_tiles_at_any_time() -> None:
    state = drafting(range(1, 7), range(7, 13), range(13, 19))
    play(state, P1, "pick:workers_estate")
    for seat, tile in ((P2, 8), (P3, 13)):
        play(state, seat, f"pick:{key(tile)}")
    assert state.view(P1)["kept"] == ["workers_estate"]
    assert state.view(P1)["set"] == [key(tile) for tile in range(14, 19)]
    for other in (P2, P3, None):
        assert state.view(other)["kept"] != ["workers_estate"]
    assert "workers_estate" not in named(state, P3) | named(state, None)
    assert "workers_estate" not in named(state, P2)


@pytest.mark.clause("CTY-4.3")
def test_what_is_chosen_is_told_to_the_player_alone() -> None:
    state = drafting(range(1, 7), range(7, 13))
    events = listen(state)
    play(state, P1, "pick:workers_estate")
    assert events == []
    play(state, P2, f"pick:{key(7)}")
    assert [(event.kind, event.audience) for event in events] == [
        ("tile_kept", (P1,)), ("tile_kept", (P2,)),
    ]  # fmt: skip


@pytest.mark.clause("CTY-4.4")
@pytest.mark.parametrize(("players", "undealt"), [(2, 18), (3, 12), (4, 6), (5, 0)])
def test_undealt_tiles_leave_the_game_unseen(players: int, undealt: int) -> None:
    for state in some(players, 230 + players):
        if state.stack and state.stack[-1][0] in ("draft", "extend"):
            assert len(state.pool) == undealt
            hidden = {key(tile) for tile in state.pool}
            for viewer in (None, *range(players)):
                assert not named(state, viewer) & hidden
        elif state.stack and state.stack[-1][0] == "supply":
            assert state.pool == []


@pytest.mark.clause("CTY-4.5")
@pytest.mark.parametrize("moves", [["sell"], ["hydro", at(2, 0)], ["steam", at(0, 2)]])
def test_opponents_learn_only_that_a_tile_was_used_up(moves: list[str]) -> None:
    """Whichever of two tiles it was: the others see the same and are told the same."""
    views, stories = [], []
    for tile in (2, 3):
        state = go(extending([2, 3], money=[20]))
        events = listen(state)
        play(state, P1, f"play:{key(tile)}", *moves)
        views.append([state.view(viewer) for viewer in (None, P2, P3)])
        stories.append([event for event in events if event.audience is None])
    assert views[0] == views[1]
    assert stories[0] == stories[1]


# -- what the draft tells ---------------------------------------------------------------------


def after_choices(*sets: range, choices: int, **given: Any) -> CityTycoonState:
    """All have chosen the first tile of their set so many times."""
    state = drafting(*sets, **given)
    for _ in range(choices):
        for seat in range(state.players):
            play(state, seat, options(state, seat)[0])
    return state  # type: ignore[no-any-return]


@pytest.mark.clause("CTY-4.3", "CTY-6.2")
def test_a_player_remembers_every_set_as_it_was_received() -> None:
    state = after_choices(range(1, 7), range(7, 13), range(13, 19), choices=2)
    assert state.view(P1)["looks"] == [
        [key(tile) for tile in range(1, 7)],
        [key(tile) for tile in range(14, 19)],
        [key(tile) for tile in range(9, 13)],
    ]
    assert state.view(None)["looks"] == []


@pytest.mark.clause("CTY-4.3")
def test_two_players_know_what_the_other_took_from_a_set_they_had_seen() -> None:
    state = after_choices(range(1, 7), range(7, 13), choices=2)
    assert state.kept == [(1, 8), (2, 7)]
    for seed in range(20):
        other = state.redeal(P1, Random(seed))
        assert other.kept[P1] == (1, 8)
        assert 2 in other.kept[P2]  # it left the first set between two looks
        assert other.hands[P1] == state.hands[P1]
        assert {*other.hands[P2]} == {9, 10, 11, 12}


@pytest.mark.clause("CTY-4.3", "CTY-4.4")
def test_what_left_a_set_before_the_first_look_may_be_any_unseen_tile() -> None:
    state = after_choices(range(1, 7), range(7, 13), choices=1)
    seen = {*range(1, 7), *range(8, 13)}
    first = {state.redeal(P1, Random(seed)).kept[P2][0] for seed in range(400)}
    assert first == {*range(1, 31)} - seen


@pytest.mark.clause("CTY-4.3")
def test_with_three_players_two_tiles_left_between_two_looks() -> None:
    """Set A: P1 keeps 1, P2 keeps 2, P3 keeps 3. P1 sees who could have which, not who has it."""
    state = after_choices(range(1, 7), range(7, 13), range(13, 19), choices=3)
    owners = set()
    for seed in range(60):
        other = state.redeal(P1, Random(seed))
        where = tuple(next(s for s in (P2, P3) if tile in other.kept[s]) for tile in (2, 3))
        owners.add(where)
    assert owners == {(P2, P3), (P3, P2)}


@pytest.mark.clause("CTY-4.5")
def test_a_tile_used_up_is_as_hidden_as_those_still_in_hand() -> None:
    """P2 has 2, 3, 4 and has sold one of them; P1 has seen none of them in the draft."""
    state = go(extending([8, 9, 10], others=[[2, 3, 4]], players=2, money=[20, 20]))
    play(state, P1, "play:brick_row", "sell")
    play(state, P2, "play:terraced_houses", "sell")
    kept = {state.redeal(P1, Random(seed)).kept[P2] for seed in range(40)}
    assert all(len(tiles) == 2 for tiles in kept)
    assert len(kept) > 10
    assert any(2 in tiles for tiles in kept)


@pytest.mark.clause("CTY-4.3")
def test_a_placed_tile_stays_where_it_is() -> None:
    state = go(extending([8, 9], others=[[2, 3]], players=2, money=[20, 20]))
    play(state, P1, "play:brick_row", "district", at(2, 0))
    play(state, P2, "play:terraced_houses", "district", at(2, 1))
    for seed in range(20):
        other = state.redeal(P1, Random(seed))
        assert other.tiles == state.tiles
        assert 2 not in other.kept[P2]
        assert 2 not in other.pool
        assert 2 in other.picks[P2::2]


@pytest.mark.clause("CTY-4.3", "CTY-6.3")
@pytest.mark.parametrize(("viewer", "choices"), [(P1, {0, 1}), (P2, {0}), (None, {*range(6)})])
def test_when_a_placed_tile_was_chosen_is_known_to_those_who_saw_its_set(
    viewer: int | None, choices: set[int]
) -> None:
    """P3 chose 13 first, from the own set. P1 has that set next, P2 after that.

    P1 saw neither this choice nor the second one of P3, which was made from the set of P2; P2 saw
    that set before, so that only the first choice is left.
    """
    sets = (range(1, 7), range(7, 13), range(13, 19))
    state = after_choices(*sets, choices=5, order=[P3, P1, P2], money=[20, 20, 20])
    assert state.picks[P3] == 13
    placing = [f"play:{key(13)}", "district", at(2, 0)]
    play(state, P3, *placing, *plans(state, P3, *placing)[0])
    found = set()
    for seed in range(120):
        other = state.redeal(viewer, Random(seed))
        assert other.view(viewer) == state.view(viewer)
        found.add(other.picks[P3::3].index(13))
    assert found == choices


# -- positions drawn anew ---------------------------------------------------------------------


@pytest.mark.clause("CTY-4.2", "CTY-4.3")
@EVERY_COUNT
def test_a_position_drawn_anew_looks_the_same_to_its_player(players: int) -> None:
    rng = Random(players)
    for state in some(players, 240 + players):
        for viewer in (None, *range(players)):
            other = state.redeal(viewer, rng)
            assert other.view(viewer) == state.view(viewer)
            saved(other)


@pytest.mark.clause("CTY-4.3")
@EVERY_COUNT
def test_a_position_drawn_anew_depends_on_nothing_hidden(players: int) -> None:
    rng = Random(players)
    for state in some(players, 250 + players):
        for viewer in (None, *range(players)):
            other = state.redeal(viewer, rng)
            luck = rng.random()
            assert other.redeal(viewer, Random(luck)) == state.redeal(viewer, Random(luck))


@EVERY_COUNT
def test_a_position_drawn_anew_can_be_played_to_the_end(players: int) -> None:
    rng = Random(players)
    for state in some(players, 260 + players, 0.01):
        other = state.redeal(rng.choice((None, *range(players))), rng)
        while other.turn():
            play_at_random(other, rng)
        assert len(other.ranks()) == players


@EVERY_COUNT
def test_a_position_drawn_anew_differs_where_something_is_hidden(players: int) -> None:
    """At the first choice of a draft nobody knows the other sets."""
    states = random_game(players, 270 + players)
    state = next(s for s in states if s.stack[-1][0] == "draft")
    drawn = {str(state.redeal(P1, Random(seed)).hands) for seed in range(5)}
    assert len(drawn) == 5


def test_while_tiles_are_dealt_nobody_sees_the_others() -> None:
    state = new_game(3, order=range(3))
    for _ in range(8):
        state.play(CHANCE, state.sample(Random(1)))
    assert len(state.hands[P1]) == 6
    assert len(state.hands[P2]) == 2
    assert named(state, P3) == named(state, None) == set()
    assert len(named(state, P2)) == 2
    assert GAME.from_json(state.redeal(P2, Random(1)).to_json()).view(P2) == state.view(P2)
