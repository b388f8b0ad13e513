"""The table in a terminal: `sitting` leads through a game, a picture draws it.

The picture of a game is the module of its name; a game without one gets the `generic` picture.
All that is drawn comes from the view of the seat at the device, never from the whole state.
"""
