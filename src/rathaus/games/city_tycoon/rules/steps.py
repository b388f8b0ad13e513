"""All steps of the game under the names they have in a state's frames."""

from rathaus.core.steps import Step
from rathaus.games.city_tycoon.rules import course, draft, extending, supplying

STEPS: dict[str, Step] = {
    **course.STEPS,
    **draft.STEPS,
    **extending.STEPS,
    **supplying.STEPS,
}
