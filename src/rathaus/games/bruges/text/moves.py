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
from rathaus.games.bruges.text.open_step import OpenStep
from rathaus.games.bruges.text.words import Words
from rathaus.games.bruges_and_hamburg import speaking
from rathaus.games.bruges_and_hamburg.plots import SIZE
from rathaus.games.bruges_and_hamburg.telling import both


def describe(state: BrugesState, seat: int, move: int, words: Words, names: Names) -> Phrase:
    """The words for a legal move; others have no price and no meaning."""
    return speaking.describe(OpenStep(state, seat, words, names), move, _DESCRIBE)


def words_for(here: OpenStep, move: int) -> Phrase:
    """A move that the open question is about, allowed or not."""
    return speaking.words_for(here, move, _DESCRIBE)


# -- yes, no and no more ----------------------------------------------------------------------

_DONE: Mapping[str, str] = {
    "turn": "end_turn",
    "step_up": "stay",
    "draw": "enough_cards",
    "search": "place_none",
    "extra_canal": "build_none",
    "return_threats": "keep_markers",
    "pass_threats": "keep_markers",
}


def _done(here: OpenStep, index: int) -> str:
    return here.say(_DONE.get(here.step, "no_more"))


def _accept(here: OpenStep, index: int) -> str:
    step, _, number = here.frame[:3]
    if step == "threat":
        return here.say("avert", worker=here.workers(number))
    if step == "strike_again":
        return here.say("again", card=here.name(number))
    cost = here.exchange(number).cost
    assert isinstance(cost, PayMoney)
    return here.say("exchange_money", price=cost.amount, gain=here.gain(number))


def _decline(here: OpenStep, index: int) -> str:
    return here.say("no_avert" if here.step == "threat" else "not_again")


# -- cards and persons ------------------------------------------------------------------------


def _use(here: OpenStep, index: int) -> str:
    """Where a worker is waived, it is not spoken of."""
    person = index + 1
    ability = here.ability(person, worker_too=here.step == "turn")
    return here.say("use", card=here.name(person), ability=ability)


def _play(here: OpenStep, index: int) -> Phrase:
    card = index + 1
    colour = here.hue(here.state.kit.colour[card]).bare
    price = here.note("person", price=actions.person_price(here.state, here.seat, card))
    return with_notes(here.say("play", card=here.name(card)), colour, price)


def _of_card(key: str) -> Callable[[OpenStep, int], str]:
    return lambda here, index: here.say(key, card=here.name(index + 1))


# -- actions ----------------------------------------------------------------------------------


def _recolour(here: OpenStep, colour: int) -> str:
    return here.say("recolour", colour=here.hue(colour))


def _as(here: OpenStep, index: int) -> str | Phrase:
    used = here.used
    assert used is not None
    return _ACT[ACTIONS[index]](here, used.colour, used.card)


def _as_workers(here: OpenStep, colour: int, card: int) -> str:
    return here.say("as_workers", workers=here.workers(colour, TAKE_WORKERS))


def _as_money(here: OpenStep, colour: int, card: int) -> str:
    return here.say("as_money", money=here.state.dice[colour])


def _as_threat(here: OpenStep, colour: int, card: int) -> Phrase:
    text = here.say("as_threat", marker=here.marker(colour))
    return with_notes(text, _markers(here, colour))


def _as_canal(here: OpenStep, colour: int, card: int) -> Phrase:
    """With two spaces of the colour the price is told when one of them is chosen."""
    state, seat = here.state, here.seat
    sections = actions.spaces(state, seat, colour)
    prices = {actions.canal_price(state, seat, section) for section in sections}
    return with_notes(here.say("as_canal"), here.price(prices.pop()) if len(prices) == 1 else "")


def _as_house(here: OpenStep, colour: int, card: int) -> str | Phrase:
    if here.state.has(here.seat, "house_free"):
        return with_notes(here.say("as_house_free"), here.note("free"))
    return here.say("as_house", worker=here.workers(colour))


def _as_person(here: OpenStep, colour: int, card: int) -> Phrase:
    price = actions.person_price(here.state, here.seat, card)
    return with_notes(here.say("as_person"), here.price(price))


_ACT: Mapping[Action, Callable[[OpenStep, int, int], str | Phrase]] = {
    "workers": _as_workers,
    "money": _as_money,
    "threat": _as_threat,
    "canal": _as_canal,
    "house": _as_house,
    "person": _as_person,
}


def _canal(here: OpenStep, section: int) -> Phrase:
    state, seat = here.state, here.seat
    space = space_cost(state, seat, section)
    if here.step == "extra_canal":
        price = space * here.frame[2]
    else:
        price = actions.canal_price(state, seat, section)
    colour = here.hue(space_colour(state, seat, section))
    text = here.say("canal_right" if section else "canal_left", colour=colour, space=space)
    return with_notes(text, here.price(price))


def _house(here: OpenStep, place: int) -> Phrase:
    return _on_house(here, "house", place)


def _lose_house(here: OpenStep, place: int) -> Phrase:
    return _on_house(here, "lose_house", place)


def _on_house(here: OpenStep, key: str, place: int) -> Phrase:
    """A house with its number in the display, its colour and who lives there."""
    card, *persons = here.state.houses[here.seat][place * SIZE : place * SIZE + SIZE]
    colour = here.hue(here.state.kit.colour[card])
    names = [here.name(person) for person in persons if person]
    living = here.note("with", card=both(names, here.words)) if names else ""
    return with_notes(here.say(key, number=place + 1, colour=colour), living)


# -- piles, workers, markers ------------------------------------------------------------------


def _draw(here: OpenStep, pile: int) -> Phrase:
    """A house from a pile may cost the worker of its colour (BRU-14.15)."""
    colour = here.state.tops[pile]
    text = here.say("draw", pile=pile + 1, colour=here.hue(colour))
    pays = here.step == "house_pile" and here.frame[3]
    worker = here.workers(colour) if pays else ""
    return with_notes(text, worker, here.note("left", count=here.state.sizes[pile]))


def _give(here: OpenStep, colour: int) -> str:
    step = here.step
    if step == "worker" and here.frame[3] == FREE:
        return here.say("name_colour", colour=here.hue(colour))
    worker = here.workers(colour)
    if step == "exchange":
        return here.say("exchange_worker", worker=worker, gain=here.gain(here.frame[2]))
    return here.say("hand_over" if step == "hand_over" else "give", worker=worker)


def _gain(here: OpenStep, colour: int) -> str:
    return here.say("gain", worker=here.workers(colour))


def _lower(here: OpenStep, colour: int) -> Phrase:
    named = sum(SPACE.split(move) == ("lower", colour) for move in here.answer)
    key = "pass_marker" if here.step == "pass_threats" else "return_marker"
    return with_notes(here.say(key, marker=here.marker(colour)), _markers(here, colour, named))


def _markers(here: OpenStep, colour: int, named: int = 0) -> str:
    count = here.state.threats[here.seat * 5 + colour] - named
    return here.note("markers", count=count)


def _suffer(here: OpenStep, colour: int) -> str:
    return here.say("suffer", damage=here.damage(colour), colour=here.hue(colour))


def _advance(here: OpenStep, index: int) -> str:
    return here.say("advance", price=step_price(here.state, here.seat))


def _lose_canal(here: OpenStep, section: int) -> str:
    """The outermost token goes (BRU-7.8)."""
    state, seat = here.state, here.seat
    space = state.canals[seat * 2 + section]
    colour = here.hue(state.kit.canals[state.gate(seat)][section][space - 1])
    key = "lose_canal_right" if section else "lose_canal_left"
    return here.say(key, colour=colour, space=space)


def _to(here: OpenStep, seat: int) -> str:
    return here.say("to", player=here.player(seat))


# -- chance -----------------------------------------------------------------------------------


def _top(here: OpenStep, colour: int) -> str:
    return here.say("top", colour=here.hue(colour))


def _die(here: OpenStep, index: int) -> str:
    return here.say("die", colour=here.hue(here.frame[1]), number=index + 1)


_DESCRIBE: Mapping[str, Callable[[OpenStep, int], str | Phrase]] = {
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
