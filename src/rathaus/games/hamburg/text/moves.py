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
from rathaus.games.hamburg.text.open_step import OpenStep
from rathaus.games.hamburg.text.tiles import MAYORS, lines
from rathaus.games.hamburg.text.words import Words


def describe(state: HamburgState, seat: int, move: int, words: Words, names: Names) -> Phrase:
    """The words for a legal move; others have no price and no meaning."""
    return speaking.describe(OpenStep(state, seat, words, names), move, _DESCRIBE)


def words_for(here: OpenStep, move: int) -> Phrase:
    """A move that the open question is about, allowed or not."""
    return speaking.words_for(here, move, _DESCRIBE)


# -- yes, no and no more ----------------------------------------------------------------------

_DONE: Mapping[str, str] = {
    "cards": "go_on",
    "turn": "end_turn",
    "walk": "stay",
    "ship": "no_ship",
    "search": "build_none",
}
_ACCEPT: Mapping[str, tuple[str, str]] = {
    "draw_token": ("draw_token", "no_token"),
    "gift": ("gift", "no_gift"),
    "raise": ("avert", "no_avert"),
    "may": ("accept", "decline"),
    "curse": ("suffer_token", "ignore_token"),
}


def _done(here: OpenStep, index: int) -> str:
    return here.say(_DONE.get(here.step, "no_more"))


def _accept(here: OpenStep, index: int) -> str:
    return _yes_or_no(here, 0)


def _decline(here: OpenStep, index: int) -> str:
    return _yes_or_no(here, 1)


def _yes_or_no(here: OpenStep, which: int) -> str:
    step, _, *numbers = here.frame
    values: dict[str, object] = {}
    if step == "raise":
        values["worker"] = here.averting_worker(numbers[0])
    elif step == "may":
        values["card"] = here.name(numbers[0])
    elif step == "curse":
        values["dangers"] = here.dangers(tuple(numbers))
    return here.say(_ACCEPT[step][which], **values)


# -- cards ------------------------------------------------------------------------------------


def _use(here: OpenStep, index: int) -> str:
    """060 waives the worker; everywhere else the cost is part of the text."""
    card = index + 1
    ability = here.phrase(card, worker_too=here.step != "activate_all")
    return here.say("use", card=here.name(card), ability=ability)


def _again(here: OpenStep, index: int) -> str:
    card = index + 1
    return here.say("again", card=here.name(card), ability=here.phrase(card))


def _play(here: OpenStep, index: int) -> Phrase:
    card = index + 1
    text = here.say("play", card=here.name(card))
    price = prices.building_price(here.state, here.seat, card, HAND)
    return with_notes(text, here.hue(here.state.kit.colour[card]).bare, here.price(price))


_FIND: Mapping[str, str] = {"search": "build", "search_pile": "take", "under_zoo": "put_under"}


def _find(here: OpenStep, index: int) -> str:
    return here.say(_FIND[here.step], card=here.name(index + 1))


def _of_card(key: str) -> Callable[[OpenStep, int], str]:
    return lambda here, index: here.say(key, card=here.name(index + 1))


# -- base actions -----------------------------------------------------------------------------


def _how(here: OpenStep) -> int:
    """How a stone or a building comes about, for its price."""
    return {"turn": HAND, "granted": GRANTED}.get(here.step, OTHERWISE)


def _colour_played(here: OpenStep) -> int:
    """The colour the card counts as, which may have been named before."""
    for move in here.answer:
        kind, colour = SPACE.split(move)
        if kind == "recolour":
            return colour
    return here.state.kit.colour[here.card]


def _recolour(here: OpenStep, index: int) -> str:
    worker = here.workers(here.state.kit.recolour_worker)
    return here.say("recolour", worker=worker, colour=here.hue(index))


def _as(here: OpenStep, index: int) -> Phrase:
    state, seat, card, how = here.state, here.seat, here.card, _how(here)
    text, cost = _ACT[ACTIONS[index]](here, _colour_played(here))
    return with_notes(text, cost, _extra(here, base.extra_cost(state, seat, index, card, how)))


def _extra(here: OpenStep, extra: base.Extra) -> str:
    """What the exchange demands in addition."""
    things = [here.note("price", price=extra.marks)] if extra.marks else []
    if extra.workers:
        colours = [here.workers(colour, extra.workers) for colour in extra.colours]
        things.append(either(colours, here.words))
    return here.note("extra", things=both(things, here.words)) if things else ""


def _as_workers(here: OpenStep, colour: int) -> tuple[str, str]:
    return here.say("as_workers", workers=here.workers(colour, TAKE_WORKERS)), ""


def _as_money(here: OpenStep, colour: int) -> tuple[str, str]:
    return here.say("as_money", money=here.state.dice[colour]), ""


def _as_lower(here: OpenStep, colour: int) -> tuple[str, str]:
    return here.say("as_lower", danger=here.danger(colour)), _level(here, colour)


def _as_wall(here: OpenStep, colour: int) -> tuple[str, str]:
    """With two segments of the colour the price is told when one of them is chosen."""
    state, seat, how = here.state, here.seat, _how(here)
    halves = base.walls(state, seat, colour, how)
    found = {prices.wall_price(state, seat, half, how) for half in halves}
    return here.say("as_wall"), here.price(found.pop()) if len(found) == 1 else ""


def _as_site(here: OpenStep, colour: int) -> tuple[str, str]:
    return here.say("as_site", worker=here.workers(colour)), ""


def _as_building(here: OpenStep, colour: int) -> tuple[str, str]:
    state, card = here.state, here.card
    price = prices.building_price(state, here.seat, card, _how(here))
    key = "as_building" if state.kit.is_building[card] else "as_zoo_or_park"
    return here.say(key), here.price(price)


_ACT: Mapping[Action, Callable[[OpenStep, int], tuple[str, str]]] = {
    "workers": _as_workers,
    "money": _as_money,
    "lower": _as_lower,
    "wall": _as_wall,
    "site": _as_site,
    "building": _as_building,
}


def _wall(here: OpenStep, half: int) -> Phrase:
    state, seat = here.state, here.seat
    times = here.frame[2] if here.step == "extra_wall" else 1
    price = prices.wall_price(state, seat, half, _how(here), times)
    colour = here.hue(prices.segment_colour(state, seat, half))
    text = here.say("wall_right" if half else "wall_left", colour=colour)
    return with_notes(text, here.price(price))


def _site(here: OpenStep, place: int) -> Phrase:
    return _on_site(here, "site", place)


def _lose_site(here: OpenStep, place: int) -> Phrase:
    return _on_site(here, "lose_site", place)


def _on_site(here: OpenStep, key: str, place: int) -> Phrase:
    """A site with its number in the display, its colour and what stands on it."""
    card, *buildings = here.state.sites[here.seat][place * 3 : place * 3 + 3]
    colour = here.hue(here.state.kit.colour[card])
    names = [here.name(building) for building in buildings if building]
    beside = here.note("beside", card=both(names, here.words)) if names else ""
    return with_notes(here.say(key, number=place + 1, colour=colour), beside)


# -- piles, workers, dangers ------------------------------------------------------------------


def _draw(here: OpenStep, colour: int) -> Phrase:
    """Piles are chosen before the first card is drawn, so those chosen are counted off."""
    chosen = sum(SPACE.split(move) == ("draw", colour) for move in here.answer)
    left = len(here.state.piles[colour]) - chosen
    return with_notes(here.say("draw", colour=here.hue(colour)), _note_left(here, left))


def _note_left(here: OpenStep, count: int) -> str:
    return here.note("left", count=count)


def _give(here: OpenStep, colour: int) -> str:
    if here.step == "ability" and here.frame[4] & FREE:
        return here.say("name_colour", colour=here.hue(colour))
    key = "place" if here.step == "chapel" else "give"
    return here.say(key, worker=here.workers(colour))


def _gain(here: OpenStep, colour: int) -> str:
    step, _, *numbers = here.frame
    if step == "buy_workers":
        return here.say("buy", worker=here.workers(colour), price=numbers[1])
    amount = numbers[0] if step == "gain_same" else 1
    return here.say("gain", workers=here.workers(colour, amount))


def _lower(here: OpenStep, colour: int) -> Phrase:
    done = sum(SPACE.split(move) == ("lower", colour) for move in here.answer)
    text = here.say("lower", danger=here.danger(colour))
    return with_notes(text, _level(here, colour, -done))


def _raise(here: OpenStep, colour: int) -> Phrase:
    done = sum(SPACE.split(move) == ("raise", colour) for move in here.answer)
    text = here.say("raise", danger=here.danger(colour))
    return with_notes(text, _level(here, colour, done))


def _level(here: OpenStep, colour: int, change: int = 0) -> str:
    level = here.state.dangers[here.seat * COLOUR_COUNT + colour] + change
    return here.note("level", level=level)


def _suffer(here: OpenStep, colour: int) -> str:
    return here.say("suffer", disaster=here.disaster(colour), colour=here.hue(colour))


def _lose_wall(here: OpenStep, half: int) -> Phrase:
    """The outermost stone goes (HAM-6.9)."""
    state, seat = here.state, here.seat
    stones = state.walls[seat * 2 + half]
    colour = state.kit.segments[state.boards[seat]][half][stones - 1]
    key = "lose_wall_right" if half else "lose_wall_left"
    text = here.say(key, colour=here.hue(colour))
    return with_notes(text, here.note("stones", count=stones))


# -- the rest ---------------------------------------------------------------------------------


def _advance(here: OpenStep, index: int) -> str:
    return here.say("advance", price=prices.advance_price(here.state, here.seat))


def _turn_back(here: OpenStep, index: int) -> str:
    return here.say("turn_back", majority=here.words.majorities[MAJORITIES[index]])


def _statue(here: OpenStep, index: int) -> str:
    if index:
        return here.say("jette", money=here.state.jettes[0])
    return here.say("hummel", points=here.state.hummels[0])


def _clergy(here: OpenStep, index: int) -> str:
    window = here.state.window + (1 if index else -1)
    colour = here.words.hues[here.state.kit.windows[window]]
    return here.say("clergy", number=window + 1, colour=colour)


def _ship(here: OpenStep, index: int) -> str:
    """The worker it costs is named in the question."""
    number = ships.FIRST + index
    ability = here.phrase(number, worker_too=False)
    return here.say("ship", ship=here.name(number), ability=ability)


def _to(here: OpenStep, side: int) -> str:
    return here.say("to", player=here.player(side))


def _mayor(here: OpenStep, index: int) -> str:
    number = mayors.FIRST + index
    start, ability = lines(number, here.words)[0], here.phrase(number)
    return here.say("mayor", card=here.name(number), start=start, ability=ability)


# -- chance -----------------------------------------------------------------------------------


def _die(here: OpenStep, index: int) -> str:
    return here.say("die", colour=here.hue(here.frame[1]), number=index + 1)


def _token(here: OpenStep, index: int) -> str:
    return here.say("token", card=here.name(dangers.FIRST + index))


def _board(here: OpenStep, index: int) -> str:
    board = here.words.boards[BOARDS[index]]
    return here.say("board", board=board, player=here.player(here.frame[1]))


def _mayor_tile(here: OpenStep, index: int) -> str:
    player = here.player(here.frame[1])
    return here.say("mayor_tile", name=MAYORS[index + 1], player=player)


def _clergy_tile(here: OpenStep, index: int) -> str:
    return here.say("part", card=here.name(clergy.FIRST + index))


def _exchange_tile(here: OpenStep, index: int) -> str:
    return here.say("part", card=here.name(exchange.FIRST + 2 * index))


_DESCRIBE: Mapping[str, Callable[[OpenStep, int], str | Phrase]] = {
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
