"""Expansion 3: ten more danger tokens, double ones and some with gifts (HAM-13.3)."""

from collections.abc import Callable

import pytest

from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.expansions import dangers
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import (
    Side,
    as_text,
    draw,
    levels,
    new_game,
    scene,
    side,
    tokens,
    wall,
    workers,
)
from tests.games.scenes import chance, let_chance, options, outcomes, play
from tests.games.spec import rows_of

EXTRA = {row["token"].lower(): row for row in rows_of("hamburg", "extra_tokens")}
BASE = {
    row["pos"].lower(): row["colour"]
    for row in rows_of("hamburg", "tracks")
    if row["kind"] == "token"
}


def drawn(token: str, given: Side | None = None, dice: str = "3 3 3 3 3 / 6") -> HamburgState:
    """Side 0 draws this token in step 3 of phase II; nobody else acts."""
    state = scene(
        players=2,
        sides=[given or side()],
        step=[("token", 0), ("raises", 0)],
        options="dangers",
        dice=dice,
    )
    return chance(state, f"token:{token}")


def printed(token: str) -> list[str]:
    return EXTRA[token]["colours"].split("|") if token in EXTRA else [BASE[token]]


@pytest.mark.clause("HAM-13.3.1", "HAM-1.4")
def test_ten_tokens_lie_on_the_burning_house_and_twenty_with_the_expansion() -> None:
    assert tokens(new_game(2)) == [*BASE]
    assert tokens(new_game(2, "dangers")) == [*BASE, *EXTRA]


@pytest.mark.clause("HAM-13.3.1")
def test_any_of_the_twenty_may_come_up() -> None:
    state = scene(players=2, step="rolled", options="dangers", dice="3 3 3 3 3 / 5")
    assert outcomes(state) == [f"token:{key}" for key in (*BASE, *EXTRA)]


@pytest.mark.clause("HAM-13.3.2", "HAM-13.3.3", "HAM-5.7")
@pytest.mark.parametrize("token", dangers.TOKENS, ids=lambda token: token.key)
def test_every_token_raises_what_it_shows(token: dangers.Token) -> None:
    state = drawn(token.key)
    if options(state, 0):
        play(state, 0, "decline")
    shown = printed(token.key)
    assert list(token.colours) == shown
    assert levels(state, 0) == as_text(int(colour in shown) for colour in COLOURS)
    assert state.tokens_used == [token.number]
    assert token.number not in state.tokens


# -- gifts ------------------------------------------------------------------------------------


def x06() -> None:
    state = drawn("x06")
    play(state, 0, "accept", "draw:violet")
    draw(state, 193)
    assert state.hands[0] == (193,)


def x07() -> None:
    state = play(drawn("x07"), 0, "accept")
    assert state.points[0] == 6


def x08() -> None:
    state = play(drawn("x08"), 0, "accept", "gain:pink")
    assert workers(state, 0) == "V1 O1 G1 P2 B1"


def x09() -> None:
    state = play(drawn("x09"), 0, "accept")
    assert state.money[0] == 7


def x10() -> None:
    state = play(drawn("x10", side(dangers="V2 P1", points=5)), 0, "accept")
    assert "lower:brown" not in options(state, 0)
    play(state, 0, "lower:violet")
    assert (levels(state, 0), state.points[0]) == ("V1 O0 G0 P1 B1", 5)


GIFTS: dict[str, Callable[[], None]] = {each.__name__: each for each in (x06, x07, x08, x09, x10)}


@pytest.mark.clause("HAM-13.3.3")
@pytest.mark.parametrize(
    "token",
    [key for key, row in EXTRA.items() if row["kind"] == "gift"],
)
def test_every_gift_can_be_taken(token: str) -> None:
    assert token in GIFTS, f"no scenario takes the gift of {token}"
    GIFTS[token]()


@pytest.mark.clause("HAM-13.3.3")
@pytest.mark.parametrize("token", [*GIFTS])
def test_every_gift_may_be_left(token: str) -> None:
    given = side(dangers="V1", points=5, money=5)
    state = play(drawn(token, given), 0, "decline")
    raised = printed(token)[0]
    expected = [1, 0, 0, 0, 0]
    expected[COLOURS.index(raised)] += 1  # type: ignore[arg-type]
    assert levels(state, 0) == as_text(expected)
    assert (state.points[0], state.money[0], state.hands[0]) == (5, 5, ())
    assert workers(state, 0) == "V1 O1 G1 P1 B1"


@pytest.mark.clause("HAM-13.3.2")
def test_a_double_token_or_a_plain_one_has_no_gift() -> None:
    for token in ("t01", "x01", "x05"):
        assert not drawn(token).turn()


@pytest.mark.example("HAM EX-24")
@pytest.mark.clause("HAM-13.3.2")
def test_a_double_token_raises_both_dangers() -> None:
    assert levels(drawn("x03", side(dangers="V1")), 0) == "V2 O0 G1 P0 B0"


@pytest.mark.example("HAM EX-25")
@pytest.mark.clause("HAM-13.3.3")
def test_the_pink_token_and_its_point() -> None:
    state = drawn("x07", side(points=20))
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P1 B0", 20)
    assert play(state, 0, "accept").points[0] == 21


@pytest.mark.clause("HAM-13.3.2", "HAM-5.8")
def test_both_dangers_of_a_double_token_are_raised_in_printed_order() -> None:
    """With one brown and one orange worker, 151 is asked for brown first (X05: brown, orange)."""
    state = drawn("x05", side(display="pink:151", workers="O1 B1"))
    play(state, 0, "accept", "decline")
    assert (levels(state, 0), workers(state, 0)) == ("V0 O1 G0 P0 B0", "V0 O1 G0 P0 B0")


@pytest.mark.example("HAM EX-42")
@pytest.mark.clause("HAM-13.3.2", "HAM-12.68")
def test_151_averts_each_danger_of_a_double_token_by_itself() -> None:
    given = side(display="pink:151", workers="V1", dangers="V1 G2", wall="1 0", points=5)
    state = play(drawn("x03", given, dice="5 3 3 3 3 / 6"), 0, "accept")
    assert (levels(state, 0), wall(state, 0)) == ("V2 O0 G0 P0 B0", (0, 0))
    assert state.points[0] == 5


@pytest.mark.example("HAM EX-44")
@pytest.mark.clause("HAM-13.3.3", "HAM-5.9")
def test_the_gift_comes_after_all_disasters() -> None:
    given = side(money=8, dangers="P2")
    state = play(drawn("x09", given, dice="3 3 3 6 3 / 5"), 0, "accept")
    assert (state.money[0], levels(state, 0)) == (2, "V0 O0 G1 P0 B0")


@pytest.mark.clause("HAM-13.3.4", "HAM-12.68")
def test_the_gift_is_taken_although_the_raise_was_averted_and_cannot_pay_for_it() -> None:
    none = drawn("x08", side(display="pink:151", workers=""))
    assert levels(none, 0) == "V1 O0 G0 P0 B0"  # nothing to give yet
    state = drawn("x08", side(display="pink:151", workers="V1"))
    play(state, 0, "accept", "accept", "gain:grey")
    assert (levels(state, 0), workers(state, 0)) == ("V0 O0 G0 P0 B0", "V0 O0 G1 P0 B0")


@pytest.mark.clause("HAM-13.3.4", "HAM-12.95")
def test_the_gift_is_taken_although_231_replaced_the_raise() -> None:
    state = drawn("x07", side(display="pink:231"))
    play(state, 0, "raise:brown", "accept")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P0 B1", 6)


@pytest.mark.example("HAM EX-80")
@pytest.mark.clause("HAM-12.95")
def test_231_may_put_both_levels_of_a_double_token_on_one_danger() -> None:
    state = drawn("x01", side(display="pink:231"))
    play(state, 0, "raise:grey", "raise:grey")
    assert levels(state, 0) == "V0 O0 G2 P0 B0"


@pytest.mark.clause("HAM-13.3.4", "HAM-13.6.8")
def test_the_gift_is_taken_although_a_clergy_tile_skipped_the_raise() -> None:
    state = scene(
        players=2,
        step=[("token", 0), ("raises", 0)],
        options="dangers",
        dice="3 3 3 3 3 / 6",
        clergy_tiles="c01_plus c02_plus c03_plus c04_plus c05_plus c12_plus",
    )
    chance(state, "token:x07")
    play(state, 0, "accept")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P0 B0", 6)


@pytest.mark.example("HAM EX-81")
@pytest.mark.clause("HAM-12.77")
def test_a_gift_is_ignored_if_236_draws_the_token() -> None:
    given = side(hand="236 280", sites="pink", money=3, display="grey:188")
    state = scene(sides=[given], options="dangers")
    play(state, 0, "play:cellar_of_curses", "as:building")
    chance(state, "token:x07")
    assert not state.turn() or state.turn() == (0,)
    assert [levels(state, other) for other in (0, 1, 2)] == [
        "V0 O0 G0 P0 B0",
        "V0 O0 G0 P1 B0",
        "V0 O0 G0 P1 B0",
    ]
    assert (state.money[0], state.points) == (2, [5, 5, 5])


@pytest.mark.clause("HAM-12.77")
def test_236_raises_both_dangers_of_a_double_token() -> None:
    state = scene(players=2, sides=[side(hand="236 280", sites="pink", money=3)], options="dangers")
    play(state, 0, "play:cellar_of_curses", "as:building")
    chance(state, "token:x04")
    assert levels(state, 1) == "V0 O0 G1 P0 B1"


@pytest.mark.clause("HAM-13.3.3", "HAM-4.4")
def test_the_gift_of_a_card_brings_nothing_from_empty_piles() -> None:
    empty = dict.fromkeys(COLOURS, "")
    state = scene(
        players=2,
        step=[("token", 0), ("raises", 0)],
        options="dangers",
        dice="3 3 3 3 3 / 6",
        piles=empty,  # type: ignore[arg-type]
    )
    chance(state, "token:x06")
    if options(state, 0):
        play(state, 0, "accept")
    assert let_chance(state).hands[0] == ()
