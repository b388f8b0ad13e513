"""The rules of Hamburg, in the order of the rulebook; `steps` lists the steps they are made of.

setup (HAM-2), phase_one (4), phase_two (5), dangers (6), turn and base (7), abilities and
effects (8, 9, 12), prices (9e), phase_four (10), tom (14a), tom_decisions (14b).
"""
