"""SIGKILL in the middle of games: what was acknowledged is there, and the games go on."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tests.server.killing import missing, play_and_kill, set_tables
from tests.server.servers import Server

GAMES = 50
AT_ONCE = 25
WITH_BOTS = 5  # of those
WORKERS = {True: 1, False: 2}  # by: is it SQLite?


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
        players = set_tables(server, [("neom", count) for count in counts])
        in_flight += play_and_kill(server, players, batch, rng.randrange(2 * AT_ONCE, 15 * AT_ONCE))
        assert missing(database, players) == []
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
