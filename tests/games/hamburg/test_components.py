"""Section 1 and the data: the declarations in the code are the tables of the spec."""

from collections import Counter

import pytest

import rathaus
from rathaus.games.hamburg.components import CARD_KEYS, CARDS, NUMBER, tracks
from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.expansions import clergy, dangers, exchange, mayors, ships
from rathaus.games.hamburg.scoring import clergy as clergy_points
from tests.games.hamburg.scenes import new_game, scene, side, tokens
from tests.games.hamburg.terms import condition, cost, effect, event, words
from tests.games.scenes import outcomes
from tests.games.spec import rows_of

PHASES = ("", "I", "II", "III", "IV")
CARD_ROWS = rows_of("hamburg", "cards")
TRACKS = rows_of("hamburg", "tracks")


def of_kind(kind: str, owner: str | None = None) -> list[dict[str, str]]:
    rows = [row for row in TRACKS if row["kind"] == kind]
    return [row for row in rows if owner is None or row["owner"] == owner]


# -- cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", CARD_ROWS, ids=[row["number"] for row in CARD_ROWS])
def test_a_card_is_declared_as_its_row(row: dict[str, str]) -> None:
    trigger, _, phase = row["trigger"].partition(":")
    card = CARDS[int(row["number"]) - 1]
    assert card == v.Card(
        number=int(row["number"]),
        key=row["key"],
        category=row["category"],
        colour=row["colour"],
        price=int(row["price"]),
        vp=int(row["vp"]),
        trigger=trigger,
        phase=PHASES.index(phase),
        ability=v.Ability(
            effect=effect(row["effect"]),
            cost=cost(row["cost"]),
            condition=condition(row["condition"]),
            event=event(row["event"]),
            mode=card.ability.mode,
        ),
        price_source=row["price_source"],
        trigger_source=row["trigger_source"],
        effect_source=row["effect_source"],
    )


@pytest.mark.parametrize("row", CARD_ROWS, ids=[row["number"] for row in CARD_ROWS])
def test_a_card_is_compulsory_voluntary_or_automatic_as_its_row(row: dict[str, str]) -> None:
    card = CARDS[int(row["number"]) - 1]
    if row["effect"] == "none":  # a mode without an ability
        assert card.ability == v.NO_ABILITY
    else:
        assert card.ability.mode == row["mode"]


@pytest.mark.clause("HAM-1.2")
def test_280_cards_with_56_of_each_colour() -> None:
    assert [card.number for card in CARDS] == list(range(1, 281))
    assert Counter(card.colour for card in CARDS) == dict.fromkeys(v.COLOURS, 56)


@pytest.mark.clause("HAM-1.2")
@pytest.mark.parametrize("colour", v.COLOURS)
def test_a_colour_has_four_categories_of_twelve_and_four_zoo_and_four_park_cards(
    colour: str,
) -> None:
    counts = Counter(card.category for card in CARDS if card.colour == colour)
    assert counts.pop("zoo") == counts.pop("park") == 4
    assert list(counts.values()) == [12] * 4


@pytest.mark.clause("HAM-1.2")
def test_categories_have_their_colour_and_numbers() -> None:
    for row in rows_of("hamburg", "categories"):
        cards = [card for card in CARDS if card.category == row["key"]]
        assert [card.number for card in cards] == list(
            range(int(row["first"]), int(row["last"]) + 1)
        )
        assert len(cards) == int(row["cards"])
        colours = {card.colour for card in cards}
        assert colours == (set(v.COLOURS) if row["colour"] == "all" else {row["colour"]})


def test_keys_are_unique_and_lead_to_their_number() -> None:
    assert len(set(CARD_KEYS)) == len(CARDS)
    assert [NUMBER[key] for key in CARD_KEYS] == [card.number for card in CARDS]


def test_every_category_of_the_table_and_no_other_is_declared() -> None:
    assert {card.category for card in CARDS} == {
        row["key"] for row in rows_of("hamburg", "categories")
    }


# -- boards and constants ---------------------------------------------------------------------


@pytest.mark.clause("HAM-1.1")
def test_the_fields_of_the_square() -> None:
    assert list(tracks.SQUARE) == [int(row["value"]) for row in of_kind("square")]
    assert [int(row["pos"]) for row in of_kind("square")] == list(range(10))
    (virtual,) = of_kind("square_virtual")
    assert int(virtual["value"]) == tracks.VIRTUAL_ADVANCE


@pytest.mark.clause("HAM-1.6", "HAM-2.9", "HAM-7.12")
@pytest.mark.parametrize("board", tracks.BOARDS)
def test_the_wall_of_a_board(board: str) -> None:
    rows = of_kind("wall", board)
    assert [row["pos"] for row in rows] == [f"{half}{n}" for half in "LR" for n in range(1, 6)]
    assert [row["colour"] for row in rows] == [*tracks.WALLS[board][0], *tracks.WALLS[board][1]]
    assert [int(row["value"]) for row in rows] == [1, 2, 3, 4, 5] * 2


@pytest.mark.clause("HAM-1.6")
def test_five_boards() -> None:
    assert set(tracks.WALLS) == set(tracks.BOARDS) == {row["owner"] for row in of_kind("wall")}
    assert tracks.BOARDS == ("red", "green", "yellow", "blue", "white")


@pytest.mark.clause("HAM-1.5", "HAM-1.7", "HAM-2.1")
@pytest.mark.parametrize("players", range(1, 6))
def test_the_statues_for_a_number_of_players(players: int) -> None:
    base = [int(row["value"]) for row in of_kind("statue", f"base:{players}")]
    more = [int(row["value"]) for row in of_kind("statue", f"exp2:{players}")]
    assert base == list(tracks.STATUES[players])
    assert more == list(tracks.MORE_STATUES[players])
    assert base == sorted(base, reverse=True)
    assert set(base) <= {9, 8, 7, 6, 5, 4, 3, 2}


@pytest.mark.clause("HAM-1.7")
def test_with_the_second_expansion_there_are_ten_statues_and_three_zitronenjettes() -> None:
    assert tracks.MORE_STATUES[5] == (10, 9, 8, 7, 6, 5, 4, 3, 2, 2)
    assert list(tracks.JETTES) == [int(row["value"]) for row in of_kind("jette")]


@pytest.mark.clause("HAM-6.1")
def test_the_dangers_and_their_threshold() -> None:
    rows = of_kind("danger")
    assert [row["colour"] for row in rows] == list(v.COLOURS)
    names = [row["extra"].split("|")[0] for row in rows]
    assert [name.removeprefix("wall_") for name in names] == list(tracks.DANGERS)
    assert {int(row["value"]) for row in rows} == {tracks.DISASTER_AT}


@pytest.mark.clause("HAM-1.6")
def test_the_majorities_in_the_order_of_checking() -> None:
    rows = of_kind("majority")
    assert [row["extra"] for row in rows] == list(tracks.MAJORITIES)
    assert {int(row["value"]) for row in rows} == {tracks.MAJORITY_POINTS}


def test_the_constants() -> None:
    constants = {row["owner"]: int(row["value"]) for row in of_kind("constant")}
    assert constants == {
        "start_money": tracks.START_MONEY,
        "start_workers_per_colour": tracks.START_WORKERS,
        "start_points": tracks.START_POINTS,
        "hand_limit": tracks.HAND_LIMIT,
        "cycles": tracks.CYCLES,
        "rounds": tracks.ROUNDS,
        "take_workers": tracks.TAKE_WORKERS,
        "third_segment_points": tracks.THIRD_SEGMENT,
        "lower_points": 1,
    }


@pytest.mark.clause("HAM-1.1")
@pytest.mark.parametrize("row", of_kind("window"), ids=lambda row: row["colour"])
def test_a_window_counts_the_cards_of_its_colour(row: dict[str, str]) -> None:
    """One clergyman in front of it, and one card of each category in the display."""
    categories = row["extra"].split("|")
    chosen = [next(card for card in CARDS if card.category == each) for each in categories]
    window = int(row["pos"])
    men = " ".join("1" if each == window else "0" for each in range(1, 7))
    buildings = "; ".join(f"{card.colour}:{card.number}" for card in chosen if card.is_building)
    zoo = " ".join(str(card.number) for card in chosen if card.category == "zoo")
    parks = " ".join(str(card.number) for card in chosen if card.category == "park")
    owner = side(display=buildings, zoo=zoo, parks=parks)
    state = scene(sides=[owner], step="end", clergymen=men)
    assert clergy_points(state, 0) == len(categories)
    assert clergy_points(state, 1) == 0


# -- expansions -------------------------------------------------------------------------------


@pytest.mark.clause("HAM-1.7")
@pytest.mark.parametrize("row", rows_of("hamburg", "mayors"), ids=lambda row: row["side"])
def test_a_mayor_is_declared_as_its_row(row: dict[str, str]) -> None:
    mayor = mayors.MAYORS[int(row["side"]) - 1]
    assert (mayor.number, mayor.key) == (300 + int(row["side"]), f"side_{row['side']}")
    assert (f"M{mayor.tile}", mayor.money, mayor.workers) == (
        row["tile"],
        int(row["start_money"]),
        int(row["start_workers_per_colour"]),
    )
    assert mayor.ability.effect == effect(row["effect"])
    assert mayor.ability.cost == cost(row["cost"]) == ()
    assert mayor.ability.event == event(row["event"])
    assert mayor.ability.condition is None


@pytest.mark.clause("HAM-1.7")
def test_there_are_five_mayor_tiles_with_two_sides() -> None:
    assert len(mayors.MAYORS) == len(rows_of("hamburg", "mayors")) == 10
    assert Counter(mayor.tile for mayor in mayors.MAYORS) == dict.fromkeys(range(1, 6), 2)


@pytest.mark.clause("HAM-1.7")
def test_the_ships_are_declared_as_their_rows() -> None:
    rows = rows_of("hamburg", "ships")
    assert [ship.colour for ship in ships.SHIPS] == [row["ship"] for row in rows] == list(v.DICE)
    for ship, row in zip(ships.SHIPS, rows, strict=True):
        assert ship.ability == v.Ability(
            effect(row["effect"]), cost=cost(row["cost"]), mode=row["mode"]
        )
        assert list(ships.ACTIVE_ON) == [int(number) for number in row["active_on"].split("|")]


@pytest.mark.clause("HAM-1.7")
@pytest.mark.parametrize("row", rows_of("hamburg", "exchange"), ids=lambda row: row["side"])
def test_an_exchange_side_is_declared_as_its_row(row: dict[str, str]) -> None:
    number = int(row["side"][1:])
    this = exchange.SIDES[number - 1]
    values = [row[f"value{field}"] for field in (1, 2, 3)]
    assert (this.number, this.key) == (340 + number, row["side"].lower())
    assert (number + 1) // 2 == int(row["tile"][1:])
    assert row["face"] == ("green" if number % 2 else "red")
    assert row["fields"] == ("1|2|3" if number % 2 else "4|5|6")
    assert this.values == tuple(int(x) if x.isdigit() else words(x) for x in values)
    assert this.ability.effect == effect(row["effect"])
    assert this.ability.event == event(row["event"])
    assert this.ability.cost == ()


@pytest.mark.clause("HAM-1.7")
def test_there_are_ten_exchange_tiles_and_twelve_clergy_tiles() -> None:
    assert exchange.TILES == 10 == len(rows_of("hamburg", "exchange")) // 2
    assert clergy.TILES == 12 == len(rows_of("hamburg", "clergy_tiles")) // 2


@pytest.mark.clause("HAM-1.7")
@pytest.mark.parametrize(
    ("index", "row"),
    list(enumerate(rows_of("hamburg", "clergy_tiles"))),
    ids=lambda each: str(each)[:3],
)
def test_a_clergy_side_is_declared_as_its_row(index: int, row: dict[str, str]) -> None:
    this = clergy.SIDES[index]
    assert this.number == clergy.FIRST + index
    assert this.key == f"{row['tile'].lower()}_{row['side']}"
    assert this.ability.effect == effect(row["effect"])
    assert this.ability.event == event(row["event"])


@pytest.mark.clause("HAM-1.7")
def test_the_extra_tokens_are_declared_as_their_rows() -> None:
    rows = rows_of("hamburg", "extra_tokens")
    assert len(rows) == len(dangers.EXTRA_TOKENS) == 10
    for token, row in zip(dangers.EXTRA_TOKENS, rows, strict=True):
        assert token.key == row["token"].lower()
        assert token.colours == tuple(row["colours"].split("|"))  # in printed order
        assert token.ability.effect == effect(row["gift"])
        assert (row["kind"] == "double") == (len(token.colours) == 2)


@pytest.mark.clause("HAM-1.4")
def test_each_danger_is_on_two_of_the_ten_tokens() -> None:
    rows = of_kind("token")
    assert [token.key for token in dangers.BASE_TOKENS] == [row["pos"].lower() for row in rows]
    assert [token.colours for token in dangers.BASE_TOKENS] == [(row["colour"],) for row in rows]
    assert Counter(row["colour"] for row in rows) == dict.fromkeys(v.COLOURS, 2)
    assert len(tokens(new_game(2))) == 10


@pytest.mark.clause("HAM-1.3")
def test_six_dice_each_with_six_numbers() -> None:
    state = scene(step="phase_two")
    for _ in range(6):
        assert outcomes(state) == [f"die:{number}" for number in range(1, 7)]
        state.play(-1, state.chances()[0][0])
    assert state.dice == [1] * 6


@pytest.mark.clause("HAM-1.8")
def test_there_is_one_set_of_components() -> None:
    """Deluxe and classic parts play alike: there is nothing to choose."""
    names = {option.name for option in rathaus.game("hamburg").options}
    assert names == {"mayors", "statues", "dangers", "ships", "exchange", "clergy"}
