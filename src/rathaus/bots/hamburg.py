"""The judgement of a Hamburg position: the score as if the game ended now, and what may come.

A move is rated by what it leads to: a base action is searched in full, choices inside an effect
go on with the first option, and chance is drawn once. All values are in points.
"""

from random import Random
from typing import cast

from rathaus.core.state import State
from rathaus.core.steps import CHANCE, Frame
from rathaus.games.hamburg import scoring
from rathaus.games.hamburg.components.kit import PERMANENT, PHASE
from rathaus.games.hamburg.components.tracks import CYCLES, HALF, MAJORITIES
from rathaus.games.hamburg.moves import DONE, DRAW, MAYOR
from rathaus.games.hamburg.rules.counting import dangers_of, workers_of
from rathaus.games.hamburg.rules.phase_four import standing
from rathaus.games.hamburg.rules.prices import segment_colour
from rathaus.games.hamburg.state import HamburgState

MARK = 0.34
WORKER = (0.0, 0.4, 0.75, 1.0, 1.2, 1.3)  # by how many of a colour
CARD = 0.55
SITE = 3.0  # a free site, the first two
USABLE = (0.35, 0.11)  # a building per cycle to come: at least, and per Mark of its price
STANDING = (0.2, 0.08)  # the same for permanent ones
STONES = (0.0, 1.2, 2.6, 1.0, 3.5, 0.0)  # of a half, on the way to a statue
LEAD, TIE = 3.5, 1.5  # a majority within reach
FIELD = 1.0  # a field of the square brings the dearer ones nearer
READY, HOPED = 0.9, 0.4  # how much of a card in hand counts, with and without a site
DANGER = (0.0, 0.35, 1.3, 2.0)  # what a level is expected to cost
SEARCHED = ("turn", "granted")  # few options a decision, so all ways can be tried
MAIN = ("turn", "cards", "walk")  # decisions of their own, not parts of another


def rate(state: State, seat: int, moves: list[int]) -> list[float]:
    """How good each legal move is for the seat."""
    table = cast("HamburgState", state)
    frame = table.stack[-1]
    if frame[0] == "piles":
        return [_wish(table, seat, move - DRAW) for move in moves]
    if frame[0] == "mayor":
        return [float(move - MAYOR in _GOOD_MAYORS) for move in moves]
    return [_outcome(table, seat, frame, move, Random(7)) for move in moves]


_GOOD_MAYORS = (0, 3, 5, 6, 8)


def _wish(state: HamburgState, seat: int, colour: int) -> float:
    """A colour to draw: for the wall, for a danger, for workers that are missing."""
    wall = any(segment_colour(state, seat, half) == colour for half in (0, 1))
    level = state.dangers[seat * 5 + colour]
    held = sum(state.kit.colour[card] == colour for card in state.hands[seat])
    chosen = state.answers[seat].count(DRAW + colour)
    workers = min(3, state.workers[seat * 5 + colour])
    return 1.5 * wall + level + 0.3 * workers - 0.8 * (held + chosen)


# -- looking one decision ahead ---------------------------------------------------------------


def _outcome(state: HamburgState, seat: int, frame: Frame, move: int, rng: Random) -> float:
    new = state.copy()
    before = new.resolved
    new.play(seat, move)
    if frame[0] in SEARCHED and new.resolved == before and new.turn() == (seat,):
        return max(_outcome(new, seat, frame, each, rng) for each in new.moves(seat))
    _settle(new, seat, rng)
    return worth(new, seat)


def _settle(state: HamburgState, seat: int, rng: Random) -> None:
    """Play out what the move set off, up to the next decision of its own."""
    while turn := state.turn():
        if turn == (CHANCE,):
            if state.stack[-1][0] in ("roll", "draw"):
                return
            state.play(CHANCE, state.sample(rng))
            continue
        frame = state.stack[-1]
        if turn != (seat,) or (frame[0] in MAIN and not state.answers[seat]):
            return
        state.play(seat, _follow(state.moves(seat)))


def _follow(moves: list[int]) -> int:
    """A choice inside an effect: the first that is not to stop."""
    offers = [move for move in moves if move != DONE]
    return offers[0] if offers else moves[0]


# -- the worth of a position ------------------------------------------------------------------


def worth(state: HamburgState, seat: int) -> float:
    left = CYCLES - state.cycle + (state.phase < 3)
    return (
        scoring.total(state, seat)
        + _supplies(state, seat, left)
        + _display(state, seat, left)
        + _plan(state, seat, left)
        + _wall(state, seat, left)
        + _leads(state, seat)
        + FIELD * state.square[seat] * min(1.0, left / 4)
        - sum(DANGER[min(level, 3)] for level in dangers_of(state, seat)) * min(1.0, left / 3)
    )


def _supplies(state: HamburgState, seat: int, left: int) -> float:
    use = min(1.0, (left + state.phase % 4 / 4) / 2)
    workers = sum(WORKER[min(amount, 5)] for amount in workers_of(state, seat))
    return use * (MARK * state.money[seat] + workers + CARD * len(state.hands[seat]))


def _display(state: HamburgState, seat: int, left: int) -> float:
    """Buildings that can still be used, and sites to build on."""
    total = sum(_use(state, card, left) for card in state.buildings(seat))
    parks = len(state.parks[seat])
    counted = len(state.on_sites(seat)) + len(state.zoo[seat]) // 2 + parks
    total += left * (0.6 * parks + counted / 6)  # income, and clergymen still to come
    sites = state.sites[seat]
    free = sum(not building for building in sites[1::3])
    return total + min(1.0, left / 2) * (SITE * min(free, 2) + 0.4 * max(0, free - 2))


def _plan(state: HamburgState, seat: int, left: int) -> float:
    """The best card in hand that could be laid out next; more so if there is a site for it."""
    sites = state.sites[seat]
    has_site = not all(sites[1::3]) if sites else False
    best = 0.0
    for card in state.hands[seat]:
        short = max(0, state.kit.price[card] - state.money[seat])
        ready = READY if has_site or not state.kit.is_building[card] else HOPED
        best = max(best, ready * (_card_gain(state, card, left) - 0.5 * short))
    return best


def _card_gain(state: HamburgState, card: int, left: int) -> float:
    kit = state.kit
    return kit.vp[card] + left / 6 - MARK * kit.price[card] + _use(state, card, left)


def _use(state: HamburgState, card: int, left: int) -> float:
    """What the ability of a card may bring in the cycles to come."""
    worth_of = {PHASE: USABLE, PERMANENT: STANDING}.get(state.kit.trigger[card], (0.0, 0.0))
    return (worth_of[0] + worth_of[1] * state.kit.price[card]) * left


def _wall(state: HamburgState, seat: int, left: int) -> float:
    """Stones on the way to a third segment or a statue."""
    total = 0.0
    for half in (0, 1):
        built = state.walls[seat * 2 + half]
        total += STONES[built] * min(1.0, left / 2)
        if built < HALF and not state.hummels:
            total -= 0.5 * (built > 3)
    return total


def _leads(state: HamburgState, seat: int) -> float:
    """Majorities that are within reach at the end of this cycle."""
    total = 0.0
    for majority in range(len(MAJORITIES)):
        if state.markers[seat] >> majority & 1:
            continue
        mine = standing(state, majority, seat)
        best = max(standing(state, majority, other) for other in state.others(seat))
        total += LEAD if mine > best else TIE if mine == best and mine else 0.0
    return total
