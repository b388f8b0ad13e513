"""The words of Hamburg: complete, true to the declarations, the same facts in every language."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, get_args

import pytest

import rathaus
from rathaus import IllegalMove
from rathaus.core.events import Event
from rathaus.core.game import LANGUAGES
from rathaus.core.steps import CHANCE
from rathaus.games import bruges_and_hamburg
from rathaus.games.hamburg import expansions, rules, text
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.components.tracks import MAJORITIES
from rathaus.games.hamburg.components.vocabulary import (
    ACTIONS,
    COLOURS,
    DICE,
    Ability,
    Card,
    Category,
)
from rathaus.games.hamburg.expansions import clergy, dangers, exchange, mayors, ships
from rathaus.games.hamburg.moves import SPACE
from rathaus.games.hamburg.state import HamburgState
from rathaus.games.hamburg.text.languages import words_of
from rathaus.games.hamburg.text.symbols import MARKS, SYMBOLS
from rathaus.games.hamburg.text.tiles import MAYORS, PARTS
from tests.games.hamburg.scenes import Side, new_game, random_game, scene, side
from tests.games.scenes import chance, listen, play
from tests.games.spec import rows_of
from tests.games.wording import (
    Changes,
    asked,
    assert_changes_are_seen,
    assert_position_readable,
    assert_readable,
    kinds_told_by,
    numbers_told,
    parts_of,
    ring,
    said,
    steps_that_ask,
    told,
    words_in,
)

GAME = rathaus.game("hamburg")
CATEGORIES = get_args(Category)


def card(number: int) -> Card:
    return CARDS[number - 1]


# -- names ------------------------------------------------------------------------------------


VARIANTS: Mapping[type, tuple[str, ...]] = {
    v.OnBase: (*ACTIONS, "any"),
    v.WorkersByDice: ("any", "none"),
    v.BuildWall: ("double", "free"),
    v.NewHand: ("one_each", "two_piles"),
    v.Rule: get_args(v.RuleName),
    v.Steal: ("card", "money", "workers"),
    v.OthersLose: ("wall", "building", "site", "field", "marker"),
    v.OnOther: ("wall", "building"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_the_vocabulary_has_a_phrase(lang: str) -> None:
    words = words_of(lang)
    for kind, variants in VARIANTS.items():
        phrases: Any = {**words.effects, **words.events}[kind]
        assert set(phrases) == set(variants)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_spec(lang: str) -> None:
    for row in rows_of("hamburg", "cards"):
        assert text.card_name(int(row["number"]), lang) == row[f"name_{lang}"]
    for row in rows_of("hamburg", "categories"):
        key: Any = row["key"]
        assert words_of(lang).categories[key].casefold() == row[f"name_{lang}"].casefold()
    for row in rows_of("hamburg", "tracks"):
        if row["kind"] == "danger":
            colour: Any = row["colour"]
            names = dict(zip(("en", "de", "nl"), row["extra"].split("|"), strict=True))
            if lang != "en":  # the English entry is a key of its own
                assert words_of(lang).dangers[colour].casefold() == names[lang].casefold()


def test_mayors_have_the_names_of_the_spec() -> None:
    assert {f"M{tile}": name for tile, name in MAYORS.items()} == {
        row["tile"]: row["name"] for row in rows_of("hamburg", "mayors")
    }


# -- cards ------------------------------------------------------------------------------------


@pytest.mark.clause("HAM-8.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang: str) -> None:
    for each in CARDS:
        lines = text.card_lines(each, lang)
        assert len(lines) == (4 if each.ability.effect else 3), each
        assert len(set(lines)) == len(lines), each
        for line in lines:
            assert_readable(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_other_part_can_be_read(lang: str) -> None:
    numbers = [number for number in PARTS if number > len(CARDS)]
    assert len(numbers) == 10 + 6 + 20 + 24 + 20
    for number in numbers:
        assert_readable(text.part_name(number, lang))
        lines = text.part_lines(number, lang)
        assert lines, number
        for line in lines:
            assert_readable(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parts_are_told_apart_by_name(lang: str) -> None:
    """Tokens with the same face are the same thing; all other parts have names of their own."""
    names = {text.part_name(number, lang) for number in PARTS if number < dangers.FIRST}
    assert len(names) == len([number for number in PARTS if number < dangers.FIRST])
    faces = {(token.colours, token.ability) for token in dangers.TOKENS}
    assert len({text.part_name(token.number, lang) for token in dangers.TOKENS}) == len(faces)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_with_the_same_ability_have_the_same_text(lang: str) -> None:
    texts: dict[Ability, set[str]] = {}
    for each in CARDS:
        texts.setdefault(each.ability, set()).add(text.ability_text(each.ability, lang))
    assert all(len(found) == 1 for found in texts.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_a_declaration_is_told(lang: str) -> None:
    for each in CARDS:
        told = re.findall(r"\d+", "\n".join(text.card_lines(each, lang)))
        wanted = [each.price, each.vp, *numbers_in(each.ability)]
        assert {str(number) for number in wanted} <= set(told), each


def numbers_in(value: Any) -> list[int]:
    """All numbers of a declaration that are to be read."""
    if value == v.Condition("mode_die", ">=", 1) or value in SILENT:
        return []
    if isinstance(value, v.Condition) and isinstance(value.left, v.Per):
        dice = [int(n) for n in value.left.of.split("|") if n.isdigit()]
        return [*dice, *([value.right] if value.right else [])]  # "no die", not "0 dice"
    if isinstance(value, v.Per) and value.every == 1:
        dice = [int(n) for n in value.of.split("|") if n.isdigit()]
        return [value.each, *dice]
    if type(value) is int:
        return [value]
    return [number for part in parts_of(value) for number in numbers_in(part)]


# Their zeros stand for nothing.
SILENT = (
    v.Rule("majority_tie"),
    v.Rule("choose_token_danger"),
    v.Rule("counts_as", words=("art", "amusement", "theatre", "circus")),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_colour_and_category_of_a_declaration_is_told(lang: str) -> None:
    words: Any = words_of(lang)
    for each in CARDS:
        told = "\n".join(text.card_lines(each, lang)).casefold()
        for name in {each.colour, each.category, *words_in(each.ability, (*DICE, *CATEGORIES))}:
            if name in words.hues:
                hue = words.hues[name]
                forms = (hue.bare, hue.inflected, hue.accusative, hue.neuter)
                assert any(form in told for form in forms), each
            elif name in words.categories:
                assert words.categories[name].casefold() in told, each


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_fact_makes_another_text(lang: str) -> None:
    """Every value of a declaration is changed, one at a time; no change goes unseen."""
    assert_changes_are_seen(CARDS, others, lambda each: "\n".join(text.card_lines(each, lang)))


def test_another_fact_makes_other_symbols() -> None:
    assert_changes_are_seen(CARDS, others, text.symbol_row)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_fact_of_a_tile_makes_another_text(lang: str) -> None:
    for part in (*mayors.MAYORS, *ships.SHIPS, *exchange.SIDES, *clergy.SIDES):
        before = text.ability_text(part.ability, lang)
        for ability, _ in CHANGES.inside(Ability, "ability", part.ability):
            assert text.ability_text(ability, lang) != before, ability


def others(each: Card) -> Iterator[tuple[Card, int | None]]:
    names = ("category", "colour", "price", "vp", "trigger", "phase", "ability")
    return CHANGES.of(each, [name for name in names if name != "phase" or each.phase])


# Not every combination of these has a meaning.
UNCHANGED = {(Ability, "mode"), (v.OnPrice, "what"), (v.Rule, "name")}


def is_told(owner: type, value: Any, name: str) -> bool:
    """Has the field of a value a meaning of its own?"""
    if (type(value), name) in UNCHANGED or isinstance(getattr(value, name), v.OnStep):
        return False
    match value:
        case v.Rule():
            return name == "words" or value.number > 0
        case v.OnPrice():
            return value.scope in COLOURS
        case v.Steal() if name == "victim":  # it is always every other player
            return value.victim != "others"
        case v.Per() if name == "of":
            return bool(value.of) or value.count == "buildings"
        case v.Per() if owner is v.Condition:  # things are counted, not paid for
            return name == "count"
        case v.Per() if name == "every":
            return value.every > 1
    return True


def other_word(owner: type, name: str, value: str) -> str:
    if value in RINGS.get((owner, name), ()):
        return RINGS[owner, name][value]
    if value in COLOURS:
        return ring(*COLOURS)[value]
    if value in CATEGORIES:
        return ring(*CATEGORIES)[value]
    if name in ("colour", "source"):
        return "grey"
    return "dice_sum" if value != "dice_sum" else "square_points"  # a named number


RINGS: Mapping[tuple[type, str], Mapping[str, str]] = {
    (Card, "trigger"): {
        **ring("lightning", "phase", "permanent", "laurel"),
        "none": "laurel",
    },
    (v.Per, "count"): {
        **ring(*(c for c in get_args(v.Count) if c not in ("sites", "dice"))),
        "sites": "workers",
        "dice": "workers",
    },
    (v.Per, "of"): {**ring("1", "6"), "1|2": "3", "": "bank"},
    (v.Rule, "words"): {"black": "violet"},
    (v.Condition, "is_"): ring("=", ">=", "<="),
    (v.Condition, "left"): ring("dice_sum", "mode_die"),
    (v.Die, "colour"): {**ring(*DICE), "paid": "black"},
    (v.OnBase, "action"): ring(*ACTIONS) | {"any": "wall"},
    (v.OnOwn, "what"): ring(
        "advance", "raise", "token", "majority", "lightning", "park_money", "site", "free_building"
    ),
    (v.OnOther, "what"): ring("wall", "building"),
    (v.WorkersByDice, "black"): ring("any", "none"),
    (v.DrawAct, "source"): {**ring("any", "discard"), "same": "any"},
    (v.SearchPile, "kind"): ring("zoo", "park"),
    (v.BuildWall, "price"): ring("double", "free"),
    (v.OthersLose, "what"): ring("wall", "building", "site", "field", "marker"),
    (v.Steal, "what"): ring("card", "money", "workers"),
    (v.NewHand, "how"): ring("one_each", "two_piles"),
}


CHANGES = Changes(other_word, is_told, fields={"phase": lambda phase: phase % 4 + 1})


@pytest.mark.clause("HAM-9.7")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reaction_says_whether_it_may_be_declined(lang: str) -> None:
    for each in CARDS:
        if each.ability.event:
            other: Any = "auto" if each.ability.mode == "may" else "may"
            changed_mode = replace(each.ability, mode=other)
            before, after = (text.ability_text(a, lang) for a in (each.ability, changed_mode))
            assert before != after


TEXTS: Mapping[int, Mapping[str, list[str]]] = {
    3: {
        "en": [
            "Citizens · brown",
            "Price 3 Mark · 1 point",
            "Once per cycle in phase III",
            "Give 1 grey worker: take 2 Mark for each of your citizens buildings.",
        ],
        "de": [
            "Bürgertum · braun",
            "Preis 3 Mark · 1 Punkt",
            "Einmal je Durchgang in Phase III",
            "1 grauen Arbeiter abgeben: 2 Mark je eigenes Gebäude der Kategorie Bürgertum nehmen.",
        ],
        "nl": [
            "Burgerij · bruin",
            "Prijs 3 mark · 1 punt",
            "Eén keer per cyclus in fase III",
            "1 grijze arbeider inleveren: 2 mark nemen per eigen gebouw van de categorie burgerij.",
        ],
    },
    151: {
        "en": [
            "Military · grey",
            "Price 6 Mark · 2 points",
            "Always active, mainly in phase II",
            (
                "Whenever one of your dangers is raised, you may give 1 worker of that colour: "
                "that raise does not happen."
            ),
        ],
        "de": [
            "Militär · grau",
            "Preis 6 Mark · 2 Punkte",
            "Immer aktiv, vor allem in Phase II",
            (
                "Wenn eine deiner Gefahren erhöht wird, darfst du 1 Arbeiter dieser Farbe abgeben: "
                "die Erhöhung verhindern."
            ),
        ],
        "nl": [
            "Leger · grijs",
            "Prijs 6 mark · 2 punten",
            "Altijd actief, vooral in fase II",
            (
                "Wanneer een van je gevaren wordt verhoogd, mag je 1 arbeider in die kleur "
                "inleveren: de verhoging voorkomen."
            ),
        ],
    },
    203: {
        "en": [
            "Harbour · violet",
            "Price 6 Mark · 2 points",
            "Laurel: in the final scoring",
            "If you have exactly 5 different colours among your sites: score 5 points.",
        ],
        "de": [
            "Hafen · violett",
            "Preis 6 Mark · 2 Punkte",
            "Lorbeer: in der Schlusswertung",
            "Falls du genau 5 verschiedene Farben bei deinen Bauplätzen hast: 5 Punkte erhalten.",
        ],
        "nl": [
            "Haven · paars",
            "Prijs 6 mark · 2 punten",
            "Lauwerkrans: bij de eindtelling",
            "Als je precies 5 verschillende kleuren onder je bouwplaatsen hebt: 5 punten scoren.",
        ],
    },
    234: {
        "en": [
            "Mysticism · violet",
            "Price 0 Mark · 0 points",
            "Once per cycle in phase III",
            (
                "Give 1 pink worker: draw as many cards from the top of the discard pile "
                "as the black die shows; then discard as many cards."
            ),
        ],
        "de": [
            "Mystik · violett",
            "Preis 0 Mark · 0 Punkte",
            "Einmal je Durchgang in Phase III",
            (
                "1 rosa Arbeiter abgeben: so viele Karten oben vom Ablagestapel ziehen, "
                "wie der schwarze Würfel zeigt; danach ebenso viele Karten abwerfen."
            ),
        ],
        "nl": [
            "Mystiek · paars",
            "Prijs 0 mark · 0 punten",
            "Eén keer per cyclus in fase III",
            (
                "1 roze arbeider inleveren: evenveel kaarten boven van de aflegstapel trekken "
                "als de zwarte dobbelsteen aangeeft; daarna evenveel kaarten afleggen."
            ),
        ],
    },
    241: {
        "en": ["Zoo · grey", "Price 2 Mark · 1 point", "No ability"],
        "de": ["Zoo · grau", "Preis 2 Mark · 1 Punkt", "Keine Fähigkeit"],
        "nl": ["Dierentuin · grijs", "Prijs 2 mark · 1 punt", "Geen effect"],
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", TEXTS)
def test_cards_read_like_this(number: int, lang: str) -> None:
    assert text.card_lines(card(number), lang) == TEXTS[number][lang]


def test_the_english_texts_name_the_numbers_and_colours_of_the_spec() -> None:
    """Our wording may differ from `text_en`, its facts may not."""
    for row in rows_of("hamburg", "cards"):
        ours = "\n".join(text.card_lines(card(int(row["number"])), "en")[3:])
        theirs = row["text_en"].removeprefix("Final scoring: ")
        for colour in DICE:
            assert (colour in ours) == (colour in theirs), row["number"]
        assert numbers_told(theirs) - IMPLIED.get(int(row["number"]), set()) <= numbers_told(
            ours
        ), row


# "5 or 6" is "5 or more" here.
IMPLIED = {number: {"6"} for number in range(49, 53)}


def test_an_unused_ability_says_nothing() -> None:
    assert text.ability_text(Ability(), "en") == ""


def test_other_parts_read_like_this() -> None:
    assert text.part_lines(301, "en") == [
        "Start: 10 Mark, 2 workers of each colour",
        "Your hand limit is 7.",
    ]
    assert text.part_lines(324, "de")[1] == (
        "1 Arbeiter in der Farbe der gespielten Karte abgeben und 3 Mark zahlen: "
        "auf dem Rathausmarkt 1 Feld vorrücken."
    )
    assert text.part_lines(350, "nl")[0] == "Koersen: grijs · paars of bruin · oranje of roze"
    assert text.part_lines(420, "en") == [
        "Raises the brown danger by 1 level",
        "Then you may lower a danger other than brown by 1 level, without a point.",
    ]


# -- symbols ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "row"),
    [
        (3, "✚☺ 3ℳ 1★ III 1♟▦ → +2ℳ:⌂☺"),
        (36, "✚φ 9ℳ 3★ ∞III +↯? ↻↯≙"),
        (51, "◉♫ 0ℳ 0★ II ⚄✚≥5: +1♟✚"),
        (96, "◉✺ 6ℳ 2★ ❧ 2×♙"),
        (147, "▦⚔ 3ℳ 1★ ↯ -2⚠∗"),
        (230, "≈⛤ 3ℳ 1★ III 1♟♨ → +ℳ=⚄☾"),
        (245, "♨♞ 2ℳ 1★"),
    ],
)
def test_symbols_look_like_this(number: int, row: str) -> None:
    assert text.symbol_row(card(number)) == row


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_is_explained_once(lang: str) -> None:
    signs = [sign for sign, _ in text.legend(lang)]
    hues = [hue.bare for hue in SYMBOLS.hues.values()]
    assert {*hues, *SYMBOLS.categories.values(), *(sign for sign, _ in MARKS)} <= set(signs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_colours_and_majorities_can_be_read(lang: str) -> None:
    for colour in DICE:
        assert_readable(words_of(lang).hues[colour].bare)
    for majority in MAJORITIES:
        assert_readable(text.majority_name(majority, lang))


# -- prompts and moves ------------------------------------------------------------------------


def test_who_has_decided_waits_for_the_others() -> None:
    state = scene(sides=[side(hand="146 202")])
    assert asked(state, 1) == (
        "Waiting for player 1.",
        "Warten auf Spieler 1.",
        "Wachten op speler 1.",
    )
    assert asked(state, 1, names=["ann", "Bob", "Cem"])[0] == "Waiting for ann."


@pytest.mark.clause("HAM-7.2")
def test_a_turn_asks_for_a_card_or_a_building() -> None:
    state = scene(sides=[side(hand="146 202", display="violet:6", money=9)])
    assert asked(state)[0] == "Your turn: play a card or activate a building."
    assert said(state, 0, "en") == [
        "Activate Villa in Harvestehude (score 1 point)",
        "Play Infantry Barracks (grey; 3 Mark)",
        "Play Salvage Company (violet; 9 Mark)",
    ]
    play(state, 0, "play:infantry_barracks", "as:money")
    assert asked(state)[1] == "Aktiviere ein Gebäude oder beende deinen Zug."
    assert said(state, 0, "nl")[0] == "Beurt beëindigen"


@pytest.mark.clause("HAM-7.8", "HAM-7.9", "HAM-7.10", "HAM-7.11", "HAM-7.14", "HAM-7.15")
def test_a_base_action_names_what_it_brings_and_costs() -> None:
    """Green board: the first segments are pink and orange, one Mark each."""
    own = side(board="green", hand="53 202", sites="violet", money=9, dangers="P2")
    state = scene(sides=[own], dice="1 1 1 5 1 / 1")
    play(state, 0, f"play:{card(53).key}")
    name = text.card_name(53, "en")
    assert asked(state)[0] == f"{name}: for which base action?"
    assert said(state, 0, "en") == [
        "Take 3 pink workers",
        "Take 5 Mark",
        "Lower Robbery (pink) (level 2)",
        "Build a wall stone (1 Mark)",
        "Lay it out as a site for 1 pink worker",
        "Build it (3 Mark)",
    ]
    assert said(state, 0, "de") == [
        "3 rosa Arbeiter nehmen",
        "5 Mark nehmen",
        "Überfall (rosa) senken (Stufe 2)",
        "Mauerstein bauen (1 Mark)",
        "Als Bauplatz auslegen, für 1 rosa Arbeiter",
        "Bauen (3 Mark)",
    ]


@pytest.mark.clause("HAM-9.23")
def test_a_price_is_the_one_that_is_paid() -> None:
    """182 halves orange buildings: 9 becomes 5."""
    own = side(hand="131 202", display="violet:182", sites="pink", money=9)
    state = scene(sides=[own])
    assert f"Play {text.card_name(131, 'en')} (orange; 5 Mark)" in said(state, 0, "en")
    play(state, 0, f"play:{card(131).key}")
    assert "Bouwen (5 mark)" in said(state, 0, "nl")


@pytest.mark.clause("HAM-13.5.7")
def test_what_the_exchange_demands_stands_beside_the_action() -> None:
    """Tile 2, field 6: 2 Mark for taking workers. Tile 5: a worker of one of two colours."""
    own = side(hand="53 202", money=9)
    state = scene(sides=[own], exchange=(2, 6))
    play(state, 0, f"play:{card(53).key}")
    assert "Take 3 pink workers (in addition 2 Mark)" in said(state, 0, "en")
    state = scene(sides=[own], exchange=(5, 5))
    play(state, 0, f"play:{card(53).key}")
    text_de = "Als Bauplatz auslegen, für 1 rosa Arbeiter (zusätzlich 1 violetten Arbeiter "
    assert f"{text_de}oder 1 braunen Arbeiter)" in said(state, 0, "de")
    play(state, 0, "as:site")
    assert asked(state)[2] == "Welke arbeider lever je extra in?"
    assert said(state, 0, "nl") == ["1 paarse arbeider inleveren", "1 bruine arbeider inleveren"]


@pytest.mark.clause("HAM-12.92")
def test_a_named_colour_changes_what_the_card_brings() -> None:
    own = side(hand="53 202", display="violet:224", workers="G1")
    state = scene(sides=[own], dice="2 3 4 5 6 / 1")
    play(state, 0, f"play:{card(53).key}")
    assert "Give 1 grey worker: the card counts as violet" in said(state, 0, "en")
    play(state, 0, "recolour:violet")
    assert said(state, 0, "en")[:2] == ["Take 3 violet workers", "Take 2 Mark"]


@pytest.mark.clause("HAM-7.12")
def test_a_segment_has_its_side_colour_and_price() -> None:
    """062 builds any segment at twice its price; green board, one stone on the left."""
    own = side(board="green", display="violet:62", wall="1 0", money=20, hand="202 203")
    state = play(scene(sides=[own]), 0, f"use:{card(62).key}")
    assert asked(state) == (
        "Where do you build the wall stone?",
        "Wo baust du den Mauerstein?",
        "Waar bouw je de muursteen?",
    )
    assert said(state, 0, "en") == [
        f"On the left, brown segment ({2 * 2} Mark)",
        f"On the right, orange segment ({2 * 1} Mark)",
    ]


@pytest.mark.clause("HAM-12.82")
def test_a_site_has_its_number_its_colour_and_what_stands_on_it() -> None:
    own = side(hand="53 202", display="pink:192; grey:", sites="violet", money=20)
    state = play(scene(sides=[own]), 0, f"play:{card(53).key}", "as:building")
    with_192 = text.card_name(192, "en")
    assert said(state, 0, "en") == [
        "On site 1, violet",
        f"On site 2, pink (with {with_192})",
        "On site 3, grey",
    ]


@pytest.mark.clause("HAM-4.3")
def test_piles_that_are_chosen_are_counted_off() -> None:
    state = scene(step="phase_one", piles={"violet": "201 202 203"})
    assert asked(state)[0] == "From which pile do you draw (5 cards to draw)?"
    assert said(state, 0, "en")[0] == "From the violet pile (3 cards left)"
    play(state, 0, "draw:violet", "draw:violet")
    assert asked(state)[1] == "Von welchem Stapel ziehst du (noch 3 Karten)?"
    assert said(state, 0, "nl")[0] == "Van de paarse stapel (nog 1 kaart)"


@pytest.mark.clause("HAM-5.12")
def test_an_advance_has_its_price() -> None:
    state = scene(step="rolled", dice="1 2 1 3 4 / 3", sides=[side(money=7)])
    assert asked(state) == (
        "Do you advance on the town-hall square for 4 Mark?",
        "Rückst du auf dem Rathausmarkt für 4 Mark vor?",
        "Ga je op het stadhuisplein vooruit voor 4 mark?",
    )
    assert said(state, 0, "de") == ["Stehen bleiben", "Für 4 Mark vorrücken"]


@pytest.mark.clause("HAM-12.68")
def test_a_raise_asks_for_the_worker_that_prevents_it() -> None:
    own = side(display="violet:151", workers="G1")
    state = scene(step=("raise", 0, COLOURS.index("grey")), sides=[own])
    assert asked(state)[0] == (
        "Collapsing wall (grey) is to be raised. Do you give 1 grey worker to prevent it?"
    )
    assert said(state, 0, "nl") == ["1 grijze arbeider inleveren", "Het gevaar verhogen"]


@pytest.mark.clause("HAM-5.9", "HAM-6.7", "HAM-6.9")
def test_disasters_and_their_losses_are_told_apart() -> None:
    own = side(board="green", sites="violet", display="pink:207", wall="2 1")
    state = scene(step=[("lose_site", 0), ("lose_wall", 0)], sides=[own])
    assert said(state, 0, "en") == [
        "Discard site 1, violet",
        f"Discard site 2, pink (with {text.card_name(207, 'en')})",
    ]
    play(state, 0, "lose_site:1")
    assert said(state, 0, "de") == [
        "Linke Hälfte, Abschnitt braun (2 Steine)",
        "Rechte Hälfte, Abschnitt orange (1 Stein)",
    ]


def test_an_order_of_disasters_names_them() -> None:
    state = scene(step=("lose_site", 0), sides=[side(sites="violet pink")])
    state.struck[0] = 0b10001
    state.stack = [("disasters", 0)]
    state.answers = [()] * state.sides
    state.advance()
    assert said(state, 0, "en") == ["Flood (violet)", "Disease (brown)"]
    assert said(state, 0, "nl") == ["Overstroming (paars)", "Ziekte (bruin)"]


@pytest.mark.clause("HAM-12.66", "HAM-12.67")
def test_lowering_counts_down() -> None:
    """149: up to 3 levels."""
    own = side(dangers="V2 G1", sites="brown", hand="149 280", money=20)
    state = scene(sides=[own])
    play(state, 0, f"play:{card(149).key}", "as:building")
    assert asked(state)[0] == "Which danger do you lower (3 levels at most)?"
    assert said(state, 0, "en") == [
        "No more",
        "Lower Flood (violet) (level 2)",
        "Lower Collapsing wall (grey) (level 1)",
    ]
    play(state, 0, "lower:violet")
    assert asked(state)[2] == "Welk gevaar verlaag je (nog hoogstens 2 niveaus)?"
    assert "Overstroming (paars) verlagen (niveau 1)" in said(state, 0, "nl")


@pytest.mark.clause("HAM-9.20")
def test_free_activations_do_not_speak_of_their_worker() -> None:
    """060, with 106 (any worker: the die of its colour) and 98 (3 Mark for a pink worker)."""
    own = side(hand="60 280", display="violet:98; pink:106", sites="brown", money=20, workers="")
    state = scene(sides=[own])
    play(state, 0, f"play:{card(60).key}", "as:building")
    assert asked(state)[0] == "Which building do you activate free of charge?"
    assert f"Activate {text.card_name(98, 'en')} (take 3 Mark)" in said(state, 0, "en")
    play(state, 0, f"use:{card(106).key}")
    assert asked(state)[1] == f"{text.card_name(106, 'de')}: Welche Farbe nennst du?"
    assert said(state, 0, "de")[0] == "Violett nennen"


@pytest.mark.clause("HAM-12.80")
def test_a_building_goes_under_a_zoo_card() -> None:
    """190; two open grey zoo cards, two grey buildings in the hand."""
    own = side(hand="146 147", display="violet:190", zoo="241 242", workers="G1")
    state = play(scene(sides=[own]), 0, f"use:{card(190).key}")
    assert asked(state)[0] == "Which building do you put under a zoo card?"
    assert said(state, 0, "nl")[0] == (
        f"{text.card_name(146, 'nl')} onder een dierentuinkaart leggen"
    )
    play(state, 0, f"find:{card(146).key}")
    assert asked(state)[1] == (f"Unter welche Zookarte legst du {text.card_name(146, 'de')}?")
    assert said(state, 0, "en") == [f"Under {text.card_name(n, 'en')}" for n in (241, 242)]


@pytest.mark.clause("HAM-13.4.2", "HAM-13.4.7")
def test_a_ship_names_what_it_costs_besides_the_worker() -> None:
    own = side(board="green", hand="53 202", money=9, workers="P1")
    state = scene(sides=[own], ships="violet pink")
    play(state, 0, f"play:{card(53).key}", "as:wall")
    assert asked(state)[0] == "Do you use a ship for 1 pink worker?"
    assert said(state, 0, "en") == [
        "Use no ship",
        "Use the violet ship (take 4 Mark)",
        "Use the pink ship (pay 3 Mark: advance 1 field on the town-hall square)",
    ]


@pytest.mark.clause("HAM-13.2.2")
def test_statues_say_what_they_are_worth() -> None:
    state = scene(step=("statue", 0), options="statues")
    assert said(state, 0, "en") == [
        "Take Hans Hummel for 10 points",
        "Take Zitronenjette for 12 Mark",
    ]


@pytest.mark.clause("HAM-13.1.1")
def test_a_mayor_is_chosen_by_what_he_gives() -> None:
    state = new_game(2, "mayors")
    chance(state, "board:red", "board:green", "start:0", "mayor_tile:1", "mayor_tile:2")
    assert said(state, 0, "en") == [
        (
            "Choose Carl Friedrich Petersen, side 01 "
            "(Start: 10 Mark, 2 workers of each colour; your hand limit is 7)"
        ),
        (
            "Choose Carl Friedrich Petersen, side 02 (Start: 5 Mark, 0 workers of each colour; "
            "each level by which you lower a danger scores 2 points)"
        ),
    ]


@pytest.mark.clause("HAM-14.1")
def test_the_opponent_of_a_lone_player_is_called_tom() -> None:
    state = new_game(1)
    chance(state, "board:red")
    assert asked(state)[0] == "A board is dealt to TOM."
    assert said(state, CHANCE, "nl")[0] == "Het groene bord aan TOM geven"
    event = Event("money_taken", 1, {"money": 3})
    assert GAME.story(event, "de", ["Ann"]) == "TOM nimmt 3 Mark."
    assert GAME.story(event, "de", ["Ann", "Bob"]) == "Bob nimmt 3 Mark."


def test_chance_is_described_for_replays() -> None:
    state = new_game(3)
    assert said(state, CHANCE, "en")[0] == "Deal the red board to player 1"
    chance(state, "board:red", "board:green", "board:blue")
    assert said(state, CHANCE, "nl") == ["Speler 1 begint", "Speler 2 begint", "Speler 3 begint"]
    chance(state, "start:1")
    assert asked(state)[1] == "Die erste violette Karte kommt auf den Ablagestapel."


def test_a_move_that_is_not_legal_has_no_description() -> None:
    state = scene(sides=[side(hand="146 202")])
    done = state.game.parse(state, "done")
    with pytest.raises(IllegalMove, match="done"):
        GAME.describe(state, 0, done, "en")


def test_after_the_end_nobody_is_asked() -> None:
    assert asked(scene(step="end")) == (
        "The game is over.",
        "Die Partie ist zu Ende.",
        "Het spel is afgelopen.",
    )


# -- the log ----------------------------------------------------------------------------------


def test_points_are_won_and_lost() -> None:
    assert told(GAME, "points_scored", 0, points=1)[0] == "Player 1 scores 1 point."
    assert told(GAME, "points_scored", 0, points=-2) == (
        "Player 1 loses 2 points.",
        "Spieler 1 verliert 2 Punkte.",
        "Speler 1 verliest 2 punten.",
    )


def test_colours_decline_with_their_nouns() -> None:
    orange = COLOURS.index("orange")
    assert told(GAME, "site_laid", 1, colour=orange) == (
        "Player 2 lays out an orange site.",
        "Spieler 2 legt einen orangen Bauplatz aus.",
        "Speler 2 legt een oranje bouwplaats neer.",
    )
    assert (
        told(GAME, "workers_given", 1, colour=0, amount=2)[1]
        == "Spieler 2 gibt 2 violette Arbeiter ab."
    )


def test_a_stolen_card_names_both_players() -> None:
    event = Event("card_stolen", 0, {"card": 6, "victim": 1}, (0, 1))
    assert GAME.story(event, "en", ["iris", "Bob"]) == "iris gets Villa in Harvestehude from Bob."


def test_a_turn_is_told_as_it_happens() -> None:
    own = side(hand="206 280", sites="brown", money=4, workers="")
    state = scene(players=2, sides=[own])
    events = listen(state)
    play(state, 0, f"play:{card(206).key}", "as:building")
    name = text.card_name(206, "en")
    assert [GAME.story(event, "en") for event in events] == [
        "Player 1 chooses a base action: building (violet).",
        "Player 1 pays 3 Mark.",
        f"Player 1 builds {name}.",
        f"Player 1 activates {name}.",
        "Player 1 takes 1 pink worker.",
        "Player 1 takes 3 Mark.",
    ]


def test_every_event_of_the_rules_has_a_line() -> None:
    kinds = kinds_told_by(rules, expansions, bruges_and_hamburg)
    assert len(kinds) > 40
    assert kinds == set(words_of("en").stories) - {"points_lost"}


# -- whole games ------------------------------------------------------------------------------


LIGHTNINGS = [each.number for each in CARDS if each.trigger == "lightning"]
STANDING = [each.number for each in CARDS if each.trigger in ("phase", "permanent")]
ZOO = [each.number for each in CARDS if each.category == "zoo"]
PARKS = [each.number for each in CARDS if each.category == "park"]


def rich_side(rng: Random, cards: Mapping[str, list[int]], mayor: int) -> Side:
    """A side late in the game: lightning in the hand, and plenty to use and to pay with."""
    built = [f"{colour}:{cards['built'].pop()}" for colour in COLOURS * 2]
    return side(
        money=rng.randrange(1, 40),
        points=rng.randrange(30),
        field=rng.randrange(9),
        workers="V3 O3 G4 P3 B3",
        dangers="V2 O1 G2 P2 B1",
        hand=" ".join(str(cards["held"].pop()) for _ in range(5)),
        display="; ".join(built),
        sites="violet orange grey pink",
        zoo=" ".join(str(cards["zoo"].pop()) for _ in range(3)),
        parks=" ".join(str(cards["park"].pop()) for _ in range(3)),
        wall="4 3",
        markers="square wall",
        mayor=mayor,
    )


def rich_game(players: int, seed: int) -> HamburgState:
    """The last cycle of a game in which a lot can happen."""
    rng = Random(seed)
    cards = {
        "held": rng.sample(LIGHTNINGS, len(LIGHTNINGS)),
        "built": rng.sample([n for n in STANDING if n < ZOO[0]], 180 - len(LIGHTNINGS)),
        "zoo": rng.sample(ZOO, len(ZOO)),
        "park": rng.sample(PARKS, len(PARKS)),
    }
    sides_up = rng.sample(range(1, 11, 2), players)
    with_tiles = seed % 3 > 0
    return scene(
        players=players,
        sides=[rich_side(rng, cards, n + seed % 2 if seed % 4 else 0) for n in sides_up],
        step="phase_one",
        cycle=8,
        options="statues dangers ships" if with_tiles else "",
        exchange=(seed % 10 + 1, seed % 6 + 1) if with_tiles else None,
        discard=" ".join(str(number) for number in cards["held"][:4]),
    )


def busily(state: HamburgState, seat: int, rng: Random) -> int:
    """A random move, with a liking for activating and building."""
    moves = state.moves(seat)
    names = {move: state.game.notation(state, move) for move in moves}
    uses = [move for move in moves if names[move].startswith(("use:", "again:"))]
    liked = uses or [move for move in moves if names[move] in ("as:building", "as:wall")]
    return rng.choice(liked) if liked and rng.random() < 0.7 else rng.choice(moves)


RICH_GAMES = 60


@cache
def decisions() -> tuple[tuple[tuple[HamburgState, ...], ...], tuple[Event, ...]]:
    """Every decision of many rich games, and all events, once for all languages."""
    games: list[tuple[HamburgState, ...]] = []
    heard: list[Event] = []
    for seed in range(RICH_GAMES):
        rng, state, positions = Random(seed), rich_game(1 + seed % 5, seed), []
        state.listener = heard.append
        while state.turn():
            positions.append(state.copy())
            seat = state.turn()[0]
            is_chance = seat == CHANCE
            state.play(seat, state.sample(rng) if is_chance else busily(state, seat, rng))
        games.append(tuple(positions))
    return tuple(games), tuple(heard)


@pytest.mark.thorough
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rich_games_can_be_read_from_beginning_to_end(lang: str) -> None:
    """Every question, every move; and no two moves of a seat read the same."""
    questions: set[str] = set()
    ranges: set[str] = set()
    games, _ = decisions()
    for state in (position for game in games for position in game):
        assert_position_readable(state, lang)
        for seat in range(state.players):
            assert not re.search(r"\(0 |noch 0|nog 0", GAME.prompt(state, seat, lang))
        for seat in state.turn():
            questions.add(state.stack[-1][0])
            ranges |= {SPACE.split(move)[0] for move in state.moves(seat)}
    assert questions >= steps_that_ask(GAME) - SET_UP - RARE_STEPS
    assert ranges >= set(SPACE.ranges()) - SET_UP_RANGES - RARE_RANGES


SET_UP = {"board", "start", "mayor_tile", "mayor", "first_discard", "clergy_tile", "exchange"}
SET_UP_RANGES = {"start", "board", "mayor", "mayor_tile", "clergy_tile", "exchange_tile"}
RARE_STEPS = {"two_piles", "curse", "give_back", "trade"}  # asked for by tests of their own
RARE_RANGES = {"under", "to"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_rich_games_can_be_read(lang: str) -> None:
    _, heard = decisions()
    for event in heard:
        assert_readable(GAME.story(event, lang))
    assert {event.kind for event in heard} >= kinds_told_by(
        rules, expansions, bruges_and_hamburg
    ) - OF_THE_SET_UP - {"tom_decided"}  # it is rare, and has tests of its own


OF_THE_SET_UP = {
    "board_dealt",
    "starter_drawn",
    "mayor_chosen",
    "card_turned_up",
    "exchange_opened",
    "cycle_began",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_random_game_with_all_expansions_can_be_read(players: int, lang: str) -> None:
    heard: list[Event] = []
    everything = dict.fromkeys(
        ("mayors", "statues", "dangers", "ships", "exchange", "clergy"), True
    )
    questions = set()
    for state in random_game(players, players, **everything):
        state.listener = heard.append
        for seat in range(state.players):
            assert_readable(GAME.prompt(state, seat, lang))
        for seat in state.turn():
            questions.add(state.stack[-1][0])
            moves = state.moves(seat)
            for move in moves if seat != CHANCE else moves[:3]:
                assert_readable(GAME.describe(state, seat, move, lang))
    assert questions >= SET_UP - ({"start"} if players == 1 else set())
    for event in heard:
        assert_readable(GAME.story(event, lang))
    assert {event.kind for event in heard} >= {"mayor_chosen", "cycle_began", "game_ended"}


@pytest.mark.clause("HAM-13.6.6")
def test_a_hand_from_two_piles_asks_for_both_shares() -> None:
    state = scene(step=("two_piles", 0), options="clergy")
    assert asked(state)[0] == "From which pile do you draw 3 cards?"
    play(state, 0, "draw:violet")
    assert asked(state)[1] == "Von welchem Stapel ziehst du 2 Karten?"


@pytest.mark.clause("HAM-13.6.5")
def test_a_worker_goes_back() -> None:
    state = scene(step=("give_back", 0, 1), sides=[side(workers="V1 B2")])
    assert asked(state)[2] == "Welke arbeider lever je in (nog 1)?"
    assert said(state, 0, "en") == ["Give 1 violet worker", "Give 1 brown worker"]


@pytest.mark.clause("HAM-12.53")
def test_with_too_little_money_the_partners_of_a_trade_are_chosen() -> None:
    own = side(display="violet:103", money=1, hand="202 203")
    state = play(scene(players=3, sides=[own]), 0, f"use:{card(103).key}")
    assert asked(state, names=["Ann", "Bob", "Cem"])[0] == (
        "To whom do you give 1 Mark (1 to choose)?"
    )
    assert said(state, 0, "nl") == ["Aan speler 2", "Aan speler 3"]
    assert said(state, 0, "nl", names=["Ann", "Bob", "cem"]) == ["Aan Bob", "Aan cem"]


@pytest.mark.clause("HAM-12.77")
def test_a_token_for_the_others_may_be_ignored_by_a_mayor() -> None:
    state = scene(step=("curse", 0, 4, 1), sides=[side(mayor=5)])
    assert asked(state)[0] == ("Do you raise Disease (brown) and Fire (orange) by 1 level?")
    assert said(state, 0, "de") == [
        "Krankheit (braun) und Brand (orange) erhöhen",
        "Den Marker ignorieren",
    ]


# -- the score sheet --------------------------------------------------------------------------


@pytest.mark.clause("HAM-11.2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_sheet_has_a_line_for_every_category(lang: str) -> None:
    own = side(display="violet:207; pink:69", zoo="244", field=4, markers="zoo", wall="3 0")
    sheet = scene(step="end", sides=[own]).result()[0]
    lines = GAME.catalogue(lang).sheet
    assert set(lines) == {*sheet, "tom"}
    assert len(set(lines.values())) == len(lines)
    for label in lines.values():
        assert_readable(label)


def test_a_lone_player_reads_the_points_of_tom() -> None:
    sheet = scene(players=1, step="end").result()[0]
    lines = GAME.catalogue("en").sheet
    assert list(sheet)[-1] == "tom"
    assert lines["tom"] == "TOM"
    assert set(lines) == set(sheet)


@pytest.mark.clause("HAM-6.7", "HAM-6.8", "HAM-6.9")
@pytest.mark.parametrize(
    ("step", "prompt"),
    [
        ("lose_site", "Flood (violet): discard one of your sites; its buildings"),
        ("lose_building", "Fire (orange): discard one of your buildings"),
        ("lose_wall", "Collapsing wall (grey): remove the outermost stone"),
    ],
)
def test_a_disaster_is_named_where_it_takes_something(step: str, prompt: str) -> None:
    own = side(display="violet:151; grey:146", wall="1 1")
    struck = scene(step=[(step, 0), ("disasters", 0)], sides=[own])
    assert asked(struck)[0].startswith(prompt)
    assert not asked(scene(step=(step, 0), sides=[own]))[0].startswith(prompt)
