"""The arena: the same results however it is spread, stopped or interrupted."""

import json
from pathlib import Path
from typing import Any

import pytest

from rathaus.arena import tournament
from rathaus.arena.journal import BadJournal
from rathaus.arena.matches import BadArena, Match
from rathaus.arena.playing import GameResult, Played
from rathaus.arena.simulation import simulate
from rathaus.arena.standing import Meeting, Standing
from rathaus.arena.tournament import compete
from rathaus.bots import BadBot
from rathaus.core.errors import BadOption, BadPlayers, UnknownBot, UnknownGame
from rathaus.core.game import Game
from tests.own_bots import write_bots
from tests.template_game import HighCard


def results(standing: Standing) -> dict[str, Any]:
    """All that does not depend on the machine."""
    return {key: value for key, value in standing.to_json().items() if key != "times"}


DREAMER = f"{Path(__file__).parents[2] / 'examples' / 'own_bot.py'}:Dreamer"


def small(game: Game | str = "", **changes: Any) -> Standing:
    """A few games of the smallest game there is."""
    asked: dict[str, Any] = {"bots": [DREAMER, "random"], "players": 2, "games": 6, "seed": 3}
    return compete(game or HighCard(), **{**asked, **changes})


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    assert results(small()) == results(small(jobs=2))
    assert results(small()) != results(small(seed=4))


def test_every_line_up_gets_the_deals_of_the_simulation() -> None:
    (meeting,) = small().meetings
    assert meeting.count == 6
    for names in [(DREAMER, "random"), ("random", DREAMER)]:
        played = simulate(HighCard(), players=2, games=3, seed=3, bots=names)
        assert [dict(deal)[names].result for deal in meeting.deals] == list(played.results)


def test_games_are_made_up_to_whole_deals() -> None:
    assert small(games=5).count == 6
    assert small(players=4, mode="rest", games=5).count == 8


def test_alone_bots_are_compared_by_their_points() -> None:
    standing = small("neom", bots=["easy", "random"], players=1, games=3)
    assert [str(each.match) for each in standing.meetings] == ["easy alone", "random alone"]
    easy, rand = standing.profiles
    assert easy.points.mean > rand.points.mean + 20
    ahead = standing.ahead_of_first("random")
    assert ahead is not None
    assert ahead.mean == pytest.approx(rand.points.mean - easy.points.mean)
    assert standing.ahead_of_first("easy") is None
    assert standing.ratings is None
    assert standing.meetings[0].side("easy").margin is None


def test_times_are_those_of_each_decision() -> None:
    standing = small(games=2)
    (meeting,) = standing.meetings
    for _, played in meeting.games():
        assert sum(map(len, played.times)) == played.result.decisions
    dreamer, rand = standing.profiles
    assert 0 < dreamer.median_time <= dreamer.p99_time
    assert dreamer.median_time > rand.median_time
    assert sum(len(each.times) for each in standing.profiles) == sum(
        played.result.decisions for _, played in meeting.games()
    )


# -- early stopping ----------------------------------------------------------------------------


def test_a_clear_match_stops_early_and_others_go_on(tmp_path: Path) -> None:
    bots = ["random", DREAMER, f"{write_bots(tmp_path)}:Last"]
    standing = small(bots=bots, mode="rest", games=200, target=0.3)
    dreamer, last = standing.meetings
    assert dreamer.count < last.count < 200
    assert dreamer.side("random").verdict(0.3) == "above"


def test_a_stop_does_not_depend_on_how_games_are_spread() -> None:
    asked: dict[str, Any] = {"mode": "ladder", "games": 60, "target": 0.9}
    assert small(**asked).count < 60
    assert results(small(**asked)) == results(small(jobs=2, **asked))


# -- going on ----------------------------------------------------------------------------------


def test_an_interrupted_run_ends_like_one_that_was_not(tmp_path: Path) -> None:
    diary = tmp_path / "deep" / "arena.jsonl"

    def stop(done: int, total: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        small(diary=diary, progress=stop)
    with diary.open("a") as file:
        file.write('{"match": 0, "deal": 2, "sea')  # killed while it wrote
    before = diary.read_text().count("\n")
    assert before == 1 + 4
    played: list[int] = []
    again = small(diary=diary, progress=lambda done, _: played.append(done))
    assert results(again) == results(small())
    assert played[-1] == 6
    assert diary.read_text().count("\n") == 1 + 6


def test_a_finished_run_plays_nothing_again_and_may_be_made_longer(tmp_path: Path) -> None:
    diary = tmp_path / "arena.jsonl"
    first = small(diary=diary)
    lines = diary.read_text()
    assert small(diary=diary).to_json() == first.to_json()
    assert diary.read_text() == lines
    assert results(small(diary=diary, games=10)) == results(small(games=10))
    assert diary.read_text().startswith(lines)


def test_a_diary_with_more_games_than_needed_gives_the_same_stop(tmp_path: Path) -> None:
    diary = tmp_path / "arena.jsonl"
    asked: dict[str, Any] = {"mode": "rest", "games": 60}
    small(diary=diary, **asked)
    stopped = small(diary=diary, target=0.2, **asked)
    assert stopped.count < 60
    assert results(stopped) == results(small(target=0.2, **asked))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seed": 4}, "its seed is '3', not '4'"),
        ({"bots": ["random", DREAMER]}, "its bots is"),
        ({"players": 3}, "its players is 2, not 3"),
        ({"mode": "rest"}, "its mode is"),
        ({"options": {"hand": 5}}, "its options is"),
    ],
)
def test_the_diary_of_another_arena_is_refused(
    tmp_path: Path, changes: dict[str, Any], words: str
) -> None:
    diary = tmp_path / "arena.jsonl"
    small(diary=diary, games=2)
    before = diary.read_bytes()
    with pytest.raises(BadJournal, match="is of another run") as error:
        small(diary=diary, **changes)
    assert words in str(error.value)
    assert diary.read_bytes() == before


def test_a_bot_that_was_changed_is_another_bot(tmp_path: Path) -> None:
    file, diary = write_bots(tmp_path), tmp_path / "arena.jsonl"
    bots = [f"{file}:First", "random"]
    small(bots=bots, games=2, diary=diary)
    file.write_text(file.read_text() + "\n# better\n")
    with pytest.raises(BadJournal, match="its files is"):
        small(bots=bots, games=2, diary=diary)


def test_our_bots_of_another_day_are_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    diary = tmp_path / "arena.jsonl"
    small(games=2, diary=diary)
    monkeypatch.setattr(tournament, "_own_code", lambda: "of tomorrow")
    with pytest.raises(BadJournal, match="its bot code is"):
        small(games=2, diary=diary)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello\n", "line 1: this is not JSON"),
        ("[]\n", "line 1: every line is a JSON object"),
        ("{}\n", "is not a file of this command"),
    ],
)
def test_a_file_that_is_no_diary_is_refused_and_kept(tmp_path: Path, text: str, words: str) -> None:
    diary = tmp_path / "notes.txt"
    diary.write_text(text)
    with pytest.raises(BadJournal, match=words):
        small(diary=diary)
    assert diary.read_text() == text


@pytest.mark.parametrize("line", ["{}", '{"match": 0, "deal": "x"}', "17", "{"])
def test_a_broken_line_is_named(tmp_path: Path, line: str) -> None:
    diary = tmp_path / "arena.jsonl"
    small(diary=diary, games=2)
    with diary.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(BadJournal, match=r"arena\.jsonl, line 4: "):
        small(diary=diary)


# -- bad input ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "changes"),
    [
        (BadPlayers, {"players": 60}),
        (BadOption, {"options": {"weather": 1}}),
        (UnknownBot, {"bots": ["random", "genius"]}),
        (BadBot, {"bots": ["random", "nowhere.py:Bot"]}),
        (BadArena, {"bots": ["random"]}),
        (BadArena, {"games": 0}),
        (ValueError, {"jobs": 0}),
        (BadArena, {"target": 0.5}),
        (BadArena, {"target": 1.5, "mode": "rest"}),
        (BadArena, {"target": 0.5, "mode": "rest", "players": 1, "game": "neom"}),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    tmp_path: Path, error: type[Exception], changes: dict[str, Any]
) -> None:
    diary = tmp_path / "arena.jsonl"
    with pytest.raises(error):
        small(diary=diary, **changes)
    assert not diary.exists()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        compete("chess", bots=["random", "easy"], players=2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named(tmp_path: Path, jobs: int) -> None:
    with pytest.raises(BadBot, match="Clumsy on seat"):
        small(bots=[f"{write_bots(tmp_path)}:Clumsy", "random"], jobs=jobs)


# -- what games add up to ----------------------------------------------------------------------


def meeting() -> Meeting:
    """Two deals of one against two, the one on each seat: won, shared, lost; and all lost."""

    def game(names: str, scores: tuple[int, ...], ranks: tuple[int, ...]) -> Any:
        return tuple(names), Played(GameResult(scores, ranks, 1), ((1,), (2,), (3,)))

    first = [
        game("abb", (50, 40, 30), (1, 2, 3)),
        game("bba", (60, 20, 60), (1, 3, 1)),
        game("bab", (10, 0, 20), (2, 3, 1)),
    ]
    second = [game(names, (9, 9, 9), (1, 1, 1)) for names in ("abb", "bba", "bab")]
    return Meeting(Match(tuple("abb")), [first, second])


def test_a_shared_victory_counts_as_a_share() -> None:
    assert meeting().shares("a") == [(1 + 1 / 2 + 0) / 3, pytest.approx(1 / 3)]
    assert meeting().shares("b") == [(0 + 1 / 2 + 1) / 3, pytest.approx(2 / 3)]


def test_margins_are_those_to_the_mean_and_to_the_best_rival() -> None:
    mean, best = meeting().margins("a")
    assert mean == [pytest.approx((15 + 20 - 15) / 3), 0]
    assert best == [pytest.approx((10 + 0 - 20) / 3), 0]


def test_victories_are_counted_by_seat() -> None:
    header = {"bots": ["a", "b"], "players": 3}
    a, b = Standing(header, (meeting(),)).profiles
    assert a.by_seat == ((1 + 1 / 3, 2), (1 / 3, 2), (1 / 2 + 1 / 3, 2))
    assert sum(won for won, _ in a.by_seat + b.by_seat) == pytest.approx(6)
    assert a.scores == (50, 60, 0, 9, 9, 9)
    assert a.times == (1, 1, 2, 2, 3, 3)


def test_the_json_can_be_read_again() -> None:
    data = json.loads(json.dumps(small(mode="rest").to_json()))
    (match,) = data["matches"]
    assert match["line_up"] == [DREAMER, "random"]
    assert match["bots"][0]["share"] + match["bots"][1]["share"] == 1
    assert [len(bot["scores"]) for bot in data["bots"]] == [6, 6]
