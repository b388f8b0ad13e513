"""All steps of the game under the names they have in a state's frames."""

from rathaus.core.steps import SIDE_OR_ALL, Act, Chance, Question, Step, between
from rathaus.games.neom.rules import actions, disasters, draft, exchange, income

SOME = between(1, 8)  # tiles, generations, rounds

STEPS: dict[str, Step] = {
    "set_up": Act(draft.set_up),
    "board": Chance(draft.boards_left, draft.take_board, SIDE_OR_ALL),
    "starter": Chance(draft.starters, draft.take_start),
    "preliminary": Act(draft.preliminary),
    "deal": Chance(draft.undealt, draft.deal, SIDE_OR_ALL, SOME),
    "show": Chance(draft.undealt, draft.show, SOME),
    "draw_cornerstone": Chance(draft.undealt_cornerstones, draft.draw_cornerstone, SIDE_OR_ALL),
    "draft": Question(draft.choosers, draft.draft_moves, draft.draft_resolve, SIDE_OR_ALL),
    "clear_cornerstones": Act(draft.clear_cornerstones),
    "generation": Act(draft.begin_generation, SOME),
    "round": Act(draft.begin_round, SOME),
    "choose": Question(draft.choosers, draft.choose_moves, draft.choose_resolve, SIDE_OR_ALL),
    "act": Question(actions.actors, actions.moves, actions.resolve, SIDE_OR_ALL),
    "exchange": Question(exchange.seats, exchange.moves, exchange.resolve, SIDE_OR_ALL),
    "strike": Act(disasters.strike),
    "disaster": Question(disasters.victims, disasters.moves, disasters.resolve),
    "end_round": Act(draft.end_round),
    "income": Act(income.pay_income),
}
