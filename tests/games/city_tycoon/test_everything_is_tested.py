"""Every clause of the rules and every worked example has a test that cites it."""

import ast
import re
from functools import cache
from pathlib import Path

from tests.games.city_tycoon.terms import SPEC

HERE = Path(__file__).parent


@cache
def marked(marker: str) -> frozenset[str]:
    """All ids that some test claims with this marker; a test without an assertion claims none."""
    ids: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and asserts(node):
                for each in node.decorator_list:
                    if isinstance(each, ast.Call) and ast.unparse(each.func) == marker:
                        ids |= {ast.literal_eval(argument) for argument in each.args}
    return frozenset(ids)


def asserts(test: ast.FunctionDef) -> bool:
    kinds = (ast.Assert, ast.Raise)
    texts = [ast.unparse(node) for node in ast.walk(test) if isinstance(node, ast.Call)]
    checks = any(each.startswith(("pytest.raises", "assert_", "refuse")) for each in texts)
    return checks or any(isinstance(node, kinds) for node in ast.walk(test))


def clauses() -> set[str]:
    text = (SPEC / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \[(CTY-\d+\.\d+)\]", text, flags=re.MULTILINE))


def examples() -> set[str]:
    text = (SPEC / "examples.md").read_text(encoding="utf-8")
    return {f"CTY {name}" for name in re.findall(r"^### (EX-\d\d) ", text, re.MULTILINE)}


def test_the_files_were_read_to_the_end() -> None:
    sections = {int(clause[4:].partition(".")[0]) for clause in clauses()}
    assert sections == set(range(1, 13))
    rules = (SPEC / "rules.md").read_text(encoding="utf-8")
    assert len(clauses()) == rules.count("\n- [CTY-") == 108
    assert examples() == {f"CTY EX-{number:02}" for number in range(1, 46)}


def test_every_clause_is_proved_by_a_test() -> None:
    missing = clauses() - marked("pytest.mark.clause")
    assert sorted(missing, key=lambda clause: [*map(int, clause[4:].split("."))]) == []


def test_every_example_is_played() -> None:
    assert sorted(examples() - marked("pytest.mark.example")) == []


def test_no_test_claims_what_does_not_exist() -> None:
    assert sorted(marked("pytest.mark.clause") - clauses()) == []
    assert sorted(marked("pytest.mark.example") - examples()) == []
