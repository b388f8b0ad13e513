"""The rules of City Tycoon, in the order of the rulebook; `steps` lists the steps.

course (CTY-3 to 5, 9, 10), draft (6), extending (7), supplying (8), transport and routes (8.6 to
8.21). `reasons` is the shape in which they say what is against a move.
"""
