"""All steps of the game under the names they have in a state's frames."""

from collections.abc import Callable
from typing import Any

from rathaus.core.steps import Act, Answer, Chance, Frame, Question, Step
from rathaus.games.bruges_and_hamburg import questions as shared
from rathaus.games.hamburg.expansions import exchange, statues
from rathaus.games.hamburg.rules import (
    abilities,
    base,
    choices,
    dangers,
    phase_four,
    phase_one,
    phase_three,
    phase_two,
    piles,
    setup,
    tom,
)

Moves = Callable[[Any, Frame, int, Answer], list[int]]


def ask(moves: Moves, resolve: Callable[[Any, Frame], None]) -> Question:
    """A question to the side named in the frame."""
    return Question(shared.asked, moves, resolve)


STEPS: dict[str, Step] = {
    # set-up
    "set_up": Act(setup.set_up),
    "board": Chance(setup.boards_left, setup.take_board),
    "start": Chance(setup.starters, setup.take_crest),
    "mayor_tile": Chance(setup.mayor_tiles, setup.deal_mayor),
    "mayors": Act(setup.ask_mayors),
    "mayor": ask(setup.mayor_sides, setup.take_mayor),
    "first_discard": Chance(setup.in_pile, setup.first_discard),
    "clergy_tile": Chance(setup.clergy_tiles, setup.lay_clergy),
    "exchange": Chance(setup.exchange_tiles, setup.open_exchange),
    "cycle": Act(setup.begin_cycle),
    # phase I
    "phase_one": Act(phase_one.begin),
    "fill": Act(phase_one.fill),
    "cards": ask(phase_one.card_moves, phase_one.use_card),
    # phase II
    "phase_two": Act(phase_two.begin),
    "roll": Chance(phase_two.rolls, phase_two.roll),
    "rolled": Act(phase_two.rolled),
    "discard_hand": Act(phase_two.discard_hand),
    "one_each": Act(phase_two.one_each),
    "two_piles": ask(phase_two.two_pile_moves, phase_two.two_piles),
    "refill_tokens": Act(phase_two.refill_tokens),
    "draw_token": ask(phase_two.token_moves, phase_two.token_decided),
    "tokens": Act(phase_two.draw_tokens),
    "token": Chance(phase_two.tokens_left, phase_two.draw_token),
    "raises": Act(phase_two.raises),
    "choose_raises": ask(phase_two.choose_moves, phase_two.chosen_raises),
    "gift": ask(phase_two.gift_moves, phase_two.take_gift),
    "token_others": Chance(phase_two.tokens_left, phase_two.token_for_others),
    "curse": ask(phase_two.token_moves, phase_two.curse),
    "ships": Act(phase_two.set_sail),
    "square": Act(phase_two.square),
    "walk": ask(phase_two.walk_moves, phase_two.walk),
    # dangers
    "raise": ask(dangers.avert_moves, dangers.raise_danger),
    "disasters": ask(dangers.disaster_moves, dangers.disaster_resolve),
    "lose_site": ask(dangers.site_moves, dangers.lose_site),
    "lose_building": ask(dangers.building_moves, dangers.lose_building),
    "lose_wall": ask(dangers.wall_moves, dangers.lose_wall),
    # phase III
    "phase_three": Act(phase_three.begin),
    "round": Act(phase_three.begin_round),
    "turn": ask(phase_three.turn_moves, phase_three.turn),
    "granted": ask(base.granted_moves, base.granted_resolve),
    "lightning": Act(base.strike),
    "ship": ask(phase_three.ship_moves, phase_three.sail),
    "rate": Act(exchange.move_rate),
    "statue": ask(statues.offered, statues.take),
    # abilities
    "ability": ask(abilities.cost_moves, abilities.pay_cost),
    "do": Act(abilities.do),
    "may": ask(abilities.may_moves, abilities.may_resolve),
    # what effects ask
    "gain": ask(shared.gain_moves, shared.gain),
    "gain_same": ask(choices.gain_same_moves, choices.gain_same),
    "give_back": ask(shared.give_back_moves, shared.give_back),
    "hand_over": ask(shared.give_back_moves, shared.hand_over),
    "swap": ask(shared.swap_moves, shared.swap),
    "buy_workers": ask(choices.buy_moves, choices.buy),
    "lower": ask(choices.lower_moves, choices.lower),
    "piles": ask(choices.pile_moves, choices.draw_chosen),
    "discard": ask(choices.discard_moves, choices.discard),
    "pile_to_act": ask(choices.one_pile_moves, choices.draw_to_act),
    "site_piles": ask(choices.site_pile_moves, choices.lay_sites),
    "take_back": ask(choices.take_back_moves, choices.take_back),
    "extra_wall": ask(choices.extra_wall_moves, choices.extra_wall),
    "search": ask(choices.search_moves, choices.search),
    "search_pile": ask(choices.search_pile_moves, choices.search_pile),
    "under_zoo": ask(choices.under_zoo_moves, choices.under_zoo),
    "reactivate": ask(choices.reactivate_moves, choices.run_chosen),
    "activate_all": ask(choices.all_moves, choices.activate_one),
    "copy": ask(choices.copy_moves, choices.run_chosen),
    "use_lightning": ask(choices.own_lightning_moves, choices.run_chosen),
    "trade": ask(choices.trade_moves, choices.trade),
    "turn_back": ask(choices.marker_moves, choices.turn_back),
    "chapel": ask(choices.chapel_moves, choices.chapel),
    "move_clergy": ask(choices.clergy_moves, choices.move_clergy),
    # piles
    "draw": Chance(piles.in_pile, piles.draw),
    "draw_site": Chance(piles.in_pile, piles.draw_site),
    "draw_act": Chance(piles.in_pile, piles.draw_to_act),
    "shuffle": Act(piles.shuffle),
    "top": Act(piles.show_top),
    "turn_up": Chance(piles.unseen_discards, piles.turn_up),
    "take_discards": Act(piles.take_discards),
    "steal": Chance(piles.in_hand, piles.steal),
    # phase IV
    "phase_four": Act(phase_four.begin),
    "majority": Act(phase_four.check),
    "end_cycle": Act(phase_four.end_cycle),
    # TOM
    "tom_turn": Act(tom.take_turn),
    "tom_die": Act(tom.use_die),
    "tom_draw": Chance(piles.in_pile, tom.drawn),
    "tom_parks": Act(tom.take_parks),
    "tom_cards": Act(tom.use_cards),
}
