"""All steps of the game: each is declared in the module that carries it out."""

from rathaus.core.steps import Step
from rathaus.games.hamburg.rules import (
    abilities,
    acting,
    costs,
    dangers,
    effects,
    exchange,
    phase_four,
    phase_one,
    phase_three,
    phase_two,
    piles,
    setup,
    statues,
    tom,
)

STEPS: dict[str, Step] = {
    **setup.STEPS,
    **phase_one.STEPS,
    **phase_two.STEPS,
    **dangers.STEPS,
    **phase_three.STEPS,
    **acting.STEPS,
    **statues.STEPS,
    **exchange.STEPS,
    **abilities.STEPS,
    **costs.STEPS,
    **effects.STEPS,
    **piles.STEPS,
    **phase_four.STEPS,
    **tom.STEPS,
}
