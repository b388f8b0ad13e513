"""Options: defaults, checked values, and words typed by people."""

import pytest

from rathaus.core.errors import BadOption
from rathaus.core.options import Option, Value, parse_value, resolve

TEXT = {"en": "?", "de": "?", "nl": "?"}
FAST = Option("fast", (False, True), default=False, text=TEXT)
CARDS = Option("cards", (3, 5), default=5, text=TEXT)
TILES = Option("tiles", ("1+", "4+", "all"), default="1+", text=TEXT, players=(1,))
DECLARED = (FAST, CARDS, TILES)


def test_what_is_not_given_has_its_default() -> None:
    assert resolve(DECLARED, 1, {}) == {"fast": False, "cards": 5, "tiles": "1+"}
    assert resolve(DECLARED, 1, {"cards": 3}) == {"fast": False, "cards": 3, "tiles": "1+"}


def test_an_option_exists_only_for_its_player_counts() -> None:
    assert resolve(DECLARED, 2, {}) == {"fast": False, "cards": 5}
    assert TILES.applies(1)
    assert not TILES.applies(2)
    assert FAST.applies(7)
    with pytest.raises(BadOption, match=r"'tiles'.*1.*not for 2"):
        resolve(DECLARED, 2, {"tiles": "4+"})


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="'slow'; allowed: fast, cards, tiles"):
        resolve(DECLARED, 1, {"slow": True})
    with pytest.raises(BadOption, match="allowed: none"):
        resolve((), 1, {"slow": True})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("fast", 1),  # equal to True, but not the same answer to the question
        ("fast", 0.0),
        ("fast", "True"),
        ("fast", None),
        ("cards", 4),
        ("cards", 3.0),
        ("cards", "3"),
        ("cards", True),
        ("tiles", "2+"),
        ("tiles", ""),
        ("tiles", ["1+"]),
    ],
)
def test_a_wrong_value_is_refused_with_the_right_ones(name: str, value: object) -> None:
    given = {name: value}
    allowed = next(option.values for option in DECLARED if option.name == name)
    with pytest.raises(BadOption, match=f"'{name}' cannot be") as caught:
        resolve(DECLARED, 1, given)
    assert repr(value) in str(caught.value)
    assert ", ".join(map(repr, allowed)) in str(caught.value)
    assert given == {name: value}


def test_the_type_of_an_option_is_that_of_its_default() -> None:
    assert [option.type for option in DECLARED] == [bool, int, str]


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FAST, "true", True),
        (FAST, "FALSE", False),
        (FAST, "yes", True),
        (FAST, "No", False),
        (CARDS, "3", 3),
        (TILES, "4+", "4+"),
        (TILES, "ALL", "all"),
    ],
)
def test_a_typed_word_becomes_the_value(option: Option, text: str, value: Value) -> None:
    found = parse_value(option, text)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("option", "text", "allowed"),
    [
        (FAST, "maybe", "false, true"),
        (FAST, "1", "false, true"),
        (CARDS, "yes", "3, 5"),
        (CARDS, "", "3, 5"),
        (CARDS, "3.0", "3, 5"),
        (TILES, "5+", "1+, 4+, all"),
    ],
)
def test_a_wrong_word_is_refused_with_the_right_ones(
    option: Option, text: str, allowed: str
) -> None:
    with pytest.raises(BadOption) as caught:
        parse_value(option, text)
    assert repr(text) in str(caught.value)
    assert str(caught.value).endswith(f"allowed: {allowed}")
