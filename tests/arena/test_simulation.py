"""Simulations: the same seed gives the same games, and the summary says what they add up to."""

from statistics import fmean, median, pstdev

import pytest

import rathaus
from rathaus.arena.simulation import GameResult, Simulation, simulate
from rathaus.core.errors import BadOption, BadPlayers, RathausError, UnknownBot, UnknownGame


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (simulate("neom", players=3, games=4, seed=7) for _ in range(2))
    assert one == two
    assert simulate("neom", players=3, games=4, seed=8).results != one.results


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = simulate("neom", players=2, games=7, seed=1, bots=["random", "easy"])
    together = simulate("neom", players=2, games=7, seed=1, bots=["random", "easy"], jobs=3)
    assert alone == together


def test_more_games_begin_with_the_same_games() -> None:
    few = simulate("neom", players=2, games=3, seed=5)
    many = simulate("neom", players=2, games=6, seed=5)
    assert many.results[:3] == few.results
    assert len(set(many.results)) == 6


def test_bots_sit_where_they_are_named() -> None:
    first = simulate("neom", players=2, games=6, seed=5, bots=["random", "easy"])
    second = simulate("neom", players=2, games=6, seed=5, bots=["easy", "random"])
    assert [seat.bot for seat in first.seats()] == ["random", "easy"]
    assert first.seats()[0].mean < first.seats()[1].mean
    assert second.seats()[0].mean > second.seats()[1].mean


def test_it_is_the_same_from_the_top_of_the_package() -> None:
    assert rathaus.simulate("neom", players=1, games=2, seed=1, bots=["random"]) == simulate(
        "neom", players=1, games=2, seed=1
    )


def test_a_seed_may_be_a_number_or_a_word() -> None:
    assert simulate("neom", players=1, games=2, seed=1) == simulate(
        "neom", players=1, games=2, seed="1"
    )


def test_options_are_played_and_told_in_full() -> None:
    simulation = simulate("neom", players=1, games=2, options={"tiles": "5+"})
    assert simulation.options == {"beginner": False, "tiles": "5+"}
    assert simulation.results != simulate("neom", players=1, games=2).results


def test_a_component_file_is_played_and_named() -> None:
    text = 'game = "neom"\nname = "straight"\n[roads]\n' + "\n".join(
        f'{key} = "NS"' for key in ("slums", "ranch", "pawn_shop", "grocery_store")
    )
    own = simulate("neom", players=2, games=5, components=text)
    assert own.components.startswith("straight-")
    assert own.results != simulate("neom", players=2, games=5).results


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_may_be_given_in_place_of_its_name(jobs: int) -> None:
    given = simulate(rathaus.game("neom"), players=1, games=4, jobs=jobs)
    assert given == simulate("neom", players=1, games=4)


def test_progress_adds_up_to_the_number_of_games() -> None:
    for jobs in (1, 2):
        done: list[int] = []
        simulate("neom", players=1, games=5, jobs=jobs, progress=done.append)
        assert sum(done) == 5


@pytest.mark.parametrize(
    ("error", "changes"),
    [
        (UnknownGame, {"game": "chess"}),
        (BadPlayers, {"players": 6}),
        (BadOption, {"options": {"tiles": "5+"}}),
        (UnknownBot, {"bots": ["genius"]}),
        (UnknownBot, {"bots": ["random", "random"]}),
        (UnknownBot, {"bots": []}),
        (RathausError, {"games": 0}),
        (RathausError, {"jobs": 0}),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    error: type[Exception], changes: dict[str, object]
) -> None:
    played: list[int] = []
    arguments = {"game": "neom", "players": 3, "games": 2, "progress": played.append} | changes
    with pytest.raises(error):
        simulate(**arguments)  # type: ignore[arg-type]
    assert not played


# -- summaries ---------------------------------------------------------------------------------


def three_games() -> Simulation:
    """Two players: one win for the first, one shared victory, one win for the second."""
    results = (
        GameResult((50, 40), (1, 2), 10),
        GameResult((60, 60), (1, 1), 11),
        GameResult((10, 30), (2, 1), 12),
    )
    return Simulation("neom", 2, {}, ("random", "easy"), "0", "standard", results)


def test_a_shared_victory_counts_as_a_share() -> None:
    first, second = three_games().seats()
    assert first.wins == 1 + 1 / 2
    assert second.wins == 1 / 2 + 1


def test_a_seat_is_summed_up() -> None:
    first, _ = three_games().seats()
    assert first.bot == "random"
    assert first.mean == (50 + 60 + 10) / 3
    assert first.deviation == pytest.approx((((50 - 40) ** 2 + 20**2 + 30**2) / 3) ** 0.5)
    assert (first.least, first.most) == (10, 60)
    assert first.quartiles == ((10 + 50) / 2, 50, (50 + 60) / 2)


def test_one_game_has_a_summary_as_well() -> None:
    simulation = simulate("neom", players=1, games=1)
    (seat,) = simulation.seats()
    (score,) = simulation.scores(0)
    assert (seat.mean, seat.deviation, seat.least, seat.most) == (score, 0, score, score)
    assert seat.quartiles == (score, score, score)


def test_wins_add_up_to_the_number_of_games() -> None:
    simulation = simulate("neom", players=5, games=12, seed=2)
    assert sum(seat.wins for seat in simulation.seats()) == pytest.approx(12)
    for number, seat in enumerate(simulation.seats()):
        scores = simulation.scores(number)
        assert (seat.mean, seat.deviation) == (fmean(scores), pstdev(scores))
        assert seat.quartiles[1] == median(scores)


def test_the_json_holds_every_game() -> None:
    data = three_games().to_json()
    assert data["games"] == 3
    assert data["results"][1] == {"scores": [60, 60], "ranks": [1, 1], "decisions": 11}
    assert [seat["wins"] for seat in data["seats"]] == [1.5, 1.5]
