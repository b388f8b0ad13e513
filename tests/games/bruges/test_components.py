"""Section 1, the reconstruction and the data: the declarations are the tables of the spec."""

import re
from collections import Counter

import pytest

from rathaus.core.errors import BadComponents
from rathaus.games import bruges
from rathaus.games.bruges.components import NUMBER, PERSON_KEYS, PERSONS, tracks
from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.components.kit import Kit, bits
from rathaus.games.bruges.state import BrugesState
from tests.games.bruges.scenes import go_on, play
from tests.games.bruges.terms import condition, effect, event, known, parse, trigger
from tests.games.spec import page, rows_of

ROWS = rows_of("bruges", "persons")
TRACKS = rows_of("bruges", "tracks")
KIT = Kit()
# Facts of the column `known` that say nothing about a field of the declaration.
NOT_DECLARED = {"name", "effect", "verb"}


def of_kind(kind: str) -> list[dict[str, str]]:
    return [row for row in TRACKS if row["kind"] == kind]


def keyed(kind: str) -> dict[str, str]:
    return {row["id"]: row["value"] for row in of_kind(kind)}


# -- persons ----------------------------------------------------------------------------------


@pytest.mark.clause("BRU-10.1", "BRU-14.1")
@pytest.mark.parametrize("row", ROWS, ids=[row["key"] for row in ROWS])
def test_a_person_is_declared_as_its_row(row: dict[str, str]) -> None:
    kind, cost = trigger(row["trigger"])
    person = PERSONS[int(row["number"]) - 1]
    assert person == v.Person(
        number=int(row["number"]),
        key=row["key"],
        colour=row["colour"],
        group=row["group"],
        price=int(row["price"]),
        trigger=kind,
        ability=v.Ability(
            effect=effect(row["effect"]),
            cost=cost,
            condition=condition(row["condition"]),
            event=event(row["event"]),
        ),
        source=row["source"],
        known=frozenset(known(row["known"])) - NOT_DECLARED,
    )
    assert person.points == int(row["points"])


@pytest.mark.clause("BRU-14.9")
@pytest.mark.parametrize("row", ROWS, ids=[row["key"] for row in ROWS])
def test_exactly_the_modifiers_are_static(row: dict[str, str]) -> None:
    ability = PERSONS[int(row["number"]) - 1].ability
    standing = [isinstance(step, v.Rule) for step in ability.effect]
    assert all(standing) if row["event"] == "static" else not any(standing)


@pytest.mark.clause("BRU-14.5", "BRU-14.6", "BRU-14.7", "BRU-14.8", "BRU-14.9")
@pytest.mark.parametrize("row", ROWS, ids=[row["key"] for row in ROWS])
def test_only_loops_of_the_second_and_third_kind_wait_for_an_event(row: dict[str, str]) -> None:
    assert (row["event"] != "") == (row["trigger"] in ("on_action", "passive"))


def test_what_is_known_of_the_effect_is_its_source() -> None:
    for row in ROWS:
        assert row["source"] == known(row["known"]).get("effect", "reconstructed"), row["key"]


def test_keys_are_unique_and_lead_to_their_number() -> None:
    assert len(set(PERSON_KEYS)) == len(PERSONS)
    assert [NUMBER[key] for key in PERSON_KEYS] == [person.number for person in PERSONS]


@pytest.mark.clause("BRU-1.4")
def test_all_165_persons_are_different() -> None:
    assert [person.number for person in PERSONS] == list(range(1, 166))
    for name in ("key", "name_de", "name_en", "name_nl"):
        values = [row[name] for row in ROWS]
        assert "" not in values
        assert len(set(values)) == len(PERSONS), name


@pytest.mark.clause("BRU-1.5")
def test_33_cards_of_each_colour_15_of_each_group_3_of_each_pair() -> None:
    assert Counter(person.colour for person in PERSONS) == dict.fromkeys(v.COLOURS, 33)
    assert Counter(person.group for person in PERSONS) == dict.fromkeys(v.GROUPS, 15)
    pairs = Counter((person.colour, person.group) for person in PERSONS)
    assert pairs == {(colour, group): 3 for colour in v.COLOURS for group in v.GROUPS}


@pytest.mark.clause("BRU-1.2")
def test_the_five_colours_in_their_order() -> None:
    assert v.COLOURS == ("blue", "brown", "yellow", "red", "violet")
    assert [row["colour"] for row in of_kind("threat")] == list(v.COLOURS)


@pytest.mark.clause("BRU-10.2")
def test_the_eleven_groups() -> None:
    assert [row["id"] for row in of_kind("group")] == list(v.GROUPS)
    assert len(v.GROUPS) == 11


# -- the frame of the reconstruction ----------------------------------------------------------


def test_persons_by_price_and_their_points() -> None:
    assert Counter(person.price for person in PERSONS) == {0: 30, 3: 60, 6: 49, 9: 21, 12: 5}
    assert {person.price: person.points for person in PERSONS} == {0: 0, 3: 1, 6: 2, 9: 3, 12: 4}


def test_persons_by_trigger() -> None:
    assert Counter(person.trigger for person in PERSONS) == {
        "lightning": 42,
        "worker": 56,
        "once_per_round": 10,
        "on_action": 13,
        "passive": 15,
        "laurel": 29,
    }


def test_eleven_worker_persons_of_each_colour_and_one_of_any() -> None:
    costs = Counter(cost.colour for person in PERSONS for cost in person.ability.cost)
    assert costs == {**dict.fromkeys(v.COLOURS, 11), "any": 1}


@pytest.mark.parametrize("group", v.GROUPS)
def test_each_group_has_one_laurel_person_for_its_members(group: str) -> None:
    effect = (v.Points(v.Per(2, "persons", group)),)
    found = [person for person in PERSONS if person.ability.effect == effect]
    assert [(person.group, person.price, person.trigger) for person in found] == [
        (group, 6, "laurel")
    ]


def test_no_person_does_the_same_as_another() -> None:
    """Trigger, worker, event, condition and effect together are unique."""
    assert len({(person.trigger, person.ability) for person in PERSONS}) == len(PERSONS)


def test_an_effect_repeats_at_most_four_times_with_another_colour_or_group() -> None:
    """The ones for the members of a group are left out: one a group."""
    words = "|".join([*v.COLOURS, *v.GROUPS])
    shapes = Counter(
        (re.sub(words, "*", row["trigger"]), re.sub(words, "*", row["event"] + row["effect"]))
        for row in ROWS
    )
    assert shapes.pop(("laurel", "points(2*per(person,*))")) == 11
    assert max(shapes.values()) <= 4


def test_the_prices_are_spread_evenly_over_the_colours() -> None:
    for colour in v.COLOURS:
        assert 144 <= sum(person.price for person in PERSONS if person.colour == colour) <= 147


@pytest.mark.clause("BRU-13.3")
def test_the_engraver_has_the_revised_form() -> None:
    engraver = PERSONS[NUMBER["graveur"] - 1]
    assert (engraver.price, engraver.points) == (9, 3)
    assert engraver.ability.effect == (v.Points(v.Per(1, "groups")),)


KNOWN_PERSONS = {
    "koenigin": "",
    "fuerst": "colour group price trigger",
    "koenig": "",
    "buergermeister": "effect group trigger",
    "ratsherr": "group",
    "gaukler": "",
    "buchhalter": "effect trigger",
    "kutscher": "effect trigger",
    "knecht": "effect trigger",
    "bischof": "effect trigger",
    "graveur": "effect price trigger",
    "kerkermeister": "verb",
    "brandstifter": "verb",
    "raeuber": "verb",
    "dieb": "",
    "alchemist": "effect trigger",
    "gelehrter": "effect trigger",
    "rechenmeister": "effect trigger",
}


def test_the_known_facts() -> None:
    found = {row["key"]: set(known(row["known"])) - {"name"} for row in ROWS if row["known"]}
    assert found == {key: set(facts.split()) for key, facts in KNOWN_PERSONS.items()}


# -- the compiled tables ----------------------------------------------------------------------


@pytest.mark.parametrize("colour", range(5))
def test_the_kit_has_33_cards_of_a_colour(colour: int) -> None:
    assert len(KIT.pile(colour)) == 33
    assert {KIT.colour[card] for card in KIT.pile(colour)} == {colour}


@pytest.mark.clause("BRU-14.38")
def test_the_jester_belongs_to_three_groups_all_others_to_one() -> None:
    for row in ROWS:
        groups = {group for group in v.GROUPS if KIT.group[group] >> int(row["number"]) & 1}
        extra = {"amusement", "art"} if row["key"] == "hofnarr" else set()
        assert groups == {row["group"]} | extra


def test_the_kit_knows_who_reacts_to_what() -> None:
    reacting = {key: [PERSON_KEYS[n - 1] for n in bits(m)] for key, m in KIT.reacts.items() if m}
    assert reacting == {
        "base:workers": ["rechenmeister"],
        "base:money": ["hansekaufmann", "schmied", "weber", "boettcher"],
        "base:threat": ["stadtwache"],
        "base:canal": ["festungsbauer"],
        "base:house": ["portraetist"],
        "own:advance": ["markgraf", "beichtvater"],
        "own:majority": ["zeremonienmeister"],
        "other:canal": ["schiffer"],
        "other:person": ["schmuggler"],
    }


@pytest.mark.clause("BRU-14.29", "BRU-14.30", "BRU-14.31", "BRU-14.37", "BRU-14.39")
def test_the_numbers_of_the_modifiers() -> None:
    with_number = {name: number for name, number in KIT.number.items() if number}
    assert with_number == {
        "hand_limit": 6,
        "advance_discount": 2,
        "damage_at": 4,
        "persons_per_house": 2,
        "discount": 3,
    }


# -- the board and the constants --------------------------------------------------------------


@pytest.mark.clause("BRU-1.7")
def test_the_fields_of_the_reputation_track() -> None:
    rows = of_kind("reputation")
    assert [int(row["index"]) for row in rows] == list(range(13))
    assert [int(row["points"]) for row in rows] == list(tracks.REPUTATION)


@pytest.mark.clause("BRU-1.8")
@pytest.mark.parametrize("gate", tracks.GATEHOUSES)
@pytest.mark.parametrize("section", tracks.SECTIONS)
def test_a_canal_section(gate: str, section: str) -> None:
    rows = [row for row in of_kind("canal") if row["id"] == f"{gate}.{section}"]
    spaces = tracks.CANALS[gate][tracks.SECTIONS.index(section)]
    assert [row["colour"] for row in rows] == list(spaces)
    assert sorted(spaces) == sorted(v.COLOURS)
    assert [int(row["index"]) for row in rows] == [int(row["cost"]) for row in rows]
    assert [int(row["cost"]) for row in rows] == list(range(1, tracks.SECTION + 1))
    assert [int(row["points"]) for row in rows] == [0, 0, tracks.THIRD_SPACE, 0, 0]
    assert [row["value"] for row in rows] == ["", "", "", "", "statue"]


def test_gatehouse_a_has_the_known_blue_space_of_cost_1() -> None:
    (row,) = [row for row in of_kind("canal") if row["source"] == "rulebook"]
    assert (row["id"], row["index"], row["colour"]) == ("A.left", "1", "blue")
    assert tracks.CANALS["A"][0][0] == "blue"


def test_four_gatehouses_and_forty_spaces() -> None:
    assert len(of_kind("canal")) == 40
    assert list(tracks.CANALS) == list(tracks.GATEHOUSES) == ["A", "B", "C", "D"]


def test_the_sections_of_a_gatehouse_differ_at_every_cost() -> None:
    for left, right in tracks.CANALS.values():
        assert all(one != other for one, other in zip(left, right, strict=True))


def test_each_colour_occurs_once_or_twice_at_every_cost() -> None:
    for cost in range(tracks.SECTION):
        found = Counter(half[cost] for halves in tracks.CANALS.values() for half in halves)
        assert set(found) == set(v.COLOURS)
        assert set(found.values()) <= {1, 2}


@pytest.mark.clause("BRU-2.1")
def test_the_statues() -> None:
    rows = of_kind("statue")
    assert [int(row["points"]) for row in rows] == list(tracks.STATUES) == [7, 6, 5, 4, 3, 2]
    assert [int(row["index"]) for row in rows] == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("BRU-7.4")
def test_the_threats() -> None:
    rows = of_kind("threat")
    assert [row["id"] for row in rows] == list(tracks.THREATS)
    assert [row["value"] for row in rows] == [
        "lose(workers,all)",
        "lose(person,1)",
        "lose(money,all)",
        "lose(house|canal,1)",
        f"lose(points,{tracks.INTRIGUE})",
    ]


@pytest.mark.clause("BRU-2.4")
@pytest.mark.parametrize("row", of_kind("setup"), ids=lambda row: row["id"])
def test_the_sizes_of_the_piles(row: dict[str, str]) -> None:
    first, second, extra = tracks.PILES[int(row["index"])]
    assert row["value"] == f"draw_1={first};draw_2={second};extra={extra}"
    assert first + second + extra == len(PERSONS)
    assert first + second == 33 * int(row["index"])


@pytest.mark.clause("BRU-2.6")
@pytest.mark.parametrize("row", of_kind("gates"), ids=lambda row: row["id"])
def test_the_gatehouses_in_seat_order(row: dict[str, str]) -> None:
    gates = tracks.GATES[int(row["index"])]
    assert row["value"].split() == [tracks.GATEHOUSES[gate] for gate in gates]


@pytest.mark.clause("BRU-2.7", "BRU-2.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everyone_starts_with(players: int) -> None:
    state = bruges.TheGame().start(players)
    assert isinstance(state, BrugesState)
    start = {name: int(value) for name, value in keyed("start").items()}
    assert set(state.points) == {start["points"]} == {tracks.START_POINTS}
    assert set(state.reputation) == {start["reputation"]}
    assert set(state.money) == {start["guilders"]} == {tracks.START_MONEY}
    assert state.workers == [start["workers_each_colour"]] * 5 * players
    assert {len(hand) for hand in state.hands} == {start["hand"]}


@pytest.mark.clause("BRU-1.1")
def test_the_components_that_the_code_has_too() -> None:
    counts = {name: int(value) for name, value in keyed("component").items()}
    assert counts["person_card"] == len(PERSONS)
    assert counts["person_card_per_colour"] == len(KIT.pile(0))
    assert counts["person_card_per_group"] == sum(p.group == "art" for p in PERSONS)
    assert counts["canal_token"] == sum(len(half) for gate in KIT.canals for half in gate)
    assert counts["statue_tile"] == len(tracks.STATUES)
    assert counts["majority_marker"] == 4 * len(tracks.MAJORITIES)
    assert counts["die"] == len(v.COLOURS)


@pytest.mark.clause("BRU-8.1", "BRU-4.1", "BRU-7.2", "BRU-9.1", "BRU-12.5")
def test_the_constants_of_the_rules() -> None:
    assert (tracks.HAND_LIMIT, tracks.TURNS, tracks.DAMAGE_AT) == (5, 4, 3)
    assert (tracks.TAKE_WORKERS, tracks.MAJORITY_POINTS) == (2, 4)


# -- the notation -----------------------------------------------------------------------------


@pytest.mark.clause("BRU-14.1", "BRU-14.2")
def test_every_verb_of_the_rules_is_used_and_every_used_one_is_in_the_rules() -> None:
    rules = page("bruges", "rules")
    used = {term.name for row in ROWS for term in parse(row["effect"])}
    section = rules[rules.index("Verbs that act at once") : rules.index("## 15.")]
    described = set(re.findall(r"`([a-z_]+)\(", section))
    assert used <= described
    assert described - used == set()


# -- values of one's own ----------------------------------------------------------------------

HEAD = 'game = "bruges"\nname = "my box"\n'


def started(text: str) -> BrugesState:
    state = bruges.TheGame(HEAD + text).start(2)
    assert isinstance(state, BrugesState)
    return state


def test_a_file_may_change_what_the_rulebook_does_not_print() -> None:
    kit = started(
        '[price]\njunker = 9\n[colour]\njunker = "red"\n[group]\njunker = "art"\n'
        '[worker]\nbaron = "violet"\n[canal]\n'
        '"B.right" = ["blue", "brown", "yellow", "red", "violet"]\n'
    ).kit
    junker, baron = NUMBER["junker"], NUMBER["baron"]
    assert (kit.price[junker], kit.points[junker]) == (9, 3)
    assert (kit.colour[junker], junker in kit.pile(3), junker in kit.pile(2)) == (3, True, False)
    assert kit.group["art"] >> junker & 1
    assert not kit.group["nobility"] >> junker & 1
    assert kit.priced[9] >> junker & 1
    assert kit.ability[baron].cost == (v.GiveWorker("violet"),)
    assert kit.ability[baron].effect == KIT.ability[baron].effect
    assert kit.canals[1] == (KIT.canals[1][0], (0, 1, 2, 3, 4))
    assert (kit.canals[0], *kit.canals[2:]) == (KIT.canals[0], *KIT.canals[2:])


def test_a_file_changes_nothing_else() -> None:
    kit = started("[price]\njunker = 9\n").kit
    changed = [person for person in kit.persons if person != PERSONS[person.number - 1]]
    assert [person.key for person in changed] == ["junker"]
    assert kit.canals == KIT.canals


def test_the_components_carry_their_name() -> None:
    game = bruges.TheGame(HEAD + "[price]\njunker = 9\n")
    assert game.components_id.startswith("my box-")
    assert game.components_id != bruges.TheGame(HEAD).components_id
    assert Kit().persons == bruges.TheGame().kit.persons


def test_a_changed_game_is_played_with_its_values() -> None:
    state = started('[worker]\nbaron = "violet"\n[group]\nmagd = "nobility"\n[price]\narzt = 12\n')
    cards = [NUMBER[key] for key in ("arzt", "page", "weber", "baron", "graf", "magd")]
    state.hands[0], state.houses[0] = tuple(sorted(cards[:2])), (cards[2], cards[3], 0)
    state.houses[0] += (cards[4], cards[5], 0)
    state.unseen = [tuple(card for card in pile if card not in cards) for pile in state.unseen]
    state.sizes, state.dice = [30, 30, 99], [3] * 5
    state.money[0], state.workers[:5] = 0, [1, 0, 0, 0, 1]
    go_on(state, ("turn", 0, 0))
    play(state, 0, "use:baron")
    assert (state.money[0], state.workers[:5]) == (4, [1, 0, 0, 0, 0])  # the maid is a noble
    assert state.kit.price[NUMBER["arzt"]] == 12


BAD = [
    ("[price]\njunker = 4", "[price] junker: it is 0, 3, 6, 9 or 12, not 4"),
    ("[price]\njunker = true", "[price] junker: it is 0, 3, 6, 9 or 12, not True"),
    ("[price]\njunker = 15", "[price] junker: it is 0, 3, 6, 9 or 12, not 15"),
    ("[price]\njunker = 3.0", "[price] junker: it is 0, 3, 6, 9 or 12, not 3.0"),
    ('[price]\njunker = "3"', "[price] junker: it is 0, 3, 6, 9 or 12, not '3'"),
    ("[price]\nfuerst = 12", "[price] fuerst: this value is printed"),
    ("[price]\ngraveur = 12", "[price] graveur: this value is printed"),
    ("[price]\nnobody = 3", "[price] nobody: there is no such component"),
    ('[colour]\nfuerst = "red"', "[colour] fuerst: this value is printed"),
    ('[colour]\njunker = "green"', "[colour] junker: it is one of blue, brown,"),
    ("[colour]\njunker = 3", "[colour] junker: it is one of blue, brown,"),
    ('[group]\nratsherr = "art"', "[group] ratsherr: this value is printed"),
    ('[group]\njunker = "zoo"', "[group] junker: it is one of nobility, offices,"),
    ('[worker]\nbaron = "green"', "[worker] baron: it is one of blue, brown,"),
    ('[worker]\nknecht = "blue"', "[worker] knecht: this value is printed"),
    ('[worker]\nfuerst = "blue"', "[worker] fuerst: this value is printed"),
    ('[worker]\njunker = "blue"', "[worker] junker: there is no such component"),
    ('[canal]\n"A.left" = ["blue"]', "[canal] A.left: it is a list of all five colours"),
    ('[canal]\n"A.left" = "blue"', "[canal] A.left: it is a list of all five colours"),
    (
        '[canal]\n"A.left" = ["blue", "blue", "yellow", "red", "violet"]',
        "[canal] A.left: it is a list of all five colours",
    ),
    ('[canal]\n"E.left" = ["blue"]', "[canal] E.left: there is no such component"),
    ("[points]\njunker = 3", "there is no table [points]"),
    ("price = 3", "price must be a table"),
]


@pytest.mark.parametrize(("text", "reason"), BAD, ids=[reason[:40] for _, reason in BAD])
def test_a_bad_file_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadComponents) as caught:
        bruges.TheGame(f"{HEAD}{text}\n")
    assert reason in str(caught.value)


def test_a_file_of_another_game_is_refused() -> None:
    with pytest.raises(BadComponents, match='game = "bruges"'):
        bruges.TheGame('game = "hamburg"\nname = "my box"\n')


def test_all_problems_of_a_file_are_told_at_once() -> None:
    text = '[price]\njunker = 4\nfuerst = 12\n[worker]\nknecht = "blue"'
    with pytest.raises(BadComponents) as caught:
        bruges.TheGame(HEAD + text)
    assert len(str(caught.value).splitlines()) == 3
