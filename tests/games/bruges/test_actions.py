"""Section 9: the six actions."""

from collections.abc import Sequence

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.games.bruges.components.tracks import CANALS, GATEHOUSES, GATES, SECTIONS
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.persons import NONE, ONE_EACH, RICH, act, one
from tests.games.bruges.scenes import (
    canals,
    choices,
    hand,
    houses,
    is_over,
    keys,
    listen,
    options,
    plans,
    play,
    scene,
    side,
    threats,
    workers,
)

# A card of each colour, in the order of the colours.
CARDS = ("magd", "arzt", "graf", "weber", "page")
ONE_OF_EACH = " ".join(CARDS)
PAIRS = list(zip(COLOURS, CARDS, strict=True))
SEATS = [(players, seat) for players in (2, 3, 4) for seat in range(players)]


def turn_of(seat: int, players: int, **facts: object) -> BrugesState:
    sides = [side() for _ in range(players)]
    sides[seat] = side(hand=ONE_OF_EACH, **facts)
    return scene(players=players, sides=sides, seat=seat)


def actions_of(state: BrugesState, card: str) -> Sequence[str]:
    return choices(state, 0, f"play:{card}")


def mine(**facts: object) -> BrugesState:
    return turn_of(0, 3, **facts)


# -- I to III ---------------------------------------------------------------------------------


@pytest.mark.clause("BRU-9.1", "BRU-8.9")
@pytest.mark.parametrize(("colour", "card"), PAIRS)
def test_workers_brings_two_workers_of_the_colour_of_the_card(colour: str, card: str) -> None:
    state = act(mine(workers=NONE), card, "workers")
    assert workers(state, 0) == one(colour, 2)
    assert keys(state.discard) == [card]
    assert card not in hand(state, 0)


@pytest.mark.clause("BRU-9.2", "BRU-8.9")
@pytest.mark.parametrize(("place", "card"), list(enumerate(CARDS)))
def test_money_brings_what_the_die_of_the_colour_shows(place: int, card: str) -> None:
    dice = (6, 2, 5, 1, 3)
    state = scene(sides=[side(hand=ONE_OF_EACH, money=4)], dice=dice)
    act(state, card, "money")
    assert (state.money[0], keys(state.discard)) == (4 + dice[place], [card])
    assert workers(state, 0) == ONE_EACH


@pytest.mark.clause("BRU-9.3", "BRU-7.15")
@pytest.mark.parametrize(("colour", "card"), PAIRS)
def test_threat_returns_one_marker_of_the_colour_for_a_point(colour: str, card: str) -> None:
    state = act(mine(threats=(2, 2, 2, 2, 2)), card, "threat")
    left = tuple(2 - each for each in one(colour))
    assert (threats(state, 0), state.points[0], keys(state.discard)) == (left, 6, [card])


@pytest.mark.clause("BRU-9.3", "BRU-8.9")
def test_threat_needs_a_marker_of_the_colour() -> None:
    state = mine(threats=one("red"))
    offering = [card for card in CARDS if "as:threat" in actions_of(state, card)]
    assert offering == ["weber"]
    with pytest.raises(IllegalMove):
        act(state, "page", "threat")


@pytest.mark.clause("BRU-9.1", "BRU-9.2", "BRU-8.2")
def test_workers_and_money_are_always_possible() -> None:
    state = mine(workers=NONE, money=0)
    assert [actions_of(state, card) for card in CARDS] == [["as:workers", "as:money"]] * 5


# -- IV: canal --------------------------------------------------------------------------------


@pytest.mark.clause("BRU-9.4", "BRU-9.12", "BRU-8.9")
def test_canal_costs_the_card_and_the_guilders_of_the_space() -> None:
    state = mine(canals=(3, 4), money=9)  # next: yellow for 4, red for 5
    act(state, "weber", "canal")
    assert (canals(state, 0), state.money, keys(state.discard)) == ((3, 5), [4, 5, 5], ["weber"])


@pytest.mark.clause("BRU-9.4", "BRU-8.9")
def test_canal_needs_the_full_cost() -> None:
    assert "as:canal" not in actions_of(mine(canals=(3, 4), money=4), "weber")
    assert "as:canal" in actions_of(mine(canals=(3, 4), money=5), "weber")
    assert "as:canal" in actions_of(mine(canals=(3, 4), money=4), "graf")


@pytest.mark.clause("BRU-9.5", "BRU-9.6", "BRU-9.4", "BRU-2.6")
@pytest.mark.parametrize(("players", "seat"), SEATS)
def test_only_the_next_space_of_each_own_section_can_be_built_on(players: int, seat: int) -> None:
    gate = GATEHOUSES[GATES[players][seat]]
    for left in range(6):
        for right in range(6):
            state = turn_of(seat, players, canals=(left, right), money=RICH)
            found = {
                (plan[1], COLOURS[place])
                for place, card in enumerate(CARDS)
                for plan in plans(state, seat, f"play:{card}")
                if plan[0] == "as:canal"
            }
            assert found == {
                (f"canal:{name}", CANALS[gate][half][built])
                for half, (name, built) in enumerate(zip(SECTIONS, (left, right), strict=True))
                if built < 5
            }


@pytest.mark.clause("BRU-9.6")
@pytest.mark.parametrize(("players", "seat"), SEATS)
def test_a_token_goes_into_an_own_section_only(players: int, seat: int) -> None:
    state = turn_of(seat, players, money=1)
    first = CANALS[GATEHOUSES[GATES[players][seat]]][1][0]
    act(state, CARDS[COLOURS.index(first)], "canal", "canal:right", seat=seat)
    assert [canals(state, each) for each in range(players)] == [
        (0, 1) if each == seat else (0, 0) for each in range(players)
    ]


@pytest.mark.clause("BRU-9.5")
def test_spaces_are_covered_one_after_the_other_at_rising_cost() -> None:
    owner = side(hand="magd weber page graf arzt", money=15)
    state = scene(players=2, sides=[owner], step="round")
    for card, left in (("magd", 14), ("weber", 12), ("page", 9), ("graf", 5)):
        if card == "page":
            assert choices(state, 0, "play:page", "as:canal") == ["canal:left"]
        act(state, card, "canal", "canal:left")
        assert state.money[0] == left
    assert canals(state, 0) == (4, 0)


@pytest.mark.clause("BRU-9.7")
def test_a_full_section_brings_the_topmost_statue_at_once() -> None:
    state = mine(canals=(2, 4), money=5)
    events = listen(state)
    act(state, "weber", "canal")
    assert (state.statues[0], state.statues_left) == ((7,), [6, 5, 4, 3, 2])
    kinds = [event.kind for event in events]
    assert kinds.index("canal_built") < kinds.index("statue_taken")
    second = turn_of(0, 3, canals=(4, 5), statues=(7,), money=5)
    act(second, "arzt", "canal")
    assert second.statues[0] == (7, 6)


@pytest.mark.clause("BRU-9.7", "BRU-9.8")
def test_without_statues_left_a_section_brings_none_also_later() -> None:
    state = scene(
        sides=[side(hand="weber page", canals=(0, 4), money=5)], statues_left=(), step="turn"
    )
    act(state, "weber", "canal")
    assert (state.statues[0], state.finished[0]) == ((), 0b10)
    again = scene(
        sides=[side(hand="weber page", canals=(0, 4), money=5, had_statue="right")],
        statues_left=(2,),
    )
    act(again, "weber", "canal")
    assert (canals(again, 0), again.statues[0], again.statues_left) == ((0, 5), (), [2])


@pytest.mark.clause("BRU-9.8", "BRU-7.9")
def test_a_rebuilt_space_five_brings_no_second_statue() -> None:
    owner = side(hand="weber page", canals=(0, 4), money=5, had_statue="right", statues=(7,))
    state = scene(sides=[owner])
    act(state, "weber", "canal")
    assert (canals(state, 0), state.statues[0]) == ((0, 5), (7,))
    assert state.statues_left[0] == 6


# -- V and VI ---------------------------------------------------------------------------------


@pytest.mark.clause("BRU-9.9", "BRU-9.12")
@pytest.mark.parametrize(("colour", "card"), PAIRS)
def test_house_costs_a_worker_of_the_colour(colour: str, card: str) -> None:
    state = act(mine(), card, "house")
    assert workers(state, 0) == tuple(1 - each for each in one(colour))
    assert (houses(state, 0), state.discard) == ([colour], [])
    assert card not in hand(state, 0)
    without = mine(workers=tuple(3 - 3 * each for each in one(colour)))
    assert "as:house" not in actions_of(without, card)


@pytest.mark.clause("BRU-9.9")
def test_there_is_no_limit_to_the_number_of_houses() -> None:
    owner = side(hand=ONE_OF_EACH, houses="; ".join(["red"] * 25), workers=ONE_EACH)
    state = act(scene(sides=[owner]), "page", "house")
    assert len(houses(state, 0)) == 26


@pytest.mark.clause("BRU-9.9", "BRU-1.16")
def test_the_front_of_a_house_is_known_to_its_owner_only() -> None:
    state = act(mine(), "page", "house")
    assert state.known[89] == 0b1


@pytest.mark.clause("BRU-9.10", "BRU-9.12")
def test_person_costs_its_price_and_lies_on_an_empty_house_of_any_colour() -> None:
    state = mine(houses="red:knecht; blue; violet", money=10)
    assert choices(state, 0, "play:graf", "as:person") == ["house:2", "house:3"]
    act(state, "graf", "person", "house:3")
    assert houses(state, 0) == ["red:knecht", "blue", "violet:graf"]
    assert (state.money, state.discard) == ([1, 5, 5], [])
    assert state.points[0] == 5  # the printed points come at the end
    assert state.result()[0]["persons"] == 3


@pytest.mark.clause("BRU-9.10", "BRU-8.9")
def test_person_needs_an_empty_house_and_the_full_price() -> None:
    assert "as:person" not in actions_of(mine(houses="red", money=8), "graf")
    assert "as:person" in actions_of(mine(houses="red", money=9), "graf")
    assert "as:person" not in actions_of(mine(money=RICH), "graf")
    assert "as:person" not in actions_of(mine(houses="red:knecht", money=RICH), "graf")


@pytest.mark.clause("BRU-9.11")
def test_a_house_has_room_for_one_person_that_is_never_moved() -> None:
    state = mine(houses="red:knecht; blue", money=RICH)
    assert choices(state, 0, "play:graf", "as:person") == ["house:2"]
    act(state, "graf", "person")
    assert houses(state, 0) == ["red:knecht", "blue:graf"]


@pytest.mark.clause("BRU-9.10")
def test_a_placed_person_becomes_public() -> None:
    state = act(mine(houses="red", money=9), "graf", "person")
    assert state.known[9] == 0b100111  # three players and spectators


@pytest.mark.clause("BRU-9.12")
def test_what_is_paid_goes_to_nobody() -> None:
    state = act(mine(canals=(0, 0), money=3), "magd", "canal", "canal:left")
    assert state.money == [2, 5, 5]
    assert [workers(state, seat) for seat in (1, 2)] == [ONE_EACH, ONE_EACH]


@pytest.mark.clause("BRU-8.8", "BRU-8.2")
def test_a_card_serves_for_every_action_whose_conditions_are_met() -> None:
    state = mine(houses="red", money=RICH, threats=ONE_EACH, canals=(1, 0))
    assert actions_of(state, "weber") == [
        "as:workers", "as:money", "as:threat", "as:canal", "as:house", "as:person",
    ]  # fmt: skip
    act(state, "weber", "workers")
    assert is_over(state)
    assert options(state, 0) == []


@pytest.mark.clause("BRU-8.9")
def test_the_card_is_on_the_discard_pile_before_the_effect() -> None:
    state = mine(threats=one("red"))
    events = listen(state)
    play(state, 0, "play:weber", "as:threat")
    kinds = [event.kind for event in events]
    assert kinds.index("card_discarded") < kinds.index("threat_returned")
