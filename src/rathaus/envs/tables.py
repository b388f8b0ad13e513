"""A seat at a table for a program that talks: in this process, or on a server.

Both kinds tell the same: what is asked, in words and as data, and what may be done.
"""

from random import Random
from secrets import token_hex
from typing import Any, Protocol

from rathaus.bots import BotKind
from rathaus.client import Seat
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.envs.opponents import Opponents

Shown = dict[str, Any]


class Table(Protocol):
    """One's own seat, wherever the table stands."""

    def look(self) -> Shown:
        """What the seat may know: prompt, moves, view, and what happened since the last look."""

    def play(self, moves: list[str]) -> None:
        """The moves of an answer, by their notation."""

    def wait(self) -> None:
        """Until the table has changed, or a while; not at all if it waits for this seat."""


class LocalTable:
    """A table in this process: bots have the other seats."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        bots: tuple[BotKind, ...],
        *,
        lang: str = "en",
        seat: int = 0,
        seed: str = "",
    ) -> None:
        self._opponents = Opponents(game, players, seat, bots)
        self._rng = Random(seed or token_hex(8))
        self._match = Match(game, players, seed=seed or token_hex(16), options=options)
        self._lang, self._seat, self._told = lang, seat, 0
        self._let_bots_play()

    def look(self) -> Shown:
        match, seat, lang = self._match, self._seat, self._lang
        game, state = match.game, match.state
        asked = seat in state.turn()
        news = [e for e in match.events[self._told :] if e.audience is None or seat in e.audience]
        self._told = len(match.events)
        return {
            "game": game.name,
            "seat": seat,
            "status": "over" if match.is_over else "playing",
            "prompt": game.prompt(state, seat, lang) if asked else "",
            "moves": [
                {"move": game.notation(state, m), "text": game.describe(state, seat, m, lang)}
                for m in state.moves(seat)
            ],
            "view": state.view(seat),
            "news": [game.story(event, lang) for event in news],
            "scores": state.scores() if match.is_over or game.has_open_scores else None,
            "ranks": state.ranks() if match.is_over else None,
        }

    def play(self, moves: list[str]) -> None:
        self._match.play(self._seat, *self._match.read(self._seat, moves))
        self._let_bots_play()

    def wait(self) -> None:
        """Bots decide at once: there is nothing to wait for."""

    def _let_bots_play(self) -> None:
        self._opponents.decide(self._match.state, self._rng, self._match.play)


class RemoteTable:
    """A seat at a table of a server."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._told = -1

    def look(self) -> Shown:
        table = self._seat.look()
        question, result = table["question"], table["result"]
        news = [line for line in table["log"] if line["number"] > self._told]
        self._told = max((line["number"] for line in news), default=self._told)
        standing = result or table["standing"] or {}
        return {
            "game": table["game"],
            "seat": table["seat"],
            "status": table["status"],
            "prompt": table["prompt"],
            "moves": [
                {"move": move["move"], "text": move["text"]}
                for move in (question["moves"] if question else [])
            ],
            "view": table["view"],
            "news": [line["text"] for line in news],
            "scores": standing.get("scores"),
            "ranks": result["ranks"] if result else None,
        }

    def play(self, moves: list[str]) -> None:
        self._seat.play(*moves)

    def wait(self) -> None:
        table = self._seat.look()
        if table["status"] != "over" and not table["question"]:
            self._seat.wait()
