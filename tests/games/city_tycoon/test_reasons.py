"""A choice that is greyed out names the rule behind it; in random games every reason is true."""

import heapq
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.core.game import Reason
from rathaus.core.languages import LANGUAGES
from rathaus.games.city_tycoon.moves import SPACE
from rathaus.games.city_tycoon.state import CityTycoonState
from rathaus.games.city_tycoon.text.languages import words_of
from rathaus.games.city_tycoon.text.reasons import expected
from tests.games.city_tycoon.brute_force import City
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    P2,
    at,
    extending,
    go,
    options,
    play,
    random_game,
    supplying,
)
from tests.games.city_tycoon.terms import Demand, districts, sides

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])
RULES = Path(__file__).parents[3] / "docs" / "spec" / "city_tycoon" / "rules.md"
CLAUSES = {
    "not_yours": "CTY-7.1",
    "too_dear": "CTY-7.5",
    "stack_empty": "CTY-7.9",
    "not_open": "CTY-7.4",
    "row_too_dear": "CTY-7.17",
    "side_taken": "CTY-7.12",
    "no_symbol": "CTY-7.12",
    "not_your_district": "CTY-7.7",
    "no_demand": "CTY-8.4",
    "supplied_already": "CTY-8.3",
    "no_goods": "CTY-8.22",
    "no_cubes": "CTY-8.5",
    "transport_too_dear": "CTY-8.16",
    "plant_empty": "CTY-8.6",
    "no_route": "CTY-8.9",
}


class Case(NamedTuple):
    """A position, the move that is refused in it, and the reason in each language."""

    name: str
    state: Callable[[], Any]
    move: str
    en: str
    de: str
    nl: str


def using(tile: str, *hand: int, **given: Any) -> Any:
    return play(go(extending([*hand], **given)), P1, f"play:{tile}")


def placed(tile: str, *hand: int, **given: Any) -> Any:
    return play(using(tile, *hand, **given), P1, "district", at(2, 0))


TOWN = ((2, (2, 0)), (28, (2, 1)), (22, (0, 2)), (4, (9, 9)), (3, (9, 5), P2), (18, (1, 2)))


def town(**given: Any) -> Any:
    return go(supplying(*TOWN, **{"money": [9], **given}))


def choosing_plant(*more: Any, money: int = 9) -> Any:
    city = ((4, (2, 0)), ("red_1_b", (2, 1), P2, 1), *more)
    state = go(supplying(*city, money=[money]))
    return play(state, P1, "supply:old_town_lane")


CASES = [
    Case(
        "not_yours", lambda: go(extending([2, 3])), "play:zoo",
        "Zoo is not one of your tiles",
        "Zoo gehört nicht zu deinen Plättchen",
        "Dierentuin hoort niet bij jouw tegels",
    ),
    Case(
        "too_dear", lambda: using("metal_workshop", 16, 2, money=[3]), "district",
        "costs 6 €, you have 3 €", "kostet 6 €, du hast 3 €", "kost 6 €, je hebt 3 €",
    ),
    Case(
        "too_dear", lambda: using("metal_workshop", 16, 2, money=[7]), "solar",
        "costs 9 €, you have 7 €", "kostet 9 €, du hast 7 €", "kost 9 €, je hebt 7 €",
    ),
    Case(
        "stack_empty", lambda: using("metal_workshop", 16, 2, money=[50], stacks=[7, 1]), "steam",
        "no plant of this colour is left",
        "von dieser Farbe ist kein Kraftwerk mehr da",
        "er is geen centrale van deze kleur meer",
    ),
    Case(
        "row_too_dear", lambda: placed("new_city_hall", 90, 89, money=[14]), "buy:row_2",
        "costs 12 €, you have 10 € left", "kostet 12 €, du hast noch 10 €",
        "kost 12 €, je hebt nog 10 €",
    ),
    Case(
        "side_taken", lambda: placed("city_gate", 28, 2, money=[9]), "land:w",
        "that cell is not empty", "dieses Feld ist nicht leer", "dat vak is niet leeg",
    ),
    Case(
        "no_symbol", lambda: placed("city_gate", 28, 2, money=[9]), "water:e",
        "the tile shows no further terrain of this kind",
        "das Plättchen zeigt keine weitere Landschaft dieser Art",
        "de tegel toont geen landschap van deze soort meer",
    ),
    Case(
        "not_your_district", town, "supply:courtyard_flats",
        "Courtyard Flats does not stand in the city as yours",
        "Hinterhofwohnungen liegt nicht als dein Plättchen in der Stadt",
        "Hofjeswoningen ligt niet als jouw tegel in de stad",
    ),
    Case(
        "no_demand", town, "supply:city_gate",
        "it has no demand", "es hat keine Forderung", "deze tegel heeft geen vraag",
    ),
    Case(
        "supplied_already", lambda: play(town(), P1, "supply:terraced_houses"),
        "supply:terraced_houses",
        "it has been supplied in this round", "es wurde in dieser Runde schon versorgt",
        "deze tegel is in deze ronde al bevoorraad",
    ),
    Case(
        "no_goods", town, "supply:weekly_market",
        "needs 1 yellow cube, you have 0", "braucht 1 gelben Würfel, du hast 0",
        "heeft 1 geel blokje nodig, je hebt er 0",
    ),
    Case(
        "no_cubes", town, "supply:old_town_lane",
        "there are not enough cubes with a route to it",
        "es gibt nicht genug Würfel mit einem Weg dorthin",
        "er zijn niet genoeg blokjes met een weg erheen",
    ),
    Case(
        "transport_too_dear",
        lambda: go(supplying((2, (2, 0)), (32, (0, 2)), money=[2])), "supply:founders_quarter",
        "costs at least 4 €, you have 2 €", "kostet mindestens 4 €, du hast 2 €",
        "kost minstens 4 €, je hebt 2 €",
    ),
    Case(
        "plant_empty", lambda: play(choosing_plant(("red_2_a", (3, 0))), P1, "from:red_1"),
        "from:red_1",
        "there is no such cube left there", "dort liegt kein solcher Würfel mehr",
        "daar ligt zo'n blokje niet meer",
    ),
    Case(
        "no_route", lambda: choosing_plant(("red_2_a", (9, 9))), "from:red_2",
        "no route leads from there", "von dort führt kein Weg hierher",
        "daarvandaan loopt geen weg hierheen",
    ),
    Case(
        "transport_too_dear",
        lambda: choosing_plant(("red_2_a", (3, 0)), ("red_3_a", (3, 1), P2), ("land", (4, 1), P2),
                               ("red_4_a", (5, 1), P2), money=3),
        "from:red_4",
        "costs at least 6 €, you have 3 €", "kostet mindestens 6 €, du hast 3 €",
        "kost minstens 6 €, je hebt 3 €",
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=[f"{case.name}-{case.move}" for case in CASES])
def test_a_reason_is_given_in_every_language(case: Case) -> None:
    state = case.state()
    move = GAME.parse(state, case.move)
    for lang, words in zip(LANGUAGES, (case.en, case.de, case.nl), strict=True):
        clause = CLAUSES[case.name]
        assert GAME.why_not(state, P1, move, lang) == Reason(words, clause)
    with pytest.raises(IllegalMove) as caught:
        state.play(P1, move)
    assert case.en in str(caught.value)


def test_a_cell_that_is_not_open_has_a_reason() -> None:
    """Its move names a side of a tile that is covered."""
    state = play(using("city_gate", 28, 2, money=[9]), P1, "district")
    covered = SPACE.parse("at:0:e")
    assert covered not in state.moves(P1)
    assert GAME.why_not(state, P1, covered, "en") == Reason(
        "a tile goes on an empty cell beside a tile already placed", "CTY-7.4"
    )


def test_every_reason_has_a_case_and_a_clause() -> None:
    told = words_of("en").reasons
    assert {case.name for case in CASES} | {"not_open"} == {*told} == {*CLAUSES}


def test_every_clause_stands_in_the_rules() -> None:
    rules = RULES.read_text(encoding="utf-8")
    for clause in CLAUSES.values():
        assert f"[{clause}]" in rules


# -- true in random games ---------------------------------------------------------------------


def tolls(state: CityTycoonState, seat: int, goal: str) -> dict[str, dict[str, tuple[int, int]]]:
    """For each colour the plants in reach: euros for a cube, and the cubes there."""
    city = City(state.view(None))
    where = next((s["x"], s["y"]) for s in state.view(None)["city"] if s["tile"] == goal)
    order, best = count(), {where: 0}
    waiting = [(0, next(order), where)]
    while waiting:
        paid, _, node = heapq.heappop(waiting)
        for near in city.near[node]:
            cost = paid + (0 if city.owner[near] == seat else 2)
            if cost < best.get(near, 10**6):
                best[near] = cost
                heapq.heappush(waiting, (cost, next(order), near))
    return {
        colour: {name: (best[at], cubes) for at, name, cubes in plants if at in best}
        for colour, plants in city.stock.items()
    }


def least(state: CityTycoonState, seat: int, goal: str, demand: Demand) -> int | None:
    """The euros of the cheapest transport; None: there are not enough cubes in reach."""
    total, reach = 0, tolls(state, seat, goal)
    for colour, letter in (("red", "R"), ("blue", "B")):
        prices = sorted(p for p, cubes in reach[colour].values() for _ in range(cubes))
        needed = demand.need.get(letter, 0)
        if len(prices) < needed:
            return None
        total += sum(prices[:needed])
    return total


def why_unmet(state: CityTycoonState, seat: int, goal: str, demand: Demand) -> set[str]:
    """All that stands against a demand."""
    found = set()
    if demand.need.get("Y", 0) > state.yellow[seat]:
        found.add(f"needs {demand.need['Y']} yellow")
    cost = least(state, seat, goal, demand)
    if cost is None:
        found.add("there are not enough cubes")
    elif cost + demand.need.get("M", 0) > state.money[seat]:
        extra = demand.need.get("M", 0)
        found.add(f"costs at least {cost + extra} €, you have {state.money[seat]} €")
    return found


def against(state: CityTycoonState, seat: int, move: int) -> set[str]:
    """The beginnings of all true reasons against a move, found from the data files."""
    kind, _, label = GAME.notation(state, move).partition(":")
    answer = [GAME.notation(state, each) for each in state.answers[seat]]
    money = state.money[seat]
    if kind == "supply":
        site = next(s for s in state.view(None)["city"] if s["tile"] == label)
        if site["supplied"]:
            return {"it has been supplied in this round"}
        unmet = [why_unmet(state, seat, label, demand) for demand in districts()[label].demands]
        assert all(unmet)
        return set().union(*unmet)
    tile = districts()[answer[0].partition(":")[2]]
    if kind == "demand":
        return why_unmet(state, seat, tile.key, tile.demands[int(label) - 1])
    if kind == "from":
        return against_plant(state, seat, answer, label)
    if kind == "buy":
        price = tile.sells[int(label.removeprefix("row_")) - 1][0]
        assert price > money - tile.cost
        return {f"costs {price} €, you have {money - tile.cost} € left"}
    if kind == "district":
        assert tile.cost > money
        return {f"costs {tile.cost} €, you have {money} €"}
    colour = "red" if kind in ("solar", "steam") else "blue"
    number = state.view(None)["plants"][colour]
    if number is None:
        return {"no plant of this colour is left"}
    side = sides()[f"{colour}_{number}_{'a' if kind in ('solar', 'wind') else 'b'}"]
    assert side.cost > money
    return {f"costs {side.cost} €, you have {money} €"}


def against_plant(state: CityTycoonState, seat: int, answer: list[str], label: str) -> set[str]:
    tile = districts()[answer[0].partition(":")[2]]
    demand = tile.demands[int(answer[1].partition(":")[2]) - 1]
    red = demand.need.get("R", 0)
    chosen = [each.partition(":")[2] for each in answer[2:]]
    reach = tolls(state, seat, tile.key)
    used = {"red": chosen[:red], "blue": chosen[red:]}
    colour = "red" if len(chosen) < red else "blue"
    stock = {name: cubes for _, name, cubes in City(state.view(None)).stock[colour]}
    found = set()
    if stock[label] <= used[colour].count(label):
        found.add("there is no such cube left there")
    if label not in reach[colour]:
        found.add("no route leads from there")
    if not found:
        cost = cost_with(demand, reach, {**used, colour: [*used[colour], label]})
        cost += demand.need.get("M", 0)
        assert cost > state.money[seat]
        found.add(f"costs at least {cost} €, you have {state.money[seat]} €")
    return found


def cost_with(demand: Demand, reach: Any, used: dict[str, list[str]]) -> int:
    """The cheapest transport that takes these cubes."""
    total = 0
    for colour, letter in (("red", "R"), ("blue", "B")):
        plants = reach[colour]
        total += sum(plants[name][0] for name in used[colour])
        left = sorted(
            price
            for name, (price, cubes) in plants.items()
            for _ in range(cubes - used[colour].count(name))
        )
        total += sum(left[: demand.need.get(letter, 0) - len(used[colour])])
    return total


@EVERY_COUNT
def test_every_reason_in_a_random_game_is_true(players: int) -> None:
    kinds = set()
    for seed in range(6):
        for state in random_game(players, 300 + 10 * players + seed):
            for seat in state.turn():
                if seat < 0:
                    continue
                refused = GAME.refused(state, seat, "en")
                legal = state.moves(seat)
                looked_for = [m for m in expected(state, seat) if m not in legal]
                assert [each.move for each in refused] == [*dict.fromkeys(looked_for)]
                for each in refused:
                    kinds.add(GAME.notation(state, each.move).partition(":")[0])
                    true = against(state, seat, each.move)
                    assert any(each.reason.text.startswith(reason) for reason in true), (each, true)
    assert kinds >= {"supply", "solar", "wind", "from"}


@EVERY_COUNT
def test_what_is_refused_is_not_offered_and_nothing_is_forgotten(players: int) -> None:
    """Every own tile with a demand can be supplied, or it says why not."""
    for state in random_game(players, 400 + players):
        if state.stack and state.stack[-1][0] == "supply":
            (seat,) = state.turn()
            if state.answers[seat]:
                continue
            own = [s for s in state.view(None)["city"] if s["owner"] == seat]
            wanted = {s["tile"] for s in own if s["tile"] in districts()}
            wanted = {each for each in wanted if districts()[each].demands}
            offered = {each.removeprefix("supply:") for each in options(state, seat)} - {"pass"}
            refused = {GAME.notation(state, r.move)[7:] for r in GAME.refused(state, seat, "en")}
            assert offered | refused == wanted
            assert not offered & refused
            for each in offered:
                demands = districts()[each].demands
                assert not all(why_unmet(state, seat, each, demand) for demand in demands)


@EVERY_COUNT
def test_nothing_stands_against_what_is_allowed(players: int) -> None:
    for seed in range(3):
        for state in random_game(players, 450 + 10 * players + seed):
            for seat in state.turn():
                for move in state.moves(seat):
                    assert GAME.why_not(state, seat, move) is None


def test_nobody_else_is_told_anything() -> None:
    state = go(extending([16, 2], money=[3]))
    assert GAME.refused(state, P2, "en") == []
    assert GAME.why_not(state, P2, GAME.parse(state, "sell"), "en") is None
