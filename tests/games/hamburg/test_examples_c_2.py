"""Part C of the worked examples, EX-70 to EX-94. Those on TOM are played beside his other tests."""

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.hamburg.state import HamburgState
from tests.games.hamburg.cards import build
from tests.games.hamburg.scenes import draw, hand, key, levels, scene, side, sites, wall, workers
from tests.games.hamburg.turns import NONE, tiles
from tests.games.scenes import chance, go_on, is_over, let_chance, options, outcomes, play

# -- phases I and II ------------------------------------------------------------------------------


@pytest.mark.example("HAM EX-70")
@pytest.mark.clause("HAM-13.6.6")
def test_ex_70_c06_and_mayor_side_01() -> None:
    sides = [side(mayor=1, hand="1 98"), side(hand="2")]
    lying = tiles("c06_plus")
    state = scene(players=2, sides=sides, clergy_tiles=lying, step="rolled", dice="3 3 3 3 3 / 1")
    play(state, 0, f"discard:{key(98)}", f"discard:{key(1)}")
    assert state.discard == [98, 1, 2]
    draw(state, 193, 97, 145, 49, 3)
    play(state, 0, "draw:violet", "draw:brown")
    draw(state, 194, 4)
    assert hand(state, 0) == [3, 4, 49, 97, 145, 193, 194]
    draw(state, 195, 99, 146, 50, 5)
    assert hand(state, 1) == [5, 50, 99, 146, 195]


@pytest.mark.example("HAM EX-71")
@pytest.mark.clause("HAM-13.6.7", "HAM-4.2")
def test_ex_71_c11_minus() -> None:
    sides = [side(hand="1 2 3 4 5"), side(hand="6 7 8 9 10")]
    lying = tiles("c11_minus")
    state = scene(players=2, sides=sides, clergy_tiles=lying, step="phase_three", window=1)
    for _ in range(3):
        for seat in (0, 1):
            play(state, seat, f"play:{key(hand(state, seat)[0])}", "as:workers")
    assert [len(held) for held in state.hands] == [2, 2]
    assert state.turn() == (1,)  # the crest has passed on
    play(state, 1, "draw:violet", "draw:violet", "draw:grey")
    assert state.turn() == (CHANCE,)


@pytest.mark.example("HAM EX-73")
@pytest.mark.clause("HAM-4.4", "HAM-4.5")
def test_ex_73_an_empty_pile() -> None:
    sides = [side(hand="1"), side(hand="2")]
    state = scene(players=2, sides=sides, step="phase_one", piles={"orange": "98"})
    play(state, 0, "draw:orange")
    rest = ["draw:violet", "draw:grey", "draw:pink", "draw:brown"]
    assert options(state, 0) == rest
    play(state, 0, "draw:grey", "draw:grey", "draw:grey")
    let_chance(state)
    assert 98 in hand(state, 0)
    assert len(hand(state, 0)) == 5
    assert options(state, 1) == rest


@pytest.mark.example("HAM EX-74")
@pytest.mark.clause("HAM-4.6", "HAM-4.7")
def test_ex_74_too_many_cards() -> None:
    me = side(hand="1 2 3 4 5 6 7", parks="263")
    state = scene(players=2, sides=[me], step="phase_one")
    play(state, 0, f"discard:{key(7)}", f"discard:{key(2)}")
    assert hand(state, 0) == [1, 3, 4, 5, 6]
    play(state, 0, "use:reading_pavilion")
    draw(state, 146)
    assert hand(state, 0) == [1, 3, 4, 5, 6, 146]


@pytest.mark.example("HAM EX-76")
@pytest.mark.clause("HAM-5.14", "HAM-12.90")
def test_ex_76_a_virtual_advance() -> None:
    me = side(field=9, points=50, display="violet:214; violet:226", dangers="B1", money=3)
    state = scene(sides=[me], step=("square", 0), dice="1 2 3 3 3 / 3")
    play(state, 0, "advance", "accept")
    assert (state.money[0], state.square[0]) == (0, 9)
    assert state.points[0] == 50 + 4 + 1 + 1
    assert levels(state, 0) == NONE


@pytest.mark.example("HAM EX-79")
@pytest.mark.clause("HAM-6.2", "HAM-13.1.4")
def test_ex_79_mayor_side_03_and_disease() -> None:
    me = side(mayor=3, workers="", dangers="B2")
    state = scene(sides=[me], step=("raises", 0), dice="3 3 5 3 5 / 2")
    assert (levels(state, 0), workers(state, 0)) == ("V0 O0 G1 P0 B0", NONE)
    spared = scene(sides=[side(mayor=3, workers="")], step=("raises", 0), dice="3 3 5 3 5 / 2")
    assert workers(spared, 0) == "V0 O0 G1 P0 B1"  # what the disease would have taken


@pytest.mark.example("HAM EX-80")
@pytest.mark.clause("HAM-12.95")
def test_ex_80_card_231() -> None:
    me = side(display="violet:231", hand="98")
    state = scene(players=2, sides=[me], step="rolled", dice="3 3 3 3 3 / 5", options="dangers")
    chance(state, "token:x01", "token:t01")
    play(state, 0, "raise:grey", "raise:grey")
    assert levels(state, 0) == "V0 O0 G2 P0 B0"


@pytest.mark.example("HAM EX-87")
@pytest.mark.clause("HAM-12.60", "HAM-12.99")
def test_ex_87_card_122() -> None:
    me = side(display="orange:122", parks="261 265 264", money=0, points=5)
    state = scene(sides=[me], step=("cards", 0, 1))
    play(state, 0, f"use:{key(261)}", f"use:{key(265)}", f"use:{key(264)}")
    assert (state.money[0], state.points[0]) == (2 + 2, 5 + 1)
    assert is_over(state)


@pytest.mark.example("HAM EX-90")
@pytest.mark.clause("HAM-12.3", "HAM-12.63")
def test_ex_90_card_002() -> None:
    def window(money: int, other: str = "") -> HamburgState:
        sides = [side(display="brown:2", money=money), side(display=other)]
        return scene(sides=sides, step=("cards", 0, 2), dice="3 4 5 3 6 / 5")

    use = f"use:{key(2)}"
    alone = play(window(4), 0, use)
    assert (alone.money[0], alone.square[0]) == (0, 1)
    against = play(window(9, "violet:240"), 0, use)
    assert (against.money[0], against.square[0]) == (0, 1)
    assert is_over(window(8, "violet:240"))  # it cannot be paid, so it is not offered
    assert is_over(window(3))


# -- phase III ------------------------------------------------------------------------------------


@pytest.mark.example("HAM EX-72")
@pytest.mark.clause("HAM-13.5.7", "HAM-13.5.8")
def test_ex_72_the_colours_of_the_exchange() -> None:
    def site(workers: str) -> HamburgState:
        return scene(sides=[side(hand="257", workers=workers)], exchange=(5, 5))

    both = play(site("V1 P1 B1"), 0, "play:ibis_aviary", "as:site")
    assert options(both, 0) == ["give:violet", "give:brown"]
    assert workers(play(both, 0, "give:brown"), 0) == "V1 O0 G0 P0 B0"
    assert "as:site" not in options(site("P1 O1 G1"), 0)
    assert "as:site" in options(site("P1 V1"), 0)

    def paid(card: str, stones: str) -> int:
        me = side(board="green", hand="97 146", wall=stones)
        state = scene(sides=[me], exchange=(10, 2))
        return 5 - play(state, 0, f"play:{card}", "as:wall").money[0]

    assert paid("infantry_barracks", "0 1") == 0
    assert paid("chamber_of_commerce", "0 0") == 1


@pytest.mark.example("HAM EX-75")
@pytest.mark.clause("HAM-6.10", "HAM-7.13")
def test_ex_75_a_lost_fifth_stone() -> None:
    me = side(board="green", wall="4 4", hand="145 146 193", money=20)
    state = scene(sides=[me], hummels="9 7 5")
    turn = ("turn", 0, 0)
    play(state, 0, f"play:{key(145)}", "as:wall")
    assert (wall(state, 0), state.statues[0]) == ((5, 4), (9,))
    play(go_on(state, ("lose_wall", 0)), 0, "lose_wall:left")
    assert (wall(state, 0), state.statues[0]) == ((4, 4), (9,))
    play(go_on(state, turn), 0, f"play:{key(146)}", "as:wall")
    assert (wall(state, 0), state.statues[0]) == ((5, 4), (9,))
    play(go_on(state, turn), 0, "as:wall")
    assert (wall(state, 0), state.statues[0]) == ((5, 5), (9, 7))
    assert state.money[0] == 20 - 3 * 5


@pytest.mark.example("HAM EX-77")
@pytest.mark.clause("HAM-12.74")
def test_ex_77_card_175() -> None:
    sides = [
        side(display="violet:", hand="175", money=6, field=3),
        side(field=9, points=40),
        side(field=0),
    ]
    state = build(scene(sides=sides), 175)
    assert state.square == [3, 8, 0]
    assert state.points[1] == 40
    assert state.result()[1]["square"] == 15


@pytest.mark.example("HAM EX-78")
@pytest.mark.clause("HAM-12.43", "HAM-13.1.3", "HAM-6.12")
def test_ex_78_mayor_side_02() -> None:
    me = side(mayor=2, board="green", display="grey:168", hand="257", dangers="P2", workers="P1")
    state = scene(sides=[me], ships="black")
    lowered = play(state.copy(), 0, "play:ibis_aviary", "as:lower", "accept")
    assert (levels(lowered, 0), lowered.points[0]) == (NONE, 5 + 4)
    sailed = play(state.copy(), 0, "play:ibis_aviary", "as:wall", "ship:black")
    assert (levels(sailed, 0), sailed.points[0]) == ("V0 O0 G0 P1 B0", 5 + 2)
    gift = scene(sides=[me], step=("gift", 0, 420), options="dangers")
    play(gift, 0, "accept")
    assert (levels(gift, 0), gift.points[0]) == ("V0 O0 G0 P1 B0", 5)


@pytest.mark.example("HAM EX-81")
@pytest.mark.clause("HAM-12.77")
def test_ex_81_card_236() -> None:
    me = side(display="grey:188; violet:", hand="236", money=3)
    state = build(scene(sides=[me], options="dangers"), 236)
    chance(state, "token:x07")
    assert is_over(state)
    pink = "V0 O0 G0 P1 B0"
    assert [levels(state, seat) for seat in range(3)] == [NONE, pink, pink]
    assert (state.money[0], state.points) == (2, [5, 5, 5])


@pytest.mark.example("HAM EX-82")
@pytest.mark.clause("HAM-12.47", "HAM-9.15")
def test_ex_82_card_091() -> None:
    builder = side(board="green", wall="0 1", display="violet:", hand="145", money=6)
    state = scene(sides=[side(display="pink:91"), builder], seat=1)
    build(state, 145, "wall:right", seat=1)
    assert wall(state, 1) == (0, 2)
    assert workers(state, 0) == "V1 O1 G2 P1 B1"


@pytest.mark.example("HAM EX-88")
@pytest.mark.clause("HAM-12.5", "HAM-9.2")
def test_ex_88_card_004() -> None:
    state = scene(sides=[side(display="violet:; orange:121", hand="4", money=3)])
    build(state, 4, f"take_back:{key(121)}")
    assert (hand(state, 0), sites(state, 0)) == ([121], ["violet:4", "orange"])
    go_on(state, ("turn", 0, 0))
    play(state, 0, "as:building")
    assert (sites(state, 0), state.money[0]) == (["violet:4", "orange:121"], 3 - 3 + 6)


@pytest.mark.example("HAM EX-89")
@pytest.mark.clause("HAM-12.45")
def test_ex_89_two_sets() -> None:
    me = side(display="pink:88", workers="V2 O3 G2 P2 B2", money=0, hand="98")
    state = play(scene(sides=[me]), 0, f"use:{key(88)}")
    assert workers(state, 0) == "V2 O2 G2 P2 B2"
    assert (state.points[0], state.money[0]) == (5 + 2, 10)


@pytest.mark.example("HAM EX-92")
@pytest.mark.clause("HAM-12.72", "HAM-12.11", "HAM-12.71")
def test_ex_92_attack_cards_in_a_row() -> None:
    sides = [
        side(display="violet:; violet:; violet:; violet:", hand="171 172 13 169", money=30),
        side(money=2, workers="G1"),
        side(money=9, workers="V1 O1 B2", hand="98 99"),
    ]
    state = build(scene(sides=sides), 171, "site:1")
    assert state.money == [30 - 6 + 5, 0, 6]

    build(go_on(state, ("turn", 0, 0)), 172, "site:2")
    play(state, 2, "give:brown", "give:violet")
    assert [workers(state, seat) for seat in (0, 1, 2)] == [
        "V2 O1 G2 P1 B2",
        NONE,
        "V0 O1 G0 P0 B1",
    ]

    build(go_on(state, ("turn", 0, 0)), 13, "site:3")
    play(state, 2, f"discard:{key(99)}")
    assert [hand(state, seat) for seat in (0, 1, 2)] == [[169], [], [98]]

    state.hands[2] = (98, 100)
    play(go_on(state, ("turn", 0, 0)), 0, "as:building")
    assert outcomes(state) == [f"card:{key(98)}", f"card:{key(100)}"]
    draw(state, 100)
    assert [hand(state, seat) for seat in (0, 1, 2)] == [[100], [], [98]]


@pytest.mark.example("HAM EX-93")
@pytest.mark.clause("HAM-13.1.8")
def test_ex_93_mayor_side_07() -> None:
    def found(card: int) -> HamburgState:
        me = side(mayor=7, display="violet:; violet:", hand="126", money=6)
        state = scene(sides=[me], discard="121 122")
        return let_chance(build(state, 126, "site:1", f"find:{key(card)}"))

    me = side(mayor=7, display="violet:", hand="111", money=0)
    state = build(scene(sides=[me]), 111)
    assert (state.points[0], state.money[0]) == (5 + 1, 2)
    assert (found(121).points[0], found(121).money[0]) == (5, 6)  # only its lightning pays
    assert (found(122).points[0], found(122).money[0]) == (5 + 1, 2)


@pytest.mark.example("HAM EX-94")
@pytest.mark.clause("HAM-7.4")
def test_ex_94_no_hand_cards() -> None:
    state = scene(sides=[side(display="pink:57", money=0)])
    assert options(state, 0) == ["done", "use:st_pauli_bowling_alley"]
    play(state, 0, "use:st_pauli_bowling_alley")
    assert state.money[0] == 2
    assert is_over(state)


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.example("HAM EX-85")
@pytest.mark.clause("HAM-11.8")
def test_ex_85_the_tie_break() -> None:
    def ended(mine: int, other: int) -> HamburgState:
        sides = [side(points=88, money=mine), side(points=88, money=other)]
        return scene(players=2, sides=sides, step="end")

    assert ended(4, 6).scores() == [88, 88]
    assert ended(4, 6).ranks() == [2, 1]
    assert ended(6, 6).ranks() == [1, 1]


@pytest.mark.example("HAM EX-86")
@pytest.mark.clause("HAM-11.3", "HAM-12.79")
def test_ex_86_clergy_with_workers() -> None:
    sides = [side(display="violet:146; pink:170"), side(display="grey:181")]
    state = scene(sides=sides, step="end", clergymen="0 0 1 0 0 0", chapel_front="G2")
    assert [sheet["clergy"] for sheet in state.result()] == [6, 3, 0]


@pytest.mark.example("HAM EX-91")
@pytest.mark.clause("HAM-12.18", "HAM-12.50", "HAM-13.2.2")
def test_ex_91_the_zitronenjette_as_a_statue() -> None:
    def laurel(card: int) -> object:
        me = side(wall="3 0", jettes="12", display=f"violet:{card}")
        return scene(sides=[me], step="end").result()[0]["laurel"]

    assert laurel(29) == 2 + 2
    assert laurel(96) == 0
    me = side(wall="3 0", jettes="12", display="orange:105", hand="98")
    assert play(scene(sides=[me]), 0, f"use:{key(105)}").points[0] == 5 + 2
