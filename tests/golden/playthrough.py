"""One game of two as a readable text: what is asked, what is decided, what happens."""

from random import Random

from rathaus.core.events import Event
from rathaus.core.records import chance_generator
from rathaus.core.steps import CHANCE
from tests.golden.neom_plan import NEOM, PLAN

PLAYTHROUGH = PLAN.folder / "playthrough_2p.txt"
SEED = "playthrough"


def write_playthrough() -> str:
    """The whole game in English."""
    events: list[Event] = []
    state = NEOM.start(2, listener=events.append)
    chance, rng = chance_generator(SEED), Random(SEED)
    lines = []
    while turn := state.turn():
        seat = turn[0]
        if seat == CHANCE:
            move = state.sample(chance)
            lines.append(f"  chance: {NEOM.notation(state, move)}")
        else:
            moves = state.moves(seat)
            move = rng.choice(moves)
            lines += ["", f"seat {seat}: {NEOM.prompt(state, seat, 'en')}"]
            for each in moves:
                mark = ">" if each == move else " "
                words = NEOM.describe(state, seat, each, "en")
                lines.append(f"  {mark} {NEOM.notation(state, each)}: {words}")
        state.play(seat, move)
        lines += [f"    {NEOM.story(event, 'en')}" for event in events]
        events.clear()
    for seat, sheet in enumerate(state.result()):
        lines += ["", f"seat {seat}:", *(f"  {name}: {value}" for name, value in sheet.items())]
    return "\n".join(lines) + "\n"
