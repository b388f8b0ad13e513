"""The six actions (BRU-9)."""

from typing import Final, NamedTuple

from rathaus.core.steps import Answer, Frame, Step, ask
from rathaus.games.bruges.components.tracks import SECTION, TAKE_WORKERS
from rathaus.games.bruges.components.vocabulary import ACTIONS
from rathaus.games.bruges.moves import AS, CANAL, HOUSE, MOST_HOUSES, PLAY
from rathaus.games.bruges.rules import obstacles, threats
from rathaus.games.bruges.rules.counting import space_colour, space_cost
from rathaus.games.bruges.rules.frames import CARD
from rathaus.games.bruges.rules.piles import lay_house
from rathaus.games.bruges.rules.reactions import CANAL_BUILT, PERSON_PLACED, reactions
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg import knowledge, plots, table
from rathaus.games.bruges_and_hamburg.moves import RECOLOUR
from rathaus.games.bruges_and_hamburg.reasons import Obstacle

WORKERS: Final = 0
MONEY: Final = 1
THREAT: Final = 2
CANALS: Final = 3
HOUSES: Final = 4
PERSON: Final = 5
FROM_HAND: Final = 0
GRANTED: Final = 1


# -- what can be done with a card -------------------------------------------------------------


class UsedCard(NamedTuple):
    """The card that is used for an action, the colour it counts as, and the rest of the answer."""

    card: int
    colour: int
    is_recoloured: bool
    rest: Answer


def used_card(state: BrugesState, seat: int) -> UsedCard | None:
    """The card of the open question, if it is about one."""
    frame, answer = state.stack[-1], state.answers[seat]
    if frame[0] == "granted":
        card = int(frame[2])
    elif frame[0] in ("turn", "one_more") and answer and PLAY < answer[0] < AS:
        card, answer = answer[0] - PLAY, answer[1:]
    else:
        return None
    colour, rest = _split(state, card, answer)
    return UsedCard(card, colour, len(rest) < len(answer), rest)


def moves(state: BrugesState, seat: int, card: int, answer: Answer) -> list[int]:
    """Another colour where a person allows it, which action, and where."""
    colour, rest = _split(state, card, answer)
    if not rest:
        return [*_recolours(state, card, answer), *_actions(state, seat, card, answer)]
    if len(rest) > 1:
        return []
    action = rest[0] - AS
    if action == CANALS:
        return [CANAL + section for section in spaces(state, seat, colour)]
    if action == PERSON:
        return [HOUSE + place for place in free_houses(state, seat)]
    return []


def _split(state: BrugesState, card: int, answer: Answer) -> tuple[int, Answer]:
    """The colour the card counts as, and the rest of the answer."""
    if answer and RECOLOUR <= answer[0] < RECOLOUR + 5:
        return answer[0] - RECOLOUR, answer[1:]
    return state.kit.colour[card], answer


def _recolours(state: BrugesState, card: int, answer: Answer) -> list[int]:
    """The own colour need not be named (BRU-14.28)."""
    if answer or not state.recolours:
        return []
    return [RECOLOUR + colour for colour in range(5) if colour != state.kit.colour[card]]


def _actions(state: BrugesState, seat: int, card: int, answer: Answer) -> list[int]:
    """Only what is possible and can be paid (BRU-8.9); a named colour does not help a person."""
    colour = _split(state, card, answer)[0]
    offers = [AS + WORKERS, AS + MONEY]
    if against_threat(state, seat, colour) is None:
        offers.append(AS + THREAT)
    if against_canal(state, seat, colour) is None:
        offers.append(AS + CANALS)
    if against_house(state, seat, colour) is None:
        offers.append(AS + HOUSES)
    if not answer and against_person(state, seat, card) is None:
        offers.append(AS + PERSON)
    return offers


def against(state: BrugesState, seat: int, used: UsedCard, action: int) -> Obstacle | None:
    """What forbids an action with the card; a named colour does not help a person."""
    if action == PERSON:
        return (
            obstacles.RECOLOURED if used.is_recoloured else against_person(state, seat, used.card)
        )
    if action in (WORKERS, MONEY):
        return None
    check = {THREAT: against_threat, CANALS: against_canal, HOUSES: against_house}[action]
    return check(state, seat, used.colour)


# -- threats ----------------------------------------------------------------------------------


def against_threat(state: BrugesState, seat: int, colour: int) -> Obstacle | None:
    return None if state.threats[seat * 5 + colour] else obstacles.NO_MARKER


# -- canals -----------------------------------------------------------------------------------


def spaces(state: BrugesState, seat: int, colour: int) -> list[int]:
    """The sections whose next space can be built with a card of the colour."""
    return [half for half in (0, 1) if against_section(state, seat, half, colour) is None]


def against_canal(state: BrugesState, seat: int, colour: int) -> Obstacle | None:
    """The better one of two obstacles: a price can be paid later, another colour be drawn."""
    left = against_section(state, seat, 0, colour)
    right = against_section(state, seat, 1, colour) if left else None
    if left is None or right is None:
        return None
    if obstacles.SPACE_TOO_DEAR in (left, right):
        return obstacles.SPACE_TOO_DEAR
    return (
        obstacles.OTHER_SPACE
        if obstacles.OTHER_SPACE in (left, right)
        else obstacles.CANAL_FINISHED
    )


def against_section(state: BrugesState, seat: int, section: int, colour: int) -> Obstacle | None:
    """The next space has a colour and a price (BRU-9.4, 9.5)."""
    space = space_colour(state, seat, section)
    if space != colour:
        return obstacles.OTHER_SPACE if space >= 0 else obstacles.SECTION_FINISHED
    return (
        obstacles.SPACE_TOO_DEAR if canal_price(state, seat, section) > state.money[seat] else None
    )


def canal_price(state: BrugesState, seat: int, section: int) -> int:
    return 0 if state.has(seat, "canal_free") else space_cost(state, seat, section)


# -- houses and persons -----------------------------------------------------------------------


def against_house(state: BrugesState, seat: int, colour: int) -> Obstacle | None:
    has_room = len(state.houses[seat]) < MOST_HOUSES * plots.SIZE
    can_pay = state.workers[seat * 5 + colour] or state.has(seat, "house_free")
    return None if has_room and can_pay else obstacles.NO_WORKER_FOR_HOUSE


def against_person(state: BrugesState, seat: int, card: int) -> Obstacle | None:
    if not plots.has_room(state.houses[seat], _persons_per_house(state, seat)):
        return obstacles.NO_HOUSE
    return (
        obstacles.PERSON_TOO_DEAR if person_price(state, seat, card) > state.money[seat] else None
    )


def person_price(state: BrugesState, seat: int, card: int) -> int:
    """First half, then the discount (BRU-14.39)."""
    kit, price = state.kit, state.kit.price[card]
    if state.persons[seat] & kit.half_price[kit.colour[card]]:
        price = (price + 1) // 2
    if state.has(seat, "discount"):
        price = max(0, price - kit.number["discount"])
    return price


def free_houses(state: BrugesState, seat: int) -> list[int]:
    """Houses with room for a person (BRU-9.11, 14.37)."""
    return plots.free(state.houses[seat], _persons_per_house(state, seat))


def _persons_per_house(state: BrugesState, seat: int) -> int:
    return state.kit.number["persons_per_house"] if state.has(seat, "persons_per_house") else 1


# -- doing it ---------------------------------------------------------------------------------


def perform(state: BrugesState, seat: int, card: int, origin: int, answer: Answer) -> None:
    """Pay, do it, and put on the stack what follows."""
    colour, rest = _split(state, card, answer)
    action = rest[0] - AS
    state.recolours = 0
    if state.listener:
        state.tell("action_taken", seat, action=ACTIONS[action], colour=colour)
    if action < HOUSES:  # face up on the discard pile before the effect (BRU-8.9)
        table.to_discard(state, card)
        if state.listener:
            state.tell("card_discarded", seat, card=card)
    target = rest[1] if len(rest) > 1 else 0
    if action == WORKERS:
        table.take_workers(state, seat, colour, TAKE_WORKERS)
    elif action == MONEY:
        table.take_money(state, seat, state.dice[colour])
    elif action == THREAT:
        threats.give_back(state, seat, colour)
    elif action == CANALS:
        _build(state, seat, target - CANAL, colour)
        return
    elif action == HOUSES:
        _house(state, seat, card, origin, colour)
    else:
        table.pay(state, seat, person_price(state, seat, card))
        state.push_all(place(state, seat, card, target - HOUSE))
        return
    state.push_all(reactions(state, seat, f"base:{ACTIONS[action]}", colour))


def _build(state: BrugesState, seat: int, section: int, colour: int) -> None:
    """Own reactions come before those of the others (BRU-15.2)."""
    table.pay(state, seat, canal_price(state, seat, section))
    others = build_canal(state, seat, section)
    state.push_all([*reactions(state, seat, "base:canal", colour), *others])


def _house(state: BrugesState, seat: int, card: int, origin: int, colour: int) -> None:
    """The house keeps its printed colour (BRU-15.10)."""
    if not state.has(seat, "house_free"):
        table.give_workers(state, seat, colour)
    if origin == FROM_HAND:
        knowledge.hide(state, seat, card)
    lay_house(state, seat, card)


def build_canal(state: BrugesState, seat: int, section: int) -> list[Frame]:
    """A token on the next space; the fifth one brings a statue once (BRU-9.7, 9.8)."""
    colour = space_colour(state, seat, section)
    state.canals[seat * 2 + section] += 1
    if state.listener:
        state.tell("canal_built", seat, section=section, colour=colour)
    complete = state.canals[seat * 2 + section] == SECTION
    if complete and not state.finished[seat] >> section & 1:
        state.finished[seat] |= 1 << section
        if state.statues_left:
            statue = state.statues_left.pop(0)
            state.statues[seat] += (statue,)
            state.tell("statue_taken", seat, points=statue)
    return [("others_react", seat, CANAL_BUILT, colour)]


def place(state: BrugesState, seat: int, card: int, where: int) -> list[Frame]:
    """A person on a house: its lightning, then what the others have of it (BRU-15.2)."""
    state.houses[seat] = plots.put(state.houses[seat], card, where)
    state.persons[seat] |= 1 << card
    table.reveal(state, card)
    if state.listener:
        state.tell("person_placed", seat, card=card)
    others: Frame = ("others_react", seat, PERSON_PLACED, -1)
    if state.kit.lightning >> card & 1:
        return [("lightning", seat, card), others]
    return [others]


# -- actions that a person grants (BRU-14.14) -------------------------------------------------


def granted_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    return moves(state, frame[1], frame[2], answer)


def granted(state: BrugesState, frame: Frame) -> None:
    perform(state, frame[1], frame[2], GRANTED, state.answers[frame[1]])


def one_more_moves(state: BrugesState, frame: Frame, seat: int, answer: Answer) -> list[int]:
    """One more card from the hand."""
    if not answer:
        return [PLAY + card for card in state.hands[frame[1]]]
    return moves(state, frame[1], answer[0] - PLAY, answer[1:])


def one_more(state: BrugesState, frame: Frame) -> None:
    seat = frame[1]
    if state.answers[seat]:
        play_card(state, seat, state.answers[seat])


def play_card(state: BrugesState, seat: int, answer: Answer) -> None:
    card = answer[0] - PLAY
    table.remove_from_hand(state, seat, card)
    perform(state, seat, card, FROM_HAND, answer[1:])


STEPS: dict[str, Step] = {
    "granted": ask(granted_moves, granted, CARD),
    "one_more": ask(one_more_moves, one_more),
}
