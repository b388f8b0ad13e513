"""What each word of the vocabulary does, with the questions it asks (HAM-16).

A word and its question are declared side by side: `WORDS` and `STEPS` at the end of a file. Words
that use other abilities are in `rules.abilities`.
"""

from rathaus.core.steps import Step
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.rules.effects import building, cards, church, dangers, others, workers
from rathaus.games.hamburg.rules.effects.words import NOTHING_TO_DO, Word

WORDS: dict[type, Word] = {
    **workers.WORDS,
    **cards.WORDS,
    **building.WORDS,
    **dangers.WORDS,
    **others.WORDS,
    **church.WORDS,
    **dict.fromkeys(
        (
            v.PayMoney,
            v.PayWorker,
            v.DoubleStatue,
            v.Recolour,
            v.PriceSet,
            v.PriceLess,
            v.PriceMore,
            v.PriceHalf,
            v.Rule,
        ),
        NOTHING_TO_DO,
    ),
}
STEPS: dict[str, Step] = {
    **workers.STEPS,
    **cards.STEPS,
    **building.STEPS,
    **dangers.STEPS,
    **others.STEPS,
    **church.STEPS,
}
