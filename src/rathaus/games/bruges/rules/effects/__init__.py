"""What each word of the vocabulary does, and whether it would change anything (BRU-14).

A word stands in one place: its act, its check, and the questions it asks, with a row in `WORDS`
and in `STEPS` at the end of its module. Words about other words are in `rules/activation.py`.
"""

from rathaus.core.steps import Step
from rathaus.games.bruges.rules.effects import (
    canals_and_track,
    cards,
    display,
    gains,
    markers,
    others,
)
from rathaus.games.bruges.rules.effects.word import Word

__all__ = ["EFFECTS", "STEPS", "Word"]

EFFECTS: dict[type, Word] = {
    **gains.WORDS,
    **cards.WORDS,
    **display.WORDS,
    **canals_and_track.WORDS,
    **markers.WORDS,
    **others.WORDS,
}
STEPS: dict[str, Step] = {
    **gains.STEPS,
    **cards.STEPS,
    **display.STEPS,
    **canals_and_track.STEPS,
    **markers.STEPS,
    **others.STEPS,
}
