"""Every clause of the rules and every worked example has a test that cites it."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SPEC = ROOT / "docs" / "spec" / "bruges"
TESTS = (ROOT / "tests" / "games" / "bruges",)


@cache
def marked(marker: str) -> frozenset[str]:
    """All ids that some test claims with this marker."""
    ids: set[str] = set()
    for folder in TESTS:
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and is_marker(node.func, marker):
                    ids |= {ast.literal_eval(argument) for argument in node.args}
    return frozenset(ids)


def is_marker(function: ast.expr, marker: str) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == marker
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


def clauses() -> set[str]:
    text = (SPEC / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \[(BRU-\d+\.\d+)\]", text, flags=re.MULTILINE))


def examples() -> set[str]:
    text = (SPEC / "examples.md").read_text(encoding="utf-8")
    return {f"BRU {name}" for name in re.findall(r"^\*\*(EX-[A-E]\d+) ", text, re.MULTILINE)}


def test_the_files_were_read_to_the_end() -> None:
    sections = {int(clause[4:].partition(".")[0]) for clause in clauses()}
    assert sections == set(range(1, 17))
    assert len(clauses()) == (SPEC / "rules.md").read_text(encoding="utf-8").count("\n- [BRU-")
    assert len(examples()) == 16 + 7 + 14 + 26 + 7


def test_every_clause_is_proved_by_a_test() -> None:
    missing = clauses() - marked("clause")
    assert sorted(missing, key=lambda clause: [*map(int, clause[4:].split("."))]) == []


@pytest.mark.clause("BRU-10.19")
def test_the_rulings_that_stand_for_the_supplement_sheet_are_all_proved() -> None:
    rulings = {clause for clause in clauses() if clause.startswith("BRU-15.")}
    assert len(rulings) == 15
    assert rulings <= marked("clause")


def test_every_example_is_played() -> None:
    assert sorted(examples() - marked("example")) == []


def test_no_test_claims_what_does_not_exist() -> None:
    assert sorted(marked("clause") - clauses()) == []
    assert sorted(marked("example") - examples()) == []
