"""One game between bots: what simulations, arena, tuning and benchmarks play."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any

from rathaus import bots as bot_kinds
from rathaus.bots import Bot, BotKind, let_decide
from rathaus.core.game import Game
from rathaus.core.records import Decision, Record, chance_generator, hash_of, outcome, victories
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from rathaus.registry import find


@dataclass(frozen=True, slots=True)
class Setting:
    """What is the same in all games of a run; it can be handed to other processes."""

    game: str | Game
    components: str | None
    players: int
    options: Mapping[str, object]
    seed: str

    def open(self) -> Game:
        return find(self.game, self.components) if isinstance(self.game, str) else self.game

    def header(self, game: Game) -> dict[str, Any]:
        """What is played, all options said; reports and diaries begin with it."""
        return {
            "game": game.name,
            "rules_version": game.rules_version,
            "components": game.components_id,
            "players": self.players,
            "options": dict(game.options_of(game.start(self.players, self.options))),
        }


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game ended, by seat, and how many decisions it took."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int

    def victory(self, seat: int) -> float:
        """1 or 0; a shared victory counts as a share."""
        return victories(self.ranks)[seat]


@dataclass(frozen=True, slots=True)
class Seated:
    """A bot on its seat, with a generator of its own; `times` are those of its decisions."""

    name: str
    bot: Bot
    rng: Random
    times: list[int] = field(default_factory=list)  # microseconds of this process


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: the result, and what the machine needed for it."""

    result: GameResult
    times: tuple[tuple[int, ...], ...]  # of each seat's decisions, in microseconds
    record: str | None = None  # the text of its record, if it was asked for
    seen: Any = None  # what somebody who looked at the end saw


def play_game(
    game: Game,
    setting: Setting,
    kinds: Sequence[BotKind],
    number: int,
    *,
    names: Sequence[str] = (),
    recorded: bool = False,
    look: Callable[[State], Any] | None = None,
) -> Played:
    """Game `number` of a setting; every game and every seat has a generator of its own.

    Chance depends on the seed and the number alone, so other bots get the same deals. The kinds
    are prepared; `names` are what they are called, if not by their class. `look` is shown the
    final state.
    """
    called = names or tuple(map(bot_kinds.name_of, kinds))
    seats = [
        Seated(name, bot_kinds.create(kind, game), Random(f"{setting.seed} {number} {seat}"))
        for seat, (name, kind) in enumerate(zip(called, kinds, strict=True))
    ]
    seed = f"{setting.seed} {number}"
    state = game.start(setting.players, setting.options)
    notes: list[Decision] | None = [] if recorded else None
    decisions = play_out(state, seats, chance_generator(seed), notes)
    result = GameResult(tuple(state.scores()), tuple(state.ranks()), decisions)
    record = None if notes is None else _record(game, state, seed, called, notes).dumps()
    times = tuple(tuple(seat.times) for seat in seats)
    return Played(result, times, record, look and look(state))


def play_out(
    state: State, seats: Sequence[Seated], chance: Random, notes: list[Decision] | None = None
) -> int:
    """Play to the end; the number of decisions, chance not counted. `notes` gets them all."""
    decisions = 0
    play = state.play if notes is None else _noting(state, notes)
    while turn := state.turn():
        seat = turn[0]
        if seat == CHANCE:
            play(CHANCE, state.sample(chance))
            continue
        decisions += 1
        here = seats[seat]
        start = process_time()
        let_decide(here.bot, here.name, state, seat, here.rng, play)
        here.times.append(round((process_time() - start) * 1e6))
    return decisions


def _noting(state: State, notes: list[Decision]) -> Callable[[int, int], None]:
    """`state.play` that also notes the name of each move; an illegal one is refused as ever."""

    def play(seat: int, move: int) -> None:
        legal = seat == CHANCE or move in state.moves(seat)
        name = state.game.notation(state, move) if legal else ""
        state.play(seat, move)
        notes.append(Decision(seat, name))

    return play


def _record(
    game: Game, state: State, seed: str, names: Sequence[str], notes: Sequence[Decision]
) -> Record:
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        components=game.components_id,
        players=state.players,
        options=game.options_of(state),
        seats=tuple(names),
        seed_hash=hash_of(seed),
        seed=seed,
        result=outcome(state),
        decisions=tuple(notes),
    )
