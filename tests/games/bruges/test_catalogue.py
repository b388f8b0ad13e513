"""What every door shows of Bruges: pieces, fields, targets, consequences, marks."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rathaus.core.catalogue import Effect, Target
from rathaus.core.events import Event
from rathaus.core.languages import LANGUAGES
from rathaus.core.steps import CHANCE
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.moves import SPACE
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges.targets import AIMS
from tests.games.bruges.scenes import GAME, number, random_game, scene, side
from tests.games.bruges.test_reasons import CASES
from tests.games.scenes import listen, play_at_random
from tests.games.spec import page

CATALOGUE = GAME.catalogue("en")
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])
FOR_MACHINES = {
    "game", "players", "seat", "turn", "moves", "answer",  # of the core
    "seats",  # the areas
    "step",  # the prompt says it
    "components",  # the header says it
    "recolours",  # the colours are offered as moves
    "had_statue",  # matters only after a token was lost, and then to the rules
}  # fmt: skip


# -- pieces -----------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_every_piece_has_a_name_and_says_what_it_does(lang: str) -> None:
    pieces = GAME.catalogue(lang).pieces
    kinds = [piece.kind for piece in pieces.values()]
    assert [kinds.count(kind) for kind in ("person", "canal", "threat")] == [len(PERSONS), 8, 5]
    for key, piece in pieces.items():
        assert piece.key == key
        assert piece.name
        assert piece.lines
        assert all(piece.lines)
        assert not any("{" in line for line in piece.lines)
        assert not piece.colour or piece.colour in CATALOGUE.signs


def test_a_piece_has_the_values_that_a_board_draws() -> None:
    mayor, canal = CATALOGUE.pieces["buergermeister"], CATALOGUE.pieces["A.left"]
    assert (mayor.value("price"), mayor.value("points")) == (6, 2)
    assert canal.value("canal") == ["blue", "red", "violet", "yellow", "brown"]
    assert (canal.value("costs"), canal.value("points")) == ([1, 2, 3, 4, 5], [0, 0, 3, 0, 0])
    board = CATALOGUE.pieces["board"]
    assert (board.value("reputation"), board.value("majority")) == ([*range(13)], 4)
    assert CATALOGUE.pieces["threat.violet"].symbols == "-3★"


def test_a_table_with_its_own_components_shows_them() -> None:
    other = type(GAME)('game = "bruges"\nname = "mine"\n[price]\nerbin = 12\n')
    piece = other.catalogue("en").pieces["erbin"]
    assert (piece.value("price"), piece.value("points")) == (12, 4)
    assert any("12 guilders" in line for line in piece.lines)


# -- fields -----------------------------------------------------------------------------------


def inner_fields(view: Any) -> Iterator[str]:
    """The names of all fields, as far as they are not colours or cards."""
    if isinstance(view, dict) and not {*view} & {*COLOURS, *CATALOGUE.pieces}:
        for key, value in view.items():
            yield key
            yield from inner_fields(value)
    elif isinstance(view, list):
        for each in view:
            yield from inner_fields(each)


def test_every_field_of_the_view_is_labelled_or_for_machines() -> None:
    found = {
        name
        for players in (2, 4)
        for state in random_game(players, 3)
        for name in inner_fields(state.view(0))
    }
    declared = {key.rpartition(".")[2] for key in CATALOGUE.fields}
    assert found == declared | FOR_MACHINES
    assert not declared & FOR_MACHINES


@EVERY_LANGUAGE
def test_labels_begin_with_a_capital_letter(lang: str) -> None:
    for key, field in GAME.catalogue(lang).fields.items():
        assert field.label[:1].isupper(), key


# -- targets ----------------------------------------------------------------------------------


def test_every_kind_of_move_is_aimed() -> None:
    assert [*AIMS] == [*SPACE.ranges()]


def exists(target: Target, state: BrugesState, seat: int) -> bool:
    view = state.view(seat if seat != CHANCE else 0)
    if target.kind == "seat":
        return int(target.key) in range(state.players)
    if target.kind == "piece":
        return target.key in CATALOGUE.pieces
    where = view if target.seat is None else view["seats"][target.seat]
    there = where[target.field]
    if isinstance(there, list):
        return int(target.key) in range(len(there))
    return target.key in there if isinstance(there, dict) else target.key == ""


@EVERY_COUNT
def test_moves_are_about_what_is_there(players: int) -> None:
    for state in random_game(players, 20 + players):
        for seat in state.turn():
            moves = state._moves[seat] if seat == CHANCE else state.moves(seat)
            for move in moves:
                found = GAME.targets(state, seat, move)
                name = GAME.notation(state, move)
                assert found or name == "done", name
                assert all(exists(target, state, seat) for target in found), (name, found)


@EVERY_COUNT
def test_any_move_at_any_time_can_be_aimed(players: int) -> None:
    rng = Random(players)
    for state in random_game(players, 30 + players):
        for seat in (CHANCE, *range(players)):
            for move in rng.sample(range(len(SPACE)), 20):
                GAME.targets(state, seat, move)


def colour_of(card: str) -> str:
    return COLOURS[GAME.kit.colour[number(card)]]


def aims(state: BrugesState, move: str, seat: int = 0) -> list[tuple[str, str]]:
    found = GAME.targets(state, seat, GAME.parse(state, move))
    return [(target.field, target.key) for target in found]


def test_an_action_is_about_its_card_and_what_it_works_on() -> None:
    state = scene(
        sides=[side(hand="alchemist graf", houses="blue; red", workers=(1, 1, 1, 1, 1), money=9)]
    )
    assert aims(state, "play:graf") == [("hand", "graf")]
    state.play(0, GAME.parse(state, "play:alchemist"))
    colour = COLOURS[
        state.kit.colour[GAME.parse(state, "card:alchemist") - SPACE.first("card") + 1]
    ]
    card = ("hand", "alchemist")
    assert aims(state, "as:workers") == [card, ("workers", colour)]
    assert aims(state, "as:money") == [card, ("dice", colour)]
    assert aims(state, "as:house") == [card, ("workers", colour)]
    assert aims(state, "as:person") == [card, ("houses", "0"), ("houses", "1")]
    state.play(0, GAME.parse(state, "as:person"))
    assert aims(state, "house:2") == [("houses", "1")]


# -- consequences -----------------------------------------------------------------------------


def foretold(state: BrugesState, seat: int, move: int, what: str) -> list[int]:
    """What each seat gains or loses of something."""
    found = [0] * state.players
    for effect in GAME.consequence(state, seat, move):
        if effect.what == what:
            sign = 1 if effect.kind == "gain" else -1
            found[seat if effect.seat is None else effect.seat] += sign * effect.amount
    return found


@EVERY_COUNT
def test_what_is_foretold_happens(players: int) -> None:
    checked = 0
    for seed in (40, 41, 42):
        for state in random_game(players, seed * players):
            (seat, *_) = state.turn() or (CHANCE,)
            if seat == CHANCE or state.stack[-1][0] not in ("turn", "step_up"):
                continue
            for move in state.moves(seat):
                new = state.copy()
                new.play(seat, move)
                if new.resolved == state.resolved or new.phase != state.phase:
                    continue
                for what in ("money", "points"):
                    pairs = zip(getattr(new, what), getattr(state, what), strict=True)
                    happened = [after - before for after, before in pairs]
                    told = foretold(state, seat, move, what)
                    assert told == happened, (GAME.notation(state, move), what)
                checked += 1
    assert checked > 500


def told(state: BrugesState, move: str, seat: int = 0) -> list[Effect]:
    return list(GAME.consequence(state, seat, GAME.parse(state, move)))


def test_a_step_up_tells_its_price_and_the_field() -> None:
    state = scene(sides=[side(money=9, field=3)], dice=(1, 2, 4, 4, 4), step=("step_up", 0))
    assert told(state, "advance") == [Effect("pay", "money", 3), Effect("reach", "field", 4)]
    assert told(state, "done") == []


def test_an_action_tells_what_it_brings_and_takes() -> None:
    red = side(hand="page", workers=(1, 1, 1, 1, 1), threats=(1, 1, 1, 1, 1))
    state = scene(sides=[red], dice=(6, 6, 6, 6, 6))
    colour = colour_of("page")
    assert told(state, "as:workers") == [Effect("gain", f"worker.{colour}", 2)]
    assert told(state, "as:money") == [Effect("gain", "money", 6)]
    assert told(state, "as:threat") == [
        Effect("lose", f"marker.{colour}"),
        Effect("gain", "points", 1),
    ]
    assert told(state, "as:house") == [
        Effect("lose", f"worker.{colour}"),
        Effect("place", "houses"),
    ]


def test_the_price_of_a_person_is_told_before_the_house_is_chosen() -> None:
    state = scene(sides=[side(hand="graf", houses="blue; red", money=12)])
    price = state.kit.price[number("graf")]
    assert told(state, "as:person") == [Effect("pay", "money", price)]
    state.play(0, GAME.parse(state, "as:person"))
    assert told(state, "house:1")[:2] == [Effect("pay", "money", price), Effect("place", "graf")]


def test_what_others_lose_is_told_with_their_seat() -> None:
    state = scene(sides=[side(hand="makler", houses="blue", money=12), side(points=3)])
    found = told(state, "as:person")
    assert Effect("lose", "points", 1, seat=1) in found
    assert Effect("gain", "points", 2) in found


@EVERY_COUNT
def test_targets_and_consequences_tell_nothing_hidden(players: int) -> None:
    rng = Random(players)
    for state in random_game(players, 60 + players):
        if rng.random() > 0.2 or CHANCE in state.turn():
            continue
        for seat in state.turn():
            other = state.redeal(seat, rng)
            for move in state.moves(seat):
                assert GAME.targets(state, seat, move) == GAME.targets(other, seat, move)
                assert GAME.consequence(state, seat, move) == GAME.consequence(other, seat, move)


# -- reasons and the log ----------------------------------------------------------------------


def test_every_reason_stands_in_a_clause_of_the_rules() -> None:
    clauses = {*re.findall(r"\[(BRU-[\d.]+)\]", page("bruges", "rules"))}
    assert {case.clause for case in CASES} <= clauses


def heard(players: int, seed: int) -> list[Event]:
    rng = Random(seed)
    state = GAME.start(players)
    assert isinstance(state, BrugesState)
    events = listen(state)
    while state.turn():
        play_at_random(state, rng)
    return events


@EVERY_COUNT
def test_persons_players_and_numbers_are_marked_in_the_log(players: int) -> None:
    names = [f"Name {seat}" for seat in range(players)]
    for event in heard(players, players):
        for lang in LANGUAGES:
            line = GAME.line(event, lang, names)
            said = {(mark.kind, mark.key): line.text[mark.start : mark.end] for mark in line.marks}
            data = GAME.event_data(event)
            if "card" in data:
                key = str(data["card"])
                assert said["piece", key] == GAME.catalogue(lang).pieces[key].name
            if event.seat is not None:
                assert said["seat", str(event.seat)] == names[event.seat]
            for name in ("money", "points", "field", "round"):
                if name in data and f"{abs(data[name])}" in line.text:
                    assert ("number", str(abs(data[name]))) in said


def test_events_speak_of_cards_colours_and_sections_by_name() -> None:
    events = heard(3, 9)
    values = {name: value for event in events for name, value in GAME.event_data(event).items()}
    assert values["card"] in CATALOGUE.pieces
    assert values["colour"] in COLOURS
    assert values["section"] in ("left", "right")
