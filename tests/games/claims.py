"""What tests claim to prove: the ids in their markers, read from the source of all tests."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
CHECKS = ("pytest.raises", "assert_", "refuse")  # calls that fail like an assertion


@cache
def marked(marker: str) -> frozenset[str]:
    """All ids that some test claims with this marker; a test without an assertion claims none."""
    return frozenset(
        ast.literal_eval(claimed)
        for test in _tests()
        for call in test.decorator_list
        if isinstance(call, ast.Call) and ast.unparse(call.func) == f"pytest.mark.{marker}"
        for claimed in call.args
    )


@cache
def _tests() -> tuple[ast.FunctionDef, ...]:
    files = TESTS.rglob("test_*.py")
    return tuple(test for file in files for test in _functions(file) if _asserts(test))


def _functions(file: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield node


def _asserts(test: ast.FunctionDef) -> bool:
    nodes = list(ast.walk(test))
    calls = [ast.unparse(node) for node in nodes if isinstance(node, ast.Call)]
    is_checked = any(call.startswith(CHECKS) for call in calls)
    return is_checked or any(isinstance(node, (ast.Assert, ast.Raise)) for node in nodes)
