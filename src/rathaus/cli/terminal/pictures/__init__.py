"""The pictures of the games: a module or folder named after each, and one that fits all."""
