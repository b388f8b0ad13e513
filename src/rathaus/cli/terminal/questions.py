"""The few questions before a game, each with a default."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from rathaus import bots
from rathaus.cli.terminal.device import Device
from rathaus.cli.terminal.seating import NONE
from rathaus.cli.terminal.words import Words, parse_yes
from rathaus.core.game import Game
from rathaus.core.options import Option, Value


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game starts."""

    players: int
    opponent: str
    options: Mapping[str, Value] = field(default_factory=dict)
    seats: tuple[str, ...] = ()


def ask_setup(
    game: Game, words: Words, device: Device, players: int, opponent: str, *, with_bots: bool
) -> Setup:
    """How many, against whom, and the yes-or-no options of the game."""
    device.console.print(Text(words("welcome", title=game.title[words.lang]), style="bold"))
    counts = [str(count) for count in game.player_counts]
    players = int(_ask(words, device, words("ask_players", default=players), counts, str(players)))
    if with_bots and players > 1:
        levels = bots.levels_for(game)
        names = ", ".join(_level(words, level) for level in levels)
        question = words("ask_bots", names=names, default=opponent)
        opponent = _ask(words, device, question, [*levels, NONE], opponent)
    switches = [o for o in game.options if o.type is bool and o.applies(players)]
    options: dict[str, Value] = {o.name: _ask_switch(words, device, o) for o in switches}
    return Setup(players, opponent, options)


def _level(words: Words, level: str) -> str:
    """The name to type, and what it means where that is another word."""
    meaning = words(f"level_{level}")
    return level if meaning == level else f"{level} ({meaning})"


def _ask(words: Words, device: Device, question: str, values: Sequence[str], default: str) -> str:
    while True:
        answer = device.read(question).strip().lower() or default
        if answer in values:
            return answer
        device.console.print(words("please", values=", ".join(values)))


def _ask_switch(words: Words, device: Device, option: Option) -> bool:
    question = f"{option.text[words.lang]} {words('yes_no')}"
    while True:
        answer = parse_yes(device.read(question), default=bool(option.default))
        if answer is not None:
            return answer
