"""Errors can be caught together, and events know who may see them."""

import pytest

from rathaus.core import errors
from rathaus.core.errors import BadRecord, RathausError
from rathaus.core.events import Event

ALL = [each for each in vars(errors).values() if isinstance(each, type)]


@pytest.mark.parametrize("error", ALL, ids=lambda error: error.__name__)
def test_every_error_is_a_value_error_of_ours_and_says_when_it_is_raised(
    error: type[Exception],
) -> None:
    assert issubclass(error, RathausError)
    assert issubclass(error, ValueError)
    assert error.__doc__


def test_a_bad_record_tells_its_line() -> None:
    error = BadRecord(7, "this is not JSON")
    assert (error.line, error.reason) == (7, "this is not JSON")
    assert str(error) == "line 7: this is not JSON"


@pytest.mark.parametrize(
    ("audience", "visible"),
    [(None, [True, True, True]), ((0,), [True, False, False]), ((), [False, False, False])],
)
def test_an_event_is_public_unless_it_names_its_audience(
    audience: tuple[int, ...] | None, visible: list[bool]
) -> None:
    event = Event("card_dealt", 0, {"card": 3}, audience)
    assert [event.visible_to(seat) for seat in (0, 1, None)] == visible
