"""Every person of Bruges has a scenario of its own, in one of the files test_persons_*.

A test claims persons in one of two ways: by their keys in its name (`test_junker_draws_a_card`),
or by a parametrization with an argument called `person`. A claim counts only if the test really
puts the person on the table: a key in the name has to be named again in the body, and a test over
`person` has to use it there. A test without an assertion claims nothing.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rathaus.games.bruges.components import PERSON_KEYS, PERSONS
from rathaus.games.bruges.components.vocabulary import GROUPS

HERE = Path(__file__).parent
ARGUMENT = "person"
KEYS = set(PERSON_KEYS)


def scenarios_in(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def inside(test: ast.FunctionDef) -> list[ast.AST]:
    return [node for part in test.body for node in ast.walk(part)]


def named_in_body(test: ast.FunctionDef) -> set[str]:
    values = [node.value for node in inside(test) if isinstance(node, ast.Constant)]
    texts = [value for value in values if isinstance(value, str)]
    return {word for text in texts for word in re.findall(r"\w+", text)} & KEYS


def parametrized(test: ast.FunctionDef) -> set[str]:
    """The persons a test is run over, read from the very rows that run it."""
    found: set[str] = set()
    for each in test.decorator_list:
        if isinstance(each, ast.Call) and ast.unparse(each.func) == "pytest.mark.parametrize":
            names, rows = (ast.literal_eval(argument) for argument in each.args)
            if names == ARGUMENT:
                found |= set(rows)
            elif not isinstance(names, str) and ARGUMENT in names:
                found |= {row[names.index(ARGUMENT)] for row in rows}
    return found


def uses_argument(test: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Name) and node.id == ARGUMENT for node in inside(test))


def played_by(test: ast.FunctionDef) -> set[str]:
    """The persons that a test claims and plays."""
    if not any(isinstance(node, ast.Assert) for node in inside(test)):
        return set()
    claimed = set(test.name.split("_")) & named_in_body(test)
    return claimed | (parametrized(test) & KEYS if uses_argument(test) else set())


def played(source: str) -> set[str]:
    return {person for test in scenarios_in(source) for person in played_by(test)}


def source_of(group: str) -> str:
    return (HERE / f"test_persons_{group}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("group", GROUPS)
def test_every_person_has_a_scenario_in_the_file_of_its_group(group: str) -> None:
    members = {person.key for person in PERSONS if person.group == group}
    assert members - played(source_of(group)) == set()


@pytest.mark.parametrize("person", [p.key for p in PERSONS if p.trigger == "worker"])
def test_every_worker_person_is_tried_with_all_colours(person: str) -> None:
    """`paid_with` shows that no other worker pays for it."""
    group = PERSONS[PERSON_KEYS.index(person)].group
    tests = [test for test in scenarios_in(source_of(group)) if person in played_by(test)]
    assert any("paid_with(" in ast.unparse(test) for test in tests)


NAMED = """
def test_junker_and_graf_do_it():
    assert place("junker graf")
"""
NOT_PLAYED = """
def test_junker_does_it():
    assert place("graf")
"""
NO_ASSERTION = """
def test_junker_does_it():
    place("junker")
"""
FAMILY = """
@pytest.mark.parametrize("person", ["junker", "graf"])
def test_it(person):
    assert place(person)
"""
ROWS = """
@pytest.mark.parametrize(("colour", "person"), [("red", "junker"), ("blue", "graf")])
def test_it(colour, person):
    assert place(person)
"""
UNUSED = """
@pytest.mark.parametrize("person", ["junker", "graf"])
def test_it(person):
    assert place("junker")
"""


@pytest.mark.parametrize(
    ("source", "persons"),
    [
        (NAMED, {"junker", "graf"}),
        (NOT_PLAYED, set()),
        (NO_ASSERTION, set()),
        (FAMILY, {"junker", "graf"}),
        (ROWS, {"junker", "graf"}),
        (UNUSED, set()),
    ],
)
def test_a_claim_counts_only_if_the_person_is_played(source: str, persons: set[str]) -> None:
    assert played(source) == persons
