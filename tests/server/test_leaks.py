"""Whatever a seat must not know makes no difference to a single byte it is sent."""

from random import Random

import pytest

import rathaus
from rathaus.core.events import Event
from rathaus.core.languages import LANGUAGES
from rathaus.core.state import State
from rathaus.server.entries import Moved, Sat, SatBot
from rathaus.server.errors import NotAllowed
from rathaus.server.header import Header
from rathaus.server.protocol.client import Consider
from rathaus.server.protocol.coding import encode
from rathaus.server.show import considered_shown, log_shown, table_shown
from rathaus.server.table import Table

GAMES_EACH = 3
SHARE = 0.15  # of the decisions are looked at


def new_table(game: str, players: int, seed: int) -> Table:
    table = Table(Header(f"t{seed}", game, players, {}, f"seed {seed}", 0.0))
    for seat in range(players - 1):
        table.apply(Sat(seat, f"P{seat}", f"{seat:064x}"))
    table.apply(SatBot(players - 1, "random"))
    return table


def sent_to(table: Table, seat: int | None, lang: str = "en") -> bytes:
    """All bytes a client at that seat gets; the log of events comes from the true game."""
    mine = frozenset() if seat is None else frozenset({seat})
    shown = table_shown(
        table,
        mine=mine,
        seat=seat,
        lang=lang,
        here=frozenset(),
        log_from=0,
        log_restarts=True,
    )
    return encode(shown)


def error_for(table: Table, seat: int, rng: Random) -> str:
    """What the server says to a move that is not allowed."""
    assert table.match
    state = table.match.state
    space = state.game.space
    legal = set(state.moves(seat))
    wrong = next(m for m in iter(lambda: rng.randrange(len(space)), None) if m not in legal)
    with pytest.raises(NotAllowed) as caught:
        table.apply(Moved(seat, space.notation(wrong)))
    return str(caught.value)


def with_another_truth(table: Table, seat: int | None, seed: int) -> Table:
    """The same table to that seat, but what it cannot know is drawn anew."""
    assert table.match
    true = table.match.state
    table.match.state = true.redeal(seat, Random(seed))
    return table


@pytest.mark.parametrize("game", rathaus.games())
def test_bytes_depend_on_what_the_seat_may_know_alone(game: str) -> None:
    counts = rathaus.game(game).player_counts
    looked = 0
    for seed in range(GAMES_EACH):
        rng = Random(f"{game} {seed}")
        table = new_table(game, rng.choice([each for each in counts if each > 1]), seed)
        assert table.match
        while table.match.state.turn():
            if rng.random() < SHARE:
                looked += 1
                _compare(table, rng)
            state = table.match.state
            seat = rng.choice(state.turn())
            table.apply(Moved(seat, state.game.notation(state, rng.choice(state.moves(seat)))))
    assert looked > 20


def _compare(table: Table, rng: Random) -> None:
    assert table.match
    viewers: list[int | None] = [None, *range(len(table.seats))]
    seat = rng.choice(viewers)
    lang = rng.choice(LANGUAGES)
    seed = rng.randrange(10**6)
    true = table.match.state
    before = sent_to(table, seat, lang), _error(table, seat, seed)
    try:
        with_another_truth(table, seat, seed)
        assert (sent_to(table, seat, lang), _error(table, seat, seed)) == before
    finally:
        table.match.state = true


def _error(table: Table, seat: int | None, seed: int) -> str:
    return "" if seat is None else error_for(table, seat, Random(seed))


@pytest.mark.parametrize("game", rathaus.games())
def test_what_is_considered_depends_on_what_the_seat_may_know_alone(game: str) -> None:
    table, rng, compared = new_table(game, 3, 5), Random(5), 0
    assert table.match
    while table.match.state.turn():
        state = table.match.state
        seat = rng.choice(state.turn())
        if path := _beginning(state, seat, rng):
            told = considered_by(table, seat, path)
            with_another_truth(table, seat, rng.randrange(10**6))
            assert considered_by(table, seat, path) == told
            table.match.state = state
            compared += 1
        table.apply(Moved(seat, state.game.notation(state, rng.choice(state.moves(seat)))))
    assert compared > 20


def considered_by(table: Table, seat: int, path: list[str]) -> bytes:
    """What a seat would be asked next, if its answer began so."""
    own = {table.seats[seat].secret}
    asked = Consider(table.seen(table.seats_of(own)), seat, path)
    return encode(considered_shown(table, asked, own, "en"))


def _beginning(state: State, seat: int, rng: Random) -> list[str]:
    """The first moves of an answer, at random; the last one is not among them."""
    state, path = state.copy(), []
    while not path or rng.random() < 0.7:
        moves = [move for move in state.moves(seat) if not state.completes(seat, move)]
        if not moves:
            break
        move = rng.choice(moves)
        path.append(state.game.notation(state, move))
        state.play(seat, move)
    return path


@pytest.mark.parametrize("game", rathaus.games())
def test_what_is_compared_has_all_the_structure(game: str) -> None:
    """Targets, effects, clauses, data and marks are among the bytes that must not change."""
    table, rng = new_table(game, 3, 1), Random(1)
    wanted = {b'"targets":[{', b'"effects":[{', b'"clause":"', b'"data":{"', b'"marks":[{'}
    while wanted and table.match:
        state = table.match.state
        seat = rng.choice(state.turn())
        sent = sent_to(table, seat)
        wanted = {name for name in wanted if name not in sent}
        table.apply(Moved(seat, state.game.notation(state, rng.choice(state.moves(seat)))))


@pytest.mark.parametrize("game", rathaus.games())
def test_lines_of_the_log_depend_on_what_the_seat_may_know_alone(game: str) -> None:
    """The same decision, told under two truths: text, data and marks are the same."""
    table, rng, compared = new_table(game, 3, 2), Random(2), 0
    assert table.match
    while table.match.state.turn():
        state = table.match.state
        seat = rng.choice(state.turn())
        move = rng.choice(state.moves(seat))
        if rng.random() < SHARE:
            compared += _is_told_alike(table, state.redeal(seat, rng), seat, move)
        table.apply(Moved(seat, state.game.notation(state, move)))
    assert compared > 5


def _is_told_alike(table: Table, other: State, seat: int, move: int) -> bool:
    """False: it cannot be compared, since the decision has revealed something."""
    assert table.match
    truth, told = _play_and_listen(table.match.state, seat, move)
    guess, retold = _play_and_listen(other, seat, move)
    if truth.view(seat) != guess.view(seat):
        return False
    assert _lines(table, told, seat) == _lines(table, retold, seat)
    return True


def _play_and_listen(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    heard: list[Event] = []
    copy = state.copy()
    copy.listener = heard.append
    copy.play(seat, move)
    return copy, heard


def _lines(table: Table, events: list[Event], seat: int) -> list[bytes]:
    told = log_shown(table.game, events, seat, "en", [each.name for each in table.seats])
    return [encode((line.seat, line.text, line.kind, line.data, line.marks)) for line in told]


@pytest.mark.parametrize("game", rathaus.games())
def test_nobody_is_told_of_an_event_of_others(game: str) -> None:
    table, rng = new_table(game, 3, 3), Random(3)
    assert table.match
    while table.match.state.turn():
        state = table.match.state
        seat = rng.choice(state.turn())
        table.apply(Moved(seat, state.game.notation(state, rng.choice(state.moves(seat)))))
    events, names = table.match.events, ["P0", "P1", "P2"]
    for viewer in (None, 0, 1, 2):
        numbers = {each.number for each in log_shown(table.game, events, viewer, "en", names)}
        visible = {number for number, event in enumerate(events) if event.visible_to(viewer)}
        assert numbers == visible
        assert numbers != set(range(len(events))), "every game has events of one seat alone"


@pytest.mark.parametrize("game", rathaus.games())
def test_no_seed_and_no_secret_in_anything_sent(game: str) -> None:
    table = new_table(game, 2, 7)
    rng = Random(7)
    for number in range(200):
        assert table.match
        state = table.match.state
        if not state.turn():
            break
        for seat in (None, 0, 1) if number % 5 == 0 else ():  # with the whole log so far
            sent = sent_to(table, seat)
            assert b"seed 7" not in sent
            assert f"{0:064x}".encode() not in sent
        seat = rng.choice(state.turn())
        table.apply(Moved(seat, state.game.notation(state, rng.choice(state.moves(seat)))))
