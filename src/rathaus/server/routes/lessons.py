"""Guided first games: what to say, and a table with the prepared deal."""

from starlette.requests import Request
from starlette.responses import Response

from rathaus.core.options import resolve
from rathaus.lessons import Lesson, find
from rathaus.server.header import game_named
from rathaus.server.protocol import LessonShown, SuggestionShown, TableCreated
from rathaus.server.routes.asking import (
    Json,
    address_of,
    desk_of,
    lang_of,
    limit_new,
    limit_reading,
)


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
    """Whoever wants the lesson takes seat 0; nobody else finds the table."""
    limit_new(request)
    lesson = find(request.path_params["game"])
    options = resolve(game_named(lesson.game).options, lesson.players, lesson.options)
    name = await desk_of(request).create(
        lesson.game,
        lesson.players,
        options,
        public=False,
        chat=False,
        household=address_of(request),
        seed=lesson.seed,
    )
    return Json(TableCreated(name), 201)
