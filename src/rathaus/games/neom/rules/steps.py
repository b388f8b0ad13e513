"""All steps of the game under the names they have in frames; each is declared in its module."""

from rathaus.core.steps import Step
from rathaus.games.neom.rules import actions, disasters, draft, exchange, income

STEPS: dict[str, Step] = {
    **draft.STEPS,
    **actions.STEPS,
    **exchange.STEPS,
    **disasters.STEPS,
    **income.STEPS,
}
