"""Section 10: persons, when they work and when they do not."""

from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.bruges.components import NUMBER, PERSONS
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.rules.counting import Context, holds
from rathaus.games.bruges.rules.reactions import run_effect
from rathaus.games.bruges.state import BrugesState
from rathaus.games.bruges_and_hamburg.moves import DONE
from tests.games.bruges.persons import (
    NONE,
    ONE_EACH,
    RICH,
    act,
    can_use,
    holder,
    is_rotated,
    one,
    owner,
    place,
    placed,
    use,
)
from tests.games.bruges.scenes import (
    Side,
    chance,
    go_on,
    hand,
    houses,
    is_over,
    keys,
    listen,
    options,
    play,
    play_at_random,
    rotated,
    scene,
    side,
    threats,
    workers,
)

VOLUNTARY = ("worker", "once_per_round")
# Facts with which every voluntary person has something to do.
PLENTY: dict[str, Any] = {
    "workers": (3, 3, 3, 3, 3), "threats": (2, 2, 2, 2, 2), "money": RICH, "canals": (3, 3),
    "markers": "persons", "houses": "brown; yellow; red; violet", "discard": "alchemist",
}  # fmt: skip


def offered(person: str) -> list[str]:
    """Which persons of the owner and of the others can be activated by the active player."""
    state = owner(person, "graefin", rotated="graefin", dice=(6, 1, 1, 6, 6), **PLENTY)
    dice = ((6, 1, 1, 6, 6), (1, 1, 4, 1, 6))
    states = [state.copy() for _ in dice]
    for each, shown in zip(states, dice, strict=True):
        each.dice = list(shown)
        go_on(each, ("turn", 0, 0))
    return sorted({move for each in states for move in options(each, 0) if "use:" in move})


@pytest.mark.clause("BRU-10.3", "BRU-10.4", "BRU-10.6", "BRU-10.7", "BRU-10.8", "BRU-10.9")
@pytest.mark.clause("BRU-10.10")
@pytest.mark.parametrize(
    "person", [p.key for p in PERSONS if p.key not in ("graefin", "alchemist")]
)
def test_only_worker_and_once_per_round_persons_are_ever_activated(person: str) -> None:
    trigger = next(each.trigger for each in PERSONS if each.key == person)
    assert offered(person) == ([f"use:{person}"] if trigger in VOLUNTARY else [])


@pytest.mark.clause("BRU-10.3")
def test_nobody_activates_the_persons_of_others_or_out_of_turn() -> None:
    rivals = [side(houses="red:graefin; red:buchhalter"), side(houses="red:arzt")]
    state = owner("kerkermeister", threats=ONE_EACH, rivals=rivals)
    assert state.turn() == (0,)
    assert [each for each in options(state, 0) if "use:" in each] == ["use:kerkermeister"]


@pytest.mark.clause("BRU-10.3", "BRU-10.6", "BRU-10.7")
def test_persons_are_not_activated_in_other_phases() -> None:
    mine = side(houses="red:graefin; red:tuchhaendler; red:kerkermeister", threats=ONE_EACH)
    state = scene(players=2, sides=[mine], step="phase_two")
    chance(state, "die:1", "die:3", "die:3", "die:3", "die:5")
    assert options(state, 0) == ["done", "advance"]
    assert options(play(state, 0, "advance"), 1) == ["done", "advance"]


@pytest.mark.clause("BRU-10.4", "BRU-10.18")
def test_a_lightning_strikes_once_without_being_asked() -> None:
    state = holder("alchemist", hand="page arzt", step="round")
    events = listen(state)
    place(state, "alchemist")
    assert state.money[0] == RICH - 3 + 6
    kinds = [event.kind for event in events]
    assert kinds.count("person_activated") == 1
    assert kinds.index("person_placed") < kinds.index("person_activated")
    assert state.turn_of_round == 2  # nobody was asked
    assert options(state, 0) == ["play:page", "play:arzt"]
    assert not is_rotated(state, "alchemist")


@pytest.mark.clause("BRU-10.5", "BRU-10.12")
def test_a_lightning_person_placed_again_strikes_again() -> None:
    state = owner("alchemist", hand="freifrau page arzt", houses="red", money=3, step="round")
    place(state, "freifrau", "take_back:alchemist")
    place(state, "alchemist")
    assert state.money[0] == 6
    assert houses(state, 0) == ["blue:alchemist", "red:freifrau"]


@pytest.mark.clause("BRU-10.6")
def test_the_worker_need_not_have_the_colour_of_card_or_house() -> None:
    state = owner("tuchhaendler", on="violet", workers=one("red"))  # a yellow card
    assert use(state, "tuchhaendler").money[0] == 3


@pytest.mark.clause("BRU-10.6", "BRU-10.7", "BRU-3.3")
def test_a_rotated_person_rests_until_the_end_of_the_round() -> None:
    state = owner(
        "tuchhaendler", "buchhalter", workers=one("red", 3), hand="page arzt graf", step="round"
    )
    use(state, "tuchhaendler")
    use(state, "buchhalter")
    act(state, "arzt", "money")
    assert state.turn_of_round == 2
    assert options(state, 0) == ["play:graf", "play:page"]
    assert rotated(state) == {"tuchhaendler", "buchhalter"}


@pytest.mark.clause("BRU-10.11", "BRU-11.7")
def test_all_persons_are_upright_in_the_next_round() -> None:
    mine = side(houses="red:tuchhaendler", rotated="tuchhaendler")
    rival = side(houses="red:graefin", rotated="graefin")
    state = scene(players=2, sides=[mine, rival], step="phase_four")
    assert (state.round, rotated(state)) == (2, set())


@pytest.mark.clause("BRU-10.8", "BRU-10.9", "BRU-10.18")
def test_loops_of_the_second_and_third_kind_work_every_time_and_are_never_rotated() -> None:
    state = owner(
        "rechenmeister", hand="page bankier koenig lehrer jaegermeister", step="round",
        rivals=[side(houses="red:schmuggler", money=0)],
    )  # fmt: skip
    for number, card in enumerate(("page", "bankier", "koenig"), start=1):
        act(state, card, "workers")
        assert workers(state, 0) == one("violet", 3 * number)
    assert rotated(state) == set()


@pytest.mark.clause("BRU-10.9")
def test_passive_persons_work_in_any_phase_also_of_others() -> None:
    in_two = scene(
        sides=[side(houses="red:markgraf", money=1)], step=("step_up", 0), dice=(1, 3, 3, 3, 3)
    )
    assert play(in_two, 0, "advance").points[0] == 6
    assert placed("knecht", rivals=[side(houses="red:schmuggler", money=0)]).money[1] == 1
    in_four = scene(sides=[side(houses="red:zeremonienmeister", workers=NONE)], step="majorities")
    assert workers(in_four, 0) == ONE_EACH


@pytest.mark.clause("BRU-10.10")
def test_a_laurel_brings_nothing_before_the_end() -> None:
    state = placed("koenig", "graefin")
    assert state.points[0] == 5
    assert [each for each in options(state, 0) if "koenig" in each] == []
    assert state.result()[0]["laurel"] == 2


@pytest.mark.clause("BRU-10.12")
def test_a_person_that_burnt_out_may_be_activated_again_in_the_same_round() -> None:
    rival = side(
        houses="red:graefin; blue", rotated="graefin", hand="page arzt", money=9,
    )  # fmt: skip
    sides = [side(hand="brandstifter weber", houses="red", money=9), rival]
    state = scene(players=2, sides=sides, step="round")
    place(state, "brandstifter")
    play(state, 1, "lose_house:1")
    assert (hand(state, 1), rotated(state)) == (["graefin", "page", "arzt"], set())
    place(state, "graefin", seat=1)
    assert can_use(state, "graefin", seat=1)


@pytest.mark.clause("BRU-10.13")
def test_a_person_is_available_from_the_moment_it_is_placed() -> None:
    state = placed("graefin")
    assert options(state, 0) == ["done", "use:graefin"]
    assert use(state, "graefin").points[0] == 6


@pytest.mark.clause("BRU-10.13", "BRU-8.3")
def test_persons_may_be_activated_before_and_after_the_card() -> None:
    state = owner("graefin", "buchhalter", hand="page arzt")
    use(state, "graefin")
    act(state, "arzt", "workers")
    assert options(state, 0) == ["done", "use:buchhalter"]
    use(state, "buchhalter")
    assert (state.points[0], state.money[0], is_over(state)) == (6, 2, True)


@pytest.mark.clause("BRU-10.14", "BRU-6.7")
def test_an_effect_overrides_the_rules() -> None:
    """A second step in a round, without paying; a seventh card; a person without its price."""
    mine = side(houses="red", hand="koenigin page", money=13)
    step = [("step_up", 0), ("turn", 0, 0)]
    state = scene(players=2, sides=[mine], step=step, dice=(1, 3, 3, 3, 3))
    play(state, 0, "advance")
    place(state, "koenigin")
    assert (state.reputation[0], state.money[0]) == (4, 0)


@pytest.mark.clause("BRU-10.16")
def test_counters_include_the_person_itself() -> None:
    assert use(owner("baron", workers=one("blue")), "baron").money[0] == 2
    assert use(owner("astronom", workers=one("blue")), "astronom").money[0] == 1
    assert placed("kraemer", money=3).money[0] == 2


# -- compulsory and voluntary -----------------------------------------------------------------


@pytest.mark.clause("BRU-10.17", "BRU-10.18")
def test_losses_caused_by_others_cannot_be_declined() -> None:
    rival = side(houses="red:graf; blue:arzt", hand="page weber", canals=(1, 1), workers=ONE_EACH)
    for attack, expected in {
        "brandstifter": ["lose_house:1", "lose_house:2"],
        "giftmischerin": ["lose:graf", "lose:arzt"],
        "saboteur": ["lose_canal:left", "lose_canal:right"],
        "zensor": ["discard:weber", "discard:page"],
        "wegelagerer": [f"give:{each}" for each in ("blue", "brown", "yellow", "red", "violet")],
    }.items():
        state = placed(attack, rivals=[rival])
        assert (state.turn(), options(state, 1)) == ((1,), expected)


@pytest.mark.clause("BRU-10.17", "BRU-10.18")
@pytest.mark.parametrize(
    "person",
    ["freifrau", "prinzessin", "notar", "bader", "feuerschlucker", "steinmetz", "maurer",
     "nachtwaechter"],
)  # fmt: skip
def test_what_returns_exchanges_builds_or_places_may_be_declined(person: str) -> None:
    state = placed(
        person, "tuchhaendler", houses="blue; red", discard="graefin",
        threats=one("red"), workers=(0, 1, 0, 0, 0), hand="page arzt",
    )  # fmt: skip
    assert options(state, 0)[0] == "done"
    before = (list(state.money), list(state.points), list(state.workers), state.houses[0])
    play(state, 0, "done")
    assert (state.money, state.points, state.workers, state.houses[0]) == before
    assert keys(state.discard) == ["graefin"]
    assert threats(state, 0) == one("red")


@pytest.mark.clause("BRU-10.18", "BRU-8.2")
def test_activations_are_voluntary_the_card_is_not() -> None:
    state = owner("graefin", hand="page arzt")
    assert options(state, 0) == ["use:graefin", "play:page", "play:arzt"]
    act(state, "page", "workers")
    assert options(state, 0) == ["done", "use:graefin"]


# -- no empty moves ---------------------------------------------------------------------------

CHANGEABLE = (
    "money", "points", "reputation", "workers", "threats", "canals", "hands", "houses", "discard",
    "recolours",
)  # fmt: skip
OTHERS = ("graefin", "arzt", "hofnarr", "dichter", "zoellner")


def on_table(state: BrugesState) -> list[Any]:
    """What an effect may change."""
    return [*(deepcopy(getattr(state, name)) for name in CHANGEABLE), state.rotated]


def five(rng: Random, most: int) -> tuple[int, ...]:
    choice = rng.choice(((0,), (0, 1, most), (1, most)))
    return tuple(rng.choice(choice) for _ in range(5))


def random_side(rng: Random, **facts: Any) -> Side:
    canals = rng.choice(((0, 0), (1, 0), (2, 2), (3, 0), (5, 5)))
    return side(
        money=rng.choice((0, 1, 3, 9)), points=rng.choice((0, 5)), field=rng.choice((0, 5, 12)),
        workers=five(rng, 2), threats=five(rng, 2), canals=canals,
        markers=rng.choice(("", "persons canal")), **facts,
    )  # fmt: skip


RIVALS = (
    ["red:leibwaechter"],
    ["", "red"],
    ["red:koenig", ""],
    ["red:ritter; blue:gerber"],
    ["red:nachtwaechter"],
)


def random_position(person: str, rng: Random, *more: str) -> BrugesState:
    """The turn of a player with the person, with much or little of everything."""
    others = [each for each in OTHERS if each != person and rng.random() < 0.3]
    display = [f"{rng.choice(COLOURS)}:{each}" for each in (person, *others, *more)]
    mine = random_side(
        rng,
        houses="; ".join([*display, *rng.choice(([], ["red"]))]),
        rotated=" ".join(each for each in others if rng.random() < 0.3),
        hand=rng.choice(("", "weber jurist")),
    )
    built = rng.choice([each for each in RIVALS if person not in " ".join(each)])
    rivals = [random_side(rng, houses=houses) for houses in built]
    rivals[0] = replace(rivals[0], hand=rng.choice(("", "ziegler")))
    return scene(
        players=1 + len(rivals),
        sides=[mine, *rivals],
        dice=[rng.choice((1, 2, 3, 4, 5, 6)) for _ in range(5)],
        discard=rng.choice(("", "wirt", "erbin bildhauer student")),
        sizes=rng.choice((None, None, (0, 0, 0))),
    )


def changes_something(state: BrugesState, person: int, colour: int, rng: Random) -> bool:
    """Carry out the effect somehow, by force; has anything changed?"""
    state.rotated |= 1 << person
    if colour >= 0:
        state.workers[colour] -= 1
    before = on_table(state)
    state.stack, state.answers = [], [()] * state.players
    run_effect(state, 0, Context(person, paid=colour))
    state.advance()
    while state.turn():
        if state.turn() == (CHANCE,):
            play_at_random(state, rng)
        else:
            (seat,) = state.turn()
            moves = [move for move in state.moves(seat) if move != DONE]
            state.play(seat, rng.choice(moves))
    return on_table(state) != before


def payable(state: BrugesState, person: int) -> list[int]:
    cost = state.kit.ability[person].cost
    if not cost:
        return [-1]
    word = cost[0].colour
    return [c for c in range(5) if state.workers[c] and word in ("any", COLOURS[c])]


@pytest.mark.clause("BRU-10.15", "BRU-14.2", "BRU-15.13", "BRU-15.14")
@pytest.mark.parametrize("person", [p.key for p in PERSONS if p.trigger in VOLUNTARY])
def test_exactly_the_activations_that_change_something_are_offered(person: str) -> None:
    """In random positions the effect is carried out by force and the table compared."""
    rng, number, seen = Random(person), NUMBER[person], set()
    for _ in range(30):
        state = random_position(person, rng)
        changes = holds(state, 0, state.kit.ability[number].condition) and any(
            changes_something(state.copy(), number, colour, rng)
            for colour in payable(state, number)
            for _ in range(8)
        )
        assert can_use(state, person) == changes
        seen.add(changes)
    assert seen == ({True} if person in ("graefin", "buchhalter", "arzt") else {True, False})


def offers_a_second_strike(state: BrugesState, person: int) -> bool:
    state = go_on(state.copy(), ("strike_again", 0, person))
    return options(state, 0) == ["accept", "decline"]


@pytest.mark.clause("BRU-10.15", "BRU-14.36")
@pytest.mark.parametrize("person", [p.key for p in PERSONS if p.trigger == "lightning"])
def test_exactly_the_second_strikes_that_change_something_are_offered(person: str) -> None:
    rng, number = Random(person), NUMBER[person]
    for _ in range(15):
        state = random_position(person, rng, "philosoph")
        changes = any(changes_something(state.copy(), number, -1, rng) for _ in range(8))
        assert offers_a_second_strike(state, number) == changes


@pytest.mark.clause("BRU-10.15", "BRU-14.25")
@pytest.mark.parametrize("person", [p.key for p in PERSONS if p.trigger == "worker"])
def test_exactly_the_free_activations_that_change_something_are_offered(person: str) -> None:
    rng, number = Random(person), NUMBER[person]
    for _ in range(15):
        state = random_position(person, rng)
        all_of_them = go_on(state.copy(), ("activate_all", 0, 1 << number))
        changes = any(changes_something(state.copy(), number, -1, rng) for _ in range(8))
        assert can_use(all_of_them, person) == changes
