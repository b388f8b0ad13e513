"""What cannot be in a loaded state: a saved game may have been edited."""

from collections import Counter
from typing import TYPE_CHECKING

from rathaus.core.loading import within, wrong_frame, wrong_number, wrong_size
from rathaus.core.steps import Frame
from rathaus.games.bruges.components.kit import mask
from rathaus.games.bruges.components.tracks import (
    DAMAGE_AT,
    MAJORITIES,
    REPUTATION,
    SECTION,
    STATUES,
    TURNS,
)
from rathaus.games.bruges.components.vocabulary import GROUPS, Exchange
from rathaus.games.bruges.moves import MOST_HOUSES, PERSONS
from rathaus.games.bruges.rules.piles import EXTRA
from rathaus.games.bruges_and_hamburg import knowledge, plots

if TYPE_CHECKING:
    from rathaus.games.bruges.state import BrugesState

MANY = 100_000  # more than anyone can own
MOST_ROUNDS = 200  # more than there are cards to draw

# The least and the greatest value of each number in a field.
_RANGES = {
    "round": (0, MOST_ROUNDS),
    "phase": (0, 4),
    "turn_of_round": (0, TURNS),
    "last_round": (0, MOST_ROUNDS + 1),
    "dice": (0, 6),
    "sizes": (0, PERSONS),
    "tops": (-1, 4),
    "blind": (0, 4),
    "discard": (1, PERSONS),
    "rotated": (0, (1 << PERSONS + 1) - 1),
    "recolours": (0, 1),
    "money": (0, MANY),
    "points": (0, MANY),
    "reputation": (0, len(REPUTATION) - 1),
    "workers": (0, MANY),
    "threats": (0, MANY),
    "struck": (0, 31),
    "canals": (0, SECTION),
    "finished": (0, 3),
    "statues_left": (min(STATUES), max(STATUES)),
    "markers": (0, (1 << len(MAJORITIES)) - 1),
    "known": (0, (1 << knowledge.SPECTATOR + 1) - 1),
    "traces": (0, (1 << knowledge.SIDES * (knowledge.SPECTATOR + 1)) - 1),
}
_SIZES = {"dice": 5, "sizes": 3, "tops": 3, "unseen": 5, "known": PERSONS + 1,
          "traces": PERSONS + 1}  # fmt: skip
_PER_SEAT = {
    "hands": 1, "houses": 1, "money": 1, "points": 1, "reputation": 1, "workers": 5,
    "threats": 5, "struck": 1, "canals": 2, "finished": 1, "statues": 1, "markers": 1,
}  # fmt: skip

# The numbers that may follow the name of a step, place by place.
_AMOUNT = range(PERSONS + 1)
_COLOUR = range(5)
_MAYBE_COLOUR = range(-1, 5)
_PERSON = range(1, PERSONS + 1)
_PERSONS = range(1 << PERSONS + 1)
_COLOURS = range(32)
_SEAT = range(4)
_FLAG = range(2)
_STEP = range(10)  # of an effect

FRAMES: dict[str, tuple[range, ...]] = {
    "round": (range(1, 2),),
    "uncover": (range(3),),
    "roll": (_COLOUR,),
    "turns": (range(1, TURNS + 1),),
    "majority": (range(len(MAJORITIES)),),
}
# The same after a seat.
SEAT_FRAMES: dict[str, tuple[range, ...]] = {
    "draw": (_AMOUNT, _AMOUNT),
    "front": (_COLOUR,),
    "front_to_act": (_COLOUR,),
    "front_of_house": (_COLOUR,),
    "threat": (_COLOUR,),
    "turn": (_FLAG,),
    "granted": (_PERSON,),
    "lightning": (_PERSON,),
    "strike_again": (_PERSON,),
    "worker": (_PERSON, _FLAG),
    "do": (_STEP, _PERSON, _MAYBE_COLOUR, _MAYBE_COLOUR),
    "react": (_PERSON, _MAYBE_COLOUR),
    "gain": (_AMOUNT, _COLOURS),
    "hand_over": (_SEAT, _AMOUNT),
    "exchange": (_PERSON, _AMOUNT, _COLOURS),
    "discard": (_AMOUNT,),
    "house_pile": (_AMOUNT, _FLAG),
    "search": (range(len(GROUPS)),),
    "take_back": (_PERSON,),
    "extra_canal": (range(3),),
    "return_threats": (_AMOUNT, _COLOURS),
    "pass_threats": (_AMOUNT,),
    "rob": (_AMOUNT,),
    "steal": (_SEAT,),
    "ready": (_PERSON,),
    "activate_all": (_PERSONS,),
}
BARE_FRAMES = frozenset({
    "start", "phase_one", "phase_two", "rolled", "phase_three", "end_turn", "phase_four",
    "end_round",
})  # fmt: skip
LONE_SEAT_FRAMES = frozenset({
    "fill", "step_up", "advance", "damages", "fire", "lose_person", "lose_house", "lose_canal",
    "one_more", "swap", "pile_to_act", "copy",
})  # fmt: skip
EVENTS = ("other:wall", "other:building")  # of "others_react", the only step with a word
NEVER_WAIT = frozenset({"set_up", "replace"})  # done at once, so never in a saved stack
SET_UP: tuple[Frame, ...] = (
    ("round", 1), ("uncover", 2), ("uncover", 1), ("uncover", 0), ("start",),
)  # fmt: skip
_FRONTS = ("front", "front_to_act", "front_of_house")


def problem(state: "BrugesState") -> str | None:
    """The first thing that cannot be, in words; None: nothing was found."""
    return (
        wrong_size(state, _sizes(state))
        or wrong_number(state, _RANGES)
        or _wrong_fields(state)
        or wrong_frame(state, lambda frame: _fits(state, frame))
        or _wrong_course(state)
        or _wrong_displays(state)
        or _wrong_cards(state)
        or _wrong_piles(state)
        or _wrong_drawing(state)
        or _wrong_pieces(state)
        or _wrong_knowledge(state)
    )


# -- sizes and numbers ------------------------------------------------------------------------


def _sizes(state: "BrugesState") -> dict[str, int]:
    return _SIZES | {name: each * state.players for name, each in _PER_SEAT.items()}


def _wrong_fields(state: "BrugesState") -> str | None:
    if any(len(houses) % plots.SIZE for houses in state.houses):
        return "field 'houses' is cut off"
    if state.crest not in range(state.players):
        return f"field 'crest': {state.crest} is no player"
    return None


# -- frames -----------------------------------------------------------------------------------


def _fits(state: "BrugesState", frame: Frame) -> bool:
    if not frame:
        return False
    name, given = frame[0], frame[1:]
    if name == "others_react":
        return (
            len(given) == 3
            and given[1] in EVENTS
            and _fits(state, ("react", given[0], 1, given[2]))
        )
    if name in FRAMES or name in BARE_FRAMES:
        return within(given, FRAMES.get(name, ()))
    known = name in SEAT_FRAMES or name in LONE_SEAT_FRAMES
    expected = (range(state.players), *SEAT_FRAMES.get(name, ()))
    return known and within(given, expected) and _makes_sense(state, frame)


def _makes_sense(state: "BrugesState", frame: Frame) -> bool:
    """Other players exist, and sources have what the step asks of them."""
    name, seat = frame[:2]
    if name in ("steal", "hand_over"):
        return frame[2] in range(state.players) and frame[2] != seat
    ability = state.kit.ability
    if name == "worker":
        return bool(ability[frame[2]].cost)
    if name == "exchange":
        return any(isinstance(step, Exchange) for step in ability[frame[2]].effect)
    if name == "activate_all":
        return not frame[2] & ~state.kit.worker
    if name == "do":
        return frame[2] < len(ability[frame[3]].effect) and _has_colour(state, *frame[3:5])
    return name != "react" or _has_colour(state, *frame[2:4])


def _has_colour(state: "BrugesState", person: int, colour: int) -> bool:
    """An effect in the colour of its event needs that colour."""
    steps = state.kit.ability[person].effect
    return colour >= 0 or all(getattr(step, "colour", "") != "same" for step in steps)


def _wrong_course(state: "BrugesState") -> str | None:
    """Set-up, rounds and the end follow each other."""
    if not state.stack:
        is_over = state.phase == 4 and 0 < state.round == state.last_round
        return None if is_over else "field 'stack': the game is not over, but nothing follows"
    if not state.round:
        left = SET_UP[: len(state.stack)]
        is_order = len(left) > 1 and tuple(state.stack) == left
        return None if is_order else "field 'stack': the steps of the set-up are out of order"
    odd = next((frame[0] for frame in state.stack if frame[0] in ("start", "round")), None)
    if odd:
        return f"field 'stack': {odd!r} belongs to the set-up"
    if not state.phase or (state.phase > 2 and min(state.dice) < 1):
        return "the dice have not been rolled, or no phase has begun"
    if state.last_round and state.last_round - state.round not in (0, 1):
        return f"field 'last_round': {state.last_round} does not fit round {state.round}"
    return None


# -- cards ------------------------------------------------------------------------------------


def _wrong_displays(state: "BrugesState") -> str | None:
    """Persons lie on houses, and only persons of the display are rotated."""
    cards = [card for group in (*state.hands, *state.unseen) for card in group]
    cards += [card for houses in state.houses for card in houses[::3]]
    persons = [card for houses in state.houses for card in (*houses[1::3], *houses[2::3])]
    if any(card not in _PERSON for card in cards) or any(
        not 0 <= person <= PERSONS for person in persons
    ):
        return "a card has a number that does not exist"
    for seat, houses in enumerate(state.houses):
        pairs = zip(houses[1::3], houses[2::3], strict=True)
        if any(second and not first for first, second in pairs):
            return f"the display of seat {seat} has a gap"
        if len(houses) > MOST_HOUSES * plots.SIZE:
            return f"the display of seat {seat} has too many houses"
    if state.rotated & ~mask(filter(None, {*persons})):
        return "field 'rotated' names persons that lie in no display"
    if any(list(hand) != sorted(hand) for hand in state.hands):
        return "field 'hands': a hand is not in order"
    return None


def _wrong_cards(state: "BrugesState") -> str | None:
    """Every card lies in exactly one place."""
    cards = Counter(state.discard)
    for group in (*state.unseen, *state.hands, *state.houses):
        cards.update(card for card in group if card)
    cards.update(frame[2] for frame in state.stack if frame[0] == "granted")
    odd = next((card for card in _PERSON if cards[card] != 1), 0)
    if odd:
        return f"card {odd} lies in {cards[odd]} places"
    for colour, unseen in enumerate(state.unseen):
        if any(state.kit.colour[card] != colour for card in unseen):
            return f"field 'unseen': other colours are among the cards of colour {colour}"
        if list(unseen) != sorted(unseen):
            return f"field 'unseen': the cards of colour {colour} are not in order"
    return None


def _wrong_piles(state: "BrugesState") -> str | None:
    """The piles hold the unseen cards, and each shows its top."""
    if sum(map(len, state.unseen)) != sum(state.sizes) + len(state.blind):
        return "field 'sizes': the piles do not hold the unseen cards"
    for colour, unseen in enumerate(state.unseen):
        if len(unseen) < state.tops.count(colour) + state.blind.count(colour):
            return f"more backs of colour {colour} are seen than there are cards"
    hidden = Counter(frame[1] for frame in state.stack if frame[0] == "uncover")
    for pile, size in enumerate(state.sizes):
        has_top = bool(size) and not hidden[pile]
        if has_top != (state.tops[pile] >= 0) or hidden[pile] > min(size, 1):
            return f"field 'tops': pile {pile} shows the wrong thing"
    if bool(state.sizes[EXTRA]) == bool(state.last_round):
        return "the extra pile is laid down when the last round is known"
    return None


def _wrong_drawing(state: "BrugesState") -> str | None:
    """Cards drawn and not looked at yet are about to be looked at."""
    fronts = Counter(frame[2] for frame in state.stack if frame[0] in _FRONTS)
    draws = sum(frame[0] == "draw" for frame in state.stack)
    if draws > 1 or (draws and fronts):
        return "field 'stack': two players draw at the same time"
    if not draws and fronts != Counter(state.blind):
        return "field 'blind': other cards are about to be looked at"
    robbed = Counter(frame[2] for frame in state.stack if frame[0] == "steal")
    if any(robbed[seat] > len(state.hands[seat]) for seat in robbed):
        return "field 'stack': more cards are stolen than there are"
    return None


# -- pieces -----------------------------------------------------------------------------------


def _wrong_pieces(state: "BrugesState") -> str | None:
    """Statues exist once, a full section has had its own, and damage is about to be settled."""
    taken = [points for each in state.statues for points in each]
    if sorted(taken + state.statues_left, reverse=True) != list(STATUES):
        return "the statues are not those of this game"
    if state.statues_left != sorted(state.statues_left, reverse=True):
        return "field 'statues_left' is not in order"
    limit = max(DAMAGE_AT, state.kit.number.get("damage_at", 0))
    if max(state.threats) > limit:
        return f"field 'threats': nobody holds more than {limit} markers of a colour"
    for seat in range(state.players):
        canals = state.canals[seat * 2 : seat * 2 + 2]
        full = sum(1 << half for half in (0, 1) if canals[half] == SECTION)
        finished = state.finished[seat]
        if full & ~finished or len(state.statues[seat]) > finished.bit_count():
            return f"canals and statues of seat {seat} do not fit"
        if state.struck[seat] and not _settles(state, seat):
            return f"the damage of seat {seat} does not fit the markers"
    return None


def _settles(state: "BrugesState", seat: int) -> bool:
    struck = [colour for colour in range(5) if state.struck[seat] >> colour & 1]
    follows = ("damages", seat) in state.stack
    return follows and all(state.threats[seat * 5 + colour] >= DAMAGE_AT for colour in struck)


# -- who knows what ---------------------------------------------------------------------------


def _wrong_knowledge(state: "BrugesState") -> str | None:
    if any(state.known[card] for unseen in state.unseen for card in unseen):
        return "field 'known': somebody knows a card that nobody has seen"
    everyone = knowledge.everyone(state)
    persons = [card for houses in state.houses for card in plots.carried(houses)]
    if any(state.known[card] != everyone for card in (*state.discard, *persons)):
        return "field 'known': a card that lies open is known to all"
    holder: dict[int, int] = {}
    for seat in range(state.players):
        own = (*state.hands[seat], *state.houses[seat][::3])
        holder |= dict.fromkeys(own, seat)
        if any(not knowledge.knows(state, seat, card) for card in own):
            return f"seat {seat} does not know its own cards"
    traced = [card for card, traces in enumerate(state.traces) if traces]
    if any(not _leads_to(state, card, holder.get(card, -1)) for card in traced):
        return "field 'traces' leads astray"
    return None


def _leads_to(state: "BrugesState", card: int, holder: int) -> bool:
    traces = [knowledge.trace(state, viewer, card) for viewer in range(knowledge.SPECTATOR + 1)]
    return holder >= 0 and all(not seats or seats >> holder & 1 for seats in traces)
