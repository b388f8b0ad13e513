"""Nothing shows that somebody has answered, or how, before all have: whole sequences of messages.

The same game is played twice at one server. The second time the others make up their minds in
another order, in many small steps, and with undos. Whoever looks on is sent the same bytes.
"""

import json
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest

import rathaus
from rathaus.core.state import State
from rathaus.server.entries import Proposed, Undone
from rathaus.server.header import Header
from rathaus.server.table import Table
from tests.server.inside import InsideServer
from tests.server.servers import Browser
from tests.server.test_votes import decide, new_table

PLAYERS = 3
WATCHER = 2  # the seat that looks on; it answers first
QUESTIONS = {"neom": 6, "hamburg": 14, "bruges": 20, "city_tycoon": 10}


@dataclass
class Play:
    """One table, with browsers at all seats and one of a spectator."""

    server: InsideServer
    name: str
    browsers: list[Browser] = field(default_factory=list)  # by seat, then the spectator
    heard: list[Any] = field(default_factory=list)  # over HTTP

    @property
    def table(self) -> Table:
        room = self.server.desk.rooms.get(self.name)
        assert room
        return room.table

    @property
    def state(self) -> State:
        assert self.table.match
        return self.table.match.state

    def change(self, seat: int, **message: Any) -> None:
        answer = self.browsers[seat].ask(seat=seat, **message)
        assert answer["type"] == "done", answer
        self.listen()

    def move(self, seat: int, *notations: str) -> None:
        version = self.table.seen({seat})
        first, *rest = notations
        self.change(seat, type="move", version=version, move=first, then=rest)

    def undo(self, seat: int) -> None:
        self.change(seat, type="undo", version=self.table.seen({seat}))

    def listen(self) -> None:
        """What an onlooker could find out by asking all the time."""
        looks = [self.server.get(f"/api/tables/{self.name}?log_from=9999", **self.own(WATCHER))]
        looks.append(self.server.get(f"/api/tables/{self.name}?log_from=9999"))
        looks.append(self.server.get(f"/api/tables?names={self.name}"))
        found = [json.loads(look.text.replace(self.name, "t")) for look in looks]
        if not self.heard or found != self.heard[-1]:
            self.heard.append(found)

    def own(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Seat {self.browsers[seat].secrets[0]}"}

    def catch_up(self) -> None:
        """The onlookers have got all that there is for them."""
        for browser, mine in ((self.browsers[WATCHER], {WATCHER}), (self.browsers[-1], set())):
            while browser.table["version"] < self.table.seen(mine):
                browser.next("table")

    def received(self) -> list[list[str]]:
        told = []
        for browser in (self.browsers[WATCHER], self.browsers[-1]):
            own = [text for text in browser.received if '"type":"done"' not in text]
            told.append([text.replace(self.name, "t") for text in own])
        return told


def set_up(server: InsideServer, stack: ExitStack, game: str, name: str) -> Play:
    header = Header(name, game, PLAYERS, {}, f"sealed {game}", 0.0)
    server.desk.storage.create(header, public=False)
    play = Play(server, name)
    for seat in range(PLAYERS):
        browser = stack.enter_context(server.join(name))
        play.browsers.append(browser)
        browser.sit(seat, f"P{seat}")
    play.browsers.append(stack.enter_context(server.join(name)))
    play.catch_up()
    for browser in play.browsers:
        browser.received.clear()
    return play


def answer_of(state: State, seat: int) -> list[str]:
    """A complete answer, of several moves if possible."""
    state, path = state.copy(), []
    while True:
        moves = state.moves(seat)
        longer = [move for move in moves if not state.completes(seat, move)]
        move = longer[0] if longer and len(path) < 3 else moves[0]
        path.append(state.game.notation(state, move))
        if state.completes(seat, move):
            return path
        state.play(seat, move)


def play_straight(play: Play) -> None:
    for seat in sorted(play.state.turn(), key=lambda each: (each != WATCHER, each)):
        play.move(seat, *answer_of(play.state, seat))


def play_in_small_steps(play: Play) -> None:
    """With others than the watcher in the other order, and with second thoughts."""
    for seat in sorted(play.state.turn(), key=lambda each: (each != WATCHER, -each)):
        if seat == WATCHER:
            play.move(seat, *answer_of(play.state, seat))
            continue
        if len(play.state.turn()) > 1:  # else the answer would be the last one
            wrong = play.state.moves(seat)[-1]
            play.move(seat, play.state.game.notation(play.state, wrong))
            play.undo(seat)
        for notation in answer_of(play.state, seat):
            play.move(seat, notation)


@pytest.mark.parametrize("game", rathaus.games())
def test_what_others_are_sent_is_the_same_however_somebody_answers(
    game: str, inside: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 1.8e9)
    several = 0
    with ExitStack() as stack:
        one = set_up(inside, stack, game, f"{game[:4]}1")
        two = set_up(inside, stack, game, f"{game[:4]}2")
        for _ in range(QUESTIONS[game]):
            several += len(one.state.asked()) > 1
            play_straight(one)
            play_in_small_steps(two)
            assert one.state == two.state
            for play in (one, two):
                play.catch_up()
            assert one.received() == two.received()
            assert one.heard == two.heard
        assert two.table.version > one.table.version
    assert several or game in ("hamburg", "bruges")  # there, one seat is asked at a time


# -- without a server ---------------------------------------------------------------------------


def test_a_sealed_answer_ends_no_vote() -> None:
    table = new_table(people=3)
    for seat in range(3):
        decide(table, seat)
    table.apply(Proposed(0, "undo", about=0))
    decide(table, 1)
    assert table.vote
    table.apply(Undone(1))
    assert table.vote


def test_only_what_all_know_can_be_proposed_to_be_taken_back() -> None:
    table = new_table(people=3)
    before = table.version
    decide(table, 0)
    for by in (0, 1):
        with pytest.raises(Exception, match="decided nothing yet"):
            table.apply(Proposed(by, "undo", about=0))
    assert table.seen({1}) == table.seen(set()) == before
    assert table.seen({0}) == table.version == before + 1


def test_who_has_several_seats_counts_the_answers_of_all() -> None:
    table = new_table(people=3)
    before = table.version
    for seat in (0, 1):
        decide(table, seat)
    assert table.seen({0, 1}) == before + 2
    assert table.seen({1, 2}) == before + 1
    assert table.turn_for({0}) == [1, 2]
    assert table.turn_for(set()) == [0, 1, 2]
    assert table.turn_for({0, 1, 2}) == [2]
    decide(table, 2)
    assert [table.seen({seat}) for seat in range(3)] == [before + 2, before + 2, before + 1]


def test_a_table_of_old_is_read_as_it_was_written() -> None:
    """Sealed answers ended votes then."""
    table = Table(Header("t", "neom", 3, {}, "seed", 0.0, order=1))
    table.seats = new_table(people=3).seats
    table._maybe_start()
    decide(table, 0)
    table.apply(Proposed(1, "undo", about=0))
    decide(table, 1)
    assert table.vote is None
    table.apply(Proposed(0, "undo", about=1))
