"""The rules that can stand against a move, and their clauses.

The rooms of the rules say which of them does, beside what decides it; the sentences are in `text`.
"""

Against = tuple[str, dict[str, int]]  # a key of `CLAUSES`, and the numbers of its sentence

CLAUSES = {
    "not_yours": "CTY-7.1",
    "too_dear": "CTY-7.5",
    "stack_empty": "CTY-7.9",
    "not_open": "CTY-7.4",
    "row_too_dear": "CTY-7.17",
    "side_taken": "CTY-7.12",
    "no_symbol": "CTY-7.12",
    "not_your_district": "CTY-7.7",
    "no_demand": "CTY-8.4",
    "supplied_already": "CTY-8.3",
    "no_goods": "CTY-8.22",
    "no_cubes": "CTY-8.5",
    "transport_too_dear": "CTY-8.16",
    "plant_empty": "CTY-8.6",
    "no_route": "CTY-8.9",
}
