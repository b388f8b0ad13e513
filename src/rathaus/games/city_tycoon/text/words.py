"""The shape of a language: the same entries in each, so that a missing one is found by a test.

Phrases are templates for `rathaus.core.text.fill`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rathaus.games.city_tycoon.components.vocabulary import DistrictType, Effect

Kind = Literal[DistrictType, "red_plant", "blue_plant"]
Amount = Literal["red", "blue", "yellow", "money", "vp", "land", "water"]
Fact = Literal["cost", "row", "demand", "bonus", "cubes", "refills", "once", "plant"]
Line = Literal["round", "red", "blue"]
Prompt = Literal[
    "over",
    "waiting",
    "order",
    "deal",
    "draft",
    "play",
    "use",
    "at",
    "buy",
    "terrain",
    "supply",
    "demand",
    "from_red",
    "from_blue",
    "pay",
]
Move = Literal[
    "pick",
    "play",
    "district",
    "plant",
    "sell",
    "at",
    "buy_nothing",
    "buy",
    "land",
    "water",
    "supply",
    "pass",
    "demand",
    "cheapest",
    "from",
    "pay",
    "pay_nothing",
    "more",
    "order",
    "deal",
]
Note = Literal[  # what stands in brackets behind a move or in a line of the log
    "beside",
    "own",
    "of",
    "nobodys",
    "free",
    "tolls",
    "tolls_from",
    "bonus",
    "in_all",
    "to_bank",
    "to_player",
    "nothing",
]
Happening = Literal[
    "order_drawn",
    "round_began",
    "order_changed",
    "tile_dealt",
    "tile_kept",
    "tile_given_up",
    "tile_sold",
    "district_built",
    "plant_built",
    "points_built",
    "points_counted",
    "points_bought",
    "goods_taken",
    "no_goods_left",
    "land_laid",
    "water_laid",
    "tile_supplied",
    "cubes_brought",
    "toll_paid",
    "bank_paid",
    "goods_used",
    "income_taken",
    "bonus_taken",
    "seat_passed",
    "plant_refilled",
    "city_cleaned",
    "money_changed",
    "game_ended",
]
Why = Literal[  # the rule behind a move that is not allowed
    "not_yours",
    "too_dear",
    "stack_empty",
    "not_open",
    "row_too_dear",
    "side_taken",
    "no_symbol",
    "not_your_district",
    "no_demand",
    "supplied_already",
    "no_goods",
    "no_cubes",
    "transport_too_dear",
    "plant_empty",
    "no_route",
]
Category = Literal["built", "bought", "counted", "supplied", "bonus", "money", "total"]
Label = Literal[
    "player",
    "you",
    "bank",
    "city",
    "set",
    "kept",
    "tiles_left",
    "order",
    "passed",
    "plants",
    "terrain",
    "cubes",
    "red",
    "blue",
    "yellow",
    "money",
    "vp",
    "cost",
    "supplied",
    "land",
    "water",
    "start",
    "none",
    "round",
    "score",
    "rank",
    "money_left",
    "winner",
    "winners",
    "log",
    "moves",
    "help",
    "legend",
    "undo",
    "quit",
    "game_over",
    "demand",
    "adjacent",
    "refills",
    "buy",
    "phase",
    "yellow_cubes",
    "top_plants",
    "tiles_to_build",
    "set_size",
    "undealt",
    "looks",
    "supply",
    "tile",
    "owner",
]
Colour = Literal["red", "blue", "yellow"]  # of cubes
Phase = Literal["order", "deal", "draft", "extend", "supply", "over"]  # as a view names them


@dataclass(frozen=True, slots=True)
class Noun:
    one: str
    many: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileWords:
    """What the facts and effects of a tile are told with; symbols are a language too."""

    and_: str
    or_: str
    comma: str = ", "
    kinds: Mapping[Kind, Noun]
    amounts: Mapping[Amount, str]
    facts: Mapping[Fact, str]
    effects: Mapping[type[Effect], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(TileWords):
    """One language."""

    tiles: Mapping[str, str]  # by key, start tile and terrain included
    player: str  # at the beginning of a sentence
    player_within: str
    cell: str
    lines: Mapping[Line, str]
    prompts: Mapping[Prompt, str]
    moves: Mapping[Move, str]
    notes: Mapping[Note, str]
    events: Mapping[Happening, str]
    reasons: Mapping[Why, str]
    categories: Mapping[Category, str]
    labels: Mapping[Label, str]
    colours: Mapping[Colour, str]
    phases: Mapping[Phase, str]
