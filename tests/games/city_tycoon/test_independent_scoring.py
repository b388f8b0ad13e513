"""The score sheets against a second bookkeeping, which hears the game and knows the rules."""

from random import Random

import pytest

from rathaus.games.city_tycoon.components.kit import START, WATER
from rathaus.games.city_tycoon.components.kit import TILES as TILE_KEYS
from rathaus.games.city_tycoon.state import CityTycoonState
from tests.games.city_tycoon.independent_scoring import Ledger
from tests.games.city_tycoon.scenes import GAME, new_game, options, play_at_random

NAMES = {tile: TILE_KEYS.key(tile) for tile in range(START, WATER + 1)}
GAMES = 20  # of each number of players


def play_on(state: CityTycoonState, rng: Random, greed: float) -> None:
    """At random, but who can build or supply often does: so every rule about points is used."""
    seat = state.turn()[0]
    if seat >= 0 and rng.random() < greed:
        for wanted in ("district", "cheapest", "buy:row_2", "buy:row_1"):
            if wanted in options(state, seat):
                state.play(seat, GAME.parse(state, wanted))
                return
        supplies = [move for move in options(state, seat) if move.startswith("supply:")]
        if supplies:
            state.play(seat, GAME.parse(state, rng.choice(supplies)))
            return
    play_at_random(state, rng)


@pytest.mark.clause("CTY-7.10", "CTY-7.17", "CTY-7.18", "CTY-7.19", "CTY-8.24", "CTY-8.25")
@pytest.mark.clause("CTY-10.1", "CTY-10.3", "CTY-10.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_count_the_same_points_and_money(players: int) -> None:
    for seed in range(GAMES):
        ledger = Ledger(players, NAMES)
        state, rng = new_game(players), Random(1000 * players + seed)
        state.listener = ledger.hear
        while state.turn():
            play_on(state, rng, seed % 3 * 0.45)
        assert state.result() == ledger.sheets(), seed
        assert state.ranks() == ledger.ranks(), seed
        assert state.scores() == [sheet["total"] for sheet in ledger.sheets()]


def test_every_kind_of_points_is_scored_in_such_games() -> None:
    """So that the comparison above is one of all rules about points."""
    missing = {"built", "bought", "counted", "supplied", "bonus", "money", "money_left"}
    for seed in range(40):
        state, rng = new_game(2 + seed % 4), Random(seed)
        while state.turn():
            play_on(state, rng, 0.9)
        for sheet in state.result():
            missing -= {name for name, points in sheet.items() if points}
    assert missing == set()


def test_at_every_decision_the_money_is_the_same() -> None:
    ledger = Ledger(3, NAMES)
    state, rng = new_game(3), Random(7)
    state.listener = ledger.hear
    while state.turn():
        if state.turn() != (-1,):
            assert state.money == [player.money for player in ledger.players]
        play_on(state, rng, 0.8)
