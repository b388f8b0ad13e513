"""Proposals and votes in odd orders, at a table without a server."""

from random import Random

import pytest

from rathaus.core.records import Decision
from rathaus.core.steps import CHANCE
from rathaus.server import course
from rathaus.server.entries import Chatted, Moved, Proposed, Rematched, Sat, SatBot, Undone, Voted
from rathaus.server.errors import NotAllowed
from rathaus.server.header import Header
from rathaus.server.table import LONGEST_STORY, Table


def new_table(people: int, bots: int = 0, game: str = "neom") -> Table:
    table = Table(Header("t", game, people + bots, {}, "seed", 0.0))
    for seat in range(people):
        table.apply(Sat(seat, f"P{seat}", f"{seat:064x}"))
    for seat in range(people, people + bots):
        table.apply(SatBot(seat, "random"))
    return table


def decide(table: Table, seat: int | None = None) -> None:
    assert table.match
    state = table.match.state
    seat = state.turn()[0] if seat is None else seat
    table.apply(Moved(seat, table.notation(state.moves(seat)[0])))


def decided(table: Table) -> list[Decision]:
    """By the seats."""
    assert table.match
    return [each for each in table.match.decisions if each.seat != CHANCE]


def play_out(table: Table) -> None:
    while table.status == "playing":
        decide(table)


def test_nobody_takes_back_what_another_has_decided_without_asking() -> None:
    table = new_table(people=2)
    decide(table, 1)
    decide(table, 0)
    table.apply(Proposed(0, "undo", about=1))
    assert table.vote
    assert table.vote.waiting == {1}
    assert len(decided(table)) == 2


def test_what_was_decided_at_once_is_taken_back_at_once_by_agreement_too() -> None:
    """And what somebody else has decided at once stays one decision."""
    table = new_table(people=3)
    assert table.match
    while table.match.state.stack[-1][0] != "act":
        decide(table)
    before = decided(table)
    for seat in (0, 1):
        state = table.match.considered(seat, ["build"])
        table.apply(Moved(seat, "build", (table.game.notation(state, state.moves(seat)[0]),)))
    state = table.match.considered(2, ["build"])
    table.apply(Moved(2, "build", (table.game.notation(state, state.moves(2)[0]),)))
    table.apply(Proposed(2, "undo", about=1))
    for seat in (0, 1):
        table.apply(Voted(seat, agrees=True))
    assert [each.seat for each in decided(table)[len(before) :]] == [0, 0]
    table.apply(Undone(0))
    assert decided(table) == before


def test_a_proposal_can_be_withdrawn_by_who_made_it() -> None:
    table = new_table(people=3)
    table.apply(Proposed(0, "bot", about=1, level="easy", is_here=False))
    with pytest.raises(NotAllowed, match="another proposal"):
        table.apply(Proposed(0, "bot", about=2, level="easy", is_here=False))
    for seat, agrees in ((0, True), (1, True)):
        with pytest.raises(NotAllowed, match="no proposal"):
            table.apply(Voted(seat, agrees))
    table.apply(Voted(0, agrees=False))
    assert table.vote is None
    assert not table.seats[1].level
    with pytest.raises(NotAllowed, match="no proposal"):
        table.apply(Voted(0, agrees=False))
    table.apply(Proposed(0, "bot", about=1, level="easy", is_here=False))
    table.apply(Voted(1, agrees=False))  # whom it is about
    assert table.vote is None


def test_the_end_of_the_game_ends_a_vote() -> None:
    table = new_table(people=3)
    table.apply(Proposed(0, "bot", about=1, level="easy", is_here=False))
    play_out(table)
    assert table.vote is None
    with pytest.raises(NotAllowed):
        table.apply(Voted(2, agrees=True))
    for entry in (
        Proposed(0, "undo", about=0),
        Proposed(0, "bot", about=1, level="easy", is_here=False),
    ):
        with pytest.raises(NotAllowed, match="over"):
            table.apply(entry)
    with pytest.raises(NotAllowed, match="over"):
        table.apply(Undone(0))


def test_a_move_ends_a_vote_about_an_undo_but_not_one_about_a_bot() -> None:
    table = new_table(people=3)
    for seat in range(3):
        decide(table, seat)
    table.apply(Proposed(0, "undo", about=0))
    for seat in range(3):
        assert table.vote
        decide(table, seat)
    assert table.vote is None
    table.apply(Proposed(0, "bot", about=1, level="easy", is_here=False))
    decide(table, 2)
    assert table.vote


def test_a_person_came_back_by_agreement_at_tables_of_old() -> None:
    table = new_table(people=2)
    table.apply(Proposed(0, "bot", about=1, level="random", is_here=False))
    table.apply(Proposed(1, "person", about=1, level="nonsense"))
    table.apply(Voted(0, agrees=True))
    assert table.people() == [0, 1]


def test_with_bots_alone_nobody_has_to_agree() -> None:
    table = new_table(people=1, bots=2)
    for seat in (0, 1, 2):
        decide(table, seat)
    table.apply(Proposed(0, "undo", about=0))
    assert table.vote is None
    assert decided(table) == []


@pytest.mark.parametrize("game", ["neom", "hamburg", "bruges", "city_tycoon"])
def test_undo_and_votes_at_random_leave_a_table_that_loads_the_same(game: str) -> None:
    rng = Random(game)
    table = new_table(people=3, game=game)
    entries = []
    for _ in range(400):
        seat = rng.randrange(3)
        assert table.match
        moves = table.match.state.moves(seat)
        entry = rng.choice(
            [
                Moved(seat, table.notation(rng.choice(moves)) if moves else "x"),
                Moved(seat, table.notation(rng.choice(moves)) if moves else "x"),
                Undone(seat),
                Proposed(seat, "undo", about=rng.randrange(3)),
                Proposed(seat, "bot", about=rng.randrange(3), level="easy", is_here=False),
                Proposed(seat, "person", about=rng.randrange(3)),
                Voted(seat, agrees=rng.random() < 0.8),
            ]
        )
        try:
            table.apply(entry)
        except NotAllowed:
            continue
        entries.append(entry)
    again = new_table(people=3, game=game)
    for entry in entries:
        again.apply(entry)
    assert table.match
    assert again.match
    assert again.match.state == table.match.state
    assert (again.version, again.asked_at, again.vote) == (
        table.version,
        table.asked_at,
        table.vote,
    )
    assert table.rewinds > 1


def test_a_long_story_takes_nothing_but_moves() -> None:
    table = new_table(people=2)
    while table.version < LONGEST_STORY:
        table.apply(Chatted(0, "hello"))
    for entry in (Chatted(0, "hello"), Undone(0), Proposed(0, "undo", about=0), Rematched(0, "t")):
        with pytest.raises(NotAllowed, match="only moves"):
            table.apply(entry)
    play_out(table)
    assert table.status == "over"


def test_a_game_cannot_be_taken_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "MOST_REWINDS", 3)
    table = new_table(people=1)
    for _ in range(3):
        decide(table)
        table.apply(Proposed(0, "undo", about=0))
    decide(table)
    with pytest.raises(NotAllowed, match="go on"):
        table.apply(Proposed(0, "undo", about=0))
