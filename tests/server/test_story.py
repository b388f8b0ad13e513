"""What happens at the table itself is told among the events of the game, and stays told."""

from random import Random

import pytest

from rathaus.core.languages import LANGUAGES
from rathaus.server.changes import clean
from rathaus.server.entries import AnyEntry, Moved, Proposed, Sat, Undone, Voted, dump, load
from rathaus.server.errors import NotAllowed, Refused
from rathaus.server.header import Header
from rathaus.server.protocol.table import LogLine
from rathaus.server.show import table_shown
from rathaus.server.story import TEXTS
from rathaus.server.table import Table
from tests.server.servers import Server
from tests.server.test_votes import new_table


def log(table: Table, seat: int | None = None, lang: str = "en", start: int = 0) -> list[LogLine]:
    shown = table_shown(
        table, mine={0}, seat=seat, lang=lang, here=set(), log_from=start, log_restarts=True
    )
    return shown.log


def of_table(lines: list[LogLine]) -> list[str]:
    return [line.kind for line in lines if line.kind in TEXTS]


def play(table: Table, rng: Random, decisions: int) -> list[AnyEntry]:
    entries: list[AnyEntry] = []
    for _ in range(decisions):
        assert table.match
        seat = rng.choice(table.match.state.turn())
        entries.append(Moved(seat, table.notation(rng.choice(table.match.state.moves(seat)))))
        table.apply(entries[-1])
    return entries


def after_an_undo(game: str = "hamburg") -> tuple[Table, list[AnyEntry]]:
    table, rng = new_table(2, game=game), Random(game)
    entries: list[AnyEntry] = []
    while table.rewinds == 0:
        entries += play(table, rng, 1)
        assert table.match
        for seat in range(2):
            if table.match.can_undo(seat) and not table.match._has_begun(seat):
                entries.append(Undone(seat))
                table.apply(entries[-1])
                break
    return table, entries


def test_an_undo_is_told_where_it_happened() -> None:
    table, _ = after_an_undo()
    before = log(table)
    assert of_table(before) == ["table_undone"]
    assert before[-1].kind == "table_undone"
    assert before[-1].text in ("P0 takes a decision back.", "P1 takes a decision back.")
    assert [mark.kind for mark in before[-1].marks] == ["seat"]
    play(table, Random(1), 8)
    after = log(table)
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_sealed_answer_is_taken_back_without_a_word() -> None:
    table = new_table(3)
    assert table.match
    table.apply(Moved(0, table.notation(table.match.state.moves(0)[0])))
    table.apply(Undone(0))
    assert of_table(log(table)) == []


def test_a_rewind_takes_lines_away_but_not_that_it_happened() -> None:
    table, _ = after_an_undo()
    play(table, Random(2), 20)
    told = log(table)
    for _ in range(3):
        table.apply(Proposed(0, "undo", about=1))
        table.apply(Voted(1, agrees=True))
    left = log(table)
    assert of_table(left) == ["table_undone", *["table_rewound"] * 3]
    assert [line.kind for line in left[-3:]] == ["table_rewound"] * 3
    assert len(left) - 3 < len(told)
    assert [line.number for line in left] == sorted(line.number for line in left)


def test_a_rewind_to_before_a_line_keeps_the_line() -> None:
    table = new_table(2)
    play(table, Random(3), 2)
    table.apply(Proposed(0, "bot", about=1, level="easy", is_here=False))
    play(table, Random(3), 4)
    while table.match and len(table.match.decisions) > 20:
        table.apply(Proposed(0, "undo", about=0))
    assert of_table(log(table))[0] == "table_replaced"


def test_seats_given_up_and_taken_again_are_told() -> None:
    table = new_table(3)
    table.apply(Proposed(0, "bot", about=1, level="easy", is_here=False))
    table.apply(Voted(2, agrees=True))
    table.apply(Proposed(1, "person", about=1))
    for seat in (0, 2):
        table.apply(Voted(seat, agrees=True))
    table.apply(Proposed(2, "bot", about=2, level="easy"))
    for seat in (0, 1):
        table.apply(Voted(seat, agrees=True))
    lines = [line for line in log(table) if line.kind in TEXTS]
    assert [(line.kind, line.seat, line.data) for line in lines] == [
        ("table_replaced", 1, {"level": "easy"}),
        ("table_returned", 1, {}),
        ("table_handed_over", 2, {"level": "easy"}),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_told_in_every_language(lang: str) -> None:
    for kind, texts in TEXTS.items():
        assert ("{name}" in texts[lang]) == (kind != "table_known"), kind
    table, _ = after_an_undo()
    assert log(table, lang=lang)[-1].text.startswith("P")


def test_whoever_sits_down_is_told_that_the_deal_may_be_known() -> None:
    before, _ = after_an_undo()
    assert before.match
    opening = tuple((each.seat, each.move) for each in before.match.decisions)
    table = Table(Header("t", "hamburg", 2, {}, "another", 0.0, opening=opening))
    for seat in (0, 1):
        table.apply(Sat(seat, f"Q{seat}", f"{seat:064x}"))
    for seat in (None, 0, 1):
        told = [line for line in log(table, seat) if line.kind in TEXTS]
        assert [(line.kind, line.seat, line.marks) for line in told] == [("table_known", None, [])]
    assert "table_known" not in of_table(log(before))


def test_the_story_is_the_same_after_a_restart() -> None:
    table, entries = after_an_undo()
    entries += play(table, Random(2), 10)
    for entry in (Proposed(0, "undo", about=0), Voted(1, agrees=True)):
        entries.append(entry)
        table.apply(entry)
    again = new_table(2, game="hamburg")
    for entry in entries:
        again.apply(load(dump(entry)))
    for seat in (None, 0, 1):
        assert log(again, seat) == log(table, seat)


def test_the_log_can_be_read_on_from_any_line() -> None:
    table, _ = after_an_undo()
    play(table, Random(2), 20)
    table.apply(Proposed(0, "undo", about=1))
    table.apply(Voted(1, agrees=True))
    play(table, Random(2), 5)
    whole = log(table, 0)
    assert table.lines == max(line.number for line in log(table, 0) + log(table, 1)) + 1
    for start in range(table.lines + 1):
        assert log(table, 0, start=start) == [line for line in whole if line.number >= start]


# -- names --------------------------------------------------------------------------------------


SAME = ["Ann", "ann", " ANN ", "Ａｎｎ", "A nn", "computer 3", "An\u200dn"]
UNSEEN = ["Ann\u3164", "Ann\ufe0f", "A\u034fnn", "Ann\U000e0100", "\u2800Ann"]


@pytest.mark.parametrize("name", SAME + UNSEEN)
def test_nobody_takes_the_name_of_another(name: str) -> None:
    table = Table(Header("t", "neom", 3, {}, "seed", 0.0))
    table.apply(Sat(0, "Ann", "0" * 64))
    with pytest.raises(NotAllowed, match="called"):
        table.check_name(1, name)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\ufe0f", "\u200d", " \u115f"])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(Refused, match="visible"):
        clean(name, "a name")


@pytest.mark.parametrize("name", ["Anna", "Computer", "Computer 4", "Änn"])
def test_a_similar_name_is_another_name(name: str) -> None:
    table = Table(Header("t", "neom", 3, {}, "seed", 0.0))
    table.apply(Sat(0, "Ann", "0" * 64))
    table.check_name(1, name)


def test_the_server_says_that_a_name_is_taken(quick_server: Server) -> None:
    table = quick_server.new_table("neom", 3)
    with quick_server.join(table) as ann, quick_server.join(table) as bob:
        ann.sit(0, "Ann")
        body = {"type": "sit", "seat": 1, "secret": "ab" * 16}
        answer = bob.ask(**body, name="ANN")
        assert (answer["type"], answer["code"]) == ("failed", "not_allowed")
        assert "another name" in answer["message"]
        assert bob.ask(**body, name="Bob")["type"] == "done"
