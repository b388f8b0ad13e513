"""A picture without a plotting library: the scores of two bots as an SVG file.

python examples/plot.py scores.svg
"""

import sys
from collections import Counter
from pathlib import Path

import rathaus

BOTS = {"easy": "#2f6f9f", "random": "#c9803a"}
BIN, BAR, HEIGHT = 5, 14, 200  # points in a bar, its width and the height of the tallest


def histogram(scores: list[int]) -> Counter[int]:
    return Counter(score // BIN for score in scores)


def svg(series: dict[str, Counter[int]]) -> str:
    """Bars side by side, one colour per bot."""
    bins = [each for counts in series.values() for each in counts]
    low, high, most = min(bins), max(bins), max(max(counts.values()) for counts in series.values())
    shapes = []
    for place, (bot, counts) in enumerate(series.items()):
        shapes.append(f'<text x="8" y="{18 + 16 * place}" fill="{BOTS[bot]}">{bot}</text>')
        for each, count in sorted(counts.items()):
            x, tall = 8 + (2 * (each - low) + place) * BAR, HEIGHT * count / most
            shapes.append(
                f'<rect x="{x}" y="{HEIGHT + 40 - tall:.1f}" width="{BAR - 2}" '
                f'height="{tall:.1f}" fill="{BOTS[bot]}"><title>{bot}, {each * BIN} to '
                f"{each * BIN + BIN - 1} points: {count} times</title></rect>"
            )
    width = 16 + 2 * BAR * (high - low + 1)
    ends = f'<text x="8" y="{HEIGHT + 58}">{low * BIN} to {high * BIN + BIN - 1} points</text>'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT + 66}">'
    return f"{opening}{''.join(shapes)}{ends}</svg>\n"


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "scores.svg")
    results = rathaus.simulate("bruges", players=2, games=20, seed=1, bots=list(BOTS))
    scores = {bot: histogram(results.scores(seat)) for seat, bot in enumerate(BOTS)}
    target.write_text(svg(scores), encoding="utf-8")
    print(f"{target}: the scores of {', '.join(BOTS)} in {len(results.results)} games of bruges")
