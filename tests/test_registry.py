"""Games of files are found by every door, and what is wrong with them is said in one line."""

import pickle
from pathlib import Path
from typing import Any

import pytest

import rathaus
from rathaus import bots
from rathaus.core.errors import BadComponents, UnknownGame
from rathaus.registry import VARIABLE, find, names

TEMPLATE = Path(__file__).parent / "template_game.py"
SILENT_OPTION = """\
from tests.template_game import *
class Own(HighCard):
    name, options = "own", (Option("big", (False, True), False, {"en": "Big"}),)
"""
DATACLASS = "@dataclass(eq=False, kw_only=True)"
OWN_STATE = """
from tests.template_game import *
{}
class OwnState(State):
    {}
class Own(HighCard):
    state_type = OwnState
"""


@pytest.fixture
def high_card(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(VARIABLE, f"{TEMPLATE}:HighCard")
    return "high_card"


def test_a_file_adds_a_game_to_those_of_the_house(high_card: str) -> None:
    assert names()[-1] == high_card
    assert rathaus.game(high_card).title["de"] == "Hohe Karte"
    with pytest.raises(BadComponents, match="no component files"):
        find(high_card, "")


def test_without_the_variable_there_is_no_such_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    with pytest.raises(UnknownGame, match="there is no game 'high_card'; there is: neom"):
        find("high_card")


def test_other_processes_find_it_as_well(high_card: str) -> None:
    one = rathaus.simulate(high_card, players=3, games=6, seed=1)
    two = rathaus.simulate(high_card, players=3, games=6, seed=1, jobs=2)
    assert one.results == two.results
    game = find(high_card)
    again: Any = pickle.loads(pickle.dumps(game))
    assert again.start(2).turn() == game.start(2).turn()


def test_only_bots_that_can_play_it_are_offered(high_card: str) -> None:
    assert bots.levels_for(find(high_card)) == ("random",)
    assert bots.levels_for(find("neom")) == bots.NAMES


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("import nowhere", "cannot be loaded.*nowhere"),
        ("raise SystemExit(3)", r"cannot be loaded: SystemExit: 3 \(own.py, line 1\)"),
        ("class Own: pass", "no class 'Own' that is a Game"),
        ("from rathaus.core.game import Game\nclass Own(Game): pass", "the class lacks .*phrase"),
        ("from tests.template_game import *\nclass Own(HighCard): name = 'neom'", "already"),
        (
            "from tests.template_game import *\nclass Own(HighCard): title = {'en': 'Own'}",
            "the title lacks the languages de, nl",
        ),
        (
            SILENT_OPTION,
            "option big lacks the languages de, nl",
        ),
        ("class Own(Game)", "cannot be loaded: SyntaxError: .* line 1"),
        (OWN_STATE.format("@dataclass", "hand: int = number(3)"), "OwnState must be a @dataclass"),
        (
            OWN_STATE.format("@dataclass(slots=True, eq=False, kw_only=True)", "hand: int = 3"),
            "OwnState must be a @dataclass",  # a compiled State has places of its own
        ),
        (OWN_STATE.format(DATACLASS, "hand: int = 3"), r"OwnState.hand: declare it with number"),
        (OWN_STATE.format(DATACLASS, "cards: int = number(3)"), "no field for the option 'hand'"),
        (
            "from tests.template_game import *\nclass Own(HighCard): first_frame = ('begin',)",
            "no step 'begin', with which the game begins",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_said(
    text: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.py"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, f"{path}:Own")
    with pytest.raises(UnknownGame, match=problem) as caught:
        names()
    assert str(path) in str(caught.value)


def test_an_unknown_class_of_the_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LowCard", "MoveSpace"):
        monkeypatch.setenv(VARIABLE, f"{TEMPLATE}:{name}")
        with pytest.raises(UnknownGame, match=f"has no class '{name}' that is a Game"):
            names()


def test_the_house_knows_its_four_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert rathaus.games() == ("neom", "hamburg", "bruges", "city_tycoon")


def test_a_file_without_its_class_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(TEMPLATE))
    with pytest.raises(UnknownGame, match=r"which class of the file\? write file.py:Class"):
        names()


@pytest.mark.parametrize("listed", ["missing.py:Own", "missing.py", "tests:Own", ":"])
def test_a_file_that_is_not_there_is_named(listed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, listed)
    with pytest.raises(UnknownGame, match=r"there is no file .*; write file.py:Class"):
        names()


def test_files_of_one_name_in_two_folders_are_two_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        path = tmp_path / name / "own.py"
        source = f"from tests.template_game import *\nclass Own(HighCard): name = '{name}'"
        path.write_text(source, encoding="utf-8")
        listed.append(f"{path}:Own")
    monkeypatch.setenv(VARIABLE, ";".join(listed))
    assert names()[-2:] == ("one", "two")
    copies: list[Any] = [pickle.loads(pickle.dumps(find(name))) for name in ("one", "two")]
    assert [game.name for game in copies] == ["one", "two"]
