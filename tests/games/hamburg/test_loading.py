"""Saved games that somebody has edited: refused with a reason, or fit to be played."""

from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any

import pytest

import rathaus
from rathaus.core.errors import BadState
from rathaus.games.hamburg import rules
from rathaus.games.hamburg.state import EXPANSIONS, HamburgState
from tests.games.editing import (
    Path,
    edited,
    load,
    refuse,
    refuse_frame,
    refuse_lengths,
    refuse_values,
    refused_or_played,
)
from tests.games.hamburg.scenes import random_game

ALL = dict.fromkeys(EXPANSIONS, True)
GAME = rathaus.game("hamburg")


def at_turn(players: int = 3, seed: int = 3, **given: bool) -> HamburgState:
    """A random game, carried to a turn in the middle of the sixth cycle."""
    states = random_game(players, seed, **(given or ALL))
    return next(s for s in states if s.cycle == 6 and s.stack[-1][0] == "turn").copy()


def test_every_step_is_declared_in_one_module() -> None:
    files = [each.name for each in iter_modules(rules.__path__) if each.name != "steps"]
    modules = [import_module(f"{rules.__name__}.{name}") for name in files]
    names = [name for module in modules for name in getattr(module, "STEPS", ())]
    assert len(names) == len({*names})
    assert {*names} == {*GAME.steps}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_nothing_is_wrong_with_any_state_of_a_game(players: int) -> None:
    for given in ({}, ALL):
        for state in random_game(players, 60 + players, **given):
            assert GAME.problem(state) is None


def test_a_game_that_is_over_is_loaded() -> None:
    *_, state = random_game(3, 1, **ALL)
    assert load(state.to_json()) == state


SIZES = [
    "dice", "piles", "hands", "sites", "zoo", "parks", "boards", "money", "points", "square",
    "workers", "dangers", "walls", "halves", "statues", "jettes_of", "markers", "drawn_tokens",
    "struck", "clergymen", "chapel", "chapel_front", "mayors", "known", "traces", "peeked",
]  # fmt: skip


@pytest.mark.parametrize("name", SIZES)
def test_a_field_of_the_wrong_length_is_refused(name: str) -> None:
    refuse_lengths(at_turn(), name, "length")


NUMBERS: list[tuple[Path, list[int]]] = [
    (("cycle",), [-1, 9]), (("phase",), [-1, 5]), (("round",), [-1, 6]), (("crest",), [-1, 3]),
    (("expansions",), [-2, 1, 128]), (("dice", 5), [-1, 7]), (("boards", 0), [-2, 5]),
    (("money", 1), [-1, 10**6]), (("points", 1), [-1]), (("square", 2), [-1, 10]),
    (("workers", 4), [-1]), (("dangers", 4), [-1, 4]), (("walls", 3), [-1, 6]),
    (("halves", 0), [-1, 4]), (("markers", 0), [-1, 32]), (("window",), [-2, 6]),
    (("ships",), [-1, 64]), (("rate",), [0, 7]), (("exchange",), [-1, 11]),
    (("clergy", 0), [0, 360, 385]), (("mayors", 0), [-1, 300, 311]), (("lowered",), [-2, 5]),
    (("known", 7), [-1, 64]), (("traces", 7), [-1, 1 << 30]), (("struck", 0), [-1, 32]),
    (("clergymen", 0), [-1, 99]), (("again",), [0]),
]  # fmt: skip


@pytest.mark.parametrize(("path", "values"), NUMBERS, ids=lambda each: str(each))
def test_numbers_that_cannot_be_are_refused(path: Path, values: list[int]) -> None:
    refuse_values(at_turn(), path, values)


def test_a_card_lies_in_one_place() -> None:
    state = at_turn()
    hand = list(state.hands[0])
    refuse(edited(state, "discard", value=[*state.discard, hand[0]]), "2 places")
    refuse(edited(state, "hands", 0, value=hand[1:]), "0 places")


def test_cards_lie_where_their_kind_belongs() -> None:
    state = at_turn()
    piles = [list(pile) for pile in state.piles]
    piles[0], piles[1] = piles[1], piles[0]
    refuse(edited(state, "piles", value=piles), "pile")
    park = [261, *(card for card in state.parks[0] if card != 261)]
    zoo = [*state.zoo[0], 261, 0]
    for name, value in (("zoo", zoo), ("parks", [3, *park])):
        with pytest.raises(BadState):
            load(edited(state, name, 0, value=value))
    refuse(edited(state, "hands", 0, value=[0, *state.hands[0]]), "between 1 and 280")


def test_a_marker_lies_on_a_card_of_a_display() -> None:
    state = at_turn()
    refuse(edited(state, "used", value=[state.piles[0][0]]), "used")


def test_statues_tokens_and_boards_exist_once() -> None:
    state = at_turn()
    refuse(edited(state, "hummels", value=[10, 10]), "Hummel")
    refuse(edited(state, "jettes", value=[]), "Zitronenjette")
    refuse(edited(state, "tokens", value=[]), "token")
    refuse(edited(state, "boards", 0, value=state.boards[1]), "board")
    refuse(edited(state, "statues", 0, value=[9, 8, 7]), "statues")


def test_a_full_half_has_had_its_statue() -> None:
    state = at_turn()
    state.walls[0], state.halves[0] = 5, 0
    refuse(state.to_json(), "walls and statues")


def test_tiles_exist_once_and_only_with_their_expansion() -> None:
    state = at_turn()
    refuse(edited(state, "mayors", 0, value=state.mayors[1]), "tile of his own")
    refuse(edited(state, "exchange_stack", value=[2, 2]), "twice")
    refuse(edited(state, "clergy", 0, value=state.clergy[1]), "twice")
    refuse(edited(state, "clergy", value=state.clergy[:-1]), "missing")
    bare = at_turn(seed=4, statues=False)
    refuse(edited(bare, "exchange", value=3), "no exchange")
    refuse(edited(bare, "ships", value=3), "no ships")
    refuse(edited(bare, "clergy", value=[361]), "no clergy")
    refuse(edited(bare, "mayors", 0, value=301), "mayors")


def test_knowledge_leads_to_the_truth() -> None:
    state = at_turn()
    in_pile = state.piles[0][0]
    refuse(edited(state, "traces", in_pile, value=1), "astray")
    mine = state.hands[0][0]
    refuse(edited(state, "traces", mine, value=0b10 << 5), "astray")
    refuse(edited(state, "known", mine, value=0), "own hand")
    refuse(edited(state, "peeked", 0, value=1 << state.kit.pile(1)[0]), "one colour")


WRONG_FRAMES: list[list[Any]] = [
    [], ["no_such_step"], ["turn"], ["turn", 0], ["turn", 9, 0], ["turn", 0, 2], ["turn", 0, 0, 0],
    ["ability", 0, 999, -1, 0], ["ability", 0, 300, -1, 0], ["do", 0, 121, 4, -1, -1, 0],
    ["raise", 0, 5], ["steal", 0, 0], ["steal", 0, 7], ["cycle", 9], ["board", 0], ["mayor", 0],
    ["phase_four", 1], ["granted", 0, 0], ["curse", 0], ["turn", "0", 0], [7],
]  # fmt: skip


@pytest.mark.parametrize("frame", WRONG_FRAMES, ids=str)
def test_frames_that_are_no_step_of_the_game_are_refused(frame: list[Any]) -> None:
    refuse_frame(at_turn(), frame)


def test_a_game_that_is_not_over_goes_on() -> None:
    refuse(edited(at_turn(), "stack", value=[]), "not over")


def test_the_set_up_keeps_its_order() -> None:
    state = next(s for s in random_game(3, 1, **ALL) if s.stack[-1][0] == "mayor_tile").copy()
    stack = state.to_json()["state"]["stack"]
    refuse(edited(state, "stack", value=stack[:-1]), "mayor_tile")
    refuse(edited(state, "stack", value=[*stack[1:], stack[0]]), "order")


# -- anything else ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_damaged_save_is_refused_or_can_be_played(players: int) -> None:
    refused_or_played(random_game(players, 70 + players, **ALL), Random(players), share=0.03)
