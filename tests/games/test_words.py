"""The words of every game: complete, readable, and with the same values in every language."""

import unicodedata
from dataclasses import replace

import pytest

from rathaus.core.errors import BadOption, RathausError
from rathaus.core.events import Event
from rathaus.core.game import LANGUAGES
from rathaus.core.steps import CHANCE
from tests.games.bruges.speech import BRUGES
from tests.games.city_tycoon.speech import CITY_TYCOON
from tests.games.hamburg.speech import HAMBURG
from tests.games.neom.speech import NEOM
from tests.games.wording import (
    Speech,
    assert_readable,
    entries,
    keys_in_source,
    phrases_in,
    values_in,
)

SPEECHES = (NEOM, HAMBURG, BRUGES, CITY_TYCOON)
ENTRIES = {each.game.name: entries(each, each.words) for each in SPEECHES}
TABLES = [(each, table) for each in SPEECHES for table in ENTRIES[each.game.name]]
# In Bruges and Hamburg these agree with their nouns, and German needs other values for that.
GRAMMAR = [(each, table) for each in (BRUGES, HAMBURG) for table in ("facts", "measures")]


def name_of(given: Speech | str) -> str:
    return given if isinstance(given, str) else given.game.name


each_game = pytest.mark.parametrize("speech", SPEECHES, ids=name_of)
each_table = pytest.mark.parametrize(("speech", "table"), TABLES, ids=name_of)
each_alike = pytest.mark.parametrize(
    ("speech", "table"), [each for each in TABLES if each not in GRAMMAR], ids=name_of
)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_language
@each_table
def test_every_language_has_every_entry(speech: Speech, table: str, lang: str) -> None:
    words, wanted = getattr(speech.game.voice.words_of(lang), table), ENTRIES[speech.game.name]
    lacks, has_too_many = wanted[table] - set(words), set(words) - wanted[table]
    assert not lacks, f"{lang} lacks {lacks} in {table}"
    assert not has_too_many, f"nobody asks {lang} for {has_too_many} in {table}"
    for key, value in words.items():
        assert all(phrase.strip() for phrase in phrases_in(value)), key


@each_language
@each_alike
def test_phrases_of_all_languages_use_the_same_values(
    speech: Speech, table: str, lang: str
) -> None:
    """A translation that forgets a price or a player would be found here."""
    english = getattr(speech.game.voice.words_of("en"), table)
    other = getattr(speech.game.voice.words_of(lang), table)
    for key, phrase in english.items():
        for ours, theirs in zip(phrases_in(phrase), phrases_in(other[key]), strict=True):
            assert values_in(theirs) == values_in(ours), key


@each_game
def test_no_word_is_dead(speech: Speech) -> None:
    """A key that stands nowhere in the source but in the languages is never looked up."""
    known, named = keys_in_source(speech.game.name), speech.keys
    for table, keys in ENTRIES[speech.game.name].items():
        dead = {key for key in keys if isinstance(key, str)} - known
        assert table in named or not dead, f"nobody says {dead} of {table}"


@each_game
@pytest.mark.parametrize("wrong", ["", "fr", "EN", "en ", "english"])
def test_an_unknown_language_is_refused_by_name(speech: Speech, wrong: str) -> None:
    game, text = speech.game, speech.text
    state = game.start(3)
    first = state.moves(CHANCE)[0]
    calls = [
        *speech.tell,
        lambda lang: speech.name(1, lang),
        lambda lang: speech.lines(speech.things[0], lang),
        lambda lang: game.prompt(state, 0, lang),
        lambda lang: game.describe(state, CHANCE, first, lang),
        lambda lang: game.why_not(state, CHANCE, first, lang),
        lambda lang: game.refused(state, 0, lang),
        lambda lang: game.story(Event("game_ended", None, {}), lang),
        game.catalogue,
        text.labels,
        text.legend,
    ]
    for call in calls:
        with pytest.raises(BadOption, match="en, de, nl") as caught:
            call(wrong)
        assert isinstance(caught.value, RathausError)


@each_language
@each_game
def test_labels_can_be_read(speech: Speech, lang: str) -> None:
    for key, word in speech.text.labels(lang).items():
        assert_readable(word)
        assert speech.text.label(key, lang) == word


# -- things -----------------------------------------------------------------------------------


@each_game
def test_a_thing_has_the_same_name_by_number_by_key_and_as_such(speech: Speech) -> None:
    for number, each in enumerate(speech.things, start=1):
        assert len({speech.name(given, "nl") for given in (each, number, each.key)}) == 1


@each_language
@pytest.mark.parametrize("speech", [HAMBURG, BRUGES, CITY_TYCOON], ids=name_of)
def test_no_two_things_share_a_name(speech: Speech, lang: str) -> None:
    """NEOM has the same tile in several generations."""
    assert len({speech.name(each, lang) for each in speech.things}) == len(speech.things)


@each_language
@each_game
def test_a_text_depends_on_the_declaration_alone(speech: Speech, lang: str) -> None:
    """Nothing is written for a single thing: another name, the same text."""
    for each in speech.things:
        renamed = replace(each, number=1, key="something_else")
        assert speech.lines(renamed, lang) == speech.lines(each, lang)
        assert speech.text.symbol_row(renamed) == speech.text.symbol_row(each)


# -- symbols ----------------------------------------------------------------------------------


@each_game
def test_symbols_are_a_complete_language(speech: Speech) -> None:
    for table, keys in entries(speech, type(speech.symbols)).items():
        if (speech, table) != (NEOM, "tiles"):  # of its tiles only the disasters have a symbol
            assert set(getattr(speech.symbols, table)) == keys, table


@each_game
def test_no_symbol_is_wider_than_a_column(speech: Speech) -> None:
    rows = [speech.text.symbol_row(thing) for thing in speech.things]
    shown = "".join([*rows, *(sign for sign, _ in speech.text.legend("en"))])
    assert not [sign for sign in shown if unicodedata.east_asian_width(sign) in "WF"]
    assert not [sign for sign in shown if unicodedata.combining(sign)]


@each_language
@each_game
def test_every_sign_of_the_legend_stands_there_once(speech: Speech, lang: str) -> None:
    signs = [sign for sign, _ in speech.text.legend(lang)]
    assert len(set(signs)) == len(signs)
    for _, meaning in speech.text.legend(lang):
        assert_readable(meaning)
