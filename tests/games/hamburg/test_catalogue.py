"""What Hamburg tells every door: its pieces and fields, what moves are about and what they do."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rathaus
from rathaus.core.catalogue import FOR_BOARDS, FOR_MACHINES, Effect
from rathaus.core.languages import LANGUAGES
from rathaus.core.steps import CHANCE
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.state import EXPANSIONS, HamburgState
from rathaus.games.hamburg.text import moves, tiles
from rathaus.games.hamburg.text.languages import words_of
from tests.games.hamburg.scenes import key, random_game, scene, side
from tests.games.scenes import listen, play

GAME = rathaus.game("hamburg")
TOLD = {lang: GAME.catalogue(lang) for lang in LANGUAGES}
ALL = dict.fromkeys(EXPANSIONS, True)

# Fields of the view that nobody reads: what is asked says it in words, or another field does.
UNTOLD = {
    "step": "the prompt says it",
    "components": "the table says it once",
    "sides": "the areas themselves",
    "mayor_tile": "a number before the mayor is chosen; then it is his name",
    "had_statue": "the statues lie there",
    "used_twice": "the move is offered or refused",
    "rounds": "the drawn board shows it",
    "advance": "the drawn board shows it",
    "standing": "the drawn board shows it",
    "for_windows": "the drawn board shows it",
}


def asked(players: int, seed: int, share: float = 1, **given: bool) -> Iterator[HamburgState]:
    """Some positions of a random game at which a player has to decide."""
    rng = Random(seed)
    for state in random_game(players, seed, **given):
        if state.turn() and state.turn() != (CHANCE,) and rng.random() < share:
            yield state


# -- pieces and fields ------------------------------------------------------------------------


def test_every_part_is_a_piece_with_its_text_in_every_language() -> None:
    for lang, told in TOLD.items():
        for part in tiles.PARTS.values():
            piece = told.pieces[tiles.key_of(part)]
            assert piece.name == tiles.heading(part, words_of(lang))
            assert piece.lines == tuple(tiles.lines(part, words_of(lang)))
            assert piece.lines


def test_a_card_tells_what_is_printed_on_it() -> None:
    piece = TOLD["en"].pieces["city_library"]
    assert (piece.kind, piece.number, piece.colour) == ("card", "027", "brown")
    printed = [fact.name for fact in piece.facts if fact.source != FOR_BOARDS]
    assert printed == ["category", "colour", "price", "vp", "trigger"]
    assert (piece.value("when"), piece.value("effect")) == ("III", "+≤5♟∗(1ℳ)")
    assert TOLD["en"].pieces["red_left"].value("wall_price") == [1, 2, 3, 4, 5]


def test_a_box_of_ones_own_tells_its_own_values() -> None:
    file = 'game = "hamburg"\nname = "my box"\n[square]\nfield_3 = 4\n'
    game = rathaus.game("hamburg", file)
    assert game.catalogue("en").pieces["field_3"].value("square") == 4
    assert TOLD["en"].pieces["field_3"].value("square") == 3


def test_every_field_of_a_view_is_labelled_or_for_machines() -> None:
    fields = TOLD["en"].fields
    seen: set[str] = set()
    for players in (1, 3):
        for state in asked(players, 3, 0.1, **ALL):
            for seat in (None, 0):
                seen.update(_names_in(state.view(seat)))
    shown = seen - FOR_MACHINES - {*UNTOLD}
    assert shown == {name.rpartition(".")[2] for name in fields}


def _names_in(view: Any) -> Iterator[str]:
    """The names of fields; the colours and cards that things are counted by are none."""
    if isinstance(view, list):
        for each in view:
            yield from _names_in(each)
    elif isinstance(view, dict):
        for name, value in view.items():
            yield name
            is_counted = isinstance(value, dict) or name == "traced"
            yield from () if is_counted else _names_in(value)


# -- what moves are about ---------------------------------------------------------------------


def test_every_range_of_moves_is_aimed() -> None:
    assert {*moves.KINDS} == {*GAME.space.ranges()}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_moves_point_at_what_lies_there(players: int) -> None:
    for state in asked(players, players, 0.3, **ALL):
        for seat in state.turn():
            view = state.view(seat)
            for move in state.moves(seat):
                for target in GAME.targets(state, seat, move):
                    _assert_there(view, target)


def _assert_there(view: dict[str, Any], target: Any) -> None:
    if target.kind == "piece":
        assert target.key in TOLD["en"].pieces
    if target.kind == "seat":
        assert int(target.key) in range(len(view["sides"]))
    if not target.field:
        return
    area = view if target.seat is None else view["sides"][target.seat]
    lies = area[target.field]
    assert target.field in TOLD["en"].fields
    if target.kind == "piece":
        assert f"'{target.key}'" in repr(lies)
    elif target.key and isinstance(lies, list):
        cells = TOLD["en"].fields[target.field].cells or [str(at) for at in range(len(lies))]
        assert target.key in cells
    elif target.key:
        assert target.key in lies


def test_illegal_moves_have_targets_too() -> None:
    for state in asked(3, 5, 0.02, **ALL):
        for move in range(len(GAME.space)):
            GAME.targets(state, state.turn()[0], move)


# -- what moves do ----------------------------------------------------------------------------


def test_a_wall_costs_its_price_and_a_danger_brings_points() -> None:
    state = scene(sides=[side(board="red", hand="1 259", money=5, dangers="B1")])
    play(state, 0, f"play:{key(1)}")
    assert told_of(state, "as:wall") == [("pay", "money", 1), ("place", "wall", 1)]
    assert told_of(state, "as:lower") == [("lose", "danger.brown", 1), ("gain", "points", 1)]
    assert told_of(state, "as:workers") == [("gain", "worker.brown", 3)]
    assert told_of(state, "as:money") == [("gain", "money", 3)]


def test_advancing_tells_price_and_field() -> None:
    state = scene(step=[("walk", 0)], dice="1 4 4 4 2 / 6", sides=[side(field=2, money=9)])
    assert told_of(state, "advance") == [("pay", "money", 3), ("reach", "field", 3)]


def told_of(state: HamburgState, notation: str) -> list[tuple[str, str, int]]:
    found = GAME.consequence(state, 0, GAME.parse(state, notation))
    return [(effect.kind, effect.what, effect.amount) for effect in found]


EVENTS = {"money": ("money_taken", "money_paid"), "points": ("points_scored", "points_scored")}
EXACT = ("advance", "wall")  # nothing else is paid with them


@pytest.mark.parametrize("players", [1, 3, 5])
def test_what_a_move_does_is_what_it_said(players: int) -> None:
    """Money and points: all that was told happens, though other cards may add to it."""
    checked = Counter[str]()
    for state in asked(players, 20 + players, 0.4, **ALL):
        seat = state.turn()[0]
        for move in state.moves(seat):
            told = GAME.consequence(state, seat, move)
            copy = state.copy()
            events = listen(copy)
            copy.play(seat, move)
            if copy.stack[-1:] == state.stack[-1:] and any(copy.answers):
                continue  # the same question goes on
            checked += _compared(state, seat, move, told, events)
    assert checked["pay"] > 5
    assert checked["gain"] > 5


def _compared(
    state: HamburgState, seat: int, move: int, told: tuple[Effect, ...], events: list[Any]
) -> Counter[str]:
    kind = GAME.notation(state, move).partition(":")[0]
    checked = Counter[str]()
    for effect in told:
        if effect.what not in EVENTS or effect.kind in ("reach", "place"):
            continue
        is_gain = effect.kind == "gain"
        name = EVENTS[effect.what][0 if is_gain else 1]
        whose = effect.seat if effect.seat is not None and effect.kind == "lose" else seat
        values = [e.data[effect.what] for e in events if e.kind == name and e.seat == whose]
        happened = sum(abs(n) for n in values if effect.what == "money" or (n > 0) == is_gain)
        if kind == "statue":
            happened += effect.amount  # told by an event of its own
        assert happened >= effect.amount, (kind, effect, events)
        assert kind not in EXACT or effect.kind != "pay" or happened == effect.amount
        checked[effect.kind] += 1
    return checked


@pytest.mark.parametrize("players", [1, 2, 4])
def test_nothing_hidden_is_told(players: int) -> None:
    """Whoever does not know a card cannot find it in what a move is about, or does."""
    rng = Random(players)
    for state in asked(players, 30 + players, 0.05, **ALL):
        seat = state.turn()[0]
        other = state.redeal(seat, rng)
        for move in state.moves(seat):
            assert GAME.targets(other, seat, move) == GAME.targets(state, seat, move)
            assert GAME.consequence(other, seat, move) == GAME.consequence(state, seat, move)


# -- refusals and stories ---------------------------------------------------------------------

RULES = Path(__file__).parents[3] / "docs/spec/hamburg/rules.md"


def test_every_reason_has_a_clause_of_the_rules() -> None:
    rules, found = RULES.read_text(encoding="utf-8"), Counter[str]()
    for players in (1, 3):
        for state in asked(players, 40, 0.3, **ALL):
            for seat in state.turn():
                found.update(each.reason.clause for each in GAME.refused(state, seat, "en"))
    assert len(found) > 10
    for clause in found:
        assert re.fullmatch(r"HAM-\d+(\.\d+)+", clause)
        assert f"[{clause}]" in rules


def test_a_story_marks_the_pieces_it_names() -> None:
    names = ["Ann", "Ben", "Cyd"]
    state = scene(sides=[side(hand="146 259", money=9)])
    events = listen(state)
    play(state, 0, f"play:{key(146)}", "as:money")
    marks = [GAME.line(event, "en", names).marks for event in events]
    found = {(mark.kind, mark.key) for line in marks for mark in line}
    assert {("piece", key(146)), ("seat", "0"), ("number", "3")} <= found


@pytest.mark.parametrize("players", [1, 3])
def test_every_card_of_an_event_is_marked_and_named(players: int) -> None:
    state = rathaus.game("hamburg").start(players, ALL)
    events = listen(state)
    rng = Random(players)
    while state.turn():
        seat = state.turn()[0]
        move = state.sample(rng) if seat == CHANCE else rng.choice(state.moves(seat))
        state.play(seat, move)
    for event in events:
        data = GAME.event_data(event)
        assert data.get("colour", COLOURS[0]) in COLOURS
        for name in ("card", "token", "mayor"):
            if name in data:
                line = GAME.line(event, "de")
                named = "{" + name in words_of("de").stories.get(event.kind, "")
                marked = ("piece", data[name]) in {(mark.kind, mark.key) for mark in line.marks}
                assert marked == named, event
