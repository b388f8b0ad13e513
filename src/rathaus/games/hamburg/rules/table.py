"""Small acts that many rules share: paying, scoring, cards changing places."""

from typing import TYPE_CHECKING

from rathaus.games.hamburg import knowledge
from rathaus.games.hamburg.components.tracks import VIRTUAL_ADVANCE

if TYPE_CHECKING:
    from rathaus.games.hamburg.state import HamburgState


def score(state: "HamburgState", side: int, points: int) -> None:
    """Points never fall below 0 (HAM-3.9)."""
    change = max(points, -state.points[side])
    if change:
        state.points[side] += change
        if state.listener:
            state.tell("points_scored", side, points=change)


def take_money(state: "HamburgState", side: int, marks: int) -> None:
    if marks:
        state.money[side] += marks
        if state.listener:
            state.tell("money_taken", side, money=marks)


def pay(state: "HamburgState", side: int, marks: int) -> None:
    if marks:
        state.money[side] -= marks
        if state.listener:
            state.tell("money_paid", side, money=marks)


def take_workers(state: "HamburgState", side: int, colour: int, amount: int) -> None:
    if amount:
        state.workers[side * 5 + colour] += amount
        if state.listener:
            state.tell("workers_taken", side, colour=colour, amount=amount)


def give_workers(state: "HamburgState", side: int, colour: int, amount: int = 1) -> None:
    if amount:
        state.workers[side * 5 + colour] -= amount
        if state.listener:
            state.tell("workers_given", side, colour=colour, amount=amount)


# -- cards and who knows them -----------------------------------------------------------------


def reveal(state: "HamburgState", card: int) -> None:
    state.known[card] = knowledge.everyone(state)
    state.traces[card] = 0


def add_to_hand(state: "HamburgState", side: int, card: int) -> None:
    state.hands[side] = tuple(sorted((*state.hands[side], card)))
    if not state.is_tom(side):
        knowledge.see(state, side, card)


def remove_from_hand(state: "HamburgState", side: int, card: int) -> None:
    state.hands[side] = tuple(each for each in state.hands[side] if each != card)


def take_from_pile(state: "HamburgState", colour: int, card: int) -> None:
    pile = state.piles[colour]
    place = pile.index(card)
    state.piles[colour] = pile[:place] + pile[place + 1 :]


def to_discard(state: "HamburgState", card: int) -> None:
    """Face up on top of the discard pile."""
    reveal(state, card)
    state.discard.append(card)


def discard_from_hand(state: "HamburgState", side: int, card: int) -> None:
    remove_from_hand(state, side, card)
    to_discard(state, card)
    if state.listener:
        state.tell("card_discarded", side, card=card)


def has_discards(state: "HamburgState") -> bool:
    return bool(state.discard or state.shuffled)


def lay_site(state: "HamburgState", side: int, card: int) -> None:
    state.sites[side] = (*state.sites[side], card, 0, 0)
    if state.listener:
        state.tell("site_laid", side, colour=state.kit.colour[card])


def remove_building(state: "HamburgState", side: int, card: int) -> None:
    """Off its site, or from under its zoo card; its marker goes (HAM-6.14)."""
    sites, zoo = list(state.sites[side]), list(state.zoo[side])
    for place, each in enumerate(sites):
        if each == card and place % 3:
            sites[place] = 0
            if place % 3 == 1:  # the second building moves up
                sites[place], sites[place + 1] = sites[place + 1], 0
    for place, each in enumerate(zoo):
        if each == card and place % 2:
            zoo[place] = 0
    state.sites[side], state.zoo[side] = tuple(sites), tuple(zoo)
    out_of_force(state, side, card)


def into_force(state: "HamburgState", side: int, source: int) -> None:
    """A building, a park or a mayor that the side has from now on."""
    state.in_force[side] |= 1 << source


def out_of_force(state: "HamburgState", side: int, card: int) -> None:
    """The marker of a card goes with it."""
    state.in_force[side] &= ~(1 << card)
    if card in state.used:
        state.used.remove(card)


def site_room(state: "HamburgState", side: int) -> int:
    """How many buildings a site may hold (HAM-12.82)."""
    return state.rule(side, "buildings_per_site") or 1


def free_sites(state: "HamburgState", side: int, room: int | None = None) -> list[int]:
    """The places of sites that can take another building."""
    sites = state.sites[side]
    room = site_room(state, side) if room is None else room
    return [
        place
        for place in range(len(sites) // 3)
        if not sites[place * 3 + 1] or (room > 1 and not sites[place * 3 + 2])
    ]


def has_free_site(state: "HamburgState", side: int) -> bool:
    sites = state.sites[side]
    return 0 in sites[1::3] or (site_room(state, side) > 1 and 0 in sites[2::3])


def put_building(state: "HamburgState", side: int, card: int, place: int) -> None:
    sites = list(state.sites[side])
    slot = place * 3 + (1 if not sites[place * 3 + 1] else 2)
    sites[slot] = card
    state.sites[side] = tuple(sites)
    into_force(state, side, card)
    reveal(state, card)


def advance(state: "HamburgState", side: int) -> None:
    """One field forward; from the last field a virtual step (HAM-5.14)."""
    if state.square[side] < len(state.kit.square) - 1:
        state.square[side] += 1
        if state.listener:
            state.tell("advanced", side, field=state.square[side])
        return
    if state.listener:
        state.tell("advanced", side, field=state.square[side])
    score(state, side, VIRTUAL_ADVANCE)
