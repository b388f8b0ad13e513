"""The head that the move spaces of both games share, so that common steps know their moves."""

from collections.abc import Mapping, Sequence

from rathaus.core.moves import MoveSpace

COLOURS = 5


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


_SPACE = MoveSpace(head([str(colour) for colour in range(COLOURS)]))

DONE = _SPACE.first("done")
GIVE = _SPACE.first("give")  # + colour
GAIN = _SPACE.first("gain")  # + colour
LOWER = _SPACE.first("lower")  # + colour
RAISE = _SPACE.first("raise")  # + colour
SUFFER = _SPACE.first("suffer")  # + colour
ACCEPT = _SPACE.first("accept")
DECLINE = _SPACE.first("decline")
ADVANCE = _SPACE.first("advance")
RECOLOUR = _SPACE.first("recolour")  # + colour
