"""Writes docs/api.md, the reference of the contract, from the docstrings: `make api`.

It reads the source and imports nothing, so it says the same under every Python. A test compares.
"""

import ast
import re
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE / "api.md"
SOURCE = HERE.parent / "src" / "rathaus"

FIELDS = ("Keys", "number", "flag", "word", "numbers", "per_side", "groups", "groups_per_side")
CATALOGUE = ("Catalogue", "Piece", "Fact", "Field", "Target", "Effect")
VOICE = ("SpeakingGame", "Voice", "player_at_start", "player_within", "refused")

# Each heading, its file and the names that are told, in this order; none named: all public ones.
CHAPTERS: list[tuple[str, str, tuple[str, ...]]] = [
    ("Games", "registry.py", ("names", "find")),
    ("A game", "core/game.py", ("Game", "Reason", "Refusal")),
    ("What a state asks of its game", "core/state.py", ("Rules",)),
    ("A state", "core/state.py", ("State",)),
    ("Fields of a state", "core/fields.py", (*FIELDS, "derived")),
    ("Steps", "core/steps.py", ("Act", "Chance", "Question", "ask", "within", "between")),
    ("Positions made by hand", "core/position.py", ("Places",)),
    ("The catalogue", "core/catalogue.py", CATALOGUE),
    ("Sentences", "core/text.py", ("Phrase", "with_notes", "fill", "listing")),
    ("Marks in sentences", "core/marks.py", ("mark", "Mark", "Line")),
    ("Words in a table per language", "core/voice.py", VOICE),
    ("Moves and their names", "core/moves.py", ("MoveSpace",)),
    ("Options", "core/options.py", ("Option",)),
    ("Events", "core/events.py", ("Event",)),
    ("A match: chance, record and undo", "core/match.py", ("Match",)),
    ("Records", "core/records.py", ("Record", "Decision", "loads", "replay", "verify")),
    ("Bots", "bots/base.py", ("Chair", "Bot", "BadBot")),
    ("Bots by name", "bots/__init__.py", ("create", "prepare", "name_of")),
    ("The judgement of a game", "bots/judge.py", ("Judge",)),
    ("Many games", "arena/simulation.py", ("simulate", "Simulation", "SeatSummary")),
    ("How a game ended", "arena/playing.py", ("GameResult",)),
    ("Errors", "core/errors.py", ()),
]
HEAD = """# Reference

What programs may rely on, written from the docstrings by `make api`. At the top of the package:

- `rathaus.game(name, components=None)` finds a game, `rathaus.games()` lists their names;
- `rathaus.simulate(...)` plays many games between bots;
- `rathaus.Game`, `rathaus.State`, `rathaus.CHANCE`, `rathaus.IllegalMove`, `rathaus.RathausError`.

How it fits together is told in [how the engine works](architecture.md); scripts to start from are
in [examples](../examples/README.md).
"""


def page() -> str:
    """The whole reference."""
    return HEAD + "".join(_chapter(*chapter) for chapter in CHAPTERS)


def _chapter(heading: str, file: str, names: tuple[str, ...]) -> str:
    text = (SOURCE / file).read_text(encoding="utf-8")
    found = {node.name: node for node in ast.parse(text).body if isinstance(node, Named)}
    wanted = names or tuple(name for name in found if not name.startswith("_"))
    module = ".".join(("rathaus", *Path(file).with_suffix("").parts)).removesuffix(".__init__")
    parts = [part for name in wanted for part in _told(found[name], text.splitlines())]
    return "\n".join(["", f"## {heading}", "", f"`{module}`", "", *parts])


EQUALS = re.compile(r"(?<=[\w\])])=(?=[\w'(])")  # between a parameter and its default
Function = ast.FunctionDef
Named = (ast.FunctionDef, ast.ClassDef)


def _told(node: ast.stmt, lines: list[str]) -> Iterator[str]:
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        yield f"### class `{node.name}`" + (f" ({bases})" if bases else "")
        yield from ("", *([words, ""] if (words := _docstring(node)) else []))
        members = [*_fields(node, lines), *_constructor(node), *_methods(node)]
        yield from (*members, *([""] if members else []))
    elif isinstance(node, Function):
        yield from (f"### `{_signature(node)}`", "", _docstring(node), "")


def _fields(node: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    """The declared fields, each with the remark behind it."""
    for each in node.body:
        name = ast.unparse(each.target) if isinstance(each, ast.AnnAssign) else "_"
        if isinstance(each, ast.AnnAssign) and not name.startswith("_"):
            remark = lines[each.lineno - 1].partition("  # ")[2]
            kind = ast.unparse(each.annotation).strip("'")
            yield f"- `{name}: {kind}`" + (f": {remark}" if remark else "")


def _constructor(node: ast.ClassDef) -> Iterator[str]:
    """How an object is made, where its fields do not say it."""
    for each in node.body:
        if isinstance(each, Function) and each.name == "__init__":
            call = _signature(each).removeprefix("__init__").removesuffix(" -> None")
            words = _docstring(each)
            yield f"- `{node.name}{call}`" + (f": {words}" if words else "")


def _methods(node: ast.ClassDef) -> Iterator[str]:
    """Public methods and properties; some need no words."""
    is_step = any(ast.unparse(base) == "Step" for base in node.bases)
    for each in [] if is_step else node.body:  # the methods of steps are for the engine alone
        if isinstance(each, Function) and not each.name.startswith("_"):
            is_property = any(ast.unparse(mark) == "property" for mark in each.decorator_list)
            name = each.name if is_property else _signature(each)
            words = _docstring(each).replace("\n", "\n  ").replace("\n  \n", "\n\n")
            yield f"- `{name}`" + (f": {words}" if words else "")


def _signature(node: ast.FunctionDef) -> str:
    """As one would call it: without `self`, with the types."""
    arguments = EQUALS.sub(" = ", ast.unparse(node.args))
    for first in ("self", "cls"):
        arguments = arguments.removeprefix(first).removeprefix(", ")
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({arguments}){returns}"


def _docstring(node: ast.ClassDef | ast.FunctionDef) -> str:
    """The words as they are, the examples as code."""
    text, shown, inside = cleandoc(ast.get_docstring(node) or ""), list[str](), False
    for line in text.splitlines():
        starts = line.startswith(">>>") and not inside
        shown += ["```python"] if starts else []
        shown += ["```"] if inside and not line else []
        inside = (inside or starts) and bool(line)
        shown.append(line)
    return "\n".join([*shown, "```"] if inside else shown)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE} is written\n")
