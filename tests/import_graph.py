"""Which module imports which when it is loaded, and where these imports run in circles.

Imports under `if TYPE_CHECKING:` count: a reader follows them like any other. Those inside
functions do not: they wait until the function is called.
"""

import ast
from collections.abc import Iterator, Mapping, Set
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

Graph = dict[str, set[str]]  # a module, and the modules it imports


def module_name(path: Path, root: Path) -> str:
    """The name to import a file by; that of a folder for its `__init__`."""
    steps = path.relative_to(root.parent).with_suffix("").parts
    return ".".join(steps[:-1] if steps[-1] == "__init__" else steps)


def import_graph(trees: Mapping[Path, ast.Module], root: Path) -> Graph:
    """The imports between the given modules."""
    names = {path: module_name(path, root) for path in trees}
    known = frozenset(names.values())
    graph: Graph = {}
    for path, tree in trees.items():
        inside = path.name == "__init__.py"
        package = names[path] if inside else names[path].rpartition(".")[0]
        graph[names[path]] = set(_imported(tree, package, known)) - {names[path]}
    return graph


def _imported(tree: ast.Module, package: str, known: Set[str]) -> Iterator[str]:
    for node in _when_loaded(tree):
        if isinstance(node, ast.Import):
            yield from known & {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(filter(None, [package if node.level else "", node.module]))
            wanted = {f"{base}.{alias.name}" for alias in node.names}
            yield from known & wanted
            if wanted - known and base in known:  # a name inside the module, not a module
                yield base


def _when_loaded(tree: ast.AST) -> Iterator[ast.AST]:
    """All statements that run while the module is loaded: bodies of functions do not."""
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            yield node
            yield from _when_loaded(node)


def cycles(graph: Graph) -> list[str]:
    """One line for each circle of imports, the shortest way round first found.

    >>> cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})
    ['a -> b -> c -> a']
    """
    left = {name: set(imports) for name, imports in graph.items()}
    found: list[str] = []
    while circle := _circle(left):
        found.append(" -> ".join(circle))
        left[circle[0]].discard(circle[1])
    return found


def _circle(graph: Graph) -> list[str]:
    """Some circle, from the module that comes first in the alphabet and back to it."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        backwards: list[str] = error.args[1][1:]  # each is imported by the next
        circle = backwards[::-1]
        start = circle.index(min(circle))
        return [*circle[start:], *circle[: start + 1]]
    return []
