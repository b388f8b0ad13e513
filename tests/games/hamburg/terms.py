"""The term language of the spec (HAM-16), read into the words the engine declares cards with.

A second, independent reading of the tables: the tests compare what comes out with the
declarations in the code.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from rathaus.games.hamburg.components import vocabulary as v

# -- grammar ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Term:
    name: str
    args: tuple[Any, ...] = ()
    named: tuple[tuple[str, Any], ...] = ()

    def get(self, name: str) -> Any:
        return dict(self.named)[name]


Value = int | str | Term
TOKEN = re.compile(r"-?\d+|[A-Za-z]\w*|[(),;=|]")


def parse(text: str) -> list[Term]:
    """A list of terms; an empty cell and `none` are no terms at all."""
    if text in ("", "none"):
        return []
    tokens = TOKEN.findall(text)
    assert "".join(tokens) == text, f"{text} has a sign the language does not know"
    terms = []
    while tokens:
        terms.append(_term(tokens))
        if tokens:
            assert tokens.pop(0) == ";", text
    return terms


def _term(tokens: list[str]) -> Term:
    name = tokens.pop(0)
    args: list[Any] = []
    named: list[tuple[str, Any]] = []
    if not tokens or tokens[0] != "(":
        return Term(name)
    while tokens.pop(0) != ")":
        if tokens[1] == "=":
            key = tokens.pop(0)
            tokens.pop(0)
            named.append((key, _value(tokens)))
        else:
            args.append(_value(tokens))
    return Term(name, tuple(args), tuple(named))


def _value(tokens: list[str]) -> Value:
    """A number, a word, words or numbers with bars between them, or a term with arguments."""
    if tokens[1:2] == ["("]:
        return _term(tokens)
    words = [tokens.pop(0)]
    while tokens[:1] == ["|"]:
        tokens.pop(0)
        words.append(tokens.pop(0))
    is_number = len(words) == 1 and words[0].lstrip("-").isdigit()
    return int(words[0]) if is_number else "|".join(words)


def words(text: str) -> tuple[str, ...]:
    """ "pink|grey" as the colours in canonical order, other words as they stand."""
    found = text.split("|")
    known = [word for word in v.DICE if word in found]
    return tuple(known) if len(known) == len(found) else tuple(found)


# -- meaning ----------------------------------------------------------------------------------


def number(value: Value) -> v.Number:
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return cast(v.Named, value)
    if value.name == "die":
        return v.Die(value.args[0])
    assert value.name == "per"
    count, each = value.args
    every = dict(value.named).get("every", 1)
    if isinstance(count, Term):
        return v.Per(each, cast(Any, count.name), str(count.args[0]), every)
    return v.Per(each, count, every=every)


def condition(text: str) -> v.Condition | None:
    terms = parse(text)
    if not terms:
        return None
    (term,) = terms
    left, right = term.args
    is_: Any = {"eq": "=", "ge": ">=", "le": "<="}[term.name]
    if isinstance(left, Term) and left.name != "die":  # a count by itself: one for each
        return v.Condition(v.Per(1, cast(Any, left.name), str(left.args[0])), is_, right)
    if left == "site_colours":
        return v.Condition(v.Per(1, left), is_, right)
    return v.Condition(number(left), is_, right)


def cost(text: str) -> tuple[v.Cost, ...]:
    return tuple(_cost(term) for term in parse(text))


def _cost(term: Term) -> v.Cost:
    if term.name == "worker":
        return v.GiveWorker(term.args[0])
    if term.name == "money":
        return v.PayMark(term.args[0])
    assert term.name == "workers_distinct"
    return v.GiveDistinct(term.get("max"))


def event(text: str) -> v.Event | None:
    terms = parse(text)
    if not terms:
        return None
    (term,) = terms
    first, *rest = term.args
    if term.name == "base":
        return v.OnBase(first, cast(Any, words(rest[0]) if rest else ()))
    if term.name == "own":
        assert rest in ([], [0])
        return v.OnOwn("free_building" if rest else first)
    if term.name == "other":
        return v.OnOther(first)
    if term.name == "price":
        return v.OnPrice(first, rest[0])
    assert term.name == "step"
    return v.OnStep(first, str(rest[0]))


def effect(text: str) -> tuple[v.Effect, ...]:
    return tuple(_EFFECTS[term.name](term) for term in parse(text))


def _amount(word: Callable[[v.Number], v.Effect]) -> Callable[[Term], v.Effect]:
    return lambda term: word(number(term.args[0]))


def _coloured(word: Callable[[Any, v.Number], v.Effect]) -> Callable[[Term], v.Effect]:
    return lambda term: word(term.args[0], number(term.args[1]) if len(term.args) > 1 else 1)


def _fixed(effect: v.Effect, *args: object) -> Callable[[Term], v.Effect]:
    """A word whose arguments are always the same."""

    def read(term: Term) -> v.Effect:
        assert term.args == args, term
        return effect

    return read


def _lower(term: Term) -> v.Lower:
    named = dict(term.named)
    colour, amount = term.args
    return v.Lower(colour, number(amount), named.get("vp") != "no", named.get("not"))


def _lay_site(term: Term) -> v.LaySite:
    assert term.get("from") == "any"
    return v.LaySite(term.args[0], {"worker": True, "none": False}[term.get("pay")])


def _choosy(word: Callable[..., v.Effect]) -> Callable[[Term], v.Effect]:
    def read(term: Term) -> v.Effect:
        named = dict(term.named)
        assert named in ({}, {"colour": "value"})
        return word(number(term.args[0]), bool(named))

    return read


def _rule(term: Term) -> v.Rule:
    name, *rest = term.args
    value = rest[0] if rest else 0
    if isinstance(value, int):
        return v.Rule(name.lower(), value)
    return v.Rule(name, words=words(value))


_EFFECTS: dict[str, Callable[[Term], v.Effect]] = {
    "money": _amount(v.Money),
    "money_less": _amount(v.MoneyLess),
    "points": _amount(v.Points),
    "lose_points": _amount(v.LosePoints),
    "workers": _coloured(v.Workers),
    "lose_workers": _coloured(v.LoseWorkers),
    "workers_by_dice": lambda term: v.WorkersByDice(number(term.args[0]), term.get("black")),
    "swap_workers": _fixed(v.SwapWorkers(), "any"),
    "buy_workers": lambda term: v.BuyWorkers(term.get("max"), term.get("price")),
    "pay_money": _amount(v.PayMoney),
    "pay_worker": _coloured(v.PayWorker),
    "draw": lambda term: v.Draw(number(term.args[0]), term.get("from")),
    "discard": _amount(v.Discard),
    "draw_act": lambda term: v.DrawAct(term.get("from")),
    "search_build": lambda term: v.SearchBuild(term.args[0]),
    "search_pile": lambda term: v.SearchPile(*term.args),
    "lay_site": _lay_site,
    "take_back": _fixed(v.TakeBack(), "any"),
    "build_wall": lambda term: v.BuildWall(term.get("price")),
    "build_under_zoo": lambda term: v.BuildUnderZoo(term.args[0]),
    "advance": lambda term: v.Advance(term.args[0]),
    "lower": _lower,
    "prevent": _fixed(v.Prevent()),
    "others_raise": _fixed(v.OthersRaise(), "lowered"),
    "token_others": _fixed(v.TokenOthers()),
    "others_discard": lambda term: v.OthersDiscard(term.args[0]),
    "others_lose_wall": _fixed(v.OthersLose("wall"), 1),
    "others_lose_building": _fixed(v.OthersLose("building"), 1),
    "others_lose_site": _fixed(v.OthersLose("site"), 1),
    "others_back": _fixed(v.OthersLose("field"), 1),
    "others_flip_back": _fixed(v.OthersLose("marker"), 1),
    "steal_card": lambda term: v.Steal("card", term.args[0]),
    "steal_money": lambda term: v.Steal("money", term.args[0]),
    "steal_workers": lambda term: v.Steal("workers", term.args[0]),
    "trade_points": lambda term: v.TradePoints(term.get("money"), term.get("points")),
    "reactivate": _fixed(v.Reactivate(), "III"),
    "repeat_lightning": _fixed(v.RepeatLightning()),
    "activate_all": _fixed(v.ActivateAll(), "one_worker"),
    "copy_lightning": _fixed(v.CopyLightning(), "others"),
    "use_lightning": _fixed(v.UseLightning(), "own"),
    "clergy_worker": _fixed(v.ClergyWorker(), "any"),
    "move_clergy": _fixed(v.MoveClergy(), 1),
    "double_statue": _fixed(v.DoubleStatue(), 1),
    "recolour": _fixed(v.Recolour(), "any"),
    "price_set": _choosy(v.PriceSet),
    "price_less": _amount(v.PriceLess),
    "price_more": _choosy(v.PriceMore),
    "price_half": _fixed(v.PriceHalf()),
    "new_hand": lambda term: v.NewHand(term.args[0]),
    "rule": _rule,
}
