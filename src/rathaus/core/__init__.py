"""What every game shares, and not one game word.

Here live the contract of a game, its moves, steps, events, options, voice, records and errors.
Nothing from the rest of the package may come in; only the standard library is used.
"""
