"""`rathaus play bruges`: whole games typed from a file, and the picture of the table."""

import io
from functools import cache
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

import rathaus
from rathaus.bots import Chair, create
from rathaus.cli import main
from rathaus.cli.terminal.picture import Picture, Scene, picture_of
from rathaus.cli.terminal.pictures.bruges import BrugesPicture, signs
from rathaus.cli.terminal.words import Words
from rathaus.core import records
from rathaus.core.game import LANGUAGES
from rathaus.core.match import Match
from rathaus.core.steps import CHANCE
from rathaus.games.bruges import text
from rathaus.games.bruges.components.tracks import CANALS, REPUTATION
from rathaus.games.bruges.components.vocabulary import COLOURS
from rathaus.games.bruges.state import BrugesState

BRUGES = rathaus.game("bruges")
PERSONS = {person.key: person for person in BRUGES.kit.persons}
ALWAYS_FIRST = "1\n" * 1500
DUEL = ("bruges", "--players", "2", "--bots", "random", "--seed", "duel")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved where the command is called."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(*arguments: str, typed: str = "", columns: int = 100) -> Result:
    command = ["play", *arguments]
    return CliRunner().invoke(main, command, input=typed, env={"COLUMNS": str(columns)})


def screens(result: Result) -> list[str]:
    """What was printed before each line that was typed."""
    return result.stdout.split("\n> ")


def too_wide(printed: str, columns: int) -> list[str]:
    return [line for line in printed.splitlines() if cell_len(line) > columns]


@cache
def played(players: int, seed: str, decisions: int, bot_name: str = "easy") -> BrugesState:
    """A position that bots have reached; nobody may change it."""
    match = Match(BRUGES, players, seed=seed)
    bot = create(bot_name, BRUGES)
    while not match.is_over and len(match.decisions) < decisions:
        seat = match.state.turn()[0]
        match.play(seat, bot.choose(Chair(match.state, seat), match.bot_generator(seat)))
    assert isinstance(match.state, BrugesState)
    assert not match.is_over
    return match.state


def scene_of(
    state: BrugesState, seat: int, lang: str = "en", width: int = 120, height: int | None = None
) -> Scene:
    return Scene(state, seat, ("human",) * state.players, Words(lang), width, height)


def on_paper(scene: Scene, *drawn: object) -> str:
    console = Console(file=io.StringIO(), width=scene.width)
    for each in drawn:
        console.print(each)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def printed(picture: Picture, scene: Scene) -> str:
    areas = [picture.area(scene, owner) for owner in range(scene.state.players)]
    return on_paper(scene, picture.table(scene), *areas)


def explained(scene: Scene, topic: str) -> str:
    answer = picture_of(BRUGES).explain(scene, topic)
    assert answer is not None, topic
    return on_paper(scene, answer)


def line_of(screen: str, start: str) -> str:
    return next(line for line in screen.splitlines() if line.startswith(start))


# -- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "columns"), [(2, 120), (3, 100), (4, 80)])
def test_a_typed_game_ends_with_the_score_sheet(
    folder: Path, players: int, columns: int, lang: str
) -> None:
    bots = ",".join(["random"] * (players - 1))
    result = play(
        *("bruges", "--players", str(players), "--bots", bots, "--lang", lang),
        *("--seed", "whole", "--save", "game.jsonl"),
        typed=ALWAYS_FIRST,
        columns=columns,
    )
    assert result.exit_code == 0, result.output
    assert not too_wide(result.stdout, columns)
    record = records.loads((folder / "game.jsonl").read_text(encoding="utf-8"))
    final = records.verify(record, BRUGES)
    sheet = screens(result)[-1]
    for number, (category, _) in enumerate(text.sheet_lines(final.result()[0], lang)):
        values = [str(text.sheet_lines(own, lang)[number][1]) for own in final.result()]
        assert any(
            line.strip().startswith(category) and line.split()[-players:] == values
            for line in sheet.splitlines()
        ), category


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 120])
def test_no_line_is_wider_than_the_screen(columns: int, lang: str) -> None:
    keys = "?\n? 1\nc 2\nc 3\ns\nl\nfoo\n"
    result = play(
        *("bruges", "--players", "4", "--bots", ",".join(["easy"] * 3), "--seed", "wide"),
        *("--lang", lang),
        typed=keys + "1\n" * 60 + keys,
        columns=columns,
    )
    assert result.exit_code == 0, result.output
    assert not too_wide(result.stdout, columns)


@pytest.mark.clause("BRU-1.12", "BRU-1.16")
@pytest.mark.parametrize("decisions", [40, 150, 230])
def test_the_picture_of_a_seat_is_made_from_what_the_seat_may_know(decisions: int) -> None:
    """Whatever is hidden may be dealt anew: the seat sees the same screen."""
    state = played(3, "hidden", decisions)
    picture = picture_of(BRUGES)
    for seat in range(3):
        other = state.redeal(seat, Random(decisions))
        assert other != state
        assert printed(picture, scene_of(other, seat)) == printed(picture, scene_of(state, seat))


def test_the_headline_tells_the_time_and_who_starts() -> None:
    state = next(
        state
        for state in (played(3, "head", decisions) for decisions in range(150, 200))
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
        for state in (played(2, "end", decisions, "random") for decisions in range(200, 400, 10))
        if state.last_round
    )
    line = printed(picture_of(BRUGES), scene_of(state, 0)).splitlines()[0]
    assert f"Last round {state.last_round}" in line


@pytest.mark.clause("BRU-1.13", "BRU-1.14")
def test_dice_and_piles_stand_with_the_signs_of_their_colours() -> None:
    state = played(3, "table", 150)
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
    state = played(4, "track", 250, "random")
    assert len(set(state.reputation)) > 1
    line = line_of(printed(picture_of(BRUGES), scene_of(state, 0)), "Reputation")
    for field in range(1, len(REPUTATION)):
        here = [f" {seat + 1} " for seat in range(4) if state.reputation[seat] == field]
        assert f" {field}{''.join(here)}" in line


def test_the_own_area_shows_all_that_the_player_has() -> None:
    state = played(2, "area", 150)
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
    state = played(4, "others", 200)
    view = state.view(0)
    screen = on_paper(scene_of(state, 0), picture_of(BRUGES).table(scene_of(state, 0)))
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
    state = played(4, "canal", 200)
    assert any(state.canals)
    for seat in range(4):
        own = state.view(seat)["seats"][seat]
        scene = scene_of(state, seat)
        line = line_of(on_paper(scene, picture_of(BRUGES).area(scene, seat)), "Canal")
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
    line = line_of(on_paper(scene, picture_of(BRUGES).table(scene)), "Hand")
    backs = [f" {signs.HUES.sign(COLOURS[colour])}? " for colour in state.blind]
    assert line.rstrip() == " ".join(["Hand", *backs]).rstrip()
    other = scene_of(state, 1 - seat)
    assert "Hand" not in on_paper(other, picture_of(BRUGES).table(other))


def test_a_low_screen_needs_less_room_and_still_shows_the_hand() -> None:
    state, picture = played(4, "others", 200), picture_of(BRUGES)
    low, tall = (
        on_paper(scene, picture.table(scene))
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
    scene = scene_of(played(2, "area", 150), 0, lang, width=200)
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
        for state in (played(2, "area", decisions) for decisions in range(100, 160))
        if BRUGES.notation(state, state.moves(state.turn()[0])[-1]).startswith("play:")
    )
    scene = scene_of(state, state.turn()[0], width=200)
    for notation, number in scene.numbered().items():
        told = explained(scene, notation)
        assert scene.describe(scene.moves[number - 1]) in told
        person = PERSONS[notation.partition(":")[2]]
        assert all(line in told for line in text.person_lines(person, "en"))


def test_help_on_a_house_tells_who_lives_there() -> None:
    state = played(2, "area", 150)
    houses = state.view(0)["seats"][0]["houses"]
    number, house = next((n, h) for n, h in enumerate(houses, start=1) if h["persons"])
    told = explained(scene_of(state, 0), f"lose_house:{number}")
    assert text.person_name(house["persons"][0], "en") in told


def test_help_on_a_part_of_many_names_lists_them() -> None:
    named = [text.person_name(key, "en") for key in PERSONS]
    begun = [name for name in named if name.startswith("Ma")]
    told = explained(scene_of(played(2, "area", 150), 0), "ma")
    assert len(begun) > 6
    assert all(name in told for name in begun)
    assert len(told.splitlines()) < len(begun)


def test_what_is_not_there_is_not_explained() -> None:
    scene = scene_of(played(2, "area", 150), 0)
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
