"""Every clause of the rules and every worked example has a test that cites it.

The examples of NEOM are run from their file; `neom/test_examples.py` says which are not.
"""

import re
from dataclasses import dataclass

import pytest

from tests.games.claims import marked
from tests.games.spec import page


@dataclass(frozen=True)
class Spec:
    game: str
    letters: str  # that its clauses begin with
    rules: range  # sections that hold rules; those after them tell of data and sources
    clauses: int  # how many there are, in all sections
    example: str = ""  # how an example begins, if they are told in words
    examples: int = 0


NEOM = Spec("neom", "NEO", range(1, 18), 230)
HAMBURG = Spec("hamburg", "HAM", range(1, 16), 332, r"\*\*(EX-\d+) ", 86)
BRUGES = Spec("bruges", "BRU", range(1, 17), 188, r"\*\*(EX-[A-E]\d+) ", 16 + 7 + 14 + 26 + 7)
CITY_TYCOON = Spec("city_tycoon", "CTY", range(1, 13), 108, r"### (EX-\d\d) ", 45)
IN_A_TABLE = {"HAM B01-B60"}  # examples that one test reads from the file

each_game = pytest.mark.parametrize(
    "spec", [NEOM, HAMBURG, BRUGES, CITY_TYCOON], ids=lambda spec: spec.game
)
each_told = pytest.mark.parametrize(
    "spec", [HAMBURG, BRUGES, CITY_TYCOON], ids=lambda spec: spec.game
)


def clauses(spec: Spec) -> set[str]:
    pattern = rf"^- \[({spec.letters}-[\d.]+)\]"
    return set(re.findall(pattern, page(spec.game, "rules"), re.MULTILINE))


def section(clause: str) -> int:
    return int(clause.partition("-")[2].partition(".")[0])


def examples(spec: Spec) -> set[str]:
    names = re.findall("^" + spec.example, page(spec.game, "examples"), re.MULTILINE)
    return {f"{spec.letters} {name}" for name in names}


def claimed(spec: Spec, marker: str) -> set[str]:
    return {name for name in marked(marker) if name.startswith(spec.letters)}


@each_game
def test_the_rules_were_read_to_the_end(spec: Spec) -> None:
    assert {section(clause) for clause in clauses(spec)} >= {*spec.rules}
    assert len(clauses(spec)) == page(spec.game, "rules").count(f"\n- [{spec.letters}-")
    assert len(clauses(spec)) == spec.clauses


@each_told
def test_the_examples_were_read_to_the_end(spec: Spec) -> None:
    assert len(examples(spec)) == spec.examples


@each_game
def test_every_clause_is_proved_by_a_test(spec: Spec) -> None:
    rules = {clause for clause in clauses(spec) if section(clause) in spec.rules}
    assert sorted(rules - claimed(spec, "clause")) == []


@each_told
def test_every_example_is_played(spec: Spec) -> None:
    assert sorted(examples(spec) - claimed(spec, "example")) == []


@each_game
def test_no_test_claims_a_clause_that_does_not_exist(spec: Spec) -> None:
    assert sorted(claimed(spec, "clause") - clauses(spec)) == []


@each_told
def test_no_test_claims_an_example_that_does_not_exist(spec: Spec) -> None:
    assert sorted(claimed(spec, "example") - examples(spec) - IN_A_TABLE) == []


@pytest.mark.clause("BRU-10.19")
def test_the_rulings_that_stand_for_the_supplement_sheet_are_all_proved() -> None:
    rulings = {clause for clause in clauses(BRUGES) if section(clause) == 15}
    assert len(rulings) == 15
    assert rulings <= claimed(BRUGES, "clause")
