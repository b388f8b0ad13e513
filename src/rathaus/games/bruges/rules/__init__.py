"""The rules of Bruges, in the order of the rulebook; `steps` lists them all."""
