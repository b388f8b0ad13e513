"""Part B of the worked examples: one reference position, a row of the table for each card.

Card, given workers and result are read from the table; what the player decides is coded by row.
Whatever a result does not mention has to stay as it was.
"""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.scenes import LETTERS, five, hand, key, levels, scene, side, workers
from tests.games.scenes import options, play

EXAMPLES = Path(__file__).parents[3] / "docs" / "spec" / "hamburg" / "examples.md"
ROWS = [f"B{number:02}" for number in range(1, 61)]
WORKERS, LEVELS = "V2 O1 G2 P1 B3", "V2 O0 G1 P0 B2"
MONEY, POINTS = 7, 20
BROWN_SITE = "site:7"
PHASE_II = ("cards", 0, 2)


@dataclass(frozen=True)
class Row:
    """One case of the table; a row that shows two cases by a stroke is split."""

    name: str
    card: int
    decision: str
    result: str


def read_table() -> dict[str, list[Row]]:
    text = EXAMPLES.read_text(encoding="utf-8")
    table: dict[str, list[Row]] = {}
    for line in re.findall(r"^\| B\d\d .*\|$", text, flags=re.MULTILINE):
        name, cards, decision, result = (cell.strip() for cell in line.strip("|").split("|"))
        results = re.sub(r"\([^)]*\)", "", result).split(" / ")
        columns = [_spread(cards, len(results)), _spread(decision, len(results)), results]
        table[name] = [
            Row(name, int(re.findall(r"\d{3}", card)[0]), what, out.strip())
            for card, what, out in zip(*columns, strict=True)
        ]
    return table


def _spread(cell: str, times: int) -> list[str]:
    parts = cell.split(" / ")
    return parts if len(parts) == times else parts * times


TABLE = read_table()
CASES = [row for rows in TABLE.values() for row in rows]

# What the player decides after choosing the card, where anything is left open.
DECISIONS: dict[str, list[tuple[str, ...]]] = {
    "B14": [("gain:orange",)],
    "B22": [("give:orange",), ("give:grey",)],
    "B23": [tuple(f"give:{colour}" for colour in COLOURS)],
    "B24": [("gain:orange", "gain:orange")],
    "B28": [("lower:violet", "lower:violet")],
    "B29": [("lower:violet", "lower:violet", "lower:grey", "lower:brown", "lower:brown")],
    "B30": [("lower:violet", "lower:violet", "lower:brown", "lower:brown")],
    "B31": [("give:violet", "lower:violet", "lower:violet"), ("give:orange",)],
    "B37": [("gain:grey", "gain:grey")],
    "B44": [("give:brown",)],
}


def decided(row: Row) -> tuple[str, ...]:
    cases = DECISIONS.get(row.name, [()] * len(TABLE[row.name]))
    return cases[TABLE[row.name].index(row)]


# -- the reference position ---------------------------------------------------------------------


def reference(extra: int = 0, *, from_hand: bool = False, step: object = "turn") -> HamburgState:
    """R0, with X on the brown site, or in the hand together with the money for it."""
    in_play = extra if not from_hand and extra not in (3, 14, 69, 61, 213) else 0
    built = f"brown:{in_play or ''}"
    return scene(
        players=3,
        sides=[
            side(
                board="green",
                money=MONEY + (CARDS[extra - 1].price if from_hand else 0),
                points=POINTS,
                field=4,
                workers=WORKERS,
                dangers=LEVELS,
                markers="buildings wall",
                display=f"violet:3; violet:14; pink:69; pink:61; grey:213; violet:; {built}",
                wall="3 1",
                zoo="244 260",
                parks="261 264",
                hand=f"280 {extra}" if from_hand else "280 146",
            )
        ],
        dice="1 4 6 4 1 / 4",
        step=step,  # type: ignore[arg-type]
    )


def standing(state: HamburgState) -> dict[str, object]:
    return {
        "money": state.money[0],
        "points": state.points[0],
        "workers": workers(state, 0),
        "levels": levels(state, 0),
    }


# -- reading results ------------------------------------------------------------------------------


def given(decision: str) -> list[int]:
    """How many workers of each colour the decision gives away."""
    if "one of each colour" in decision:
        return [1] * 5
    words = decision.split(",", maxsplit=1)[0] if decision.startswith("give") else ""
    return [words.count(colour) for colour in COLOURS]


def expected(row: Row) -> dict[str, object]:
    """The standing after the case: the reference, changed as the result says."""
    text = row.result
    mine = [have - gone for have, gone in zip(five(WORKERS), given(row.decision), strict=True)]
    dangers = five(LEVELS)
    for amount, colour in re.findall(r"\+(\d+) ([a-z]+)(?: worker)?", text):
        if colour in COLOURS:
            mine[COLOURS.index(colour)] += int(amount)
    for letter, amount in re.findall(r"\b([VOGPB])(\d)\b", text):
        mine[LETTERS.index(letter)] = int(amount)
    for colour, level in re.findall(r"\b([a-z]+) (\d)", text):
        if colour in COLOURS:
            dangers[COLOURS.index(colour)] = int(level)
    if "all levels 0" in text:
        dangers = [0] * 5
    return {
        "money": MONEY + amount_of("Mark", text),
        "points": POINTS + amount_of("point", text),
        "workers": " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, mine, strict=True)),
        "levels": " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, dangers, strict=True)),
    }


def amount_of(what: str, text: str) -> int:
    found = re.findall(rf"\+(\d+) {what}", text)
    return sum(map(int, found))


# -- the rows -----------------------------------------------------------------------------------


def is_kind(row: Row, kind: str) -> bool:
    if row.name in ("B28", "B29", "B30"):  # their column has the decision of the lightning
        return kind == "lightning"
    if row.decision in ("lightning", "phase II", "laurel"):
        return row.decision == kind
    return kind == "phase III"


def of_kind(kind: str) -> list[Row]:
    return [row for row in CASES if is_kind(row, kind) and row.name != "B60"]


def names(rows: list[Row]) -> list[str]:
    return [f"{row.name}-{row.card:03}" for row in rows]


@pytest.mark.clause("HAM-9.4")
@pytest.mark.parametrize("row", of_kind("phase III"), ids=names(of_kind("phase III")))
def test_a_once_per_cycle_row(row: Row) -> None:
    state = reference(row.card)
    play(state, 0, f"use:{key(row.card)}", *decided(row))
    assert standing(state) == expected(row)
    assert state.used == [row.card]
    assert state.stack == [("turn", 0, 0)]


@pytest.mark.clause("HAM-9.1")
@pytest.mark.parametrize("row", of_kind("lightning"), ids=names(of_kind("lightning")))
def test_a_lightning_row(row: Row) -> None:
    state = reference(row.card, from_hand=True)
    play(state, 0, f"play:{key(row.card)}", "as:building", BROWN_SITE, *decided(row))
    assert standing(state) == expected(row)
    assert state.stack == [("turn", 0, 1)]


@pytest.mark.clause("HAM-5.11", "HAM-9.10")
@pytest.mark.parametrize("row", of_kind("phase II"), ids=names(of_kind("phase II")))
def test_a_phase_two_row(row: Row) -> None:
    state = reference(row.card, step=PHASE_II)
    if row.result == "not usable":
        assert state.turn() == ()
        return
    assert options(state, 0) == ["done", f"use:{key(row.card)}"]
    play(state, 0, f"use:{key(row.card)}", *decided(row))
    assert standing(state) == expected(row)
    assert state.used == [row.card]


@pytest.mark.clause("HAM-9.8")
@pytest.mark.parametrize("row", of_kind("laurel"), ids=names(of_kind("laurel")))
def test_a_laurel_row(row: Row) -> None:
    state = reference(row.card, step="end")
    points = re.fullmatch(r"(\d+) points", row.result)
    assert points is not None
    assert state.result()[0]["laurel"] == int(points[1])


@pytest.mark.clause("HAM-12.80", "HAM-12.81")
def test_row_b60_a_building_under_the_zoo() -> None:
    (row,) = TABLE["B60"]
    state = reference(row.card)
    play(state, 0, f"use:{key(row.card)}", *decided(row))
    assert state.zoo[0] == (244, 146, 260, 0)
    assert hand(state, 0) == [280]
    assert standing(state)["money"] == MONEY
    assert workers(state, 0) == "V2 O1 G1 P1 B3"
    play(state, 0, "use:infantry_barracks")
    assert state.money[0] == MONEY + 2  # itself is a military building


def test_a_row_that_is_not_usable_is_refused() -> None:
    with pytest.raises(IllegalMove):
        play(reference(50, step=PHASE_II), 0, f"use:{key(50)}")


@pytest.mark.example("HAM B01-B60")
def test_every_row_of_the_table_is_played() -> None:
    kinds = ("phase III", "lightning", "phase II", "laurel")
    rows = {row.name for kind in kinds for row in of_kind(kind)} | {"B60"}
    assert sorted(rows) == sorted(TABLE) == ROWS
    assert set(DECISIONS) <= set(ROWS)


def test_every_result_of_the_table_is_understood() -> None:
    """Nothing in a result may be passed over: what is left after reading it is only filling."""
    known = (
        r"\+\d+ (Mark|points?)|\+\d+ (violet|orange|grey|pink|brown)( worker)?"
        r"|\b[VOGPB]\d\b|\b(violet|orange|grey|pink|brown) \d|all levels 0"
        r"|nothing.*|not usable|^\d+ points|worker gone|,"
    )
    left = {row.name: re.sub(known, "", row.result).strip() for row in CASES if row.name != "B60"}
    assert {name: text for name, text in left.items() if text} == {}
