"""What follows from what lies where in a position made by hand: piles, tops, who knows what."""

from collections import Counter
from collections.abc import Iterable

from rathaus.core.errors import BadPosition
from rathaus.games.bruges.components.tracks import PILES, STATUES
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.moves import PERSONS
from rathaus.games.bruges.rules.piles import EXTRA
from rathaus.games.bruges.state import CARDS, FIVE, NO_COLOUR, BrugesState
from rathaus.games.bruges_and_hamburg import knowledge, plots

HARMLESS = 3  # what dice show that nobody has set: no threat, no step up


def finish(state: BrugesState) -> None:
    """Every card lies somewhere, and whoever has or sees it knows it."""
    state.round = state.round or 1
    if not any(state.dice):
        state.dice = [HARMLESS] * FIVE
    if state.statues_left == list(STATUES):
        taken = [points for each in state.statues for points in each]
        state.statues_left = [points for points in STATUES if points not in taken]
    kept = _kept_in_piles(state)
    _name_cards(state, kept)
    _fill_piles(state, kept)
    _show_tops(state)
    if not any(state.known):
        _note_what_is_known(state)


def _kept_in_piles(state: BrugesState) -> tuple[int, ...]:
    if state.unseen == list(state.kit.by_colour):
        return ()
    return tuple([card for cards in state.unseen for card in cards])


def _name_cards(state: BrugesState, kept: tuple[int, ...]) -> None:
    """Find cards for the colours that stand for any card."""
    lying = [*state.hands, *state.houses, tuple(state.discard), kept]
    named = Counter(card for cards in lying for card in cards if card > 0)
    for card, times in named.items():
        if times > 1:
            raise BadPosition(f"{CARDS.key(card)!r} lies in {times} places")
    free = [[card for card in cards if card not in named] for cards in state.kit.by_colour]

    def found(cards: Iterable[int]) -> tuple[int, ...]:
        return tuple([card if card >= 0 else _next(free, -1 - card) for card in cards])

    for seat in range(state.players):
        state.hands[seat] = tuple(sorted(found(state.hands[seat])))
        state.houses[seat] = found(state.houses[seat])
    state.discard = list(found(state.discard))


def _next(free: list[list[int]], colour: int) -> int:
    if not free[colour]:
        raise BadPosition(f"there are no more {COLOURS[colour]} cards")
    return free[colour].pop(0)


def _fill_piles(state: BrugesState, kept: tuple[int, ...]) -> None:
    """All other cards are unseen; what the piles cannot hold lies below the discarded ones."""
    lying = {card for cards in (*state.hands, *state.houses) for card in cards} | {*state.discard}
    unseen = [[card for card in cards if card not in lying] for cards in state.kit.by_colour]
    count = sum(map(len, unseen)) - len(state.blind)
    if sum(state.sizes) == PERSONS:  # nobody has set them
        extra = 0 if state.last_round else min(count, PILES[state.players][EXTRA])
        state.sizes = [(count - extra + 1) // 2, (count - extra) // 2, extra]
    if sum(state.sizes) > count:
        raise BadPosition(f"only {count} cards are left for the piles, not {sum(state.sizes)}")
    needed = [state.tops.count(colour) + state.blind.count(colour) for colour in range(FIVE)]
    for _ in range(count - sum(state.sizes)):
        spare = [len(cards) - least for cards, least in zip(unseen, needed, strict=True)]
        cards = unseen[spare.index(max(spare))]
        state.discard.insert(0, cards.pop(_first_spare(cards, kept)))
    state.unseen = [tuple(cards) for cards in unseen]


def _first_spare(cards: list[int], kept: tuple[int, ...]) -> int:
    place = next((place for place, card in enumerate(cards) if card not in kept), None)
    if place is None:
        raise BadPosition("'piled' names more cards than the piles hold")
    return place


def _show_tops(state: BrugesState) -> None:
    """Each pile shows the colour that was set, else the one with most cards."""
    wanted, state.tops = state.tops, [NO_COLOUR] * 3
    for pile in (pile for pile in range(3) if state.sizes[pile]):
        seen = [*state.tops, *state.blind]
        left = [len(cards) - seen.count(colour) for colour, cards in enumerate(state.unseen)]
        colour = wanted[pile] if wanted[pile] >= 0 else left.index(max(left))
        if not left[colour]:
            raise BadPosition(f"no {COLOURS[colour]} card is left for the top of pile {pile + 1}")
        state.tops[pile] = colour


def _note_what_is_known(state: BrugesState) -> None:
    open_cards = list(state.discard)
    for seat in range(state.players):
        for card in (*state.hands[seat], *state.houses[seat][:: plots.SIZE]):
            state.known[card] = 1 << seat
        open_cards += plots.carried(state.houses[seat])
    for card in open_cards:
        state.known[card] = knowledge.everyone(state)
