"""Expansion 2: more Hans Hummel statues, and the Zitronenjette (HAM-13.2)."""

import pytest

from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import new_game, scene, side, wall
from tests.games.scenes import options, play
from tests.games.spec import rows_of

TRACKS = rows_of("hamburg", "tracks")
JETTES = [int(row["value"]) for row in TRACKS if row["kind"] == "jette"]


def row(owner: str) -> list[int]:
    """The statues of the table in the order of offer."""
    found = [each for each in TRACKS if each["kind"] == "statue" and each["owner"] == owner]
    return [int(each["value"]) for each in sorted(found, key=lambda each: int(each["pos"]))]


def fifth_stone(**world: object) -> HamburgState:
    """Side 0 (white board) builds R5 with a brown card for 5 Mark."""
    given = side(board="white", wall="0 4", hand="3 280", money=5)
    state = scene(sides=[given], **{"players": 4, **world})  # type: ignore[arg-type]
    return play(state, 0, "play:merchants_house_deichstrasse", "as:wall")


@pytest.mark.clause("HAM-2.1", "HAM-13.2.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_row_of_statues_follows_the_number_of_players(players: int) -> None:
    base = new_game(players)
    assert (base.hummels, base.jettes) == (row(f"base:{players}"), [])
    more = new_game(players, "statues")
    assert (more.hummels, more.jettes) == (row(f"exp2:{players}"), JETTES)
    assert more.hummels == sorted(more.hummels, reverse=True)


@pytest.mark.clause("HAM-13.2.1")
def test_three_jettes_are_used_with_any_number_of_players() -> None:
    assert JETTES == [12, 9, 6]
    assert new_game(5, "statues").hummels[0] == 10


@pytest.mark.clause("HAM-13.2.2", "HAM-7.13")
def test_who_completes_a_half_chooses_between_the_two_on_offer() -> None:
    state = fifth_stone(options="statues")
    assert options(state, 0) == ["statue:hummel", "statue:jette"]
    assert wall(state, 0) == (0, 5)


@pytest.mark.clause("HAM-13.2.2")
def test_hans_hummel_scores_at_the_end_and_the_next_one_moves_up() -> None:
    state = play(fifth_stone(options="statues"), 0, "statue:hummel")
    assert (state.statues[0], state.jettes_of[0], state.money[0]) == ((10,), (), 0)
    assert (state.hummels[0], state.jettes) == (9, [12, 9, 6])
    assert state.result()[0]["statues"] == 10


@pytest.mark.clause("HAM-13.2.2")
def test_the_jette_pays_at_once_scores_nothing_and_the_next_one_moves_up() -> None:
    state = play(fifth_stone(options="statues"), 0, "statue:jette")
    assert (state.statues[0], state.jettes_of[0], state.money[0]) == ((), (12,), 12)
    assert (state.hummels[0], state.jettes) == (10, [9, 6])
    assert state.result()[0]["statues"] == 0


@pytest.mark.clause("HAM-13.2.2")
@pytest.mark.parametrize(("taken", "marks"), [("", 12), ("12", 9), ("12 9", 6)])
def test_each_jette_pays_her_own_mark(taken: str, marks: int) -> None:
    others = [side(), side(jettes=taken)]
    state = scene(players=3, sides=others, step=("statue", 0), options="statues")
    assert play(state, 0, "statue:jette").money[0] == 5 + marks


@pytest.mark.clause("HAM-13.2.3")
def test_if_one_kind_is_used_up_the_other_is_taken_without_asking() -> None:
    no_jette = scene(
        players=2, sides=[side(), side(jettes="12 9 6")], step=("statue", 0), options="statues"
    )
    assert no_jette.statues[0] == (10,)
    no_hummel = scene(players=2, step=("statue", 0), options="statues", hummels="")
    assert (no_hummel.jettes_of[0], no_hummel.money[0]) == ((12,), 17)


@pytest.mark.clause("HAM-13.2.3", "HAM-7.13")
def test_if_both_kinds_are_used_up_the_half_has_had_its_chance() -> None:
    given = side(board="white", wall="0 4", hand="3 280", money=5)
    state = scene(players=2, sides=[given, side(jettes="12 9 6")], options="statues", hummels="")
    play(state, 0, "play:merchants_house_deichstrasse", "as:wall")
    assert (state.statues[0], state.jettes_of[0], state.halves[0]) == ((), (), 0b10)


@pytest.mark.clause("HAM-6.10", "HAM-13.2.2")
def test_a_half_brings_one_statue_only_of_either_kind() -> None:
    given = side(board="white", wall="0 4", had_statue="right", jettes="12", hand="3 280", money=5)
    state = scene(players=2, sides=[given], options="statues")
    play(state, 0, "play:merchants_house_deichstrasse", "as:wall")
    assert (wall(state, 0), state.statues[0], state.jettes_of[0]) == ((0, 5), (), (12,))


STATUES = [("hummel", value) for value in row("exp2:5")] + [("jette", value) for value in JETTES]


@pytest.mark.clause("HAM-13.2.1", "HAM-13.2.2")
def test_every_statue_can_be_taken_in_its_order() -> None:
    """Five players take all there is, one kind after the other."""
    state = new_game(5, "statues")
    taken = []
    for kind, _ in STATUES:
        state.stack, state.answers = [("statue", 0)], [()] * 5
        state.advance()
        if state.turn():
            play(state, 0, f"statue:{kind}")
        values = state.statues[0] if kind == "hummel" else state.jettes_of[0]
        taken.append((kind, values[-1]))
    assert taken == STATUES
    assert (state.hummels, state.jettes) == ([], [])
