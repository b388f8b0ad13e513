"""A player's own component values: a small TOML file that may replace reconstructed ones.

The file names the game and itself; each of its tables changes one kind of value:

    game = "neom"
    name = "my box"

    [roads]
    villas = "NES"
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from rathaus.core.errors import BadComponents


def fits_any(key: str, value: object) -> str | None:
    """A value that is right for one component is right for all of them."""
    return None


@dataclass(frozen=True, slots=True)
class ValueTable:
    """One kind of value that a file may change."""

    open: frozenset[str]  # components whose value is our reconstruction
    known: frozenset[str]  # all components
    check: Callable[[object], str | None]  # what is wrong with a value, if anything
    fits: Callable[[str, object], str | None] = fits_any  # or wrong for that component


@dataclass(frozen=True, slots=True)
class Overrides:
    name: str
    values: Mapping[str, Mapping[str, Any]]  # by table and component

    @property
    def id(self) -> str:
        """The name with a short hash of the values: two sets of one name do not mix."""
        return f"{self.name}-{sha256(repr(self._sorted()).encode()).hexdigest()[:8]}"

    def _sorted(self) -> list[tuple[str, list[tuple[str, Any]]]]:
        return [(table, sorted(values.items())) for table, values in sorted(self.values.items())]


STANDARD = "standard"  # the id of the components as they come with the project


def parse(text: str, game: str, tables: Mapping[str, ValueTable]) -> Overrides:
    """Read a component file; all that is wrong with it is reported at once."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"this is not a TOML file: {error}") from error
    problems = _header_problems(data, game)
    values = {key: value for key, value in data.items() if key not in ("game", "name")}
    for name, entries in values.items():
        problems += _table_problems(name, entries, tables)
    if problems:
        raise BadComponents("\n".join(problems))
    return Overrides(data["name"], values)


def _header_problems(data: dict[str, Any], game: str) -> list[str]:
    problems = []
    if data.get("game") != game:
        problems.append(f'the file must say game = "{game}", not {data.get("game")!r}')
    name = data.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        problems.append(f'the file needs a name of its own, such as name = "my box", not {name!r}')
    return problems


def _table_problems(name: str, entries: Any, tables: Mapping[str, ValueTable]) -> list[str]:
    table = tables.get(name)
    if table is None:
        return [f"there is no table [{name}]; allowed: {', '.join(f'[{t}]' for t in tables)}"]
    if not isinstance(entries, dict):
        return [f"{name} must be a table: a line [{name}] with one line for each component below"]
    problems = []
    for key, value in entries.items():
        if key not in table.known:
            problems.append(f"[{name}] {key}: there is no such component")
        elif key not in table.open:
            problems.append(f"[{name}] {key}: this value is printed in the rulebook and stays")
        elif wrong := table.check(value) or table.fits(key, value):
            problems.append(f"[{name}] {key}: {wrong}")
    return problems
