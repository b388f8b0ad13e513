"""All steps of the game under the names they have in a state's frames."""

from collections.abc import Callable
from typing import Any

from rathaus.core.steps import Act, Answer, Chance, Frame, Question, Step
from rathaus.games.bruges.rules import (
    actions,
    choices,
    persons,
    phase_four,
    phase_one,
    phase_three,
    phase_two,
    piles,
    setup,
    threats,
)
from rathaus.games.bruges_and_hamburg import choices as shared

Moves = Callable[[Any, Frame, int, Answer], list[int]]


def ask(moves: Moves, resolve: Callable[[Any, Frame], None]) -> Question:
    """A question to the seat named in the frame."""
    return Question(shared.asked, moves, resolve)


STEPS: dict[str, Step] = {
    # set-up
    "set_up": Act(setup.set_up),
    "start": Chance(setup.starters, setup.take_crest),
    "round": Act(setup.begin_round),
    # phase 1 and all drawing
    "phase_one": Act(phase_one.begin),
    "fill": Act(phase_one.fill),
    "draw": ask(piles.draw_moves, piles.draw),
    "uncover": Chance(piles.tops, piles.uncover, piles.top_weights),
    "replace": Act(piles.replace),
    "front": Chance(piles.fronts, piles.front),
    "front_to_act": Chance(piles.fronts, piles.front_to_act),
    "front_of_house": Chance(piles.fronts, piles.front_of_house),
    # phase 2
    "phase_two": Act(phase_two.begin),
    "roll": Chance(phase_two.rolls, phase_two.roll),
    "rolled": Act(phase_two.rolled),
    "step_up": ask(phase_two.step_moves, phase_two.step_up),
    "advance": Act(choices.advance),
    # threats
    "threat": ask(threats.avert_moves, threats.receive),
    "damages": ask(threats.damage_moves, threats.damage),
    "fire": ask(threats.fire_moves, threats.lose),
    "lose_person": ask(threats.person_moves, threats.lose_person),
    "lose_house": ask(threats.house_moves, threats.lose),
    "lose_canal": ask(threats.canal_moves, threats.lose),
    # phase 3
    "phase_three": Act(phase_three.begin),
    "turns": Act(phase_three.begin_turns),
    "turn": ask(phase_three.turn_moves, phase_three.turn),
    "end_turn": Act(phase_three.end_turn),
    "granted": ask(actions.granted_moves, actions.granted),
    "one_more": ask(actions.one_more_moves, actions.one_more),
    # persons
    "lightning": Act(persons.strike),
    "strike_again": ask(persons.again_moves, persons.strike_again),
    "worker": ask(persons.worker_moves, persons.pay_worker),
    "do": Act(persons.do),
    "react": Act(persons.react),
    "others_react": Act(persons.others_react),
    # what effects ask
    "gain": ask(shared.gain_moves, shared.gain),
    "hand_over": ask(shared.give_back_moves, shared.hand_over),
    "swap": ask(shared.swap_moves, shared.swap),
    "exchange": ask(choices.exchange_moves, choices.exchange),
    "discard": ask(choices.discard_moves, choices.discard),
    "pile_to_act": ask(choices.act_pile_moves, choices.draw_to_act),
    "house_pile": ask(choices.house_pile_moves, choices.house_from_pile),
    "search": ask(choices.search_moves, choices.search),
    "take_back": ask(choices.take_back_moves, choices.take_back),
    "extra_canal": ask(choices.extra_canal_moves, choices.extra_canal),
    "return_threats": ask(choices.return_moves, choices.return_threats),
    "pass_threats": ask(choices.pass_moves, choices.pass_threats),
    "rob": ask(choices.rob_moves, choices.rob),
    "steal": Chance(piles.in_hand, piles.steal),
    "ready": ask(choices.ready_moves, choices.ready),
    "activate_all": ask(choices.all_moves, choices.activate_one),
    "copy": ask(choices.copy_moves, choices.copy),
    # phase 4
    "phase_four": Act(phase_four.begin),
    "majority": Act(phase_four.check),
    "end_round": Act(phase_four.end_round),
}
