"""Random games, decision by decision, and all the ways in which a game can be set up."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Protocol

from rathaus.core.events import Event, Listener
from rathaus.core.game import Game
from rathaus.core.options import Option, Value
from rathaus.core.state import State
from rathaus.core.steps import CHANCE

Options = Mapping[str, Value]
Inputs = list[tuple[int, str]]  # seat and notation

MOST_DECISIONS = 10_000  # chance included; a game that takes longer does not end


MANY_COMBINATIONS = 16  # from here on options are tried one by one and all together


def settings(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every player count with every combination of options, as long as these are not too many."""
    for players in game.player_counts:
        offered = [option for option in game.options if option.applies(players)]
        names = [option.name for option in offered]
        ways = list(product(*(option.values for option in offered)))
        for values in ways if len(ways) <= MANY_COMBINATIONS else _one_by_one(offered):
            yield players, dict(zip(names, values, strict=True))


def _one_by_one(offered: Sequence[Option]) -> Iterator[tuple[Value, ...]]:
    """None of the options, each of their values alone, and the last value of all of them."""
    plain = tuple(option.default for option in offered)
    yield plain
    for place, option in enumerate(offered):
        for value in option.values:
            if value != option.default:
                yield (*plain[:place], value, *plain[place + 1 :])
    yield tuple(option.values[-1] for option in offered)


def generator(purpose: str, game: Game, players: int, options: Options, seed: int) -> Random:
    """A generator of its own for each purpose: looking at a game must not change its course."""
    return Random(f"{purpose} {game.name} {players} {sorted(options.items())} {seed}")


def random_move(state: State, rng: Random) -> tuple[int, int]:
    """Any seat that is in turn, and any move of it."""
    seat = rng.choice(state.turn())
    return seat, state.sample(rng) if seat == CHANCE else rng.choice(state.moves(seat))


def random_game(
    game: Game,
    players: int,
    options: Options,
    seed: int,
    listener: Listener | None = None,
    inputs: Inputs | None = None,
) -> Iterator[State]:
    """The state at each decision of a random game and at its end; one object, played on."""
    rng = generator("play", game, players, options, seed)
    state = game.start(players, options, listener)
    for _ in range(MOST_DECISIONS):
        yield state
        if not state.turn():
            return
        seat, move = random_move(state, rng)
        if inputs is not None:
            inputs.append((seat, game.notation(state, move)))
        state.play(seat, move)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


class Witness(Protocol):
    """Watches one random game, from its start to its end."""

    def hear(self, event: Event) -> None:
        """One event, as it happens."""

    def see(self, state: State) -> None:
        """The state at a decision, and at the end; it plays on, so it must not be kept."""


def watch(
    game: Game, players: int, options: Options, seed: int, witnesses: Sequence[Witness]
) -> None:
    """Play a random game once for all who watch."""

    def tell(event: Event) -> None:
        for each in witnesses:
            each.hear(event)

    for state in random_game(game, players, options, seed, tell):
        for each in witnesses:
            each.see(state)


class Copies:
    """Keeps a copy of each state, for the checks that look at them later."""

    def __init__(self) -> None:
        self.states: list[State] = []

    def hear(self, event: Event) -> None:
        """The story is for others."""

    def see(self, state: State) -> None:
        copy = state.copy()
        copy.listener = None
        self.states.append(copy)


def visited(game: Game, players: int, options: Options, seed: int) -> tuple[State, ...]:
    """Copies of the states of a random game; checks that look at the same game share them."""
    key = game, players, tuple(options.items()), seed
    if key not in _LAST:
        copies = Copies()
        watch(game, players, options, seed, [copies])
        remember(game, players, options, seed, copies)
    return _LAST[key]


def remember(game: Game, players: int, options: Options, seed: int, copies: Copies) -> None:
    """Let `visited` find the copies that were kept in passing; those of one game at a time."""
    _LAST.clear()
    _LAST[game, players, tuple(options.items()), seed] = tuple(copies.states)


_LAST: dict[tuple[object, ...], tuple[State, ...]] = {}


def finish(state: State, rng: Random) -> None:
    """Play a state to its end at random."""
    for _ in range(MOST_DECISIONS):
        if not state.turn():
            return
        state.play(*random_move(state, rng))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


FAMILIAR = 4  # games in which a check looks at a kind of decision for its own sake


def sampled(purpose: str, states: Iterable[State], rng: Random, share: float) -> Iterator[State]:
    """The first decision of each kind in a game, until the kind is familiar; a random share of the
    others; and the end of the game. So what is rare is looked at wherever it turns up.
    """
    met: set[str] = set()
    for state in states:
        kind = state.stack[-1][0] if state.stack else ""
        is_new = kind not in met and _GAMES_WITH[purpose, kind] < FAMILIAR
        if is_new or not kind or rng.random() < share:
            yield state
        if kind not in met:
            _GAMES_WITH[purpose, kind] += 1
        met.add(kind)


def forget() -> None:
    """No kind of decision is familiar any more: each test looks with fresh eyes, so that it sees
    the same, whatever ran before it.
    """
    _GAMES_WITH.clear()


_GAMES_WITH: Counter[tuple[str, str]] = Counter()  # by purpose and kind of decision


def step_of(state: State) -> str:
    """Where a game is, for messages."""
    return f"at {state.stack[-1]}" if state.stack else "at the end"
