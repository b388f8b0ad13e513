"""The notation of the spec (BRU-14.1), read into the words the engine declares persons with.

A second, independent reading of the tables: the tests compare what comes out with the
declarations in the code.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rathaus.games.bruges.components import vocabulary as v

# -- grammar ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Term:
    name: str
    args: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Amount:
    """k * counter / d."""

    times: int
    counter: Term
    by: int


@dataclass(frozen=True)
class Range:
    first: int
    last: int


@dataclass(frozen=True)
class Gain:
    steps: tuple[Term, ...]


TOKEN = re.compile(r"\d+|[a-z_]+|>=|<=|==|[(),;*/+:-]")


def parse(text: str) -> list[Term]:
    """The steps of an effect."""
    tokens = _tokens(text)
    steps = []
    while tokens:
        steps.append(_step(tokens))
        if tokens:
            assert tokens.pop(0) == ";", text
    return steps


def _tokens(text: str) -> list[str]:
    tokens = TOKEN.findall(text)
    assert "".join(tokens) == text, f"{text} has a sign the notation does not know"
    return tokens


def _step(tokens: list[str]) -> Term:
    name = tokens.pop(0)
    assert tokens.pop(0) == "(", name
    args: list[Any] = []
    while tokens[0] != ")":
        args.append(_argument(tokens))
        if tokens[0] == ",":
            tokens.pop(0)
    tokens.pop(0)
    return Term(name, tuple(args))


def _argument(tokens: list[str]) -> Any:
    """An amount, a range, a word, or the gain of an exchange."""
    if tokens[0].isdigit():
        return _number(tokens)
    if tokens[1] != "(":
        return tokens.pop(0)
    if tokens[0] == "per":
        return _counted(1, tokens)
    steps = [_step(tokens)]
    while tokens[0] == "+":
        tokens.pop(0)
        steps.append(_step(tokens))
    return Gain(tuple(steps))


def _number(tokens: list[str]) -> Any:
    first = int(tokens.pop(0))
    if tokens[0] == "-":
        tokens.pop(0)
        return Range(first, int(tokens.pop(0)))
    if tokens[0] == "*":
        tokens.pop(0)
        return _counted(first, tokens)
    return first


def _counted(times: int, tokens: list[str]) -> Amount:
    counter, by = _step(tokens), 1
    assert counter.name == "per"
    if tokens[:1] == ["/"]:
        tokens.pop(0)
        by = int(tokens.pop(0))
    return Amount(times, counter, by)


# -- meaning ----------------------------------------------------------------------------------

COUNTS = {
    "person": "persons",
    "house": "houses",
    "housecolour": "house_colours",
    "worker": "workers",
    "workercolour": "worker_colours",
    "workerset": "worker_sets",
    "canal": "canals",
    "landmark": "landmarks",
    "majority": "majorities",
    "group": "groups",
    "track": "track_points",
    "threat": "threats",
    "threatcolour": "threat_colours",
    "guilder": "guilders",
    "handcard": "hand_cards",
}
NAMED = {
    "die_mode": "mode_die",
    "die_max": "max_die",
    "die_paid": "paid_die",
    "statue_best": "best_statue",
}
PRICES = (0, 3, 6, 9, 12)


def number(amount: Any) -> v.Number:
    if isinstance(amount, int):
        return amount
    assert isinstance(amount, Amount)
    assert amount.times == 1 or amount.by == 1, "never both (BRU-14.2)"
    word, *of = amount.counter.args
    if word in NAMED:
        assert (amount.times, amount.by, of) == (1, 1, [])
        return NAMED[word]
    return _per(amount, word, *of)


def _per(amount: Amount, word: str, of: Any = "") -> v.Per:
    if word == "trigger":
        assert of == "lightning"
        return v.Per(amount.times, "lightnings", every=amount.by)
    if word == "die":
        return v.Per(amount.times, "dice", _listed(of, range(1, 7)), amount.by)
    if word == "price":
        return v.Per(amount.times, "prices", _listed(of, PRICES), amount.by)
    return v.Per(amount.times, COUNTS[word], of, amount.by)


def _listed(ends: Range, numbers: Any) -> str:
    return "|".join(str(each) for each in numbers if ends.first <= each <= ends.last)


def condition(text: str) -> v.Condition | None:
    if not text:
        return None
    *left, sign, right = _tokens(text)
    is_: Any = {"==": "=", ">=": ">=", "<=": "<="}[sign]
    return v.Condition(_compared(left), is_, int(right))


def _compared(tokens: list[str]) -> v.Number:
    if tokens == ["dice_sum"]:
        return "dice_sum"
    if tokens[0] == "die":
        return v.Die(tokens[2])
    return number(_counted(1, tokens))


def event(text: str) -> v.Event | None:
    """A modifier and whatever waits for nothing have no event."""
    if text in ("", "static"):
        return None
    if text.startswith("other_"):
        return v.OnOther({"other_canal": "canal", "other_person": "person"}[text])
    if text in ("advance", "majority"):
        return v.OnOwn(text)
    action, _, colour = text.partition(":")
    assert action in v.ACTIONS, text
    return v.OnBase(action, (colour,) if colour else ())


def trigger(text: str) -> tuple[str, tuple[v.GiveWorker, ...]]:
    """The trigger without its colour, and what it costs."""
    kind, _, colour = text.partition(":")
    assert (kind == "worker") == bool(colour), text
    return kind, (v.GiveWorker(colour),) if colour else ()


def effect(text: str) -> tuple[v.Effect, ...]:
    return tuple(_EFFECTS[term.name](*term.args) for term in parse(text))


def known(text: str) -> dict[str, str]:
    """The single facts that are known, with their source."""
    return dict(pair.split(":") for pair in filter(None, text.split(";")))


_COLOUR = {"each": "all", "card": "same", "space": "same"}
_SOURCE = {"draw": "any", "discard_top": "discard", "hand": "hand"}


def _workers(colour: str, amount: Any) -> v.Workers:
    return v.Workers(_COLOUR.get(colour, colour), number(amount))


def _threat_remove(colour: str, amount: Any) -> v.ReturnThreat:
    return v.ReturnThreat(_COLOUR.get(colour, colour), number(amount))


def _exchange(most: int, cost: Gain, gain: Gain) -> v.Exchange:
    (paid,) = cost.steps
    if paid.name == "money":
        price: v.PayMoney | v.GiveWorker = v.PayMoney(*paid.args)
    else:
        colour, amount = paid.args
        assert (paid.name, amount) == ("workers", 1)
        price = v.GiveWorker(colour)
    gains: Any = tuple(_EFFECTS[each.name](*each.args) for each in gain.steps)
    return v.Exchange(most, price, gains)


def _loss(what: Any) -> Callable[..., v.OthersLose]:
    def read(target: str, amount: int) -> v.OthersLose:
        assert (target, amount) == ("others", 1)
        return v.OthersLose(what)

    return read


def _theft(what: Any) -> Callable[..., v.Steal]:
    return lambda target, amount: v.Steal(what, amount, target)


def _lose_card(target: str, amount: int) -> v.OthersDiscard:
    assert target == "others"
    return v.OthersDiscard(amount)


def _threat_give(target: str, colour: Any) -> v.GiveThreat:
    assert target == "others"
    return v.GiveThreat(colour)


def _rule(name: str) -> Callable[..., v.Rule]:
    """A modifier with a number or with words."""

    def read(*args: Any) -> v.Rule:
        if args and isinstance(args[0], int):
            return v.Rule(name, *args)
        return v.Rule(name, words=args)

    return read


_EFFECTS: dict[str, Callable[..., v.Effect]] = {
    "money": lambda amount: v.Money(number(amount)),
    "points": lambda amount: v.Points(number(amount)),
    "workers": _workers,
    "workers_by_dice": lambda ends: v.WorkersByDice(tuple(range(ends.first, ends.last + 1))),
    "swap_workers": v.SwapWorkers,
    "draw": lambda amount: v.Draw(number(amount)),
    "discard": lambda amount: v.Discard(number(amount)),
    "extra_action": lambda source: v.ExtraAction(_SOURCE[source]),
    "house_from_pile": lambda n, cost: v.LayHouse(n, {"worker": True, "free": False}[cost]),
    "canal": v.BuildCanal,
    "threat_remove": _threat_remove,
    "threat_give": _threat_give,
    "threat_pass": v.PassThreat,
    "advance": v.Advance,
    "setback": _loss("field"),
    "take_money": _theft("money"),
    "take_workers": _theft("workers"),
    "take_points": _theft("points"),
    "take_card": _theft("card"),
    "lose_card": _lose_card,
    "lose_person": _loss("person"),
    "lose_house": _loss("house"),
    "lose_canal": _loss("canal"),
    "place_from_discard": v.PlaceDiscarded,
    "return_persons": v.TakeBackPersons,
    "ready": lambda amount: v.Ready(0 if amount == "all" else amount),
    "activate_all": v.ActivateAll,
    "copy_lightning": v.CopyLightning,
    "exchange": _exchange,
    "recolour": v.Recolour,
    "hand_limit": _rule("hand_limit"),
    "advance_discount": _rule("advance_discount"),
    "damage_at": _rule("damage_at"),
    "avert": _rule("avert"),
    "immune": _rule("immune"),
    "shield": _rule("shield"),
    "majority_tie": _rule("majority_tie"),
    "double_lightning": _rule("double_lightning"),
    "two_per_house": lambda: v.Rule("persons_per_house", 2),
    "group_also": _rule("counts_as"),
    "half_price": _rule("half_price"),
    "discount": _rule("discount"),
    "house_free": _rule("house_free"),
    "canal_free": _rule("canal_free"),
}
