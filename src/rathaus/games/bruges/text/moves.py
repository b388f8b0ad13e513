"""A legal move in plain words, with the facts a player needs, asked of the engine itself."""

from collections.abc import Callable, Mapping

from rathaus.core.game import Names
from rathaus.core.text import Phrase, with_notes
from rathaus.games.bruges.components.tracks import TAKE_WORKERS
from rathaus.games.bruges.components.vocabulary import ACTIONS, Action, PayMoney
from rathaus.games.bruges.moves import SPACE
from rathaus.games.bruges.rules import actions
from rathaus.games.bruges.rules.activation import FREE
from rathaus.games.bruges.rules.counting import space_colour, space_cost
from rathaus.games.bruges.rules.phase_two import step_price
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges.text.table import Table
from rathaus.games.bruges.text.words import Move, Words
from rathaus.games.bruges_and_hamburg import speaking
from rathaus.games.bruges_and_hamburg.plots import SIZE
from rathaus.games.bruges_and_hamburg.telling import both


def describe(state: BrugesState, seat: int, move: int, words: Words, names: Names) -> Phrase:
    """The words for a legal move; others have no price and no meaning."""
    return speaking.describe(Table(state, seat, words, names), move, _DESCRIBE)


def words_for(table: Table, move: int) -> Phrase:
    """A move that the open question is about, allowed or not."""
    return speaking.words_for(table, move, _DESCRIBE)


# -- yes, no and no more ----------------------------------------------------------------------

_DONE: Mapping[str, Move] = {
    "turn": "end_turn",
    "step_up": "stay",
    "draw": "enough_cards",
    "search": "place_none",
    "extra_canal": "build_none",
    "return_threats": "keep_markers",
    "pass_threats": "keep_markers",
}


def _done(table: Table, index: int) -> str:
    return table.say(_DONE.get(table.step, "no_more"))


def _accept(table: Table, index: int) -> str:
    step, _, number = table.frame[:3]
    if step == "threat":
        return table.say("avert", worker=table.workers(number))
    if step == "strike_again":
        return table.say("again", card=table.name(number))
    cost = table.exchange(number).cost
    assert isinstance(cost, PayMoney)
    return table.say("exchange_money", price=cost.amount, gain=table.gain(number))


def _decline(table: Table, index: int) -> str:
    return table.say("no_avert" if table.step == "threat" else "not_again")


# -- cards and persons ------------------------------------------------------------------------


def _use(table: Table, index: int) -> str:
    """Where a worker is waived, it is not spoken of."""
    person = index + 1
    ability = table.ability(person, worker_too=table.step == "turn")
    return table.say("use", card=table.name(person), ability=ability)


def _play(table: Table, index: int) -> Phrase:
    card = index + 1
    colour = table.hue(table.state.kit.colour[card]).bare
    price = table.note("person", price=actions.person_price(table.state, table.seat, card))
    return with_notes(table.say("play", card=table.name(card)), colour, price)


def _of_card(key: Move) -> Callable[[Table, int], str]:
    return lambda table, index: table.say(key, card=table.name(index + 1))


# -- actions ----------------------------------------------------------------------------------


def _recolour(table: Table, colour: int) -> str:
    return table.say("recolour", colour=table.hue(colour))


def _as(table: Table, index: int) -> str | Phrase:
    used = table.used
    assert used is not None
    return _ACT[ACTIONS[index]](table, used.colour, used.card)


def _as_workers(table: Table, colour: int, card: int) -> str:
    return table.say("as_workers", workers=table.workers(colour, TAKE_WORKERS))


def _as_money(table: Table, colour: int, card: int) -> str:
    return table.say("as_money", money=table.state.dice[colour])


def _as_threat(table: Table, colour: int, card: int) -> Phrase:
    text = table.say("as_threat", marker=table.marker(colour))
    return with_notes(text, _markers(table, colour))


def _as_canal(table: Table, colour: int, card: int) -> Phrase:
    """With two spaces of the colour the price is told when one of them is chosen."""
    state, seat = table.state, table.seat
    sections = actions.spaces(state, seat, colour)
    prices = {actions.canal_price(state, seat, section) for section in sections}
    return with_notes(table.say("as_canal"), table.price(prices.pop()) if len(prices) == 1 else "")


def _as_house(table: Table, colour: int, card: int) -> str | Phrase:
    if table.state.has(table.seat, "house_free"):
        return with_notes(table.say("as_house_free"), table.note("free"))
    return table.say("as_house", worker=table.workers(colour))


def _as_person(table: Table, colour: int, card: int) -> Phrase:
    price = actions.person_price(table.state, table.seat, card)
    return with_notes(table.say("as_person"), table.price(price))


_ACT: Mapping[Action, Callable[[Table, int, int], str | Phrase]] = {
    "workers": _as_workers,
    "money": _as_money,
    "threat": _as_threat,
    "canal": _as_canal,
    "house": _as_house,
    "person": _as_person,
}


def _canal(table: Table, section: int) -> Phrase:
    state, seat = table.state, table.seat
    space = space_cost(state, seat, section)
    if table.step == "extra_canal":
        price = space * table.frame[2]
    else:
        price = actions.canal_price(state, seat, section)
    colour = table.hue(space_colour(state, seat, section))
    text = table.say("canal_right" if section else "canal_left", colour=colour, space=space)
    return with_notes(text, table.price(price))


def _house(table: Table, place: int) -> Phrase:
    return _on_house(table, "house", place)


def _lose_house(table: Table, place: int) -> Phrase:
    return _on_house(table, "lose_house", place)


def _on_house(table: Table, key: Move, place: int) -> Phrase:
    """A house with its number in the display, its colour and who lives there."""
    card, *persons = table.state.houses[table.seat][place * SIZE : place * SIZE + SIZE]
    colour = table.hue(table.state.kit.colour[card])
    names = [table.name(person) for person in persons if person]
    living = table.note("with", card=both(names, table.words)) if names else ""
    return with_notes(table.say(key, number=place + 1, colour=colour), living)


# -- piles, workers, markers ------------------------------------------------------------------


def _draw(table: Table, pile: int) -> Phrase:
    """A house from a pile may cost the worker of its colour (BRU-14.15)."""
    colour = table.state.tops[pile]
    text = table.say("draw", pile=pile + 1, colour=table.hue(colour))
    pays = table.step == "house_pile" and table.frame[3]
    worker = table.workers(colour) if pays else ""
    return with_notes(text, worker, table.note("left", count=table.state.sizes[pile]))


def _give(table: Table, colour: int) -> str:
    step = table.step
    if step == "worker" and table.frame[3] == FREE:
        return table.say("name_colour", colour=table.hue(colour))
    worker = table.workers(colour)
    if step == "exchange":
        return table.say("exchange_worker", worker=worker, gain=table.gain(table.frame[2]))
    return table.say("hand_over" if step == "hand_over" else "give", worker=worker)


def _gain(table: Table, colour: int) -> str:
    return table.say("gain", worker=table.workers(colour))


def _lower(table: Table, colour: int) -> Phrase:
    named = sum(SPACE.split(move) == ("lower", colour) for move in table.answer)
    key: Move = "pass_marker" if table.step == "pass_threats" else "return_marker"
    return with_notes(table.say(key, marker=table.marker(colour)), _markers(table, colour, named))


def _markers(table: Table, colour: int, named: int = 0) -> str:
    count = table.state.threats[table.seat * 5 + colour] - named
    return table.note("markers", count=count)


def _suffer(table: Table, colour: int) -> str:
    return table.say("suffer", damage=table.damage(colour), colour=table.hue(colour))


def _advance(table: Table, index: int) -> str:
    return table.say("advance", price=step_price(table.state, table.seat))


def _lose_canal(table: Table, section: int) -> str:
    """The outermost token goes (BRU-7.8)."""
    state, seat = table.state, table.seat
    space = state.canals[seat * 2 + section]
    colour = table.hue(state.kit.canals[state.gate(seat)][section][space - 1])
    key: Move = "lose_canal_right" if section else "lose_canal_left"
    return table.say(key, colour=colour, space=space)


def _to(table: Table, seat: int) -> str:
    return table.say("to", player=table.player(seat))


# -- chance -----------------------------------------------------------------------------------


def _top(table: Table, colour: int) -> str:
    return table.say("top", colour=table.hue(colour))


def _die(table: Table, index: int) -> str:
    return table.say("die", colour=table.hue(table.frame[1]), number=index + 1)


_DESCRIBE: Mapping[str, Callable[[Table, int], str | Phrase]] = {
    "done": _done,
    "accept": _accept,
    "decline": _decline,
    "use": _use,
    "play": _play,
    "recolour": _recolour,
    "as": _as,
    "canal": _canal,
    "house": _house,
    "draw": _draw,
    "discard": _of_card("discard"),
    "find": _of_card("find"),
    "take_back": _of_card("take_back"),
    "ready": _of_card("ready"),
    "give": _give,
    "gain": _gain,
    "lower": _lower,
    "suffer": _suffer,
    "advance": _advance,
    "lose_canal": _lose_canal,
    "lose_house": _lose_house,
    "lose": _of_card("lose"),
    "to": _to,
    "card": _of_card("card"),
    "top": _top,
    "die": _die,
}
