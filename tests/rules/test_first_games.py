"""The guided first games can be played as they are told."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import rathaus
from rathaus.core.languages import LANGUAGES
from rathaus.games import NAMES
from tests.games.spec import ROOT

FILES = sorted((ROOT / "docs" / "rules").glob("*/first_game.toml"))
LONGEST = 320  # signs: a word or two at a decision, not a lecture

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)


def read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def test_every_game_has_one() -> None:
    assert {file.parent.name for file in FILES} == set(NAMES)


@each_file
def test_every_suggestion_can_be_played(file: Path) -> None:
    script, game = read(file), rathaus.game(file.parent.name)
    learner, state = script["seat"], game.start(script["players"], script.get("options"))
    for number, decision in enumerate(script["decision"]):
        for notation in decision.get("before", "").split():
            others = [seat for seat in state.turn() if seat != learner]
            assert others, f"{number}: {notation} is a choice of the player"
            state.play(others[0], game.parse(state, notation))
        assert learner in state.turn(), number
        assert len(state.moves(learner)) > 1, f"{number}: nothing to choose"
        state.play(learner, game.parse(state, decision["suggestion"]))
    assert state.turn(), "the game goes on from here"


@each_file
def test_every_decision_has_words_in_every_language(file: Path) -> None:
    for decision in read(file)["decision"]:
        assert set(decision) <= {"before", "suggestion", *LANGUAGES}
        for lang in LANGUAGES:
            assert decision[lang].endswith(".")
            assert len(decision[lang]) <= LONGEST, decision[lang]
