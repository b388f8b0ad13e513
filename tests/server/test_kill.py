"""SIGKILL in the middle of games: what was acknowledged is there, and the games go on."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from tests.server.servers import Browser, Server

GAMES = 50
AT_ONCE = 25
WITH_BOTS = 5  # of those
WORKERS = {True: 1, False: 2}  # by: is it SQLite?


@dataclass
class Player:
    """One person, alone or against a bot, remembering what the server has acknowledged."""

    table: str
    players: int
    secret: str = ""
    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # version and move

    def sit(self, server: Server) -> None:
        with server.join(self.table) as browser:
            self.secret = browser.sit(0, "Ann")
            for seat in range(1, self.players):
                browser.sit_bot(seat, "random")

    def play(self, server: Server, seed: int) -> bool:
        """Until the game is over (True) or the server dies."""
        try:
            with server.join(self.table, self.secret) as browser:
                return self._decide(browser, Random(seed))
        except (OSError, WebSocketException, TimeoutError):
            return False

    def _decide(self, browser: Browser, rng: Random) -> bool:
        while question := browser.until_asked():
            move = rng.choice(question["moves"])["move"]
            answer = browser.decide(question, move)
            if answer["type"] == "done":
                self.acknowledged.append((answer["version"], move))
        return True


def moves_in_record(server: Server, table: str) -> list[str]:
    """The person's own decisions, in their order."""
    lines = server.get(f"/api/tables/{table}/record").text.splitlines()[1:]
    found = [line.split('"move": "')[1].split('"')[0] for line in lines if '"seat": 0,' in line]
    assert found
    return found


@pytest.mark.thorough
def test_no_acknowledged_move_is_lost_and_every_game_can_be_finished(database: str) -> None:
    is_sqlite = database.startswith("sqlite")
    rng = Random(f"kill {is_sqlite}")
    in_flight = 0
    for batch in range(GAMES // AT_ONCE):
        server = Server(database, WORKERS[is_sqlite])
        server.start()
        counts = [1] * (AT_ONCE - WITH_BOTS) + [2] * WITH_BOTS
        players = [Player(server.new_table("neom", count), count) for count in counts]
        for player in players:
            player.sit(server)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            jobs = [pool.submit(p.play, server, batch) for p in players]
            time.sleep(rng.uniform(0.5, 2.0))
            server.kill()
            in_flight += sum(not job.result() for job in jobs)
        server.start()
        with ThreadPoolExecutor(AT_ONCE) as pool:
            assert all(job.result() for job in [pool.submit(p.play, server, 99) for p in players])
        for player in players:
            versions = [version for version, _ in player.acknowledged]
            assert versions == sorted(set(versions))
            kept = iter(moves_in_record(server, player.table))
            assert all(move in kept for _, move in player.acknowledged)  # in this order
        server.stop()
    assert in_flight > GAMES // 2
