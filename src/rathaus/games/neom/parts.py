"""The parts of the game, joined: their steps (`rules`), and what is asked in them (`questions`)."""

from collections.abc import Mapping

from rathaus.core.steps import Step
from rathaus.games.neom.questions import acting, chance, choosing, paying
from rathaus.games.neom.questions import disasters as about_disasters
from rathaus.games.neom.questions import exchange as about_exchange
from rathaus.games.neom.questions.choice import Ask, MoveKind
from rathaus.games.neom.rules import actions, dealing, disasters, draft, exchange, income, rounds

RULES = (dealing, draft, rounds, actions, exchange, disasters, income)
QUESTIONS = (choosing, acting, paying, about_disasters, about_exchange, chance)

STEPS: dict[str, Step] = {key: each for part in RULES for key, each in part.STEPS.items()}
PROMPTS: Mapping[str, Ask] = {  # where the phrase of a step's name will not do
    key: each for part in QUESTIONS for key, each in getattr(part, "PROMPTS", {}).items()
}
MOVES: Mapping[str, MoveKind] = {
    key: each for part in QUESTIONS for key, each in part.MOVES.items()
}
