"""Records that outlive the rules: of games that are over, and before an upgrade of running ones.

A running game is played to its end under the rules it was begun with. If a new version of Rathaus
plays by others, the table is closed; what was kept of it here can be read for ever.
"""

import logging

from rathaus.server import snapshots
from rathaus.server.entries import load
from rathaus.server.errors import NotFound, Outdated, Refused, place_of
from rathaus.server.header import OVER, PLAYING, Status
from rathaus.server.storage import Storage
from rathaus.server.table import Table

log = logging.getLogger("rathaus.endings")

AT_A_TIME = 200  # tables


def load_table(storage: Storage, name: str) -> Table:
    """A table as its entries make it."""
    header = storage.header(name)
    if header is None:
        raise NotFound(f"there is no table {name[:20]!r}")
    Table(header).check_rules()
    taken = storage.snapshot(name)
    table = Table(header) if taken is None else snapshots.load(header, taken)
    for row in storage.rows(name, after=table.version):
        table.apply(load(row.body))
    return table


def keep_endings(storage: Storage, status: Status = OVER, most: int = AT_A_TIME) -> int:
    """Of finished games, or of running ones before an upgrade: so many records were kept."""
    kept = 0
    for name in storage.without_ending(status, most):
        try:
            match = load_table(storage, name).match
            assert match is not None
            storage.keep_ending(name, match.record().dumps())
            kept += 1
        except Refused as error:  # of rules that are gone
            log.warning("table %s has no record: %s", name, error.message)
        except Exception as error:  # one broken table must not stop the others
            log.error("table %s has no record: %s", name, place_of(error))
    return kept


def freeze(storage: Storage) -> int:
    """Before an upgrade that changes the rules: the records of all running games as they are."""
    storage.forget_endings(PLAYING)
    return keep_endings(storage, PLAYING, most=1_000_000)


def ending_of(storage: Storage, name: str) -> str | None:
    """The record of a game that is over or cannot be played on; of a running one it is secret."""
    text = storage.ending(name)
    header = storage.header(name) if text is not None else None
    if header is None or storage.status(name) == OVER:
        return text
    try:
        Table(header).check_rules()
    except Outdated:
        return text
    return None
