"""What a move would do: prices and who is paid, points, money, cubes and tiles.

A move tells what it decides, together with all that then follows without a choice. So the moves
that a player makes in one action tell, taken together, all that the action does to the player.
"""

from collections.abc import Callable, Iterable, Mapping

from rathaus.core.catalogue import Effect
from rathaus.core.steps import Answer, Question
from rathaus.games.city_tycoon.components.box import SALE, YELLOW
from rathaus.games.city_tycoon.components.kit import TILES
from rathaus.games.city_tycoon.components.vocabulary import COLOURS, KINDS
from rathaus.games.city_tycoon.moves import BUY, PLAY, SPACE, SUPPLY
from rathaus.games.city_tycoon.rules import extending, supplying, transport
from rathaus.games.city_tycoon.rules.routes import BANK
from rathaus.games.city_tycoon.state import CityTycoonState

Told = Callable[[CityTycoonState, int, Answer], Iterable[Effect]]  # the move ends the answer


def consequence(state: CityTycoonState, seat: int, move: int) -> tuple[Effect, ...]:
    """All that is certain once a seat makes a legal move."""
    frame = state.stack[-1]
    step = state.steps[frame[0]]
    if seat < 0 or not isinstance(step, Question):
        return ()
    answer, found = state.answers[seat], list[Effect]()
    options = [move]
    while len(options) == 1:
        answer = (*answer, options[0])
        tell = EFFECTS.get(SPACE.split(options[0])[0], _nothing)
        found += [effect for effect in tell(state, seat, answer) if effect.amount]
        options = step.moves(state, frame, seat, answer)
    return tuple(found)


def _nothing(state: CityTycoonState, seat: int, answer: Answer) -> Iterable[Effect]:
    return ()


# -- extending --------------------------------------------------------------------------------


def _district(state: CityTycoonState, seat: int, answer: Answer) -> Iterable[Effect]:
    kit, tile = state.kit, answer[0] - PLAY
    yield Effect("pay", "money", kit.cost[tile])
    yield Effect("gain", "points", kit.points[tile] + extending.counted(state, seat, tile))
    yield Effect("gain", "yellow", min(kit.goods[tile], state.supply[YELLOW]))


def _plant(state: CityTycoonState, seat: int, answer: Answer) -> Iterable[Effect]:
    kit, plant = state.kit, extending.placed_in(state, answer)
    colour = kit.colour[plant]
    yield _given_up(answer)
    yield Effect("pay", "money", kit.cost[plant])
    yield Effect("gain", COLOURS[colour], min(kit.cubes[plant], state.supply[colour]))


def _sale(state: CityTycoonState, seat: int, answer: Answer) -> Iterable[Effect]:
    yield _given_up(answer)
    yield Effect("gain", "money", SALE)


def _given_up(answer: Answer) -> Effect:
    return Effect("lose", TILES.key(answer[0] - PLAY))


def _cell(state: CityTycoonState, seat: int, answer: Answer) -> Iterable[Effect]:
    yield Effect("place", TILES.key(extending.placed_in(state, answer)))


def _purchase(state: CityTycoonState, seat: int, answer: Answer) -> Iterable[Effect]:
    row = answer[-1] - BUY
    price, points = state.kit.sells[answer[0] - PLAY][row - 1] if row else (0, 0)
    yield Effect("pay", "money", price)
    yield Effect("gain", "points", points)


def _land(state: CityTycoonState, seat: int, answer: Answer) -> Iterable[Effect]:
    yield Effect("place", "land")


def _water(state: CityTycoonState, seat: int, answer: Answer) -> Iterable[Effect]:
    yield Effect("place", "water")


# -- supplying --------------------------------------------------------------------------------


def _demand(state: CityTycoonState, seat: int, answer: Answer) -> Iterable[Effect]:
    """Its extra money and goods, its income, and the bonuses of the tiles around."""
    demand, site = transport.demand_in(state, answer), state.tiles.index(answer[0] - SUPPLY)
    _, _, goods, price, money, points, yellow = demand
    for tile in supplying.bonuses(state, site):
        bonus = state.kit.bonus[tile] or (0, 0, 0, 0)
        money, points, yellow = money + bonus[1], points + bonus[2], yellow + bonus[3]
    yield Effect("pay", "money", price)
    yield Effect("lose", "yellow", goods)
    yield Effect("gain", "money", money)
    yield Effect("gain", "points", points)
    yield Effect("gain", "yellow", min(yellow, state.supply[YELLOW]))


def _way(state: CityTycoonState, seat: int, answer: Answer) -> Iterable[Effect]:
    *_, found = transport.plan(state, seat, answer)
    _, vector = transport.way_in(found, answer)
    for payee, money in transport.payees(vector, state.players):
        yield Effect("pay", "money", money, None if payee == BANK else payee)


EFFECTS: Mapping[str, Told] = {
    "district": _district,
    **dict.fromkeys(KINDS, _plant),
    "sell": _sale,
    "at": _cell,
    "buy": _purchase,
    "land": _land,
    "water": _water,
    "demand": _demand,
    "cheapest": _way,
    "pay": _way,
}
