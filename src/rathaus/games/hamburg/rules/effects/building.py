"""Sites, walls and buildings without a base action."""

from typing import Final

from rathaus.core.steps import Answer, Frame, Step, ask, within
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.questions import AMOUNT
from rathaus.games.bruges_and_hamburg.reasons import Obstacle
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.moves import DRAW, FIND, UNDER, WALL
from rathaus.games.hamburg.rules import display
from rathaus.games.hamburg.rules.acting import build_stone, building_follows
from rathaus.games.hamburg.rules.counting import Context
from rathaus.games.hamburg.rules.effects.words import Word, colour_of
from rathaus.games.hamburg.rules.frames import COLOUR, FLAG
from rathaus.games.hamburg.rules.obstacles import NO_SECOND_WORKER, NO_ZOO
from rathaus.games.hamburg.rules.prices import OTHERWISE, segment_colour, wall_price
from rathaus.games.hamburg.state import HamburgState

DOUBLE: Final = 2


def lay_site(state: HamburgState, side: int, effect: v.LaySite, context: Context) -> None:
    state.push(("site_piles", side, effect.amount, int(effect.pay_worker)))


def site_colours(state: HamburgState, side: int, source: int, free: bool) -> list[int]:
    """219-222: the piles whose site could be paid after the cost (HAM-12.91)."""
    left = workers_of(state, side)
    if not free and source:
        for part in state.kit.ability[source].cost:
            if isinstance(part, v.GiveWorker) and part.colour in v.COLOURS:
                left[v.COLOURS.index(part.colour)] -= 1
    return [colour for colour in range(v.COLOUR_COUNT) if left[colour] > 0 and state.piles[colour]]


def _no_site(
    state: HamburgState, side: int, effect: v.LaySite, source: int, free: bool
) -> Obstacle | None:
    if not effect.pay_worker or site_colours(state, side, source, free):
        return None
    return NO_SECOND_WORKER


def build_wall(state: HamburgState, side: int, effect: v.BuildWall, context: Context) -> None:
    state.push(("extra_wall", side, DOUBLE if effect.price == "double" else 0))


def build_under_zoo(
    state: HamburgState, side: int, effect: v.BuildUnderZoo, context: Context
) -> None:
    state.push(("under_zoo", side, colour_of(effect.colour, context)))


def zoo_colours(state: HamburgState, side: int, free: bool) -> list[int]:
    """The colours in which a hand card could go under a zoo card (HAM-12.80)."""
    kit, zoo = state.kit, state.zoo[side]
    open_zoos = {kit.colour[zoo[i]] for i in range(0, len(zoo), 2) if not zoo[i + 1]}
    hand = {kit.colour[card] for card in state.hands[side] if kit.is_building[card]}
    mine = workers_of(state, side)
    return [c for c in range(v.COLOUR_COUNT) if c in open_zoos and c in hand and (free or mine[c])]


def _no_zoo(
    state: HamburgState, side: int, effect: v.BuildUnderZoo, source: int, free: bool
) -> Obstacle | None:
    return None if zoo_colours(state, side, free) else NO_ZOO


# -- questions ---------------------------------------------------------------------------------


def site_pile_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, side, amount, pays = frame
    if len(answer) == amount:
        return []
    left = [len(pile) for pile in state.piles]
    for move in answer:
        left[move - DRAW] -= 1
    colours = [colour for colour in range(COLOUR_COUNT) if left[colour] > 0]
    if pays:
        colours = [c for c in colours if state.workers[side * COLOUR_COUNT + c]]
    return [DRAW + colour for colour in colours]


def lay_sites(state: HamburgState, frame: Frame) -> None:
    _, side, _, pays = frame
    for move in state.answers[side]:
        if pays:
            table.give_workers(state, side, move - DRAW)
    state.push_all([("draw_site", side, move - DRAW) for move in state.answers[side]])


def extra_wall_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Any buildable segment that can be paid (HAM-12.35)."""
    _, side, times = frame
    if answer:
        return []
    return [
        WALL + half
        for half in (0, 1)
        if segment_colour(state, side, half) >= 0
        and wall_price(state, side, half, OTHERWISE, times) <= state.money[side]
    ]


def extra_wall(state: HamburgState, frame: Frame) -> None:
    _, side, times = frame
    if state.answers[side]:
        half = state.answers[side][0] - WALL
        table.pay(state, side, wall_price(state, side, half, OTHERWISE, times))
        state.push_all(build_stone(state, side, half))


def under_zoo_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Which building of the hand, under which zoo card (HAM-12.80)."""
    _, side, colour = frame
    kit, zoo = state.kit, state.zoo[side]
    if not answer:
        hand = state.hands[side]
        return [FIND + c for c in hand if kit.colour[c] == colour and kit.is_building[c]]
    if len(answer) == 2:
        return []
    empty = [zoo[i] for i in range(0, len(zoo), 2) if not zoo[i + 1]]
    return sorted(UNDER + card for card in empty if kit.colour[card] == colour)


def under_zoo(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    answer = state.answers[side]
    if len(answer) < 2:
        return
    card, cover = answer[0] - FIND, answer[1] - UNDER
    table.remove_from_hand(state, side, card)
    table.reveal(state, card)
    zoo = list(state.zoo[side])
    zoo[zoo.index(cover) + 1] = card
    state.zoo[side] = tuple(zoo)
    display.into_force(state, side, card)
    state.tell("building_built", side, card=card)
    state.push_all(building_follows(state, side, card))


WORDS: Final[dict[type, Word]] = {
    v.LaySite: Word(lay_site, missing=_no_site),
    v.BuildWall: Word(build_wall),
    v.BuildUnderZoo: Word(build_under_zoo, missing=_no_zoo),
}
STEPS: dict[str, Step] = {
    "site_piles": ask(site_pile_moves, lay_sites, AMOUNT, FLAG),
    "extra_wall": ask(extra_wall_moves, extra_wall, within(3)),
    "under_zoo": ask(under_zoo_moves, under_zoo, COLOUR),
}
