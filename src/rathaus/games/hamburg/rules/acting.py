"""Carrying out a base action, and all that follows from it (HAM-7.19)."""

from typing import Final

from rathaus.core.steps import SIDE, Act, Answer, Frame, Step, ask
from rathaus.games.bruges_and_hamburg import knowledge, table
from rathaus.games.bruges_and_hamburg.moves import GIVE
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg.components.tracks import HALF, TAKE_WORKERS
from rathaus.games.hamburg.components.vocabulary import (
    ACTIONS,
    COLOURS,
    OnBase,
    PayMoney,
    PayWorker,
)
from rathaus.games.hamburg.moves import AS, SITE, WALL
from rathaus.games.hamburg.rules import clergy, display
from rathaus.games.hamburg.rules.base import (
    BUILD,
    BUILD_WALL,
    EVENTS,
    LAY_SITE,
    WORKER_MOVES,
    Extra,
    exchange_tile,
    extra_cost,
    moves,
    split,
)
from rathaus.games.hamburg.rules.frames import CARD
from rathaus.games.hamburg.rules.prices import (
    GRANTED,
    HAND,
    building_price,
    segment_colour,
    wall_price,
)
from rathaus.games.hamburg.rules.reactions import is_lightning, reactions
from rathaus.games.hamburg.state import HamburgState


def perform(state: HamburgState, side: int, card: int, how: int, answer: Answer) -> None:
    """Pay, do it, and put on the stack what follows (HAM-7.19)."""
    colour, named, rest = split(state, card, answer)
    action = rest[0] - AS
    if named:
        table.give_workers(state, side, state.kit.recolour_worker)
        if state.listener:
            state.tell("colour_named", side, colour=colour)
    tile = exchange_tile(state, side, action, card, how) if state.exchange else 0
    if tile:
        _pay_extra(state, side, extra_cost(state, side, action, card, how), rest)
    target = rest[1] if len(rest) > 1 else 0
    if state.listener:
        state.tell("base_action", side, action=ACTIONS[action], colour=colour)
    after = _DO[action](state, side, card, colour, how, target)
    same = state.kit.colour[card] if action in (LAY_SITE, BUILD) else colour
    own: list[Frame] = []
    if how == HAND and not state.is_tom(side):
        own += _clergy(state, side, action, card, colour, same)
        own += _rate(state, side, tile, same)
    if action != BUILD or state.kit.is_building[card]:
        own += reactions(state, side, EVENTS[action], same, colour)
    follows = _in_order(own, after) if after else own
    if _may_ship(state, side, action, how):
        follows.append(("ship", side, colour))
    if tile:
        follows.append(("rate",))
    state.push_all(follows)


def _in_order(own: list[Frame], after: list[Frame]) -> list[Frame]:
    """A statue is part of the result; what else follows comes after tiles and own cards."""
    statue = [each for each in after if each[0] == "statue"]
    return [*statue, *own, *(each for each in after if each[0] != "statue")]


def _may_ship(state: HamburgState, side: int, action: int, how: int) -> bool:
    return action == BUILD_WALL and how == HAND and state.ships > 0 and not state.is_tom(side)


def _pay_extra(state: HamburgState, side: int, extra: Extra, rest: Answer) -> None:
    table.pay(state, side, extra.marks)
    if extra.workers:
        named = [move - GIVE for move in rest if move in WORKER_MOVES]
        left = workers_of(state, side)
        fitting = [each for each in extra.colours if left[each] >= extra.workers]
        table.give_workers(state, side, (named or fitting)[0], extra.workers)


def _clergy(
    state: HamburgState, side: int, action: int, card: int, colour: int, same: int
) -> list[Frame]:
    """The clergy tile of this cycle, if it names the action (HAM-13.6.3)."""
    tile = clergy.active(state)
    event = state.kit.ability[tile].event if tile else None
    if not isinstance(event, OnBase) or event.action != ACTIONS[action]:
        return []
    if event.colours and COLOURS[colour] not in event.colours:
        return []
    return [("do", side, tile, 0, same, -1, 0)]


def _rate(state: HamburgState, side: int, tile: int, same: int) -> list[Frame]:
    if not tile:
        return []
    effect = state.kit.ability[tile].effect[0]
    return [] if isinstance(effect, PayMoney | PayWorker) else [("do", side, tile, 0, same, -1, 0)]


def _do_workers(
    state: HamburgState, side: int, card: int, colour: int, how: int, target: int
) -> list[Frame]:
    _put_away(state, side, card)
    table.take_workers(state, side, colour, TAKE_WORKERS)
    return []


def _do_money(
    state: HamburgState, side: int, card: int, colour: int, how: int, target: int
) -> list[Frame]:
    _put_away(state, side, card)
    state.earned = state.dice[colour]
    table.take_money(state, side, state.earned)
    return []


def _do_lower(
    state: HamburgState, side: int, card: int, colour: int, how: int, target: int
) -> list[Frame]:
    _put_away(state, side, card)
    display.lower_danger(state, side, colour, 1)
    return []


def _do_wall(
    state: HamburgState, side: int, card: int, colour: int, how: int, target: int
) -> list[Frame]:
    _put_away(state, side, card)
    half = target - WALL
    table.pay(state, side, wall_price(state, side, half, how))
    return build_stone(state, side, half)


def _do_site(
    state: HamburgState, side: int, card: int, colour: int, how: int, target: int
) -> list[Frame]:
    table.give_workers(state, side, colour)
    if how == HAND:
        knowledge.hide(state, side, card)
    display.lay_site(state, side, card)
    return reactions(state, side, "own:site")


def _do_building(
    state: HamburgState, side: int, card: int, colour: int, how: int, target: int
) -> list[Frame]:
    table.pay(state, side, building_price(state, side, card, how))
    return lay_out(state, side, card, target - SITE)


_DO: Final = (_do_workers, _do_money, _do_lower, _do_wall, _do_site, _do_building)


def _put_away(state: HamburgState, side: int, card: int) -> None:
    """A card that is not laid out goes on the discard pile first (HAM-7.7)."""
    table.to_discard(state, card)
    if state.listener:
        state.tell("card_discarded", side, card=card)


def build_stone(state: HamburgState, side: int, half: int) -> list[Frame]:
    """A stone on the next segment; the fifth one brings a statue once (HAM-7.13)."""
    colour = segment_colour(state, side, half)
    state.walls[side * 2 + half] += 1
    if state.listener:
        state.tell("stone_built", side, half=half, colour=colour)
    frames: list[Frame] = []
    if state.walls[side * 2 + half] == HALF and not state.halves[side] >> half & 1:
        state.halves[side] |= 1 << half
        frames.append(("statue", side))
    for other in state.others(side):
        frames += reactions(state, other, "other:wall", colour)
    return frames


def lay_out(state: HamburgState, side: int, card: int, place: int) -> list[Frame]:
    """A card face up in the display, and all that follows from it."""
    kit = state.kit
    if not kit.is_building[card]:
        table.reveal(state, card)
        if kit.is_zoo[card]:
            state.zoo[side] = (*state.zoo[side], card, 0)
        else:
            state.parks[side] = (*state.parks[side], card)
            display.into_force(state, side, card)
        if state.listener:
            state.tell("card_laid_out", side, card=card)
        return []
    display.put_building(state, side, card, place)
    if state.listener:
        state.tell("building_built", side, card=card)
    return building_follows(state, side, card)


def building_follows(state: HamburgState, side: int, card: int) -> list[Frame]:
    """Own and others' reactions to a building, then its lightning."""
    frames: list[Frame] = []
    if state.kit.price[card] == 0:
        frames += reactions(state, side, "own:free_building")
    for other in state.others(side):
        frames += reactions(state, other, "other:building")
    if is_lightning(state, card):
        frames.append(("lightning", side, card))
    return frames


def strike(state: HamburgState, frame: Frame) -> None:
    """A lightning building just built: its effect, and whatever repeats it (HAM-9.1, 9.16)."""
    _, side, card = frame
    if state.listener:
        state.tell("card_activated", side, card=card)
    state.push_all([("ability", side, card, -1, 0), *reactions(state, side, "own:lightning", card)])


# -- a base action with a card that a card grants ---------------------------------------------


def granted_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return moves(state, frame[1], frame[2], GRANTED, answer)


def granted_resolve(state: HamburgState, frame: Frame) -> None:
    perform(state, frame[1], frame[2], GRANTED, state.answers[frame[1]])


STEPS: dict[str, Step] = {
    "granted": ask(granted_moves, granted_resolve, CARD),
    "lightning": Act(strike, SIDE, CARD),
}
