"""Pieces, fields, moves and events of a game as messages: structure beside the words."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from pyphen import Pyphen

from rathaus.core.catalogue import Catalogue, Effect, Field, Piece, Trail
from rathaus.core.events import Event
from rathaus.core.game import Game, Refusal
from rathaus.core.state import State
from rathaus.server.protocol.library import CatalogueShown, FieldShown, GroupShown, PieceShown
from rathaus.server.protocol.table import (
    EffectShown,
    LogLine,
    MarkShown,
    MoveShown,
    RefusedShown,
    TargetShown,
    TrailShown,
)
from rathaus.server.story import is_of_table, line_of_table

LONG = 8  # letters; shorter words fit everywhere
SOFT_HYPHEN = "\u00ad"
WORD_ENDS = re.compile(r"([ -])")
HARD_SPACE = "\u00a0"
BETWEEN = re.compile(r"\b(\d+) (?=[^\W\d_]|€)")  # a number and what is counted


def catalogue_shown(catalogue: Catalogue, lang: str) -> CatalogueShown:
    return CatalogueShown(
        pieces={key: _piece(piece, lang) for key, piece in catalogue.pieces.items()},
        fields={key: _field(field) for key, field in catalogue.fields.items()},
        names=dict(catalogue.names),
        signs=dict(catalogue.signs),
        sheet=dict(catalogue.sheet),
        ratings=list(catalogue.ratings),
        ladders={key: list(least) for key, least in catalogue.ladders.items()},
        areas=catalogue.areas,
    )


def breakable(text: str, lang: str) -> str:
    """With soft hyphens in long words: browsers know the syllables of few languages.

    >>> breakable("Parkplatzverwaltung", "de").split(SOFT_HYPHEN)
    ['Park', 'platz', 'ver', 'wal', 'tung']
    >>> breakable("Fortune-Teller", "en")  # it breaks at its own hyphen
    'Fortune-Teller'
    """
    words = WORD_ENDS.split(text)
    return "".join(
        _syllables(lang).inserted(word, SOFT_HYPHEN) if len(word) > LONG else word for word in words
    )


def unbroken(text: str) -> str:
    """No line ends between a number and what it counts.

    >>> unbroken("Pay 3 Mark or 5 € (2 left)").split(HARD_SPACE)
    ['Pay 3', 'Mark or 5', '€ (2', 'left)']
    >>> unbroken("R2 leaves") == "R2 leaves"  # that is a name
    True
    """
    return BETWEEN.sub(rf"\1{HARD_SPACE}", text)


@cache
def _syllables(lang: str) -> Pyphen:
    return Pyphen(lang=lang, left=3, right=3)


def _piece(piece: Piece, lang: str) -> PieceShown:
    return PieceShown(
        key=piece.key,
        name=piece.name,
        breakable=breakable(piece.name, lang),
        kind=piece.kind,
        number=piece.number,
        colour=piece.colour,
        symbols=piece.symbols,
        lines=[unbroken(line) for line in piece.lines],
        face={fact.name: fact.value for fact in piece.facts},
        groups=[GroupShown(*group) for group in piece.groups],
    )


def _field(field: Field) -> FieldShown:
    return FieldShown(
        label=field.label,
        layout=field.layout,
        place=field.place,
        holds=field.holds,
        parts=dict(field.parts),
        cells=list(field.cells),
        columns=field.columns,
        last=field.last,
    )


# -- moves ------------------------------------------------------------------------------------


def move_shown(
    game: Game, state: State, seat: int, move: int, lang: str, names: Sequence[str]
) -> MoveShown:
    phrase = game.phrase(state, seat, move, lang, names)
    then = game.suggestion(state, seat, move)
    effects, trails = _told(game, state, seat, (move, *then))
    return MoveShown(
        move=game.notation(state, move),
        kind=game.space.split(move)[0],
        text=unbroken(phrase.text),
        note=unbroken(phrase.note),
        targets=_targets(game, state, seat, move),
        effects=effects,
        ends=state.completes(seat, move),
        trails=trails,
        then=_notations(game, state, seat, (move, *then))[1:],
    )


def _told(
    game: Game, state: State, seat: int, moves: Sequence[int]
) -> tuple[list[EffectShown], list[TrailShown]]:
    """What all these moves of one answer would do; things set out with the last of them."""
    found: list[Effect] = []
    for move, now in _along(state, seat, moves):
        found += game.consequence(now, seat, move)
        trails = game.trails(now, seat, move)
    return [EffectShown(*effect) for effect in found], [_trail(trail) for trail in trails]


def _trail(trail: Trail) -> TrailShown:
    places = [TargetShown(*place) for place in trail.places]
    return TrailShown(trail.what, trail.amount, places, list(trail.prices))


def _notations(game: Game, state: State, seat: int, moves: Sequence[int]) -> list[str]:
    return [game.notation(now, move) for move, now in _along(state, seat, moves)]


def _along(state: State, seat: int, moves: Sequence[int]) -> Iterator[tuple[int, State]]:
    """Each move of an answer, with the state in which it is made."""
    for number, move in enumerate(moves):
        if number:
            state = state.copy()
            state.play(seat, moves[number - 1])
        yield move, state


def refused_shown(game: Game, state: State, seat: int, refused: Refusal) -> RefusedShown:
    return RefusedShown(
        move=game.notation(state, refused.move),
        text=unbroken(refused.text),
        reason=unbroken(refused.reason.text),
        clause=refused.reason.clause,
        targets=_targets(game, state, seat, refused.move),
    )


def _targets(game: Game, state: State, seat: int, move: int) -> list[TargetShown]:
    return [TargetShown(*target) for target in game.targets(state, seat, move)]


# -- events -----------------------------------------------------------------------------------


def line_shown(game: Game, number: int, event: Event, lang: str, names: Sequence[str]) -> LogLine:
    """An event that the reader may see."""
    speaks = line_of_table(event, lang, names) if is_of_table(event) else None
    text, marks = speaks or game.line(event, lang, names)
    return LogLine(
        number=number,
        seat=event.seat,
        text=unbroken(text),
        kind=event.kind,
        data=dict(event.data) if speaks else game.event_data(event),
        marks=[MarkShown(*mark) for mark in marks],
    )
