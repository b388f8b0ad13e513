"""The guide for newcomers quotes the template game word by word."""

import re
from pathlib import Path

import pytest

from tests import template_game

GUIDE = Path(__file__).parents[2] / "docs" / "adding_a_game.md"
TEXT = GUIDE.read_text(encoding="utf-8")
QUOTES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_guide_quotes_the_template() -> None:
    assert len(QUOTES) >= 5


@pytest.mark.parametrize("quote", QUOTES)
def test_each_quote_stands_in_the_template(quote: str) -> None:
    assert quote in Path(template_game.__file__).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", re.findall(r"`((?:src|tests)/[\w/.]+\w)`", TEXT))
def test_each_file_the_guide_names_exists(path: str) -> None:
    assert (GUIDE.parents[1] / path).exists()
