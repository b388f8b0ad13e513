"""What can be in the way of a move, each with its clause of the rules.

Whatever decides about a move returns one of these, or None; the sentences are in `text`.
"""

from typing import Final

from rathaus.games.bruges_and_hamburg.reasons import Obstacle

# a turn
ALREADY_ACTED: Final = Obstacle("acted", "BRU-8.2")
NOT_IN_HAND: Final = Obstacle("not_in_hand", "BRU-8.2")
MUST_PLAY: Final = Obstacle("must_play", "BRU-8.2")
SAME_COLOUR: Final = Obstacle("same_colour", "BRU-14.28")

# actions
NO_MARKER: Final = Obstacle("no_marker", "BRU-9.3")
SECTION_FINISHED: Final = Obstacle("section_finished", "BRU-9.5")
CANAL_FINISHED: Final = Obstacle("canal_finished", "BRU-9.5")
OTHER_SPACE: Final = Obstacle("other_space", "BRU-9.4")
SPACE_TOO_DEAR: Final = Obstacle("too_dear", "BRU-9.4")
NO_WORKER_FOR_HOUSE: Final = Obstacle("no_worker", "BRU-9.9")
NO_HOUSE: Final = Obstacle("no_house", "BRU-9.10")
PERSON_TOO_DEAR: Final = Obstacle("too_dear", "BRU-9.10")
RECOLOURED: Final = Obstacle("recoloured", "BRU-15.10")
HOUSE_TAKEN: Final = Obstacle("house_taken", "BRU-9.11")

# activating persons
NOT_PLACED: Final = Obstacle("not_placed", "BRU-10.3")
NOT_YOURS: Final = Obstacle("not_yours", "BRU-10.3")
ONLY_WHEN_PLACED: Final = Obstacle("lightning", "BRU-10.4")
ONLY_AT_THE_END: Final = Obstacle("laurel", "BRU-10.10")
ON_ACTIONS: Final = Obstacle("automatic", "BRU-10.8")
ALWAYS_IN_FORCE: Final = Obstacle("automatic", "BRU-10.9")
ROTATED_FOR_WORKER: Final = Obstacle("rotated", "BRU-10.6")
ROTATED: Final = Obstacle("rotated", "BRU-10.7")
CONDITION: Final = Obstacle("condition", "BRU-15.13")
NO_WORKER_TO_ACTIVATE: Final = Obstacle("no_worker", "BRU-10.6")
NO_WORKERS_TO_ACTIVATE: Final = Obstacle("no_workers", "BRU-10.6")
EXCHANGE_TOO_DEAR: Final = Obstacle("too_dear", "BRU-15.14")
NOTHING_CHANGES: Final = Obstacle("nothing", "BRU-10.15")

# the reputation track
NOT_NOW: Final = Obstacle("not_now", "BRU-6.7")
LAST_FIELD: Final = Obstacle("last_field", "BRU-6.9")
NO_LOW_DIE: Final = Obstacle("no_low_die", "BRU-6.6")
STEP_TOO_DEAR: Final = Obstacle("too_dear", "BRU-6.7")
AFTER_THREATS: Final = Obstacle("after_threats", "BRU-6.2")

# what effects ask
OTHER_THREAT: Final = Obstacle("other_threat", "BRU-14.17")
NO_MARKER_LEFT: Final = Obstacle("no_marker", "BRU-14.17")
MARKERS_IN_ORDER: Final = Obstacle("in_order", "BRU-14.17")
EXTRA_SPACE_TOO_DEAR: Final = Obstacle("too_dear", "BRU-14.16")
PILE_EMPTY: Final = Obstacle("pile_empty", "BRU-5.7")
NO_WORKER_FOR_PILE: Final = Obstacle("no_worker", "BRU-14.15")
NO_WORKER_TO_GIVE: Final = Obstacle("no_worker", "BRU-9.12")
