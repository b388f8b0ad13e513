"""Phase III: four rounds of turns, a base action each, and activations (HAM-7a)."""

from rathaus.core.steps import Act, Answer, Frame, Step, ask, between
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import DONE
from rathaus.games.bruges_and_hamburg.reasons import Obstacle
from rathaus.games.hamburg.components.tracks import ROUNDS
from rathaus.games.hamburg.components.vocabulary import DrawAct, UseLightning
from rathaus.games.hamburg.expansions import ships
from rathaus.games.hamburg.expansions.clergy import MORE_ROUNDS
from rathaus.games.hamburg.moves import AGAIN, LAST_PLAY, PLAY, SHIP, USE
from rathaus.games.hamburg.rules import abilities, acting, base, clergy
from rathaus.games.hamburg.rules.frames import COLOUR, FLAG
from rathaus.games.hamburg.rules.obstacles import (
    NO_CARD_AT_SEA,
    NO_LIGHTNING_AT_SEA,
    NO_WORKER_AT_SEA,
    SHIP_HELD,
    SHIP_INACTIVE,
    SHIP_TOO_DEAR,
    TOO_DEAR,
)
from rathaus.games.hamburg.rules.prices import HAND
from rathaus.games.hamburg.state import HamburgState


def begin(state: HamburgState, frame: Frame) -> None:
    state.phase = 3
    tom: list[Frame] = [("tom_turn",)] if state.players == 1 else []
    state.push_all(
        [*tom, *[("round", number) for number in range(1, _rounds(state) + 1)], ("phase_four",)]
    )


def rounds(state: HamburgState) -> int:
    """How many the cycle has; once the phase has begun, that is settled (HAM-13.6.9)."""
    if state.phase != 3:
        return _rounds(state)
    return max((frame[1] for frame in state.stack if frame[0] == "round"), default=state.round)


def _rounds(state: HamburgState) -> int:
    rule = state.kit.rules.get(clergy.active(state))
    return rule.number if rule is not None and rule.name == "rounds" else ROUNDS


def begin_round(state: HamburgState, frame: Frame) -> None:
    state.round = frame[1]
    people = [side for side in state.order() if not state.is_tom(side)]
    state.push_all([("turn", side, 0) for side in people])


def turn_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Play a card for a base action once; activate buildings before and after (HAM-7.2)."""
    _, side, acted = frame
    if answer:
        is_card = PLAY < answer[0] <= LAST_PLAY
        return base.moves(state, side, answer[0] - PLAY, HAND, answer[1:]) if is_card else []
    hand = () if acted else base.playable(state, side)
    found = [] if hand else [DONE]
    found += [USE + card for card in abilities.usable(state, side, 3)]
    found += [AGAIN + card for card in _twice(state, side)]
    found += [PLAY + card for card in hand]
    return found


def _twice(state: HamburgState, side: int) -> list[int]:
    """Mayor side 04: one used building once more in a cycle (HAM-9.19)."""
    if side in state.again or state.rule(side, "double_phase_iii") is None:
        return []
    return abilities.reusable(state, side, 0)


def turn(state: HamburgState, frame: Frame) -> None:
    _, side, acted = frame
    answer = state.answers[side]
    if answer[0] == DONE:
        return
    if PLAY < answer[0] <= LAST_PLAY:
        card = answer[0] - PLAY
        state.push(("turn", side, 1))
        table.remove_from_hand(state, side, card)
        acting.perform(state, side, card, HAND, answer[1:])
        return
    state.push(("turn", side, acted))
    if answer[0] > AGAIN:
        card = answer[0] - AGAIN
        state.again.append(side)
        state.tell("card_activated", side, card=card)
        state.push(("ability", side, card, -1, 0))
    else:
        abilities.activate(state, side, answer[0] - USE)


# -- ships after a wall stone (HAM-13.4) ------------------------------------------------------


def ship_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    _, side, colour = frame
    if answer:
        return []
    every = range(len(ships.SHIPS))
    offers = [SHIP + ship for ship in every if against_sailing(state, side, ship, colour) is None]
    return [DONE, *offers] if offers else []


def against_sailing(state: HamburgState, side: int, ship: int, colour: int) -> Obstacle | None:
    """What keeps a ship in the harbour after a stone of a colour."""
    if not state.ships >> ship & 1:
        return SHIP_HELD if state.dice[ship] in ships.ACTIVE_ON else SHIP_INACTIVE
    source = ships.FIRST + ship
    obstacle = abilities.against(state, side, source, colour)
    if obstacle is not None:
        return SHIP_TOO_DEAR if obstacle is TOO_DEAR else NO_WORKER_AT_SEA
    effect = state.kit.ability[source].effect[0]
    if isinstance(effect, DrawAct) and not state.piles[colour]:
        return NO_CARD_AT_SEA
    if isinstance(effect, UseLightning) and not abilities.lightnings(state, [side]):
        return NO_LIGHTNING_AT_SEA
    return None


def sail(state: HamburgState, frame: Frame) -> None:
    _, side, colour = frame
    answer = state.answers[side]
    if answer and answer[0] != DONE:
        ship = answer[0] - SHIP
        state.tell("ship_used", side, ship=ship)
        state.push(("ability", side, ships.FIRST + ship, colour, 0))


STEPS: dict[str, Step] = {
    "phase_three": Act(begin),
    "round": Act(begin_round, between(1, MORE_ROUNDS)),
    "turn": ask(turn_moves, turn, FLAG),
    "ship": ask(ship_moves, sail, COLOUR),
}
