"""Questions that effects ask, besides those Hamburg shares with Bruges."""

from rathaus.core.steps import Answer, Frame, Step, between, within
from rathaus.games.bruges_and_hamburg import questions as shared
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import DONE, GAIN, GIVE, LOWER
from rathaus.games.bruges_and_hamburg.questions import AMOUNT, COLOUR_SET, ask
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg.components.tracks import MAJORITIES
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT, EACH_COLOUR
from rathaus.games.hamburg.moves import (
    CLERGY,
    DISCARD,
    DRAW,
    FIND,
    SITE,
    TAKE_BACK,
    TO,
    TURN_BACK,
    UNDER,
    USE,
    WALL,
)
from rathaus.games.hamburg.rules import dangers, display, effects
from rathaus.games.hamburg.rules.abilities import FREE, can_use
from rathaus.games.hamburg.rules.base import build_stone, building_follows, lay_out
from rathaus.games.hamburg.rules.counting import dangers_of
from rathaus.games.hamburg.rules.frames import BUILDING_CATEGORY, CARDS_MASK, COLOUR, FLAG, SOURCE
from rathaus.games.hamburg.rules.prices import OTHERWISE, segment_colour, wall_price
from rathaus.games.hamburg.state import HamburgState

# -- workers ----------------------------------------------------------------------------------


def gain_same_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [GAIN + colour for colour in EACH_COLOUR]


def gain_same(state: HamburgState, frame: Frame) -> None:
    _, side, amount = frame
    table.take_workers(state, side, state.answers[side][0] - GAIN, amount)


def buy_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, side, most, price = frame
    if DONE in answer or len(answer) == most or state.money[side] < price * (len(answer) + 1):
        return []
    last = answer[-1] - GAIN if answer else 0
    return [DONE, *(GAIN + colour for colour in range(last, COLOUR_COUNT))]


def buy(state: HamburgState, frame: Frame) -> None:
    _, side, _, price = frame
    bought = [move - GAIN for move in state.answers[side] if move != DONE]
    table.pay(state, side, price * len(bought))
    for colour in bought:
        table.take_workers(state, side, colour, 1)


# -- dangers ----------------------------------------------------------------------------------


def lower_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """From `least` to `most` levels, spread freely over the dangers of the mask."""
    _, side, least, most, _, mask = frame
    if DONE in answer or len(answer) == most:
        return []
    levels = dangers_of(state, side)
    for move in answer:
        levels[move - LOWER] -= 1
    # A player names them in the order of the colours; TOM goes by their levels.
    first = answer[-1] - LOWER if answer and not state.is_tom(side) else 0
    offers = [LOWER + c for c in range(first, COLOUR_COUNT) if mask >> c & 1 and levels[c]]
    return [DONE, *offers] if offers and len(answer) >= least else offers


def lower(state: HamburgState, frame: Frame) -> None:
    side, scores = frame[1], bool(frame[4])
    for move in state.answers[side]:
        if move != DONE:
            dangers.lower(state, side, move - LOWER, 1, scores)


# -- piles and the hand -----------------------------------------------------------------------


def pile_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """All piles are chosen before the first card is seen (HAM-4.3)."""
    _, side, amount = frame[:3]
    if len(answer) == amount or state.is_tom(side):
        return []
    piles = enumerate(state.piles, start=DRAW)
    return [move for move, pile in piles if len(pile) > answer.count(move)]


def draw_chosen(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    state.drawn = len(state.answers[side])
    state.push(*(("draw", side, move - DRAW) for move in state.answers[side]))


def discard_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, side, amount = frame
    if len(answer) == amount or state.is_tom(side):
        return []
    given = [move - DISCARD for move in answer]
    return [DISCARD + card for card in state.hands[side] if card not in given]


def discard(state: HamburgState, frame: Frame) -> None:
    for move in state.answers[frame[1]]:
        table.discard_from_hand(state, frame[1], move - DISCARD)


def one_pile_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [DRAW + colour for colour in EACH_COLOUR if state.piles[colour]]


def draw_to_act(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    if state.answers[side]:
        state.push(("draw_act", side, state.answers[side][0] - DRAW))


def site_pile_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, side, amount, pays = frame
    if len(answer) == amount:
        return []
    left = [len(pile) for pile in state.piles]
    for move in answer:
        left[move - DRAW] -= 1
    colours = [colour for colour in EACH_COLOUR if left[colour] > 0]
    if pays:
        colours = [c for c in colours if state.workers[side * COLOUR_COUNT + c]]
    return [DRAW + colour for colour in colours]


def lay_sites(state: HamburgState, frame: Frame) -> None:
    _, side, _, pays = frame
    for move in state.answers[side]:
        if pays:
            table.give_workers(state, side, move - DRAW)
    state.push(*(("draw_site", side, move - DRAW) for move in state.answers[side]))


def take_back_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    if DONE in answer:
        return []
    last = answer[-1] if answer else 0
    cards = sorted(TAKE_BACK + card for card in state.buildings(frame[1]))
    left = [move for move in cards if move > last]
    return [DONE, *left] if left else []


def take_back(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    for move in state.answers[side]:
        if move != DONE:
            display.remove_building(state, side, move - TAKE_BACK)
            dangers.take_back(state, side, move - TAKE_BACK)


# -- building without a base action -----------------------------------------------------------


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
        state.push(*build_stone(state, side, half))


def search_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """A card of the category in the discard pile, and a free site for it (HAM-12.6)."""
    _, side, category = frame
    places = display.free_sites(state, side)
    if not answer:
        cards = sorted((*state.discard, *state.shuffled))
        found = [FIND + card for card in cards if state.kit.category[card] == category]
        return [DONE, *found] if found and places else []
    if answer[0] == DONE or len(answer) == 2:
        return []
    return [SITE + place for place in places]


def search(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    answer = state.answers[side]
    follows: list[Frame] = []
    if answer and answer[0] != DONE:
        card = answer[0] - FIND
        (state.discard if card in state.discard else state.shuffled).remove(card)
        follows = lay_out(state, side, card, answer[1] - SITE)
    state.push(("shuffle",), *follows)


def search_pile_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, side, colour, park = frame
    if answer or state.is_tom(side):
        return []
    wanted = state.kit.categories.index("park" if park else "zoo")
    return [FIND + card for card in state.piles[colour] if state.kit.category[card] == wanted]


def search_pile(state: HamburgState, frame: Frame) -> None:
    """The card that was chosen is shown and taken (HAM-12.24)."""
    _, side, colour, _ = frame
    if state.answers[side]:
        card = state.answers[side][0] - FIND
        display.take_from_pile(state, colour, card)
        table.add_to_hand(state, side, card)
        table.reveal(state, card)
        state.tell("card_found", side, card=card)


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
    state.push(*building_follows(state, side, card))


# -- activating -------------------------------------------------------------------------------


def reactivate_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [USE + c for c in effects.reusable(state, frame[1], frame[2])]


def run_chosen(state: HamburgState, frame: Frame) -> None:
    """The ability of the card that was chosen, as if the side owned it."""
    side = frame[1]
    if state.answers[side]:
        card = state.answers[side][0] - USE
        state.tell("card_activated", side, card=card)
        state.push(("ability", side, card, -1, 0))


def all_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """060: each building once, without its worker, in any order (HAM-9.20)."""
    _, side, cards = frame
    if answer:
        return []
    standing = state.buildings(side)
    left = [card for card in sorted(standing) if cards >> card & 1]
    offers = [USE + card for card in left if can_use(state, side, card, free=True)]
    return [DONE, *offers] if offers else []


def activate_one(state: HamburgState, frame: Frame) -> None:
    _, side, cards = frame
    answer = state.answers[side]
    if not answer or answer[0] == DONE:
        return
    card = answer[0] - USE
    state.tell("card_activated", side, card=card)
    state.push(("ability", side, card, -1, FREE), ("activate_all", side, cards & ~(1 << card)))


def copy_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    others = state.others(frame[1])
    return [] if answer else [USE + card for card in effects.lightnings(state, others)]


def own_lightning_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [USE + card for card in effects.lightnings(state, [frame[1]])]


# -- the rest ---------------------------------------------------------------------------------


def trade_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """103: with too little money, to whom (HAM-12.53)."""
    _, side, price, _ = frame
    others = sorted(state.others(side))
    missing = min(len(others), state.money[side] // price) - len(answer)
    if missing <= 0:
        return []
    last = answer[-1] - TO if answer else -1
    left = [other for other in others if other > last]
    return [TO + other for other in left[: len(left) - missing + 1]]


def trade(state: HamburgState, frame: Frame) -> None:
    _, side, price, points = frame
    for move in state.answers[side]:
        other = move - TO
        table.pay(state, side, price)
        table.take_money(state, other, price)
        lost = min(points, state.points[other])
        table.score(state, other, -lost)
        table.score(state, side, lost)


def marker_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    markers = state.markers[frame[1]]
    return [] if answer else [TURN_BACK + i for i in range(len(MAJORITIES)) if markers >> i & 1]


def turn_back(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    if state.answers[side]:
        majority = state.answers[side][0] - TURN_BACK
        state.markers[side] &= ~(1 << majority)
        state.tell("marker_turned_back", side, majority=majority)


def chapel_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    mine = workers_of(state, frame[1])
    return [] if answer else [GIVE + colour for colour in EACH_COLOUR if mine[colour]]


def chapel(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    if state.answers[side]:
        colour = state.answers[side][0] - GIVE
        table.give_workers(state, side, colour)
        state.chapel[colour] += 1


def clergy_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """No way round from the first window to the last (HAM-12.97)."""
    last = len(state.clergymen) - 1
    return [] if answer else [CLERGY] * (state.window > 0) + [CLERGY + 1] * (state.window < last)


def move_clergy(state: HamburgState, frame: Frame) -> None:
    answer = state.answers[frame[1]]
    if answer:
        state.window += 1 if answer[0] == CLERGY + 1 else -1
        state.tell("clergyman_moved", frame[1], window=state.window)


STEPS: dict[str, Step] = {
    **shared.STEPS,
    "gain_same": ask(gain_same_moves, gain_same, AMOUNT),
    "give_back": ask(shared.give_back_moves, shared.give_back, AMOUNT),
    "buy_workers": ask(buy_moves, buy, AMOUNT, AMOUNT),
    "lower": ask(lower_moves, lower, AMOUNT, AMOUNT, FLAG, COLOUR_SET),
    "piles": ask(pile_moves, draw_chosen, AMOUNT),
    "discard": ask(discard_moves, discard, AMOUNT),
    "pile_to_act": ask(one_pile_moves, draw_to_act),
    "site_piles": ask(site_pile_moves, lay_sites, AMOUNT, FLAG),
    "take_back": ask(take_back_moves, take_back),
    "extra_wall": ask(extra_wall_moves, extra_wall, within(3)),
    "search": ask(search_moves, search, BUILDING_CATEGORY),
    "search_pile": ask(search_pile_moves, search_pile, COLOUR, FLAG),
    "under_zoo": ask(under_zoo_moves, under_zoo, COLOUR),
    "reactivate": ask(reactivate_moves, run_chosen, SOURCE),
    "activate_all": ask(all_moves, activate_one, CARDS_MASK),
    "copy": ask(copy_moves, run_chosen),
    "use_lightning": ask(own_lightning_moves, run_chosen),
    "trade": ask(trade_moves, trade, between(1, 8), between(1, 8)),
    "turn_back": ask(marker_moves, turn_back),
    "chapel": ask(chapel_moves, chapel),
    "move_clergy": ask(clergy_moves, move_clergy),
}
