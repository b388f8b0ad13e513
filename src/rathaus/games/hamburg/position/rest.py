"""Whatever a position does not say follows from what it does."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rathaus.core.errors import BadPosition
from rathaus.games.bruges_and_hamburg import knowledge
from rathaus.games.hamburg.components.tracks import BOARDS, HALF
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.position.reading import any_card_of
from rathaus.games.hamburg.state import CARDS, HamburgState


def finish(state: HamburgState) -> None:
    state.cycle = state.cycle or 1
    state.shuffled = sorted(state.shuffled)
    _give_boards(state)
    _check_cards(state)
    _find_sites(state)
    _fill_piles(state)
    _take_statues(state)
    _note_what_is_known(state)


def _give_boards(state: HamburgState) -> None:
    left = iter([board for board in range(len(BOARDS)) if board not in state.boards])
    state.boards = [next(left) if board < 0 else board for board in state.boards]


def _lying(state: HamburgState) -> Iterator[int]:
    """Every card that was named, and places for those that are still to be found."""
    for group in (*state.hands, *state.sites, *state.zoo, *state.parks):
        yield from group
    yield from (*state.discard, *state.shuffled)


def _check_cards(state: HamburgState) -> None:
    found = Counter(card for card in _lying(state) if card > 0)
    for card, times in found.items():
        if times > 1:
            raise BadPosition(f"{CARDS.key(card)} lies in {times} places")
    for side in range(state.sides):
        _check_kind(state, "a building", state.kit.is_building, state.buildings(side))
        _check_kind(state, "a zoo card", state.kit.is_zoo, state.zoo[side][::2])


def _check_kind(state: HamburgState, what: str, fits: Sequence[bool], cards: Sequence[int]) -> None:
    for card in cards:
        if not fits[card]:
            raise BadPosition(f"{CARDS.key(card)} is not {what}")


def _find_sites(state: HamburgState) -> None:
    """A site of a colour is a building card that nobody has named, the last one first."""
    kit, lying = state.kit, {*_lying(state)}
    spare = {
        any_card_of(colour): [c for c in kit.pile(colour) if kit.is_building[c] and c not in lying]
        for colour in range(COLOUR_COUNT)
    }
    state.sites = [
        tuple(spare[number].pop() if number < 0 else number for number in sites)
        for sites in state.sites
    ]


def _fill_piles(state: HamburgState) -> None:
    lying = {*_lying(state)}
    for colour in range(COLOUR_COUNT):
        pile, whole = state.piles[colour], state.kit.pile(colour)
        twice = [card for card in pile if card in lying] if pile != whole else []
        if twice:
            raise BadPosition(f"{CARDS.key(twice[0])} lies in 2 places")
        state.piles[colour] = tuple(card for card in pile if card not in lying)


def _take_statues(state: HamburgState) -> None:
    """Statues that somebody has are no longer on offer; a full half has had its own."""
    if state.hummels == list(state.kit.statues(state.players, state.has_expansion("statues"))):
        state.hummels = _without(state.hummels, state.statues)
    state.jettes = _without(state.jettes, state.jettes_of)
    for place, stones in enumerate(state.walls):
        if stones == HALF:
            state.halves[place // 2] |= 1 << place % 2


def _without(values: list[int], taken: list[tuple[int, ...]]) -> list[int]:
    left = list(values)
    for value in (value for group in taken for value in group):
        if value in left:
            left.remove(value)
    return left


def _note_what_is_known(state: HamburgState) -> None:
    """Everybody knows what lies open, and a player the own hand."""
    for card in (*state.discard, *state.shuffled):
        state.known[card] = knowledge.everyone(state)
    for side in range(state.sides):
        for card in (*state.buildings(side), *state.zoo[side][::2], *state.parks[side]):
            state.known[card] = knowledge.everyone(state)
        for card in state.hands[side]:
            state.known[card] = 1 << side
