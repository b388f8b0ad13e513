"""Every game, and the template game, passes the whole suite in every setting."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import rathaus
from rathaus.core.events import Event
from rathaus.core.game import Game
from tests.conformance import suite
from tests.conformance.walk import Inputs, Options, random_game, settings
from tests.template_game import HighCard

GAMES: tuple[Game, ...] = (*map(rathaus.game, rathaus.games()), HighCard())
CHUNK = 25  # games in one test, so that the tests spread over several processes


def _name(game: Game, players: int, options: Options) -> str:
    return "-".join([game.name, str(players), *(f"{k}={v}" for k, v in options.items())])


def _settings() -> Iterator[tuple[Game, int, Options]]:
    for game in GAMES:
        for players, options in settings(game):
            yield game, players, options


def _cases() -> Iterator[object]:
    for game in GAMES:
        ways = list(settings(game))
        planned = list(zip(ways, suite.plan(len(ways)), strict=True))
        for way, plan in reversed(planned):  # the quick sample takes the first: the fullest table
            for seeds in _chunks(max(plan.values())):
                name = f"{_name(game, *way)}-seed{seeds.start}"
                yield pytest.param(game, *way, plan, seeds, id=name)


def _chunks(games: int) -> Iterator[range]:
    """The first game has a test of its own: it is the one of the quick sample."""
    yield range(1)
    for first in range(0, games, CHUNK):
        yield range(max(first, 1), min(first + CHUNK, games))


@pytest.mark.one_of_each("game", "check")
@pytest.mark.parametrize("check", suite.GAME_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_game(check: Callable[[Game], None], game: Game) -> None:
    check(game)


@pytest.mark.one_of_each("game", "check")
@pytest.mark.parametrize("check", suite.SETTING_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [pytest.param(*setting, id=_name(*setting)) for setting in _settings()],
)
def test_setting(
    check: Callable[[Game, int, Options], None], game: Game, players: int, options: Options
) -> None:
    check(game, players, options)


@pytest.mark.one_of_each("game")
@pytest.mark.parametrize(("game", "players", "options", "plan", "seeds"), list(_cases()))
def test_random_games(
    game: Game, players: int, options: Options, plan: dict[suite.Check, int], seeds: range
) -> None:
    """Game by game, so that the checks of one game share its states."""
    for seed in seeds:
        checks = [check for check, games in plan.items() if seed < games]
        try:
            suite.run(checks, game, players, options, seed)
        except BaseException as error:
            error.add_note(f"{game.name}, {players} players, {dict(options)}, seed={seed}")
            raise


@pytest.mark.thorough
def test_the_same_seed_is_the_same_game_in_every_process() -> None:
    """Nothing may depend on the order of a set: Python changes it from process to process."""
    stories = {_stories(hash_seed) for hash_seed in ("1", "2", "3")}
    assert len(stories) == 1
    assert len(stories.pop().splitlines()) == len(list(_settings()))


def _stories(hash_seed: str) -> str:
    code = "from tests.conformance import test_conformance as t; t.print_stories()"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout


def print_stories() -> None:
    """One game of every setting on a line: what happened, and what was decided."""
    for setting in _settings():
        inputs: Inputs = []
        heard: list[Event] = []
        *_, state = random_game(*setting, 0, heard.append, inputs)
        sys.stdout.write(f"{inputs} {heard} {state.to_json()}\n")
