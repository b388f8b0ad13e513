"""`rathaus components` with the districts and power plants of City Tycoon."""

import pytest

from rathaus.core.game import LANGUAGES
from rathaus.games.city_tycoon import text
from rathaus.games.city_tycoon.components import DISTRICTS
from rathaus.games.city_tycoon.components.plants import PLANTS
from tests.cli.driving import check_components, components


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_district_is_shown_with_its_text_and_the_source_of_its_values(lang: str) -> None:
    district = DISTRICTS[30]
    lines = components("show", "city_tycoon", "apartment_block", "--lang", lang).stdout.splitlines()
    assert lines[0] == f"031 {text.tile_name(district, lang)}"
    assert [line.strip() for line in lines[2:6]] == text.tile_lines(district, lang)
    assert f"  cost = {district.cost} (reconstructed)" in lines
    assert "  demands = R2 B1>M12 | Y1>V2 (rulebook)" in lines
    assert components("show", "city_tycoon", "31", "--lang", lang).stdout.splitlines() == lines


def test_a_plant_is_shown_with_its_price_and_its_cubes() -> None:
    lines = components("show", "city_tycoon", "blue_2_b", "--lang", "nl").stdout.splitlines()
    assert lines[0] == "plant Waterkrachtcentrale II"
    plant = next(plant for plant in PLANTS if plant.key == "blue_2_b")
    assert f"  plant_cost = {plant.cost} (reconstructed)" in lines
    assert f"  plant_cubes = {plant.cubes} (reconstructed)" in lines


def test_the_list_has_every_district_and_every_side_of_a_plant() -> None:
    result = components("show", "city_tycoon")
    assert result.exit_code == 0
    assert f"{120 + 24} components" in result.stdout


def test_a_file_says_what_it_changes() -> None:
    result = check_components(
        'game = "city_tycoon"\nname = "mine"\n[water]\nold_bridge = 2\n'
        '[demands]\nsky_tower = "R1 B1>M1 V3 | Y2>V9"\n[bonus]\nzoo = "shopping>V2"\n',
    )
    assert result.stdout.splitlines()[1:] == [
        "[water] old_bridge: 1 -> 2",
        "[demands] sky_tower: R2 B2>M6 V10 -> R1 B1>M1 V3 | Y2>V9",
        "[bonus] zoo: residential>V1 -> shopping>V2",
    ]
