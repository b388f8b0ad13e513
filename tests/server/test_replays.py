"""A finished game as the replay page gets it."""

from dataclasses import replace
from pathlib import Path

import pytest

from rathaus.core.errors import BadRecord
from rathaus.core.languages import LANGUAGES
from rathaus.core.records import Record, hash_of, loads
from rathaus.core.steps import CHANCE
from rathaus.games import NAMES
from rathaus.server.protocol.table import LogLine
from rathaus.server.replays import position_shown, replay_shown

GOLDEN = Path(__file__).parents[1] / "golden"


def first_record(game: str) -> Record:
    path = min((GOLDEN / game).glob("*.jsonl"))
    return loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_decision_is_told_in_words(game: str, lang: str) -> None:
    record = first_record(game)
    shown = replay_shown("r-x", record, lang)
    assert [(each.seat, each.move) for each in shown.decisions] == [
        (each.seat, each.move) for each in record.decisions
    ]
    for each in shown.decisions:
        assert each.text
        assert each.text != each.move


@pytest.mark.parametrize("game", NAMES)
def test_a_decision_knows_its_lines_of_the_log(game: str) -> None:
    record = first_record(game)
    decisions = replay_shown("r-x", record, "en").decisions
    for number in (0, len(decisions) // 3, len(decisions) * 2 // 3):
        lines = {
            line.number for seat in range(record.players) for line in _log(record, number, seat)
        }
        assert max(lines, default=-1) < decisions[number].log
        assert decisions[number].log <= decisions[min(number + 1, len(decisions) - 1)].log


def _log(record: Record, number: int, seat: int) -> list[LogLine]:
    return position_shown(record, number, seat, "en").log


@pytest.mark.parametrize("game", NAMES)
def test_all_draws_of_the_seed_are_repeated(game: str) -> None:
    record = first_record(game)
    draws = sum(each.seat == CHANCE for each in record.decisions)
    assert replay_shown("r-x", record, "en").draws_verified == draws > 10


@pytest.mark.parametrize("game", NAMES)
def test_other_draws_than_those_of_the_seed_are_found(game: str) -> None:
    record = replace(first_record(game), seed="another", seed_hash=hash_of("another"))
    with pytest.raises(BadRecord, match="the seed draws"):
        replay_shown("r-x", record, "en")


def test_a_seed_that_does_not_fit_its_hash_is_found() -> None:
    record = replace(first_record("neom"), seed="another")
    with pytest.raises(BadRecord, match="does not fit its hash"):
        replay_shown("r-x", record, "en")


def test_without_a_seed_no_draw_is_verified() -> None:
    record = replace(first_record("neom"), seed=None)
    assert replay_shown("r-x", record, "en").draws_verified == 0


def test_draws_of_the_game_it_goes_on_from_are_not_counted() -> None:
    record = first_record("neom")
    whole = replace(record, opening=len(record.decisions))
    shown = replay_shown("r-x", whole, "en")
    assert (shown.opening, shown.draws_verified) == (len(record.decisions), 0)


def test_bots_are_called_as_at_the_table() -> None:
    record = first_record("neom")
    played = replace(record, seats=("Ann", "easy", *record.seats[2:]))
    shown = replay_shown("r-x", played, "en")
    assert [(seat.name, seat.kind, seat.level) for seat in shown.seats[:2]] == [
        ("Ann", "person", ""),
        ("Computer 2", "bot", "easy"),
    ]
    assert any("Computer 2" in line.text for line in _log(played, len(shown.decisions), 0))


@pytest.mark.parametrize("game", NAMES)
def test_the_result_comes_with_its_sheets(game: str) -> None:
    record = first_record(game)
    assert record.result is not None
    result = replay_shown("r-x", record, "en").result
    assert {"scores": result.scores, "ranks": result.ranks} == record.result
    assert [sheet["total"] for sheet in result.sheets] == result.scores


def test_a_wrong_result_is_found() -> None:
    record = first_record("neom")
    lied = replace(record, result={"scores": [0] * record.players, "ranks": [1] * record.players})
    with pytest.raises(BadRecord, match="the result is"):
        replay_shown("r-x", lied, "en")


@pytest.mark.parametrize("game", NAMES)
def test_a_position_says_what_is_asked_but_not_while_chance_draws(game: str) -> None:
    record = first_record(game)
    seats = [each.seat for each in record.decisions]
    drawn, asked = seats.index(CHANCE), next(at for at, seat in enumerate(seats) if seat != CHANCE)
    assert position_shown(record, drawn, None, "en").prompt == ""
    assert position_shown(record, asked, seats[asked], "en").prompt
    watched = position_shown(record, asked, None, "en")
    assert watched.prompt == ""  # it may name secrets; the page says who is asked
    assert seats[asked] in watched.turn


ROUNDS = {
    "neom": "Generation 1 · Round 1",
    "hamburg": "Cycle 1",
    "bruges": "Round 1",
    "city_tycoon": "Round 1",
}


@pytest.mark.parametrize("game", NAMES)
def test_rounds_and_points_are_told_in_their_order(game: str) -> None:
    record = first_record(game)
    shown = replay_shown("r-x", record, "en")
    assert shown.rounds[0].text == ROUNDS[game]
    for listed in (shown.rounds, shown.course):
        numbers = [each.number for each in listed]
        assert numbers == sorted(set(numbers))
        assert 0 <= numbers[0] < numbers[-1] <= len(record.decisions)
    assert shown.course[-1].scores == shown.result.scores
    standing = position_shown(record, shown.course[1].number, None, "en").standing
    assert standing is None or standing.scores == shown.course[1].scores
