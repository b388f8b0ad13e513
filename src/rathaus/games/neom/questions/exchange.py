"""The Building Department: which cornerstones to swap (NEO-12.2)."""

from rathaus.core.catalogue import Effect
from rathaus.games.neom.moves import CORNERSTONE_KEYS, SPACE
from rathaus.games.neom.questions.acting import unbuilt
from rathaus.games.neom.questions.choice import (
    Ask,
    Asked,
    Choice,
    Effects,
    MoveKind,
    Spoken,
    Targets,
    piece,
)


def _exchange(asked: Asked) -> str:
    if SPACE.split(asked.state.moves(asked.seat)[0])[0] != "take":
        return asked.ask("exchange")
    kinds = [SPACE.split(move)[0] for move in asked.answer]
    return asked.ask("take", count=kinds.count("discard") - kinds.count("take"))


def _done(choice: Spoken) -> str:
    return choice.say("done" if choice.state.answers[choice.seat] else "keep_all")


def _discard(choice: Spoken) -> str:
    key = "discard_and_draw" if choice.state.beginner else "discard"
    return choice.say(key, tile=choice.tile(CORNERSTONE_KEYS[choice.index]))


def _discarded(choice: Choice) -> Effects:
    return (Effect("lose", CORNERSTONE_KEYS[choice.index]),)


def _take(choice: Spoken) -> str:
    return choice.say("take", tile=choice.tile(CORNERSTONE_KEYS[choice.index]))


def _in_pile(choice: Choice) -> Targets:
    return piece(CORNERSTONE_KEYS[choice.index], "pile")


def _taken(choice: Choice) -> Effects:
    return (Effect("gain", CORNERSTONE_KEYS[choice.index]),)


PROMPTS: dict[str, Ask] = {"exchange": _exchange}
MOVES = {
    "done": MoveKind(_done),
    "discard": MoveKind(_discard, unbuilt, _discarded),
    "take": MoveKind(_take, _in_pile, _taken),
}
