"""The default for a transport (CTY-8.21): the smallest total, then most to the Supply."""

from rathaus.core.steps import Answer
from rathaus.games.city_tycoon.components.box import BLUE, RED
from rathaus.games.city_tycoon.moves import CHEAPEST, FROM, PAY, SPACE, SUPPLY
from rathaus.games.city_tycoon.rules import supplying
from rathaus.games.city_tycoon.rules.routes import BANK, payments, tolls_to
from rathaus.games.city_tycoon.rules.transport import Transport, colour_in, demand_in, from_move
from rathaus.games.city_tycoon.state import CityTycoonState

_TELLS_WHAT = ("supply", "demand")  # what is supplied, and with what; the rest is transport


def rest_of(state: CityTycoonState, seat: int, move: int) -> tuple[int, ...]:
    """The decisions about the transport that follow a move which says what is supplied.

    Nothing if there are none, or if there is still to be decided which demand is met.
    """
    if SPACE.split(move)[0] not in _TELLS_WHAT:
        return ()
    frame = state.stack[-1]
    answer, found = (*state.answers[seat], move), list[int]()
    while options := supplying.moves(state, frame, seat, answer):
        chosen = options[0]
        if len(options) > 1:
            if len(answer) == 1:
                return ()
            chosen = _best(state, seat, answer, options)
            found.append(chosen)
        answer += (chosen,)
    return tuple(found)


def _best(state: CityTycoonState, seat: int, answer: Answer, options: list[int]) -> int:
    """The ways to pay are offered best first; of several nearest plants, see above."""
    if CHEAPEST in options or PAY in options:
        return options[0]
    site = state.tiles.index(answer[0] - SUPPLY)
    made = Transport(state, seat, site, demand_in(state, answer), answer[2:])
    near = made.nearest[RED if colour_in(state, answer) == RED else BLUE]
    offered = [each for each in near if from_move(state, each[1]) in options]
    offered = [(tolls, plant) for tolls, plant in offered if made.cubes[plant]]
    equal = [plant for tolls, plant in offered if tolls == offered[0][0]]

    def to_bank(plant: int) -> int:
        ((_, vector), *_) = payments(state, seat, site, [plant], offered[0][0], 1)
        return tolls_to(vector, BANK)

    return from_move(state, max(equal, key=to_bank))


assert FROM > CHEAPEST  # so that the cheapest way comes first among the options
