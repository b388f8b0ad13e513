"""The words of City Tycoon: complete, true to the declarations, the same facts in each language."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from rathaus import IllegalMove
from rathaus.core.events import Event
from rathaus.core.languages import LANGUAGES
from rathaus.core.steps import CHANCE
from rathaus.games.city_tycoon import text
from rathaus.games.city_tycoon.components import DISTRICTS
from rathaus.games.city_tycoon.components import vocabulary as v
from rathaus.games.city_tycoon.components.plants import PLANTS
from rathaus.games.city_tycoon.moves import SPACE
from rathaus.games.city_tycoon.text.languages import words_of
from rathaus.games.city_tycoon.text.symbols import MARKS, SYMBOLS
from tests.games.city_tycoon.scenes import (
    GAME,
    P1,
    P2,
    P3,
    at,
    drafting,
    extending,
    go,
    listen,
    new_game,
    options,
    play,
    play_at_random,
    supplying,
)
from tests.games.spec import rows_of
from tests.games.wording import Changes, asked, assert_changes_are_seen, assert_readable, ring, said

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])
TILES = (*DISTRICTS, *PLANTS)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


# -- names ------------------------------------------------------------------------------------


@each_language
def test_names_are_those_of_the_spec(lang: str) -> None:
    for row in rows_of("city_tycoon", "districts"):
        assert text.tile_name(int(row["number"]), lang) == row[f"name_{lang}"]
        assert text.tile_name(row["key"], lang) == row[f"name_{lang}"]
    for row in rows_of("city_tycoon", "power_plants"):
        assert text.tile_name(row["key"], lang) == row[f"name_{lang}"]


WORDS = {  # section 15
    "residential": ("residential district", "Wohnviertel", "woonwijk"),
    "industrial": ("industrial district", "Industrieviertel", "industriewijk"),
    "entertainment": ("entertainment district", "Unterhaltungsviertel", "uitgaanswijk"),
    "shopping": ("shopping district", "Einkaufsviertel", "winkelwijk"),
    "landmark": ("landmark", "Sehenswürdigkeit", "bezienswaardigheid"),
}


@pytest.mark.clause("CTY-1.8")
def test_types_have_the_words_of_the_rules() -> None:
    for kind, names in WORDS.items():
        assert tuple(words_of(lang).kinds[kind].one for lang in LANGUAGES) == names


# -- tiles ------------------------------------------------------------------------------------


@each_language
def test_every_tile_can_be_read(lang: str) -> None:
    for each in TILES:
        lines = text.tile_lines(each, lang)
        assert len(lines) == len(set(lines)) >= 2, each
        for line in lines:
            assert_readable(line)


@each_language
def test_every_number_of_a_tile_is_told(lang: str) -> None:
    for each in TILES:
        told = re.findall(r"\d+", "\n".join(text.tile_lines(each, lang)))
        wanted = [number for number in numbers_in(each) if number]
        assert {str(number) for number in wanted} <= {*told}, each
        shown = re.findall(r"\d+", text.symbol_row(each))
        assert {str(number) for number in wanted if number != each_round(each)} <= {*shown}, each


def each_round(tile: v.District | v.Plant) -> int:
    """The back of a district is not among its symbols."""
    return tile.round if isinstance(tile, v.District) else -1


def numbers_in(value: Any) -> list[int]:
    """All numbers of a declaration but the one that names it."""
    if is_dataclass(value):
        return [
            number
            for field in fields(value)
            if field.name != "number"
            for number in numbers_in(getattr(value, field.name))
        ]
    if isinstance(value, tuple):
        return [number for item in value for number in numbers_in(item)]
    return [value] if type(value) is int else []


@each_language
def test_another_fact_makes_another_text(lang: str) -> None:
    """Every value of a declaration is changed, one at a time; no change goes unseen."""
    assert_changes_are_seen(TILES, others, lambda each: "\n".join(text.tile_lines(each, lang)))


def others(tile: v.District | v.Plant) -> Iterator[tuple[Any, int | None]]:
    unseen = {"number", "key", "source", "effect_source", "kind"}
    seen = [field.name for field in fields(tile) if field.name not in unseen]
    return Changes(other_word).of(tile, seen)


def other_word(owner: type, name: str, word: str) -> str | None:
    return OTHER.get(word)


OTHER = {**ring(*v.TYPES), **ring("A", "B"), **ring(*v.COLOURS)}


TEXTS = {
    31: {
        "en": [
            "Residential district · Round 2", "Cost: 7 €",
            "2 red cubes and 1 blue cube → 12 €", "1 yellow cube → 2 VP",
        ],
        "de": [
            "Wohnviertel · Runde 2", "Kosten: 7 €",
            "2 rote Würfel und 1 blauer Würfel → 12 €", "1 gelber Würfel → 2 SP",
        ],
        "nl": [
            "Woonwijk · Ronde 2", "Kosten: 7 €",
            "2 rode blokjes en 1 blauw blokje → 12 €", "1 geel blokje → 2 OP",
        ],
    },
    89: {
        "en": [
            "Landmark · Round 3", "Cost: 2 €",
            "When built: you may buy VP once: 4 € for 1 VP, 8 € for 3 VP or 12 € for 5 VP",
        ],
        "de": [
            "Sehenswürdigkeit · Runde 3", "Kosten: 2 €",
            (
                "Beim Bau darfst du einmal Siegpunkte kaufen: "
                "4 € für 1 SP, 8 € für 3 SP oder 12 € für 5 SP"
            ),
        ],
        "nl": [
            "Bezienswaardigheid · Ronde 3", "Kosten: 2 €",
            (
                "Bij het bouwen mag je één keer overwinningspunten kopen: "
                "4 € voor 1 OP, 8 € voor 3 OP of 12 € voor 5 OP"
            ),
        ],
    },
}  # fmt: skip


@each_language
@pytest.mark.parametrize("tile", TEXTS)
def test_tiles_read_like_this(tile: int, lang: str) -> None:
    assert text.tile_lines(DISTRICTS[tile - 1], lang) == TEXTS[tile][lang]


# -- symbols ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "row"), [
    (32, "⌂ 4€ · 1▲ 1▼→11€"), (76, "♪ 7€ · +2★ · +1♣ · ∥⌂ 1★"), (116, "♜ 11€ · +3★ · +1★:♪"),
    (89, "♜ 2€ · $4€=1★ / 8€=3★ / 12€=5★"), (108, "⚖ 11€ · 2▲ 10€→10★"),
])  # fmt: skip
def test_symbols_look_like_this(tile: int, row: str) -> None:
    assert text.symbol_row(DISTRICTS[tile - 1]) == row


@each_language
def test_every_symbol_is_explained_once(lang: str) -> None:
    signs = [sign for sign, _ in text.legend(lang)]
    assert {*(noun.one for noun in SYMBOLS.kinds.values()), *(sign for sign, _ in MARKS)} == {
        *signs
    }
    used = {sign for row in map(text.symbol_row, TILES) for sign in row}
    assert {sign for sign in used if not sign.isascii()} - {"·", "€", "×"} <= {*signs}


@each_language
def test_sheets_can_be_read(lang: str) -> None:
    sheet = supplying(money=[25], vp=[3]).result()[P1]
    lines = GAME.catalogue(lang).sheet
    assert [sheet[key] for key in lines if key != "money_left"] == [3, 0, 0, 0, 0, 2, 5]
    assert set(lines) == set(sheet)
    for name in lines.values():
        assert_readable(name)


# -- prompts and moves ------------------------------------------------------------------------


def test_who_has_decided_waits_for_the_others() -> None:
    state = drafting(range(1, 7), range(7, 13), range(13, 19))
    assert asked(state, P2) == (
        "Keep one of these 6 tiles; the others go to player 3.",
        GAME.prompt(state, P2, "de"),
        GAME.prompt(state, P2, "nl"),
    )
    play(state, P2, options(state, P2)[0])
    assert asked(state, P2)[0] == "Waiting for player 1 and player 3."
    assert asked(state, P2, names=["Ann", "Bob", "Cem"])[2] == "Wachten op Ann en Cem."


def test_of_two_tiles_one_goes_on() -> None:
    state = drafting(range(1, 3), range(7, 9), range(13, 15))
    assert asked(state, P2) == (
        "Keep one of these 2 tiles; the other goes to player 3.",
        "Behalte eines dieser 2 Plättchen; das andere geht an Spieler 3.",
        "Houd één van deze 2 tegels; de andere gaat naar speler 3.",
    )


@pytest.mark.clause("CTY-7.1", "CTY-7.8", "CTY-7.22")
def test_an_action_says_what_it_costs_and_brings() -> None:
    state = go(extending([17, 28], (2, (2, 0), P2), money=[5]))
    assert asked(state)[0] == "Which of your 2 tiles do you use now?"
    play(state, P1, "play:city_park")
    assert asked(state)[1] == "Stadtpark: Was machst du damit? Du hast 5 €."
    assert said(state, P1, "en") == [
        "Build City Park for 3 €",
        "Discard City Park for Steam Plant I (4 €, 3 red cubes, filled once only)",
        "Discard City Park for Hydro Plant I (3 €, 2 blue cubes, filled once only)",
        "Sell City Park for 5 €",
    ]
    play(state, P1, "district")
    assert asked(state)[2] == "Waar leg je Stadspark?"
    there = "On (2, 1), beside Terraced Houses (player 2) and the start tile (gives a bonus)"
    assert there in said(state, P1, "en")
    names = ["Ann", "Bob", "Cem", "Dee"]
    assert any("(Bob)" in line for line in said(state, P1, "nl", names=names))
    play(state, P1, at(0, 2))
    assert asked(state)[0] == "City Park: where do you place the terrain tile?"
    assert said(state, P1, "de")[0].startswith("Land auf (")


@pytest.mark.clause("CTY-7.17")
def test_points_for_sale_have_their_price() -> None:
    state = go(extending([90, 89], money=[14]))
    play(state, P1, "play:new_city_hall", "district", at(2, 0))
    assert asked(state)[0] == "New City Hall: do you buy victory points? You have 10 € left."
    assert said(state, P1, "en") == ["Buy no victory points", "Pay 6 € for 2 VP"]


@pytest.mark.clause("CTY-8.11", "CTY-8.19")
def test_a_supply_says_who_is_paid() -> None:
    city = (
        (18, (2, 0), P2), (3, (3, 0), P2), ("red_1_b", (4, 0)), (12, (4, 1), P3), (4, (3, 1)),
        ("red_2_a", (5, 1), P3),
    )  # fmt: skip
    state = go(supplying(*city, money=[10], start=(0, 4)))
    assert said(state, P1, "en")[0] == (
        "Supply Old Town Lane (2 red cubes → 10 €, transport from 4 €)"
    )
    play(state, P1, "supply:old_town_lane")
    assert asked(state)[0] == "Old Town Lane: where does the red cube come from (1 of 2 cubes)?"
    assert said(state, P1, "en") == [
        "From Steam Plant I (yours; 2 €)",
        "From Solar Plant II (of player 3; 4 €)",
    ]
    play(state, P1, "from:red_1", "from:red_1")
    assert sorted(said(state, P1, "en")) == [
        "Pay 2 € to player 2 and 2 € to player 3 (4 € in all)",
        "Pay 4 € to player 2",
        "Pay 4 € to player 3",
    ]


def test_a_move_that_is_not_allowed_has_no_words() -> None:
    state = go(extending([17, 28]))
    with pytest.raises(IllegalMove, match="sell"):
        GAME.describe(state, P1, SPACE.parse("sell"), "en")


def test_chance_and_the_end_are_told() -> None:
    state = new_game(2)
    assert said(state, CHANCE, "en", names=["Ann", "Bob"])[0] == "Ann is next in turn order"
    assert asked(state)[0] == "The turn order is drawn."
    state = new_game(2, order=[P1, P2])
    assert asked(state)[0] == "Tiles are dealt to player 1."
    assert said(state, CHANCE, "en")[0] == "Deal Workers' Estate to player 1"
    state = supplying(round=4)
    assert asked(go(state))[1] == "Das Spiel ist zu Ende."


def test_a_refused_move_names_cells_as_people_see_them() -> None:
    state = go(extending([17, 28], money=[9]))
    play(state, P1, "play:city_park", "district")
    with pytest.raises(IllegalMove, match=r"sell is not allowed now.*at:e2:s0"):
        state.play(P1, SPACE.parse("sell"))


# -- stories ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "lines"), [
    (
        Event("toll_paid", P1, {"payee": P2, "money": 4}),
        ("Player 1 pays 4 € to player 2.", "Spieler 1 zahlt 4 € an Spieler 2.",
         "Speler 1 betaalt 4 € aan speler 2."),
    ),
    (
        Event("goods_taken", P1, {"cubes": 0}),
        ("Player 1 gets no yellow cube: there are none left.", None, None),
    ),
    (
        Event("plant_built", P2, {"tile": 122, "x": 2, "y": -1, "money": 4, "cubes": 3}),
        ("Player 2 discards a tile and builds Steam Plant I on (2, -1) for 4 € (3 cubes).",
         None, None),
    ),
    (
        Event("income_taken", P1, {"tile": 41, "money": 9, "points": 0, "cubes": 0}),
        ("Player 1 receives 9 € for Foundry.", None, None),
    ),
    (
        Event("bonus_taken", P1, {"tile": 20, "money": 0, "points": 1, "cubes": 0}),
        ("Player 1 receives 1 VP as the bonus of Street Stage.", None, None),
    ),
    (
        Event("cubes_brought", P1, {"tile": 0, "colour": 1, "cubes": 2}),
        ("Player 1 takes 2 blue cubes from the start tile.", None, None),
    ),
    (
        Event("order_changed", None, {"seats": (2, 0, 1)}),
        ("Turn order: player 3, player 1, player 2.", None, None),
    ),
])  # fmt: skip
def test_events_are_told_like_this(event: Event, lines: tuple[str | None, ...]) -> None:
    for lang, line in zip(LANGUAGES, lines, strict=True):
        told = GAME.story(event, lang)
        assert_readable(told)
        assert line is None or told == line


@each_language
def test_every_kind_of_event_is_told_in_random_games(lang: str) -> None:
    """All wordings but those for rare shortages turn up."""
    used: set[str] = set()
    for seed in range(12):
        state = new_game(2 + seed % 4)
        events, rng = listen(state), Random(seed)
        while state.turn():
            play_at_random(state, rng)
        for event in events:
            line = GAME.story(event, lang)
            assert_readable(line)
            used.add(event.kind)
            numbers: list[Any] = [
                event.data[name] for name in ("money", "points", "cubes") if name in event.data
            ]
            if event.kind not in ("income_taken", "bonus_taken"):
                for number in numbers:
                    assert str(number) in line or not number, event
    worded = {*words_of(lang).events} - {"points_built", "points_counted", "no_goods_left"}
    assert used == worded | {"points_scored"}


@each_language
@EVERY_COUNT
def test_every_question_and_move_of_a_random_game_can_be_read(lang: str, players: int) -> None:
    rng = Random(players)
    state = new_game(players)
    while state.turn():
        for seat in state.turn():
            if rng.random() < 0.2:
                assert_readable(GAME.prompt(state, seat, lang))
                lines = said(state, seat, lang)
                for line in lines:
                    assert_readable(line)
                assert len({*lines}) == len(lines), GAME.notation(state, state.moves(seat)[0])
        play_at_random(state, rng)


def test_names_of_players_are_used_as_given() -> None:
    state = go(supplying((2, (2, 0)), (3, (2, 1), P2), money=[9, 9]))
    assert asked(state, P3, names=["ann", "Bob", "Cem", "Dee"])[0] == "Waiting for ann."
