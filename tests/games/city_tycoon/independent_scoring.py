"""Victory points counted a second time, from what was told and the data files alone.

No state of the engine is looked at: a ledger hears the public events of a game and works out the
points of every player, and the money that is left, by the rules.
"""

from dataclasses import dataclass, field
from typing import Any

from rathaus.core.events import Event
from tests.games.city_tycoon.terms import District, districts, sides

COUNTED = ("entertainment", "industrial", "shopping")
STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))
Cell = tuple[int, int]


@dataclass
class Player:
    money: int = 0
    vp: dict[str, int] = field(
        default_factory=lambda: dict.fromkeys(
            ("built", "bought", "counted", "supplied", "bonus", "money"), 0
        )
    )


class Ledger:
    """The game as somebody with the tables of the spec would note it down."""

    def __init__(self, players: int, names: dict[int, str]) -> None:
        self.players = [Player() for _ in range(players)]
        self.names = names  # of tiles, by the number in an event
        self.city: dict[Cell, tuple[str, int]] = {}  # key and owner

    def hear(self, event: Event) -> None:
        data: Any = event.data
        if event.seat is None:
            return
        player, seat = self.players[event.seat], event.seat
        match event.kind:
            case "order_drawn":
                player.money = 18 + 2 * data["place"]
            case "tile_sold":
                player.money += 5
            case "district_built":
                self._build(seat, districts()[self.names[data["tile"]]], (data["x"], data["y"]))
            case "plant_built":
                side = sides()[self.names[data["tile"]]]
                player.money -= side.cost
                self.city[data["x"], data["y"]] = side.key, seat
            case "points_bought":
                player.money -= data["money"]
                player.vp["bought"] += self._price(data["money"])
            case "tile_supplied":
                self._supply(seat, districts()[self.names[data["tile"]]], data["demand"])
            case "toll_paid":
                player.money -= data["money"]
                self.players[data["payee"]].money += data["money"]
            case "bank_paid":
                player.money -= data["money"]

    def _build(self, seat: int, tile: District, where: Cell) -> None:
        player = self.players[seat]
        player.money -= tile.cost
        player.vp["built"] += tile.vp
        if tile.counts:
            kind, each = tile.counts
            player.vp["counted"] += each * sum(self._counts(key, kind) for key in self._own(seat))
        self.city[where] = tile.key, seat
        self.last = tile

    def _own(self, seat: int) -> list[str]:
        return [key for key, owner in self.city.values() if owner == seat]

    def _counts(self, key: str, kind: str) -> bool:
        if kind in COUNTED:
            return key in districts() and districts()[key].type == kind
        return key in sides() and f"{sides()[key].colour}_plant" == kind

    def _price(self, money: int) -> int:
        return dict(self.last.sells)[money]

    def _supply(self, seat: int, tile: District, demand: int) -> None:
        player = self.players[seat]
        income = tile.demands[demand - 1].income
        player.money += income.get("M", 0)
        player.vp["supplied"] += income.get("V", 0)
        (x, y), *others = [c for c, (key, _) in self.city.items() if key == tile.key]
        assert not others
        for dx, dy in STEPS:
            key, _ = self.city.get((x + dx, y + dy), ("", 0))
            bonus = districts()[key].bonus if key in districts() else None
            if bonus and bonus[0] == tile.type:
                player.money += bonus[1].get("M", 0)
                player.vp["bonus"] += bonus[1].get("V", 0)

    def sheets(self) -> list[dict[str, int]]:
        """The final score sheets (CTY-10.1)."""
        found = []
        for player in self.players:
            sheet = {**player.vp, "money": player.money // 10}
            sheet["total"] = sum(sheet.values())
            sheet["money_left"] = player.money % 10
            found.append(sheet)
        return found

    def ranks(self) -> list[int]:
        """CTY-10.3, 10.4."""
        keys = [(sheet["total"], sheet["money_left"]) for sheet in self.sheets()]
        better = sorted(keys, reverse=True)
        return [better.index(own) + 1 for own in keys]
