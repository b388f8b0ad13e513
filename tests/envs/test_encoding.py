"""Observations as numbers: complete, bounded, and nothing that the seat may not know."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

import rathaus
from rathaus.core.errors import BadPlayers
from rathaus.envs.encoding import LEAST, MOST, Encoding, NoEncoding
from rathaus.games.city_tycoon import knowledge
from tests.envs.playing import SETTINGS, decisions
from tests.template_game import HighCard

settings = pytest.mark.parametrize(("name", "players", "options"), SETTINGS)


@settings
def test_the_parts_fill_the_vector_without_gaps(
    name: str, players: int, options: dict[str, object]
) -> None:
    encoding = Encoding(rathaus.game(name), players, options)
    assert encoding.parts[0].start == 0
    assert encoding.parts[-1].stop == encoding.size
    for one, other in pairwise(encoding.parts):
        assert one.stop == other.start
    names = [part.name for part in encoding.parts]
    assert len(set(names)) == len(names)
    assert [part["name"] for part in encoding.manifest()["parts"]] == names


@settings
def test_observations_are_the_same_for_all_that_the_seat_cannot_tell_apart(
    name: str, players: int, options: dict[str, object]
) -> None:
    encoding = Encoding(rathaus.game(name), players, options)
    seen = 0
    for number, (state, _) in enumerate(decisions(name, players, options, seed=5)):
        if number % 5:
            continue
        for seat in range(players):
            mine = encoding.observe(state, seat)
            drawn = encoding.observe(state.redeal(seat, Random(number)), seat)
            differ = np.flatnonzero(mine != drawn)
            parts = {p.name for p in encoding.parts for i in differ if p.start <= i < p.stop}
            assert not parts, f"decision {number}, seat {seat}"
            assert LEAST <= mine.min() <= mine.max() <= MOST
            seen += 1
    assert seen > 5


def test_an_own_hand_is_seen_and_another_one_is_not() -> None:
    encoding = Encoding(rathaus.game("city_tycoon"), 3)
    state, seat = next(decisions("city_tycoon", 3, {}, seed=1))
    held = np.flatnonzero(encoding.observe(state, seat)[encoding.slice("set")])
    assert tuple(held) == state.hands[seat]  # type: ignore[attr-defined]


@settings
def test_no_two_decisions_of_a_seat_look_the_same(
    name: str, players: int, options: dict[str, object]
) -> None:
    encoding = Encoding(rathaus.game(name), players, options)
    course = decisions(name, players, options, seed=3)
    seen = [encoding.observe(state, 0).tobytes() for state, seat in course if seat == 0]
    assert len(set(seen)) == len(seen)


def test_what_a_seat_saw_in_a_draft_is_what_the_rules_say() -> None:
    encoding = Encoding(rathaus.game("city_tycoon"), 3)
    for state, seat in decisions("city_tycoon", 3, {}, seed=2):
        seen = np.flatnonzero(encoding.observe(state, seat)[encoding.slice("looks")])
        assert {*seen.tolist()} == {tile for each in knowledge.looks(state, seat) for tile in each}  # type: ignore[arg-type]


@settings
def test_every_seat_sees_the_same_table_from_its_own_side(
    name: str, players: int, options: dict[str, object]
) -> None:
    encoding = Encoding(rathaus.game(name), players, options)
    state, _ = list(decisions(name, players, options, seed=6))[-1]
    sides = state.sides
    seen = [
        encoding.observe(state, seat)[_parts(encoding, "money", sides)] for seat in range(players)
    ]
    for seat in range(players):
        assert seen[seat].tolist() == [*seen[0][seat:], *seen[0][:seat]]
    money = state.money[:sides]  # type: ignore[attr-defined]
    assert (seen[0] * 10).round().astype(int).tolist() == money


def _parts(encoding: Encoding, name: str, sides: int) -> list[int]:
    return [encoding.slice(f"seat{place}.{name}").start for place in range(sides)]


@pytest.mark.parametrize("seat", [-1, 3, None, "seat_0", 0.5])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    encoding = Encoding(rathaus.game("bruges"), 3)
    with pytest.raises(BadPlayers, match="there is no seat"):
        encoding.observe(rathaus.game("bruges").start(3), seat)


@pytest.mark.parametrize("name", rathaus.games())
def test_a_position_of_other_players_is_refused(name: str) -> None:
    encoding = Encoding(rathaus.game(name), 3)
    with pytest.raises(NoEncoding, match="has other parts"):
        encoding.observe(rathaus.game(name).start(4), 0)


def test_a_game_of_ones_own_brings_its_own_numbers() -> None:
    with pytest.raises(NoEncoding) as error:
        Encoding(HighCard(), 3)
    assert "high_card has no numbers for networks" in str(error.value)
    encoding = Encoding(HighCard(), 3, observe=lambda sheet, s, seat: sheet.values("p", s.points))
    assert [part.name for part in encoding.parts] == ["p", "step", "answer"]


def test_an_unknown_part_is_named() -> None:
    with pytest.raises(NoEncoding, match="there is no part 'purse'"):
        Encoding(rathaus.game("neom"), 3).slice("purse")
