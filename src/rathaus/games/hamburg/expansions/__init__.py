"""The six expansions, one file each: their components and what they add to a game.

A component of an expansion has a number in the same space as the cards, so that its ability is
executed like any other. Numbers: mayor sides 301-310, ships 321-326, exchange sides 341-360,
clergy sides 361-384, danger tokens 401-420.
"""
