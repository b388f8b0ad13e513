"""The score sheet of a game as a table, and who has won."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rathaus.cli.terminal.picture import Picture, Scene, player_chip
from rathaus.cli.terminal.seating import is_human

_TOTAL = "total"


def score_sheet(scene: Scene, picture: Picture, seats: Sequence[int]) -> RenderableType:
    """Categories down, players across; below, what is not a plain number."""
    sheets = scene.state.result()
    table = Table(box=None, padding=(0, 1), show_header=True, header_style="")
    table.add_column("", no_wrap=True)
    for seat in seats:
        table.add_column(_head(scene, seat), justify="right", no_wrap=True)
    numbers = [key for key, value in sheets[0].items() if type(value) is int]
    for key in numbers:
        last = key == _TOTAL
        values = [str(sheets[seat][key]) for seat in seats]
        table.add_row(picture.label(key, scene.lang), *values, style="bold" if last else "")
    if scene.state.players > 1 and not scene.state.turn():
        places = [f"{scene.state.ranks()[seat]}." for seat in seats]
        table.add_row(scene.words("place"), *places)
    more = [(seat, picture.details(sheets[seat], scene.lang)) for seat in seats]
    lines = [Text.assemble(player_chip(seat), " ", (line, "dim")) for seat, line in more if line]
    return Group(table, *lines)


def _head(scene: Scene, seat: int) -> Text:
    """Number over name: five players stand side by side on a narrow screen."""
    who = scene.seats[seat]
    name = who if not is_human(who) else scene.words("You") if scene.is_alone else ""
    return Text("\n").join([player_chip(seat), Text(name, style="dim")])


def _against_the_game(scene: Scene, picture: Picture, points: int) -> str:
    """A lone player against an opponent that the rules play."""
    state, words = scene.state, scene.words
    if state.ranks()[0] == 1:
        return words("you_win", points=points)
    rival = picture.label("tom", scene.lang)
    return words("wins", who=rival, points=state.result()[0]["tom"])


def verdict(scene: Scene, picture: Picture) -> Text:
    """One sentence on the result."""
    state, words = scene.state, scene.words
    points = max(state.scores())
    if state.sides > state.players:
        return Text(_against_the_game(scene, picture, points), style="bold")
    if state.players == 1:
        rating = state.result()[0].get("rating")
        title = f" {picture.label(str(rating), scene.lang)}." if rating else ""
        return Text(words("alone", points=points) + title, style="bold")
    winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
    names = [words("Player", number=seat + 1) for seat in winners]
    if len(winners) > 1:
        return Text(words("shared", who=", ".join(names), points=points), style="bold")
    if scene.is_alone and winners == [scene.seat]:
        return Text(words("you_win", points=points), style="bold")
    return Text(words("wins", who=names[0], points=points), style="bold")
