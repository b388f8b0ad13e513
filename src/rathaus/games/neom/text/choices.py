"""A legal move in plain words, with the facts a player needs, asked of the engine itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rathaus.core.game import Names
from rathaus.core.text import Phrase, fill, phrase, with_notes
from rathaus.core.voice import check_legal, player_at_start, player_within
from rathaus.games.neom.city import CELL_NAMES, CELLS, active_routes
from rathaus.games.neom.components import TILE_KEYS
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import CENTER_BASE, STRIDE
from rathaus.games.neom.moves import CORNERSTONE_KEYS, SEATS, SPACE
from rathaus.games.neom.rules import actions, disasters, payment
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.text import tiles
from rathaus.games.neom.text.languages import name_of
from rathaus.games.neom.text.prompts import open_term, term_text
from rathaus.games.neom.text.words import Words

GATES = (("3:1", "W"), ("3:5", "E"))  # where the left and the right trade route leave


@dataclass(frozen=True, slots=True)
class Choice:
    """A move of a seat: its place in its range, and what it is told with."""

    state: NeomState
    seat: int
    move: int
    index: int
    words: Words
    names: Names

    def say(self, key: str, **values: object) -> str:
        return fill(self.words.moves[key], **values)

    def note(self, key: str, **values: object) -> str:
        return fill(self.words.notes[key], **values)

    def name(self, tile: int | str) -> str:
        return name_of(tile, self.words)

    def player(self, seat: int) -> str:
        return player_within(seat, self.words, self.names)


def describe(state: NeomState, seat: int, move: int, words: Words, names: Names) -> Phrase:
    """The words for a legal move."""
    check_legal(state, seat, move)
    kind, index = SPACE.split(move)
    choice = Choice(state, seat, move, index, words, names)
    if kind == "first":
        return Phrase(choice.say("first", player=player_at_start(index, words, names)))
    return phrase(_DESCRIBE[kind](choice))


# -- choosing ---------------------------------------------------------------------------------


def _pick(choice: Choice) -> Phrase:
    """The roads tell tiles of one name apart."""
    state, words = choice.state, choice.words
    tile = state.kit.tile[choice.index + 1]
    key = "keep" if state.stack[-1][0] == "draft" else "choose"
    text = choice.say(key, tile=name_of(tile, words))
    if tile.is_disaster:
        return with_notes(text, choice.note("prevents" if _alone(state) else "strikes_others"))
    needs = tiles.requirement(tile, words)
    price = choice.note("needs", what=needs) if needs else choice.note("free")
    return with_notes(text, price, choice.note("roads", exits=tiles.exits(tile, words)))


def _alone(state: NeomState) -> bool:
    return state.players == 1


# -- acting -----------------------------------------------------------------------------------


def _build(choice: Choice) -> Phrase:
    tile = choice.state.chosen[choice.seat]
    return with_notes(choice.say("build", tile=choice.name(tile)), *_costs(choice, tile))


def _cornerstone(choice: Choice) -> Phrase:
    tile = actions.tile_of(choice.state, choice.seat, choice.move)
    given_up = choice.name(choice.state.chosen[choice.seat])
    notes = [*_costs(choice, tile), choice.note("gives_up", tile=given_up)]
    return with_notes(choice.say("cornerstone", tile=choice.name(tile)), *notes)


def _costs(choice: Choice, tile: int) -> list[str]:
    """The price, and the goods that the own city does not supply."""
    state, seat, words = choice.state, choice.seat, choice.words
    price, own = state.kit.price[tile], state.goods[seat]
    notes = [tiles.coins(price, words)] if price else []
    missing = [
        term_text(term, words)
        for term in payment.open_terms(state, seat, tile)
        if not any(own >> good & 1 for good in term.goods)
    ]
    if missing:
        notes.append(choice.note("still_needed", goods=tiles.both(missing, words)))
    return notes or [choice.note("free")]


def _sell(choice: Choice) -> str:
    tile = choice.name(choice.state.chosen[choice.seat])
    return choice.say("sell", tile=tile, coins=actions.SALE)


def _on(choice: Choice) -> str:
    state, cell = choice.state, choice.index
    old = state.city[choice.seat * CELLS + cell]
    parts = [choice.say("on", cell=CELL_NAMES[cell])]
    if old > CENTER_BASE:
        parts.append(choice.note("covers_center"))
    elif old:
        parts.append(choice.note("replaces", tile=choice.name(old)))
    return ", ".join(parts + _routes_changed(choice))


def _routes_changed(choice: Choice) -> list[str]:
    """A trade route is active while the tile beside it has an exit towards it (NEO-7.3)."""
    state, seat = choice.state, choice.seat
    tile = actions.tile_of(state, seat, state.answers[seat][0])
    active = active_routes(state.traits, seat * STRIDE)
    notes = []
    for bit, (cell, exit_) in enumerate(GATES):
        before, after = bool(active >> bit & 1), exit_ in state.kit.tile[tile].roads
        if CELL_NAMES[choice.index] == cell and before != after:
            key = "opens_route" if after else "closes_route"
            notes.append(choice.note(key, side=choice.words.sides[bit]))
    return notes


# -- meeting a requirement --------------------------------------------------------------------


def _own(choice: Choice) -> str:
    return choice.say("own", good=_good(choice, choice.index))


def _good(choice: Choice, good: int) -> str:
    return choice.words.goods[GOODS[good]]


def _waive(choice: Choice) -> str:
    waiver, covered = choice.state.kit.waivers[choice.index]
    term = open_term(choice.state, choice.seat)
    goods = [_good(choice, good) for good in (term.goods if term else ()) if covered >> good & 1]
    return choice.say("waive", tile=choice.name(waiver), good=tiles.either(goods, choice.words))


def _buy(choice: Choice) -> str:
    good, seller = divmod(choice.index, SEATS)
    player = choice.player(seller)
    return choice.say("buy", good=_good(choice, good), player=player, coins=_price(choice))


def _bank(choice: Choice) -> str:
    return choice.say("bank", good=_good(choice, choice.index), coins=_price(choice))


def _bank_left(choice: Choice) -> str:
    return _bank_route(choice, 0)


def _bank_right(choice: Choice) -> str:
    return _bank_route(choice, 1)


def _bank_route(choice: Choice, bit: int) -> str:
    good, side = _good(choice, choice.index), choice.words.sides[bit]
    return choice.say("bank_route", good=good, side=side, coins=_price(choice))


def _bank_both(choice: Choice) -> str:
    return choice.say("bank_both", good=_good(choice, choice.index), coins=_price(choice))


def _coins(choice: Choice) -> str:
    return choice.say("coins", coins=_price(choice))


def _price(choice: Choice) -> int:
    """What the engine charges for this offer."""
    state, seat = choice.state, choice.seat
    answer = state.answers[seat]
    tile = actions.tile_of(state, seat, answer[0])
    return payment.price_of(state, seat, tile, answer[2:], choice.move)


def _make(choice: Choice) -> Phrase:
    has_already = choice.state.goods[choice.seat] >> choice.index & 1
    text = choice.say("make", good=_good(choice, choice.index))
    return with_notes(text, choice.note("already_made") if has_already else "")


# -- disasters --------------------------------------------------------------------------------


def _fine(choice: Choice) -> str:
    state = choice.state
    return choice.say("fine", coins=disasters.fine(state, choice.seat, state.disaster))


def _demolish(choice: Choice) -> str:
    demands = choice.state.kit.strikes[choice.state.disaster].demands
    return choice.say("demolish", demands=tiles.demands_text(demands, choice.words))


def _lose(choice: Choice) -> str:
    tile = choice.state.city[choice.seat * CELLS + choice.index]
    return choice.say("lose", tile=choice.name(tile), cell=CELL_NAMES[choice.index])


# -- the Building Department ------------------------------------------------------------------


def _done(choice: Choice) -> str:
    return choice.say("done" if choice.state.answers[choice.seat] else "keep_all")


def _discard(choice: Choice) -> str:
    key = "discard_and_draw" if choice.state.beginner else "discard"
    return choice.say(key, tile=choice.name(CORNERSTONE_KEYS[choice.index]))


def _take(choice: Choice) -> str:
    return choice.say("take", tile=choice.name(CORNERSTONE_KEYS[choice.index]))


# -- chance -----------------------------------------------------------------------------------


def _board(choice: Choice) -> str:
    board = choice.words.boards[BOARDS[choice.index].key]
    return choice.say("board", board=board, player=choice.player(choice.state.stack[-1][1]))


def _deal(choice: Choice) -> str:
    """A tile goes to a hand, on the table, or to a beginner as a cornerstone."""
    step, number, *_ = choice.state.stack[-1]
    tile = choice.name(TILE_KEYS[choice.index])
    if step == "show":
        return choice.say("show", tile=tile)
    key = "deal" if step == "deal" else "draw_cornerstone"
    return choice.say(key, tile=tile, player=choice.player(number))


_DESCRIBE: Mapping[str, Callable[[Choice], str | Phrase]] = {
    "pick": _pick,
    "build": _build,
    "cornerstone": _cornerstone,
    "sell": _sell,
    "on": _on,
    "own": _own,
    "waive": _waive,
    "buy": _buy,
    "bank": _bank,
    "bank_left": _bank_left,
    "bank_right": _bank_right,
    "bank_both": _bank_both,
    "coins": _coins,
    "make": _make,
    "fine": _fine,
    "demolish": _demolish,
    "lose": _lose,
    "done": _done,
    "discard": _discard,
    "take": _take,
    "board": _board,
    "deal": _deal,
}
