"""A bot of your own, for any of the games: it imagines where each move leads.

python examples/own_bot.py
rathaus simulate neom --players 2 --games 20 --jobs 2 --bots examples/own_bot.py:Dreamer,random
rathaus play bruges --players 2 --bots examples/own_bot.py:Dreamer
"""

from random import Random

import rathaus
from rathaus.bots import Bot, Chair

DREAMS = 2  # imagined tables for each move
AHEAD = 12  # moves that are played on an imagined table


class Dreamer(Bot):
    """Plays each move on imagined tables, goes on at random, and looks at the points there.

    All it may know is behind the chair: `moves`, `view` and `redeal`.
    """

    def choose(self, chair: Chair, rng: Random) -> int:
        return max(chair.moves(), key=lambda move: self.worth(chair, move, rng))

    def worth(self, chair: Chair, move: int, rng: Random) -> float:
        """By how many points it leads the others in its dreams."""
        return sum(self.dream(chair, move, rng) for _ in range(DREAMS)) / DREAMS

    def dream(self, chair: Chair, move: int, rng: Random) -> int:
        table = chair.redeal(rng)
        table.play(chair.seat, move)
        for _ in range(AHEAD):
            if not (turn := table.turn()):
                break
            seat = turn[0]
            chance = seat == rathaus.CHANCE
            table.play(seat, table.sample(rng) if chance else rng.choice(table.moves(seat)))
        scores = table.scores()
        return 2 * scores[chair.seat] - sum(scores)


if __name__ == "__main__":
    results = rathaus.simulate("neom", players=2, games=4, seed=1, bots=[Dreamer, "random"])
    for seat in results.seats():
        print(f"{seat.bot:8} wins {seat.wins:g} of {len(results.results)}, {seat.mean:.0f} points")
