"""Phase II: dice, clergyman, dangers, and the town-hall square (HAM-5)."""

from typing import Final

from rathaus.core.steps import (
    SIDE,
    Act,
    Answer,
    Chance,
    Frame,
    Step,
    ask,
    between,
    within,
)
from rathaus.games.bruges_and_hamburg import table
from rathaus.games.bruges_and_hamburg.moves import ACCEPT, ADVANCE, DECLINE, DONE, RAISE
from rathaus.games.hamburg.components.tracks import BOARDS, FACES
from rathaus.games.hamburg.components.vocabulary import (
    BLACK,
    COLOUR_COUNT,
    DICE,
    NewHand,
    Rule,
)
from rathaus.games.hamburg.expansions import dangers, ships
from rathaus.games.hamburg.moves import DIE, DRAW, TOKEN
from rathaus.games.hamburg.rules import clergy, display
from rathaus.games.hamburg.rules.frames import COLOUR, TOKEN_NUMBER
from rathaus.games.hamburg.rules.phase_one import hand_limit
from rathaus.games.hamburg.rules.prices import advance_price
from rathaus.games.hamburg.rules.reactions import reactions
from rathaus.games.hamburg.state import HamburgState

HIGH: Final = 5  # dice of this number or more are dangerous
SKIPPED: Final = -1  # until all have declared: draws no token
DICE_MOVES: Final = [DIE + number for number in range(1, FACES + 1)]


def begin(state: HamburgState, frame: Frame) -> None:
    state.phase = 2
    state.push_all([*[("roll", die) for die in range(len(DICE))], ("rolled",)])


def rolls(state: HamburgState, frame: Frame) -> list[int]:
    return DICE_MOVES


def roll(state: HamburgState, frame: Frame, move: int) -> None:
    state.dice[frame[1]] = move - DIE


def rolled(state: HamburgState, frame: Frame) -> None:
    """The clergyman takes his window; then the steps of the phase (HAM-5.2 to 5.11)."""
    state.window = state.dice[BLACK] - 1
    if state.listener:
        state.tell("dice_rolled", None, dice=tuple(state.dice))
    if state.players == 1:
        table.take_money(state, 1, state.dice[BLACK])  # TOM (HAM-14.3)
    order = state.order()
    people = [side for side in order if not state.is_tom(side)]
    state.push_all(
        [
            *_new_hands(state, people),
            *[("cards", side, 2) for side in people],
            *_tokens(state, order),
            *[("raises", side) for side in order],
            ("ships",),
            *[("square", side) for side in order],
            ("phase_three",),
        ]
    )


# -- new hands (HAM-13.6.6) -------------------------------------------------------------------


def _new_hands(state: HamburgState, people: list[int]) -> list[Frame]:
    tile = clergy.active(state)
    effect = state.kit.ability[tile].effect[0] if tile else None
    if not isinstance(effect, NewHand):
        return []
    draws = "one_each" if effect.how == "one_each" else "two_piles"
    discards: list[Frame] = [("discard_hand", side) for side in people]
    return [*discards, *((draws, side) for side in people)]


def discard_hand(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    cause = ("cause", side, clergy.active(state))
    state.push_all([("discard", side, len(state.hands[side])), cause])


def one_each(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    colours = [colour for colour in range(COLOUR_COUNT) if state.piles[colour]]
    more = hand_limit(state, side) - COLOUR_COUNT
    state.push_all([*[("draw", side, colour) for colour in colours], ("piles", side, more)])


def two_pile_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """The larger share first, then the smaller one from another pile."""
    if len(answer) == 2:
        return []
    return [DRAW + c for c in range(COLOUR_COUNT) if state.piles[c] and DRAW + c not in answer]


def two_piles(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    limit = hand_limit(state, side)
    shares = ((limit + 1) // 2, limit // 2)
    draws: list[Frame] = []
    for move, share in zip(state.answers[side], shares, strict=False):
        colour = move - DRAW
        draws += [("draw", side, colour)] * min(share, len(state.piles[colour]))
    state.drawn = len(draws)
    state.push_all(draws)


# -- dangers ----------------------------------------------------------------------------------


def spared_colours(state: HamburgState) -> frozenset[int]:
    """Dangers that a clergy tile holds back; 5 is black (HAM-13.6.8)."""
    tile = clergy.active(state)
    rule = state.kit.rules.get(tile)
    if not isinstance(rule, Rule) or rule.name != "no_danger":
        return frozenset()
    return frozenset(DICE.index(word) for word in rule.words)


def _tokens(state: HamburgState, order: list[int]) -> list[Frame]:
    """A black 5 or 6: everyone draws a token of his own (HAM-5.5)."""
    state.drawn_tokens = [0] * state.sides
    if state.dice[BLACK] < HIGH or BLACK in spared_colours(state):
        return []
    return [*(("draw_token", side) for side in order), ("tokens",)]


def draw_tokens(state: HamburgState, frame: Frame) -> None:
    """All have declared: those who draw do so in turn order, from enough tokens (HAM-5.6)."""
    drawing = [side for side in state.order() if state.drawn_tokens[side] != SKIPPED]
    state.drawn_tokens = [0] * state.sides
    state.push_all([("refill_tokens", len(drawing)), *[("token", side) for side in drawing]])


def refill_tokens(state: HamburgState, frame: Frame) -> None:
    if len(state.tokens) < frame[1]:
        state.tokens = sorted((*state.tokens, *state.tokens_used))
        state.tokens_used = []


def token_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Mayor side 05 may leave the token (HAM-13.1.6); all others draw."""
    may_skip = state.rule(frame[1], "ignore_black") is not None
    return [ACCEPT, DECLINE] if may_skip and not answer else []


def token_decided(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    if state.has_answered(side, DECLINE):
        state.drawn_tokens[side] = SKIPPED


def tokens_left(state: HamburgState, frame: Frame) -> list[int]:
    return [TOKEN + number - dangers.FIRST for number in state.tokens]


def draw_token(state: HamburgState, frame: Frame, move: int) -> None:
    side, number = frame[1], move - TOKEN + dangers.FIRST
    state.tokens.remove(number)
    state.tokens_used.append(number)
    state.drawn_tokens[side] = number
    state.tell("token_drawn", side, token=number, colours=state.kit.token_colours[number])
    state.push_all(reactions(state, side, "own:token"))


def raises(state: HamburgState, frame: Frame) -> None:
    """Token first, then the dice; then all disasters, then the gift (HAM-5.8, 5.9)."""
    side = frame[1]
    spared = spared_colours(state)
    number = state.drawn_tokens[side]
    frames: list[Frame] = []
    shown = state.kit.token_colours[number] if number else ()
    if shown and state.rule(side, "choose_token_danger") is not None:
        frames.append(("choose_raises", side, len(shown)))
    else:
        frames += [("raise", side, colour) for colour in shown if colour not in spared]
    dice = [c for c in range(COLOUR_COUNT) if state.dice[c] >= HIGH and c not in spared]
    frames += [("raise", side, colour) for colour in dice]
    gift: list[Frame] = [("gift", side, number)] if number else []
    state.push_all([*frames, ("disasters", side), *gift])


def choose_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """Card 231: any dangers in place of those on the token (HAM-12.95)."""
    return [] if len(answer) == frame[2] else [RAISE + colour for colour in range(COLOUR_COUNT)]


def chosen_raises(state: HamburgState, frame: Frame) -> None:
    """A danger that a clergy tile holds back may be chosen, and is not raised."""
    side, spared = frame[1], spared_colours(state)
    colours = [move - RAISE for move in state.answers[side]]
    state.push_all([("raise", side, colour) for colour in colours if colour not in spared])


def gift_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    gift = state.kit.ability[frame[2]].effect
    return [ACCEPT, DECLINE] if gift and not answer else []


def take_gift(state: HamburgState, frame: Frame) -> None:
    _, side, number = frame
    if state.has_answered(side, ACCEPT):
        state.push(("ability", side, number, -1, 0))


def token_for_others(state: HamburgState, frame: Frame, move: int) -> None:
    """Card 236: the token names what the others raise (HAM-12.77)."""
    side, number = frame[1], move - TOKEN + dangers.FIRST
    state.tokens.remove(number)
    state.tokens_used.append(number)
    state.tell("token_drawn", side, token=number, colours=state.kit.token_colours[number])
    colours = state.kit.token_colours[number]
    curses = [("curse", other, *colours) for other in state.others(side)]
    state.push_all([*reactions(state, side, "own:token"), *curses])


def curse(state: HamburgState, frame: Frame) -> None:
    _, side, *colours = frame
    if not state.has_answered(side, DECLINE):
        state.push_all([*[("raise", side, colour) for colour in colours], ("disasters", side)])


# -- ships and the square ---------------------------------------------------------------------


def set_sail(state: HamburgState, frame: Frame) -> None:
    """Ships whose die shows 3 or 4 are active in this cycle (HAM-13.4.1)."""
    if not state.has_expansion("ships"):
        return
    rule = state.kit.rules.get(clergy.active(state))
    if rule is not None and rule.name in ("ships_all", "ships_none"):
        state.ships = (1 << len(ships.SHIPS)) - 1 if rule.name == "ships_all" else 0
        return
    state.ships = sum(1 << i for i, die in enumerate(state.dice) if die in ships.ACTIVE_ON)


def square(state: HamburgState, frame: Frame) -> None:
    """Phase II cards once more, then the decision to advance (HAM-5.11)."""
    side = frame[1]
    if state.is_tom(side):
        state.push_all([("tom_cards", side, 2), ("walk", side)])
    else:
        state.push_all([("cards", side, 2), ("walk", side)])


def walk_moves(state: HamburgState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    if answer:
        return []
    price = advance_price(state, frame[1])
    return [] if price is None or price > state.money[frame[1]] else [DONE, ADVANCE]


def walk(state: HamburgState, frame: Frame) -> None:
    side = frame[1]
    if state.has_answered(side, ADVANCE):
        table.pay(state, side, advance_price(state, side) or 0)
        display.advance(state, side)
        state.push_all(reactions(state, side, "own:advance"))


STEPS: dict[str, Step] = {
    "phase_two": Act(begin),
    "roll": Chance(rolls, roll, within(len(DICE))),
    "rolled": Act(rolled),
    "discard_hand": Act(discard_hand, SIDE),
    "one_each": Act(one_each, SIDE),
    "two_piles": ask(two_pile_moves, two_piles),
    "refill_tokens": Act(refill_tokens, between(1, len(BOARDS))),
    "draw_token": ask(token_moves, token_decided),
    "tokens": Act(draw_tokens),
    "token": Chance(tokens_left, draw_token, SIDE),
    "raises": Act(raises, SIDE),
    "choose_raises": ask(choose_moves, chosen_raises, between(1, 2)),
    "gift": ask(gift_moves, take_gift, TOKEN_NUMBER),
    "token_others": Chance(tokens_left, token_for_others, SIDE),
    "curse": ask(token_moves, curse, COLOUR, COLOUR, optional=1),
    "ships": Act(set_sail),
    "square": Act(square, SIDE),
    "walk": ask(walk_moves, walk),
}
