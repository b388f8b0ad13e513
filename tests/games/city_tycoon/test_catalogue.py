"""What the doors are told: pieces, fields, what moves are about and what they would do."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rathaus.core.catalogue import Catalogue, Effect, Target
from rathaus.core.events import Event
from rathaus.core.languages import LANGUAGES
from rathaus.games.city_tycoon.components import DISTRICTS
from rathaus.games.city_tycoon.components.kit import TILES as TILE_KEYS
from rathaus.games.city_tycoon.components.plants import PLANTS
from rathaus.games.city_tycoon.moves import SPACE
from rathaus.games.city_tycoon.state import CityTycoonState
from rathaus.games.city_tycoon.text.moves import ROWS, STEP
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    P2,
    P3,
    at,
    box,
    extending,
    go,
    listen,
    new_game,
    play,
    play_at_random,
    points,
    random_game,
    supplying,
)

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)

CELL = re.compile(r"\(-?\d+, -?\d+\)")  # as the log names it

NOT_SHOWN = {
    "game": "the table says it",
    "players": "the table says it",
    "seat": "the table says it",
    "turn": "the prompt says it",
    "moves": "the list of moves says it",
    "answer": "the prompt says it",
    "components": "the table says it",
    "seats": "the areas, each with fields of its own",
    "open": "free cells of the map, which light up",
    "edge": "free cells of the map, which light up",
    "source": "the colour of the cubes is drawn",
    "capacity": "room for cubes is drawn",
    "x": "a place on the map",
    "y": "a place on the map",
    "cell": "a place on the map",
    "move": "for machines",
}


def told(lang: str = "en") -> Catalogue:
    return GAME.catalogue(lang)


# -- pieces and fields ------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_every_tile_has_a_name_lines_and_a_sign(lang: str) -> None:
    pieces = told(lang).pieces
    assert list(pieces) == [*(each.key for each in DISTRICTS), *(each.key for each in PLANTS)]
    for piece in pieces.values():
        assert piece.name
        assert piece.lines
        assert all(piece.lines)
        assert piece.symbols
        assert piece.colour in told(lang).signs
        assert piece.colour in told(lang).names


def test_the_face_of_a_tile_is_data() -> None:
    market = told().pieces["market_hall"]
    assert (market.number, market.kind, market.colour) == ("023", "district", "shopping")
    assert (market.value("cost"), market.value("demands")) == (5, "R2>Y1 V1")
    assert market.value("demand_parts") == [{"need": {"red": 2}, "income": {"vp": 1, "yellow": 1}}]
    assert told().pieces["street_stage"].value("bonus_parts") == {
        "type": "shopping",
        "gain": {"vp": 1},
    }
    plant = told().pieces["blue_2_b"]
    assert (plant.kind, plant.colour, plant.value("plant_cost")) == ("plant", "blue", 4)
    assert (plant.value("refills"), plant.value("place_in_stack")) == (False, 2)


def test_a_component_file_changes_the_faces() -> None:
    piece = box("[cost]\nmarket_hall = 9").catalogue("en").pieces["market_hall"]
    assert piece.value("cost") == 9
    assert any("9 €" in line for line in piece.lines)


def names_in(view: Any) -> Iterator[str]:
    """The names of all fields of a view, those of its entries included."""
    for entry in view.values() if isinstance(view, dict) else view:
        if isinstance(entry, dict | list):
            yield from names_in(entry)
    if isinstance(view, dict):
        yield from view


def test_every_field_of_a_view_has_a_label_or_a_reason_for_none() -> None:
    seen: set[str] = set()
    for state in random_game(4, 71):
        view = state.view(0)
        assert set(view["supply"]) | set(view["plants"]) <= set(told().names)
        seen |= set(names_in({**view, "supply": {}, "plants": {}}))
    assert seen - set(NOT_SHOWN) == set(told().fields)
    assert set(NOT_SHOWN) <= seen


def test_every_phase_and_the_last_round_are_told() -> None:
    fields = told().fields
    steps = {state.view(None)["step"] for state in random_game(3, 72)}
    assert steps - {"order", "over"} == set(fields["step"].parts)  # before and after the rounds
    assert fields["round"].last == 4


# -- what moves are about ---------------------------------------------------------------------


def targets(state: CityTycoonState, text: str, seat: int = P1) -> tuple[Target, ...]:
    return GAME.targets(state, seat, GAME.parse(state, text))


def test_every_range_of_moves_is_aimed() -> None:
    assert set(ROWS) == set(STEP) == set(SPACE.ranges())
    assert set(STEP.values()) < set(GAME.steps)


def test_what_the_moves_of_an_extension_are_about() -> None:
    state = go(extending([28, 2], money=[20]))
    assert targets(state, "play:city_gate") == (Target("piece", "city_gate", "kept"),)
    play(state, P1, "play:city_gate")
    used, sale = Target("piece", "city_gate", "kept"), Target("place", "", "sale")
    assert targets(state, "district") == (used,)
    assert targets(state, "sell") == (used, sale)
    assert targets(state, "hydro") == (Target("piece", "blue_1_b", "plants"),)
    play(state, P1, "district")
    assert targets(state, at(2, 0)) == (Target("place", "e2:s0", "city"),)
    play(state, P1, at(2, 0))
    assert targets(state, "land:n") == (Target("place", "e2:n1", "city"),)


def test_an_empty_stack_is_a_place() -> None:
    state = play(go(extending([28, 2], money=[20], stacks=(7, 1))), P1, "play:city_gate")
    assert targets(state, "solar") == (Target("place", "red", "plants"),)


def test_what_the_moves_of_a_supply_are_about() -> None:
    city = ((2, (2, 0), P2), (4, (3, 0)), ("red_1_a", (4, 0), P2), ("red_2_b", (0, 2), P2))
    state = go(supplying(*city, (10, (5, 0)), money=[20, 5]))
    assert targets(state, "supply:old_town_lane") == (Target("piece", "old_town_lane", "city"),)
    assert targets(state, "supply:zoo") == (Target("piece", "zoo", ""),)
    assert targets(state, "pass") == (Target("place", "", "passed", P1),)
    play(state, P1, "supply:old_town_lane")
    assert targets(state, "from:red_1") == (Target("piece", "red_1_a", "city"),)
    assert targets(state, "from:start") == (Target("place", "e0:s0", "city"),)
    assert targets(state, "from:blue_3") == ()


def test_a_way_to_pay_is_about_those_who_are_paid() -> None:
    state = go(supplying((2, (1, 2), P2), (3, (2, 1), P3), (24, (2, 2)), money=[9]))
    play(state, P1, "supply:corner_shop")
    paid = [targets(state, f"pay:{number}") for number in (1, 2, 3)]
    assert paid == [(Target("seat", "2"),), (Target("seat", "1"),), ()]


@EVERY_COUNT
def test_targets_lie_where_they_are_said_to_lie(players: int) -> None:
    for state in random_game(players, 80 + players):
        for seat in state.turn():
            if seat < 0:
                continue
            view = state.view(seat)
            refused = [each.move for each in GAME.refused(state, seat, "en")]
            for move in (*state.moves(seat), *refused):
                for target in GAME.targets(state, seat, move):
                    assert_lies(target, view, SPACE.split(move)[0])


def assert_lies(target: Target, view: dict[str, Any], kind: str) -> None:
    city = [site["tile"] for site in view["city"]]
    top = [f"{colour}_{number}" for colour, number in view["plants"].items()]
    match target:
        case ("piece", key, "city", None):
            assert key in city
        case ("piece", key, "plants", None):
            assert key[:-2] in top
        case ("piece", key, "set" | "kept" as field, None):
            assert key in view[field]
        case ("place", cell, "city", None):
            shown = (*view["open"], *view["city"], *view["edge"])
            assert cell in [each["cell"] for each in shown]
        case ("place", "", "passed", int(seat)):
            assert kind == "pass"
            assert view["turn"] == [seat]
        case ("place", "", "sale", None):
            assert kind == "sell"
        case ("place", "red" | "blue" as colour, "plants", None):
            assert view["plants"][colour] is None
        case ("seat", key, "", None):
            assert int(key) in range(view["players"])
        case _:
            raise AssertionError(target)


def test_no_move_whatsoever_fails_to_have_targets() -> None:
    rng = Random(3)
    for state in random_game(3, 90):
        for seat in (*range(3), *state.turn()):
            for move in rng.sample(range(len(SPACE)), 12):
                for target in GAME.targets(state, seat, move):
                    assert target.kind != "piece" or target.key in told().pieces


# -- what moves would do ----------------------------------------------------------------------


def effects(state: CityTycoonState, text: str) -> list[tuple[Any, ...]]:
    found = GAME.consequence(state, P1, GAME.parse(state, text))
    return [(each.kind, each.what, each.amount, each.seat) for each in found]


def test_the_price_and_the_gain_of_building() -> None:
    state = play(go(extending([28, 2], money=[20])), P1, "play:city_gate")
    assert effects(state, "district") == [
        ("pay", "money", 3, None), ("gain", "points", 2, None),
        ("reach", "money", 17, None),
    ]  # fmt: skip
    assert effects(state, "steam") == [
        ("lose", "city_gate", 1, None), ("pay", "money", 4, None), ("gain", "red", 3, None),
        ("reach", "money", 16, None),
    ]  # fmt: skip
    assert effects(state, "sell") == [
        ("lose", "city_gate", 1, None), ("gain", "money", 5, None), ("reach", "money", 25, None),
    ]  # fmt: skip
    play(state, P1, "district")
    assert effects(state, at(2, 0)) == [("place", "city_gate", 1, None)]


def test_the_payees_and_the_income_of_a_supply() -> None:
    state = go(supplying((20, (2, 0), P2), (23, (3, 0)), money=[10, 5]))
    assert effects(state, "supply:market_hall") == [
        ("gain", "points", 2, None),  # the bonus of the Street Stage
        ("gain", "yellow", 1, None),
        ("pay", "money", 4, P2),
        ("pay", "money", 4, None),
    ]


def total(found: list[Effect], what: str) -> int:
    signs = {"gain": 1, "pay": -1, "lose": -1}
    return sum(signs.get(each.kind, 0) * each.amount for each in found if each.what == what)


@EVERY_COUNT
def test_the_moves_of_an_action_tell_all_it_does(players: int) -> None:
    rng, kinds = Random(players), Counter[str]()
    for seed in range(3):
        for state in random_game(players, 600 + 10 * players + seed):
            if state.stack and state.stack[-1][0] in ("extend", "supply"):
                for _ in range(3):
                    kinds += assert_true(state, rng)
    assert kinds.keys() >= {"pay", "gain", "lose", "place"}


def assert_true(state: CityTycoonState, rng: Random) -> Counter[str]:
    """Finish the open action at random: its effects are those that its moves have told."""
    now, (seat,), frame = state.copy(), state.turn(), state.stack[-1]
    if now.answers[seat][1:]:
        return Counter()  # some of it was told before
    found: list[Effect] = []
    asked = True
    while asked:
        move = rng.choice(now.moves(seat))
        found += GAME.consequence(now, seat, move)
        asked = now.steps[frame[0]].take(now, frame, seat, move)
    money = [after - before for after, before in zip(now.money, state.money, strict=True)]
    assert money[seat] == total(found, "money")
    for other in {*range(state.players)} - {seat}:
        assert money[other] == sum(each.amount for each in found if each.seat == other)
    assert points(now, seat) - points(state, seat) == total(found, "points")
    assert now.yellow[seat] - state.yellow[seat] == total(found, "yellow")
    placed = [each.what for each in found if each.kind == "place"]
    assert sorted(map(TILE_KEYS.key, now.tiles[len(state.tiles) :])) == sorted(placed)
    return Counter(each.kind for each in found)


@EVERY_COUNT
def test_nothing_hidden_shows_in_targets_and_consequences(players: int) -> None:
    rng = Random(players)
    for state in random_game(players, 700 + players):
        for seat in state.turn():
            if seat < 0 or rng.random() < 0.8:
                continue
            other = state.redeal(seat, rng)
            for move in state.moves(seat):
                for ask in (GAME.targets, GAME.consequence, GAME.trails, GAME.suggestion):
                    assert ask(state, seat, move) == ask(other, seat, move)


# -- the log ----------------------------------------------------------------------------------


def told_events(players: int, seed: int) -> list[Event]:
    state, rng = new_game(players), Random(seed)
    events = listen(state)
    while state.turn():
        play_at_random(state, rng)
    return events


@EVERY_LANGUAGE
def test_the_log_marks_tiles_players_and_numbers(lang: str) -> None:
    names = ["Ann", "Bob", "Cem", "Dee"]
    for event in told_events(4, 41):
        line = GAME.line(event, lang, names)
        assert "\ue000" not in line.text
        marked = [line.text[mark.start : mark.end] for mark in line.marks]
        amounts = [mark.key for mark in line.marks if mark.kind == "number"]
        assert amounts == re.findall(r"\d+", CELL.sub("", line.text))
        tiles = [mark.key for mark in line.marks if mark.kind == "piece"]
        key = GAME.event_data(event).get("tile", "start")
        assert tiles == ([] if key == "start" else [key])
        for mark, said in zip(line.marks, marked, strict=True):
            if mark.kind == "piece":
                assert said == told(lang).pieces[mark.key].name
            if mark.kind == "seat":
                assert said == names[int(mark.key)]


def test_events_speak_of_tiles_and_colours_by_their_keys() -> None:
    data = [GAME.event_data(event) for event in told_events(2, 5)]
    assert {each["colour"] for each in data if "colour" in each} == {"red", "blue"}
    tiles = {each["tile"] for each in data if "tile" in each}
    assert tiles <= {*told().pieces, "start"}
