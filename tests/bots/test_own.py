"""Bots of users: loaded by the name of their file, and blamed by name for what they do wrong."""

import os
from pathlib import Path

import pytest

import rathaus
from rathaus.bots import BadBot, Bot, create, is_own, line_up, load, name_of, prepare
from rathaus.core.errors import UnknownBot
from tests.own_bots import write_bots

GAME = rathaus.game("neom")


def test_a_class_is_found_by_the_name_of_its_file(tmp_path: Path) -> None:
    first = load(f"{write_bots(tmp_path)}:First")
    assert issubclass(first, Bot)
    assert isinstance(create(first, GAME), first)


def test_a_file_runs_once_until_it_changes(tmp_path: Path) -> None:
    name = f"{write_bots(tmp_path)}:First"
    before = load(name)
    assert load(name) is before
    later = (tmp_path / "my_bots.py").stat().st_mtime_ns + 10**9
    os.utime(tmp_path / "my_bots.py", ns=(later, later))
    assert load(name) is not before


def test_a_file_may_import_its_neighbour(tmp_path: Path) -> None:
    (tmp_path / "a_neighbour_of_bots.py").write_text("ANSWER = 0", encoding="utf-8")
    (tmp_path / "bot.py").write_text(
        "from a_neighbour_of_bots import ANSWER\n"
        "from rathaus.bots import Bot\n"
        "class Neighbour(Bot):\n"
        "    def choose(self, chair, rng):\n"
        "        return chair.moves()[ANSWER]\n",
        encoding="utf-8",
    )
    assert name_of(load(f"{tmp_path / 'bot.py'}:Neighbour")) == "Neighbour"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nothing.py:First", "there is no file 'nothing.py'"),
        ("my_bots.py:Second", "has no class 'Second'; it has my_bots.py:First, my_bots.py:Last"),
        ("my_bots.py", "has no class ''; it has my_bots.py:First"),
        ("my_bots.py:", "it has my_bots.py:First"),
        ("my_bots.py:Stranger", "is not a bot: a bot is a class under rathaus.bots.Bot"),
        ("my_bots.py:number", "is not a bot"),
        ("my_bots.py:Unfinished", "lacks choose: a bot is a class under rathaus.bots.Bot"),
    ],
)
def test_what_is_wrong_with_a_name_is_said(
    name: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bots(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert is_own(name) or name.endswith(":")
    with pytest.raises(BadBot) as caught:
        load(name)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("import no_such_module_anywhere", "ModuleNotFoundError: No module named"),
        ("x = 1\ny = 1 / 0", "ZeroDivisionError: division by zero (bad.py, line 2)"),
        ("class Bad(Bot:\n  pass", "SyntaxError"),
        ("raise SystemExit(3)", "SystemExit: 3"),
    ],
)
def test_a_file_that_fails_is_told_with_its_error(source: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(source, encoding="utf-8")
    with pytest.raises(BadBot, match="cannot be imported") as caught:
        load(f"{path}:Bad")
    assert words in str(caught.value)
    assert "bad.py" in str(caught.value)


def test_a_file_without_bots_says_what_a_bot_is(tmp_path: Path) -> None:
    (tmp_path / "empty.py").write_text("from rathaus.bots import Bot", encoding="utf-8")
    with pytest.raises(BadBot, match="a bot is a class under"):
        load(f"{tmp_path / 'empty.py'}:Bot2")


def test_a_name_of_ours_opens_no_file(tmp_path: Path) -> None:
    """What the server calls: a name that comes from outside must not run anything."""
    with pytest.raises(UnknownBot):
        create(f"{write_bots(tmp_path)}:First", GAME)


def test_a_seat_may_be_given_names_classes_and_bots(tmp_path: Path) -> None:
    first = load(f"{write_bots(tmp_path)}:First")
    kinds = line_up(["easy", first, first(GAME)], 3)
    assert [name_of(kind) for kind in kinds] == ["easy", "First", "First"]
    with pytest.raises(BadBot, match="is not a bot"):
        prepare(7)  # type: ignore[arg-type]
    with pytest.raises(UnknownBot, match=r"or my_bot\.py:MyBot"):
        prepare("genius")


def test_a_bot_that_cannot_be_made_says_why(tmp_path: Path) -> None:
    picky = load(f"{write_bots(tmp_path)}:Picky")
    with pytest.raises(BadBot, match="Picky cannot play neom: TypeError: only chess"):
        create(picky, GAME)
