"""The head that the move spaces of both games share, so that common steps know their moves."""

from collections.abc import Mapping, Sequence
from typing import Final

from rathaus.core.moves import MoveSpace

COLOURS: Final = 5


def head(colours: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """The first ranges of a game's move space."""
    return {
        "done": ("",),
        # workers and dangers
        "give": colours,
        "gain": colours,
        "lower": colours,
        "raise": colours,
        "suffer": colours,
        # yes and no
        "accept": ("",),
        "decline": ("",),
        "advance": ("",),
        # colours of a card that counts as another one
        "recolour": colours,
    }


_SPACE: Final = MoveSpace(head([str(colour) for colour in range(COLOURS)]))

DONE: Final = _SPACE.first("done")
GIVE: Final = _SPACE.first("give")  # + colour
GAIN: Final = _SPACE.first("gain")  # + colour
LOWER: Final = _SPACE.first("lower")  # + colour
RAISE: Final = _SPACE.first("raise")  # + colour
SUFFER: Final = _SPACE.first("suffer")  # + colour
ACCEPT: Final = _SPACE.first("accept")
DECLINE: Final = _SPACE.first("decline")
ADVANCE: Final = _SPACE.first("advance")
RECOLOUR: Final = _SPACE.first("recolour")  # + colour
