"""All steps of the game under the names they have in a state's frames."""

from rathaus.core.steps import Act, Chance, Question, Step
from rathaus.games.city_tycoon.rules import course, draft, extending, supplying

STEPS: dict[str, Step] = {
    "set_up": Act(course.set_up),
    "order": Chance(course.seats_left, course.draw_order),
    "round": Act(course.begin_round),
    "deal": Chance(draft.undealt, draft.deal),
    "draft": Question(draft.everyone, draft.moves, draft.resolve),
    "extend": Question(extending.seats, extending.moves, extending.resolve),
    "supply": Question(supplying.seats, supplying.moves, supplying.resolve),
    "clean_up": Act(course.clean_up),
    "finish": Act(course.finish),
}
