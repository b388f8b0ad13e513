"""Checks of turns, moves, chance, copies, retracted answers and results."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rathaus.core import fields
from rathaus.core.errors import BadOption, BadPlayers, IllegalMove
from rathaus.core.events import Event
from rathaus.core.game import LANGUAGES, Game
from rathaus.core.options import Option
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from tests.conformance.walk import (
    Inputs,
    Options,
    generator,
    random_game,
    sampled,
    step_of,
    visited,
    watch,
)

Picture = tuple[Any, ...]
INTS = {int}


def seats_of(state: State) -> tuple[int, ...]:
    """All seats, chance included."""
    return (*range(state.players), CHANCE)


def position(state: State) -> Picture:
    """What makes up a state, and what can be done with it."""
    return fields.values(state), state.turn(), [state.moves(seat) for seat in seats_of(state)]


def picture(state: State) -> Picture:
    """All that can be seen of a state from outside, by anyone."""
    views = [json.dumps(state.view(seat)) for seat in (*range(state.players), None)]
    return position(state), hash(state), views


# -- starting ---------------------------------------------------------------------------------


def check_start(game: Game, players: int, options: Options) -> None:
    """The options are taken over, the given ones are left alone, and the defaults are filled in."""
    given = dict(options)
    assert game.options_of(game.start(players, given)) == options
    assert given == options
    defaults = {o.name: o.default for o in game.options if o.applies(players)}
    assert game.options_of(game.start(players)) == defaults
    for name, value in options.items():
        state = game.start(players, {name: value})
        assert game.options_of(state) == defaults | {name: value}


def check_facts(game: Game) -> None:
    """What a game says about itself is complete."""
    assert game.name.isidentifier()
    assert game.name.islower()
    assert game.rules_version >= 1
    assert all(game.title[lang] for lang in LANGUAGES)
    assert list(game.player_counts) == sorted(set(game.player_counts))
    for option in game.options:
        assert option.name.isidentifier()
        assert option.default in option.values
        assert len({(type(value), value) for value in option.values}) == len(option.values) > 1
        assert set(option.players) <= set(game.player_counts)
        assert all(option.text[lang].strip() for lang in LANGUAGES)


def check_bad_players(game: Game) -> None:
    """A wrong number of players is refused, and the message says which are right."""
    most = max(game.player_counts)
    wrong = [-1, 0, most + 1, True, float(most), str(most), None]
    for players in wrong:
        with pytest.raises(BadPlayers, match=str(most)):
            game.start(players)  # type: ignore[arg-type]


def check_bad_options(game: Game, players: int, options: Options) -> None:
    """An unknown option or value is refused, and the message says what is allowed."""
    with pytest.raises(BadOption, match="no_such_option"):
        game.start(players, {**options, "no_such_option": 1})
    for option in game.options:
        if not option.applies(players):
            with pytest.raises(BadOption, match=option.name):
                game.start(players, {**options, option.name: option.default})
            continue
        for value in _wrong_values(option):
            with pytest.raises(BadOption, match=option.name) as caught:
                game.start(players, {**options, option.name: value})
            assert all(repr(allowed) in str(caught.value) for allowed in option.values)


def _wrong_values(option: Option) -> list[object]:
    """Values it does not have, among them those that Python thinks equal to one it has."""
    wrong: list[object] = ["no such value", None, -99, [], {}]
    for value in option.values:
        wrong += [str(value)] if not isinstance(value, str) else [value.upper() + " "]
        wrong += [int(value), float(value)] if isinstance(value, bool) else []
        wrong += [float(value), bool(value)] if type(value) is int else []
    return wrong


# -- turns and moves --------------------------------------------------------------------------


def check_turns(game: Game, players: int, options: Options, seed: int) -> None:
    """Who is in turn has moves, and nobody else; time goes on; the game ends."""
    watch(game, players, options, seed, [Turns(game, players)])


class Turns:
    """The witness of `check_turns`."""

    def __init__(self, game: Game, players: int) -> None:
        self.size = len(game.space)
        self.seats = set(range(players))
        self.all_seats = (*range(players), CHANCE)
        self.possible: set[tuple[int, ...]] = set()  # turns that were looked at
        self.clock = 0
        self.seen = 0

    def hear(self, event: Event) -> None:
        """Turns are seen, not told."""

    def see(self, state: State) -> None:
        turn, clock = state.turn(), state.game.clock(state)
        if clock != self.clock:
            assert clock > self.clock, "the clock never goes back"
            self.clock = clock
        if turn not in self.possible:
            assert type(turn) is tuple
            assert turn == (CHANCE,) or list(turn) == sorted(self.seats.intersection(turn))
            self.possible.add(turn)
        for seat in turn:
            moves = state.moves(seat)
            if not _are_moves(moves, self.size):
                raise AssertionError(f"no list of moves below {self.size}, in order: {moves}")
        waiting = self.all_seats[self.seen % len(self.all_seats)]  # one after the other
        if waiting not in turn and state.moves(waiting) != []:
            raise AssertionError(f"seat {waiting} has moves, but {turn} are in turn")
        self.seen += 1
        if not turn:
            _assert_over(state)


def _are_moves(moves: list[int], size: int) -> bool:
    """Two at least, for a decision with one option is taken by the engine. One expression: this
    is asked millions of times, and pytest's explanations of many assertions take their time.
    """
    return (
        type(moves) is list
        and len(moves) > 1
        and {*map(type, moves)} == INTS
        and sorted({*moves}) == moves
        and 0 <= moves[0] <= moves[-1] < size
    )


def _assert_over(state: State) -> None:
    before = position(state)
    assert not any(before[-1]), "nobody has moves"
    for seat in seats_of(state):
        with pytest.raises(IllegalMove, match="over"):
            state.play(seat, 0)
        with pytest.raises(IllegalMove):
            state.retract(seat)
    with pytest.raises(IllegalMove):
        state.chances()
    assert position(state) == before


def check_moves_playable(game: Game, players: int, options: Options, seed: int) -> None:
    """Each legal move can be played on a copy, and the original does not notice. It is known
    beforehand whether it completes the answer of its seat.
    """
    rng = generator("playable", game, players, options, seed)
    for state in sampled("playable", visited(game, players, options, seed), rng, share=0.1):
        before = position(state)
        for seat in state.turn():
            for move in state.moves(seat):
                after = state.copy()
                after.play(seat, move)
                if seat != CHANCE:
                    asks_more = after.resolved == state.resolved and seat in after.turn()
                    assert state.completes(seat, move) != asks_more, step_of(state)
        for given in (state.moves(seat) for seat in seats_of(state)):
            given.clear()  # what was handed out is the caller's own
        assert position(state) == before, step_of(state)


def check_illegal_moves(game: Game, players: int, options: Options, seed: int) -> None:
    """Whatever is not legal raises `IllegalMove` with a reason, and changes nothing."""
    rng = generator("illegal", game, players, options, seed)
    elsewhere: list[int] = []
    for state in sampled("illegal", visited(game, players, options, seed), rng, share=0.05):
        before = picture(state)
        for seat, move in _illegal(state, elsewhere, rng):
            with pytest.raises(IllegalMove) as caught:
                state.play(seat, move)
            assert len(str(caught.value)) > 10, "the message says what would be right"
        assert picture(state) == before, step_of(state)
        elsewhere = [move for seat in state.turn() for move in state.moves(seat)]


def _illegal(state: State, elsewhere: list[int], rng: Random) -> Iterator[tuple[Any, Any]]:
    """Wrong seats, wrong numbers, moves of other seats and times, wrong types."""
    size = len(state.game.space)
    legal = {seat: state.moves(seat) for seat in state.turn()}
    anyones = sorted({move for moves in legal.values() for move in moves})
    waiting = [seat for seat in seats_of(state) if seat not in legal]
    for seat in (*waiting, -2, state.players, 99, None, "0"):
        for move in (rng.choice(anyones or [0]), rng.randrange(size)):
            yield seat, move
    for seat, moves in legal.items():
        others = {*anyones, *elsewhere, *rng.sample(range(size), 5)} - set(moves)
        for move in (-1, size, 10**9, *sorted(others)):
            yield seat, move
        first = moves[0]
        for wrong in (None, str(first), state.game.notation(state, first), first + 0.5):
            yield seat, wrong
        # Equal to a legal move, but no int: it would end up in the state and in its saves.
        yield seat, float(first)
        yield float(seat), first
        yield seat, [first]


# -- chance -----------------------------------------------------------------------------------


def check_chance(game: Game, players: int, options: Options, seed: int) -> None:
    """Every listed outcome can be forced, leaves its own trace, and nothing else is drawn."""
    rng = generator("chance", game, players, options, seed)
    for state in sampled("chance", visited(game, players, options, seed), rng, share=0.03):
        if state.turn() != (CHANCE,):
            for ask in (state.chances, lambda state=state: state.sample(rng)):
                with pytest.raises(IllegalMove):
                    ask()
            continue
        outcomes = state.chances()
        assert [move for move, _ in outcomes] == state.moves(CHANCE)
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
        assert {state.sample(rng) for _ in range(5)} <= {move for move, _ in outcomes}
        forced = [state.copy() for _ in outcomes]
        for copy, (move, _) in zip(forced, outcomes, strict=True):
            copy.play(CHANCE, move)
        traces = {fields.values(copy) for copy in forced}
        # Of the last two cards for one hand the other follows at once: the same in the end.
        assert len(traces) == len(outcomes) or len(outcomes) == 2, step_of(state)


def check_replay(game: Game, players: int, options: Options, seed: int) -> None:
    """Same seed, same game; and its inputs, chance forced, play it again without a listener."""
    inputs: Inputs = []
    again: Inputs = []
    story: list[Event] = []
    retold: list[Event] = []
    *_, first = random_game(game, players, options, seed, story.append, inputs)
    *_, second = random_game(game, players, options, seed, retold.append, again)
    assert again == inputs
    assert retold == story
    assert second == first
    state = game.start(players, options)
    for seat, text in inputs:
        state.play(seat, game.parse(state, text))
    assert position(state) == position(first)


# -- copies -----------------------------------------------------------------------------------


def check_copies(game: Game, players: int, options: Options, seed: int) -> None:
    """Equal states have equal hashes, and no copy ever changes while the game goes on."""
    watch(game, players, options, seed, [KeptCopies(game, players)])


class KeptCopies:
    """The witness of `check_copies`."""

    def __init__(self, game: Game, players: int) -> None:
        self.kept: list[tuple[State, int, list[list[int]]]] = []

    def hear(self, event: Event) -> None:
        """Copies are seen, not told."""

    def see(self, state: State) -> None:
        copy, value = state.copy(), hash(state)
        assert copy.turn() == state.turn()
        if len(self.kept) % 10 == 0:
            assert copy == state
            assert hash(copy) == value
        self.kept.append((copy, value, [state.moves(seat) for seat in seats_of(state)]))
        if not state.turn():
            self._look_back()

    def _look_back(self) -> None:
        for place, (copy, value, moves) in enumerate(self.kept):
            assert hash(copy) == value, f"the copy of decision {place} has changed"
            assert [copy.moves(seat) for seat in seats_of(copy)] == moves


# -- sealed answers ---------------------------------------------------------------------------


def check_retract(game: Game, players: int, options: Options, seed: int) -> None:
    """A sealed answer that is taken back while others think leaves no trace."""
    rng = generator("retract", game, players, options, seed)
    resolved = -1
    for state in visited(game, players, options, seed):
        if state.turn() == (CHANCE,):
            continue
        just_opened, resolved = state.resolved != resolved, state.resolved
        if just_opened and rng.random() < 0.3:
            _seal_and_retract(state.copy(), rng)


def _seal_and_retract(table: State, rng: Random) -> None:
    """One seat after the other answers, and takes its answer back once."""
    seats = list(table.turn())
    rng.shuffle(seats)
    for seat in (*seats, CHANCE, table.players, None):
        if seat not in seats or not table.answers[seat]:
            before = position(table)
            with pytest.raises(IllegalMove):
                table.retract(seat)
            assert position(table) == before
    for seat in seats[:-1]:
        before = position(table)
        while seat in table.turn():
            table.play(seat, rng.choice(table.moves(seat)))
        taken_back = table.copy()
        taken_back.retract(seat)
        assert position(taken_back) == before, f"seat {seat} {step_of(table)}"


# -- results ----------------------------------------------------------------------------------


def check_outcome(game: Game, players: int, options: Options, seed: int) -> None:
    """Scores, ranks and the score sheet agree, at any time."""
    rng = generator("outcome", game, players, options, seed)
    for state in sampled("outcome", visited(game, players, options, seed), rng, share=0.1):
        before = position(state)
        scores = state.scores()
        assert len(scores) == players
        assert all(type(score) is int for score in scores)
        _assert_ranks(state, scores)
        sheets = state.result()
        assert [sheet["total"] for sheet in sheets] == scores
        assert json.loads(json.dumps(sheets)) == sheets
        assert position(state) == before, step_of(state)


def _assert_ranks(state: State, scores: list[int]) -> None:
    """More points, better rank. A rule may break ties; who is still tied shares a rank."""
    ranks = state.ranks()
    assert len(ranks) == state.players
    for score, rank in zip(scores, ranks, strict=True):
        behind = [r for s, r in zip(scores, ranks, strict=True) if s < score]
        assert all(rank < other for other in behind), (scores, ranks)
    if state.sides == state.players:  # an opponent of the rules is ranked, but not listed
        assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
