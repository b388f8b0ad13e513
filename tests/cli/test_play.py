"""`rathaus play`: whole games typed from a file, all keys, saving, and what is refused."""

import re
from itertools import cycle
from pathlib import Path

import pytest

import rathaus
from rathaus.core import records
from rathaus.core.game import LANGUAGES
from rathaus.core.match import Match
from rathaus.core.records import Record
from rathaus.games.neom import text
from tests.cli.driving import play, screens, too_wide

NEOM = rathaus.game("neom")
ALWAYS_FIRST = "1\n" * 500
DUEL = ("neom", "--players", "3", "--bots", "random,random", "--seed", "duel")
HOT_SEAT = ("neom", "--players", "3", "--bots", "random", "--seed", "hot")


def load(path: Path) -> Record:
    return records.loads(path.read_text(encoding="utf-8"))


def saved_match(path: Path) -> Match:
    return Match.resume(NEOM, load(path))


def only_save(folder: Path) -> Path:
    (path,) = folder.glob("*.jsonl")
    return path


# -- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "lang"), [*zip(NEOM.player_counts, cycle(LANGUAGES), strict=False)]
)
def test_a_typed_game_ends_with_the_score_sheet(folder: Path, players: int, lang: str) -> None:
    bots = ",".join(["random"] * (players - 1)) or "none"
    result = play(
        *("neom", "--players", str(players), "--bots", bots, "--lang", lang),
        *("--seed", "whole", "--save", "game.jsonl"),
        typed=ALWAYS_FIRST,
        columns=80,
    )
    assert result.exit_code == 0, result.output
    assert not too_wide(result.stdout, 80)
    final = records.verify(load(folder / "game.jsonl"), NEOM)
    sheet = screens(result)[-1]
    for category in NEOM.catalogue(lang).sheet.values():
        assert category in sheet
    total = next(line for line in sheet.splitlines() if text_total(lang) in line)
    assert [int(word) for word in total.split()[1:]] == final.scores()
    if players > 1:
        places = next(line for line in sheet.splitlines() if re.search(r" \d\.", line))
        assert [int(word[:-1]) for word in places.split()[1:]] == final.ranks()


def text_total(lang: str) -> str:
    return {"en": "Total", "de": "Summe", "nl": "Totaal"}[lang]


@pytest.mark.clause("NEO-14.11")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lone_player_is_told_the_rating(folder: Path, lang: str) -> None:
    result = play(
        "neom", "--players", "1", "--lang", lang, "--save", "solo.jsonl", typed=ALWAYS_FIRST
    )
    final = saved_match(folder / "solo.jsonl").state
    rating = NEOM.catalogue(lang).names[final.result()[0]["rating"]]
    assert rating in screens(result)[-1]


@pytest.mark.thorough
def test_the_same_seed_and_the_same_input_give_the_same_screens() -> None:
    first, again = play(*DUEL, typed=ALWAYS_FIRST), play(*DUEL, typed=ALWAYS_FIRST)
    other = play(*DUEL[:-1], "another", typed=ALWAYS_FIRST)
    assert first.stdout == again.stdout
    assert first.stdout != other.stdout


def test_without_options_four_players_sit_down_three_of_them_easy_bots(folder: Path) -> None:
    result = play("neom", typed="1\n")
    assert result.exit_code == 0
    assert load(only_save(folder)).seats == ("human", "easy", "easy", "easy")


@pytest.mark.parametrize(
    ("columns", "lang"),
    [*((80, lang) for lang in LANGUAGES), (100, "de"), (120, "nl"), (160, "en")],
)
def test_no_line_is_wider_than_the_screen(columns: int, lang: str) -> None:
    keys = "?\n? 1\nc 2\nc 3\ns\nl\nfoo\n"
    bots = ",".join(["random"] * 4)
    result = play(
        *("neom", "--players", "5", "--bots", bots, "--seed", "wide", "--lang", lang),
        typed=keys + "1\n" * 30 + keys,
        columns=columns,
    )
    assert result.exit_code == 0, result.output
    assert not too_wide(result.stdout, columns)


# -- keys -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no move 0. Type a number from 1 to 4."),
        ("5", "There is no move 5. Type a number from 1 to 4."),
        ("-1", "'-1' is not understood here."),
        ("hello", "'hello' is not understood here."),
        ("pick:slums", "pick:slums is not possible now."),
        ("c 4", "There is no player '4'. Type c and a number from 1 to 3."),
        ("c x", "There is no player 'x'."),
        ("? nonsense", "There is nothing called 'nonsense'."),
        ("? 99", "There is nothing called '99'."),
        ("u", "Nothing can be taken back"),
        ("w no/such/folder/x.jsonl", "This file cannot be written: No such file or directory."),
    ],
)
def test_wrong_input_is_answered_and_asked_again(folder: Path, typed: str, answer: str) -> None:
    result = play(*DUEL, typed=f"{typed}\n1\n")
    assert result.exit_code == 0
    assert answer in screens(result)[1]
    assert [each.move for each in saved_match(only_save(folder)).decisions if each.seat == 0]


def test_a_number_plays_the_move_that_is_listed_with_it(folder: Path) -> None:
    for number in range(1, 5):
        result = play(*DUEL, "--save", f"{number}.jsonl", typed=f"{number}\n")
        listed = next(
            line for line in screens(result)[0].splitlines() if line.startswith(f"  {number} ")
        )
        move = next(
            each.move for each in load(folder / f"{number}.jsonl").decisions if not each.seat
        )
        assert text.tile_name(move.removeprefix("pick:"), "en") in listed


def test_a_move_can_be_typed_by_its_name(folder: Path) -> None:
    play(*DUEL, "--save", "number.jsonl", typed="2\n")
    decisions = load(folder / "number.jsonl").decisions
    name = next(each.move for each in decisions if each.seat == 0)
    play(*DUEL, "--save", "name.jsonl", typed=f"{name}\n")
    assert load(folder / "name.jsonl").decisions == decisions


def test_undo_takes_back_decisions_until_the_last_reveal(folder: Path) -> None:
    to_the_first_action = "1\n" * 4
    play(*DUEL, "--save", "before.jsonl", typed=to_the_first_action)
    result = play(*DUEL, "--save", "after.jsonl", typed=to_the_first_action + "build\nu\nu\n")
    assert "Where do you build" in screens(result)[5]
    assert "what will you do with it" in screens(result)[6]
    assert "Nothing can be taken back" in screens(result)[7]
    before, after = saved_match(folder / "before.jsonl"), saved_match(folder / "after.jsonl")
    assert after.state == before.state
    assert after.decisions == before.decisions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_on_a_tile_is_its_generated_text(lang: str) -> None:
    name = text.tile_name("villas", lang)
    result = play(*DUEL, "--lang", lang, typed=f"? {name.upper()}\n? villas\n?{name}\n")
    tile = next(tile for tile in NEOM.kit.tiles if tile.key == "villas")
    for screen in screens(result)[1:4]:
        assert name in screen
        assert all(line in screen for line in text.tile_lines(tile, lang))


def test_help_on_a_move_is_about_its_tile() -> None:
    result = play(*DUEL, typed="? 3\n")
    listed = next(line for line in screens(result)[0].splitlines() if line.startswith("  3 "))
    name = screens(result)[1].split("Keep ")[1].splitlines()[0].split(" (")[0]
    assert name in listed
    assert "Cornerstone" in screens(result)[1]


def test_help_alone_explains_the_keys_and_the_signs() -> None:
    screen = screens(play(*DUEL, typed="?\n"))[1]
    for key in ("number", "? 3", "u ", "c 2", "l ", "s ", "w FILE", "q "):
        assert any(line.startswith(key) for line in screen.splitlines())
    for sign, meaning in text.legend("en"):
        assert f"{sign}  {meaning}" in screen


def test_the_log_and_the_score_sheet_can_be_asked_for(folder: Path) -> None:
    result = play(*DUEL, "--save", "game.jsonl", typed="1\n" * 20 + "l\ns\n")
    match = saved_match(folder / "game.jsonl")
    log, sheet = screens(result)[21:23]
    told = [NEOM.story(event, "en") for event in match.events if event.visible_to(0)]
    assert [line.strip() for line in log.splitlines() if line.strip()][1:] == told
    total = next(line for line in sheet.splitlines() if "Total" in line)
    assert [int(word) for word in total.split()[1:]] == match.state.scores()


def test_another_city_can_be_looked_at(folder: Path) -> None:
    result = play(*DUEL, "--save", "game.jsonl", typed="1\n" * 30 + "c 2\n", columns=160)
    view = saved_match(folder / "game.jsonl").state.view(0)
    names = [text.tile_name(key, "en") for key in view["seats"][1]["city"] if key]
    built = [name for name in names if len(name) <= 13 and name != text.tile_name("center", "en")]
    assert built
    assert all(name in screens(result)[31] for name in built)


def test_quitting_asks_whether_to_save(folder: Path) -> None:
    declined = play(*DUEL, typed="1\nq\nmaybe\nn\n")
    assert declined.exit_code == 0
    assert "Not saved." in declined.stdout
    assert not list(folder.glob("*.jsonl"))
    agreed = play(*DUEL, typed="1\nq\n\n")
    path = only_save(folder)
    assert f"rathaus play --resume {path.name}" in agreed.stdout


# -- several people on one device -------------------------------------------------------------


def hands_of(path: Path) -> list[set[str]]:
    state = saved_match(path).state
    return [
        {text.tile_name(key, "en") for key in state.view(seat)["hand"]}
        for seat in range(state.players)
    ]


def test_the_screen_between_two_people_shows_no_hand(folder: Path) -> None:
    typed = "\n" + "1\n" + "\n" + "1\n"  # take the device, decide, take the device, decide
    play(*HOT_SEAT, "--save", "first.jsonl", typed="\n")
    result = play(*HOT_SEAT, typed=typed)
    first, second, third = hands_of(folder / "first.jsonl")
    for number, screen in ((1, screens(result)[0]), (3, screens(result)[2])):
        assert f"Pass the device to player {number}." in screen
        assert f"Player {number}: press Enter" in screen
        assert not any(name in screen for name in first | second | third)
    own, other = screens(result)[1], screens(result)[3]
    assert all(name in own for name in first)
    assert all(name in other for name in third)
    assert not any(name in own for name in (second | third) - first)
    assert not any(name in other for name in (first | second) - third)


def test_before_the_device_is_passed_on_the_last_decision_can_be_taken_back(folder: Path) -> None:
    play(*HOT_SEAT, "--save", "other.jsonl", typed="\n2\n")
    result = play(*HOT_SEAT, "--save", "changed.jsonl", typed="\n1\nu\n2\n")
    assert "player 1 takes the last decision back" in screens(result)[2]
    assert load(folder / "changed.jsonl").decisions == load(folder / "other.jsonl").decisions


def test_seats_are_filled_by_people_where_bots_are_missing(folder: Path) -> None:
    play(*HOT_SEAT, "--save", "a.jsonl")
    assert load(folder / "a.jsonl").seats == ("human", "random", "human")
    play("neom", "--players", "4", "--seats", "2,4", "--bots", "random", "--save", "b.jsonl")
    assert load(folder / "b.jsonl").seats == ("random", "human", "random", "human")
    play("neom", "--players", "2", "--bots", "none", "--save", "c.jsonl")
    assert load(folder / "c.jsonl").seats == ("human", "human")


@pytest.mark.thorough
def test_people_alone_can_finish_a_game(folder: Path) -> None:
    typed = "1\n" * 2000  # on the screen in between, anything but u and q goes on
    result = play("neom", "--players", "3", "--bots", "none", "--save", "game.jsonl", typed=typed)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert load(folder / "game.jsonl").result is not None


# -- saving -----------------------------------------------------------------------------------


def test_a_game_saved_and_resumed_goes_on_as_if_never_stopped(folder: Path) -> None:
    play(*DUEL, "--save", "whole.jsonl", typed=ALWAYS_FIRST)
    for stop in (0, 3, 17, 40):
        part = folder / f"part{stop}.jsonl"
        play(*DUEL, "--save", part.name, typed="1\n" * stop)
        assert load(part).result is None
        result = play("--resume", part.name, typed=ALWAYS_FIRST)
        assert result.exit_code == 0, result.output
        assert part.read_bytes() == (folder / "whole.jsonl").read_bytes(), stop


def test_the_end_of_the_input_saves_the_game_and_says_how_to_go_on(folder: Path) -> None:
    result = play(*DUEL, typed="1\n1\n")
    path = only_save(folder)
    assert result.exit_code == 0
    assert f"rathaus play --resume {path.name}" in result.stdout
    assert len([each for each in load(path).decisions if each.seat == 0]) == 2


def test_w_saves_to_the_named_file_and_keeps_it_up_to_date(folder: Path) -> None:
    play(*DUEL, typed="1\nw my game.jsonl\n1\n")
    assert len([each for each in load(folder / "my game.jsonl").decisions if not each.seat]) == 2
    assert [path.name for path in folder.iterdir()] == ["my game.jsonl"]


def test_a_new_game_does_not_write_over_one_that_is_not_over(folder: Path) -> None:
    play(*DUEL, "--save", "game.jsonl", typed="1\n")
    before = (folder / "game.jsonl").read_bytes()
    result = play(*DUEL, "--save", "game.jsonl", typed="1\n")
    assert result.exit_code == 2
    assert "go on with --resume game.jsonl" in result.stderr
    assert (folder / "game.jsonl").read_bytes() == before


def test_a_failed_save_leaves_the_old_file_and_no_draft(folder: Path) -> None:
    (folder / "taken").mkdir()
    result = play(*DUEL, typed="w taken\n1\n")
    assert "This file cannot be written" in result.stdout
    assert sorted(path.suffix for path in folder.iterdir()) == ["", ".jsonl"]


def test_own_components_are_needed_again_to_resume(folder: Path) -> None:
    mine = folder / "mine.toml"
    mine.write_text('game = "neom"\nname = "mine"\n[roads]\nslums = "N"\n', encoding="utf-8")
    result = play(*DUEL, "--components", "mine.toml", "--save", "game.jsonl", typed="1\n")
    assert "rathaus play --resume game.jsonl --components mine.toml" in result.stdout
    assert play("--resume", "game.jsonl").exit_code == 2
    assert play("--resume", "game.jsonl", "--components", "mine.toml").exit_code == 0


# -- what is refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess",), "there is no game 'chess'; there is: neom"),
        ((), "which game? There is: neom"),
        (("neom", "--players", "6"), "neom is for 1, 2, 3, 4, 5 players, not for 6"),
        (("neom", "--players", "0"), "not for 0"),
        (("neom", "--bots", "genius"), "there is no bot 'genius'; allowed: random, beginner, easy"),
        (("neom", "--players", "2", "--bots", "easy,easy"), "2 bots are too many for 2 players"),
        (("neom", "--players", "3", "--seats", "4"), "seat '4' does not exist"),
        (("neom", "--players", "4", "--seats", "1,2", "--bots", "easy,easy,easy"), "3 bots for 2"),
        (("neom", "--option", "colour=red"), "there is no option 'colour'; allowed: beginner"),
        (("neom", "--option", "beginner"), "an option is written name=value"),
        (("neom", "--option", "beginner=perhaps"), "allowed: false, true"),
        (("neom", "--players", "3", "--option", "tiles=4+"), "'tiles' exists only for"),
        (("neom", "--lang", "fr"), "'fr' is not one of"),
        (("neom", "--components", "nothing.toml"), "does not exist"),
        (("--resume", "nothing.jsonl"), "does not exist"),
        (("neom", "--save", "no/such/folder.jsonl"), "cannot be written"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(arguments: tuple[str, ...], reason: str) -> None:
    result = play(*arguments)
    assert result.exit_code == 2
    assert reason in result.stderr
    assert "Traceback" not in result.output
    assert len([line for line in result.stderr.splitlines() if line.startswith("Error")]) == 1


def test_a_damaged_save_is_refused_with_its_line(folder: Path) -> None:
    play(*DUEL, "--save", "game.jsonl", typed=ALWAYS_FIRST)
    lines = (folder / "game.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    damages = {
        "line 1": "",
        "line 7": "".join([*lines[:6], lines[6].replace("deal", "steal"), *lines[7:]]),
        f"line {len(lines)}": "".join(lines[:-1]),
        "line 4": "".join([*lines[:3], "half a li\n", *lines[4:]]),
    }
    for place, content in damages.items():
        (folder / "game.jsonl").write_text(content, encoding="utf-8")
        result = play("--resume", "game.jsonl")
        assert result.exit_code == 2
        assert f"game.jsonl, {place}: " in result.stderr
    (folder / "game.jsonl").write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in play("--resume", "game.jsonl").stderr


def test_a_save_brings_its_own_setting(folder: Path) -> None:
    play(*DUEL, "--save", "game.jsonl", typed="1\n")
    result = play("--resume", "game.jsonl", "--players", "4")
    assert result.exit_code == 2
    assert "leave them out" in result.stderr


def test_the_help_lists_the_options_of_the_games() -> None:
    result = play("--help")
    assert result.exit_code == 0
    for option in NEOM.options:
        assert f"neom: {option.name}=" in result.stdout
        assert option.text["en"] in result.stdout
