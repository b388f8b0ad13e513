"""The rules of Hamburg, in the order of the rulebook; `steps` joins the steps they are made of.

setup (HAM-2), phase_one (4), phase_two (5), dangers (6), phase_three, base and acting (7),
abilities, costs, reactions and effects (8, 9, 12), prices (9e), phase_four (10), tom (14a),
tom_decisions (14b). What can forbid a move is listed in `obstacles`.
"""
