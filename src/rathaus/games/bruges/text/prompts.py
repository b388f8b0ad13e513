"""What a seat is asked, found from the open step and what the seat has decided so far."""

from collections.abc import Callable, Mapping

from rathaus.core.game import Names
from rathaus.games.bruges.components.vocabulary import GROUPS
from rathaus.games.bruges.moves import FIND, SPACE
from rathaus.games.bruges.rules.activation import FREE
from rathaus.games.bruges.rules.phase_two import step_price
from rathaus.games.bruges.rules.piles import EXTRA
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges.text.open_step import OpenStep
from rathaus.games.bruges.text.words import Words
from rathaus.games.bruges_and_hamburg import speaking
from rathaus.games.bruges_and_hamburg.speaking import counted, hand_over, swap

Asked = speaking.Asked


def ask(state: BrugesState, seat: int, words: Words, names: Names) -> str:
    """One sentence for a seat, whether it has to decide or to wait."""
    return speaking.ask(OpenStep(state, seat, words, names), _chance, _ASK)


# -- chance -----------------------------------------------------------------------------------


def _chance(here: OpenStep) -> Asked:
    step, *numbers = here.frame
    match step:
        case "start":
            return "start", {}
        case "uncover" if numbers[0] == EXTRA:
            return "uncover_extra", {}
        case "uncover":
            return "uncover", {"pile": numbers[0] + 1}
        case "roll":
            return "roll", {"colour": here.hue(numbers[0])}
    player = {"player": here.player_at_start(numbers[0])}
    if step == "steal":
        return "steal", {**player, "victim": here.player(numbers[1])}
    return step, {**player, "colour": here.hue(numbers[1])}


# -- phases and turns -------------------------------------------------------------------------


def _draw(here: OpenStep) -> Asked:
    must = here.frame[2]
    return ("draw" if must else "draw_more"), {"count": must}


def _step_up(here: OpenStep) -> Asked:
    return "step_up", {"price": step_price(here.state, here.seat)}


def _turn(here: OpenStep) -> Asked:
    if here.answer:
        return _action(here)
    if here.frame[2]:
        return "turn_acted", {}
    return ("turn" if here.state.hands[here.seat] else "turn_without_card"), {}


def _one_more(here: OpenStep) -> Asked:
    return _action(here) if here.answer else ("one_more", {})


def _action(here: OpenStep) -> Asked:
    """A card is used; what comes next is seen from what is offered."""
    used = here.used
    assert used is not None
    offered = SPACE.split(here.state.moves(here.seat)[0])[0]
    if offered == "canal":
        return "canal", {}
    return ("house" if offered == "house" else "action"), {"card": here.name(used.card)}


# -- threats and persons ----------------------------------------------------------------------


def _threat(here: OpenStep) -> Asked:
    colour = here.frame[2]
    return "threat", {"colour": here.hue(colour), "worker": here.workers(colour)}


def _named(here: OpenStep) -> Asked:
    """The person that asks stands behind the seat."""
    return here.step, {"card": here.name(here.frame[2])}


def _lose(here: OpenStep) -> Asked:
    """By another player's person; a person also by the plague."""
    by_person = speaking.caused(here, _CAUSED, here.name)
    if by_person is not None:
        return by_person
    is_struck = here.state.stack[-2:-1] == [("damages", here.seat)]
    return ("struck_lose_person" if is_struck else here.step), {}


def _discard(here: OpenStep) -> Asked:
    count = here.frame[2] - len(here.answer)
    by_person = speaking.caused(here, _CAUSED, here.name, count=count)
    return by_person or ("discard", {"count": count})


_CAUSED = {
    "lose_person": "caused_lose_person",
    "lose_house": "caused_lose_house",
    "lose_canal": "caused_lose_canal",
    "discard": "caused_discard",
}


def _worker(here: OpenStep) -> Asked:
    _, _, person, how = here.frame
    return ("worker_free" if how == FREE else "worker"), {"card": here.name(person)}


def _exchange(here: OpenStep) -> Asked:
    _, _, source, times, _ = here.frame
    most = here.exchange(source).most
    return "exchange", {"card": here.name(source), "count": most - times}


def _search(here: OpenStep) -> Asked:
    if here.answer:
        return "house", {"card": here.name(here.answer[0] - FIND)}
    return "search", {"category": here.words.categories[GROUPS[here.frame[2]]]}


def _pass_threats(here: OpenStep) -> Asked:
    offered = SPACE.split(here.state.moves(here.seat)[0])[0]
    return ("pass_to", {}) if offered == "to" else counted(here)


_ASK: Mapping[str, Callable[[OpenStep], Asked]] = {
    "draw": _draw,
    "step_up": _step_up,
    "turn": _turn,
    "one_more": _one_more,
    "granted": _action,
    "threat": _threat,
    "lose_person": _lose,
    "lose_house": _lose,
    "lose_canal": _lose,
    "strike_again": _named,
    "worker": _worker,
    "gain": counted,
    "hand_over": hand_over,
    "swap": swap,
    "exchange": _exchange,
    "discard": _discard,
    "house_pile": counted,
    "search": _search,
    "return_threats": counted,
    "pass_threats": _pass_threats,
    "rob": counted,
}
