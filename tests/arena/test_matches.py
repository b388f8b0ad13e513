"""Who meets whom, and from which seats."""

from collections import Counter

import pytest

from rathaus.arena.matches import BadArena, Match, matches


def line_ups(mode: str, bots: str, players: int) -> list[str]:
    return ["".join(match.line_up) for match in matches(mode, tuple(bots), players)]


def test_every_pair_meets_where_there_are_fewer_bots_than_seats() -> None:
    assert line_ups("round-robin", "abc", 2) == ["ab", "ac", "bc"]
    assert line_ups("round-robin", "abc", 4) == ["abab", "acac", "bcbc"]


def test_of_an_odd_number_of_seats_each_has_the_larger_half_once() -> None:
    assert line_ups("round-robin", "ab", 3) == ["aba", "bab"]


def test_where_there_are_enough_bots_all_seats_differ() -> None:
    assert line_ups("round-robin", "abcd", 3) == ["abc", "abd", "acd", "bcd"]


def test_the_first_meets_three_of_each_other() -> None:
    assert line_ups("rest", "abc", 4) == ["abbb", "accc"]


def test_on_a_ladder_each_meets_the_one_before() -> None:
    assert line_ups("ladder", "abc", 4) == ["baaa", "cbbb"]


@pytest.mark.parametrize("mode", ["round-robin", "rest", "ladder"])
def test_alone_everybody_plays_the_same_deals(mode: str) -> None:
    assert line_ups(mode, "ab", 1) == ["a", "b"]


@pytest.mark.parametrize("line_up", ["abbb", "abab", "abcd", "aba", "ab", "a"])
def test_in_every_deal_each_bot_sits_on_each_seat_equally_often(line_up: str) -> None:
    match = Match(tuple(line_up))
    for deal in range(5):
        seatings = match.seatings(deal, "seed")
        assert len(set(seatings)) == len(seatings) == match.games_a_deal
        for seat in range(len(line_up)):
            counts = Counter(seating[seat] for seating in seatings)
            assert counts == {bot: match.par(bot) * len(seatings) for bot in line_up}


def test_where_all_differ_neighbours_change_from_deal_to_deal() -> None:
    match = Match(tuple("abcd"))
    assert len({match.seatings(deal, "seed")[0] for deal in range(20)}) > 6
    assert match.seatings(3, "seed") == match.seatings(3, "seed")


def test_a_match_has_a_name() -> None:
    assert str(Match(("hard", "easy", "easy", "easy"))) == "hard against 3 × easy"
    assert str(Match(("x/my_bot.py:Mine", "easy"))) == "Mine against easy"
    assert str(Match(("easy",))) == "easy alone"


@pytest.mark.parametrize(
    ("mode", "bots", "words"),
    [
        ("knockout", "ab", "there is no mode 'knockout'"),
        ("rest", "a", "at least two bots"),
        ("ladder", "", "at least two bots"),
        ("round-robin", "aab", "named twice"),
    ],
)
def test_what_is_wrong_is_said(mode: str, bots: str, words: str) -> None:
    with pytest.raises(BadArena, match=words):
        matches(mode, tuple(bots), 4)
