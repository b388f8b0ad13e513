"""Build the chosen tile, build a cornerstone, or sell; and on which cell (NEO-6)."""

from rathaus.core.catalogue import Effect, Target
from rathaus.core.text import Phrase, with_notes
from rathaus.games.neom.city import CELL_NAMES, CELLS, active_routes
from rathaus.games.neom.components.kit import CENTER_BASE, STRIDE
from rathaus.games.neom.moves import CORNERSTONE_KEYS
from rathaus.games.neom.questions import city_changes, paying
from rathaus.games.neom.questions.choice import (
    Ask,
    Asked,
    Choice,
    Effects,
    MoveKind,
    Spoken,
    Targets,
    gained,
    money,
    paid,
    piece,
)
from rathaus.games.neom.rules import actions, payment
from rathaus.games.neom.text import tiles

GATES = (("3:1", "W"), ("3:5", "E"))  # where the left and the right trade route leave


def _act(asked: Asked) -> str:
    state, seat, answer = asked.state, asked.seat, asked.answer
    if not answer:
        return asked.ask("act", tile=asked.tile(state.chosen[seat]))
    name = asked.tile(actions.tile_of(state, seat, answer[0]))
    return asked.ask("on", tile=name) if len(answer) == 1 else paying.ask(asked, name)


# -- which action -----------------------------------------------------------------------------


def _build(choice: Spoken) -> Phrase:
    tile = choice.state.chosen[choice.seat]
    return with_notes(choice.say("build", tile=choice.tile(tile)), *_costs(choice, tile))


def _cornerstone(choice: Spoken) -> Phrase:
    tile = actions.tile_of(choice.state, choice.seat, choice.move)
    notes = [*_costs(choice, tile), choice.note("gives_up", tile=choice.tile(choice.chosen))]
    return with_notes(choice.say("cornerstone", tile=choice.tile(tile)), *notes)


def _costs(choice: Spoken, tile: int) -> list[str]:
    """The price, and the goods that the own city does not supply."""
    state, seat, words = choice.state, choice.seat, choice.words
    price, own = state.kit.price[tile], state.goods[seat]
    notes = [tiles.coins(price, words)] if price else []
    missing = [
        paying.term_text(term, words)
        for term in payment.open_terms(state, seat, tile)
        if not any(own >> good & 1 for good in term.goods)
    ]
    if missing:
        notes.append(choice.note("still_needed", goods=tiles.both(missing, words)))
    return notes or [choice.note("free")]


def _sell(choice: Spoken) -> str:
    return choice.say("sell", tile=choice.tile(choice.chosen), coins=actions.SALE)


def _chosen(choice: Choice) -> Targets:
    return piece(choice.chosen)


def _sale(choice: Choice) -> Targets:
    return _chosen(choice) + money(choice)


def unbuilt(choice: Choice) -> Targets:
    return piece(CORNERSTONE_KEYS[choice.index], "unbuilt", choice.seat)


def _built(choice: Choice) -> Effects:
    """What is certain: all of it if there is a single cell and no choice among sellers."""
    state, seat = choice.state, choice.seat
    tile = actions.tile_of(state, seat, choice.move)
    costs = paid(state.kit.price[tile]) + paying.certain_payments(state, seat, tile, ())
    cells = actions.cells_for(state, seat, tile)
    if cells & (cells - 1):
        return costs
    return costs + city_changes.built(state, seat, tile, cells.bit_length() - 1)


def _cornerstone_built(choice: Choice) -> Effects:
    return (*_built(choice), Effect("lose", choice.chosen))


def _sold(choice: Choice) -> Effects:
    return (Effect("lose", choice.chosen), *gained(actions.SALE))


# -- on which cell ----------------------------------------------------------------------------


def _on(choice: Spoken) -> str:
    old = choice.state.city[choice.seat * CELLS + choice.index]
    parts = [choice.say("on", cell=CELL_NAMES[choice.index])]
    if old > CENTER_BASE:
        parts.append(choice.note("covers_center"))
    elif old:
        parts.append(choice.note("replaces", tile=choice.tile(old)))
    return ", ".join(parts + _routes_changed(choice))


def _routes_changed(choice: Spoken) -> list[str]:
    """A trade route is active while the tile beside it has an exit towards it (NEO-7.3)."""
    state, seat = choice.state, choice.seat
    tile = actions.tile_of(state, seat, state.answers[seat][0])
    active = active_routes(state.traits, seat * STRIDE)
    notes = []
    for bit, (cell, exit_) in enumerate(GATES):
        before, after = bool(active >> bit & 1), exit_ in state.kit.tile[tile].roads
        if CELL_NAMES[choice.index] == cell and before != after:
            key = "opens_route" if after else "closes_route"
            notes.append(choice.note(key, side=choice.words.sides[bit]))
    return notes


def cell(choice: Choice) -> Targets:
    return (Target("place", CELL_NAMES[choice.index], "city", choice.seat),)


def _laid(choice: Choice) -> Effects:
    state, seat = choice.state, choice.seat
    tile = actions.tile_of(state, seat, state.answers[seat][0])
    return city_changes.built(state, seat, tile, choice.index)


PROMPTS: dict[str, Ask] = {"act": _act}
MOVES = {
    "build": MoveKind(_build, _chosen, _built),
    "cornerstone": MoveKind(_cornerstone, unbuilt, _cornerstone_built),
    "sell": MoveKind(_sell, _sale, _sold),
    "on": MoveKind(_on, cell, _laid),
}
