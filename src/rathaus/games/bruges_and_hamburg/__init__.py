"""What Bruges and Hamburg have in common: they are relatives, not parent and child.

The words their cards are declared with and told with, the head of their move spaces, small acts
on the table, plots that carry cards, questions that effects ask, the open step, events and symbols
in words, keys of their catalogues, reasons against moves, and what is known of hidden cards.
Nothing here knows one of the two games; each game's folder names its own things in its own words.
"""
