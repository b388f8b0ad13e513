"""What cannot be in a loaded state: a saved game may have been edited."""

from collections import Counter
from typing import TYPE_CHECKING

from rathaus.core.loading import within, wrong_frame, wrong_number, wrong_size
from rathaus.core.steps import Frame
from rathaus.games.hamburg.components import CARD_KEYS, tracks
from rathaus.games.hamburg.components.kit import CATEGORIES, mask
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT, DICE, EACH_COLOUR
from rathaus.games.hamburg.expansions import clergy, dangers, exchange, mayors, ships
from rathaus.games.hamburg.rules import setup
from rathaus.games.kin import knowledge

if TYPE_CHECKING:
    from rathaus.games.hamburg.state import HamburgState

CARDS = len(CARD_KEYS)
MANY = 100_000  # more than anyone can own

# The least and the greatest value of each number in a field.
_RANGES = {
    "cycle": (0, tracks.CYCLES),
    "phase": (0, 4),
    "round": (0, clergy.MORE_ROUNDS),
    "dice": (0, tracks.FACES),
    "discard": (1, CARDS),
    "shuffled": (1, CARDS),
    "used": (1, CARDS),
    "boards": (-1, len(tracks.BOARDS) - 1),
    "money": (0, MANY),
    "points": (0, MANY),
    "square": (0, len(tracks.SQUARE) - 1),
    "workers": (0, MANY),
    "dangers": (0, tracks.DISASTER_AT),
    "walls": (0, tracks.HALF),
    "halves": (0, 3),
    "markers": (0, (1 << len(tracks.MAJORITIES)) - 1),
    "hummels": (1, MANY),
    "jettes": (0, MANY),
    "struck": (0, (1 << COLOUR_COUNT) - 1),
    "window": (-1, tracks.WINDOWS - 1),
    "clergymen": (0, tracks.CYCLES),
    "chapel": (0, MANY),
    "chapel_front": (0, MANY),
    "ships": (0, (1 << len(ships.SHIPS)) - 1),
    "exchange": (0, exchange.TILES),
    "exchange_stack": (1, exchange.TILES),
    "rate": (1, exchange.FIELDS),
    "clergy": (clergy.FIRST, clergy.FIRST + len(clergy.SIDES) - 1),
    "lowered": (-1, COLOUR_COUNT - 1),
    "drawn": (0, CARDS),
    "taken": (0, MANY),
    "known": (0, (1 << knowledge.SPECTATOR + 1) - 1),
    "peeked": (0, (1 << CARDS + 1) - 1),
    "traces": (0, (1 << knowledge.SIDES * (knowledge.SPECTATOR + 1)) - 1),
}
_SIZES = {
    "dice": len(DICE), "piles": COLOUR_COUNT, "clergymen": tracks.WINDOWS, "chapel": COLOUR_COUNT,
    "chapel_front": COLOUR_COUNT, "known": CARDS + 1, "traces": CARDS + 1,
}  # fmt: skip
_PER_SIDE = {
    "hands": 1, "sites": 1, "zoo": 1, "parks": 1, "boards": 1, "money": 1, "points": 1,
    "square": 1, "workers": COLOUR_COUNT, "dangers": COLOUR_COUNT, "walls": 2, "halves": 1,
    "statues": 1, "jettes_of": 1, "markers": 1, "drawn_tokens": 1, "struck": 1, "mayors": 1,
    "peeked": COLOUR_COUNT,
}  # fmt: skip

# The numbers that may follow the name of a step, place by place.
_AMOUNT = range(100)
_COLOUR = EACH_COLOUR
_CARD = range(1, CARDS + 1)
_MASK = range(1 << COLOUR_COUNT)
_FLAG = range(2)
_SIDE = range(len(tracks.BOARDS))
_MAYBE_COLOUR = range(-1, COLOUR_COUNT)
_SOURCE = range(1, dangers.TOKENS[-1].number + 1)
_SAME = range(-1, CARDS + 1)  # a colour, or the card that struck
_CARDS_MASK = range(1 << CARDS + 1)
_TOKEN = range(dangers.FIRST, dangers.FIRST + len(dangers.TOKENS))
FRAMES: dict[str, tuple[range, ...]] = {
    "first_discard": (_COLOUR,),
    "cycle": (range(1, tracks.CYCLES + 1),),
    "roll": (range(len(DICE)),),
    "refill_tokens": (range(1, len(tracks.BOARDS) + 1),),
    "round": (range(1, clergy.MORE_ROUNDS + 1),),
    "majority": (range(len(tracks.MAJORITIES)),),
    "tom_die": (_COLOUR,),
}
# The same after a side.
SIDE_FRAMES: dict[str, tuple[range, ...]] = {
    "cards": (range(1, 4),),
    "choose_raises": (range(1, 3),),
    "gift": (_TOKEN,),
    "raise": (_COLOUR,),
    "turn": (_FLAG,),
    "granted": (_CARD,),
    "lightning": (_CARD,),
    "ship": (_COLOUR,),
    "ability": (_SOURCE, _SAME, _FLAG),
    "do": (_SOURCE, range(5), _SAME, _MAYBE_COLOUR, _AMOUNT),
    "may": (_SOURCE, _SAME),
    "gain": (_AMOUNT, _MASK),
    "gain_same": (_AMOUNT,),
    "give_back": (_AMOUNT,),
    "hand_over": (_SIDE, _AMOUNT),
    "buy_workers": (_AMOUNT, _AMOUNT),
    "lower": (_AMOUNT, _AMOUNT, _FLAG, _MASK),
    "piles": (_AMOUNT,),
    "discard": (_AMOUNT,),
    "site_piles": (_AMOUNT, _FLAG),
    "extra_wall": (range(3),),
    "search": (range(CATEGORIES.index("zoo")),),  # the buildings come first
    "search_pile": (_COLOUR, _FLAG),
    "under_zoo": (_COLOUR,),
    "reactivate": (_SOURCE,),
    "activate_all": (_CARDS_MASK,),
    "trade": (range(1, 9), range(1, 9)),
    "draw": (_COLOUR,),
    "draw_site": (_COLOUR,),
    "draw_act": (_COLOUR,),
    "steal": (_SIDE,),
    "tom_draw": (_COLOUR, range(5, 7)),
}
# Steps whose frames come in several lengths.
LONGER_FRAMES: dict[str, tuple[tuple[range, ...], ...]] = {
    "curse": ((_COLOUR,), (_COLOUR, _COLOUR)),
    "take_discards": ((_AMOUNT,), (_AMOUNT, _AMOUNT)),
    "tom_cards": ((range(2, 4),), (range(2, 4), _CARDS_MASK)),
}
BARE_FRAMES = frozenset({
    "set_up", "start", "mayors", "clergy_tile", "exchange", "phase_one", "phase_two", "rolled",
    "tokens", "ships", "phase_three", "rate", "shuffle", "top", "turn_up", "phase_four",
    "end_cycle", "tom_turn",
})  # fmt: skip
LONE_SIDE_FRAMES = frozenset({
    "board", "mayor_tile", "mayor", "fill", "discard_hand", "one_each", "two_piles",
    "draw_token", "token", "raises", "token_others", "square", "walk", "disasters", "lose_site",
    "lose_building", "lose_wall", "statue", "swap", "pile_to_act", "take_back", "copy",
    "use_lightning", "turn_back", "chapel", "move_clergy", "tom_parks",
})  # fmt: skip
_SET_UP_QUESTIONS = ("mayor", "top", "turn_up")
_SET_UP = frozenset({
    "set_up", "board", "start", "mayor_tile", "mayors", "mayor", "first_discard", "clergy_tile",
    "cycle",
})  # fmt: skip


def problem(state: "HamburgState") -> str | None:
    """The first thing that cannot be, in words; None: nothing was found."""
    return (
        wrong_size(state, _sizes(state))
        or wrong_number(state, _RANGES)
        or _wrong_fields(state)
        or wrong_frame(state, lambda frame: _fits(state, frame))
        or _wrong_set_up(state)
        or _wrong_displays(state)
        or _wrong_cards(state)
        or _wrong_pieces(state)
        or _wrong_tiles(state)
        or _wrong_knowledge(state)
    )


# -- sizes and numbers ------------------------------------------------------------------------


def _sizes(state: "HamburgState") -> dict[str, int]:
    return _SIZES | {name: each * state.sides for name, each in _PER_SIDE.items()}


def _wrong_fields(state: "HamburgState") -> str | None:
    for name, unit in (("sites", 3), ("zoo", 2)):
        if any(len(group) % unit for group in getattr(state, name)):
            return f"field {name!r} is cut off"
    if state.expansions & 1 or not 0 <= state.expansions < 1 << 7:
        return f"field 'expansions': {state.expansions} names no expansions"
    sides = range(state.sides)
    if state.crest not in sides or (state.players == 1 and state.crest):
        return f"field 'crest': {state.crest} is no player"
    if {*state.again} - {*sides} or len({*state.again}) != len(state.again):
        return "field 'again' names wrong sides"
    return None


# -- frames -----------------------------------------------------------------------------------


def _fits(state: "HamburgState", frame: Frame) -> bool:
    if not frame:
        return False
    name, given = frame[0], frame[1:]
    if name in FRAMES or name in BARE_FRAMES:
        return within(given, FRAMES.get(name, ()))
    side = range(state.sides)
    if name in LONGER_FRAMES:
        return any(within(given, (side, *each)) for each in LONGER_FRAMES[name])
    known = name in SIDE_FRAMES or name in LONE_SIDE_FRAMES
    expected = (side, *SIDE_FRAMES.get(name, ()))
    return known and within(given, expected) and _makes_sense(state, frame)


def _makes_sense(state: "HamburgState", frame: Frame) -> bool:
    """Sides in a frame exist, sources have an ability, and an effect its step."""
    name, side = frame[:2]
    if name in ("steal", "hand_over"):
        return frame[2] in range(state.sides) and frame[2] != side
    if name in ("ability", "may", "do"):
        effect = state.kit.ability[frame[2]].effect
        return len(effect) > (frame[3] if name == "do" else 0)
    return True


def _wrong_set_up(state: "HamburgState") -> str | None:
    """The frames of the set-up are there during the set-up, all that are still to come."""
    if not state.stack:
        is_over = (state.cycle, state.phase, state.window) == (tracks.CYCLES, 4, -1)
        return None if is_over else "field 'stack': the game is not over, but nothing follows"
    names = Counter(frame[0] for frame in state.stack)
    if state.cycle:
        odd = next((name for name in names if name in _SET_UP), None)
        return f"field 'stack': {odd!r} belongs to the set-up" if odd else None
    steps = [frame for frame in state.stack if frame[0] not in _SET_UP_QUESTIONS]
    if steps != setup.frames(state)[::-1][: len(steps)]:
        return "field 'stack': the steps of the set-up are out of order"
    done = {
        "board": sum(board >= 0 for board in state.boards),
        "clergy_tile": len(state.clergy),
        "mayor_tile": sum(map(bool, state.mayors)),
    }
    planned = Counter(frame[0] for frame in setup.frames(state))
    wrong = next((name for name in done if done[name] + names[name] != planned[name]), None)
    if wrong:
        return f"field 'stack': too few or too many steps {wrong!r}"
    asked = [frame[1] for frame in state.stack if frame[0] == "mayor"]
    undecided = [s for s, number in enumerate(state.mayors) if 0 < number < mayors.FIRST]
    is_right = not asked if names["mayors"] else sorted(asked) == undecided
    return None if is_right else "field 'stack': the wrong players choose a mayor"


# -- cards ------------------------------------------------------------------------------------


def _wrong_displays(state: "HamburgState") -> str | None:
    """Buildings on sites, zoo and park cards beside the board, piles of one colour."""
    kit = state.kit
    shown = [card for group in (*state.sites, *state.zoo, *state.parks) for card in group]
    hidden = [card for group in (*state.hands, *state.piles) for card in group]
    if any(not 0 <= card <= CARDS for card in shown) or any(
        not 1 <= card <= CARDS for card in hidden
    ):
        return "a card has a number that does not exist"
    for colour, pile in enumerate(state.piles):
        if any(kit.colour[card] != colour for card in pile) or list(pile) != sorted(pile):
            return f"field 'piles': pile {colour} holds other cards, or is not in order"
    for side in range(state.sides):
        if not _is_display(state, side):
            return f"the display of side {side} holds a card in a wrong place"
    if any(list(hand) != sorted(hand) for hand in state.hands):
        return "field 'hands': a hand is not in order"
    return None


def _is_display(state: "HamburgState", side: int) -> bool:
    kit, sites, zoo = state.kit, state.sites[side], state.zoo[side]
    gaps = any(second and not first for first, second in zip(sites[1::3], sites[2::3], strict=True))
    under = [(card, built) for card, built in zip(zoo[::2], zoo[1::2], strict=True) if built]
    return (
        all(sites[::3])
        and not gaps
        and all(kit.is_building[card] for card in state.buildings(side))
        and all(kit.is_zoo[card] for card in zoo[::2])
        and all(kit.colour[card] == kit.colour[built] for card, built in under)
        and all(card and kit.cards[card - 1].category == "park" for card in state.parks[side])
        and not (state.is_tom(side) and state.hands[side])
    )


def _wrong_cards(state: "HamburgState") -> str | None:
    """Every card lies in exactly one place."""
    cards = Counter(state.discard + state.shuffled)
    for group in (*state.piles, *state.hands, *state.sites, *state.zoo, *state.parks):
        cards.update(card for card in group if card)
    cards.update(frame[2] for frame in state.stack if frame[0] == "granted")
    odd = next((card for card in range(1, CARDS + 1) if cards[card] != 1), 0)
    if odd:
        return f"card {odd} lies in {cards[odd]} places"
    if state.shuffled != sorted(state.shuffled):
        return "field 'shuffled' is not in order"
    return _wrong_markers(state)


def _wrong_markers(state: "HamburgState") -> str | None:
    sides = range(state.sides)
    display = {card for side in sides for card in (*state.buildings(side), *state.parks[side])}
    if {*state.used} - display or len({*state.used}) != len(state.used):
        return "field 'used' names cards that lie in no display"
    return None


# -- pieces and tiles -------------------------------------------------------------------------


def _has(state: "HamburgState", expansion: int) -> bool:
    return bool(state.expansions >> expansion & 1)


def _wrong_pieces(state: "HamburgState") -> str | None:
    """Boards, statues and tokens exist once."""
    boards = [board for board in state.boards if board >= 0]
    if len({*boards}) != len(boards) or (state.cycle and len(boards) != state.sides):
        return "field 'boards': each side has a board of its own"
    statues = [value for each in state.statues for value in each]
    printed = state.kit.boards
    row = (printed.more_statues if _has(state, 2) else printed.statues)[state.players]
    if sorted(statues + state.hummels) != sorted(row):
        return "the Hans Hummel statues are not those of this game"
    jettes = [value for each in state.jettes_of for value in each]
    if sorted(jettes + state.jettes) != (sorted(printed.jettes) if _has(state, 2) else []):
        return "the Zitronenjettes are not those of this game"
    tokens = dangers.TOKENS if _has(state, 3) else dangers.BASE_TOKENS
    if sorted(state.tokens + state.tokens_used) != [token.number for token in tokens]:
        return "the danger tokens are not those of this game"
    if {*state.drawn_tokens} - {0, -1, *state.tokens_used, *state.tokens}:
        return "field 'drawn_tokens' names tokens that do not exist"
    return _wrong_halves(state)


def _wrong_halves(state: "HamburgState") -> str | None:
    for side in range(state.sides):
        taken = len(state.statues[side]) + len(state.jettes_of[side])
        full = sum(1 << half for half in (0, 1) if state.walls[side * 2 + half] == tracks.HALF)
        if full & ~state.halves[side] or taken > state.halves[side].bit_count():
            return f"walls and statues of side {side} do not fit"
    return None


def _wrong_tiles(state: "HamburgState") -> str | None:
    return _wrong_mayors(state) or _wrong_exchange(state) or _wrong_clergy(state)


def _wrong_mayors(state: "HamburgState") -> str | None:
    numbers = {*range(mayors.TILES + 1), *(mayor.number for mayor in mayors.MAYORS)}
    if {*state.mayors} - numbers:
        return "field 'mayors' names a side that does not exist"
    tiles = [state.mayor_tile(side) for side, number in enumerate(state.mayors) if number]
    if len({*tiles}) != len(tiles) or (tiles and not _has(state, 1)):
        return "field 'mayors': each player has a tile of his own"
    people = state.mayors[: state.players]
    if _has(state, 1) and state.cycle and min(people) < mayors.FIRST:
        return "field 'mayors': a player has not chosen a side"
    return None


def _wrong_exchange(state: "HamburgState") -> str | None:
    stack = state.exchange_stack
    if len({*stack}) != len(stack) or state.exchange in stack:
        return "field 'exchange_stack' holds a tile twice"
    if (stack or state.exchange) and not _has(state, 5):
        return "there is no exchange in this game"
    return None


def _wrong_clergy(state: "HamburgState") -> str | None:
    tiles = {min(side, state.kit.backs[side]) for side in state.clergy}
    if len(tiles) != len(state.clergy) or len(tiles) > len(state.clergymen):
        return "field 'clergy' holds a tile twice"
    if state.clergy and not _has(state, 6):
        return "there are no clergy tiles in this game"
    if state.cycle and state.stack and _has(state, 6) and len(tiles) != len(state.clergymen):
        return "field 'clergy': a tile is missing"
    if state.ships and not _has(state, 4):
        return "there are no ships in this game"
    return None


# -- who knows what ---------------------------------------------------------------------------


def _wrong_knowledge(state: "HamburgState") -> str | None:
    for place, seen in enumerate(state.peeked):
        if seen and seen & ~mask(state.kit.pile(place % COLOUR_COUNT)):
            return "field 'peeked': a pile has cards of one colour"
    holder = {
        card: side
        for side in range(state.sides)
        for card in (*state.hands[side], *state.sites[side][::3])
    }
    for side in range(state.players):
        if any(not knowledge.knows(state, side, card) for card in state.hands[side]):
            return f"side {side} does not know its own hand"
    traced = [card for card, traces in enumerate(state.traces) if traces]
    if any(not _leads_to(state, card, holder.get(card, -1)) for card in traced):
        return "field 'traces' leads astray"
    return None


def _leads_to(state: "HamburgState", card: int, holder: int) -> bool:
    traces = [knowledge.trace(state, viewer, card) for viewer in range(knowledge.SPECTATOR + 1)]
    return holder >= 0 and all(not sides or sides >> holder & 1 for sides in traces)
