"""What is told about the moves that supply tiles."""

from collections.abc import Iterable, Mapping

from rathaus.core.catalogue import Effect, Target, Trail
from rathaus.games.city_tycoon.components.box import BLUE, RED, TOLL, YELLOW
from rathaus.games.city_tycoon.components.kit import START
from rathaus.games.city_tycoon.components.vocabulary import COLOURS, Gain
from rathaus.games.city_tycoon.grid import SOLAR_SITE, WIND_SITE
from rathaus.games.city_tycoon.known_routes import Way
from rathaus.games.city_tycoon.moves import FROM, SUPPLY
from rathaus.games.city_tycoon.rules import routes, trails, transport
from rathaus.games.city_tycoon.rules.supplying import bonuses
from rathaus.games.city_tycoon.text import tiles
from rathaus.games.city_tycoon.text.rows import (
    NOTHING,
    OpenMove,
    Row,
    Targets,
    Wording,
    cell,
    piece,
    trail,
)


def _supplied(move: OpenMove) -> int:
    """The tile that has been chosen for this supply."""
    return move.answer[0] - SUPPLY


def _about_supplied(move: OpenMove) -> Targets:
    return piece(_supplied(move), "city")


# -- which tile, or none ----------------------------------------------------------------------


def _supply(move: Wording) -> str:
    return move.say("supply", tile=move.tile(move.place + 1))


def _about_tile(move: OpenMove) -> Targets:
    tile = move.place + 1
    return piece(tile, "city" if tile in move.state.tiles else "")


def _possible_demands(move: Wording) -> Iterable[str]:
    """The demands that can be met now, and the bonuses of the tiles around."""
    state, seat, tile = move.state, move.seat, move.place + 1
    site = state.tiles.index(tile)
    for place, demand in enumerate(state.kit.demands[tile]):
        if transport.price(state, seat, site, demand) <= state.money[seat]:
            yield _demand_text(move, tile, place) + _transport(move, tile, place)
    for other in bonuses(state, site):
        bonus = state.kit.districts[other - 1].bonus
        gain = bonus.gain if bonus else Gain()
        yield move.note("bonus", gain=tiles.amounts(gain, move.words))


def _pass(move: Wording) -> str:
    return move.say("pass")


def _about_passing(move: OpenMove) -> Targets:
    return (Target("place", "", "passed", move.seat),)


# -- which demand -----------------------------------------------------------------------------


def _demand(move: Wording) -> str:
    return _demand_text(move, _supplied(move), move.place)


def _demand_text(move: Wording, tile: int, place: int) -> str:
    return tiles.demand_text(move.state.kit.districts[tile - 1].demands[place], move.words)


def _its_transport(move: Wording) -> str:
    return _transport(move, _supplied(move), move.place)


def _transport(move: Wording, tile: int, place: int) -> str:
    """What the transport for a demand costs at least."""
    state, demand = move.state, move.state.kit.demands[tile][place]
    if not demand[RED] and not demand[BLUE]:
        return ""
    tolls = transport.least_tolls(state, move.seat, state.tiles.index(tile), demand)
    return f", {move.note('tolls_from', money=TOLL * tolls) if tolls else move.note('free')}"


def _income(move: OpenMove) -> Iterable[Effect]:
    """Its extra money and goods, its income, and the bonuses of the tiles around."""
    state = move.state
    _, _, goods, price, money, points, yellow = transport.demand_in(state, move.made)
    for tile in bonuses(state, state.tiles.index(_supplied(move))):
        bonus = state.kit.bonus[tile] or (0, 0, 0, 0)
        money, points, yellow = money + bonus[1], points + bonus[2], yellow + bonus[3]
    yield Effect("pay", "money", price)
    yield Effect("lose", "yellow", goods)
    yield Effect("gain", "money", money)
    yield Effect("gain", "points", points)
    yield Effect("gain", "yellow", min(yellow, state.supply[YELLOW]))


# -- each cube from where ---------------------------------------------------------------------


def _from(move: Wording) -> str:
    plant = transport.plant_behind(move.state, move.move)
    return move.say("from", plant=move.tile(START if plant is None else move.state.tiles[plant]))


def _source_facts(move: Wording) -> Iterable[str]:
    """Whose the plant is, and the tolls of the nearest route from there."""
    state, seat = move.state, move.seat
    colour = transport.colour_in(state, move.answer) or RED
    nearest = routes.sources(state, seat, state.tiles.index(_supplied(move)))[colour]
    tolls, site = next(each for each in nearest if transport.from_move(state, each[1]) == move.move)
    yield _whose(move, site)
    yield move.note("tolls", money=TOLL * tolls) if tolls else move.note("free")


def _whose(move: Wording, site: int) -> str:
    owner = move.state.owners[site]
    if move.state.tiles[site] == START:
        return move.note("nobodys")
    return move.note("own") if owner == move.seat else move.note("of", player=move.player(owner))


def _about_source(move: OpenMove) -> Targets:
    """The plant in the city, or the cell of the start tile with the cubes of this colour."""
    state, plant = move.state, _source(move)
    if plant is None:
        return NOTHING
    is_start = state.tiles[plant] == START
    return cell(state.sites[plant]) if is_start else piece(state.tiles[plant], "city")


# -- how to pay -------------------------------------------------------------------------------


def _way(move: OpenMove) -> Way:
    *_, found = transport.plan(move.state, move.seat, move.made)
    return transport.way_in(found, move.made)


def _cheapest(move: Wording) -> str:
    return move.say("cheapest", money=TOLL * _way(move)[0])


def _pay(move: Wording) -> str:
    """Everyone who is paid, the Supply first."""
    parts: list[str] = []
    for payee, money in transport.payees(_way(move)[1], move.state.players):
        if payee == routes.BANK:
            parts.insert(0, move.note("to_bank", money=money))
        else:
            parts.append(move.note("to_player", money=money, player=move.player(payee)))
    if not parts:
        return move.say("pay_nothing")
    return move.say("pay", payees=tiles.both(parts, move.words))


def _sum(move: Wording) -> Iterable[str]:
    tolls, vector = _way(move)
    if len(transport.payees(vector, move.state.players)) > 1:
        yield move.note("in_all", money=TOLL * tolls)


def _about_payees(move: OpenMove) -> Targets:
    if move.move not in move.state.moves(move.seat):
        return NOTHING
    paid = transport.payees(_way(move)[1], move.state.players)
    return tuple([Target("seat", str(payee)) for payee, _ in paid if payee != routes.BANK])


def _paid(move: OpenMove) -> Iterable[Effect]:
    for payee, money in transport.payees(_way(move)[1], move.state.players):
        yield Effect("pay", "money", money, None if payee == routes.BANK else payee)


def _cube_ways(move: OpenMove) -> Iterable[Trail]:
    """The way of each cube; those that go together are told once."""
    state = move.state
    site, _, plants, found = transport.plan(state, move.seat, move.made)
    _, vector = transport.way_in(found, move.made)
    ways = trails.of_transport(state, move.seat, site, plants, vector)
    for plant, steps in dict.fromkeys(ways):
        yield trail(_colour_at(move, plant), ways.count((plant, steps)), steps)


def _way_from(move: OpenMove) -> Iterable[Trail]:
    """The best way from one plant."""
    state, site = move.state, move.state.tiles.index(_supplied(move))
    plant = _source(move)
    if plant is not None:
        steps = trails.of_cube(state, move.seat, site, plant)
        yield trail(_colour_at(move, plant), 1, steps)


def _source(move: OpenMove) -> int | None:
    """The site that a cube is taken from."""
    if move.move == FROM:
        is_red = transport.colour_in(move.state, move.answer) == RED
        return SOLAR_SITE if is_red else WIND_SITE
    return transport.plant_behind(move.state, move.move)


def _colour_at(move: OpenMove, plant: int) -> str:
    state = move.state
    if state.tiles[plant] == START:
        return COLOURS[RED if plant == SOLAR_SITE else BLUE]
    return COLOURS[state.kit.colour[state.tiles[plant]]]


def _more(move: Wording) -> str:
    return move.say("more")


ROWS: Mapping[str, Row] = {
    "supply": Row(_supply, notes=_possible_demands, about=_about_tile),
    "pass": Row(_pass, about=_about_passing),
    "demand": Row(_demand, more=_its_transport, about=_about_supplied, effects=_income, after=1),
    "cheapest": Row(_cheapest, about=_about_supplied, effects=_paid, trails=_cube_ways, after=2),
    "from": Row(_from, notes=_source_facts, about=_about_source, trails=_way_from, after=2),
    "pay": Row(_pay, notes=_sum, about=_about_payees, effects=_paid, trails=_cube_ways, after=3),
    "more": Row(_more),
}
