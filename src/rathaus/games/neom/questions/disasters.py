"""Pay the fine, or remove tiles, and which (NEO-9)."""

from dataclasses import replace

from rathaus.core.steps import Answer
from rathaus.games.neom.city import CELL_NAMES, CELLS
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.components.vocabulary import Demand, TileType
from rathaus.games.neom.moves import LOSE
from rathaus.games.neom.questions import city_changes
from rathaus.games.neom.questions.acting import cell
from rathaus.games.neom.questions.choice import (
    Ask,
    Asked,
    Choice,
    Effects,
    MoveKind,
    Spoken,
    Targets,
    money,
    paid,
    piece,
)
from rathaus.games.neom.rules import disasters
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.text import tiles


def _disaster(asked: Asked) -> str:
    state, seat, name = asked.state, asked.seat, asked.tile(asked.state.disaster)
    if not asked.answer:
        coins = disasters.fine(state, seat, state.disaster)
        return asked.ask("disaster", tile=name, coins=coins)
    demand = _open_demand(state, seat, asked.answer)
    return asked.ask("lose", tile=name, demand=tiles.demand_text(demand, asked.words))


def _open_demand(state: NeomState, seat: int, answer: Answer) -> Demand:
    """What the next tile is removed for; a demand that no tile can meet is passed over."""
    city = state.city[seat * CELLS : seat * CELLS + CELLS]
    types = {c: state.kit.tile[t].types for c, t in enumerate(city) if 0 < t <= CENTER_BASE}
    lost = [move - LOSE for move in answer[1:]]
    for demand in state.kit.strikes[state.disaster].demands:
        for met in range(demand.count):
            fitting = sum(_fits(demand, each) for each in types.values())
            if fitting and not lost:
                return replace(demand, count=min(demand.count - met, fitting))
            if fitting:
                del types[lost.pop(0)]
    raise LookupError("all demands are met")


def _fits(demand: Demand, types: tuple[TileType, ...]) -> bool:
    return not demand.types or not set(demand.types).isdisjoint(types)


def _coins(choice: Choice) -> int:
    return disasters.fine(choice.state, choice.seat, choice.state.disaster)


def _fine(choice: Spoken) -> str:
    return choice.say("fine", coins=_coins(choice))


def _fined(choice: Choice) -> Effects:
    return paid(_coins(choice))


def _demolish(choice: Spoken) -> str:
    demands = choice.state.kit.strikes[choice.state.disaster].demands
    return choice.say("demolish", demands=tiles.demands_text(demands, choice.words))


def _struck(choice: Choice) -> Targets:
    """The disaster itself: the tiles that may have to go belong to the next step."""
    disaster = choice.state.disaster
    return piece(choice.state.kit.tile[disaster].key if disaster else "", "disaster")


def _lose(choice: Spoken) -> str:
    tile = choice.state.city[choice.seat * CELLS + choice.index]
    return choice.say("lose", tile=choice.tile(tile), cell=CELL_NAMES[choice.index])


def _lost(choice: Choice) -> Effects:
    earlier = [move - LOSE for move in choice.state.answers[choice.seat][1:]]
    return city_changes.removed(choice.state, choice.seat, earlier, choice.index)


PROMPTS: dict[str, Ask] = {"disaster": _disaster}
MOVES = {
    "fine": MoveKind(_fine, money, _fined),
    "demolish": MoveKind(_demolish, _struck),
    "lose": MoveKind(_lose, cell, _lost),
}
