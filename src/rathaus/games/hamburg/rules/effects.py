"""What each word of the vocabulary does (HAM-16). A choice goes on the stack as a question."""

from collections.abc import Callable
from typing import Any

from rathaus.core.steps import Frame
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.table import workers_of
from rathaus.games.hamburg import knowledge
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.kit import members
from rathaus.games.hamburg.rules import display, exchange
from rathaus.games.hamburg.rules.abilities import can_use, is_lightning, reactions
from rathaus.games.hamburg.rules.counting import Context, dangers_of, value
from rathaus.games.hamburg.rules.prices import surcharge
from rathaus.games.hamburg.state import HamburgState

ALL_COLOURS = (1 << v.COLOUR_COUNT) - 1
DOUBLE = 2


def _colour(word: str, context: Context) -> int:
    """The colour a word stands for, where it is not left open."""
    if word == "same":
        return context.same
    if word == "paid":
        return context.paid
    return v.COLOURS.index(word)


def does_something(state: HamburgState, side: int, effect: object, context: Context) -> bool:
    """Is it worth asking for a voluntary benefit?"""
    if isinstance(effect, v.Lower):
        levels = dangers_of(state, side)
        if effect.colour == "any":
            return any(levels)
        return levels[_colour(effect.colour, context)] > 0
    if isinstance(effect, v.RepeatLightning):
        return context.same in state.buildings(side)
    return True


# -- money, points, workers -------------------------------------------------------------------


def money(state: HamburgState, side: int, effect: v.Money, context: Context) -> None:
    marks = value(state, side, effect.amount, context)
    state.earned += marks
    table.take_money(state, side, marks)


def money_less(state: HamburgState, side: int, effect: v.MoneyLess, context: Context) -> None:
    """Less of what was taken in this action, never below 0 (HAM-13.6.5)."""
    less = min(value(state, side, effect.amount, context), state.earned)
    state.earned -= less
    table.pay(state, side, less)


def points(state: HamburgState, side: int, effect: v.Points, context: Context) -> None:
    table.score(state, side, value(state, side, effect.amount, context))


def lose_points(state: HamburgState, side: int, effect: v.LosePoints, context: Context) -> None:
    table.score(state, side, -value(state, side, effect.amount, context))


def workers(state: HamburgState, side: int, effect: v.Workers, context: Context) -> None:
    amount = value(state, side, effect.amount, context)
    if effect.colour == "all":
        for colour in v.EACH_COLOUR:
            table.take_workers(state, side, colour, amount)
    elif effect.colour == "any":
        state.push(("gain", side, amount, ALL_COLOURS))
    elif effect.colour == "any_same":
        state.push(("gain_same", side, amount))
    elif effect.colour == "value":
        mask = sum(1 << colour for colour in exchange.colour_values(state))
        state.push(("gain", side, amount, mask))
    else:
        table.take_workers(state, side, _colour(effect.colour, context), amount)


def lose_workers(state: HamburgState, side: int, effect: v.LoseWorkers, context: Context) -> None:
    state.push(("give_back", side, value(state, side, effect.amount, context)))


def workers_by_dice(
    state: HamburgState, side: int, effect: v.WorkersByDice, context: Context
) -> None:
    number = value(state, side, effect.number, context)
    for colour in v.EACH_COLOUR:
        if state.dice[colour] == number:
            table.take_workers(state, side, colour, 1)
    if effect.black == "any" and state.dice[v.BLACK] == number:
        state.push(("gain", side, 1, ALL_COLOURS))


def swap_workers(state: HamburgState, side: int, effect: v.SwapWorkers, context: Context) -> None:
    state.push(("swap", side))


def buy_workers(state: HamburgState, side: int, effect: v.BuyWorkers, context: Context) -> None:
    state.push(("buy_workers", side, effect.most, effect.price))


# -- cards ------------------------------------------------------------------------------------


def draw(state: HamburgState, side: int, effect: v.Draw, context: Context) -> None:
    amount = value(state, side, effect.amount, context)
    if effect.source == "discard":
        state.push(("take_discards", side, amount))
    elif effect.source == "any":
        state.push(("piles", side, amount))
    elif not state.is_tom(side):
        colour = v.COLOURS.index(effect.source)
        state.push(*[("draw", side, colour)] * min(amount, len(state.piles[colour])))


def discard(state: HamburgState, side: int, effect: v.Discard, context: Context) -> None:
    state.push(("discard", side, value(state, side, effect.amount, context)))


def draw_act(state: HamburgState, side: int, effect: v.DrawAct, context: Context) -> None:
    if effect.source == "discard":
        card = state.discard.pop()
        state.push(("top",), ("granted", side, card))
    elif effect.source == "same":
        state.push(("draw_act", side, context.same))
    else:
        state.push(("pile_to_act", side))


def search_build(state: HamburgState, side: int, effect: v.SearchBuild, context: Context) -> None:
    state.push(("search", side, state.kit.categories.index(effect.category)))


def search_pile(state: HamburgState, side: int, effect: v.SearchPile, context: Context) -> None:
    """The player looks through the whole pile before choosing."""
    colour = _colour(effect.colour, context)
    if not state.is_tom(side):
        knowledge.peek(state, side, colour)
    state.push(("search_pile", side, colour, int(effect.kind == "park")))


def lay_site(state: HamburgState, side: int, effect: v.LaySite, context: Context) -> None:
    state.push(("site_piles", side, effect.amount, int(effect.pay_worker)))


def site_colours(state: HamburgState, side: int, source: int, free: bool) -> list[int]:
    """219-222: the piles whose site could be paid after the cost (HAM-12.91)."""
    left = workers_of(state, side)
    if not free and source:
        for part in state.kit.ability[source].cost:
            if isinstance(part, v.GiveWorker) and part.colour in v.COLOURS:
                left[v.COLOURS.index(part.colour)] -= 1
    return [colour for colour in v.EACH_COLOUR if left[colour] > 0 and state.piles[colour]]


def take_back(state: HamburgState, side: int, effect: v.TakeBack, context: Context) -> None:
    state.push(("take_back", side))


# -- building ---------------------------------------------------------------------------------


def build_wall(state: HamburgState, side: int, effect: v.BuildWall, context: Context) -> None:
    state.push(("extra_wall", side, DOUBLE if effect.price == "double" else 0))


def build_under_zoo(
    state: HamburgState, side: int, effect: v.BuildUnderZoo, context: Context
) -> None:
    state.push(("under_zoo", side, _colour(effect.colour, context)))


def zoo_colours(state: HamburgState, side: int, free: bool) -> list[int]:
    """The colours in which a hand card could go under a zoo card (HAM-12.80)."""
    kit, zoo = state.kit, state.zoo[side]
    open_zoos = {kit.colour[zoo[i]] for i in range(0, len(zoo), 2) if not zoo[i + 1]}
    hand = {kit.colour[card] for card in state.hands[side] if kit.is_building[card]}
    mine = workers_of(state, side)
    return [c for c in v.EACH_COLOUR if c in open_zoos and c in hand and (free or mine[c])]


# -- the square and the dangers ---------------------------------------------------------------


def advance(state: HamburgState, side: int, effect: v.Advance, context: Context) -> None:
    """Free or paid for with a card, but not of what others add to it (HAM-12.63)."""
    fee = surcharge(state, side)
    for _ in range(effect.amount):
        if fee > state.money[side]:
            return
        table.pay(state, side, fee)
        display.advance(state, side)
        state.push(*reactions(state, side, "own:advance"))


def lower(state: HamburgState, side: int, effect: v.Lower, context: Context) -> None:
    """One level is lowered exactly; more than one means up to so many (HAM-9.3)."""
    most = value(state, side, effect.amount, context)
    least = 1 if effect.amount == 1 else 0
    state.lowered = -1
    state.push(("lower", side, least, most, int(effect.scores), _to_lower(effect, context)))


def _to_lower(effect: v.Lower, context: Context) -> int:
    """The dangers that may be lowered, a bit each."""
    if effect.colour != "any":
        return 1 << _colour(effect.colour, context)
    return ALL_COLOURS & ~(1 << v.COLOURS.index(effect.but)) if effect.but else ALL_COLOURS


def prevent(state: HamburgState, side: int, effect: v.Prevent, context: Context) -> None:
    """The raise does not take place: the step that asked has ended without it."""
    if state.listener:
        state.tell("raise_averted", side, colour=context.same)


def others_raise(state: HamburgState, side: int, effect: v.OthersRaise, context: Context) -> None:
    if state.lowered >= 0:
        raise_others(state, side, (state.lowered,))


def raise_others(state: HamburgState, side: int, colours: tuple[int, ...]) -> None:
    """Every other player, one after the other, and the disaster at once (HAM-6.6)."""
    frames: list[Frame] = []
    for other in state.others(side):
        frames += [("raise", other, colour) for colour in colours]
        frames.append(("disasters", other))
    state.push(*frames)


def token_others(state: HamburgState, side: int, effect: v.TokenOthers, context: Context) -> None:
    state.push(("refill_tokens", 1), ("token_others", side))


# -- the other players ------------------------------------------------------------------------


def others_discard(
    state: HamburgState, side: int, effect: v.OthersDiscard, context: Context
) -> None:
    state.push(*(("discard", other, effect.amount) for other in state.others(side)))


def others_lose(state: HamburgState, side: int, effect: v.OthersLose, context: Context) -> None:
    if effect.what == "field":
        for other in state.others(side):
            if state.square[other]:
                state.square[other] -= 1
                state.tell("moved_back", other, field=state.square[other])
        return
    step = "turn_back" if effect.what == "marker" else f"lose_{effect.what}"
    state.push(*((step, other) for other in state.others(side)))


def steal(state: HamburgState, side: int, effect: v.Steal, context: Context) -> None:
    others = state.others(side)
    if effect.what == "card":
        if state.is_tom(side):
            return  # no card ever goes to his hand (HAM-14.22)
        for other in reversed(others):
            state.push(*[("steal", side, other)] * min(effect.amount, len(state.hands[other])))
    elif effect.what == "workers":
        state.push(*(("hand_over", other, side, effect.amount) for other in others))
    else:
        for other in others:
            marks = min(effect.amount, state.money[other])
            table.pay(state, other, marks)
            table.take_money(state, side, marks)


def trade_points(state: HamburgState, side: int, effect: v.TradePoints, context: Context) -> None:
    state.push(("trade", side, effect.money, effect.points))


# -- activating more --------------------------------------------------------------------------


def reactivate(state: HamburgState, side: int, effect: v.Reactivate, context: Context) -> None:
    state.push(("reactivate", side, context.source))


def reusable(state: HamburgState, side: int, source: int) -> list[int]:
    """Used buildings of phase III that can be paid once more (HAM-9.19)."""
    cards = members(state.in_force[side] & state.kit.of_phase[3])
    return [
        card
        for card in cards
        if card in state.used and card != source and can_use(state, side, card)
    ]


def repeat_lightning(
    state: HamburgState, side: int, effect: v.RepeatLightning, context: Context
) -> None:
    state.tell("card_activated", side, card=context.same)
    state.push(("ability", side, context.same, -1, 0))


def activate_all(state: HamburgState, side: int, effect: v.ActivateAll, context: Context) -> None:
    cards = [card for card in state.buildings(side) if card in state.kit.one_worker]
    state.push(("activate_all", side, sum(1 << card for card in cards)))


def copy_lightning(
    state: HamburgState, side: int, effect: v.CopyLightning, context: Context
) -> None:
    state.push(("copy", side))


def use_lightning(state: HamburgState, side: int, effect: v.UseLightning, context: Context) -> None:
    state.push(("use_lightning", side))


def lightnings(state: HamburgState, sides: list[int]) -> list[int]:
    cards = [card for side in sides for card in state.buildings(side)]
    return sorted(card for card in cards if is_lightning(state, card))


# -- the church -------------------------------------------------------------------------------


def clergy_worker(state: HamburgState, side: int, effect: v.ClergyWorker, context: Context) -> None:
    state.push(("chapel", side))


def move_clergy(state: HamburgState, side: int, effect: v.MoveClergy, context: Context) -> None:
    state.push(("move_clergy", side))


def nothing(state: HamburgState, side: int, effect: object, context: Context) -> None:
    """Words that are looked up where they matter: rules, prices, extra payments."""


HANDLERS: dict[type, Callable[[HamburgState, int, Any, Context], None]] = {
    v.Money: money,
    v.MoneyLess: money_less,
    v.Points: points,
    v.LosePoints: lose_points,
    v.Workers: workers,
    v.LoseWorkers: lose_workers,
    v.WorkersByDice: workers_by_dice,
    v.SwapWorkers: swap_workers,
    v.BuyWorkers: buy_workers,
    v.PayMoney: nothing,
    v.PayWorker: nothing,
    v.Draw: draw,
    v.Discard: discard,
    v.DrawAct: draw_act,
    v.SearchBuild: search_build,
    v.SearchPile: search_pile,
    v.LaySite: lay_site,
    v.TakeBack: take_back,
    v.BuildWall: build_wall,
    v.BuildUnderZoo: build_under_zoo,
    v.Advance: advance,
    v.Lower: lower,
    v.Prevent: prevent,
    v.OthersRaise: others_raise,
    v.TokenOthers: token_others,
    v.OthersDiscard: others_discard,
    v.OthersLose: others_lose,
    v.Steal: steal,
    v.TradePoints: trade_points,
    v.Reactivate: reactivate,
    v.RepeatLightning: repeat_lightning,
    v.ActivateAll: activate_all,
    v.CopyLightning: copy_lightning,
    v.UseLightning: use_lightning,
    v.ClergyWorker: clergy_worker,
    v.MoveClergy: move_clergy,
    v.DoubleStatue: nothing,
    v.Recolour: nothing,
    v.PriceSet: nothing,
    v.PriceLess: nothing,
    v.PriceMore: nothing,
    v.PriceHalf: nothing,
    v.Rule: nothing,
}
