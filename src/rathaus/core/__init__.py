"""What every game shares, without a word of any particular game.

The contract of a game, fields of a state, moves, steps, events, options, catalogue, positions,
reasons against moves, voice, match, records and errors. It imports the standard library alone.
"""
