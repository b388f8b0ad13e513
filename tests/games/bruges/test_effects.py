"""Section 14: the words of effects where no single person shows all of their rules."""

import pytest

from rathaus.games.bruges.components.vocabulary import Die, Per
from rathaus.games.bruges.rules.counting import value
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.persons import NONE, ONE_EACH, RICH, holder, one, owner, place, placed, use
from tests.games.bruges.scenes import (
    chance,
    draw,
    hand,
    houses,
    is_over,
    keys,
    listen,
    options,
    play,
    saved,
    scene,
    side,
    threats,
    top,
    workers,
)

# -- counters ---------------------------------------------------------------------------------


def rich_position(seat: int = 0) -> BrugesState:
    mine = side(
        houses="blue:hofnarr; blue:alchemist; red:graf; violet; violet:koenig",
        workers=(2, 3, 2, 4, 5), threats=(0, 2, 0, 1, 0), canals=(5, 3), statues=(4, 6),
        markers="reputation persons", field=7, money=8, hand="page weber arzt",
    )  # fmt: skip
    rivals = [
        side(houses="brown:baron", workers=(9, 9, 9, 9, 9), threats=(2, 2, 2, 2, 2), money=3),
        side(houses="yellow:knecht", canals=(4, 4), statues=(7, 5), hand="magd", field=2),
    ]
    sides = [*rivals[:seat], mine, *rivals[seat:]]
    return scene(sides=sides, step="end", dice=(6, 2, 2, 5, 1))


COUNTS = [
    (Per(1, "persons"), 4),
    (Per(1, "persons", "nobility"), 2),
    (Per(1, "persons", "court"), 1),
    (Per(1, "persons", "art"), 1),
    (Per(1, "persons", "trade"), 0),
    (Per(1, "houses"), 5),
    (Per(1, "houses", "violet"), 2),
    (Per(1, "houses", "brown"), 0),
    (Per(1, "house_colours"), 3),
    (Per(1, "workers"), 16),
    (Per(1, "worker_colours"), 5),
    (Per(1, "worker_sets"), 2),
    (Per(1, "canals"), 8),
    (Per(1, "landmarks"), 2 + 2),
    ("best_statue", 6),
    (Per(1, "majorities"), 2),
    (Per(1, "groups"), 5),  # court, amusement, art, learning, nobility
    (Per(1, "track_points"), 7),
    (Per(1, "threats"), 3),
    (Per(1, "threat_colours"), 2),
    (Per(1, "dice", "1|2"), 3),
    ("mode_die", 2),
    ("max_die", 6),
    ("dice_sum", 16),
    (Die("red"), 5),
    (Per(1, "guilders"), 8),
    (Per(1, "hand_cards"), 3),
    (Per(1, "lightnings"), 1),
    (Per(1, "prices", "6|9|12"), 2),
    (Per(1, "prices", "0|3"), 2),
]


@pytest.mark.clause("BRU-14.1", "BRU-14.2", "BRU-14.38")
@pytest.mark.parametrize(("number", "expected"), COUNTS, ids=[str(each[0]) for each in COUNTS])
def test_a_counter_counts_what_its_player_has(number: object, expected: int) -> None:
    assert [value(rich_position(seat), seat, number) for seat in range(3)] == [expected] * 3


@pytest.mark.clause("BRU-14.2")
def test_amounts_are_multiplied_or_divided_and_rounded_down() -> None:
    state = rich_position()
    assert value(state, 0, Per(2, "houses")) == 10
    assert value(state, 0, Per(1, "houses", every=2)) == 2
    assert value(state, 0, Per(1, "guilders", every=3)) == 2


@pytest.mark.clause("BRU-14.2")
def test_amounts_are_taken_when_their_step_is_carried_out() -> None:
    """The mercenary counts himself: he lies in the display when he acts."""
    state = placed("soeldner", threats=(2, 2, 0, 0, 0))
    play(state, 0, "lower:blue")
    assert (threats(state, 0), is_over(state)) == ((1, 2, 0, 0, 0), True)


# -- targets ----------------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.4", "BRU-7.13")
def test_others_are_asked_clockwise_from_the_active_player() -> None:
    rival = {"workers": (1, 1, 0, 0, 0), "money": 9}
    sides = [
        side(houses="red:graf; red:arzt", **rival),
        side(houses="red", hand="giftmischerin page", money=9),
        side(houses="red:baron; red:koenig", **rival),
        side(houses="red:weber; red:maler", **rival),
    ]
    state = place(scene(sides=sides, seat=1), "giftmischerin", seat=1)
    asked = []
    while state.turn() != ():
        (seat,) = state.turn()
        asked.append(seat)
        state.play(seat, state.moves(seat)[0])
    assert asked == [2, 3, 0]


@pytest.mark.clause("BRU-7.13", "BRU-14.18")
def test_marker_and_damage_of_one_player_come_before_the_marker_of_the_next() -> None:
    sick = {"threats": one("brown", 2)}
    sides = [
        side(houses="red", hand="brunnenvergifter page"),
        side(houses="red:graf; red:arzt", **sick),
        side(houses="red:baron; red:koenig", **sick),
    ]
    state = place(scene(sides=sides), "brunnenvergifter")
    assert (state.turn(), threats(state, 2)) == ((1,), one("brown", 2))
    play(state, 1, "lose:graf")
    assert (state.turn(), threats(state, 1), threats(state, 2)) == ((2,), NONE, NONE)


@pytest.mark.clause("BRU-14.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_other_player_is_chosen_by_the_active_player(players: int) -> None:
    for seat in range(players):
        sides = [side(money=4) for _ in range(players)]
        sides[seat] = side(houses="red:erpresser", hand="page arzt", money=0)
        state = scene(players=players, sides=sides, seat=seat)
        use(state, "erpresser", seat=seat)
        if players == 2:
            assert state.money[1 - seat] == 1
        else:
            others = [each for each in range(players) if each != seat]
            assert options(state, seat) == [f"to:{each}" for each in others]


# -- money, points, cards ---------------------------------------------------------------------


@pytest.mark.clause("BRU-14.10")
def test_money_and_points_come_from_the_supply() -> None:
    state = use(owner("geldwechsler", workers=one("yellow"), rivals=[side()]), "geldwechsler")
    assert (state.money, state.points) == ([2, 5], [6, 5])


@pytest.mark.clause("BRU-14.10", "BRU-10.10")
def test_points_of_a_laurel_belong_to_the_final_scoring() -> None:
    state = placed("buergermeister")
    assert (state.points[0], state.result()[0]["laurel"]) == (5, 2)


@pytest.mark.clause("BRU-14.13", "BRU-4.3")
def test_cards_drawn_by_a_person_are_looked_at_after_the_last_one() -> None:
    state = holder("mundschenk", tops="red yellow", hand="")
    events = listen(state)
    place(state, "mundschenk")
    for _ in range(3):
        assert "card_drawn" not in [event.kind for event in events]
        chance(play(state, 0, "draw:1"), "top:red")
    assert len(state.blind) == 3
    draw(state, "weber", "knecht", "maurer")
    assert hand(state, 0) == ["weber", "maurer", "knecht"]


@pytest.mark.clause("BRU-14.13", "BRU-5.7")
def test_a_draw_does_as_much_as_possible() -> None:
    state = placed("mundschenk", sizes=(1, 1, 0), last_round=1, hand="", tops="red yellow")
    play(state, 0, "draw:1")
    while state.turn():
        seat = state.turn()[0]
        state.play(seat, state.chances()[0][0] if seat < 0 else state.moves(seat)[0])
    assert (len(hand(state, 0)), state.sizes) == (2, [0, 0, 0])


@pytest.mark.clause("BRU-14.14")
def test_a_granted_action_has_all_its_rules_and_costs() -> None:
    """A drawn yellow card: no yellow worker, no money, no marker, no space of its colour."""
    state = owner("fuerst", workers=one("yellow"), tops="yellow blue", houses="red", canals=(0, 1))
    use(state, "fuerst", "draw:1")
    draw(top(state, "red"), "graf")
    assert options(state, 0) == ["as:workers", "as:money"]
    rich = owner(
        "fuerst", workers=one("yellow", 2), tops="yellow blue", houses="red", money=RICH,
        threats=ONE_EACH,
    )  # fmt: skip
    use(rich, "fuerst", "draw:1")
    draw(top(rich, "red"), "graf")
    assert options(rich, 0) == [
        "as:workers", "as:money", "as:threat", "as:canal", "as:house", "as:person",
    ]  # fmt: skip
    play(rich, 0, "as:person")
    assert (houses(rich, 0), rich.money[0]) == (["blue:fuerst", "red:graf"], RICH - 9)


@pytest.mark.clause("BRU-14.14", "BRU-14.5", "BRU-15.1")
def test_persons_that_improve_an_action_improve_a_granted_one_too() -> None:
    state = owner(
        "kutscher", "rechenmeister", workers=one("yellow"), hand="weber page graf",
    )  # fmt: skip
    use(state, "kutscher", "play:weber", "as:workers")
    assert workers(state, 0) == one("red", 3)


@pytest.mark.clause("BRU-14.14", "BRU-1.12")
def test_a_card_drawn_for_an_action_never_enters_the_hand_and_is_hidden_until_used() -> None:
    state = owner("fuerst", workers=(0, 0, 1, 1, 0), tops="red blue", rivals=[side()])
    use(state, "fuerst", "draw:1")
    draw(top(state, "red"), "weber")
    assert state.known[70] == 0b1
    play(saved(state), 0, "as:money")
    play(state, 0, "as:house")
    assert state.known[70] == 0b1  # laid back up


@pytest.mark.clause("BRU-1.16", "BRU-9.9")
def test_a_house_from_the_hand_hides_which_card_of_its_colour_it_was() -> None:
    """Everybody knows of the two nobles in the hand; not, which of them lies as a house."""
    everyone, owner_only = 0b100111, 0b1
    state = owner(hand="graf junker page", workers=one("yellow", 2), rivals=[side(), side()])
    state.known[9] = state.known[7] = everyone
    play(state, 0, "play:graf", "as:house")
    assert (state.known[9], state.known[7]) == (owner_only, owner_only)


@pytest.mark.clause("BRU-15.9", "BRU-1.15")
def test_a_house_from_the_discard_pile_hides_nothing() -> None:
    everyone = 0b100111
    state = owner(
        "kammerzofe", hand="graf page", discard="junker", workers=(0, 1, 1, 0, 0),
        rivals=[side(), side()],
    )  # fmt: skip
    state.known[9] = everyone
    use(state, "kammerzofe", "as:house")
    assert (state.known[7], state.known[9]) == (everyone, everyone)


@pytest.mark.clause("BRU-14.15")
def test_a_house_from_a_pile_is_a_plain_house() -> None:
    state = placed("maurer", tops="brown violet")
    draw(top(play(state, 0, "draw:1"), "red"), "arzt")
    play(state, 0, "done")
    assert houses(state, 0) == ["blue:maurer", "brown"]
    assert (state.known[156], state.result()[0]["houses"]) == (0b1, 2)


@pytest.mark.clause("BRU-14.15", "BRU-5.4")
def test_a_pile_emptied_by_a_house_is_replaced_at_once() -> None:
    state = placed("maurer", tops="brown violet red", sizes=(1, 5, 40), round=3)
    play(state, 0, "draw:1")
    draw(state, "arzt")
    assert (state.sizes, state.last_round) == ([40, 5, 0], 4)
    assert options(state, 0) == ["done", "draw:1", "draw:2"]


# -- persons that change the display ----------------------------------------------------------


@pytest.mark.clause("BRU-14.22", "BRU-15.1")
def test_placing_from_the_discard_pile_is_no_action() -> None:
    """The price is not asked for, and nothing reacts to an action."""
    state = placed("schausteller", houses="blue; red", discard="wuerfelspieler", money=6)
    play(state, 0, "find:wuerfelspieler")
    assert (state.money[0], houses(state, 0)[1]) == (0, "red:wuerfelspieler")


@pytest.mark.clause("BRU-14.22", "BRU-15.7", "BRU-14.37")
def test_an_empty_place_in_a_house_for_two_is_enough_for_a_search() -> None:
    state = holder("prinzessin", houses="red:baumeister", discard="graefin")
    play(state, 0, "play:prinzessin", "as:person", "house:1")
    assert is_over(state)  # the house is full now
    state = holder("prinzessin", houses="red:baumeister; blue:knecht", discard="graefin")
    play(state, 0, "play:prinzessin", "as:person", "house:1", "find:graefin")
    assert houses(state, 0) == ["red:baumeister+prinzessin", "blue:knecht+graefin"]


@pytest.mark.clause("BRU-14.23", "BRU-14.37")
def test_the_second_person_of_a_house_stays_when_the_first_goes_back() -> None:
    state = holder("freifrau", houses="red:baumeister+graf; blue")
    play(state, 0, "play:freifrau", "as:person", "house:2", "take_back:baumeister")
    assert houses(state, 0) == ["red:graf", "blue:freifrau"]


@pytest.mark.clause("BRU-14.24")
def test_a_person_turned_upright_costs_its_worker_again() -> None:
    state = owner(
        "puppenspieler", "tuchhaendler", workers=one("red", 3), hand="page arzt"
    )  # fmt: skip
    use(state, "tuchhaendler")
    use(state, "puppenspieler")
    use(state, "tuchhaendler")
    assert (state.money[0], workers(state, 0)) == (6, NONE)


@pytest.mark.clause("BRU-14.28", "BRU-14.14")
def test_a_recoloured_card_may_be_one_of_an_extra_action() -> None:
    state = owner(
        "kutscher", "uebersetzer", workers=one("yellow", 2), hand="page arzt weber",
        dice=(6, 1, 1, 1, 1),
    )  # fmt: skip
    use(state, "uebersetzer")
    use(state, "kutscher", "play:page", "recolour:blue", "as:money")
    assert (state.money[0], state.recolours) == (6, 0)
    assert "recolour:blue" not in options(play(state, 0, "play:arzt"), 0)


@pytest.mark.clause("BRU-14.35", "BRU-14.9")
def test_a_modifier_ends_when_its_person_leaves() -> None:
    sides = [
        side(houses="red:philosoph; blue; blue", hand="freifrau alchemist page", money=9),
    ]
    state = scene(players=2, sides=sides, step="round")
    place(state, "freifrau", "take_back:philosoph")
    place(state, "alchemist")
    assert (state.money[0], state.turn_of_round) == (12, 3)  # it strikes once


@pytest.mark.clause("BRU-14.9", "BRU-14.39")
def test_discounts_hold_from_the_moment_their_person_is_placed() -> None:
    sides = [side(houses="red; blue", hand="buchdrucker arzt page", money=12)]
    state = scene(players=2, sides=sides, step="round")
    place(state, "buchdrucker")
    assert state.money[0] == 3
    place(state, "arzt")
    assert state.money[0] == 0
    assert keys(state.discard) == []
