"""What players are asked, and what their moves say, are about and would do: one file per question.

Each file has its moves (`MOVES`, by range), and the sentences that ask (`PROMPTS`, by step) where
the phrase that has the name of the step will not do.
"""
