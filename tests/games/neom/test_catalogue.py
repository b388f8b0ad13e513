"""The catalogue of NEOM: pieces, fields and names, and what its moves are about and would do."""

import inspect
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import rathaus
from rathaus.core.catalogue import FOR_MACHINES, Catalogue, Effect, Target
from rathaus.core.events import Event
from rathaus.core.languages import LANGUAGES
from rathaus.core.steps import CHANCE
from rathaus.games.neom import scoring
from rathaus.games.neom.components import TILES
from rathaus.games.neom.components.boards import BOARDS
from rathaus.games.neom.components.goods import GOODS
from rathaus.games.neom.moves import SPACE
from rathaus.games.neom.parts import MOVES
from rathaus.games.neom.questions.choice import POINTS
from rathaus.games.neom.rules import reasons
from rathaus.games.neom.state import NeomState
from rathaus.games.neom.text.languages import words_of
from tests.games.neom.scenes import area, goods, random_game, scene
from tests.games.scenes import listen, play
from tests.games.spec import page

GAME = rathaus.game("neom")
TOLD = {lang: GAME.catalogue(lang) for lang in LANGUAGES}
ENGLISH: Catalogue = TOLD["en"]

# What is in the view, but not for people.
UNSEEN = {
    "beginner": "an option; it stands among the options of the table",
    "components": "stands among the options of the table",
    "seats": "the areas themselves",
    "savings": "of use to bots after the last income",
    "final_income": "of use to bots after the last income",
    "drawn": "what boards draw of a city",
    "prospects": "what boards draw on tiles that may be chosen or built",
}

each_count = pytest.mark.parametrize("players", GAME.player_counts)


# -- pieces, fields and names -----------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_board_and_good_has_a_name_and_lines(lang: str) -> None:
    pieces = TOLD[lang].pieces
    tiles, boards = [tile.key for tile in TILES], [board.key for board in BOARDS]
    assert list(pieces) == [*tiles, *boards, *GOODS]
    for piece in pieces.values():
        assert piece.name.strip()
        assert piece.lines
        assert all(line.strip() for line in piece.lines)
        assert piece.symbols
        assert piece.colour in ENGLISH.signs or piece.kind == "good"


def test_a_piece_tells_what_is_printed_on_it() -> None:
    shop = ENGLISH.pieces["antique_shop"]
    assert (shop.number, shop.colour, shop.value("set")) == ("009", "commercial", 1)
    assert (shop.value("goods"), shop.value("once"), shop.value("income")) == (["gold"], 4, 2)
    assert ENGLISH.pieces["park"].value("effects") == ["2★:⊞☁"]
    assert ENGLISH.pieces["board_oil"].value("good") == "oil"
    assert ENGLISH.pieces["gold"].value("tier") == "processed"


def test_values_of_a_component_file_are_on_the_pieces() -> None:
    own = rathaus.game("neom", components='game = "neom"\nname = "own"\n[roads]\nslums = "N"\n')
    assert own.catalogue("en").pieces["slums"].value("roads") == "N"
    assert "Roads: N" in own.catalogue("en").pieces["slums"].lines


def fields_in(view: dict[str, Any]) -> set[str]:
    inside = {f"passed.{key}" for hand in view["passed"] for key in hand}
    return {*view, *inside}.union(*view["seats"])


def test_a_field_of_the_view_is_declared_or_for_machines() -> None:
    seen: set[str] = set()
    for players in GAME.player_counts:
        seen.update(*(fields_in(state.view(0)) for state in random_game(players, seed=1)))
    assert not {*ENGLISH.fields} & UNSEEN.keys()
    assert {*ENGLISH.fields, *UNSEEN, *FOR_MACHINES} == seen


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from words_in(each)


@each_count
def test_every_word_in_a_view_has_a_name(players: int) -> None:
    """But the mark of the tiles in play, printed as it is, and the step, whose phase has one."""
    told = {*ENGLISH.fields, "seats"} - {"tiles", "step"}
    for state in random_game(players, seed=2):
        shown = {key: value for key, value in state.view(0).items() if key in told}
        assert {*words_in(shown)} <= {"", *ENGLISH.pieces, *ENGLISH.names}


def test_every_title_of_a_lone_player_and_every_category_has_a_name() -> None:
    *_, over = random_game(1, seed=3)
    sheet = over.result()[0]
    assert {*scoring.RATINGS} <= {*ENGLISH.names}
    assert {*sheet} - {"rating"} == {*ENGLISH.sheet}


# -- targets ----------------------------------------------------------------------------------


def test_every_range_of_moves_tells_about_itself() -> None:
    assert list(MOVES) == list(SPACE.ranges())


def assert_exists(target: Target, state: NeomState) -> None:
    assert target.kind != "piece" or target.key in ENGLISH.pieces, target
    assert target.kind != "seat" or int(target.key) in range(state.players), target
    assert target.seat is None or target.seat in range(state.players), target
    assert not target.field or target.field in ENGLISH.fields, target
    if target.kind == "place":
        lies_in: Any = state.view(0)["seats"][target.seat or 0][target.field]
        cells = ENGLISH.fields[target.field].cells
        known = cells or (map(str, range(len(lies_in))) if isinstance(lies_in, list) else [""])
        assert target.key in known, target


@each_count
def test_targets_of_any_move_exist(players: int) -> None:
    rng = Random(players)
    for state in random_game(players, seed=4):
        for seat in state.turn() if rng.random() < 0.05 else ():
            for move in range(len(SPACE)) if seat != CHANCE else state.moves(CHANCE):
                for target in GAME.targets(state, seat, move):
                    assert_exists(target, state)


@each_count
def test_a_legal_move_is_about_something_that_lies_where_it_says(players: int) -> None:
    for state in random_game(players, seed=5):
        for seat in state.turn():
            for move in state.moves(seat) if seat != CHANCE else ():
                found = GAME.targets(state, seat, move)
                assert found or SPACE.notation(move) in ("done", "demolish")
                for target in found:
                    assert target.kind != "piece" or lies_there(target, state, seat), target


def lies_there(target: Target, state: NeomState, seat: int) -> bool:
    if not target.field or target.field == "modular":  # the bank; a good that is still to be made
        return True
    view = state.view(seat)
    place = view if target.seat is None else view["seats"][target.seat]
    return target.key in {*words_in(place[target.field])}


def test_targets_of_a_purchase_name_the_good_and_the_seller() -> None:
    seats = [area(board="ore", chosen="gas_station"), area(board="oil"), area(city="3:4 oil_well")]
    state = play(scene(seats=seats), 0, "build", "on:2:3")
    found = GAME.targets(state, 0, GAME.parse(state, "buy:oil:2"))
    assert found == (Target("piece", "oil", "goods", 2), Target("seat", "2"))


# -- consequences -----------------------------------------------------------------------------


def alone(state: NeomState) -> NeomState:
    """A copy that is over when the open question is answered."""
    copy = state.copy()
    del copy.stack[:-1]
    return copy


def answered(state: NeomState, seat: int, rng: Random) -> list[Effect]:
    """What a seat was told about all its moves until the question was answered."""
    told: list[Effect] = []
    while seat in state.turn() and state.stack:
        move = rng.choice(state.moves(seat))
        told += GAME.consequence(state, seat, move)
        state.play(seat, move)
    return told


def changes(told: list[Effect], what: str) -> int:
    signs = {"gain": 1, "lose": -1, "pay": -1}
    return sum(signs[e.kind] * e.amount for e in told if e.what == what and e.kind in signs)


@each_count
def test_money_and_goods_change_as_the_moves_have_told(players: int) -> None:
    """All seats but one have answered; then it answers, and everything happens."""
    rng, compared = Random(players), Counter[str]()
    for before in random_game(players, seed=6):
        if before.turn() in ((), (CHANCE,)) or rng.random() > 0.3:
            continue
        state = alone(before)
        told = {}
        for seat in state.turn():
            told[seat] = answered(state, seat, rng)
        for seat, effects in told.items():
            if before.answers[seat]:
                continue
            compared[before.stack[-1][0]] += 1
            assert before.money[seat] + changes(effects, "money") == state.money[seat], effects
            for good in GOODS if not state.stack else ():
                had, has = good in goods(before, seat), good in goods(state, seat)
                assert had + changes(effects, good) == has, (good, effects)
    assert {"choose", "act"} <= {*compared}


def city_points(state: NeomState, seat: int, money: int) -> int:
    """The points of a city with so much money."""
    copy = state.copy()
    copy.money[seat] = money
    return scoring.total(copy, seat)


@each_count
def test_points_change_as_the_cell_has_told(players: int) -> None:
    rng, compared = Random(players), 0
    for before in random_game(players, seed=7):
        seats = before.turn() if before.stack and before.stack[-1][0] == "act" else ()
        for seat in (seat for seat in seats if len(before.answers[seat]) == 1):
            state = alone(before)
            told = [
                effect
                for each in state.turn()
                for effect in answered(state, each, rng)
                if each == seat
            ]
            if state.modular == before.modular:  # what the factory makes is decided later
                money = before.money[seat]
                gained = city_points(state, seat, money) - city_points(before, seat, money)
                assert changes(told, POINTS) == gained
                compared += 1
    assert compared


def test_the_consequence_of_a_purchase_names_the_payee() -> None:
    seats = [area(board="ore", chosen="gas_station"), area(board="oil"), area(city="3:4 oil_well")]
    state = play(scene(seats=seats), 0, "build", "on:2:3")
    told = GAME.consequence(state, 0, GAME.parse(state, "buy:oil:2"))
    assert told == (Effect("pay", "money", 2, 2),)


def test_a_purchase_without_a_choice_is_told_with_the_action() -> None:
    seats = [area(board="ore", chosen="gas_station", unbuilt="park"), area(board="oil")]
    state = scene(seats=seats)
    told = GAME.consequence(state, 0, GAME.parse(state, "build"))
    assert told == (Effect("pay", "money", 2, 1),)
    told = GAME.consequence(state, 0, GAME.parse(state, "sell"))
    assert told == (Effect("lose", "gas_station"), Effect("gain", "money", 5))


def test_a_cell_tells_what_the_city_gains_and_loses() -> None:
    """A gas station on the oil well: 3 coins when built, no oil any more, the west road closed."""
    seats = [area(board="ore", city="3:1 oil_well; 3:2 slums", chosen="gas_station")]
    state = play(scene(seats=seats), 0, "build")
    assert GAME.consequence(state, 0, GAME.parse(state, "on:2:3")) == (
        Effect("place", "gas_station"),
        Effect("gain", "link", 1),
        Effect("gain", "money", 3),
    )
    state = scene(seats=[area(board="ore", city="3:2 oil_well", chosen="rainforest")])
    told = GAME.consequence(play(state, 0, "build"), 0, GAME.parse(state, "on:3:2"))
    assert told == (
        Effect("place", "rainforest"),
        Effect("lose", "oil_well"),
        Effect("gain", "link", 1),
        Effect("lose", "oil"),
        Effect("gain", "wood"),
    )


def test_a_tile_beside_a_gate_opens_the_trade_route() -> None:
    state = scene(seats=[area(city="3:2 slums", chosen="townhouses", money=2)])
    told = GAME.consequence(play(state, 0, "build"), 0, GAME.parse(state, "on:3:1"))
    assert Effect("gain", "routes", 1) in told


@each_count
def test_nothing_hidden_is_told(players: int) -> None:
    """A seat that redeals what it cannot know finds the same targets and consequences."""
    rng = Random(players)
    for state in random_game(players, seed=8):
        for seat in state.turn() if rng.random() < 0.2 else ():
            if seat == CHANCE:
                continue
            other = state.redeal(seat, rng)
            for move in state.moves(seat):
                assert GAME.targets(state, seat, move) == GAME.targets(other, seat, move)
                assert GAME.consequence(state, seat, move) == GAME.consequence(other, seat, move)


# -- reasons and stories ----------------------------------------------------------------------


def test_every_reason_has_a_clause_of_the_rules() -> None:
    source = inspect.getsource(reasons)
    named = re.findall(r'Against\(\s*(?:"(\w+)"|name), "(NEO-[\d.]+)"', source)
    clauses = {*re.findall(r"\[(NEO-[\d.]+)\]", page("neom", "rules"))}
    assert named
    assert {clause for _, clause in named} <= clauses
    assert {name for name, _ in named if name} <= {*words_of("en").reasons}


@each_count
def test_lines_of_the_log_mark_the_pieces_they_name(players: int) -> None:
    events: list[Event] = []
    for number, state in enumerate(random_game(players, seed=9)):
        if not number:
            events = listen(state)
    for event in events:
        data = GAME.event_data(event)
        for lang in LANGUAGES:
            line = GAME.line(event, lang, [f"Name {seat}" for seat in range(players)])
            marked = {mark.key for mark in line.marks if mark.kind == "piece"}
            named = {*words_in(data)} & {*ENGLISH.pieces}
            assert marked == named, line
            for mark in line.marks:
                if mark.kind == "piece":
                    name = TOLD[lang].pieces[mark.key].name
                    assert line.text[mark.start : mark.end].casefold() == name.casefold()


def test_numbers_in_events_have_public_names() -> None:
    event = Event("tile_built", 0, {"tile": 3, "cell": 7, "replaced": 156, "gain": 2})
    named = {"tile": "slums", "cell": "2:3", "replaced": "center", "gain": 2}
    assert GAME.event_data(event) == named
