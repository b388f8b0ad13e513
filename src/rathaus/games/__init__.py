"""One folder per game, the same rooms in each; `rathaus.registry` opens the doors.

Only `rathaus.core` and the standard library may come in here.
"""

NAMES = ("neom", "hamburg", "bruges", "city_tycoon")
