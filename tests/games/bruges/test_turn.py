"""Section 8: the turns of phase 3."""

import pytest

from rathaus.core.errors import IllegalMove
from rathaus.games.bruges.components.vocabulary import COLOURS
from tests.games.bruges.scenes import (
    choices,
    hand,
    houses,
    is_over,
    keys,
    let_chance,
    listen,
    options,
    play,
    random_game,
    rotated,
    scene,
    side,
    spend,
    workers,
)

FIVE = "red red red red red"


@pytest.mark.clause("BRU-8.1")
@pytest.mark.parametrize(("players", "crest"), [(2, 0), (3, 1), (4, 3)])
def test_everyone_has_four_turns_one_at_a_time(players: int, crest: int) -> None:
    sides = [side(hand="red red blue blue violet")] * players
    state = scene(step="phase_three", players=players, crest=crest, sides=sides)
    order = [(crest + step) % players for step in range(players)]
    for number in (1, 2, 3, 4):
        for seat in order:
            assert (state.turn(), state.turn_of_round) == ((seat,), number)
            spend(state, seat, "money" if number % 2 else "workers")
    assert (state.round, state.phase) == (2, 1)
    assert {len(hand(state, seat)) for seat in range(players)} == {1}


@pytest.mark.clause("BRU-8.1")
@pytest.mark.parametrize("action", ["workers", "money"])
def test_the_four_actions_may_be_equal(action: str) -> None:
    state = scene(step="phase_three", players=2, sides=[side(hand=FIVE)] * 2)
    for seat in (0, 1) * 4:
        spend(state, seat, action)
    gained = (workers(state, 0)[3], state.money[0])
    assert gained == ((1 + 4 * 2, 5) if action == "workers" else (1, 5 + 4 * 3))


@pytest.mark.clause("BRU-8.2")
def test_exactly_one_card_is_used_for_exactly_one_action() -> None:
    state = scene(sides=[side(hand="red blue")])
    assert [offer.partition(":")[0] for offer in options(state, 0)] == ["play", "play"]
    with pytest.raises(IllegalMove):
        play(state, 0, "done")  # compulsory
    spend(state, 0)
    assert is_over(state)
    assert len(hand(state, 0)) == 1


@pytest.mark.clause("BRU-8.2", "BRU-8.8")
@pytest.mark.parametrize("colour", COLOURS)
def test_workers_and_money_are_always_possible(colour: str) -> None:
    poor = side(hand=colour, workers=(0,) * 5, money=0)
    assert options(scene(sides=[poor]), 0) == ["as:workers", "as:money"]


@pytest.mark.clause("BRU-8.3")
@pytest.mark.parametrize("before", [True, False])
def test_persons_may_be_activated_before_and_after_the_card(before: bool) -> None:
    mine = side(houses="blue:bankier; red:tuchhaendler", hand="violet", workers=(1, 0, 0, 1, 0))
    state = scene(sides=[mine])
    offers = ["use:tuchhaendler", "use:bankier"]
    assert options(state, 0)[:2] == offers
    if before:
        play(state, 0, "use:bankier")
    spend_card = [offer for offer in options(state, 0) if offer.startswith("play")]
    play(state, 0, spend_card[0], "as:money")
    assert options(state, 0) == ["done", *offers[: 1 if before else 2]]
    play(state, 0, "use:tuchhaendler", *([] if before else ["use:bankier"]))
    assert is_over(state)
    assert rotated(state) == {"tuchhaendler", "bankier"}


@pytest.mark.clause("BRU-8.3")
def test_also_the_person_just_placed() -> None:
    state = scene(sides=[side(houses="blue", hand="bankier", money=6)])
    play(state, 0, "as:person", "house:1")
    assert options(state, 0) == ["done", "use:bankier"]


@pytest.mark.clause("BRU-8.3")
def test_only_own_persons_and_only_in_the_own_turn() -> None:
    state = scene(sides=[side(hand="red blue"), side(houses="blue:bankier")])
    assert not [offer for offer in options(state, 0) if offer.startswith("use")]
    assert options(state, 1) == []


@pytest.mark.clause("BRU-8.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_activation_begins_only_between_the_parts_of_a_turn(players: int) -> None:
    """A person is rotated by nothing but a decision of the turn itself."""
    for state in random_game(players, 60 + players):
        turn = state.turn()
        if not turn or turn == (-1,) or state.stack[-1][0] in ("turn", "activate_all", "copy"):
            continue
        assert not [offer for offer in options(state, turn[0]) if offer.startswith("use:")]


@pytest.mark.clause("BRU-8.5")
def test_an_extra_card_does_not_replace_the_card_of_the_turn() -> None:
    mine = side(houses="blue:kutscher", hand="red red red", workers=(0, 0, 1, 0, 0))
    state = scene(sides=[mine])
    play(state, 0, "use:kutscher")
    play(state, 0, options(state, 0)[0], "as:workers")
    assert [offer.partition(":")[0] for offer in options(state, 0)] == ["play", "play"]
    spend(state, 0)
    assert (workers(state, 0)[3], len(hand(state, 0))) == (4, 1)
    assert is_over(state)


@pytest.mark.clause("BRU-8.6")
def test_with_an_empty_hand_no_card_is_used_but_persons_may_be() -> None:
    state = scene(sides=[side(houses="blue:bankier")])
    assert options(state, 0) == ["done", "use:bankier"]
    play(state, 0, "done")
    assert is_over(state)
    assert is_over(scene(sides=[side(houses="blue")]))  # nothing to decide at all


@pytest.mark.clause("BRU-8.6")
def test_a_card_drawn_before_the_card_step_must_be_used() -> None:
    state = scene(sides=[side(houses="blue:knecht", workers=(0, 0, 0, 1, 0), money=0)])
    assert options(state, 0) == ["done", "use:knecht"]
    play(state, 0, "use:knecht", "draw:1")
    let_chance(state)
    assert {"as:workers", "as:money"} <= {*options(state, 0)}
    assert "done" not in options(state, 0)
    play(state, 0, "as:workers")
    assert is_over(state)


@pytest.mark.clause("BRU-8.7")
@pytest.mark.parametrize(("start", "left"), [(5, 1), (4, 0), (7, 3)])
def test_cards_left_are_kept(start: int, left: int) -> None:
    sides = [side(hand=" ".join(["red"] * start)), side(hand=FIVE)]
    state = scene(step="phase_three", players=2, sides=sides)
    before = hand(state, 0)
    for seat in (0, 1) * 4:
        spend(state, seat)
    assert state.round == 2
    assert hand(state, 0) == before[4:]
    assert len(hand(state, 0)) == left


@pytest.mark.clause("BRU-8.8")
@pytest.mark.parametrize("card", ["fuerst", "graf", "knecht", "alchemist", "bankier"])
def test_any_card_can_be_used_for_any_action(card: str) -> None:
    """Everything that an action may need is there, in every colour."""
    for left in range(5):
        mine = side(
            hand=card, houses="red", money=30, workers=(1,) * 5, threats=(1,) * 5,
            canals=(left, 0),
        )  # fmt: skip
        actions = set(options(scene(sides=[mine]), 0))
        everything = {"as:workers", "as:money", "as:threat", "as:house", "as:person"}
        assert everything <= actions
        if "as:canal" in actions:
            break
    else:
        raise AssertionError("no space of this colour in the left section")


@pytest.mark.clause("BRU-8.9")
@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({"threats": (1, 1, 1, 0, 1)}, "as:threat"),
        ({"workers": (1, 1, 1, 0, 1)}, "as:house"),
        ({"money": 1}, "as:canal as:person"),
        ({"canals": (2, 0)}, "as:canal"),
        ({"money": 2}, "as:person"),
        ({"houses": "blue:fuerst"}, "as:person"),
    ],
)
def test_an_action_needs_its_conditions_and_its_full_cost(
    facts: dict[str, object], missing: str
) -> None:
    """A red card; the second space left of gatehouse A is red and costs two guilders."""
    enough = {
        "hand": "richter", "threats": (0, 0, 0, 1, 0), "workers": (0, 0, 0, 1, 0), "money": 3,
        "canals": (1, 0), "houses": "blue",
    }  # fmt: skip
    complete = ["as:workers", "as:money", "as:threat", "as:canal", "as:house", "as:person"]
    assert options(scene(sides=[side(**enough)]), 0) == complete
    left = options(scene(sides=[side(**enough | facts)]), 0)
    assert left == [each for each in complete if each not in missing.split()]


@pytest.mark.clause("BRU-8.9")
@pytest.mark.parametrize("action", ["workers", "money", "threat", "canal"])
def test_the_card_lies_on_the_discard_pile_before_the_effect(action: str) -> None:
    mine = side(hand="alchemist", threats=(0, 1, 0, 0, 0), canals=(4, 0), money=9)
    state = scene(sides=[mine], discard="knecht")
    events = listen(state)
    play(state, 0, f"as:{action}", *(["canal:left"] if action == "canal" else []))
    assert keys(state.discard) == ["knecht", "alchemist"]
    kinds = [event.kind for event in events]
    assert kinds[:2] == ["action_taken", "card_discarded"]
    assert len(kinds) > 2


@pytest.mark.clause("BRU-8.9")
def test_houses_and_persons_are_not_discarded() -> None:
    state = scene(sides=[side(hand="alchemist", workers=(0, 1, 0, 0, 0))])
    play(state, 0, "as:house")
    assert (houses(state, 0), state.discard) == (["brown"], [])


@pytest.mark.clause("BRU-8.2")
def test_what_is_decided_about_a_card_is_a_card_an_action_and_a_place() -> None:
    mine = side(hand="alchemist graf", houses="red; blue", money=9, canals=(4, 2))
    state = scene(sides=[mine])
    assert choices(state, 0) == ["play:graf", "play:alchemist"]
    assert "as:canal" in choices(state, 0, "play:alchemist")
    assert choices(state, 0, "play:alchemist", "as:canal") == ["canal:left", "canal:right"]
    assert choices(state, 0, "play:alchemist", "as:person") == ["house:1", "house:2"]
    assert choices(state, 0, "play:alchemist", "as:workers") == []


@pytest.mark.clause("BRU-14.28")
def test_a_colour_of_choice_that_was_not_used_lapses_at_the_end_of_the_turn() -> None:
    sides = [side(houses="red:uebersetzer", workers=(0, 0, 1, 0, 0)), side(hand="red")]
    frames = [("turn", 0, 1), ("end_turn",), ("turn", 1, 0), ("end_turn",)]
    state = scene(sides=sides, step=frames)
    play(state, 0, "use:uebersetzer")
    assert state.turn() == (1,)
    assert not [offer for offer in options(state, 1) if offer.startswith("recolour")]
