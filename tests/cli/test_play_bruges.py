"""`rathaus play bruges`: whole games typed from a file, and the picture of the table."""

from random import Random
from typing import cast

import pytest
from rich.cells import cell_len

import rathaus
from rathaus.cli.terminal.picture import picture_of
from rathaus.cli.terminal.pictures.bruges import BrugesPicture, signs
from rathaus.cli.terminal.words import Words
from rathaus.core.game import LANGUAGES
from rathaus.core.steps import CHANCE
from rathaus.games.bruges import text
from rathaus.games.bruges.components.tracks import CANALS, REPUTATION
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.state import BrugesState
from tests.cli.driving import explained, line_of, on_paper, play, played, printed, scene_of, screens

BRUGES = rathaus.game("bruges")
PERSONS = {person.key: person for person in BRUGES.kit.persons}
ALWAYS_FIRST = "1\n" * 1500
DUEL = ("bruges", "--players", "2", "--bots", "random", "--seed", "duel")


def position(players: int, seed: str, decisions: int, bot: str = "easy") -> BrugesState:
    return cast(BrugesState, played("bruges", players, seed, decisions, bot=bot))


# -- whole games ------------------------------------------------------------------------------


def test_no_hand_is_shown_while_the_device_changes_hands() -> None:
    typed = "\n" + "1\n" * 6 + "\n"
    result = play(
        *("bruges", "--players", "2", "--bots", "none", "--seed", "pass"), typed=typed, columns=120
    )
    assert result.exit_code == 0, result.output
    handed = [screen for screen in screens(result) if "Pass the device" in screen]
    assert len(handed) == 2
    assert all("Hand" not in screen.partition("Pass the device")[2] for screen in handed)


# -- the table --------------------------------------------------------------------------------


@pytest.mark.clause("BRU-1.12", "BRU-1.16")
@pytest.mark.parametrize("decisions", [40, 150, 230])
def test_the_picture_of_a_seat_is_made_from_what_the_seat_may_know(decisions: int) -> None:
    """Whatever is hidden may be dealt anew: the seat sees the same screen."""
    state = position(3, "hidden", decisions)
    picture = picture_of(BRUGES)
    for seat in range(3):
        other = state.redeal(seat, Random(decisions))
        assert other != state
        assert printed(picture, scene_of(other, seat)) == printed(picture, scene_of(state, seat))


def test_the_headline_tells_the_time_and_who_starts() -> None:
    state = next(
        state
        for state in (position(3, "head", decisions) for decisions in range(150, 200))
        if state.phase == 3
    )
    line = printed(picture_of(BRUGES), scene_of(state, 1)).splitlines()[0]
    assert line.startswith(BRUGES.title["en"])
    assert f"Round {state.round} " in line
    assert "Phase 3 " in line
    assert f"Turn {state.turn_of_round}/4" in line
    assert f"Start player  {state.crest + 1} " in line
    assert "Last round" not in line
    assert line.rstrip().endswith("2  Player 2")


def test_the_headline_warns_of_the_last_round() -> None:
    state = next(
        state
        for state in (position(2, "end", decisions, "random") for decisions in range(200, 400, 10))
        if state.last_round
    )
    line = printed(picture_of(BRUGES), scene_of(state, 0)).splitlines()[0]
    assert f"Last round {state.last_round}" in line


@pytest.mark.clause("BRU-1.13", "BRU-1.14")
def test_dice_and_piles_stand_with_the_signs_of_their_colours() -> None:
    state = position(3, "table", 150)
    screen = printed(picture_of(BRUGES), scene_of(state, 0, width=160))
    line = line_of(screen, "Dice")
    for colour, number in zip(COLOURS, state.dice, strict=True):
        assert f" {signs.HUES.sign(colour)}{number} " in line
    for size, top in zip(state.sizes, state.tops, strict=True):
        assert f" {signs.HUES.sign(COLOURS[top])} {size}▯ " in line
    assert f"Discard pile {len(state.discard)} " in line
    assert text.person_name(state.discard[-1], "en") in line
    assert f"Statues {' '.join(map(str, state.statues_left))}" in screen


def test_the_reputation_track_shows_who_stands_where() -> None:
    state = position(4, "track", 250, "random")
    assert len(set(state.reputation)) > 1
    line = line_of(printed(picture_of(BRUGES), scene_of(state, 0)), "Reputation")
    for field in range(1, len(REPUTATION)):
        here = [f" {seat + 1} " for seat in range(4) if state.reputation[seat] == field]
        assert f" {field}{''.join(here)}" in line


def test_the_own_area_shows_all_that_the_player_has() -> None:
    state = position(2, "area", 150)
    view = state.view(0)
    own = view["seats"][0]
    screen = printed(picture_of(BRUGES), scene_of(state, 0, width=160))
    assert f"Guilders {own['money']}ƒ" in screen
    assert f"Points {own['points']}★" in screen
    assert all(text.majority_name(key, "en") in screen for key in own["markers"])
    workers = line_of(screen, "Workers")
    for colour in COLOURS:
        level = own["threats"][colour]
        assert f" {signs.HUES.sign(colour)}{own['workers'][colour]} " in workers
        assert f" {signs.HUES.sign(colour)}{'●' * level}{'○' * (3 - level)} " in workers
    placed = [key for house in own["houses"] for key in house["persons"]]
    assert placed
    assert f"Houses {len(own['houses'])}" in screen
    for key in placed:
        person, used = PERSONS[key], " ✓" if key in own["rotated"] else ""
        name = text.person_name(key, "en")
        assert f"{name} {person.price}ƒ {person.points}★{used}" in screen
    assert view["hand"]
    for key in view["hand"]:
        line = next(line for line in screen.splitlines() if text.person_name(key, "en") in line)
        assert text.symbol_row(PERSONS[key]).partition(" ")[2] in line


@pytest.mark.clause("BRU-1.11", "BRU-1.12")
def test_the_other_players_show_canals_persons_and_the_backs_of_their_hands() -> None:
    state = position(4, "others", 200)
    view = state.view(0)
    screen = on_paper(120, picture_of(BRUGES).table(scene_of(state, 0)))
    for seat in (1, 2, 3):
        area = view["seats"][seat]
        head = screen.splitlines().index(line_of(screen, f" {seat + 1}  Player {seat + 1}"))
        told = "\n".join(screen.splitlines()[head : head + 5])
        assert f"{area['money']}ƒ {area['points']}★ {len(area['houses'])}⌂" in told
        held = "".join(
            f"{signs.HUES.sign(colour)}{area['hand'].count(colour)}"
            for colour in COLOURS
            if colour in area["hand"]
        )
        assert f"▯ {held or '-'}" in told
        for house in area["houses"]:
            assert all(text.person_name(key, "en") in told for key in house["persons"])


@pytest.mark.clause("BRU-1.8", "BRU-9.5")
def test_the_canal_shows_colour_and_cost_of_each_space_and_the_tokens() -> None:
    state = position(4, "canal", 200)
    assert any(state.canals)
    for seat in range(4):
        own = state.view(seat)["seats"][seat]
        scene = scene_of(state, seat)
        line = line_of(on_paper(scene.width, picture_of(BRUGES).area(scene, seat)), "Canal")
        left, _, right = line.removeprefix("Canal ").partition(" ♜ ")
        for section, drawn in enumerate((left, right)):
            spaces = [
                f"{signs.HUES.sign(colour)}{cost}{'▬' if cost <= own['canal'][section] else '·'}"
                for cost, colour in enumerate(CANALS[own["gatehouse"]][section], start=1)
            ]
            assert drawn.startswith("".join(reversed(spaces) if section == 0 else spaces))


@pytest.mark.clause("BRU-4.3")
def test_cards_just_drawn_show_only_their_backs() -> None:
    state = BRUGES.start(2)
    rng = Random(4)
    while len(state.blind) < 3 or state.turn() == (CHANCE,):
        turn = state.turn()[0]
        state.play(turn, state.sample(rng) if turn == CHANCE else state.moves(turn)[0])
    seat = state.turn()[0]
    scene = scene_of(state, seat)
    line = line_of(on_paper(scene.width, picture_of(BRUGES).table(scene)), "Hand")
    backs = [f" {signs.HUES.sign(COLOURS[colour])}? " for colour in state.blind]
    assert line.rstrip() == " ".join(["Hand", *backs]).rstrip()
    other = scene_of(state, 1 - seat)
    assert "Hand" not in on_paper(other.width, picture_of(BRUGES).table(other))


def test_a_low_screen_needs_less_room_and_still_shows_the_hand() -> None:
    state, picture = position(4, "others", 200), picture_of(BRUGES)
    low, tall = (
        on_paper(scene.width, picture.table(scene))
        for scene in (scene_of(state, 0, width=80, height=height) for height in (24, 50))
    )
    assert len(low.splitlines()) < len(tall.splitlines())
    assert len(low.splitlines()) <= 24
    hand = state.view(0)["hand"]
    assert hand
    assert all(text.person_name(key, "en") in low for key in hand)


def test_no_sign_is_wider_than_one_column() -> None:
    drawn = [signs.USED, signs.GATEHOUSE, signs.BUILT, signs.OPEN, "●", "○"]
    drawn += [signs.HUES.sign(colour) for colour in COLOURS]
    drawn += [sign for sign, _ in text.legend("en") if len(sign) == 1]
    assert all(cell_len(sign) == 1 for sign in drawn)


def test_every_colour_has_a_sign_and_a_fill_of_its_own() -> None:
    assert len({signs.HUES.sign(colour) for colour in COLOURS}) == len(COLOURS)
    assert len({signs.HUES.fill(colour) for colour in COLOURS}) == len(COLOURS)


# -- help -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_person_is_explained_by_name_and_by_key(lang: str) -> None:
    scene = scene_of(position(2, "area", 150), 0, lang, width=200)
    for key, person in PERSONS.items():
        name = text.person_name(person, lang)
        for topic in (name.upper(), key, f"play:{key}"):
            told = explained(scene, topic)
            assert name in told
            assert all(line in told for line in text.person_lines(person, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_on_a_person_can_be_typed(lang: str) -> None:
    name = text.person_name("alchemist", lang)
    result = play(*DUEL, "--lang", lang, typed=f"? {name}\n?alchemist\n", columns=160)
    for screen in screens(result)[1:3]:
        assert all(line in screen for line in text.person_lines(PERSONS["alchemist"], lang))


def test_help_on_a_move_is_about_the_person_it_names() -> None:
    state = next(
        state
        for state in (position(2, "area", decisions) for decisions in range(100, 160))
        if BRUGES.notation(state, state.moves(state.turn()[0])[-1]).startswith("play:")
    )
    scene = scene_of(state, state.turn()[0], width=200)
    for notation, number in scene.numbered().items():
        told = explained(scene, notation)
        assert scene.describe(scene.moves[number - 1]) in told
        person = PERSONS[notation.partition(":")[2]]
        assert all(line in told for line in text.person_lines(person, "en"))


def test_help_on_a_house_tells_who_lives_there() -> None:
    state = position(2, "area", 150)
    houses = state.view(0)["seats"][0]["houses"]
    number, house = next((n, h) for n, h in enumerate(houses, start=1) if h["persons"])
    told = explained(scene_of(state, 0), f"lose_house:{number}")
    assert text.person_name(house["persons"][0], "en") in told


def test_help_on_a_part_of_many_names_lists_them() -> None:
    named = [text.person_name(key, "en") for key in PERSONS]
    begun = [name for name in named if name.startswith("Ma")]
    told = explained(scene_of(position(2, "area", 150), 0), "ma")
    assert len(begun) > 6
    assert all(name in told for name in begun)
    assert len(told.splitlines()) < len(begun)


def test_what_is_not_there_is_not_explained() -> None:
    scene = scene_of(position(2, "area", 150), 0)
    picture = picture_of(BRUGES)
    assert isinstance(picture, BrugesPicture)
    for topic in ("nonsense", "play:nonsense", "house:x", "house:99", "canal:blue", ":"):
        assert picture.explain(scene, topic) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_alone_explains_the_signs_and_names_a_person(lang: str) -> None:
    screen = screens(play(*DUEL, "--lang", lang, typed="1\n" * 12 + "?\n", columns=120))[13]
    for sign, meaning in text.legend(lang):
        assert f"{sign}  {meaning}" in screen
    topics = [line.removeprefix("? ").partition("  ")[0] for line in screen.splitlines()]
    assert {text.person_name(key, lang).lower() for key in PERSONS} & set(topics)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nonsense_is_answered_and_asked_again(lang: str) -> None:
    typed = "nonsense\n0\n999\n-1\nplay:nobody\nas:person\n? nobody\nc 9\nc x\n\n1\n"
    result = play(*DUEL, "--lang", lang, typed=typed)
    assert result.exit_code == 0, result.output
    said = screens(result)
    words = Words(lang)
    assert words("not_a_number", number=999, count=2) in said[3]
    assert words("no_player", text="9", count=2) in said[8]
    complaints = [said[number] for number in (1, 2, 4, 5, 6, 7, 9)]
    assert all(complaint.strip() for complaint in complaints)
    assert said[10].strip() == said[0].strip()  # Enter draws the same table again
    assert BRUGES.title[lang] in said[11]
