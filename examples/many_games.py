"""Many games of your own making: which tiles of NEOM stand in the cities of winners?

python examples/many_games.py 500
"""

import sys
from collections import Counter
from random import Random

from rich.progress import track

import rathaus
from rathaus.bots import Chair, create

PLAYERS = 3
GAME = rathaus.game("neom")
BOT = create("easy", GAME)


def play(seed: int) -> rathaus.State:
    """One game to its end."""
    rng = Random(seed)
    state = GAME.start(PLAYERS)
    while turn := state.turn():
        seat = turn[0]
        chance = seat == rathaus.CHANCE
        state.play(seat, state.sample(rng) if chance else BOT.choose(Chair(state, seat), rng))
    return state


def main(games: int) -> None:
    built, won = Counter[str](), Counter[str]()
    for seed in track(range(games), "playing", transient=True):
        state = play(seed)
        cities = [seat["city"] for seat in state.view(None)["seats"]]
        for city, rank in zip(cities, state.ranks(), strict=True):
            tiles = {tile for tile in city if tile}
            built.update(tiles)
            won.update(tiles if rank == 1 else ())
    usual = [tile for tile, count in built.items() if count >= games / 4]
    print(f"{games} games of {PLAYERS}; of those who built a tile so many won:")
    for tile in sorted(usual, key=lambda tile: (-won[tile] / built[tile], tile))[:15]:
        print(f"{won[tile] / built[tile]:5.0%}  {tile} ({built[tile]} times)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
