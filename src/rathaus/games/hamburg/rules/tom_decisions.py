"""What TOM decides, and whether a card gives him something (HAM-14b)."""

from typing import Final

from rathaus.core.steps import CHANCE, Answer, Frame
from rathaus.games.bruges_and_hamburg.moves import ACCEPT, ADVANCE, DONE, GAIN, GIVE, LOWER, RAISE
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg import scoring
from rathaus.games.hamburg.components.tracks import HALF, WINDOWS
from rathaus.games.hamburg.components.vocabulary import (
    ACTIONS,
    COLOUR_COUNT,
    COLOURS,
    ClergyWorker,
    Die,
    GiveDistinct,
    GiveWorker,
    Lower,
    Money,
    MoveClergy,
    PayMark,
)
from rathaus.games.hamburg.moves import (
    AS,
    CLERGY,
    DRAW,
    FIND,
    LOSE,
    LOSE_SITE,
    LOSE_WALL,
    SITE,
    STATUE,
    TURN_BACK,
    USE,
    WALL,
)
from rathaus.games.hamburg.rules import base
from rathaus.games.hamburg.rules.costs import FREE
from rathaus.games.hamburg.rules.counting import dangers_of, stones
from rathaus.games.hamburg.rules.phase_four import standing
from rathaus.games.hamburg.rules.prices import GRANTED, OTHERWISE, wall_price
from rathaus.games.hamburg.state import HamburgState

TOM: Final = 1
YOU: Final = 0


# -- is it worth it? -------------------------------------------------------------------------


def left_to_right(state: HamburgState) -> list[int]:
    sites, zoo = state.sites[TOM], state.zoo[TOM]
    on_sites = [card for i, card in enumerate(sites) if i % 3 and card]
    return [*on_sites, *(card for card in zoo[1::2] if card)]


def gives_something(state: HamburgState, card: int, flags: int = 0) -> bool:
    """Tried out on a copy: is he better off afterwards, or you worse, whatever it costs?"""
    effect = state.kit.ability[card].effect[0]
    if isinstance(effect, MoveClergy):
        return _better_window(state)
    if isinstance(effect, ClergyWorker):
        mine = workers_of(state, TOM)
        return any(_lead(state, c) > 0 for c in range(COLOUR_COUNT) if mine[c])
    trial = state.copy()
    trial.stack = [("ability", TOM, card, -1, flags)]
    trial.answers = [()] * trial.sides
    trial.advance()
    while trial.turn() and trial.stack[-1][0] == "turn_up":  # of a shuffle: brings him nothing
        trial.play(CHANCE, trial.moves(CHANCE)[0])
    return bool(trial.turn()) or _gains(state, trial, _price(state, card, flags))


def _price(state: HamburgState, card: int, flags: int) -> tuple[int, int]:
    """The Mark and the workers that the ability costs."""
    cost = () if flags & FREE else state.kit.ability[card].cost
    marks = sum(part.amount for part in cost if isinstance(part, PayMark))
    return marks, sum(isinstance(part, GiveWorker) for part in cost)


def _gains(before: HamburgState, after: HamburgState, price: tuple[int, int]) -> bool:
    marks, workers = price
    money, crew, *rest = _belongings(before, TOM)
    least = (money - marks, crew - workers, *rest)
    mine = zip(_belongings(after, TOM), least, strict=True)
    yours = zip(_belongings(after, YOU), _belongings(before, YOU), strict=True)
    return any(now > then for now, then in mine) or any(now < then for now, then in yours)


def _belongings(state: HamburgState, side: int) -> tuple[int, ...]:
    """What a side has, each number the more the better."""
    return (
        state.money[side],
        sum(workers_of(state, side)),
        state.points[side],
        state.square[side],
        -sum(dangers_of(state, side)),
        stones(state, side),
        len(state.sites[side]),
        len(state.buildings(side)),
        len(state.zoo[side]),
        len(state.parks[side]),
        state.markers[side].bit_count(),
    )


# The questions whose rule is told when he answers; `words.tom_rules` has them in words.
RULES: Final = (
    "gain", "gain_same", "give_back", "hand_over", "lower", "choose_raises", "lose_site",
    "lose_building", "lose_wall", "extra_wall", "piles", "pile_to_act", "turn_back", "statue",
    "search", "copy", "reactivate", "activate_all", "move_clergy", "chapel", "granted",
)  # fmt: skip


# -- his decisions ----------------------------------------------------------------------------


def choose(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """What TOM answers; ties go to the first option, which is in canonical order."""
    policy = _POLICY.get(frame[0])
    if not answer:
        tell_rule(state, frame[0], options)
    return policy(state, frame, answer, options) if policy else options[0]


def tell_rule(state: HamburgState, question: str, options: list[int]) -> None:
    """Where he has a choice, the log says how he decides."""
    if state.listener and question in RULES and len(options) > 1:
        state.tell("tom_decided", TOM, rule=question)


def _fewest(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    mine = workers_of(state, TOM)
    for move in answer:
        mine[move - GAIN] += 1
    return min(options, key=lambda move: mine[move - GAIN])


def _most(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    mine = workers_of(state, TOM)
    for move in answer:
        mine[move - GIVE] -= 1
    return max(options, key=lambda move: mine[move - GIVE])


def _cost(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P2, P19, P20, P21."""
    ability = state.kit.ability[frame[2]]
    if ability.cost and isinstance(ability.cost[0], GiveDistinct):
        return next((move for move in options if move != DONE), DONE)
    effect = ability.effect[0]
    if isinstance(effect, Money) and isinstance(effect.amount, Die):
        return max(options, key=lambda move: state.dice[move - GIVE])
    if isinstance(effect, Lower):
        return max(options, key=lambda move: state.dangers[TOM * COLOUR_COUNT + move - GIVE])
    left = workers_of(state, TOM)
    for part in ability.cost:
        if isinstance(part, GiveWorker) and part.colour in COLOURS:
            left[COLOURS.index(part.colour)] -= 1
    return max(options, key=lambda move: left[move - GIVE])


def _highest_danger(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P3, level by level; he never stops early."""
    levels = dangers_of(state, TOM)
    for move in answer:
        levels[move - LOWER] -= 1
    offers = [move for move in options if move != DONE]
    return max(offers, key=lambda move: levels[move - LOWER])


def _lowest_danger(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    levels = dangers_of(state, TOM)
    for move in answer:
        levels[move - RAISE] += 1
    return min(options, key=lambda move: levels[move - RAISE])


def _site_to_lose(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P6: without building, else the cheapest."""
    sites, prices = state.sites[TOM], state.kit.price

    def worth(move: int) -> tuple[bool, int]:
        place = (move - LOSE_SITE) * 3
        built = [card for card in sites[place + 1 : place + 3] if card]
        return bool(built), sum(prices[card] for card in built)

    return min(options, key=worth)


def _building_to_lose(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P7: lowest price, then leftmost."""
    places = left_to_right(state)
    return min(options, key=lambda m: (state.kit.price[m - LOSE], places.index(m - LOSE)))


def _wall_to_lose(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P8: not a third segment if avoidable, then the lower price of the board."""
    prices = state.kit.wall_prices[state.boards[TOM]]

    def worth(move: int) -> tuple[bool, int]:
        half = move - LOSE_WALL
        number = state.walls[TOM * 2 + half]
        return number == 3, prices[half][number - 1]

    return min(options, key=worth)


def _wall(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    return best_wall(state, options, OTHERWISE, frame[2])


def best_wall(state: HamburgState, options: list[int], how: int, times: int = 1) -> int:
    """P9: the fifth of a half with a statue left, then a third, then the cheaper for him now."""
    left = bool(state.hummels or state.jettes)

    def rank(move: int) -> tuple[bool, bool, int]:
        half = move - WALL
        number = state.walls[TOM * 2 + half] + 1
        has_had = state.halves[TOM] >> half & 1
        price = wall_price(state, TOM, half, how, times)
        return not (number == HALF and left and not has_had), number != 3, price

    return min(options, key=rank)


def _largest_pile(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P10; P22 where the site has to be paid."""
    if frame[0] == "site_piles" and frame[3]:
        return max(options, key=lambda move: state.workers[TOM * COLOUR_COUNT + move - DRAW])
    return max(options, key=lambda move: len(state.piles[move - DRAW]) - answer.count(move))


def _marker(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P13: the first in which he leads alone, else the first."""
    for move in options:
        majority = move - TURN_BACK
        if standing(state, majority, TOM) > standing(state, majority, YOU):
            return move
    return options[0]


def _statue(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P14: Hans Hummel, unless the Zitronenjette pays more than three times his points."""
    if len(options) == 2 and state.jettes[0] > 3 * state.hummels[0]:
        return STATUE + 1
    return options[0]


def _search(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P15: the highest price, on the leftmost free site."""
    if options[0] >= SITE and options[0] < FIND:
        return options[0]
    found = [move for move in options if move != DONE]
    return max(found, key=lambda move: state.kit.price[move - FIND])


def _copy(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P16: the dearest that does something for him."""
    useful = [move for move in options if gives_something(state, move - USE)]
    return max(useful or options, key=lambda move: state.kit.price[move - USE])


def _leftmost(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P17 and 060: from left to right, if it gives him something."""
    offers = [USE + card for card in left_to_right(state) if USE + card in options]
    flags = FREE if frame[0] == "activate_all" else 0
    useful = [move for move in offers if gives_something(state, move - USE, flags)]
    return (useful or ([DONE] if DONE in options else offers))[0]


def _clergy(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P23: the neighbouring window with the larger difference."""
    return max(options, key=lambda move: _difference(state, _window(state, move)))


def _window(state: HamburgState, move: int) -> int:
    return state.window + (1 if move == CLERGY + 1 else -1)


def _better_window(state: HamburgState) -> bool:
    neighbours = {max(state.window - 1, 0), min(state.window + 1, len(state.clergymen) - 1)}
    return max(_difference(state, each) for each in neighbours) > _difference(state, state.window)


def _difference(state: HamburgState, window: int) -> int:
    """His cards counted at a window minus yours."""
    trial = state.copy()
    trial.clergymen, trial.chapel_front = [0] * WINDOWS, [0] * COLOUR_COUNT
    trial.clergymen[window] = 1
    return scoring.clergy(trial, TOM) - scoring.clergy(trial, YOU)


def _chapel(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P24: the colour with the largest difference."""
    return max(options, key=lambda move: _lead(state, move - GIVE))


def _lead(state: HamburgState, colour: int) -> int:
    """The difference at the window of a colour, wherever the box has it."""
    return _difference(state, state.kit.window_of[colour])


def _granted(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    """P12: build, wall, lower, site, then money or workers; he never names a colour (P11)."""
    if options[-1] not in range(AS, AS + len(ACTIONS)):
        targets = [move for move in options if WALL <= move < WALL + 2]
        return best_wall(state, targets, GRANTED) if targets else options[0]
    card = frame[2]
    rich = state.dice[state.kit.colour[card]] >= 4
    wishes = (base.BUILD, base.BUILD_WALL, base.LOWER, base.LAY_SITE)
    last = base.MONEY if rich else base.TAKE
    return next(AS + action for action in (*wishes, last) if AS + action in options)


def _yes(state: HamburgState, frame: Frame, answer: Answer, options: list[int]) -> int:
    return ACCEPT if ACCEPT in options else ADVANCE if ADVANCE in options else options[0]


_POLICY: Final = {
    "gain": _fewest,
    "gain_same": _fewest,
    "give_back": _most,
    "hand_over": _most,
    "ability": _cost,
    "lower": _highest_danger,
    "choose_raises": _lowest_danger,
    "lose_site": _site_to_lose,
    "lose_building": _building_to_lose,
    "lose_wall": _wall_to_lose,
    "extra_wall": _wall,
    "piles": _largest_pile,
    "pile_to_act": _largest_pile,
    "site_piles": _largest_pile,
    "turn_back": _marker,
    "statue": _statue,
    "search": _search,
    "copy": _copy,
    "reactivate": _leftmost,
    "activate_all": _leftmost,
    "move_clergy": _clergy,
    "chapel": _chapel,
    "granted": _granted,
    "raise": _yes,
    "may": _yes,
    "gift": _yes,
    "walk": _yes,
}
