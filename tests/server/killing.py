"""SIGKILL in the middle of games, and what has to be there afterwards."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random

from websockets.exceptions import WebSocketException

from rathaus.server.database import engine_for
from rathaus.server.entries import Moved, load
from rathaus.server.storage import Storage
from tests.server.servers import Browser, Server, wait_until


@dataclass
class Player:
    """One person, alone or against bots, remembering what the server has acknowledged."""

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


def set_tables(server: Server, games: list[tuple[str, int]]) -> list[Player]:
    """One person at each, with everybody seated."""
    players = [Player(server.new_table(game, count), count) for game, count in games]
    for player in players:
        player.sit(server)
    return players


def play_and_kill(server: Server, players: list[Player], seed: int, moves: int) -> int:
    """All play at once, and after so many moves the server dies; how many were in the middle of
    their game.
    """
    until = confirmed(players) + moves
    with ThreadPoolExecutor(len(players)) as pool:
        jobs = [pool.submit(player.play, server, seed) for player in players]
        wait_until(lambda: confirmed(players) >= until or all(job.done() for job in jobs))
        server.kill()
        return sum(not job.result() for job in jobs)


def confirmed(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def missing(database: str, players: list[Player]) -> list[str]:
    """Acknowledged moves that are not on disk, in their order; the server need not run."""
    engine = engine_for(database)
    try:
        storage = Storage(engine)
        return [
            f"{player.table}: {move}" for player in players for move in _missing(storage, player)
        ]
    finally:
        engine.dispose()


def _missing(storage: Storage, player: Player) -> list[str]:
    entries = [load(row.body) for row in storage.rows(player.table)]
    kept = iter([each.move for each in entries if isinstance(each, Moved) and each.seat == 0])
    return [move for _, move in player.acknowledged if move not in kept]
