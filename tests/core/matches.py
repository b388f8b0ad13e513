"""Matches between random players, and records with checks that fit whatever they say."""

import json
from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any

import rathaus
from rathaus.core.match import Match

NEOM = rathaus.game("neom")


def random_match(
    players: int,
    seed: str = "seed",
    *,
    options: Mapping[str, object] | None = None,
    decisions: int | None = None,
) -> Match:
    """A match by random players, to the end or until it has at least so many decisions."""
    match = Match(NEOM, players, seed=seed, options=options)
    play_on(match, Random(f"players {seed}"), decisions)
    return match


def play_on(match: Match, rng: Random, decisions: int | None = None) -> None:
    while not match.is_over and (decisions is None or len(match.decisions) < decisions):
        seat = rng.choice(match.state.turn())
        match.play(seat, rng.choice(match.state.moves(seat)))


def contents(text: str) -> list[dict[str, Any]]:
    """The lines of a record without their checks."""
    lines = [json.loads(line) for line in text.splitlines()]
    return [{key: value for key, value in line.items() if key != "check"} for line in lines]


def forged(lines: list[dict[str, Any]]) -> str:
    """A record that says just this, every check made to fit."""
    check, text = "", ""
    for line in lines:
        told = json.dumps(line, sort_keys=True)
        check = sha256(f"{check}{told}".encode()).hexdigest()[:12]
        text += json.dumps({**line, "check": check}) + "\n"
    return text
