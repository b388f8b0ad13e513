"""Income at the end of a generation (NEO-10)."""

from rathaus.core.steps import Act, Frame, Step
from rathaus.games.neom.city import CELLS
from rathaus.games.neom.components.kit import STRIDE, trait_index
from rathaus.games.neom.components.vocabulary import ByGeneration, PerTileOf
from rathaus.games.neom.rules.rounds import GENERATIONS
from rathaus.games.neom.state import NeomState


def income(state: NeomState, seat: int, generation: int) -> int:
    """The income of a city at the end of a generation (NEO-10.2)."""
    kit, coins = state.kit, 0
    for tile in state.city[seat * CELLS : seat * CELLS + CELLS]:
        if not kit.has_income[tile]:
            continue
        value = kit.tile[tile].income
        if isinstance(value, ByGeneration):
            coins += value.coins[generation - 1]
        elif isinstance(value, PerTileOf):
            coins += state.traits[seat * STRIDE + trait_index(value.type)].bit_count()
        else:
            coins += value
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
