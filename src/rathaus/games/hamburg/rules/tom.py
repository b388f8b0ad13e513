"""TOM, the solo opponent: his turn and his cards (HAM-14a)."""

from typing import Final

from rathaus.core import steps
from rathaus.core.steps import SIDE, Act, Frame, Step, between
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.hamburg.components.kit import PHASE
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT, Draw, Money
from rathaus.games.hamburg.moves import CARD, WALL
from rathaus.games.hamburg.rules import acting, base, display, piles
from rathaus.games.hamburg.rules.abilities import activate, can_use
from rathaus.games.hamburg.rules.frames import CARDS_MASK, COLOUR
from rathaus.games.hamburg.rules.prices import GRANTED, building_price, wall_price
from rathaus.games.hamburg.rules.reactions import reactions
from rathaus.games.hamburg.rules.tom_decisions import (
    TOM,
    best_wall,
    gives_something,
    left_to_right,
    tell_rule,
)
from rathaus.games.hamburg.state import HamburgState

# -- his turn ---------------------------------------------------------------------------------


def take_turn(state: HamburgState, frame: Frame) -> None:
    """Once a cycle, with the coloured dice in ascending order (HAM-14.5)."""
    order = sorted(range(COLOUR_COUNT), key=lambda colour: (state.dice[colour], colour))
    state.push_all([*[("tom_die", colour) for colour in order], ("tom_cards", TOM, 3)])


def use_die(state: HamburgState, frame: Frame) -> None:
    colour = frame[1]
    if state.listener:
        state.tell("tom_die", TOM, colour=colour, number=state.dice[colour])
    _DIE[state.dice[colour] - 1](state, colour)


def _one(state: HamburgState, colour: int) -> None:
    table.score(state, TOM, 1)


def _two(state: HamburgState, colour: int) -> None:
    table.take_workers(state, TOM, colour, 2)
    state.push_all(reactions(state, TOM, "base:workers", colour, colour))


def _three(state: HamburgState, colour: int) -> None:
    if not _build_wall(state, colour):
        table.take_workers(state, TOM, colour, 1)


def _build_wall(state: HamburgState, colour: int) -> bool:
    halves = base.walls(state, TOM, colour, GRANTED)
    if not halves:
        return False
    tell_rule(state, "extra_wall", halves)
    half = best_wall(state, [WALL + each for each in halves], GRANTED) - WALL
    table.pay(state, TOM, wall_price(state, TOM, half, GRANTED))
    follows = acting.build_stone(state, TOM, half)
    state.push_all([*reactions(state, TOM, "base:wall", colour, colour), *follows])
    return True


def _four(state: HamburgState, colour: int) -> None:
    """Lower the danger; else a site; else 4 Mark (HAM-14.8)."""
    if display.lower_danger(state, TOM, colour, 1):
        state.push_all(reactions(state, TOM, "base:lower", colour, colour))
    elif state.workers[TOM * COLOUR_COUNT + colour] and state.piles[colour]:
        table.give_workers(state, TOM, colour)
        lower = reactions(state, TOM, "base:site", colour, colour)
        state.push_all([("draw_site", TOM, colour), *lower])
    else:
        table.take_money(state, TOM, 4)


def _five(state: HamburgState, colour: int) -> None:
    if state.piles[colour]:
        state.push(("tom_draw", TOM, colour, 5))
    else:
        table.take_money(state, TOM, 5)


def _six(state: HamburgState, colour: int) -> None:
    if state.piles[colour]:
        state.push(("tom_draw", TOM, colour, 6))
    elif not _build_wall(state, colour):
        table.take_money(state, TOM, 6)


_DIE: Final = (_one, _two, _three, _four, _five, _six)


def drawn(state: HamburgState, frame: Frame, move: int) -> None:
    """The card of a 5 or 6: built, or else what the die says (HAM-14.9, 14.10)."""
    _, _, colour, die = frame
    card = move - CARD
    display.take_from_pile(state, colour, card)
    if base.against_laying_out(state, TOM, card, GRANTED) is None:
        _lay_out(state, card)
    elif die == 5 and state.workers[TOM * COLOUR_COUNT + colour]:
        table.give_workers(state, TOM, colour)
        display.lay_site(state, TOM, card)
        follows = reactions(state, TOM, "own:site")
        state.push_all([*reactions(state, TOM, "base:site", colour, colour), *follows])
    else:
        table.to_discard(state, card)
        state.tell("card_discarded", TOM, card=card)
        if die == 5 or not _build_wall(state, colour):
            table.take_money(state, TOM, die)


def _lay_out(state: HamburgState, card: int) -> None:
    """Buildings go on the leftmost free site (HAM-14.12)."""
    table.pay(state, TOM, building_price(state, TOM, card, GRANTED))
    is_building = state.kit.is_building[card]
    place = display.free_sites(state, TOM)[0] if is_building else 0
    follows = acting.lay_out(state, TOM, card, place)
    colour = state.kit.colour[card]
    mine = reactions(state, TOM, "base:building", colour, colour) if is_building else []
    state.push_all([*mine, *follows])


# -- his cards --------------------------------------------------------------------------------


def take_parks(state: HamburgState, frame: Frame) -> None:
    """The income of parks, except cards (HAM-14.2)."""
    frames: list[Frame] = []
    for card in state.parks[TOM]:
        if not isinstance(state.kit.ability[card].effect[0], Draw):
            frames.append(("ability", TOM, card, -1, 0))
            frames += reactions(state, TOM, "own:park_money") if _pays(state, card) else []
    state.push_all(frames)


def _pays(state: HamburgState, card: int) -> bool:
    return isinstance(state.kit.ability[card].effect[0], Money)


def use_cards(state: HamburgState, frame: Frame) -> None:
    """His cards of a phase from left to right, each once, if they give him something."""
    _, side, phase = frame[:3]
    seen = frame[3] if len(frame) > 3 else 0
    kit = state.kit
    for card in left_to_right(state):
        if seen >> card & 1 or kit.trigger[card] != PHASE or kit.phase[card] != phase:
            continue
        seen |= 1 << card
        if can_use(state, side, card) and gives_something(state, card):
            state.push(("tom_cards", side, phase, seen))
            activate(state, side, card)
            return


STEPS: dict[str, Step] = {
    "tom_turn": Act(take_turn),
    "tom_die": Act(use_die, COLOUR),
    "tom_draw": steps.Draw(piles.in_pile, CARD, drawn, SIDE, COLOUR, between(5, 6)),
    "tom_parks": Act(take_parks, SIDE),
    "tom_cards": Act(use_cards, SIDE, between(2, 3), CARDS_MASK, optional=1),
}
