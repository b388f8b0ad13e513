"""BRU-15.3: the engine does not ask in which order own persons react, since it never matters.

For every event, every pair of persons that react to it is tried in both orders, from several
positions: whatever their owner decides, the same positions can be reached.
"""

from itertools import combinations, permutations

import pytest

from rathaus.games.bruges.components import PERSON_KEYS
from rathaus.games.bruges.components.kit import bits
from rathaus.games.bruges.rules.reactions import reactions
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.scenes import GAME, go_on, number, scene, side

EVENTS = {key: [PERSON_KEYS[n - 1] for n in bits(mask)] for key, mask in GAME.kit.reacts.items()}
THREATS = [(0, 0, 0, 0, 0), (0, 0, 0, 1, 0), (1, 0, 2, 0, 0), (2, 2, 2, 2, 2)]


def position(persons: tuple[str, ...], threats: tuple[int, ...], dice: int = 3) -> BrugesState:
    houses = "; ".join(f"red:{person}" for person in persons)
    mine = side(houses=houses, threats=threats, canals=(3, 1), field=4)
    return scene(sides=[mine], step="end", dice=[dice] * 5)


def reached(state: BrugesState) -> set[BrugesState]:
    """All positions that decisions and chance can lead to."""
    if not state.turn():
        return {state}
    (seat,) = state.turn()
    found: set[BrugesState] = set()
    for move in state.moves(seat):
        then = state.copy()
        then.play(seat, move)
        found |= reached(then)
    return found


def reacting(persons: tuple[str, ...], key: str, colour: int) -> list[str]:
    """The persons that the engine lets react, in its order."""
    frames = reactions(position(persons, THREATS[0]), 0, key, colour)
    return [PERSON_KEYS[frame[2] - 1] for frame in frames]


def in_order(persons: tuple[str, ...], colour: int, threats: tuple[int, ...]) -> set[BrugesState]:
    state = position(tuple(sorted(persons)), threats)
    return reached(go_on(state, *(("react", 0, number(person), colour) for person in persons)))


@pytest.mark.clause("BRU-15.3")
@pytest.mark.parametrize("key", EVENTS)
def test_the_order_of_two_own_reactions_never_matters(key: str) -> None:
    for pair in combinations(EVENTS[key], 2):
        for colour in range(5):
            if sorted(reacting(pair, key, colour)) != sorted(pair):
                continue  # they never react to the same thing
            for threats in THREATS:
                first, second = (in_order(order, colour, threats) for order in permutations(pair))
                assert first == second, (pair, colour, threats)


@pytest.mark.clause("BRU-15.3", "BRU-14.5")
def test_these_persons_and_no_others_react_together() -> None:
    together = {
        (key, pair)
        for key, persons in EVENTS.items()
        for pair in combinations(persons, 2)
        for colour in range(5)
        if len(reacting(pair, key, colour)) == 2
    }
    assert together == {
        ("base:money", ("hansekaufmann", "schmied")),
        ("base:money", ("hansekaufmann", "weber")),
        ("base:money", ("hansekaufmann", "boettcher")),
        ("own:advance", ("markgraf", "beichtvater")),
    }


@pytest.mark.clause("BRU-15.3")
@pytest.mark.parametrize("key", EVENTS)
def test_never_more_than_two_own_persons_react_to_one_event(key: str) -> None:
    for colour in range(5):
        assert len(reacting(tuple(EVENTS[key]), key, colour)) <= 2


def test_what_is_reached_depends_on_who_reacts() -> None:
    """The comparison sees differences: a single one of the pair leads elsewhere."""
    both = in_order(("hansekaufmann", "weber"), 3, THREATS[0])
    state = position(("hansekaufmann", "weber"), THREATS[0])
    alone = reached(go_on(state, ("react", 0, number("weber"), 3)))
    assert {each.money[0] for each in both} == {5 + 2 + 3}
    assert {each.money[0] for each in alone} == {5 + 3}
    assert both != alone
    assert len(in_order(("markgraf", "beichtvater"), -1, THREATS[2])) == 3  # none, blue, yellow
