"""A client for programs that play on a server.

    from rathaus.client import Server

    server = Server("http://localhost:8000")
    table = server.new_table("neom", players=2)
    seat = server.sit(table, 0, "Deep Neom")
    seat.sit_bot(1, "easy")
    while seat.wait_for_turn():
        seat.play(seat.moves()[0]["move"])
    print(seat.look()["result"]["scores"])

What it gets and sends are the messages of docs/protocol.md, as plain data. It needs the extra
`client`. A request that gets lost is repeated under the same key, so nothing is done twice.
"""

import secrets
from collections.abc import Mapping
from typing import Any, Self

import httpx

from rathaus.core.errors import RathausError

PATIENCE = 40.0  # seconds; the server answers a waiting client sooner
ATTEMPTS = 3
Message = dict[str, Any]


class Refused(RathausError):
    """The server said no. `code` is stable (see docs/protocol.md), the text says why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Unreachable(RathausError):
    """The server does not answer, or answers something else than it should."""


class Server:
    """A server, by its address."""

    def __init__(self, url: str, *, lang: str = "en") -> None:
        self.lang = lang
        self._http = httpx.Client(base_url=url, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def games(self) -> list[Message]:
        """The games, their options and the levels of bots."""
        games: list[Message] = self.get("/api/games", lang=self.lang)["games"]
        return games

    def open_tables(self) -> list[Message]:
        """Public tables with open seats."""
        tables: list[Message] = self.get("/api/tables", lang=self.lang)["tables"]
        return tables

    def new_table(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        **settings: object,
    ) -> str:
        """The id of a new table; settings: `public`, `pace`, `chat`."""
        body = {"game": game, "players": players, "options": dict(options or {}), **settings}
        table: str = self.post("/api/tables", body)["id"]
        return table

    def sit(self, table: str, seat: int, name: str, secret: str | None = None) -> "Seat":
        """Take an open seat. Whoever knows the secret has the seat, so keep it."""
        mine = Seat(self, table, seat, secret or secrets.token_hex(16))
        mine.change("sit", name=name, secret=mine.secret)
        return mine

    def seat(self, table: str, seat: int, secret: str) -> "Seat":
        """A seat that is one's own already."""
        return Seat(self, table, seat, secret)

    # -- requests -----------------------------------------------------------------------------

    def get(self, path: str, secret: str = "", **query: object) -> Message:
        return self._ask("GET", path, secret, params=query)

    def post(self, path: str, body: Message, secret: str = "") -> Message:
        return self._ask("POST", path, secret, json=body)

    def _ask(self, method: str, path: str, secret: str, **parts: Any) -> Message:
        headers = {"Authorization": f"Seat {secret}"} if secret else {}
        for attempt in range(ATTEMPTS):
            try:
                answer = self._http.request(method, path, headers=headers, **parts)
                break
            except httpx.TransportError as error:
                if attempt == ATTEMPTS - 1 or (method == "POST" and "key" not in parts["json"]):
                    where = self._http.base_url
                    raise Unreachable(f"the server at {where} does not answer: {error}") from error
        return _read(answer)


def _read(answer: httpx.Response) -> Message:
    try:
        message = answer.json()
    except ValueError:
        message = None
    if not isinstance(message, dict):
        raise Unreachable(f"that is no Rathaus server: {answer.url} gave {answer.status_code}")
    if answer.is_error or message.get("type") == "failed":
        raise Refused(message.get("code", "server"), message.get("message", "the server failed"))
    return message


class Seat:
    """One's own seat at a table."""

    def __init__(self, server: Server, table: str, seat: int, secret: str) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.secret = secret
        self._path = f"/api/tables/{table}"
        self._seen: Message | None = None

    def look(self) -> Message:
        """The table as the seat sees it now: view, question, log, result."""
        return self._take(self.server.get(self._path, self.secret, **self._query()))

    def wait(self) -> Message:
        """The table as soon as it has changed, or after a while as it was."""
        after = {} if self._seen is None else {"after": self._seen["version"]}
        return self._take(self.server.get(self._path, self.secret, **self._query(), **after))

    def wait_for_turn(self) -> bool:
        """Wait until the seat has to decide (True) or the game is over (False)."""
        table = self.look()
        while table["status"] != "over" and not table["question"]:
            table = self.wait()
        return bool(table["status"] != "over")

    def moves(self) -> list[Message]:
        """The legal moves as they were when the seat looked last, each with its words."""
        question = (self._seen or self.look())["question"]
        return question["moves"] if question else []

    def play(self, move: str, *then: str) -> None:
        """A move by its notation; `then` are further moves of the same answer."""
        table = self._seen or self.look()
        question = table["question"]
        version = question["version"] if question else table["version"]
        self.change("move", version=version, move=move, then=list(then))

    def sit_bot(self, seat: int, level: str) -> None:
        """Put a bot on an open seat."""
        self._send({"type": "sit_bot", "seat": seat, "level": level})

    def chat(self, text: str) -> None:
        self.change("chat", text=text)

    def change(self, kind: str, **fields: object) -> None:
        """Any change of docs/protocol.md, for this seat."""
        self._send({"type": kind, "seat": self.seat, **fields})

    def _send(self, message: Message) -> None:
        message["key"] = secrets.token_hex(8)
        self._seen = None
        self.server.post(self._path, message, self.secret)

    def _query(self) -> Message:
        return {"lang": self.server.lang, "seat": self.seat}

    def _take(self, table: Message) -> Message:
        """A foreign secret would look on like a spectator, and wait for a turn that never comes."""
        if table["seat"] != self.seat:
            raise Refused(
                "not_allowed", f"seat {self.seat + 1} is not yours: the secret is another"
            )
        self._seen = table
        return table
