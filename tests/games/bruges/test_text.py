"""The words of Bruges: complete, true to the declarations, the same facts in every language."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, get_args

import pytest

from rathaus import IllegalMove
from rathaus.core.events import Event
from rathaus.core.game import LANGUAGES
from rathaus.core.steps import CHANCE
from rathaus.games import bruges, bruges_and_hamburg
from rathaus.games.bruges import text
from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.components.tracks import MAJORITIES
from rathaus.games.bruges.components.vocabulary import (
    ACTIONS,
    COLOURS,
    GROUPS,
    TRIGGERS,
    Ability,
    Person,
)
from rathaus.games.bruges.moves import SPACE
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges.text import persons, symbols
from rathaus.games.bruges.text.languages import words_of
from rathaus.games.bruges.text.symbols import MARKS, SYMBOLS
from tests.games.bruges.scenes import (
    GAME,
    chance,
    listen,
    new_game,
    number,
    play,
    random_game,
    scene,
    side,
)
from tests.games.spec import page, rows_of
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
    words_in,
)


def person(key: str | int) -> Person:
    return PERSONS[number(key) - 1]


# -- names ------------------------------------------------------------------------------------

VARIANTS: Mapping[type, tuple[str, ...]] = {
    v.OnBase: ACTIONS,
    v.OnOwn: ("advance", "majority"),
    v.OnOther: ("canal", "person"),
    v.ExtraAction: ("any", "hand", "discard"),
    v.BuildCanal: ("double", "free"),
    v.OthersLose: ("canal", "person", "house", "field"),
    v.Steal: ("card", "money", "workers", "points"),
    v.Rule: get_args(v.RuleName),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_the_vocabulary_has_a_phrase(lang: str) -> None:
    words = words_of(lang)
    phrases: Mapping[Any, Any] = {**words.effects, **words.events}
    assert {kind for kind, phrase in phrases.items() if not isinstance(phrase, str)} == set(
        VARIANTS
    )
    for kind, variants in VARIANTS.items():
        assert set(phrases[kind]) == set(variants)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_spec(lang: str) -> None:
    for row in rows_of("bruges", "persons"):
        assert text.person_name(int(row["number"]), lang) == row[f"name_{lang}"]
    for row in rows_of("bruges", "tracks"):
        if row["kind"] == "threat":
            colour: Any = row["colour"]
            assert text.threat_name(colour, lang) == row[f"name_{lang}"]
        if row["kind"] == "group":
            group: Any = row["id"]
            assert GAME.catalogue(lang).names[group] == row[f"name_{lang}"]


def test_the_words_are_those_at_the_head_of_the_rules() -> None:
    """Each thing has one name in each language."""
    rules = page("bruges", "rules")
    head = next(line for line in rules.splitlines() if line.startswith("Words: "))
    for key in ("gatehouse", "reputation", "town_hall", "marker", "extra_pile", "discard_pile"):
        label: Any = key
        names = [text.label(label, lang) for lang in LANGUAGES]
        assert " = ".join(names) in head
    for lang, threat in (("de", "Bedrohungsmarker"), ("nl", "dreigingsfiche")):
        told = persons.ability_text(GIVE_RED, words_of(lang))
        assert f"1 {words_of(lang).hues['red'].bare}" in told
        assert threat in told
        assert threat in head


GIVE_RED = Ability((v.GiveThreat("red"),))


# -- persons ----------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_person_can_be_read(lang: str) -> None:
    for each in PERSONS:
        lines = text.person_lines(each, lang)
        assert len(lines) == len(set(lines)) == 4, each
        for line in lines:
            assert_readable(line)
        assert lines[3].endswith(".")
        assert lines[3][0].isupper() or lines[3][0].isdigit()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_a_declaration_is_told(lang: str) -> None:
    for each in PERSONS:
        told = re.findall(r"\d+", "\n".join(text.person_lines(each, lang)))
        wanted = [each.price, each.points, *numbers_in(each.ability)]
        assert {str(number) for number in wanted} <= set(told), each


def numbers_in(value: Any) -> list[int]:
    """All numbers of a declaration that are to be read; those left out stand for nothing."""
    match value:
        case v.Condition(left=v.Per(), right=0):
            return []  # "no marker", not "0 markers"
        case v.Condition(left=v.Per()):
            return [value.right]
        case v.Per():
            group = [value.every] if value.every > 1 else []
            listed = [int(word) for word in value.of.split("|") if word.isdigit()]
            return [value.each, *group, *listed]
        case v.Rule() | v.Ready():
            count = value.number if isinstance(value, v.Rule) else value.amount
            return [count] if count else []
        case v.LayHouse(amount=1):
            return []  # "the top card"
        case v.Exchange(most=1):
            return [*numbers_in(value.cost), *numbers_in(value.gain)]
    if type(value) is int:
        return [value]
    return [number for part in parts_of(value) for number in numbers_in(part)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_colour_and_group_of_a_declaration_is_told(lang: str) -> None:
    words: Any = words_of(lang)
    for each in PERSONS:
        told = "\n".join(text.person_lines(each, lang)).casefold()
        for name in {each.colour, each.group, *words_in(each.ability, (*COLOURS, *GROUPS))}:
            if name in words.hues:
                hue = words.hues[name]
                forms = (hue.bare, hue.inflected, hue.accusative, hue.neuter)
                assert any(form in told for form in forms), each
            else:
                assert words.categories[name].casefold() in told, each


def test_the_english_texts_name_the_numbers_and_colours_of_the_spec() -> None:
    """Our wording may differ from `text_en`, its facts may not."""
    for row in rows_of("bruges", "persons"):
        ours = persons.ability_text(person(row["key"]).ability, words_of("en"))
        if row["key"] != "kaplan":  # the spec names its damage, we name the colour as well
            assert colours_in(ours) == colours_in(row["text_en"]), row["key"]
        theirs = numbers_told(row["text_en"]) - IMPLIED.get(row["key"], set())
        assert theirs <= numbers_told(ours), row["key"]


def colours_in(line: str) -> set[str]:
    return set(re.findall(rf"\b({'|'.join(COLOURS)})\b", line.lower()))


# "5 or 6" is "5 or more" here, "3 instead of 2" is "1 in addition"; the action says the phase.
IMPLIED = {
    "spielmann": {"6"},
    "taenzerin": {"6"},
    "rechenmeister": {"3", "2"},
    "stadtschreiber": {"4"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_fact_makes_another_text(lang: str) -> None:
    """Every value of a declaration is changed, one at a time; no change goes unseen."""
    assert_changes_are_seen(PERSONS, others, lambda each: "\n".join(text.person_lines(each, lang)))


def test_another_fact_makes_other_symbols() -> None:
    assert_changes_are_seen(PERSONS, others, text.symbol_row)


def others(each: Person) -> Iterator[tuple[Person, int | None]]:
    return Changes(other_word, is_told).of(each, ("colour", "group", "price", "trigger", "ability"))


def is_told(owner: type, value: Any, name: str) -> bool:
    """Has the field of a value a meaning of its own in Bruges?"""
    match value:
        case v.Condition() if name == "left":
            return value.left != "dice_sum"  # the only number of its kind that is compared
        case v.Rule():
            return name == "words" or (name == "number" and value.number > 0)
        case v.Draw():
            return name == "amount"
        case v.ReturnThreat():
            return name != "but"
        case v.Per() if owner is v.Condition:  # things are counted, not paid for
            return name == "count"
        case v.Per() if name == "of":
            return bool(value.of)
        case v.Per() if name == "count":
            return not value.of
        case v.Per() if name == "every":
            return value.every > 1
    return True


def other_word(owner: type, name: str, value: str) -> str:
    if value in RINGS.get((owner, name), ()):
        return RINGS[owner, name][value]
    if value in COLOURS or value in GROUPS:
        return ring(*COLOURS)[value] if value in COLOURS else ring(*GROUPS)[value]
    return "red"


NAMED = ("dice_sum", "mode_die", "max_die", "paid_die", "track_points", "best_statue")
COUNTS = tuple(
    name for name in words_of("en").counts if name not in ("dice", "prices") and "_of" not in name
)
RINGS: Mapping[tuple[type, str], Mapping[str, str]] = {
    (Person, "trigger"): ring(*TRIGGERS),
    (v.Per, "count"): ring(*COUNTS),
    (v.Per, "of"): {"1|2": "3", "3|4": "5", "0|3": "9", "6|9|12": "3"},
    (v.Condition, "is_"): ring("=", ">=", "<="),
    (v.Money, "amount"): ring(*NAMED),
    (v.Points, "amount"): ring(*NAMED),
    (v.OnBase, "action"): ring(*ACTIONS),
    (v.OnOwn, "what"): ring("advance", "majority"),
    (v.OnOther, "what"): ring("canal", "person"),
    (v.ExtraAction, "source"): ring("any", "hand", "discard"),
    (v.BuildCanal, "price"): ring("double", "free"),
    (v.OthersLose, "what"): ring("canal", "person", "house", "field"),
    (v.Steal, "what"): ring("card", "money", "workers", "points"),
    (v.Steal, "victim"): ring("others", "one"),
}


TEXTS: Mapping[str, Mapping[str, list[str]]] = {
    "ratsherr": {
        "en": [
            "Offices · violet",
            "Price 3 guilders · 1 point",
            "Once per round, for a worker",
            "Return 1 violet worker: take 2 guilders for each of your offices persons.",
        ],
        "de": [
            "Ämter · violett",
            "Preis 3 Gulden · 1 Punkt",
            "Einmal je Runde, für einen Handlanger",
            "1 violetten Handlanger abgeben: 2 Gulden je eigene Person der Gruppe Ämter nehmen.",
        ],
        "nl": [
            "Ambten · paars",
            "Prijs 3 gulden · 1 punt",
            "Eén keer per ronde, voor een arbeider",
            "1 paarse arbeider inleveren: 2 gulden nemen per eigen persoon van de groep ambten.",
        ],
    },
    "stadtwache": {
        "en": [
            "Protection · violet",
            "Price 3 guilders · 1 point",
            "Improves an action, every time",
            (
                "Whenever you use a card for the action Threat, you may return 1 threat marker "
                "in the colour of that card in addition (1 point)."
            ),
        ],
        "de": [
            "Schutz · violett",
            "Preis 3 Gulden · 1 Punkt",
            "Verbessert jedes Mal eine Aktion",
            (
                "Wenn du eine Karte für die Aktion Bedrohung nutzt, darfst du 1 Bedrohungsmarker "
                "in der Farbe dieser Karte zusätzlich zurückgeben (1 Punkt)."
            ),
        ],
        "nl": [
            "Bescherming · paars",
            "Prijs 3 gulden · 1 punt",
            "Verbetert telkens een actie",
            (
                "Wanneer je een kaart voor de actie Dreiging gebruikt, mag je 1 dreigingsfiche "
                "in de kleur van die kaart extra teruggeven (1 punt)."
            ),
        ],
    },
    "spielmann": {
        "en": [
            "Amusement · blue",
            "Price 0 guilders · 0 points",
            "Once per round, free of charge",
            "If the blue die shows 5 or more: take 2 blue workers.",
        ],
        "de": [
            "Amüsement · blau",
            "Preis 0 Gulden · 0 Punkte",
            "Einmal je Runde, kostenlos",
            "Falls der blaue Würfel mindestens 5 zeigt: 2 blaue Handlanger nehmen.",
        ],
        "nl": [
            "Vermaak · blauw",
            "Prijs 0 gulden · 0 punten",
            "Eén keer per ronde, gratis",
            "Als de blauwe dobbelsteen minstens 5 aangeeft: 2 blauwe arbeiders nemen.",
        ],
    },
    "bader": {
        "en": [
            "Amusement · violet",
            "Price 0 guilders · 0 points",
            "Lightning: once, directly after placing",
            (
                "Up to 5 times return 1 worker of another colour each time "
                "to score 1 point and take 1 guilder."
            ),
        ],
        "de": [
            "Amüsement · violett",
            "Preis 0 Gulden · 0 Punkte",
            "Blitz: einmal, sofort nach dem Ausspielen",
            (
                "Bis zu 5-mal 1 Handlanger einer jeweils anderen Farbe abgeben "
                "und dafür 1 Punkt erhalten und 1 Gulden nehmen."
            ),
        ],
        "nl": [
            "Vermaak · paars",
            "Prijs 0 gulden · 0 punten",
            "Bliksem: één keer, meteen na het plaatsen",
            (
                "Hoogstens 5 keer 1 arbeider in telkens een andere kleur inleveren "
                "en daarvoor 1 punt scoren en 1 gulden nemen."
            ),
        ],
    },
    "novizin": {
        "en": [
            "Church · violet",
            "Price 0 guilders · 0 points",
            "Laurel: in the final scoring",
            "If you have no threat markers in your display: score 4 points.",
        ],
        "de": [
            "Kirche · violett",
            "Preis 0 Gulden · 0 Punkte",
            "Lorbeer: in der Schlusswertung",
            "Falls du keine Bedrohungsmarker in deiner Auslage hast: 4 Punkte erhalten.",
        ],
        "nl": [
            "Kerk · paars",
            "Prijs 0 gulden · 0 punten",
            "Lauwerkrans: bij de eindtelling",
            "Als je geen dreigingsfiches in je uitstalling hebt: 4 punten scoren.",
        ],
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TEXTS)
def test_persons_read_like_this(key: str, lang: str) -> None:
    assert text.person_lines(person(key), lang) == TEXTS[key][lang]


def test_an_unused_ability_says_nothing() -> None:
    assert persons.ability_text(Ability(), words_of("en")) == symbols.effect(Ability()) == ""


# -- symbols ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "row"),
    [
        ("ratsherr", "◉§ 3ƒ 1★ ↻♟ 1♟◉ → +2ƒ:☺§"),
        ("spielmann", "≈♫ 0ƒ 0★ ↻ ⚄≈≥5: +2♟≈"),
        ("stadtwache", "◉⚑ 3ƒ 1★ ∞▷ ▷⚠? -1⚠≙"),
        ("bader", "◉♫ 0ƒ 0★ ↯ ≤5×(1♟≠→+1★&+1ƒ)"),
        ("hofnarr", "✚♖ 3ƒ 1★ ∞ ☺♫&✎"),
        ("kardinal", "≈† 6ƒ 2★ ❧ +1★:☺(6/9/12ƒ)"),
    ],
)
def test_symbols_look_like_this(key: str, row: str) -> None:
    assert text.symbol_row(person(key)) == row


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_is_explained_once(lang: str) -> None:
    signs = [sign for sign, _ in text.legend(lang)]
    hues = [hue.bare for hue in SYMBOLS.hues.values()]
    assert {*hues, *SYMBOLS.categories.values(), *(sign for sign, _ in MARKS)} == set(signs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_colours_majorities_and_actions_can_be_read(lang: str) -> None:
    names = GAME.catalogue(lang).names
    for colour in COLOURS:
        assert_readable(names[colour])
    for majority in MAJORITIES:
        assert_readable(names[majority])
    assert len({words_of(lang).actions[action] for action in ACTIONS}) == 6


# -- prompts and moves ------------------------------------------------------------------------


def test_who_has_decided_waits_for_the_others() -> None:
    state = scene(sides=[side(hand="red blue")])
    assert asked(state, 1) == (
        "Waiting for player 1.",
        "Warten auf Spieler 1.",
        "Wachten op speler 1.",
    )
    assert asked(state, 1, names=["ann", "Bob", "Cem"])[0] == "Waiting for ann."


@pytest.mark.clause("BRU-8.2", "BRU-8.3")
def test_a_turn_asks_for_a_card_or_a_person() -> None:
    state = scene(sides=[side(hand="dieb koenig", houses="red:graefin")])
    assert asked(state) == (
        "Your turn: use a card or activate a person.",
        "Du bist am Zug: Nutze eine Karte oder aktiviere eine Person.",
        "Jouw beurt: gebruik een kaart of activeer een persoon.",
    )
    assert said(state, 0, "en") == [
        "Activate Countess (score 1 point)",
        "Use King (violet; person for 12 guilders)",
        "Use Thief (violet; person for 3 guilders)",
    ]
    play(state, 0, "play:dieb", "as:money")
    assert asked(state)[1] == "Aktiviere eine Person oder beende deinen Zug."
    assert said(state, 0, "nl")[0] == "Beurt beëindigen"


@pytest.mark.clause("BRU-9.1", "BRU-9.2", "BRU-9.3", "BRU-9.4", "BRU-9.9", "BRU-9.10")
def test_an_action_names_what_it_brings_and_costs() -> None:
    """Gatehouse A: the first spaces are blue and yellow, one guilder each."""
    own = side(hand="alchemist freifrau erbin", houses="red", money=9, threats=(2, 0, 0, 0, 0))
    state = scene(sides=[own], dice=(6, 1, 1, 1, 1))
    play(state, 0, "play:erbin")
    assert asked(state)[0] == "Heiress: for which action?"
    assert said(state, 0, "en") == [
        "Workers: take 2 blue workers",
        "Money: take 6 guilders",
        "Threat: return 1 blue threat marker for 1 point (you have 2)",
        "Canal: build a token (1 guilder)",
        "House: lay it out for 1 blue worker",
        "Person: place it (3 guilders)",
    ]
    assert said(state, 0, "de") == [
        "Handlanger: 2 blaue Handlanger nehmen",
        "Geld: 6 Gulden nehmen",
        "Bedrohung: 1 blauen Bedrohungsmarker für 1 Punkt zurückgeben (du hast 2)",
        "Kanal: ein Plättchen bauen (1 Gulden)",
        "Haus: für 1 blauen Handlanger auslegen",
        "Person: ausspielen (3 Gulden)",
    ]
    assert said(state, 0, "nl") == [
        "Arbeiders: 2 blauwe arbeiders nemen",
        "Geld: 6 gulden nemen",
        "Dreiging: 1 blauw dreigingsfiche teruggeven voor 1 punt (je hebt er 2)",
        "Kanaal: een tegel bouwen (1 gulden)",
        "Huis: neerleggen voor 1 blauwe arbeider",
        "Persoon: plaatsen (3 gulden)",
    ]


@pytest.mark.clause("BRU-14.39", "BRU-14.40")
def test_a_price_is_the_one_that_is_paid() -> None:
    """Jurist: violet persons cost half, 9 becomes 5; Ziegler and Deichgraf waive the rest."""
    own = side(hand="graf fuerst", houses="red:jurist; red:ziegler; red:deichgraf; red", money=9)
    state = scene(sides=[own])
    assert "Use Prince (violet; person for 5 guilders)" in said(state, 0, "en")
    play(state, 0, "play:fuerst")
    assert "House: lay it out (free of charge)" in said(state, 0, "en")
    assert "Persoon: plaatsen (5 gulden)" in said(state, 0, "nl")


@pytest.mark.clause("BRU-15.10")
def test_a_named_colour_changes_what_the_card_brings() -> None:
    state = scene(sides=[side(hand="graf fuerst")], dice=(1, 2, 3, 4, 5), recolours=1)
    play(state, 0, "play:fuerst")
    assert "The card counts as blue" in said(state, 0, "en")
    play(state, 0, "recolour:brown")
    assert said(state, 0, "en")[:2] == ["Workers: take 2 brown workers", "Money: take 2 guilders"]


@pytest.mark.clause("BRU-14.16")
def test_a_space_has_its_section_colour_and_price() -> None:
    """Teppichwirker builds at twice the cost; gatehouse A, one token on the left."""
    own = side(hand="red", houses="red:teppichwirker", canals=(1, 0), money=9)
    state = play(scene(sides=[own]), 0, "use:teppichwirker")
    assert asked(state) == (
        "Where do you build a canal token?",
        "Wo baust du ein Kanalplättchen?",
        "Waar bouw je een kanaaltegel?",
    )
    assert said(state, 0, "en") == [
        "Build nothing",
        f"In the left section, red space 2 ({2 * 2} guilders)",
        f"In the right section, yellow space 1 ({2 * 1} guilders)",
    ]


@pytest.mark.clause("BRU-14.37")
def test_a_house_has_its_number_its_colour_and_who_lives_there() -> None:
    own = side(hand="alchemist red", houses="blue:baumeister; red", money=9)
    state = play(scene(sides=[own]), 0, "play:alchemist", "as:person")
    assert asked(state)[1] == "Auf welches Haus legst du Alchemist?"
    assert said(state, 0, "en") == ["On house 1, blue (with Master Builder)", "On house 2, red"]


@pytest.mark.clause("BRU-4.2", "BRU-4.5")
def test_piles_are_told_with_their_colour_and_size() -> None:
    state = scene(step=("draw", 0, 2, 1), sizes=(7, 8, 9), tops="red blue")
    assert asked(state)[0] == "From which pile do you draw (2 cards to go)?"
    assert said(state, 0, "en") == [
        "From pile 1, red (7 cards left)",
        "From pile 2, blue (8 cards left)",
    ]
    state = scene(step=("draw", 0, 0, 1), sizes=(1, 8, 9), tops="red blue")
    assert asked(state)[2] == "Trek je nog een kaart voordat je de nieuwe bekijkt?"
    assert said(state, 0, "nl")[:2] == [
        "Geen kaart meer trekken",
        "Van stapel 1, rood (nog 1 kaart)",
    ]


@pytest.mark.clause("BRU-6.5", "BRU-6.7")
def test_a_step_up_has_its_price() -> None:
    state = scene(step=("step_up", 0), dice=(1, 2, 1, 3, 4), sides=[side(money=7)], phase=2)
    assert asked(state) == (
        "Do you pay 4 guilders to move 1 field forward?",
        "Zahlst du 4 Gulden, um 1 Feld vorzurücken?",
        "Betaal je 4 gulden om 1 veld vooruit te gaan?",
    )
    assert said(state, 0, "de") == ["Stehen bleiben", "Für 4 Gulden 1 Feld vorrücken"]


@pytest.mark.clause("BRU-14.32")
def test_a_marker_asks_for_the_worker_that_averts_it() -> None:
    state = scene(step=("threat", 0, 3), sides=[side(houses="red:torwaechter")])
    assert asked(state)[0] == (
        "You receive a red threat marker. Do you return 1 red worker instead?"
    )
    assert said(state, 0, "nl") == ["1 rode arbeider inleveren", "Het dreigingsfiche nemen"]


@pytest.mark.clause("BRU-7.6", "BRU-7.8", "BRU-7.11")
def test_damages_and_their_losses_are_told_apart() -> None:
    own = side(houses="violet; red:dieb", canals=(2, 1))
    state = scene(step=("fire", 0), sides=[own])
    assert said(state, 0, "en") == [
        "Canal token of the left section, red space 2",
        "Canal token of the right section, yellow space 1",
        "House 1, violet",
        "House 2, red (with Thief)",
    ]
    state.struck[0] = 0b10001
    state.stack, state.answers = [("damages", 0)], [()] * state.players
    state.advance()
    assert said(state, 0, "en") == ["Flood (blue)", "Intrigue (violet)"]
    assert said(state, 0, "nl") == ["Overstroming (blauw)", "Intrige (paars)"]


@pytest.mark.clause("BRU-14.17")
def test_returning_markers_counts_down() -> None:
    """Hellebardier: up to 3 markers."""
    own = side(threats=(2, 0, 1, 0, 0))
    state = scene(step=("return_threats", 0, 3, 0b11111), sides=[own])
    assert asked(state)[0] == "Which threat marker do you return (3 markers at most)?"
    assert said(state, 0, "en") == [
        "Keep the rest",
        "Return 1 blue threat marker (you have 2)",
        "Return 1 yellow threat marker (you have 1)",
    ]
    play(state, 0, "lower:blue")
    assert asked(state)[2] == "Welk dreigingsfiche geef je terug (nog hoogstens 2)?"
    assert "1 blauw dreigingsfiche teruggeven (je hebt er 1)" in said(state, 0, "nl")


@pytest.mark.clause("BRU-14.18")
def test_a_marker_is_handed_to_somebody() -> None:
    own = side(threats=(0, 0, 0, 1, 0))
    state = play(scene(step=("pass_threats", 0, 1), sides=[own]), 0, "lower:red")
    assert asked(state)[1] == "Wem gibst du die Bedrohungsmarker?"
    assert said(state, 0, "en") == ["Player 2", "Player 3"]
    assert said(state, 0, "en", names=["Ann", "Bob", "cem"]) == ["Bob", "Cem"]


@pytest.mark.clause("BRU-14.25")
def test_free_activations_do_not_speak_of_their_worker() -> None:
    own = side(houses="red:wuerfelspieler; red:gewuerzhaendler", workers=(0, 0, 0, 0, 0))
    mask = 1 << number("wuerfelspieler") | 1 << number("gewuerzhaendler")
    state = scene(step=("activate_all", 0, mask), sides=[own])
    assert asked(state)[0] == "Which person do you activate without returning a worker?"
    assert "Activate Spice Merchant (take 3 guilders)" in said(state, 0, "en")
    play(state, 0, "use:wuerfelspieler")
    assert asked(state)[1] == "Würfelspieler: Welche Farbe nennst du?"
    assert said(state, 0, "de")[0] == "Blau nennen"


@pytest.mark.clause("BRU-14.27")
def test_an_exchange_says_what_is_paid_and_taken() -> None:
    state = scene(step=("exchange", 0, number("notar"), 1, 0), sides=[side(money=3)])
    assert asked(state)[0] == "Notary: do you make this exchange (4 more times at most)?"
    assert said(state, 0, "en") == ["No more", "Pay 1 guilder (take 1 worker of any colour)"]
    state = scene(step=("exchange", 0, number("bader"), 0, 0))
    assert said(state, 0, "de")[1] == (
        "1 blauen Handlanger abgeben (1 Punkt erhalten und 1 Gulden nehmen)"
    )


@pytest.mark.clause("BRU-14.36")
def test_a_second_lightning_is_offered_by_name() -> None:
    own = side(houses="red:philosoph; red:alchemist")
    state = scene(step=("strike_again", 0, number("alchemist")), sides=[own])
    assert asked(state)[2] == "Alchemist: voer je het effect een tweede keer uit?"
    assert said(state, 0, "en") == ["Use Alchemist a second time", "Once is enough"]


@pytest.mark.clause("BRU-14.20")
def test_the_victim_is_asked_for_workers_by_name() -> None:
    state = scene(step=("hand_over", 1, 0, 2))
    assert asked(state, 1, names=["Ann", "Bob", "Cem"])[0] == (
        "Which worker do you give to Ann (2 to go)?"
    )
    assert said(state, 1, "de")[0] == "1 blauen Handlanger hergeben"


@pytest.mark.clause("BRU-14.15")
def test_a_house_from_a_pile_names_its_worker() -> None:
    state = scene(step=("house_pile", 0, 1, 1), sizes=(7, 8, 9), tops="red blue")
    assert said(state, 0, "en")[1] == "From pile 1, red (1 red worker; 7 cards left)"


def test_chance_is_told_without_secrets() -> None:
    state = scene(step=("front", 1, 3), tops="red blue")
    state.blind.append(3)
    assert asked(state, 0, names=["Ann", "Bob", "Cem"])[0] == "Bob looks at a red card."
    state = scene(step=("roll", 2))
    assert asked(state)[1] == "Der gelbe Würfel wird geworfen."
    assert said(state, CHANCE, "nl")[3] == "De gele dobbelsteen geeft 4 aan"
    state = new_game(2)
    assert said(state, CHANCE, "en", names=["Ann", "Bob"]) == ["Ann begins", "Bob begins"]
    chance(state, "start:1")
    assert asked(state)[0] == "The next card of draw pile 1 shows its colour."
    assert said(state, CHANCE, "en")[0] == "It is blue"


def test_a_move_that_is_not_allowed_has_no_words() -> None:
    state = scene(sides=[side(hand="dieb koenig")])
    with pytest.raises(IllegalMove, match="as:money"):
        GAME.describe(state, 0, SPACE.parse("as:money"), "en")


def test_a_game_that_is_over_asks_nothing() -> None:
    assert asked(scene(step="end"))[1] == "Die Partie ist zu Ende."


# -- stories ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (
            Event("threat_received", 1, {"colour": 3, "markers": 2}),
            (
                "Player 2 receives 1 red threat marker and now has 2.",
                "Spieler 2 erhält 1 roten Bedrohungsmarker und hat nun 2.",
                "Speler 2 krijgt 1 rood dreigingsfiche en heeft er nu 2.",
            ),
        ),
        (
            Event("damage_struck", 0, {"colour": 4, "shielded": True}),
            (
                "Player 1 is protected from damage: intrigue.",
                "Spieler 1 ist vor Schaden geschützt: Intrige.",
                "Speler 1 is beschermd tegen schade: intrige.",
            ),
        ),
        (
            Event("moved_back", 2, {"field": 0}),
            (
                "Player 3 moves back to the town hall.",
                "Spieler 3 geht zum Rathaus zurück.",
                "Speler 3 gaat terug naar het stadhuis.",
            ),
        ),
        (
            Event("points_scored", 0, {"points": -3}),
            (
                "Player 1 loses 3 points.",
                "Spieler 1 verliert 3 Punkte.",
                "Speler 1 verliest 3 punten.",
            ),
        ),
        (
            Event("house_lost", 0, {"card": 121}),
            (
                "Player 1 loses a blue house: Fire Warden.",
                "Spieler 1 verliert ein blaues Haus: Feuerwächter.",
                "Speler 1 verliest een blauw huis: Brandwacht.",
            ),
        ),
        (
            Event("extra_pile_laid", None, {"pile": 0, "last_round": 8}),
            (
                "The extra pile becomes pile 1: round 8 is the last.",
                "Der Extrastapel wird zu Stapel 1: Runde 8 ist die letzte.",
                "De extra stapel wordt stapel 1: ronde 8 is de laatste.",
            ),
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)
def test_events_read_like_this(event: Event, lines: tuple[str, ...]) -> None:
    assert tuple(GAME.story(event, lang) for lang in LANGUAGES) == lines


def test_players_are_told_by_their_own_names() -> None:
    event = Event("threat_passed", 0, {"colour": 0, "other": 2})
    names = ["Ann", "Bob", "cem"]
    assert GAME.story(event, "en", names) == "Ann hands 1 blue threat marker to cem."


SPECIAL = {"points_lost", "damage_shielded", "moved_to_town_hall"}


def test_every_event_of_the_rules_has_a_line() -> None:
    kinds = kinds_told_by(bruges, bruges_and_hamburg)
    assert len(kinds) > 30
    assert kinds == set(words_of("en").stories) - SPECIAL


# -- whole games ------------------------------------------------------------------------------

LIGHTNINGS = [each.number for each in PERSONS if each.trigger == "lightning"]
STANDING = [each.number for each in PERSONS if each.trigger not in ("lightning", "laurel")]
RICH_GAMES = 40


def rich_game(players: int, seed: int) -> BrugesState:
    """The last round of a game in which a lot can happen."""
    rng = Random(seed)
    held, placed = rng.sample(LIGHTNINGS, len(LIGHTNINGS)), rng.sample(STANDING, len(STANDING))

    def one() -> Any:
        houses = [f"{colour}:{placed.pop()}" for colour in COLOURS * 2]
        return side(
            money=rng.randrange(1, 30),
            points=rng.randrange(20),
            field=rng.randrange(12),
            workers=[rng.randrange(1, 4) for _ in COLOURS],
            threats=[rng.randrange(3) for _ in COLOURS],
            hand=" ".join(str(held.pop()) for _ in range(4)),
            houses="; ".join([*houses, "red", "blue", "violet"]),
            canals=(rng.randrange(5), rng.randrange(5)),
            markers="canal" if rng.random() < 0.5 else "",
        )

    return scene(
        players=players,
        sides=[one() for _ in range(players)],
        step="phase_one",
        round=7,
        last_round=0 if seed % 2 else 7,
        discard=" ".join(str(each) for each in held[:6]),
        sizes=(3, 4, 9) if seed % 2 else (2, 9, 0),
    )


def busily(state: BrugesState, seat: int, rng: Random) -> int:
    """A random move, with a liking for activating and placing."""
    moves = state.moves(seat)
    names = {move: state.game.notation(state, move) for move in moves}
    uses = [move for move in moves if names[move].startswith("use:")]
    liked = uses or [move for move in moves if names[move] in ("as:person", "as:canal", "accept")]
    return rng.choice(liked) if liked and rng.random() < 0.7 else rng.choice(moves)


@cache
def decisions() -> tuple[tuple[BrugesState, ...], tuple[Event, ...]]:
    """The decisions of many rich rounds, and all events, once for all languages."""
    positions: list[BrugesState] = []
    heard: list[Event] = []
    for seed in range(RICH_GAMES):
        rng, state = Random(seed), rich_game(2 + seed % 3, seed)
        state.listener = heard.append
        while state.turn() and state.round < 8:
            positions.append(state.copy())
            seat = state.turn()[0]
            is_chance = seat == CHANCE
            state.play(seat, state.sample(rng) if is_chance else busily(state, seat, rng))
    return tuple(positions), tuple(heard)


@pytest.mark.thorough
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rich_games_can_be_read_from_beginning_to_end(lang: str) -> None:
    """Every question, every move; and no two moves of a seat read the same."""
    questions: set[str] = set()
    ranges: set[str] = set()
    positions, _ = decisions()
    for state in positions:
        assert_position_readable(state, lang)
        for seat in range(state.players):
            assert not re.search(r"\(0 |noch 0|nog 0|-\d", GAME.prompt(state, seat, lang))
        for seat in state.turn():
            questions.add(state.stack[-1][0])
            ranges |= {SPACE.split(move)[0] for move in state.moves(seat)}
            assert len({*said(state, seat, lang)}) == len(state.moves(seat))  # of chance, too
    assert steps_that_ask(GAME) - questions == {"start"}
    assert set(SPACE.ranges()) - ranges == {"start", "raise"}  # Bruges raises nothing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_rich_games_can_be_read(lang: str) -> None:
    _, heard = decisions()
    told = {}
    for event in heard:
        line = GAME.story(event, lang)
        assert_readable(line)
        told[event.kind] = line
    assert kinds_told_by(bruges, bruges_and_hamburg) - set(told) == {"starter_drawn"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_can_be_read(players: int, lang: str) -> None:
    heard: list[Event] = []
    for state in random_game(players, players):
        state.listener = heard.append
        for seat in range(state.players):
            assert_readable(GAME.prompt(state, seat, lang))
        for seat in state.turn():
            moves = state.moves(seat)
            for move in moves if seat != CHANCE else moves[:3]:
                assert_readable(GAME.describe(state, seat, move, lang))
    for event in heard:
        assert_readable(GAME.story(event, lang))
    assert {"starter_drawn", "round_began", "game_ended"} <= {event.kind for event in heard}


def test_a_turn_is_told_step_by_step() -> None:
    own = side(hand="raeuber red", houses="blue", money=3)
    state = scene(players=2, sides=[own])
    events = listen(state)
    play(state, 0, "play:raeuber", "as:person")
    assert [GAME.story(event, "en", ["Ann", "Bob"]) for event in events] == [
        "Ann chooses an action: Person (red).",
        "Ann pays 3 guilders.",
        "Ann places Robber.",
        "Ann activates Robber.",
        "Bob receives 1 yellow threat marker and now has 1.",
        "Ann takes 2 guilders.",
    ]


# -- the score sheet --------------------------------------------------------------------------


@pytest.mark.clause("BRU-12.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_sheet_has_a_line_for_every_category(lang: str) -> None:
    own = side(houses="violet:koenig; red", field=4, markers="canal", canals=(3, 0))
    sheet = scene(step="end", sides=[own]).result()[0]
    lines = GAME.catalogue(lang).sheet
    assert set(lines) == set(sheet)
    assert len(set(lines.values())) == len(lines)
    for label in lines.values():
        assert_readable(label)
