"""What a seat is asked, found from the open step and what the seat has decided so far."""

from rathaus.core.game import Names
from rathaus.core.steps import CHANCE
from rathaus.core.text import fill
from rathaus.core.voice import player_within
from rathaus.games.city_tycoon.components.box import BLUE, RED
from rathaus.games.city_tycoon.moves import PLAY, SPACE, SUPPLY
from rathaus.games.city_tycoon.rules import extending, transport
from rathaus.games.city_tycoon.state import CityTycoonState
from rathaus.games.city_tycoon.text import tiles
from rathaus.games.city_tycoon.text.languages import name_of
from rathaus.games.city_tycoon.text.words import Words


def ask(state: CityTycoonState, seat: int, words: Words, names: Names) -> str:
    """One sentence for a seat, whether it has to decide or to wait."""
    turn = state.turn()
    if not turn:
        return words.prompts["over"]
    step = state.stack[-1][0]
    if CHANCE in turn:
        player = player_within(state.stack[-1][1], words, names) if step == "deal" else ""
        return fill(words.prompts["deal" if step == "deal" else "order"], player=player)
    if seat not in turn:
        players = [player_within(other, words, names) for other in turn]
        return fill(words.prompts["waiting"], players=tiles.both(players, words))
    if step == "draft":
        left = player_within((seat + 1) % state.players, words, names)
        count = len(state.hands[seat])
        return fill(words.prompts["draft"], count=count, rest=count - 1, left=left)
    return (_extend if step == "extend" else _supply)(state, seat, words)


def _extend(state: CityTycoonState, seat: int, words: Words) -> str:
    answer, money = state.answers[seat], state.money[seat]
    if not answer:
        return fill(words.prompts["play"], count=len(state.kept[seat]))
    tile = answer[0] - PLAY
    name = name_of(tile, words)
    if len(answer) == 1:
        return fill(words.prompts["use"], tile=name, money=money)
    if len(answer) == 2:
        placed = extending.placed_in(state, answer)
        return fill(words.prompts["at"], tile=name_of(placed, words))
    kind = SPACE.split(state.moves(seat)[0])[0]
    key = "terrain" if kind in ("land", "water") else kind
    return fill(words.prompts[key], tile=name, money=extending.money_left(state, seat, tile))


def _supply(state: CityTycoonState, seat: int, words: Words) -> str:
    answer = state.answers[seat]
    if not answer:
        return fill(words.prompts["supply"], money=state.money[seat])
    tile = answer[0] - SUPPLY
    name = name_of(tile, words)
    if len(answer) == 1:
        return fill(words.prompts["demand"], tile=name)
    colour = transport.colour_in(state, answer)
    if colour is None:
        return fill(words.prompts["pay"], tile=name)
    demand = transport.demand_in(state, answer)
    key = "from_red" if colour == RED else "from_blue"
    count = demand[RED] + demand[BLUE]
    return fill(words.prompts[key], tile=name, place=len(answer) - 1, count=count)
