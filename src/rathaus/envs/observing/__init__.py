"""What a seat may know of each game, as numbers: one file per game.

Each `observe(sheet, state, seat)` writes what the seat's view shows and no more; tests redeal
behind its back. `VERSION` is raised whenever a part changes its place or meaning.
"""
