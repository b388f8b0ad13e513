"""Coins that tiles bring when something is built or chosen: one row for each word that does."""

from collections.abc import Callable, Mapping
from typing import Final

from rathaus.games.neom.city import CELLS, adjacent_pairs, cells_of, linked_neighbours
from rathaus.games.neom.components.kit import ON_BUILD, ON_CHOOSE, ON_CONNECT, STRIDE, trait_index
from rathaus.games.neom.components.vocabulary import (
    CoinsOnBuild,
    CoinsOnChoose,
    CoinsOnConnect,
    CoinsPerPair,
)
from rathaus.games.neom.state import NeomState


def coins_for_building(state: NeomState, seat: int, cell: int, tile: int) -> int:
    """All money that a tile just built on a cell brings, from the bank (NEO-6.32)."""
    kit, traits, base = state.kit, state.traits, seat * STRIDE
    coins = kit.once[tile]
    for effect in kit.effects[tile]:
        gain = _WHEN_BUILT.get(type(effect))
        if gain is not None:
            coins += gain(state, seat, cell, tile, effect)
    others = ~(1 << cell)
    for place in cells_of((traits[base + ON_BUILD] | traits[base + ON_CONNECT]) & others):
        for effect in kit.effects[state.city[seat * CELLS + place]]:
            gain = _WHILE_IT_STANDS.get(type(effect))
            if gain is not None:
                coins += gain(state, seat, cell, tile, effect)
    return coins


def coins_for_choosing(state: NeomState, seat: int) -> list[int]:
    """What the tiles of a city pay for a choice, one by one (NEO-12.23)."""
    return [
        effect.coins
        for cell in cells_of(state.traits[seat * STRIDE + ON_CHOOSE])
        for effect in state.kit.effects[state.city[seat * CELLS + cell]]
        if isinstance(effect, CoinsOnChoose)
    ]


def _per_pair(state: NeomState, seat: int, cell: int, tile: int, effect: CoinsPerPair) -> int:
    kinds = map(trait_index, effect.types)
    return effect.coins * adjacent_pairs(state.traits, seat * STRIDE, *kinds)


def _on_build(state: NeomState, seat: int, cell: int, tile: int, effect: CoinsOnBuild) -> int:
    return effect.coins * (trait_index(effect.type) in state.kit.types[tile])


def _on_connect(state: NeomState, seat: int, cell: int, tile: int, effect: CoinsOnConnect) -> int:
    kind = trait_index(effect.type)
    return effect.coins * linked_neighbours(state.traits, seat * STRIDE, cell, kind)


_Gain = Callable[..., int]  # of state, seat, cell and tile of the build, and the effect

_WHEN_BUILT: Final[Mapping[type, _Gain]] = {CoinsPerPair: _per_pair}
_WHILE_IT_STANDS: Final[Mapping[type, _Gain]] = {
    CoinsOnBuild: _on_build,
    CoinsOnConnect: _on_connect,
}
