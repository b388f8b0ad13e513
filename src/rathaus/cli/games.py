"""`rathaus games`: what can be played, for how many, and with which options."""

import json
from typing import Any

import click

from rathaus.cli.inputs import json_option, lang_option
from rathaus.core.game import Game
from rathaus.core.options import Option
from rathaus.registry import find, names


@click.command()
@lang_option
@json_option
def games(lang: str, as_json: bool) -> None:
    """List the games with their options."""
    tables = [find(name) for name in names()]
    if as_json:
        click.echo(json.dumps([_facts(game, lang) for game in tables], indent=2))
        return
    for game in tables:
        click.echo(_paragraph(game, lang))


def _facts(game: Game, lang: str) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title[lang],
        "rules_version": game.rules_version,
        "players": list(game.player_counts),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "players": list(option.players or game.player_counts),
                "text": option.text[lang],
            }
            for option in game.options
        ],
    }


def _paragraph(game: Game, lang: str) -> str:
    counts = ", ".join(map(str, game.player_counts))
    lines = [
        f"{game.name}: {game.title[lang]}, rules version {game.rules_version}, players: {counts}"
    ]
    for option in game.options:
        lines += [f"  {_choices(option)}", f"      {option.text[lang]}"]
    return "\n".join(lines)


def _choices(option: Option) -> str:
    """As it is typed: `tiles=1+|4+|5+`, and what happens if it is not."""
    values = "|".join(str(value).lower() for value in option.values)
    counts = ", ".join(map(str, option.players))
    only = f"; players: {counts}" if counts else ""
    return f"{option.name}={values} (default {str(option.default).lower()}{only})"
