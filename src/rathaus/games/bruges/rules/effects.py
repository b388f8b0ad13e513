"""What each word of the vocabulary does, and whether it would change anything (BRU-14)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rathaus.core.steps import Frame
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.rules import choices, phase_two, piles
from rathaus.games.bruges.rules.counting import Context, value
from rathaus.games.bruges.rules.persons import FREE, can_use, changes
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.table import workers_of

if TYPE_CHECKING:
    from rathaus.games.bruges.state import BrugesState

ALL_COLOURS = 0b11111
DOUBLE = 2


def _colour(word: str, context: Context) -> int:
    return context.same if word == "same" else v.COLOURS.index(word)


def victims(state: "BrugesState", seat: int) -> list[int]:
    """Every other player that is not protected, clockwise (BRU-14.4)."""
    return [other for other in state.others(seat) if not state.has(other, "immune")]


# -- money, points, workers -------------------------------------------------------------------


def money(state: "BrugesState", seat: int, effect: v.Money, context: Context) -> None:
    table.take_money(state, seat, value(state, seat, effect.amount, context))


def points(state: "BrugesState", seat: int, effect: v.Points, context: Context) -> None:
    table.score(state, seat, value(state, seat, effect.amount, context))


def some(state: "BrugesState", seat: int, effect: v.Money | v.Points, context: Context) -> bool:
    return value(state, seat, effect.amount, context) > 0


def workers(state: "BrugesState", seat: int, effect: v.Workers, context: Context) -> None:
    amount = value(state, seat, effect.amount, context)
    if effect.colour == "any":
        state.push(("gain", seat, amount, ALL_COLOURS))
    elif effect.colour == "all":
        for colour in range(5):
            table.take_workers(state, seat, colour, amount)
    else:
        table.take_workers(state, seat, _colour(effect.colour, context), amount)


def workers_by_dice(
    state: "BrugesState", seat: int, effect: v.WorkersByDice, context: Context
) -> None:
    for colour in range(5):
        if state.dice[colour] in effect.numbers:
            table.take_workers(state, seat, colour, 1)


def any_such_die(
    state: "BrugesState", seat: int, effect: v.WorkersByDice, context: Context
) -> bool:
    return any(die in effect.numbers for die in state.dice)


def swap_workers(state: "BrugesState", seat: int, effect: v.SwapWorkers, context: Context) -> None:
    state.push(("swap", seat))


def has_workers(state: "BrugesState", seat: int, effect: v.SwapWorkers, context: Context) -> bool:
    return any(workers_of(state, seat))


def exchange(state: "BrugesState", seat: int, effect: v.Exchange, context: Context) -> None:
    state.push(("exchange", seat, context.source, 0, 0))


def can_exchange(state: "BrugesState", seat: int, effect: v.Exchange, context: Context) -> bool:
    """The cost can be paid and the gain changes something (BRU-15.14)."""
    if not choices.payable(state, seat, effect, 0):
        return False
    return any(CHANGES[type(gain)](state, seat, gain, context) for gain in effect.gain)


# -- cards ------------------------------------------------------------------------------------


def draw(state: "BrugesState", seat: int, effect: v.Draw, context: Context) -> None:
    state.push(("draw", seat, value(state, seat, effect.amount, context), 0))


def can_draw(state: "BrugesState", seat: int, effect: v.Draw, context: Context) -> bool:
    return piles.can_draw(state)


def discard(state: "BrugesState", seat: int, effect: v.Discard, context: Context) -> None:
    state.push(("discard", seat, value(state, seat, effect.amount, context)))


def can_discard(state: "BrugesState", seat: int, effect: v.Discard, context: Context) -> bool:
    return bool(state.hands[seat])


def extra_action(state: "BrugesState", seat: int, effect: v.ExtraAction, context: Context) -> None:
    if effect.source == "hand":
        state.push(("one_more", seat))
    elif effect.source == "any":
        state.push(("pile_to_act", seat))
    elif state.discard:
        state.push(("granted", seat, state.discard.pop()))


def can_act(state: "BrugesState", seat: int, effect: v.ExtraAction, context: Context) -> bool:
    if effect.source == "hand":
        return bool(state.hands[seat])
    return piles.can_draw(state) if effect.source == "any" else bool(state.discard)


def lay_house(state: "BrugesState", seat: int, effect: v.LayHouse, context: Context) -> None:
    state.push(("house_pile", seat, effect.amount, int(effect.pay_worker)))


def can_lay(state: "BrugesState", seat: int, effect: v.LayHouse, context: Context) -> bool:
    return bool(choices.house_piles(state, seat, effect.pay_worker))


def place_discarded(
    state: "BrugesState", seat: int, effect: v.PlaceDiscarded, context: Context
) -> None:
    state.push(("search", seat, v.GROUPS.index(effect.category)))


def can_place(state: "BrugesState", seat: int, effect: v.PlaceDiscarded, context: Context) -> bool:
    return bool(choices.findable(state, seat, effect.category))


def take_back(state: "BrugesState", seat: int, effect: v.TakeBackPersons, context: Context) -> None:
    state.push(("take_back", seat, context.source))


def has_another(state: "BrugesState", seat: int, effect: object, context: Context) -> bool:
    return bool(state.persons[seat] & ~(1 << context.source))


# -- canals, track, threats -------------------------------------------------------------------


def canal(state: "BrugesState", seat: int, effect: v.BuildCanal, context: Context) -> None:
    state.push(("extra_canal", seat, DOUBLE if effect.price == "double" else 0))


def can_build(state: "BrugesState", seat: int, effect: v.BuildCanal, context: Context) -> bool:
    times = DOUBLE if effect.price == "double" else 0
    return bool(choices.canal_sections(state, seat, times))


def advance(state: "BrugesState", seat: int, effect: v.Advance, context: Context) -> None:
    """Field by field, each with its reactions (BRU-14.6, 14.19)."""
    if effect.amount:
        state.push(*([("advance", seat)] * effect.amount))


def can_advance(state: "BrugesState", seat: int, effect: v.Advance, context: Context) -> bool:
    return state.reputation[seat] < phase_two.TOP_FIELD


def return_threat(
    state: "BrugesState", seat: int, effect: v.ReturnThreat, context: Context
) -> None:
    most = value(state, seat, effect.amount, context)
    state.push(("return_threats", seat, most, _returnable(effect, context)))


def _returnable(effect: v.ReturnThreat, context: Context) -> int:
    return ALL_COLOURS if effect.colour == "any" else 1 << _colour(effect.colour, context)


def has_threat(state: "BrugesState", seat: int, effect: v.ReturnThreat, context: Context) -> bool:
    colours = bits(_returnable(effect, context))
    return any(state.threats[seat * 5 + colour] for colour in colours)


def give_threat(state: "BrugesState", seat: int, effect: v.GiveThreat, context: Context) -> None:
    """One player after the other: marker, damage, then the next (BRU-7.13)."""
    colour, frames = v.COLOURS.index(effect.colour), list[Frame]()
    for other in victims(state, seat):
        frames += [("threat", other, colour), ("damages", other)]
    state.push(*frames)


def any_victim(state: "BrugesState", seat: int, effect: object, context: Context) -> bool:
    return bool(victims(state, seat))


def pass_threat(state: "BrugesState", seat: int, effect: v.PassThreat, context: Context) -> None:
    state.push(("pass_threats", seat, effect.most))


def can_pass(state: "BrugesState", seat: int, effect: v.PassThreat, context: Context) -> bool:
    return any(state.threats[seat * 5 : seat * 5 + 5]) and bool(victims(state, seat))


# -- the other players ------------------------------------------------------------------------

_LOSSES = {"building": "lose_person", "site": "lose_house", "wall": "lose_canal"}


def others_discard(
    state: "BrugesState", seat: int, effect: v.OthersDiscard, context: Context
) -> None:
    state.push(*(("discard", other, effect.amount) for other in victims(state, seat)))


def hands_left(state: "BrugesState", seat: int, effect: object, context: Context) -> bool:
    return any(state.hands[other] for other in victims(state, seat))


def others_lose(state: "BrugesState", seat: int, effect: v.OthersLose, context: Context) -> None:
    others = victims(state, seat)
    if effect.what != "field":
        state.push(*((_LOSSES[effect.what], other) for other in others))
        return
    for other in others:
        if state.reputation[other]:
            state.reputation[other] -= 1
            state.tell("moved_back", other, field=state.reputation[other])


def can_lose(state: "BrugesState", seat: int, effect: v.OthersLose, context: Context) -> bool:
    others = victims(state, seat)
    if effect.what == "field":
        return any(state.reputation[other] for other in others)
    if effect.what == "building":
        return any(state.persons[other] for other in others)
    if effect.what == "site":
        return any(state.houses[other] for other in others)
    return any(any(state.canals[other * 2 : other * 2 + 2]) for other in others)


def steal(state: "BrugesState", seat: int, effect: v.Steal, context: Context) -> None:
    others = victims(state, seat)
    if effect.victim == "one":
        state.push(("rob", seat, effect.amount))
    elif effect.what == "card":
        for other in reversed(others):
            state.push(*[("steal", seat, other)] * min(effect.amount, len(state.hands[other])))
    elif effect.what == "workers":
        state.push(*(("hand_over", other, seat, effect.amount) for other in others))
    elif effect.what == "money":
        for other in others:
            take_money(state, seat, other, effect.amount)
    else:
        for other in others:
            lost = min(effect.amount, state.points[other])
            table.score(state, other, -lost)
            table.score(state, seat, lost)


def take_money(state: "BrugesState", seat: int, other: int, amount: int) -> None:
    amount = min(amount, state.money[other])
    table.pay(state, other, amount)
    table.take_money(state, seat, amount)


def can_steal(state: "BrugesState", seat: int, effect: v.Steal, context: Context) -> bool:
    others = victims(state, seat)
    if effect.what == "card":
        return any(state.hands[other] for other in others)
    if effect.what == "workers":
        return any(any(workers_of(state, other)) for other in others)
    stock = state.money if effect.what == "money" else state.points
    return any(stock[other] for other in others)


# -- activating more --------------------------------------------------------------------------


def ready(state: "BrugesState", seat: int, effect: v.Ready, context: Context) -> None:
    if effect.amount:
        state.push(*([("ready", seat, context.source)] * effect.amount))
        return
    rotated = choices.rotated(state, seat, context.source)
    for person in bits(rotated):
        choices.turn_upright(state, seat, person)


def can_ready(state: "BrugesState", seat: int, effect: v.Ready, context: Context) -> bool:
    return bool(choices.rotated(state, seat, context.source))


def activate_all(state: "BrugesState", seat: int, effect: v.ActivateAll, context: Context) -> None:
    state.push(("activate_all", seat, state.persons[seat] & state.kit.worker))


def can_activate(state: "BrugesState", seat: int, effect: v.ActivateAll, context: Context) -> bool:
    mine = bits(state.persons[seat] & state.kit.worker)
    return any(can_use(state, seat, person, FREE) for person in mine)


def copy_lightning(
    state: "BrugesState", seat: int, effect: v.CopyLightning, context: Context
) -> None:
    state.push(("copy", seat))


def can_copy(state: "BrugesState", seat: int, effect: v.CopyLightning, context: Context) -> bool:
    found = choices.copyable(state, seat)
    return any(changes(state, seat, Context(person)) for person in found)


def recolour(state: "BrugesState", seat: int, effect: v.Recolour, context: Context) -> None:
    state.recolours = 1


def can_recolour(state: "BrugesState", seat: int, effect: v.Recolour, context: Context) -> bool:
    """Two of them do not add up (BRU-15.10)."""
    return not state.recolours


def nothing(state: "BrugesState", seat: int, effect: v.Rule, context: Context) -> None:
    """Standing rules are looked up where they matter."""


def always(state: "BrugesState", seat: int, effect: object, context: Context) -> bool:
    return True


Handler = Callable[["BrugesState", int, Any, Context], None]
Check = Callable[["BrugesState", int, Any, Context], bool]
_WORDS: dict[type, tuple[Handler, Check]] = {
    v.Money: (money, some),
    v.Points: (points, some),
    v.Workers: (workers, always),
    v.WorkersByDice: (workers_by_dice, any_such_die),
    v.SwapWorkers: (swap_workers, has_workers),
    v.Exchange: (exchange, can_exchange),
    v.Draw: (draw, can_draw),
    v.Discard: (discard, can_discard),
    v.ExtraAction: (extra_action, can_act),
    v.LayHouse: (lay_house, can_lay),
    v.PlaceDiscarded: (place_discarded, can_place),
    v.TakeBackPersons: (take_back, has_another),
    v.BuildCanal: (canal, can_build),
    v.Advance: (advance, can_advance),
    v.ReturnThreat: (return_threat, has_threat),
    v.GiveThreat: (give_threat, any_victim),
    v.PassThreat: (pass_threat, can_pass),
    v.OthersDiscard: (others_discard, hands_left),
    v.OthersLose: (others_lose, can_lose),
    v.Steal: (steal, can_steal),
    v.Ready: (ready, can_ready),
    v.ActivateAll: (activate_all, can_activate),
    v.CopyLightning: (copy_lightning, can_copy),
    v.Recolour: (recolour, can_recolour),
    v.Rule: (nothing, always),
}
HANDLERS: dict[type, Handler] = {word: handler for word, (handler, _) in _WORDS.items()}
CHANGES: dict[type, Check] = {word: check for word, (_, check) in _WORDS.items()}
