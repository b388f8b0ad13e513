"""Records: what is written can be read and replayed; whatever is damaged is refused by line."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rathaus.core.errors import BadRecord
from rathaus.core.records import Record, hash_of, loads, outcome, replay, verify
from rathaus.core.steps import CHANCE
from tests.core.matches import NEOM, contents, forged, random_match

COMPLETE = random_match(2, "complete").record()
RUNNING = random_match(3, "running", decisions=45).record(with_seed=True)
TEXT = RUNNING.dumps()
LINES = TEXT.splitlines(keepends=True)
CONTENTS = contents(TEXT)
LAST = len(LINES)


def refused_line(text: str) -> int:
    """The line with which reading or replaying a record is refused."""
    with pytest.raises(BadRecord) as error:
        verify(loads(text), NEOM)
    assert str(error.value).startswith(f"line {error.value.line}: ")
    return error.value.line


def with_line(number: int, **changes: Any) -> str:
    """The running game with one line changed and every check made to fit."""
    lines = [dict(line) for line in CONTENTS]
    lines[number - 1] |= changes
    return forged(lines)


def first_line_of(seat: int) -> int:
    name = "chance" if seat == CHANCE else seat
    return next(i for i, line in enumerate(CONTENTS, start=1) if line.get("seat") == name)


# -- what is well ------------------------------------------------------------------------------


@pytest.mark.parametrize("record", [COMPLETE, RUNNING], ids=["complete", "running"])
def test_a_record_makes_the_round_trip(record: Record) -> None:
    assert loads(record.dumps()) == record
    assert loads(record.dumps()).dumps() == record.dumps()


def test_a_replay_ends_where_the_match_ended() -> None:
    match = random_match(4, "replayed")
    assert verify(match.record(), NEOM) == match.state


def test_a_replay_shows_the_start_and_the_state_after_each_decision() -> None:
    states = [state.copy() for state in replay(RUNNING, NEOM)]
    assert len(states) == 1 + len(RUNNING.decisions)
    assert states[0] == NEOM.start(3)


def test_a_record_without_its_seed_is_replayed_as_it_says() -> None:
    record = replace(RUNNING, seed=None)
    assert verify(record, NEOM) == verify(RUNNING, NEOM)


def test_the_result_is_there_when_the_game_is_over() -> None:
    final = verify(COMPLETE, NEOM)
    assert COMPLETE.result == outcome(final) == {"scores": final.scores(), "ranks": final.ranks()}
    assert RUNNING.result is None


def test_the_seed_is_committed_to_by_its_hash() -> None:
    # Pinned: a changed formula would make the hashes players have noted worthless.
    assert hash_of("seed") == "91094b3585485f6ef6e375ef7250ba5266184cd445cad12368b51cb887b7332a"


def test_blanks_in_a_line_do_no_harm() -> None:
    assert loads(TEXT.replace('": ', '"  :  ')) == RUNNING


@pytest.mark.parametrize("name", ["Zoë 🏙", "a\nb", "a\u2028b", "a\x85b", 'quote " here', ""])
def test_any_name_may_sit_at_the_table(name: str) -> None:
    record = replace(RUNNING, seats=(name, "b", "c"))
    assert loads(record.dumps()) == record


# -- damage: lines -----------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_a_missing_line_is_noticed_where_it_was(number: int) -> None:
    assert refused_line("".join(LINES[: number - 1] + LINES[number:])) == number


@pytest.mark.parametrize("number", range(1, LAST))
def test_swapped_lines_are_noticed_at_the_first_of_them(number: int) -> None:
    one, two = LINES[number - 1 : number + 1]
    assert refused_line("".join([*LINES[: number - 1], two, one, *LINES[number + 1 :]])) == number


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_a_doubled_line_is_noticed_at_its_second_appearance(number: int) -> None:
    assert refused_line("".join(LINES[:number] + LINES[number - 1 :])) == number + 1


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_half_a_line_is_noticed(number: int) -> None:
    half = LINES[number - 1][: len(LINES[number - 1]) // 2] + "\n"
    assert refused_line("".join([*LINES[: number - 1], half, *LINES[number:]])) == number


def test_a_file_cut_off_anywhere_is_refused_where_it_ends() -> None:
    complete = len(TEXT) - 1  # the last line break may be missing
    for size in range(complete):
        kept = TEXT[:size]
        whole_lines = kept.count("\n") + any(kept.endswith(line[:-1]) for line in LINES)
        assert refused_line(kept) == whole_lines + 1
    assert loads(TEXT[:complete]) == RUNNING


def test_a_line_too_many_is_refused() -> None:
    assert refused_line(TEXT + LINES[-1]) == LAST + 1
    assert refused_line(forged([*CONTENTS, CONTENTS[-1]])) == LAST + 1


@pytest.mark.parametrize("number", range(2, LAST + 1))
def test_a_changed_move_is_noticed_on_its_line(number: int) -> None:
    line = LINES[number - 1].replace(CONTENTS[number - 1]["move"], "sell")
    assert refused_line("".join([*LINES[: number - 1], line, *LINES[number:]])) == number


def test_an_exchange_of_two_checks_is_noticed() -> None:
    one, two = (json.loads(line)["check"] for line in LINES[5:7])
    assert refused_line(TEXT.replace(one, "x").replace(two, one).replace("x", two)) == 6


# -- damage with checks that fit ---------------------------------------------------------------


def test_a_forged_chance_is_found_by_the_seed() -> None:
    states = replay(RUNNING, NEOM)
    for number, line in enumerate(CONTENTS[1:], start=2):
        state = next(states)
        if line["seat"] == "chance":
            others = {NEOM.notation(state, move) for move, _ in state.chances()} - {line["move"]}
            assert refused_line(with_line(number, move=min(others))) == number


def test_a_forged_chance_without_the_seed_is_another_game() -> None:
    lines = [{**CONTENTS[0], "seed": None, "decisions": 1}, CONTENTS[1]]
    others = [NEOM.notation(s, m) for s in [NEOM.start(3)] for m in s.moves(CHANCE)]
    for move in others:
        verify(loads(forged([lines[0], {**lines[1], "move": move}])), NEOM)


def test_an_illegal_move_is_refused_on_its_line() -> None:
    for number in range(2, LAST + 1):
        assert refused_line(with_line(number, move="coins")) == number


def test_a_move_that_does_not_exist_is_refused_on_its_line() -> None:
    assert refused_line(with_line(LAST, move="pick:atlantis")) == LAST


@pytest.mark.parametrize("move", [None, 7, ["sell"], {}])
def test_a_move_is_a_word(move: object) -> None:
    assert refused_line(with_line(LAST, move=move)) == LAST


@pytest.mark.parametrize("seat", [-1, -2, 5, 10**30, "0", "someone", None, 1.0, True, []])
def test_the_seat_must_be_at_the_table(seat: object) -> None:
    number = first_line_of(1)
    assert refused_line(with_line(number, seat=seat)) == number


def test_chance_may_not_move_for_a_seat_nor_a_seat_for_chance() -> None:
    assert refused_line(with_line(first_line_of(0), seat="chance")) == first_line_of(0)
    assert refused_line(with_line(first_line_of(CHANCE), seat=0)) == first_line_of(CHANCE)


def test_a_legal_move_in_place_of_another_is_found_by_the_result() -> None:
    lines = contents(COMPLETE.dumps())
    sale = max(i for i, line in enumerate(lines) if line.get("move") in ("build", "sell"))
    other = "sell" if lines[sale]["move"] == "build" else "build"
    lines[sale] = {**lines[sale], "move": other}
    assert refused_line(forged(lines)) >= sale + 1


@pytest.mark.parametrize(
    "result", [None, {}, {"scores": [0, 0], "ranks": [1, 1]}, {"scores": "many"}, {"winner": [0]}]
)
def test_a_wrong_result_is_found_at_the_end(result: object) -> None:
    lines = contents(COMPLETE.dumps())
    lines[0]["result"] = result
    assert refused_line(forged(lines)) == len(lines)


def test_a_running_game_has_no_result() -> None:
    assert refused_line(with_line(1, result={"scores": [0] * 3, "ranks": [1] * 3})) == LAST


# -- damage: the header ------------------------------------------------------------------------

CHANGED_HEADER: dict[str, list[Any]] = {
    "rathaus": [0, 2, "1", None, True],
    "game": ["chess", "", 1, None],
    "rules_version": [0, 2, "1", 1.0],
    "components": ["mine-12345678", "", None],
    "players": [0, 2, 4, -3, 10**9, True, "3"],
    "options": [{"beginner": True}, {"beginner": 0}, {"beginner": []}, {"x": 1}, [], None],
    "seats": [[], ["a"], ["a", "b", "c", "d"], "abc", None],
    "seed_hash": ["", "0" * 64, None],
    "seed": ["another seed", "", 5],
    "decisions": ["1", None, 1.0],
}


@pytest.mark.parametrize(
    ("field", "value"), [(field, value) for field, them in CHANGED_HEADER.items() for value in them]
)
def test_a_changed_header_is_refused(field: str, value: object) -> None:
    changed = json.dumps({**json.loads(LINES[0]), field: value}) + "\n"
    assert refused_line("".join([changed, *LINES[1:]])) == 1


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (field, value)
        for field, them in CHANGED_HEADER.items()
        for value in them
        if value != {"beginner": True}  # a possible game, but not this one: see below
    ],
)
def test_a_forged_header_is_refused(field: str, value: object) -> None:
    assert refused_line(with_line(1, **{field: value})) == 1


def test_another_option_makes_another_game() -> None:
    """Beginners draw their cornerstones: the first line that does not fit is named."""
    boards = 3
    assert refused_line(with_line(1, options={"beginner": True})) > 1 + boards


@pytest.mark.parametrize("field", list(CONTENTS[0]))
def test_a_missing_header_field_is_refused(field: str) -> None:
    header = {key: value for key, value in CONTENTS[0].items() if key != field}
    assert refused_line(forged([header, *CONTENTS[1:]])) == 1


@pytest.mark.parametrize("count", [-1, 0, 5, LAST - 2, LAST, 10**9])
def test_a_wrong_number_of_decisions_is_refused_where_they_should_end(count: int) -> None:
    line = refused_line(with_line(1, decisions=count))
    assert line == min(count, LAST - 1) + 2


def test_a_record_of_another_rules_version_is_refused() -> None:
    class Revised(type(NEOM)):  # type: ignore[misc]
        rules_version = 2

    with pytest.raises(BadRecord, match="line 1: ") as error:
        verify(RUNNING, Revised())
    assert error.value.line == 1


def test_a_seed_that_cannot_be_written_is_refused() -> None:
    """JSON can spell half a character, which no file and no hash can hold."""
    assert refused_line(with_line(1, seed="\ud800")) == 1


# -- junk --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "   \n",
        "hello",
        "{",
        "[]",
        "null",
        "3",
        '"text"',
        "{}",
        "\x00\x01\x02\xff",
        "\ufeff" + TEXT,
        "PK\x03\x04",
        "NaN",
        "1" * 5000,
        "\ud800",
    ],
)
def test_what_is_no_record_is_refused_on_line_1(text: str) -> None:
    assert refused_line(text) == 1


@pytest.mark.parametrize("number", [1, 2, LAST])
def test_brackets_without_end_are_refused(number: int) -> None:
    nested = "[" * 100_000 + "\n"
    assert refused_line("".join([*LINES[: number - 1], nested, *LINES[number:]])) == number


@pytest.mark.parametrize("line", ["", "[]", "null", "x", "{", "\x00"])
def test_a_line_that_is_no_object_is_refused(line: str) -> None:
    assert refused_line("".join([*LINES[:7], line + "\n", *LINES[8:]])) == 8


# -- at random ---------------------------------------------------------------------------------


def refusal(text: str) -> int | None:
    """The line with which a record is refused, if it is; any other error comes through."""
    try:
        verify(loads(text), NEOM)
    except BadRecord as error:
        return error.line
    return None


def survives(text: str) -> None:
    """The record is refused as such, or says the same as before."""
    line = refusal(text)
    if line is None:
        assert loads(text) == RUNNING
    else:
        assert 1 <= line <= LAST + 1


@settings(deadline=None)
@given(
    place=st.integers(0, len(TEXT) - 1),
    removed=st.integers(0, 5),
    inserted=st.text(max_size=4) | st.sampled_from(['"', "{", "}", ",", ":", "\\", "0", "1", " "]),
)
def test_any_edit_is_refused_or_does_no_harm(place: int, removed: int, inserted: str) -> None:
    survives(TEXT[:place] + inserted + TEXT[place + removed :])


@settings(deadline=None)
@given(
    place=st.integers(0, len(TEXT.encode()) - 1),
    byte=st.integers(0, 255),
)
def test_any_other_byte_is_refused_or_does_no_harm(place: int, byte: int) -> None:
    data = bytearray(TEXT.encode())
    data[place] = byte
    survives(data.decode("utf-8", errors="surrogateescape"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(deadline=None)
@given(field=st.sampled_from(sorted(CONTENTS[0])), value=JSON)
def test_a_forged_header_raises_nothing_else(field: str, value: object) -> None:
    if refusal(with_line(1, **{field: value})) is None:
        # Only what nothing depends on may differ: names, a withheld seed, defaults left out.
        assert field in ("seats", "seed") or value in (CONTENTS[0][field], {})


@settings(deadline=None)
@given(number=st.integers(2, LAST), seat=JSON, move=JSON)
def test_a_forged_line_raises_nothing_else(number: int, seat: object, move: object) -> None:
    assert refusal(with_line(number, seat=seat, move=move)) == number
