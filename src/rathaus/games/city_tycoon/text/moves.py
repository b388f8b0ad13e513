"""A move in plain words, with the facts a player needs, asked of the engine itself.

What a move is called does not depend on whether it is allowed: a greyed-out one has the same name.
Its circumstances, such as a price or a route, are told of legal moves only.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rathaus.core.game import Names
from rathaus.core.text import Phrase, fill, phrase, with_notes
from rathaus.core.voice import check_legal, player_at_start, player_within
from rathaus.games.city_tycoon.components.box import BLUE, RED, SALE, TOLL
from rathaus.games.city_tycoon.components.kit import PLANT_BASE, START
from rathaus.games.city_tycoon.components.vocabulary import KINDS, Gain
from rathaus.games.city_tycoon.grid import TO_NEIGHBOURS
from rathaus.games.city_tycoon.known_routes import Way
from rathaus.games.city_tycoon.moves import FROM, PLANT, PLAY, SPACE, SUPPLY
from rathaus.games.city_tycoon.rules import extending, routes, supplying, transport
from rathaus.games.city_tycoon.state import CityTycoonState
from rathaus.games.city_tycoon.text import tiles
from rathaus.games.city_tycoon.text.languages import cell_name, name_of
from rathaus.games.city_tycoon.text.words import Words


@dataclass(frozen=True, slots=True)
class Told:
    """A move of a seat: its place in its range, and what it is told with."""

    state: CityTycoonState
    seat: int
    move: int
    place: int
    words: Words
    names: Names

    def say(self, key: str, **values: object) -> str:
        return fill(self.words.moves[key], **values)

    def note(self, key: str, **values: object) -> str:
        return fill(self.words.notes[key], **values)

    def tile(self, tile: int) -> str:
        return name_of(tile, self.words)

    def player(self, seat: int) -> str:
        return player_within(seat, self.words, self.names)

    @property
    def answer(self) -> tuple[int, ...]:
        return self.state.answers[self.seat]

    @property
    def used(self) -> int:
        """The tile that has been chosen to be played."""
        return self.answer[0] - PLAY


def describe(state: CityTycoonState, seat: int, move: int, words: Words, names: Names) -> Phrase:
    """The words for a legal move."""
    check_legal(state, seat, move)
    kind, place = SPACE.split(move)
    told = Told(state, seat, move, place, words, names)
    more = _MORE[kind](told) if kind in _MORE else ""
    notes = _NOTES[kind](told) if kind in _NOTES else ()
    return phrase(with_notes(_NAME[kind](told) + more, *notes))


def name_of_move(state: CityTycoonState, seat: int, move: int, words: Words) -> str:
    """What a move is called, allowed or not."""
    kind, place = SPACE.split(move)
    return phrase(_NAME[kind](Told(state, seat, move, place, words, None))).text


# -- choosing and building --------------------------------------------------------------------


def _tile_facts(told: Told) -> Iterable[str]:
    """Type and cost of a district, and what it does."""
    district, words = told.state.kit.districts[told.place], told.words
    yield words.kinds[district.type].one
    yield tiles.amount("money", district.cost, words)
    yield from tiles.gives(district, words)


def _plant(told: Told) -> str:
    """The plant on top, or any plant of its colour if there is none."""
    plant = extending.plant_of(told.state, told.move)
    kind = ("red_plant", "blue_plant")[(told.move - PLANT) // 2]
    name = told.tile(plant) if plant else told.words.kinds[kind].one
    return told.say("plant", tile=told.tile(told.used), plant=name)


def _plant_facts(told: Told) -> Iterable[str]:
    plant = extending.plant_of(told.state, told.move)
    yield tiles.plant_note(told.state.kit.plants[plant - PLANT_BASE - 1], told.words)


def _beside(told: Told) -> str:
    """All that lies around the cell, with its owner."""
    state, cell = told.state, told.state.cell_of(told.move)
    sites = [cell + step for step in TO_NEIGHBOURS if cell + step in state.sites]
    around = [_with_owner(told, state.sites.index(site)) for site in sites]
    beside = tiles.both(list(dict.fromkeys(around)), told.words)
    return f", {told.note('beside', tiles=beside)}"


def _with_owner(told: Told, site: int) -> str:
    owner = told.state.owners[site]
    name = told.tile(told.state.tiles[site])
    if owner < 0:
        return name
    whose = told.note("own") if owner == told.seat else told.player(owner)
    return f"{name} ({whose})"


def _buy(told: Told) -> str:
    if not told.place:
        return told.say("buy_nothing")
    money, vp = told.state.kit.sells[told.used][told.place - 1]
    return told.say("buy", money=money, vp=vp)


def _cell_beside(told: Told) -> str:
    cell = told.state.cell_of(told.answer[2]) + TO_NEIGHBOURS[told.place]
    return cell_name(cell, told.words)


# -- supplying --------------------------------------------------------------------------------


def _demand(told: Told, tile: int, place: int) -> str:
    return tiles.demand_text(told.state.kit.districts[tile - 1].demands[place], told.words)


def _transport(told: Told, tile: int, place: int) -> str:
    """What the transport for a demand costs at least."""
    state, demand = told.state, told.state.kit.demands[tile][place]
    if not demand[RED] and not demand[BLUE]:
        return ""
    tolls = transport.least_tolls(state, told.seat, state.tiles.index(tile), demand)
    return f", {told.note('tolls_from', money=TOLL * tolls) if tolls else told.note('free')}"


def _possible_demands(told: Told) -> Iterable[str]:
    """The demands that can be met now, and the bonuses of the tiles around."""
    state, seat, tile = told.state, told.seat, told.place + 1
    site = state.tiles.index(tile)
    for place, demand in enumerate(state.kit.demands[tile]):
        if transport.price(state, seat, site, demand) <= state.money[seat]:
            yield _demand(told, tile, place) + _transport(told, tile, place)
    for other in supplying.bonuses(state, site):
        bonus = state.kit.districts[other - 1].bonus
        gain = bonus.gain if bonus else Gain()
        yield told.note("bonus", gain=tiles.amounts(gain, told.words))


def _cheapest(told: Told) -> str:
    *_, ways = transport.plan(told.state, told.seat, (*told.answer, told.move))
    return told.say("cheapest", money=TOLL * ways[0][0])


def _from(told: Told) -> str:
    plant = transport.plant_behind(told.state, told.move)
    tile = START if plant is None or told.move == FROM else told.state.tiles[plant]
    return told.say("from", plant=told.tile(tile))


def _source_facts(told: Told) -> Iterable[str]:
    """Whose the plant is, and the tolls of the nearest route from there."""
    state, seat = told.state, told.seat
    colour = transport.colour_in(state, told.answer)
    assert colour is not None
    nearest = routes.sources(state, seat, state.tiles.index(told.answer[0] - SUPPLY))[colour]
    tolls, site = next(each for each in nearest if transport.from_move(state, each[1]) == told.move)
    yield _whose(told, site)
    yield told.note("tolls", money=TOLL * tolls) if tolls else told.note("free")


def _whose(told: Told, site: int) -> str:
    owner = told.state.owners[site]
    if told.state.tiles[site] == START:
        return told.note("nobodys")
    return told.note("own") if owner == told.seat else told.note("of", player=told.player(owner))


def _way(told: Told) -> Way:
    *_, ways = transport.plan(told.state, told.seat, told.answer)
    return transport.way_in(ways, (*told.answer, told.move))


def _pay(told: Told) -> str:
    """Everyone who is paid, the Supply first."""
    parts: list[str] = []
    for payee, money in transport.payees(_way(told)[1], told.state.players):
        if payee == routes.BANK:
            parts.insert(0, told.note("to_bank", money=money))
        else:
            parts.append(told.note("to_player", money=money, player=told.player(payee)))
    if not parts:
        return told.say("pay_nothing")
    return told.say("pay", payees=tiles.both(parts, told.words))


def _sum(told: Told) -> Iterable[str]:
    tolls, vector = _way(told)
    if len(transport.payees(vector, told.state.players)) > 1:
        yield told.note("in_all", money=TOLL * tolls)


# -- the words of each range of moves ---------------------------------------------------------

_NAME: Mapping[str, Callable[[Told], str]] = {
    "pick": lambda told: told.say("pick", tile=told.tile(told.place + 1)),
    "play": lambda told: told.say("play", tile=told.tile(told.place + 1)),
    "district": lambda told: told.say(
        "district", tile=told.tile(told.used), money=told.state.kit.cost[told.used]
    ),
    **dict.fromkeys(KINDS, _plant),
    "sell": lambda told: told.say("sell", tile=told.tile(told.used), money=SALE),
    "at": lambda told: told.say("at", cell=cell_name(told.state.cell_of(told.move), told.words)),
    "buy": _buy,
    "land": lambda told: told.say("land", cell=_cell_beside(told)),
    "water": lambda told: told.say("water", cell=_cell_beside(told)),
    "supply": lambda told: told.say("supply", tile=told.tile(told.place + 1)),
    "pass": lambda told: told.say("pass"),
    "demand": lambda told: _demand(told, told.answer[0] - SUPPLY, told.place),
    "cheapest": _cheapest,
    "from": _from,
    "pay": _pay,
    "more": lambda told: told.say("more"),
    "order": lambda told: told.say(
        "order", player=player_at_start(told.place, told.words, told.names)
    ),
    "deal": lambda told: told.say(
        "deal", tile=told.tile(told.place + 1), player=told.player(told.state.stack[-1][1])
    ),
}
_MORE: Mapping[str, Callable[[Told], str]] = {  # goes on in the same sentence
    "at": _beside,
    "demand": lambda told: _transport(told, told.answer[0] - SUPPLY, told.place),
}
_NOTES: Mapping[str, Callable[[Told], Iterable[str]]] = {
    "pick": _tile_facts,
    "play": _tile_facts,
    **dict.fromkeys(KINDS, _plant_facts),
    "supply": _possible_demands,
    "from": _source_facts,
    "pay": _sum,
}
