"""OpenSpiel: the four games as Python games, registered as `rathaus_neom` and so on.

    import pyspiel
    from rathaus import envs
    envs.register_openspiel()
    game = pyspiel.load_game("rathaus_neom", {"players": 3, "options": '{"beginner": true}'})

Chance has its own nodes. Where several seats are asked at once they answer one after the other, and
nobody sees the others' answers. `resample_from_infostate` is `redeal`, so information-set searches
imagine only what agrees with all that the player knows.
"""

import json
from collections.abc import Callable
from ctypes import py_object, pythonapi
from random import Random
from typing import Any

import numpy as np
import pyspiel

from rathaus import registry
from rathaus.core.errors import BadOption
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from rathaus.envs.course import shares
from rathaus.envs.encoding import Encoding

LONGEST = 100_000  # no game has so many decisions and draws


def register() -> tuple[str, ...]:
    """Make all games known to `pyspiel.load_game`; the names."""
    known = {f"rathaus_{name}": name for name in registry.names()}
    for short_name, name in known.items():
        if short_name not in pyspiel.registered_names():
            kind = _game_type(short_name, name)
            maker = _maker(kind, name)
            pyspiel.register_game(kind, maker)
            _keep_forever(maker)
    return tuple(known)


def _keep_forever(thing: object) -> None:
    """OpenSpiel lets go of it after Python has ended: if it were the last to, that would crash."""
    pythonapi.Py_IncRef(py_object(thing))


def _maker(kind: Any, name: str) -> Callable[[Any], Any]:
    def make(params: dict[str, Any] | None = None) -> SpielGame:
        return SpielGame(kind, name, params or {})

    return make


def _game_type(short_name: str, name: str) -> Any:
    game = registry.find(name)
    return pyspiel.GameType(
        short_name=short_name,
        long_name=f"{game.title['en']} (Rathaus)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _usual(game.player_counts), "options": "{}"},
    )


def _usual(counts: tuple[int, ...]) -> int:
    return next(count for count in counts if count > 1)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game with its number of players and its options."""

    def __init__(self, kind: Any, name: str, params: dict[str, Any]) -> None:
        self.rules = registry.find(name)
        self.players = int(params.get("players", _usual(self.rules.player_counts)))
        self.options = _options(params.get("options", "{}"))
        self.encoding = Encoding(self.rules, self.players, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.space),
            max_chance_outcomes=len(self.rules.space),
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise BadOption(f"there are no parameters for observations; given: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.encoding, kind.perfect_recall)


def _options(text: str) -> dict[str, object]:
    try:
        options = json.loads(text)
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise BadOption(f'options are a JSON object such as {{"beginner": true}}, not {text!r}')
    return options


class _Held:
    """A state that `deepcopy`, with which OpenSpiel clones, copies the quick way."""

    __slots__ = ("decided", "state")

    def __init__(self, state: State, decided: tuple[tuple[int, ...], ...]) -> None:
        self.state = state
        self.decided = decided  # by seat, all its moves

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Held":
        return _Held(self.state.copy(), self.decided)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. What OpenSpiel keeps itself is the history."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        start = game.rules.start(game.players, game.options)
        self._held = _Held(start, ((),) * game.players)

    @property
    def table(self) -> State:
        """The state of our own engine."""
        return self._held.state

    def current_player(self) -> int:
        turn = self.table.turn()
        if not turn:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == (CHANCE,) else turn[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.moves(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.table.chances()
        total = sum(weight for _, weight in outcomes)
        return [(move, weight / total) for move, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        seat = self.table.turn()[0]
        self.table.play(seat, action)
        if seat != CHANCE:
            decided = self._held.decided
            mine = (*decided[seat], action)
            self._held.decided = (*decided[:seat], mine, *decided[seat + 1 :])

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.notation(self.table, action)

    def is_terminal(self) -> bool:
        return not self.table.turn()

    def returns(self) -> list[float]:
        if self.table.turn():
            return [0.0] * self.table.players
        return shares(self.table.ranks())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position that agrees with all the player knows, the rest drawn at random."""
        drawn: SpielState = self.clone()
        rng = Random(int(sampler() * 2**53))
        drawn._held = _Held(self.table.redeal(player, rng), self._held.decided)
        return drawn

    def knowledge(self, player: int, *, with_own_moves: bool) -> str:
        """All that the player may know, as text; with all it has decided so far, if asked."""
        known = dict(self.table.view(player))
        if with_own_moves:
            known["decided"] = self._held.decided[player]
        return json.dumps(known, sort_keys=True, separators=(",", ":"))

    def __str__(self) -> str:
        return json.dumps(self.table.to_json()["state"], sort_keys=True)


class Observer:
    """Information states are views with one's own moves; observations are views and vectors."""

    def __init__(self, encoding: Encoding, with_own_moves: bool) -> None:
        self._encoding = encoding
        self._with_own_moves = with_own_moves
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.stop] for part in encoding.parts}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._encoding.observe(state.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.knowledge(player, with_own_moves=self._with_own_moves)
