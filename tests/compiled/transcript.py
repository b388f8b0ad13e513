"""Plays games and prints all that came of them: two builds have to print the same.

    python -m tests.compiled.transcript

Games of every number of players; on the way views, saves, redeals, scores, refusals, and the
errors that wrong input meets.
"""

import hashlib
import json
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import rathaus
from rathaus.core.game import Game
from rathaus.core.state import State
from tests.template_game import HighCard

EVERY = 25  # decisions between two close looks
WRONG: tuple[Any, ...] = (None, "0", 1.0, True, -2, 99, 10**30)


def transcript() -> Iterator[str]:
    for started in (*map(rathaus.game, rathaus.games()), HighCard()):
        game = pickle.loads(pickle.dumps(started))  # as other processes get it
        for players in game.player_counts:
            yield f"{game.name} {players} {played(game, players)}"
        yield from errors(game)


def played(game: Game, players: int) -> str:
    """The digest of one random game, seen from all sides."""
    rng = Random(players)
    found = hashlib.blake2b(digest_size=16)
    events: list[Any] = []
    state = game.start(players, listener=events.append)
    decisions = 0
    while turn := state.turn():
        seat = turn[decisions % len(turn)]
        if decisions % EVERY == 0:
            found.update(looked_at(game, state, rng).encode())
        move = state.sample(rng) if seat == rathaus.CHANCE else rng.choice(state.moves(seat))
        state.play(seat, move)
        decisions += 1
    found.update(f"{looked_at(game, state, rng)} {events!r}".encode())
    return found.hexdigest()


def looked_at(game: Game, state: State, rng: Random) -> str:
    again = state.copy()
    assert again == state
    assert pickle.loads(pickle.dumps(again)) == state
    saved = json.dumps(state.to_json())
    assert game.from_json(json.loads(saved)) == state
    views = [state.view(seat) for seat in (None, *range(state.players))]
    redealt = state.redeal(rng.randrange(state.players), rng)
    rest = (state.scores(), state.result(), state.ranks(), redealt.to_json())
    again.play_out(rng)
    return repr((saved, views, rest, again.scores()))


def errors(game: Game) -> Iterator[str]:
    """What wrong input is told: kind and words."""
    state = game.start(game.player_counts[-1])
    rng = Random(1)
    while state.turn()[0] == rathaus.CHANCE:
        yield told(state.play, rathaus.CHANCE, -5)
        state.play(rathaus.CHANCE, state.sample(rng))
    for wrong in WRONG:
        yield told(state.play, state.turn()[0], wrong)
        yield told(state.play, wrong, 0)
        yield told(state.retract, wrong)
        yield told(state.moves, wrong)
        yield told(game.from_json, {**state.to_json(), "state": wrong})
    yield told(state.view, 99)
    yield told(state.chances)


def told(act: Callable[..., object], *given: Any) -> str:
    try:
        return repr(act(*given))
    except ValueError as error:
        return f"{type(error).__name__}: {error}"
    except TypeError:
        return "TypeError"  # Python's own words, which a compiler chooses differently


if __name__ == "__main__":
    for line in transcript():
        print(line)  # noqa: T201
