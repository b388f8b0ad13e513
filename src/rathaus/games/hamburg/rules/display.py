"""What lies in front of a side: sites, buildings, what is in force; and the piles."""

from rathaus.core.groups import without
from rathaus.games.bruges_and_hamburg import plots, table
from rathaus.games.bruges_and_hamburg.table import reveal, score
from rathaus.games.hamburg.components.tracks import VIRTUAL_ADVANCE
from rathaus.games.hamburg.components.vocabulary import COLOUR_COUNT
from rathaus.games.hamburg.state import HamburgState


def take_from_pile(state: HamburgState, colour: int, card: int) -> None:
    state.piles[colour] = without(state.piles[colour], card)


def has_discards(state: HamburgState) -> bool:
    return bool(state.discard or state.shuffled)


def lay_site(state: HamburgState, side: int, card: int) -> None:
    state.sites[side] = plots.lay(state.sites[side], card)
    if state.listener:
        state.tell("site_laid", side, colour=state.kit.colour[card])


def remove_building(state: HamburgState, side: int, card: int) -> None:
    """Off its site, or from under its zoo card; its marker goes (HAM-6.14)."""
    zoo = state.zoo[side]
    state.sites[side] = plots.take_off(state.sites[side], card)
    state.zoo[side] = tuple(0 if each == card and at % 2 else each for at, each in enumerate(zoo))
    out_of_force(state, side, card)


def into_force(state: HamburgState, side: int, source: int) -> None:
    """A building, a park or a mayor that the side has from now on."""
    state.in_force[side] |= 1 << source


def out_of_force(state: HamburgState, side: int, card: int) -> None:
    """The marker of a card goes with it."""
    state.in_force[side] &= ~(1 << card)
    if card in state.used:
        state.used.remove(card)


def site_room(state: HamburgState, side: int) -> int:
    """How many buildings a site may hold (HAM-12.82)."""
    return state.rule(side, "buildings_per_site") or 1


def free_sites(state: HamburgState, side: int, room: int | None = None) -> list[int]:
    """The places of sites that can take another building."""
    return plots.free(state.sites[side], site_room(state, side) if room is None else room)


def has_free_site(state: HamburgState, side: int) -> bool:
    return plots.has_room(state.sites[side], site_room(state, side))


def put_building(state: HamburgState, side: int, card: int, place: int) -> None:
    state.sites[side] = plots.put(state.sites[side], card, place)
    into_force(state, side, card)
    reveal(state, card)


def advance(state: HamburgState, side: int) -> None:
    """One field forward; from the last field a virtual step (HAM-5.14)."""
    if state.square[side] < len(state.kit.square) - 1:
        state.square[side] += 1
        if state.listener:
            state.tell("advanced", side, field=state.square[side])
        return
    if state.listener:
        state.tell("advanced", side, field=state.square[side])
    score(state, side, VIRTUAL_ADVANCE)


def lower_danger(
    state: HamburgState, side: int, colour: int, levels: int, scores: bool = True
) -> int:
    """Lower a danger as far as it goes, with its points (HAM-6.12); the levels lowered."""
    done = min(levels, state.dangers[side * COLOUR_COUNT + colour])
    if not done:
        return 0
    state.dangers[side * COLOUR_COUNT + colour] -= done
    state.lowered = colour
    if state.listener:
        disaster = state.kit.dangers[colour]
        state.tell("danger_lowered", side, colour=colour, disaster=disaster, levels=done)
    if scores:
        each = state.rule(side, "lower_points") or 1
        score(state, side, each * done)
    return done


def take_back(state: HamburgState, side: int, building: int) -> None:
    """A building off the display returns to the hand, or to the pile if it is TOM's."""
    out_of_force(state, side, building)
    if state.is_tom(side):
        table.to_discard(state, building)
    else:
        table.add_to_hand(state, side, building)
    if state.listener:
        state.tell("building_returned", side, card=building)
