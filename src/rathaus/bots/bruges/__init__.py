"""The judgement of Bruges: `rating` has a seat's moves rated, each by what it leads to.

`plan` looks to the end of the round, `worth` judges a position, `abilities` what a person does, and
`value` expects a final score. `quick` estimates decisions at a glance, `policy` plays by that. All
values are in points.
"""

from rathaus.bots.bruges.policy import cheap
from rathaus.bots.bruges.rating import plan, rate
from rathaus.bots.bruges.value import terms, value

__all__ = ["cheap", "plan", "rate", "rollouts", "stops", "terms", "value"]


def stops(players: int, careful: bool) -> tuple[int, ...]:
    """Majorities are decided at the end of a round, and what was built works in the next one."""
    return (1, 2)


def rollouts(players: int) -> int:
    """Its own turns take a search longest: they are rated."""
    return 56
