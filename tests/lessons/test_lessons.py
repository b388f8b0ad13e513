"""Every guided first game can be played as it suggests, in whatever order the seats answer."""

import pytest

import rathaus
from rathaus import bots, lessons
from rathaus.core.languages import LANGUAGES
from rathaus.core.match import Match
from rathaus.lessons import Answer, Lesson, NoLesson

LESSONS = [lessons.find(name) for name in rathaus.games()]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
YOU = 0


def start(lesson: Lesson) -> Match:
    game = rathaus.game(lesson.game)
    seats = ("You", *[lesson.level] * (lesson.players - 1))
    options = dict(lesson.options)
    return Match(game, lesson.players, seed=lesson.seed, options=options, seats=seats)


def let_others_decide(match: Match, lesson: Lesson) -> None:
    bot = bots.create(lesson.level, match.game)
    while others := [seat for seat in match.state.turn() if seat != YOU]:
        seat = others[0]
        bots.let_decide(bot, lesson.level, match.state, seat, match.bot_generator(seat), match.play)


def take(match: Match, answer: Answer) -> None:
    """Decision by decision; exactly the last one completes the answer."""
    for place, move in enumerate(answer.moves, start=1):
        state = match.state
        legal = [match.game.notation(state, each) for each in state.moves(YOU)]
        assert move in legal
        number = match.game.parse(state, move)
        assert state.completes(YOU, number) == (place == len(answer.moves))
        match.play(YOU, number)


@each_lesson
@pytest.mark.parametrize("you_first", [True, False])
def test_its_suggestions_can_all_be_taken(lesson: Lesson, you_first: bool) -> None:
    match = start(lesson)
    for answer in lesson.answers:
        if not you_first or YOU not in match.state.turn():
            let_others_decide(match, lesson)
        take(match, answer)
    assert sum(len(answer.moves) for answer in lesson.answers) >= 12
    assert not match.is_over


@each_lesson
def test_it_speaks_every_language_and_at_every_decision(lesson: Lesson) -> None:
    texts = [text for answer in lesson.answers for text in answer.texts]
    for text in (*texts, *lesson.general.values(), lesson.ending):
        assert sorted(text) == sorted(LANGUAGES)
        assert all(words.strip() and words[-1] == "." for words in text.values())
    for answer in lesson.answers:
        assert len(answer.texts) == len(answer.moves)


@each_lesson
def test_it_has_something_to_say_away_from_its_suggestions(lesson: Lesson) -> None:
    """To each kind of question that the suggestions answer first."""
    kinds = {answer.moves[0].partition(":")[0] for answer in lesson.answers}
    kinds -= {"cornerstone"}  # stands beside selling
    assert kinds <= set(lesson.general)
    space = rathaus.game(lesson.game).space
    assert set(lesson.general) <= set(space.ranges())


def test_a_game_without_a_lesson_says_so() -> None:
    assert not lessons.has_lesson("high_card")
    for name in ("high_card", "../secrets"):
        with pytest.raises(NoLesson, match="there is no guided first game"):
            lessons.find(name)
