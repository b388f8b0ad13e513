"""What a seat is asked, found from the open step and what the seat has decided so far."""

from collections.abc import Callable, Mapping

from rathaus.core.game import Names
from rathaus.core.text import capital
from rathaus.games.bruges_and_hamburg import speaking
from rathaus.games.bruges_and_hamburg.speaking import counted, hand_over, swap
from rathaus.games.hamburg.components.vocabulary import GiveDistinct
from rathaus.games.hamburg.moves import SPACE
from rathaus.games.hamburg.rules.costs import FREE
from rathaus.games.hamburg.rules.dangers import COLLAPSE, FIRE, FLOOD
from rathaus.games.hamburg.rules.phase_one import hand_limit
from rathaus.games.hamburg.rules.prices import advance_price
from rathaus.games.hamburg.state import HamburgState
from rathaus.games.hamburg.text import cards
from rathaus.games.hamburg.text.open_step import OpenStep
from rathaus.games.hamburg.text.words import Words

Asked = tuple[str, Mapping[str, object]]


def ask(state: HamburgState, seat: int, words: Words, names: Names) -> str:
    """One sentence for a seat, whether it has to decide or to wait."""
    return speaking.ask(OpenStep(state, seat, words, names), _chance, _ASK)


# -- chance -----------------------------------------------------------------------------------


def _chance(here: OpenStep) -> Asked:
    step, *numbers = here.frame
    values: dict[str, object] = {}
    if step in ("first_discard", "roll"):
        values["colour"] = here.hue(numbers[0])
    elif step in ("board", "mayor_tile"):
        values["player"] = here.player(numbers[0])
    elif numbers:
        values["player"] = here.player_at_start(numbers[0])
    if step == "steal":
        values["victim"] = here.player(numbers[1])
    elif len(numbers) > 1:
        values["pile"] = here.pile(numbers[1])
    return step, values


# -- phases and turns -------------------------------------------------------------------------


def _cards(here: OpenStep) -> Asked:
    return "cards", {"phase": cards.NUMERALS[here.frame[2]]}


def _two_piles(here: OpenStep) -> Asked:
    limit = hand_limit(here.state, here.seat)
    return "two_piles", {"count": limit // 2 if here.answer else (limit + 1) // 2}


def _gift(here: OpenStep) -> Asked:
    return "gift", {"gift": here.effects(here.frame[2])}


def _curse(here: OpenStep) -> Asked:
    return "curse", {"dangers": here.dangers(here.frame[2:])}


def _walk(here: OpenStep) -> Asked:
    return "walk", {"price": advance_price(here.state, here.seat)}


def _turn(here: OpenStep) -> Asked:
    if here.state.answers[here.seat]:
        return _action(here)
    if here.frame[2]:
        return "turn_acted", {}
    has_card = any(SPACE.split(move)[0] == "play" for move in here.state.moves(here.seat))
    return ("turn" if has_card else "turn_without_card"), {}


def _action(here: OpenStep) -> Asked:
    """A card is played; what comes next is seen from what is offered."""
    offered = SPACE.split(here.state.moves(here.seat)[0])[0]
    name = {"card": here.name(here.card)}
    match offered:
        case "wall":
            return "wall", {}
        case "site":
            return "site", name
        case "give":
            return "give_more", {}
    return "action", name


def _ship(here: OpenStep) -> Asked:
    return "ship", {"worker": here.workers(here.frame[2])}


# -- dangers and abilities --------------------------------------------------------------------


def _raise(here: OpenStep) -> Asked:
    colour = here.frame[2]
    return "raise", {"danger": here.danger(colour), "worker": here.averting_worker(colour)}


def _lose(here: OpenStep) -> Asked:
    """The disaster that it comes from; without one, another player's card."""
    by_card = speaking.caused(here, _CAUSED, here.name)
    if by_card is not None:
        return by_card
    if here.state.stack[-2:-1] != [("disasters", here.seat)]:
        return here.step, {}
    colour = here.state.kit.dangers.index(_LOSS[here.step])
    return _STRUCK[here.step], {"danger": here.danger(colour)}


_STRUCK = {
    "lose_site": "struck_lose_site",
    "lose_building": "struck_lose_building",
    "lose_wall": "struck_lose_wall",
}


_CAUSED = {
    "lose_site": "caused_lose_site",
    "lose_building": "caused_lose_building",
    "lose_wall": "caused_lose_wall",
    "turn_back": "caused_turn_back",
    "discard": "caused_discard",
}


_LOSS = {"lose_site": FLOOD, "lose_building": FIRE, "lose_wall": COLLAPSE}


def _turn_back(here: OpenStep) -> Asked:
    return speaking.caused(here, _CAUSED, here.name) or (here.step, {})


def _discard(here: OpenStep) -> Asked:
    """Because of a card or a tile; without one, the hand is too large."""
    count = here.frame[2] - len(here.answer)
    by_card = speaking.caused(here, _CAUSED, here.name, count=count)
    return by_card or ("discard", {"count": count})


def _ability(here: OpenStep) -> Asked:
    _, _, source, _, flags = here.frame
    name = {"card": capital(here.name(source))}
    for cost in here.ability(source).cost:
        if isinstance(cost, GiveDistinct):
            return "ability_distinct", {**name, "count": cost.most - len(here.answer)}
    return ("ability_free" if flags & FREE else "ability"), name


def _may(here: OpenStep) -> Asked:
    source = here.frame[2]
    return "may", {"card": capital(here.name(source)), "effects": here.effects(source)}


def _lower(here: OpenStep) -> Asked:
    most = here.frame[3]
    return "lower", {"count": most - len(here.answer)}


def _gain_same(here: OpenStep) -> Asked:
    return "gain_same", {"count": here.frame[2]}


def _search(here: OpenStep) -> Asked:
    if here.answer:
        return "site", {"card": here.name(SPACE.split(here.answer[0])[1] + 1)}
    category = here.state.kit.categories[here.frame[2]]
    return "search", {"category": here.words.categories[category]}


def _search_pile(here: OpenStep) -> Asked:
    _, _, colour, park = here.frame
    kind = here.words.categories["park" if park else "zoo"]
    return "search_pile", {"kind": kind, "pile": here.pile(colour)}


def _under_zoo(here: OpenStep) -> Asked:
    if here.answer:
        return "under", {"card": here.name(SPACE.split(here.answer[0])[1] + 1)}
    return "under_zoo", {}


def _extra_wall(here: OpenStep) -> Asked:
    return "wall", {}


def _trade(here: OpenStep) -> Asked:
    _, side, price, _ = here.frame
    most = min(len(here.state.others(side)), here.state.money[side] // price)
    return "trade", {"price": price, "count": most - len(here.answer)}


_ASK: Mapping[str, Callable[[OpenStep], speaking.Asked]] = {
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
    "lose_site": _lose,
    "lose_building": _lose,
    "lose_wall": _lose,
    "turn_back": _turn_back,
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
    "discard": _discard,
    "site_piles": counted,
    "search": _search,
    "search_pile": _search_pile,
    "under_zoo": _under_zoo,
    "extra_wall": _extra_wall,
    "trade": _trade,
}
