"""The judgement of Hamburg: `rating` has a seat's moves rated, each by what it leads to.

`plan` looks to the end of the cycle, `worth` judges a position, `abilities` a card's effect.
All values are in points.
"""

from rathaus.bots.hamburg.rating import rate

__all__ = ["rate"]
