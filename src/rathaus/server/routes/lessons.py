"""Guided first games: what to say, and a table with the prepared deal."""

from starlette.requests import Request
from starlette.responses import Response

from rathaus.core.options import resolve
from rathaus.lessons import Lesson, find
from rathaus.server.entries import SatBot
from rathaus.server.header import game_named
from rathaus.server.protocol.library import LessonShown, SuggestionShown
from rathaus.server.protocol.table import TableCreated
from rathaus.server.routes.asking import (
    Json,
    address_of,
    desk_of,
    lang_of,
    limit_new,
    limit_reading,
)
from rathaus.server.table import Table


async def show_lesson(request: Request) -> Response:
    limit_reading(request)
    return Json(_shown(find(request.path_params["game"]), lang_of(request)))


def _shown(lesson: Lesson, lang: str) -> LessonShown:
    answers = [
        SuggestionShown(list(each.moves), [text[lang] for text in each.texts], each.follows)
        for each in lesson.answers
    ]
    general = {kind: text[lang] for kind, text in lesson.general.items()}
    return LessonShown(lesson.players, lesson.level, answers, general, lesson.ending[lang])


async def create_lesson(request: Request) -> Response:
    """Whoever wants the lesson takes seat 0. The deal is no secret, so nobody else may sit down:
    the other seats are the bots' from the start.
    """
    limit_new(request)
    desk, who = desk_of(request), address_of(request)
    lesson = find(request.path_params["game"])
    options = resolve(game_named(lesson.game).options, lesson.players, lesson.options)
    name = await desk.create(
        lesson.game,
        lesson.players,
        options,
        public=False,
        chat=False,
        household=who,
        seed=lesson.seed,
    )
    room = await desk.room(name, who)
    for seat in range(1, lesson.players):
        await desk.act(room, SatBot(seat, lesson.level), _nobody_else_came, who=who)
    return Json(TableCreated(name), 201)


def _nobody_else_came(table: Table) -> None:
    """Only the answer to this request tells the name of the table."""
