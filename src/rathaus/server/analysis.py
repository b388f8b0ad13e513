"""A finished game looked back at: how it stood for everybody, and what a seat did worst."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time

from rathaus.bots.review import can_review, cost, first_sight, outlook
from rathaus.core.records import Record, replay, verify, victories
from rathaus.core.state import State
from rathaus.core.steps import CHANCE
from rathaus.server.errors import NotFound
from rathaus.server.header import game_named
from rathaus.server.protocol.replay import AnalysisShown, CostShown, OutlookShown
from rathaus.server.replays import names_of, parsed

MOST_OUTLOOKS = 16
LOOKED_AT = 8  # decisions that seem worst at first sight
TOLD = 3
WITHIN = 6.0  # seconds of the processor


def analysis_of(text: str, seat: int, lang: str) -> AnalysisShown:
    """In a process of its own."""
    record = parsed(text)
    if not 0 <= seat < record.players:
        raise NotFound(f"seats go from 0 to {record.players - 1}")
    game = game_named(record.game)
    if not can_review(game):
        return AnalysisShown(seat, is_judged=False, course=[], costs=[])
    ends, rng = process_time() + WITHIN, Random(record.seed_hash)
    course = [OutlookShown(number, *outlook(game, state, rng)) for number, state in _rounds(record)]
    course.append(_end(record))
    return AnalysisShown(
        seat, is_judged=True, course=course, costs=_costs(record, seat, lang, ends)
    )


def _states(record: Record) -> Iterator[tuple[int, State]]:
    """Before each decision."""
    game = game_named(record.game)
    states = replay(record, game, lambda event: None)
    return enumerate(islice(states, len(record.decisions)))


def _rounds(record: Record) -> list[tuple[int, State]]:
    """Where rounds begin, evenly if there are many."""
    found, clock = [], None
    for number, state in _states(record):
        now = state.game.clock(state)
        if now != clock and state.turn() != (CHANCE,):
            clock = now
            found.append((number, state.copy()))
    step = -(-len(found) // MOST_OUTLOOKS)
    return found[::step]


def _end(record: Record) -> OutlookShown:
    """Now everything is known."""
    final = verify(record, game_named(record.game))
    scores = [float(each) for each in final.scores()]
    return OutlookShown(len(record.decisions), scores, victories(final.ranks()))


def _costs(record: Record, seat: int, lang: str, ends: float) -> list[CostShown]:
    """The worst first."""
    game, names, rng = game_named(record.game), names_of(record), Random(seat)
    seen = []
    for number, state in _states(record):
        if record.decisions[number].seat == seat and len(state.moves(seat)) > 1:
            played = game.parse(state, record.decisions[number].move)
            lost = first_sight(game, state, seat, played, rng)
            seen.append((lost, number, played, state.copy()))
    seen.sort(key=lambda each: -each[0])
    found = []
    for _, number, played, state in seen[:LOOKED_AT]:
        if process_time() > ends:
            break
        if (better := cost(game, state, seat, played, rng)) is not None:
            texts = [
                game.describe(state, seat, move, lang, names) for move in (played, better.better)
            ]
            found.append(CostShown(number, texts[0], texts[1], round(better.points, 1)))
    return sorted(found, key=lambda each: -each.points)[:TOLD]
