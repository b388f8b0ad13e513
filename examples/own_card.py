"""A card of your own box: a component file replaces what the published sources do not tell.

python examples/own_card.py
rathaus components template neom > mine.toml    # all values that may be replaced
rathaus components check mine.toml
rathaus play neom --components mine.toml
"""

import rathaus

MINE = """
game = "neom"
name = "rich exchange"

[once]
stock_exchange = 40   # coins for whoever builds it

[roads]
villas = "NESW"       # exits of a tile
"""
TOO_MUCH = MINE.replace("[roads]\nvillas", "[roads]\nparking_authority")  # printed in the rulebook

if __name__ == "__main__":
    game = rathaus.game("neom", components=MINE)
    print(f"The set is called {game.components_id}; saves and records name it.")

    for title, components in (("as published", None), ("with my box", MINE)):
        results = rathaus.simulate(
            "neom", players=2, games=10, seed=1, bots=["easy"], components=components
        )
        best = max(max(result.scores) for result in results.results)
        mean = sum(seat.mean for seat in results.seats()) / results.players
        print(f"{title}: {mean:.1f} points on average, {best} at best")

    try:
        rathaus.game("neom", components=TOO_MUCH)
    except rathaus.RathausError as error:
        print(f"What the rulebook tells stays: {error}")
