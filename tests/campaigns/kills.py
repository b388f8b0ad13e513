"""The server is killed over and over while people play all games; nothing confirmed is lost."""

from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import track

import rathaus
from tests.campaigns.diary import Diary
from tests.server.killing import Player, confirmed, missing, play_and_kill, set_tables
from tests.server.postgres import Postgres
from tests.server.servers import Server

TABLES = 8  # that are played at once
EACH = 10  # kills at the same tables


def campaign(kills: int, diary: Diary, console: Console) -> list[str]:
    """Half of them on each database; two workers on PostgreSQL."""
    done = sum(line["kills"] for line in diary.lines)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="rathaus-")))
        postgres = stack.enter_context(Postgres(folder))
        for batch in track(range(done // EACH, -(-kills // EACH)), "killing", console=console):
            is_sqlite = batch % 2 == 0
            database = f"sqlite:///{folder}/{batch}.db" if is_sqlite else postgres.new_database()
            found = kill_at(Server(database, 1 if is_sqlite else 2), batch, EACH)
            diary.note(f"batch {batch}", kills=EACH, **found)
    moves = sum(line["confirmed"] for line in diary.lines)
    lost = [each for line in diary.lines for each in line["lost"]]
    killed = sum(line["kills"] for line in diary.lines)
    console.print(f"{killed} kills, {moves} moves confirmed, {len(lost)} lost")
    return lost


def kill_at(server: Server, seed: int, kills: int) -> dict[str, object]:
    """Tables of all games; those that are over are followed by new ones."""
    rng = Random(f"kills {seed}")
    old: list[Player] = []
    lost: list[str] = []
    with server:
        players = set_tables(server, [_any_game(rng) for _ in range(TABLES)])
        for _ in range(kills):
            moves = rng.randrange(20 * TABLES)
            in_the_middle = play_and_kill(server, players, rng.randrange(10**6), moves)
            lost += missing(server.database, players)
            server.start()
            if in_the_middle < TABLES // 2:
                old += players
                players = set_tables(server, [_any_game(rng) for _ in range(TABLES)])
        shown = [server.get(f"/api/tables/{each.table}").status_code for each in [*old, *players]]
    lost += [f"cannot be shown: {code}" for code in shown if code != 200]
    return {"confirmed": confirmed([*old, *players]), "lost": lost}


def _any_game(rng: Random) -> tuple[str, int]:
    name = rng.choice(rathaus.games())
    return name, rng.choice(rathaus.game(name).player_counts[:3])
