"""The balance of City Tycoon's districts in games between bots.

    python benchmarks/city_tycoon_balance.py --games 500 --jobs 2 > balance.md

For every number of players: scores by place in the first turn order and by seat. For every
district: how often it is built of the times it is held while affordable, and how players who built
it fare. A tile is *held while affordable* if a player has it at the end of the draft and could pay
its cost at one of the own turns of phase III. The same seed gives the same games.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean, median

import click
from rich.console import Console
from rich.progress import Progress

from rathaus import bots as bot_kinds
from rathaus.bots import Chair
from rathaus.core.steps import CHANCE
from rathaus.games import find
from rathaus.games.city_tycoon.components.kit import PLANT_BASE, Kit, is_district, is_plant
from rathaus.games.city_tycoon.moves import SUPPLY
from rathaus.games.city_tycoon.scoring import CATEGORIES
from rathaus.games.city_tycoon.state import CityTycoonState

TRAP, MUST = 0.05, 0.95
CHUNK = 10  # games that a process plays in one go


@dataclass(frozen=True)
class Holding:
    """A tile that a player had at the end of the draft and could pay for."""

    tile: int
    seat: int
    built: bool


@dataclass
class Record:
    """What is kept of one game."""

    players: int
    scores: list[int]
    ranks: list[int]
    order: list[int]  # of the first round
    orders: list[list[int]] = field(default_factory=list)  # of each round
    money: list[list[int]] = field(default_factory=list)  # of each seat as a round begins
    holdings: list[Holding] = field(default_factory=list)
    uses: Counter[tuple[int, str]] = field(default_factory=Counter)  # by round
    plants: Counter[int] = field(default_factory=Counter)
    points: list[int] = field(default_factory=list)  # by category, all seats

    def win(self, seat: int) -> float:
        """1 for an average player; a shared victory counts as a share."""
        return self.players * (self.ranks[seat] == 1) / self.ranks.count(1)


# -- one game ---------------------------------------------------------------------------------


class Watch:
    """Follows a game from decision to decision."""

    def __init__(self, state: CityTycoonState) -> None:
        self.state = state
        self.record = Record(state.players, [], [], [])
        self.round = 0
        self.held: list[tuple[int, ...]] = []
        self.affordable: set[tuple[int, int]] = set()

    def before(self, seat: int, move: int) -> None:
        """A decision is about to be taken."""
        state = self.state
        step = state.stack[-1][0]
        if state.round != self.round:
            self.close_round()
            self.round = state.round
            self.record.orders.append(list(state.order))
            self.record.money.append(list(state.money))
        if step == "extend" and not state.answers[seat]:
            if not self.held:
                self.held = list(state.kept)
            money, cost = state.money[seat], state.kit.cost
            self.affordable |= {(seat, tile) for tile in state.kept[seat] if cost[tile] <= money}
        elif step == "supply" and SUPPLY < move <= SUPPLY + PLANT_BASE:
            self.record.uses[self.round, "supplied"] += 1

    def close_round(self) -> None:
        state = self.state
        where = dict(zip(state.tiles, state.owners, strict=True))
        for seat, tiles in enumerate(self.held):
            built = [tile for tile in tiles if where.get(tile) == seat]
            self.record.uses[self.round, "districts"] += len(built)
            self.record.holdings += [
                Holding(tile, seat, tile in built)
                for tile in tiles
                if (seat, tile) in self.affordable
            ]
        plants = sum(map(is_plant, state.tiles)) - sum(
            count for (_, what), count in self.record.uses.items() if what == "plants"
        )
        self.record.uses[self.round, "plants"] += plants
        self.held, self.affordable = [], set()

    def close(self) -> Record:
        self.close_round()
        state, record = self.state, self.record
        record.scores, record.ranks, record.order = state.scores(), state.ranks(), record.orders[0]
        record.plants.update(filter(is_plant, state.tiles))
        record.points = [sum(state.vp[i :: len(CATEGORIES)]) for i in range(len(CATEGORIES))]
        return record


def play(
    kinds: tuple[str, ...], players: int, seed: str, number: int, components: str | None
) -> Record:
    game = find("city_tycoon", components)
    chance = Random(f"{seed} {players} {number}")
    minds = [Random(f"{seed} {players} {number} {seat}") for seat in range(players)]
    bots = [bot_kinds.create(kind, game) for kind in bot_kinds.line_up(kinds, players)]
    state = game.start(players)
    assert isinstance(state, CityTycoonState)
    watch = Watch(state)
    while turn := state.turn():
        seat = turn[0]
        if seat == CHANCE:
            state.play(CHANCE, state.sample(chance))
            continue
        move = bots[seat].choose(Chair(state, seat), minds[seat])
        watch.before(seat, move)
        state.play(seat, move)
    return watch.close()


# -- many games -------------------------------------------------------------------------------

Task = tuple[tuple[str, ...], int, str, range, str | None]


def _chunk(task: Task) -> list[Record]:
    kinds, players, seed, numbers, components = task
    return [play(kinds, players, seed, number, components) for number in numbers]


def _tasks(
    kinds: tuple[str, ...], counts: list[int], games: int, seed: str, components: str | None
) -> list[Task]:
    return [
        (kinds, players, seed, range(start, min(start + CHUNK, games)), components)
        for players in counts
        for start in range(0, games, CHUNK)
    ]


def run(tasks: list[Task], jobs: int, progress: Callable[[int], None]) -> list[Record]:
    """All games, in the same order whatever the number of processes."""
    found: dict[int, list[Record]] = {}
    if jobs == 1:
        for index, task in enumerate(tasks):
            found[index] = _chunk(task)
            progress(len(found[index]))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            futures = {pool.submit(_chunk, task): index for index, task in enumerate(tasks)}
            for future in as_completed(futures):
                found[futures[future]] = future.result()
                progress(len(future.result()))
    return [record for index in range(len(tasks)) for record in found[index]]


# -- the report -------------------------------------------------------------------------------


@dataclass
class District:
    """What happened to a district in all games."""

    tile: int
    held: int
    built: int
    wins_built: float  # 1: an average player
    wins_not: float
    lead_built: float  # points above the mean of the table
    lead_not: float

    @property
    def rate(self) -> float:
        return self.built / self.held if self.held else 0.0


def districts(records: list[Record]) -> list[District]:
    wins: dict[tuple[int, bool], list[float]] = {}
    leads: dict[tuple[int, bool], list[float]] = {}
    for record in records:
        mean = fmean(record.scores)
        for each in record.holdings:
            wins.setdefault((each.tile, each.built), []).append(record.win(each.seat))
            leads.setdefault((each.tile, each.built), []).append(record.scores[each.seat] - mean)
    found = []
    for tile in range(1, PLANT_BASE + 1):
        yes, no = wins.get((tile, True), []), wins.get((tile, False), [])
        found.append(
            District(
                tile,
                len(yes) + len(no),
                len(yes),
                fmean(yes) if yes else 0.0,
                fmean(no) if no else 0.0,
                fmean(leads[tile, True]) if yes else 0.0,
                fmean(leads[tile, False]) if no else 0.0,
            )
        )
    return found


def _table(head: str, rows: Iterator[str]) -> str:
    columns = head.count("|") - 1
    return "\n".join([head, "|" + "---|" * columns, *rows])


def scores_table(records: list[Record], counts: list[int]) -> str:
    head = "| players | games | mean | lowest | 10 % | median | 90 % | highest | winner's mean |"
    return _table(head, (_scores_row(records, players) for players in counts))


def _scores_row(records: list[Record], players: int) -> str:
    games = [record for record in records if record.players == players]
    scores = sorted(score for record in games for score in record.scores)
    tenth = len(scores) // 10
    best = fmean(max(record.scores) for record in games)
    return (
        f"| {players} | {len(games)} | {fmean(scores):.1f} | {scores[0]} | {scores[tenth]} "
        f"| {median(scores):.0f} | {scores[-1 - tenth]} | {scores[-1]} | {best:.1f} |"
    )


def places_table(records: list[Record], counts: list[int], *, by_seat: bool) -> str:
    """Mean score and share of victories, by seat or by place in the first turn order."""
    what = "seat" if by_seat else "place"
    head = "| players |" + "".join(f" {what} {n} |" for n in range(1, max(counts) + 1))
    return _table(head, (_places_row(records, players, by_seat) for players in counts))


def _places_row(records: list[Record], players: int, by_seat: bool) -> str:
    games = [record for record in records if record.players == players]
    cells = []
    for place in range(players):
        at = [(record, place if by_seat else record.order[place]) for record in games]
        wins = fmean(record.win(seat) for record, seat in at) / players
        cells.append(f" {fmean(record.scores[seat] for record, seat in at):.1f}, {wins:.0%} |")
    return f"| {players} |" + "".join(cells)


def rounds_table(records: list[Record], counts: list[int]) -> str:
    head = "| players | round | money before | districts | plants | sold | supplied |"
    return _table(head, _rounds_rows(records, counts))


def _rounds_rows(records: list[Record], counts: list[int]) -> Iterator[str]:
    for players in counts:
        games = [record for record in records if record.players == players]
        seats = players * len(games)
        for number in range(1, 5):
            money = fmean(fmean(record.money[number - 1]) for record in games)
            done = {
                what: sum(record.uses[number, what] for record in games) / seats
                for what in ("districts", "plants", "supplied")
            }
            sold = 6 - done["districts"] - done["plants"]
            yield (
                f"| {players} | {number} | {money:.1f} | {done['districts']:.2f} "
                f"| {done['plants']:.2f} | {sold:.2f} | {done['supplied']:.2f} |"
            )


def points_table(records: list[Record], counts: list[int]) -> str:
    head = "| players |" + "".join(f" {name} |" for name in CATEGORIES)
    return _table(head, (_points_row(records, players) for players in counts))


def _points_row(records: list[Record], players: int) -> str:
    games = [record for record in records if record.players == players]
    totals = [sum(column) for column in zip(*(record.points for record in games), strict=True)]
    cells = (f" {total / players / len(games):.1f} |" for total in totals)
    return f"| {players} |" + "".join(cells)


def plants_table(records: list[Record], kit: Kit) -> str:
    head = "| plant | cost | cubes | in games |"
    built = Counter[int]()
    for record in records:
        built.update(record.plants)
    tiles = range(PLANT_BASE + 1, PLANT_BASE + 1 + len(kit.plants))
    return _table(
        head,
        (
            f"| {kit.key(t)} | {kit.cost[t]} | {kit.cubes[t]} | {built[t] / len(records):.0%} |"
            for t in tiles
        ),
    )


def districts_table(found: list[District], kit: Kit) -> str:
    head = (
        "| no. | district | cost | held | built | wins built | wins not | lead built | lead not |"
    )
    rows = (
        f"| {each.tile} | {kit.key(each.tile)} | {kit.cost[each.tile]} | {each.held} "
        f"| {each.rate:.1%} | {each.wins_built:.2f} | {each.wins_not:.2f} "
        f"| {each.lead_built:+.1f} | {each.lead_not:+.1f} |"
        for each in found
        if is_district(each.tile)
    )
    return _table(head, rows)


def report(records: list[Record], counts: list[int], kit: Kit) -> str:
    found = districts(records)
    traps = [kit.key(each.tile) for each in found if each.rate < TRAP]
    musts = [kit.key(each.tile) for each in found if each.rate > MUST]
    parts = (
        "## Scores",
        scores_table(records, counts),
        "Mean score and victories, by place in the turn order of round 1:",
        places_table(records, counts, by_seat=False),
        "By seat:",
        places_table(records, counts, by_seat=True),
        "## Points by where they came from, a player",
        points_table(records, counts),
        "## A round of a player",
        rounds_table(records, counts),
        "## Plants",
        plants_table(records, kit),
        "## Districts",
        f"Built in less than {TRAP:.0%}: {', '.join(traps) or 'none'}.",
        f"Built in more than {MUST:.0%}: {', '.join(musts) or 'none'}.",
        districts_table(found, kit),
    )
    return "\n\n".join(parts)


@click.command()
@click.option("--players", default="2,3,4,5", show_default=True, help="Numbers of players.")
@click.option("--games", default=500, show_default=True, help="Games for each of them.")
@click.option("--bots", default="easy", show_default=True, help="One bot for all seats.")
@click.option("--seed", default="0", show_default=True, help="The same seed, the same games.")
@click.option("--jobs", default=1, show_default=True, help="Number of processes.")
@click.option("--components", type=click.Path(path_type=Path, exists=True), default=None)
def main(
    players: str, games: int, bots: str, seed: str, jobs: int, components: Path | None
) -> None:
    """Play many games and print the report as Markdown."""
    text = components.read_text(encoding="utf-8") if components else None
    counts = [int(each) for each in players.split(",")]
    tasks = _tasks(tuple(bots.split(",")), counts, games, seed, text)
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task("playing", total=games * len(counts))
        records = run(tasks, jobs, lambda done: progress.advance(bar, done))
    game = find("city_tycoon", text)
    click.echo(report(records, counts, game.kit))  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
