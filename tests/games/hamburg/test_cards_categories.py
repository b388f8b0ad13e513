"""Cards 001 to 140 that every category has: the money card, the search card and the laurel."""

import pytest

from tests.games.hamburg.cards import ONE_EACH, build, builder, can_use, laurel, less, owner, use
from tests.games.hamburg.scenes import draw, key, keys, levels, side, sites, workers
from tests.games.scenes import options, outcomes, play

# -- 2 Mark for each building of the category (HAM-12.4) ----------------------------------------

# the card, the worker it takes, two other buildings of its category
MONEY_PER_CATEGORY = [
    (3, "grey", (6, 11)),
    (14, "violet", (15, 24)),
    (26, "pink", (29, 35)),
    (42, "orange", (45, 47)),
    (53, "orange", (57, 59)),
    (61, "brown", (69, 72)),
    (73, "grey", (78, 84)),
    (86, "brown", (88, 94)),
    (97, "pink", (102, 107)),
    (110, "grey", (109, 120)),
    (124, "brown", (125, 131)),
    (133, "violet", (134, 140)),
]


@pytest.mark.clause("HAM-12.4")
@pytest.mark.parametrize(("card", "worker", "mates"), MONEY_PER_CATEGORY)
def test_money_for_each_building_of_the_category(
    card: int, worker: str, mates: tuple[int, int]
) -> None:
    state = owner(card, *mates, 146, 218, zoo="241", parks="261", money=5)
    use(state, card)
    assert state.money[0] == 5 + 2 * 3  # itself and two more; military, emigrants, zoo do not count
    assert workers(state, 0) == less(ONE_EACH, worker)
    assert not can_use(state, card)


@pytest.mark.clause("HAM-12.4", "HAM-9.4")
@pytest.mark.parametrize(("card", "worker", "mates"), MONEY_PER_CATEGORY)
def test_money_for_the_category_counts_the_card_itself(
    card: int, worker: str, mates: tuple[int, int]
) -> None:
    rival = side(display="; ".join(f"violet:{mate}" for mate in mates))
    state = owner(card, rivals=[rival], money=5)
    use(state, card)
    assert state.money[0] == 5 + 2 * 1  # nothing for what another player owns


@pytest.mark.clause("HAM-12.4", "HAM-3.8")
@pytest.mark.parametrize(("card", "worker", "mates"), MONEY_PER_CATEGORY)
def test_without_its_worker_the_category_pays_nothing(
    card: int, worker: str, mates: tuple[int, int]
) -> None:
    assert not can_use(owner(card, *mates, workers=less(ONE_EACH, worker)), card)
    assert can_use(owner(card, *mates, workers=ONE_EACH), card)


@pytest.mark.clause("HAM-12.81")
@pytest.mark.card(97)
def test_a_building_under_a_zoo_card_counts_for_its_category() -> None:
    state = owner(97, zoo="248<102", money=5)
    assert use(state, 97).money[0] == 5 + 2 * 2


# -- search the discard pile and build (HAM-12.6, 12.7) -----------------------------------------

# the card, its price, two buildings of its category without lightning
SEARCHES = [
    (5, 6, (3, 12)),
    (19, 6, (14, 24)),
    (31, 6, (26, 35)),
    (44, 6, (42, 47)),
    (55, 6, (53, 59)),
    (67, 6, (61, 72)),
    (83, 6, (73, 84)),
    (90, 6, (86, 94)),
    (104, 6, (97, 107)),
    (119, 6, (110, 120)),
    (126, 6, (124, 131)),
]


@pytest.mark.clause("HAM-12.6")
@pytest.mark.parametrize(("card", "price", "found"), SEARCHES)
def test_a_search_builds_a_card_of_the_category_for_nothing(
    card: int, price: int, found: tuple[int, int]
) -> None:
    first, second = found
    state = builder(card, sites="violet grey", money=6, discard=f"{first} 218 {second} 146 241")
    build(state, card)
    assert options(state, 0) == ["done", f"find:{key(first)}", f"find:{key(second)}"]
    play(state, 0, f"find:{key(second)}", "site:2")
    assert sites(state, 0) == [f"violet:{card}", f"grey:{second}"]
    assert state.money[0] == 6 - price
    assert sorted(outcomes(state)) == sorted(
        f"card:{each}" for each in keys((first, 218, 146, 241))
    )


@pytest.mark.clause("HAM-12.6", "HAM-15.3")
@pytest.mark.parametrize(("card", "price", "found"), SEARCHES)
def test_a_search_finds_cards_below_the_top_of_a_shuffled_pile(
    card: int, price: int, found: tuple[int, int]
) -> None:
    second = found[1]
    state = builder(card, sites="violet grey", money=6, discard="146", shuffled=f"{second} 218")
    build(state, card)
    assert options(state, 0) == ["done", f"find:{key(second)}"]
    play(state, 0, f"find:{key(second)}")
    draw(state, 218)
    assert sites(state, 0) == [f"violet:{card}", f"grey:{second}"]
    assert (state.discard, state.shuffled) == ([218], [146])


@pytest.mark.clause("HAM-12.6")
@pytest.mark.parametrize(("card", "price", "found"), SEARCHES)
def test_what_a_search_finds_need_not_be_built(
    card: int, price: int, found: tuple[int, int]
) -> None:
    state = builder(card, sites="violet grey", money=6, discard=f"{found[0]} 218")
    build(state, card, "done")
    draw(state, found[0])
    assert sites(state, 0) == [f"violet:{card}", "grey"]
    assert (state.discard, state.shuffled) == ([found[0]], [218])


@pytest.mark.clause("HAM-12.6")
@pytest.mark.parametrize(("card", "price", "found"), SEARCHES)
def test_a_search_without_a_match_shuffles_all_the_same(
    card: int, price: int, found: tuple[int, int]
) -> None:
    state = builder(card, sites="violet grey", money=6, discard="146 218")
    build(state, card)
    assert sorted(outcomes(state)) == sorted(f"card:{each}" for each in keys((146, 218)))
    draw(state, 146)
    assert sites(state, 0) == [f"violet:{card}", "grey"]
    assert (state.discard, state.shuffled) == ([146], [218])


@pytest.mark.clause("HAM-12.6", "HAM-12.7")
@pytest.mark.parametrize(("card", "price", "found"), SEARCHES)
def test_the_searching_card_itself_takes_the_last_site(
    card: int, price: int, found: tuple[int, int]
) -> None:
    state = builder(card, sites="violet", money=6, discard=f"{found[0]} 218")
    build(state, card)
    draw(state, found[0])  # the shuffle, without a question before it
    assert sites(state, 0) == [f"violet:{card}"]


@pytest.mark.clause("HAM-12.6")
@pytest.mark.parametrize(("card", "price", "found"), SEARCHES)
def test_a_search_through_an_empty_discard_pile_does_nothing(
    card: int, price: int, found: tuple[int, int]
) -> None:
    state = builder(card, sites="violet grey", money=6)
    build(state, card)
    assert (state.discard, state.shuffled, state.turn()) == ([], [], ())


@pytest.mark.clause("HAM-12.7", "HAM-12.37")
@pytest.mark.card(66)
@pytest.mark.parametrize("card", [55, 67, 83, 90])
def test_066_is_found_as_art_only(card: int) -> None:
    state = builder(card, sites="violet grey", money=6, discard="66 146")
    build(state, card)
    assert (f"find:{key(66)}" in options(state, 0)) == (card == 67)


@pytest.mark.clause("HAM-12.7", "HAM-9.1")
@pytest.mark.card(121, 126)
def test_the_lightning_of_a_found_building_strikes() -> None:
    state = builder(126, sites="violet grey", money=6, discard="121 146 218")
    build(state, 126, f"find:{key(121)}", "site:2")
    draw(state, 146)
    assert state.money[0] == 6 - 6 + 6


@pytest.mark.clause("HAM-12.7", "HAM-9.13")
@pytest.mark.card(67)
def test_a_found_building_is_not_built_by_a_base_action() -> None:
    """166 lowers the danger of a building of the base action: of 067, not of the one found."""
    state = builder(67, 166, sites="violet grey", money=6, dangers="P2", discard="72 146 218")
    build(state, 67, "accept", f"find:{key(72)}", "site:2")
    draw(state, 146)
    assert levels(state, 0) == "V0 O0 G0 P1 B0"
    assert state.points[0] == 5 + 1


@pytest.mark.clause("HAM-12.7", "HAM-13.1.8")
@pytest.mark.example("HAM EX-93")
@pytest.mark.card(126)
@pytest.mark.parametrize(("card", "money", "points"), [(121, 6, 0), (122, 2, 1)])
def test_mayor_07_looks_at_the_printed_price_of_a_found_building(
    card: int, money: int, points: int
) -> None:
    """121 has its own 6 Mark and no more; 122 costs 0 and is rewarded."""
    state = builder(126, sites="violet grey", money=6, mayor=7, discard=f"{card} 146 218")
    build(state, 126, f"find:{key(card)}", "site:2")
    draw(state, 146)
    assert (state.money[0], state.points[0]) == (6 - 6 + money, 5 + points)


@pytest.mark.clause("HAM-12.6", "HAM-12.7")
@pytest.mark.example("HAM EX-58")
@pytest.mark.card(5, 6)
def test_another_player_with_180_is_paid_for_both_buildings() -> None:
    rival = side(display="grey:180", money=1)
    state = builder(5, sites="violet grey", money=6, discard="6 12 13", rivals=[rival])
    build(state, 5, f"find:{key(6)}", "site:2")
    draw(state, 12)
    assert state.money[1] == 1 + 2 + 2
    use(state, 6)  # in the turn in which it was built
    assert state.points[0] == 5 + 1


@pytest.mark.clause("HAM-12.6", "HAM-12.7")
@pytest.mark.example("HAM EX-58")
@pytest.mark.card(5)
def test_on_the_last_free_site_the_search_finds_no_room() -> None:
    rival = side(display="grey:180", money=1)
    state = builder(5, sites="violet", money=6, discard="6 12", rivals=[rival])
    build(state, 5)
    draw(state, 6)
    assert state.money[1] == 1 + 2
    assert sites(state, 0) == ["violet:5"]


# -- laurels: 2 points for each building of the category (HAM-12.9) ------------------------------

# the card and three other buildings of its category
LAURELS = [
    (11, (1, 6, 12)),
    (24, (13, 14, 23)),
    (35, (25, 26, 36)),
    (47, (37, 42, 48)),
    (59, (49, 53, 60)),
    (72, (61, 62, 71)),
    (84, (73, 74, 83)),
    (94, (85, 86, 95)),
    (107, (97, 98, 108)),
    (120, (109, 110, 119)),
    (131, (121, 122, 132)),
]
OTHER_LAURELS = (29, 30, 71, 96)  # among the mates: they would score on their own


@pytest.mark.clause("HAM-12.9")
@pytest.mark.parametrize(("card", "mates"), LAURELS)
def test_a_laurel_scores_two_points_for_each_building_of_the_category(
    card: int, mates: tuple[int, ...]
) -> None:
    state = owner(card, *mates, 146, 218, step="end", zoo="241", parks="261")
    own_points = 2 * (1 + 3)
    categories = 3 if 71 in mates else 0  # 071 counts art, military, emigrants
    assert laurel(state) == own_points + categories
    assert state.points[0] == 5  # nothing is scored on the track during play


@pytest.mark.clause("HAM-12.9")
@pytest.mark.parametrize(("card", "mates"), LAURELS)
def test_a_laurel_counts_itself_and_not_what_others_own(card: int, mates: tuple[int, ...]) -> None:
    rival = side(display="; ".join(f"violet:{mate}" for mate in mates))
    assert laurel(owner(card, rivals=[rival], step="end")) == 2 * 1


@pytest.mark.clause("HAM-11.6", "HAM-12.81")
@pytest.mark.parametrize(("card", "mates"), LAURELS)
def test_a_laurel_under_a_zoo_card_scores_nothing(card: int, mates: tuple[int, ...]) -> None:
    plain = [mate for mate in mates if mate not in OTHER_LAURELS]
    assert laurel(owner(*plain, zoo=f"241<{card}", step="end")) == 0


@pytest.mark.clause("HAM-11.6", "HAM-12.81")
@pytest.mark.parametrize(("card", "mates"), LAURELS)
def test_a_laurel_does_not_count_a_building_under_a_zoo_card(
    card: int, mates: tuple[int, ...]
) -> None:
    assert laurel(owner(card, mates[0], zoo=f"241<{mates[1]}", step="end")) == 2 * 2
