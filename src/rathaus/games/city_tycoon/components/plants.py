"""The twelve power plants, both sides of each: the six red ones, then the six blue ones."""

from rathaus.games.city_tycoon.components.vocabulary import Plant

PLANTS: tuple[Plant, ...] = (
    Plant("red_1_a", "red", 1, "A", "solar", 9, 2),
    Plant("red_1_b", "red", 1, "B", "steam", 4, 3),
    Plant("red_2_a", "red", 2, "A", "solar", 10, 2),
    Plant("red_2_b", "red", 2, "B", "steam", 5, 3),
    Plant("red_3_a", "red", 3, "A", "solar", 13, 3),
    Plant("red_3_b", "red", 3, "B", "steam", 7, 4),
    Plant("red_4_a", "red", 4, "A", "solar", 14, 3),
    Plant("red_4_b", "red", 4, "B", "steam", 8, 4),
    Plant("red_5_a", "red", 5, "A", "solar", 17, 4),
    Plant("red_5_b", "red", 5, "B", "steam", 10, 5),
    Plant("red_6_a", "red", 6, "A", "solar", 20, 5),
    Plant("red_6_b", "red", 6, "B", "steam", 12, 6),
    Plant("blue_1_a", "blue", 1, "A", "wind", 6, 1),
    Plant("blue_1_b", "blue", 1, "B", "hydro", 3, 2),
    Plant("blue_2_a", "blue", 2, "A", "wind", 9, 2),
    Plant("blue_2_b", "blue", 2, "B", "hydro", 4, 2),
    Plant("blue_3_a", "blue", 3, "A", "wind", 10, 2),
    Plant("blue_3_b", "blue", 3, "B", "hydro", 6, 3),
    Plant("blue_4_a", "blue", 4, "A", "wind", 13, 3),
    Plant("blue_4_b", "blue", 4, "B", "hydro", 8, 4),
    Plant("blue_5_a", "blue", 5, "A", "wind", 14, 3),
    Plant("blue_5_b", "blue", 5, "B", "hydro", 9, 4),
    Plant("blue_6_a", "blue", 6, "A", "wind", 17, 4),
    Plant("blue_6_b", "blue", 6, "B", "hydro", 11, 5),
)
