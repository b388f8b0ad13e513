"""`rathaus play`: sit down at a table in this terminal."""

import secrets
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import click
from rich.console import Console
from rich.text import Text

from rathaus import bots as bot_kinds
from rathaus.cli.inputs import (
    components_option,
    lang_option,
    options_option,
    players_option,
    read_components,
    read_options,
    usual_players,
)
from rathaus.cli.terminal import saves, seating
from rathaus.cli.terminal.device import Device
from rathaus.cli.terminal.keeper import Keeper
from rathaus.cli.terminal.picture import picture_of
from rathaus.cli.terminal.questions import Setup, ask_setup
from rathaus.cli.terminal.sitting import Sitting
from rathaus.cli.terminal.words import Words
from rathaus.core.errors import RathausError
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.registry import find, names

_OPPONENT = "easy"
_OUT = click.Path(dir_okay=False, path_type=Path)
_IN = click.Path(exists=True, dir_okay=False, path_type=Path)


def _declared_options() -> str:
    """All options of all games, as the last lines of the help."""
    lines = ["\b", "Options of the games, for --option:"]
    for name in names():
        for option in find(name).options:
            values = "|".join(str(value).lower() for value in option.values)
            lines.append(
                f"  {name}: {option.name}={values}  (default {str(option.default).lower()})"
            )
            lines.append(f"      {option.text['en']}")
    return "\n".join(lines)


@click.command(epilog=_declared_options())
@click.argument("game", required=False)
@players_option
@click.option(
    "--bots",
    metavar="NAME,...",
    help="Bots for the seats after the first; people on this device take the seats left over. "
    "my_bot.py:MyBot is a class of your own; 'none': people only.  [default: easy on every seat]",
)
@click.option("--seats", metavar="N,...", help="The seats of people, counted from 1.  [default: 1]")
@options_option
@lang_option
@click.option("--seed", help="The same seed deals the same tiles.")
@components_option
@click.option("--save", "save_file", type=_OUT, metavar="FILE", help="Keep the game in this file.")
@click.option("--resume", "resume_file", type=_IN, metavar="FILE", help="Go on with a saved game.")
def play(
    game: str | None,
    players: int | None,
    bots: str | None,
    seats: str | None,
    pairs: tuple[str, ...],
    lang: str,
    seed: str | None,
    components_file: Path | None,
    save_file: Path | None,
    resume_file: Path | None,
) -> None:
    """Play GAME in this terminal, against bots or with people on the same device.

    Type ? at the table for help. What you type may also come from a file or a pipe.
    """
    words, device = Words(lang), Device(_console())
    if save_file and save_file != resume_file:
        _check_free(save_file)
    components = read_components(components_file)
    if resume_file:
        given = (players, seats, seed, pairs or None)
        rest = [each for each in given if each is not None]
        match = _resume(resume_file, game, components, bots, rest)
    else:
        table = find(_game_name(game), components)
        setup = _setup(table, players, bots, seats, pairs, words, device)
        _advise(table, setup, words, device)
        match = Match(
            table,
            setup.players,
            seed=seed if seed is not None else secrets.token_hex(8),
            options=setup.options,
            seats=setup.seats,
        )
    path = save_file or resume_file
    if save_file:
        _check_writable(match, save_file)
    keeper = Keeper(
        match,
        words,
        device,
        path or saves.default_path(match.game.name),
        named=path is not None,
        components=components_file,
    )
    with _stopped_by_hang_up():
        Sitting(keeper, picture_of(match.game)).run()


def _advise(game: Game, setup: Setup, words: Words, device: Device) -> None:
    """What the rules advise against; a screen that would be wiped waits until it is read."""
    advice = game.advice(setup.options, words.lang)
    for line in advice:
        device.console.print(Text(line, style="yellow"))
    if advice and device.is_interactive:
        device.read(words("advised"))


def _console() -> Console:
    """Signs that the output cannot show become question marks in place of an error."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")
    return Console(highlight=False)


def _game_name(game: str | None) -> str:
    if game is None:
        raise RathausError(f"which game? There is: {', '.join(names())}")
    return game


def _setup(
    game: Game,
    players: int | None,
    bots: str | None,
    seats: str | None,
    pairs: Sequence[str],
    words: Words,
    device: Device,
) -> Setup:
    options = read_options(game, pairs)
    usual, opponent = usual_players(game), _usual_opponent(game)
    if players is None and device.is_interactive:
        asked = ask_setup(game, words, device, usual, opponent, with_bots=bots is None)
        options = {**asked.options, **options}
        count, kind = asked.players, asked.opponent
    else:
        count, kind = players if players is not None else usual, opponent
    game.check_players(count)
    humans = seating.parse_seats(seats, count) if seats else None
    if bots is None:
        chairs = count - (len(humans) if humans else 1)
        bots = ",".join([kind] * (1 if kind == seating.NONE else chairs))
    return Setup(count, kind, options, seating.arrange(count, seating.parse_bots(bots), humans))


def _usual_opponent(game: Game) -> str:
    """Not every bot plays every game; the strongest that does stands in."""
    levels = bot_kinds.levels_for(game)
    return _OPPONENT if _OPPONENT in levels else levels[-1]


def _resume(
    path: Path,
    game: str | None,
    components: str | None,
    bots: str | None,
    given: Sequence[object],
) -> Match:
    record = saves.load(path)
    own = {name for name in record.seats if bot_kinds.is_own(name)}
    if given or (bots is not None and not own):
        raise RathausError(
            "a saved game has its players, bots, seats, seed and options; leave them out"
        )
    if own != set(seating.parse_bots(bots or "")):  # else a file from anywhere runs another
        names = ",".join(sorted(own))
        raise RathausError(f"{path} names bots of your own; allow them with: --bots {names}")
    if game is not None and record.game != game:
        raise RathausError(f"{path} holds a game of {record.game}, not of {game}")
    if all(not seating.is_human(name) for name in record.seats):
        raise RathausError(f"{path} holds a game between bots only; see it with: rathaus replay")
    try:
        return Match.resume(find(record.game, components), record)
    except RathausError as error:
        raise RathausError(f"{path}, {error}") from error


def _check_free(path: Path) -> None:
    """A new game does not write over one that is still being played."""
    if not path.exists():
        return
    try:
        is_open = saves.load(path).result is None
    except RathausError:
        return
    if is_open:
        raise RathausError(f"{path} holds a game that is not over; go on with --resume {path}")


def _check_writable(match: Match, path: Path) -> None:
    """Better to know before the first move than after the last."""
    try:
        saves.save(match, path)
    except OSError as error:
        raise RathausError(f"{path} cannot be written: {error.strerror}") from error


@contextmanager
def _stopped_by_hang_up() -> Iterator[None]:
    """A closed window or a polite kill ends the game like Ctrl-C: it is saved first.

    Ctrl-C itself is among them, since whoever starts this command may have switched it off.
    """

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    names = [name for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), stop) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
