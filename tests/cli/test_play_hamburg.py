"""`rathaus play hamburg`: whole games typed from a file, and the picture of the table."""

from random import Random
from typing import cast

import pytest
from rich.cells import cell_len

import rathaus
from rathaus.cli.terminal.picture import picture_of
from rathaus.cli.terminal.pictures.hamburg import HamburgPicture, signs
from rathaus.cli.terminal.words import Words
from rathaus.core.game import LANGUAGES
from rathaus.games.hamburg import text
from rathaus.games.hamburg.components.tracks import HALF, WALLS
from rathaus.games.hamburg.components.vocabulary import COLOURS, DICE
from rathaus.games.hamburg.expansions import exchange
from rathaus.games.hamburg.state import HamburgState
from tests.cli.driving import explained, play, played, printed, scene_of, screens

HAMBURG = rathaus.game("hamburg")
ALWAYS_FIRST = "1\n" * 1500
SOLO = ("hamburg", "--players", "1", "--bots", "none", "--seed", "solo")
DUEL = ("hamburg", "--players", "2", "--bots", "random", "--seed", "duel")
EXPANSIONS = tuple(option.name for option in HAMBURG.options)
CARDS = {card.key: card for card in HAMBURG.kit.cards}


def position(players: int, seed: str, decisions: int, *expansions: str) -> HamburgState:
    return cast(HamburgState, played("hamburg", players, seed, decisions, *expansions))


# -- whole games ------------------------------------------------------------------------------


@pytest.mark.clause("HAM-14.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_second_side_of_the_solo_game_is_called_tom(lang: str) -> None:
    result = play(*SOLO, "--lang", lang, typed="1\n" * 60 + "l\n")
    second = Words(lang)("Player", number=2)
    assert second not in result.stdout
    assert any(line.startswith("  TOM ") for line in screens(result)[61].splitlines())
    assert " 2  TOM " in screens(result)[0]


# -- the table --------------------------------------------------------------------------------


@pytest.mark.clause("HAM-15.2")
@pytest.mark.parametrize("decisions", [40, 150, 300])
def test_the_picture_of_a_seat_is_made_from_what_the_seat_may_know(decisions: int) -> None:
    """Whatever is hidden may be dealt anew: the seat sees the same screen."""
    state = position(3, "hidden", decisions, *EXPANSIONS)
    picture = picture_of(HAMBURG)
    for seat in range(3):
        other = state.redeal(seat, Random(decisions))
        assert other != state
        assert printed(picture, scene_of(other, seat)) == printed(picture, scene_of(state, seat))


def test_the_headline_tells_the_time_and_who_has_the_crest() -> None:
    state = position(3, "head", 200)
    line = printed(picture_of(HAMBURG), scene_of(state, 1)).splitlines()[0]
    assert f"Cycle {state.cycle}/8" in line
    assert f"Phase {('', 'I', 'II', 'III', 'IV')[state.phase]}" in line
    assert ("Round" in line) == (state.phase == 3)
    assert f"Crest  {state.crest + 1} " in line
    assert line.rstrip().endswith("2  Player 2")


@pytest.mark.clause("HAM-14.1")
def test_a_lone_player_has_no_crest() -> None:
    state = position(1, "head", 60)
    line = printed(picture_of(HAMBURG), scene_of(state, 0)).splitlines()[0]
    assert f"Cycle {state.cycle}/8" in line
    assert "Crest" not in line


def test_dice_piles_and_church_stand_with_the_signs_of_their_colours() -> None:
    state = position(3, "table", 220)
    dice, piles, church = printed(picture_of(HAMBURG), scene_of(state, 0)).splitlines()[1:4]
    for colour, number, clergymen in zip(DICE, state.dice, state.clergymen, strict=True):
        assert f" {signs.HUES.sign(colour)}{number} " in dice
        assert f" {signs.HUES.sign(colour)}{clergymen}♗ " in church
    for colour, pile in zip(COLOURS, state.piles, strict=True):
        assert f" {signs.HUES.sign(colour)}{len(pile)} " in piles
    assert text.card_name(state.discard[-1], "en") in piles
    assert f" {len(state.discard) + len(state.shuffled)} " in piles


def test_the_own_area_shows_all_that_the_player_has() -> None:
    state = position(2, "area", 260)
    view = state.view(0)
    own = view["sides"][0]
    screen = printed(picture_of(HAMBURG), scene_of(state, 0, width=160))
    assert f"Mark {own['money']}ℳ" in screen
    assert f"Points {own['points']}★" in screen
    assert f"field {own['field']} (" in screen
    workers = next(line for line in screen.splitlines() if line.startswith("Workers"))
    for colour in COLOURS:
        level = own["dangers"][colour]
        assert f" {signs.HUES.sign(colour)}{own['workers'][colour]} " in workers
        assert f" {signs.HUES.sign(colour)}{'●' * level}{'○' * (3 - level)} " in workers
    laid_out = [key for site in own["sites"] for key in site["buildings"]]
    laid_out += [*own["parks"], *(each["card"] for each in own["zoo"])]
    assert laid_out
    for key in laid_out:
        card, used = CARDS[key], " ✓" if key in own["used"] else ""
        assert f"{text.card_name(key, 'en')} {card.price}ℳ {card.vp}★{used}" in screen
    assert view["hand"]
    for key in view["hand"]:
        line = next(line for line in screen.splitlines() if text.card_name(key, "en") in line)
        assert text.symbol_row(CARDS[key]).partition(" ")[2] in line


def test_the_wall_shows_its_stones_and_what_comes_next() -> None:
    state = position(2, "stones", 260)
    own = state.view(0)["sides"][0]
    assert any(own["wall"])
    screen = printed(picture_of(HAMBURG), scene_of(state, 0))
    line = next(line for line in screen.splitlines() if line.startswith("City wall"))
    left, _, right = line.removeprefix("City wall ").partition(" ♜ ")
    for half, drawn in enumerate((left, right)):
        built = own["wall"][half]
        colours = WALLS[own["board"]][half]
        segments = [
            f"{signs.HUES.sign(colour)}{'▬' if index < built else '·'}"
            for index, colour in enumerate(colours)
        ]
        outward = reversed(segments) if half == 0 else segments
        assert drawn.startswith("".join(outward))
        if built < HALF:
            name = ("left", "right")[half]
            assert f"{name} {built}/5  {signs.HUES.sign(colours[built])} {built + 1}ℳ" in line


def test_expansions_have_a_line_only_where_they_are_used() -> None:
    picture = picture_of(HAMBURG)
    plain = printed(picture, scene_of(position(2, "area", 260), 0))
    full = printed(picture, scene_of(position(3, "hidden", 150, *EXPANSIONS), 0))
    for word in ("Ships (active)", "Exchange", "Rate", "Clergy tiles", "Mayor", "Zitronenjette"):
        assert word not in plain
        assert word in full


def test_a_low_screen_shows_the_hand_and_the_tiles_in_little_room() -> None:
    state, picture = position(3, "hidden", 150, *EXPANSIONS), picture_of(HAMBURG)
    low, tall = (
        printed(picture, scene_of(state, 0, width=80, height=height)) for height in (24, 50)
    )
    assert len(low.splitlines()) < len(tall.splitlines())
    view = state.view(0)
    assert view["hand"]
    assert all(text.card_name(key, "en") in low for key in view["hand"])
    side = next(side for side in exchange.SIDES if side.key == view["exchange"])
    told = text.ability_text(side.ability, "en")[:40]
    assert told in tall
    assert told not in low


def test_no_sign_is_wider_than_one_column() -> None:
    drawn = [signs.USED, signs.TOWER, "●", "○", *map(signs.HUES.sign, DICE)]
    drawn += [sign for sign, _ in text.legend("en") if len(sign) == 1]
    assert all(cell_len(sign) == 1 for sign in drawn)


# -- help -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_on_a_card_is_its_generated_text(lang: str) -> None:
    name = text.card_name("engine_works", lang)
    topics = (name.upper(), "engine_works", "engine works", "play:engine_works")
    result = play(*DUEL, "--lang", lang, typed="".join(f"? {topic}\n" for topic in topics))
    for screen in screens(result)[1:5]:
        assert name in screen
        assert all(line in screen for line in text.card_lines(CARDS["engine_works"], lang))


def test_help_on_a_move_is_about_the_card_it_names() -> None:
    state = next(
        state
        for state in (position(2, "area", decisions) for decisions in range(200, 300))
        if HAMBURG.notation(state, state.moves(state.turn()[0])[0]).startswith("play:")
    )
    scene = scene_of(state, state.turn()[0])
    for notation, number in scene.numbered().items():
        key = notation.partition(":")[2]
        told = explained(scene, notation)
        assert scene.describe(scene.moves[number - 1]) in told
        if key in CARDS:
            assert all(line in told for line in text.card_lines(CARDS[key], "en"))


@pytest.mark.parametrize(
    ("topic", "number"), [("Violet ship", 321), ("ship:violet", 321), ("clergy tile 3", 365)]
)
def test_help_on_a_part_is_its_generated_text(topic: str, number: int) -> None:
    told = explained(scene_of(position(2, "area", 260), 0), topic)
    assert text.part_name(number, "en") in told
    assert all(line in told for line in text.part_lines(number, "en"))


def test_help_on_a_part_of_many_names_lists_them() -> None:
    named = [text.card_name(key, "en") for key in CARDS if "Office" in text.card_name(key, "en")]
    told = explained(scene_of(position(2, "area", 260), 0), "office")
    assert len(named) > 6
    assert all(name in told for name in named)
    assert len(told.splitlines()) < len(named)


def test_what_is_not_there_is_not_explained() -> None:
    scene = scene_of(position(2, "area", 260), 0)
    picture = picture_of(HAMBURG)
    assert isinstance(picture, HamburgPicture)
    for topic in ("nonsense", "play:nonsense", "site:x", "site:99", "ship:blue", ":"):
        assert picture.explain(scene, topic) is None


def test_help_alone_explains_the_signs_and_names_a_card() -> None:
    screen = screens(play(*DUEL, typed="1\n" * 12 + "?\n"))[13]
    for sign, meaning in text.legend("en"):
        assert f"{sign}  {meaning}" in screen
    topic = next(line for line in screen.splitlines() if "help on a tile" in line)
    name = topic.removeprefix("? ").partition("  ")[0]
    assert name in {text.card_name(key, "en").lower() for key in CARDS}
