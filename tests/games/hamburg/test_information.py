"""What each seat sees and knows, and that redealing respects it (HAM-15)."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rathaus.core.steps import CHANCE
from rathaus.games.hamburg.components import CARD_KEYS
from rathaus.games.hamburg.components.vocabulary import COLOURS
from rathaus.games.hamburg.state import EXPANSIONS, HamburgState
from tests.games.hamburg.scenes import draw, key, new_game, random_game, scene, side
from tests.games.scenes import chance, let_chance, listen, options, outcomes, play, saved

ALL = dict.fromkeys(EXPANSIONS, True)
EVERY_TABLE = [(players, given) for players in (1, 2, 3, 4, 5) for given in ({}, ALL)]
TABLE_NAMES = [f"{players}-{'all' if given else 'base'}" for players, given in EVERY_TABLE]


def viewers(state: HamburgState) -> tuple[int | None, ...]:
    return (*range(state.players), None)


def strings(value: Any) -> Iterator[str]:
    """All texts inside plain data, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, item in value.items():
            yield name
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def site(state: HamburgState, viewer: int | None, this: int, place: int = 0) -> Any:
    """The front of a site as a viewer sees it."""
    return state.view(viewer)["sides"][this]["sites"][place]["card"]


def seen(state: HamburgState, viewer: int | None, this: int) -> list[str]:
    """The cards in a hand that a viewer knows."""
    return list(state.view(viewer)["sides"][this]["seen"])


# -- games full of secrets --------------------------------------------------------------------

SEARCHERS = "pink:37; pink:38; pink:39; pink:40; pink:41; pink:202; pink:234; pink:219"
SPIES = "grey:190; grey:54; grey:196; grey:33; grey:7; grey:220"
LIKED = ("use:", "find:", "as:site", "as:building", "under:", "ship:", "play:pickpockets")


def busy_game(seed: int, players: int = 3) -> Iterator[HamburgState]:
    """Displays that search piles, steal and hide cards, played at random for two cycles."""
    rng = Random(seed)
    crew = "V9 O9 G9 P9 B9"
    sides = [
        side(display=SEARCHERS, hand="169 4 177 241", sites="violet violet", workers=crew,
             money=40),
        side(display=SPIES, hand="228 32 28 245 242", sites="grey grey", workers=crew, money=40),
        side(hand="176 193 201 99 257", display="orange:43; orange:199; grey:221; grey:222",
             sites="brown brown", workers=crew, money=40, zoo="256 252"),
    ]  # fmt: skip
    state = scene(
        players=players, sides=sides[:players], step="round", options="statues dangers",
        ships="brown",
    )  # fmt: skip
    while state.turn() and state.cycle < 3:
        yield state
        who = state.turn()[0]
        if who == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        liked = [text for text in options(state, who) if text.startswith(LIKED)]
        if liked and rng.random() < 0.7:
            play(state, who, rng.choice(liked))
        else:
            state.play(who, rng.choice(state.moves(who)))


RARE = ("search_pile", "granted", "under_zoo", "steal")


def sampled(states: Iterator[HamburgState], seed: int, share: float) -> Iterator[HamburgState]:
    """Some of the states, and more of those where secrets are handled."""
    rng = Random(seed)
    for state in states:
        step = state.stack[-1][0] if state.stack else "over"
        if rng.random() < (5 * share if step in RARE else share):
            yield state


def games() -> Iterator[tuple[int, Iterator[HamburgState]]]:
    for number, (players, given) in enumerate(EVERY_TABLE):
        yield number, sampled(random_game(players, number, **given), number, 0.02)
    for number in range(20, 26):
        yield number, sampled(busy_game(number), number, 0.07)


# -- what is open (HAM-15.1) ------------------------------------------------------------------


@pytest.mark.clause("HAM-15.1")
def test_the_table_looks_the_same_from_every_seat() -> None:
    private = {"seat", "moves", "answer", "hand", "drawn", "peeked", "traced", "sides"}
    for _, states in games():
        for state in states:
            views = [state.view(viewer) for viewer in viewers(state)]
            for view in views[1:]:
                for name in view.keys() - private:
                    assert view[name] == views[0][name], name
                for mine, yours in zip(view["sides"], views[0]["sides"], strict=True):
                    assert {**mine, "seen": [], "sites": []} == {**yours, "seen": [], "sites": []}


@pytest.mark.clause("HAM-15.1")
def test_all_see_money_workers_points_dangers_walls_and_markers() -> None:
    mine = side(money=7, workers="V2 P1", points=33, dangers="G2", wall="3 1", markers="wall zoo",
        field=4, statues="9", mayor=6, parks="261", zoo="244<146", used="57",
        display="pink:57")  # fmt: skip
    state = scene(players=2, sides=[mine], step="end")
    for viewer in viewers(state):
        shown = state.view(viewer)["sides"][0]
        assert (shown["money"], shown["points"], shown["field"]) == (7, 33, 4)
        assert shown["workers"] == dict(zip(COLOURS, [2, 0, 0, 1, 0], strict=True))
        assert shown["dangers"]["grey"] == 2
        assert (shown["wall"], shown["markers"]) == ([3, 1], ["wall", "zoo"])
        assert (shown["statues"], shown["mayor"], shown["parks"]) == ([9], "side_06", [key(261)])
        assert shown["zoo"] == [{"card": key(244), "under": key(146)}]
        assert (shown["used"], shown["sites"][0]["buildings"]) == ([key(57)], [key(57)])


@pytest.mark.clause("HAM-15.1", "HAM-15.2")
def test_a_hand_shows_its_colours_to_all_and_its_fronts_to_its_owner() -> None:
    state = scene(players=2, sides=[side(hand="61 193 3"), side(hand="98")])
    assert state.view(0)["hand"] == [key(3), key(61), key(193)]
    assert state.view(1)["hand"] == [key(98)]
    assert state.view(None)["hand"] == []
    for viewer in viewers(state):
        shown = [each["hand"] for each in state.view(viewer)["sides"]]
        assert shown == [["brown", "pink", "violet"], ["orange"]]


@pytest.mark.clause("HAM-15.1", "HAM-15.2")
def test_of_a_pile_only_the_number_of_cards_is_seen() -> None:
    state = scene(players=2, sides=[side(hand="3")], piles={"grey": "146 147"})
    for viewer in viewers(state):
        view = state.view(viewer)
        assert view["piles"]["grey"] == 2
        assert not {key(146), key(147)} & {*strings(view)} - {key(3)}


@pytest.mark.clause("HAM-15.2")
def test_faces_of_tokens_on_the_burning_house_are_hidden_used_ones_are_not() -> None:
    state = scene(players=2, sides=[side(hand="3 14")], tokens="t03 t07")
    view = state.view(0)
    assert view["tokens"] == 2
    assert not {"t03", "t07"} & {*strings(view)}
    assert {"t01", "t10"} <= {*view["tokens_used"]}


def hidden_cards(state: HamburgState, viewer: int | None) -> set[int]:
    """Cards whose place no rule lets the viewer know: piles, others' hands and sites."""
    cards = {card for pile in state.piles for card in pile}
    for this in range(state.sides):
        if this != viewer:
            cards |= {*state.hands[this], *state.sites[this][::3]}
    return cards


@pytest.mark.clause("HAM-15.2", "HAM-15.4")
@pytest.mark.parametrize(("players", "given"), EVERY_TABLE, ids=TABLE_NAMES)
def test_no_view_names_a_card_the_seat_has_never_seen(players: int, given: dict[str, bool]) -> None:
    shown: dict[int | None, set[str]] = {}
    state = new_game(players, given)
    heard = listen(state)
    rng = Random(players)
    while state.turn():
        who = state.turn()[0]
        state.play(who, state.sample(rng) if who == CHANCE else rng.choice(state.moves(who)))
        if rng.random() > 0.05:
            continue
        for viewer in viewers(state):
            known = shown.setdefault(viewer, set())
            for event in heard:
                if event.visible_to(viewer):
                    known |= {key(n) for n in _cards_of(event)}
            unseen = {key(card) for card in hidden_cards(state, viewer)} - known
            words = {*strings(state.view(viewer))}
            assert not words & unseen, (viewer, words & unseen)
        heard.clear()


def _cards_of(event: Any) -> list[int]:
    card = event.data.get("card")
    return [card] if isinstance(card, int) and 0 < card <= len(CARD_KEYS) else []


# -- the discard pile (HAM-15.3) --------------------------------------------------------------


@pytest.mark.clause("HAM-15.3")
def test_the_discard_pile_is_seen_in_its_order() -> None:
    state = scene(players=2, sides=[side(hand="61 193")], discard="146 98 3")
    play(state, 0, "play:art_society", "as:workers")
    for viewer in viewers(state):
        view = state.view(viewer)
        assert (view["discard"], view["shuffled"]) == ([key(146), key(98), key(3), key(61)], [])


@pytest.mark.clause("HAM-15.3", "HAM-12.6")
def test_after_a_search_only_the_top_card_of_the_shuffled_pile_is_seen() -> None:
    mine = side(hand="5 193", sites="pink grey", money=9)
    state = scene(players=2, sides=[mine], discard="146 6 98 99")
    play(state, 0, "play:harmonie_society", "as:building", "site:1", f"find:{key(6)}", "site:2")
    assert state.turn() == (CHANCE,)
    assert outcomes(state) == [f"card:{key(card)}" for card in (98, 99, 146)]
    draw(state, 99)
    for viewer in viewers(state):
        view = state.view(viewer)
        assert (view["discard"], view["shuffled"]) == ([key(99)], [key(98), key(146)])


@pytest.mark.clause("HAM-15.3")
def test_cards_discarded_later_lie_in_known_order_on_the_shuffled_ones() -> None:
    state = scene(players=2, sides=[side(hand="61 193")], discard="98", shuffled="146 3")
    play(state, 0, "play:art_society", "as:money")
    assert state.view(1)["discard"] == [key(98), key(61)]
    assert state.view(1)["shuffled"] == [key(3), key(146)]


@pytest.mark.clause("HAM-15.3", "HAM-12.96")
def test_cards_are_taken_off_a_shuffled_pile_at_random() -> None:
    mine = side(hand="61 62", display="grey:234", workers="P1")
    state = scene(players=2, sides=[mine], discard="98", shuffled="146 3 14", dice="3 3 3 3 3 / 2")
    play(state, 0, f"use:{key(234)}")
    assert outcomes(state) == [f"card:{key(card)}" for card in (3, 14, 146)]
    draw(state, 14)
    assert 98 in state.hands[0]


# -- sites (HAM-15.4) -------------------------------------------------------------------------


@pytest.mark.clause("HAM-15.4")
def test_the_front_of_a_site_from_the_hand_is_known_to_its_owner_only() -> None:
    state = scene(sides=[side(hand="61 54"), side(hand="3 14")], step="round")
    play(state, 0, "play:art_society", "as:site")
    assert [site(state, viewer, 0) for viewer in (0, 1, 2, None)] == [key(61), None, None, None]
    for viewer in viewers(state):
        assert state.view(viewer)["sides"][0]["sites"][0]["colour"] == "pink"


@pytest.mark.clause("HAM-15.4", "HAM-12.20")
def test_the_fronts_of_sites_drawn_by_032_are_known_to_nobody() -> None:
    state = scene(players=2, sides=[side(hand="32 61", sites="pink", money=9)])
    play(state, 0, f"play:{key(32)}", "as:building", "draw:violet", "draw:grey")
    draw(state, 193, 146)
    for viewer in viewers(state):
        assert [site(state, viewer, 0, place) for place in (1, 2)] == [None, None]


@pytest.mark.clause("HAM-15.4", "HAM-12.91")
def test_the_front_of_a_site_drawn_by_219_is_known_to_nobody() -> None:
    mine = side(hand="61 62", display="pink:219", workers="B1 V1")
    state = scene(players=2, sides=[mine])
    play(state, 0, f"use:{key(219)}")
    draw(state, 193)
    assert [site(state, viewer, 0, 1) for viewer in viewers(state)] == [None] * 3


@pytest.mark.clause("HAM-15.4", "HAM-14.8")
def test_toms_sites_are_known_to_nobody() -> None:
    state = scene(players=1, step=("tom_die", 2), dice="3 3 4 3 3 / 3")
    draw(state, 146)
    assert [site(state, viewer, 1) for viewer in (0, None)] == [None, None]


@pytest.mark.clause("HAM-15.4", "HAM-6.7")
def test_a_site_that_is_discarded_is_turned_face_up() -> None:
    state = scene(players=2, sides=[side(sites="61 54")], step=("lose_site", 0))
    play(state, 0, "lose_site:1")
    assert all(state.view(viewer)["discard"] == [key(61)] for viewer in viewers(state))


@pytest.mark.clause("HAM-15.4", "HAM-12.2")
def test_a_site_laid_with_a_card_of_the_discard_pile_is_known_to_all() -> None:
    mine = side(hand="146 62", display="grey:202", workers="P1 G1")
    state = scene(players=2, sides=[mine])
    play(state, 0, f"play:{key(146)}", "as:workers", f"use:{key(202)}", "as:site")
    assert [site(state, viewer, 0, 1) for viewer in viewers(state)] == [key(146)] * 3


@pytest.mark.clause("HAM-15.4", "HAM-12.1")
def test_a_site_laid_with_a_card_drawn_to_act_is_known_to_its_owner_only() -> None:
    mine = side(hand="61 62", display="grey:7", workers="V1 G1")
    state = scene(players=2, sides=[mine])
    play(state, 0, f"use:{key(7)}", "draw:grey")
    draw(state, 146)
    assert [state.view(viewer)["drawn"] for viewer in viewers(state)] == [key(146), "", ""]
    play(state, 0, "as:site")
    assert [site(state, viewer, 0, 1) for viewer in viewers(state)] == [key(146), None, None]


# -- hands that others have seen (HAM-15.5) ---------------------------------------------------


def robbed() -> HamburgState:
    """Side 0 has built 169 and taken card 54 from side 1, which keeps 55."""
    sides = [side(hand="169 3", sites="pink", money=9), side(hand="54 55"), side()]
    state = scene(sides=sides)
    play(state, 0, f"play:{key(169)}", "as:building")
    return draw(state, 54)


@pytest.mark.clause("HAM-15.5", "HAM-12.71")
def test_a_card_taken_by_169_is_seen_by_the_two_concerned() -> None:
    state = robbed()
    assert state.hands[0] == (3, 54)
    assert [seen(state, viewer, 0) for viewer in (1, 2, None)] == [[key(54)], [], []]
    assert key(54) in state.view(0)["hand"]


@pytest.mark.clause("HAM-15.5", "HAM-12.71")
def test_169_tells_its_card_to_the_two_concerned_only() -> None:
    sides = [side(hand="169 3", sites="pink", money=9), side(hand="54 55"), side()]
    state = scene(sides=sides)
    heard = listen(state)
    play(state, 0, f"play:{key(169)}", "as:building")
    draw(state, 54)
    for viewer, told in ((0, True), (1, True), (2, False), (None, False)):
        cards = [n for event in heard if event.visible_to(viewer) for n in _cards_of(event)]
        assert (54 in cards) == told


@pytest.mark.clause("HAM-15.5", "HAM-12.24")
def test_a_zoo_card_found_by_037_is_shown_to_all() -> None:
    mine = side(hand="3 14", display="grey:37", workers="P1")
    state = scene(sides=[mine])
    play(state, 0, f"use:{key(37)}", f"find:{key(258)}")
    for viewer in (1, 2, None):
        assert seen(state, viewer, 0) == [key(258)]


@pytest.mark.clause("HAM-15.5", "HAM-12.24")
def test_who_looked_through_a_pile_knows_what_was_in_it() -> None:
    mine = side(hand="3 14", display="grey:37", workers="P1")
    state = scene(players=2, sides=[mine], piles={"pink": "54 257 258"})
    play(state, 0, f"use:{key(37)}", f"find:{key(258)}")
    assert state.view(0)["peeked"] == {"pink": [key(54), key(257), key(258)]}
    assert state.view(1)["peeked"] == state.view(None)["peeked"] == {}


@pytest.mark.clause("HAM-15.1", "HAM-6.7")
def test_a_building_that_returns_to_the_hand_stays_known_to_all() -> None:
    mine = side(hand="121 98", sites="pink", money=3)
    state = scene(players=2, sides=[mine], step=[("turn", 0, 0), ("lose_site", 0)])
    play(state, 0, f"play:{key(121)}", "as:building")
    assert state.hands[0] == (98, 121)
    for viewer in (1, None):
        assert seen(state, viewer, 0) == [key(121)]


@pytest.mark.clause("HAM-15.4", "HAM-15.5")
def test_a_known_card_laid_face_down_among_its_colour_is_only_traced() -> None:
    mine = side(hand="3 54", display="grey:37", workers="P2")
    state = scene(players=2, sides=[mine])
    play(state, 0, f"use:{key(37)}", f"find:{key(258)}")
    play(state, 0, f"play:{key(258)}", "as:site")
    assert site(state, 0, 0, 1) == key(258)
    assert site(state, 1, 0, 1) is None
    assert seen(state, 1, 0) == []
    assert state.view(1)["traced"] == {key(258): [0]}
    assert state.view(0)["traced"] == {}


@pytest.mark.clause("HAM-15.4", "HAM-15.5")
def test_a_known_card_laid_face_down_is_still_known_if_it_was_the_only_one_of_its_colour() -> None:
    mine = side(hand="3 14", display="grey:37", workers="P2")
    state = scene(players=2, sides=[mine])
    play(state, 0, f"use:{key(37)}", f"find:{key(258)}")
    play(state, 0, f"play:{key(258)}", "as:site")
    assert site(state, 1, 0, 1) == key(258)


@pytest.mark.clause("HAM-15.5")
def test_a_known_card_may_have_been_the_stolen_one() -> None:
    """Side 1 showed 258; side 0 takes a pink card of side 1: side 2 cannot tell which."""
    sides = [
        side(hand="169 3", sites="violet", money=9),
        side(hand="54 14", display="grey:37", workers="P1"),
        side(),
    ]
    state = scene(sides=sides, step=[("turn", 1, 0), ("turn", 0, 0), ("turn", 2, 0)])
    play(state, 1, f"use:{key(37)}", f"find:{key(258)}", f"play:{key(14)}", "as:workers")
    assert seen(state, 2, 1) == [key(258)]
    play(state, 0, f"play:{key(169)}", "as:building")
    draw(state, 54)
    assert (seen(state, 2, 1), seen(state, 2, 0)) == ([], [])
    assert state.view(2)["traced"] == {key(258): [0, 1]}
    assert state.view(None)["traced"] == {key(258): [0, 1]}
    assert seen(state, 0, 1) == [key(258)]  # who took 54 knows that 258 is still there
    assert seen(state, 1, 0) == [key(54)]


# -- tiles (HAM-15.6) -------------------------------------------------------------------------


@pytest.mark.clause("HAM-15.6")
def test_mayor_and_clergy_tiles_are_open_to_all() -> None:
    tiles = "c01_plus c02_minus c03_plus c04_plus c05_plus c12_minus"
    state = scene(players=2, sides=[side(mayor=3), side(mayor=8)], clergy_tiles=tiles, step="end")
    for viewer in viewers(state):
        view = state.view(viewer)
        assert view["clergy"] == tiles.split()
        assert [each["mayor"] for each in view["sides"]] == ["side_03", "side_08"]


# -- no limits and chance (HAM-15.7, 15.8) ----------------------------------------------------


@pytest.mark.clause("HAM-15.7")
def test_workers_and_money_are_unlimited() -> None:
    mine = side(hand="61 54", workers="P99", money=500)
    state = scene(players=2, sides=[mine])
    play(state, 0, "play:art_society", "as:workers")
    assert state.workers[3] == 102


@pytest.mark.clause("HAM-15.8")
def test_only_these_things_are_left_to_chance() -> None:
    kinds: set[str] = set()
    for players, given in EVERY_TABLE:
        for state in random_game(players, players, **given):
            if state.turn() == (CHANCE,):
                kinds.add(outcomes(state)[0].partition(":")[0])
    assert kinds == {
        "board", "start", "mayor_tile", "clergy_tile", "exchange_tile", "card", "die", "token",
    }  # fmt: skip


@pytest.mark.clause("HAM-15.8")
def test_all_outcomes_of_chance_are_equally_likely() -> None:
    for state in random_game(3, 2, **ALL):
        if state.turn() == (CHANCE,):
            assert {weight for _, weight in state.chances()} == {1}


# -- redealing --------------------------------------------------------------------------------


@pytest.mark.clause("HAM-15.1", "HAM-15.2", "HAM-15.3", "HAM-15.4", "HAM-15.5")
def test_a_redealt_state_looks_the_same_and_forgets_the_truth() -> None:
    steps: set[str] = set()
    for number, states in games():
        rng = Random(number)
        for state in states:
            steps.add(state.stack[-1][0] if state.stack else "over")
            for viewer in viewers(state):
                luck = rng.getrandbits(32)
                other = state.redeal(viewer, Random(luck))
                where = f"viewer {viewer} at {state.stack[-1:]}"
                assert other.view(viewer) == state.view(viewer), where
                assert other.turn() == state.turn(), where
                if viewer is not None:
                    assert other.moves(viewer) == state.moves(viewer), where
                assert other.redeal(viewer, Random(luck)) == other, where
    assert {"turn", "search_pile", "granted", "piles"} <= steps


def all_cards(state: HamburgState) -> list[int]:
    """Every card in its place, also one that is just being used."""
    found = [card for pile in state.piles for card in pile]
    found += [*state.discard, *state.shuffled]
    for this in range(state.sides):
        groups = (state.hands[this], state.sites[this], state.zoo[this], state.parks[this])
        found += [card for group in groups for card in group if card]
    return sorted(found + [frame[2] for frame in state.stack if frame[0] == "granted"])


@pytest.mark.clause("HAM-15.1", "HAM-1.2")
def test_a_redealt_state_has_every_card_once_with_the_same_backs() -> None:
    for number, states in games():
        rng = Random(number)
        for state in states:
            for viewer in viewers(state):
                other = state.redeal(viewer, rng)
                assert all_cards(other) == all_cards(state) == [*range(1, len(CARD_KEYS) + 1)]
                colour = state.kit.colour
                for this in range(state.sides):
                    backs = [[colour[card] for card in s.sites[this][::3]] for s in (state, other)]
                    assert backs[0] == backs[1]
                    assert other.sites[this][1::3] == state.sites[this][1::3]
                    assert other.zoo[this] == state.zoo[this]


@pytest.mark.clause("HAM-15.2")
def test_redealt_states_play_on_to_the_end() -> None:
    for number, (players, given) in enumerate(EVERY_TABLE):
        rng = Random(number)
        states = [
            state.redeal(rng.choice(viewers(state)), rng)
            for state in sampled(random_game(players, number, **given), number, 0.01)
        ]
        for state in states[:4]:
            while state.turn():
                who = state.turn()[0]
                is_chance = who == CHANCE
                state.play(who, state.sample(rng) if is_chance else rng.choice(state.moves(who)))
            assert state.cycle == 8


@pytest.mark.clause("HAM-15.2")
def test_a_busy_redealt_state_plays_on_to_the_end() -> None:
    rng = Random(4)
    for state in list(sampled((s.copy() for s in busy_game(31)), 31, 0.03))[:8]:
        other = state.redeal(rng.choice((0, 1, 2)), rng)
        while other.turn():
            who = other.turn()[0]
            other.play(who, other.sample(rng) if who == CHANCE else rng.choice(other.moves(who)))


@pytest.mark.clause("HAM-15.2")
def test_hidden_cards_are_drawn_from_all_that_is_possible() -> None:
    mine, yours = side(hand="61 54"), side(hand="3", sites="pink")
    state = scene(players=2, sides=[mine, yours], piles={"brown": "14 26", "pink": "62 63"})
    hidden = state.sites[1][0]
    rng = Random(5)
    redealt = [state.redeal(0, rng) for _ in range(200)]
    assert {other.hands[1] for other in redealt} == {(3,), (14,), (26,)}
    assert {other.sites[1][0] for other in redealt} == {62, 63, hidden}
    assert {other.hands[0] for other in redealt} == {(54, 61)}
    known = [state.redeal(1, rng) for _ in range(50)]
    assert {other.hands[1] for other in known} == {(3,)}


@pytest.mark.clause("HAM-15.5")
def test_what_a_seat_has_seen_stays_where_it_is() -> None:
    state = robbed()
    rng = Random(6)
    assert all(54 in state.redeal(1, rng).hands[0] for _ in range(60))
    assert not all(54 in state.redeal(2, rng).hands[0] for _ in range(60))


@pytest.mark.clause("HAM-15.4", "HAM-15.5")
def test_a_traced_card_is_redealt_to_one_of_those_who_may_have_it() -> None:
    mine = side(hand="3 54", display="grey:37", workers="P2")
    state = scene(players=2, sides=[mine])
    play(state, 0, f"use:{key(37)}", f"find:{key(258)}")
    play(state, 0, f"play:{key(258)}", "as:site")
    rng = Random(7)
    redealt = [state.redeal(1, rng) for _ in range(80)]
    on_site = [other.sites[0][3] == 258 for other in redealt]
    in_hand = [258 in other.hands[0] for other in redealt]
    assert all(a != b for a, b in zip(on_site, in_hand, strict=True))
    assert any(on_site)
    assert any(in_hand)


@pytest.mark.clause("HAM-15.2", "HAM-12.24")
def test_who_looked_through_a_pile_deals_nothing_else_into_it() -> None:
    mine = side(hand="3 14", display="grey:37", workers="P1")
    yours = side(hand="54 55 146", sites="pink")
    state = scene(players=2, sides=[mine, yours])
    play(state, 0, f"use:{key(37)}", f"find:{key(258)}")
    rng = Random(8)
    for _ in range(40):
        other = state.redeal(0, rng)
        assert other.piles[3] == state.piles[3]
        assert {*other.hands[1], other.sites[1][0]} >= {54, 55}
    strangers = [state.redeal(1, rng).piles[3] for _ in range(20)]
    assert any(pile != state.piles[3] for pile in strangers)


@pytest.mark.clause("HAM-15.2", "HAM-12.24")
def test_a_player_in_the_middle_of_a_search_knows_the_whole_pile() -> None:
    mine = side(hand="3 14", display="grey:37", workers="P1")
    state = scene(players=2, sides=[mine, side(hand="54 55")])
    play(state, 0, f"use:{key(37)}")
    assert state.stack[-1][0] == "search_pile"
    for luck in range(20):
        assert state.redeal(0, Random(luck)).moves(0) == state.moves(0)
        # the other seat knows that there is a choice
        assert state.redeal(1, Random(luck)).turn() == (0,)


# -- saving -----------------------------------------------------------------------------------


@pytest.mark.clause("HAM-15.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_state_can_be_saved_at_any_decision(players: int) -> None:
    states = random_game(players, 40 + players, **ALL)
    share = 1 if players in (1, 3) else 0.1
    for state in sampled(states, players, share):
        again = saved(state)
        assert json.dumps(again.view(0)) == json.dumps(state.view(0))


@pytest.mark.clause("HAM-15.5")
def test_what_everyone_knows_survives_saving() -> None:
    for state in sampled(busy_game(50), 50, 0.3):
        again = saved(state)
        for viewer in viewers(state):
            assert again.view(viewer) == state.view(viewer)


def test_chance_settles_before_a_scene_is_looked_at() -> None:
    state = let_chance(chance(new_game(2), "board:red"))
    assert state.turn() == (state.crest,)
