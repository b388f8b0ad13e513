"""A legal move in plain words, with the facts a player needs, asked of the engine itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rathaus.core.game import Names
from rathaus.core.text import Phrase, fill, phrase, with_notes
from rathaus.core.voice import check_legal, player_at_start, player_within
from rathaus.games.city_tycoon.components.box import BLUE, RED, SALE, TOLL
from rathaus.games.city_tycoon.components.kit import PLANT_BASE, START
from rathaus.games.city_tycoon.components.vocabulary import Gain
from rathaus.games.city_tycoon.grid import TO_NEIGHBOURS
from rathaus.games.city_tycoon.moves import PLAY, SPACE, SUPPLY
from rathaus.games.city_tycoon.rules import extending, routes, supplying
from rathaus.games.city_tycoon.state import CityTycoonState
from rathaus.games.city_tycoon.text import tiles
from rathaus.games.city_tycoon.text.languages import cell_name, name_of
from rathaus.games.city_tycoon.text.words import Words


@dataclass(frozen=True, slots=True)
class Choice:
    """A move of a seat: its place in its range, and what it is told with."""

    state: CityTycoonState
    seat: int
    move: int
    index: int
    words: Words
    names: Names

    def say(self, key: str, **values: object) -> str:
        return fill(self.words.moves[key], **values)

    def note(self, key: str, **values: object) -> str:
        return fill(self.words.notes[key], **values)

    def name(self, tile: int) -> str:
        return name_of(tile, self.words)

    def player(self, seat: int) -> str:
        return player_within(seat, self.words, self.names)

    @property
    def answer(self) -> tuple[int, ...]:
        return self.state.answers[self.seat]


def describe(state: CityTycoonState, seat: int, move: int, words: Words, names: Names) -> Phrase:
    """The words for a legal move."""
    check_legal(state, seat, move)
    kind, index = SPACE.split(move)
    return phrase(_DESCRIBE[kind](Choice(state, seat, move, index, words, names)))


# -- choosing and building --------------------------------------------------------------------


def _facts(choice: Choice, tile: int) -> list[str]:
    """Type and cost of a district, and what it does."""
    district, words = choice.state.kit.districts[tile - 1], choice.words
    cost = tiles.amount("money", district.cost, words)
    return [words.kinds[district.type].one, cost, *tiles.gives(district, words)]


def _pick(choice: Choice) -> Phrase:
    tile = choice.index + 1
    return with_notes(choice.say("pick", tile=choice.name(tile)), *_facts(choice, tile))


def _play(choice: Choice) -> Phrase:
    tile = choice.index + 1
    return with_notes(choice.say("play", tile=choice.name(tile)), *_facts(choice, tile))


def _district(choice: Choice) -> str:
    tile = choice.answer[0] - PLAY
    return choice.say("district", tile=choice.name(tile), money=choice.state.kit.cost[tile])


def _plant(choice: Choice) -> Phrase:
    plant = extending.plant_of(choice.state, choice.move)
    tile = choice.name(choice.answer[0] - PLAY)
    facts = tiles.plant_note(choice.state.kit.plants[plant - PLANT_BASE - 1], choice.words)
    return with_notes(choice.say("plant", tile=tile, plant=choice.name(plant)), facts)


def _sell(choice: Choice) -> str:
    return choice.say("sell", tile=choice.name(choice.answer[0] - PLAY), money=SALE)


def _at(choice: Choice) -> str:
    """The cell, and all that lies around it with its owner."""
    state, cell = choice.state, choice.state.cell_of(choice.move)
    around = []
    for step in TO_NEIGHBOURS:
        if cell + step in state.sites:
            site = state.sites.index(cell + step)
            around.append(_with_owner(choice, site))
    text = choice.say("at", cell=cell_name(cell, choice.words))
    beside = tiles.both(list(dict.fromkeys(around)), choice.words)
    return f"{text}, {choice.note('beside', tiles=beside)}"


def _with_owner(choice: Choice, site: int) -> str:
    owner = choice.state.owners[site]
    name = choice.name(choice.state.tiles[site])
    if owner < 0:
        return name
    whose = choice.note("own") if owner == choice.seat else choice.player(owner)
    return f"{name} ({whose})"


def _buy(choice: Choice) -> str:
    if not choice.index:
        return choice.say("buy_nothing")
    money, vp = choice.state.kit.sells[choice.answer[0] - PLAY][choice.index - 1]
    return choice.say("buy", money=money, vp=vp)


def _land(choice: Choice) -> str:
    return choice.say("land", cell=_beside_new(choice))


def _water(choice: Choice) -> str:
    return choice.say("water", cell=_beside_new(choice))


def _beside_new(choice: Choice) -> str:
    cell = choice.state.cell_of(choice.answer[2]) + TO_NEIGHBOURS[choice.index]
    return cell_name(cell, choice.words)


# -- supplying --------------------------------------------------------------------------------


def _supply(choice: Choice) -> Phrase:
    """The demands that can be met now."""
    state, seat, tile = choice.state, choice.seat, choice.index + 1
    site = state.tiles.index(tile)
    possible = [
        _demand_text(choice, tile, place)
        for place, demand in enumerate(state.kit.demands[tile])
        if supplying.is_payable(state, seat, site, demand)
    ]
    return with_notes(
        choice.say("supply", tile=choice.name(tile)), *possible, *_bonus(choice, site)
    )


def _demand_text(choice: Choice, tile: int, place: int) -> str:
    """A demand, its income, and what the transport costs at least."""
    state = choice.state
    text = tiles.demand_text(state.kit.districts[tile - 1].demands[place], choice.words)
    flat = state.kit.demands[tile][place]
    if not flat[RED] and not flat[BLUE]:
        return text
    tolls = supplying.least_tolls(state, choice.seat, state.tiles.index(tile), flat)
    cost = choice.note("tolls_from", money=TOLL * tolls) if tolls else choice.note("free")
    return f"{text}, {cost}"


def _bonus(choice: Choice, site: int) -> list[str]:
    notes = []
    for tile in supplying.bonuses(choice.state, site):
        bonus = choice.state.kit.districts[tile - 1].bonus
        gain = bonus.gain if bonus else Gain()
        notes.append(choice.note("bonus", gain=tiles.amounts(gain, choice.words)))
    return notes


def _pass(choice: Choice) -> str:
    return choice.say("pass")


def _demand(choice: Choice) -> str:
    tile = choice.answer[0] - SUPPLY
    return choice.say("demand", demand=_demand_text(choice, tile, choice.index))


def _cheapest(choice: Choice) -> str:
    *_, ways = supplying.plan(choice.state, choice.seat, (*choice.answer, choice.move))
    return choice.say("cheapest", money=TOLL * ways[0][0])


def _from(choice: Choice) -> Phrase:
    """The plant, whose it is, and the tolls of the nearest route from there."""
    state, seat = choice.state, choice.seat
    tile = choice.answer[0] - SUPPLY
    colour = supplying.colour_in(state, choice.answer)
    assert colour is not None
    nearest = routes.sources(state, seat, state.tiles.index(tile))[colour]
    tolls, site = next(
        each for each in nearest if supplying.from_move(state, each[1]) == choice.move
    )
    price = choice.note("tolls", money=TOLL * tolls) if tolls else choice.note("free")
    text = choice.say("from", plant=choice.name(state.tiles[site]))
    return with_notes(text, _whose(choice, site), price)


def _whose(choice: Choice, site: int) -> str:
    owner = choice.state.owners[site]
    if choice.state.tiles[site] == START:
        return choice.note("nobodys")
    return (
        choice.note("own")
        if owner == choice.seat
        else choice.note("of", player=choice.player(owner))
    )


def _pay(choice: Choice) -> Phrase:
    """Everyone who is paid, and the sum."""
    *_, ways = supplying.plan(choice.state, choice.seat, choice.answer)
    tolls, vector = supplying.way_in(ways, (*choice.answer, choice.move))
    parts: list[str] = []
    for payee, money in supplying.payees(vector, choice.state.players):
        if payee == routes.BANK:
            parts.insert(0, choice.note("to_bank", money=money))
        else:
            parts.append(choice.note("to_player", money=money, player=choice.player(payee)))
    if not parts:
        return Phrase(choice.say("pay_nothing"))
    text = choice.say("pay", payees=tiles.both(parts, choice.words))
    return with_notes(text, choice.note("in_all", money=TOLL * tolls) if parts[1:] else "")


def _more(choice: Choice) -> str:
    return choice.say("more")


# -- chance -----------------------------------------------------------------------------------


def _order(choice: Choice) -> str:
    player = player_at_start(choice.index, choice.words, choice.names)
    return choice.say("order", player=player)


def _deal(choice: Choice) -> str:
    player = choice.player(choice.state.stack[-1][1])
    return choice.say("deal", tile=choice.name(choice.index + 1), player=player)


_DESCRIBE: Mapping[str, Callable[[Choice], str | Phrase]] = {
    "pick": _pick,
    "play": _play,
    "district": _district,
    "solar": _plant,
    "steam": _plant,
    "wind": _plant,
    "hydro": _plant,
    "sell": _sell,
    "at": _at,
    "buy": _buy,
    "land": _land,
    "water": _water,
    "supply": _supply,
    "pass": _pass,
    "demand": _demand,
    "cheapest": _cheapest,
    "from": _from,
    "pay": _pay,
    "more": _more,
    "order": _order,
    "deal": _deal,
}
