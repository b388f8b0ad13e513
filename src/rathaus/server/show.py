"""What a client is shown of a table: built from views and events its seat may see."""

from collections.abc import Callable, Hashable, Mapping, Sequence, Set
from typing import Literal, TypeVar

from rathaus.core.events import Event
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.core.records import hash_of
from rathaus.core.state import State
from rathaus.server.header import OVER, game_named
from rathaus.server.protocol.client import Consider
from rathaus.server.protocol.coding import encode
from rathaus.server.protocol.table import (
    ChatLine,
    Considered,
    LogLine,
    QuestionShown,
    ResultShown,
    SeatShown,
    StandingShown,
    TableListed,
    TableShown,
    VoteShown,
)
from rathaus.server.seating import Seat
from rathaus.server.storage import Listed
from rathaus.server.structure import line_shown, move_shown, refused_shown, unbroken
from rathaus.server.table import Table

Made = TypeVar("Made")


def table_sent(
    table: Table,
    *,
    mine: Set[int],
    seat: int | None,
    lang: str,
    here: Set[int],
    away: Mapping[int, int],
    log_from: int,
    log_restarts: bool,
) -> bytes:
    """The message with all that a client may know now; the same for all who know the same."""
    return _once(
        table,
        lambda: encode(
            table_shown(
                table,
                mine=mine,
                seat=seat,
                lang=lang,
                here=here,
                away=away,
                log_from=log_from,
                log_restarts=log_restarts,
            )
        ),
        *(frozenset(mine), seat, lang, frozenset(here), tuple(sorted(away.items()))),
        *(log_from, log_restarts),
    )


def _once(table: Table, make: Callable[[], Made], *name: Hashable) -> Made:
    state = table.match.state if table.match else None
    return table.once.get(table.version, state, name, make)


def table_shown(
    table: Table,
    *,
    mine: Set[int],
    seat: int | None,
    lang: str,
    here: Set[int],
    away: Mapping[int, int] | None = None,
    log_from: int,
    log_restarts: bool,
) -> TableShown:
    match = table.match
    names = [seat.name for seat in table.seats]
    turn = table.turn_for(mine)
    known = match.state.waiting_for(turn) if match else None
    return TableShown(
        id=table.header.id,
        game=table.header.game,
        title=table.game.title[lang],
        version=table.seen(mine),
        status=table.status,
        options=table.header.options,
        pace=table.header.pace,
        seats=[
            _seat(each, number in mine, number in here, (away or {}).get(number), number in turn)
            for number, each in enumerate(table.seats)
        ],
        seat=seat,
        prompt=prompt_shown(table.game, known, seat, lang, names) if known else "",
        view=known.view(seat) if known else None,
        question=_question(table, seat, mine, lang, names),
        can_undo=bool(match and seat is not None and match.can_undo(seat)),
        log=_log(table, seat, lang, log_from),
        log_restarts=log_restarts,
        chat=_once(table, lambda: _chat(table, names), "chat"),
        has_chat=table.has_chat,
        is_prepared=table.header.is_prepared,
        vote=_vote(table),
        seed_hash=_once(table, lambda: hash_of(table.header.seed), "seed"),
        result=_result(table, match) if table.status == OVER and match else None,
        standing=_once(table, lambda: _standing(table), "standing"),
        rematch=table.rematch,
        rematch_by=table.rematch_by,
    )


def eyes(table: Table, mine: Set[int], wanted: int | None) -> int | None:
    """The own seat asked for; else, on a shared device, the one in turn; else the first."""
    if wanted in mine:
        return wanted
    in_turn = [seat for seat in sorted(mine) if table.match and seat in table.match.state.turn()]
    return next(iter([*in_turn, *sorted(mine)]), None)


def _seat(
    seat: Seat, is_yours: bool, is_here: bool, replace_in: int | None, in_turn: bool
) -> SeatShown:
    return SeatShown(
        name=seat.name,
        kind=_kind(seat),
        level=seat.level,
        is_yours=is_yours,
        is_here=is_here,
        replace_in=replace_in,
        in_turn=in_turn,
        is_substitute=bool(seat.level and seat.secret),
        is_offered=bool(seat.offer),
        has_conceded=seat.has_conceded,
    )


def _kind(seat: Seat) -> Literal["open", "person", "bot"]:
    if seat.level:
        return "bot"
    return "person" if seat.secret else "open"


def prompt_shown(game: Game, state: State, seat: int | None, lang: str, names: list[str]) -> str:
    """What a seat is asked, in one sentence. It may name secrets: spectators do not hear it."""
    if seat is None and state.turn():
        return ""
    return unbroken(game.prompt(state, seat or 0, lang, names))


def _question(
    table: Table, seat: int | None, mine: Set[int], lang: str, names: list[str]
) -> QuestionShown | None:
    if table.match is None or seat is None or seat not in table.match.state.turn():
        return None
    if seat not in table.people():  # a bot decides for whoever left
        return None
    return question_shown(table, table.match.state, seat, mine, lang, names)


def question_shown(
    table: Table, state: State, seat: int, mine: Set[int], lang: str, names: list[str]
) -> QuestionShown:
    """What a seat is asked in a state: the table's, or one it leads to."""
    game = table.game
    moves = [move_shown(game, state, seat, each, lang, names) for each in state.moves(seat)]
    refused = [refused_shown(game, state, seat, each) for each in game.refused(state, seat, lang)]
    return QuestionShown(seat, moves, refused, table.seen(mine, table.asked_at[seat]))


def considered_shown(table: Table, asked: Consider, hashes: Set[str], lang: str) -> Considered:
    """What an own seat would be asked next, if its answer began so."""
    seat, path = asked.seat, asked.path
    table.check_seat(seat, hashes)
    mine = table.seats_of(hashes)
    state = table.considered(seat, asked.version, path, mine)
    names = [each.name for each in table.seats]
    prompt = prompt_shown(table.game, state, seat, lang, names)
    return Considered(path, prompt, question_shown(table, state, seat, mine, lang, names))


def _log(table: Table, seat: int | None, lang: str, log_from: int) -> list[LogLine]:
    told = lines_of(table, lang)[log_from:]
    return [line for event, line in told if event.visible_to(seat)]


def lines_of(table: Table, lang: str) -> list[tuple[Event, LogLine]]:
    """The whole log; every line is put into words once, for whoever may read it."""
    kept: list[tuple[Event, LogLine]] = table.rendered.setdefault(lang, [])
    names = [each.name for each in table.seats]
    for number, event in table.told(len(kept)):
        kept.append((event, line_shown(table.game, number, event, lang, names)))
    return kept


def lines_missing(table: Table, lang: str) -> int:
    """So many lines have yet to be put into words."""
    return table.lines - len(table.rendered.get(lang, ()))


def log_shown(
    game: Game, events: Sequence[Event], seat: int | None, lang: str, names: list[str]
) -> list[LogLine]:
    """The story of a game as a seat may hear it."""
    return [
        line_shown(game, number, event, lang, names)
        for number, event in enumerate(events)
        if event.visible_to(seat)
    ]


def _chat(table: Table, names: list[str]) -> list[ChatLine]:
    return [ChatLine(line.number, line.seat, names[line.seat], line.text) for line in table.chat]


def _vote(table: Table) -> VoteShown | None:
    vote = table.vote
    if vote is None:
        return None
    return VoteShown(vote.what, vote.by, vote.about, vote.level, sorted(vote.waiting))


def _result(table: Table, match: Match) -> ResultShown:
    state = match.state
    return ResultShown(state.scores(), state.ranks(), state.result(), table.header.seed)


def _standing(table: Table) -> StandingShown | None:
    return standing_shown(table.game, table.match.state) if table.match else None


def standing_shown(game: Game, state: State) -> StandingShown | None:
    """The scoring if the game ended now; only where it tells nothing that is hidden."""
    if not game.has_open_scores or not state.turn():
        return None
    return StandingShown(state.scores(), state.ranks(), state.result())


def listed_shown(listed: Listed, lang: str, hashes: Set[str] = frozenset()) -> TableListed:
    """Whoever shows the secret of a seat is told that it has answered; others know later."""
    header, summary = listed.header, listed.summary
    done = {seat for seat in summary.answered if summary.secrets[seat] in hashes}
    return TableListed(
        id=header.id,
        game=header.game,
        title=game_named(header.game).title[lang],
        players=header.players,
        options=header.options,
        status=summary.status,
        seats=summary.names,
        turn=[seat for seat in summary.turn if seat not in done],
        updated=listed.updated,
    )
