"""The bench: it counts decisions and bytes as it says. How fast it is depends on the machine."""

from dataclasses import fields
from random import Random

import pytest

import rathaus
from rathaus.arena import rival
from rathaus.arena.bench import (
    BATCHES,
    Batch,
    Own,
    Report,
    Speed,
    bench,
    owned_bytes,
    play_random,
)
from rathaus.core.errors import RathausError
from rathaus.core.state import State
from rathaus.core.steps import CHANCE

pytestmark = pytest.mark.usefixtures("tidy_memory")

NEOM = rathaus.game("neom")


def test_a_decision_is_a_move_of_a_seat_with_a_choice() -> None:
    watched: list[int] = []

    def watch(state: State, number: int) -> None:
        (seat, *_) = state.turn()
        assert seat != CHANCE
        assert len(state.moves(seat)) > 1
        watched.append(number)

    decisions = play_random(NEOM, 3, Random(1), watch)
    assert watched == list(range(decisions))


def test_the_same_seed_plays_the_same_game() -> None:
    own = Own(NEOM, 4)
    assert own.play(3) == own.play(3)
    assert len({own.play(seed) for seed in range(8)}) > 1


def test_positions_are_taken_from_a_whole_game() -> None:
    positions = Own(NEOM, 2).positions(1)
    assert {0, 1, 2, 3} == {state.generation for state in positions}  # type: ignore[attr-defined]
    assert len(set(positions)) == len(positions)


# -- memory ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", NEOM.player_counts)
def test_a_state_stays_small(players: int) -> None:
    assert all(owned_bytes(state) < 50_000 for state in Own(NEOM, players).positions(1))


def test_the_memory_of_a_state_is_that_of_all_it_holds() -> None:
    state = NEOM.start(2)
    before = owned_bytes(state)
    state.box = list(range(1000, 2000))  # type: ignore[attr-defined]
    assert owned_bytes(state) - before > 1000 * (8 + 24)  # a place in the list, and an int


def test_what_a_state_holds_twice_is_counted_once() -> None:
    state = NEOM.start(2)
    hand = tuple(range(1000, 1100))
    state.hands = [hand, ()]  # type: ignore[attr-defined]
    once = owned_bytes(state)
    state.hands = [hand, hand]  # type: ignore[attr-defined]
    assert owned_bytes(state) == once


def test_the_game_and_the_listener_are_not_part_of_a_state() -> None:
    events: list[object] = []
    listened = NEOM.start(2, listener=events.append)
    assert owned_bytes(listened) == owned_bytes(NEOM.start(2))
    assert {"game", "listener"} <= {each.name for each in fields(listened)}


# -- the report --------------------------------------------------------------------------------


def speed(name: str, *batches: Batch, players: int = 4) -> Speed:
    return Speed(name, players, batches, None)


def test_rates_are_those_of_the_median_batch() -> None:
    batches = [Batch(10, 1000, 500, seconds, 2e-6) for seconds in (1.0, 2.0, 10.0)]
    found = speed("ours", *batches)
    assert found.games == 3 * 10
    assert found.decisions_per_game == 1000 / 10
    assert found.decisions_per_second == 1000 / 2.0
    assert found.choices_per_second == 500 / 2.0
    assert found.games_per_second == 10 / 2.0
    assert found.copy_microseconds == pytest.approx(2)


def test_a_ratio_compares_batches_played_side_by_side() -> None:
    """The machine is ten times slower in the second batch: the ratio does not notice."""
    ours = speed("ours", Batch(1, 900, 900, 1.0, 1e-6), Batch(1, 900, 900, 10.0, 1e-5))
    theirs = speed("theirs", Batch(1, 300, 100, 1.0, 2e-5), Batch(1, 300, 100, 10.0, 2e-4))
    (ratio,) = Report((ours,), theirs).ratios()
    assert ratio.decisions == pytest.approx(900 / 300)
    assert ratio.choices == pytest.approx(900 / 100)
    assert ratio.copies == pytest.approx(20)


def test_only_the_same_number_of_players_is_compared() -> None:
    batch = Batch(1, 1, 1, 1.0, 1e-6)
    two, four = speed("ours", batch, players=2), speed("ours", batch, players=4)
    assert [r.name for r in Report((two, four), speed("theirs", batch)).ratios()] == ["ours"]
    assert Report((two,), speed("theirs", batch)).ratios() == []
    assert Report((two, four), None).ratios() == []


@pytest.mark.thorough
def test_every_game_is_measured_at_every_number_of_players() -> None:
    done: list[int] = []
    report = bench(games=1, with_rival=False, progress=done.append)
    wanted = [(name, n) for name in rathaus.games() for n in rathaus.game(name).player_counts]
    assert [(each.name, each.players) for each in report.speeds] == wanted
    assert report.rival is None
    assert sum(done) == len(wanted)
    for each in report.speeds:
        assert each.decisions_per_second > 0
        assert each.copy_microseconds > 0
        assert each.state_bytes is not None


@pytest.mark.thorough
def test_games_are_spread_over_batches_and_none_is_lost() -> None:
    report = bench(games=BATCHES + 3, players=[1], names=["neom"], with_rival=False)
    (found,) = report.speeds
    assert len(found.batches) == BATCHES
    assert found.games == BATCHES + 3


def test_the_counts_do_not_depend_on_the_machine() -> None:
    one, two = (bench(games=2, players=[3], with_rival=False).speeds[0] for _ in range(2))
    assert one.decisions_per_game == two.decisions_per_game
    assert one.state_bytes == two.state_bytes


@pytest.mark.parametrize("arguments", [{"games": 0}, {"games": -3}, {"players": [9]}])
def test_wrong_numbers_are_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(RathausError):
        bench(with_rival=False, **arguments)  # type: ignore[arg-type]


@pytest.mark.usefixtures("catanatron")
def test_the_rival_plays_by_its_own_dice() -> None:
    import random

    random.seed(1)
    before = random.getstate()
    tally = rival.Catanatron().play(1)
    assert random.getstate() == before
    assert tally == rival.Catanatron().play(1)
    assert 0 < tally.choices < tally.decisions
    assert len(rival.Catanatron().positions(1)) == -(-tally.decisions // rival.SAMPLE_EVERY)
