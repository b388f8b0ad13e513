"""All ways to supply a tile, found the long way: every path, every combination (CTY-8.6 to 8.20).

It knows the city as a spectator sees it, and the data files; nothing of the engine.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any

from tests.games.city_tycoon.terms import Demand, sides

Node = tuple[int, int]
Payment = tuple[tuple[int, int], ...]  # (payee, money), sorted; the Supply is -1
Offer = tuple[tuple[str, ...], Payment]  # the plants of all cubes, red ones first; who is paid

BANK = -1
HUB: Node = (0, 0)  # all cells of the start tile are this node
START_CELLS = {(0, 0), (1, 0), (0, 1), (1, 1)}


class City:
    """The route graph of CTY-8.9."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.owner: dict[Node, int] = {HUB: BANK}
        self.stock: dict[str, list[tuple[Node, str, int]]] = {"red": [], "blue": []}
        cells: dict[tuple[int, int], Node] = {}
        for site in view["city"]:
            where, tile = (site["x"], site["y"]), site["tile"]
            if tile == "water":
                continue
            if tile == "start":
                cells[where] = HUB
                if where in ((0, 0), (1, 1)):
                    colour = "red" if where == (0, 0) else "blue"
                    self.stock[colour].append((HUB, "start", site["cubes"]))
                continue
            cells[where] = where
            self.owner[where] = site["owner"]
            if tile in sides():
                plant = sides()[tile]
                name = f"{plant.colour}_{plant.number}"
                self.stock[plant.colour].append((where, name, site["cubes"]))
        self.near: dict[Node, set[Node]] = {node: set() for node in self.owner}
        for (x, y), node in cells.items():
            for other in ((x + 1, y), (x, y + 1)):
                if other in cells and cells[other] != node:
                    self.near[node].add(cells[other])
                    self.near[cells[other]].add(node)

    def paths(self, source: Node, goal: Node, seen: tuple[Node, ...] = ()) -> Iterator[list[Node]]:
        """All simple paths."""
        if source == goal:
            yield [goal]
            return
        for node in self.near[source]:
            if node not in seen:
                for rest in self.paths(node, goal, (*seen, source)):
                    yield [source, *rest]

    def payments(self, seat: int, source: Node, goal: Node) -> set[Payment]:
        """What one cube may cost, whatever its path; dearer ways included."""
        found = set()
        for path in self.paths(source, goal):
            paid: Counter[int] = Counter()
            for node in path[:-1]:
                if self.owner[node] != seat:
                    paid[self.owner[node]] += 2
            found.add(tuple(sorted(paid.items())))
        return found

    def minimal_payments(self, seat: int, goal: Node, money: int) -> dict[Node, set[Payment]]:
        """The same for large cities, from every tile: only payments that nobody beats.

        Labels spread from the tile supplied, each step onto a tile adding its toll, until none of
        them gets any better. The toll for the source is the one for stepping onto it.
        """
        best: dict[Node, set[Payment]] = {goal: {()}}
        waiting: list[tuple[Node, Payment]] = [(goal, ())]
        while waiting:
            node, paid = waiting.pop(0)
            if paid not in best[node]:
                continue  # beaten in the meantime
            for near in self.near[node]:
                owner = self.owner[near]
                new = paid if owner == seat else _sum(paid, ((owner, 2),))
                known = best.setdefault(near, set())
                if _total(new) > money or new in known or any(_beats(k, new) for k in known):
                    continue
                known -= {each for each in known if _beats(new, each)}
                known.add(new)
                waiting.append((near, new))
        return best


def offers(view: dict[str, Any], seat: int, goal: Node, demand: Demand, money: int) -> set[Offer]:
    """All allocations with all payments that nobody beats and the player can pay.

    `money` is what is left for transport.
    """
    city = City(view)
    found: set[Offer] = set()
    for reds in _allocations(city.stock["red"], demand.need.get("R", 0)):
        for blues in _allocations(city.stock["blue"], demand.need.get("B", 0)):
            cubes = [*reds, *blues]
            sums: set[Payment] = {()}
            for node, _ in cubes:
                single = city.payments(seat, node, goal)
                sums = {_sum(one, other) for one in sums for other in single}
            names = (*sorted(n for _, n in reds), *sorted(n for _, n in blues))
            found |= {(names, paid) for paid in _minimal(sums) if _total(paid) <= money}
    return found


def payments(
    view: dict[str, Any], seat: int, goal: Node, sources: Sequence[str], money: int
) -> set[Payment]:
    """All payments for one cube from each of these plants, in a city of any size."""
    city = City(view)
    reach = city.minimal_payments(seat, goal, money)
    where = {name: node for plants in city.stock.values() for node, name, _ in plants}
    sums: set[Payment] = {()}
    for name in sources:
        single = reach[where[name]]
        sums = {s for one in sums for other in single if _total(s := _sum(one, other)) <= money}
        sums = _minimal(sums)
    return sums


def _allocations(
    stock: Sequence[tuple[Node, str, int]], count: int
) -> Iterator[list[tuple[Node, str]]]:
    """All ways to take so many cubes from the plants."""
    left = {name: cubes for _, name, cubes in stock}
    plants = [(node, name) for node, name, _ in stock]
    for chosen in combinations_with_replacement(plants, count):
        used = Counter(name for _, name in chosen)
        if all(used[name] <= left[name] for name in used):
            yield list(chosen)


def _sum(one: Payment, other: Payment) -> Payment:
    paid = dict(one)
    for payee, money in other:
        paid[payee] = paid.get(payee, 0) + money
    return tuple(sorted(paid.items()))


def _total(paid: Payment) -> int:
    return sum(money for _, money in paid)


def _beats(one: Payment, other: Payment) -> bool:
    """It pays nobody more and somebody less."""
    second = dict(other)
    return one != other and all(money <= second.get(payee, 0) for payee, money in one)


def _minimal(found: set[Payment]) -> set[Payment]:
    return {each for each in found if not any(_beats(other, each) for other in found)}
