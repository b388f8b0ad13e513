"""Section 8: what a card shows, and what zoo and park cards are not."""

import re
from pathlib import Path

import pytest

from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.cards import build, use
from tests.games.hamburg.scenes import key, levels, scene, side, sites, workers
from tests.games.scenes import go_on, is_over, options, play

RULES = Path(__file__).parents[3] / "docs" / "spec" / "hamburg" / "rules.md"
ZOO = [card for card in CARDS if card.category == "zoo"]
PARKS = [card for card in CARDS if card.category == "park"]


def category_rows() -> list[list[str]]:
    """The table of 8.6, from the rules themselves."""
    text = RULES.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w+) \| ([\w ]+) \| (\d{3}-\d{3}) \|", text, flags=re.MULTILINE)
    return [list(row) for row in rows]


@pytest.mark.clause("HAM-8.6", "HAM-8.7", "HAM-1.2")
def test_categories_have_the_numbers_and_colours_of_the_table() -> None:
    rows = category_rows()
    assert len(rows) == 22
    for category, colour, span in rows:
        first, last = map(int, span.split("-"))
        cards = CARDS[first - 1 : last]
        assert {card.category for card in cards} == {category}
        expected = set(COLOURS) if colour == "all five" else {colour}
        assert {card.colour for card in cards} == expected
    assert sum(1 for card in CARDS if card.colour == "grey") == 56


@pytest.mark.clause("HAM-8.1")
def test_a_card_has_a_price_and_printed_points_that_are_paid_and_scored() -> None:
    state = build(scene(sides=[side(display="violet:", hand="202", money=10)]), 202)
    assert state.money[0] == 10 - CARDS[201].price
    assert state.result()[0]["cards"] == CARDS[201].vp == 3


# -- zoo and park are not buildings ---------------------------------------------------------------


@pytest.mark.clause("HAM-8.2", "HAM-7.16")
@pytest.mark.parametrize("front", [244, 264])
def test_zoo_and_park_need_no_site_and_lie_left_of_the_board(front: int) -> None:
    state = build(scene(sides=[side(hand=str(front), money=6)]), front)
    assert state.buildings(0) == []
    assert (*state.zoo[0][::2], *state.parks[0]) == (front,)
    assert sites(state, 0) == []


@pytest.mark.clause("HAM-8.2")
def test_cards_that_count_buildings_do_not_count_zoo_and_park() -> None:
    me = side(display="violet:", zoo="244 260", parks="261 265", hand="25", money=6)
    assert build(scene(sides=[me]), 25).money[0] == 6 - 6 + 2
    categories = side(display="brown:45", zoo="244", parks="261", hand="98", money=0)
    assert use(scene(sides=[categories]), 45).money[0] == 1


@pytest.mark.clause("HAM-8.2", "HAM-12.42", "HAM-12.48")
def test_cards_that_react_to_buildings_do_not_react_to_zoo_and_park() -> None:
    me = side(display="grey:166; violet:", hand="244", money=6, dangers="G1")
    state = build(scene(sides=[me, side(display="grey:180", money=0)]), 244)
    assert is_over(state)
    assert (levels(state, 0), state.money[1]) == ("V0 O0 G1 P0 B0", 0)
    built = build(scene(sides=[side(display="violet:", hand="181", money=6)]), 181)
    assert built.buildings(0) == [181]


@pytest.mark.clause("HAM-8.2", "HAM-6.8")
def test_fire_finds_no_zoo_or_park_card() -> None:
    me = side(zoo="244", parks="261", dangers="O2")
    state = scene(sides=[me], step=("raises", 0), dice="3 5 3 3 3 / 3")
    assert (state.zoo[0], state.parks[0]) == ((244, 0), (261,))
    assert levels(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.clause("HAM-8.3", "HAM-7.14")
@pytest.mark.parametrize("front", [98, 245, 265])
def test_any_card_may_be_laid_out_as_a_site_of_its_colour(front: int) -> None:
    state = scene(sides=[side(hand=str(front), workers="O1")])
    play(state, 0, "as:site")
    assert sites(state, 0) == ["orange"]
    assert (state.zoo[0], state.parks[0], workers(state, 0)) == ((), (), "V0 O0 G0 P0 B0")


@pytest.mark.clause("HAM-8.3", "HAM-8.2")
def test_a_zoo_card_that_lies_as_a_site_is_no_zoo_card() -> None:
    state = scene(players=2, sides=[side(sites="244 261")], step=("majority", 4))
    assert state.markers == [0, 0]
    assert state.result()[0]["cards"] == 0


# -- zoo ------------------------------------------------------------------------------------------


@pytest.mark.clause("HAM-8.4", "HAM-12.98", "HAM-17.4")
def test_zoo_cards_cost_two_for_a_point_and_buildings_three() -> None:
    assert all(card.price == 2 * card.vp for card in ZOO)
    assert all(card.price == 3 * card.vp for card in CARDS if card.is_building)


@pytest.mark.clause("HAM-8.4")
def test_zoo_cards_have_no_ability_and_are_never_offered() -> None:
    assert all(card.trigger == "none" and not card.ability.effect for card in ZOO)
    state = scene(sides=[side(zoo="244 260", hand="98 99")])
    assert [name for name in options(state, 0) if name.startswith("use")] == []


@pytest.mark.clause("HAM-8.4", "HAM-10.3")
def test_the_zoo_has_a_majority_of_its_own() -> None:
    state = scene(players=2, sides=[side(zoo="241")], step=("majority", 4))
    assert state.markers == [1 << 4, 0]


# -- parks ----------------------------------------------------------------------------------------

INCOME = [  # card of each kind, what it changes
    ("rampart_walk", "money", 1),
    ("rock_garden", "workers", "V0 O0 G1 P0 B0"),
    ("lookout_hill", "points", 1),
    ("water_lily_pond", "points", 1),
    ("magnolia_grove", "workers", "V0 O0 G0 P1 B0"),
]


@pytest.mark.clause("HAM-8.5", "HAM-12.99")
@pytest.mark.parametrize(("park", "what", "amount"), INCOME)
def test_a_park_gives_its_income(park: str, what: str, amount: object) -> None:
    me = side(parks=park, money=0, points=0, workers="")
    state = play(scene(sides=[me], step=("cards", 0, 1)), 0, f"use:{park}")
    gained = {"money": state.money[0], "points": state.points[0], "workers": workers(state, 0)}
    nothing = {"money": 0, "points": 0, "workers": "V0 O0 G0 P0 B0"}
    assert gained == {**nothing, what: amount}


@pytest.mark.clause("HAM-8.5", "HAM-9.4")
def test_a_park_gives_its_income_once_a_cycle_and_only_in_phase_one() -> None:
    state = scene(sides=[side(parks="261", money=0, hand="1 2 3 4 5")], step=("cards", 0, 1))
    use(state, 261)
    assert is_over(go_on(state, ("cards", 0, 1)))
    assert state.money[0] == 1
    turn = scene(sides=[side(parks="261", hand="98 99")])
    assert f"use:{key(261)}" not in options(turn, 0)


# -- whose things an ability speaks of ------------------------------------------------------------


@pytest.mark.clause("HAM-8.8", "HAM-3.4")
def test_an_ability_speaks_of_the_things_of_whoever_uses_it() -> None:
    """A copied 025 counts the buildings of the copying player."""

    def copied(display: str) -> HamburgState:
        sides = [
            side(display=f"{display} violet:", hand="228", money=3),
            side(display="brown:25; brown:3; brown:5; brown:6"),
        ]
        return use(build(scene(sides=sides), 228), 25)

    assert copied("pink:57; pink:58;").money[0] == 2 * 3
    assert copied("").money[0] == 2 * 1
