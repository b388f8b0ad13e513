"""What the scenes of all games share: positions at a step, played and looked at by notation.

The scenes of a game (`tests/games/<game>/scenes.py`) add a function that lays out its own table
in a few words, and pass these on. Without one, a position is a fresh game whose fields are set by
hand, and the steps that are still to come:

>>> state = scene("hamburg", 2, [("walk", 1)], money=[5, 9], dice=[1, 4, 4, 4, 1, 6])
>>> options(state, 1)
['done', 'advance']
>>> events = listen(state)
>>> play(state, 1, "advance").money
[5, 7]
>>> [event.kind for event in events]
['money_paid', 'advanced']
>>> is_over(state)
True
"""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, TypeVar, cast

import rathaus
from rathaus.core.events import Event
from rathaus.core.game import Game
from rathaus.core.state import State
from rathaus.core.steps import CHANCE, Question

S = TypeVar("S", bound=State)

# -- setting up -------------------------------------------------------------------------------


def start(game: str | Game, players: int, options: Mapping[str, object] | None = None) -> State:
    """A fresh game, given by name or with its own components, at its first decision."""
    played = rathaus.game(game) if isinstance(game, str) else game
    return played.start(players, dict(options or {}))


def scene(
    game: str | Game,
    players: int,
    frames: list[tuple[Any, ...]],
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> State:
    """A fresh game with these fields, at these steps, in the order they run."""
    state = start(game, players, options)
    for name, value in fields.items():
        assert hasattr(state, name), f"{name} is no field of {type(state).__name__}"
        setattr(state, name, value)
    return go_on(state, *frames)


def go_on(state: S, *frames: tuple[Any, ...]) -> S:
    """The same position at other steps, in the order they run."""
    state.stack, state.answers = list(frames[::-1]), [()] * len(state.answers)
    state.game.derive(state)
    state.advance()
    return state


# -- playing ----------------------------------------------------------------------------------


def play(state: S, seat: int, *notations: str) -> S:
    """A seat makes these decisions, one after the other.

    A decision with one option is taken by the engine itself. Within the same question it may be
    named here all the same, and is then checked, not played; it may also be left out. Everything
    else that is not legal at its place in the list raises `IllegalMove`.
    """
    pending = _taken_for(state, seat)
    for text in notations:
        move = state.game.parse(state, text)
        if move in pending:
            del pending[: pending.index(move) + 1]
            continue
        pending = _forced_after(state, seat, move)
        state.play(seat, move)
    return state


def _taken_for(state: State, seat: int) -> list[int]:
    """The moves the engine has made for a seat in this question since its last decision."""
    if seat not in state.asked():
        return []
    answered = state.answers[seat]
    forced: list[int] = []
    for index, move in enumerate(answered):
        is_forced = len(_step_moves(state, seat, answered[:index])) == 1
        forced = [*forced, move] if is_forced else []
    return forced


def _forced_after(state: State, seat: int, move: int) -> list[int]:
    """The moves the engine will make for a seat in this question once it has made this one."""
    if seat == CHANCE or move not in state.moves(seat):
        return []  # not a decision of a player, or an illegal one
    decided: tuple[int, ...] = (*state.answers[seat], move)
    forced: list[int] = []
    while len(moves := _step_moves(state, seat, (*decided, *forced))) == 1:
        forced += moves
    return forced


def _step_moves(state: State, seat: int, decided: tuple[int, ...]) -> list[int]:
    frame = state.stack[-1]
    step = state.game.steps[frame[0]]
    assert isinstance(step, Question)
    return step.moves(state, frame, seat, decided)


def chance(state: S, *notations: str) -> S:
    """Force these outcomes, one after the other."""
    for text in notations:
        state.play(CHANCE, state.game.parse(state, text))
    return state


def let_chance(state: S, rng: Random | None = None) -> S:
    """Let chance draw until a player has to decide or the game is over."""
    rng = rng or Random(1)
    while state.turn() == (CHANCE,):
        state.play(CHANCE, state.sample(rng))
    return state


def random_game(game: str | Game, players: int, seed: int, **given: object) -> Iterator[State]:
    """The positions of a game played at random: at every decision, and at the end.

    It is one and the same state that moves on; copy what you want to keep.
    """
    rng = Random(seed)
    state = start(game, players, given)
    while state.turn():
        yield state
        play_at_random(state, rng)
    yield state


def play_at_random(state: State, rng: Random) -> None:
    """One decision, of chance or of a seat that owes one, drawn at random."""
    if state.turn() == (CHANCE,):
        state.play(CHANCE, state.sample(rng))
    else:
        seat = rng.choice(state.turn())
        state.play(seat, rng.choice(state.moves(seat)))


def listen(state: State) -> list[Event]:
    """All events from now on, in one list that grows."""
    events: list[Event] = []
    state.listener = events.append
    return events


# -- looking ----------------------------------------------------------------------------------


def options(state: State, seat: int) -> list[str]:
    """The notations of what a seat may do now; empty when it owes nothing."""
    return [state.game.notation(state, move) for move in state.moves(seat)]


def outcomes(state: State) -> list[str]:
    """The notations of what chance may bring now."""
    assert state.turn() == (CHANCE,), f"chance is not asked: {state.turn()}"
    return [state.game.notation(state, move) for move, _ in state.chances()]


def answer(state: State, seat: int) -> list[str]:
    """What a seat has decided so far in the open question, forced decisions included."""
    return [state.game.notation(state, move) for move in state.answers[seat]]


def choices(state: State, seat: int, *decided: str) -> list[str]:
    """What a seat may do in the open question once it has decided so; nothing is played.

    Unlike `options` it shows a decision with a single option, too, and looks ahead. It starts
    from the beginning of the seat's answer, whatever it has answered already.
    """
    assert seat in state.asked(), f"seat {seat} is not asked anything now"
    moves: tuple[int, ...] = ()
    for text in decided:
        move = state.game.parse(state, text)
        assert move in _step_moves(state, seat, moves), f"{text} is not allowed after {moves}"
        moves += (move,)
    return [state.game.notation(state, each) for each in _step_moves(state, seat, moves)]


def plans(state: State, seat: int, *decided: str) -> list[tuple[str, ...]]:
    """All complete answers that begin with what is decided, as the decisions that follow."""
    following = choices(state, seat, *decided)
    if not following:
        return [()]
    return [(each, *rest) for each in following for rest in plans(state, seat, *decided, each)]


def is_over(state: State) -> bool:
    """Nothing is left to decide in this scene."""
    return not state.turn()


# -- saving -----------------------------------------------------------------------------------


def saved(state: S) -> S:
    """The state once written and read; it has to be the same, and to ask the same."""
    loaded = cast(S, state.game.from_json(json.loads(json.dumps(state.to_json()))))
    assert loaded == state
    assert loaded.turn() == state.turn()
    assert [loaded.moves(seat) for seat in state.turn()] == [
        state.moves(seat) for seat in state.turn()
    ]
    return loaded


def assert_survives_saving(state: State, seed: int = 1, decisions: int = 40) -> None:
    """A copy and a saved game equal the original, and all three play on alike."""
    original, copied, loaded = state.copy(), state.copy(), saved(state)
    rng = Random(seed)
    for _ in range(decisions):
        assert copied == original
        assert loaded == original
        if not original.turn():
            return
        seat = original.turn()[0]
        assert copied.moves(seat) == loaded.moves(seat) == original.moves(seat)
        move = original.sample(rng) if seat == CHANCE else rng.choice(original.moves(seat))
        for each in (original, copied, loaded):
            each.play(seat, move)
