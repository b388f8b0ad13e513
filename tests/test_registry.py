"""Games of the house, and games of one's own that are named in the environment."""

from pathlib import Path

import pytest

import rathaus
from rathaus import registry
from rathaus.core.errors import BadComponents, UnknownGame

TEMPLATE = f"{Path(__file__).parent / 'template_game.py'}:HighCard"


def test_the_house_knows_its_four_games() -> None:
    assert rathaus.games() == ("neom", "hamburg", "bruges", "city_tycoon")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there is: neom, hamburg"):
        rathaus.game("chess")


def test_a_game_of_ones_own_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, TEMPLATE)
    assert rathaus.games()[-1] == "high_card"
    assert rathaus.game("high_card").title["en"] == "High Card"
    results = rathaus.simulate("high_card", players=2, games=2, seed=1, bots=["random"] * 2)
    assert len(results.results) == 2
    with pytest.raises(BadComponents, match="high_card has no component files"):
        rathaus.game("high_card", 'game = "high_card"')


@pytest.mark.parametrize(
    ("listed", "complaint"),
    [
        ("nowhere.py:Game", "there is no file 'nowhere.py'; write file.py:Class"),
        (TEMPLATE.replace("HighCard", "LowCard"), "has no class 'LowCard' that is a Game"),
        (TEMPLATE.replace("HighCard", "MoveSpace"), "has no class 'MoveSpace' that is a Game"),
        (TEMPLATE.removesuffix(":HighCard"), "write file.py:Class"),
    ],
)
def test_a_wrong_entry_is_told(
    listed: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.VARIABLE, listed)
    with pytest.raises(UnknownGame, match=complaint):
        rathaus.games()
