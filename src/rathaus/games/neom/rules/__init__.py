"""The rules of NEOM, in the order of the rulebook; each module lists its steps.

setup and draft (NEO-3 to 5), actions (6), payment (6b, 13, 14), disasters (9), income (10).
"""
