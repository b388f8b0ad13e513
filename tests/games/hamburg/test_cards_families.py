"""Cards 001 to 140 that come in families: the same words with another colour."""

from random import Random

import pytest

from tests.games.hamburg.cards import ONE_EACH, can_use, less, owner, use
from tests.games.hamburg.scenes import as_text, draw, key, levels, side, sites, wall, workers
from tests.games.scenes import options, play

# -- for each site of a colour (HAM-12.12 to 12.14) ---------------------------------------------

# the card, its worker and colour of sites
MARKS_PER_SITE = [
    (15, "pink", 2),
    (16, "violet", 2),
    (17, "grey", 2),
    (18, "orange", 2),
    (74, "orange", 1),
    (75, "brown", 1),
    (76, "violet", 1),
    (77, "grey", 1),
]
POINTS_PER_SITE = [(78, "orange"), (79, "brown"), (80, "violet"), (82, "grey")]
POINTS_PER_THREE_SITES = [(20, "violet"), (21, "orange"), (22, "grey"), (23, "pink")]
ZOO_OF = {"grey": 241, "orange": 245, "brown": 249, "violet": 253, "pink": 257}
NOT_THE = {"violet": "brown", "orange": "violet", "grey": "orange", "pink": "grey", "brown": "pink"}


@pytest.mark.clause("HAM-12.12")
@pytest.mark.parametrize(("card", "colour", "each"), MARKS_PER_SITE)
def test_money_for_each_site_of_the_colour(card: int, colour: str, each: int) -> None:
    """Built on or not; the front of the card that lies as a site does not matter."""
    other = NOT_THE[colour]
    lying = f"{colour} {other} {other} {ZOO_OF[colour]}"
    state = owner(card, 147, on=colour, sites=lying, money=5)
    use(state, card)
    assert state.money[0] == 5 + each * (2 + 2)  # two with buildings, two without
    assert workers(state, 0) == less(ONE_EACH, colour)


@pytest.mark.clause("HAM-12.12")
@pytest.mark.parametrize(("card", "colour", "each"), MARKS_PER_SITE)
def test_the_colour_of_the_building_on_a_site_does_not_count(
    card: int, colour: str, each: int
) -> None:
    state = owner(card, on=NOT_THE[colour], zoo=str(ZOO_OF[colour]), money=5)
    use(state, card)
    assert state.money[0] == 5 + each * 0
    assert workers(state, 0) == less(ONE_EACH, colour)  # the worker is gone all the same


@pytest.mark.clause("HAM-12.14")
@pytest.mark.parametrize(("card", "colour"), POINTS_PER_SITE)
def test_a_point_for_each_site_of_the_colour(card: int, colour: str) -> None:
    other = NOT_THE[colour]
    state = owner(card, 147, on=colour, sites=f"{colour} {other}", points=5)
    use(state, card)
    assert state.points[0] == 5 + 1 * 3
    assert state.money[0] == 5
    assert workers(state, 0) == less(ONE_EACH, colour)


@pytest.mark.clause("HAM-12.13", "HAM-3.11")
@pytest.mark.parametrize("count", [2, 3, 5, 6])
@pytest.mark.parametrize(("card", "colour"), POINTS_PER_THREE_SITES)
def test_two_points_for_every_three_sites_of_the_colour(card: int, colour: str, count: int) -> None:
    others = " ".join([NOT_THE[colour]] * 3)
    state = owner(card, on=colour, sites=f"{others} " + f"{colour} " * (count - 1), points=5)
    use(state, card)
    assert state.points[0] == 5 + {2: 0, 3: 2, 5: 2, 6: 4}[count]
    assert workers(state, 0) == less(ONE_EACH, colour)


# -- once per cycle for nothing (HAM-12.8) -----------------------------------------------------


@pytest.mark.clause("HAM-12.8", "HAM-9.4")
@pytest.mark.parametrize("card", [6, 56])
def test_a_point_once_per_cycle(card: int) -> None:
    state = use(owner(card, points=5), card)
    assert state.points[0] == 5 + 1
    assert not can_use(state, card)


@pytest.mark.clause("HAM-12.8", "HAM-9.4")
@pytest.mark.parametrize("card", [57, 102])
def test_two_marks_once_per_cycle(card: int) -> None:
    state = use(owner(card, money=5), card)
    assert state.money[0] == 5 + 2
    assert not can_use(state, card)


@pytest.mark.clause("HAM-12.8")
@pytest.mark.card(48)
@pytest.mark.parametrize("colour", ["violet", "orange", "grey", "pink", "brown"])
def test_048_gives_a_worker_of_any_colour(colour: str) -> None:
    state = use(owner(48, workers=""), 48, f"gain:{colour}")
    letter = colour[0].upper()
    assert workers(state, 0) == "V0 O0 G0 P0 B0".replace(f"{letter}0", f"{letter}1")


@pytest.mark.clause("HAM-12.8")
@pytest.mark.card(58)
def test_058_gives_a_pink_worker() -> None:
    state = use(owner(58, workers=""), 58)
    assert workers(state, 0) == "V0 O0 G0 P1 B0"
    assert not can_use(state, 58)


# -- a worker for something (HAM-12.51, 12.52) ---------------------------------------------------


@pytest.mark.clause("HAM-12.51")
@pytest.mark.parametrize(
    ("card", "worker"), [(98, "pink"), (99, "violet"), (100, "brown"), (101, "grey")]
)
def test_three_marks_for_a_worker(card: int, worker: str) -> None:
    state = use(owner(card, money=5), card)
    assert state.money[0] == 5 + 3
    assert workers(state, 0) == less(ONE_EACH, worker)
    assert not can_use(state, card)
    assert not can_use(owner(card, workers=less(ONE_EACH, worker)), card)


TWO_WORKERS = [(115, "grey"), (116, "violet"), (117, "pink"), (118, "brown")]


@pytest.mark.clause("HAM-12.51")
@pytest.mark.parametrize(("card", "worker"), TWO_WORKERS)
def test_two_workers_of_any_colour_for_one(card: int, worker: str) -> None:
    """They may be equal, and of the colour just given."""
    twins = use(owner(card), card, "gain:orange", "gain:orange")
    assert workers(twins, 0) == less("V1 O3 G1 P1 B1", worker)
    back = use(owner(card), card, f"gain:{worker}", "gain:orange")
    assert workers(back, 0) == "V1 O2 G1 P1 B1"
    assert not can_use(owner(card, workers=less(ONE_EACH, worker)), card)


@pytest.mark.clause("HAM-12.51")
@pytest.mark.parametrize(("card", "worker"), TWO_WORKERS)
def test_the_worker_given_does_not_come_back_by_itself(card: int, worker: str) -> None:
    state = use(owner(card), card)
    assert options(state, 0) == [
        f"gain:{colour}" for colour in ("violet", "orange", "grey", "pink", "brown")
    ]
    assert workers(state, 0) == less(ONE_EACH, worker)


@pytest.mark.clause("HAM-12.51", "HAM-12.52")
@pytest.mark.parametrize(
    ("card", "worker"), [(127, "orange"), (128, "grey"), (129, "violet"), (130, "pink")]
)
def test_a_point_and_two_marks_for_a_worker(card: int, worker: str) -> None:
    state = use(owner(card, money=5, points=5), card)
    assert (state.points[0], state.money[0]) == (5 + 1, 5 + 2)
    assert workers(state, 0) == less(ONE_EACH, worker)
    assert not can_use(state, card)
    assert not can_use(owner(card, workers=less(ONE_EACH, worker)), card)


# -- 2 Mark for each active majority (HAM-12.19) -------------------------------------------------


@pytest.mark.clause("HAM-12.19")
@pytest.mark.parametrize("active", ["", "wall", "square buildings zoo"])
@pytest.mark.parametrize(
    ("card", "worker"), [(134, "pink"), (135, "violet"), (136, "brown"), (137, "grey")]
)
def test_two_marks_for_each_active_majority(card: int, worker: str, active: str) -> None:
    rival = side(markers="points")
    state = use(owner(card, markers=active, money=5, rivals=[rival]), card)
    assert state.money[0] == 5 + 2 * len(active.split())
    assert workers(state, 0) == less(ONE_EACH, worker)


# -- exchange workers (HAM-12.59) ----------------------------------------------------------------

SWAPS = [(111, "violet"), (112, "brown"), (113, "pink"), (114, "grey")]


@pytest.mark.clause("HAM-12.59")
@pytest.mark.parametrize(("card", "worker"), SWAPS)
def test_workers_are_exchanged_one_for_one_after_paying(card: int, worker: str) -> None:
    state = owner(card, workers="V2 O2 G2 P2 B2")
    use(state, card, "give:orange", "gain:grey", "give:orange", "gain:brown", "done")
    assert workers(state, 0) == less("V2 O0 G3 P2 B3", worker)


@pytest.mark.clause("HAM-12.59")
@pytest.mark.parametrize(("card", "worker"), SWAPS)
def test_no_worker_need_be_exchanged(card: int, worker: str) -> None:
    state = use(owner(card, workers="V2 O2 G2 P2 B2"), card, "done")
    assert workers(state, 0) == less("V2 O2 G2 P2 B2", worker)


@pytest.mark.clause("HAM-12.59")
@pytest.mark.parametrize(("card", "worker"), SWAPS)
def test_the_worker_paid_cannot_be_exchanged(card: int, worker: str) -> None:
    state = use(owner(card, workers=less("V1 O2 G1 P1 B1", "orange")), card)
    assert f"give:{worker}" not in options(state, 0)
    assert "give:orange" in options(state, 0)
    assert not can_use(owner(card, workers=less(ONE_EACH, worker)), card)


@pytest.mark.clause("HAM-12.59")
@pytest.mark.card(112)
def test_with_the_last_worker_paid_there_is_nothing_to_exchange() -> None:
    state = use(owner(112, workers="B1"), 112)
    assert workers(state, 0) == "V0 O0 G0 P0 B0"
    assert "done" not in options(state, 0)  # back in the turn, a card to play


# -- a base action with a drawn card (HAM-12.1) --------------------------------------------------

DRAW_AND_ACT = [(7, "violet"), (8, "grey"), (9, "orange"), (10, "pink")]
PILES = ["draw:violet", "draw:orange", "draw:grey", "draw:pink", "draw:brown"]


@pytest.mark.clause("HAM-12.1", "HAM-9.11")
@pytest.mark.parametrize(("card", "worker"), DRAW_AND_ACT)
def test_a_worker_buys_a_base_action_with_a_drawn_card(card: int, worker: str) -> None:
    state = use(owner(card, board="green", money=5, dice="2 3 6 4 5 / 1"), card)
    assert options(state, 0) == PILES
    draw(play(state, 0, "draw:grey"), 146)
    assert options(state, 0) == ["as:workers", "as:money", *["as:site"] * (worker != "grey")]
    play(state, 0, "as:money")
    assert state.money[0] == 5 + 6  # the grey die, whatever worker was given
    assert workers(state, 0) == less(ONE_EACH, worker)
    assert state.discard[-1] == 146
    assert not can_use(state, card)
    assert f"play:{key(259)}" in options(state, 0)  # the action of the turn is still to come


@pytest.mark.clause("HAM-12.1")
@pytest.mark.parametrize(("card", "worker"), DRAW_AND_ACT)
def test_a_drawn_card_may_be_built_at_its_price(card: int, worker: str) -> None:
    state = use(owner(card, money=5, sites="grey"), card, "draw:orange")
    draw(state, 121)
    play(state, 0, "as:building", "site:1")
    assert state.money[0] == 5 - 3 + 6  # 121 costs 3 and strikes
    assert sites(state, 0) == ["grey:121", f"violet:{card}"]


@pytest.mark.clause("HAM-12.1")
@pytest.mark.parametrize(("card", "worker"), DRAW_AND_ACT)
def test_a_drawn_card_may_be_laid_as_a_site_for_a_worker(card: int, worker: str) -> None:
    state = use(owner(card), card, "draw:brown")
    draw(state, 3)
    play(state, 0, "as:site")
    assert sites(state, 0) == [f"violet:{card}", "brown"]
    assert workers(state, 0) == less(ONE_EACH, worker, "brown")


@pytest.mark.clause("HAM-12.1", "HAM-4.4")
@pytest.mark.parametrize(("card", "worker"), DRAW_AND_ACT)
def test_only_piles_with_cards_can_be_named(card: int, worker: str) -> None:
    piles = {"violet": "193", "orange": "", "grey": "146 147", "pink": "", "brown": ""}
    state = use(owner(card, piles=piles), card)
    assert options(state, 0) == ["draw:violet", "draw:grey"]
    play(state, 0, "draw:violet")  # a single card: chance has no choice
    assert options(state, 0)[0] == "as:workers"


@pytest.mark.clause("HAM-12.1")
@pytest.mark.parametrize(("card", "worker"), DRAW_AND_ACT)
def test_with_all_piles_empty_nothing_happens(card: int, worker: str) -> None:
    empty = dict.fromkeys(("violet", "orange", "grey", "pink", "brown"), "")
    state = use(owner(card, piles=empty), card)
    assert options(state, 0) == [f"play:{key(259)}", f"play:{key(260)}"]
    assert workers(state, 0) == less(ONE_EACH, worker)


@pytest.mark.clause("HAM-9.12")
@pytest.mark.parametrize(("card", "worker"), DRAW_AND_ACT)
def test_no_ship_and_no_tile_follows_a_granted_base_action(card: int, worker: str) -> None:
    state = owner(card, ships="violet", board="red", money=5, workers="V5 O5 G5 P5 B5")
    use(state, card, "draw:brown")
    draw(state, 3)
    play(state, 0, "as:wall")
    assert wall(state, 0) == (1, 0)
    assert state.money[0] == 5 - 1
    assert f"play:{key(259)}" in options(state, 0)  # no question about the ship


@pytest.mark.clause("HAM-9.11", "HAM-12.92")
@pytest.mark.parametrize(("card", "worker"), DRAW_AND_ACT)
def test_224_may_recolour_the_drawn_card(card: int, worker: str) -> None:
    state = owner(card, 224, workers="V1 O1 G2 P1 B0", dice="1 2 3 4 6 / 5", money=5)
    use(state, card, "draw:violet")
    draw(state, 193)
    play(state, 0, "recolour:brown", "as:money")
    assert state.money[0] == 5 + 6
    assert workers(state, 0) == less("V1 O1 G2 P1 B0", worker, "grey")


@pytest.mark.clause("HAM-9.11", "HAM-9.12", "HAM-13.5.6", "HAM-13.6.3")
@pytest.mark.parametrize(("card", "worker"), DRAW_AND_ACT)
def test_mayor_10_adds_to_a_granted_base_action_but_tiles_do_not(card: int, worker: str) -> None:
    """The exchange adds 1 Mark to money, the clergy tile 2; with a hand card both count."""
    tiles = "c01_plus c02_plus c03_plus c04_plus c05_plus c07_plus"
    facts = {"mayor": 10, "window": 1, "clergy_tiles": tiles, "exchange": (1, 1)}
    state = owner(card, hand="97 260", money=5, dice="3 3 3 3 3 / 3", **facts)
    use(state, card, "draw:orange")
    draw(state, 98)
    play(state, 0, "as:money")
    assert (state.money[0], state.rate) == (5 + 3 + 2, 1)
    play(state, 0, f"play:{key(97)}", "as:money")
    assert (state.money[0], state.rate) == (10 + 3 + 2 + 1 + 2, 2)


# -- a zoo card from a pile (HAM-12.24) ----------------------------------------------------------

ZOO_SEARCHES = [
    (37, "pink", (258, 257)),
    (38, "orange", (245, 248)),
    (39, "grey", (241, 244)),
    (40, "violet", (253, 256)),
]


@pytest.mark.clause("HAM-12.24")
@pytest.mark.parametrize(("card", "colour", "zoo"), ZOO_SEARCHES)
def test_a_zoo_card_is_taken_from_the_pile_of_the_colour(
    card: int, colour: str, zoo: tuple[int, int]
) -> None:
    first, second = sorted(zoo)
    building, park = {"pink": (49, 277), "orange": (97, 265), "grey": (145, 261),
                      "violet": (193, 273)}[colour]  # fmt: skip
    state = owner(card, piles={colour: f"{first} {second} {building} {park}"})
    use(state, card)
    assert options(state, 0) == [f"find:{key(first)}", f"find:{key(second)}"]
    play(state, 0, f"find:{key(second)}")
    assert second in state.hands[0]
    left = {"violet": 0, "orange": 1, "grey": 2, "pink": 3}[colour]
    assert sorted(state.piles[left]) == sorted((first, building, park))
    assert workers(state, 0) == less(ONE_EACH, colour)
    for seed in range(5):  # it was shown: whatever the others imagine, it is in that hand
        assert second in state.redeal(1, Random(seed)).hands[0]


@pytest.mark.clause("HAM-12.24")
@pytest.mark.parametrize(("card", "colour", "zoo"), ZOO_SEARCHES)
def test_without_a_zoo_card_in_the_pile_only_the_worker_goes(
    card: int, colour: str, zoo: tuple[int, int]
) -> None:
    state = owner(card, piles={colour: ""})
    use(state, card)
    assert state.hands[0] == (259, 260)
    assert workers(state, 0) == less(ONE_EACH, colour)
    assert not can_use(state, card)


# -- dice of phase II (HAM-12.28) ----------------------------------------------------------------

HIGH_DICE = [(49, 2), (50, 1), (51, 4), (52, 0)]
COLOURS = ("violet", "orange", "grey", "pink", "brown")


@pytest.mark.clause("HAM-12.28", "HAM-5.4")
@pytest.mark.parametrize("shown", [4, 5, 6])
@pytest.mark.parametrize(("card", "die"), HIGH_DICE)
def test_a_worker_if_the_named_die_shows_five_or_six(card: int, die: int, shown: int) -> None:
    dice = [4] * 6
    dice[die] = shown
    state = owner(card, step=("cards", 0, 2), phase=2, dice=" ".join(map(str, dice)))
    assert can_use(state, card) == (shown >= 5)
    if shown >= 5:
        use(state, card)
        assert workers(state, 0) == as_text(1 + (colour == die) for colour in range(5))
        assert not can_use(state, card)


@pytest.mark.clause("HAM-12.28")
@pytest.mark.parametrize(("card", "die"), HIGH_DICE)
def test_other_high_dice_do_not_help(card: int, die: int) -> None:
    dice = [6] * 6
    dice[die] = 4
    state = owner(card, step=("cards", 0, 2), phase=2, dice=" ".join(map(str, dice)))
    assert not can_use(state, card)


# -- a wall stone without a card (HAM-12.35) -----------------------------------------------------

STUDIOS = [(62, "orange"), (63, "brown"), (64, "violet"), (65, "grey")]


@pytest.mark.clause("HAM-12.35", "HAM-9.22")
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize(("card", "worker"), STUDIOS)
def test_a_stone_on_any_buildable_segment_at_twice_its_price(
    card: int, worker: str, half: int
) -> None:
    state = owner(card, board="green", wall="2 1", money=10)
    use(state, card)
    assert options(state, 0) == ["wall:left", "wall:right"]
    play(state, 0, ("wall:left", "wall:right")[half])
    assert state.money[0] == 10 - 2 * (3, 2)[half]
    assert wall(state, 0) == ((3, 1), (2, 2))[half]
    assert workers(state, 0) == less(ONE_EACH, worker)
    assert state.hands[0] == (259, 260)


@pytest.mark.clause("HAM-12.35")
@pytest.mark.parametrize(("card", "worker"), STUDIOS)
def test_the_fifth_stone_brings_the_statue(card: int, worker: str) -> None:
    state = owner(card, board="green", wall="4 0", money=10)
    use(state, card, "wall:left")
    assert state.money[0] == 10 - 2 * 5
    assert state.statues[0] == (9,)


@pytest.mark.clause("HAM-12.35", "HAM-3.8")
@pytest.mark.parametrize(("card", "worker"), STUDIOS)
def test_a_segment_that_cannot_be_paid_twice_is_not_built(card: int, worker: str) -> None:
    state = owner(card, board="green", wall="2 2", money=5)
    use(state, card)
    assert wall(state, 0) == (2, 2)
    assert state.money[0] == 5
    assert workers(state, 0) == less(ONE_EACH, worker)


@pytest.mark.clause("HAM-12.35", "HAM-9.22", "HAM-12.56")
@pytest.mark.card(91, 108)
@pytest.mark.parametrize(("card", "worker"), STUDIOS)
def test_the_stone_is_no_base_action(card: int, worker: str) -> None:
    """108 does not make it free, 150 lowers nothing; 091 of another player reacts."""
    rival = side(display="pink:91", workers="")
    state = owner(card, 108, 150, board="green", money=10, dangers="P1 O1", rivals=[rival])
    use(state, card, "wall:left")  # pink
    assert state.money[0] == 10 - 2 * 1
    assert levels(state, 0) == "V0 O1 G0 P1 B0"
    assert workers(state, 1) == "V0 O0 G0 P1 B0"


@pytest.mark.clause("HAM-9.22", "HAM-12.57", "HAM-13.1.10")
@pytest.mark.parametrize(("card", "worker"), STUDIOS)
def test_a_replaced_price_is_doubled_too(card: int, worker: str) -> None:
    by_die = owner(card, 232, board="green", wall="4 5", money=10, dice="3 3 3 3 3 / 2")
    assert use(by_die, card).money[0] == 10 - 2 * 2
    by_mayor = owner(card, board="green", wall="0 5", money=10, mayor=9)
    assert use(by_mayor, card).money[0] == 10 - 2 * 2


# -- 3 Mark more with a die (HAM-12.65) ----------------------------------------------------------

# the card, the die, a hand card of its colour and one of another
MORE_MONEY = [(138, 3, 60, 146), (139, 2, 146, 60), (140, 4, 3, 60)]


@pytest.mark.clause("HAM-12.65")
@pytest.mark.parametrize(("card", "die", "same", "other"), MORE_MONEY)
def test_three_marks_more_with_the_die_of_the_colour(
    card: int, die: int, same: int, other: int
) -> None:
    dice = [6] * 6
    dice[die] = 2
    for hand_card, gain in ((same, 2 + 3), (other, 6)):
        state = owner(card, hand=f"{hand_card} 260", money=5, dice=" ".join(map(str, dice)))
        play(state, 0, f"play:{key(hand_card)}", "as:money")
        assert state.money[0] == 5 + gain


@pytest.mark.clause("HAM-12.65", "HAM-9.11")
@pytest.mark.parametrize(("card", "die", "same", "other"), MORE_MONEY)
def test_three_marks_more_in_a_granted_base_action(
    card: int, die: int, same: int, other: int
) -> None:
    state = owner(card, 7, money=5, dice="1 1 1 1 1 / 1")
    use(state, 7, f"draw:{COLOURS[die]}")
    draw(state, same)
    play(state, 0, "as:money")
    assert state.money[0] == 5 + 1 + 3


@pytest.mark.clause("HAM-12.65")
@pytest.mark.parametrize(("card", "die", "same", "other"), MORE_MONEY)
def test_money_from_a_card_is_not_taken_with_a_die(
    card: int, die: int, same: int, other: int
) -> None:
    state = owner(card, 57, hand=f"{same} 260", money=5)
    assert use(state, 57).money[0] == 5 + 2
