"""`rathaus tune`: fit the constants of a game's judge by self-play."""

import json
from pathlib import Path

import click

from rathaus.arena import drawing
from rathaus.arena.tuning import Effort, Tuned, change
from rathaus.arena.tuning import tune as run
from rathaus.bots import weights
from rathaus.cli.inputs import (
    folder_option,
    many_games_options,
    number_of_players,
    options_option,
    players_option,
    read_options,
    spreading,
)
from rathaus.cli.showing import progress_bar
from rathaus.core.game import Game
from rathaus.registry import find

USUAL = Effort()


@click.command()
@click.argument("game")
@players_option
@click.option("--generations", default=USUAL.generations, show_default=True, help="How often.")
@click.option(
    "--population", default=USUAL.population, show_default=True, help="Candidates of each."
)
@click.option("--deals", default=USUAL.deals, show_default=True, help="Games of each candidate.")
@click.option("--check", default=USUAL.check, show_default=True, help="Games of the final check.")
@many_games_options
@options_option
@folder_option(
    "--out",
    "For weights.toml, result.json, curve.svg and a journal; a killed run goes on from it.",
    required=True,
)
@click.option("--date", default="", help="Noted in weights.toml, if you want.")
def tune(
    game: str,
    players: int | None,
    generations: int,
    population: int,
    deals: int,
    check: int,
    seed: str,
    jobs: int,
    on_ray: bool,
    pairs: tuple[str, ...],
    folder: Path,
    date: str,
) -> None:
    """Fit the constants of the judge of GAME for a number of players."""
    found = find(game)
    count = number_of_players(found, players)
    effort = Effort(generations, population, deals, check)
    with progress_bar() as bar, spreading(on_ray, jobs) as spread:
        tuned = run(
            found,
            players=count,
            effort=effort,
            seed=seed,
            options=dict(read_options(found, pairs)),
            journal=folder / "journal.jsonl",
            spreading=spread,
            progress=bar.reach,
        )
    options = "".join(f" --option {pair}" for pair in pairs)
    command = (
        f"rathaus tune {game} --players {count} --generations {generations} "
        f"--population {population} --deals {deals} --check {check} --seed {seed}{options}"
    )
    _write(found, count, tuned, folder, command, date)
    _show(tuned, folder)


def _write(game: Game, players: int, tuned: Tuned, folder: Path, command: str, date: str) -> None:
    provenance: dict[str, object] = {
        "made_by": command,
        "games": tuned.games,
        "gain": round(tuned.gain.mean, 2),
        **({"date": date} if date else {}),
    }
    sheet = weights.read(game.name).with_tuned(game, players, tuned.values, provenance)
    (folder / weights.FILE).write_text(weights.dumps(game.name, sheet), encoding="utf-8")
    result = json.dumps({"command": command, **tuned.to_json()}, indent=2) + "\n"
    (folder / "result.json").write_text(result, encoding="utf-8")
    (folder / "curve.svg").write_text(_curve(tuned), encoding="utf-8")


def _curve(tuned: Tuned) -> str:
    points = [(float(number), each.mean) for number, each in enumerate(tuned.curve, start=1)]
    words = [f"generation {number:.0f}: {mean:+.1f} points" for number, mean in points]
    return drawing.curve("points of the candidates, generation by generation", points, words)


def _show(tuned: Tuned, folder: Path) -> None:
    for number, each in enumerate(tuned.curve, start=1):
        click.echo(
            f"generation {number:2}: all {each.mean:+7.2f}  best quarter {each.elite:+7.2f}  "
            f"width {each.width:.2f}"
        )
    for name, value in tuned.values.items():
        before = tuned.present[name]
        click.echo(f"{name:20} {before:8g} -> {value:8g}  {change(before, value)}")
    around = tuned.gain.interval
    interval = f" [{around.low:+.2f} to {around.high:+.2f}]" if around else ""
    click.echo(f"gain on fresh deals: {tuned.gain.mean:+.2f} points{interval}")
    if tuned.is_better:
        click.echo(f"better: put {folder / weights.FILE} in place of the one beside the judge")
    else:
        click.echo("not surely better: leave the weights as they are, or tune longer")
