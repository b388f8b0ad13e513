"""Moves that name a colour: workers, dangers, piles."""

from rathaus.core.catalogue import Effect
from rathaus.core.text import Phrase, with_notes
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT, COLOURS
from rathaus.games.hamburg.moves import SPACE
from rathaus.games.hamburg.rules import dangers
from rathaus.games.hamburg.rules.costs import FREE
from rathaus.games.hamburg.rules.effects.gains import danger, lowered, worker
from rathaus.games.hamburg.text.moves.rows import At, Effects, MoveKind, at_table, mine, pay
from rathaus.games.hamburg.text.open_step import OpenStep

# -- workers ----------------------------------------------------------------------------------


def _say_give(here: OpenStep, colour: int) -> str:
    if here.step == "ability" and here.frame[4] & FREE:
        return here.say("name_colour", colour=here.hue(colour))
    key = "place" if here.step == "chapel" else "give"
    return here.say(key, worker=here.workers(colour))


def _tell_give(at: At, colour: int) -> Effects:
    thief = at.frame[2] if at.step == "hand_over" else None
    return (Effect("pay", worker(colour), 1, thief),)


def _say_gain(here: OpenStep, colour: int) -> str:
    step, _, *numbers = here.frame
    if step == "buy_workers":
        return here.say("buy", worker=here.workers(colour), price=numbers[1])
    amount = numbers[0] if step == "gain_same" else 1
    return here.say("gain", workers=here.workers(colour, amount))


def _tell_gain(at: At, colour: int) -> Effects:
    if at.step == "gain_same":
        return (Effect("gain", worker(colour), at.frame[2]),)
    price = at.frame[3] if at.step == "buy_workers" else 0
    return (Effect("gain", worker(colour)), *pay(price))


# -- dangers ----------------------------------------------------------------------------------


def _say_lower(here: OpenStep, colour: int) -> Phrase:
    done = sum(SPACE.split(move) == ("lower", colour) for move in here.answer)
    text = here.say("lower", danger=here.danger(colour))
    return with_notes(text, level(here, colour, -done))


def _tell_lower_one(at: At, colour: int) -> Effects:
    return lowered(at.state, at.seat, colour, 1, scores=bool(at.frame[4]))


def _say_raise(here: OpenStep, colour: int) -> Phrase:
    done = sum(SPACE.split(move) == ("raise", colour) for move in here.answer)
    text = here.say("raise", danger=here.danger(colour))
    return with_notes(text, level(here, colour, done))


def _tell_raise(at: At, colour: int) -> Effects:
    return (Effect("gain", danger(colour)),)


def level(here: OpenStep, colour: int, change: int = 0) -> str:
    level = here.state.dangers[here.seat * COLOUR_COUNT + colour] + change
    return here.note("level", level=level)


def _say_suffer(here: OpenStep, colour: int) -> str:
    return here.say("suffer", disaster=here.disaster(colour), colour=here.hue(colour))


def _tell_suffer(at: At, colour: int) -> Effects:
    state, seat = at.state, at.seat
    disaster = state.kit.dangers[colour]
    if disaster == dangers.ROBBERY:
        return (Effect("lose", "money", state.money[seat]),)
    if disaster == dangers.DISEASE:
        lost = enumerate(workers_of(state, seat))
        return tuple(Effect("lose", worker(each), amount) for each, amount in lost if amount)
    return ()


# -- piles ------------------------------------------------------------------------------------


def _say_draw(here: OpenStep, colour: int) -> Phrase:
    """Piles are chosen before the first card is drawn, so those chosen are counted off."""
    chosen = sum(SPACE.split(move) == ("draw", colour) for move in here.answer)
    left = len(here.state.piles[colour]) - chosen
    return with_notes(here.say("draw", colour=here.hue(colour)), _note_left(here, left))


def _note_left(here: OpenStep, count: int) -> str:
    return here.note("left", count=count)


def _tell_draw(at: At, colour: int) -> Effects:
    if at.step == "site_piles":
        pay = (Effect("pay", worker(colour)),) if at.frame[3] else ()
        return (*pay, Effect("place", "sites"))
    return () if at.step == "pile_to_act" else (Effect("gain", "hand"),)


KINDS: dict[str, MoveKind] = {
    "give": MoveKind(_say_give, mine("workers", COLOURS), _tell_give),
    "gain": MoveKind(_say_gain, mine("workers", COLOURS), _tell_gain),
    "lower": MoveKind(_say_lower, mine("dangers", COLOURS), _tell_lower_one),
    "raise": MoveKind(_say_raise, mine("dangers", COLOURS), _tell_raise),
    "suffer": MoveKind(_say_suffer, mine("dangers", COLOURS), _tell_suffer),
    "draw": MoveKind(_say_draw, at_table("piles", COLOURS), _tell_draw),
}
