"""Forgetting tables that nobody will come back to, so that a wrong clock forgets nothing.

What was not used for long is marked first and forgotten days later, a few at a time. If even the
newest table is old, either nobody plays here or the clock is wrong: then nothing happens.
"""

import logging

from rathaus.server.limits import Limits
from rathaus.server.storage import Storage

log = logging.getLogger("rathaus.tidying")

DAY = 86_400.0
STILL_IN_USE = 7 * DAY  # the newest table is not older
MARKED_FOR = 7 * DAY
AT_A_TIME = 200  # tables


def tidy(storage: Storage, limits: Limits, now: float) -> int:
    """So many tables were forgotten."""
    newest = storage.newest()
    if newest is None or not now - STILL_IN_USE < newest <= now + DAY:
        return 0
    old = now - limits.open_days * DAY, now - limits.days * DAY
    forgotten = storage.forget_marked(*old, now - MARKED_FOR, AT_A_TIME)
    marked = storage.mark_unused(*old, now, AT_A_TIME)
    if marked or forgotten:
        log.info("%d unused tables marked, %d forgotten", marked, forgotten)
    return forgotten
