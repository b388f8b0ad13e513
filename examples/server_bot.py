"""A program that plays on a server: it takes the first open seat of a table, or sets one.

    rathaus serve --port 8000 &
    python examples/server_bot.py http://localhost:8000          # sets a table against a bot
    python examples/server_bot.py http://localhost:8000 TABLE    # joins this one

It plays at random; put your own idea into `choose`. Needs the extra `client`.
"""

import random
import sys
from typing import Any

from rathaus.client import Seat, Server


def choose(table: dict[str, Any]) -> str:
    """The notation of a legal move; `table["view"]` has all the seat may know."""
    move: str = random.choice(table["question"]["moves"])["move"]
    return move


def open_seat(server: Server, table: str) -> int:
    seats = server.get(f"/api/tables/{table}", lang=server.lang)["seats"]
    return next(number for number, seat in enumerate(seats) if seat["kind"] == "open")


def take_a_seat(server: Server, table: str) -> Seat:
    if table:
        return server.sit(table, open_seat(server, table), "Random Rita")
    seat = server.sit(server.new_table("neom", players=2, public=False), 0, "Random Rita")
    seat.sit_bot(1, "easy")
    return seat


def main(url: str, table: str = "") -> None:
    with Server(url) as server:
        seat = take_a_seat(server, table)
        while seat.wait_for_turn():
            seat.play(choose(seat.look()))
        print("The game is over:", seat.look()["result"]["scores"])


if __name__ == "__main__":
    main(*sys.argv[1:])
