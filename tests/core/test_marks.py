"""Marks in a sentence: written by a game, read by whoever shows it."""

from rathaus.core.marks import Line, Mark, mark, plain, read_marks
from rathaus.core.text import capital, fill, fill_marked, listing


def test_a_sentence_without_marks_is_its_text() -> None:
    assert read_marks("Ann passes.") == Line("Ann passes.")


def test_marks_tell_where_they_stand() -> None:
    line = read_marks(f"{mark('seat', 0, 'Ann')} builds {mark('piece', 'villas', 'Villas')}")
    assert line.text == "Ann builds Villas"
    assert [line.text[each.start : each.end] for each in line.marks] == ["Ann", "Villas"]
    assert [(each.kind, each.key) for each in line.marks] == [("seat", "0"), ("piece", "villas")]


def test_a_listing_keeps_its_marks() -> None:
    names = [mark("piece", key, key.title()) for key in ("oil", "coal")]
    line = read_marks(listing(names, last=" and "))
    assert line == Line("Oil and Coal", (Mark(0, 3, "piece", "oil"), Mark(8, 12, "piece", "coal")))


def test_a_capital_goes_to_the_first_letter_that_is_read() -> None:
    line = read_marks(capital(mark("piece", "villas", "villas")))
    assert line == Line("Villas", (Mark(0, 6, "piece", "villas"),))


def test_numbers_of_a_log_line_are_marked_and_nothing_else_changes() -> None:
    template = "{who} pays {n:# coin|# coins}{new:, new|}"
    for number in (1, 12):
        values = {"who": "Ann", "n": number, "new": True}
        line = read_marks(fill_marked(template, **values))
        assert line.text == fill(template, **values)
        (found,) = line.marks
        assert (found.kind, found.key) == ("number", str(number))
        assert line.text[found.start : found.end] == str(number)


def test_nobody_can_write_marks_into_a_name() -> None:
    assert plain(mark("seat", 1, "Eve")) == "seat1Eve"
    assert read_marks(plain(mark("seat", 1, "Eve"))).marks == ()
