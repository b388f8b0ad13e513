"""The engine's score sheets against a second implementation of the final scoring."""

from random import Random

import pytest

from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.tracks import MAJORITIES
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges import independent_scoring as independent
from tests.games.bruges.scenes import Side, random_game, scene, side

LAURELS = {key for key, row in independent.PERSONS.items() if row["trigger"] == "laurel"}


def again(state: BrugesState) -> list[dict[str, int]]:
    view = state.view(None)
    return [independent.sheet(independent.read(view, seat)) for seat in range(state.players)]


def assert_alike(state: BrugesState) -> None:
    second = again(state)
    assert state.result() == second
    totals = [sheet["total"] for sheet in second]
    assert state.scores() == totals
    assert state.ranks() == independent.ranks(totals, state.money)


@pytest.mark.clause("BRU-12.2", "BRU-12.3", "BRU-12.4", "BRU-12.5", "BRU-12.6", "BRU-12.7")
@pytest.mark.parametrize("seed", range(24))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_score_every_final_display_alike(players: int, seed: int) -> None:
    *_, state = random_game(players, seed)
    assert_alike(state)


def rich_side(rng: Random, persons: list[str], statues: list[int]) -> Side:
    """A display far richer than random play builds."""
    houses = [
        f"{rng.choice(COLOURS)}:{persons.pop()}+{persons.pop()}" for _ in range(rng.randrange(2, 9))
    ]
    spare = [rng.choice(COLOURS) for _ in range(rng.randrange(4))]
    taken = [statues.pop(0) for _ in range(min(len(statues), rng.randrange(3)))]
    return side(
        houses="; ".join([*houses, *spare]),
        hand=" ".join(rng.choice(COLOURS) for _ in range(rng.randrange(4))),
        canals=(rng.randrange(5), rng.randrange(5)),
        statues=taken,
        had_statue="left right" if taken else "",
        markers=" ".join(rng.sample(MAJORITIES, rng.randrange(4))),
        workers=[rng.randrange(4) for _ in range(5)],
        threats=[rng.choice((0, 0, 1, 2)) for _ in range(5)] if rng.random() < 0.7 else [0] * 5,
        money=rng.randrange(15),
        points=rng.randrange(120),
        field=rng.randrange(13),
    )


@pytest.mark.clause("BRU-12.4", "BRU-12.9", "BRU-15.12", "BRU-14.38")
def test_both_score_rich_displays_alike() -> None:
    """Every laurel person turns up in some of them."""
    rng, seen = Random(12), set[str]()
    for _ in range(150):
        persons, statues = [person.key for person in PERSONS], [7, 6, 5, 4, 3, 2]
        rng.shuffle(persons)
        players = rng.randrange(2, 5)
        sides = [rich_side(rng, persons, statues) for _ in range(players)]
        state = scene(step="end", players=players, sides=sides)
        assert_alike(state)
        for house in (house for seat in state.view(None)["seats"] for house in seat["houses"]):
            seen |= LAURELS.intersection(house["persons"])
    assert seen == LAURELS


@pytest.mark.clause("BRU-10.10")
def test_the_second_scoring_knows_every_laurel_person_of_the_table() -> None:
    """Each of them brings something to a display that has everything."""
    everything = independent.Display(
        scored=0, gatehouse="A", house_colours=list(COLOURS), persons=list(independent.PERSONS),
        tokens=(5, 5), statues=[7], markers=3, workers=[3] * 5, threats=4, guilders=9,
        hand_cards=3, field=7,
    )  # fmt: skip
    quiet = {"novizin"}  # only without threats
    brings = {key for key in independent.PERSONS if independent.laurel_person(everything, key) > 0}
    assert brings == LAURELS - quiet
    everything.threats = 0
    assert independent.laurel_person(everything, "novizin") == 4
