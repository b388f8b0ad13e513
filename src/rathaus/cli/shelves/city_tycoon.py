"""The districts and power plants of City Tycoon."""

from rathaus.cli.shelves import Fact, Piece
from rathaus.core.game import LANGUAGES, Game
from rathaus.games.city_tycoon import text as words
from rathaus.games.city_tycoon.components.kit import Kit
from rathaus.games.city_tycoon.components.overrides import TABLES
from rathaus.games.city_tycoon.components.vocabulary import (
    Bonus,
    Demand,
    District,
    Gain,
    Need,
    Plant,
)
from rathaus.games.city_tycoon.game import CityTycoon

__all__ = ["TABLES", "pieces", "text"]

_LETTERS = {"red": "R", "blue": "B", "yellow": "Y", "money": "M", "vp": "V"}


def pieces(game: Game) -> list[Piece]:
    kit = _kit(game)
    return [*(_district(kit, each) for each in kit.districts), *map(_plant, kit.plants)]


def text(game: Game, key: str, lang: str) -> list[str]:
    kit = _kit(game)
    tiles: dict[str, District | Plant] = {tile.key: tile for tile in kit.districts}
    tiles |= {plant.key: plant for plant in kit.plants}
    return words.tile_lines(tiles[key], lang)


def _kit(game: Game) -> Kit:
    assert isinstance(game, CityTycoon)
    return game.kit


def _names(tile: District | Plant) -> dict[str, str]:
    return {lang: words.tile_name(tile, lang) for lang in LANGUAGES}


def _district(kit: Kit, district: District) -> Piece:
    """Amounts are written as a component file writes them."""
    number, frame, effect = district.number, district.source, district.effect_source
    facts = (
        Fact("round", district.round, frame),
        Fact("type", district.type, frame),
        Fact("cost", district.cost, frame),
        Fact("vp", kit.points[number], frame),
        Fact("yellow", kit.goods[number], frame),
        Fact("land", kit.land[number], frame),
        Fact("water", kit.water[number], frame),
        Fact("demands", " | ".join(map(_demand, district.demands)), effect),
        Fact("bonus", _bonus(district.bonus), effect),
    )
    return Piece(district.key, f"{number:03}", _names(district), facts)


def _plant(plant: Plant) -> Piece:
    facts = (
        Fact("plant_cost", plant.cost, plant.source),
        Fact("plant_cubes", plant.cubes, plant.source),
    )
    return Piece(plant.key, "plant", _names(plant), facts)


def _demand(demand: Demand) -> str:
    return f"{_amounts(demand.need)}>{_amounts(demand.income)}"


def _bonus(bonus: Bonus | None) -> str:
    return f"{bonus.type}>{_amounts(bonus.gain)}" if bonus else ""


def _amounts(value: Need | Gain) -> str:
    """`R1 B2`: what there is, in the order of the data files."""
    parts = ((letter, getattr(value, name, 0)) for name, letter in _LETTERS.items())
    return " ".join(f"{letter}{number}" for letter, number in parts if number)
