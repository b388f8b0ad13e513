"""The house rules that a reader cannot see at a glance, read from the source of every module.

Imports point one way: core <- games <- registry <- bots, envs <- arena, server <- cli; and they do
not run in circles. `core` and `games` use the standard library alone, touch nothing outside, and
keep no state of their own. Each rule is one test, which lists all that breaks it.
"""

import ast
import sys
from collections.abc import Callable, Collection, Iterator
from functools import cache
from pathlib import Path

import rathaus
from tests.import_graph import cycles, import_graph, module_name

ROOT = Path(rathaus.__file__).parent
FRONT_DOOR = "rathaus"  # src/rathaus/__init__.py: gathers what users need, and is exempt

# Which other parts a part may import. An environment may seat bots as opponents; files of users
# are run for the registry and for bots alone, and the arena notes which ones it met.
MAY_IMPORT = {
    "core": set[str](),
    "games": {"core"},
    "builds": {"core"},
    "own_files": set[str](),
    "registry": {"core", "games", "own_files"},
    "rules": {"core"},
    "lessons": {"core"},
    "bots": {"core", "games", "registry", "own_files"},
    "client": {"core"},
    "envs": {"core", "games", "registry", "rules", "bots", "client"},
    "arena": {"core", "games", "registry", "builds", "own_files", "bots", "envs"},
    "server": {"core", "games", "registry", "rules", "lessons", "bots", "envs"},
    "cli": {
        *("core", "games", "registry", "builds", "rules", "lessons"),
        *("bots", "envs", "arena", "server"),
    },
}
PURE = ("core", "games")
# Relatives share a folder: what it holds knows neither of them.
MAY_SHARE = {"bruges": ("bruges_and_hamburg",), "hamburg": ("bruges_and_hamburg",)}
BUILT = {"page", "__pycache__"}  # folders without code of ours

# The standard library's doors to files, clocks, processes, networks, and to chance unseeded.
OUTSIDE = {
    *("asyncio", "builtins", "concurrent", "contextvars", "ctypes", "curses", "datetime"),
    *("dbm", "email", "fcntl", "fileinput", "ftplib", "getpass", "glob", "http", "imaplib"),
    *("importlib.metadata", "importlib.resources", "io", "locale", "logging", "mmap"),
    *("multiprocessing", "os", "pathlib", "pickle", "platform", "poplib", "pty", "pwd"),
    *("readline", "resource", "sched", "secrets", "select", "selectors", "shelve", "shutil"),
    *("signal", "site", "smtplib", "socket", "socketserver", "sqlite3", "ssl", "subprocess"),
    *("sys", "tempfile", "termios", "threading", "time", "timeit", "tkinter", "urllib"),
    *("uuid", "warnings", "webbrowser", "xmlrpc", "zipfile", "zoneinfo"),
}
OUTSIDE_CALLS = {"open", "print", "input", "breakpoint", "__import__", "globals"}
MUTATORS = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "add"}
MUTATORS |= {"update", "setdefault", "popitem", "discard", "appendleft", "popleft"}


Complaints = list[str]


@cache
def trees() -> dict[Path, ast.Module]:
    """The source of every module, read once."""
    return {
        path: ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(ROOT.rglob("*.py"))
        if part_with(path) not in BUILT
    }


def part_with(path: Path) -> str:
    """The folder of the house that a file lies in, or its own name."""
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def complaints(
    check: Callable[[Path, ast.Module], Complaints], parts: Collection[str]
) -> Complaints:
    """What a check finds in all modules of these parts, each with the module's name."""
    return [
        f"{module_name(path, ROOT)}: {found}"
        for path, tree in trees().items()
        if part_with(path) in parts
        for found in check(path, tree)
    ]


# -- what a module imports --------------------------------------------------------------------


@cache
def imported(tree: ast.AST) -> tuple[str, ...]:
    """The full name of everything imported, inside functions and by `import_module` too."""
    return tuple(_imported(tree))


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            yield _literal_start(node.args[0])


def _literal_start(node: ast.expr) -> str:
    """The constant text an argument starts with: `f"rathaus.games.{name}"` is known enough."""
    first = node.values[0] if isinstance(node, ast.JoinedStr) else node
    return first.value if isinstance(first, ast.Constant) else "unknown"


def part_of(name: str) -> str:
    """The part of the house that a name inside `rathaus` belongs to."""
    steps = name.split(".")
    return steps[1] if len(steps) > 1 and steps[1] in MAY_IMPORT else FRONT_DOOR


def wrong_way(part: str, tree: ast.AST) -> list[str]:
    """Imports of a part that point the wrong way. Relative ones stay inside their folder."""
    ours = [name for name in imported(tree) if name.split(".")[0] == "rathaus"]
    climbing = [name for name in imported(tree) if name.startswith("..")]
    allowed = MAY_IMPORT[part] | {part}
    return [name for name in ours if part_of(name) not in allowed] + climbing


def foreign(tree: ast.AST) -> list[str]:
    """Imports from outside the standard library and this package, and unknown ones.

    The compiler's words are no more than hints: plain Python does without them.
    """
    home = {*sys.stdlib_module_names, "rathaus", "mypy_extensions", ""}
    return [name for name in imported(tree) if name.split(".")[0] not in home]


def other_games(game: str, tree: ast.AST) -> list[str]:
    rooms = (game, *MAY_SHARE.get(game, ()))
    mine = tuple(f"rathaus.games.{room}." for room in rooms)
    theirs = [name for name in imported(tree) if name.startswith("rathaus.games.")]
    return [name for name in theirs if not f"{name}.".startswith(mine)]


# -- what a module does -----------------------------------------------------------------------


def reaches_out(tree: ast.AST) -> list[str]:
    """Files, clocks, processes, the console, and the global generator."""
    found = [name for name in imported(tree) if _is_outside(name)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found += [node.func.id] if node.func.id in OUTSIDE_CALLS else []
    return found


def _is_outside(name: str) -> bool:
    steps = name.split(".")
    starts = {".".join(steps[:length]) for length in range(1, len(steps) + 1)}
    # Of `random` only the class is harmless: its functions share one hidden generator.
    return bool(starts & OUTSIDE) or (steps[0] == "random" and name != "random.Random")


def remembers(tree: ast.Module) -> list[str]:
    """Statements inside functions that change something of the module."""
    shared = {name for node in tree.body for name in _assigned(node)}
    found = [f"global {', '.join(n.names)}" for n in ast.walk(tree) if isinstance(n, ast.Global)]
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            found += _changes(node, shared - _own_names(node))
    return found


def _assigned(node: ast.stmt) -> Iterator[str]:
    targets = node.targets if isinstance(node, ast.Assign) else []
    targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
    for target in targets:
        yield from (each.id for each in ast.walk(target) if isinstance(each, ast.Name))


def _own_names(function: ast.AST) -> set[str]:
    """Parameters and local variables: they hide what the module calls the same."""
    names = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    stored = (n for n in ast.walk(function) if isinstance(n, ast.Name))
    return names | {node.id for node in stored if isinstance(node.ctx, ast.Store)}


def _changes(function: ast.AST, shared: set[str]) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            changed = node.func.value if node.func.attr in MUTATORS else None
        elif isinstance(node, (ast.Subscript, ast.Attribute)):
            changed = node.value if isinstance(node.ctx, (ast.Store, ast.Del)) else None
        else:
            continue
        if isinstance(changed, ast.Name) and changed.id in shared:
            yield ast.unparse(node)


# -- the house --------------------------------------------------------------------------------


def test_every_module_belongs_to_a_part() -> None:
    parts = {path.name for path in ROOT.iterdir() if path.is_dir() and path.name not in BUILT}
    assert parts <= set(MAY_IMPORT)
    modules = sorted(path.name for path in ROOT.glob("*.py"))
    files = ["__init__.py", "builds.py", "client.py", "own_files.py", "registry.py"]
    assert modules == files
    assert {"core", "games"} <= parts
    assert len(trees()) > 200, "the modules are found"


def test_imports_point_one_way() -> None:
    assert complaints(lambda path, tree: wrong_way(part_with(path), tree), MAY_IMPORT) == []


def test_core_and_games_need_the_standard_library_alone() -> None:
    assert complaints(lambda _, tree: foreign(tree), PURE) == []


def test_a_game_knows_no_other_game() -> None:
    def strangers(path: Path, tree: ast.Module) -> Complaints:
        place = path.relative_to(ROOT / "games").parts
        return other_games(place[0], tree) if len(place) > 1 else []  # the door opens every game

    assert complaints(strangers, ["games"]) == []


def test_core_and_games_touch_nothing_outside() -> None:
    assert complaints(lambda _, tree: reaches_out(tree), PURE) == []


def test_core_and_games_keep_no_state_of_their_own() -> None:
    assert complaints(lambda _, tree: remembers(tree), PURE) == []


def test_imports_do_not_run_in_circles() -> None:
    graph = import_graph(trees(), ROOT)
    assert sum(map(len, graph.values())) > 500, "the imports are found"
    assert cycles(graph) == []


# -- the checks can fail ----------------------------------------------------------------------

WRONG: list[tuple[Callable[[ast.Module], Complaints], str]] = [
    (lambda tree: wrong_way("core", tree), "from rathaus.games.neom import city"),
    (lambda tree: wrong_way("core", tree), "import rathaus"),
    (lambda tree: wrong_way("core", tree), "from rathaus import games"),
    (lambda tree: wrong_way("games", tree), "def f():\n from rathaus.bots import base"),
    (lambda tree: wrong_way("games", tree), "import_module(f'rathaus.bots.{name}')"),
    (lambda tree: wrong_way("bots", tree), "from rathaus import game"),
    (lambda tree: wrong_way("arena", tree), "import rathaus.server.tables as t"),
    (lambda tree: wrong_way("server", tree), "from rathaus.cli import main"),
    (lambda tree: wrong_way("games", tree), "from ...bots import base"),
    (foreign, "import numpy"),
    (foreign, "from rich.table import Table"),
    (foreign, "import_module(name)"),
    (lambda tree: other_games("neom", tree), "from rathaus.games.bruges import rules"),
    (lambda tree: other_games("neom", tree), "from rathaus.games import bruges"),
    (reaches_out, "import os.path"),
    (reaches_out, "from time import monotonic"),
    (reaches_out, "from importlib import resources"),
    (reaches_out, "def f():\n return open('x')"),
    (reaches_out, "print(1)"),
    (reaches_out, "import random"),
    (reaches_out, "from random import choice"),
    (remembers, "count = 0\ndef f():\n global count\n count += 1"),
    (remembers, "seen = []\ndef f():\n seen.append(1)"),
    (remembers, "seen: dict[int, int] = {}\ndef f():\n seen[1] = 2"),
    (remembers, "seen = {}\ndef f():\n del seen[1]"),
    (remembers, "seen = []\ndef f():\n seen[0] += 1"),
    (remembers, "seen = set()\nf = lambda x: seen.add(x)"),
]
RIGHT: list[tuple[Callable[[ast.Module], Complaints], str]] = [
    (lambda tree: wrong_way("games", tree), "from rathaus.core import steps"),
    (lambda tree: wrong_way("games", tree), "from .components import TILES"),
    (lambda tree: wrong_way("arena", tree), "from rathaus import bots"),
    (foreign, "import json\nfrom rathaus.core.moves import MoveSpace\nfrom . import city"),
    (lambda tree: other_games("neom", tree), "from rathaus.games.neom import city"),
    (
        reaches_out,
        "from random import Random\nimport json\nfrom importlib import import_module",
    ),
    (reaches_out, "state.open()"),
    (remembers, "A = [1]\ndef f():\n A = []\n A.append(2)\n return A"),
    (remembers, "A = [1]\ndef f(x):\n x.append(A[0])"),
    (remembers, "A = []\nA.append(1)"),
]


def test_the_checks_see_what_is_wrong() -> None:
    assert [source for check, source in WRONG if not check(ast.parse(source))] == []


def test_the_checks_let_pass_what_is_right() -> None:
    assert [source for check, source in RIGHT if check(ast.parse(source))] == []


def test_circles_are_seen_under_type_checking_but_not_inside_functions() -> None:
    sources = {
        "a.py": "if TYPE_CHECKING:\n from rathaus.b import B",
        "b.py": "class B:\n from rathaus import c",
        "c.py": "from .a import A\ndef f():\n import rathaus.d",
        "d.py": "import rathaus.c",
    }
    graph = import_graph({ROOT / name: ast.parse(text) for name, text in sources.items()}, ROOT)
    assert cycles(graph) == ["rathaus.a -> rathaus.b -> rathaus.c -> rathaus.a"]
