"""Texts of rules are taken apart as they are written, and what is wrong with them is said."""

import pytest

from rathaus.rules import BadRules, Span, parse
from tests.rules.texts import PARTS


def rules(text: str) -> str:
    return f"{PARTS}## Rules {{#rules}}\n### Set-up {{#set-up}}\n{text}"


def test_a_row_has_its_words_its_pieces_and_its_clauses() -> None:
    (block,) = parse(rules("Take **six**\n*new* {piece:villas}. [NEO-3.2, NEO-3.3]")).sections[-1][
        3
    ]
    assert block.kind == "text"
    (row,) = block.rows
    words = ("text", "Take "), ("strong", "six"), ("text", " "), ("em", "new"), ("text", " ")
    assert row.cells == ((*(Span(*each) for each in words), ("piece", "villas"), ("text", ".")),)
    assert row.clauses == ("NEO-3.2", "NEO-3.3")


def test_lists_go_on_over_lines_and_gaps_and_tables_have_heads() -> None:
    items = "1. one\n   more\n\n2. two [NEO-1.1]\n  - below"
    grid = "| a | b |\n|---|---|\n| c | d | [NEO-2]"
    steps, table = parse(rules(f"{items}\n\n{grid}")).sections[-1].blocks
    assert steps.kind == "steps"
    assert [row.depth for row in steps.rows] == [0, 0, 1]
    assert [row.clauses for row in steps.rows] == [(), ("NEO-1.1",), ()]
    assert table.kind == "table"
    assert [cell[0].text for cell in table.head] == ["a", "b"]
    assert [(row.cells[1][0].text, row.clauses) for row in table.rows] == [("d", ("NEO-2",))]


def test_a_chapter_has_the_sections_below_it_and_a_clause_its_place() -> None:
    book = parse(rules("x [NEO-1.1]\n#### Deep {#deep}\ny [NEO-1.2]\n### Last {#last}\nz"))
    assert [each.anchor for each in book.chapter("set-up")] == ["set-up", "deep"]
    assert [each.anchor for each in book.chapter("rules")] == ["rules", "set-up", "deep", "last"]
    place = book.place_of("NEO-1.2")
    assert place
    assert place.anchor == "deep"
    assert book.place_of("NEO-9.9") is None
    assert book.chapter("nothing") == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the first line is the title"),
        ("## Rules {#rules}", "the first line is the title"),
        ("# Title\n## Rules", "every heading but the title has an anchor"),
        ("# Title\n# Title", "there is one title"),
        ("# Title\n##Rules {#rules}", "a heading is"),
        ("# Title\n## Rules {#rules}", "the parts are two-minutes, aid, rules, not rules"),
        (rules("### Again {#set-up}"), "an anchor stands once: set-up"),
        (rules("| a | b |\nno table"), "a table is"),
        (rules("| a | b |\n|---|---|\n| c |"), "the table has 2 columns"),
    ],
)
def test_what_is_wrong_is_said(text: str, complaint: str) -> None:
    with pytest.raises(BadRules, match=complaint):
        parse(text)
