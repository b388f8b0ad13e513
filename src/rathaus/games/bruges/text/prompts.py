"""What a seat is asked, found from the open step and what the seat has decided so far."""

from collections.abc import Callable, Mapping
from typing import cast

from rathaus.core.game import Names
from rathaus.games.bruges.components.vocabulary import GROUPS
from rathaus.games.bruges.moves import FIND, SPACE
from rathaus.games.bruges.rules.activation import FREE
from rathaus.games.bruges.rules.phase_two import step_price
from rathaus.games.bruges.rules.piles import EXTRA
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges.text.table import Table
from rathaus.games.bruges.text.words import Prompt, Words
from rathaus.games.bruges_and_hamburg import speaking
from rathaus.games.bruges_and_hamburg.speaking import counted, hand_over, swap

Asked = tuple[Prompt, Mapping[str, object]]


def ask(state: BrugesState, seat: int, words: Words, names: Names) -> str:
    """One sentence for a seat, whether it has to decide or to wait."""
    return speaking.ask(Table(state, seat, words, names), _chance, _ASK)


# -- chance -----------------------------------------------------------------------------------


def _chance(table: Table) -> Asked:
    step, *numbers = table.frame
    match step:
        case "start":
            return "start", {}
        case "uncover" if numbers[0] == EXTRA:
            return "uncover_extra", {}
        case "uncover":
            return "uncover", {"pile": numbers[0] + 1}
        case "roll":
            return "roll", {"colour": table.hue(numbers[0])}
    player = {"player": table.player_at_start(numbers[0])}
    if step == "steal":
        return "steal", {**player, "victim": table.player(numbers[1])}
    return cast(Prompt, step), {**player, "colour": table.hue(numbers[1])}


# -- phases and turns -------------------------------------------------------------------------


def _draw(table: Table) -> Asked:
    must = table.frame[2]
    return ("draw" if must else "draw_more"), {"count": must}


def _step_up(table: Table) -> Asked:
    return "step_up", {"price": step_price(table.state, table.seat)}


def _turn(table: Table) -> Asked:
    if table.answer:
        return _action(table)
    if table.frame[2]:
        return "turn_acted", {}
    return ("turn" if table.state.hands[table.seat] else "turn_without_card"), {}


def _one_more(table: Table) -> Asked:
    return _action(table) if table.answer else ("one_more", {})


def _action(table: Table) -> Asked:
    """A card is used; what comes next is seen from what is offered."""
    used = table.used
    assert used is not None
    offered = SPACE.split(table.state.moves(table.seat)[0])[0]
    if offered == "canal":
        return "canal", {}
    return ("house" if offered == "house" else "action"), {"card": table.name(used.card)}


# -- threats and persons ----------------------------------------------------------------------


def _threat(table: Table) -> Asked:
    colour = table.frame[2]
    return "threat", {"colour": table.hue(colour), "worker": table.workers(colour)}


def _named(table: Table) -> Asked:
    """The person that asks stands behind the seat."""
    return cast(Prompt, table.step), {"card": table.name(table.frame[2])}


def _worker(table: Table) -> Asked:
    _, _, person, how = table.frame
    return ("worker_free" if how == FREE else "worker"), {"card": table.name(person)}


def _exchange(table: Table) -> Asked:
    _, _, source, times, _ = table.frame
    most = table.exchange(source).most
    return "exchange", {"card": table.name(source), "count": most - times}


def _search(table: Table) -> Asked:
    if table.answer:
        return "house", {"card": table.name(table.answer[0] - FIND)}
    return "search", {"category": table.words.categories[GROUPS[table.frame[2]]]}


def _pass_threats(table: Table) -> speaking.Asked:
    offered = SPACE.split(table.state.moves(table.seat)[0])[0]
    return ("pass_to", {}) if offered == "to" else counted(table)


_ASK: Mapping[str, Callable[[Table], speaking.Asked]] = {
    "draw": _draw,
    "step_up": _step_up,
    "turn": _turn,
    "one_more": _one_more,
    "granted": _action,
    "threat": _threat,
    "strike_again": _named,
    "worker": _worker,
    "gain": counted,
    "hand_over": hand_over,
    "swap": swap,
    "exchange": _exchange,
    "discard": counted,
    "house_pile": counted,
    "search": _search,
    "return_threats": counted,
    "pass_threats": _pass_threats,
    "rob": counted,
}
