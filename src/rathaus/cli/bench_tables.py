"""What `rathaus bench` prints: tables, the comparison with the rival, and with the last time."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from rathaus.arena import bench as arena
from rathaus.cli.showing import plain_table

SPEEDS = ("players", "decisions/s", "choices/s", "games/s", "µs a copy", "KB a state")
CALLS = ("players", "play_out/s", "redeal", "view", "scores", "easy", "playouts/s")


def _table(columns: Sequence[str]) -> Table:
    shown = plain_table()
    shown.add_column("engine", no_wrap=True)
    for name in columns:
        shown.add_column(name, justify="right", no_wrap=True)
    return shown


def speeds(report: arena.Report) -> Table:
    shown = _table(SPEEDS)
    for speed in (*report.speeds, *([report.rival] if report.rival else [])):
        shown.add_row(
            speed.name,
            str(speed.players),
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.choices_per_second:,.0f}",
            f"{speed.games_per_second:,.1f}",
            f"{speed.copy_microseconds:.2f}",
            f"{speed.state_bytes / 1000:.1f}" if speed.state_bytes else "",
        )
    return shown


def calls(report: arena.Report) -> Table:
    shown = _table(CALLS)
    for each in report.calls:
        shown.add_row(
            each.name,
            str(each.players),
            f"{each.play_out_rate:,.0f}",
            f"{each.redeal_microseconds:.0f} µs",
            f"{each.view_microseconds:.0f} µs",
            f"{each.scores_microseconds:.0f} µs",
            f"{each.easy_milliseconds:.2f} ms",
            f"{each.playouts_per_second:,.0f}",
        )
    return shown


def course(report: arena.Report) -> Table:
    """The cost of a decision in each tenth of a game, as numbers and as bars."""
    shown = _table(("players", "µs a decision, tenth by tenth of the game", "last / first"))
    for each in report.calls:
        bars = "".join("▁▂▃▄▅▆▇█"[min(7, int(8 * t / max(each.tenths)))] for t in each.tenths)
        numbers = " ".join(f"{t:.0f}" for t in each.tenths)
        shown.add_row(each.name, str(each.players), f"{numbers} {bars}", f"{each.growth:.1f}")
    return shown


def comparison(report: arena.Report) -> list[str]:
    if report.bots:
        return [f"Decided by: {', '.join(report.bots)}."]
    if report.rival is None:
        return ["Catanatron is not installed; `make bench` installs it and compares."]
    forced = 1 - report.rival.choices_per_second / report.rival.decisions_per_second
    note = (
        f"{forced:.0%} of {report.rival.name}'s decisions have one option only; "
        "such moves are taken by our engine itself and not counted."
    )
    return [note] + [
        f"{ratio.name} / {report.rival.name}: {ratio.decisions:.2f} x the decisions, "
        f"{ratio.choices:.2f} x the choices, {ratio.copies:.1f} x the copies a second."
        for ratio in report.ratios()
    ]


def since(last: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
    """The rates as multiples of those of the last time; the rival tells how busy the machine is."""
    found = [f"Since the last time ({last['date']}, {last['build']} build):"]
    before = {(each["name"], each["players"]): each for each in _rows(last)}
    for each in _rows(now):
        old = before.get((each["name"], each["players"]))
        if old:
            rate = each["decisions_per_second"] / max(old["decisions_per_second"], 1)
            copy = old["copy_microseconds"] / each["copy_microseconds"]
            name = f"{each['name']}, {each['players']} players"
            found.append(f"{name}: {rate:.2f} x the decisions, {copy:.2f} x the copies a second.")
    return found


def _rows(line: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [*line["speeds"], *([line["rival"]] if line["rival"] else [])]
