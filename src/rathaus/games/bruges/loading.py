"""What cannot be in a loaded state beyond sizes, ranges and frames: a save may have been edited."""

from collections import Counter

from rathaus.core.steps import Frame
from rathaus.games.bruges.components.kit import mask
from rathaus.games.bruges.components.tracks import DAMAGE_AT, SECTION, STATUES
from rathaus.games.bruges.components.vocabulary import Exchange
from rathaus.games.bruges.moves import MOST_HOUSES, PERSONS
from rathaus.games.bruges.rules.piles import EXTRA
from rathaus.games.bruges.rules.reactions import CANAL_BUILT
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import knowledge, plots

NEVER_WAIT = ("set_up", "replace")  # done at once, so never in a saved stack
SET_UP: tuple[Frame, ...] = (
    ("round", 1), ("uncover", 2), ("uncover", 1), ("uncover", 0), ("start",),
)  # fmt: skip
_FRONTS = ("front", "front_to_act", "front_of_house")


def problem(state: BrugesState) -> str | None:
    """The first thing that cannot be, in words; None: nothing was found."""
    return (
        _wrong_frames(state)
        or _wrong_course(state)
        or _wrong_displays(state)
        or _wrong_cards(state)
        or _wrong_piles(state)
        or _wrong_drawing(state)
        or _wrong_pieces(state)
        or _wrong_knowledge(state)
    )


# -- frames -----------------------------------------------------------------------------------


def _wrong_frames(state: BrugesState) -> str | None:
    if state.crest >= state.players:
        return f"field 'crest': {state.crest} is no player"
    for frame in state.stack:
        if frame[0] in NEVER_WAIT or not _makes_sense(state, frame):
            return f"field 'stack': {frame!r} is not a step of this game"
    return None


def _makes_sense(state: BrugesState, frame: Frame) -> bool:
    """Others are others, and sources have what the step asks of them."""
    name, ability = frame[0], state.kit.ability
    if name in ("steal", "hand_over"):
        return bool(frame[1] != frame[2])
    if name == "worker":
        return bool(ability[frame[2]].cost)
    if name == "exchange":
        return any(isinstance(step, Exchange) for step in ability[frame[2]].effect)
    if name == "activate_all":
        return not frame[2] & ~state.kit.worker
    if name == "do":
        return frame[2] < len(ability[frame[3]].effect) and _has_colour(state, *frame[3:5])
    if name == "others_react":
        return bool(frame[2] != CANAL_BUILT or frame[3] >= 0)
    return name != "react" or _has_colour(state, *frame[2:4])


def _has_colour(state: BrugesState, person: int, colour: int) -> bool:
    """An effect in the colour of its event needs that colour."""
    steps = state.kit.ability[person].effect
    return colour >= 0 or all(getattr(step, "colour", "") != "same" for step in steps)


def _wrong_course(state: BrugesState) -> str | None:
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


def _wrong_displays(state: BrugesState) -> str | None:
    """Persons lie on houses, and only persons of the display are rotated."""
    if any(not card for houses in state.houses for card in houses[::3]):
        return "field 'houses': a house is a card that does not exist"
    persons = [card for houses in state.houses for card in (*houses[1::3], *houses[2::3])]
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


def _wrong_cards(state: BrugesState) -> str | None:
    """Every card lies in exactly one place."""
    cards = Counter(state.discard)
    for group in (*state.unseen, *state.hands, *state.houses):
        cards.update(card for card in group if card)
    cards.update(frame[2] for frame in state.stack if frame[0] == "granted")
    odd = next((card for card in range(1, PERSONS + 1) if cards[card] != 1), 0)
    if odd:
        return f"card {odd} lies in {cards[odd]} places"
    for colour, unseen in enumerate(state.unseen):
        if any(state.kit.colour[card] != colour for card in unseen):
            return f"field 'unseen': other colours are among the cards of colour {colour}"
        if list(unseen) != sorted(unseen):
            return f"field 'unseen': the cards of colour {colour} are not in order"
    return None


def _wrong_piles(state: BrugesState) -> str | None:
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


def _wrong_drawing(state: BrugesState) -> str | None:
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


def _wrong_pieces(state: BrugesState) -> str | None:
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


def _settles(state: BrugesState, seat: int) -> bool:
    struck = [colour for colour in range(5) if state.struck[seat] >> colour & 1]
    follows = ("damages", seat) in state.stack
    return follows and all(state.threats[seat * 5 + colour] >= DAMAGE_AT for colour in struck)


# -- who knows what ---------------------------------------------------------------------------


def _wrong_knowledge(state: BrugesState) -> str | None:
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


def _leads_to(state: BrugesState, card: int, holder: int) -> bool:
    traces = [knowledge.trace(state, viewer, card) for viewer in range(knowledge.SPECTATOR + 1)]
    return holder >= 0 and all(not seats or seats >> holder & 1 for seats in traces)
