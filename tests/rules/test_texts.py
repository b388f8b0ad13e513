"""The texts tell every clause of the spec, and the same ones in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rathaus
from rathaus.core.game import Game
from rathaus.core.languages import LANGUAGES
from rathaus.rules import CHAPTERS, Rulebook, find
from tests.games.spec import ROOT, page
from tests.template_game import HighCard

OURS = [rathaus.game(name) for name in rathaus.games()]
WRITTEN = [*OURS, HighCard()]
LEFT_OUT = re.compile(r"- ([A-Z]{3}-[\d.]*\d): \S.*")

each_text = pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.name)
each_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
each_lang = pytest.mark.parametrize("lang", LANGUAGES)


def clauses_of_spec(game: Game) -> set[str]:
    return set(re.findall(r"(?m)^- \[([A-Z]+-[\d.]+)\]", page(game.name, "rules")))


def left_out(game: Game) -> set[str]:
    text = (ROOT / "docs" / "rules" / game.name / "left_out.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("- ")]
    found = [LEFT_OUT.fullmatch(line) for line in lines]
    assert all(found), [line for line, each in zip(lines, found, strict=True) if not each]
    return {each[1] for each in found if each}


def told(book: Rulebook) -> set[str]:
    return {clause for section in book.chapter(CHAPTERS[-1]) for clause in section.clauses()}


def words(book: Rulebook) -> Iterator[tuple[str, str]]:
    """The kind and the words of every span."""
    blocks = [*book.about, *(block for section in book.sections for block in section.blocks)]
    for block in blocks:
        for cells in (block.head, *(row.cells for row in block.rows)):
            yield from (span for cell in cells for span in cell)


@each_game
@each_lang
def test_every_clause_is_told_or_left_out_for_a_reason(game: Game, lang: str) -> None:
    spec, book, out = clauses_of_spec(game), told(find(game, lang)), left_out(game)
    assert sorted(spec - book - out) == [], "neither told nor left out"
    assert sorted(book & out) == [], "told and left out"
    assert sorted((book | out) - spec) == [], "no clause of the spec"


@each_text
def test_all_languages_have_the_same_sections_and_clauses(game: Game) -> None:
    shapes = {
        lang: [
            (each.anchor, each.level, sorted(set(each.clauses())))
            for each in find(game, lang).sections
        ]
        for lang in LANGUAGES
    }
    for lang in LANGUAGES:
        for ours, theirs in zip(shapes["en"], shapes[lang], strict=True):
            assert theirs == ours, lang


@each_text
@each_lang
def test_every_line_of_the_rules_names_its_clauses(game: Game, lang: str) -> None:
    for section in find(game, lang).chapter(CHAPTERS[-1]):
        for block in section.blocks:
            silent = [row for row in block.rows if not row.clauses]
            assert not silent, f"{section.anchor}: {silent[0].cells[0]}"


@each_text
@each_lang
def test_every_piece_exists_and_no_mark_is_left_in_the_words(game: Game, lang: str) -> None:
    pieces = game.catalogue(lang).pieces
    for kind, text in words(find(game, lang)):
        if kind == "piece":
            assert text in pieces
        else:
            assert not re.search(r"[\[\]{}|]|\*\*|^#", text), text


@each_game
@each_lang
def test_a_line_below_the_title_says_for_how_many_and_how_long(game: Game, lang: str) -> None:
    what, facts = find(game, lang).told_about()
    counts = game.player_counts
    assert len(what) > len(facts)
    assert facts.startswith(f"{counts[0]}–{counts[-1]} ")
    assert re.search(r"\d+ [mM]inut", facts)


@each_text
@each_lang
def test_every_part_says_something(game: Game, lang: str) -> None:
    book = find(game, lang)
    assert book.about
    for chapter in CHAPTERS:
        assert any(section.blocks for section in book.chapter(chapter)), chapter


def clauses_of_refusals(game: Game) -> set[str]:
    """As they stand beside the reasons in the code."""
    found: set[str] = set()
    for path in (ROOT / "src" / "rathaus" / "games" / game.name).rglob("*.py"):
        found |= set(re.findall(r'"([A-Z]{3}-[\d.]*\d)"', Path(path).read_text(encoding="utf-8")))
    return found


@each_game
@each_lang
def test_every_refusal_finds_its_clause(game: Game, lang: str) -> None:
    book, clauses = find(game, lang), clauses_of_refusals(game)
    assert clauses, "the code names no clause any more; look for another way to find them"
    assert sorted(clause for clause in clauses if not book.place_of(clause)) == []
