"""Income at the end of a generation (NEO-10)."""

from rathaus.core.steps import Act, Frame, Step
from rathaus.games.neom.city import CELLS
from rathaus.games.neom.components.kit import STRIDE
from rathaus.games.neom.rules.rounds import GENERATIONS
from rathaus.games.neom.state import NeomState


def income(state: NeomState, seat: int, generation: int) -> int:
    """The income of a city at the end of a generation (NEO-10.2)."""
    fixed, counted, coins = state.kit.income[generation], state.kit.income_per, 0
    for tile in state.city[seat * CELLS : seat * CELLS + CELLS]:
        if tile:
            coins += fixed[tile]
            if counted[tile] >= 0:
                coins += state.traits[seat * STRIDE + counted[tile]].bit_count()
    return coins


def pay_income(state: NeomState, frame: Frame) -> None:
    last = state.generation == GENERATIONS
    for seat in range(state.players):
        coins = income(state, seat, state.generation)
        if last:
            state.savings[seat] = state.money[seat]
            state.final_income[seat] = coins
        state.money[seat] += coins
        state.tell("income_paid", seat, coins=coins)
    if last:
        state.tell("game_ended", None)
    else:
        state.push(("generation", state.generation + 1))


STEPS: dict[str, Step] = {"income": Act(pay_income)}
