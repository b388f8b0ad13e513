"""Every card of Hamburg has a scenario of its own, in one of the files test_cards_*.

A test claims cards in one of two ways: `@pytest.mark.card(12, 13)`, or a parametrization with an
argument called `card`. A claim counts only if the test really puts the card on the table: a number
claimed by the marker has to be named again in the body (as a number or by the key of the card),
and a test over `card` has to use it there. A test without an assertion claims nothing.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rathaus.games.hamburg.components import CARDS

HERE = Path(__file__).parent
ARGUMENT = "card"
KEYS = {card.key: card.number for card in CARDS}
CONTAINERS = (ast.Tuple, ast.List)


def scenarios_in(source: str) -> Iterator[tuple[ast.FunctionDef, dict[str, ast.expr]]]:
    """The test functions of a file, with the constants of its module."""
    tree = ast.parse(source)
    constants: dict[str, ast.expr] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            constants[node.targets[0].id] = node.value
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node, constants


def calls_of(test: ast.FunctionDef, name: str) -> Iterator[ast.Call]:
    """The decorators `pytest.mark.<name>(...)`."""
    for each in test.decorator_list:
        if isinstance(each, ast.Call) and ast.unparse(each.func) == f"pytest.mark.{name}":
            yield each


def marked(test: ast.FunctionDef) -> set[int]:
    return {ast.literal_eval(number) for call in calls_of(test, "card") for number in call.args}


def parametrized(test: ast.FunctionDef, constants: dict[str, ast.expr]) -> set[int]:
    """The cards a test is run over, read from the very rows that run it."""
    found: set[int] = set()
    for call in calls_of(test, "parametrize"):
        names = ast.literal_eval(call.args[0])
        if names == ARGUMENT:
            found |= {_number(row) for row in _rows(call.args[1], constants)}
        elif not isinstance(names, str) and ARGUMENT in names:
            place = names.index(ARGUMENT)
            found |= {_number(_cell(row, place)) for row in _rows(call.args[1], constants)}
    return found


def _rows(node: ast.expr, constants: dict[str, ast.expr]) -> list[ast.expr]:
    if isinstance(node, ast.Name):
        return _rows(constants[node.id], constants)
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "range":
        numbers = range(*(ast.literal_eval(number) for number in node.args))
        return [ast.Constant(number) for number in numbers]
    assert isinstance(node, CONTAINERS), f"cards have to be written out: {ast.unparse(node)}"
    return node.elts


def _cell(row: ast.expr, place: int) -> ast.expr:
    if isinstance(row, ast.Call) and ast.unparse(row.func) == "pytest.param":
        return row.args[place]
    assert isinstance(row, CONTAINERS), f"not a row of values: {ast.unparse(row)}"
    return row.elts[place]


def _number(node: ast.expr) -> int:
    number = ast.literal_eval(node)
    assert isinstance(number, int), f"not a card: {number!r}"
    return number


def named_in_body(test: ast.FunctionDef) -> set[int]:
    """The numbers a test names, written as numbers, in a string, or as keys of cards."""
    body = [node for part in test.body for node in ast.walk(part)]
    values = [node.value for node in body if isinstance(node, ast.Constant)]
    words = {word for text in values if isinstance(text, str) for word in re.findall(r"\w+", text)}
    numbers = {value for value in values if isinstance(value, int)}
    numbers |= {int(word) for word in words if word.isdecimal()}
    return numbers | {KEYS[word] for word in words if word in KEYS}


def uses_argument(test: ast.FunctionDef) -> bool:
    body = [node for part in test.body for node in ast.walk(part)]
    return any(isinstance(node, ast.Name) and node.id == ARGUMENT for node in body)


def has_assertion(test: ast.FunctionDef) -> bool:
    body = [node for part in test.body for node in ast.walk(part)]
    return any(isinstance(node, ast.Assert) for node in body)


def played(source: str) -> set[int]:
    """The cards that the tests of a file claim and play."""
    cards: set[int] = set()
    for test, constants in scenarios_in(source):
        if not has_assertion(test):
            continue
        cards |= marked(test) & named_in_body(test)
        if uses_argument(test):
            cards |= parametrized(test, constants)
    return cards


def sources(pattern: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(HERE.glob(pattern))]


def test_every_card_has_a_scenario() -> None:
    found = set().union(*map(played, sources("test_cards_*.py")))
    missing = sorted({card.number for card in CARDS} - found)
    assert missing == []


def test_every_card_claimed_by_a_marker_is_named_in_its_test() -> None:
    for source in sources("test_*.py"):
        for test, _ in scenarios_in(source):
            assert marked(test) <= named_in_body(test), test.name


TWO_MARKED = """
@pytest.mark.card(12, 13)
def test_it():
    assert build(12) and build("tax_office")
"""
ANOTHER_CARD = """
@pytest.mark.card(12)
def test_it():
    assert build(13)
"""
NO_ASSERTION = """
@pytest.mark.card(12)
def test_it():
    build(12)
"""
FAMILY = """
@pytest.mark.parametrize("card", range(7, 11))
def test_it(card):
    assert build(card)
"""
FAMILY_UNUSED = """
@pytest.mark.parametrize("card", range(7, 11))
def test_it(card):
    assert build(7)
"""
ROWS = """
ROWS = [("violet", 7), ("grey", 8)]
@pytest.mark.parametrize(("colour", "card"), ROWS)
def test_it(colour, card):
    assert build(card)
"""


@pytest.mark.parametrize(
    ("source", "cards"),
    [
        (TWO_MARKED, {12, 13}),
        (ANOTHER_CARD, set()),
        (NO_ASSERTION, set()),
        (FAMILY, {7, 8, 9, 10}),
        (FAMILY_UNUSED, set()),
        (ROWS, {7, 8}),
    ],
)
def test_a_claim_counts_only_if_the_card_is_played(source: str, cards: set[int]) -> None:
    assert played(source) == cards
