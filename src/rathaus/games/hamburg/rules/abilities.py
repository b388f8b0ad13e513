"""Abilities: when they may be used, and their effects step by step (HAM-9)."""

from typing import Final

from rathaus.core.steps import SIDE, Act, Answer, Frame, Step, ask, within
from rathaus.games.bruges_and_hamburg.moves import ACCEPT, DECLINE, DONE
from rathaus.games.bruges_and_hamburg.questions import AMOUNT, cause
from rathaus.games.bruges_and_hamburg.reasons import Obstacle
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.kit import members
from rathaus.games.hamburg.moves import USE
from rathaus.games.hamburg.rules import costs, effects
from rathaus.games.hamburg.rules.costs import FREE
from rathaus.games.hamburg.rules.counting import Context, holds
from rathaus.games.hamburg.rules.effects.words import Word
from rathaus.games.hamburg.rules.frames import CARDS_MASK, MAYBE_COLOUR, SAME, SOURCE
from rathaus.games.hamburg.rules.obstacles import CONDITION, NOTHING_TO_REPEAT
from rathaus.games.hamburg.rules.reactions import is_lightning
from rathaus.games.hamburg.state import HamburgState


def against(
    state: HamburgState, side: int, source: int, same: int = -1, free: bool = False
) -> Obstacle | None:
    """Condition, cost, and whatever the effect needs to be used at all."""
    ability = state.kit.ability[source]
    if not holds(state, side, ability.condition):
        return CONDITION
    if not free:
        unpaid = costs.against(state, side, source, same)
        if unpaid is not None:
            return unpaid
    for effect in ability.effect:
        missing = MISSING.get(type(effect))
        if missing is not None:
            obstacle = missing(state, side, effect, source, free)
            if obstacle is not None:
                return obstacle
    return None


def can_use(
    state: HamburgState, side: int, source: int, same: int = -1, free: bool = False
) -> bool:
    return against(state, side, source, same, free) is None


def usable(state: HamburgState, side: int, phase: int) -> list[int]:
    """Own cards of a phase that can be activated now, in order of number."""
    mine = state.in_force[side] & state.kit.of_phase[phase]
    if not mine:
        return []
    used = state.used
    return [card for card in members(mine) if card not in used and can_use(state, side, card)]


def activate(state: HamburgState, side: int, card: int) -> None:
    """Use a once-per-cycle card: it gets its marker."""
    state.used.append(card)
    if state.listener:
        state.tell("card_activated", side, card=card)
    state.push(("ability", side, card, -1, 0))


# -- effects, one after the other --------------------------------------------------------------


def do(state: HamburgState, frame: Frame) -> None:
    """One step of an effect; the next one waits below whatever it sets off."""
    _, side, source, index, same, paid, paid_n = frame
    steps = state.kit.ability[source].effect
    if index + 1 < len(steps):
        state.push(("do", side, source, index + 1, same, paid, paid_n))
    step = steps[index]
    WORDS[type(step)].do(state, side, step, Context(source, same, paid, paid_n))


def may_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """A voluntary benefit; not asked where it would do nothing."""
    _, side, source, same = frame
    # It may have gone back to the hand since the event.
    if answer or not state.has(side, source) or not can_use(state, side, source, same):
        return []
    first = state.kit.ability[source].effect[0]
    helps = WORDS[type(first)].helps
    if helps is not None and not helps(state, side, first, Context(source, same)):
        return []
    return [ACCEPT, DECLINE]


def may_resolve(state: HamburgState, frame: Frame) -> None:
    _, side, source, same = frame
    if state.has_answered(side, ACCEPT):
        state.push(("ability", side, source, same, 0))


# -- abilities that use others -----------------------------------------------------------------


def reactivate(state: HamburgState, side: int, effect: v.Reactivate, context: Context) -> None:
    state.push(("reactivate", side, context.source))


def reusable(state: HamburgState, side: int, source: int) -> list[int]:
    """Used buildings of phase III that can be paid once more (HAM-9.19)."""
    cards = members(state.in_force[side] & state.kit.of_phase[3])
    return [
        card
        for card in cards
        if card in state.used and card != source and can_use(state, side, card)
    ]


def _nothing_to_repeat(
    state: HamburgState, side: int, effect: v.Reactivate, source: int, free: bool
) -> Obstacle | None:
    return None if reusable(state, side, source) else NOTHING_TO_REPEAT


def _still_stands(
    state: HamburgState, side: int, effect: v.RepeatLightning, context: Context
) -> bool:
    return context.same in state.buildings(side)


def repeat_lightning(
    state: HamburgState, side: int, effect: v.RepeatLightning, context: Context
) -> None:
    state.tell("card_activated", side, card=context.same)
    state.push(("ability", side, context.same, -1, 0))


def activate_all(state: HamburgState, side: int, effect: v.ActivateAll, context: Context) -> None:
    cards = [card for card in state.buildings(side) if card in state.kit.one_worker]
    state.push(("activate_all", side, sum(1 << card for card in cards)))


def copy_lightning(
    state: HamburgState, side: int, effect: v.CopyLightning, context: Context
) -> None:
    state.push(("copy", side))


def use_lightning(state: HamburgState, side: int, effect: v.UseLightning, context: Context) -> None:
    state.push(("use_lightning", side))


def lightnings(state: HamburgState, sides: list[int]) -> list[int]:
    cards = [card for side in sides for card in state.buildings(side)]
    return sorted(card for card in cards if is_lightning(state, card))


# -- questions ---------------------------------------------------------------------------------


def reactivate_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [USE + c for c in reusable(state, frame[1], frame[2])]


def run_chosen(state: HamburgState, frame: Frame) -> None:
    """The ability of the card that was chosen, as if the side owned it."""
    side = frame[1]
    if state.answers[side]:
        card = state.answers[side][0] - USE
        state.tell("card_activated", side, card=card)
        state.push(("ability", side, card, -1, 0))


def all_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """060: each building once, without its worker, in any order (HAM-9.20)."""
    _, side, cards = frame
    if answer:
        return []
    standing = state.buildings(side)
    left = [card for card in sorted(standing) if cards >> card & 1]
    offers = [USE + card for card in left if can_use(state, side, card, free=True)]
    return [DONE, *offers] if offers else []


def activate_one(state: HamburgState, frame: Frame) -> None:
    _, side, cards = frame
    answer = state.answers[side]
    if not answer or answer[0] == DONE:
        return
    card = answer[0] - USE
    state.tell("card_activated", side, card=card)
    state.push_all(
        [("ability", side, card, -1, FREE), ("activate_all", side, cards & ~(1 << card))]
    )


def copy_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    others = state.others(frame[1])
    return [] if answer else [USE + card for card in lightnings(state, others)]


def own_lightning_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return [] if answer else [USE + card for card in lightnings(state, [frame[1]])]


WORDS: Final[dict[type, Word]] = {
    **effects.WORDS,
    v.Reactivate: Word(reactivate, missing=_nothing_to_repeat),
    v.RepeatLightning: Word(repeat_lightning, helps=_still_stands),
    v.ActivateAll: Word(activate_all),
    v.CopyLightning: Word(copy_lightning),
    v.UseLightning: Word(use_lightning),
}
MISSING: Final = {word: each.missing for word, each in WORDS.items() if each.missing}
STEPS: dict[str, Step] = {
    "cause": Act(cause, SIDE, SOURCE),
    "do": Act(do, SIDE, SOURCE, within(5), SAME, MAYBE_COLOUR, AMOUNT),
    "may": ask(may_moves, may_resolve, SOURCE, SAME),
    "reactivate": ask(reactivate_moves, run_chosen, SOURCE),
    "activate_all": ask(all_moves, activate_one, CARDS_MASK),
    "copy": ask(copy_moves, run_chosen),
    "use_lightning": ask(own_lightning_moves, run_chosen),
}
