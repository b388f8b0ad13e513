"""Is a loaded state possible? Checked before anything is done with it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rathaus.games.bruges.state import BrugesState


def problem(state: "BrugesState") -> str | None:
    return None
