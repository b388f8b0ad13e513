"""What is told about the moves that extend the city."""

from collections.abc import Iterable, Mapping

from rathaus.core.catalogue import Effect, Target, Trail
from rathaus.games.city_tycoon.components.box import SALE, YELLOW
from rathaus.games.city_tycoon.components.kit import PLANT_BASE, TILES
from rathaus.games.city_tycoon.components.vocabulary import COLOURS, KINDS
from rathaus.games.city_tycoon.grid import SIDES, TO_NEIGHBOURS
from rathaus.games.city_tycoon.moves import DISTRICT, PLANT, PLAY, SELL
from rathaus.games.city_tycoon.rules import extending
from rathaus.games.city_tycoon.text import neighbours, tiles
from rathaus.games.city_tycoon.text.languages import cell_name
from rathaus.games.city_tycoon.text.rows import (
    NOTHING,
    OpenMove,
    Row,
    Targets,
    Wording,
    cell,
    piece,
    tile_facts,
)

# -- which tile, and what to do with it -------------------------------------------------------


def _used(move: OpenMove) -> int:
    """The tile that has been chosen for this action."""
    return move.answer[0] - PLAY


def _about_used(move: OpenMove) -> Targets:
    return piece(_used(move), "kept")


def _given_up(move: OpenMove) -> Effect:
    return Effect("lose", TILES.key(_used(move)))


def _play(move: Wording) -> str:
    return move.say("play", tile=move.tile(move.place + 1))


def _about_kept(move: OpenMove) -> Targets:
    return piece(move.place + 1, "kept")


def _district(move: Wording) -> str:
    tile = _used(move)
    return move.say("district", tile=move.tile(tile), money=move.state.kit.cost[tile])


def _building(move: OpenMove) -> Iterable[Effect]:
    state, tile = move.state, _used(move)
    yield Effect("pay", "money", state.kit.cost[tile])
    yield Effect(
        "gain", "points", state.kit.points[tile] + extending.counted(state, move.seat, tile)
    )
    yield Effect("gain", "yellow", min(state.kit.goods[tile], state.supply[YELLOW]))
    yield _money_left(move)


def _money_left(move: OpenMove) -> Effect:
    """In the purse, once the tile is used so."""
    cost = -SALE if move.move == SELL else extending.cost_of(move.state, _used(move), move.move)
    return Effect("reach", "money", move.state.money[move.seat] - cost)


def _colour(move: OpenMove) -> int:
    return (move.move - PLANT) // 2


def _plant(move: Wording) -> str:
    """The plant on top, or any plant of its colour if there is none."""
    plant = extending.plant_of(move.state, move.move)
    kind = move.words.kinds[f"{COLOURS[_colour(move)]}_plant"]
    name = move.tile(plant) if plant else kind.one
    return move.say("plant", tile=move.tile(_used(move)), plant=name)


def _plant_facts(move: Wording) -> Iterable[str]:
    plant = move.state.kit.plants[extending.plant_of(move.state, move.move) - PLANT_BASE - 1]
    yield tiles.plant_note(plant, move.words)


def _about_plant(move: OpenMove) -> Targets:
    """The side of the plant on top, or the stack if it is empty."""
    plant = extending.plant_of(move.state, move.move)
    if plant:
        return piece(plant, "plants")
    return (Target("place", COLOURS[_colour(move)], "plants"),)


def _plant_built(move: OpenMove) -> Iterable[Effect]:
    state, plant, colour = move.state, extending.plant_of(move.state, move.move), _colour(move)
    yield _given_up(move)
    yield Effect("pay", "money", state.kit.cost[plant])
    yield Effect("gain", COLOURS[colour], min(state.kit.cubes[plant], state.supply[colour]))
    yield _money_left(move)


def _sell(move: Wording) -> str:
    return move.say("sell", tile=move.tile(_used(move)), money=SALE)


def _sale(move: OpenMove) -> Iterable[Effect]:
    yield _given_up(move)
    yield Effect("gain", "money", SALE)
    yield _money_left(move)


def _about_sale(move: OpenMove) -> Targets:
    """The tile, or what is paid for it."""
    return (*_about_used(move), Target("place", "", "sale"))


# -- where ------------------------------------------------------------------------------------


def _at(move: Wording) -> str:
    return move.say("at", cell=cell_name(move.state.cell_of(move.move), move.words))


def _beside(move: Wording) -> str:
    """All that lies around the cell, with its owner."""
    state, at = move.state, move.state.cell_of(move.move)
    cells = [at + step for step in TO_NEIGHBOURS if at + step in state.sites]
    around = [_with_owner(move, state.sites.index(each)) for each in cells]
    beside = tiles.both(list(dict.fromkeys(around)), move.words)
    return f", {move.note('beside', tiles=beside)}"


# What the nearest cubes of a colour cost: whether anything at all.
_CUBES = {
    ("red", True): "red_from",
    ("red", False): "red_free",
    ("blue", True): "blue_from",
    ("blue", False): "blue_free",
}


def _cell_facts(move: Wording) -> Iterable[str]:
    """The bonuses to be had there, and what the nearest cubes would cost."""
    for what, _, places, prices in _around(move):
        if what in COLOURS:
            yield move.note(_CUBES[what, sum(prices) > 0], money=sum(prices))
        elif places[-1] == _about_side(move)[0]:
            yield move.note("bonus_there")
        else:
            yield move.note("bonus_given")


def _with_owner(move: Wording, site: int) -> str:
    owner = move.state.owners[site]
    name = move.tile(move.state.tiles[site])
    if owner < 0:
        return name
    whose = move.note("own") if owner == move.seat else move.player(owner)
    return f"{name} ({whose})"


def _about_side(move: OpenMove) -> Targets:
    """The cell at a side of a tile that lies in the city."""
    site, side = divmod(move.place, len(SIDES))
    sites = move.state.sites
    return cell(sites[site] + TO_NEIGHBOURS[side]) if site < len(sites) else NOTHING


def _placed(move: OpenMove) -> Iterable[Effect]:
    yield Effect("place", TILES.key(extending.placed_in(move.state, move.answer)))


def _around(move: OpenMove) -> Iterable[Trail]:
    """What a district would have of its neighbours there."""
    if move.answer[1] == DISTRICT:
        at = move.state.cell_of(move.move)
        yield from neighbours.around(move.state, move.seat, _used(move), at)


# -- what a district asks besides its cell ----------------------------------------------------


def _buy(move: Wording) -> str:
    if not move.place:
        return move.say("buy_nothing")
    money, vp = move.state.kit.sells[_used(move)][move.place - 1]
    return move.say("buy", money=money, vp=vp)


def _purchase(move: OpenMove) -> Iterable[Effect]:
    if move.place:
        price, points = move.state.kit.sells[_used(move)][move.place - 1]
        yield Effect("pay", "money", price)
        yield Effect("gain", "points", points)


def _cell_beside(move: OpenMove) -> int:
    """At a side of the tile that is being placed."""
    return move.state.cell_of(move.answer[2]) + TO_NEIGHBOURS[move.place]


def _about_beside(move: OpenMove) -> Targets:
    return cell(_cell_beside(move))


def _terrain(kind: str) -> Row:
    def name(move: Wording) -> str:
        return move.say(kind, cell=cell_name(_cell_beside(move), move.words))

    def placed(move: OpenMove) -> Iterable[Effect]:
        yield Effect("place", kind)

    return Row(name, about=_about_beside, effects=placed, after=3)


_PLANT = Row(_plant, notes=_plant_facts, about=_about_plant, effects=_plant_built, after=1)

ROWS: Mapping[str, Row] = {
    "play": Row(_play, notes=tile_facts, about=_about_kept, trails=neighbours.partners),
    "district": Row(_district, about=_about_used, effects=_building, after=1),
    **dict.fromkeys(KINDS, _PLANT),
    "sell": Row(_sell, about=_about_sale, effects=_sale, after=1),
    "at": Row(
        _at,
        more=_beside,
        notes=_cell_facts,
        about=_about_side,
        effects=_placed,
        trails=_around,
        after=2,
    ),
    "buy": Row(_buy, about=_about_used, effects=_purchase, after=3),
    "land": _terrain("land"),
    "water": _terrain("water"),
}
