"""The ways to pay for a transport, against a search through all paths of small random cities."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rathaus.core.records import loads, replay
from rathaus.games.city_tycoon.components.kit import TILES as TILE_KEYS
from rathaus.games.city_tycoon.components.kit import is_plant
from rathaus.games.city_tycoon.state import CityTycoonState
from tests.games.city_tycoon import brute_force
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    P2,
    P3,
    P4,
    act,
    choices,
    key,
    laid,
    listen,
    offers,
    open_cells,
    plans,
    supplying,
    tile_at,
    tile_number,
    tiles_to_supply,
)
from tests.games.city_tycoon.terms import District, districts, sides

ENERGY = [
    each
    for each in districts().values()
    if any({"R", "B"} & {*demand.need} for demand in each.demands)
]
FOREIGN = [17, 20, 27, 28, 29, 30, 49, 57, 58, 60, 86, 87]  # without a demand: only in the way


# -- random cities ----------------------------------------------------------------------------


def city(seed: int) -> CityTycoonState:
    """Phase IV in a small, dense city: the first player owns a district that needs energy.

    Most tiles belong to others, so that there is something to choose; about one is water.
    """
    rng = Random(seed)
    players = rng.randint(2, 4)
    given = {"players": players, "start": (rng.randint(1, players), rng.randint(0, players))}
    kinds = ["plant", *rng.choices(KINDS, k=rng.randint(4, 9)), "goal"]
    plants, others = {"red": 0, "blue": 0}, iter(FOREIGN)
    lay: list[tuple[Any, ...]] = []
    for kind in kinds:
        cells = sorted(open_cells(laid(*lay, **given)), key=distance)
        where, owner = rng.choice(cells[:4]), rng.choice((P1, *range(1, players), P2))
        if kind == "goal":
            crowded = [at for at in cells if neighbours(at, lay) > 1] or cells
            lay.append((rng.choice(ENERGY).number, rng.choice(crowded), P1))
        elif kind == "district":
            lay.append((next(others), where, owner))
        elif kind == "plant":
            colour = rng.choice(("red", "blue"))
            plants[colour] += 1
            side = sides()[f"{colour}_{plants[colour]}_{rng.choice('ab')}"]
            lay.append((side.key, where, owner, rng.randint(0, min(3, side.cubes))))
        else:
            lay.append((kind, where, owner))
    money, yellow = rng.randint(2, 34), rng.randint(0, 2)
    return supplying(*lay, money=[money], yellow=[yellow], **given)


def distance(cell: tuple[int, int]) -> tuple[int, tuple[int, int]]:
    """From a point east of the start tile: the city grows there."""
    return abs(cell[0] - 3) + abs(cell[1]), cell


def neighbours(cell: tuple[int, int], lay: list[tuple[Any, ...]]) -> int:
    return sum(abs(x - cell[0]) + abs(y - cell[1]) == 1 for _, (x, y), *_ in lay)


KINDS = ("plant", "district", "district", "land", "land", "land", "water")
cities = st.integers(0, 10**6).map(city)


def goal_of(state: CityTycoonState) -> tuple[District, tuple[int, int]]:
    own = {site["tile"]: (site["x"], site["y"]) for site in state.view(None)["city"]}
    goal = next(each for each in ENERGY if each.key in own)
    return goal, own[goal.key]


def expected(state: CityTycoonState, place: int) -> set[str]:
    """What the long way finds for a demand, in the words of `offers`."""
    goal, where = goal_of(state)
    demand = goal.demands[place - 1]
    extra = demand.need.get("M", 0)
    if demand.need.get("Y", 0) > state.yellow[P1] or extra > state.money[P1]:
        return set()
    left = state.money[P1] - extra
    if not {"R", "B"} & {*demand.need}:
        return {"free"}
    found = brute_force.offers(state.view(None), P1, where, demand, left)
    return {worded(sources, paid, extra) for sources, paid in found}


def worded(sources: tuple[str, ...], paid: brute_force.Payment, extra: int = 0) -> str:
    sums = dict(paid)
    bank = sums.pop(brute_force.BANK, 0) + extra
    parts = [f"bank {bank}"] if bank else []
    parts += [f"P{seat + 1} {money}" for seat, money in sorted(sums.items())]
    return f"{' '.join(sources)}: {', '.join(parts) or 'free'}"


@pytest.mark.thorough
@pytest.mark.clause("CTY-8.6", "CTY-8.7", "CTY-8.8", "CTY-8.9", "CTY-8.10", "CTY-8.14")
@pytest.mark.clause("CTY-8.18", "CTY-8.19", "CTY-8.20")
@settings(max_examples=600, deadline=None)
@given(cities)
def test_the_offers_are_those_of_a_search_through_all_paths(state: CityTycoonState) -> None:
    goal, _ = goal_of(state)
    for place in range(1, len(goal.demands) + 1):
        assert offers(state, goal.number, place) == expected(state, place)


@pytest.mark.clause("CTY-8.5", "CTY-8.20")
@settings(max_examples=150, deadline=None)
@given(cities)
def test_a_tile_can_be_supplied_if_the_search_finds_a_way(state: CityTycoonState) -> None:
    goal, _ = goal_of(state)
    possible = any(expected(state, place) for place in range(1, len(goal.demands) + 1))
    assert (goal.number in tiles_to_supply(state)) == possible


@pytest.mark.clause("CTY-8.21")
@settings(max_examples=150, deadline=None)
@given(cities)
def test_cheapest_is_the_one_way_with_the_smallest_total(state: CityTycoonState) -> None:
    goal, where = goal_of(state)
    for place, demand in enumerate(goal.demands, start=1):
        first = (f"supply:{goal.key}", f"demand:{place}")
        if not expected(state, place) or "cheapest" not in choices(state, P1, *first):
            continue
        left = state.money[P1] - demand.need.get("M", 0)
        found = brute_force.offers(state.view(None), P1, where, demand, left)
        totals = sorted(sum(money for _, money in paid) for _, paid in found)
        assert totals.count(totals[0]) == 1
        copied = state.copy()
        events = listen(copied)
        act(copied, *first, "cheapest")
        paid = [event.data["money"] for event in events if event.kind in ("bank_paid", "toll_paid")]
        assert sum(paid) == totals[0] + demand.need.get("M", 0)


@pytest.mark.clause("CTY-8.21")
@settings(max_examples=100, deadline=None)
@given(cities)
def test_ways_to_pay_come_with_the_smallest_total_first(state: CityTycoonState) -> None:
    """Among equals the one that pays most to the Supply."""
    goal, _ = goal_of(state)
    for place in range(1, len(goal.demands) + 1):
        if not expected(state, place):
            continue
        first = (f"supply:{goal.key}", f"demand:{place}")
        for plan in plans(state, P1, *first):
            if plan and plan[-1] == "pay:1":
                ways = [each for each in choices(state, P1, *first, *plan[:-1]) if each != "more"]
                paid = [paid_for(state, *first, *plan[:-1], way) for way in ways]
                assert paid == sorted(paid)


def paid_for(state: CityTycoonState, *decided: str) -> tuple[int, int]:
    """The sum of all payments, and what the Supply gets, as a negative number."""
    copied = state.copy()
    events: Any = listen(copied)
    act(copied, *decided)
    tolls = sum(event.data["money"] for event in events if event.kind == "toll_paid")
    bank = sum(event.data["money"] for event in events if event.kind == "bank_paid")
    return tolls + bank, -bank


@pytest.mark.clause("CTY-8.15", "CTY-8.28")
@settings(max_examples=150, deadline=None)
@given(cities, st.randoms(use_true_random=False))
def test_what_is_paid_arrives_and_what_is_taken_was_there(state: CityTycoonState, rng: Any) -> None:
    goal, _ = goal_of(state)
    if goal.number not in tiles_to_supply(state):
        return
    decided = rng.choice(plans(state, P1, f"supply:{goal.key}"))
    demand = goal.demands[int(dict(each.split(":") for each in decided[:1])["demand"]) - 1]
    before, events = state.copy(), listen(state)
    act(state, f"supply:{goal.key}", *decided)
    data: Any = [(event.kind, event.data) for event in events]
    received = {d["payee"]: d["money"] for kind, d in data if kind == "toll_paid"}
    bank = sum(d["money"] for kind, d in data if kind == "bank_paid")
    income = sum(d["money"] for kind, d in data if kind in ("income_taken", "bonus_taken"))
    for seat in range(1, state.players):
        assert state.money[seat] - before.money[seat] == received.get(seat, 0)
    assert state.money[P1] == before.money[P1] - sum(received.values()) - bank + income
    gone = {"red": 0, "blue": 0}
    for site, (old, new) in enumerate(zip(before.cubes, state.cubes, strict=True)):
        assert 0 <= new <= old
        tile = TILE_KEYS.key(state.tiles[site])
        gone["blue" if tile.startswith("blue") or site == 3 else "red"] += old - new
    assert gone == {"red": demand.need.get("R", 0), "blue": demand.need.get("B", 0)}


# -- large cities -----------------------------------------------------------------------------


def ways_of(state: CityTycoonState, seat: int, *decided: str) -> list[brute_force.Payment]:
    """All ways to pay for sources that have been chosen, page by page, as they are carried out."""
    found: list[brute_force.Payment] = []
    page = choices(state, seat, *decided)
    for way in [each for each in page if each != "more"] or [""]:
        copied = state.copy()
        events: Any = listen(copied)
        act(copied, *decided, *([way] if way else []))
        sums = {
            event.data["payee"]: event.data["money"]
            for event in events
            if event.kind == "toll_paid"
        }
        bank = sum(event.data["money"] for event in events if event.kind == "bank_paid")
        extra = districts()[decided[0][7:]].demands[int(decided[1][7:]) - 1].need.get("M", 0)
        if bank - extra:
            sums[brute_force.BANK] = bank - extra
        found.append(tuple(sorted(sums.items())))
    return found + (ways_of(state, seat, *decided, "more") if "more" in page else [])


def random_sources(state: CityTycoonState, seat: int, rng: Random) -> tuple[str, ...]:
    """A tile, a demand and a plant for each cube, chosen at random."""
    decided: tuple[str, ...] = ()
    while True:
        offered = [
            each
            for each in choices(state, seat, *decided)
            if each.partition(":")[0] in ("supply", "demand", "from")
        ]
        if not offered:
            return decided
        decided = (*decided, rng.choice(offered))


def assert_all_ways(state: CityTycoonState, rng: Random) -> int:
    """The ways to pay for one transport are those of the second search; how many they are."""
    (seat,) = state.asked()
    decided = random_sources(state, seat, rng)
    tile = districts()[decided[0].removeprefix("supply:")]
    demand = tile.demands[int(decided[1].removeprefix("demand:")) - 1]
    if not {"R", "B"} & {*demand.need}:
        return 0
    view = state.view(None)
    where = next((s["x"], s["y"]) for s in view["city"] if s["tile"] == tile.key)
    sources = [each.removeprefix("from:") for each in decided[2:]]
    money = state.money[seat] - demand.need.get("M", 0)
    second = brute_force.payments(view, seat, where, sources, money)
    if len(second) > 150:
        return 0  # takes too long to carry out one by one
    ways = ways_of(state, seat, *decided)
    assert len({*ways}) == len(ways)
    assert {*ways} == second
    return len(ways)


RECORDS = sorted((Path(__file__).parents[2] / "golden" / "city_tycoon").glob("*.jsonl"))


@pytest.mark.thorough
@pytest.mark.clause("CTY-8.18", "CTY-8.19", "CTY-8.20")
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_the_ways_in_whole_games_are_those_of_a_second_search(path: Path) -> None:
    """In the recorded games, whose cities are large and whose players are rich."""
    rng, counts = Random(path.stem), list[int]()
    share = 1 if path.stem.endswith("2p") else 0.3
    for state in replay(loads(path.read_text(encoding="utf-8")), GAME):
        assert isinstance(state, CityTycoonState)
        asked = bool(state.stack) and state.stack[-1][0] == "supply"
        if asked and state.turn() and not state.answers[state.turn()[0]] and rng.random() < share:
            counts.append(assert_all_ways(state, rng))
    assert sum(counts) > 0
    assert max(counts) > 1 or not path.stem.endswith("5p")  # who has one rival may have no choice


# -- cities made by hand ----------------------------------------------------------------------


@pytest.mark.clause("CTY-8.8", "CTY-11.7")
def test_water_all_around_cuts_a_tile_off() -> None:
    city = (("water", (3, 1)), ("water", (3, -1)), ("water", (2, 0)), (2, (3, 0)))
    assert offers(supplying(*city, money=[20]), 2) == set()
    bridged = supplying(*city, ("land", (4, 0)), ("red_1_a", (5, 0), P2), money=[20])
    assert offers(bridged, 2) == {"red_1: P2 2"}


@pytest.mark.clause("CTY-8.19", "CTY-8.20")
def test_three_payees_and_three_cubes() -> None:
    """From the start tile three roads lead to the own tile, each over land of somebody else."""
    city = (
        ("land", (2, 0), P2), ("land", (3, 0), P2),
        ("land", (2, 1), P3), ("land", (2, 2), P3), ("land", (3, 2), P3),
        (41, (3, 1)), ("land", (4, 1), P4),
    )  # fmt: skip
    state = supplying(*city, money=[40])
    found = offers(state, 41)
    assert found == expected_by_hand(state, 41, (3, 1))
    assert "start start start: bank 6, P3 6" in found


def expected_by_hand(state: CityTycoonState, tile: int, where: tuple[int, int]) -> set[str]:
    demand = districts()[key(tile)].demands[0]
    found = brute_force.offers(state.view(None), P1, where, demand, state.money[P1])
    return {worded(sources, paid) for sources, paid in found}


def checkerboard(width: int) -> list[tuple[Any, ...]]:
    """Land of three others east of the start tile, in turns; an own plant at the far corner."""
    owners = (P2, P3, P4)
    return [
        ("land", (2 + x, y), owners[(x + 2 * y) % 3]) for y in range(width) for x in range(width)
    ]


@pytest.mark.clause("CTY-8.18", "CTY-8.19")
def test_many_ways_are_shown_page_by_page() -> None:
    """4 by 4 tiles of three owners, 3 cubes: more than 12 ways, and none is missing."""
    state = supplying(*checkerboard(4), (16, (6, 3)), money=[60])
    found = offers(state, 16)
    assert found == expected_by_hand(state, 16, (6, 3))
    assert len(found) > 12
    first = ("supply:metal_workshop", "demand:1", "from:start", "from:start", "from:start")
    page = choices(state, P1, *first)
    assert page == [*(f"pay:{number}" for number in range(1, 13)), "more"]
    pages = 1
    while "more" in page:
        page = choices(state, P1, *first, *["more"] * pages)
        pages += 1
    assert 12 * (pages - 1) + len(page) == len(found)


@pytest.mark.clause("CTY-8.20")
@pytest.mark.parametrize("money", range(0, 31, 3))
def test_money_limits_the_ways(money: int) -> None:
    state = supplying(*checkerboard(3), (4, (5, 2)), ("red_1_b", (5, 1), P2), money=[money])
    assert offers(state, 4) == expected_by_hand(state, 4, (5, 2))


@pytest.mark.clause("CTY-8.21")
def test_among_equals_the_leader_gets_least() -> None:
    """Two roads of equal length; the opponent with most points comes last."""
    city = (("red_1_a", (2, 0)), ("land", (3, 0), P2), ("land", (2, 1), P3), (2, (3, 1)))
    for vp, payee in (([0, 9, 4], P3), ([0, 4, 9], P2)):
        state = supplying(*city, money=[9], vp=vp, start=(0, 4))
        act(state, "supply:terraced_houses", "pay:1")
        assert state.money[payee] == 2


def test_the_search_and_the_engine_agree_on_what_a_plant_is() -> None:
    for name in sides():
        assert is_plant(tile_number(name))
    state = laid(("red_1_a", (2, 0)))
    assert tile_at(state, 2, 0) == "red_1_a"
