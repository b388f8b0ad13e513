"""Section 1: what lies on the table, and who may know what."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rathaus.games.bruges.components import PERSONS
from rathaus.games.bruges.components.tracks import CANALS, GATEHOUSES
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.scenes import (
    GAME,
    canals,
    chance,
    go_on,
    hand,
    houses,
    key,
    let_chance,
    new_game,
    number,
    options,
    outcomes,
    play,
    random_game,
    scene,
    side,
    top,
    workers,
)

KEYS = {person.key for person in PERSONS}


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, (list, dict)):
        for item in data.values() if isinstance(data, dict) else data:
            yield from strings(item)


def named(state: BrugesState, seat: int | None) -> set[str]:
    """All persons that a view names."""
    return KEYS.intersection(strings(state.view(seat)))


# -- components -------------------------------------------------------------------------------


@pytest.mark.clause("BRU-1.2")
def test_five_colours_run_through_cards_workers_dice_threats_and_canals() -> None:
    assert COLOURS == ("blue", "brown", "yellow", "red", "violet")
    assert {person.colour for person in PERSONS} == {*COLOURS}
    seen = new_game(3).view(None)
    for given in (seen["dice"], seen["seats"][0]["workers"], seen["seats"][0]["threats"]):
        assert tuple(given) == COLOURS
    assert {colour for gate in CANALS.values() for half in gate for colour in half} == {*COLOURS}


@pytest.mark.clause("BRU-1.3")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_seat_favours_no_colour(colour: str) -> None:
    """All seats have the same to do with a card of any colour, whichever colour is theirs."""
    for seat in range(4):
        sides = [side(hand=colour if each == seat else "", money=0) for each in range(4)]
        state = scene(sides=sides, seat=seat)
        assert options(state, seat) == ["as:workers", "as:money", "as:house"]


@pytest.mark.clause("BRU-1.4")
def test_all_persons_are_different_and_a_card_has_one_colour_on_both_sides() -> None:
    assert len(KEYS) == len({person.number for person in PERSONS}) == len(PERSONS)
    for person in PERSONS[::7]:
        state = scene(sides=[side(hand=person.key)])
        assert state.view(1)["seats"][0]["hand"] == [person.colour]
        play(state, 0, f"play:{person.key}", "as:house")
        assert houses(state, 0) == [person.colour]


@pytest.mark.clause("BRU-1.6", "BRU-1.8")
def test_two_sections_of_five_spaces_run_beside_each_of_four_gatehouses() -> None:
    assert tuple(CANALS) == GATEHOUSES == ("A", "B", "C", "D")
    for sections in CANALS.values():
        assert len(sections) == 2
        for section in sections:
            assert sorted(section) == sorted(COLOURS)


@pytest.mark.clause("BRU-1.8")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_the_spaces_cost_one_to_five_outward(space: int) -> None:
    colour = CANALS["A"][0][space - 1]
    rich = scene(sides=[side(hand=colour, canals=(space - 1, 5), money=space)])
    play(rich, 0, "as:canal", "canal:left")
    assert rich.money[0] == 0
    poor = scene(sides=[side(hand=colour, canals=(space - 1, 5), money=space - 1)])
    assert "as:canal" not in options(poor, 0)


@pytest.mark.clause("BRU-1.6", "BRU-1.7")
def test_the_reputation_track_has_fields_one_to_twelve_worth_their_number() -> None:
    for field in range(13):
        state = scene(step="end", sides=[side(field=field)])
        assert state.result()[0]["reputation"] == field


@pytest.mark.clause("BRU-1.9")
def test_workers_and_guilders_never_run_out() -> None:
    sides = [side(hand="red", workers=(0, 0, 0, 50, 0)), side(workers=(0, 0, 0, 50, 0))]
    state = play(scene(sides=sides), 0, "as:workers")
    assert workers(state, 0) == (0, 0, 0, 52, 0)
    state = scene(sides=[side(hand="red", money=92)], dice=(1, 1, 1, 6, 1))
    assert play(state, 0, "as:money").money[0] == 98


@pytest.mark.clause("BRU-1.10")
def test_there_is_a_token_for_every_space() -> None:
    full = side(canals=(5, 5))
    last = side(canals=(5, 4), hand="red", money=5)
    state = scene(sides=[last, full, full, full], statues_left=())
    play(state, 0, "as:canal", "canal:right")
    assert [canals(state, seat) for seat in range(4)] == [(5, 5)] * 4


# -- information ------------------------------------------------------------------------------


def middle(seed: int = 5) -> BrugesState:
    """A random game in its fourth round, in a turn."""
    states = random_game(3, seed)
    return next(s for s in states if s.round == 4 and s.stack[-1][0] == "turn").copy()


@pytest.mark.clause("BRU-1.11")
def test_what_lies_open_is_seen_by_everybody() -> None:
    state = scene(
        sides=[
            side(money=8, points=17, field=3, workers=(1, 2, 3, 4, 5), threats=(0, 2, 0, 1, 0),
                 houses="red:knecht", rotated="knecht", markers="canal", canals=(5, 2),
                 statues=(7,), hand="blue"),
        ],
        dice=(1, 2, 3, 4, 6), crest=2, seat=0,
    )  # fmt: skip
    for viewer in (None, 0, 1, 2):
        seen = state.view(viewer)
        own = seen["seats"][0]
        assert (own["money"], own["points"], own["field"]) == (8, 17, 3)
        assert list(own["workers"].values()) == [1, 2, 3, 4, 5]
        assert list(own["threats"].values()) == [0, 2, 0, 1, 0]
        assert [(h["colour"], h["persons"]) for h in own["houses"]] == [("red", ["knecht"])]
        assert own["rotated"] == ["knecht"]
        assert (own["markers"], own["statues"], own["canal"]) == (["canal"], [7], [5, 2])
        assert list(seen["dice"].values()) == [1, 2, 3, 4, 6]
        assert (seen["crest"], seen["turn"]) == (2, [0])
        assert seen["statues"] == [6, 5, 4, 3, 2]


@pytest.mark.clause("BRU-1.12")
def test_backs_of_a_hand_are_public_and_fronts_are_not() -> None:
    state = scene(sides=[side(hand="alchemist fuerst graf")])
    assert state.view(0)["hand"] == ["graf", "fuerst", "alchemist"] == hand(state, 0)
    for viewer in (None, 1, 2):
        assert sorted(state.view(viewer)["seats"][0]["hand"]) == ["brown", "violet", "yellow"]
        assert not named(state, viewer) & {"alchemist", "fuerst", "graf"}


@pytest.mark.clause("BRU-1.12", "BRU-1.16")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_position_drawn_anew_keeps_all_colours_and_what_the_seat_knows(seat: int | None) -> None:
    state = middle()
    fronts = set()
    for seed in range(8):
        other = state.redeal(seat, Random(seed))
        assert other.view(seat) == state.view(seat)
        fronts.add(str((other.hands, other.houses)))
    assert len(fronts) > 1  # the rest differs


@pytest.mark.clause("BRU-1.13", "BRU-1.14")
def test_the_top_colour_and_the_size_of_each_pile_are_public_and_no_more() -> None:
    state = scene(tops="red blue violet", sides=[side(hand="red")])
    unseen = {key(card) for cards in state.unseen for card in cards}
    for viewer in (None, 0, 1):
        assert state.view(viewer)["piles"] == [
            {"cards": 49, "top": "red"},
            {"cards": 49, "top": "blue"},
            {"cards": 66, "top": "violet"},
        ]
        assert not named(state, viewer) & unseen


@pytest.mark.clause("BRU-1.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_view_names_a_card_whose_front_nobody_has_seen(players: int) -> None:
    for state in random_game(players, 40 + players):
        if state.stack and state.stack[-1][0] in ("turn", "draw"):
            unseen = {key(card) for cards in state.unseen for card in cards}
            for viewer in (None, *range(players)):
                assert not named(state, viewer) & unseen


@pytest.mark.clause("BRU-1.15")
def test_the_discard_pile_is_public_in_its_order() -> None:
    state = scene(discard="knecht graf", sides=[side(hand="alchemist")])
    play(state, 0, "as:workers")
    for viewer in (None, 0, 1, 2):
        assert state.view(viewer)["discard"] == ["knecht", "graf", "alchemist"]


@pytest.mark.clause("BRU-1.16")
def test_the_front_of_a_house_is_its_owners_secret_until_the_house_is_lost() -> None:
    state = scene(sides=[side(hand="alchemist fuerst", threats=(0, 0, 0, 2, 0))])
    play(state, 0, "play:alchemist", "as:house")
    assert state.view(0)["seats"][0]["houses"][0]["card"] == "alchemist"
    for viewer in (None, 1, 2):
        assert state.view(viewer)["seats"][0]["houses"][0] == {
            "colour": "brown", "card": None, "persons": [],
        }  # fmt: skip
    go_on(state, ("threat", 0, 3), ("damages", 0))  # the only house burns
    assert state.discard == [number("alchemist")]
    assert state.view(1)["discard"] == ["alchemist"]


@pytest.mark.clause("BRU-1.17")
def test_a_new_top_has_the_colours_of_the_unseen_cards_in_proportion() -> None:
    """Cards whose back is seen already cannot be the new top."""
    hands = [side(hand="red red red red blue")]
    state = scene(sides=hands, tops="violet violet brown", step=("draw", 1, 1, 0))
    play(state, 1, "draw:1")
    assert outcomes(state) == [f"top:{colour}" for colour in COLOURS]
    weights = [weight for _, weight in state.chances()]
    assert weights == [33 - 1, 33 - 1, 33, 33 - 4, 33 - 2]
    top(state, "red")
    assert state.view(None)["piles"][0]["top"] == "red"


@pytest.mark.clause("BRU-1.17")
def test_a_front_is_any_unseen_card_of_its_colour() -> None:
    state = scene(sides=[side(hand="alchemist")], tops="brown", step=("draw", 1, 1, 0))
    play(state, 1, "draw:1")
    chance(state, "top:red")
    brown = [person.key for person in PERSONS if person.colour == "brown"]
    assert outcomes(state) == [f"card:{each}" for each in brown if each != "alchemist"]
    assert {weight for _, weight in state.chances()} == {1}


@pytest.mark.clause("BRU-1.17")
def test_colours_show_when_a_pile_is_replaced_or_split() -> None:
    state = scene(sizes=(1, 20, 66), tops="red blue violet", step=("draw", 0, 2, 0))
    play(state, 0, "draw:1")
    assert state.tops == [4, 0, -1]  # the top of the extra pile was seen before
    state = scene(sizes=(1, 20, 0), tops="red blue", step=("draw", 0, 2, 0), last_round=1)
    play(state, 0, "draw:1")
    top(state, "yellow")
    assert state.tops == [2, 0, -1]


@pytest.mark.clause("BRU-1.18")
@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_offers_cards_and_persons_and_nothing_to_trade(players: int) -> None:
    for state in random_game(players, 50 + players):
        if state.stack and state.stack[-1][0] == "turn":
            offers = options(state, state.turn()[0])
            kinds = {offer.partition(":")[0] for offer in offers}
            assert kinds <= {"use", "play", "as", "canal", "house", "done", "recolour"}


@pytest.mark.clause("BRU-1.12")
def test_a_card_drawn_for_an_action_is_known_to_its_player_alone() -> None:
    sides = [side(houses="blue:fuerst", hand="red", workers=(0, 0, 1, 0, 0))]
    state = scene(sides=sides, tops="brown red", piled="alchemist")
    play(state, 0, "use:fuerst", "draw:1")
    chance(state, "top:blue", "card:alchemist")
    assert state.view(0)["drawn"] == "alchemist"
    for viewer in (None, 1, 2):
        assert "alchemist" not in named(state, viewer)
    play(state, 0, "as:workers")
    assert "alchemist" in named(state, 1)


# -- what is remembered -----------------------------------------------------------------------


def burn(houses: str, **facts: Any) -> BrugesState:
    """The only house of seat 0 burns; then it has a turn."""
    sides = [side(houses=houses, threats=(0, 0, 0, 2, 0), **facts)]
    return scene(sides=sides, step=[("threat", 0, 3), ("damages", 0), ("turn", 0, 0)])


@pytest.mark.clause("BRU-1.12", "BRU-7.7")
def test_everybody_remembers_a_person_that_came_back_to_a_hand() -> None:
    state = burn("red:alchemist", hand="fuerst")
    for viewer in (1, 2, None):
        assert state.view(viewer)["seats"][0]["seen"] == ["alchemist"]
        for seed in range(5):
            assert "alchemist" in hand(state.redeal(viewer, Random(seed)), 0)
    assert state.view(0)["seats"][0]["seen"] == []  # the own hand is shown as such


@pytest.mark.clause("BRU-1.16")
def test_a_remembered_card_laid_as_a_house_is_known_if_it_is_the_only_one_of_its_colour() -> None:
    state = burn("red:alchemist", hand="fuerst")
    play(state, 0, "play:alchemist", "as:house")
    assert state.view(1)["seats"][0]["houses"][0]["card"] == "alchemist"


@pytest.mark.clause("BRU-1.16")
def test_with_another_card_of_the_colour_nobody_can_tell_which_was_laid() -> None:
    """The alchemist is the house or is still in the hand, but with nobody else."""
    brown = next(p.key for p in PERSONS if p.colour == "brown" and p.key != "alchemist")
    state = burn("red:alchemist", hand=f"fuerst {brown}")
    play(state, 0, "play:alchemist", "as:house")
    assert state.view(1)["seats"][0]["houses"][0]["card"] is None
    assert state.view(1)["seats"][0]["seen"] == []
    assert state.view(1)["traced"] == {"alchemist": [0]}
    alchemist, places = number("alchemist"), set()
    for seed in range(30):
        other = state.redeal(1, Random(seed))
        assert alchemist in (*other.hands[0], other.houses[0][0])
        places.add(alchemist in other.hands[0])
    assert places == {True, False}


@pytest.mark.clause("BRU-1.12")
def test_a_stolen_card_is_known_to_both_players_concerned_and_its_colour_to_all() -> None:
    sides = [side(houses="red", hand="dieb", money=3), side(hand="alchemist"), side()]
    state = play(scene(sides=sides), 0, "as:person", "house:1")
    assert hand(state, 0) == ["alchemist"]
    assert state.view(1)["seats"][0]["seen"] == ["alchemist"]
    for viewer in (2, None):
        assert state.view(viewer)["seats"][0]["seen"] == []
        assert state.view(viewer)["seats"][0]["hand"] == ["brown"]


def test_the_same_game_can_be_started_again() -> None:
    first, second = new_game(3), new_game(3)
    assert first == second
    assert let_chance(first) != second
    assert GAME.player_counts == (2, 3, 4)
