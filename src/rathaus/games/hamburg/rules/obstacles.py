"""What can be in the way of a move, each with its clause of the rules.

Whatever decides about a move returns one of these, or None; the sentences are in `text`.
"""

from typing import Final

from rathaus.games.bruges_and_hamburg.reasons import Obstacle

# a turn
ACTED: Final = Obstacle("acted", "HAM-7.2")
NOT_IN_HAND: Final = Obstacle("not_in_hand", "HAM-7.2")
MUST_PLAY: Final = Obstacle("must_play", "HAM-7.3")

# base actions
NO_WORKER_FOR_SITE: Final = Obstacle("no_worker", "HAM-7.14")
EXCHANGE_MARKS: Final = Obstacle("exchange_marks", "HAM-13.5.7")
EXCHANGE_WORKERS: Final = Obstacle("exchange_workers", "HAM-13.5.7")
RECOLOURED: Final = Obstacle("recoloured", "HAM-12.92")
SAME_COLOUR: Final = Obstacle("same_colour", "HAM-12.92")
NO_WORKER_TO_RECOLOUR: Final = Obstacle("no_worker", "HAM-12.92")
DANGER_ZERO: Final = Obstacle("danger_zero", "HAM-7.10")
WALL_COMPLETE: Final = Obstacle("wall_complete", "HAM-7.12")
HALF_COMPLETE: Final = Obstacle("half_complete", "HAM-7.12")
OTHER_SEGMENT: Final = Obstacle("other_segment", "HAM-7.11")
STONE_TOO_DEAR: Final = Obstacle("too_dear", "HAM-7.11")
EXTRA_STONE_TOO_DEAR: Final = Obstacle("too_dear", "HAM-12.35")
NO_SITE: Final = Obstacle("no_site", "HAM-7.15")
BUILDING_TOO_DEAR: Final = Obstacle("too_dear", "HAM-7.15")
CARD_TOO_DEAR: Final = Obstacle("too_dear", "HAM-7.16")  # of a zoo or a park
SITE_TAKEN: Final = Obstacle("site_taken", "HAM-7.18")

# abilities
NOT_BUILT: Final = Obstacle("not_built", "HAM-9.4")
NOT_YOURS: Final = Obstacle("not_yours", "HAM-9.4")
LIGHTNING: Final = Obstacle("lightning", "HAM-9.1")
PERMANENT: Final = Obstacle("permanent", "HAM-9.5")
LAUREL: Final = Obstacle("laurel", "HAM-9.8")
NO_ABILITY: Final = Obstacle("no_ability", "HAM-8.4")
OTHER_PHASE: Final = Obstacle("other_phase", "HAM-9.10")
USED: Final = Obstacle("used", "HAM-9.4")
TWICE_USED: Final = Obstacle("twice_used", "HAM-9.19")
NOT_USED_YET: Final = Obstacle("not_used_yet", "HAM-9.19")
CONDITION: Final = Obstacle("condition", "HAM-9.4")
TOO_DEAR: Final = Obstacle("too_dear", "HAM-3.8")
NO_WORKER: Final = Obstacle("no_worker", "HAM-3.8")
NO_WORKERS: Final = Obstacle("no_workers", "HAM-3.8")
NO_DISCARDS: Final = Obstacle("no_discards", "HAM-12.2")
NO_SECOND_WORKER: Final = Obstacle("no_second_worker", "HAM-12.91")
NO_ZOO: Final = Obstacle("no_zoo", "HAM-12.80")
NOTHING_TO_REPEAT: Final = Obstacle("nothing_to_repeat", "HAM-9.19")

# ships
SHIP_INACTIVE: Final = Obstacle("ship_inactive", "HAM-13.4.1")
SHIP_HELD: Final = Obstacle("ship_held", "HAM-13.6.7")
SHIP_TOO_DEAR: Final = Obstacle("too_dear", "HAM-13.4.7")
NO_WORKER_AT_SEA: Final = Obstacle("no_worker", "HAM-13.4.2")
NO_CARD_AT_SEA: Final = Obstacle("pile_empty", "HAM-13.4.6")
NO_LIGHTNING_AT_SEA: Final = Obstacle("no_lightning", "HAM-13.4.8")

# the square, dangers, piles
NOT_NOW: Final = Obstacle("not_now", "HAM-5.11")
AFTER_CARDS: Final = Obstacle("after_cards", "HAM-5.11")
NO_LOW_DIE: Final = Obstacle("no_low_die", "HAM-5.12")
STEP_TOO_DEAR: Final = Obstacle("too_dear", "HAM-5.13")
OTHER_DANGER: Final = Obstacle("other_danger", "HAM-9.3")
IN_ORDER: Final = Obstacle("in_order", "HAM-9.3")
PILE_EMPTY: Final = Obstacle("pile_empty", "HAM-3.12")
OTHER_PILE: Final = Obstacle("other_pile", "HAM-13.6.6")
NO_WORKER_FOR_PILE: Final = Obstacle("no_worker", "HAM-12.91")
