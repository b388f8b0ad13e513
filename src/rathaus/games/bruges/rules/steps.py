"""All steps of the game; each module of the rules declares its own at its end."""

from rathaus.core.steps import Step
from rathaus.games.bruges.rules import (
    actions,
    activation,
    effects,
    phase_four,
    phase_one,
    phase_three,
    phase_two,
    piles,
    reactions,
    setup,
    threats,
)

STEPS: dict[str, Step] = {
    **setup.STEPS,
    **phase_one.STEPS,
    **piles.STEPS,
    **phase_two.STEPS,
    **threats.STEPS,
    **phase_three.STEPS,
    **actions.STEPS,
    **activation.STEPS,
    **reactions.STEPS,
    **effects.STEPS,
    **phase_four.STEPS,
}
