"""The six expansions, one file each: their components and what they add to a game.

A component of an expansion has a number in the same space as the cards, so that its ability is
executed like any other. `FIRST` of each file is its first number: saved games know them.
"""
