"""What the tests of all texts share: hearing a game speak, and reading what it says.

The words of a game are declared in `tests/games/<game>/speech.py`; `test_words.py` reads them all.
"""

import ast
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin, get_type_hints

import rathaus
from rathaus.core.events import Event
from rathaus.core.game import LANGUAGES, Game, Names
from rathaus.core.state import State
from rathaus.core.steps import CHANCE, Act
from rathaus.core.voice import SpeakingGame

# -- hearing ----------------------------------------------------------------------------------


def said(state: State, seat: int, lang: str, names: Names = None) -> list[str]:
    """The legal moves of a seat in words."""
    return [state.game.describe(state, seat, move, lang, names) for move in state.moves(seat)]


def asked(state: State, seat: int = 0, names: Names = None) -> tuple[str, ...]:
    """What a seat is asked, in every language."""
    return tuple(state.game.prompt(state, seat, lang, names) for lang in LANGUAGES)


def told(game: Game, kind: str, seat: int | None = None, **data: Any) -> tuple[str, ...]:
    """An event as a line of the log, in every language."""
    return tuple(game.story(Event(kind, seat, data), lang) for lang in LANGUAGES)


# -- reading ----------------------------------------------------------------------------------


def assert_readable(line: str) -> None:
    """Nothing is left of a template, and nothing is missing from it."""
    assert line == line.strip() != ""
    assert not re.search(r"[{}|#!_]|\bNone\b|  |\w\(|\(\)", line), line


def assert_position_readable(state: State, lang: str) -> None:
    """Every question and every move can be read, and no two moves of a player read the same."""
    for seat in range(state.players):
        assert_readable(state.game.prompt(state, seat, lang))
    for seat in state.turn():
        moves = said(state, seat, lang)
        assert len(set(moves)) == len(moves) or seat == CHANCE, moves
        for line in moves:
            assert_readable(line)


def phrases_in(value: Any) -> Iterator[str]:
    """All strings that an entry needs; it may be a noun, a pair or a table of variants."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from phrases_in(each)
    elif isinstance(value, tuple):
        yield value[0]
    else:
        for each in fields(value):
            if each.default is MISSING:
                yield from phrases_in(getattr(value, each.name))


def values_in(phrase: str) -> set[str]:
    """The values that a template is filled with."""
    return set(re.findall(r"{(\w+)", phrase))


# -- declarations -----------------------------------------------------------------------------


def parts_of(value: Any) -> list[Any]:
    """What a declaration is made of: the values of its fields, or the items of a tuple."""
    if is_dataclass(value):
        return [getattr(value, each.name) for each in fields(value)]
    return list(value) if isinstance(value, tuple) else []


def words_in(value: Any, known: Collection[str]) -> set[str]:
    """The words of a declaration that are among the known ones."""
    inside = set().union(*(words_in(part, known) for part in parts_of(value)))
    return inside | {value} if isinstance(value, str) and value in known else inside


def ring(*words: str) -> dict[str, str]:
    """Each word with the next one, the last with the first."""
    return dict(zip(words, (*words[1:], words[0]), strict=True))


def numbers_told(line: str) -> set[str]:
    return set(re.findall(r"\d+", line))


@dataclass(frozen=True)
class Changes:
    """Declarations with one value changed: no change may go unseen."""

    other_word: Callable[[type, str, str], str | None]  # in a field of a class; None: it has none
    is_told: Callable[[type, Any, str], bool] = lambda owner, value, name: True
    fields: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)  # with other changes

    def of(self, thing: Any, names: Iterable[str]) -> Iterator[tuple[Any, int | None]]:
        """A thing with one of these fields changed; a changed number comes along to be found."""
        for name in names:
            for value, number in self.inside(type(thing), name, getattr(thing, name)):
                yield replace(thing, **{name: value}), number

    def inside(self, owner: type, name: str, value: Any) -> Iterator[tuple[Any, int | None]]:
        if is_dataclass(value):
            told = [each.name for each in fields(value) if self.is_told(owner, value, each.name)]
            yield from self.of(value, told)
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                for inner, number in self.inside(owner, name, item):
                    yield (*value[:index], inner, *value[index + 1 :]), number
        elif name in self.fields:
            yield self.fields[name](value), None
        elif isinstance(value, bool):
            yield not value, None
        elif isinstance(value, int):
            yield value + 40, value + 40
        elif isinstance(value, str) and (word := self.other_word(owner, name, value)) is not None:
            yield word, None


def assert_changes_are_seen(
    things: Iterable[Any],
    others: Callable[[Any], Iterable[tuple[Any, int | None]]],
    told: Callable[[Any], str],
) -> None:
    """Another fact makes another text, and another number stands in it."""
    for each in things:
        before = told(each)
        for other, number in others(each):
            after = told(other)
            assert after != before, other
            assert number is None or str(number) in numbers_told(after), other


# -- what there is to say ---------------------------------------------------------------------


def kinds_told_by(*rooms: ModuleType) -> set[str]:
    """The events that any step may tell, read from the source of the rules."""
    folders = [Path(str(room.__file__)).parent for room in rooms]
    sources = [path.read_text(encoding="utf-8") for each in folders for path in each.rglob("*.py")]
    return {kind for source in sources for kind in re.findall(r'\.tell\(\s*"(\w+)"', source)}


def steps_that_ask(game: Game) -> set[str]:
    """The steps that wait for a decision of chance or of a seat."""
    return {name for name, step in game.steps.items() if not isinstance(step, Act)}


@dataclass(frozen=True)
class Speech:
    """What a game speaks with."""

    game: SpeakingGame
    text: Any
    words: type  # the shape of a language
    symbols: Any  # one more language, of a smaller shape
    things: Sequence[Any]  # all that has a row of symbols, in the order of their numbers
    name: Callable[[Any, str], str]  # of a thing, which may be given by its number or its key
    lines: Callable[[Any, str], list[str]]  # all about a thing but its name
    keys: Mapping[str, Iterable[Any]]  # of tables whose type does not say them
    tell: Sequence[Callable[[str], object]] = ()  # what else is told, given a language


def entries(speech: Speech, shape: type) -> dict[str, set[Any]]:
    """Each table of a language with the keys it has to have: those of its type, or of English."""
    hints = get_type_hints(shape).items()
    tables = {name: get_args(hint)[0] for name, hint in hints if get_origin(hint) is Mapping}
    english = speech.game.voice.words_of(LANGUAGES[0])
    keys = {name: _members(each) for name, each in tables.items() if each is not str}
    return {
        name: {*speech.keys.get(name, keys.get(name, getattr(english, name)))} for name in tables
    }


def _members(declared: Any) -> Iterator[Any]:
    """The words of a literal type, or the classes of a union."""
    parts = get_args(declared)
    for part in parts:
        yield from _members(part)
    if not parts:
        yield declared


# -- what is ever said ------------------------------------------------------------------------


def keys_in_source(game: str) -> set[str]:
    """All strings in the source of a game and of its picture, its languages aside."""
    home = Path(rathaus.__file__).parent
    found: set[str] = set()
    for folder in (home / "games" / game, home / "games" / "bruges_and_hamburg", home / "cli"):
        for path in folder.rglob("*.py"):
            is_language = {*path.stem.split("_")} & {*LANGUAGES, "words"}
            if path.parent.name != "text" or not is_language:
                found |= _strings_in(path)
    return found


@cache
def _strings_in(path: Path) -> frozenset[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    constants = (node.value for node in nodes if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str))
