"""Part A of the worked examples: those of the rulebook, restated."""

import pytest

from rathaus.games.hamburg import scoring
from tests.games.hamburg.scenes import (
    draw,
    hand,
    key,
    levels,
    markers,
    new_game,
    roll,
    scene,
    side,
    sites,
    wall,
    workers,
)
from tests.games.scenes import chance, is_over, let_chance, listen, options, play


@pytest.mark.example("HAM EX-01")
def test_refill() -> None:
    state = scene(step=[("fill", 0)], sides=[side(hand="1")])
    before = [len(pile) for pile in state.piles]
    events = listen(state)
    play(state, 0, "draw:violet", "draw:violet", "draw:grey", "draw:pink")
    draw(state, 193, 194, 145, 49)
    assert is_over(state)
    assert hand(state, 0) == [1, 49, 145, 193, 194]
    after = [len(pile) for pile in state.piles]
    assert [old - new for old, new in zip(before, after, strict=True)] == [2, 0, 1, 1, 0]
    seen = [event.data["colour"] for event in events if event.audience is None]
    assert seen == [0, 0, 2, 3]
    fronts = [event for event in events if "card" in event.data]
    assert len(fronts) == 4
    assert {event.audience for event in fronts} == {(0,)}


@pytest.mark.example("HAM EX-02")
def test_raise_by_dice() -> None:
    state = scene(
        step=[("rolled",)], dice="2 3 6 5 1 / 4", sides=[side(dangers="G1", money=0)], cycle=8
    )
    assert levels(state, 0) == "V0 O0 G2 P1 B0"
    assert levels(state, 1) == levels(state, 2) == "V0 O0 G1 P1 B0"
    assert len(state.tokens) == 10


@pytest.mark.example("HAM EX-03")
def test_token() -> None:
    state = scene(step="rolled", dice="3 3 3 4 2 / 5")
    chance(state, "token:t09", "token:t01", "token:t02")
    assert levels(state, 0) == "V0 O0 G0 P0 B1"
    assert levels(state, 1) == levels(state, 2) == "V1 O0 G0 P0 B0"
    assert len(state.tokens) == 7


@pytest.mark.example("HAM EX-04")
def test_advance() -> None:
    state = scene(step=("square", 0), dice="1 2 1 3 4 / 3", sides=[side(money=7, field=2)])
    play(state, 0, "advance")
    assert (state.money[0], state.square[0]) == (3, 3)


@pytest.mark.example("HAM EX-05")
def test_take_workers() -> None:
    state = scene(sides=[side(hand="193")], discard="1")
    play(state, 0, f"play:{key(193)}", "as:workers")
    assert workers(state, 0) == "V4 O1 G1 P1 B1"
    assert state.discard == [1, 193]


@pytest.mark.example("HAM EX-06")
def test_take_money() -> None:
    state = scene(sides=[side(hand="145", money=2)], dice="1 2 5 3 4 / 6")
    play(state, 0, f"play:{key(145)}", "as:money")
    assert state.money[0] == 2 + 5


@pytest.mark.example("HAM EX-07")
def test_lower_danger() -> None:
    state = scene(sides=[side(hand="1", dangers="B1", points=12)])
    play(state, 0, f"play:{key(1)}", "as:lower")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P0 B0", 13)


@pytest.mark.example("HAM EX-08")
@pytest.mark.parametrize(
    ("card", "half", "price"),
    [(1, "left", 2), (97, "right", 1), (145, "", 0), (49, "", 0), (193, "", 0)],
)
def test_buildable_segments(card: int, half: str, price: int) -> None:
    state = scene(sides=[side(board="green", wall="1 0", money=9, hand=str(card))])
    play(state, 0, f"play:{key(card)}")
    assert ("as:wall" in options(state, 0)) == bool(half)
    if half:
        play(state, 0, "as:wall", f"wall:{half}")
        assert wall(state, 0) == ((2, 0) if half == "left" else (1, 1))
        assert state.money[0] == 9 - price


@pytest.mark.example("HAM EX-09")
def test_third_segment() -> None:
    state = scene(sides=[side(board="red", wall="0 2", hand="1", money=4)])
    before = scoring.total(state, 0)
    play(state, 0, f"play:{key(1)}", "as:wall", "wall:right")
    assert (wall(state, 0), state.money[0]) == ((0, 3), 1)
    assert scoring.total(state, 0) == before + 3
    state.walls[1] = 2
    assert scoring.total(state, 0) == before


@pytest.mark.example("HAM EX-10")
def test_statue() -> None:
    owner = side(board="white", wall="0 4", hand="1", money=5)
    state = scene(players=4, sides=[owner, side(statues="9")])
    assert state.hummels[0] == 8
    play(state, 0, f"play:{key(1)}", "as:wall")
    assert (wall(state, 0), state.money[0]) == ((0, 5), 0)
    assert state.statues[0] == (8,)
    assert state.hummels[0] == 7


@pytest.mark.example("HAM EX-11")
def test_site() -> None:
    state = scene(sides=[side(workers="P2", hand="49")])
    play(state, 0, f"play:{key(49)}", "as:site")
    assert workers(state, 0) == "V0 O0 G0 P1 B0"
    assert sites(state, 0) == ["pink"]


@pytest.mark.example("HAM EX-12")
@pytest.mark.parametrize("colour", ["violet", "brown"])
def test_building(colour: str) -> None:
    state = scene(sides=[side(sites=colour, money=10, hand="202")])
    points = state.points[0]
    play(state, 0, f"play:{key(202)}", "as:building")
    assert state.money[0] == 1
    assert sites(state, 0) == [f"{colour}:202"]
    assert state.points[0] == points
    assert scoring.total(state, 0) == points + 3
    assert state.used == []  # its marker lies beside it


@pytest.mark.example("HAM EX-13")
def test_square_majority() -> None:
    fields = [side(field=6), side(field=5), side(field=5)]
    state = scene(step="phase_four", sides=fields)
    assert [markers(state, each) for each in range(3)] == [{"square"}, set(), set()]


@pytest.mark.example("HAM EX-14")
def test_buildings_majority() -> None:
    built = ["brown:6; brown:12", "pink:56; pink:57", "grey:156; grey:154; grey:155"]
    state = scene(step="phase_four", sides=[side(display=each) for each in built])
    assert [markers(state, each) for each in range(3)] == [set(), set(), {"buildings"}]
    more = "brown:6; brown:12; brown:16; brown:17"
    third = side(display=built[2], markers="buildings")
    state = scene(step="phase_four", sides=[side(display=more), side(display=built[1]), third])
    assert [markers(state, each) for each in range(3)] == [{"buildings"}, set(), {"buildings"}]


@pytest.mark.example("HAM EX-15")
def test_lightning() -> None:
    state = scene(step="turn", sides=[side(sites="pink", money=4, hand="206 1")])
    events = listen(state)
    play(state, 0, f"play:{key(206)}", "as:building")
    assert state.money[0] == 4
    assert workers(state, 0) == "V1 O1 G1 P2 B1"
    paid = [event.kind for event in events if event.kind in ("money_paid", "money_taken")]
    assert paid == ["money_paid", "money_taken"]
    assert is_over(state)  # it cannot be used again, neither in this turn
    later = scene(sides=[side(display="pink:206", hand="1 2")])
    assert options(later, 0) == [f"play:{key(1)}", f"play:{key(2)}"]  # nor in a later one


@pytest.mark.example("HAM EX-16")
def test_once_per_cycle() -> None:
    """Used in round 2; rounds 3 and 4 and the next cycle follow."""
    use = f"use:{key(102)}"
    owner = side(display="orange:102", hand="1 2 3", money=5)
    state = scene(step="round", round=2, sides=[owner], players=2)
    play(state, 0, use)
    assert (state.money[0], state.used) == (7, [102])
    for card in (1, 2, 3):
        assert use not in options(state, 0)
        play(state, 0, f"play:{key(card)}", "as:workers")
    assert (state.cycle, state.used) == (2, [])
    state.stack, state.phase = [("turn", 0, 0)], 3
    state.answers = [()] * 2
    state.advance()
    assert use in options(state, 0)


@pytest.mark.example("HAM EX-17")
def test_half_price() -> None:
    state = scene(sides=[side(display="grey:182; grey:", money=9, hand="131")])
    play(state, 0, f"play:{key(131)}", "as:building")
    assert state.money[0] == 9 - 5


@pytest.mark.example("HAM EX-18")
def test_laurel() -> None:
    state = scene(step="end", sides=[side(display="violet:205", workers="V7", points=0)])
    assert scoring.sheet(state, 0)["laurel"] == 3


@pytest.mark.example("HAM EX-19")
def test_fire() -> None:
    owner = side(display="orange:121; pink:56", dangers="O2")
    state = scene(step=[("raise", 0, 1), ("disasters", 0)], sides=[owner])
    assert options(state, 0) == [f"lose:{key(56)}", f"lose:{key(121)}"]
    play(state, 0, f"lose:{key(121)}")
    assert sites(state, 0) == ["orange", "pink:56"]
    assert state.discard == [121]


@pytest.mark.example("HAM EX-20")
def test_robbery() -> None:
    owner = side(money=5, dangers="P2")
    state = scene(step=[("raise", 0, 3), ("disasters", 0)], sides=[owner])
    assert (state.money[0], levels(state, 0), state.points[0]) == (0, "V0 O0 G0 P0 B0", 5)


@pytest.mark.example("HAM EX-21")
def test_disease() -> None:
    owner = side(workers="V1 O2 G0 P2 B1", dangers="B2")
    state = scene(step=[("raise", 0, 4), ("disasters", 0)], sides=[owner])
    assert workers(state, 0) == "V0 O0 G0 P0 B0"
    assert levels(state, 0) == "V0 O0 G0 P0 B0"


@pytest.mark.example("HAM EX-22")
def test_mayor_side_01() -> None:
    state = new_game(2, "mayors")
    chance(state, "board:green", "board:red", "start:0", "mayor_tile:1")
    let_chance(state)
    play(state, 0, "mayor:side_01")
    assert (state.money[0], workers(state, 0)) == (10, "V2 O2 G2 P2 B2")
    play(state, 1, options(state, 1)[0])
    let_chance(state)
    play(state, 0, *["draw:brown"] * 7)
    let_chance(state)
    assert len(hand(state, 0)) == 7


@pytest.mark.example("HAM EX-23")
def test_ships() -> None:
    state = scene(step=("ships",), options="ships", dice="1 2 3 5 4 / 6")
    assert state.ships == 0b010100  # grey and brown


@pytest.mark.example("HAM EX-24")
def test_double_token() -> None:
    state = scene(
        step="rolled", options="dangers", dice="3 3 3 3 1 / 5", sides=[side(dangers="V1")]
    )
    chance(state, "token:x03")
    let_chance(state)
    assert levels(state, 0) == "V2 O0 G1 P0 B0"


@pytest.mark.example("HAM EX-25")
def test_gift_token() -> None:
    state = scene(step="rolled", options="dangers", dice="3 3 3 3 1 / 5", sides=[side(points=20)])
    chance(state, "token:x07", "token:t01", "token:t02")
    assert (levels(state, 0), state.points[0]) == ("V0 O0 G0 P1 B0", 20)
    play(state, 0, "accept")
    assert state.points[0] == 21


@pytest.mark.example("HAM EX-26")
def test_clergy_tile() -> None:
    tiles = "c01_plus c02_plus c03_plus c04_plus c07_plus c06_plus"
    state = scene(
        step=("square", 0),
        dice="1 2 2 4 3 / 5",
        clergy_tiles=tiles,
        sides=[side(money=3)],
    )
    play(state, 0, "advance")
    assert (state.money[0], state.square[0]) == (0, 1)


@pytest.mark.example("HAM EX-27")
def test_card_071() -> None:
    others = "brown:6; brown:2; brown:12; grey:161; grey:162; violet:227"
    owner = side(display=f"{others}; pink:71", zoo="244 260", parks="261")
    state = scene(step="end", sides=[owner])
    assert scoring.sheet(state, 0)["laurel"] == 4


@pytest.mark.example("HAM EX-28")
def test_card_189() -> None:
    owner = side(display="grey:154; grey:161; grey:189", workers="G1")
    state = scene(sides=[owner, side(display="grey:155")], window=1)
    play(state, 0, f"use:{key(189)}")
    assert workers(state, 0) == "V0 O0 G0 P0 B0"
    before = [scoring.total(state, each) for each in range(3)]
    state.stack = [("end_cycle",)]
    state.answers = [()] * 3
    state.advance()
    after = [scoring.total(state, each) for each in range(3)]
    assert state.chapel_front == [0, 0, 1, 0, 0]
    assert [new - old for old, new in zip(before, after, strict=True)] == [3, 1, 0]


@pytest.mark.example("HAM EX-29")
def test_card_232() -> None:
    owner = side(board="green", display="violet:232", wall="4 0", hand="145", money=3)
    state = scene(sides=[owner], dice="3 3 3 3 3 / 1")
    play(state, 0, f"play:{key(145)}", "as:wall")
    assert (wall(state, 0), state.money[0]) == ((5, 0), 2)


@pytest.mark.example("HAM EX-30")
def test_card_237() -> None:
    state = scene(
        step=("cards", 0, 2), dice="4 2 6 1 4 / 4", sides=[side(display="violet:237", workers="")]
    )
    play(state, 0, f"use:{key(237)}")
    assert workers(state, 0) == "V1 O0 G0 P0 B1"


@pytest.mark.example("HAM EX-31")
def test_card_224_site() -> None:
    owner = side(display="violet:224", workers="G1 B1", hand="193")
    state = scene(sides=[owner])
    play(state, 0, f"play:{key(193)}", "recolour:brown", "as:site")
    assert workers(state, 0) == "V0 O0 G0 P0 B0"
    assert sites(state, 0) == ["violet:224", "violet"]


def test_dice_are_rolled_in_the_order_of_the_examples() -> None:
    state = roll(scene(step="phase_two"), "1 2 3 4 5 / 6")
    assert state.dice == [1, 2, 3, 4, 5, 6]
