"""Bruges in English."""

from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.text.names_en import PERSONS
from rathaus.games.bruges.text.words import Hue, Noun, Words


def _hue(word: str) -> Hue:
    return Hue(word, word, word, word, f"a {word}")


_ACTIONS: dict[str, str] = {
    "workers": "Workers",
    "money": "Money",
    "threat": "Threat",
    "canal": "Canal",
    "house": "House",
    "person": "Person",
}

WORDS = Words(
    title="Bruges",
    and_=" and ",
    or_=" or ",
    persons=PERSONS,
    categories={
        "nobility": "nobility",
        "offices": "offices",
        "amusement": "amusement",
        "trade": "trade",
        "craft": "craft",
        "court": "court",
        "church": "church",
        "art": "art",
        "protection": "protection",
        "underworld": "underworld",
        "learning": "learning",
    },
    hues={
        "blue": _hue("blue"),
        "brown": _hue("brown"),
        "yellow": _hue("yellow"),
        "red": _hue("red"),
        "violet": _hue("violet"),
    },
    of_colour={
        "any": "of any colour",
        "all": "of every colour",
        "card": "in the colour of that card",
        "space": "in the colour of that canal space",
        "distinct": "of another colour each time",
    },
    units={
        "guilder": Noun("guilder", "guilders"),
        "point": Noun("point", "points"),
        "card": Noun("card", "cards"),
        "worker": Noun("{colour.bare} worker", "{colour.bare} workers"),
        "worker_of": Noun("worker {of}", "workers {of}"),
        "marker": Noun("{colour.bare} threat marker", "{colour.bare} threat markers"),
        "marker_of": Noun("threat marker {of}", "threat markers {of}"),
    },
    counts={
        "persons": Noun("person in your display", "persons in your display"),
        "persons_of": Noun("of your {of} persons", "of your {of} persons"),
        "houses": Noun("house in your display", "houses in your display"),
        "houses_of": Noun("of your {of.bare} houses", "of your {of.bare} houses"),
        "house_colours": Noun(
            "different colour among your houses", "different colours among your houses"
        ),
        "workers": Noun("worker in your display", "workers in your display"),
        "worker_colours": Noun(
            "different colour among your workers", "different colours among your workers"
        ),
        "worker_sets": Noun(
            "complete set of workers of all five colours you have",
            "complete sets of workers of all five colours you have",
        ),
        "canals": Noun("canal token you have built", "canal tokens you have built"),
        "landmarks": Noun(
            "canal space 3 you have built on and for each of your statues",
            "canal spaces 3 you have built on and statues you have",
        ),
        "majorities": Noun(
            "majority marker of yours on its coloured side",
            "majority markers of yours on their coloured side",
        ),
        "groups": Noun("different group among your persons", "different groups among your persons"),
        "threats": Noun("threat marker in your display", "threat markers in your display"),
        "threat_colours": Noun(
            "different colour among your threat markers",
            "different colours among your threat markers",
        ),
        "dice": Noun("die showing {of}", "dice showing {of}"),
        "guilders": Noun("guilder you have", "guilders you have"),
        "hand_cards": Noun("card in your hand", "cards in your hand"),
        "lightnings": Noun("of your lightning persons", "of your lightning persons"),
        "prices": Noun(
            "of your persons with a printed price of {of}",
            "of your persons with a printed price of {of}",
        ),
        "track_points": Noun(
            "point of your field on the reputation track",
            "points of your field on the reputation track",
        ),
    },
    measures={
        "plain": ("{n} {things}", ""),
        "per": ("{n} {things}", " for each {count}"),
        "per_every": ("{n} {things}", " for every {every} {count}"),
        "die": ("as many {things}", " as the {colour.bare} die shows"),
        "dice_sum": ("as many {things}", " as all five dice total"),
        "mode_die": ("as many {things}", " as the number that more dice show than any other"),
        "max_die": ("as many {things}", " as the highest die shows"),
        "paid_die": ("as many {things}", " as the die of that colour shows"),
        "track_points": ("as many {things}", " as your field on the reputation track is worth"),
        "best_statue": ("as many {things}", " as your most valuable statue is worth"),
    },
    facts={
        "give": "return {things}",
        "pay": "pay {things}",
        "of": "of the colour {colour.bare}",
        "with_die": " with the {colours} die",
        "with_card": " with a {colours} card",
        "whenever": "whenever {event}",
        "if": "if {state}",
    },
    states={
        "die": "the {colour.bare} die shows {bound}",
        "dice_sum": "all five dice total {bound}",
        "dice": "{bound} dice show {of}",
        "no_dice": "no die shows {of}",
        "count": "you have {bound} {things}",
        "no_count": "you have no {things}",
    },
    bounds={"=": "exactly {n}", ">=": "{n} or more", "<=": "{n} or less"},
    frames={
        "plain": "{effects}.",
        "cost": "{cost}: {effects}.",
        "lead": "{lead}: {effects}.",
        "lead_may": "{lead}, you may {effects}.",
    },
    triggers={
        "lightning": "Lightning: once, directly after placing",
        "worker": "Once per round, for a worker",
        "once_per_round": "Once per round, free of charge",
        "on_action": "Improves an action, every time",
        "passive": "Always in force",
        "laurel": "Laurel: in the final scoring",
    },
    threats={
        "blue": "flood",
        "brown": "plague",
        "yellow": "raid",
        "red": "fire",
        "violet": "intrigue",
    },
    events={
        v.OnBase: {
            action: f"you use a card for the action {name}{{colours}}"
            for action, name in _ACTIONS.items()
        },
        v.OnOwn: {
            "advance": "you move a field forward on the reputation track",
            "majority": "you turn a majority marker to its coloured side",
        },
        v.OnOther: {
            "canal": "another player builds a canal token",
            "person": "another player places a person",
        },
    },
    effects={
        v.Money: "take {amount}{extra: more|}{amount.tail}",
        v.Points: "score {amount}{amount.tail}",
        v.Workers: "take {amount}{extra: in addition|}{amount.tail}",
        v.WorkersByDice: "take 1 worker in the colour of each die showing {numbers}",
        v.SwapWorkers: "exchange any number of your workers for workers of other colours",
        v.Exchange: "{most:|up to # times }{cost} to {gain}",
        v.Draw: "draw {amount}{amount.tail}",
        v.Discard: "then discard {amount} from your hand{amount.tail}",
        v.ExtraAction: {
            "any": "draw 1 card and use it for an action at once",
            "hand": "use 1 more card from your hand for an action at once",
            "discard": "use the top card of the discard pile for an action at once",
        },
        v.LayHouse: (
            "lay out {amount:the top card of a draw pile as a house"
            "|up to # cards from the draw piles as houses}, "
            "{pay_worker:returning 1 worker of its colour{amount:| for each}"
            "|free of charge}"
        ),
        v.PlaceDiscarded: (
            "place 1 {category} person of your choice from the discard pile "
            "on one of your empty houses, free of charge"
        ),
        v.TakeBackPersons: (
            "take any number of your other persons back into your hand; their houses stay"
        ),
        v.BuildCanal: {
            "double": "build 1 canal token without a card, at twice the cost of its space",
            "free": "build 1 canal token without card and payment",
        },
        v.Advance: "move {amount:# field|# fields} forward on the reputation track",
        v.ReturnThreat: (
            "return {several:up to |}{amount}{extra: in addition|}{amount.tail}"
            "{scores: (1 point{several: each|})| (without points)}"
        ),
        v.GiveThreat: "every other player receives 1 {colour.bare} threat marker",
        v.PassThreat: "hand {most:#|up to #} of your threat markers to one other player",
        v.OthersDiscard: (
            "every other player discards {amount:# hand card|# hand cards} of their choice"
        ),
        v.OthersLose: {
            "canal": "every other player removes 1 canal token",
            "person": "every other player discards 1 person of their choice; the house stays",
            "house": (
                "every other player discards 1 house of their choice; "
                "a person on it returns to that player's hand"
            ),
            "field": "every other player moves 1 field back on the reputation track",
        },
        v.Steal: {
            "card": (
                "take {amount:# random hand card|# random hand cards} "
                "from {one:one|every} other player"
            ),
            "money": (
                "take up to {amount:# guilder|# guilders} from {one:one|every} other player"
                "{one: of your choice|}"
            ),
            "workers": (
                "take up to {amount:# worker|# workers}, of the giver's choice, "
                "from {one:one|every} other player"
            ),
            "points": "take {amount:# point|up to # points} from {one:one|every} other player",
        },
        v.Ready: (
            "turn {all:all your other rotated persons|{amount} other rotated {one:person|persons}} "
            "upright, ready to be activated again"
        ),
        v.ActivateAll: (
            "activate each of your persons with a worker symbol once without returning a worker"
        ),
        v.CopyLightning: (
            "carry out the effect of a lightning person of another player "
            "as if you had just placed it"
        ),
        v.Recolour: (
            "the next card you use for an action in this turn counts as a colour of your choice"
        ),
        v.Rule: {
            "hand_limit": "in phase 1 you may fill your hand up to {number} cards",
            "advance_discount": (
                "the step up in phase 2 costs you {number:# guilder|# guilders} less (not below 0)"
            ),
            "damage_at": (
                "a threat harms you only when you have {number} markers of its colour, "
                "which you then return"
            ),
            "avert": "instead of receiving a threat marker, you may return 1 worker of its colour",
            "immune": (
                "persons of other players cannot give you threat markers, move you back, "
                "or make you give or lose anything"
            ),
            "shield": (
                "{words} damage ({threats}) has no effect on you; you only return the markers"
            ),
            "majority_tie": (
                "you also turn a majority marker when you only tie for the lead, "
                "unless the tie is at 0"
            ),
            "double_lightning": (
                "whenever you place a lightning person, you may carry out its effect twice"
            ),
            "persons_per_house": ("each of your houses has room for {number:# person|# persons}"),
            "counts_as": "this person also counts as {words}",
            "half_price": (
                "with the action Person, {words} persons cost you half their price, rounded up"
            ),
            "discount": (
                "with the action Person, you pay {number:# guilder|# guilders} less (not below 0)"
            ),
            "house_free": "with the action House, you return no worker",
            "canal_free": "with the action Canal, you pay no guilders",
        },
    },
    lines={"value": "Price {price:# guilder|# guilders} · {points:# point|# points}"},
    damages={
        "blue": "You return all your workers.",
        "brown": "You discard one of your persons; the house stays.",
        "yellow": "You lose all your guilders.",
        "red": "You lose a house or a canal token; persons of that house return to your hand.",
        "violet": "You lose {points} points.",
    },
    majorities={"reputation": "reputation", "persons": "persons", "canal": "canal"},
    player="Player {number}",
    player_within="player {number}",
    sections=("left section", "right section"),
    pile="Pile {number}",
    phases=("draw cards", "dice", "actions", "majorities"),
    actions=_ACTIONS,
    prompts={
        "over": "The game is over.",
        "waiting": "Waiting for {players}.",
        "start": "The start player is drawn.",
        "uncover": "The next card of draw pile {pile} shows its colour.",
        "uncover_extra": "The top card of the extra pile shows its colour.",
        "roll": "The {colour.bare} die is rolled.",
        "front": "{player} looks at a {colour.bare} card.",
        "front_to_act": "{player} draws a {colour.bare} card for an action.",
        "front_of_house": "{player} lays out a {colour.bare} card as a house.",
        "steal": "{player} takes a random hand card of {victim}.",
        "draw": "From which pile do you draw ({count:# card|# cards} to go)?",
        "draw_more": "Do you draw one more card before you look at the new ones?",
        "step_up": "Do you pay {price:# guilder|# guilders} to move 1 field forward?",
        "turn": "Your turn: use a card or activate a person.",
        "turn_without_card": "Your turn, without a card: activate a person or end your turn.",
        "turn_acted": "Activate a person or end your turn.",
        "one_more": "Which further card do you use?",
        "action": "{card}: for which action?",
        "canal": "Where do you build the canal token?",
        "house": "On which house do you place {card}?",
        "threat": "You receive a {colour.bare} threat marker. Do you return {worker} instead?",
        "damages": "Which damage do you settle first?",
        "fire": "Fire: you lose a house or a canal token; persons return to your hand.",
        "lose_person": "You lose a person; the house stays. Which one?",
        "lose_house": "You lose a house; its persons return to your hand. Which one?",
        "lose_canal": "From which section do you lose a canal token?",
        "struck_lose_person": "Plague: you lose a person; the house stays. Which one?",
        "caused_lose_person": (
            "{player} uses {card}: you lose a person; the house stays. Which one?"
        ),
        "caused_lose_house": (
            "{player} uses {card}: you lose a house; its persons return to your hand. Which one?"
        ),
        "caused_lose_canal": (
            "{player} uses {card}: from which section do you lose a canal token?"
        ),
        "strike_again": "{card}: do you carry out the effect a second time?",
        "worker": "{card}: which worker do you return?",
        "worker_free": "{card}: which colour do you name?",
        "gain": "Which worker do you take ({count} to go)?",
        "hand_over": "Which worker do you give to {player} ({count} to go)?",
        "swap": "Which worker do you exchange?",
        "swap_for": "Which worker do you take for it?",
        "exchange": "{card}: do you make this exchange ({count:# more time|# more times} at most)?",
        "discard": "Which card do you discard ({count} to go)?",
        "own_discard": "{card}: which card do you discard ({count} to go)?",
        "caused_discard": "{player} uses {card}: which card do you discard ({count} to go)?",
        "pile_to_act": "From which pile do you draw a card for an action?",
        "house_pile": "From which pile do you lay out a house ({count:# house|# houses} at most)?",
        "search": "Which {category} person do you place free of charge?",
        "take_back": "Which person do you take back into your hand?",
        "extra_canal": "Where do you build a canal token?",
        "return_threats": (
            "Which threat marker do you return ({count:# marker|# markers} at most)?"
        ),
        "pass_threats": "Which threat marker do you hand on ({count:# marker|# markers} at most)?",
        "pass_to": "To whom do you hand the threat markers?",
        "rob": "From whom do you take up to {count:# guilder|# guilders}?",
        "ready": "Which person do you turn upright?",
        "activate_all": "Which person do you activate without returning a worker?",
        "copy": "Which lightning person of the others do you use?",
    },
    moves={
        "end_turn": "End your turn",
        "stay": "Stay where you are",
        "enough_cards": "Draw no more cards",
        "place_none": "Place none of them",
        "build_none": "Build nothing",
        "keep_markers": "Keep the rest",
        "no_more": "No more",
        "use": "Activate {card} ({ability})",
        "play": "Use {card}",
        "recolour": "The card counts as {colour.bare}",
        "as_workers": "Workers: take {workers}",
        "as_money": "Money: take {money:# guilder|# guilders}",
        "as_threat": "Threat: return {marker} for 1 point",
        "as_canal": "Canal: build a token",
        "as_house": "House: lay it out for {worker}",
        "as_house_free": "House: lay it out",
        "as_person": "Person: place it",
        "canal_left": "In the left section, {colour.bare} space {space}",
        "canal_right": "In the right section, {colour.bare} space {space}",
        "house": "On house {number}, {colour.bare}",
        "draw": "From pile {pile}, {colour.bare}",
        "discard": "Discard {card}",
        "find": "Place {card}",
        "take_back": "Take back {card}",
        "ready": "Turn {card} upright",
        "give": "Return {worker}",
        "hand_over": "Give {worker}",
        "name_colour": "Name {colour.bare}",
        "exchange_worker": "Return {worker} ({gain})",
        "exchange_money": "Pay {price:# guilder|# guilders} ({gain})",
        "gain": "Take {worker}",
        "return_marker": "Return {marker}",
        "pass_marker": "Hand on {marker}",
        "suffer": "{damage} ({colour.bare})",
        "avert": "Return {worker}",
        "no_avert": "Take the threat marker",
        "again": "Use {card} a second time",
        "not_again": "Once is enough",
        "advance": "Move 1 field forward for {price:# guilder|# guilders}",
        "lose_canal_left": "Canal token of the left section, {colour.bare} space {space}",
        "lose_canal_right": "Canal token of the right section, {colour.bare} space {space}",
        "lose_house": "House {number}, {colour.bare}",
        "lose": "Discard {card}",
        "to": "{player}",
        "card": "It is {card}",
        "top": "It is {colour.bare}",
        "die": "The {colour.bare} die shows {number}",
        "start": "{player} begins",
    },
    notes={
        "price": "{price:# guilder|# guilders}",
        "free": "free of charge",
        "person": "person for {price:# guilder|# guilders}",
        "markers": "you have {count}",
        "left": "{count:# card|# cards} left",
        "with": "with {card}",
    },
    reasons={
        "acted": "your card of this turn is used",
        "not_in_hand": "the card is not in your hand",
        "must_play": "you have to use a card first",
        "no_marker": "you have no {colour.bare} threat marker",
        "other_threat": "only {colours} threat markers may be returned",
        "in_order": "markers are named in the order of the colours",
        "canal_finished": "both your canal sections are finished",
        "section_finished": "this section is finished",
        "other_space": "the card counts as {colour.bare}, the next space is {colours}",
        "too_dear": "costs {price:# guilder|# guilders}, you have {money}",
        "no_worker": "needs {worker}, you have none",
        "no_workers": "you have no worker to return",
        "recoloured": "a named colour is of no use for placing a person",
        "same_colour": "the card has this colour already",
        "no_house": "you have no empty house",
        "house_taken": "there is no room on this house",
        "not_placed": "the person is not in your display yet",
        "not_yours": "the person is not in your display",
        "lightning": "the person works once, when it is placed",
        "automatic": "the person works by itself whenever it applies",
        "laurel": "the person counts in the final scoring",
        "rotated": "the person has been used in this round",
        "condition": "works only {lead}; now: {value}",
        "nothing": "it would change nothing",
        "pile_empty": "the pile is empty",
        "no_low_die": "no die shows 1 or 2",
        "last_field": "you are on the last field, {field}",
        "after_threats": "you decide about it after the threats",
        "not_now": "one steps up in phase 2",
    },
    refused={
        "use": "Activate {card}",
        "advance": "Move 1 field forward",
        "canal": "In the {section}",
        "draw": "From pile {pile}",
    },
    stories={
        "starter_drawn": "{who} begins.",
        "round_began": "Round {round} begins.",
        "pile_drawn": "{who} draws a {colour.bare} card from pile {pile}.",
        "card_drawn": "{who} looks at a card: {card}.",
        "extra_pile_laid": "The extra pile becomes pile {pile}: round {last_round} is the last.",
        "pile_split": "Pile {pile} is empty and gets {cards:# card|# cards} of the other one.",
        "dice_rolled": "The dice show {dice}.",
        "threat_received": "{who} receives {marker} and now has {markers}.",
        "threat_averted": "{who} averts {marker}.",
        "threat_returned": "{who} returns {marker}.",
        "threat_passed": "{who} hands {marker} to {other}.",
        "damage_struck": "{who} suffers damage: {damage}.",
        "damage_shielded": "{who} is protected from damage: {damage}.",
        "person_lost": "{who} loses {card}.",
        "house_lost": "{who} loses a {colour.bare} house: {card}.",
        "canal_lost": "{who} loses a canal token of the {section}.",
        "person_returned": "{who} takes {card} back.",
        "advanced": "{who} moves forward to field {field} of the reputation track.",
        "moved_back": "{who} moves back to field {field} of the reputation track.",
        "moved_to_town_hall": "{who} moves back to the town hall.",
        "action_taken": "{who} chooses an action: {action} ({colour.bare}).",
        "card_discarded": "{who} discards {card}.",
        "canal_built": "{who} builds a canal token in the {section}, on a {colour.bare} space.",
        "statue_taken": "{who} takes a statue worth {points:# point|# points}.",
        "house_built": "{who} lays out a {colour.bare} house.",
        "person_placed": "{who} places {card}.",
        "person_activated": "{who} activates {card}.",
        "person_reacted": "{who} makes use of {card}.",
        "person_ready": "{who} turns {card} upright.",
        "card_stolen": "{who} gets {card} from {victim}.",
        "hand_robbed": "{who} takes a {colour.bare} hand card from {victim}.",
        "points_scored": "{who} scores {points:# point|# points}.",
        "points_lost": "{who} loses {points:# point|# points}.",
        "money_taken": "{who} takes {money:# guilder|# guilders}.",
        "money_paid": "{who} pays {money:# guilder|# guilders}.",
        "workers_taken": "{who} takes {workers}.",
        "workers_given": "{who} returns {workers}.",
        "marker_turned": "{who} turns a majority marker: {majority}.",
        "game_ended": "The game is over.",
    },
    sheet={
        "scored": "Scored in play",
        "persons": "Persons",
        "houses": "Houses",
        "laurel": "Laurel persons",
        "majorities": "Majority markers",
        "canal": "Canal and statues",
        "reputation": "Reputation",
        "total": "Total",
    },
    labels={
        "money": "guilders",
        "points": "points",
        "workers": "workers",
        "hand": "hand",
        "houses": "houses",
        "house": "house",
        "free_house": "empty house",
        "persons": "persons",
        "person": "person",
        "canal": "canal",
        "section_left": "left section",
        "section_right": "right section",
        "gatehouse": "gatehouse",
        "statues": "statues",
        "threats": "threat markers",
        "damages": "damage",
        "majorities": "majorities",
        "leads": "in the lead",
        "marker": "majority marker",
        "reputation": "reputation track",
        "town_hall": "town hall",
        "dice": "dice",
        "die": "die",
        "draw_piles": "draw piles",
        "extra_pile": "extra pile",
        "discard_pile": "discard pile",
        "top": "on top",
        "blind": "drawn face down",
        "drawn": "card drawn",
        "seen": "cards you know",
        "traced": "who may hold it",
        "due": "damage to settle",
        "cards": "cards",
        "card": "card",
        "colour": "colour",
        "start_player": "start player",
        "rotated": "rotated",
        "round": "round",
        "last_round": "last round",
        "phase": "phase",
        "turn": "turn",
        "any_colour": "any colour",
        "every_colour": "every colour",
        "same_colour": "the same colour",
        "different": "different ones",
        "lightning": "once, directly after placing",
        "once_per_round": "once per round",
        "always": "always in force",
        "final_scoring": "in the final scoring",
        "others": "all others",
        "action": "action with a card",
    },
)
