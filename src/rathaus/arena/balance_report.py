"""The balance report: one HTML file with plots, and the same as JSON."""

from pathlib import Path

from rathaus.arena import drawing, page
from rathaus.arena.balance import Balance, PieceBalance
from rathaus.arena.drawing import Row
from rathaus.arena.report import per_cent, signed, unsigned

METHOD = (
    "Games between bots of one kind. A piece is laid out if it lies before a player at the end. "
    "Wins: 1.00 is an average player of the table, 1.20 a fifth more victories. Lead: points above "
    "the mean of the table (alone: above the mean of all games), with its 95 % interval. "
    "Correlation: of having the piece and winning. "
    "A star marks leads that chance alone hardly explains, many pieces considered. A piece that "
    "is laid out late or costs much is found with those who were ahead anyway: a lead is a hint "
    "where to look, no proof."
)


def write(balance: Balance, folder: Path) -> tuple[Path, Path]:
    """`balance.html` and `balance.json` in a folder, which is made if need be."""
    return page.write(folder, "balance", render(balance), balance.to_json())


def heading(balance: Balance) -> str:
    bots = ", ".join(dict.fromkeys(balance.header["bots"]))
    return page.heading(balance.header, f"{balance.games} games", f"bots {bots}")


def render(balance: Balance) -> str:
    parts = [
        page.paragraph(heading(balance)),
        page.paragraph(METHOD),
        page.section("Seats", _seats(balance), _shares(balance)),
    ]
    for kind in dict.fromkeys(piece.kind for piece in balance.pieces):
        pieces = [piece for piece in balance.pieces if piece.kind == kind]
        parts.append(page.section(f"Pieces: {kind} ({len(pieces)})", _pieces(pieces)))
    if balance.unused:
        parts.append(page.section("Never laid out", page.paragraph(", ".join(balance.unused))))
    return page.page(f"Balance: {balance.header['game']}", parts)


def _seats(balance: Balance) -> str:
    body = [
        (str(n), per_cent(seat.share, seat.share_interval), unsigned(seat.points))
        for n, seat in enumerate(balance.seats, start=1)
    ]
    return page.table(("seat", "victories", "points"), body)


def _shares(balance: Balance) -> str:
    par = 1 / len(balance.seats)
    data = [
        Row(
            f"seat {n}",
            seat.share,
            *seat.share_interval,
            par,
            per_cent(seat.share, seat.share_interval),
        )
        for n, seat in enumerate(balance.seats, start=1)
    ]
    return drawing.rows("victories by seat", data)


def piece_row(piece: PieceBalance) -> tuple[str, ...]:
    return (
        piece.key + (" *" if piece.is_conspicuous else ""),
        str(piece.count),
        f"{piece.rate * 100:.1f} %",
        f"{piece.wins:.2f}",
        signed(piece.lead),
        f"{piece.correlation:+.3f}",
    )


HEAD = ("piece", "times", "of all", "wins", "lead", "correlation")


def _pieces(pieces: list[PieceBalance]) -> str:
    return page.table(HEAD, list(map(piece_row, pieces)))
