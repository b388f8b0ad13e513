"""The parts of the game, joined: their steps (`rules`), and what is asked in them (`questions`)."""

from collections.abc import Mapping

from rathaus.core.steps import Step
from rathaus.games.neom.questions import acting, chance, choosing, paying
from rathaus.games.neom.questions import disasters as about_disasters
from rathaus.games.neom.questions import exchange as about_exchange
from rathaus.games.neom.questions.choice import Ask, MoveKind
from rathaus.games.neom.rules import actions, dealing, disasters, draft, exchange, income, rounds

STEPS: dict[str, Step] = {
    **dealing.STEPS,
    **draft.STEPS,
    **rounds.STEPS,
    **actions.STEPS,
    **exchange.STEPS,
    **disasters.STEPS,
    **income.STEPS,
}
PROMPTS: Mapping[str, Ask] = {
    **chance.PROMPTS,
    **choosing.PROMPTS,
    **acting.PROMPTS,
    **about_exchange.PROMPTS,
    **about_disasters.PROMPTS,
}
MOVES: Mapping[str, MoveKind] = {
    **choosing.MOVES,
    **acting.MOVES,
    **paying.MOVES,
    **about_disasters.MOVES,
    **about_exchange.MOVES,
    **chance.MOVES,
}
