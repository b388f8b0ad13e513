"""What can be in the way of a move, each with its clause of the rules.

Whatever decides about a move returns one of these, or None; the sentences are in `text`.
"""

from rathaus.games.bruges_and_hamburg.reasons import Obstacle

# a turn
ACTED = Obstacle("acted", "HAM-7.2")
NOT_IN_HAND = Obstacle("not_in_hand", "HAM-7.2")
MUST_PLAY = Obstacle("must_play", "HAM-7.3")

# base actions
NO_WORKER_FOR_SITE = Obstacle("no_worker", "HAM-7.14")
EXCHANGE_MARKS = Obstacle("exchange_marks", "HAM-13.5.7")
EXCHANGE_WORKERS = Obstacle("exchange_workers", "HAM-13.5.7")
RECOLOURED = Obstacle("recoloured", "HAM-12.92")
SAME_COLOUR = Obstacle("same_colour", "HAM-12.92")
NO_WORKER_TO_RECOLOUR = Obstacle("no_worker", "HAM-12.92")
DANGER_ZERO = Obstacle("danger_zero", "HAM-7.10")
WALL_COMPLETE = Obstacle("wall_complete", "HAM-7.12")
HALF_COMPLETE = Obstacle("half_complete", "HAM-7.12")
OTHER_SEGMENT = Obstacle("other_segment", "HAM-7.11")
STONE_TOO_DEAR = Obstacle("too_dear", "HAM-7.11")
EXTRA_STONE_TOO_DEAR = Obstacle("too_dear", "HAM-12.35")
NO_SITE = Obstacle("no_site", "HAM-7.15")
BUILDING_TOO_DEAR = Obstacle("too_dear", "HAM-7.15")
CARD_TOO_DEAR = Obstacle("too_dear", "HAM-7.16")  # of a zoo or a park
SITE_TAKEN = Obstacle("site_taken", "HAM-7.18")

# abilities
NOT_BUILT = Obstacle("not_built", "HAM-9.4")
NOT_YOURS = Obstacle("not_yours", "HAM-9.4")
LIGHTNING = Obstacle("lightning", "HAM-9.1")
PERMANENT = Obstacle("permanent", "HAM-9.5")
LAUREL = Obstacle("laurel", "HAM-9.8")
NO_ABILITY = Obstacle("no_ability", "HAM-8.4")
OTHER_PHASE = Obstacle("other_phase", "HAM-9.10")
USED = Obstacle("used", "HAM-9.4")
TWICE_USED = Obstacle("twice_used", "HAM-9.19")
NOT_USED_YET = Obstacle("not_used_yet", "HAM-9.19")
CONDITION = Obstacle("condition", "HAM-9.4")
TOO_DEAR = Obstacle("too_dear", "HAM-3.8")
NO_WORKER = Obstacle("no_worker", "HAM-3.8")
NO_WORKERS = Obstacle("no_workers", "HAM-3.8")
NO_DISCARDS = Obstacle("no_discards", "HAM-12.2")
NO_SECOND_WORKER = Obstacle("no_second_worker", "HAM-12.91")
NO_ZOO = Obstacle("no_zoo", "HAM-12.80")
NOTHING_TO_REPEAT = Obstacle("nothing_to_repeat", "HAM-9.19")

# ships
SHIP_INACTIVE = Obstacle("ship_inactive", "HAM-13.4.1")
SHIP_HELD = Obstacle("ship_held", "HAM-13.6.7")
SHIP_TOO_DEAR = Obstacle("too_dear", "HAM-13.4.7")
NO_WORKER_AT_SEA = Obstacle("no_worker", "HAM-13.4.2")
NO_CARD_AT_SEA = Obstacle("pile_empty", "HAM-13.4.6")
NO_LIGHTNING_AT_SEA = Obstacle("no_lightning", "HAM-13.4.8")

# the square, dangers, piles
NOT_NOW = Obstacle("not_now", "HAM-5.11")
AFTER_CARDS = Obstacle("after_cards", "HAM-5.11")
NO_LOW_DIE = Obstacle("no_low_die", "HAM-5.12")
STEP_TOO_DEAR = Obstacle("too_dear", "HAM-5.13")
OTHER_DANGER = Obstacle("other_danger", "HAM-9.3")
IN_ORDER = Obstacle("in_order", "HAM-9.3")
PILE_EMPTY = Obstacle("pile_empty", "HAM-3.12")
OTHER_PILE = Obstacle("other_pile", "HAM-13.6.6")
NO_WORKER_FOR_PILE = Obstacle("no_worker", "HAM-12.91")
