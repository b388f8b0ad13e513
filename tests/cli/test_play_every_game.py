"""`rathaus play`: what Bruges, Hamburg and City Tycoon promise alike. NEOM is in `test_play.py`."""

from collections.abc import Mapping
from pathlib import Path

import pytest

import rathaus
from rathaus.core import records
from rathaus.core.game import LANGUAGES
from tests.cli.driving import play, screens, too_wide

ALWAYS_FIRST = "1\n" * 1500
WHOLE = [  # each game in every language
    ("bruges", 2, 120, "en"), ("bruges", 3, 100, "nl"), ("bruges", 4, 80, "de"),
    ("hamburg", 1, 80, "nl"), ("hamburg", 2, 120, "en"), ("hamburg", 4, 80, "de"),
    ("city_tycoon", 2, 120, "en"), ("city_tycoon", 3, 100, "nl"), ("city_tycoon", 4, 80, "de"),
]  # fmt: skip
EXPANSIONS = tuple(
    word
    for option in rathaus.game("hamburg").options
    for word in ("--option", f"{option.name}=true")
)
FULL = {
    "bruges": ("--players", "4", "--bots", "easy,easy,easy"),
    "hamburg": ("--players", "5", "--bots", "random,random,random,random", *EXPANSIONS),
    "city_tycoon": ("--players", "5", "--bots", "random,random,random,random"),
}


@pytest.mark.parametrize(("game", "players", "columns", "lang"), WHOLE)
def test_a_typed_game_ends_with_the_score_sheet(
    folder: Path, game: str, players: int, columns: int, lang: str
) -> None:
    bots = ",".join(["random"] * (players - 1)) or "none"
    result = play(
        *(game, "--players", str(players), "--bots", bots, "--lang", lang),
        *("--seed", "whole", "--save", "game.jsonl"),
        typed=ALWAYS_FIRST,
        columns=columns,
    )
    assert result.exit_code == 0, result.output
    assert not too_wide(result.stdout, columns)
    record = records.loads((folder / "game.jsonl").read_text(encoding="utf-8"))
    final = records.verify(record, rathaus.game(game)).result()
    assert_sheet(screens(result)[-1], rathaus.game(game).catalogue(lang).sheet, final)


def assert_sheet(screen: str, lines: Mapping[str, str], sheets: list[dict[str, int]]) -> None:
    """Each category has a line with the points of all players."""
    for key in sheets[0]:
        category, points = lines[key], [str(sheet[key]) for sheet in sheets]
        assert any(
            line.strip().startswith(category) and line.split()[-len(sheets) :] == points
            for line in screen.splitlines()
        ), category


@pytest.mark.parametrize(("columns", "lang"), [*((80, lang) for lang in LANGUAGES), (120, "de")])
@pytest.mark.parametrize("game", FULL)
def test_no_line_is_wider_than_the_screen(game: str, columns: int, lang: str) -> None:
    keys = "?\n? 1\nc 2\nc 3\ns\nl\nfoo\n"
    result = play(
        *(game, *FULL[game], "--seed", "wide", "--lang", lang),
        typed=keys + "1\n" * 60 + keys,
        columns=columns,
    )
    assert result.exit_code == 0, result.output
    assert not too_wide(result.stdout, columns)
