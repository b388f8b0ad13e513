"""The notebook of `examples/` runs from top to bottom, with fewer games."""

import json
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest

NOTEBOOK = Path(__file__).parents[3] / "examples" / "which_cards_win.ipynb"


def test_its_cells_run_and_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    mpl.use("Agg")
    import matplotlib.pyplot as plt

    drawn: list[int] = []

    def show() -> None:
        drawn.append(len(plt.gcf().axes))
        plt.close()

    monkeypatch.setattr(plt, "show", show)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    monkeypatch.setattr("rathaus.arena.balance.LEAST", 2)
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert "GAMES = 100_000\n" in code[0]
    names: dict[str, Any] = {}
    for cell in code:
        short = cell.replace("GAMES = 100_000", "GAMES = 6").replace('"easy"', '"random"')
        exec(compile(short, str(NOTEBOOK), "exec"), names)
    assert drawn == [1, 1, 1]
    assert names["result"].games == 6
    assert len(names["tiles"]) > 5


def test_it_is_kept_without_output() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert not [cell for cell in cells if cell.get("outputs") or cell.get("execution_count")]
