"""The shape of a language: the same entries in each, so that a missing one is found by a test.

Phrases are templates for `rathaus.core.text.fill`. The vocabulary has one phrase for each of its
classes, or one for each variant of a class; the fields of the class are the values of the phrase.
German and Dutch effects are infinitives, so that "you may" can stand before them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rathaus.games.bruges.components.vocabulary import Action, Colour, Effect, Event, Group, Trigger
from rathaus.games.bruges_and_hamburg.telling import Hue, Noun, Phrase, Phrases

__all__ = ["CardWords", "Hue", "Noun", "Words"]

Unit = Literal["guilder", "point", "card", "worker", "worker_of", "marker", "marker_of"]
Counted = Literal[
    "persons",
    "persons_of",  # a group
    "houses",
    "houses_of",  # a colour
    "house_colours",
    "workers",
    "worker_colours",
    "worker_sets",
    "canals",
    "landmarks",
    "majorities",
    "groups",
    "threats",
    "threat_colours",
    "dice",
    "guilders",
    "hand_cards",
    "lightnings",
    "prices",
    "track_points",
]
Measure = Literal[
    "plain",
    "per",
    "per_every",
    "die",
    "dice_sum",
    "mode_die",
    "max_die",
    "paid_die",
    "track_points",
    "best_statue",
]
FreeColour = Literal["any", "all", "card", "space", "distinct"]
Fact = Literal["give", "pay", "of", "with_die", "with_card", "whenever", "if"]
State = Literal["die", "dice_sum", "dice", "no_dice", "count", "no_count"]
Bound = Literal["=", ">=", "<="]
Frame = Literal["plain", "cost", "lead", "lead_may"]
Line = Literal["value"]
Prompt = Literal[
    "over",
    "waiting",
    # chance
    "start",
    "uncover",
    "uncover_extra",
    "roll",
    "front",
    "front_to_act",
    "front_of_house",
    "steal",
    # phases and turns
    "draw",
    "draw_more",
    "step_up",
    "turn",
    "turn_without_card",
    "turn_acted",
    "one_more",
    "action",
    "canal",
    "house",
    # threats
    "threat",
    "damages",
    "fire",
    "lose_person",
    "lose_house",
    "lose_canal",
    # persons
    "strike_again",
    "worker",
    "worker_free",
    "gain",
    "hand_over",
    "swap",
    "swap_for",
    "exchange",
    "discard",
    "pile_to_act",
    "house_pile",
    "search",
    "take_back",
    "extra_canal",
    "return_threats",
    "pass_threats",
    "pass_to",
    "rob",
    "ready",
    "activate_all",
    "copy",
]
Move = Literal[
    "end_turn",
    "stay",
    "enough_cards",
    "place_none",
    "build_none",
    "keep_markers",
    "no_more",
    "use",
    "play",
    "recolour",
    "as_workers",
    "as_money",
    "as_threat",
    "as_canal",
    "as_house",
    "as_house_free",
    "as_person",
    "canal_left",
    "canal_right",
    "house",
    "draw",
    "discard",
    "find",
    "take_back",
    "ready",
    "give",
    "hand_over",
    "name_colour",
    "exchange_worker",
    "exchange_money",
    "gain",
    "return_marker",
    "pass_marker",
    "suffer",
    "avert",
    "no_avert",
    "again",
    "not_again",
    "advance",
    "lose_canal_left",
    "lose_canal_right",
    "lose_house",
    "lose",
    "to",
    # chance
    "card",
    "top",
    "die",
    "start",
]
Note = Literal["price", "free", "person", "markers", "left", "with"]
Why = Literal[
    "acted",
    "not_in_hand",
    "must_play",
    "no_marker",
    "other_threat",
    "in_order",
    "canal_finished",
    "section_finished",
    "other_space",
    "too_dear",
    "no_worker",
    "no_workers",
    "recoloured",
    "same_colour",
    "no_house",
    "house_taken",
    "not_placed",
    "not_yours",
    "lightning",
    "automatic",
    "laurel",
    "rotated",
    "condition",
    "nothing",
    "pile_empty",
    "no_low_die",
    "last_field",
    "after_threats",
    "not_now",
]
Refused = Literal["use", "advance", "canal", "draw"]
Happening = Literal[
    "starter_drawn",
    "round_began",
    "pile_drawn",
    "card_drawn",
    "extra_pile_laid",
    "pile_split",
    "dice_rolled",
    "threat_received",
    "threat_averted",
    "threat_returned",
    "threat_passed",
    "damage_struck",
    "damage_shielded",
    "person_lost",
    "house_lost",
    "canal_lost",
    "person_returned",
    "advanced",
    "moved_back",
    "moved_to_town_hall",
    "action_taken",
    "card_discarded",
    "canal_built",
    "statue_taken",
    "house_built",
    "person_placed",
    "person_activated",
    "person_reacted",
    "person_ready",
    "card_stolen",
    "hand_robbed",
    "points_scored",
    "points_lost",
    "money_taken",
    "money_paid",
    "workers_taken",
    "workers_given",
    "marker_turned",
    "game_ended",
]
SheetLine = Literal[
    "scored", "persons", "houses", "laurel", "majorities", "canal", "reputation", "total"
]
Label = Literal[
    "player",
    "you",
    "money",
    "points",
    "workers",
    "hand",
    "houses",
    "house",
    "free_house",
    "persons",
    "person",
    "canal",
    "section_left",
    "section_right",
    "gatehouse",
    "statues",
    "threats",
    "damages",
    "majorities",
    "marker",
    "reputation",
    "field",
    "town_hall",
    "dice",
    "die",
    "draw_piles",
    "extra_pile",
    "discard_pile",
    "pile",
    "top",
    "blind",
    "drawn",
    "seen",
    "traced",
    "due",
    "cards",
    "card",
    "price",
    "group",
    "colour",
    "start_player",
    "rotated",
    "round",
    "last_round",
    "phase",
    "turn",
    "left",
    "right",
    "none",
    "free",
    "any_colour",
    "every_colour",
    "same_colour",
    "different",
    "lightning",
    "once_per_round",
    "always",
    "final_scoring",
    "others",
    "action",
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


@dataclass(frozen=True, slots=True, kw_only=True)
class CardWords(Phrases):
    """What the facts and abilities of a person are told with; symbols are a language too."""

    categories: Mapping[Group, str]
    hues: Mapping[Colour, Hue]
    of_colour: Mapping[FreeColour, str]
    units: Mapping[Unit, Noun]
    counts: Mapping[Counted, Noun]
    measures: Mapping[Measure, tuple[str, str]]
    facts: Mapping[Fact, str]
    states: Mapping[State, str]
    bounds: Mapping[Bound, str]
    frames: Mapping[Frame, str]
    triggers: Mapping[Trigger, str]
    threats: Mapping[Colour, str]  # the damage that each leads to
    events: Mapping[type[Event], Phrase]
    effects: Mapping[type[Effect], Phrase]


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(CardWords):
    """One language."""

    persons: Mapping[str, str]
    lines: Mapping[Line, str]
    damages: Mapping[Colour, str]  # what each of them takes
    majorities: Mapping[str, str]
    player: str  # at the beginning of a sentence
    player_within: str
    sections: tuple[str, str]  # of the canal, left and right
    phases: tuple[str, str, str, str]
    actions: Mapping[Action, str]
    prompts: Mapping[Prompt, str]
    moves: Mapping[Move, str]
    notes: Mapping[Note, str]
    reasons: Mapping[Why, str]
    refused: Mapping[Refused, str]  # moves by name alone
    stories: Mapping[Happening, str]
    sheet: Mapping[SheetLine, str]
    labels: Mapping[Label, str]
