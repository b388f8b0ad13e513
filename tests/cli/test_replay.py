"""`rathaus replay`: a record is verified, told and scored; a damaged one is refused by line."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

import rathaus
from rathaus.cli import main
from rathaus.core.game import LANGUAGES
from rathaus.core.match import Match
from rathaus.core.records import Record
from tests.cli.driving import assert_refused
from tests.core.matches import NEOM, contents, forged, play_on, random_match

MATCH = random_match(3, "told")
RECORD = MATCH.record()
LINES = RECORD.dumps().splitlines(keepends=True)
MINE = 'game = "neom"\nname = "mine"\n[roads]\nslums = "N"\n'


def run(tmp_path: Path, record: Record | str | bytes, *arguments: str) -> Result:
    file = tmp_path / "game.jsonl"
    if isinstance(record, Record):
        record = record.dumps()
    file.write_bytes(record.encode() if isinstance(record, str) else record)
    return CliRunner().invoke(main, ["replay", str(file), *arguments])


def public_story(match: Match, lang: str = "en") -> list[str]:
    return [NEOM.story(event, lang) for event in match.events if event.audience is None]


# -- the story ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_is_told_line_by_line(tmp_path: Path, lang: str) -> None:
    result = run(tmp_path, RECORD, "--lang", lang)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    story = public_story(MATCH, lang)
    start = lines.index(story[0])
    assert lines[start : start + len(story)] == story


def test_the_final_scores_are_on_the_sheet(tmp_path: Path) -> None:
    result = run(tmp_path, RECORD)
    (total,) = (line for line in result.stdout.splitlines() if line.split()[:1] == ["Total"])
    assert [int(points) for points in total.split()[1:]] == MATCH.state.scores()


def test_quiet_tells_no_story(tmp_path: Path) -> None:
    loud, quiet = run(tmp_path, RECORD), run(tmp_path, RECORD, "--quiet")
    assert quiet.exit_code == 0
    assert not set(public_story(MATCH)) & set(quiet.stdout.splitlines())
    assert loud.stdout.endswith(quiet.stdout.split("\n\n", 1)[1])


def test_it_stops_after_so_many_decisions(tmp_path: Path) -> None:
    part = random_match(3, "told", decisions=100)
    result = run(tmp_path, RECORD, "--to", str(len(part.decisions)))
    lines = result.stdout.splitlines()
    story = public_story(part)
    start = lines.index(story[0])
    assert lines[start : start + len(story) + 1] == [*story, ""]
    (total,) = (line for line in lines if line.split()[:1] == ["Total"])
    assert [int(points) for points in total.split()[1:]] == part.state.scores()


def test_beyond_the_end_is_the_end(tmp_path: Path) -> None:
    whole, beyond = run(tmp_path, RECORD), run(tmp_path, RECORD, "--to", "99999")
    assert set(public_story(MATCH)) <= set(beyond.stdout.splitlines())
    assert beyond.stdout == whole.stdout


def test_the_draws_of_single_hands_are_not_told(tmp_path: Path) -> None:
    hidden = [NEOM.story(event, "en") for event in MATCH.events if event.audience is not None]
    assert hidden
    assert not set(hidden) & set(run(tmp_path, RECORD).stdout.splitlines())


def test_it_says_how_chance_was_verified(tmp_path: Path) -> None:
    assert "chance drawn from its seed" in run(tmp_path, RECORD).stdout
    assert "its seed is secret" in run(tmp_path, replace(RECORD, seed=None)).stdout


@pytest.mark.parametrize("players", NEOM.player_counts)
def test_a_running_game_can_be_replayed(tmp_path: Path, players: int) -> None:
    match = random_match(players, "running", decisions=60)
    result = run(tmp_path, match.record())
    assert result.exit_code == 0
    assert "not finished" in result.stdout


# -- refused -----------------------------------------------------------------------------------


def refused_line(result: Result) -> int:
    assert_refused(result)
    words = result.stderr.split()
    return int(words[words.index("line") + 1].rstrip(":"))


@pytest.mark.parametrize("kept", [0, 1, 2, 50, len(LINES) - 1])
def test_a_truncated_record_is_refused_where_it_ends(tmp_path: Path, kept: int) -> None:
    assert refused_line(run(tmp_path, "".join(LINES[:kept]))) == kept + 1


def test_half_a_line_is_refused(tmp_path: Path) -> None:
    assert refused_line(run(tmp_path, "".join(LINES[:50]) + LINES[50][:20])) == 51


def test_an_altered_line_is_refused(tmp_path: Path) -> None:
    altered = LINES[60].replace('"move": "', '"move": "x')
    assert refused_line(run(tmp_path, "".join([*LINES[:60], altered, *LINES[61:]]))) == 61


def test_a_forged_draw_is_found_by_the_seed(tmp_path: Path) -> None:
    lines = contents(RECORD.dumps())
    lines[1], lines[2] = lines[2], lines[1]  # two boards the other way round
    assert refused_line(run(tmp_path, forged(lines))) == 2


def test_junk_is_refused_by_line(tmp_path: Path) -> None:
    assert refused_line(run(tmp_path, b"\xff\x00\xfe")) == 1
    junk = "".join(LINES[:3]).encode() + b"\xff\x00\n" + "".join(LINES[4:]).encode()
    assert refused_line(run(tmp_path, junk)) == 4


def test_a_record_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    lines = contents(RECORD.dumps())
    lines[0]["game"] = "chess"
    result = run(tmp_path, forged(lines))
    assert refused_line(result) == 1
    assert "chess" in result.stderr


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["replay", str(tmp_path / "nothing.jsonl")])
    assert result.exit_code == 2


# -- components --------------------------------------------------------------------------------


def own_game() -> Record:
    match = Match(rathaus.game("neom", components=MINE), 2, seed="own")
    play_on(match, Random(1))
    return match.record()


def test_a_record_of_other_components_asks_for_their_file(tmp_path: Path) -> None:
    result = run(tmp_path, own_game())
    assert refused_line(result) == 1
    assert "mine-" in result.stderr
    assert "--components FILE" in result.stderr


def test_with_their_file_it_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    result = run(tmp_path, own_game(), "--components", str(file))
    assert result.exit_code == 0
    assert "The game is over." in result.stdout


def test_with_another_file_both_sets_are_named(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text(MINE.replace('"mine"', '"other"'), encoding="utf-8")
    result = run(tmp_path, own_game(), "--components", str(file))
    assert refused_line(result) == 1
    assert "mine-" in result.stderr
    assert "other-" in result.stderr


def test_a_standard_game_needs_no_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    result = run(tmp_path, RECORD, "--components", str(file))
    assert refused_line(result) == 1
    assert "leave --components out" in result.stderr
