"""Leaving, conceding and taking over from a bot: at a table without a server, and attacked."""

from random import Random

import pytest

from rathaus.server import snapshots
from rathaus.server.entries import (
    AnyEntry,
    Conceded,
    Left,
    Moved,
    Proposed,
    Returned,
    Sat,
    SatBot,
    TookOver,
    Undone,
    Voted,
    dump,
    load,
)
from rathaus.server.errors import NotAllowed, NotYours
from rathaus.server.header import Header, hash_secret
from rathaus.server.protocol.coding import encode
from rathaus.server.show import table_shown
from rathaus.server.story import TEXTS
from rathaus.server.table import Table
from tests.server.test_votes import decide, new_table, play_out

TOKEN, OTHER = hash_secret("a" * 32), hash_secret("b" * 32)
CARLA = TookOver(2, "Carla", hash_secret("c" * 32), TOKEN)


def told(table: Table, seat: int | None = None, lang: str = "en") -> list[str]:
    shown = table_shown(
        table, mine=set(), seat=seat, lang=lang, here=set(), log_from=0, log_restarts=True
    )
    return [line.text for line in shown.log if line.kind in TEXTS]


def bytes_for(table: Table, seat: int | None) -> bytes:
    mine = frozenset() if seat is None else frozenset({seat})
    return encode(
        table_shown(table, mine=mine, seat=seat, lang="en", here=set(), log_from=0,
                    log_restarts=True)
    )  # fmt: skip


def invited(people: int = 2, bots: int = 1, game: str = "neom") -> Table:
    table = new_table(people, bots, game)
    table.apply(Proposed(0, "invite", about=people, token=TOKEN))
    for seat in range(1, people):
        table.apply(Voted(seat, True))
    return table


def test_who_leaves_needs_nobodys_consent_and_may_come_back() -> None:
    table = new_table(people=2)
    table.apply(Left(1, "random"))
    assert table.people() == [0]
    assert table.bots_in_turn() == [1]
    assert told(table) == ["P1 leaves the seat to the computer."]
    table.apply(Returned(1))
    assert table.people() == [0, 1]


def test_nobody_leaves_twice_nor_for_a_bot_that_does_not_exist() -> None:
    table = new_table(people=2, bots=1)
    for entry in (Left(2, "random"), Left(0, ""), Left(0, "nobody"), Left(7, "random")):
        with pytest.raises(NotAllowed):
            table.apply(entry)
    table.apply(Left(0, "random"))
    with pytest.raises(NotAllowed, match="already"):
        table.apply(Left(0, "random"))


def test_who_concedes_does_not_come_back_and_the_game_is_played_to_its_end() -> None:
    table = new_table(people=2)
    table.apply(Conceded(1, "random"))
    assert table.seats[1].has_conceded
    assert not table.is_given_up
    for entry in (Conceded(1, "random"), Returned(1), Proposed(0, "person", about=1)):
        with pytest.raises(NotAllowed):
            table.apply(entry)
    play_out(table)
    assert table.status == "over"
    assert told(table) == ["P1 concedes: the computer plays to the end."]
    with pytest.raises(NotAllowed, match="over"):
        table.apply(Conceded(0, "random"))


def test_a_bot_concedes_nothing_and_nobody_concedes_before_the_game() -> None:
    table = new_table(people=1, bots=1)
    with pytest.raises(NotAllowed):
        table.apply(Conceded(1, "random"))
    waiting = Table(Header("t", "neom", 2, {}, "seed", 0.0))
    waiting.apply(Sat(0, "Ann", "0" * 64))
    with pytest.raises(NotAllowed, match="starts"):
        waiting.apply(Conceded(0, "random"))


def test_who_has_left_to_a_bot_can_still_concede_and_keeps_that_bot() -> None:
    table = new_table(people=2)
    table.apply(Left(1, "random"))
    table.apply(Conceded(1, "easy"))
    assert table.seats[1].level == "random"
    assert table.seats[1].has_conceded


def test_the_last_person_who_concedes_gives_the_table_up() -> None:
    table = new_table(people=2, bots=1)
    table.apply(Conceded(0, "random"))
    assert not table.is_given_up
    table.apply(Conceded(1, "random"))
    assert table.is_given_up
    assert not table.people()


def test_conceding_with_a_sealed_answer_keeps_it_and_tells_nobody() -> None:
    """Bytes for the other are the same whether the answer was given before or not."""
    answered, silent = new_table(people=3), new_table(people=3)
    decide(answered, 1)
    for table in (answered, silent):
        table.apply(Conceded(1, "random"))
    assert answered.bots_in_turn() == []
    assert silent.bots_in_turn() == [1]
    for seat in (0, None):
        assert bytes_for(answered, seat) == bytes_for(silent, seat)


def test_who_goes_is_taken_out_of_the_vote() -> None:
    table = new_table(people=3)
    table.apply(Proposed(0, "bot", about=1, level="random"))
    table.apply(Conceded(2, "random"))
    assert table.vote
    assert table.vote.waiting == {1}
    table.apply(Left(1, "random"))
    assert table.vote is None


def test_what_somebody_proposed_goes_with_them() -> None:
    table = new_table(people=3)
    table.apply(Proposed(0, "bot", about=1, level="random"))
    table.apply(Conceded(0, "random"))
    assert table.vote is None
    assert table.people() == [1, 2]


def test_an_undo_by_agreement_brings_nobody_back() -> None:
    table = new_table(people=2, bots=1)
    for seat in (0, 1, 2):
        decide(table, seat)
    table.apply(Conceded(1, "random"))
    table.apply(Proposed(0, "undo", about=0))
    assert table.rewinds == 1
    assert table.seats[1].has_conceded
    assert told(table)[0] == "P1 concedes: the computer plays to the end."


def test_a_link_needs_the_consent_of_all_who_play() -> None:
    table = new_table(people=2, bots=1)
    table.apply(Proposed(0, "invite", about=2, token=TOKEN))
    with pytest.raises(NotYours):
        table.apply(CARLA)
    table.apply(Voted(1, False))
    with pytest.raises(NotYours):
        table.apply(CARLA)


def test_whoever_has_the_link_takes_over_once() -> None:
    table = invited()
    table.apply(CARLA)
    assert table.people() == [0, 1, 2]
    assert table.seats_of({CARLA.secret}) == {2}
    assert told(table)[-1] == "Carla takes over from Computer 3."
    with pytest.raises(NotYours):
        table.apply(TookOver(2, "Dora", "d" * 64, TOKEN))
    assert table.seats[2].name == "Carla"


def test_a_newer_link_ends_the_one_before() -> None:
    table = new_table(people=1, bots=1)
    table.apply(Proposed(0, "invite", about=1, token=TOKEN))
    table.apply(Proposed(0, "invite", about=1, token=OTHER))
    with pytest.raises(NotYours):
        table.apply(TookOver(1, "Carla", "c" * 64, TOKEN))
    table.apply(TookOver(1, "Carla", "c" * 64, OTHER))


def test_a_link_leads_to_no_other_seat() -> None:
    table = invited(people=1, bots=2)
    for seat in (0, 2, 9):
        with pytest.raises((NotYours, NotAllowed)):
            table.apply(TookOver(seat, "Carla", "c" * 64, TOKEN))
    with pytest.raises(NotYours):
        table.apply(TookOver(2, "Carla", "c" * 64, ""))


def test_no_link_leads_to_the_seat_of_a_person() -> None:
    table = new_table(people=2, bots=1)
    table.apply(Left(1, "random"))
    table.apply(Conceded(0, "random"))
    for seat in (0, 1):
        with pytest.raises(NotAllowed, match="plays for nobody"):
            table.apply(Proposed(0, "invite", about=seat, token=TOKEN))


def test_nobody_is_invited_to_a_prepared_deal() -> None:
    table = Table(Header("t", "neom", 2, {}, "a known seed", 0.0))
    table.apply(SatBot(1, "random"))
    table.apply(Sat(0, "Ann", "0" * 64))
    with pytest.raises(NotAllowed, match="guided"):
        table.apply(Proposed(0, "invite", about=1, token=TOKEN))


@pytest.mark.parametrize("game", ["neom", "hamburg", "bruges", "city_tycoon"])
def test_a_newcomer_sees_what_the_seat_sees_and_no_more(game: str) -> None:
    """The same bytes as somebody would who had sat there from the start."""
    rng, table = Random(game), invited(game=game)
    for _ in range(20):
        assert table.match
        seat = rng.choice(table.match.state.turn())
        move = rng.choice(table.match.state.moves(seat))
        table.apply(Moved(seat, table.notation(move)))
    table.apply(CARLA)
    assert table.match
    redealt = load_again(table)
    assert redealt.match
    redealt.match.state = redealt.match.state.redeal(2, Random(7))
    assert bytes_for(redealt, 2) == bytes_for(table, 2)
    private = [event for event in table.match.events if not event.visible_to(2)]
    shown = table_shown(table, mine={2}, seat=2, lang="en", here=set(), log_from=0,
                        log_restarts=True)  # fmt: skip
    assert len(shown.log) == table.lines - len(private)


def load_again(table: Table) -> Table:
    return snapshots.load(table.header, snapshots.dump(table))


def test_all_of_it_is_read_again_the_same_from_disk() -> None:
    entries: list[AnyEntry] = [
        Sat(0, "Ann", "0" * 64),
        Sat(1, "Bob", "1" * 64),
        SatBot(2, "random"),
        Proposed(0, "invite", about=2, token=TOKEN),
        Voted(1, True),
        CARLA,
        Conceded(1, "random"),
        Left(2, "random"),
    ]
    table, again = (Table(Header("t", "neom", 3, {}, "seed", 0.0)) for _ in range(2))
    for entry in entries:
        table.apply(entry)
        again.apply(load(dump(entry)))
    assert (again.seats, again.story, again.vote) == (table.seats, table.story, table.vote)
    assert load_again(table).seats == table.seats


def test_a_newcomer_takes_back_only_what_no_one_saw() -> None:
    """The bot's sealed choice is the seat's own."""
    table = invited()
    decide(table, 2)
    table.apply(CARLA)
    table.apply(Undone(2))
    assert table.match
    assert 2 in table.match.state.turn()
    assert "table_undone" not in [note.kind for note in table.story.notes]
