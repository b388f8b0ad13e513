"""Drawing anew what lies hidden: at random, and without a trace of the truth."""

from collections import Counter
from itertools import permutations
from random import Random

from rathaus.core.drawing import deal, draw


def test_what_is_left_keeps_its_order() -> None:
    for seed in range(20):
        items = [3, 1, 4, 5, 9]
        gone = draw(items, Random(seed))
        assert items == [item for item in (3, 1, 4, 5, 9) if item != gone]


def test_every_item_is_drawn_as_often() -> None:
    rng = Random(1)
    drawn = Counter(draw([1, 2, 3, 4], rng) for _ in range(4000))
    assert set(drawn) == {1, 2, 3, 4}
    assert all(900 <= times <= 1100 for times in drawn.values())


def test_every_order_is_dealt() -> None:
    rng, found = Random(2), set()
    for _ in range(200):
        table = [1, 2, 3]
        deal(table, [0, 1, 2], [], rng)
        found.add(tuple(table))
    assert found == set(permutations((1, 2, 3)))


def test_a_deal_does_not_depend_on_what_lay_where() -> None:
    results = set()
    for first, second, *undealt in permutations((5, 6, 7, 8)):
        table = [first, 0, second]
        rest = deal(table, [0, 2], undealt, Random(3))
        results.add((*table, *rest))
    assert len(results) == 1


def test_the_rest_is_sorted_and_nothing_gets_lost() -> None:
    table = [8, 2, 6]
    rest = deal(table, [0, 2], [7, 1, 9], Random(4))
    assert table[1] == 2
    assert rest == sorted(rest)
    assert sorted([*table, *rest]) == [1, 2, 6, 7, 8, 9]
