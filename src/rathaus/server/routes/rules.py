"""The rules of a game for those who play it."""

import anyio.to_thread
from starlette.requests import Request
from starlette.responses import Response

from rathaus.core.game import Game
from rathaus.rules import CHAPTERS, Block, Rulebook, Section, find, has_rules
from rathaus.rules.book import Cell
from rathaus.server.header import game_named
from rathaus.server.protocol.library import (
    BlockShown,
    RowShown,
    RulesShown,
    SectionShown,
    SpanShown,
)
from rathaus.server.routes.asking import Json, lang_of, limit_reading


async def show_rules(request: Request) -> Response:
    """In chapters; of a game whose rules nobody has written down there are none."""
    limit_reading(request)
    game, lang = game_named(request.path_params["game"]), lang_of(request)
    return Json(await anyio.to_thread.run_sync(_rules, game, lang))


def _rules(game: Game, lang: str) -> RulesShown:
    if not has_rules(game):
        return RulesShown(game.title[lang], [], {})
    return rules_shown(find(game, lang))


def rules_shown(book: Rulebook) -> RulesShown:
    chapters = {name: [_section(each) for each in book.chapter(name)] for name in CHAPTERS}
    return RulesShown(book.title, [_block(each) for each in book.about], chapters)


def _section(section: Section) -> SectionShown:
    blocks = [_block(block) for block in section.blocks]
    return SectionShown(section.anchor, section.heading, section.level, blocks)


def _block(block: Block) -> BlockShown:
    rows = [RowShown(_cells(row.cells), list(row.clauses), row.depth) for row in block.rows]
    return BlockShown(block.kind, rows, _cells(block.head))


def _cells(cells: tuple[Cell, ...]) -> list[list[SpanShown]]:
    return [[SpanShown(*span) for span in cell] for cell in cells]
