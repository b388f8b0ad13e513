"""The pictures: NEOM's roads are drawn as the engine links them, and any game can be shown."""

from random import Random

import pytest

import rathaus
from rathaus.cli.terminal.picture import Picture, Scene, picture_of
from rathaus.cli.terminal.pictures.generic import GenericPicture
from rathaus.cli.terminal.pictures.neom import NeomPicture, drawing, signs
from rathaus.cli.terminal.words import Words, file_of
from rathaus.core.catalogue import FOR_BOARDS, Catalogue, Fact, Piece
from rathaus.core.game import LANGUAGES, Game
from rathaus.core.match import Match
from rathaus.games.neom import city
from rathaus.games.neom.city import CELLS, SIZE
from rathaus.games.neom.components.kit import STRIDE
from rathaus.games.neom.state import NeomState
from tests.cli.driving import on_paper, played, scene_of
from tests.template_game import HighCard

NEOM = rathaus.game("neom")
WIDTH, MARGIN = 13, 2


def screen_of(picture: Picture, scene: Scene) -> str:
    return on_paper(scene.width, picture.table(scene), picture.moves(scene))


def drawn(state: NeomState, seat: int, height: int) -> list[str]:
    picture = picture_of(NEOM)
    assert isinstance(picture, NeomPicture)
    scene = scene_of(state, seat)
    spots = picture.areas.city(scene, scene.view, seat)
    return drawing.draw(spots, WIDTH, height).plain.splitlines()


@pytest.mark.clause("NEO-2.5", "NEO-7.3")
@pytest.mark.parametrize("height", [1, 3])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_roads_cross_a_border_exactly_where_tiles_are_linked(seed: str, height: int) -> None:
    state = played("neom", 4, seed, 500)
    for seat in range(4):
        lines = drawn(state, seat, height)
        across, down = city.links(state.traits, seat * STRIDE)
        for cell in range(CELLS):
            row, column = divmod(cell, SIZE)
            x, y = MARGIN + column * (WIDTH + 1), 1 + row * (height + 1)
            east = lines[y + 1 + height // 2][x + WIDTH + 1]
            south = lines[y + height + 1][x + 1 + WIDTH // 2]
            routes = city.active_routes(state.traits, seat * STRIDE)
            leaves = cell == 14 and routes & 2
            assert (east == "┿") == bool(across >> cell & 1 or leaves)
            assert (south == "╂") == bool(down >> cell & 1)
        gates = lines[1 + 2 * (height + 1) + 1 + height // 2]
        assert (gates[1] == "◄", gates[-1] == "►") == (bool(routes & 1), bool(routes & 2))


@pytest.mark.clause("NEO-2.4")
def test_every_exit_of_a_tile_is_drawn_at_its_border() -> None:
    state = played("neom", 3, "exits", 400)
    lines = drawn(state, 0, 3)
    heavy = {"N": "┰╂", "S": "┸╂", "W": "┝┿", "E": "┥┿"}
    for cell in range(CELLS):
        tile = state.kit.tile[state.city[cell]]
        x, y = MARGIN + cell % SIZE * (WIDTH + 1), 1 + cell // SIZE * 4
        border = {
            "N": lines[y][x + 1 + WIDTH // 2],
            "S": lines[y + 4][x + 1 + WIDTH // 2],
            "W": lines[y + 2][x],
            "E": lines[y + 2][x + WIDTH + 1],
        }
        for side, sign in border.items():
            assert (sign in heavy[side]) == (side in tile.roads)


@pytest.mark.parametrize("seed", ["p", "q"])
def test_the_picture_of_a_seat_is_made_from_what_the_seat_may_know(seed: str) -> None:
    """Whatever is hidden may be dealt anew: the seat sees the same screen."""
    state = played("neom", 4, seed, 150)
    picture = picture_of(NEOM)
    for seat in range(4):
        other = state.redeal(seat, Random(seed))
        assert other != state
        assert screen_of(picture, scene_of(other, seat)) == screen_of(
            picture, scene_of(state, seat)
        )


def test_legal_cells_carry_the_number_of_their_move() -> None:
    match = Match(NEOM, 3, seed="cells", options={"beginner": True})
    for seat in range(3):
        match.play(seat, match.state.moves(seat)[0])
    match.play(0, NEOM.parse(match.state, "build"))
    scene = scene_of(match.state, 0)  # type: ignore[arg-type]
    numbers = {key.removeprefix("on:"): number for key, number in scene.numbered().items()}
    lines = screen_of(picture_of(NEOM), scene).splitlines()[1:]
    assert len(numbers) > 1
    for name, number in numbers.items():
        row, column = (int(part) - 1 for part in name.split(":"))
        x, y = MARGIN + column * (WIDTH + 1), 1 + row * 4
        cell = [line[x + 1 : x + 1 + WIDTH] for line in lines[y + 1 : y + 4]]
        assert any(f" {number} " in line for line in cell)


def test_no_sign_is_wider_than_one_column() -> None:
    from rich.cells import cell_len

    tiles = NEOM.kit.tiles
    drawn = {signs.sign_of(tile) for tile in tiles} | set("".join(map(signs.marks_of, tiles)))
    assert all(cell_len(sign) == 1 for sign in drawn)


# -- games without a picture ------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_picture_is_shown_field_by_field(lang: str) -> None:
    game = HighCard()
    picture = picture_of(game)
    assert isinstance(picture, GenericPicture)
    match = Match(game, 3, seed="generic")
    scene = Scene(match.state, 1, ("human", "human", "human"), Words(lang), 80)
    screen = screen_of(picture, scene)
    told = game.catalogue(lang)
    for key in ("hand", "deck", "prize", "played", "points", "cards"):
        assert told.fields[key].label in screen
    for key in scene.view["hand"]:
        assert told.pieces[key].name in screen
    for number, move in enumerate(scene.moves, start=1):
        assert f"  {number}  {scene.describe(move)}" in screen


def test_the_generic_picture_can_show_every_game() -> None:
    for name in rathaus.games():
        game: Game = rathaus.game(name)
        match = Match(game, game.player_counts[-1], seed="any")
        seats = ("human",) * match.state.players
        scene = Scene(match.state, match.state.turn()[0], seats, Words("en"), 80)
        assert "  1  " in screen_of(GenericPicture(game), scene)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_piece_of_any_game_is_explained_by_its_name(lang: str) -> None:
    game = HighCard()
    match = Match(game, 2, seed="generic")
    scene = Scene(match.state, 0, ("human", "human"), Words(lang), 80)
    name = game.catalogue(lang).pieces["17"].name
    for topic in ("17", name, name.upper()):
        answer = GenericPicture(game).explain(scene, topic)
        assert answer is not None
        assert name in on_paper(80, answer)
    assert GenericPicture(game).explain(scene, "nothing") is None


def test_the_facts_of_a_piece_are_named_in_its_language() -> None:
    facts = (Fact("price", 3), Fact("size", 2), Fact("drawn", 1, FOR_BOARDS))
    told = Catalogue({"17": Piece("17", "Die 17", facts=facts)}, names={"price": "Preis"})
    game: Game = type("Priced", (HighCard,), {"make_catalogue": lambda self, lang: told})()
    match = Match(game, 2, seed="generic")
    scene = Scene(match.state, 0, ("human", "human"), Words("de"), 80)
    answer = GenericPicture(game).explain(scene, "Die 17")
    assert answer is not None
    assert "Preis 3, Size 2 " in on_paper(80, answer)


def test_every_word_exists_in_every_language() -> None:
    english = file_of(LANGUAGES[0]).WORDS
    for lang in LANGUAGES:
        words = file_of(lang).WORDS
        assert list(words) == list(english), lang
        for key, form in words.items():
            assert form.strip(), (lang, key)
            assert fields_in(form) == fields_in(english[key]), (lang, key)


def fields_in(form: str) -> list[str]:
    return sorted(part.split("}")[0] for part in form.split("{")[1:])
