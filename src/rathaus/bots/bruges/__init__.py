"""The judgement of Bruges: `rating` has a seat's moves rated, each by what it leads to.

`worth` judges a position, `abilities` what a person does, and `value` expects a final score.
`quick` estimates decisions at a glance, `policy` plays by that. All values are in points.
"""

from rathaus.bots.bruges.policy import cheap
from rathaus.bots.bruges.rating import rate
from rathaus.bots.bruges.value import horizon, rollouts, terms, value

__all__ = ["cheap", "horizon", "rate", "rollouts", "terms", "value"]
