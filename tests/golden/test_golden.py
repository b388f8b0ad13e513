"""Complete recorded games: replayed decision by decision, and together they show everything.

If a record no longer replays, either the change is wrong, or the rules did change: then raise
`rules_version` and write the records anew with `python -m tests.golden.regenerate`.
"""

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from rathaus.core.records import replay, verify
from rathaus.games.hamburg.components import CARDS
from tests.golden import bruges_plan, city_tycoon_plan, hamburg_plan, neom_plan
from tests.golden.coverage import Plan, read, shown_by
from tests.golden.playthrough import PLAYTHROUGH, write_playthrough

PLANS = (neom_plan.PLAN, hamburg_plan.PLAN, bruges_plan.PLAN, city_tycoon_plan.PLAN)
FILES = pytest.mark.parametrize(
    ("plan", "path"),
    [
        pytest.param(plan, path, id=f"{plan.game.name}-{path.stem}")
        for plan in PLANS
        for path in plan.files()
    ],
)
ONE_PER_GAME = pytest.mark.one_of_each("plan")


def every_file(test: Callable[[Plan, Path], None]) -> Callable[[Plan, Path], None]:
    """A test of each record; the quick sample has one per game."""
    return FILES(ONE_PER_GAME(test))


@every_file
def test_a_golden_record_replays_to_its_result(plan: Plan, path: Path) -> None:
    record = read(path)
    assert record.seed is not None  # so that the replay audits every draw
    final = verify(record, plan.game)
    assert record.result == {"scores": final.scores(), "ranks": final.ranks()}


@every_file
def test_a_golden_record_is_written_as_we_write_today(plan: Plan, path: Path) -> None:
    assert read(path).dumps() == path.read_text(encoding="utf-8")


@every_file
def test_a_golden_record_is_of_the_rules_and_components_of_today(plan: Plan, path: Path) -> None:
    record, game = read(path), plan.game
    assert (record.rules_version, record.components) == (game.rules_version, game.components_id)


@every_file
def test_the_sheets_of_a_golden_record_add_up_to_its_scores(plan: Plan, path: Path) -> None:
    record = read(path)
    assert record.result is not None
    sheets = verify(record, plan.game).result()
    assert [sheet["total"] for sheet in sheets] == record.result["scores"]


@every_file
def test_positions_of_a_golden_record_can_be_saved_and_loaded(plan: Plan, path: Path) -> None:
    """Every third one, each record beginning at another; `check_saves` looks at all of a game."""
    record = read(path)
    for state in islice(replay(record, plan.game), len(record.decisions) % 3, None, 3):
        loaded = plan.game.from_json(state.to_json())
        assert loaded == state
        assert loaded.turn() == state.turn()


def all_shown(plan: Plan) -> set[str]:
    """All that the golden records of a game show together."""
    return set().union(*(shown_by(plan, read(path)) for path in plan.files()))


def sizes(plan: Plan) -> list[int]:
    return [path.stat().st_size for path in plan.files()]


# -- NEOM -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shown() -> set[str]:
    return all_shown(neom_plan.PLAN)


@pytest.mark.clause("NEO-1.4")
def test_every_tile_is_built_or_strikes_in_some_golden_record(shown: set[str]) -> None:
    assert len(neom_plan.TILE_FEATURES) == 150
    assert shown >= neom_plan.TILE_FEATURES


def test_every_range_of_the_move_space_occurs_in_some_golden_record(shown: set[str]) -> None:
    assert len(neom_plan.MOVE_FEATURES) == len(neom_plan.NEOM.space.ranges())
    assert shown >= neom_plan.MOVE_FEATURES


def test_every_table_has_a_golden_record(shown: set[str]) -> None:
    assert shown >= neom_plan.TABLES


@pytest.mark.parametrize("situation", sorted(neom_plan.SITUATIONS))
def test_the_golden_records_show(situation: str, shown: set[str]) -> None:
    assert situation in shown


def test_the_golden_records_stay_small() -> None:
    assert 10 <= len(sizes(neom_plan.PLAN)) <= 25
    assert sum(sizes(neom_plan.PLAN)) < 1_000_000


def test_the_playthrough_reads_as_it_was_written() -> None:
    assert write_playthrough() == PLAYTHROUGH.read_text(encoding="utf-8")


# -- Hamburg ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shown_of_hamburg() -> set[str]:
    return all_shown(hamburg_plan.PLAN)


def test_every_card_of_hamburg_is_laid_out_in_some_golden_record(
    shown_of_hamburg: set[str],
) -> None:
    assert len(hamburg_plan.CARD_FEATURES) == len(CARDS)
    assert shown_of_hamburg >= hamburg_plan.CARD_FEATURES


def test_every_range_of_hamburgs_move_space_occurs_in_some_golden_record(
    shown_of_hamburg: set[str],
) -> None:
    assert len(hamburg_plan.MOVE_FEATURES) == len(hamburg_plan.HAMBURG.space.ranges())
    assert shown_of_hamburg >= hamburg_plan.MOVE_FEATURES


def test_every_expansion_tile_of_hamburg_is_in_force_in_some_golden_record(
    shown_of_hamburg: set[str],
) -> None:
    mayors, ships, exchange, clergy, tokens = 10, 6, 20, 24, 20
    assert len(hamburg_plan.TILE_FEATURES) == mayors + ships + exchange + clergy + tokens
    assert shown_of_hamburg >= hamburg_plan.TILE_FEATURES


def test_every_table_of_hamburg_has_a_golden_record(shown_of_hamburg: set[str]) -> None:
    counts, expansions = 5, 6
    assert len(hamburg_plan.TABLES) == 2 * counts + expansions
    assert shown_of_hamburg >= hamburg_plan.TABLES


@pytest.mark.parametrize("situation", sorted(hamburg_plan.SITUATIONS))
def test_the_golden_records_of_hamburg_show(situation: str, shown_of_hamburg: set[str]) -> None:
    assert situation in shown_of_hamburg


def test_the_golden_records_of_hamburg_stay_small() -> None:
    assert 15 <= len(sizes(hamburg_plan.PLAN)) <= 25
    assert sum(sizes(hamburg_plan.PLAN)) < 1_500_000


# -- Bruges -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shown_of_bruges() -> set[str]:
    return all_shown(bruges_plan.PLAN)


@pytest.mark.clause("BRU-1.4")
def test_every_person_of_bruges_is_placed_in_some_golden_record(
    shown_of_bruges: set[str],
) -> None:
    assert len(bruges_plan.PLACED_FEATURES) == 165
    assert shown_of_bruges >= bruges_plan.PLACED_FEATURES


def test_every_person_of_bruges_that_can_be_activated_is_in_some_golden_record(
    shown_of_bruges: set[str],
) -> None:
    lightning, worker, once_per_round = 42, 56, 10
    assert len(bruges_plan.ACTIVATED_FEATURES) == lightning + worker + once_per_round
    assert shown_of_bruges >= bruges_plan.ACTIVATED_FEATURES


def test_every_person_of_bruges_that_reacts_does_so_in_some_golden_record(
    shown_of_bruges: set[str],
) -> None:
    assert len(bruges_plan.REACTED_FEATURES) == 13
    assert shown_of_bruges >= bruges_plan.REACTED_FEATURES


def test_every_range_of_bruges_move_space_occurs_in_some_golden_record(
    shown_of_bruges: set[str],
) -> None:
    ranges = bruges_plan.BRUGES.space.ranges()
    assert len(bruges_plan.MOVE_FEATURES) == len(ranges) - 1
    assert bruges_plan.UNUSED in ranges
    assert shown_of_bruges >= bruges_plan.MOVE_FEATURES


def test_every_table_of_bruges_has_a_golden_record(shown_of_bruges: set[str]) -> None:
    assert len(bruges_plan.TABLES) == 3
    assert shown_of_bruges >= bruges_plan.TABLES


@pytest.mark.parametrize("situation", sorted(bruges_plan.SITUATIONS))
def test_the_golden_records_of_bruges_show(situation: str, shown_of_bruges: set[str]) -> None:
    assert situation in shown_of_bruges


def test_the_golden_records_of_bruges_stay_small() -> None:
    assert 6 <= len(sizes(bruges_plan.PLAN)) <= 18
    assert sum(sizes(bruges_plan.PLAN)) < 800_000


# -- City Tycoon ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shown_of_city_tycoon() -> set[str]:
    return all_shown(city_tycoon_plan.PLAN)


@pytest.mark.clause("CTY-1.2")
def test_every_district_of_city_tycoon_is_built_in_some_golden_record(
    shown_of_city_tycoon: set[str],
) -> None:
    assert len(city_tycoon_plan.DISTRICT_FEATURES) == 120
    assert shown_of_city_tycoon >= city_tycoon_plan.DISTRICT_FEATURES


def test_every_demand_and_bonus_of_city_tycoon_is_used_in_some_golden_record(
    shown_of_city_tycoon: set[str],
) -> None:
    districts = city_tycoon_plan.CITY_TYCOON.kit.districts
    assert len(city_tycoon_plan.DEMAND_FEATURES) == sum(len(each.demands) for each in districts)
    assert len(city_tycoon_plan.BONUS_FEATURES) == sum(each.bonus is not None for each in districts)
    assert shown_of_city_tycoon >= city_tycoon_plan.DEMAND_FEATURES
    assert shown_of_city_tycoon >= city_tycoon_plan.BONUS_FEATURES


@pytest.mark.clause("CTY-1.3")
def test_every_side_of_a_plant_is_built_in_some_golden_record(
    shown_of_city_tycoon: set[str],
) -> None:
    assert len(city_tycoon_plan.PLANT_FEATURES) == 24
    assert shown_of_city_tycoon >= city_tycoon_plan.PLANT_FEATURES


def test_every_range_of_city_tycoons_move_space_occurs_in_some_golden_record(
    shown_of_city_tycoon: set[str],
) -> None:
    ranges = city_tycoon_plan.CITY_TYCOON.space.ranges()
    assert len(city_tycoon_plan.MOVE_FEATURES) == len(ranges)
    assert shown_of_city_tycoon >= city_tycoon_plan.MOVE_FEATURES


def test_every_table_of_city_tycoon_has_a_golden_record(shown_of_city_tycoon: set[str]) -> None:
    assert len(city_tycoon_plan.TABLES) == 4
    assert shown_of_city_tycoon >= city_tycoon_plan.TABLES


@pytest.mark.parametrize("situation", sorted(city_tycoon_plan.SITUATIONS))
def test_the_golden_records_of_city_tycoon_show(
    situation: str, shown_of_city_tycoon: set[str]
) -> None:
    assert situation in shown_of_city_tycoon


def test_the_golden_records_of_city_tycoon_stay_small() -> None:
    assert 6 <= len(sizes(city_tycoon_plan.PLAN)) <= 20
    assert sum(sizes(city_tycoon_plan.PLAN)) < 800_000
