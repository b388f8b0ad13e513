"""No seat is special: whoever sits elsewhere with the same things can do the same.

Random positions full of persons are played on at random. The same position, with all players moved
on by some seats, has to offer the same moves and to end in the same way. All gatehouses have the
same canal here, since that is the one thing in which seats differ (BRU-2.6).
"""

from random import Random

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games import bruges
from rathaus.games.bruges.components import PERSON_KEYS
from rathaus.games.bruges.components.tracks import CANALS, SECTIONS
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.scenes import Side, go_on, scene, side

WIDTHS = {
    "hands": 1, "houses": 1, "money": 1, "points": 1, "reputation": 1, "struck": 1, "finished": 1,
    "statues": 1, "markers": 1, "persons": 1, "workers": 5, "threats": 5, "canals": 2,
}  # fmt: skip
OF_ALL = (
    "round", "phase", "last_round", "dice", "sizes", "tops", "unseen", "blind", "discard",
    "rotated", "recolours", "statues_left",
)  # fmt: skip
CANAL = {name: list(CANALS["A"][half]) for half, name in enumerate(SECTIONS)}
LINES = [f'"{gate}.{name}" = {colours}' for gate in CANALS for name, colours in CANAL.items()]
EVEN = bruges.TheGame('game = "bruges"\nname = "even"\n[canal]\n' + "\n".join(LINES))
FRAMES = [("rolled",), ("turns", 1), ("turns", 2), *(("majority", each) for each in range(3))]


def random_side(rng: Random, cards: list[str]) -> Side:
    """A player with persons, cards in the hand, and some of everything."""
    persons = [cards.pop() for _ in range(7)]
    houses = [f"{rng.choice(COLOURS)}:{person}" for person in persons]
    return side(
        houses="; ".join([*houses, "red", "blue"]),
        hand=" ".join(cards.pop() for _ in range(4)),
        money=rng.choice((3, 12)),
        points=rng.choice((0, 9)),
        field=rng.choice((0, 4, 11)),
        workers=[rng.choice((0, 1, 3)) for _ in range(5)],
        threats=[rng.choice((0, 1, 2)) for _ in range(5)],
        canals=rng.choice(((0, 0), (2, 1), (4, 3))),
    )


def random_position(players: int, rng: Random) -> BrugesState:
    cards = list(PERSON_KEYS)
    rng.shuffle(cards)
    state = scene(
        players=players,
        sides=[random_side(rng, cards) for _ in range(players)],
        dice=[rng.choice((1, 2, 3, 4, 5, 6)) for _ in range(5)],
        discard=" ".join(cards.pop() for _ in range(8)),
        step="end",
    )
    state.game, state.kit = EVEN, EVEN.kit
    return state


def moved(state: BrugesState, by: int) -> BrugesState:
    """The same table with every player so many seats further."""
    new = state.copy()
    for name, width in WIDTHS.items():
        values = getattr(state, name)
        shift = by * width
        setattr(new, name, [*values[-shift:], *values[:-shift]])
    new.crest = (state.crest + by) % state.players
    return new


def told(state: BrugesState, move: int, by: int) -> str:
    """A move in words, with the seat it names moved too."""
    word = state.game.notation(state, move)
    if word.startswith("to:"):
        return f"to:{(int(word[3:]) + by) % state.players}"
    return word


def offers(state: BrugesState, by: int) -> dict[str, int]:
    (seat,) = state.turn()
    moves = [move for move, _ in state.chances()] if seat == CHANCE else state.moves(seat)
    return {told(state, move, by): move for move in moves}


def assert_same(state: BrugesState, other: BrugesState, by: int) -> None:
    expected = moved(state, by)
    for name in (*WIDTHS, *OF_ALL):
        assert getattr(other, name) == getattr(expected, name), name


@pytest.mark.clause("BRU-2.10", "BRU-3.2", "BRU-14.4")
@pytest.mark.parametrize("seed", range(24))
def test_the_same_position_some_seats_further_plays_in_the_same_way(seed: int) -> None:
    rng = Random(seed)
    players = 2 + seed % 3
    by = rng.randrange(1, players)
    state = random_position(players, rng)
    other = moved(state, by)
    go_on(state, *FRAMES)
    go_on(other, *FRAMES)
    decisions = 0
    while state.turn():
        (seat,) = state.turn()
        there = seat if seat == CHANCE else (seat + by) % players
        assert other.turn() == (there,)
        here_offers, there_offers = offers(state, by), offers(other, 0)
        assert sorted(here_offers) == sorted(there_offers)
        choice = rng.choice(sorted(here_offers))
        state.play(seat, here_offers[choice])
        other.play(there, there_offers[choice])
        decisions += 1
    assert other.turn() == ()
    assert_same(state, other, by)
    assert decisions > 10
