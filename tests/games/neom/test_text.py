"""The words of NEOM: complete, true to the declarations, and the same facts in every language."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import rathaus
from rathaus import IllegalMove
from rathaus.core.events import Event
from rathaus.core.game import LANGUAGES
from rathaus.core.steps import CHANCE
from rathaus.core.text import capital, fill, listing
from rathaus.games.neom import rules, text
from rathaus.games.neom.components import NUMBER, TILES
from rathaus.games.neom.components.goods import GOODS, TIERS
from rathaus.games.neom.components.kit import CENTER_BASE
from rathaus.games.neom.components.vocabulary import TYPES, Tile
from rathaus.games.neom.scoring import RATINGS
from rathaus.games.neom.text import words as shape
from rathaus.games.neom.text.languages import words_of
from rathaus.games.neom.text.symbols import SYMBOLS
from tests.games.neom.scenes import (
    Area,
    area,
    deal,
    finished,
    new_game,
    random_game,
    scene,
)
from tests.games.scenes import (
    listen,
    play,
)
from tests.games.spec import rows_of
from tests.games.wording import (
    Changes,
    asked,
    assert_changes_are_seen,
    assert_position_readable,
    assert_readable,
    kinds_told_by,
    parts_of,
    ring,
    said,
    steps_that_ask,
    told,
)

GAME = rathaus.game("neom")
DOCS = Path(__file__).parents[3] / "docs"
GLOSSARY = DOCS / "glossary.md"
GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {"tiles": "1+"}),
    (1, {"tiles": "5+"}),
    (1, {"tiles": "4+", "beginner": True}),
    (2, {}),
    (3, {}),
    (4, {"beginner": True}),
    (4, {}),
    (5, {}),
]


def tile(key: str) -> Tile:
    return TILES[NUMBER[key] - 1]


def test_a_number_chooses_its_wording() -> None:
    template = "{n:# coin|# coins}"
    assert [fill(template, n=n) for n in (0, 1, 2, -1)] == [
        "0 coins",
        "1 coin",
        "2 coins",
        "-1 coin",
    ]


def test_a_wording_may_contain_further_values() -> None:
    template = "{n:a {type.one}|# {type.many}}{new:, new|}"
    noun = shape.Noun("house", "houses")
    assert fill(template, n=1, type=noun, new=True) == "a house, new"
    assert fill(template, n=3, type=noun, new=False) == "3 houses"


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="who"):
        fill("{who} waits")


def test_lists_end_with_a_word() -> None:
    assert listing(["oil"], " and ") == "oil"
    assert listing(["oil", "ore"], " and ") == "oil and ore"
    assert listing(["oil", "ore", "coal"], " or ") == "oil, ore or coal"


def test_capital_changes_the_first_letter_only() -> None:
    assert capital("öl und Gas") == "Öl und Gas"
    assert capital("") == ""


# -- names ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_spec(lang: str) -> None:
    for row in rows_of("neom", "tiles"):
        assert text.tile_name(int(row["number"]), lang) == row[f"name_{lang}"]
    for row in rows_of("neom", "goods"):
        good = GAME.catalogue(lang).pieces[row["key"]].name
        assert good.casefold() == row[f"name_{lang}"].casefold()
    for row in rows_of("neom", "boards"):
        assert words_of(lang).boards[row["key"]] == row[f"name_{lang}"]


def test_the_glossary_has_the_words_that_are_used() -> None:
    glossary = GLOSSARY.read_text(encoding="utf-8")
    for table in ("kinds", "tiers", "goods", "categories", "ratings"):
        for key in getattr(words_of("en"), table):
            entries = [getattr(words_of(lang), table)[key] for lang in LANGUAGES]
            said_so = [entry if isinstance(entry, str) else entry.one for entry in entries]
            assert f"| {' | '.join(said_so)} |" in glossary


def test_the_uncovered_city_center_has_a_name() -> None:
    assert [text.tile_name(CENTER_BASE + 3, lang) for lang in LANGUAGES] == [
        "City center",
        "Ursprung",
        "Stadscentrum",
    ]
    assert text.tile_name("center", "de") == "Ursprung"


# -- tiles ------------------------------------------------------------------------------------


@pytest.mark.clause("NEO-1.9")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_can_be_read(lang: str) -> None:
    for each in TILES:
        lines = text.tile_lines(each, lang)
        assert len(lines) >= 2, each
        assert len(set(lines)) == len(lines), each
        for line in lines:
            assert_readable(line)


HIDDEN = {"number", "key", "roads_source", "once_source"}  # facts that a text need not tell
OF_DISASTERS = {"set", "min_players", "effects"}


def facts_of(each: Tile) -> list[str]:
    names = [field.name for field in fields(Tile) if field.name not in HIDDEN]
    return [name for name in names if not each.is_disaster or name in OF_DISASTERS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_a_declaration_is_told(lang: str) -> None:
    for each in TILES:
        told = set(re.findall(r"-?\d+", "\n".join(text.tile_lines(each, lang))))
        assert {str(number) for number in numbers_of(each)} <= told, each


def numbers_of(each: Tile) -> list[int]:
    """All numbers of a declaration; zeros outside effects stand for nothing."""
    silent = {"set", "effects"} | ({"min_players"} if each.min_players == 1 else set())
    plain = [
        n for name in facts_of(each) if name not in silent for n in numbers_in(getattr(each, name))
    ]
    return [number for number in plain if number] + numbers_in(each.effects)


def numbers_in(value: Any) -> list[int]:
    if type(value) is int:
        return [value]
    return [number for part in parts_of(value) for number in numbers_in(part)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_fact_makes_another_text(lang: str) -> None:
    """Every value of a declaration is changed, one at a time; no change goes unseen."""
    assert_changes_are_seen(TILES, others, lambda each: "\n".join(text.tile_lines(each, lang)))


def test_another_fact_makes_other_symbols() -> None:
    shown = partial(others, without=("set", "min_players"))
    assert_changes_are_seen(TILES, shown, text.symbol_row)


def others(each: Tile, without: tuple[str, ...] = ()) -> Iterator[tuple[Tile, int | None]]:
    return CHANGES.of(each, [name for name in facts_of(each) if name not in without])


OTHER: Mapping[str, str] = {
    **ring(*TYPES),
    **ring("polluting", "power"),
    **ring(*GOODS),
    **ring(*TIERS),
    **ring("fire", "crime_wave"),
}
CHANGES = Changes(
    lambda owner, name, word: OTHER[word],
    fields={
        "set": lambda number: number % 3 + 1,
        "roads": lambda roads: "EW" if roads == "NS" else "NS",
        "tier": lambda tier: OTHER[tier] if tier else "raw",
    },
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tiles_of_one_kind_differ_in_their_facts_alone(lang: str) -> None:
    """Sawmill I and III: only the set and the roads are different."""
    first, third = (text.tile_lines(tile(key), lang) for key in ("sawmill_1", "sawmill_3"))
    assert [a == b for a, b in zip(first, third, strict=True)] == [False, True, True, True, False]


TEXTS: Mapping[str, Mapping[str, list[str]]] = {
    "tenements": {
        "en": ["Residential tile · Generation I", "Needs 1 coin", "1 VP", "Roads: N S W"],
        "de": ["Wohngebäude · Generation I", "Braucht 1 Münze", "1 SP", "Straßen: N S W"],
        "nl": ["Woongebouw · Generatie I", "Vereist 1 munt", "1 punt", "Wegen: N Z W"],
    },
    "plastics_plant_2": {
        "en": [
            "Industrial tile · Generation II · 5+",
            "Needs 2 coins and either natural gas or oil",
            "Produces plastic",
            "Pollutes surrounding residential tiles",
            "Roads: N E S W",
        ],
        "de": [
            "Industriegebäude · Generation II · 5+",
            "Braucht 2 Münzen und entweder Erdgas oder Öl",
            "Produziert Plastik",
            "Belastet umliegende Wohngebäude",
            "Straßen: N O S W",
        ],
        "nl": [
            "Industriegebouw · Generatie II · 5+",
            "Vereist 2 munten en naar keuze aardgas of olie",
            "Produceert plastic",
            "Vervuilt omliggende woongebouwen",
            "Wegen: N O Z W",
        ],
    },
    "hydroelectric_plant": {
        "en": [
            "Public tile · Cornerstone",
            "Needs 1 coin",
            "? VP",
            "11 VP as a base",
            "-1 VP per surrounding residential, commercial, industrial or public tile",
            "Generates power",
            "Roads: E W",
        ],
        "de": [
            "Öffentliches Gebäude · Ankergebäude",
            "Braucht 1 Münze",
            "? SP",
            "11 SP Grundwert",
            "-1 SP je umliegendes Wohn-, Wirtschafts-, Industrie- oder öffentliches Gebäude",
            "Erzeugt Strom",
            "Straßen: O W",
        ],
        "nl": [
            "Openbaar gebouw · Ankergebouw",
            "Vereist 1 munt",
            "? punten",
            "11 punten als basis",
            "-1 punt per woon-, handels-, industrie- of openbaar gebouw eromheen",
            "Levert stroom",
            "Wegen: O W",
        ],
    },
    "homes_and_dining": {
        "en": [
            "Residential and commercial tile · Generation III",
            "Needs concrete and glass",
            "3 VP",
            "3 coins when built",
            "Income: 3 coins",
            "Roads: N E",
        ],
        "de": [
            "Wohn- und Wirtschaftsgebäude · Generation III",
            "Braucht Beton und Glas",
            "3 SP",
            "3 Münzen beim Bau",
            "Einkommen: 3 Münzen",
            "Straßen: N O",
        ],
        "nl": [
            "Woon- en handelsgebouw · Generatie III",
            "Vereist beton en glas",
            "3 punten",
            "3 munten bij de bouw",
            "Inkomen: 3 munten",
            "Wegen: N O",
        ],
    },
    "crime_wave": {
        "en": [
            "Disaster · Generation III",
            (
                "Everyone who did not choose it pays 2 coins per unprotected residential, "
                "commercial or industrial tile, or removes 1 residential tile, 1 commercial tile "
                "and 1 industrial tile"
            ),
        ],
        "de": [
            "Katastrophe · Generation III",
            (
                "Wer sie nicht gewählt hat, zahlt 2 Münzen je ungeschütztes Wohn-, Wirtschafts- "
                "oder Industriegebäude oder entfernt 1 Wohngebäude, 1 Wirtschaftsgebäude "
                "und 1 Industriegebäude"
            ),
        ],
        "nl": [
            "Ramp · Generatie III",
            (
                "Wie de ramp niet koos, betaalt 2 munten per onbeschermd woon-, handels- "
                "of industriegebouw of verwijdert 1 woongebouw, 1 handelsgebouw "
                "en 1 industriegebouw"
            ),
        ],
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TEXTS)
def test_tiles_read_like_this(key: str, lang: str) -> None:
    assert text.tile_lines(tile(key), lang) == TEXTS[key][lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_city_center_can_be_read_like_a_tile(lang: str) -> None:
    center = new_game(3).kit.tile[CENTER_BASE + 1]
    heading, _, production, roads = text.tile_lines(center, lang)
    assert heading == GAME.catalogue(lang).names["resource"]
    assert words_of(lang).goods["ore"] in production
    assert len(roads.split()) == 1 + 4


# -- symbols ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "row"),
    [
        ("tenements", "┤ ⌂ 1◉ → 1★"),
        ("slums", "┼ ⌂"),
        ("steel_foundry", "┤ ⚙☁ ■+▲ → ♂"),
        ("treasury", "┌ Π ♂/5◉ → ?★ 1★:5◉"),
        ("pharmacy", "─ ⚖ → +3◉ ↻1,2,3◉"),
        ("public_safety_department", "┬ Π → 3★ ♜♨+☠"),
        ("fire", "⚠ → 1◉:⌂/⚖/⚙/Π¬♜ ∨ -(2□)"),
    ],
)
def test_symbols_look_like_this(key: str, row: str) -> None:
    assert text.symbol_row(tile(key)) == row


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_is_explained(lang: str) -> None:
    signs = [sign for sign, _ in text.legend(lang)]
    explained = set("".join(signs))
    kinds = [noun.one for noun in SYMBOLS.kinds.values()]
    assert {*kinds, *SYMBOLS.goods.values(), *SYMBOLS.tiles.values()} <= explained


# -- prompts ----------------------------------------------------------------------------------


@pytest.mark.clause("NEO-4.2", "NEO-4.4")
def test_the_preliminary_phase_asks_for_a_cornerstone_to_keep() -> None:
    state = new_game(3, "ore wood coal")
    deal(state, "casino park subway prison", "city_hall university penthouses substation")
    deal(state, "city_council trading_house shopping_center community_center")
    assert asked(state, 2) == (
        "Keep one of these 4 cornerstones; the others go to player 1.",
        "Behalte eins dieser 4 Ankergebäude; die anderen gehen an Spieler 1.",
        "Houd een van deze 4 ankergebouwen; de andere gaan naar speler 1.",
    )
    for _ in range(2):
        for seat in range(3):
            state.play(seat, state.moves(seat)[0])
    assert asked(state)[0] == "Keep one of these 2 cornerstones; the other one is discarded."


def test_who_has_decided_waits_for_the_others() -> None:
    state = scene(players=4)
    play(state, 1, "sell")
    play(state, 2, "sell")
    assert asked(state, 1) == (
        "Waiting for player 1 and player 4.",
        "Warten auf Spieler 1 und Spieler 4.",
        "Wachten op speler 1 en speler 4.",
    )
    assert asked(state, 1, names=["Ann", "Bob", "Cem", "dirk"])[0] == "Waiting for Ann and dirk."


@pytest.mark.clause("NEO-5.3", "NEO-5.5")
def test_a_round_asks_for_a_tile() -> None:
    assert asked(scene(step="choose", round=2), 1)[0] == (
        "Choose one of these 7 tiles; the others go to player 3."
    )
    assert asked(scene(step="choose", round=7))[1] == (
        "Wähle eins dieser 2 Plättchen; das andere kommt in die Schachtel."
    )


@pytest.mark.clause("NEO-14.7")
def test_a_lone_player_is_warned_of_a_disaster_on_the_table() -> None:
    early = scene(players=1, step="choose", round=3, display="flood slums")
    assert asked(early) == (
        (
            "Choose one of the 4 open tiles; Flood strikes at the end of this round "
            "unless you choose it."
        ),
        (
            "Wähle eins der 4 offenen Plättchen; wenn du sie nicht wählst, "
            "trifft dich am Rundenende die Katastrophe: Überschwemmung."
        ),
        (
            "Kies een van de 4 open tegels; kies je de ramp niet, "
            "dan treft die je aan het einde van de ronde: Overstroming."
        ),
    )
    late = scene(players=1, step="choose", round=4, display="flood slums")
    assert asked(late)[0] == "Choose one of these 2 tiles; Flood strikes at the end of this round."
    assert len(late.moves(0)) == 2


def test_a_build_asks_step_by_step() -> None:
    own = area(board="wood", chosen="steel_foundry", money=20)
    state = scene(generation=2, seats=[own, area(board="coal"), area(board="ore", city="2:3 mine")])
    assert asked(state) == (
        "You chose Steel Foundry: what will you do with it?",
        "Du hast gewählt: Stahlgießerei. Was machst du damit?",
        "Je hebt gekozen: Staalgieterij. Wat doe je ermee?",
    )
    play(state, 0, "build")
    assert asked(state) == (
        "Where do you build Steel Foundry?",
        "Stahlgießerei: Auf welches Feld?",
        "Staalgieterij: op welk vak?",
    )
    play(state, 0, "on:3:4")
    assert asked(state) == (
        "You need coal for Steel Foundry: what do you do?",
        "Für Stahlgießerei brauchst du Kohle: Was tust du?",
        "Voor Staalgieterij heb je steenkool nodig: hoe regel je dat?",
    )


@pytest.mark.clause("NEO-6.3")
def test_a_choice_of_goods_is_asked_as_such() -> None:
    own = area(board="coal", chosen="treasury", money=9)
    state = scene(generation=2, seats=[own, area(city="2:3 steel_foundry")])
    play(state, 0, "build", "on:3:2")
    assert asked(state)[1] == "Für Schatzamt brauchst du entweder Stahl oder 5 Münzen: Was tust du?"
    assert said(state, 0, "en") == [
        "Buy steel from player 2 for 4 coins",
        "Pay 5 coins to the bank",
    ]


@pytest.mark.clause("NEO-12.26")
def test_the_modular_factory_asks_for_its_good() -> None:
    own = area(board="ore", city="2:3 gold_smelter_1", unbuilt="modular_factory")
    state = scene(seats=[own])
    play(state, 0, "cornerstone:modular_factory", "on:3:4")
    assert asked(state)[0] == "Which good shall Modular Factory make?"
    assert "Make gold (you produce it already)" in said(state, 0, "en")
    assert "Staal produceren" in said(state, 0, "nl")


CITY = "2:3 slums; 3:2 pawn_shop; 3:4 homes_and_dining; 4:3 sawmill_1; 2:2 fire_station_1"


@pytest.mark.clause("NEO-9.3", "NEO-9.4")
def test_a_disaster_asks_for_the_fine_or_tiles() -> None:
    struck = [area(city=CITY, money=10)]
    state = scene(step="disaster", disaster="crime_wave", generation=3, seats=struck)
    assert asked(state) == (
        "Crime Wave: do you pay the fine of 8 coins or remove tiles?",
        "Gewaltwelle: Zahlst du die Strafe von 8 Münzen oder entfernst du Plättchen?",
        "Misdaadgolf: betaal je de boete van 8 munten of verwijder je tegels?",
    )
    assert said(state, 0, "de") == [
        "Strafe von 8 Münzen zahlen",
        "1 Wohngebäude, 1 Wirtschaftsgebäude und 1 Industriegebäude entfernen",
    ]
    play(state, 0, "demolish")
    assert asked(state)[0] == (
        "Crime Wave: 1 residential tile still to be removed. Which one goes now?"
    )
    assert said(state, 0, "en") == ["Remove Slums on 2:3", "Remove Homes & Dining on 3:4"]
    play(state, 0, "lose:2:3")
    assert asked(state)[1] == "Gewaltwelle: Noch 1 Wirtschaftsgebäude zu entfernen. Welches jetzt?"


@pytest.mark.clause("NEO-9.7")
def test_a_demand_that_nothing_can_meet_is_not_asked_for() -> None:
    struck = [area(city="2:3 pawn_shop; 3:2 grocery_store; 3:4 sawmill_1; 4:3 concrete_plant")]
    state = scene(step="disaster", disaster="crime_wave", generation=3, seats=struck)
    play(state, 0, "demolish")
    assert "1 commercial tile still to be removed" in asked(state)[0]
    play(state, 0, "lose:2:3")
    assert "1 industrial tile still to be removed" in asked(state)[0]


def test_a_demand_for_several_tiles_counts_down() -> None:
    state = scene(step="disaster", disaster="fire", generation=2, seats=[area(city=CITY, money=0)])
    assert (
        asked(state)[2] == "Grote brand: nog 2 willekeurige tegels te verwijderen. Kies er nu een."
    )
    play(state, 0, "lose:2:3")
    assert (
        asked(state)[2] == "Grote brand: nog 1 willekeurige tegel te verwijderen. Kies er nu een."
    )


@pytest.mark.clause("NEO-12.2")
def test_the_building_department_asks_for_swaps() -> None:
    own = area(chosen="building_department", unbuilt="casino park")
    state = scene(players=4, seats=[own], pile="subway prison city_hall university")
    play(state, 0, "build", "on:2:3")
    for seat in (1, 2, 3):
        play(state, seat, "sell")
    assert asked(state)[0] == "You may swap cornerstones: discard one, or stop."
    assert said(state, 0, "en") == ["Keep all cornerstones", "Discard Casino", "Discard Park"]
    play(state, 0, "discard:casino")
    assert said(state, 0, "de") == ["Nichts mehr abwerfen", "Park abwerfen"]
    play(state, 0, "discard:park")
    assert asked(state)[0] == "Take a cornerstone from the discard pile (2 to take)."
    assert said(state, 0, "nl")[0] == "Stadhuis nemen"
    events = listen(state)
    play(state, 0, "take:city_hall", "take:subway")
    assert [GAME.story(event, "en") for event in events[:4]] == [
        "Player 1 discards the cornerstone Casino.",
        "Player 1 discards the cornerstone Park.",
        "Player 1 takes the cornerstone City Hall from the discard pile.",
        "Player 1 takes the cornerstone Subway from the discard pile.",
    ]


@pytest.mark.clause("NEO-16.3")
def test_beginners_swap_a_cornerstone_for_an_unseen_one() -> None:
    own = area(chosen="building_department", unbuilt="casino")
    state = scene(players=4, seats=[own], beginner=True)
    play(state, 0, "build", "on:2:3")
    for seat in (1, 2, 3):
        play(state, seat, "sell")
    assert said(state, 0, "de") == [
        "Alle Ankergebäude behalten",
        "Casino abwerfen und ein anderes ziehen",
    ]


def test_after_the_end_nobody_is_asked() -> None:
    state = finished()
    assert asked(state) == (
        "The game is over.",
        "Die Partie ist zu Ende.",
        "Het spel is afgelopen.",
    )


# -- moves ------------------------------------------------------------------------------------


def test_an_action_names_its_price_and_what_is_missing() -> None:
    own = area(board="ore", chosen="modern_foundry", unbuilt="university casino", money=9)
    state = scene(generation=3, seats=[own, area(board="stone")])
    assert said(state, 0, "en") == [
        "Build Modern Foundry (2 coins; still needed: stone)",
        "Build the cornerstone Casino (free; instead of Modern Foundry)",
        "Build the cornerstone University (1 coin; instead of Modern Foundry)",
        "Sell Modern Foundry for 5 coins",
    ]
    assert said(state, 0, "de")[0] == "Moderne Gießerei bauen (2 Münzen; noch nötig: Stein)"
    assert said(state, 0, "nl")[3] == "Moderne gieterij verkopen voor 5 munten"


@pytest.mark.clause("NEO-6.23", "NEO-6.25")
def test_a_cell_says_what_is_replaced() -> None:
    state = scene(seats=[area(city="2:3 slums", chosen="row_houses")])
    play(state, 0, "build")
    moves = said(state, 0, "en")
    assert "On 2:3, replacing Slums" in moves
    assert "On 3:3, covering the city center" in moves
    assert "On 4:3" in moves


@pytest.mark.clause("NEO-7.3")
def test_a_cell_says_which_trade_route_it_opens_or_closes() -> None:
    roads = "3:2 pawn_shop; 3:1 slums; 3:4 watch_shop"
    through = scene(generation=3, seats=[area(city=roads, chosen="apartments")])  # exits E and W
    play(through, 0, "build")
    assert "On 3:1, replacing Slums" in said(through, 0, "en")
    assert "Op 3:5, opent de rechter handelsroute" in said(through, 0, "nl")
    bent = scene(generation=3, seats=[area(city=roads, chosen="row_house_estate")])  # N and E
    play(bent, 0, "build")
    assert "Auf 3:1, ersetzt Slums, schließt die linke Handelsroute" in said(bent, 0, "de")


@pytest.mark.clause("NEO-6.11", "NEO-6.12")
def test_a_purchase_names_seller_and_price() -> None:
    """Five players, seat 0 buys: base 4 for gold, 1 more from a seat further on."""
    own = area(board="wood", chosen="watch_shop", money=9)
    sellers = [area(), area(city="2:3 gold_smelter_1"), area(), area(city="2:3 gold_smelter_2")]
    state = scene(players=5, generation=3, seats=[own, *sellers])
    play(state, 0, "build", "on:2:3")
    assert said(state, 0, "en") == [
        f"Buy gold from player 3 for {4 + 1} coins",
        f"Buy gold from player 5 for {4 + 0} coins",
    ]
    names = ["Ann", "Bob", "Cem", "Dirk", "eva"]
    assert said(state, 0, "nl", names=names) == [
        "Goud kopen van Cem voor 5 munten",
        "Goud kopen van eva voor 4 munten",
    ]


@pytest.mark.clause("NEO-14.10")
def test_a_lone_player_sees_what_a_trade_route_saves() -> None:
    roads = "3:2 slums; 3:1 pawn_shop; 3:4 watch_shop; 3:5 grocery_store"
    own = area(board="wood", city=roads, chosen="gold_smelter_1", money=9)
    state = scene(players=1, seats=[own])
    play(state, 0, "build", "on:2:2")
    assert said(state, 0, "en") == [
        "Buy ore from the bank for 2 coins",
        "Buy ore from the bank for 1 coin, using the left trade route",
        "Buy ore from the bank for 1 coin, using the right trade route",
        "Buy ore from the bank for 1 coin, using both trade routes",
    ]
    assert (
        said(state, 0, "de")[2]
        == "Erz von der Bank für 1 Münze kaufen, über die rechte Handelsroute"
    )


@pytest.mark.clause("NEO-12.5", "NEO-12.6")
def test_a_waiver_names_the_good_it_covers() -> None:
    own = area(board="wood", city="2:3 post_office", chosen="plastics_plant_2", money=9)
    state = scene(generation=2, players=5, seats=[own, area(board="oil")])
    play(state, 0, "build", "on:3:2")
    assert "Use Post Office to waive natural gas or oil" in said(state, 0, "en")
    assert "Post nutzen: Erdgas oder Öl entfällt" in said(state, 0, "de")


@pytest.mark.clause("NEO-9.1", "NEO-14.7")
def test_choosing_a_disaster_says_what_it_means() -> None:
    hand = area(hand="flood slums")
    assert said(scene(step="choose", round=7, seats=[hand]), 0, "en") == [
        "Choose Slums (free; roads ┼)",
        "Choose Flood (strikes all other players; no action for you this round)",
    ]
    alone = scene(players=1, step="choose", round=3, display="flood slums")
    assert "Choose Flood (prevents it; no action for you this round)" in said(alone, 0, "en")


def test_chance_is_described_for_replays() -> None:
    state = new_game(3)
    assert said(state, CHANCE, "en")[0] == "Deal the Ore board to player 1"
    assert said(new_game(3, "ore wood coal"), CHANCE, "de")[0] == "Casino an Spieler 1 geben"
    assert said(new_game(2, "ore wood"), CHANCE, "nl") == ["Speler 1 begint", "Speler 2 begint"]
    assert said(new_game(1, "ore"), CHANCE, "en")[0] == "Reveal Casino"
    beginner = new_game(3, "ore wood coal", beginner=True)
    assert said(beginner, CHANCE, "en")[0] == "Draw Casino for player 1"


def test_a_move_that_is_not_legal_has_no_description() -> None:
    state = scene()
    fine = state.game.parse(state, "fine")
    with pytest.raises(IllegalMove, match="fine"):
        GAME.describe(state, 0, fine, "en")


# -- the log ----------------------------------------------------------------------------------


def test_a_build_tells_what_it_replaced_and_brought_in() -> None:
    built = {"tile": NUMBER["pawn_shop"], "cell": 7}
    assert told(GAME, "tile_built", 0, **built, replaced=0, gain=0) == (
        "Player 1 builds Pawn Shop on 2:3.",
        "Spieler 1 baut Pfandleihhaus auf 2:3.",
        "Speler 1 bouwt Pandjeshuis op 2:3.",
    )
    assert told(GAME, "tile_built", 0, **built, replaced=NUMBER["diner"], gain=1)[1] == (
        "Spieler 1 baut Pfandleihhaus auf 2:3 (ersetzt Lokal; +1 Münze)."
    )
    assert told(GAME, "tile_built", 0, **built, replaced=CENTER_BASE + 2, gain=5)[2] == (
        "Speler 1 bouwt Pandjeshuis op 2:3 (bedekt het stadscentrum; +5 munten)."
    )


def test_a_purchase_tells_the_seller() -> None:
    gold = {"good": GOODS.index("gold"), "coins": 5}
    assert told(GAME, "good_bought", 1, **gold, seller=0)[0] == (
        "Player 2 buys gold from player 1 for 5 coins."
    )
    assert told(GAME, "good_bought", 1, **gold, seller=-1)[1] == (
        "Spieler 2 kauft Gold von der Bank für 5 Münzen."
    )


def test_lost_tiles_are_told_with_their_cells() -> None:
    tiles = (NUMBER["slums"], NUMBER["ranch"])
    assert told(GAME, "tiles_lost", 2, tiles=tiles, cells=(0, 24))[2] == (
        "Speler 3 verwijdert Sloppenwijk (1:1) en Ranch (5:5)."
    )
    assert told(GAME, "tiles_lost", 2, tiles=(), cells=())[0] == "Player 3 has no tile to remove."


@pytest.mark.clause("NEO-10.1")
def test_income_is_told_even_if_there_is_none() -> None:
    assert told(GAME, "income_paid", 0, coins=1)[2] == "Speler 1 krijgt 1 munt inkomen."
    assert told(GAME, "income_paid", 0, coins=12)[1] == "Spieler 1 bekommt 12 Münzen Einkommen."
    assert told(GAME, "income_paid", 0, coins=0)[0] == "Player 1 gets no income."


@pytest.mark.clause("NEO-12.23")
def test_coins_for_a_choice_are_told() -> None:
    assert told(GAME, "choice_paid", 1, coins=1) == (
        "Player 2 gets 1 coin for choosing a tile.",
        "Spieler 2 bekommt 1 Münze für die Wahl.",
        "Speler 2 krijgt 1 munt voor de keuze.",
    )


def test_players_are_called_by_their_own_names() -> None:
    event = Event("good_bought", 0, {"good": 0, "coins": 2, "seller": 1})
    assert GAME.story(event, "en", ["iris", "Bob"]) == "iris buys ore from Bob for 2 coins."


def test_every_event_of_the_rules_has_a_line() -> None:
    kinds = kinds_told_by(rules)
    assert len(kinds) > 15
    assert kinds <= set(words_of("en").events)


# -- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_can_be_read_from_beginning_to_end(lang: str) -> None:
    """Every question, every move, every event; and no two moves of a seat read the same."""
    heard: list[Event] = []
    questions: set[str] = set()
    for seed, (players, given) in enumerate(GAMES):
        for state in random_game(players, seed, **given):
            state.listener = heard.append
            assert_position_readable(state, lang)
            questions |= {frame[0] for frame in state.stack[-1:]}
        assert not state.turn()
    for event in heard:
        assert_readable(GAME.story(event, lang))
    assert questions >= steps_that_ask(GAME) - {"exchange"}
    assert {event.kind for event in heard} >= kinds_told_by(rules) - RARE


RARE = {"cornerstone_discarded", "cornerstone_taken", "choice_paid"}  # told by tests above


# -- the score sheet --------------------------------------------------------------------------


@pytest.mark.clause("NEO-11.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_sheet_has_a_line_for_every_category(lang: str) -> None:
    own: Area = area(city="2:3 park; 3:2 sawmill_1; 3:4 slums", money=7)
    sheet = finished(own).result()[0]
    lines = GAME.catalogue(lang).sheet
    assert list(lines)[1:3] == ["variable", "variable_tiles"]
    assert sheet["variable_tiles"] == {"park": 2 * 1}
    assert set(lines) == set(sheet)
    assert len({name for key, name in lines.items() if key != "variable_tiles"}) == len(lines) - 1
    for label in lines.values():
        assert_readable(label)


@pytest.mark.clause("NEO-14.11")
def test_ratings_have_the_titles_of_the_rulebook() -> None:
    ratings: Any = RATINGS
    assert [words_of("de").ratings[rating] for rating in ratings] == [
        "Praktikant",
        "Arbeiter",
        "Polier",
        "Ingenieur",
        "Baumeister",
        "Star-Architekt",
    ]
