"""The balance report: what lies before whom, and how they fare."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import rathaus
from rathaus.arena.balance import balance, laid_out, summary
from rathaus.arena.playing import GameResult
from rathaus.arena.spreading import Local
from rathaus.cli import main
from rathaus.core.errors import BadPlayers, RathausError, UnknownBot
from rathaus.core.state import State
from tests.cli.test_arena import read


def finished(name: str, players: int = 2) -> State:
    from random import Random

    state = rathaus.game(name).start(players)
    state.play_out(Random(3))
    return state


def test_of_neom_it_is_the_tiles_and_goods_of_the_city() -> None:
    state = finished("neom")
    seats = state.view(None)["seats"]
    pieces = rathaus.game("neom").catalogue("en").pieces
    for seat, keys in enumerate(laid_out(state, pieces)):
        tiles = {tile for tile in seats[seat]["city"] if tile}
        assert {key for key in keys if pieces[key].kind == "tile"} == tiles
        assert tiles


def test_of_bruges_it_is_the_persons_in_the_houses() -> None:
    state = finished("bruges")
    seats = state.view(None)["seats"]
    for seat, keys in enumerate(laid_out(state, rathaus.game("bruges").catalogue("en").pieces)):
        persons = [person for house in seats[seat]["houses"] for person in house["persons"]]
        assert keys == sorted(set(filter(None, persons)))


def test_of_city_tycoon_it_is_the_tiles_with_their_owner() -> None:
    state = finished("city_tycoon")
    city = state.view(None)["city"]
    for seat, keys in enumerate(
        laid_out(state, rathaus.game("city_tycoon").catalogue("en").pieces)
    ):
        assert keys == sorted(tile["tile"] for tile in city if tile["owner"] == seat)
        assert keys


def test_of_hamburg_it_is_the_buildings_on_the_sites() -> None:
    state = finished("hamburg")
    sides = state.view(None)["sides"]
    for seat, keys in enumerate(laid_out(state, rathaus.game("hamburg").catalogue("en").pieces)):
        built = {key for site in sides[seat]["sites"] for key in site["buildings"]}
        assert built <= set(keys)


def counted() -> Any:
    """Four games of two: who has villas wins three times, and once without."""
    won, lost = GameResult((60, 40), (1, 2), 5), GameResult((45, 55), (2, 1), 5)
    played = [
        (won, [["villas"], ["slums"]]),
        (won, [["villas"], []]),
        (lost, [["slums"], ["villas"]]),
        (GameResult((50, 50), (1, 1), 5), [[], ["villas"]]),
    ]
    header = {"game": "neom", "players": 2}
    return summary(rathaus.game("neom"), header, played)


def test_pieces_are_counted_with_wins_and_leads() -> None:
    best, worst = counted().pieces
    assert (best.key, best.kind, best.count, best.rate) == ("villas", "tile", 4, 4 / 8)
    assert best.lead.mean == (10 + 10 + 5 + 0) / 4
    assert best.wins == (2 + 2 + 2 + 1) / 4
    assert (worst.key, worst.lead.mean, worst.wins) == ("slums", (-10 - 5) / 2, 0)
    assert not best.is_conspicuous, "four times are too few"


def test_the_correlation_is_that_of_having_and_winning() -> None:
    having = [1, 0, 1, 0, 0, 1, 0, 1]
    winning = [1, 0, 1, 0, 0, 1, 0.5, 0.5]
    mean_h, mean_w = sum(having) / 8, sum(winning) / 8
    cov = sum((h - mean_h) * (w - mean_w) for h, w in zip(having, winning, strict=True))
    both = sum((h - mean_h) ** 2 for h in having) * sum((w - mean_w) ** 2 for w in winning)
    assert counted().pieces[0].correlation == pytest.approx(cov / both**0.5)


def test_seats_are_summed_up() -> None:
    first, second = counted().seats
    assert first.share == 2.5 / 4
    assert second.share == 1.5 / 4
    assert first.points.mean == (60 + 60 + 45 + 50) / 4


def test_pieces_that_nobody_has_are_named() -> None:
    unused = counted().unused
    assert "ranch" in unused
    assert "villas" not in unused
    assert "board_ore" not in unused, "kinds that nobody lays out are no news"


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    one, two = (
        balance("neom", players=2, games=4, bots=["random"], spreading=Local(jobs))
        for jobs in (1, 2)
    )
    assert one == two
    assert one.games == 4
    assert sum(seat.share for seat in one.seats) == pytest.approx(1)


def test_alone_leads_are_those_over_other_games() -> None:
    result = balance("neom", players=1, games=4, bots=["random"])
    assert any(piece.lead.mean != 0 for piece in result.pieces)


@pytest.mark.parametrize(
    ("error", "changes"),
    [(RathausError, {"games": 1}), (BadPlayers, {"players": 9}), (UnknownBot, {"bots": ["x"]})],
)
def test_what_is_wrong_is_said(error: type[Exception], changes: dict[str, Any]) -> None:
    with pytest.raises(error):
        balance("neom", **{"players": 2, "games": 2, **changes})


def test_the_command_prints_and_writes(tmp_path: Path) -> None:
    out = tmp_path / "out"
    asked = ["balance", "bruges", "--players=2", "--games=3", "--bots=random"]
    result = CliRunner().invoke(main, [*asked, f"--report={out}"])
    assert result.exit_code == 0, result.output
    assert "2 players, 3 games, bots random" in result.stdout
    page = read(out / "balance.html")
    assert "Pieces: person" in page.words
    told = json.loads((out / "balance.json").read_text())
    assert told["games"] == 3
    assert json.loads(CliRunner().invoke(main, [*asked, "--json"]).stdout) == told


def test_the_command_says_what_is_wrong_in_one_line() -> None:
    result = CliRunner().invoke(main, ["balance", "neom", "--games", "1"])
    assert result.exit_code == 2
    assert "at least 2 games" in result.stderr
