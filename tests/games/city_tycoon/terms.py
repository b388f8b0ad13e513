"""The data files of the spec, read without a line of the engine but the list of adjustments."""

import re
from dataclasses import dataclass
from functools import cache

from rathaus.games.city_tycoon.components.adjustments import ADJUSTMENTS
from tests.games.spec import Row, rows_of

Amounts = dict[str, int]  # letters of the amount notation and numbers


def adjusted(row: Row) -> Row:
    """A row of the districts with the values that we changed for the sake of balance."""
    changes = [change for change in ADJUSTMENTS if change.key == row["key"]]
    assert all(row[change.column] == str(change.before) for change in changes)
    return row | {change.column: str(change.after) for change in changes}


def amounts(text: str) -> Amounts:
    """`R2 B1` as letters and numbers."""
    assert re.fullmatch(r"[RBYMV][1-9]\d*( [RBYMV][1-9]\d*)*", text), text
    found = {token[0]: int(token[1:]) for token in text.split(" ")}
    assert len(found) == len(text.split(" ")), text
    return found


@dataclass(frozen=True)
class Demand:
    need: Amounts
    income: Amounts


@dataclass(frozen=True)
class District:
    """A row of the table of districts."""

    number: int
    key: str
    round: int
    type: str
    cost: int
    vp: int
    yellow: int
    land: int
    water: int
    sells: tuple[tuple[int, int], ...]
    counts: tuple[str, int] | None
    demands: tuple[Demand, ...]
    bonus: tuple[str, Amounts] | None
    source_frame: str
    source_effect: str


def _district(row: Row) -> District:
    sells = [entry.split("=") for entry in row["buy_vp"].split(";") if entry]
    kind, _, each = row["per_type"].partition("=")
    demands = [entry.split(">") for entry in row["demands"].split(" | ") if entry]
    bonus, _, gain = row["adjacency"].partition(">")
    return District(
        number=int(row["number"]),
        key=row["key"],
        round=int(row["round"]),
        type=row["type"],
        cost=int(row["cost"]),
        vp=int(row["build_vp"]),
        yellow=int(row["build_yellow"]),
        land=int(row["build_land"]),
        water=int(row["build_water"]),
        sells=tuple((int(pay), int(vp)) for pay, vp in sells),
        counts=(kind, int(each)) if kind else None,
        demands=tuple(Demand(amounts(need), amounts(income)) for need, income in demands),
        bonus=(bonus, amounts(gain)) if bonus else None,
        source_frame=row["source_frame"],
        source_effect=row["source_effect"],
    )


@dataclass(frozen=True)
class Side:
    """A row of the table of power plants."""

    key: str
    colour: str
    number: int
    side: str
    kind: str
    refill: bool
    cost: int
    cubes: int


def _side(row: Row) -> Side:
    return Side(
        key=row["key"],
        colour=row["colour"],
        number=int(row["number"]),
        side=row["side"],
        kind=row["kind"],
        refill=row["refill"] == "1",
        cost=int(row["cost"]),
        cubes=int(row["cubes"]),
    )


@cache
def districts() -> dict[str, District]:
    """All districts by key."""
    return {row["key"]: _district(adjusted(row)) for row in rows_of("city_tycoon", "districts")}


@cache
def sides() -> dict[str, Side]:
    """All sides of power plants by key."""
    return {row["key"]: _side(row) for row in rows_of("city_tycoon", "power_plants")}
