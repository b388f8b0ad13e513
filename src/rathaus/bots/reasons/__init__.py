"""Why a move is better than another, in words: one file per language, all of one shape.

The terms are those that the judges of the games tell (`rathaus.bots.judge.Judge.terms`).
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rathaus.bots.advice import RIVALS, Reason
from rathaus.bots.reasons import de, en, nl
from rathaus.core.text import capital, fill
from rathaus.core.voice import words_of

ONE_PLACE = 9.95  # points: beyond that, tenths tell nothing


class Words(NamedTuple):
    more: str
    less: str
    rivals_less: str
    rivals_more: str
    point: str  # between whole points and tenths
    terms: Mapping[str, Mapping[str, str]]  # by game


LANGUAGES = {
    lang: Words(file.MORE, file.LESS, file.RIVALS_LESS, file.RIVALS_MORE, file.POINT, file.TERMS)
    for lang, file in {"en": en, "de": de, "nl": nl}.items()
}


def tell(game: str, reasons: Iterable[Reason], lang: str) -> list[str]:
    """A sentence for each reason, the first one first.

    >>> tell("neom", [Reason("goods", 3.04), Reason("money", -1.0)], "en")
    ['About 3 points more from goods', 'But about 1 point less from coins and income']
    """
    words = words_of(lang, LANGUAGES)
    return [capital(_told(game, reason, words)) for reason in reasons]


def _told(game: str, reason: Reason, words: Words) -> str:
    points = _written(reason.points, words.point)
    is_gain = reason.points > 0
    if reason.term == RIVALS:
        template = words.rivals_less if is_gain else words.rivals_more
        return fill(template, points=points, one=points == "1")
    what = fill(words.terms[game][reason.term], gain=is_gain)
    return fill(words.more if is_gain else words.less, points=points, one=points == "1", what=what)


def amount(points: float, lang: str) -> str:
    """About so many points, whatever the sign.

    >>> amount(-2.96, "en"), amount(0.42, "de"), amount(12.4, "nl")
    ('3', '0,4', '12')
    """
    return _written(points, words_of(lang, LANGUAGES).point)


def _written(points: float, point: str) -> str:
    size = abs(points)
    shown = f"{size:.0f}" if size >= ONE_PLACE else f"{size:.1f}".removesuffix(".0")
    return shown.replace(".", point)
