"""What a seat is asked, found from the open step and what the seat has decided so far."""

from collections.abc import Callable, Mapping
from typing import cast

from rathaus.core.game import Names
from rathaus.core.text import capital
from rathaus.games.bruges_and_hamburg import speaking
from rathaus.games.bruges_and_hamburg.speaking import counted, hand_over, swap
from rathaus.games.hamburg.components.vocabulary import GiveDistinct
from rathaus.games.hamburg.moves import SPACE
from rathaus.games.hamburg.rules.costs import FREE
from rathaus.games.hamburg.rules.phase_one import hand_limit
from rathaus.games.hamburg.rules.prices import advance_price
from rathaus.games.hamburg.state import HamburgState
from rathaus.games.hamburg.text import cards
from rathaus.games.hamburg.text.table import Table
from rathaus.games.hamburg.text.words import Prompt, Words

Asked = tuple[Prompt, Mapping[str, object]]


def ask(state: HamburgState, seat: int, words: Words, names: Names) -> str:
    """One sentence for a seat, whether it has to decide or to wait."""
    return speaking.ask(Table(state, seat, words, names), _chance, _ASK)


# -- chance -----------------------------------------------------------------------------------


def _chance(table: Table) -> Asked:
    step, *numbers = table.frame
    values: dict[str, object] = {}
    if step in ("first_discard", "roll"):
        values["colour"] = table.hue(numbers[0])
    elif step in ("board", "mayor_tile"):
        values["player"] = table.player(numbers[0])
    elif numbers:
        values["player"] = table.player_at_start(numbers[0])
    if step == "steal":
        values["victim"] = table.player(numbers[1])
    elif len(numbers) > 1:
        values["pile"] = table.pile(numbers[1])
    return cast(Prompt, step), values


# -- phases and turns -------------------------------------------------------------------------


def _cards(table: Table) -> Asked:
    return "cards", {"phase": cards.NUMERALS[table.frame[2]]}


def _two_piles(table: Table) -> Asked:
    limit = hand_limit(table.state, table.seat)
    return "two_piles", {"count": limit // 2 if table.answer else (limit + 1) // 2}


def _gift(table: Table) -> Asked:
    return "gift", {"gift": table.effects(table.frame[2])}


def _curse(table: Table) -> Asked:
    return "curse", {"dangers": table.dangers(table.frame[2:])}


def _walk(table: Table) -> Asked:
    return "walk", {"price": advance_price(table.state, table.seat)}


def _turn(table: Table) -> Asked:
    if table.state.answers[table.seat]:
        return _action(table)
    if table.frame[2]:
        return "turn_acted", {}
    has_card = any(SPACE.split(move)[0] == "play" for move in table.state.moves(table.seat))
    return ("turn" if has_card else "turn_without_card"), {}


def _action(table: Table) -> Asked:
    """A card is played; what comes next is seen from what is offered."""
    offered = SPACE.split(table.state.moves(table.seat)[0])[0]
    name = {"card": table.name(table.card)}
    match offered:
        case "wall":
            return "wall", {}
        case "site":
            return "site", name
        case "give":
            return "give_more", {}
    return "action", name


def _ship(table: Table) -> Asked:
    return "ship", {"worker": table.workers(table.frame[2])}


# -- dangers and abilities --------------------------------------------------------------------


def _raise(table: Table) -> Asked:
    colour = table.frame[2]
    return "raise", {"colour": table.hue(colour), "worker": table.averting_worker(colour)}


def _ability(table: Table) -> Asked:
    _, _, source, _, flags = table.frame
    name = {"card": capital(table.name(source))}
    for cost in table.ability(source).cost:
        if isinstance(cost, GiveDistinct):
            return "ability_distinct", {**name, "count": cost.most - len(table.answer)}
    return ("ability_free" if flags & FREE else "ability"), name


def _may(table: Table) -> Asked:
    source = table.frame[2]
    return "may", {"card": capital(table.name(source)), "effects": table.effects(source)}


def _lower(table: Table) -> Asked:
    most = table.frame[3]
    return "lower", {"count": most - len(table.answer)}


def _gain_same(table: Table) -> Asked:
    return "gain_same", {"count": table.frame[2]}


def _search(table: Table) -> Asked:
    if table.answer:
        return "site", {"card": table.name(SPACE.split(table.answer[0])[1] + 1)}
    category = table.state.kit.categories[table.frame[2]]
    return "search", {"category": table.words.categories[category]}


def _search_pile(table: Table) -> Asked:
    _, _, colour, park = table.frame
    kind = table.words.categories["park" if park else "zoo"]
    return "search_pile", {"kind": kind, "pile": table.pile(colour)}


def _under_zoo(table: Table) -> Asked:
    if table.answer:
        return "under", {"card": table.name(SPACE.split(table.answer[0])[1] + 1)}
    return "under_zoo", {}


def _extra_wall(table: Table) -> Asked:
    return "wall", {}


def _trade(table: Table) -> Asked:
    _, side, price, _ = table.frame
    most = min(len(table.state.others(side)), table.state.money[side] // price)
    return "trade", {"price": price, "count": most - len(table.answer)}


_ASK: Mapping[str, Callable[[Table], speaking.Asked]] = {
    "cards": _cards,
    "two_piles": _two_piles,
    "choose_raises": counted,
    "gift": _gift,
    "curse": _curse,
    "walk": _walk,
    "turn": _turn,
    "granted": _action,
    "ship": _ship,
    "raise": _raise,
    "ability": _ability,
    "may": _may,
    "gain": counted,
    "gain_same": _gain_same,
    "give_back": counted,
    "hand_over": hand_over,
    "swap": swap,
    "buy_workers": counted,
    "lower": _lower,
    "piles": counted,
    "discard": counted,
    "site_piles": counted,
    "search": _search,
    "search_pile": _search_pile,
    "under_zoo": _under_zoo,
    "extra_wall": _extra_wall,
    "trade": _trade,
}
