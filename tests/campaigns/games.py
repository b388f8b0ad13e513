"""Random games in all settings of all games: no crash, no dead end, nothing lost or won."""

from typing import Any

from rich.console import Console

import rathaus
from tests.campaigns.diary import Diary, work_off
from tests.conformance import suite
from tests.conformance.census import check_conservation
from tests.conformance.play import check_outcome, check_turns
from tests.conformance.walk import forget, settings

CHUNK = 25  # games of one piece of work
FIRST_SEED = 1_000  # the suite has played those before
CHECKS = (check_turns, check_conservation)


def pieces(games: int) -> list[tuple[str, tuple[Any, ...]]]:
    """So many games, spread over all settings as evenly as chunks allow."""
    ways = [
        (name, number)
        for name in rathaus.games()
        for number, _ in enumerate(settings(rathaus.game(name)))
    ]
    chunks = -(-games // CHUNK)
    found = []
    for chunk in range(chunks):
        name, number = ways[chunk % len(ways)]
        first = FIRST_SEED + CHUNK * (chunk // len(ways))
        found.append((f"{name} {number} {first}", (name, number, first)))
    return found


def play(name: str, setting: int, first: int) -> dict[str, Any]:
    """One chunk; what went wrong, with all that is needed to see it again."""
    game = rathaus.game(name)
    players, options = list(settings(game))[setting]
    wrong = []
    forget()
    for seed in range(first, first + CHUNK):
        checks = [*CHECKS, check_outcome] if seed == first else CHECKS
        try:
            suite.run(checks, game, players, options, seed)
        except Exception as error:
            wrong.append(f"{name}, {players} players, {options}, seed={seed}: {error!r}")
    return {"games": CHUNK, "wrong": wrong}


def campaign(games: int, jobs: int, diary: Diary, console: Console) -> list[str]:
    work_off(diary, pieces(games), play, jobs, console)
    played = sum(line["games"] for line in diary.lines)
    wrong = [each for line in diary.lines for each in line["wrong"]]
    ways = len({line["piece"].rpartition(" ")[0] for line in diary.lines})
    console.print(f"{played} games in {ways} settings, {len(wrong)} wrong")
    return wrong
