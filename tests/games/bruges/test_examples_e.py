"""Part E of the worked examples: majorities and final scoring."""

from typing import Any

import pytest

from tests.games.bruges.scenes import markers, scene, side, workers


def sheet(**facts: Any) -> dict[str, int]:
    return scene(step="end", sides=[side(**facts)]).result()[0]


@pytest.mark.example("BRU EX-E1")
def test_sharing_the_lead() -> None:
    sides = [
        side(houses="red:stadtschreiber; red:graf; blue:fuerst; blue:knecht", field=2),
        side(houses="red:bankier; red:alchemist; blue:gerber; blue:ritter", field=2),
        side(houses="red:koenig; red:kaplan; blue:weber", field=1),
    ]
    state = scene(step="majorities", sides=sides)
    assert [markers(state, seat) for seat in range(3)] == [{"persons", "reputation"}, set(), set()]


@pytest.mark.example("BRU EX-E2")
def test_two_markers_at_once() -> None:
    mine = side(houses="red:zeremonienmeister", canals=(1, 0), workers=(0,) * 5)
    state = scene(step="majorities", sides=[mine])
    assert markers(state, 0) == {"persons", "canal"}
    assert workers(state, 0) == (2, 2, 2, 2, 2)


@pytest.mark.example("BRU EX-E3")
def test_a_full_count() -> None:
    display = "red:koenig; red:graveur; blue:hofnarr; blue:bischof; violet:alchemist; violet"
    found = sheet(points=14, houses=display, workers=(3, 1, 1, 1, 1), canals=(3, 1),
                  markers="persons canal", field=4)  # fmt: skip
    assert found == {
        "scored": 14, "persons": 11, "houses": 6, "laurel": 5 + 6 + 3, "majorities": 8,
        "canal": 3, "reputation": 4, "total": 60,
    }  # fmt: skip


@pytest.mark.example("BRU EX-E4")
def test_canal_builder() -> None:
    found = sheet(houses="red:glasmaler; red:bildhauer; blue:kartograf", canals=(5, 5),
                  statues=(7, 5))  # fmt: skip
    assert found["canal"] == 3 + 3 + 7 + 5
    assert found["laurel"] == 8 + 7 + 5
    assert found["persons"] == 2 + 2 + 1


@pytest.mark.example("BRU EX-E5")
def test_conditions_at_the_end() -> None:
    display = (
        "blue:haushofmeister; brown:novizin; yellow:waffenmeister; red:schatzmeister; "
        "violet:falkner; violet"
    )
    facts: dict[str, Any] = {"threats": (0, 1, 0, 2, 0), "money": 11, "hand": "graf knecht"}
    assert sheet(houses=display, **facts)["laurel"] == 5 + 0 + 3 + 3 + 4


@pytest.mark.example("BRU EX-E6")
def test_tie_break() -> None:
    standing = [(61, 4), (61, 6), (61, 6), (70, 0)]
    sides = [side(points=points, money=money) for points, money in standing]
    assert scene(step="end", sides=sides).ranks() == [4, 2, 2, 1]
    assert scene(step="end", sides=sides[:3]).ranks() == [3, 1, 1]


@pytest.mark.example("BRU EX-E7")
def test_prices_at_the_end() -> None:
    others = "blue:fuerst; blue:knecht; violet:alchemist"
    both = sheet(houses=f"red:student; red:kardinal; {others}")["laurel"]
    assert both == 3 + 2
    assert sheet(houses=f"red:student; {others}")["laurel"] == 3
