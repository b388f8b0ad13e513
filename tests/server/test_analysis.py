"""A finished game looked back at: fair, bounded, and only when it is over."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random

import pytest

import rathaus
from rathaus.bots import Chair, create
from rathaus.bots.review import cost
from rathaus.core.match import Match
from rathaus.server import analysis
from rathaus.server.analysis import analysis_of
from rathaus.server.errors import NotFound
from tests.server.inside import InsideServer


@cache
def played(game: str = "city_tycoon", players: int = 2, bad: float = 0.3) -> str:
    """Ann decides badly now and then."""
    kind, rng = rathaus.game(game), Random(game)
    easy = create("easy", kind)
    match = Match(kind, players, seed="back", seats=("Ann", *["easy"] * (players - 1)))
    while not match.is_over:
        seat = match.state.turn()[0]
        is_bad = seat == 0 and rng.random() < bad
        moves = match.state.moves(seat)
        move = rng.choice(moves) if is_bad else easy.choose(Chair(match.state, seat), rng)
        match.play(seat, move)
    return match.record().dumps()


def test_the_worst_decisions_come_first_and_the_outlook_ends_with_the_result() -> None:
    told = analysis_of(played(), 0, "en")
    record = analysis.parsed(played())
    assert told.is_judged
    assert 1 <= len(told.costs) <= 3
    assert [each.points for each in told.costs] == sorted(
        (c.points for c in told.costs), reverse=True
    )
    for each in told.costs:
        assert each.points > 0
        assert each.played != each.better
        assert record.decisions[each.number].seat == 0
    assert record.result
    assert told.course[-1].scores == list(record.result["scores"])
    for outlook in told.course:
        assert sum(outlook.chances) == pytest.approx(1)
        assert len(outlook.scores) == record.players


def test_a_game_that_everybody_lost_can_be_looked_back_at() -> None:
    """Alone at Hamburg one can lose to TOM: then nobody has the first rank."""
    text = played("hamburg", 1, bad=1.0)
    told, record = analysis_of(text, 0, "en"), analysis.parsed(text)
    assert record.result
    assert record.result["ranks"] == [2]
    assert told.course[-1].chances == [0.0]


def test_it_speaks_three_languages() -> None:
    texts = {tuple(each.better for each in analysis_of(played(), 0, lang).costs[:1])
             for lang in ("en", "de", "nl")}  # fmt: skip
    assert len(texts) > 1


def test_a_decision_is_judged_by_what_the_seat_could_know() -> None:
    """Another truth behind its back gives the same judgement, if no clock ends it."""
    kind, rng = rathaus.game("neom"), Random(3)
    match = Match(kind, 3, seed="fair")
    looked = 0
    while looked < 3:
        seat = match.state.turn()[0]
        moves = match.state.moves(seat)
        if len(moves) > 3 and rng.random() < 0.1:
            looked += 1
            worst = moves[-1]
            found = [
                cost(kind, state, seat, worst, Random(looked), seconds=None)
                for state in (match.state, match.state.redeal(seat, Random(9)))
            ]
            assert found[0] == found[1]
        match.play(seat, rng.choice(moves))


def test_a_seat_that_does_not_exist_has_no_analysis() -> None:
    with pytest.raises(NotFound):
        analysis_of(played(), 7, "en")


def test_where_nobody_can_judge_nothing_is_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "can_review", lambda game: False)
    told = analysis_of(played(), 0, "en")
    assert (told.is_judged, told.course, told.costs) == (False, [], [])


def test_only_finished_games_are_looked_at(inside: InsideServer) -> None:
    table = inside.new_table("city_tycoon", 2)
    with inside.join(table) as ann:
        ann.sit(0, "Ann")
        ann.sit_bot(1, "random")
        refused = inside.get(f"/api/replays/t-{table}/analysis?seat=0")
        assert refused.status_code == 409


def test_over_the_server(inside: InsideServer) -> None:
    name = inside.post_text("/api/records", played()).json()["id"]
    told = inside.get(f"/api/replays/{name}/analysis?seat=0&lang=de").json()
    assert told["is_judged"]
    assert told["costs"]
    assert inside.get(f"/api/replays/{name}/analysis?seat=9").status_code == 404
    on = inside.post(f"/api/replays/{name}/{told['costs'][0]['number']}", {})
    assert on.status_code == 201


def test_no_replay_waits_for_an_analysis(inside: InsideServer) -> None:
    name = inside.post_text("/api/records", played("hamburg", 3)).json()["id"]
    inside.get(f"/api/replays/{name}/0")  # whoever shows positions is ready
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(inside.get, f"/api/replays/{name}/analysis?seat=0")
        assert inside.get(f"/api/replays/{name}/1").status_code == 200
        assert not asked.done()
        assert asked.result().status_code == 200
