"""The guided first games can be played as they are told."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import rathaus
from rathaus.core.languages import LANGUAGES
from tests.games.spec import ROOT

FILES = sorted((ROOT / "docs" / "rules").glob("*/first_game.toml"))
LONGEST = 320  # signs: a word or two at a decision, not a lecture

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)


def read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def test_there_are_some() -> None:
    assert {"bruges", "hamburg"} <= {file.parent.name for file in FILES}


@each_file
def test_every_suggestion_can_be_played(file: Path) -> None:
    script, game = read(file), rathaus.game(file.parent.name)
    state = game.start(players=script["players"])
    for number, decision in enumerate(script["decision"]):
        for notation in decision.get("before", "").split():
            (seat,) = state.turn()
            assert seat != script["seat"], f"{number}: {notation} is a choice of the player"
            state.play(seat, game.parse(state, notation))
        assert state.turn() == (script["seat"],), number
        assert len(state.moves(script["seat"])) > 1, f"{number}: nothing to choose"
        state.play(script["seat"], game.parse(state, decision["suggestion"]))
    assert state.turn(), "the game goes on from here"


@each_file
def test_every_decision_has_words_in_every_language(file: Path) -> None:
    for decision in read(file)["decision"]:
        assert set(decision) <= {"before", "suggestion", *LANGUAGES}
        for lang in LANGUAGES:
            assert decision[lang].endswith(".")
            assert len(decision[lang]) <= LONGEST, decision[lang]
