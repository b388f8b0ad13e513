"""Small faults in the rules of a game, one at a time: does a test notice?"""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from tests.campaigns.diary import Diary, work_off

RULES = Path("src/rathaus/games")
PATIENCE = {"golden": 30, "tests": 900}  # seconds; a game that never ends is noticed, too
PLANTED = "RATHAUS_MUTANT"  # the variable that names the fault to the tests
NOT_PLANTED = 99  # golden games end with this if they were played without the fault

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
}  # fmt: skip


class Planter(ast.NodeTransformer):
    """Counts the places for a fault, and plants one at the place wanted."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.places = 0
        self.line = 0

    def _is_here(self, node: Any) -> bool:
        self.places += 1
        if self.places - 1 != self.wanted:
            return False
        self.line = node.lineno
        return True

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        if type(node.ops[0]) in COMPARED and self._is_here(node):
            node.ops[0] = COMPARED[type(node.ops[0])]()
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if type(node.op) in COUNTED and self._is_here(node):
            node.op = COUNTED[type(node.op)]()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        if self._is_here(node):
            node.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return node.operand if isinstance(node.op, ast.Not) and self._is_here(node) else node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if type(node.value) in (int, bool) and self._is_here(node):
            new = not node.value if isinstance(node.value, bool) else node.value + 1
            return ast.copy_location(ast.Constant(new), node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Call) and self._is_here(node):
            return ast.copy_location(ast.Pass(), node)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return node  # a type says nothing at run time

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node


def places_in(source: str) -> int:
    planter = Planter()
    planter.visit(ast.parse(source))
    return planter.places


def planted(source: str, place: int) -> tuple[ast.Module, int]:
    """The module with the fault, and the line it is in."""
    tree, planter = ast.parse(source), Planter(place)
    tree = ast.fix_missing_locations(planter.visit(tree))
    return tree, planter.line


def told(source: str, place: int) -> str:
    """The line before and after."""
    tree, number = planted(source, place)
    before = {ast.unparse(each) for each in _lines(ast.parse(source))}
    after = [ast.unparse(each) for each in _lines(tree)]
    changed = [each.splitlines()[0] for each in after if each not in before]
    return f"{source.splitlines()[number - 1].strip()}  =>  {(changed or ['pass'])[-1]}"


def _lines(tree: ast.Module) -> list[ast.AST]:
    """Statements, and the heads of those that have others in them."""
    found: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            found.append(node.test)
        elif isinstance(node, ast.stmt) and not hasattr(node, "body"):
            found.append(node)
    return found


def sample(game: str, count: int, seed: int) -> list[tuple[str, int]]:
    """File and place of so many faults."""
    files = sorted((RULES / game / "rules").rglob("*.py"))
    every = [(str(file), place) for file in files for place in range(places_in(file.read_text()))]
    Random(f"{game} {seed}").shuffle(every)  # so that a larger sample holds the smaller one
    return every[:count]


def attempt(game: str, file: str, place: int) -> dict[str, Any]:
    """Which of the tests notices; golden games go first, for they are quick."""
    source = Path(file).read_text()
    module = ".".join(Path(file).with_suffix("").parts[1:]).removesuffix(".__init__")
    environment = {PLANTED: json.dumps([module, place]), "PYTHONDONTWRITEBYTECODE": "1"}
    environment["RATHAUS_PLAIN"] = "1"  # what is compiled calls the module without the fault
    noticed = _ends_badly(["-m", "tests.campaigns.golden", game], environment, PATIENCE["golden"])
    noticed = noticed or _failing(f"tests/games/{game}", environment)
    line = planted(source, place)[1]
    return {"where": f"{file}:{line}", "fault": told(source, place), "noticed": noticed}


def _failing(tests: str, environment: dict[str, str]) -> str:
    """The first test that fails, or nothing."""
    pytest = ["-m", "pytest", "-x", "-q", "-n", "0", "--tb=no", "-p", "no:cacheprovider"]
    args = [*pytest, "-p", "tests.campaigns.planting", tests]
    return _ends_badly(args, environment, PATIENCE["tests"])


def _ends_badly(args: list[str], environment: dict[str, str], patience: int) -> str:
    """What it says last, if it fails."""
    try:
        done = subprocess.run(
            [sys.executable, *args], capture_output=True, text=True, timeout=patience, check=False,
            env=os.environ | environment,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "it takes too long"
    if done.returncode == NOT_PLANTED:
        raise RuntimeError(f"the fault is in no module that is played: {environment[PLANTED]}")
    if done.returncode == 0:
        return ""
    lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return [*lines, *done.stderr.strip().splitlines()[-1:], "it fails"][0].split(" - ")[0][:160]


def campaign(
    games: list[str], count: int, seed: int, jobs: int, diary: Diary, console: Console
) -> list[str]:
    pieces = [
        (f"{file} {place}", (game, file, place))
        for game in games
        for file, place in sample(game, count, seed)
    ]
    work_off(diary, pieces, attempt, jobs, console)
    left = [f"{line['where']}  {line['fault']}" for line in diary.lines if not line["noticed"]]
    caught = len(diary.lines) - len(left)
    console.print(f"{caught} of {len(diary.lines)} faults were noticed")
    return left
