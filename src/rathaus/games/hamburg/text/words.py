"""The shape of a language: the same entries in each, so that a missing one is found by a test.

Phrases are templates for `rathaus.core.text.fill`. The vocabulary has one phrase for each of its
classes, or one for each variant of a class; the fields of the class are the values of the phrase.
German and Dutch effects are infinitives, so that "you may" can stand before them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rathaus.games.bruges_and_hamburg.telling import Hue, Noun, Phrase, Phrases
from rathaus.games.hamburg.components.vocabulary import (
    Action,
    Category,
    Colour,
    Count,
    DieColour,
    Effect,
    Event,
    Named,
    Trigger,
)

__all__ = ["CardWords", "Hue", "Noun", "Words"]

Unit = Literal["mark", "point", "worker", "worker_of", "card", "level"]
Measure = Literal["plain", "per", "per_every", "die", "die_paid", Named]
Counted = Literal[Count, "buildings_of"]  # buildings of a category
FreeColour = Literal["any", "any_same", "all", "paid", "same", "lowered", "value", "card"]
Danger = Literal["any", "other", "colour", "of"]
Pile = Literal["any", "discard", "discard_top", "colour", "of", "segment"]
Fact = Literal[
    "give",
    "pay",
    "give_distinct",
    "of",  # a colour behind its noun
    "face",  # the number that a die shows
    "with_die",
    "with_card",
    "whenever",
    "if",
]
State = Literal["die", "dice_sum", "mode_die", "mode_at_all", "dice", "no_dice", "count"]
Bound = Literal["=", ">=", "<="]
Frame = Literal["plain", "cost", "lead", "lead_may", "lead_cost", "lead_cost_may"]
Line = Literal[
    "value",
    "mayor",
    "mayor_side",
    "ship",
    "ship_active",
    "exchange_green",
    "exchange_red",
    "exchange_values",
    "clergy_plus",
    "clergy_minus",
    "token",
    "token_raises",
    "token_gift",
]
Prompt = Literal[
    "over",
    "waiting",
    # chance
    "board",
    "start",
    "mayor_tile",
    "first_discard",
    "clergy_tile",
    "exchange",
    "roll",
    "token",
    "token_others",
    "draw",
    "draw_site",
    "draw_act",
    "turn_up",
    "steal",
    "tom_draw",
    # phases and turns
    "mayor",
    "cards",
    "two_piles",
    "draw_token",
    "choose_raises",
    "gift",
    "curse",
    "walk",
    "turn",
    "turn_without_card",
    "turn_acted",
    "action",
    "wall",
    "site",
    "give_more",
    "ship",
    "statue",
    # dangers
    "raise",
    "disasters",
    "lose_site",
    "lose_building",
    "lose_wall",
    # abilities
    "ability",
    "ability_distinct",
    "ability_free",
    "may",
    "gain",
    "gain_same",
    "give_back",
    "hand_over",
    "swap",
    "swap_for",
    "buy_workers",
    "lower",
    "piles",
    "discard",
    "pile_to_act",
    "site_piles",
    "take_back",
    "search",
    "search_pile",
    "under_zoo",
    "under",
    "reactivate",
    "activate_all",
    "copy",
    "use_lightning",
    "trade",
    "turn_back",
    "chapel",
    "move_clergy",
]
Move = Literal[
    "go_on",
    "end_turn",
    "stay",
    "no_ship",
    "build_none",
    "no_more",
    "use",
    "again",
    "play",
    "recolour",
    "as_workers",
    "as_money",
    "as_lower",
    "as_wall",
    "as_site",
    "as_building",
    "as_zoo_or_park",
    "wall_left",
    "wall_right",
    "site",
    "draw",
    "discard",
    "build",
    "take",
    "put_under",
    "take_back",
    "under",
    "give",
    "name_colour",
    "place",
    "gain",
    "buy",
    "lower",
    "raise",
    "suffer",
    "draw_token",
    "no_token",
    "gift",
    "no_gift",
    "avert",
    "no_avert",
    "accept",
    "decline",
    "suffer_token",
    "ignore_token",
    "advance",
    "lose_wall_left",
    "lose_wall_right",
    "lose_site",
    "lose",
    "turn_back",
    "hummel",
    "jette",
    "clergy",
    "ship",
    "to",
    "mayor",
    # chance
    "card",
    "die",
    "token",
    "start",
    "board",
    "mayor_tile",
    "part",
]
Note = Literal["price", "extra", "level", "stones", "left", "beside", "free"]
Happening = Literal[
    "board_dealt",
    "starter_drawn",
    "mayor_chosen",
    "card_turned_up",
    "exchange_opened",
    "cycle_began",
    "pile_drawn",
    "card_drawn",
    "dice_rolled",
    "token_drawn",
    "danger_raised",
    "raise_averted",
    "danger_lowered",
    "disaster_struck",
    "site_lost",
    "building_lost",
    "building_returned",
    "stone_lost",
    "base_action",
    "colour_named",
    "card_discarded",
    "stone_built",
    "card_laid_out",
    "building_built",
    "card_activated",
    "site_laid",
    "ship_used",
    "statue_taken",
    "jette_taken",
    "marker_turned",
    "marker_turned_back",
    "advanced",
    "moved_back",
    "clergyman_moved",
    "discards_shuffled",
    "top_seen",
    "card_taken",
    "card_found",
    "card_stolen",
    "hand_robbed",
    "points_scored",
    "points_lost",
    "money_taken",
    "money_paid",
    "workers_taken",
    "workers_given",
    "game_ended",
]
Why = Literal[
    "acted",
    "not_in_hand",
    "must_play",
    "recoloured",
    "same_colour",
    "no_worker",
    "no_workers",
    "too_dear",
    "exchange_marks",
    "exchange_workers",
    "danger_zero",
    "other_danger",
    "in_order",
    "wall_complete",
    "half_complete",
    "other_segment",
    "no_site",
    "site_taken",
    "not_built",
    "not_yours",
    "lightning",
    "permanent",
    "laurel",
    "no_ability",
    "other_phase",
    "used",
    "condition",
    "no_discards",
    "no_second_worker",
    "no_zoo",
    "nothing_to_repeat",
    "twice_used",
    "not_used_yet",
    "ship_inactive",
    "ship_held",
    "no_lightning",
    "pile_empty",
    "other_pile",
    "no_low_die",
    "after_cards",
    "not_now",
]
Refused = Literal["use", "again", "advance", "ship"]
SheetLine = Literal[
    "scored",
    "cards",
    "laurel",
    "majorities",
    "wall",
    "statues",
    "clergy",
    "square",
    "total",
]
Label = Literal[
    "player",
    "you",
    "tom",
    "money",
    "points",
    "workers",
    "hand",
    "sites",
    "free_site",
    "buildings",
    "zoo",
    "park",
    "wall",
    "wall_left",
    "wall_right",
    "statues",
    "jettes",
    "dangers",
    "level",
    "disasters",
    "majorities",
    "square",
    "field",
    "church",
    "window",
    "clergyman",
    "clergymen",
    "dice",
    "piles",
    "pile",
    "discard_pile",
    "tokens",
    "cards",
    "card",
    "building",
    "price",
    "category",
    "colour",
    "crest",
    "marker",
    "used",
    "mayor",
    "ships",
    "active",
    "exchange",
    "rate",
    "clergy_tiles",
    "expansions",
    "cycle",
    "phase",
    "round",
    "board",
    "left",
    "right",
    "none",
    "free",
    "any_colour",
    "every_colour",
    "same_colour",
    "shown_colour",
    "lightning",
    "once_per_cycle",
    "always",
    "final_scoring",
    "others",
    "die",
    "base_action",
    "log",
    "moves",
    "help",
    "legend",
    "undo",
    "quit",
    "score",
    "rank",
    "winner",
    "winners",
    "game_over",
]

Shown = Literal[  # fields of a view that no label is the name of
    "drawn",
    "seen",
    "token",
    "tokens",
    "tokens_used",
    "hummels",
    "shuffled",
    "chapel",
    "chapel_front",
    "exchange_left",
    "peeked",
    "traced",
    "under",
    "used",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardWords(Phrases):
    """What the facts and abilities of a component are told with; symbols are a language too."""

    categories: Mapping[Category, str]
    hues: Mapping[DieColour, Hue]
    of_colour: Mapping[FreeColour, str]
    units: Mapping[Unit, Noun]
    counts: Mapping[Counted, Noun]
    measures: Mapping[Measure, tuple[str, str]]
    dangers_of: Mapping[Danger, str]
    piles: Mapping[Pile, str]
    facts: Mapping[Fact, str]
    states: Mapping[State, str]
    bounds: Mapping[Bound, str]
    frames: Mapping[Frame, str]
    triggers: Mapping[Trigger, str]
    events: Mapping[type[Event], Phrase]
    effects: Mapping[type[Effect], Phrase]


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(CardWords):
    """One language."""

    cards: Mapping[str, str]
    lines: Mapping[Line, str]
    dangers: Mapping[Colour, str]  # the disaster that each leads to
    majorities: Mapping[str, str]
    boards: Mapping[str, str]
    player: str  # at the beginning of a sentence
    player_within: str
    halves: tuple[str, str]  # of the wall, left and right
    actions: Mapping[Action, str]
    prompts: Mapping[Prompt, str]
    moves: Mapping[Move, str]
    notes: Mapping[Note, str]
    reasons: Mapping[Why, str]
    refused: Mapping[Refused, str]  # moves by name alone
    stories: Mapping[Happening, str]
    sheet: Mapping[SheetLine, str]
    labels: Mapping[Label, str]
    fields: Mapping[Shown, str]
    phases: tuple[str, str, str, str]
