"""A legal move in plain words, with the facts a player needs, asked of the engine itself."""

from collections.abc import Callable, Mapping

from rathaus.core.game import Names
from rathaus.core.text import Phrase, with_notes
from rathaus.games.bruges_and_hamburg import speaking
from rathaus.games.bruges_and_hamburg.telling import both, either
from rathaus.games.hamburg.components.tracks import BOARDS, MAJORITIES, TAKE_WORKERS
from rathaus.games.hamburg.components.vocabulary import ACTIONS, COLOUR_COUNT, Action
from rathaus.games.hamburg.expansions import clergy, dangers, exchange, mayors, ships
from rathaus.games.hamburg.moves import SPACE
from rathaus.games.hamburg.rules import base, prices
from rathaus.games.hamburg.rules.costs import FREE
from rathaus.games.hamburg.rules.prices import GRANTED, HAND, OTHERWISE
from rathaus.games.hamburg.state import HamburgState
from rathaus.games.hamburg.text.table import Table
from rathaus.games.hamburg.text.tiles import MAYORS, lines
from rathaus.games.hamburg.text.words import Move, Words


def describe(state: HamburgState, seat: int, move: int, words: Words, names: Names) -> Phrase:
    """The words for a legal move; others have no price and no meaning."""
    return speaking.describe(Table(state, seat, words, names), move, _DESCRIBE)


def words_for(table: Table, move: int) -> Phrase:
    """A move that the open question is about, allowed or not."""
    return speaking.words_for(table, move, _DESCRIBE)


# -- yes, no and no more ----------------------------------------------------------------------

_DONE: Mapping[str, Move] = {
    "cards": "go_on",
    "turn": "end_turn",
    "walk": "stay",
    "ship": "no_ship",
    "search": "build_none",
}
_ACCEPT: Mapping[str, tuple[Move, Move]] = {
    "draw_token": ("draw_token", "no_token"),
    "gift": ("gift", "no_gift"),
    "raise": ("avert", "no_avert"),
    "may": ("accept", "decline"),
    "curse": ("suffer_token", "ignore_token"),
}


def _done(table: Table, index: int) -> str:
    return table.say(_DONE.get(table.step, "no_more"))


def _accept(table: Table, index: int) -> str:
    return _yes_or_no(table, 0)


def _decline(table: Table, index: int) -> str:
    return _yes_or_no(table, 1)


def _yes_or_no(table: Table, which: int) -> str:
    step, _, *numbers = table.frame
    values: dict[str, object] = {}
    if step == "raise":
        values["worker"] = table.averting_worker(numbers[0])
    elif step == "may":
        values["card"] = table.name(numbers[0])
    elif step == "curse":
        values["dangers"] = table.dangers(tuple(numbers))
    return table.say(_ACCEPT[step][which], **values)


# -- cards ------------------------------------------------------------------------------------


def _use(table: Table, index: int) -> str:
    """060 waives the worker; everywhere else the cost is part of the text."""
    card = index + 1
    ability = table.phrase(card, worker_too=table.step != "activate_all")
    return table.say("use", card=table.name(card), ability=ability)


def _again(table: Table, index: int) -> str:
    card = index + 1
    return table.say("again", card=table.name(card), ability=table.phrase(card))


def _play(table: Table, index: int) -> Phrase:
    card = index + 1
    text = table.say("play", card=table.name(card))
    price = prices.building_price(table.state, table.seat, card, HAND)
    return with_notes(text, table.hue(table.state.kit.colour[card]).bare, table.price(price))


_FIND: Mapping[str, Move] = {"search": "build", "search_pile": "take", "under_zoo": "put_under"}


def _find(table: Table, index: int) -> str:
    return table.say(_FIND[table.step], card=table.name(index + 1))


def _of_card(key: Move) -> Callable[[Table, int], str]:
    return lambda table, index: table.say(key, card=table.name(index + 1))


# -- base actions -----------------------------------------------------------------------------


def _how(table: Table) -> int:
    """How a stone or a building comes about, for its price."""
    return {"turn": HAND, "granted": GRANTED}.get(table.step, OTHERWISE)


def _colour_played(table: Table) -> int:
    """The colour the card counts as, which may have been named before."""
    for move in table.answer:
        kind, colour = SPACE.split(move)
        if kind == "recolour":
            return colour
    return table.state.kit.colour[table.card]


def _recolour(table: Table, index: int) -> str:
    worker = table.workers(table.state.kit.recolour_worker)
    return table.say("recolour", worker=worker, colour=table.hue(index))


def _as(table: Table, index: int) -> Phrase:
    state, seat, card, how = table.state, table.seat, table.card, _how(table)
    text, cost = _ACT[ACTIONS[index]](table, _colour_played(table))
    return with_notes(text, cost, _extra(table, base.extra_cost(state, seat, index, card, how)))


def _extra(table: Table, extra: base.Extra) -> str:
    """What the exchange demands in addition."""
    things = [table.note("price", price=extra.marks)] if extra.marks else []
    if extra.workers:
        colours = [table.workers(colour, extra.workers) for colour in extra.colours]
        things.append(either(colours, table.words))
    return table.note("extra", things=both(things, table.words)) if things else ""


def _as_workers(table: Table, colour: int) -> tuple[str, str]:
    return table.say("as_workers", workers=table.workers(colour, TAKE_WORKERS)), ""


def _as_money(table: Table, colour: int) -> tuple[str, str]:
    return table.say("as_money", money=table.state.dice[colour]), ""


def _as_lower(table: Table, colour: int) -> tuple[str, str]:
    return table.say("as_lower", danger=table.danger(colour)), _level(table, colour)


def _as_wall(table: Table, colour: int) -> tuple[str, str]:
    """With two segments of the colour the price is told when one of them is chosen."""
    state, seat, how = table.state, table.seat, _how(table)
    halves = base.walls(state, seat, colour, how)
    found = {prices.wall_price(state, seat, half, how) for half in halves}
    return table.say("as_wall"), table.price(found.pop()) if len(found) == 1 else ""


def _as_site(table: Table, colour: int) -> tuple[str, str]:
    return table.say("as_site", worker=table.workers(colour)), ""


def _as_building(table: Table, colour: int) -> tuple[str, str]:
    state, card = table.state, table.card
    price = prices.building_price(state, table.seat, card, _how(table))
    key: Move = "as_building" if state.kit.is_building[card] else "as_zoo_or_park"
    return table.say(key), table.price(price)


_ACT: Mapping[Action, Callable[[Table, int], tuple[str, str]]] = {
    "workers": _as_workers,
    "money": _as_money,
    "lower": _as_lower,
    "wall": _as_wall,
    "site": _as_site,
    "building": _as_building,
}


def _wall(table: Table, half: int) -> Phrase:
    state, seat = table.state, table.seat
    times = table.frame[2] if table.step == "extra_wall" else 1
    price = prices.wall_price(state, seat, half, _how(table), times)
    colour = table.hue(prices.segment_colour(state, seat, half))
    text = table.say("wall_right" if half else "wall_left", colour=colour)
    return with_notes(text, table.price(price))


def _site(table: Table, place: int) -> Phrase:
    return _on_site(table, "site", place)


def _lose_site(table: Table, place: int) -> Phrase:
    return _on_site(table, "lose_site", place)


def _on_site(table: Table, key: Move, place: int) -> Phrase:
    """A site with its number in the display, its colour and what stands on it."""
    card, *buildings = table.state.sites[table.seat][place * 3 : place * 3 + 3]
    colour = table.hue(table.state.kit.colour[card])
    names = [table.name(building) for building in buildings if building]
    beside = table.note("beside", card=both(names, table.words)) if names else ""
    return with_notes(table.say(key, number=place + 1, colour=colour), beside)


# -- piles, workers, dangers ------------------------------------------------------------------


def _draw(table: Table, colour: int) -> Phrase:
    """Piles are chosen before the first card is drawn, so those chosen are counted off."""
    chosen = sum(SPACE.split(move) == ("draw", colour) for move in table.answer)
    left = len(table.state.piles[colour]) - chosen
    return with_notes(table.say("draw", colour=table.hue(colour)), _note_left(table, left))


def _note_left(table: Table, count: int) -> str:
    return table.note("left", count=count)


def _give(table: Table, colour: int) -> str:
    if table.step == "ability" and table.frame[4] & FREE:
        return table.say("name_colour", colour=table.hue(colour))
    key: Move = "place" if table.step == "chapel" else "give"
    return table.say(key, worker=table.workers(colour))


def _gain(table: Table, colour: int) -> str:
    step, _, *numbers = table.frame
    if step == "buy_workers":
        return table.say("buy", worker=table.workers(colour), price=numbers[1])
    amount = numbers[0] if step == "gain_same" else 1
    return table.say("gain", workers=table.workers(colour, amount))


def _lower(table: Table, colour: int) -> Phrase:
    done = sum(SPACE.split(move) == ("lower", colour) for move in table.answer)
    text = table.say("lower", danger=table.danger(colour))
    return with_notes(text, _level(table, colour, -done))


def _raise(table: Table, colour: int) -> Phrase:
    done = sum(SPACE.split(move) == ("raise", colour) for move in table.answer)
    text = table.say("raise", danger=table.danger(colour))
    return with_notes(text, _level(table, colour, done))


def _level(table: Table, colour: int, change: int = 0) -> str:
    level = table.state.dangers[table.seat * COLOUR_COUNT + colour] + change
    return table.note("level", level=level)


def _suffer(table: Table, colour: int) -> str:
    return table.say("suffer", disaster=table.disaster(colour), colour=table.hue(colour))


def _lose_wall(table: Table, half: int) -> Phrase:
    """The outermost stone goes (HAM-6.9)."""
    state, seat = table.state, table.seat
    stones = state.walls[seat * 2 + half]
    colour = state.kit.segments[state.boards[seat]][half][stones - 1]
    key: Move = "lose_wall_right" if half else "lose_wall_left"
    text = table.say(key, colour=table.hue(colour))
    return with_notes(text, table.note("stones", count=stones))


# -- the rest ---------------------------------------------------------------------------------


def _advance(table: Table, index: int) -> str:
    return table.say("advance", price=prices.advance_price(table.state, table.seat))


def _turn_back(table: Table, index: int) -> str:
    return table.say("turn_back", majority=table.words.majorities[MAJORITIES[index]])


def _statue(table: Table, index: int) -> str:
    if index:
        return table.say("jette", money=table.state.jettes[0])
    return table.say("hummel", points=table.state.hummels[0])


def _clergy(table: Table, index: int) -> str:
    window = table.state.window + (1 if index else -1)
    colour = table.words.hues[table.state.kit.windows[window]]
    return table.say("clergy", number=window + 1, colour=colour)


def _ship(table: Table, index: int) -> str:
    """The worker it costs is named in the question."""
    number = ships.FIRST + index
    ability = table.phrase(number, worker_too=False)
    return table.say("ship", ship=table.name(number), ability=ability)


def _to(table: Table, side: int) -> str:
    return table.say("to", player=table.player(side))


def _mayor(table: Table, index: int) -> str:
    number = mayors.FIRST + index
    start, ability = lines(number, table.words)[0], table.phrase(number)
    return table.say("mayor", card=table.name(number), start=start, ability=ability)


# -- chance -----------------------------------------------------------------------------------


def _die(table: Table, index: int) -> str:
    return table.say("die", colour=table.hue(table.frame[1]), number=index + 1)


def _token(table: Table, index: int) -> str:
    return table.say("token", card=table.name(dangers.FIRST + index))


def _board(table: Table, index: int) -> str:
    board = table.words.boards[BOARDS[index]]
    return table.say("board", board=board, player=table.player(table.frame[1]))


def _mayor_tile(table: Table, index: int) -> str:
    player = table.player(table.frame[1])
    return table.say("mayor_tile", name=MAYORS[index + 1], player=player)


def _clergy_tile(table: Table, index: int) -> str:
    return table.say("part", card=table.name(clergy.FIRST + index))


def _exchange_tile(table: Table, index: int) -> str:
    return table.say("part", card=table.name(exchange.FIRST + 2 * index))


_DESCRIBE: Mapping[str, Callable[[Table, int], str | Phrase]] = {
    "done": _done,
    "use": _use,
    "again": _again,
    "play": _play,
    "recolour": _recolour,
    "as": _as,
    "wall": _wall,
    "site": _site,
    "draw": _draw,
    "discard": _of_card("discard"),
    "find": _find,
    "take_back": _of_card("take_back"),
    "under": _of_card("under"),
    "give": _give,
    "gain": _gain,
    "lower": _lower,
    "raise": _raise,
    "suffer": _suffer,
    "accept": _accept,
    "decline": _decline,
    "advance": _advance,
    "lose_wall": _lose_wall,
    "lose_site": _lose_site,
    "lose": _of_card("lose"),
    "turn_back": _turn_back,
    "statue": _statue,
    "clergy": _clergy,
    "ship": _ship,
    "to": _to,
    "mayor": _mayor,
    "card": _of_card("card"),
    "die": _die,
    "token": _token,
    "board": _board,
    "mayor_tile": _mayor_tile,
    "clergy_tile": _clergy_tile,
    "exchange_tile": _exchange_tile,
}
