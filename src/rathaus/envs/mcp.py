"""MCP: a language model reads the rules and plays, here or on a server (`rathaus mcp`)."""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from rathaus import registry
from rathaus import rules as rulebooks
from rathaus.client import Server
from rathaus.core.catalogue import Piece
from rathaus.core.errors import RathausError
from rathaus.envs.tables import LocalTable, RemoteTable, Table

MOST_FOUND = 20
INSTRUCTIONS = """\
Rathaus plays four city-building board games by the exact rules. Start with list_games, read the \
rules (section two-minutes first), then new_table against bots, or join_table on a server with a \
seat's secret. look tells what you are asked and the legal moves; play takes a move by its notation.
"""


class NoTable(RathausError):
    """Nothing is being played under that name."""


def build(lang: str = "en") -> MCPServer:
    """The server with its tools; each conversation has its own tables."""
    server, tools = MCPServer("rathaus", instructions=INSTRUCTIONS), Tools(lang)
    for tool in (
        tools.list_games,
        tools.read_rules,
        tools.find_cards,
        tools.new_table,
        tools.join_table,
        tools.look,
        tools.play,
        tools.wait_for_turn,
    ):
        server.tool()(_telling_errors(tool))
    return server


class Tools:
    """What a model can do; it reads the name, the arguments and the first lines of each."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._tables: dict[str, Table] = {}

    def list_games(self) -> list[dict[str, Any]]:
        """The games, for how many players, and their options."""
        return [_about(name, self._lang) for name in registry.names()]

    def read_rules(self, game: str, section: str = "two-minutes") -> str:
        """A section of a game's rules: two-minutes, aid, rules, or one of the sections it lists."""
        return _section(game, section, self._lang)

    def find_cards(self, game: str, words: str = "") -> list[dict[str, Any]]:
        """The cards or tiles whose name or text has these words, with their full text."""
        return _cards(game, words, self._lang)

    def new_table(
        self, game: str, players: int, bots: str = "easy", options: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Start a game here. You have seat 0; `bots` is one level, or one for each other seat."""
        kinds = tuple(each.strip() for each in bots.split(","))
        found = registry.find(game)
        return self._seated(LocalTable(found, players, options or {}, kinds, lang=self._lang))

    def join_table(
        self, url: str, table: str, seat: int, secret: str = "", name: str = ""
    ) -> dict[str, Any]:
        """A seat on a Rathaus server: your own by its secret, or an open one under a name."""
        where = Server(url, lang=self._lang)
        mine = (
            where.seat(table, seat, secret) if secret else where.sit(table, seat, name or "Guest")
        )
        return {"secret": mine.secret, **self._seated(RemoteTable(mine))}

    def look(self, table: str, with_view: bool = True) -> dict[str, Any]:
        """What you are asked, the legal moves in words, your view, and what happened meanwhile."""
        shown = self._at(table).look()
        return shown if with_view else {k: v for k, v in shown.items() if k != "view"}

    def play(self, table: str, move: str, then: list[str] | None = None) -> dict[str, Any]:
        """Play a legal move by its notation; `then` are further moves of the same answer."""
        self._at(table).play([move, *(then or [])])
        return self.look(table, with_view=False)

    def wait_for_turn(self, table: str) -> dict[str, Any]:
        """Wait until it is your turn, the game is over, or a while has passed."""
        self._at(table).wait()
        return self.look(table, with_view=False)

    def _at(self, table: str) -> Table:
        if table not in self._tables:
            known = ", ".join(self._tables) or "none yet: use new_table or join_table"
            raise NoTable(f"there is no table {table!r}; tables: {known}")
        return self._tables[table]

    def _seated(self, table: Table) -> dict[str, Any]:
        name = f"table{len(self._tables) + 1}"
        shown = table.look()
        self._tables[name] = table
        return {"table": name, **shown}


def _telling_errors(function: Callable[..., Any]) -> Callable[..., Any]:
    """What is wrong with an input is said to the model; of other errors it learns nothing."""

    @wraps(function)
    def told(*arguments: Any, **named: Any) -> Any:
        try:
            return function(*arguments, **named)
        except RathausError as error:
            raise ToolError(str(error)) from error

    return told


def _about(name: str, lang: str) -> dict[str, Any]:
    game = registry.find(name)
    options = {
        option.name: {"values": list(option.values), "text": option.text[lang]}
        for option in game.options
    }
    return {
        "game": name,
        "title": game.title[lang],
        "players": list(game.player_counts),
        "options": options,
    }


def _section(name: str, anchor: str, lang: str) -> str:
    game = registry.find(name)
    book = rulebooks.find(game, lang)
    found = book.chapter(anchor)
    if not found:
        known = ", ".join(each.anchor for each in book.sections)
        raise RathausError(f"the rules have no section {anchor!r}; sections: {known}")
    pieces = game.catalogue(lang).pieces
    lines: list[str] = []
    for section in found:
        lines += ["", f"{'#' * section.level} {section.heading} ({section.anchor})"]
        lines += [_line(row, pieces) for block in section.blocks for row in block.rows]
    return "\n".join(lines)


def _line(row: rulebooks.Row, pieces: Mapping[str, Piece]) -> str:
    cells = [
        "".join(pieces[s.text].name if s.kind == "piece" else s.text for s in cell)
        for cell in row.cells
    ]
    return " | ".join(cells) + (f" [{' '.join(row.clauses)}]" if row.clauses else "")


def _cards(game: str, words: str, lang: str) -> list[dict[str, Any]]:
    wanted = words.casefold().split()
    found = []
    for key, piece in registry.find(game).catalogue(lang).pieces.items():
        text = " ".join((piece.name, key, *piece.lines)).casefold()
        if all(word in text for word in wanted):
            found.append({"key": key, "name": piece.name, "text": list(piece.lines)})
    return found[:MOST_FOUND]
