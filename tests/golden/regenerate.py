"""Writes the golden records anew: python -m tests.golden.regenerate [GAME]...

Random players who like to do what no record shows yet play many games under fixed seeds; for
each place in the collection the game that shows the most is kept. Nothing depends on the clock
or the machine, so the same engine gives the same files.
"""

from random import Random

import click

from rathaus.core.match import Match
from rathaus.core.records import Record
from tests.golden import bruges_plan, city_tycoon_plan, hamburg_plan, neom_plan
from tests.golden.coverage import Plan, Table
from tests.golden.playthrough import PLAYTHROUGH, write_playthrough

PLANS: dict[str, Plan] = {
    plan.game.name: plan
    for plan in (neom_plan.PLAN, hamburg_plan.PLAN, bruges_plan.PLAN, city_tycoon_plan.PLAN)
}


def curious_game(plan: Plan, table: Table, seed: str, missing: set[str]) -> tuple[Record, set[str]]:
    players, options = table
    match = Match(plan.game, players, seed=seed, options=options)
    rng, wanted, told = Random(f"curious {seed}"), set(missing), 0
    observed: set[str] = set()
    while not match.is_over:
        seat = rng.choice(match.state.turn())
        move = plan.choose(match.state, seat, wanted, rng)
        match.play(seat, move)
        name = plan.game.notation(match.state, move)
        wanted -= plan.settled(name, match.events[told:], match.state)
        observed.update(plan.observe(match.state))
        told = len(match.events)
    record = match.record()
    return record, observed | plan.features(record, match.events)


def collect(plan: Plan) -> dict[str, Record]:
    """The records by file name, until everything is shown."""
    missing, found = set(plan.required), dict[str, Record]()
    tables = [*plan.first_tables, *plan.further_tables * plan.most_files]
    for number, table in enumerate(tables[: plan.most_files], start=1):
        if not missing:
            break
        record, shown = _best_game(plan, table, number, missing)
        missing -= shown
        found[plan.name(number, record)] = record
    if missing:
        raise SystemExit(f"no record of {plan.game.name} shows: {', '.join(sorted(missing))}")
    return found


def _best_game(plan: Plan, table: Table, number: int, missing: set[str]) -> tuple[Record, set[str]]:
    """Of all candidates the first that shows the most of what is missing."""
    seeds = [f"golden {number} {i}" for i in range(plan.candidates)]
    games = [curious_game(plan, table, seed, missing) for seed in seeds]
    return max(games, key=lambda game: len(game[1] & missing))


def write(plan: Plan) -> None:
    records = collect(plan)
    plan.folder.mkdir(exist_ok=True)
    for old in plan.files():
        old.unlink()
    for name, record in records.items():
        (plan.folder / name).write_text(record.dumps(), encoding="utf-8", newline="\n")
    click.echo(f"{len(records)} records in {plan.folder.name}")


@click.command()
@click.argument("games", nargs=-1, type=click.Choice(sorted(PLANS)))
def main(games: tuple[str, ...]) -> None:
    """Write the golden records of the GAMES anew; of all games without an argument."""
    for name, plan in PLANS.items():
        if games and name not in games:
            continue
        write(plan)
        if plan is neom_plan.PLAN:
            PLAYTHROUGH.write_text(write_playthrough(), encoding="utf-8", newline="\n")
            click.echo(f"{PLAYTHROUGH.name}")


if __name__ == "__main__":
    main()
