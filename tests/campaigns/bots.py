"""Bots of all levels in all settings of all games: none fails, and every game comes to its end.

Those that search do so with a small budget: what they meet is the same, and it takes less long.
"""

from typing import Any

from rich.console import Console

import rathaus
from rathaus.bots import levels_for
from rathaus.bots.base import Bot, Chair
from rathaus.bots.search import Budget
from rathaus.bots.searching import HardBot, MediumBot
from tests.campaigns.diary import Diary, work_off
from tests.conformance.walk import settings

QUICK = 10  # games of one piece of work for a level that does not search


class HastyMedium(MediumBot):
    def budget(self, chair: Chair) -> Budget:
        return Budget(rollouts=4, candidates=2, lines=2)


class HastyHard(HardBot):
    def budget(self, chair: Chair) -> Budget:
        return Budget(rollouts=4, candidates=4, lines=8, careful=chair.players > 1)


HASTY: dict[str, type[Bot]] = {"medium": HastyMedium, "hard": HastyHard}


def pieces(rounds: int) -> list[tuple[str, tuple[Any, ...]]]:
    """So many times each level in each setting."""
    found = []
    for number in range(rounds):
        for name in rathaus.games():
            game = rathaus.game(name)
            for setting, _ in enumerate(settings(game)):
                for level in levels_for(game)[1:]:
                    piece = f"{name} {setting} {level} {number}"
                    found.append((piece, (name, setting, level, number)))
    return found


def play(name: str, setting: int, level: str, number: int) -> dict[str, Any]:
    """Games in which all seats are of one level; what went wrong, and how to see it again."""
    game = rathaus.game(name)
    players, options = list(settings(game))[setting]
    count = 1 if level in HASTY else QUICK
    wrong = []
    try:
        rathaus.simulate(
            game,
            players=players,
            games=count,
            seed=f"bots {number}",
            bots=[HASTY.get(level, level)],
            options=options,
        )
    except Exception as error:
        wrong.append(f"{name}, {players} players, {options}, {level}, {number}: {error!r}")
    return {"level": level, "games": count, "wrong": wrong}


def campaign(rounds: int, jobs: int, diary: Diary, console: Console) -> list[str]:
    work_off(diary, pieces(rounds), play, jobs, console)
    played: dict[str, int] = {}
    for line in diary.lines:
        played[line["level"]] = played.get(line["level"], 0) + line["games"]
    wrong = [each for line in diary.lines for each in line["wrong"]]
    told = ", ".join(f"{count} of {level}" for level, count in played.items())
    console.print(f"games: {told}; {len(wrong)} wrong")
    return wrong
