"""What cannot be in a loaded state: a saved game may have been edited."""

from collections import Counter

from rathaus.core.steps import Frame
from rathaus.games.bruges_and_hamburg import knowledge
from rathaus.games.hamburg.components import tracks
from rathaus.games.hamburg.components.kit import mask
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.expansions import dangers, mayors
from rathaus.games.hamburg.rules import setup
from rathaus.games.hamburg.state import HamburgState

_SET_UP = setup.STEPS.keys() - {"exchange"}  # which is opened again later
_SET_UP_QUESTIONS = ("mayor", "top", "turn_up")


def problem(state: HamburgState) -> str | None:
    """The first thing that cannot be, in words; None: nothing was found."""
    return (
        _wrong_fields(state)
        or _wrong_frame(state)
        or _wrong_set_up(state)
        or _wrong_displays(state)
        or _wrong_cards(state)
        or _wrong_pieces(state)
        or _wrong_tiles(state)
        or _wrong_knowledge(state)
    )


def _wrong_fields(state: HamburgState) -> str | None:
    if state.expansions & 1:
        return f"field 'expansions': {state.expansions} names no expansions"
    sides = range(state.sides)
    if state.crest not in sides or (state.players == 1 and state.crest):
        return f"field 'crest': {state.crest} is no player"
    if {*state.again} - {*sides} or len({*state.again}) != len(state.again):
        return "field 'again' names wrong sides"
    return None


# -- frames -----------------------------------------------------------------------------------


def _wrong_frame(state: HamburgState) -> str | None:
    odd = next((frame for frame in state.stack if not _makes_sense(state, frame)), None)
    return f"field 'stack': {odd!r} makes no sense" if odd else None


def _makes_sense(state: HamburgState, frame: Frame) -> bool:
    """Nobody takes from himself, sources have an ability, and an effect its step."""
    if frame[0] in ("steal", "hand_over"):
        return bool(frame[2] != frame[1])
    if frame[0] in ("ability", "may", "do"):
        effect = state.kit.ability[frame[2]].effect
        return len(effect) > (frame[3] if frame[0] == "do" else 0)
    return True


def _wrong_set_up(state: HamburgState) -> str | None:
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


def _wrong_displays(state: HamburgState) -> str | None:
    """Buildings on sites, zoo and park cards beside the board, piles of one colour."""
    kit = state.kit
    for colour, pile in enumerate(state.piles):
        if any(kit.colour[card] != colour for card in pile) or list(pile) != sorted(pile):
            return f"field 'piles': pile {colour} holds other cards, or is not in order"
    for side in range(state.sides):
        if not _is_display(state, side):
            return f"the display of side {side} holds a card in a wrong place"
    if any(list(hand) != sorted(hand) for hand in state.hands):
        return "field 'hands': a hand is not in order"
    return None


def _is_display(state: HamburgState, side: int) -> bool:
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


def _wrong_cards(state: HamburgState) -> str | None:
    """Every card lies in exactly one place."""
    cards = Counter(state.discard + state.shuffled)
    for group in (*state.piles, *state.hands, *state.sites, *state.zoo, *state.parks):
        cards.update(card for card in group if card)
    cards.update(frame[2] for frame in state.stack if frame[0] == "granted")
    odd = next((card for card in range(1, len(state.kit.cards) + 1) if cards[card] != 1), 0)
    if odd:
        return f"card {odd} lies in {cards[odd]} places"
    if state.shuffled != sorted(state.shuffled):
        return "field 'shuffled' is not in order"
    return _wrong_markers(state)


def _wrong_markers(state: HamburgState) -> str | None:
    sides = range(state.sides)
    display = {card for side in sides for card in (*state.buildings(side), *state.parks[side])}
    if {*state.used} - display or len({*state.used}) != len(state.used):
        return "field 'used' names cards that lie in no display"
    return None


# -- pieces and tiles -------------------------------------------------------------------------


def _wrong_pieces(state: HamburgState) -> str | None:
    """Boards, statues and tokens exist once."""
    boards = [board for board in state.boards if board >= 0]
    if len({*boards}) != len(boards) or (state.cycle and len(boards) != state.sides):
        return "field 'boards': each side has a board of its own"
    statues = [value for each in state.statues for value in each]
    more = state.has_expansion("statues")
    row = state.kit.statues(state.players, more)
    if sorted(statues + state.hummels) != sorted(row):
        return "the Hans Hummel statues are not those of this game"
    jettes = [value for each in state.jettes_of for value in each]
    if sorted(jettes + state.jettes) != (sorted(state.kit.boards.jettes) if more else []):
        return "the Zitronenjettes are not those of this game"
    tokens = dangers.TOKENS if state.has_expansion("dangers") else dangers.BASE_TOKENS
    if sorted(state.tokens + state.tokens_used) != [token.number for token in tokens]:
        return "the danger tokens are not those of this game"
    if {*state.drawn_tokens} - {0, -1, *state.tokens_used, *state.tokens}:
        return "field 'drawn_tokens' names tokens that do not exist"
    return _wrong_halves(state)


def _wrong_halves(state: HamburgState) -> str | None:
    for side in range(state.sides):
        taken = len(state.statues[side]) + len(state.jettes_of[side])
        full = sum(1 << half for half in (0, 1) if state.walls[side * 2 + half] == tracks.HALF)
        if full & ~state.halves[side] or taken > state.halves[side].bit_count():
            return f"walls and statues of side {side} do not fit"
    return None


def _wrong_tiles(state: HamburgState) -> str | None:
    return _wrong_mayors(state) or _wrong_exchange(state) or _wrong_clergy(state)


def _wrong_mayors(state: HamburgState) -> str | None:
    numbers = {*range(mayors.TILES + 1), *(mayor.number for mayor in mayors.MAYORS)}
    if {*state.mayors} - numbers:
        return "field 'mayors' names a side that does not exist"
    tiles = [state.mayor_tile(side) for side, number in enumerate(state.mayors) if number]
    if len({*tiles}) != len(tiles) or (tiles and not state.has_expansion("mayors")):
        return "field 'mayors': each player has a tile of his own"
    people = state.mayors[: state.players]
    if state.has_expansion("mayors") and state.cycle and min(people) < mayors.FIRST:
        return "field 'mayors': a player has not chosen a side"
    return None


def _wrong_exchange(state: HamburgState) -> str | None:
    stack = state.exchange_stack
    if len({*stack}) != len(stack) or state.exchange in stack:
        return "field 'exchange_stack' holds a tile twice"
    if (stack or state.exchange) and not state.has_expansion("exchange"):
        return "there is no exchange in this game"
    return None


def _wrong_clergy(state: HamburgState) -> str | None:
    tiles = {min(side, state.kit.backs[side]) for side in state.clergy}
    if len(tiles) != len(state.clergy) or len(tiles) > len(state.clergymen):
        return "field 'clergy' holds a tile twice"
    if state.clergy and not state.has_expansion("clergy"):
        return "there are no clergy tiles in this game"
    if (
        state.cycle
        and state.stack
        and state.has_expansion("clergy")
        and len(tiles) != len(state.clergymen)
    ):
        return "field 'clergy': a tile is missing"
    if state.ships and not state.has_expansion("ships"):
        return "there are no ships in this game"
    return None


# -- who knows what ---------------------------------------------------------------------------


def _wrong_knowledge(state: HamburgState) -> str | None:
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


def _leads_to(state: HamburgState, card: int, holder: int) -> bool:
    traces = [knowledge.trace(state, viewer, card) for viewer in range(knowledge.SPECTATOR + 1)]
    return holder >= 0 and all(not sides or sides >> holder & 1 for sides in traces)
