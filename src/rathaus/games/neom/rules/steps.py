"""All steps of the game under the names they have in a state's frames."""

from rathaus.core.steps import Act, Chance, Question, Step
from rathaus.games.neom.rules import actions, disasters, draft, exchange, income

STEPS: dict[str, Step] = {
    "set_up": Act(draft.set_up),
    "board": Chance(draft.boards_left, draft.take_board),
    "starter": Chance(draft.starters, draft.take_start),
    "preliminary": Act(draft.preliminary),
    "deal": Chance(draft.undealt, draft.deal),
    "show": Chance(draft.undealt, draft.show),
    "draw_cornerstone": Chance(draft.undealt_cornerstones, draft.draw_cornerstone),
    "draft": Question(draft.choosers, draft.draft_moves, draft.draft_resolve),
    "clear_cornerstones": Act(draft.clear_cornerstones),
    "generation": Act(draft.begin_generation),
    "round": Act(draft.begin_round),
    "choose": Question(draft.choosers, draft.choose_moves, draft.choose_resolve),
    "act": Question(actions.actors, actions.moves, actions.resolve),
    "exchange": Question(exchange.seats, exchange.moves, exchange.resolve),
    "strike": Act(disasters.strike),
    "disaster": Question(disasters.victims, disasters.moves, disasters.resolve),
    "end_round": Act(draft.end_round),
    "income": Act(income.pay_income),
}
