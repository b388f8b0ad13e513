"""What the doors show of City Tycoon: its tiles, the fields of a view, and their names."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from rathaus.core.catalogue import FOR_BOARDS, Catalogue, Fact, Field, Group, Piece
from rathaus.core.text import capital
from rathaus.games.city_tycoon.components.box import ROUNDS
from rathaus.games.city_tycoon.components.kit import Kit
from rathaus.games.city_tycoon.components.overrides import written_bonus, written_demands
from rathaus.games.city_tycoon.components.vocabulary import (
    COUNTED,
    TYPES,
    Bonus,
    Demand,
    District,
    Gain,
    Need,
    Plant,
)
from rathaus.games.city_tycoon.text import symbols, tiles
from rathaus.games.city_tycoon.text.words import Words

SIGNS = {
    "residential": "roof",
    "industrial": "cog",
    "entertainment": "mask",
    "shopping": "bag",
    "landmark": "star",
    "red": "sun",
    "blue": "drop",
    "yellow": "crate",
}


def catalogue(game: Any, words: Words) -> Catalogue:
    """All of it in one language."""
    return Catalogue(
        pieces={piece.key: piece for piece in _pieces(game.kit, words)},
        fields=_fields(words),
        names=_names(words),
        signs=SIGNS,
        sheet={**words.categories, "money_left": words.labels["money_left"]},
    )


# -- fields -----------------------------------------------------------------------------------


def _phases(words: Words) -> dict[str, str]:
    """What a round is made of, by the steps that a view names; tiles are dealt to be chosen."""
    names = words.phases
    return {"deal": names["draft"]} | {step: names[step] for step in ("draft", "extend", "supply")}


def _fields(words: Words) -> dict[str, Field]:
    """Those for machines are left out, and a place on the map, which is seen where it is."""
    labels = {key: capital(label) for key, label in words.labels.items()}
    return {
        "round": Field(labels["round"], place="clock", last=ROUNDS),
        "step": Field(labels["phase"], place="clock", parts=_phases(words)),
        "order": Field(labels["order"], "row", holds="seat"),
        "city": Field(labels["city"], "map"),
        "tile": Field(labels["tile"]),
        "owner": Field(labels["owner"], holds="seat"),
        "cubes": Field(labels["cubes"]),
        "supplied": Field(labels["supplied"]),
        "supply": Field(labels["supply"], "counts"),
        "terrain": Field(labels["terrain"], "pile"),
        "sale": Field(labels["sale"], place="details"),
        "plants": Field(labels["top_plants"], "pile"),
        "undealt": Field(labels["undealt"], "pile", place="details"),
        "set": Field(labels["set"], "row", place="hand"),
        "kept": Field(labels["kept"], "row", place="hand"),
        "looks": Field(labels["looks"], "row", place="details"),
        "money": Field(labels["money"]),
        "yellow": Field(labels["yellow_cubes"]),
        "points": Field(labels["vp"]),
        "passed": Field(labels["passed"]),
        "tiles_left": Field(labels["tiles_to_build"]),
        "set_size": Field(labels["set_size"], place="details"),
    }


def _names(words: Words) -> dict[str, str]:
    types: dict[str, str] = {key: words.kinds[key].one for key in TYPES}
    others = {key: words.tiles[key] for key in ("start", "land", "water")}
    found: dict[str, str] = {**words.colours, **types, **others}
    return {key: capital(name) for key, name in found.items()}


# -- tiles ------------------------------------------------------------------------------------


def _pieces(kit: Kit, words: Words) -> Iterable[Piece]:
    for district in kit.districts:
        yield _district(kit, district, words)
    for plant in kit.plants:
        yield _plant(plant, words)


def _district(kit: Kit, district: District, words: Words) -> Piece:
    kind, number = tiles.heading(district, words)
    return Piece(
        district.key,
        words.tiles[district.key],
        kind="district",
        number=f"{district.number:03}",
        colour=district.type,
        symbols=symbols.row(district),
        lines=tuple(tiles.lines(district, words)),
        facts=(*_printed(kit, district), *_face(kit, district)),
        groups=(Group("category", kind), Group("set", number)),
    )


def _printed(kit: Kit, district: District) -> list[Fact]:
    """Under the names of a component file, and as it writes them."""
    number, frame, effect = district.number, district.source, district.effect_source
    return [
        Fact("round", district.round, frame),
        Fact("type", district.type, frame),
        Fact("cost", district.cost, frame),
        Fact("vp", kit.points[number], frame),
        Fact("yellow", kit.goods[number], frame),
        Fact("land", kit.land[number], frame),
        Fact("water", kit.water[number], frame),
        Fact("demands", written_demands(district.demands), effect),
        Fact("bonus", written_bonus(district.bonus), effect),
    ]


def _face(kit: Kit, district: District) -> list[Fact]:
    """The parts of what is printed, for a drawing of the tile."""
    return [
        Fact("demand_parts", [_demand(each) for each in district.demands], FOR_BOARDS),
        Fact("bonus_parts", _bonus(district.bonus), FOR_BOARDS),
        Fact("rows_for_sale", [list(row) for row in kit.sells[district.number]], FOR_BOARDS),
        Fact("points_per", _points_per(kit, district.number), FOR_BOARDS),
    ]


def _points_per(kit: Kit, tile: int) -> dict[str, Any] | None:
    counts = kit.counts[tile]
    return {"kind": COUNTED[counts[0]], "vp": counts[1]} if counts else None


def _demand(demand: Demand) -> dict[str, dict[str, int]]:
    return {"need": _amounts(demand.need), "income": _amounts(demand.income)}


def _bonus(bonus: Bonus | None) -> dict[str, Any] | None:
    return {"type": bonus.type, "gain": _amounts(bonus.gain)} if bonus else None


def _amounts(value: Need | Gain) -> dict[str, int]:
    return {name: number for name, number in asdict(value).items() if number}


def _plant(plant: Plant, words: Words) -> Piece:
    return Piece(
        plant.key,
        words.tiles[plant.key],
        kind="plant",
        number="plant",
        colour=plant.colour,
        symbols=symbols.row(plant),
        lines=tuple(tiles.plant_lines(plant, words)),
        facts=(
            Fact("plant_cost", plant.cost, plant.source),
            Fact("plant_cubes", plant.cubes, plant.source),
            Fact("plant_kind", plant.kind, FOR_BOARDS),
            Fact("place_in_stack", plant.number, FOR_BOARDS),
            Fact("refills", plant.refills, FOR_BOARDS),
        ),
        groups=(
            Group("category", words.lines[plant.colour]),
            Group("acts", words.facts["refills" if plant.refills else "once"]),
        ),
    )
