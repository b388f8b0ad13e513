"""The constants of a judge as data: `weights.toml` beside it, which `rathaus tune` makes anew.

The file says for which rules and components it was made. Weights of other rules still play, but
badly: that is said loudly. A judge that can be tuned has a module `weights` with `HELD`, a list
of its constants by the number of players.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any
from warnings import warn

from rathaus.core.errors import RathausError
from rathaus.core.game import Game

FILE = "weights.toml"
Values = dict[str, float]


class BadWeights(RathausError):
    """There are no weights, or they are not what they should be."""


class StaleWeights(UserWarning):
    """The weights were made for other rules or components."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a file of weights says."""

    rules_version: int
    components: str  # the fingerprint of all pieces
    usual: Values
    tuned: Mapping[int, Mapping[str, Any]]  # by the number of players: provenance and values

    def values(self, players: int) -> Values:
        return {**self.usual, **self.tuned.get(players, {}).get("values", {})}

    def with_tuned(
        self, game: Game, players: int, values: Values, provenance: Mapping[str, Any]
    ) -> "Sheet":
        """The same with other values for a number of players. Weights of other numbers that were
        made for other rules or pieces are left out: they are stale.
        """
        fresh = {} if staleness(self, game) else dict(self.tuned)
        fresh[players] = {**provenance, "values": values}
        return Sheet(game.rules_version, fingerprint(game), self.usual, fresh)


def read(game: str) -> Sheet:
    """The weights that come with the judge of a game."""
    try:
        return parse((files(f"rathaus.bots.{game}") / FILE).read_text(encoding="utf-8"))
    except (FileNotFoundError, ModuleNotFoundError) as error:
        raise BadWeights(f"the judge of {game} has no weights to tune") from error


def parse(text: str) -> Sheet:
    """Read a file of weights; every name must be one of the usual ones."""
    try:
        data = tomllib.loads(text)
        usual = _numbers(data["usual"])
        tuned = {int(players): part for players, part in data.get("players", {}).items()}
        for part in tuned.values():
            if unknown := set(_numbers(part["values"])) - set(usual):
                raise BadWeights(f"there are no weights {', '.join(sorted(unknown))}")
        return Sheet(int(data["rules_version"]), str(data["components"]), usual, tuned)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"this is not a file of weights: {error!r}") from error


def dumps(game: str, sheet: Sheet) -> str:
    """The text of a file of weights."""
    lines = [
        f"# The constants of the judge of {game}: by hand, and by `rathaus tune` for some numbers",
        "# of players. For which rules and pieces they were made is checked by a test.",
        "",
        f"rules_version = {sheet.rules_version}",
        f"components = {_toml(sheet.components)}",
        *_table("usual", sheet.usual),
    ]
    for players, part in sorted(sheet.tuned.items()):
        about = {key: value for key, value in part.items() if key != "values"}
        lines += _table(f"players.{players}", about)
        lines += _table(f"players.{players}.values", part["values"])
    return "\n".join(lines) + "\n"


def _table(name: str, values: Mapping[str, Any]) -> list[str]:
    return ["", f"[{name}]", *(f"{key} = {_toml(value)}" for key, value in values.items())]


def _toml(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)  # the same for words and numbers


def _numbers(values: Mapping[str, Any]) -> Values:
    if bad := [name for name, value in values.items() if type(value) not in (int, float)]:
        raise BadWeights(f"a weight is a number, but these are not: {', '.join(bad)}")
    return {name: float(value) for name, value in values.items()}


# -- for which game ---------------------------------------------------------------------------


def fingerprint(game: Game) -> str:
    """A short hash of what is printed on the pieces of a game, in no language."""
    pieces = [
        (piece.key, piece.number, piece.colour, piece.symbols, [repr(f.value) for f in piece.facts])
        for piece in game.catalogue("en").pieces.values()
    ]
    return sha256(repr(sorted(pieces)).encode()).hexdigest()[:12]


def staleness(sheet: Sheet, game: Game) -> str | None:
    """Why weights do not belong to a game any more, in words; None if they do."""
    if sheet.rules_version != game.rules_version:
        return (
            f"the weights of {game.name} were made for its rules {sheet.rules_version}, but these "
            f"are {game.rules_version}: run `rathaus tune {game.name}`"
        )
    if sheet.components != fingerprint(game):
        return (
            f"the weights of {game.name} were made for other components "
            f"({sheet.components}, now {fingerprint(game)}): run `rathaus tune {game.name}`"
        )
    return None


def held_by_players(game: str, rules_version: int, most: int) -> list[Values]:
    """The weights for 0, 1, 2 ... players, where a judge is loaded; changed rules are said."""
    sheet = read(game)
    if sheet.rules_version != rules_version:
        now = f"rules {sheet.rules_version}, but these are {rules_version}"
        warn(f"the weights of {game} were made for {now}: tune them", StaleWeights, stacklevel=3)
    return [sheet.values(players) for players in range(most + 1)]


# -- trying others ----------------------------------------------------------------------------


def can_tune(game: Game) -> bool:
    name = f"rathaus.bots.{game.name}"
    return find_spec(name) is not None and find_spec(f"{name}.weights") is not None


@contextmanager
def in_force(game: str, players: int, values: Mapping[str, float]) -> Iterator[None]:
    """Other weights for as long as this lasts, in this process."""
    held = import_module(f"rathaus.bots.{game}.weights").HELD
    before = held[players]
    held[players] = type(before)(**{**asdict(before), **values})
    try:
        yield
    finally:
        held[players] = before
