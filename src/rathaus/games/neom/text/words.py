"""The shape of a language: the same entries in each, so that a missing one is found by a test.

Phrases are templates for `rathaus.core.text.fill`. The vocabulary of tiles has one phrase for
each of its classes; the fields of the class are the values of the phrase.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rathaus.games.neom.components.vocabulary import Effect, Good, Kind, Tier

Fact = Literal[
    "coins",
    "either",  # one of several goods
    "at_least",  # tiles of a type
    "vp",
    "variable",
    "produces",
    "produces_one",
    "once",
    "income",
    "income_by_generation",
    "income_per_tile",
    "protects",
    "polluting",
    "power",
    "demand",
]
Line = Literal["generation", "cornerstone", "disaster", "needs", "needs_nothing", "roads"]
Prompt = Literal[
    "over",
    "waiting",
    "board",
    "starter",
    "deal",
    "show",
    "draw_cornerstone",
    "draft",
    "draft_last",
    "draft_open",
    "choose",
    "choose_last",
    "choose_open",
    "choose_or_suffer",
    "choose_and_suffer",
    "act",
    "on",
    "need",
    "make",
    "disaster",
    "lose",
    "exchange",
    "take",
]
Move = Literal[
    "keep",
    "choose",
    "build",
    "cornerstone",
    "sell",
    "on",
    "own",
    "waive",
    "buy",
    "bank",
    "bank_route",
    "bank_both",
    "coins",
    "make",
    "fine",
    "demolish",
    "lose",
    "keep_all",
    "done",
    "discard",
    "discard_and_draw",
    "take",
    "board",
    "first",
    "deal",
    "show",
    "draw_cornerstone",
]
Note = Literal[  # what stands in brackets behind a move or in a line of the log
    "free",
    "needs",
    "still_needed",
    "strikes_others",
    "prevents",
    "gives_up",
    "replaces",
    "covers_center",
    "opens_route",
    "closes_route",
    "already_made",
    "roads",
    "gain",
]
Happening = Literal[
    "board_dealt",
    "starter_drawn",
    "tile_dealt",
    "stack_revealed",
    "cornerstone_drawn",
    "cornerstone_kept",
    "cornerstone_discarded",
    "cornerstone_taken",
    "generation_began",
    "round_began",
    "tile_chosen",
    "choice_paid",
    "tile_sold",
    "tile_discarded",
    "good_bought",
    "good_bought_from_bank",
    "coins_paid",
    "tile_built",
    "disaster_struck",
    "fine_paid",
    "tiles_lost",
    "no_tile_lost",
    "income_paid",
    "no_income_paid",
    "game_ended",
]
Why = Literal[  # the rule behind a move that is not allowed
    "not_yours",
    "needs_types",
    "no_seller",
    "not_sold_yet",
    "too_dear",
    "cornerstone_limit",
    "no_cell",
    "other_type",
    "not_connected",
    "disaster_too_late",
]
Category = Literal[
    "printed",
    "variable",
    "neighborhoods",
    "goods",
    "money",
    "pollution",
    "ghost_town",
    "power",
    "total",
]
Rating = Literal["trainee", "worker", "foreman", "engineer", "master_builder", "star_architect"]
Label = Literal[
    "player",
    "you",
    "bank",
    "city",
    "board",
    "hand",
    "table",
    "chosen",
    "cornerstones",
    "unbuilt",
    "discard_pile",
    "tile",
    "goods",
    "money",
    "apart",
    "income",
    "vp",
    "routes",
    "left",
    "right",
    "none",
    "generation",
    "preliminary",
    "round",
    "score",
    "rank",
    "rating",
    "winner",
    "winners",
    "log",
    "moves",
    "help",
    "legend",
    "undo",
    "quit",
    "game_over",
    "first",
    "passed",
    "holder",
    "tiles",
    "picks",
    "stack",
    "modular",
    "routes_used",
    "hand_size",
    "next_round",
    "box",
    "coin",
    "disaster",
    "protection",
    "surrounding",
    "region",
    "corner",
    "border",
    "road_square",
    "any_tile",
    "swap",
    "choice",
]


@dataclass(frozen=True, slots=True)
class Noun:
    one: str
    many: str
    short: str = ""  # in a list, before the last: "Wohn-" in "Wohn- und Industriegebäude"
    region: str = ""  # directly linked tiles of this type


@dataclass(frozen=True, slots=True, kw_only=True)
class TileWords:
    """What the facts and effects of a tile are told with; symbols are a language too."""

    and_: str
    or_: str
    comma: str = ", "
    tiles: Mapping[str, str]
    goods: Mapping[Good, str]
    tiers: Mapping[Tier, Noun]
    tokens: Mapping[Tier | Literal["all"], str]
    kinds: Mapping[Kind, Noun]
    any_tile: Noun
    facts: Mapping[Fact, str]
    effects: Mapping[type[Effect], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(TileWords):
    """One language."""

    center: str  # the uncovered city center
    boards: Mapping[str, str]
    compass: Mapping[str, str]
    sides: tuple[str, str]  # left and right, before "trade route"
    player: str  # at the beginning of a sentence
    player_within: str
    lines: Mapping[Line, str]
    prompts: Mapping[Prompt, str]
    moves: Mapping[Move, str]
    notes: Mapping[Note, str]
    events: Mapping[Happening, str]
    reasons: Mapping[Why, str]
    categories: Mapping[Category, str]
    ratings: Mapping[Rating, str]
    labels: Mapping[Label, str]
