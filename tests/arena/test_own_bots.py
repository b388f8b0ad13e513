"""Simulations with bots of users: by file, by class, in several processes, and when they fail."""

from pathlib import Path
from random import Random

import pytest

import rathaus
from rathaus.arena.bench import bench
from rathaus.arena.simulation import simulate
from rathaus.bots import BadBot, Bot, Chair, load
from tests.own_bots import write_bots


class AlwaysFirst(Bot):
    def choose(self, chair: Chair, rng: Random) -> int:
        return chair.moves()[0]


@pytest.fixture
def bots(tmp_path: Path) -> str:
    return str(write_bots(tmp_path))


def test_a_bot_by_file_plays_as_the_class_does(bots: str) -> None:
    named = simulate("neom", players=2, games=3, bots=[f"{bots}:First", "random"])
    assert named.bots == (f"{bots}:First", "random")
    given = simulate("neom", players=2, games=3, bots=[load(f"{bots}:First"), "random"])
    assert given.bots == ("First", "random")
    assert named.results == given.results


def test_a_bot_by_file_plays_in_other_processes(bots: str) -> None:
    alone, together = (
        simulate("neom", players=2, games=6, bots=[f"{bots}:Last", "random"], jobs=jobs)
        for jobs in (1, 2)
    )
    assert alone == together


@pytest.mark.parametrize("jobs", [1, 2])
def test_classes_and_bots_are_given_as_they_are(jobs: int) -> None:
    ready = AlwaysFirst(rathaus.game("neom"))
    by_class = simulate("neom", players=2, games=4, bots=[AlwaysFirst], jobs=jobs)
    by_object = simulate("neom", players=2, games=4, bots=[ready, ready], jobs=jobs)
    assert by_class == by_object


def test_a_bot_that_cannot_travel_is_refused_before_the_work() -> None:
    class Local(AlwaysFirst):
        pass

    assert simulate("neom", players=1, games=1, bots=[Local]).bots == ("Local",)
    with pytest.raises(BadBot, match=r"Local cannot be handed to other processes .* or use 1 job"):
        simulate("neom", players=1, games=2, bots=[Local], jobs=2)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Cheat", "answered 1000000000, which is not legal now; legal: "),
        ("Mute", "answered None, which is not legal now; legal: "),
        ("Clumsy", "failed: ZeroDivisionError: division by zero (my_bots.py, line 27)"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_seat(
    name: str, words: str, jobs: int, bots: str
) -> None:
    with pytest.raises(BadBot) as caught:
        simulate("neom", players=2, games=4, bots=["random", f"{bots}:{name}"], jobs=jobs)
    assert f"the bot {bots}:{name} on seat 1 (counted from 0) " in str(caught.value)
    assert words in str(caught.value)


def test_an_illegal_move_is_told_by_its_notation_beside_the_legal_ones(bots: str) -> None:
    with pytest.raises(BadBot, match=r"answered 0 \(\w+(:\w+)*\), which .* legal: \d+ \(\w+:"):
        simulate("neom", players=2, games=1, bots=[f"{bots}:Confused"])


def test_the_bench_measures_bots() -> None:
    report = bench(games=2, players=[2], names=["neom"], bots=[AlwaysFirst])
    assert report.bots == ("AlwaysFirst",)
    assert report.rival is None
    (speed,) = report.speeds
    assert speed.games == 2
    assert speed.decisions_per_second > 0
    assert (
        speed.decisions_per_game
        != bench(games=2, players=[2], names=["neom"], with_rival=False)
        .speeds[0]
        .decisions_per_game
    )
