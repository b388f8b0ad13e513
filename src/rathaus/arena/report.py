"""The report of an arena: one HTML file with drawn plots, and the same as JSON."""

from pathlib import Path

from rathaus.arena import drawing, page, ratings
from rathaus.arena.drawing import Row
from rathaus.arena.intervals import Interval
from rathaus.arena.matches import short
from rathaus.arena.standing import Estimate, Meeting, Profile, Standing

BINS = 24
INTERVALS = (
    "Intervals hold 95 %. A deal, played from all seats, counts as one observation: shares after "
    "Wilson, means after Student. The dashed tick is par, the share if all were equally strong, "
    "or the target."
)

TIMES = (
    "Process time, from the median to the 99th percentile: "
    "the only figures that depend on the machine."
)


def write(standing: Standing, folder: Path) -> tuple[Path, Path]:
    """`report.html` and `report.json` in a folder, which is made if need be."""
    return page.write(folder, "report", render(standing), standing.to_json())


def render(standing: Standing) -> str:
    """The HTML file."""
    profiles = standing.profiles
    parts = [
        page.paragraph(heading(standing)),
        page.paragraph(INTERVALS),
        page.section("Matches", *(_match(each, standing.target) for each in standing.meetings)),
        page.section("Ratings", _ratings(standing)),
        page.section("Points", _points(standing), _distributions(profiles)),
        page.section("Victories by seat, in per cent", _by_seat(profiles)),
        page.section("Time a decision", page.paragraph(TIMES), _times(profiles)),
    ]
    return page.page(f"Arena: {standing.header['game']}", parts)


def heading(standing: Standing) -> str:
    return page.heading(standing.header, standing.header["mode"], f"{standing.count} games")


def per_cent(share: float, interval: Interval) -> str:
    """
    >>> per_cent(0.5, Interval(0.401, 0.6))
    '50.0 % [40–60]'
    """
    return f"{share * 100:.1f} % [{interval.low * 100:.0f}–{interval.high * 100:.0f}]"


def signed(estimate: Estimate | None) -> str:
    """Ahead or behind; the interval of a mean is symmetric."""
    return "" if estimate is None else f"{estimate.mean:+.1f}{_half(estimate)}"


def unsigned(estimate: Estimate) -> str:
    return f"{estimate.mean:.1f}{_half(estimate)}"


def _half(estimate: Estimate) -> str:
    return f" ± {estimate.interval.high - estimate.mean:.1f}" if estimate.interval else ""


def _match(meeting: Meeting, target: float | None) -> str:
    head = ("bot", "victories", "par", "to the mean rival", "to the best rival")
    body = [
        (
            short(side.bot),
            per_cent(side.share, side.share_interval),
            f"{side.par * 100:.0f} %",
            signed(side.margin),
            signed(side.margin_to_best),
        )
        for side in meeting.sides()
    ]
    caption = page.paragraph(f"{meeting.match}, {meeting.count} games:")
    return caption + page.table(head, body) + _shares(meeting, target)


def _shares(meeting: Meeting, target: float | None) -> str:
    first = meeting.match.line_up[0]
    data = [
        Row(
            short(side.bot),
            side.share,
            *side.share_interval,
            target if target is not None and side.bot == first else side.par,
            per_cent(side.share, side.share_interval),
        )
        for side in meeting.sides()
    ]
    return drawing.rows("shares of victories", data, ends=(0.0, 1.0))


def _ratings(standing: Standing) -> str:
    if standing.ratings is None:
        return page.paragraph("nobody meets" if standing.players == 1 else ratings.MISSING)
    rated = sorted(standing.ratings.items(), key=lambda each: -each[1].mu)
    data = [
        Row(short(bot), each.mu, *each.interval, None, f"{each.mu:.1f} ± {each.half:.1f}")
        for bot, each in rated
    ]
    return drawing.rows("ratings", data)


def _points(standing: Standing) -> str:
    alone = standing.players == 1
    head = ["bot", "games", "mean points", "least", "most"]
    if alone:
        head.append(f"ahead of {short(standing.bots[0])}")
    body = [
        [
            short(each.bot),
            str(each.games),
            unsigned(each.points),
            str(min(each.scores)),
            str(max(each.scores)),
            *([signed(standing.ahead_of_first(each.bot))] if alone else []),
        ]
        for each in standing.profiles
    ]
    return page.table(head, body)


def _distributions(profiles: list[Profile]) -> str:
    scores = [score for each in profiles for score in each.scores]
    low = min(scores)
    width = max(1, -(-(max(scores) - low + 1) // BINS))
    count = (max(scores) - low) // width + 1
    series = []
    for each in profiles:
        bins = [0] * count
        for score in each.scores:
            bins[(score - low) // width] += 1
        series.append((short(each.bot), [100 * n / len(each.scores) for n in bins]))
    labels = [str(low + width * n) for n in range(count)]
    return drawing.bars("distribution of points", labels, series)


def _by_seat(profiles: list[Profile]) -> str:
    seats = [str(seat + 1) for seat in range(len(profiles[0].by_seat))]
    series = [
        (short(each.bot), [round(100 * won / of, 1) if of else 0.0 for won, of in each.by_seat])
        for each in profiles
    ]
    return drawing.bars("victories by seat", seats, series)


def _times(profiles: list[Profile]) -> str:
    data = [
        Row(short(p.bot), p.median_time, p.median_time, p.p99_time, None, seconds(p))
        for p in profiles
    ]
    return drawing.rows("time a decision", data, logarithmic=True)


def seconds(profile: Profile) -> str:
    return f"{_time(profile.median_time)}, p99 {_time(profile.p99_time)}"


def _time(value: float) -> str:
    """
    >>> _time(0.25), _time(0.0042), _time(0.000013)
    ('250 ms', '4.2 ms', '0.01 ms')
    """
    milliseconds = value * 1e3
    if milliseconds >= 10:
        return f"{milliseconds:.0f} ms"
    return f"{milliseconds:.1f} ms" if milliseconds >= 0.1 else f"{milliseconds:.2f} ms"
