"""The rules of NEOM, in the order of the rulebook; each module lists its steps.

dealing (NEO-3), draft (4), rounds (5), actions (6), payment (6b, 13, 14), gains (6.32, 12.23),
exchange (12.2), disasters (9), income (10).
"""
