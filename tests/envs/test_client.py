"""Programs play on a real server, with the client class and by the example."""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from rathaus.client import Refused, Seat, Unreachable
from rathaus.client import Server as Client
from tests.server.postgres import free_port
from tests.server.servers import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "server_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('client') / 'tables.db'}") as running:
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    with Client(server.url) as client:
        yield client


def play_out(seat: Seat, seed: int) -> None:
    rng = random.Random(seed)
    while seat.wait_for_turn():
        seat.play(rng.choice(seat.moves())["move"])


def test_two_programs_play_a_game_to_the_end(server: Server, client: Client) -> None:
    table = client.new_table("neom", 2, {"beginner": True}, public=False)
    mine = client.sit(table, 0, "Ann")
    with Client(server.url) as other:
        theirs = other.sit(table, 1, "Ben")
        playing = Thread(target=play_out, args=(theirs, 2))
        playing.start()
        play_out(mine, 1)
        playing.join()
        result = mine.look()["result"]
        assert theirs.look()["result"] == result
    assert len(result["scores"]) == 2


def test_a_seat_comes_back_by_its_secret(client: Client) -> None:
    table = client.new_table("bruges", 2)
    mine = client.sit(table, 0, "Ann")
    assert client.open_tables()[0]["id"] == table
    assert client.seat(table, 0, mine.secret).look()["seat"] == 0
    with pytest.raises(Refused) as error:
        client.seat(table, 0, "0" * 32).sit_bot(1, "easy")
    assert error.value.code == "not_allowed", "whoever has no seat puts no bots on others"


def test_a_foreign_secret_sees_nothing_and_waits_for_nothing(client: Client) -> None:
    table = client.new_table("neom", 2, public=False)
    mine, theirs = client.sit(table, 0, "Ann"), client.sit(table, 1, "Ben")
    for foreign in (client.seat(table, 0, "0" * 32), client.seat(table, 0, theirs.secret)):
        for ask in (foreign.look, foreign.moves, foreign.wait_for_turn):
            with pytest.raises(Refused, match="seat 1 is not yours") as error:
                ask()
            assert error.value.code == "not_allowed"
    assert mine.look()["seat"] == 0  # the turn may be the other's, who does not play here


def test_what_the_server_refuses_is_told_with_its_code(client: Client) -> None:
    assert {game["name"] for game in client.games()} >= {"neom", "hamburg"}
    mine = client.sit(client.new_table("neom", 2, public=False), 0, "Ann")
    mine.sit_bot(1, "random")
    assert mine.wait_for_turn()
    for wrong in ("fly:moon", "pass"):
        with pytest.raises(Refused) as error:
            mine.play(wrong)
        assert error.value.code in {"not_allowed", "refused", "bad_message"}
    assert mine.moves()
    with pytest.raises(Refused) as error:
        client.new_table("chess", 2)
    assert "chess" in str(error.value)


def test_a_server_that_is_not_there_is_named() -> None:
    address = f"http://127.0.0.1:{free_port()}"
    with Client(address) as client, pytest.raises(Unreachable, match="does not answer"):
        client.games()


def test_the_example_plays(server: Server) -> None:
    command = [sys.executable, "-W", "error", EXAMPLE, server.url]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("The game is over: [")
