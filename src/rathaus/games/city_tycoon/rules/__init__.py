"""The rules of City Tycoon, in the order of the rulebook; `steps` lists the steps.

course (CTY-3 to 5, 9, 10), draft (6), extending (7), supplying (8), transport and routes (8.6 to
8.21). What is against a move is said beside what decides it.
"""
