"""Phase 2: the roll, threats, and the step up the reputation track (BRU-6)."""

from typing import Final

from rathaus.core.steps import Act, Answer, Chance, Frame, Step, ask
from rathaus.games.bruges.components.tracks import REPUTATION
from rathaus.games.bruges.moves import DIE
from rathaus.games.bruges.rules import obstacles
from rathaus.games.bruges.rules.frames import COLOUR
from rathaus.games.bruges.rules.reactions import reactions
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import ADVANCE, DONE
from rathaus.games.bruges_and_hamburg.reasons import Obstacle

THREATENING: Final = 5  # a die of this number or more
CHEAP: Final = 2  # dice up to this number make the price of a step
TOP_FIELD: Final = len(REPUTATION) - 1
DICE_MOVES: Final = [DIE + number for number in range(1, 7)]


def begin(state: BrugesState, frame: Frame) -> None:
    state.phase = 2
    state.push_all([*[("roll", die) for die in range(5)], ("rolled",)])


def rolls(state: BrugesState, frame: Frame) -> list[int]:
    return DICE_MOVES


def roll(state: BrugesState, frame: Frame, move: int) -> None:
    state.dice[frame[1]] = move - DIE


def rolled(state: BrugesState, frame: Frame) -> None:
    """All markers, then all damage, then the steps up (BRU-6.2, 6.4)."""
    if state.listener:
        state.tell("dice_rolled", None, dice=tuple(state.dice))
    order = state.order()
    threats = [colour for colour in range(5) if state.dice[colour] >= THREATENING]
    state.push_all(
        [
            *[("threat", seat, colour) for seat in order for colour in threats],
            *[("damages", seat) for seat in order if threats],
            *[("step_up", seat) for seat in order if against_all_steps(state) is None],
        ]
    )


def step_price(state: BrugesState, seat: int) -> int:
    """The pips of all dice showing 1 or 2, less a discount (BRU-6.5, 14.30)."""
    price = sum(die for die in state.dice if die <= CHEAP)
    if state.has(seat, "advance_discount"):
        price = max(0, price - state.kit.number["advance_discount"])
    return price


def against_all_steps(state: BrugesState) -> Obstacle | None:
    """Without a low die nobody steps up (BRU-6.6)."""
    return None if min(state.dice) <= CHEAP else obstacles.NO_LOW_DIE


def against_step(state: BrugesState, seat: int) -> Obstacle | None:
    """Not beyond the last field, and not without its price (BRU-6.7, 6.9)."""
    if state.reputation[seat] == TOP_FIELD:
        return obstacles.LAST_FIELD
    return obstacles.STEP_TOO_DEAR if step_price(state, seat) > state.money[seat] else None


def step_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Voluntary, and once (BRU-6.7)."""
    return [] if answer or against_step(state, frame[1]) else [DONE, ADVANCE]


def step_up(state: BrugesState, frame: Frame) -> None:
    seat = frame[1]
    if state.has_answered(seat, ADVANCE):
        table.pay(state, seat, step_price(state, seat))
        state.push_all(advance(state, seat))


def advance(state: BrugesState, seat: int) -> list[Frame]:
    """One field forward, and what reacts to it (BRU-14.6)."""
    if state.reputation[seat] == TOP_FIELD:
        return []
    state.reputation[seat] += 1
    if state.listener:
        state.tell("advanced", seat, field=state.reputation[seat])
    return reactions(state, seat, "own:advance")


STEPS: dict[str, Step] = {
    "phase_two": Act(begin),
    "roll": Chance(rolls, roll, COLOUR),
    "rolled": Act(rolled),
    "step_up": ask(step_moves, step_up),
}
