"""What a seat is asked, found from the open step and what the seat has decided so far."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from rathaus.core.game import Names
from rathaus.core.steps import CHANCE, Answer
from rathaus.core.text import fill
from rathaus.core.voice import player_within
from rathaus.games.neom.city import CELLS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.components.kit import CENTER_BASE, Term
from rathaus.games.neom.components.vocabulary import Demand, TileType
from rathaus.games.neom.moves import LOSE, SPACE
from rathaus.games.neom.rules import actions, disasters, payment
from rathaus.games.neom.rules.draft import LAST_CHOICE_OF_DISASTER
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.text import tiles
from rathaus.games.neom.text.languages import name_of
from rathaus.games.neom.text.words import Words

LAST_HAND = 2  # of so many tiles one is taken, and the other one is not passed on


def ask(state: NeomState, seat: int, words: Words, names: Names) -> str:
    """One sentence for a seat, whether it has to decide or to wait."""
    turn = state.turn()
    if not turn:
        return words.prompts["over"]
    if CHANCE in turn:
        return _chance(state, words, names)
    if seat not in turn:
        players = [player_within(other, words, names) for other in turn]
        return fill(words.prompts["waiting"], players=tiles.both(players, words))
    return _ASK[state.stack[-1][0]](state, seat, words, names)


def _chance(state: NeomState, words: Words, names: Names) -> str:
    frame = state.stack[-1]
    step = frame[0]
    player = player_within(frame[1], words, names) if step in _FOR_ONE else ""
    return fill(words.prompts[step], player=player)


_FOR_ONE = ("board", "deal", "draw_cornerstone")  # chances whose frame names a seat


# -- choosing ---------------------------------------------------------------------------------


def _draft(state: NeomState, seat: int, words: Words, names: Names) -> str:
    hand = state.hands[seat]
    if not hand:
        return fill(words.prompts["draft_open"], count=len(state.display))
    key = "draft" if len(hand) > LAST_HAND else "draft_last"
    return fill(words.prompts[key], count=len(hand), left=_left(state, seat, words, names))


def _choose(state: NeomState, seat: int, words: Words, names: Names) -> str:
    hand = state.hands[seat]
    if not hand:
        return _choose_open(state, seat, words)
    key = "choose" if len(hand) > LAST_HAND else "choose_last"
    return fill(words.prompts[key], count=len(hand), left=_left(state, seat, words, names))


def _choose_open(state: NeomState, seat: int, words: Words) -> str:
    """A lone player is warned of a disaster on the table (NEO-14.7)."""
    key = "choose_open"
    disaster = next((tile for tile in state.display if state.kit.is_disaster[tile]), 0)
    if disaster and state.players == 1:
        late = state.round > LAST_CHOICE_OF_DISASTER
        key = "choose_and_suffer" if late else "choose_or_suffer"
    name = name_of(disaster, words) if disaster else ""
    return fill(words.prompts[key], count=len(state.moves(seat)), tile=name)


def _left(state: NeomState, seat: int, words: Words, names: Names) -> str:
    return player_within((seat + 1) % state.players, words, names)


# -- acting -----------------------------------------------------------------------------------


def _act(state: NeomState, seat: int, words: Words, names: Names) -> str:
    answer = state.answers[seat]
    if not answer:
        return fill(words.prompts["act"], tile=name_of(state.chosen[seat], words))
    tile = actions.tile_of(state, seat, answer[0])
    name = name_of(tile, words)
    if len(answer) == 1:
        return fill(words.prompts["on"], tile=name)
    term = open_term(state, seat)
    if term is None:
        return fill(words.prompts["make"], tile=name)
    return fill(words.prompts["need"], tile=name, goods=term_text(term, words))


def open_term(state: NeomState, seat: int) -> Term | None:
    """The part of a requirement that a builder has to decide on next."""
    answer = state.answers[seat]
    terms = payment.open_terms(state, seat, actions.tile_of(state, seat, answer[0]))
    decided = len(answer) - 2  # the action and the cell come first
    return terms[decided] if decided < len(terms) else None


def term_text(term: Term, words: Words) -> str:
    parts = [words.goods[GOODS[good]] for good in term.goods]
    if term.coins:
        parts.append(tiles.coins(term.coins, words))
    return fill(words.facts["either"], goods=tiles.either(parts, words)) if parts[1:] else parts[0]


# -- disasters --------------------------------------------------------------------------------


def _disaster(state: NeomState, seat: int, words: Words, names: Names) -> str:
    name, answer = name_of(state.disaster, words), state.answers[seat]
    if not answer:
        coins = disasters.fine(state, seat, state.disaster)
        return fill(words.prompts["disaster"], tile=name, coins=coins)
    demand = open_demand(state, seat, answer)
    return fill(words.prompts["lose"], tile=name, demand=tiles.demand_text(demand, words))


def open_demand(state: NeomState, seat: int, answer: Answer) -> Demand:
    """What the next tile is removed for; a demand that no tile can meet is passed over."""
    city = state.city[seat * CELLS : seat * CELLS + CELLS]
    types = {c: state.kit.tile[t].types for c, t in enumerate(city) if 0 < t <= CENTER_BASE}
    lost = [move - LOSE for move in answer[1:]]
    for demand in state.kit.strikes[state.disaster].demands:
        for met in range(demand.count):
            fitting = sum(_fits(demand, each) for each in types.values())
            if fitting and not lost:
                return replace(demand, count=min(demand.count - met, fitting))
            if fitting:
                del types[lost.pop(0)]
    raise LookupError("all demands are met")


def _fits(demand: Demand, types: tuple[TileType, ...]) -> bool:
    return not demand.types or not set(demand.types).isdisjoint(types)


# -- the Building Department ------------------------------------------------------------------


def _exchange(state: NeomState, seat: int, words: Words, names: Names) -> str:
    if SPACE.split(state.moves(seat)[0])[0] != "take":
        return words.prompts["exchange"]
    kinds = [SPACE.split(move)[0] for move in state.answers[seat]]
    return fill(words.prompts["take"], count=kinds.count("discard") - kinds.count("take"))


_ASK: Mapping[str, Callable[[NeomState, int, Words, Names], str]] = {
    "draft": _draft,
    "choose": _choose,
    "act": _act,
    "disaster": _disaster,
    "exchange": _exchange,
}
