"""Tables for the browsers to open, set and played on over the WebSocket: that is quicker."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from tests.browser.dealt_server import DealtServer
from tests.server.servers import Server, wait_until

NAMES = ("Ann", "Bob", "Cem", "Dora", "Eva")


def written(points: int) -> str:
    """As the page writes them: with a real minus."""
    return str(points).replace("-", "−")


@dataclass(frozen=True)
class Prepared:
    """A table, and the secrets of the people who sit there."""

    server: Server
    id: str
    secrets: list[str]

    def truth(self, seat: int | None = None, lang: str = "en") -> dict[str, Any]:
        """What the server tells that seat, or a spectator."""
        headers = {} if seat is None else {"authorization": f"Seat {self.secrets[seat]}"}
        answer = self.server.get(f"/api/tables/{self.id}?lang={lang}", **headers)
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown

    def after(self, version: int) -> dict[str, Any]:
        """What seat 0 is told when a later decision has arrived: the page goes on before."""
        wait_until(lambda: self.truth(0)["version"] > version)
        return self.truth(0)

    def in_turn(self) -> list[int]:
        return [seat for seat, each in enumerate(self.truth()["seats"]) if each["in_turn"]]

    def play_until_turn_of(self, seat: int) -> None:
        """Decide for all people until that seat alone has to decide."""
        rng = Random(seat)
        with self.server.join(self.id, *self.secrets) as browser:
            while self.in_turn() != [seat]:
                question = browser.until_asked()
                assert question, "the game is over"
                browser.decide(question, rng.choice(question["moves"])["move"])


def prepare(
    server: Server, game: str, *, people: int = 1, bots: int = 1, decisions: int = 0, seed: int = 1
) -> Prepared:
    """A running table; the people have made so many decisions, or all of them."""
    table = server.new_table(game, people + bots)
    rng = Random(seed)
    with server.join(table) as browser:
        secrets = [browser.sit(seat, NAMES[seat]) for seat in range(people)]
        for seat in range(people, people + bots):
            browser.sit_bot(seat, "random")
        for _ in range(decisions):
            question = browser.until_asked()
            if question is None:
                break
            answer = browser.decide(question, rng.choice(question["moves"])["move"])
            assert answer["type"] == "done", answer
        browser.until_asked()
    return Prepared(server, table, secrets)


@cache
def finished(server: Server, game: str) -> Prepared:
    """A table at its end, with one person and two bots: nobody changes it any more."""
    assert isinstance(server, DealtServer)
    with server.dealing(f"finished {game}"):
        return prepare(server, game, people=1, bots=2, decisions=10_000)


def words(server: Server, game: str, lang: str = "en") -> dict[str, Any]:
    """The catalogue of a game."""
    found: dict[str, Any] = server.get(f"/api/games/{game}/words?lang={lang}").json()
    return found


def placed(server: Server, game: str, place: str) -> list[str]:
    """The fields of the view that are shown there."""
    fields = words(server, game)["fields"]
    return [key for key, field in fields.items() if field["place"] == place]
