"""A box of one's own: what a component file may replace, and that the game plays by it."""

from random import Random

import pytest

import rathaus
from rathaus.core.errors import BadComponents
from rathaus.games.hamburg import text
from rathaus.games.hamburg.components import CARDS
from rathaus.games.hamburg.components.overrides import TABLES, allowed_triggers, trigger_of
from rathaus.games.hamburg.components.vocabulary import COLOURS, DICE
from rathaus.games.hamburg.game import Hamburg
from tests.games.hamburg.cards import build, builder, can_use, owner, use
from tests.games.hamburg.scenes import box, chance, key, levels, scene, side, workers
from tests.games.scenes import go_on, listen, options, outcomes, play, play_at_random, saved, start
from tests.games.spec import rows_of

# -- cards ------------------------------------------------------------------------------------


def test_prices_and_points_of_the_box_are_paid_and_scored() -> None:
    tables = "[price]\nsavings_bank = 7\n[vp]\nsavings_bank = 5"
    card = next(card for card in CARDS if card.key == "savings_bank")
    state = build(builder(card.number, money=9, components=tables), card.number)
    assert state.money[0] >= 9 - 7
    assert state.result()[0]["cards"] == 5


@pytest.mark.clause("HAM-9.1", "HAM-9.4")
def test_a_lightning_may_be_a_card_for_every_cycle() -> None:
    """121 brings 6 Mark at once; with the symbol of phase III it is activated in the turn."""
    tables = f'[trigger]\n{key(121)} = "phase:III"'
    state = build(builder(121, money=9, components=tables), 121)
    standard = build(builder(121, money=9), 121)
    gain = standard.money[0] - (9 - CARDS[121 - 1].price)
    assert gain > 0
    assert state.money[0] == 9 - CARDS[121 - 1].price
    assert use(state, 121).money[0] == standard.money[0]
    assert 121 in state.used


@pytest.mark.clause("HAM-9.1", "HAM-9.4")
def test_a_card_for_every_cycle_may_be_a_lightning() -> None:
    tables = f'[trigger]\n{key(6)} = "lightning"'  # a point once per cycle
    state = build(builder(6, money=20, points=5, components=tables), 6)
    assert state.points[0] == 5 + 1
    assert not can_use(owner(6, components=tables), 6)


@pytest.mark.clause("HAM-9.10")
def test_a_card_may_belong_to_another_phase() -> None:
    tables = f'[trigger]\n{key(6)} = "phase:I"'
    assert not can_use(owner(6, components=tables), 6)
    early = owner(6, points=5, components=tables, step=("cards", 0, 1), phase=1)
    assert use(early, 6).points[0] == 5 + 1


def test_the_text_of_a_card_tells_the_symbol_of_the_box() -> None:
    game = box(f'[trigger]\n{key(6)} = "phase:I"')
    assert isinstance(game, Hamburg)
    assert "Once per cycle in phase I" in " ".join(text.card_lines(game.kit.cards[5], "en"))
    assert "Once per cycle in phase III" in " ".join(text.card_lines(CARDS[5], "en"))


def test_a_symbol_that_the_ability_cannot_work_with_is_refused() -> None:
    for card, word in ((3, "lightning"), (182, "phase:III"), (6, "permanent:III")):
        if key(card) in TABLES["trigger"].open:
            with pytest.raises(BadComponents, match="the ability of this card works with"):
                box(f'[trigger]\n{key(card)} = "{word}"')


def test_every_declared_symbol_fits_its_card() -> None:
    for card in CARDS:
        if card.key in TABLES["trigger"].open:
            assert trigger_of(card) in allowed_triggers(card)


# -- boards -----------------------------------------------------------------------------------


@pytest.mark.clause("HAM-11.7")
def test_fields_of_the_square_score_what_the_box_prints() -> None:
    state = scene(sides=[side(field=3)], step="end", components="[square]\nfield_3 = 4")
    assert state.result()[0]["square"] == 4


@pytest.mark.clause("HAM-7.11", "HAM-7.12")
def test_a_wall_has_the_colours_and_prices_of_the_box() -> None:
    tables = (
        '[wall]\nred_left = ["grey", "grey", "pink", "brown", "violet"]\n'
        "[wall_price]\nred_left = [3, 1, 1, 1, 1]"
    )
    mine = side(board="red", hand="146 147 280", money=9, wall="0 5")
    state = scene(sides=[mine], components=tables)
    play(state, 0, f"play:{key(146)}", "as:wall")
    assert (state.money[0], state.walls[0]) == (9 - 3, 1)
    go_on(state, ("turn", 0, 0))
    play(state, 0, f"play:{key(147)}", "as:wall")
    assert (state.money[0], state.walls[0]) == (9 - 3 - 1, 2)


@pytest.mark.clause("HAM-11.3")
def test_a_clergyman_counts_the_colour_of_his_window_in_the_box() -> None:
    tables = '[window]\nwindow_1 = "pink"\nwindow_4 = "violet"'
    mine = side(display="violet:73; violet:74")  # two pink buildings
    state = scene(sides=[mine], step="end", clergymen="1 0 0 0 0 0", components=tables)
    assert state.result()[0]["clergy"] == 2
    assert list(state.view(0)["clergymen"]) == [
        "pink",
        "orange",
        "grey",
        "violet",
        "brown",
        "black",
    ]
    before = scene(sides=[mine], step="end", clergymen="1 0 0 0 0 0")
    assert before.result()[0]["clergy"] == 0


@pytest.mark.clause("HAM-2.1", "HAM-7.13", "HAM-13.2.1")
def test_statues_stand_in_the_rows_of_the_box() -> None:
    tables = "[statues]\nbase_3 = [8, 3]\nexpansion_3 = [6]\n[jette]\njette_3 = 5"
    assert start(box(tables), 3).hummels == [8, 3]
    more = start(box(tables), 3, {"statues": True})
    assert (more.hummels, more.jettes) == ([6], [12, 9, 5])
    assert saved(more) == more


@pytest.mark.clause("HAM-6.7", "HAM-6.8")
def test_disasters_belong_to_the_colours_of_the_box() -> None:
    tables = '[danger]\ndanger_orange = "disease"\ndanger_brown = "fire"'
    mine = side(dangers="O2", workers="V3 B2", display="violet:3")
    state = scene(sides=[mine], step=[("raise", 0, 1), ("disasters", 0)], components=tables)
    assert (workers(state, 0), state.buildings(0)) == ("V0 O0 G0 P0 B0", [3])
    for lang, word in (("en", "Disease"), ("de", "Krankheit"), ("nl", "Ziekte")):
        again = scene(sides=[mine], step=[("raise", 0, 1)], components=tables)
        events = listen(again)
        go_on(again, ("disasters", 0))
        told = " ".join(again.game.story(event, lang) for event in events)
        assert word.lower() in told.lower()


@pytest.mark.clause("HAM-5.5", "HAM-5.7")
def test_tokens_raise_the_dangers_of_the_box_and_say_so() -> None:
    tables = '[token]\nt01 = "brown"'
    steps = [("token", 0), ("raises", 0)]
    state = scene(step=steps, dice="1 1 1 1 1 / 1", phase=2, components=tables)
    assert "token:t01" in outcomes(state)
    assert state.game.describe(state, -1, state.game.parse(state, "token:t01"), "en") == (
        "Draw the brown danger token"
    )
    events = listen(state)
    chance(state, "token:t01")
    assert levels(state, 0) == "V0 O0 G0 P0 B1"
    assert "brown danger token" in state.game.story(events[0], "en")


@pytest.mark.clause("HAM-13.1.1")
def test_mayor_sides_share_the_tiles_of_the_box() -> None:
    tables = "[mayor_tile]\nside_02 = 2\nside_03 = 1"
    state = scene(step=[("mayor_tile", 0), ("mayor", 0)], options="mayors", components=tables)
    chance(state, "mayor_tile:1")
    assert options(state, 0) == ["mayor:side_01", "mayor:side_03"]
    events = listen(state)
    play(state, 0, "mayor:side_03")
    assert state.view(0)["sides"][0]["mayor_tile"] == 1
    assert "Carl Friedrich Petersen" in state.game.story(events[0], "en")


@pytest.mark.clause("HAM-13.6.4")
def test_clergy_tiles_have_the_backs_of_the_box() -> None:
    tables = '[clergy_back]\nc01_plus = "c02_minus"\nc02_plus = "c01_minus"'
    six = "c01_plus c03_plus c04_plus c05_plus c07_plus c09_plus"
    state = scene(clergy_tiles=six, window=1, step=("end_cycle",), components=tables)
    assert state.view(0)["clergy"][0] == "c02_minus"
    fresh = scene(options="clergy", step=[("clergy_tile",)] * 2, components=tables)
    chance(fresh, "clergy_tile:c02_minus")
    left = outcomes(fresh)
    assert "clergy_tile:c01_plus" not in left
    assert "clergy_tile:c02_plus" in left


# -- whole games and files --------------------------------------------------------------------

EVERYTHING = """
[price]
savings_bank = 1
[trigger]
villa_in_harvestehude = "phase:II"
[square]
field_1 = 2
[wall]
red_left = ["pink", "violet", "orange", "grey", "brown"]
[wall_price]
red_left = [1, 1, 2, 3, 4]
[window]
window_1 = "black"
window_6 = "violet"
[statues]
base_2 = [9, 6, 4, 3]
[jette]
jette_3 = 7
[danger]
danger_orange = "disease"
danger_brown = "fire"
[token]
t02 = "grey"
[mayor_tile]
side_01 = 5
side_10 = 1
[clergy_back]
c03_plus = "c04_minus"
c04_plus = "c03_minus"
"""


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_game_with_a_box_of_ones_own_plays_and_saves(players: int) -> None:
    rng, count = Random(players), 0
    names = ("mayors", "statues", "dangers", "ships", "exchange", "clergy")
    state = start(box(EVERYTHING), players, dict.fromkeys(names, True))
    while state.turn():
        if count % 40 == 0:
            assert saved(state) == state
        play_at_random(state, rng)
        count += 1
    assert max(state.scores()) > 0


def test_sets_of_values_do_not_mix() -> None:
    mine, standard = start(box(EVERYTHING), 2), rathaus.game("hamburg")
    with pytest.raises(ValueError, match="components"):
        standard.from_json(mine.to_json())


@pytest.mark.parametrize(
    ("tables", "reason"),
    [
        ("[price]\nsavings_bank = -1", "a whole number from 0 to 20"),
        (f"[price]\n{key(213)} = 5", "printed in the rulebook"),
        ('[trigger]\nsavings_bank = "sometimes"', "it is one of lightning, phase:I"),
        ("[square]\nfield_5 = 8", "printed in the rulebook"),
        ("[square]\nfield_12 = 8", "no such component"),
        ('[wall]\nred_left = ["pink"]', "a list of five colours"),
        ('[wall]\nred_left = ["pink", "pink", "pink", "pink", "black"]', "a list of five colours"),
        ("[wall_price]\nred_left = [1, 2, 3, 4, 50]", "five numbers from 0 to 9"),
        ('[window]\nwindow_1 = "orange"', "each colour has one window"),
        ("[statues]\nbase_2 = [2, 9]", "the highest statue comes first"),
        ("[statues]\nbase_2 = []", "1 to 12 numbers"),
        ("[jette]\njette_1 = 3", "printed in the rulebook"),
        ('[danger]\ndanger_orange = "disease"', "each disaster belongs to one colour"),
        ('[danger]\ndanger_pink = "fire"', "printed in the rulebook"),
        ('[token]\nt01 = "black"', "it is one of violet"),
        ('[token]\nx01 = "violet"', "printed in the rulebook"),
        ("[mayor_tile]\nside_01 = 2", "each tile has two sides"),
        ("[mayor_tile]\nside_01 = 6", "a whole number from 1 to 5"),
        ('[clergy_back]\nc01_plus = "c02_minus"', "each minus side is the back of one plus side"),
        ('[effect]\nsavings_bank = "money"', r"there is no table \[effect\]"),
    ],
)
def test_a_wrong_file_is_told_what_is_wrong(tables: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        box(tables)


# -- against the data of the rules ------------------------------------------------------------


def _key_of(row: dict[str, str]) -> tuple[str, str] | None:
    """The table and key of a row of tracks.csv."""
    owner_, place, colour = row["owner"], row["pos"], row["colour"]
    match row["kind"]:
        case "square" if place != "0":
            return "square", f"field_{place}"
        case "wall":
            return "wall", f"{owner_}_{'left' if place[0] == 'L' else 'right'}"
        case "window":
            return "window", f"window_{place}"
        case "statue":
            return "statues", owner_.replace("exp2:", "expansion_").replace("base:", "base_")
        case "jette":
            return "jette", f"jette_{place}"
        case "danger":
            return "danger", f"danger_{colour}"
        case "token":
            return "token", place.lower()
    return None


def test_what_the_rules_call_reconstructed_is_open_and_nothing_else() -> None:
    for row in rows_of("hamburg", "tracks"):
        found = _key_of(row)
        is_open = found is not None and found[1] in TABLES[found[0]].open
        assert is_open == (row["source"] == "reconstructed"), row
    for row in rows_of("hamburg", "cards"):
        assert (row["key"] in TABLES["price"].open) == (row["price_source"] == "reconstructed")
        assert (row["key"] in TABLES["trigger"].open) == (row["trigger_source"] == "reconstructed")


def test_pairs_of_tiles_are_reconstructed_and_open() -> None:
    sides = {f"side_{row['side']}" for row in rows_of("hamburg", "mayors")}
    assert {row["pairing_source"] for row in rows_of("hamburg", "mayors")} == {"reconstructed"}
    assert TABLES["mayor_tile"].open == sides
    plus = {f"{row['tile'].lower()}_plus" for row in rows_of("hamburg", "clergy_tiles")}
    assert {row["pairing_source"] for row in rows_of("hamburg", "clergy_tiles")} == {
        "reconstructed"
    }
    assert TABLES["clergy_back"].open == plus


def test_the_words_of_a_file_are_those_of_the_game() -> None:
    assert TABLES["token"].check("violet") is None
    assert all(TABLES["window"].check(colour) is None for colour in DICE)
    assert TABLES["wall"].check(list(COLOURS)) is None
