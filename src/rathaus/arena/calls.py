"""What search and server ask of a position, call by call, and how the cost goes with the game.

Positions are taken from every part of random games. All times are those of the process.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any

from rathaus.bots import Chair, create, levels_for
from rathaus.core.game import Game
from rathaus.core.state import CHANCE, State

GAMES = 4  # from which positions are taken
EVERY = 10  # decisions between two of them
TENTHS = 10
PLAYOUTS = 10  # from each position in the middle


@dataclass(frozen=True, slots=True)
class Calls:
    """Costs of one game at one number of players."""

    name: str
    players: int
    play_out_rate: float  # decisions in a second, without leaving the core
    redeal_microseconds: float
    view_microseconds: float
    scores_microseconds: float
    easy_milliseconds: float  # for a decision of the bot; where there is none, of a random one
    playouts_per_second: float  # from the middle of a game to its end
    tenths: tuple[float, ...]  # microseconds of a decision in each tenth of a game

    @property
    def growth(self) -> float:
        """How much dearer a decision of the last three tenths is than one of the first three."""
        return median(self.tenths[-3:]) / median(self.tenths[:3])

    def to_json(self) -> dict[str, Any]:
        return {
            name: [round(each, 2) for each in value]
            if isinstance(value, tuple)
            else (round(value, 3) if isinstance(value, float) else value)
            for name, value in asdict(self).items()
        }


def measure(game: Game, players: int) -> Calls:
    """All of it once; a quarter of a minute for the slowest game in plain Python."""
    taken = [positions(game, players, seed) for seed in range(GAMES)]
    asked = [state for states in taken for state in states[::EVERY]]
    middle = [states[len(states) // 2] for states in taken]
    rng = Random("calls")
    return Calls(
        name=game.name,
        players=players,
        play_out_rate=1 / median(_per_decision(game, players, seed) for seed in range(GAMES * 3)),
        redeal_microseconds=1e6 * _each(asked, lambda state: state.redeal(state.turn()[0], rng)),
        view_microseconds=1e6 * _each(asked, lambda state: state.view(state.turn()[0])),
        scores_microseconds=1e6 * _each(asked, State.scores),
        easy_milliseconds=1e3 * _each(asked[::3], _easy(game, rng)),
        playouts_per_second=1 / _each(middle * PLAYOUTS, lambda state: state.copy().play_out(rng)),
        tenths=_tenths(taken, rng),
    )


def positions(game: Game, players: int, seed: int) -> list[State]:
    """Every position of a random game in which somebody has to decide."""
    rng = Random(f"calls {seed}")
    state = game.start(players)
    found = []
    while turn := state.turn():
        if turn[0] == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        found.append(state.copy())
        state.play(turn[0], rng.choice(state.moves(turn[0])))
    return found


def _easy(game: Game, rng: Random) -> Callable[[State], object]:
    bot = create("easy" if "easy" in levels_for(game) else "random", game)
    return lambda state: bot.choose(Chair(state, state.turn()[0]), rng)


def _per_decision(game: Game, players: int, seed: int) -> float:
    rng = Random(seed)
    start = process_time()
    decisions = game.start(players).play_out(rng)
    return (process_time() - start) / decisions


def _each(states: Sequence[State], call: Callable[[State], object]) -> float:
    """The mean time of a call."""
    start = process_time()
    for state in states:
        call(state)
    return (process_time() - start) / len(states)


def _tenths(taken: Sequence[Sequence[State]], rng: Random) -> tuple[float, ...]:
    """A decision of each tenth, with all that follows until the next one is asked for."""
    found = []
    for tenth in range(TENTHS):
        states = [
            state.copy()
            for states in taken
            for state in states[len(states) * tenth // TENTHS : len(states) * (tenth + 1) // TENTHS]
        ]
        found.append(1e6 * _each(states, lambda state: _decide(state, rng)))
    return tuple(found)


def _decide(state: State, rng: Random) -> None:
    seat = state.turn()[0]
    state.play(seat, rng.choice(state.moves(seat)))
    while state.turn() == (CHANCE,):
        state.play(CHANCE, state.sample(rng))
