"""Weights are data: read, checked, tried out, and stale loudly."""

from dataclasses import asdict
from typing import Any

import pytest

import rathaus
from rathaus.bots import weights
from rathaus.bots.neom.weights import HELD, Weights
from rathaus.bots.weights import BadWeights, Sheet, StaleWeights, in_force, parse
from rathaus.registry import find, names

TUNED = [name for name in names() if weights.can_tune(find(name))]


def test_neom_can_be_tuned() -> None:
    assert "neom" in TUNED
    with pytest.raises(BadWeights, match="no weights to tune"):
        weights.read("chess")


@pytest.mark.parametrize("name", TUNED)
def test_the_weights_fit_the_rules_and_the_pieces(name: str) -> None:
    """If this fails, rules or pieces have changed: run `rathaus tune`, or look whether the weights
    still play well, and write the new version into the file.
    """
    assert weights.staleness(weights.read(name), find(name)) is None


@pytest.mark.parametrize("name", TUNED)
def test_what_was_tuned_says_how(name: str) -> None:
    for players, part in weights.read(name).tuned.items():
        assert players in find(name).player_counts
        assert part["made_by"].startswith(f"rathaus tune {name} --players {players} ")
        assert part["games"] > 0


def test_a_judge_holds_the_weights_of_its_file() -> None:
    sheet = weights.read("neom")
    assert [asdict(held) for held in HELD] == [sheet.values(players) for players in range(6)]
    assert set(sheet.usual) == set(Weights.__annotations__)


def test_a_file_is_read_as_it_is_written() -> None:
    game = rathaus.game("neom")
    sheet = weights.read("neom").with_tuned(
        game, 2, {"handy": 0.5}, {"made_by": 'a "b"', "games": 3}
    )
    again = parse(weights.dumps("neom", sheet))
    assert again == sheet
    assert again.values(2)["handy"] == 0.5
    assert again.values(2)["no_power"] == sheet.usual["no_power"]
    assert again.values(3)["handy"] == sheet.usual["handy"]


def test_other_rules_or_pieces_make_weights_stale() -> None:
    game, sheet = rathaus.game("neom"), weights.read("neom")
    old_rules = Sheet(0, sheet.components, sheet.usual, {})
    old_pieces = Sheet(sheet.rules_version, "other", sheet.usual, {})
    assert "made for its rules 0" in str(weights.staleness(old_rules, game))
    assert "made for other components" in str(weights.staleness(old_pieces, game))
    own = rathaus.game("neom", components='game = "neom"\nname = "x"\n[roads]\nslums = "NS"\n')
    assert weights.fingerprint(own) != weights.fingerprint(game)


def test_a_judge_with_stale_weights_says_so_when_it_is_loaded() -> None:
    with pytest.warns(StaleWeights, match="made for rules 1, but these are 2"):
        weights.held_by_players("neom", 2, 5)


def test_tuning_leaves_out_what_is_stale() -> None:
    game, sheet = rathaus.game("neom"), weights.read("neom")
    old = Sheet(0, sheet.components, sheet.usual, {3: {"values": {"handy": 9.0}}})
    new = old.with_tuned(game, 2, {"handy": 1.0}, {})
    assert set(new.tuned) == {2}
    assert weights.staleness(new, game) is None


def test_other_weights_are_in_force_for_a_while_only() -> None:
    before = HELD[2]
    with in_force("neom", 2, {"handy": 7.0}):
        assert HELD[2].handy == 7.0
        assert HELD[2].no_power == before.no_power
        assert HELD[3].handy != 7.0
    assert HELD[2] is before


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("x = ", "not a file of weights"),
        ("rules_version = 1", "not a file of weights"),
        ('rules_version = 1\ncomponents = "a"\n[usual]\na = "b"', "a weight is a number"),
        (
            'rules_version = 1\ncomponents = "a"\n[usual]\na = 1\n[players.2.values]\nb = 1',
            "there are no weights b",
        ),
    ],
)
def test_a_wrong_file_is_refused(text: str, words: str) -> None:
    with pytest.raises(BadWeights, match=words):
        parse(text)


def test_weights_matter() -> None:
    """A judge that values nothing but coins plays otherwise."""
    from rathaus.arena.tuning import Weighted

    game = rathaus.game("neom")
    greedy: dict[str, Any] = {**weights.read("neom").values(1), "handy": 50.0}
    usual = rathaus.simulate(game, players=1, games=2, bots=["easy"])
    other = rathaus.simulate(game, players=1, games=2, bots=[Weighted(game, 1, greedy)])
    same = rathaus.simulate(
        game, players=1, games=2, bots=[Weighted(game, 1, weights.read("neom").values(1))]
    )
    assert usual.results != other.results
    assert usual.results == same.results
