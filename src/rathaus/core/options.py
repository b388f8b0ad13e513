"""Options of a game as declared data, so that they can be offered and checked everywhere."""

from collections.abc import Mapping
from dataclasses import dataclass

from rathaus.core.errors import BadOption

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One thing the players may agree on before the game."""

    name: str
    values: tuple[Value, ...]
    default: Value
    text: Mapping[str, str]  # by language
    players: tuple[int, ...] = ()  # where the option exists; empty: for every number of players

    @property
    def type(self) -> type:
        return type(self.default)

    def applies(self, players: int) -> bool:
        return not self.players or players in self.players


def _check(option: Option, value: object) -> Value:
    for allowed in option.values:
        if allowed == value and type(allowed) is type(value):
            return allowed
    allowed_values = ", ".join(repr(allowed) for allowed in option.values)
    raise BadOption(f"option {option.name!r} cannot be {value!r}; allowed: {allowed_values}")


def resolve(
    declared: tuple[Option, ...], players: int, given: Mapping[str, object]
) -> dict[str, Value]:
    """The complete options of one game: what was given, checked, and the defaults for the rest."""
    offered = {option.name: option for option in declared if option.applies(players)}
    for name in given:
        if name in offered:
            continue
        if any(option.name == name for option in declared):
            counts = next(option.players for option in declared if option.name == name)
            which = ", ".join(map(str, counts))
            people = "player" if counts == (1,) else "players"
            raise BadOption(f"option {name!r} exists only for {which} {people}, not for {players}")
        raise BadOption(f"there is no option {name!r}; allowed: {', '.join(offered) or 'none'}")
    return {
        name: _check(option, given[name]) if name in given else option.default
        for name, option in offered.items()
    }


def parse_value(option: Option, text: str) -> Value:
    """An option's value from a word typed by a person or found in a file."""
    words = {str(value).lower(): value for value in option.values}
    words |= {"yes": True, "no": False} if option.type is bool else {}
    if text.lower() not in words:
        shown = ", ".join(str(value).lower() for value in option.values)
        raise BadOption(f"option {option.name!r} cannot be {text!r}; allowed: {shown}")
    return words[text.lower()]
